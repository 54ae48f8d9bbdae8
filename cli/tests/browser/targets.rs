//! Everything that can be touched can be hit by a finger, and a wide screen is made use of.

use crate::harness::hands::Hands;
use crate::harness::page::Look;
use crate::screens;
use crate::world::browse;

/// What is hard to hit: see the file.
const TARGETS: &str = include_str!("targets.js");

#[test]
fn everything_can_be_hit_by_a_finger() {
    browse("targets", async |world| {
        let page = world.home(Look { still: true, ..Look::PHONE }).await;
        let mut faults = Vec::new();
        for screen in screens::all(&page).await {
            screen.visit(&page).await;
            let found: Vec<String> = serde_json::from_value(page.js(TARGETS, []).await).unwrap();
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", screen.name)));
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

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
            hands.touch(&page).await;
        }
        page.until(&format!("{SIDE} > 56")).await;
    });
}
