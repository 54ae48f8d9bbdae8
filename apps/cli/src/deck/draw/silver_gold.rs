//! The cards of Silver & Gold.

use super::Face;
use super::art::{INK, INK_2, frame, number, sign};
use anyhow::Result;
use silver_gold::{Card, Colour, Content, Deck, Shape, Square};

/// The chamber's place on the card, and the side of a square.
const LEFT: f64 = 10.0;
const TOP: f64 = 56.0;
const SIDE: f64 = 40.0;
const GOLD: &str = "#C3963A";

/// The cards asked for, or all.
pub(super) fn faces(deck: &Deck, asked: &[String]) -> Result<Vec<Face>> {
    if asked.is_empty() {
        let shapes = Shape::ALL.into_iter().filter(|shape| deck.expeditions().of(*shape) > 0);
        let expeditions = shapes.map(|shape| expedition(deck, shape));
        return Ok(Card::all().map(|card| pyramid(deck, card)).chain(expeditions).collect());
    }
    let find = |name: &String| {
        let number = name.parse::<u8>().ok().filter(|number| number.to_string() == *name);
        let card = number.and_then(Card::new).map(|card| pyramid(deck, card));
        card.or_else(|| Shape::named(name).map(|shape| expedition(deck, shape))).ok_or_else(|| {
            let shapes = Shape::ALL.map(Shape::name).join(", ");
            anyhow::anyhow!("there is no card `{name}`; there are 1 to {} and {shapes}", Card::COUNT)
        })
    };
    asked.iter().map(find).collect()
}

/// How a colour is drawn.
struct Paint {
    fill: &'static str,
    /// What stands on it.
    on: &'static str,
    sign: &'static str,
}

const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Green => Paint { fill: "#16745A", on: "#FFFFFF", sign: "reed" },
        Colour::Orange => Paint { fill: "#E58A1F", on: "#241B0E", sign: "sun" },
        Colour::Purple => Paint { fill: "#57307F", on: "#FFFFFF", sign: "star" },
    }
}

/// The sign of a symbol and its colour; walls and plain squares have none.
const fn symbol(content: Content) -> Option<(&'static str, &'static str)> {
    match content {
        Content::Plain | Content::Wall => None,
        Content::Entrance => Some(("entrance", INK)),
        Content::Tomb => Some(("tomb", INK)),
        // Diagonal: an upright red cross is a protected emblem.
        Content::RedCross => Some(("cross", "#A02A1C")),
        Content::RedGem => Some(("gem-red", "#A02A1C")),
        Content::GreenGem => Some(("gem-green", "#1B6349")),
        Content::Torch => Some(("torch", "#A85F0C")),
        Content::Skull => Some(("skull", INK)),
        Content::Potion => Some(("potion", "#57307F")),
    }
}

fn pyramid(deck: &Deck, card: Card) -> Face {
    let (colour, chamber) = (deck.colour(card), deck.chamber(card));
    let corner =
        |square: Square| (LEFT + SIDE * f64::from(square.column()), TOP + SIDE * f64::from(square.row()));
    let mut body = frame(220);
    let band = band(card, colour);
    // As on a playing card, the number can be read from both ends.
    body += &format!("{band}<g transform=\"rotate(180 110 154)\">{band}</g>");
    body += &format!("<path d=\"M{LEFT} {TOP}h200v200h-200Z\" fill=\"#F1E8D3\"/>");
    for square in Square::all() {
        let (x, y) = corner(square);
        let filled = |fill: &str| format!("<path d=\"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}Z\" fill=\"{fill}\"/>");
        match chamber.content(square) {
            Content::Wall => body += &(filled("#3B3021") + &filled("url(#p-wall)")),
            Content::Tomb => body += &filled("#E9C565"),
            Content::Entrance => {
                // Where the way begins.
                let (middle, above) = (x + SIDE / 2.0, y - 8.0);
                body += &format!("<path d=\"M{} {above}h14l-7 7Z\" fill=\"{INK}\"/>", middle - 7.0);
            }
            _ => {}
        }
    }
    let lines = (0..=5u8).map(|number| {
        let step = SIDE * f64::from(number);
        format!("M{} {TOP}v200M{LEFT} {}h200", LEFT + step, TOP + step)
    });
    let lines: String = lines.collect();
    body += &format!("<path d=\"{lines}\" stroke=\"#A8946A\" stroke-width=\"1\" fill=\"none\"/>");
    for square in Square::all() {
        if let Some((name, ink)) = symbol(chamber.content(square)) {
            let (x, y) = corner(square);
            body += &sign(name, (x + 6.0, y + 6.0), 28.0, ink);
        }
    }
    Face {
        stem: format!("pyramid-{:02}", card.number()),
        title: format!("Silver & Gold, pyramid {card}, {colour}"),
        copies: 1,
        width: 220,
        body,
    }
}

/// The colour with its pattern, its sign and the number.
fn band(card: Card, colour: Colour) -> String {
    let Paint { fill, on, sign: name } = paint(colour);
    // Upside down a 6 is a 9.
    let underline = if matches!(card.number(), 6 | 9) {
        format!("<path d=\"M29 42.5h16\" stroke=\"{on}\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>")
    } else {
        String::new()
    };
    format!(
        "<path d=\"M6 46V13a7 7 0 0 1 7-7H207a7 7 0 0 1 7 7V46Z\" fill=\"{fill}\"/>\
         <path d=\"M72 6h96v40h-96Z\" fill=\"url(#p-{colour})\"/>{underline}{}{}",
        number(card.number(), (37.0, 12.5), 25.0, on, 2.4),
        sign(name, (176.0, 11.0), 30.0, on)
    )
}

fn expedition(deck: &Deck, shape: Shape) -> Face {
    const STONE: f64 = 24.0;
    let squares = shape.example();
    let extent = |place: fn(Square) -> u8| f64::from(squares.iter().map(place).max().unwrap_or(0)) + 1.0;
    let (left, top) = (50.0 - extent(Square::column) * STONE / 2.0, 70.0 - extent(Square::row) * STONE / 2.0);
    let mut body = frame(100);
    body += &format!(
        "<rect x=\"6\" y=\"6\" width=\"88\" height=\"128\" rx=\"5\" fill=\"none\" stroke=\"{INK_2}\" \
         stroke-opacity=\".55\"/><path d=\"M12 20h76M12 120h76M44 20l6-8 6 8ZM44 120l6 8 6-8Z\" fill=\"none\" \
         stroke=\"{GOLD}\" stroke-width=\"1.2\"/>"
    );
    for square in squares.iter() {
        let (x, y) =
            (left + f64::from(square.column()) * STONE + 1.0, top + f64::from(square.row()) * STONE + 1.0);
        body += &format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"22\" height=\"22\" rx=\"2\" fill=\"#37688F\" stroke=\"{INK}\" \
             stroke-width=\".8\"/>"
        );
    }
    Face {
        stem: format!("expedition-{shape}"),
        title: format!("Silver & Gold, expedition {shape}"),
        copies: deck.expeditions().of(shape),
        width: 100,
        body,
    }
}
