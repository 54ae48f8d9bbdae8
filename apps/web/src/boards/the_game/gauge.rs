//! The gauge under a pile: what is used up, and where the own cards stand.

use super::desk::Desk;
use super::face::tenths;
use crate::kit::draw::text;
use leptos::prelude::*;
use the_game::{Card, Pile};

/// Where a number stands on the gauge, which is 150 wide.
fn along(number: u8) -> f64 {
    3.0 + f64::from(number.saturating_sub(1)) * 144.0 / 99.0
}

/// From where to where the pile is used up.
fn used(pile: Pile, top: u8) -> (f64, f64) {
    if pile.is_ascending() { (along(1), along(top)) } else { (along(top), along(100)) }
}

/// The marks of some cards: short, or long for the card that is shown.
fn ticks(cards: impl Iterator<Item = Card>, long: bool) -> String {
    let (from, length) = if long { (1, 11) } else { (3, 7) };
    cards.map(|card| format!("M{} {from}v{length}", tenths(along(card.number())))).collect()
}

/// The gauge of a pile.
pub(super) fn gauge(desk: Desk, pile: Pile) -> AnyView {
    let from = text(move || tenths(used(pile, desk.top(pile)).0));
    let width = text(move || {
        let (from, to) = used(pile, desk.top(pile));
        tenths(to - from)
    });
    let fits = move |card: &Card| desk.fits.with(|fits| fits.contains(&(*card, pile)));
    let others = move || desk.hand().into_iter().filter(move |card| desk.shown() != Some(*card));
    let lost = text(move || ticks(others().filter(|card| !fits(card)), false));
    let open = text(move || ticks(others().filter(fits), false));
    let shown = text(move || ticks(desk.shown().into_iter(), true));
    view! {
        <svg class="tg-gauge" viewBox="0 0 150 13" aria-hidden="true" focusable="false">
            <rect class="way" x="1" y="4" width="148" height="5" rx="2.5"></rect>
            <rect class="used" y="4" height="5" rx="1" x=from width=width></rect>
            <path class="tick" d=lost></path>
            <path class="tick fits" d=open></path>
            <path class="tick shown" d=shown></path>
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_pile_has_nothing_used_up() {
        assert_eq!(used(Pile::A1, 1), (3.0, 3.0));
        assert_eq!(used(Pile::D1, 100), (147.0, 147.0));
    }

    #[test]
    fn ascending_piles_use_up_low_numbers_and_descending_ones_high_numbers() {
        let (from, to) = used(Pile::A2, 50);
        assert!(from < along(2) && to < along(51));
        let (from, to) = used(Pile::D2, 50);
        assert!(from > along(49) && to > along(99));
    }
}
