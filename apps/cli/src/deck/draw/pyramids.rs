//! The cards of Pyramids.

use super::Face;
use super::art::{CARD, INK, INK_2, frame, number, short, sign};
use anyhow::Result;
use pyramids::{Card, Colour, Deck, Floor};

/// The kinds asked for, or all that the deck has.
pub(super) fn faces(deck: &Deck, asked: &[String]) -> Result<Vec<Face>> {
    if asked.is_empty() {
        return Ok(deck.cards().iter().map(|(card, copies)| face(card, copies)).collect());
    }
    let find = |name: &String| {
        let card = name.parse::<Card>().ok();
        let kind = card.map(|card| (card, deck.cards().of(card))).filter(|(_, copies)| *copies > 0);
        kind.map(|(card, copies)| face(card, copies)).ok_or_else(|| {
            let there: Vec<String> = deck.cards().iter().map(|(card, _)| card.to_string()).collect();
            anyhow::anyhow!("the deck has no card `{name}`; it has {}", there.join(" "))
        })
    };
    asked.iter().map(find).collect()
}

/// How a colour is drawn.
struct Paint {
    fill: &'static str,
    /// Lines that must stand off the paper.
    line: &'static str,
    sign: &'static str,
}

const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Red => Paint { fill: "#B5382A", line: "#B5382A", sign: "hill" },
        Colour::Yellow => Paint { fill: "#EBBE4B", line: "#8F6A10", sign: "sun" },
        Colour::Green => Paint { fill: "#58AE97", line: "#22705E", sign: "reed" },
        Colour::Blue => Paint { fill: "#1F3F74", line: "#1F3F74", sign: "wave" },
    }
}

fn face(card: Card, copies: u8) -> Face {
    let colour = card.colour();
    let Paint { line, sign: name, .. } = paint(colour);
    let mut body = frame(100);
    body += &format!(
        "<rect x=\"6\" y=\"6\" width=\"88\" height=\"128\" rx=\"5\" fill=\"none\" stroke=\"{line}\" \
         stroke-width=\"1.6\"/>"
    );
    body += &sign(name, (68.0, 12.0), 20.0, line);
    let words = match card.floor() {
        Some(floor) => {
            body += &floor_face(colour, floor);
            format!("floor of {floor}")
        }
        None => {
            body += &top_stone(colour);
            "top stone".to_owned()
        }
    };
    Face {
        stem: format!("pyramids-{card}"),
        title: format!("Pyramids, {colour} {words}"),
        copies,
        width: 100,
        body,
    }
}

/// A filled outline with the colour's pattern over it.
fn stone(colour: Colour, path: &str) -> String {
    let Paint { fill, line, .. } = paint(colour);
    let letter = colour.letter();
    format!(
        "<path d=\"{path}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\".9\" stroke-linejoin=\"round\"/>\
         <path d=\"{path}\" fill=\"url(#p-{letter})\"/>"
    )
}

/// The number, the stones and, dashed, what fits on them.
fn floor_face(colour: Colour, floor: Floor) -> String {
    let stones = f64::from(floor.stones());
    let width = (82.0 / stones).min(21.0);
    let left = 50.0 - stones * width / 2.0;
    let mut body = number(floor.stones(), (29.0, 15.0), 36.0, INK, 2.0);
    if floor.stones() > Floor::LEAST {
        let (from, to) = (short(left + width / 2.0), short(100.0 - left - width / 2.0));
        body += &format!(
            "<path d=\"M{from} 93V76H{to}V93\" fill=\"none\" stroke=\"{INK_2}\" stroke-opacity=\".6\" \
             stroke-dasharray=\"3 2.5\"/>"
        );
    }
    // A hint at PY-11, by which a top stone goes on a floor of 2 or 3 stones.
    if floor.stones() < 4 {
        let y = if floor.stones() == Floor::LEAST { 73.0 } else { 54.0 };
        let cap = sign("topstone", (40.0, y), 20.0, paint(colour).line);
        body += &format!("<g opacity=\".35\">{cap}</g>");
    }
    body +=
        &format!("<path d=\"M12 126.5h76\" stroke=\"{INK_2}\" stroke-opacity=\".6\" stroke-width=\"1.2\"/>");
    for number in 0..floor.stones() {
        let x = short(left + f64::from(number) * width + 0.9);
        let inner = short(width - 1.8);
        body += &stone(colour, &format!("M{x} 95.9h{inner}v29.2h-{inner}Z"));
    }
    body
}

fn top_stone(colour: Colour) -> String {
    let cap = stone(colour, "M50 44 83 102H17Z");
    format!(
        "{cap}<path d=\"M50 44 60.6 102\" stroke=\"{CARD}\" stroke-opacity=\".7\"/>\
         <path d=\"M14 108h72M20 116h60M27 124h46\" stroke=\"{INK_2}\" stroke-opacity=\".5\"/>"
    )
}
