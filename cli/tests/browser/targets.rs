//! Everything that can be touched can be hit by a finger.

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
