//! The reasons for a turn: what it changes.

use super::card_features::CardFeatures;
use super::card_tables::CardTables;
use super::seat_state::{SeatState, TurnContext, marks};
use crate::Reason;
use crate::advice::reason;
use ::silver_gold::{
    Action, Card, Colour, Content, Held, Points, ScoreCard, SilverGold, Squares, brings_bonus,
};
use tabletop::{Game, Seat};

/// Every reason with the names of its arguments.
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

/// The most reasons that one turn gets.
const MOST: usize = 4;

/// A card with at most this many squares from the entrance to the tomb is short.
const SHORT: u8 = 7;

/// The reasons for a turn of the seat, most important first.
pub(super) fn reasons(tables: &CardTables, game: &SilverGold, seat: Seat, turn: &[Action]) -> Vec<Reason> {
    let context = TurnContext::of(game);
    let state = SeatState::of(game, seat, tables, &context);
    let mut found = Found { tables, context, reasons: Vec::new() };
    let mut legal = 0;
    game.for_each_legal(seat, |_| legal += 1);
    if legal == 1 {
        found.reasons.push(reason!("silver-gold-reason-only"));
    }
    match turn.first() {
        Some(Action::Mark { .. } | Action::Extra { .. }) => found.marks(&state, turn),
        Some(Action::Take(card)) => found.new_card(&state, *card),
        Some(Action::Keep(pair)) => pair.cards().into_iter().for_each(|card| found.new_card(&state, card)),
        Some(Action::TakePile) => found.reasons.push(reason!("silver-gold-reason-unseen")),
        Some(Action::Pass) | None => {}
    }
    found.reasons.truncate(MOST);
    found.reasons
}

/// The reasons found so far, and the tables to find more.
struct Found<'a> {
    tables: &'a CardTables,
    context: TurnContext,
    reasons: Vec<Reason>,
}

impl Found<'_> {
    /// Adds the reasons for marks.
    fn marks(&mut self, before: &SeatState, turn: &[Action]) {
        let mut after = *before;
        let (mut crosses, mut potions) = (0, 0);
        let mut danger = false;
        for (card, squares) in turn.iter().copied().filter_map(marks) {
            let table = self.tables.of(card);
            let meets = |content| squares.meets(table.chamber.squares(content));
            let (due, skulls) = (after.due, after.score_card.skulls());
            crosses += after.mark(after.index(card), squares, table, &self.context);
            if meets(Content::Tomb) {
                self.completes(card, after.due - due);
            }
            if meets(Content::Potion) {
                potions += skulls.saturating_sub(after.score_card.skulls());
            }
            danger |= squares.beside().meets(table.chamber.squares(Content::Skull));
        }
        self.symbols(before, &after, potions, crosses);
        self.prospects(before, &after);
        if danger && after.score_card.skulls() <= before.score_card.skulls() {
            self.reasons.push(reason!("silver-gold-reason-no-skull"));
        }
    }

    /// Adds the reasons for completing a card that brings this bonus.
    fn completes(&mut self, card: Card, bonus: i32) {
        self.reasons.push(reason!("silver-gold-reason-completes", card, points = Points::PYRAMID));
        if bonus > 0 {
            let colour = self.tables.of(card).colour;
            self.reasons.push(reason!("silver-gold-reason-bonus", colour, points = bonus));
        }
        if self.context.turns <= 2 {
            self.reasons.push(reason!("silver-gold-reason-in-time", turns = self.context.turns));
        }
    }

    /// Adds the reasons for what marks cross off on the score card.
    fn symbols(&mut self, before: &SeatState, after: &SeatState, potions: u8, crosses: u8) {
        let (old, new) = (before.score_card, after.score_card);
        let pairs = i32::from(new.red().min(new.green())) - i32::from(old.red().min(old.green()));
        if pairs > 0 {
            let pair = ScoreCard::new(1, 1, [], 0).gem_points();
            self.reasons.push(reason!("silver-gold-reason-pair", points = pairs * pair));
        }
        let round = self.context.round;
        if new.torch(round) && !old.torch(round) {
            self.reasons.push(match self.context.in_round {
                0 => reason!("silver-gold-reason-last-torch", round),
                _ => reason!("silver-gold-reason-torch", round),
            });
        }
        if potions > 0 {
            self.reasons.push(reason!("silver-gold-reason-potion", count = potions));
        }
        if crosses > 0 {
            self.reasons.push(reason!("silver-gold-reason-extra", count = crosses));
        }
        if pairs == 0 && new.red() + new.green() > old.red() + old.green() {
            self.reasons.push(reason!("silver-gold-reason-gem"));
        }
        if new.skulls() > old.skulls() {
            self.reasons.push(reason!("silver-gold-reason-skull", points = new.skull_loss()));
        }
    }

    /// Adds the reasons for what marks prepare.
    fn prospects(&mut self, before: &SeatState, after: &SeatState) {
        if self.context.turns == 0 {
            return;
        }
        let features = |held: &Held| CardFeatures::of(self.tables.of(held.card), held.marked, &self.context);
        let (mut miss, mut near) = (1.0, 0);
        for (held, old) in after.held.iter().zip(&before.held).filter_map(|(held, old)| held.zip(*old)) {
            let (Some(now), Some(then)) = (features(&held), features(&old)) else { continue };
            miss *= 1.0 - now.finish;
            near += u8::from(now.finish > 0.0);
            if now.tomb <= 3 && then.tomb > 3 {
                let (card, squares) = (held.card, now.tomb);
                self.reasons.push(reason!("silver-gold-reason-within-one", card, squares));
            }
        }
        let percent = (100.0_f64 * (1.0 - miss)).round() as u32;
        if near == 2 {
            self.reasons.push(reason!("silver-gold-reason-both-open"));
        } else if percent >= 50 {
            self.reasons.push(reason!("silver-gold-reason-ready", percent));
        }
    }

    /// Adds the reasons for a new card.
    fn new_card(&mut self, state: &SeatState, card: Card) {
        let table = self.tables.of(card);
        let Some(features) = CardFeatures::of(table, Squares::NONE, &self.context) else { return };
        let (colour, bonus) = (features.colour, self.context.bonus(features.colour));
        let in_work = state.held.iter().flatten().any(|held| self.tables.of(held.card).colour == colour);
        let may_bring_bonus = || (state.pyramids(colour) + 1..=Colour::CARDS).any(brings_bonus);
        if bonus > 0 && (state.next_brings_bonus(colour) || in_work && may_bring_bonus()) {
            self.reasons.push(reason!("silver-gold-reason-colour", colour, points = bonus));
        }
        if features.tomb <= SHORT {
            self.reasons.push(reason!("silver-gold-reason-short", card, squares = features.tomb));
        }
        let is_near = |detour: Option<u8>| detour.is_some_and(|detour| detour <= 1);
        let (red, green) = (state.score_card.red(), state.score_card.green());
        if is_near(features.red) && red < green || is_near(features.green) && green < red {
            self.reasons.push(reason!("silver-gold-reason-pair-ahead", card));
        }
        if is_near(features.torch) {
            self.reasons.push(reason!("silver-gold-reason-torch-ahead", card));
        }
        if features.potion.is_some() && state.score_card.skulls() > 1 {
            self.reasons.push(reason!("silver-gold-reason-potion-ahead", card));
        }
    }
}
