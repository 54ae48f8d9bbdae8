//! A wide screen is made use of.

use crate::harness::hands::Hands;
use crate::harness::page::Look;
use crate::world::browse;

/// The side of a square to mark, in pixels.
const SIDE: &str = "document.querySelector('[data-square]').getBoundingClientRect().width";

#[test]
fn both_cards_of_silver_and_gold_are_large_on_a_desk() {
    browse("large", async |world| {
        let page = world.home(Look::DESK.quick(9)).await;
        page.tap("[data-play=silver-gold]").await;
        page.wait("main.board [data-card]").await;
        let mut hands = Hands::new(1);
        while page.count("[data-square]").await == 0 {
            hands.touch_next(&page).await;
        }
        page.until(&format!("{SIDE} > 56")).await;
    });
}
