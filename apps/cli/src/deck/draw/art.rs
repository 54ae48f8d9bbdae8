//! The signs, numerals and patterns that all cards are made of.

/// Drawn for Benben; every drawing in it is one line.
const ART: &str = include_str!("../art/art.svg");

/// Ink, and lesser ink, on a card.
pub(super) const INK: &str = "#2B2418";
pub(super) const INK_2: &str = "#5F523B";
pub(super) const CARD: &str = "#FCF7E9";
const EDGE: &str = "#B8A580";

/// The drawing of this name, without its frame.
fn drawing(name: &str) -> &'static str {
    let start = format!("<symbol id=\"{name}\" ");
    let line = ART.lines().find(|line| line.starts_with(&start)).unwrap_or_default();
    let inner = line.split_once('>').map_or("", |(_, rest)| rest);
    inner.strip_suffix("</symbol>").unwrap_or(inner)
}

/// The patterns, for the `defs` of a file.
pub(super) fn patterns(body: &str) -> String {
    let used = |line: &&str| {
        let id = line.strip_prefix("<pattern id=\"").and_then(|rest| rest.split_once('"')).map(|(id, _)| id);
        id.is_some_and(|id| body.contains(&format!("url(#{id})")))
    };
    ART.lines().filter(used).collect()
}

/// A sign, so wide and high, with this corner at its top left.
pub(super) fn sign(name: &str, (x, y): (f64, f64), size: f64, colour: &str) -> String {
    let (x, y, scale) = (short(x), short(y), short(size / 24.0));
    let drawing = drawing(name).replace("currentColor", colour);
    format!("<g transform=\"translate({x} {y}) scale({scale})\">{drawing}</g>")
}

/// A number in Benben's own numerals, so high, with the middle of its upper edge there; `weight` is the width of the
/// line, of 18.
pub(super) fn number(number: u8, (middle, y): (f64, f64), height: f64, colour: &str, weight: f64) -> String {
    let digits = number.to_string();
    let (width, gap) = (height * 12.0 / 18.0, height * 0.13);
    let count = digits.len() as f64;
    let mut x = middle - (count * width + (count - 1.0) * gap) / 2.0;
    let mut text = format!(
        "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"{weight}\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\">"
    );
    for digit in digits.chars() {
        let (place, scale) = (short(x), short(height / 18.0));
        let drawing = drawing(&format!("d{digit}"));
        text += &format!("<g transform=\"translate({place} {}) scale({scale})\">{drawing}</g>", short(y));
        x += width + gap;
    }
    text + "</g>"
}

/// The card itself, before anything is on it, in units of which it is so many wide.
pub(super) fn frame(width: u16) -> String {
    let width = f64::from(width);
    let (line, corner) = (width * 0.009, width * 0.055);
    let [near, across, down] = [line / 2.0, width - line, width * 1.4 - line].map(short);
    let [line, corner] = [line, corner].map(short);
    format!(
        "<rect x=\"{near}\" y=\"{near}\" width=\"{across}\" height=\"{down}\" rx=\"{corner}\" fill=\"{CARD}\" \
         stroke=\"{EDGE}\" stroke-width=\"{line}\"/>"
    )
}

/// A length with no more digits than a printer can use.
pub(super) fn short(length: f64) -> String {
    let text = format!("{length:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_there() {
        let signs =
            ["cross", "gem-red", "gem-green", "torch", "skull", "potion", "tomb", "entrance", "topstone"];
        let colours = ["hill", "sun", "reed", "wave", "star"];
        let digits = (0..10).map(|digit| format!("d{digit}"));
        for name in signs.into_iter().chain(colours).map(str::to_owned).chain(digits) {
            assert!(drawing(&name).starts_with('<') && drawing(&name).ends_with("/>"), "{name}");
        }
        assert!(!ART.contains("var("), "a file of its own has no style sheet to take colours from");
        assert_eq!(patterns("fill=\"url(#p-r)\"").matches("<pattern").count(), 1);
        assert_eq!([short(1.0), short(0.25), short(-3.10001)], ["1", "0.25", "-3.1"]);
    }
}
