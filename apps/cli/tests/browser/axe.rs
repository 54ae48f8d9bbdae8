//! axe-core, which finds what shuts people out.

use crate::harness::page::Page;
use crate::harness::tool;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// axe-core itself.
static AXE: LazyLock<String> = LazyLock::new(|| std::fs::read_to_string(tool("BENBEN_AXE")).unwrap());

/// Asks axe-core, and says in a line each what it complains about; `null` if it has not been loaded.
const ASK: &str = r#"
    const [options, done] = arguments;
    if (!window.axe) return done(null);
    const about = (node) => `${node.target.join(" ")} (${node.failureSummary.split("\n").slice(1).map((line) => line.trim()).join("; ")})`;
    const line = (fault) => `${fault.id} (${fault.impact}): ${fault.nodes.length}× ${fault.nodes.slice(0, 3).map(about).join(" | ")}`;
    axe.run(document, { resultTypes: ["violations"], ...options }).then((found) => done(found.violations.map(line)), (error) => done([String(error)]));
"#;

/// The rules that depend on colours, among those that axe-core follows without being asked to.
const COLOURS: [&str; 2] = ["color-contrast", "link-in-text-block"];

/// Whether the page shows the same as when this was last asked, apart from its colours: the same elements, each in the same place, and
/// visible or not.
const IS_SAME: &str = r#"
    const place = ({ x, y, width, height }) => [x, y, width, height].join();
    const look = (one) => `${place(one.getBoundingClientRect())} ${one.checkVisibility({ visibilityProperty: true })}`;
    const before = window.shape;
    window.shape = [document.documentElement.outerHTML, ...[...document.querySelectorAll("*")].map(look)].join("\n");
    return window.shape === before;
"#;

async fn ask(page: &Page, options: Value) -> Vec<String> {
    let mut found = page.js_async(ASK, [options.clone()]).await;
    if found.is_null() {
        page.js(&AXE, []).await;
        found = page.js_async(ASK, [options]).await;
    }
    serde_json::from_value(found).unwrap()
}

/// What axe-core complains about on this screen, light and dark. All its rules are asked in the light. In the dark those that depend on
/// colours are enough, because nothing else is different there.
pub(crate) async fn light_and_dark(page: &Page) -> Vec<String> {
    let mut faults = ask(page, json!({})).await;
    page.js(IS_SAME, []).await;
    page.light(true, true).await;
    page.settle().await;
    let is_dark = page.js("return matchMedia('(prefers-color-scheme: dark)').matches", []).await;
    assert_eq!(is_dark, true);
    if page.js(IS_SAME, []).await != true {
        faults.push("in the dark more than the colours is different".to_owned());
    }
    let rules = json!({ "runOnly": { "type": "rule", "values": COLOURS } });
    faults.extend(ask(page, rules).await.into_iter().map(|fault| format!("in the dark, {fault}")));
    page.light(false, true).await;
    faults
}
