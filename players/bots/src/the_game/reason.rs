//! Why a turn is good, in sentences that a translator fills in.

use crate::Reason;
use tabletop::Seat;
use the_game::Pile;

/// Why a turn is good. The English sentence stands beside each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// "This way every card can still be placed."
    Wins,
    /// "The trick: {card} goes ten back on {pile}."
    Trick { card: u8, pile: Pile },
    /// "Covers the fire on {pile}."
    Covers { pile: Pile },
    /// "Keeps {card} for the trick on {pile}."
    KeepsTrick { card: u8, pile: Pile },
    /// "The trick on {pile} stays possible: {card} is still out."
    TrickOut { card: u8, pile: Pile },
    /// "Leaves {pile} alone, as seat {seat} asked."
    Leaves { pile: Pile, seat: Seat },
    /// "Goes against what seat {seat} asked for {pile}."
    Against { pile: Pile, seat: Seat },
    /// "Keeps the way for {card} open."
    KeepsWay { card: u8 },
    /// "Saves {low} and {high}, ten apart, for one pile."
    SavesPair { low: u8, high: u8 },
    /// "{card} on {pile} passes over no card that is still out."
    Free { card: u8, pile: Pile },
    /// "{card} is the nearest card of all: {distance} from {pile}."
    Nearest { card: u8, pile: Pile, distance: u8 },
    /// "The largest step is only {distance}."
    SmallSteps { distance: u8 },
    /// "{count} more than the minimum, because they cost next to nothing."
    More { count: u8 },
    /// "Stops at the minimum and keeps the rest for better days."
    Stops,
    /// "Ends the turn: another card would cost more than it brings."
    Enough,
    /// "Nothing else is possible."
    Only,
    /// "The hand has cheap cards to start with."
    StartsWell,
    /// "The hand has no cheap cards to start with."
    StartsBadly,
}

/// Every key and the names of its arguments.
pub(super) const REASONS: &[(&str, &[&str])] = &[
    ("the-game-reason-wins", &[]),
    ("the-game-reason-trick", &["card", "pile"]),
    ("the-game-reason-covers", &["pile"]),
    ("the-game-reason-keeps-trick", &["card", "pile"]),
    ("the-game-reason-trick-out", &["card", "pile"]),
    ("the-game-reason-leaves", &["pile", "seat"]),
    ("the-game-reason-against", &["pile", "seat"]),
    ("the-game-reason-keeps-way", &["card"]),
    ("the-game-reason-saves-pair", &["low", "high"]),
    ("the-game-reason-free", &["card", "pile"]),
    ("the-game-reason-nearest", &["card", "pile", "distance"]),
    ("the-game-reason-small-steps", &["distance"]),
    ("the-game-reason-more", &["count"]),
    ("the-game-reason-stops", &[]),
    ("the-game-reason-enough", &[]),
    ("the-game-reason-only", &[]),
    ("the-game-reason-starts-well", &[]),
    ("the-game-reason-starts-badly", &[]),
];

impl From<Why> for Reason {
    fn from(why: Why) -> Self {
        let card = |card: u8| ("card", card.to_string());
        let on = |pile: Pile| ("pile", pile.to_string());
        let by = |seat: Seat| ("seat", seat.to_string());
        let far = |distance: u8| ("distance", distance.to_string());
        let (key, arguments) = match why {
            Why::Wins => ("the-game-reason-wins", vec![]),
            Why::Trick { card: number, pile } => ("the-game-reason-trick", vec![card(number), on(pile)]),
            Why::Covers { pile } => ("the-game-reason-covers", vec![on(pile)]),
            Why::KeepsTrick { card: number, pile } => {
                ("the-game-reason-keeps-trick", vec![card(number), on(pile)])
            }
            Why::TrickOut { card: number, pile } => {
                ("the-game-reason-trick-out", vec![card(number), on(pile)])
            }
            Why::Leaves { pile, seat } => ("the-game-reason-leaves", vec![on(pile), by(seat)]),
            Why::Against { pile, seat } => ("the-game-reason-against", vec![on(pile), by(seat)]),
            Why::KeepsWay { card: number } => ("the-game-reason-keeps-way", vec![card(number)]),
            Why::SavesPair { low, high } => {
                ("the-game-reason-saves-pair", vec![("low", low.to_string()), ("high", high.to_string())])
            }
            Why::Free { card: number, pile } => ("the-game-reason-free", vec![card(number), on(pile)]),
            Why::Nearest { card: number, pile, distance } => {
                ("the-game-reason-nearest", vec![card(number), on(pile), far(distance)])
            }
            Why::SmallSteps { distance } => ("the-game-reason-small-steps", vec![far(distance)]),
            Why::More { count } => ("the-game-reason-more", vec![("count", count.to_string())]),
            Why::Stops => ("the-game-reason-stops", vec![]),
            Why::Enough => ("the-game-reason-enough", vec![]),
            Why::Only => ("the-game-reason-only", vec![]),
            Why::StartsWell => ("the-game-reason-starts-well", vec![]),
            Why::StartsBadly => ("the-game-reason-starts-badly", vec![]),
        };
        Self { key, arguments }
    }
}
