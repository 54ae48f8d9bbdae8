//! A QR code, so that a phone can open a link that a screen shows.

use fast_qr::{ECL, QRBuilder};
use leptos::prelude::*;
use std::fmt::Write as _;

/// How many light squares readers need around a code.
const MARGIN: usize = 4;

/// The QR code of a link: dark on light under every lamp, as readers expect. Nothing, if the link is too long for one.
#[component]
pub fn Qr(
    /// What it leads to.
    #[prop(into)]
    link: String,
    /// What it is for, to those who can't see it.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    drawn(&link).map(|(size, path)| {
        view! {
            <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label shape-rendering="crispEdges">
                <path d=path></path>
            </svg>
        }
    })
}

/// The size of the code with its margin, and the path of its dark squares: runs of a row as one.
fn drawn(link: &str) -> Option<(usize, String)> {
    let code = QRBuilder::new(link).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for (y, row) in code.data.chunks(code.size).take(code.size).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one.value() == next.value()) {
            if run.first().is_some_and(|module| module.value()) {
                // Writing to a string can't fail.
                let _ = write!(path, "M{} {}h{}v1h-{}z", x + MARGIN, y + MARGIN, run.len(), run.len());
            }
            x += run.len();
        }
    }
    Some((code.size + 2 * MARGIN, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_code() {
        let (size, path) =
            drawn("https://example.org/table/0123456789bcdefg#0123456789bcdefghjkmnpqrs").unwrap();
        assert_eq!(size, 37 + 8, "version 5");
        // The corner mark: seven dark squares in a row.
        assert!(path.starts_with("M4 4h7v1h-7z"), "{path}");
        assert!(drawn(&"x".repeat(3000)).is_none());
    }
}
