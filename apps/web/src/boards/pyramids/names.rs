//! What cards, pyramids and seats are called.

use crate::play::Play;
use crate::say;
use pyramids::{Card, Colour, Pyramid, View};
use tabletop::{Seat, View as _};

/// The icon that stands for a colour, so that nobody needs to see it.
pub const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "hill",
        Colour::Yellow => "sun",
        Colour::Green => "reed",
        Colour::Blue => "wave",
    }
}

/// The class that gives stones their colour.
pub const fn tint(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "py-r",
        Colour::Yellow => "py-y",
        Colour::Green => "py-g",
        Colour::Blue => "py-b",
    }
}

/// The colour in a gap, where sentences choose its form.
pub fn gap(colour: Colour) -> String {
    colour.letter().to_string()
}

/// "green 3", "green top stone".
pub fn card(card: Card) -> String {
    match card.floor() {
        Some(floor) => say!("py-floor", colour = gap(card.colour()), stones = floor.stones()),
        None => say!("py-top", colour = gap(card.colour())),
    }
}

/// Cards one after the other.
pub fn cards(list: impl IntoIterator<Item = Card>) -> String {
    list.into_iter().map(card).collect::<Vec<_>>().join(", ")
}

/// The floors of a pyramid from the base up: "6, 5".
pub fn floors(pyramid: Pyramid) -> String {
    pyramid.floors().map(|floor| floor.to_string()).collect::<Vec<_>>().join(", ")
}

/// "green pyramid 6, 5".
pub fn pyramid(pyramid: Pyramid) -> String {
    say!("py-pyramid", colour = gap(pyramid.colour()), floors = floors(pyramid))
}

/// How a pyramid stands: its stones, and what it counts or could count.
pub fn state(view: &View, pyramid: Pyramid) -> String {
    let (stones, points) = (pyramid.stones(), view.points(pyramid));
    match (pyramid.is_complete(), pyramid.is_great()) {
        (true, true) => say!("py-state-great", stones = stones, points = points),
        (true, false) => say!("py-state-complete", points = points),
        (false, true) => say!("py-state-open-great", stones = stones, points = i32::from(stones) * 2),
        (false, false) => say!("py-state-open", stones = stones),
    }
}

/// The pyramid as it was before this card came on it; nothing if the card is its base. A pyramid that does not have the card
/// stays as it is.
pub fn below(pyramid: Pyramid, card: Card) -> Option<Pyramid> {
    let mut cards = pyramid.cards().take_while(|other| *other != card);
    let base = Pyramid::start(cards.next()?)?;
    cards.try_fold(base, Pyramid::with)
}

/// A seat's name, as whoever looks would call it.
pub fn seat(play: Play, view: &View, seat: Seat) -> String {
    if view.viewer().is(seat) { say!("py-you") } else { play.name(seat) }
}

/// The text with a capital letter at its start.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The items in the order of their keys. There are never more than a few dozen.
pub fn ordered<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut all: Vec<T> = Vec::new();
    for item in items {
        let place = all.iter().position(|other| key(other) > key(&item)).unwrap_or(all.len());
        all.insert(place, item);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pyramid(cards: &str) -> Pyramid {
        let mut cards = cards.split(' ').map(|card| card.parse().unwrap());
        let base = Pyramid::start(cards.next().unwrap()).unwrap();
        cards.try_fold(base, Pyramid::with).unwrap()
    }

    #[test]
    fn what_a_card_came_on_is_the_same_before_and_after() {
        for (before, card, after) in [("g6 g5", "g3", "g6 g5 g3"), ("g6 g5 g3", "gT", "g6 g5 g3 gT")] {
            let card = card.parse().unwrap();
            assert_eq!(below(pyramid(before), card), Some(pyramid(before)));
            assert_eq!(below(pyramid(after), card), Some(pyramid(before)));
        }
        // More has come on top since.
        assert_eq!(below(pyramid("g6 g5 g3 gT"), "g5".parse().unwrap()), Some(pyramid("g6")));
        assert_eq!(below(pyramid("g6"), "g6".parse().unwrap()), None);
    }

    #[test]
    fn a_sentence_starts_with_a_capital() {
        assert_eq!(sentence("πράσινο 3"), "Πράσινο 3");
        assert_eq!(sentence(""), "");
    }
}
