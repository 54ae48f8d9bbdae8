//! What a game needs to be shown in words.

use crate::text::joined;
use tabletop::{Game, Seat};

/// A game that can be told in words and shown as text, with everything open: records of finished games hide nothing.
pub(super) trait Shown: Game {
    /// What the seat chooses or says: follows `seat 0`.
    fn action_words(before: &Self, seat: Seat, action: Self::Action) -> String;

    /// What chance brings.
    fn deal_words(deal: &Self::Deal) -> String;

    /// Whether it is time to look at the table: after a turn, or at the end.
    fn is_turn_over(before: &Self, after: &Self) -> bool;

    /// The table, a line each.
    fn table(&self) -> Vec<String>;

    /// More of the table, for a closer look.
    fn details(&self) -> Vec<String> {
        Vec::new()
    }

    /// The result in words.
    fn outcome_words(outcome: &Self::Outcome) -> String;
}

/// The items, or a word for none of them.
pub(super) fn or_none(items: String) -> String {
    if items.is_empty() { "none".to_owned() } else { items }
}

/// The result of a game in which everybody plays for themselves.
pub(super) fn ranking_words(ranking: &tabletop::Ranking) -> String {
    let tabletop::Ranking { scores, winners } = ranking;
    let winners: Vec<Seat> = winners.iter().collect();
    let who = match winners.as_slice() {
        [seat] => format!("seat {seat} wins"),
        seats => format!("seats {} share the win", joined(seats, " and ")),
    };
    format!("{who}; scores {}", joined(scores, ", "))
}
