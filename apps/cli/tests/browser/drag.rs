//! Each game with a pointer that carries things: what is carried is under it, and only a place that takes it plays it.

use crate::harness::logs::{Log, Plan};
use crate::harness::page::{Look, Page};
use crate::world::browse;
use record::GameName::{self, Pyramids, SilverGold, TheGame};
use serde_json::{Value, json};

/// So far the middle of what is carried may be from the pointer, in pixels.
const CLOSE: f64 = 3.0;

/// Where the middle of the first element is.
const MIDDLE: &str = "
    const element = document.querySelector(arguments[0]);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    return box.width && [box.left + box.width / 2, box.top + box.height / 2];
";

/// Where nothing is dropped on any board: the bar over it.
const BESIDE: &str = "header.head";

/// A mouse or a finger.
struct Pointer<'a> {
    page: &'a Page,
    touches: bool,
}

impl Pointer<'_> {
    async fn middle(&self, css: &str) -> (f64, f64) {
        let found = self.page.at_rest(MIDDLE, [json!(css)]).await;
        let at = |place: usize| found[place].as_f64().unwrap_or_else(|| panic!("{css} is not shown"));
        (at(0), at(1))
    }

    async fn tell(&self, kind: (&str, &str), (x, y): (f64, f64)) {
        if self.touches {
            let points = if kind.1 == "touchEnd" { json!([]) } else { json!([{ "x": x, "y": y }]) };
            let event = json!({ "type": kind.1, "touchPoints": points });
            self.page.cdp("Input.dispatchTouchEvent", event).await;
        } else {
            let buttons = u8::from(kind.0 != "mouseReleased");
            let event = json!({ "type": kind.0, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
            self.page.cdp("Input.dispatchMouseEvent", event).await;
        }
    }

    async fn go(&self, from: (f64, f64), to: (f64, f64)) {
        for step in 1..=4 {
            let part = f64::from(step) / 4.0;
            let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            self.tell(("mouseMoved", "touchMove"), at).await;
        }
    }

    /// Takes hold of something and carries it away from all places. What is carried must be under the pointer.
    async fn lift(&self, css: &str) -> (f64, f64) {
        let (from, beside) = (self.middle(css).await, self.middle(BESIDE).await);
        self.tell(("mousePressed", "touchStart"), from).await;
        self.go(from, beside).await;
        let (x, y) = self.middle(".carried").await;
        let far = (x - beside.0).hypot(y - beside.1);
        assert!(far <= CLOSE, "{css} is carried {far} px beside the pointer");
        beside
    }

    /// Lets go beside all places: what was carried is gone.
    async fn drop_beside(&self, css: &str) {
        let beside = self.lift(css).await;
        self.tell(("mouseReleased", "touchEnd"), beside).await;
        self.page.wait_gone(".carried, .lifted").await;
    }

    /// Carries something to a place.
    async fn drop_on(&self, css: &str, place: &str) {
        let beside = self.lift(css).await;
        let to = self.middle(place).await;
        self.go(beside, to).await;
        self.tell(("mouseReleased", "touchEnd"), to).await;
        self.page.wait_gone(".carried, .lifted").await;
    }
}

/// What is on the board and may not change by itself.
async fn board(page: &Page) -> Value {
    let script = "return [...document.querySelectorAll('main.board [data-card], main.board .held')].map((one) => \
                  one.dataset.card ?? one.dataset.square)";
    page.at_rest(script, []).await
}

fn drag(game: GameName, choices: usize, play: impl AsyncFn(&Pointer<'_>) + 'static) {
    browse(&format!("drag-{game}"), async move |world| {
        for (look, touches) in [(Look::DESK, false), (Look::PHONE, true)] {
            let page = world.home(look.quick(1)).await;
            let plan = Plan { game, people: 1, bots: 1, level: "casual", options: "", choices, seed: 21 };
            let path = Log::play(plan).keep(&page).await;
            page.go(&path).await;
            page.wait("main.board [data-card][data-legal], main.board [data-square][data-legal]").await;
            play(&Pointer { page: &page, touches }).await;
        }
    });
}

#[test]
fn the_game() {
    const CARD: &str = ".hand [data-card][data-legal]";
    drag(TheGame, 1, async |pointer| {
        let page = pointer.page;
        let before = board(page).await;
        pointer.drop_beside(CARD).await;
        assert_eq!(board(page).await, before, "dropping beside plays nothing");
        let card = page.attribute(CARD, "data-card").await.unwrap();
        pointer.drop_on(CARD, "[data-pile][data-drop]").await;
        page.wait_gone(&format!(".hand [data-card='{card}']")).await;
    });
}

#[test]
fn silver_gold() {
    drag(SilverGold, 2, async |pointer| {
        let page = pointer.page;
        let before = board(page).await;
        pointer.drop_beside(".sg-exp").await;
        assert_eq!(board(page).await, before, "dropping beside marks nothing");
        pointer.drop_on(".sg-exp", ".a [data-drop]").await;
        page.wait("[data-square].held").await;
        page.wait("[data-do=seal]:not([aria-disabled=true])").await;
        let laid = board(page).await;
        pointer.drop_beside("[data-square].held").await;
        assert_eq!(board(page).await, laid, "the shape goes back to where it lay");
    });
}

#[test]
fn pyramids() {
    const CARD: &str = ".hand [data-card][data-legal]";
    const PLOT: &str = "[data-drop].me";
    drag(Pyramids, 0, async |pointer| {
        let page = pointer.page;
        let before = board(page).await;
        pointer.drop_beside(CARD).await;
        assert_eq!(board(page).await, before, "dropping beside plays nothing");
        assert_eq!(page.count(".me [data-pyramid]").await, 0);
        pointer.drop_on(CARD, PLOT).await;
        page.wait(".me [data-pyramid]").await;
    });
}
