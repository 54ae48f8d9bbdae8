//! Pictures for the rules, of the board's own cards and pyramids.

use super::card::Face;
use super::stack::Stack;
use crate::parts::Icon;
use leptos::prelude::*;
use pyramids::{Card, Pyramid};

/// How wide a stone is.
const SIZE: f64 = 12.0;

/// What stands in a picture.
enum Part {
    /// A card.
    Card(&'static str),
    /// A pyramid of these cards, and what is said of it.
    Pyramid(&'static str, &'static str),
    /// A sign between others.
    Sign(&'static str),
}

/// What a picture shows, from the left.
fn parts(name: &str) -> Option<&'static [Part]> {
    use Part::{Card, Pyramid, Sign};
    Some(match name {
        "cards" => &[Card("y6"), Card("g4"), Card("b2"), Card("rT")],
        "build" => &[
            Pyramid("y5 y4", ""),
            Sign("next"),
            Pyramid("y5 y4 y2", ""),
            Sign("next"),
            Pyramid("y5 y4 y2 yT", ""),
        ],
        "spoil" => &[Pyramid("r5", ""), Sign("plus"), Card("r3"), Sign("next"), Pyramid("r5 r3", "")],
        "score" => &[Pyramid("g4 g3 gT", "7"), Pyramid("b6 b4 b2 bT", "12 × 2 = 24"), Pyramid("r5 r4", "0")],
        _ => return None,
    })
}

/// The pyramid of these cards.
fn pyramid(cards: &str) -> Option<Pyramid> {
    let mut cards = cards.split(' ').filter_map(|card| card.parse::<Card>().ok());
    let base = Pyramid::start(cards.next()?)?;
    cards.try_fold(base, Pyramid::with)
}

/// A picture by its name.
pub fn picture(name: &str) -> Option<AnyView> {
    let part = |part: &'static Part| match part {
        Part::Card(card) => {
            let face = card.parse().ok().map(|card| view! { <Face card/> });
            view! { <span class="pic-card">{face}</span> }.into_any()
        }
        Part::Pyramid(cards, said) => {
            let drawing = pyramid(cards).map(|pyramid| view! { <Stack pyramid size=SIZE/> });
            view! { <span class="pic-stack">{drawing}<span class="num">{*said}</span></span> }.into_any()
        }
        Part::Sign(name) => view! { <Icon name=*name/> }.into_any(),
    };
    Some(parts(name)?.iter().map(part).collect::<Vec<_>>().into_any())
}

/// Whether there is a picture of this name.
#[cfg(test)]
pub(crate) fn has_picture(name: &str) -> bool {
    parts(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_show_pyramids_that_can_be_built() {
        for name in ["cards", "build", "spoil", "score"] {
            for part in parts(name).unwrap() {
                match part {
                    Part::Pyramid(cards, _) => assert!(pyramid(cards).is_some(), "{cards}"),
                    Part::Card(card) => assert!(card.parse::<Card>().is_ok(), "{card}"),
                    Part::Sign(_) => {}
                }
            }
        }
    }
}
