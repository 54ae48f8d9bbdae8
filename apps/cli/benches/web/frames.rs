//! Whether the page stutters while bots think.

use crate::harness::hands::Hands;
use crate::harness::logs::{Log, Plan};
use crate::harness::page::{Look, Page};
use crate::{Lab, line};
use record::GameName;
use std::time::{Duration, Instant};

/// How long frames are watched.
const TIME: Duration = Duration::from_secs(12);

/// Notes the gaps between frames, and how long at a time it is somebody else's turn.
const WATCH: &str = r#"
    window.gaps = [];
    let last = performance.now();
    const frame = (now) => {
        gaps.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"#;

async fn gaps(page: &Page) -> String {
    let mut gaps: Vec<f64> =
        serde_json::from_value(page.js("return gaps.splice(0).slice(1)", []).await).unwrap();
    gaps.sort_by(f64::total_cmp);
    let at = |share: f64| gaps[((gaps.len() - 1) as f64 * share) as usize];
    let long = gaps.iter().filter(|gap| **gap > 50.0).count();
    format!(
        "{:.0}, 99 % within {:.0}, longest {:.0}; {} frames, {long} gaps over 50",
        at(0.5),
        at(0.99),
        at(1.0),
        gaps.len()
    )
}

pub(crate) async fn measure(lab: &Lab) {
    let page = lab.page(Look::PHONE.kept()).await;
    page.go("/").await;
    page.wait("[data-play]").await;
    page.js(WATCH, []).await;
    tokio::time::sleep(TIME / 3).await;
    line("gaps between frames, nothing happens (ms)", &gaps(&page).await);
    for (seed, game) in (1..).zip([GameName::TheGame, GameName::SilverGold, GameName::Pyramids]) {
        let plan = Plan { game, people: 1, bots: 2, level: "master", options: "", choices: 0, seed };
        let path = Log::play(plan).keep(&page).await;
        page.go(&path).await;
        page.wait("main.board [data-card]").await;
        page.js(WATCH, []).await;
        let start = Instant::now();
        let mut hands = Hands::new(1);
        while start.elapsed() < TIME {
            hands.touch(&page).await;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        line(&format!("gaps between frames, {} against two masters (ms)", game.as_str()), &gaps(&page).await);
    }
    page.close().await;
}
