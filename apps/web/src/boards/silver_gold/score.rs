//! The score card: what is crossed off, what a choice would cross off, and what it all is worth.

use super::art;
use super::preview::{self, Gain};
use super::spoken;
use crate::kit::draw::{drawn, each, flag, memo, text, words};
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use silver_gold::{Bonuses, Colour, Outlook, ScoreCard, SilverGold, View};
use std::cmp::Ordering;
use std::sync::Arc;
use tabletop::Seat;

/// How a box of the score card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Free,
    /// Free, and only in this round.
    Now,
    Crossed,
    /// Would be crossed off.
    Coming,
    /// Would be wiped.
    Going,
    /// Can't be had any more.
    Gone,
    /// A bonus that the seat has won.
    Won,
}

impl Mark {
    /// The box with this number in a row that is crossed off from the left.
    const fn in_row(number: u8, before: u8, after: u8) -> Self {
        match (number < before, number < after) {
            (true, true) => Self::Crossed,
            (true, false) => Self::Going,
            (false, true) => Self::Coming,
            (false, false) => Self::Free,
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Free => "sg-bx",
            Self::Now => "sg-bx now",
            Self::Crossed => "sg-bx x",
            Self::Coming => "sg-bx p",
            Self::Going => "sg-bx x w",
            Self::Gone => "sg-bx gone",
            Self::Won => "sg-bx mine",
        }
    }
}

/// Whose score card is drawn, and what is known of it.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// The game.
    pub view: Signal<Arc<View>>,
    /// Whose.
    pub seat: Signal<Seat>,
    /// What the choice at hand would bring.
    pub outlook: Signal<Option<Outlook>>,
    /// Its heading, shown on wide screens.
    pub title: Signal<String>,
}

impl Sheet {
    fn now(self) -> ScoreCard {
        self.view.get().score_card(self.seat.get())
    }

    fn then(self) -> ScoreCard {
        self.outlook
            .with(|outlook| outlook.as_ref().map(|outlook| outlook.score_card))
            .unwrap_or_else(|| self.now())
    }

    fn torch(self, round: u8) -> Mark {
        match (self.now().torch(round), self.then().torch(round)) {
            (true, _) => Mark::Crossed,
            (false, true) => Mark::Coming,
            (false, false) => match round.cmp(&self.view.get().round) {
                Ordering::Less => Mark::Gone,
                Ordering::Equal => Mark::Now,
                Ordering::Greater => Mark::Free,
            },
        }
    }

    fn bonus(self, colour: Colour, place: usize, points: i32) -> Mark {
        let coming = |outlook: &Option<Outlook>| {
            outlook.as_ref().is_some_and(|outlook| outlook.boxes.contains(&(colour, points)))
        };
        match self.view.get().bonuses.of(colour).get(place).copied().flatten() {
            Some(winner) if winner == self.seat.get() => Mark::Won,
            Some(_) => Mark::Gone,
            None if self.outlook.with(coming) => Mark::Coming,
            None => Mark::Free,
        }
    }

    /// How many pyramids of the colour the seat has completed.
    fn completed(self, colour: Colour) -> usize {
        let view = self.view.get();
        view.completed(self.seat.get()).filter(|card| view.colour(*card) == colour).count()
    }

    /// The score card of a seat.
    pub fn draw(self) -> AnyView {
        let torch =
            |round: u8| a_box(text(move || say!("sg-round-short", round = round)), move || self.torch(round));
        let skulls_label = text(move || {
            say!("sg-skulls-crossed", count = self.now().skulls(), points = self.now().skull_loss())
        });
        // The second row of skulls is seldom needed: a phone shows it only then.
        let many = flag(move || self.now().skulls().max(self.then().skulls()) >= 5);
        view! {
            <section class="sg-sheet" aria-label=self.title>
                <h3 class="only-wide">{self.title}</h3>
                {self.gems("gem-red", "red", "sg-red-gems", ScoreCard::red)}
                {self.gems("gem-green", "green-gem", "sg-green-gems", ScoreCard::green)}
                <div class="row split">
                    <Icon name="torch"/>
                    <span
                        class="sg-boxes"
                        role="img"
                        aria-label=text(move || say!("sg-torches-crossed", count = self.now().torches()))
                    >
                        {each(1..=SilverGold::ROUNDS, torch)}
                    </span>
                    <Icon name="skull"/>
                    <span class="sg-boxes bad" role="img" aria-label=skulls_label>
                        {each(0..5, |number| self.skull(number))}
                    </span>
                </div>
                <div class="row more" class:many=many aria-hidden="true">
                    <span class="sg-boxes bad">{each(5..10, |number| self.skull(number))}</span>
                </div>
                <div class="sg-cols">{each(Colour::ALL, |colour| self.colour(colour))}</div>
                {self.total()}
            </section>
        }
        .into_any()
    }

    fn gems(
        self,
        icon: &'static str,
        class: &'static str,
        key: &'static str,
        count: fn(ScoreCard) -> u8,
    ) -> AnyView {
        let label = text(move || {
            let (now, then) = (count(self.now()), count(self.then()));
            say!(key, count = now, more = then.saturating_sub(now))
        });
        let gem = |number: u8| {
            let mark = move || Mark::in_row(number, count(self.now()), count(self.then()));
            a_box(text(String::new), mark)
        };
        view! {
            <div class="row">
                <Icon name=icon class=class/>
                <span class="sg-boxes" role="img" aria-label=label>{each(0..ScoreCard::GEMS, gem)}</span>
            </div>
        }
        .into_any()
    }

    fn skull(self, number: u8) -> AnyView {
        let loss = ScoreCard::LOSSES.get(usize::from(number)).copied().unwrap_or(0);
        let mark = move || Mark::in_row(number, self.now().skulls(), self.then().skulls());
        a_box(text(move || loss.to_string()), mark)
    }

    /// The three boxes of a colour, and how many pyramids of it are completed.
    fn colour(self, colour: Colour) -> AnyView {
        let label = text(move || {
            let won = self.view.get().bonuses.of(colour).into_iter().zip(Bonuses::BOXES);
            let mut sum = 0;
            for (winner, points) in won {
                sum += if winner == Some(self.seat.get()) { points } else { 0 };
            }
            say!("sg-colour-row", colour = colour.name(), count = self.completed(colour), points = sum)
        });
        let boxes = each(Bonuses::BOXES.into_iter().enumerate(), |(place, points)| {
            let mark = move || self.bonus(colour, place, points);
            a_box(text(move || points.to_string()), mark)
        });
        view! {
            <div>
                <span class=format!("sg-sign sg-{colour}")>
                    <Icon name=art::sign(colour)/>
                    <span class="num" aria-hidden="true">
                        {text(move || self.completed(colour).to_string())}
                    </span>
                </span>
                <span class="sg-boxes" role="img" aria-label=label>{boxes}</span>
            </div>
        }
        .into_any()
    }

    /// The points, and what the choice at hand changes.
    fn total(self) -> AnyView {
        let points = memo(move || self.view.get().points(self.seat.get()).total());
        let then =
            memo(move || self.outlook.with(|outlook| outlook.as_ref().map(|outlook| outlook.after.total())));
        let next = text(move || match then.get() {
            Some(then) if then != points.get() => format!("→ {}", signed(then)),
            _ => String::new(),
        });
        let gains = drawn(move || {
            let gains = self.outlook.with(|outlook| outlook.as_ref().map(preview::gains));
            let chip = |gain: Gain| {
                let class = if matches!(gain, Gain::Skull(..)) { "chip bad num" } else { "chip gold num" };
                view! { <span class=class>{spoken::gain(gain)}</span> }.into_any()
            };
            each(gains.unwrap_or_default(), chip).into_any()
        });
        view! {
            <div class="row sum">
                <span class="sg-total num">
                    <b>{text(move || signed(points.get()))}</b>
                    <b class="then">{next}</b>
                    <span class="sub">{words("sg-points")}</span>
                </span>
                <span class="sg-gains">{gains}</span>
            </div>
        }
        .into_any()
    }
}

/// A box with a text.
fn a_box(label: Signal<String>, mark: impl Fn() -> Mark + Send + Sync + 'static) -> AnyView {
    view! { <span class=Signal::derive(move || mark().class())>{label}</span> }.into_any()
}

/// Points with a sign that is as wide as a digit.
#[must_use]
pub fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_crossed_off_and_wiped_from_the_right() {
        let row =
            |before, after| (0..4).map(|number| Mark::in_row(number, before, after)).collect::<Vec<_>>();
        assert_eq!(row(1, 2), [Mark::Crossed, Mark::Coming, Mark::Free, Mark::Free]);
        assert_eq!(row(3, 1), [Mark::Crossed, Mark::Going, Mark::Going, Mark::Free]);
    }

    #[test]
    fn less_than_nothing_has_a_real_minus() {
        assert_eq!((signed(-10), signed(0), signed(7)), ("−10".into(), "0".into(), "7".into()));
    }
}
