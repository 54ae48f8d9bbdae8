//! How soon a tap shows its effect.

use crate::harness::hands::Hands;
use crate::harness::page::Look;
use crate::{Lab, SLOW, line};
use serde_json::json;
use std::collections::BTreeMap;

/// How much is touched in each game.
const TOUCHES: usize = 60;

/// Notes for each tap how long it took until a frame was drawn in which something had changed.
const WATCH: &str = r#"
    window.taps = [];
    let changes = 0;
    new MutationObserver((all) => { changes += all.length; }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener("click", (event) => {
        const target = event.target.closest("[data-card], [data-square], [data-pile], [data-target], [data-do]");
        // Somebody else may have moved between the look and the tap: what can't be pressed any more has no effect.
        if (!event.isTrusted || !target || target.ariaDisabled === "true") return;
        const what = ["card", "square", "pile", "target"].find((name) => name in target.dataset) ?? "button";
        const before = changes;
        const frame = () => {
            if (changes === before && performance.now() - event.timeStamp < 1000) return requestAnimationFrame(frame);
            // Before anything else that waits for its turn, as the answer of the worker to the tap.
            scheduler.postTask(() => taps.push([what, performance.now() - event.timeStamp]), { priority: "user-blocking" });
        };
        requestAnimationFrame(frame);
    }, true);
"#;

pub(crate) async fn measure(lab: &Lab) {
    for rate in [1, SLOW] {
        for game in ["the-game", "silver-gold", "pyramids"] {
            let page = lab.page(Look::PHONE.kept()).await;
            page.go("/").await;
            page.tap(&format!("[data-play={game}]")).await;
            page.wait("main.board [data-card]").await;
            page.settle().await;
            page.js(WATCH, []).await;
            page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
            Hands::new(11).play_while(&page, |count| count < TOUCHES).await;
            let taps: Vec<(String, f64)> = serde_json::from_value(page.js("return taps", []).await).unwrap();
            let mut kinds: BTreeMap<String, Vec<f64>> = BTreeMap::new();
            for (what, time) in taps {
                kinds.entry(what).or_default().push(time);
            }
            for (what, mut taps) in kinds {
                taps.sort_by(f64::total_cmp);
                let at = |share: f64| taps[((taps.len() - 1) as f64 * share) as usize];
                let slowed = if rate == 1 { String::new() } else { format!(", {rate}× slower") };
                let numbers = format!(
                    "{:.0}, 95 % within {:.0}, all within {:.0}; {} taps",
                    at(0.5),
                    at(0.95),
                    at(1.0),
                    taps.len()
                );
                line(&format!("tap to its effect, {game}, {what}{slowed} (ms)"), &numbers);
            }
            page.close().await;
        }
    }
}
