//! Inputs that are almost right: files of the corpus with a few changes.

use std::ops::Range;
use tabletop::{Luck, pick};

/// Numbers at the edges of what types and rules allow.
const NUMBERS: [&str; 17] = [
    "0",
    "-0",
    "00",
    "1",
    "-1",
    "7",
    "99",
    "127",
    "255",
    "256",
    "65536",
    "4294967295",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "0.5",
    "1e309",
];

/// Words and characters that mean something to one parser or another.
const TOKENS: [&str; 26] = [
    " ", "\t", "\n", "\n\n", "\r\n", "#", "=", "-", ":", ",", ";", "\"", "\\", "\\u0000", "[", "]", "{}",
    "[]", "\"\"", "null", "true", "\0", "\u{7f}", "\u{feff}", "ż", "𝄞",
];

/// One of the seeds with one to four changes, mostly one, since most changes are refused. There is at least one seed.
pub(crate) fn mutation(seeds: &[Vec<u8>], luck: &mut impl Luck) -> Vec<u8> {
    let mut input = pick(seeds, luck).unwrap().clone();
    let most = 1 + luck.below(4);
    for _ in 0..=luck.below(most) {
        change(&mut input, seeds, luck);
    }
    input
}

fn change(input: &mut Vec<u8>, seeds: &[Vec<u8>], luck: &mut impl Luck) {
    match luck.below(12) {
        0 => {
            let place = below(input.len(), luck);
            // The highest bit rarely: most bytes that have it are not UTF-8.
            let bits = if luck.below(8) == 0 { 8 } else { 7 };
            if let Some(byte) = input.get_mut(place) {
                *byte ^= 1 << luck.below(bits);
            }
        }
        1 => {
            let place = below(input.len(), luck);
            if let Some(byte) = input.get_mut(place) {
                *byte = b' ' + u8::try_from(luck.below(95)).unwrap();
            }
        }
        2 => {
            let range = range(input, luck);
            input.drain(range);
        }
        3 => {
            let copy = input[range(input, luck)].to_vec();
            insert(input, &copy, luck);
        }
        4 => {
            let other = pick(seeds, luck).unwrap();
            input.truncate(below(input.len() + 1, luck));
            input.extend(&other[below(other.len() + 1, luck)..]);
        }
        5 => {
            let other = pick(seeds, luck).unwrap();
            let piece = other[range(other, luck)].to_vec();
            insert(input, &piece, luck);
        }
        6 => insert(input, pick(&TOKENS, luck).unwrap().as_bytes(), luck),
        7 => insert(input, pick(&NUMBERS, luck).unwrap().as_bytes(), luck),
        8 => input.truncate(below(input.len() + 1, luck)),
        9 => change_lines(input, luck),
        // What is a number stays a number, so that most of these pass the parser.
        _ => change_number(input, luck),
    }
}

/// Leaves out, repeats or moves a line.
fn change_lines(input: &mut Vec<u8>, luck: &mut impl Luck) {
    let mut lines: Vec<Vec<u8>> = input.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    if lines.is_empty() {
        return;
    }
    let (from, to) = (below(lines.len(), luck), below(lines.len(), luck));
    match luck.below(3) {
        0 => drop(lines.remove(from)),
        1 => lines.insert(to, lines[from].clone()),
        _ => lines.swap(from, to),
    }
    *input = lines.concat();
}

/// Puts another number in the place of one.
fn change_number(input: &mut Vec<u8>, luck: &mut impl Luck) {
    let is_digit = |place: usize| input.get(place).is_some_and(u8::is_ascii_digit);
    let starts: Vec<usize> =
        (0..input.len()).filter(|place| is_digit(*place) && (*place == 0 || !is_digit(place - 1))).collect();
    let Some(start) = pick(&starts, luck).copied() else { return };
    let end = (start..).find(|place| !is_digit(*place)).unwrap();
    let near = luck.below(120).to_string();
    let number = if luck.below(2) == 0 { near.as_str() } else { pick(&NUMBERS, luck).unwrap() };
    input.splice(start..end, number.bytes());
}

fn insert(input: &mut Vec<u8>, piece: &[u8], luck: &mut impl Luck) {
    let place = below(input.len() + 1, luck);
    input.splice(place..place, piece.iter().copied());
}

/// A part of the bytes: mostly a few, now and then many.
fn range(bytes: &[u8], luck: &mut impl Luck) -> Range<usize> {
    let start = below(bytes.len() + 1, luck);
    let longest = if luck.below(4) == 0 { bytes.len() } else { 12 };
    start..(start + 1 + below(longest, luck)).min(bytes.len()).max(start)
}

/// A number below the bound; 0 if there is none.
fn below(bound: usize, luck: &mut impl Luck) -> usize {
    luck.below(u32::try_from(bound).unwrap()) as usize
}
