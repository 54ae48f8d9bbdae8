//! Every screen that there is, and the way to it.

use crate::harness::logs::{Log, Plan};
use crate::harness::page::{Look, Page};
use record::GameName::{self, Pyramids, SilverGold, TheGame};
use serde_json::json;
use std::sync::LazyLock;

/// More choices than any game has.
const ALL: usize = usize::MAX;

/// A screen.
#[derive(Debug)]
pub(crate) struct Screen {
    pub(crate) name: &'static str,
    path: String,
    /// What is touched there, where it can be.
    touches: &'static [&'static str],
    /// What shows that the screen is there.
    ready: &'static str,
}

/// Tables that are kept on the device: name, plan, what shows that its screen is there.
const TABLES: [(&str, Plan, &str); 14] = [
    ("the-game-start", plan(TheGame, 1, 2, "", 0, 1), "[data-keen]"),
    ("the-game", plan(TheGame, 1, 2, "", 5, 2), ".hand [data-card]"),
    ("the-game-five", plan(TheGame, 1, 4, "fire", 3, 3), ".hand [data-card]"),
    ("the-game-alone", plan(TheGame, 1, 0, "", 5, 4), ".hand [data-card]"),
    ("the-game-end", plan(TheGame, 1, 2, "", ALL, 5), ".tg-end"),
    ("silver-gold-start", plan(SilverGold, 1, 2, "", 0, 6), ".sg-choice"),
    ("silver-gold", plan(SilverGold, 1, 1, "", 6, 7), "[data-square]"),
    ("silver-gold-four", plan(SilverGold, 1, 3, "", 14, 8), "[data-do=seal]"),
    ("silver-gold-end", plan(SilverGold, 1, 2, "", ALL, 9), ".sg-end"),
    ("pyramids-start", plan(Pyramids, 1, 1, "", 0, 10), ".hand [data-card]"),
    ("pyramids", plan(Pyramids, 1, 2, "", 18, 11), ".hand [data-card]"),
    ("pyramids-six", plan(Pyramids, 1, 5, "", 12, 12), ".hand [data-card]"),
    ("pyramids-end", plan(Pyramids, 1, 2, "", ALL, 13), ".py-score"),
    ("next-person", plan(TheGame, 2, 0, "", 1, 14), "[data-do=ready]"),
];

const fn plan(
    game: GameName,
    people: usize,
    bots: usize,
    options: &'static str,
    choices: usize,
    seed: u8,
) -> Plan {
    Plan { game, people, bots, level: "casual", options, choices, seed }
}

/// Screens that open over others: name, over which, what is touched, what shows that it is there.
const SHEETS: [(&str, &str, &[&str], &str); 10] = [
    ("the-game-more", "the-game", &["[data-do=more]"], ".tg"),
    ("the-game-signals", "the-game", &["[data-do=talk]"], ".tg"),
    ("the-game-chosen", "the-game", &[".hand [data-card][data-legal]"], "[data-pile]"),
    ("silver-gold-everyone", "silver-gold", &["[data-do=everyone]"], "dialog[open]"),
    ("silver-gold-round", "silver-gold", &["[data-do=round]"], "dialog[open]"),
    ("silver-gold-chosen", "silver-gold", &["[data-square][data-legal]"], "[data-square]"),
    ("pyramids-cards", "pyramids", &["[data-do=cards]"], ".py"),
    ("pyramids-exchange", "pyramids-start", &["[data-do=exchange]"], "[data-do=cancel-exchange]"),
    ("pyramids-chosen", "pyramids", &[".hand [data-card][data-legal]"], ".py"),
    ("menu", "pyramids", &["[data-do=menu]"], "dialog[open]"),
];

/// Replays: name, of which table, what is touched, what shows that it is there.
const REPLAYS: [(&str, &str, &[&str], &str); 5] = [
    ("replay-the-game", "the-game-end", &["[data-do=replay-next]"], "main.replaying .still"),
    ("replay-silver-gold", "silver-gold-end", &["[data-do=replay-next]"], "main.replaying .still"),
    ("replay-pyramids", "pyramids-end", &["[data-do=replay-next]"], "main.replaying .still"),
    ("replay-share", "the-game-end", &["[data-do=share]"], "dialog[open]"),
    ("replay-proof", "the-game-end", &["[data-do=proof]"], "dialog[open]"),
];

/// Screens without a table: name, address, what is touched, what shows that it is there.
const PLAIN: [(&str, &str, &[&str], &str); 20] = [
    ("home", "/", &[], "main.home"),
    ("home-language", "/", &["[data-do=language]"], "dialog[open]"),
    ("home-join", "/", &["[data-do=join]"], "dialog[open]"),
    ("set-up-the-game", "/new/the-game", &[], "form.setup"),
    ("set-up-silver-gold", "/new/silver-gold", &[], "form.setup"),
    ("set-up-pyramids", "/new/pyramids", &[], "form.setup"),
    ("set-up-friends", "/new/the-game?with=friends", &[], ".friends-part"),
    ("learn-the-game", "/learn/the-game", &[], ".learning [data-card]"),
    ("learn-silver-gold", "/learn/silver-gold", &[], ".learning [data-card]"),
    ("learn-pyramids", "/learn/pyramids", &[], ".learning [data-card]"),
    ("rules-the-game", "/rules/the-game", &[], "main.rules article"),
    ("rules-silver-gold", "/rules/silver-gold", &[], "main.rules article"),
    ("rules-pyramids", "/rules/pyramids", &[], "main.rules article"),
    ("replay-open", "/replay", &[], "input[type=file]"),
    ("history", "/history", &[], ".rows li"),
    ("settings", "/settings", &[], "main.settings"),
    ("settings-move", "/settings", &["[data-do=move]"], ".share"),
    ("settings-forget", "/settings", &["[data-do=forget]"], ".sure .danger"),
    ("move", "/move#0123456789bcdefghjkmnpqrs", &[], "[data-do=claim]"),
    ("lost", "/device/0123456789bcdefg", &[], "main.page.plain h1"),
];

/// The logs of the tables, in their order. They are played once for all tests.
static LOGS: LazyLock<Vec<Log>> =
    LazyLock::new(|| TABLES.into_iter().map(|(_, plan, _)| Log::play(plan)).collect());

/// Puts everything on the device that the screens show, and lists them. The page must be at an address of the server.
pub(crate) async fn all(page: &Page) -> Vec<Screen> {
    Log::keep_all(LOGS.iter(), page).await;
    let tables = TABLES.into_iter().zip(LOGS.iter());
    let mut screens: Vec<Screen> = tables
        .map(|((name, _, ready), log)| Screen { name, path: log.path(), touches: &[], ready })
        .collect();
    for (name, over, touches, ready) in SHEETS {
        let path = screens.iter().find(|screen| screen.name == over).unwrap().path.clone();
        screens.push(Screen { name, path, touches, ready });
    }
    for (name, of, touches, ready) in REPLAYS {
        let table = screens.iter().find(|screen| screen.name == of).unwrap().path.clone();
        screens.push(Screen { name, path: format!("/replay{table}"), touches, ready });
    }
    for (name, path, touches, ready) in PLAIN {
        screens.push(Screen { name, path: path.to_owned(), touches, ready });
    }
    screens.push(Screen { name: "room", path: room(page).await, touches: &[], ready: "[data-invite]" });
    screens
}

/// A table of the server that waits for somebody.
async fn room(page: &Page) -> String {
    let script = r#"
        const [plan, done] = arguments;
        const send = (path, body) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
        fetch("/api/me").then(() => send("/api/tables", plan)).then((made) => made.json()).then(done);
    "#;
    let seats = json!([{ "kind": "open" }, { "kind": "open" }, { "kind": "bot", "level": "casual" }]);
    let made = page.js_async(script, [json!({ "game": "pyramids", "seats": seats, "name": "Eleni" })]).await;
    format!("/table/{}", made["table"].as_str().unwrap_or_else(|| panic!("{made}")))
}

impl Screen {
    /// Whether something is touched to get there, which may be another thing at another size.
    pub(crate) const fn is_opened(&self) -> bool {
        !self.touches.is_empty()
    }

    /// Its address, which it may share with others.
    pub(crate) fn path(&self) -> &str {
        &self.path
    }

    /// Loads the page there.
    pub(crate) async fn load(&self, page: &Page) {
        page.go(&self.path).await;
        page.wait_started().await;
        self.open(page).await;
    }

    /// Goes there on a page that has been loaded, by way of a screen that has nothing in common with it: everything is drawn anew. That
    /// screen is quickly drawn, so the page is resized there.
    pub(crate) async fn visit(&self, page: &Page, size: Look) {
        let (way, ready) = match self.path.as_str() {
            "/replay" => ("/settings", "main.settings"),
            _ => ("/replay", "input[type=file]"),
        };
        page.route(way, ready).await;
        page.resize(size.width, size.height).await;
        page.route(&self.path, self.touches.first().unwrap_or(&self.ready)).await;
        if self.is_opened() {
            self.open(page).await;
        }
    }

    /// Opens what is to be opened there, and waits until it is shown.
    async fn open(&self, page: &Page) {
        for touch in self.touches {
            page.touch(touch).await;
        }
        page.wait(self.ready).await;
    }
}
