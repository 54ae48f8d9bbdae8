//! axe-core finds nothing to complain about on any screen, light and dark, on a phone and on a desk.

use crate::harness::page::{Look, Page};
use crate::screens;
use crate::world::{browse, tools};
use serde_json::json;

/// Asks axe-core, and says in a line each what it complains about.
const ASK: &str = r#"
    const [done] = arguments;
    const about = (node) => `${node.target.join(" ")} (${node.failureSummary.split("\n").slice(1).map((line) => line.trim()).join("; ")})`;
    const line = (fault) => `${fault.id} (${fault.impact}): ${fault.nodes.length}× ${fault.nodes.slice(0, 3).map(about).join(" | ")}`;
    axe.run(document, { resultTypes: ["violations"] }).then((found) => done(found.violations.map(line)), (error) => done([String(error)]));
"#;

async fn ask(page: &Page, axe: &str) -> Vec<String> {
    page.js(axe, []).await;
    serde_json::from_value(page.js_async(ASK, []).await).unwrap()
}

fn nothing_is_wrong(name: &'static str, look: Look) {
    browse(&format!("axe-{name}"), async move |world| {
        let axe = std::fs::read_to_string(tools().unwrap().join("axe.min.js")).unwrap();
        let page = world.home(Look { still: true, ..look }).await;
        let mut faults = Vec::new();
        for screen in screens::all(&page).await {
            screen.visit(&page).await;
            if look.dark {
                page.shot(&format!("dark-{}", screen.name)).await;
            }
            faults
                .extend(ask(&page, &axe).await.into_iter().map(|fault| format!("{}: {fault}", screen.name)));
        }
        let theme = page.js("return matchMedia('(prefers-color-scheme: dark)').matches", []).await;
        assert_eq!(theme, json!(look.dark));
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
fn light_on_a_phone() {
    nothing_is_wrong("light-phone", Look::PHONE);
}

#[test]
fn dark_on_a_phone() {
    nothing_is_wrong("dark-phone", Look { dark: true, ..Look::PHONE });
}

#[test]
fn light_on_a_desk() {
    nothing_is_wrong("light-desk", Look::DESK);
}

#[test]
fn dark_on_a_desk() {
    nothing_is_wrong("dark-desk", Look { dark: true, ..Look::DESK });
}
