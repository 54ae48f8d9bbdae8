//! The first lesson of each game, by touch, and the rules.

use crate::harness::page::{LIMIT, Look, Spot};
use crate::world::browse;
use std::time::Instant;

/// Finds what to touch next: see the file.
const LESSON: &str = concat!(include_str!("harness/point.js"), include_str!("lesson.js"));

fn lesson(game: &'static str, look: Look) {
    browse(&format!("lesson-{game}"), async move |world| {
        let page = world.page(look.quick(4)).await;
        page.go(&format!("/learn/{game}")).await;
        page.wait(".lesson [data-step='1']").await;
        let mut last = (String::new(), Instant::now());
        loop {
            let step = page.attribute(".lesson [data-step]", "data-step").await.unwrap_or_default();
            if step != last.0 {
                last = (step, Instant::now());
            }
            assert!(last.1.elapsed() < LIMIT, "no way on from step {}\n{}", last.0, page.shown().await);
            let found = page.find(LESSON, []).await;
            if found == "done" {
                break;
            }
            if let Some(spot) = Spot::of(&page, &found) {
                // It may be gone by now: then there is something else.
                page.tap_at(&spot).await;
            }
        }
        page.shot(&format!("lesson-done-{game}")).await;
        page.tap(".lesson a[data-do='learn-play']").await;
        page.wait("form.setup, main.board").await;
    });
}

#[test]
fn the_game() {
    lesson("the-game", Look::PHONE);
}

#[test]
fn silver_gold() {
    lesson("silver-gold", Look::PHONE);
}

#[test]
fn pyramids() {
    lesson("pyramids", Look::PHONE);
}
