//! The faces of cards. A floor shows its stones and, dashed, the floor that can come next.

use super::draw::{boxes, short, stone, triangle};
use super::names::{sign, tint};
use leptos::prelude::*;
use pyramids::{Card, Colour};

/// A card's face, on 100 by 140.
#[component]
pub fn Face(
    /// The card.
    card: Card,
) -> impl IntoView {
    view! {
        <svg
            class=format!("py-card {}", tint(card.colour()))
            viewBox="0 0 100 140"
            aria-hidden="true"
            inner_html=markup(card)
        ></svg>
    }
}

/// Everything on a face, as SVG.
fn markup(card: Card) -> String {
    let colour = card.colour();
    let middle = match card.floor() {
        Some(floor) => floor_face(colour, floor.stones()),
        None => top_face(colour),
    };
    format!(
        r##"<rect class="paper" x=".75" y=".75" width="98.5" height="138.5" rx="8"/><rect class="rim" x="6" y="6" width="88" height="128" rx="5"/><use class="sign" href="#{}" x="68" y="12" width="20" height="20"/>{middle}"##,
        sign(colour)
    )
}

fn floor_face(colour: Colour, stones: u8) -> String {
    let width = f64::min(21.0, 82.0 / f64::from(stones));
    let total = width * f64::from(stones);
    let left = 50.0 - total / 2.0;
    let mut all =
        format!(r##"<use class="numeral" href="#d{stones}" x="17.3" y="15" width="29.3" height="44"/>"##);
    if stones > 2 {
        let (from, to) = (short(left + width / 2.0), short(left + total - width / 2.0));
        all.push_str(&format!(r#"<path class="next" d="M{from} 93V76H{to}V93"/>"#));
    }
    // On a floor of two or three stones the top stone can come.
    let tip = match stones {
        2 => Some(73),
        3 => Some(54),
        _ => None,
    };
    if let Some(y) = tip {
        all.push_str(&format!(
            r##"<use class="peak" href="#topstone" x="40" y="{y}" width="20" height="20"/>"##
        ));
    }
    all.push_str(r#"<path class="ground" d="M12 126.5h76"/>"#);
    all + &stone(colour, &boxes(stones, left, 95.0, width, 31.0, 1.8, 1.6), true)
}

fn top_face(colour: Colour) -> String {
    let (outline, ridge) = triangle(50.0, 44.0, 66.0, 58.0);
    let stone = stone(colour, &outline, true);
    format!(
        r#"{stone}<path class="py-ridge" d="{ridge}"/><path class="sand" d="M14 108h72M20 116h60M27 124h46"/>"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_floor_shows_its_stones_and_its_number() {
        let face = markup("g5".parse().unwrap());
        assert!(face.contains("#d5") && face.contains("#reed") && !face.contains("#topstone"));
        assert_eq!(
            face.split("class=\"py-stone\" d=\"")
                .nth(1)
                .unwrap()
                .split('"')
                .next()
                .unwrap()
                .matches('M')
                .count(),
            5
        );
        assert!(markup("g3".parse().unwrap()).contains("#topstone"));
    }
}
