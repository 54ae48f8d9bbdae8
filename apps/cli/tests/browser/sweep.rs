//! Every screen, in every language and at every size: there are words everywhere and nothing is beside the screen. In English, too:
//! axe-core has nothing to complain about, light and dark, and everything that can be touched can be hit by a finger.

use crate::axe;
use crate::harness::page::{Look, Page};
use crate::screens::{self, Screen};
use crate::world::browse;
use serde_json::json;
use std::collections::BTreeSet;

/// What is wrong with what is shown: see the file.
const READ: &str = include_str!("read.js");

/// What is hard to hit: see the file.
const TARGETS: &str = include_str!("targets.js");

/// The narrowest phone, and a phone on its side.
const OTHERS: [(u32, u32); 2] = [(320, 640), (667, 375)];

/// The language in which everything is looked at that does not depend on words.
const ENGLISH: &str = "en";

/// A page on its way through the screens.
struct Sweep {
    page: Page,
    language: &'static str,
    faults: Vec<String>,
}

impl Sweep {
    /// Looks at a screen at every size.
    async fn look_at(&mut self, screen: &Screen) {
        screen.visit(&self.page, Look::DESK).await;
        self.read(screen, Look::DESK.width).await;
        if screen.is_opened() {
            screen.visit(&self.page, Look::PHONE).await;
        } else {
            self.page.resize(Look::PHONE.width, Look::PHONE.height).await;
        }
        self.read(screen, Look::PHONE.width).await;
        if self.language == ENGLISH {
            let found = self.page.at_rest(TARGETS, []).await;
            self.note(screen, "for a finger", serde_json::from_value(found).unwrap());
        }
        for (width, height) in OTHERS {
            self.page.resize(width, height).await;
            self.words(screen, width).await;
        }
    }

    /// What is looked at on a phone and on a desk.
    async fn read(&mut self, screen: &Screen, width: u32) {
        self.words(screen, width).await;
        self.page.shot(&format!("{}-{}", self.language, screen.name)).await;
        if self.language == ENGLISH {
            let found = axe::light_and_dark(&self.page).await;
            self.note(screen, &format!("at {width}"), found);
        }
    }

    async fn words(&mut self, screen: &Screen, width: u32) {
        let found = self.page.at_rest(READ, []).await;
        self.note(screen, &format!("at {width}"), serde_json::from_value(found).unwrap());
    }

    fn note(&mut self, screen: &Screen, place: &str, found: Vec<String>) {
        self.faults.extend(found.into_iter().map(|fault| format!("{} {place}: {fault}", screen.name)));
    }
}

/// Looks at every screen in a language; at one of so many parts of them, if that would take too long. The page is loaded only
/// once, because the browser would compile the page and axe-core again after each load.
fn sweep(language: &'static str, part: usize, parts: usize) {
    browse(&format!("sweep-{language}-{part}"), async move |world| {
        let page = world.home(Look { language, still: true, ..Look::DESK }).await;
        assert_eq!(page.js("return document.documentElement.lang", []).await, json!(language));
        let screens = screens::all(&page).await;
        let mut sweep = Sweep { page, language, faults: Vec::new() };
        for screen in screens.iter().skip(part).step_by(parts) {
            sweep.look_at(screen).await;
        }
        assert!(sweep.faults.is_empty(), "{:#?}", sweep.faults);
    });
}

#[test]
fn greek() {
    sweep("el", 0, 1);
}

#[test]
fn polish() {
    sweep("pl", 0, 1);
}

#[test]
fn italian() {
    sweep("it", 0, 1);
}

#[test]
fn german() {
    sweep("de", 0, 1);
}

#[test]
fn english_first_part() {
    sweep(ENGLISH, 0, 2);
}

#[test]
fn english_second_part() {
    sweep(ENGLISH, 1, 2);
}

#[test]
fn every_address_can_be_opened_by_itself() {
    browse("addresses", async |world| {
        let page = world.home(Look { still: true, ..Look::DESK }).await;
        let mut opened = BTreeSet::new();
        for screen in screens::all(&page).await {
            if opened.insert(screen.path().to_owned()) {
                screen.load(&page).await;
            }
        }
    });
}
