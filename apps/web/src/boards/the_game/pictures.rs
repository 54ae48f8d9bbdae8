//! Pictures for the rules, of the board's own cards.

use super::face::face;
use crate::kit::draw::{icon, large_icon};
use leptos::prelude::*;

/// What stands in a picture.
enum Part {
    /// A card, or the start of a pile.
    Card(u8),
    /// A fire card.
    Fire(u8),
    /// A sign between cards.
    Sign(&'static str),
    /// Some room.
    Gap,
    /// What a team mate says about a pile.
    Said(&'static str),
}

/// What a picture shows, from the left.
fn parts(name: &str) -> Option<&'static [Part]> {
    use Part::{Card, Fire, Gap, Said, Sign};
    Some(match name {
        "piles" => &[Card(1), Card(1), Card(100), Card(100)],
        "up-down" => &[Card(12), Sign("next"), Card(17), Gap, Card(88), Sign("next"), Card(85)],
        "trick" => &[Card(47), Sign("trick"), Card(37), Sign("next"), Card(39)],
        "talk" => &[Said("leave"), Said("nojump"), Said("good"), Said("here")],
        "fire" => &[Fire(44), Sign("next"), Card(46)],
        _ => return None,
    })
}

/// A picture by its name.
pub fn picture(name: &str) -> Option<AnyView> {
    let part = |part: &Part| match part {
        Part::Card(number) => view! { <span class="pic-card">{face(*number, false)}</span> }.into_any(),
        Part::Fire(number) => view! { <span class="pic-card">{face(*number, true)}</span> }.into_any(),
        Part::Sign(name) => icon(name),
        Part::Gap => view! { <span class="pic-gap"></span> }.into_any(),
        Part::Said(name) => view! { <span class="pic-said">{large_icon(name)}</span> }.into_any(),
    };
    Some(parts(name)?.iter().map(part).collect::<Vec<_>>().into_any())
}

/// Whether there is a picture of this name.
#[cfg(test)]
pub(crate) fn has_picture(name: &str) -> bool {
    parts(name).is_some()
}
