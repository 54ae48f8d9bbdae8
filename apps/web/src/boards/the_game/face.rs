//! Card faces: a card is a nilometer, its water stands as high as the number.

use leptos::prelude::*;
use std::fmt::Write as _;
use the_game::Card;

/// The face of a card, or of a pile without cards: 1 shows an arrow up, 100 an arrow down. `fire` tells whether fire cards are played
/// with, so that they show their flame.
pub(super) fn face(number: u8, fire: bool) -> AnyView {
    let burns = fire && Card::new(number).is_some_and(Card::is_fire);
    view! {
        <svg
            class=if burns { "tg-card fire" } else { "tg-card" }
            viewBox="0 0 100 140"
            aria-hidden="true"
            focusable="false"
            inner_html=drawing(number, burns)
        ></svg>
    }
    .into_any()
}

/// What is on a face, as SVG.
fn drawing(number: u8, burns: bool) -> String {
    let card = r#"<rect class="tg-paper" x=".75" y=".75" width="98.5" height="138.5" rx="8"/>"#;
    let rim = r#"<rect class="tg-rim" x="6" y="6" width="88" height="128" rx="5"/>"#;
    if Card::new(number).is_none() {
        let (arrow, top, height) = if number == 1 { ("up", 66.0, 44.0) } else { ("down", 70.0, 34.0) };
        let large = digits(number, 50.0, top, height, true);
        return format!(
            r##"{card}{rim}<use href="#{arrow}" x="34" y="20" width="32" height="32"/><g class="tg-large">{large}</g>"##
        );
    }
    let (water, ripples, scale) = (water(number), ripples(number), scale());
    let (large, small) = (digits(number, 48.0, 52.0, 44.0, true), digits(number, 13.0, 13.0, 15.0, false));
    let flame = r##"<use href="#fire" class="tg-flame" x="68" y="10" width="20" height="20"/>"##;
    format!(
        r#"{card}<path class="tg-water" d="{water}V129a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5Z"/><path class="tg-level" d="{water}"/><path class="tg-ripple" d="{ripples}"/><path class="tg-scale" d="{scale}"/>{rim}<g class="tg-large">{large}</g><g class="tg-small">{small}</g>{}"#,
        if burns { flame } else { "" }
    )
}

/// A number in drawn digits.
fn digits(number: u8, x: f64, y: f64, height: f64, middle: bool) -> String {
    let (y, width, tall) = (tenths(y), tenths(height * 12.0 / 18.0), tenths(height));
    spread(number, x, height, middle).into_iter().fold(String::new(), |mut drawn, (digit, x)| {
        let x = tenths(x);
        // Writing to a text can't fail.
        let _ = write!(drawn, r##"<use href="#d{digit}" x="{x}" y="{y}" width="{width}" height="{tall}"/>"##);
        drawn
    })
}

/// Each digit and its left edge. `x` is the left edge of the number, or its middle.
fn spread(number: u8, x: f64, height: f64, middle: bool) -> Vec<(char, f64)> {
    let (width, gap) = (height * 12.0 / 18.0, height * 0.13);
    let digits: Vec<char> = number.to_string().chars().collect();
    let count = digits.len() as f64;
    let left = if middle { x - (count * width + (count - 1.0) * gap) / 2.0 } else { x };
    digits
        .into_iter()
        .enumerate()
        .map(|(place, digit)| (digit, left + place as f64 * (width + gap)))
        .collect()
}

/// How far down the water stands: full for 100, empty for 0.
fn level(number: u8) -> f64 {
    134.0 - 1.28 * f64::from(number)
}

/// The surface of the water, from the left rim to the right one.
fn water(number: u8) -> String {
    let mut path = format!("M6 {}", tenths(level(number)));
    for wave in 0..8 {
        path.push_str(if wave % 2 == 0 { "q5.5 3 11 0" } else { "q5.5 -3 11 0" });
    }
    path
}

/// Ripples under the surface, as many as there is room for.
fn ripples(number: u8) -> String {
    let mut path = String::new();
    for row in 1..6_i32 {
        let y = level(number) + f64::from(row) * 9.0;
        if y < 128.0 {
            let (left, right) = (12 + row * 3, 62 - row * 2);
            let wave = "q4 2.4 8 0t8 0";
            let _ = write!(path, "M{left} {}{wave}M{right} {}{wave}", tenths(y), tenths(y + 3.0));
        }
    }
    path
}

/// The marks at the right rim, one for every ten.
fn scale() -> String {
    (1..10).fold(String::new(), |mut path, mark| {
        let _ =
            write!(path, "M94 {}h-{}", tenths(134.0 - 12.8 * f64::from(mark)), if mark == 5 { 9 } else { 5 });
        path
    })
}

/// A length with one decimal, or none where it is whole.
pub(super) fn tenths(length: f64) -> String {
    // By whole numbers: writing fractions takes much more code, and the page should be small.
    let tenths = (length * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    if tenth == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{tenth}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_water_stands_as_high_as_the_number() {
        assert!(water(50).starts_with("M6 70q"));
        assert!(level(99) < level(50) && level(50) < level(2));
        // Within the rim, which goes from 6 to 134.
        assert!(level(99) > 6.0 && level(2) < 134.0);
    }

    #[test]
    fn only_fire_cards_have_a_flame_and_only_where_they_burn() {
        assert!(drawing(33, true).contains("tg-flame"));
        assert!(!drawing(33, false).contains("tg-flame"));
        assert!(drawing(1, false).contains("#up") && drawing(100, false).contains("#down"));
    }

    #[test]
    fn a_low_card_has_no_room_for_ripples() {
        assert_eq!(ripples(2), "");
        assert_eq!(ripples(99).matches('M').count(), 10);
    }

    #[test]
    fn digits_stand_around_the_middle() {
        let [(first, left), (second, right)] = spread(23, 48.0, 18.0, true)[..] else { panic!("two digits") };
        assert_eq!((first, second), ('2', '3'));
        assert!(((left + right + 12.0) / 2.0 - 48.0).abs() < 1e-9);
    }

    #[test]
    fn lengths_are_short() {
        assert_eq!((tenths(12.0), tenths(12.26), tenths(-0.5)), ("12".into(), "12.3".into(), "-0.5".into()));
    }
}
