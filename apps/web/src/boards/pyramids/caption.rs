//! What stands under a pyramid.

use pyramids::{Pyramid, View};

/// What the caption under a pyramid says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caption {
    stones: u8,
    /// Whether it counts, or would count, double.
    pub great: bool,
    /// Whether this is what a choice would make of it.
    pub preview: bool,
    /// What it would bring its owner at once.
    gain: Option<i32>,
}

impl Caption {
    /// The caption of a pyramid as it is, or as it would be.
    pub fn of(view: &View, now: Pyramid, then: Option<Pyramid>) -> Self {
        let shown = then.unwrap_or(now);
        let gain = then.map(|then| view.points(then) - view.points(now)).filter(|gain| *gain != 0);
        // An open pyramid is worth nothing yet, but that it would be Great is good to know.
        let great = shown.is_great() && (shown.is_complete() || then.is_some());
        Self { stones: shown.stones(), great, preview: then.is_some(), gain }
    }

    /// Its text beside the sign of the colour.
    pub fn text(self) -> String {
        let Self { stones, great, preview, gain } = self;
        match (preview, gain) {
            (true, Some(gain)) => format!("+{gain}"),
            (true, None) if great => format!("→{stones} ×2"),
            (true, None) => format!("→{stones}"),
            (false, _) if great => format!("{stones} ×2"),
            (false, _) => stones.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_says_what_there_is_and_what_would_be() {
        let plain = Caption { stones: 11, great: false, preview: false, gain: None };
        assert_eq!(plain.text(), "11");
        assert_eq!(Caption { great: true, ..plain }.text(), "11 ×2");
        let preview = Caption { stones: 14, great: true, preview: true, gain: None };
        assert_eq!(preview.text(), "→14 ×2");
        assert_eq!(Caption { gain: Some(28), ..preview }.text(), "+28");
    }
}
