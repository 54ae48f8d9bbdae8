//! A record that was tampered with is refused at its first wrong line.

use crate::common::{secret, start, verify_any, whole, whole_any};
use proptest::prelude::*;
use record::{Deals, GameName, Record, Verified, verify};
use silver_gold::SilverGold;
use the_game::TheGame;

/// Replaces the lines from `number`, which counts from 1, up to `upto` by others.
fn with(lines: &[&str], number: usize, others: &[&str], upto: usize) -> String {
    let parts = [&lines[..number - 1], others, &lines[upto..]];
    parts.concat().join("\n") + "\n"
}

/// The line with another last character: a digit for a digit, a letter for a letter.
fn altered(line: &str) -> String {
    let (rest, last) = line.split_at(line.len() - 1);
    let other = match last {
        "9" => "8",
        "e" => "d",
        "]" => return line.replacen('"', "\"0", 1),
        digit if digit.chars().all(|c| c.is_ascii_digit()) => "9",
        _ => "e",
    };
    format!("{rest}{other}")
}

fn deals(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).collect()
}

fn sorted(text: &str) -> Vec<&str> {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.sort_unstable();
    lines
}

/// Changes every line in turn. A change of a deal or of the result is found at that line. Other changes may lead to another
/// valid record:
/// - the names of the players and the order of the tags mean nothing for the game;
/// - without the commitment or the seed less is proven, and [`verify`] says so;
/// - choices are not signed: another legal choice makes a possible game if every deal and the result stay the same. Two
///   cards on two piles can be placed in either order.
fn tamper(game: GameName, seed: u8) {
    let text = whole_any(game, seed);
    let whole = verify_any(&text).unwrap();
    assert!(matches!(whole.deals, Deals::Checked { committed: true, .. }));
    let lines: Vec<&str> = text.lines().collect();
    let (mut refused, mut possible) = (0, 0);
    for number in 1..=lines.len() {
        let line = lines[number - 1];
        if line.is_empty() {
            continue;
        }
        let mut changes =
            vec![with(&lines, number, &[], number), with(&lines, number, &[&altered(line)], number)];
        if let Some(next) = lines.get(number).filter(|next| !next.is_empty()) {
            changes.push(with(&lines, number, &[next, line], number + 1));
        }
        for changed in changes {
            match verify_any(&changed) {
                Err(error) => {
                    refused += 1;
                    if !line.starts_with('[') {
                        assert!(error.line >= number, "{line}: {error}");
                    }
                    // The syntax of the whole text is checked first: that finds an event after the result.
                    if line.starts_with(|c: char| c.is_ascii_lowercase()) && changed.parse::<Record>().is_ok()
                    {
                        assert_eq!(error.line, number, "{line}: {error}");
                    }
                }
                Ok(verified) if line.starts_with('[') => {
                    assert_eq!((verified.events, &verified.result), (whole.events, &whole.result));
                    // Names of players prove nothing, and a checksum may be left out, but not be wrong.
                    let left_out = line.starts_with("[DeckChecksum") && !changed.contains("[DeckChecksum");
                    let harmless =
                        sorted(&changed) == sorted(&text) || line.starts_with("[Seats") || left_out;
                    assert!(harmless || verified.deals != whole.deals, "{line}");
                }
                Ok(verified) => {
                    possible += 1;
                    assert_eq!(deals(&changed), deals(&text), "{line}");
                    assert_eq!((verified.deals, verified.result), (whole.deals, whole.result.clone()));
                    assert!(line.starts_with(|c: char| c.is_ascii_digit()));
                }
            }
        }
    }
    assert!(
        refused > lines.len() && possible < lines.len() / 2,
        "{game}: {refused} refused, {possible} possible"
    );
}

#[test]
fn tampering_with_the_game() {
    (0..6).for_each(|seed| tamper(GameName::TheGame, seed));
}

#[test]
fn tampering_with_silver_gold() {
    tamper(GameName::SilverGold, 1);
}

#[test]
fn tampering_with_pyramids() {
    (0..2).for_each(|seed| tamper(GameName::Pyramids, seed));
}

/// A whole game of The Game and the number of its first deal.
fn sample() -> (String, usize) {
    let text = whole::<TheGame>(2, "", 0);
    let number = text.lines().position(|line| line.starts_with("deal")).unwrap() + 1;
    (text, number)
}

fn error(text: &str) -> String {
    verify_any(text).expect_err(text).to_string()
}

#[test]
fn another_deal_is_refused_with_the_deal_of_the_seed() {
    let (text, number) = sample();
    let deal = text.lines().nth(number - 1).unwrap();
    let other = "deal 0 2 3 4 5 6 7 8";
    assert_eq!(
        error(&text.replace(deal, other)),
        format!("line {number}, column 1: expected `{deal}`, the deal that follows from the seed")
    );
    // Without the seed it is a possible deal, until somebody plays a card that was not dealt.
    let seed = text.lines().find(|line| line.starts_with("[Seed")).unwrap();
    let unproven = text.replace(&format!("{seed}\n"), "");
    assert_eq!(verify_any(&unproven).unwrap().deals, Deals::NoSeed);
    assert!(error(&unproven.replace(deal, other)).contains("is not in"));
}

#[test]
fn a_commitment_to_another_secret_is_refused_at_its_tag() {
    let (text, _) = sample();
    let number = text.lines().position(|line| line.starts_with("[Commitment")).unwrap() + 1;
    let (kept, broken) = (secret(0).commitment(), secret(1).commitment());
    assert_eq!(
        error(&text.replace(&kept.to_string(), &broken.to_string())),
        format!("line {number}, column 14: the seed does not match this commitment: it commits to {kept}")
    );
    let other = text.replace(&secret(0).reveal(), &secret(1).reveal());
    assert_eq!(
        error(&other),
        format!("line {number}, column 14: the seed does not match this commitment: it commits to {broken}")
    );
    // If the commitment fits the other seed, the first deal is wrong.
    let (_, deal) = sample();
    let both = other.replace(&kept.to_string(), &broken.to_string());
    assert!(error(&both).starts_with(&format!("line {deal}, column 1: expected `deal 0 ")));
}

#[test]
fn deals_depend_on_the_contributions() {
    let (text, deal) = sample();
    for other in ["[Mix \"416462;\"]\n", "[Mix \"416461;00\"]\n", "[Mix \";416461\"]\n", ""] {
        let refused = error(&text.replace("[Mix \"416461;\"]\n", other));
        let deal = if other.is_empty() { deal - 1 } else { deal };
        assert!(
            refused.starts_with(&format!("line {deal}, column 1: expected `deal 0 ")),
            "{other}: {refused}"
        );
    }
}

#[test]
fn a_seed_without_a_commitment_is_reported() {
    let (text, _) = sample();
    let commitment = format!("[Commitment \"{}\"]\n", secret(0).commitment());
    let verified = verify_any(&text.replace(&commitment, "")).unwrap();
    let count = deals(&text).len() - 1;
    assert_eq!(verified.deals, Deals::Checked { count, committed: false });
}

#[test]
fn an_unfinished_record_is_checked_as_far_as_it_goes() {
    let (mut builder, mut dealer) = start::<SilverGold>(3, "", 4);
    crate::common::go_on(&mut builder, &mut dealer, &mut tabletop::Seeded::new(4), 40);
    let verified = |text: &str| verify::<SilverGold>(&text.parse::<Record>().unwrap(), None);
    assert_eq!(verified(&builder.text()).unwrap().deals, Deals::NoSeed);
    builder.reveal(&secret(4));
    let text = builder.text();
    let Verified { events, result, deals: found } = verified(&text).unwrap();
    assert!(events > 30);
    assert_eq!(result, None);
    let count = deals(&text).len() - 1;
    assert_eq!(found, Deals::Checked { count, committed: true });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn tampering_is_detected_or_changes_no_deal(
        game in 0..3usize, place in any::<prop::sample::Index>(), with in "[ -~\n]{0,2}"
    ) {
        let text = whole_any(GameName::ALL[game], 9);
        let place = place.index(text.len());
        let changed = format!("{}{with}{}", &text[..place], &text[place + 1..]);
        if let Ok(verified) = verify_any(&changed)
            && verified.deals != Deals::NoSeed
        {
            let plain = changed.parse::<Record>().unwrap().to_string();
            prop_assert_eq!(deals(&plain), deals(&text));
        }
    }
}
