//! What is done and what happened, in words.

use super::names::{self, sentence};
use crate::play::Play;
use crate::say;
use protocol::News;
use pyramids::{Action, Deal, Pyramid, View};
use tabletop::{Seat, SetUp as _, View as _};

/// An action as a person would say it. `view` is what was seen before it, or after it.
pub fn action(play: Play, view: &View, action: Action) -> String {
    match action {
        Action::Swap(cards) => say!("py-act-swap", cards = names::cards(cards.iter())),
        Action::Discard(cards) => say!("py-act-discard", cards = names::cards(cards.iter())),
        Action::End => say!("py-act-end"),
        Action::Start { card, seat } if view.viewer().is(seat) => {
            say!("py-act-start-own", card = names::card(card))
        }
        Action::Start { card, seat } => {
            say!("py-act-start", card = names::card(card), name = play.name(seat))
        }
        Action::Build { card, seat, number } => {
            let own = view.viewer().is(seat);
            let on = view.table.pyramid(seat, number).and_then(|pyramid| names::below(pyramid, card));
            let (colour, name) = (names::gap(card.colour()), play.name(seat));
            match on.map(names::floors) {
                Some(floors) if own => {
                    say!("py-act-build-own", card = names::card(card), colour = colour, floors = floors)
                }
                Some(floors) => {
                    say!(
                        "py-act-build",
                        card = names::card(card),
                        colour = colour,
                        floors = floors,
                        name = name
                    )
                }
                // Planned on a pyramid that the same turn starts.
                None => say!("py-act-build-new", card = names::card(card)),
            }
        }
    }
}

/// What happened, as it is announced. `view` is what is seen now.
pub fn news(play: Play, view: &View, news: &News) -> Option<String> {
    match news {
        News::Deal { deal } => dealt(play, view, deal.parse().ok()?),
        News::Action { seat, action } => acted(play, view, Seat::new(*seat)?, action.parse().ok()?),
        News::Over { .. } => Some(winners(play, view)),
        _ => None,
    }
}

fn dealt(play: Play, view: &View, deal: Deal) -> Option<String> {
    match deal {
        Deal::Dealer(seat) => {
            let first = seat.next(view.set_up.players());
            Some(if view.viewer().is(first) {
                say!("you-start")
            } else {
                say!("seat-starts", name = play.name(first))
            })
        }
        Deal::Hand { seat, cards } if view.viewer().is(seat) => {
            Some(say!("hand-told", cards = names::cards(cards.iter())))
        }
        Deal::Draw { seat, cards } if view.viewer().is(seat) => {
            Some(say!("py-news-draw", cards = names::cards(cards.iter())))
        }
        Deal::Hand { .. } | Deal::Draw { .. } => None,
    }
}

fn acted(play: Play, view: &View, seat: Seat, action: Action) -> Option<String> {
    let what = self::action(play, view, action);
    let mut told = match (view.viewer().is(seat), action) {
        (_, Action::End) => return last_round(play, view, seat),
        (true, _) => sentence(&what),
        (false, _) => say!("py-news-other", name = play.name(seat), action = what),
    };
    told.push('.');
    if let Some((owner, pyramid)) = built(view, action) {
        told = say!("py-news-built", action = told, state = sentence(&names::state(view, pyramid)));
        if pyramid.is_complete() {
            told.push(' ');
            told.push_str(&count(play, view, owner));
        }
    }
    Some(told)
}

/// "Marek has 5 of 6 complete."
fn count(play: Play, view: &View, seat: Seat) -> String {
    let complete = view.table.complete(seat);
    if view.viewer().is(seat) {
        say!("py-news-count-own", complete = complete)
    } else {
        say!("py-news-count", name = play.name(seat), complete = complete)
    }
}

/// The pyramid that a play started or made higher, and in front of whom it stands.
fn built(view: &View, action: Action) -> Option<(Seat, Pyramid)> {
    match action {
        Action::Build { seat, number, .. } => Some((seat, view.table.pyramid(seat, number)?)),
        Action::Start { .. } | Action::Swap(_) | Action::End | Action::Discard(_) => None,
    }
}

/// Said once, when the last round begins behind the turn of `seat`.
fn last_round(play: Play, view: &View, seat: Seat) -> Option<String> {
    let last = view.last_round_ends_with().filter(|last| *last == seat)?;
    Some(if view.viewer().is(last) {
        say!("py-news-last-round-own")
    } else {
        say!("py-news-last-round", name = play.name(last))
    })
}

/// Who has won, with how many points.
pub fn winners(play: Play, view: &View) -> String {
    let Some(outcome) = view.outcome() else { return say!("game-over") };
    let points = outcome.winners.first().map_or(0, |seat| view.score(seat));
    let won: Vec<Seat> = outcome.winners.iter().collect();
    match won.as_slice() {
        [one] if view.viewer().is(*one) => say!("py-won-own", points = points),
        [one] => say!("py-won", name = play.name(*one), points = points),
        several => {
            let listed: Vec<String> = several.iter().map(|seat| names::seat(play, view, *seat)).collect();
            say!("py-won-shared", names = sentence(&listed.join(", ")), points = points)
        }
    }
}

/// What stands in a gap of a bot's reason: gaps are in notation, and are said as people say them. None for what is no notation.
pub fn gap(name: &str, text: &str) -> Option<String> {
    match name {
        "card" | "cards" => {
            let cards: Result<Vec<_>, _> = text.split_whitespace().map(str::parse).collect();
            cards.ok().map(names::cards)
        }
        "pyramid" => pyramid(text).map(names::pyramid),
        _ => None,
    }
}

/// A pyramid from its text in notation: `y5-4-2`.
fn pyramid(text: &str) -> Option<Pyramid> {
    let colour = text.chars().next()?;
    let mut cards =
        text.get(colour.len_utf8()..)?.split('-').map(|floor| format!("{colour}{floor}").parse().ok());
    let base = Pyramid::start(cards.next()??)?;
    cards.try_fold(base, |pyramid, card| pyramid.with(card?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pyramid_is_read_from_its_text() {
        for text in ["y5-4-2", "r6-5-3-T", "g4"] {
            assert_eq!(pyramid(text).unwrap().to_string(), text);
        }
        assert_eq!(pyramid("y5-5"), None);
        assert_eq!(pyramid(""), None);
    }
}
