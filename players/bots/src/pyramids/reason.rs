//! Why a turn is good or bad, in words that a page can translate.

use super::search::Position;
use super::side::{COLOURS, Floors, Held, SIX, TOP, card, fits, points, stones};
use super::turn::{Intent, Play, cards_of, take};
use crate::Reason;
use ::pyramids::{Card, Pyramid};

/// Everything that can be said for or against a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// "Ends the game with a lead of {points}."
    Ends { points: i16 },
    /// "Ends the game while another is ahead by {points}."
    EndsBehind { points: i16 },
    /// "Completes {pyramid} for {points} points."
    Completes { pyramid: String, points: i16 },
    /// "Makes {pyramid} a Great Pyramid: it counts double."
    Great { pyramid: String },
    /// "Spoils a pyramid in front of seat {seat} with {card}."
    Spoils { card: Card, seat: u8 },
    /// "Helps seat {seat}, who gets {card}."
    Helps { card: Card, seat: u8 },
    /// "{card} is a base on which a Great Pyramid can grow."
    Base { card: Card },
    /// "Builds {pyramid} up step by step."
    Grows { pyramid: String },
    /// "{card} leaves a step out: the pyramid can't become Great any more."
    Small { card: Card },
    /// "Exchanges {cards}: no pyramid needs them soon."
    Exchanges { cards: String },
    /// "Keeps {card} until its pyramid has grown."
    KeepsTop { card: Card },
    /// "Keeps {card} back: the sixth pyramid would end the game while another is ahead."
    AvoidsEnd { card: Card },
    /// "Keeps {cards} for pyramids that are open."
    Keeps { cards: String },
    /// "Gives up {cards}, which fit nothing here."
    Discards { cards: String },
}

impl Why {
    /// Every key with the names of its arguments.
    pub(super) const ALL: &'static [(&'static str, &'static [&'static str])] = &[
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

    /// The same for a translator.
    pub(super) fn reason(self) -> Reason {
        let (key, arguments) = match self {
            Self::Ends { points } => ("pyramids-reason-ends", vec![("points", points.to_string())]),
            Self::EndsBehind { points } => {
                ("pyramids-reason-ends-behind", vec![("points", points.to_string())])
            }
            Self::Completes { pyramid, points } => {
                ("pyramids-reason-completes", vec![("pyramid", pyramid), ("points", points.to_string())])
            }
            Self::Great { pyramid } => ("pyramids-reason-great", vec![("pyramid", pyramid)]),
            Self::Spoils { card, seat } => {
                ("pyramids-reason-spoils", vec![("card", card.to_string()), ("seat", seat.to_string())])
            }
            Self::Helps { card, seat } => {
                ("pyramids-reason-helps", vec![("card", card.to_string()), ("seat", seat.to_string())])
            }
            Self::Base { card } => ("pyramids-reason-base", vec![("card", card.to_string())]),
            Self::Grows { pyramid } => ("pyramids-reason-grows", vec![("pyramid", pyramid)]),
            Self::Small { card } => ("pyramids-reason-small", vec![("card", card.to_string())]),
            Self::Exchanges { cards } => ("pyramids-reason-exchanges", vec![("cards", cards)]),
            Self::KeepsTop { card } => ("pyramids-reason-keeps-top", vec![("card", card.to_string())]),
            Self::AvoidsEnd { card } => ("pyramids-reason-avoids-end", vec![("card", card.to_string())]),
            Self::Keeps { cards } => ("pyramids-reason-keeps", vec![("cards", cards)]),
            Self::Discards { cards } => ("pyramids-reason-discards", vec![("cards", cards)]),
        };
        Reason { key, arguments }
    }
}

/// More would not be read.
const MOST: usize = 4;

/// Why to take this turn, or what it brings anyway; the most telling first.
pub(super) fn reasons(position: &Position<'_>, intent: &Intent) -> Vec<Reason> {
    let mut found = match intent {
        Intent::Exchange(tops) => {
            let cards = tops
                .iter()
                .enumerate()
                .flat_map(|(colour, count)| (0..*count).map(move |_| card(colour, TOP)));
            vec![Why::Exchanges { cards: listed(cards) }]
        }
        Intent::Moves { plays, discards } => moves(position, plays, discards),
    };
    found.sort_by_key(rank);
    found.dedup();
    found.truncate(MOST);
    found.into_iter().map(Why::reason).collect()
}

/// How telling a reason is: the lower the more.
fn rank(why: &Why) -> u8 {
    match why {
        Why::Ends { .. } | Why::EndsBehind { .. } => 0,
        Why::Completes { points, .. } if *points > 10 => 1,
        Why::AvoidsEnd { .. } | Why::Spoils { .. } | Why::Helps { .. } => 2,
        Why::Great { .. } | Why::Completes { .. } => 3,
        Why::Small { .. } | Why::Base { .. } => 4,
        Why::Grows { .. } | Why::Exchanges { .. } => 5,
        Why::KeepsTop { .. } => 6,
        Why::Keeps { .. } => 7,
        Why::Discards { .. } => 8,
    }
}

fn moves(position: &Position<'_>, plays: &[Play], discards: &[Held; COLOURS]) -> Vec<Why> {
    let mut found = Vec::new();
    let mut world = position.world;
    for play in plays {
        let played = world.put(play.seat, play.colour, play.rank, play.on);
        if played && play.seat == position.seat {
            found.extend(own(play));
        } else if played {
            found.push(others(position, play));
        }
    }
    if world.over {
        let lead = world.lead(position.seat);
        let wins = world.win(position.seat) > 0.0;
        found.push(if wins { Why::Ends { points: lead } } else { Why::EndsBehind { points: -lead } });
        return found;
    }
    let mut kept = world.side(position.seat).hand;
    for (colour, held) in discards.iter().enumerate() {
        for rank in held.ranks() {
            take(&mut kept, colour, rank);
        }
    }
    let side = world.side(position.seat);
    let mut useful = Vec::new();
    for (colour, (held, row)) in kept.iter().zip(&side.rows).enumerate() {
        let open = row.as_slice();
        if held.top_stones() > 0 && open.iter().any(|floors| fits(TOP, *floors)) {
            let card = card(colour, TOP);
            let ends = side.complete + 1 == SIX && world.lead(position.seat) < 0;
            found.push(if ends { Why::AvoidsEnd { card } } else { Why::KeepsTop { card } });
        }
        let below = |rank: u8| open.iter().any(|floors| u32::from(rank) < floors.trailing_zeros());
        useful.extend(held.floors().filter(|rank| below(*rank)).map(|rank| self::card(colour, rank)));
    }
    if !useful.is_empty() {
        found.push(Why::Keeps { cards: listed(useful) });
    }
    let given = cards_of(discards);
    if !given.is_empty() {
        found.push(Why::Discards { cards: listed(given) });
    }
    found
}

/// What a play in front of the seat itself brings.
fn own(play: &Play) -> Option<Why> {
    let Some(floors) = play.on else {
        // PY-19: on a base of 6 or more every complete pyramid is Great, on one of 5 it can be.
        return (stones(1 << play.rank) >= 5).then(|| Why::Base { card: play.card() });
    };
    if play.rank == TOP {
        return Some(Why::Completes { pyramid: named(play.colour, floors), points: points(floors) });
    }
    let grown = floors | 1 << play.rank;
    let pyramid = named(play.colour, grown);
    if stones(grown) > 10 && stones(floors) <= 10 {
        return Some(Why::Great { pyramid });
    }
    if most(floors) > 10 && most(grown) <= 10 {
        return Some(Why::Small { card: play.card() });
    }
    Some(Why::Grows { pyramid })
}

/// What a play in front of another seat does there.
fn others(position: &Position<'_>, play: &Play) -> Why {
    let spoils = play.on.is_some_and(|floors| {
        play.rank != TOP
            && position.hope(play.colour, floors | 1 << play.rank) < position.hope(play.colour, floors)
    });
    let (card, seat) = (play.card(), play.seat);
    if spoils { Why::Spoils { card, seat } } else { Why::Helps { card, seat } }
}

/// The most stones that a pyramid can get.
fn most(floors: Floors) -> i32 {
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
