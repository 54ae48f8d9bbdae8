//! The board for those who can't see it: what is on the table, what a choice would do, what happened.

use super::answer::Answer;
use super::asked::{Asked, action_words, names};
use super::desk::Desk;
use super::still_out::numbers;
use crate::play::Play;
use crate::say;
use leptos::prelude::*;
use protocol::News;
use tabletop::{Seat, SetUp as _};
use the_game::{Action, Card, Deal, Left, Pile, Step, View};

/// What a choice of a card would do on each pile: "23 selected. A1, 33: ten back. A2: no fit."
pub(super) fn chosen(desk: Desk, card: Card) -> String {
    let mut sentences = vec![say!("card-selected", card = card.number())];
    sentences.extend(Pile::ALL.map(|pile| {
        let answer = desk.fits.with(|fits| Answer::of(fits, card, pile, desk.top(pile)));
        let burns = desk.view.with(|view| view.burning.contains(pile));
        let mut what = answer_words(answer);
        if burns && answer != Answer::No {
            what = format!("{what}, {}", say!("tg-told-puts-out"));
        }
        say!("tg-told-pile", pile = pile.to_string(), top = desk.top(pile), what = what)
    }));
    sentences.join(" ")
}

/// What a pile says to a card.
pub(super) fn answer_words(answer: Answer) -> String {
    match answer {
        Answer::Jump { distance } => say!("tg-jump", distance = distance),
        Answer::Trick => say!("tg-trick"),
        Answer::No => say!("tg-no-fit"),
    }
}

/// A pile as its button is called: direction, top, fire, words, and what the shown card would do.
pub(super) fn pile_label(desk: Desk, pile: Pile) -> String {
    let top = desk.top(pile);
    let name = pile.to_string();
    let mut parts = vec![if pile.is_ascending() {
        say!("tg-pile-up", pile = name, top = top)
    } else {
        say!("tg-pile-down", pile = name, top = top)
    }];
    desk.view.with(|view| {
        if view.burning.contains(pile) {
            parts.push(say!("tg-pile-burns"));
        }
        for (seat, said) in view.signals.iter() {
            if let Some(phrase) = said[pile] {
                let phrase = super::talk::words(phrase);
                parts.push(say!("tg-pile-said", name = who(desk.play, view, seat), phrase = phrase));
            }
        }
    });
    if let Some(card) = desk.chosen.get() {
        let answer = desk.fits.with(|fits| Answer::of(fits, card, pile, top));
        parts.push(say!("tg-pile-answer", card = card.number(), what = answer_words(answer)));
    }
    parts.join(" ")
}

/// The table in words, line by line.
pub(super) fn table_words(play: Play, view: &View) -> Vec<String> {
    let piles = Pile::ALL.map(|pile| {
        let (name, top) = (pile.to_string(), view.tops.on(pile));
        if pile.is_ascending() {
            say!("tg-pile-up", pile = name, top = top)
        } else {
            say!("tg-pile-down", pile = name, top = top)
        }
    });
    let mut lines = vec![Asked::of(view).words(play)];
    lines.extend(piles);
    if !view.burning.is_empty() {
        lines.push(say!("tg-told-burning", piles = names(view.burning)));
    }
    lines.push(say!("tg-told-draw-pile", count = view.draw_pile));
    for (seat, cards) in view.hand_sizes.iter() {
        lines.push(say!("tg-told-seat", name = who(play, view, seat), count = *cards));
    }
    if let Some(hand) = view.hand {
        lines.push(say!("hand-told", cards = numbers(hand)));
    }
    lines
}

/// What the viewer has to do whose turn starts: how many cards, and what burns.
fn your_turn(play: Play, view: &View) -> Option<String> {
    let starts = view.viewer.seat().is_some_and(|me| view.step == Step::Turn(me)) && view.placed_now == 0;
    starts.then(|| {
        let mut words = say!("tg-told-asked", asked = Asked::of(view).words(play));
        for pile in view.burning.iter() {
            let (pile, top) = (pile.to_string(), view.tops.on(pile));
            words = format!("{words} {}", say!("tg-told-burns", pile = pile, top = top));
        }
        words
    })
}

/// What a seat is called in a sentence: "You", or its name.
pub(super) fn who(play: Play, view: &View, seat: Seat) -> String {
    if view.viewer.is(seat) && !play.still.get() { say!("you") } else { play.name(seat) }
}

/// See [`super::say_news`].
pub(super) fn news(play: Play, view: &View, news: &News) -> Option<String> {
    let name = |seat: u8| Seat::new(seat).map(|seat| who(play, view, seat));
    match news {
        News::Action { seat, action } => {
            let (seat, action) = (Seat::new(*seat)?, action.parse().ok()?);
            acted(play, view, seat, action)
        }
        News::Chosen { seat } => Some(say!("tg-news-chosen", name = name(*seat)?)),
        News::Deal { deal } => {
            let deal: Deal = deal.parse().ok()?;
            let own = view.viewer.is(deal.seat);
            own.then(|| say!("tg-news-drawn", count = deal.cards.len(), cards = numbers(deal.cards)))
        }
        News::Over { result } => Some(super::end::verdict(result.parse::<Left>().ok()?)),
        _ => None,
    }
}

fn acted(play: Play, view: &View, seat: Seat, action: Action) -> Option<String> {
    let own = view.viewer.is(seat);
    let done = say!("seat-did", name = who(play, view, seat), action = action_words(action));
    let next = match action {
        Action::Place(..) if own => Some(say!("tg-told-asked", asked = Asked::of(view).words(play))),
        Action::End => your_turn(play, view),
        // The answers are opened in the order of the seats: after the last it is clear who starts.
        Action::Keen(_) if seat.number() + 1 == view.set_up.players() => match view.step {
            Step::Turn(first) if !view.viewer.is(first) => Some(say!("seat-starts", name = play.name(first))),
            _ => your_turn(play, view),
        },
        Action::Place(..) | Action::Keen(_) | Action::Say(..) => None,
    };
    Some(next.map_or_else(|| done.clone(), |next| format!("{done} {next}")))
}
