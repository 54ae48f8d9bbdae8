//! Somebody who plays by touching whatever is legal.

use super::page::{LIMIT, Page, Spot};
use serde_json::{Value, json};
use std::time::Instant;
use tabletop::{Luck, Seeded};

/// Finds what to touch next: see the file.
pub(crate) const HANDS: &str = concat!(include_str!("point.js"), include_str!("hands.js"));

/// More touches than any game takes.
const MOST: usize = 3_000;

/// What came of a look at the board.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Touched {
    /// There was something to do, and it was done: this.
    Something(String),
    /// It is somebody else's turn, or the page is busy.
    Nothing,
    /// The game is over.
    Over,
}

/// Somebody whose choices follow from one number.
#[derive(Debug)]
pub(crate) struct Hands(Seeded);

impl Hands {
    /// Choices that follow from this number.
    pub(crate) fn new(seed: u64) -> Self {
        Self(Seeded::new(seed))
    }

    /// A number to choose by.
    pub(crate) fn luck(&mut self) -> u32 {
        self.0.below(u32::MAX)
    }

    /// Touches what is legal, if something is.
    pub(crate) async fn touch(&mut self, page: &Page) -> Touched {
        let found = page.js(HANDS, [json!(self.luck())]).await;
        Self::tap(page, &found).await
    }

    /// Waits until something is legal or the game is over, and touches it.
    pub(crate) async fn touch_next(&mut self, page: &Page) -> Touched {
        let found = page.find(HANDS, [json!(self.luck())]).await;
        Self::tap(page, &found).await
    }

    async fn tap(page: &Page, found: &Value) -> Touched {
        if found == "over" {
            return Touched::Over;
        }
        let what = found.get(3).and_then(Value::as_str).unwrap_or_default().to_owned();
        match Spot::of(page, found) {
            Some(spot) if page.tap_at(&spot).await => Touched::Something(what),
            _ => Touched::Nothing,
        }
    }

    /// Plays on until the game is over; how many touches it took.
    pub(crate) async fn play(&mut self, page: &Page) -> usize {
        self.play_while(page, |_| true).await
    }

    /// Plays on until the game is over or so much has been touched.
    pub(crate) async fn play_while(&mut self, page: &Page, go_on: impl Fn(usize) -> bool) -> usize {
        let mut count = 0;
        let mut last = Instant::now();
        while go_on(count) {
            match self.touch_next(page).await {
                Touched::Over => break,
                Touched::Something(_) => {
                    count += 1;
                    last = Instant::now();
                }
                // It was gone before it could be touched.
                Touched::Nothing => {}
            }
            assert!(last.elapsed() < LIMIT, "nothing can be done for long\n{}", page.shown().await);
            assert!(count < MOST, "the game does not end\n{}", page.shown().await);
        }
        count
    }
}
