//! What a person's hands can do at their desk. Nothing here makes a choice that is not legal.

use super::desk::{Desk, Reshape};
use super::facing::Facing;
use super::places::{Place, Places};
use crate::kit::drag::Hands;
use crate::kit::keys::Direction;
use leptos::prelude::*;
use silver_gold::{Action, Card, Held, Square};

impl Desk {
    /// Forgets what was chosen for another moment of the game.
    pub(super) fn clear(&self) {
        let gone = self.legal.with_untracked(|legal| {
            self.chosen.with_untracked(|place| place.is_none_or(|place| !legal.contains(&place.action)))
        });
        if gone {
            self.chosen.set(None);
            self.wish.set(false);
            self.facing.set(None);
        }
        self.hover.set(None);
        self.legal.with_untracked(|legal| {
            self.taken.update(|taken| *taken = taken.filter(|taken| legal.contains(taken)));
            let can_stay = |card: &Card| {
                legal.iter().any(|action| matches!(action, Action::Keep(pair) if pair.set().contains(*card)))
            };
            self.kept.update(|kept| kept.retain(can_stay));
        });
        self.said.set(String::new());
    }

    /// On a phone the large card is one on which something can be marked, if there is one.
    pub(super) fn face_a_card_with_places(&self) {
        let places = self.places.get();
        let held = self.view.get_untracked().held(self.shown_seat.get_untracked());
        let open = |held: &Option<Held>| held.is_some_and(|held| !places.on(held.card).is_empty());
        let front = held.get(self.front.get_untracked()).is_some_and(open);
        if !front && let Some(other) = held.iter().position(open) {
            self.front.set(other);
        }
    }

    fn choose(&self, place: Place, anchor: Option<Square>) {
        self.anchor.set(anchor.filter(|anchor| place.squares.contains(*anchor)));
        self.chosen.set(Some(place));
        self.bring_forward(place.card);
    }

    /// Makes a card the large one on a phone.
    pub fn bring_forward(&self, card: Card) {
        let held = self.view.get_untracked().held(self.shown_seat.get_untracked());
        if let Some(slot) = held.iter().position(|held| held.is_some_and(|held| held.card == card)) {
            self.front.set(slot);
        }
    }

    /// A tap on a square: the best place that covers it, or the next one.
    pub fn tap(&self, card: Card, square: Square) {
        if !self.is_free() {
            return;
        }
        let chosen = self.chosen.get_untracked();
        let hovered =
            self.hover.get_untracked().filter(|place| chosen.is_none() && place.covers(card, square));
        let facing = self.facing.get_untracked();
        let tapped = || self.places.with_untracked(|places| places.tap(chosen, facing, card, square));
        if let Some(place) = hovered.or_else(tapped) {
            self.choose(place, Some(square));
        }
    }

    /// The pointer is over a square: what a click would choose is shown.
    pub fn point(&self, card: Card, square: Square) {
        let covered = |place: Place| place.covers(card, square);
        if self.chosen.get_untracked().is_some() || self.hover.get_untracked().is_some_and(covered) {
            return;
        }
        let facing = self.facing.get_untracked();
        self.hover.set(self.places.with_untracked(|places| places.tap(None, facing, card, square)));
    }

    /// The pointer has left the card.
    pub fn leave(&self) {
        if self.hover.get_untracked().is_some() {
            self.hover.set(None);
        }
    }

    /// Lets the shape be carried over the cards. Where it is dropped beside them, it goes back to where it lay.
    pub(super) fn carry(self) {
        let before = StoredValue::new(None);
        self.drag.listen(Hands {
            may: Box::new(move |_| self.is_free() && !self.places.with(|places| places.is_empty())),
            lift: Box::new(move |_| before.set_value(self.chosen.get())),
            drop: Box::new(move |_, square| {
                if square.is_none() {
                    self.chosen.set(before.get_value());
                }
            }),
        });
        Effect::new(move |_| {
            if let Some((card, square)) = self.drag.over().and_then(|over| spot(&over)) {
                untrack(|| self.carry_over(card, square));
            }
        });
    }

    fn carry_over(&self, card: Card, square: Square) {
        let shown = self.shown.get();
        if !self.is_free() || shown.is_some_and(|place| place.covers(card, square)) {
            return;
        }
        let facing = shown.map(Place::facing).or_else(|| self.facing.get());
        if let Some(place) = self.places.with(|places| places.tap(None, facing, card, square)) {
            self.choose(place, Some(square));
        }
    }

    /// Turns the shape.
    pub fn turn(&self) {
        self.reshape(Places::turn, Facing::turned);
    }

    /// Mirrors the shape.
    pub fn mirror(&self) {
        self.reshape(Places::mirror, Facing::mirrored);
    }

    fn reshape(&self, on_card: Reshape, in_hand: fn(Facing) -> Facing) {
        if !self.is_free() || self.single.get_untracked() {
            return;
        }
        let Some(shown) = self.shown.get_untracked() else {
            self.facing.set(untrack(|| self.facing()).map(in_hand));
            return;
        };
        let anchor = untrack(|| self.anchor());
        let Some(place) = self.places.with_untracked(|places| on_card(places, shown, anchor)) else { return };
        self.facing.set(Some(place.facing()));
        if self.chosen.get_untracked().is_some() {
            self.choose(place, anchor);
        } else {
            self.hover.set(Some(place));
        }
    }

    /// Moves the place with an arrow key; the first press shows the best one.
    pub fn arrow(&self, direction: Direction) {
        if !self.is_free() {
            return;
        }
        let view = self.view.get_untracked();
        let cards = view.held(self.shown_seat.get_untracked()).map(|held| held.map(|held| held.card));
        let front = cards.get(self.front.get_untracked()).copied().flatten();
        let place = self.places.with_untracked(|places| match self.shown.get_untracked() {
            Some(from) => places.step(from, direction, cards),
            None => places.first(front),
        });
        if let Some(place) = place {
            self.choose(place, None);
        }
    }

    /// Goes on to the next place that covers the same square.
    pub fn next(&self) {
        let (Some(place), Some(anchor)) = (self.shown.get_untracked(), untrack(|| self.anchor())) else {
            return;
        };
        self.tap(place.card, anchor);
    }

    /// Switches between the shape and one square.
    pub fn switch(&self) {
        if self.is_free() && self.may_switch.get_untracked() {
            self.chosen.set(None);
            self.hover.set(None);
            self.wish.update(|wish| *wish = !*wish);
        }
    }

    /// Picks or unpicks a card to keep; of three the oldest goes.
    pub fn pick(&self, card: Card) {
        if !self.is_free() {
            return;
        }
        self.kept.update(|kept| {
            if kept.contains(&card) {
                kept.retain(|other| *other != card);
            } else {
                kept.push(card);
                if kept.len() > 2 {
                    kept.remove(0);
                }
            }
        });
    }

    /// Lays out a choice as if the viewer had found it; nothing if it is not legal.
    pub fn lay_out(&self, action: Action) {
        if !self.is_free() || self.legal.with_untracked(|legal| !legal.contains(&action)) {
            return;
        }
        match action {
            Action::Keep(pair) => self.kept.set(pair.cards().to_vec()),
            Action::Take(_) | Action::TakePile => self.taken.set(Some(action)),
            Action::Mark { .. } | Action::Extra { .. } => {
                if let Some(place) = Place::of(action) {
                    self.wish.set(place.squares.len() == 1 && self.may_switch.get_untracked());
                    self.choose(place, None);
                }
            }
            Action::Pass => {}
        }
    }

    /// Drops what is chosen.
    pub fn drop_choice(&self) {
        self.chosen.set(None);
        self.hover.set(None);
        self.kept.set(Vec::new());
        self.taken.set(None);
    }

    /// Whether there is a choice that a bot can give advice for.
    pub fn may_ask_hint(&self) -> bool {
        self.wanted.get().is_some_and(|wanted| wanted != silver_gold::Wanted::Pass)
    }

    /// Asks a bot what it would do, where there is a choice.
    pub fn ask_hint(&self) {
        if untrack(|| self.may_ask_hint()) {
            crate::kit::hint::ask(self.play);
        }
    }

    /// Makes the choice that is ready, or says what is missing.
    pub fn seal(&self) {
        match self.ready.get_untracked() {
            Some(action) => self.play.act(action),
            None if self.is_free() => self.said.set(untrack(|| super::heading::missing(self))),
            None => {}
        }
    }

    /// Drops what is chosen, or else takes back the last choice.
    pub fn undo(&self) {
        if untrack(|| self.has_choice()) {
            self.drop_choice();
        } else if self.play.may_take_back.get_untracked() {
            self.play.take_back();
        } else if self.is_free() {
            self.said.set(crate::say!("nothing-back"));
        }
    }
}

/// The name of a square where the shape may be dropped.
pub fn spot_name(card: Card, square: Square) -> String {
    format!("{card}:{square}")
}

/// The square with this name.
fn spot(name: &str) -> Option<(Card, Square)> {
    let (card, name) = name.split_once(':')?;
    let square = Square::all().find(|square| square.to_string() == name)?;
    Some((Card::new(card.parse().ok()?)?, square))
}
