//! What the first visit weighs.

use crate::counted::Counted;
use crate::harness::page::Look;
use crate::{Lab, line};
use serde_json::Value;

/// The largest parts: name and bytes over the wire.
const PARTS: &str = r#"
    const parts = performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"));
    return parts.map((part) => [new URL(part.name).pathname, part.encodedBodySize]).sort((one, other) => other[1] - one[1]);
"#;

/// Waits until nothing more comes.
async fn quiet(door: &Counted) {
    let mut before = u64::MAX;
    while before != door.bytes() {
        before = door.bytes();
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    }
}

pub(crate) async fn measure(lab: &Lab) {
    let door = Counted::open(&lab.server.address()).await;
    let page = lab.page_of(&door.address, Look::PHONE).await;
    page.go("/").await;
    page.wait("[data-play]").await;
    quiet(&door).await;
    line("first visit, what the home screen needs", &shown(door.bytes()));
    let parts = page.js(PARTS, []).await;
    for part in parts.as_array().into_iter().flatten().take(6) {
        let bytes = part.get(1).and_then(Value::as_u64).unwrap_or_default();
        line(&format!("  {}", part.get(0).and_then(Value::as_str).unwrap_or_default()), &shown(bytes));
    }
    page.tap("[data-play=the-game]").await;
    page.wait("main.board [data-card]").await;
    quiet(&door).await;
    line("  … and a game that has started", &shown(door.bytes()));
    page.close().await;

    let door = Counted::open(&lab.server.address()).await;
    let page = lab.page_of(&door.address, Look::PHONE.kept()).await;
    page.go("/").await;
    page.wait("[data-play]").await;
    quiet(&door).await;
    line("first visit, with all that is kept for times without a network", &shown(door.bytes()));
    let before = door.bytes();
    page.go("/").await;
    page.wait("[data-play]").await;
    quiet(&door).await;
    line("second visit", &shown(door.bytes() - before));
    page.close().await;
}

fn shown(bytes: u64) -> String {
    format!("{:.1} KB", bytes as f64 / 1000.0)
}
