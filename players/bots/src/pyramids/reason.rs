//! The reasons for or against a turn.

use super::decision::Decision;
use super::packed::{Floors, PackedHand, TOP, card, cards, fits, points, stones};
use super::plan::Play;
use super::turn::{Moves, Turn, top_stones};
use crate::Reason;
use crate::advice::reason;
use ::pyramids::{Card, Pyramid, Pyramids};

/// Every reason with the names of its arguments.
pub(super) const REASONS: &[(&str, &[&str])] = &[
    ("pyramids-reason-ends", &["points"]),
    ("pyramids-reason-ends-behind", &["points"]),
    ("pyramids-reason-completes", &["pyramid", "points"]),
    ("pyramids-reason-great", &["pyramid"]),
    ("pyramids-reason-spoils", &["card", "seat"]),
    ("pyramids-reason-helps", &["card", "seat"]),
    ("pyramids-reason-base", &["card"]),
    ("pyramids-reason-grows", &["pyramid"]),
    ("pyramids-reason-small", &["card"]),
    ("pyramids-reason-exchanges", &["cards"]),
    ("pyramids-reason-keeps-top", &["card"]),
    ("pyramids-reason-avoids-end", &["card"]),
    ("pyramids-reason-keeps", &["cards"]),
    ("pyramids-reason-discards", &["cards"]),
];

/// The most reasons that one turn gets.
const MOST: usize = 4;

/// A reason with its rank: reasons of a lower rank matter more.
type Ranked = (u8, Reason);

/// The most important reasons for or against a turn, most important first.
pub(super) fn reasons(decision: &Decision<'_>, turn: &Turn) -> Vec<Reason> {
    let mut found = match turn {
        Turn::Exchange(tops) => {
            vec![(5, reason!("pyramids-reason-exchanges", cards = listed(top_stones(tops))))]
        }
        Turn::Moves(moves) => for_moves(decision, moves),
    };
    found.sort_by_key(|(rank, _)| *rank);
    found.dedup();
    found.into_iter().map(|(_, reason)| reason).take(MOST).collect()
}

fn for_moves(decision: &Decision<'_>, Moves { plays, discards }: &Moves) -> Vec<Ranked> {
    let mut found = Vec::new();
    let mut world = decision.world;
    for play in plays {
        let played = world.put(*play);
        if played && play.seat == decision.seat {
            found.extend(for_own_play(play));
        } else if played {
            found.push(for_other_play(decision, play));
        }
    }
    if world.over {
        let lead = world.lead(decision.seat);
        found.push(match world.win(decision.seat) > 0.0 {
            true => (0, reason!("pyramids-reason-ends", points = lead)),
            false => (0, reason!("pyramids-reason-ends-behind", points = -lead)),
        });
        return found;
    }
    let state = &world.seats[decision.seat];
    let would_lose = state.complete + 1 == Pyramids::COMPLETE && world.lead(decision.seat) < 0;
    let mut kept = state.hand;
    for (kept, discards) in kept.iter_mut().zip(discards) {
        *kept = kept.minus(*discards);
    }
    let mut useful = Vec::new();
    for (colour, (held, open)) in kept.iter().zip(&state.open).enumerate() {
        if held.top_stones() > 0 && open.as_slice().iter().any(|floors| fits(TOP, *floors)) {
            let card = card(colour, TOP);
            found.push(match would_lose {
                true => (2, reason!("pyramids-reason-avoids-end", card)),
                false => (6, reason!("pyramids-reason-keeps-top", card)),
            });
        }
        let goes_on =
            |rank: &u8| open.as_slice().iter().any(|floors| u32::from(*rank) < floors.trailing_zeros());
        useful.extend(held.floors().filter(goes_on).map(|rank| card(colour, rank)));
    }
    if !useful.is_empty() {
        found.push((7, reason!("pyramids-reason-keeps", cards = listed(useful))));
    }
    if *discards != PackedHand::default() {
        found.push((8, reason!("pyramids-reason-discards", cards = listed(cards(discards)))));
    }
    found
}

/// The reason for a play in front of the seat itself.
fn for_own_play(play: &Play) -> Option<Ranked> {
    const GREAT_ABOVE: i16 = Pyramid::GREAT_ABOVE as i16;
    let card = play.card();
    let Some(floors) = play.on else {
        // PY-19: on a base of 6 or more every complete pyramid is Great, on one of 5 it can be.
        return (stones(1 << play.rank) >= 5).then(|| (4, reason!("pyramids-reason-base", card)));
    };
    if play.rank == TOP {
        let (pyramid, points) = (named(play.colour, floors), points(floors));
        let rank = if points > GREAT_ABOVE { 1 } else { 3 };
        return Some((rank, reason!("pyramids-reason-completes", pyramid, points)));
    }
    let grown = floors | 1 << play.rank;
    let pyramid = named(play.colour, grown);
    Some(if stones(grown) > GREAT_ABOVE && stones(floors) <= GREAT_ABOVE {
        (3, reason!("pyramids-reason-great", pyramid))
    } else if most_stones(floors) > GREAT_ABOVE && most_stones(grown) <= GREAT_ABOVE {
        (4, reason!("pyramids-reason-small", card))
    } else {
        (5, reason!("pyramids-reason-grows", pyramid))
    })
}

/// The reason for a play in front of another seat.
fn for_other_play(decision: &Decision<'_>, play: &Play) -> Ranked {
    let spoils = play.on.is_some_and(|floors| {
        play.rank != TOP
            && decision.expected(play.colour, floors | 1 << play.rank)
                < decision.expected(play.colour, floors)
    });
    let (card, seat) = (play.card(), play.seat);
    match spoils {
        true => (2, reason!("pyramids-reason-spoils", card, seat)),
        false => (2, reason!("pyramids-reason-helps", card, seat)),
    }
}

/// The most stones that a pyramid can get.
fn most_stones(floors: Floors) -> i16 {
    let below = (1u16 << floors.trailing_zeros()) - 1;
    stones(floors) + stones(below as Floors)
}

/// A pyramid in the notation of the game.
fn named(colour: usize, floors: Floors) -> String {
    let mut ranks = (0..TOP).rev().filter(|rank| floors >> rank & 1 == 1).map(|rank| card(colour, rank));
    let base = ranks.next().and_then(Pyramid::start);
    let whole = base.and_then(|base| ranks.try_fold(base, Pyramid::with));
    whole.map(|pyramid| pyramid.to_string()).unwrap_or_default()
}

/// Cards with single spaces between them.
fn listed(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
