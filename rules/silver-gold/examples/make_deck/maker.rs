//! The maker of the shipped deck: 48 chambers that offer a choice of ways.
//!
//! Each chamber has its entrance in the top left corner and its tomb in the bottom right one. The symbols of all cards of
//! a colour are planned together, so that no colour is richer than another; their places are drawn until the chamber
//! plays well.

use std::collections::BTreeSet;
use tabletop::{Luck, Seeded, shuffle};

const SIDE: usize = 5;
const SQUARES: usize = SIDE * SIDE;
const TOMB: usize = SQUARES - 1;

/// Cards of each colour.
const OF_A_COLOUR: usize = 16;

/// At most this many cards have a shortest way of [`LONG_WAY`] steps from the entrance to the tomb; all others have 8.
const LONG_WAYS: usize = 6;
/// In steps.
const LONG_WAY: u32 = 10;

type Chamber = [char; SQUARES];

/// What a card must hold besides its entrance, its tomb and a gem of each colour.
struct Plan {
    walls: usize,
    symbols: Vec<char>,
}

/// The deck's file. The same seed gives the same text on every machine.
#[must_use]
pub(crate) fn make(seed: u64) -> String {
    let mut luck = Seeded::new(seed);
    let mut plans: Vec<_> = (0..3).map(|_| plan_colour(&mut luck).into_iter()).collect();
    let mut text = format!(
        "# The 48 chambers of this project's own deck; those of the printed game are in no source at hand.\n\
         # Made by `cargo run -p benben-silver-gold --example make_deck -- {seed}`, then frozen: records name it.\n\
         #\n\
         # . plain   # wall   E entrance   T tomb   x red cross\n\
         # r red gem   g green gem   t torch   s skull   p potion\n\
         deck benben-48\n\
         game silver-gold\n\
         expeditions I2=1 I3=2 V3=2 T4=1 L4=1 O4=1\n"
    );
    let mut seen = BTreeSet::new();
    let mut long_ways = LONG_WAYS;
    // Numbers go green, orange, purple in turn.
    for number in 1..=3 * OF_A_COLOUR {
        let (colour, plans) = match number % 3 {
            1 => ("green", plans.first_mut()),
            2 => ("orange", plans.get_mut(1)),
            _ => ("purple", plans.get_mut(2)),
        };
        let Some(plan) = plans.and_then(Iterator::next) else { continue };
        let chamber = loop {
            let Some(chamber) = draw(&plan, long_ways > 0, &mut luck) else { continue };
            if seen.contains(&mirrored(&chamber)) || !seen.insert(chamber) {
                continue;
            }
            break chamber;
        };
        if steps(&open(&chamber)) == Some(LONG_WAY) {
            long_ways -= 1;
        }
        text.push_str(&format!("\ncard {number} {colour}\n"));
        for row in chamber.chunks(SIDE) {
            text.extend(row);
            text.push('\n');
        }
    }
    text
}

/// The plans of one colour's cards. Every colour has the same totals, shuffled independently.
fn plan_colour(luck: &mut impl Luck) -> Vec<Plan> {
    let mut column = |counts: &[(usize, usize)]| {
        let mut column: Vec<usize> =
            counts.iter().flat_map(|(count, cards)| std::iter::repeat_n(*count, *cards)).collect();
        shuffle(&mut column, luck);
        column
    };
    let walls = column(&[(4, 5), (5, 6), (6, 5)]);
    let crosses = column(&[(1, 8), (2, 8)]);
    let torches = column(&[(1, 8), (0, 8)]);
    let potions = column(&[(1, 5), (0, 11)]);
    let plan = |(((walls, crosses), torches), potions)| {
        let counts = [('r', 1), ('g', 1), ('x', crosses), ('t', torches), ('p', potions), ('s', 3)];
        let symbols =
            counts.into_iter().flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count)).collect();
        Plan { walls, symbols }
    };
    walls.into_iter().zip(crosses).zip(torches).zip(potions).map(plan).collect()
}

/// Lays out a plan at random; `None` if the chamber does not play well.
fn draw(plan: &Plan, long_way: bool, luck: &mut impl Luck) -> Option<Chamber> {
    let mut places: Vec<usize> = (1..TOMB).collect();
    shuffle(&mut places, luck);
    let mut chamber = ['.'; SQUARES];
    let contents = std::iter::repeat_n(&'#', plan.walls).chain(&plan.symbols);
    let ends = [(0, 'E'), (TOMB, 'T')];
    for (place, content) in places.into_iter().zip(contents.copied()).chain(ends) {
        *chamber.get_mut(place)? = content;
    }
    (has_good_symbols(&chamber) && has_good_walls(&chamber, long_way)).then_some(chamber)
}

fn has_good_walls(chamber: &Chamber, long_way: bool) -> bool {
    let open = open(chamber);
    let all_reached = reach(&open).iter().zip(&open).all(|(reached, open)| reached.is_some() || !open);
    let way = steps(&open);
    let short = way == Some(8) || (long_way && way == Some(LONG_WAY));
    // Two ways that share no square: nobody has to walk a corridor to the tomb.
    let choice = (1..TOMB).all(|square| steps(&closed(&open, square)).is_some());
    let heap = (0..SQUARES).any(|square| {
        square % SIDE + 1 < SIDE
            && [0, 1, SIDE, SIDE + 1].iter().all(|step| open.get(square + step) == Some(&false))
    });
    all_reached && short && choice && !heap
}

fn has_good_symbols(chamber: &Chamber) -> bool {
    let of = |symbol| (0..SQUARES).filter(move |square| chamber.get(*square) == Some(&symbol));
    // The treasures lie apart, the gems on both sides of the straight way: no short way passes all.
    let apart = |one, other, least| of(one).all(|a| of(other).all(|b| a == b || distance(a, b) >= least));
    let sides = of('r').zip(of('g')).all(|(red, green)| side(red) * side(green) < 0);
    let spread = sides
        && of('t').all(|torch| side(torch).abs() >= 2 && of('s').any(|skull| distance(skull, torch) == 1))
        && apart('r', 'g', 4)
        && apart('t', 'r', 3)
        && apart('t', 'g', 3)
        && apart('x', 'x', 3)
        && apart('s', 's', 2)
        && apart('p', 's', 2);
    if !spread {
        return false;
    }
    // A way without a skull exists and costs at most one detour, but each skull is in someone's way: the short ways
    // are not all clean, and at least two skulls lie next to something worth having.
    let open = open(chamber);
    let clean = of('s').fold(open, |open, skull| closed(&open, skull));
    let avoidable = steps(&clean).is_some_and(|steps| steps <= LONG_WAY);
    let tempting = |skull: &usize| {
        of('r').chain(of('g')).chain(of('t')).chain(of('x')).any(|prize| distance(*skull, prize) == 1)
    };
    let in_the_way = of('s').any(|skull| is_on_a_short_way(&open, skull));
    // A skull beside the entrance or the tomb would take half of the ways at once.
    let ends_free = of('s').all(|skull| distance(skull, 0) > 1 && distance(skull, TOMB) > 1);
    avoidable && ends_free && in_the_way && of('s').filter(tempting).count() >= 2
}

fn open(chamber: &Chamber) -> [bool; SQUARES] {
    chamber.map(|content| content != '#')
}

fn closed(open: &[bool; SQUARES], square: usize) -> [bool; SQUARES] {
    let mut open = *open;
    if let Some(place) = open.get_mut(square) {
        *place = false;
    }
    open
}

fn distance(one: usize, other: usize) -> usize {
    (one % SIDE).abs_diff(other % SIDE) + (one / SIDE).abs_diff(other / SIDE)
}

/// How far the square lies above (positive) or below the diagonal from the entrance to the tomb.
fn side(square: usize) -> i32 {
    let place = |number: usize| i32::try_from(number).unwrap_or(0);
    place(square % SIDE) - place(square / SIDE)
}

/// How many steps it takes from the entrance to each open square.
fn reach(open: &[bool; SQUARES]) -> [Option<u32>; SQUARES] {
    let mut reached = [None; SQUARES];
    let mut border = vec![0];
    let mut step = 0;
    while !border.is_empty() {
        for square in &border {
            if let Some(place) = reached.get_mut(*square) {
                *place = Some(step);
            }
        }
        let is_new = |square: &usize| {
            open.get(*square) == Some(&true)
                && reached.get(*square) == Some(&None)
                && border.iter().any(|old| distance(*old, *square) == 1)
        };
        border = (0..SQUARES).filter(is_new).collect();
        step += 1;
    }
    reached
}

/// How many steps it takes from the entrance to the tomb.
fn steps(open: &[bool; SQUARES]) -> Option<u32> {
    reach(open).last().copied().flatten()
}

/// Whether a shortest way to the tomb passes the square.
fn is_on_a_short_way(open: &[bool; SQUARES], square: usize) -> bool {
    let mut turned = *open;
    turned.reverse();
    let there = reach(open).get(square).copied().flatten();
    let back = reach(&turned).get(TOMB - square).copied().flatten();
    there.zip(back).map(|(there, back)| there + back) == steps(open)
}

/// The chamber mirrored along the diagonal from the entrance to the tomb.
fn mirrored(chamber: &Chamber) -> Chamber {
    std::array::from_fn(|square| chamber.get(square % SIDE * SIDE + square / SIDE).copied().unwrap_or('.'))
}
