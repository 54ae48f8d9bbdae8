//! How soon the page can be used.

use crate::harness::page::{Look, Page};
use crate::{Lab, SLOW, line, spread};
use serde_json::json;

/// How often it is measured, each time in a fresh browser.
const ROUNDS: usize = 7;

/// Presses a button as soon as there is one, and notes when its effect is on the screen.
const WATCH: &str = r#"
    window.marks = {};
    const watch = () => {
        const button = document.querySelector("[data-do=language]");
        if (button && !marks.shown) {
            marks.shown = performance.now();
            button.click();
        }
        if (document.querySelector("dialog[open]") && !marks.answered) {
            marks.answered = performance.now();
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => { marks.usable = performance.now(); };
                after.port2.postMessage(null);
            });
            watching.disconnect();
        }
    };
    const watching = new MutationObserver(watch);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
"#;

/// How long the machine needs for something that always takes as long, to see that it is slowed down.
const WORK: &str = "const start = performance.now(); let sum = 0; for (let i = 0; i < 3e7; i += 1) sum += i % 7; return performance.now() - start + sum * 0";

async fn visit(page: &Page) -> f64 {
    page.go("/").await;
    page.until("window.marks?.usable").await;
    page.js("return marks.usable", []).await.as_f64().unwrap()
}

pub(crate) async fn measure(lab: &Lab) {
    for rate in [1, SLOW] {
        let (mut first, mut second, mut work) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            let page = lab.page(Look::PHONE.kept()).await;
            // The browser's own start is none of the page's.
            page.go("/api/tables").await;
            page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
            page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await;
            first.push(visit(&page).await);
            work.push(page.js(WORK, []).await.as_f64().unwrap());
            page.until("navigator.serviceWorker.controller").await;
            page.leave().await;
            second.push(visit(&page).await);
            page.close().await;
        }
        let slowed = if rate == 1 { String::new() } else { format!(", processor {rate}× slower") };
        line(&format!("usable after, first visit{slowed} (ms)"), &spread(first));
        line(&format!("usable after, second visit{slowed} (ms)"), &spread(second));
        line(&format!("  a fixed piece of work{slowed} (ms)"), &spread(work));
    }
}
