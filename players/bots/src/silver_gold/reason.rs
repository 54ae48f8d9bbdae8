//! Why a turn is good, in sentences that a translator fills in.

use crate::Reason;
use ::silver_gold::{Card, Colour};

/// Why a turn is good. The English sentence stands beside each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// "Completes pyramid {card}: {points} points."
    Completes { card: Card, points: i32 },
    /// "Brings the {colour} bonus of {points} points before anybody else has it."
    Bonus { colour: Colour, points: i32 },
    /// "Just in time: only {turns} expedition cards are left."
    InTime { turns: usize },
    /// "Red and green gem make a pair: {points} points." Of several pairs the points together.
    Pair { points: i32 },
    /// "Takes the torch of round {round}."
    Torch { round: u8 },
    /// "Takes the torch of round {round} with the round's last card."
    LastTorch { round: u8 },
    /// "The potion wipes skulls: {count}."
    Potion { count: u8 },
    /// "A red cross brings an extra square; with all of them: {count}."
    Extra { count: usize },
    /// "Takes a gem that a partner can be found for."
    Gem,
    /// "Goes round the skulls."
    NoSkull,
    /// "Takes skulls; the worst costs {points} points."
    Skull { points: i32 },
    /// "Brings the tomb of pyramid {card} within one shape. Squares left: {squares}."
    WithinOne { card: Card, squares: u8 },
    /// "The next card reaches a tomb with {percent} % of the shapes that can come."
    Ready { percent: u32 },
    /// "Keeps both cards open for the shapes to come."
    BothOpen,
    /// "Pyramid {card} is short. Squares to the tomb: {squares}."
    Short { card: Card, squares: u8 },
    /// "One more {colour} pyramid brings {points} points while nobody else has them."
    Colour { colour: Colour, points: i32 },
    /// "Pyramid {card} has a gem on the way that makes a pair."
    PairAhead { card: Card },
    /// "Pyramid {card} has a torch on the way."
    TorchAhead { card: Card },
    /// "Pyramid {card} has a potion against the skulls."
    PotionAhead { card: Card },
    /// "Nothing of the display fits better than a card of the pile."
    Unseen,
    /// "Nothing else is possible."
    Only,
}

/// Every key and the names of its arguments.
pub(super) const REASONS: &[(&str, &[&str])] = &[
    ("silver-gold-reason-completes", &["card", "points"]),
    ("silver-gold-reason-bonus", &["colour", "points"]),
    ("silver-gold-reason-in-time", &["turns"]),
    ("silver-gold-reason-pair", &["points"]),
    ("silver-gold-reason-torch", &["round"]),
    ("silver-gold-reason-last-torch", &["round"]),
    ("silver-gold-reason-potion", &["count"]),
    ("silver-gold-reason-extra", &["count"]),
    ("silver-gold-reason-gem", &[]),
    ("silver-gold-reason-no-skull", &[]),
    ("silver-gold-reason-skull", &["points"]),
    ("silver-gold-reason-within-one", &["card", "squares"]),
    ("silver-gold-reason-ready", &["percent"]),
    ("silver-gold-reason-both-open", &[]),
    ("silver-gold-reason-short", &["card", "squares"]),
    ("silver-gold-reason-colour", &["colour", "points"]),
    ("silver-gold-reason-pair-ahead", &["card"]),
    ("silver-gold-reason-torch-ahead", &["card"]),
    ("silver-gold-reason-potion-ahead", &["card"]),
    ("silver-gold-reason-unseen", &[]),
    ("silver-gold-reason-only", &[]),
];

impl From<Why> for Reason {
    fn from(why: Why) -> Self {
        let (key, arguments) = match why {
            Why::Completes { card, points } => (
                "silver-gold-reason-completes",
                vec![("card", card.to_string()), ("points", points.to_string())],
            ),
            Why::Bonus { colour, points } => (
                "silver-gold-reason-bonus",
                vec![("colour", colour.to_string()), ("points", points.to_string())],
            ),
            Why::InTime { turns } => ("silver-gold-reason-in-time", vec![("turns", turns.to_string())]),
            Why::Pair { points } => ("silver-gold-reason-pair", vec![("points", points.to_string())]),
            Why::Torch { round } => ("silver-gold-reason-torch", vec![("round", round.to_string())]),
            Why::LastTorch { round } => ("silver-gold-reason-last-torch", vec![("round", round.to_string())]),
            Why::Potion { count } => ("silver-gold-reason-potion", vec![("count", count.to_string())]),
            Why::Extra { count } => ("silver-gold-reason-extra", vec![("count", count.to_string())]),
            Why::Gem => ("silver-gold-reason-gem", vec![]),
            Why::NoSkull => ("silver-gold-reason-no-skull", vec![]),
            Why::Skull { points } => ("silver-gold-reason-skull", vec![("points", points.to_string())]),
            Why::WithinOne { card, squares } => (
                "silver-gold-reason-within-one",
                vec![("card", card.to_string()), ("squares", squares.to_string())],
            ),
            Why::Ready { percent } => ("silver-gold-reason-ready", vec![("percent", percent.to_string())]),
            Why::BothOpen => ("silver-gold-reason-both-open", vec![]),
            Why::Short { card, squares } => (
                "silver-gold-reason-short",
                vec![("card", card.to_string()), ("squares", squares.to_string())],
            ),
            Why::Colour { colour, points } => (
                "silver-gold-reason-colour",
                vec![("colour", colour.to_string()), ("points", points.to_string())],
            ),
            Why::PairAhead { card } => ("silver-gold-reason-pair-ahead", vec![("card", card.to_string())]),
            Why::TorchAhead { card } => ("silver-gold-reason-torch-ahead", vec![("card", card.to_string())]),
            Why::PotionAhead { card } => {
                ("silver-gold-reason-potion-ahead", vec![("card", card.to_string())])
            }
            Why::Unseen => ("silver-gold-reason-unseen", vec![]),
            Why::Only => ("silver-gold-reason-only", vec![]),
        };
        Self { key, arguments }
    }
}
