//! Whether the page grows.

use crate::harness::hands::HANDS;
use crate::harness::page::{Look, Page};
use crate::{Lab, line};
use serde_json::{Value, json};
use std::time::Duration;

/// After how many games the memory is looked at.
const GAMES: [usize; 4] = [1, 10, 25, 50];

/// Plays one game from the first screen and back there, by clicks out of the page itself: there is no other way to play so many.
fn play() -> String {
    format!(
        r#"
        const [game, seed, done] = arguments;
        const next = function () {{ {HANDS} }};
        const pause = () => new Promise((on) => setTimeout(on, 4));
        const click = async (css) => {{
            while (!document.querySelector(css)) await pause();
            document.querySelector(css).click();
        }};
        let luck = seed;
        const play = async () => {{
            await click(`[data-play=${{game}}]`);
            for (;;) {{
                luck = (luck * 1103515245 + 12345) % 2147483648;
                const found = next(luck);
                if (found === "over") break;
                if (found) found[0].click();
                await pause();
            }}
            await click(".over a.btn");
            while (!document.querySelector("main.home")) await pause();
        }};
        play().then(() => done(null), (error) => done(String(error)));
        "#
    )
}

/// The memory of the module in the page, and in its worker.
const MODULES: &str = r#"
    const [done] = arguments;
    const script = document.querySelector("link[rel=modulepreload]").href;
    const own = import(script).then((module) => module.default()).then((exports) => exports.memory.buffer.byteLength);
    const other = new Promise((on) => {
        const worker = workers.at(-1);
        worker.addEventListener("message", ({ data }) => { if (String(data).startsWith("weighs ")) on(Number(data.slice(7))); });
        worker.postMessage(`weigh ${new URL(document.documentElement.dataset.worker, location.href).href}`);
    });
    Promise.all([own, other]).then(done);
"#;

async fn look(page: &Page, games: usize) {
    for _ in 0..3 {
        page.cdp("HeapProfiler.collectGarbage", json!({})).await;
    }
    let heap = page.cdp("Runtime.getHeapUsage", json!({})).await;
    let tree = page.cdp("Memory.getDOMCounters", json!({})).await;
    let modules = page.js_async(MODULES, []).await;
    let kept = page.js("return Object.entries(localStorage).reduce((sum, [name, text]) => sum + name.length + text.length, 0)", []).await;
    let mega = |value: Option<&Value>| value.and_then(Value::as_f64).unwrap_or_default() / 1e6;
    let numbers = format!(
        "{:.1} MB scripts, {:.1} MB module, {:.1} MB in the worker; {} nodes, {} listeners; {:.2} MB kept",
        mega(heap.get("usedSize")),
        mega(modules.get(0)),
        mega(modules.get(1)),
        tree["nodes"],
        tree["jsEventListeners"],
        mega(Some(&kept))
    );
    line(&format!("memory after {games} games"), &numbers);
}

pub(crate) async fn measure(lab: &Lab) {
    let page = lab.page(Look::PHONE.quick(21).kept()).await;
    page.driver().set_script_timeout(Duration::from_secs(180)).await.unwrap();
    page.go("/").await;
    page.wait("[data-play]").await;
    let script = play();
    for number in 1..=GAMES[GAMES.len() - 1] {
        let game = ["the-game", "silver-gold", "pyramids"][number % 3];
        let accident = page.js_async(&script, [json!(game), json!(number)]).await;
        assert_eq!(accident, Value::Null);
        if GAMES.contains(&number) {
            look(&page, number).await;
        }
    }
    page.close().await;
}
