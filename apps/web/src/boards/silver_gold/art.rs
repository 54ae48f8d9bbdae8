//! The cards as SVG texts: static pictures, and the paths that a live chamber is made of.

use super::facing::Facing;
use silver_gold::{Card, Chamber, Colour, Content, Square, Squares};
use std::fmt::Write as _;

/// The box of a pyramid card.
pub const CARD_BOX: &str = "0 0 220 248";
/// The box of an expedition card.
pub const SMALL_BOX: &str = "0 0 100 140";
/// How long the side of a square is.
const SIDE: i16 = 40;
/// Where the first square is, from the left and from the top.
const CORNER: (i16, i16) = (10, 38);
/// How far marks keep from the edge of their square.
const INSET: i16 = 3;

fn corner(square: Square) -> (i16, i16) {
    (CORNER.0 + SIDE * i16::from(square.column()), CORNER.1 + SIDE * i16::from(square.row()))
}

/// The icon of what a square holds.
#[must_use]
pub const fn icon(content: Content) -> Option<&'static str> {
    Some(match content {
        Content::Plain | Content::Wall => return None,
        Content::Entrance => "entrance",
        Content::Tomb => "tomb",
        Content::RedCross => "cross",
        Content::RedGem => "gem-red",
        Content::GreenGem => "gem-green",
        Content::Torch => "torch",
        Content::Skull => "skull",
        Content::Potion => "potion",
    })
}

/// The sign of a colour, so that nobody needs to see the colour itself.
#[must_use]
pub const fn sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "reed",
        Colour::Orange => "sun",
        Colour::Purple => "star",
    }
}

/// Where a symbol stands: its left and upper edge, and its size.
#[must_use]
pub fn symbol_place(square: Square) -> (i16, i16, i16) {
    let (x, y) = corner(square);
    (x + 8, y + 8, 24)
}

/// The middle of the dot that says that a square can be marked.
#[must_use]
pub fn dot_place(square: Square) -> (i16, i16) {
    let (x, y) = corner(square);
    (x + 33, y + 33)
}

/// The number in the head of a card, drawn: the same on every machine.
fn number(text: &mut String, card: Card) {
    let (tens, ones) = (card.number() / 10, card.number() % 10);
    let places = if tens == 0 {
        [(None, ""), (Some(ones), "27.3")]
    } else {
        [(Some(tens), "20.6"), (Some(ones), "34.1")]
    };
    for (digit, x) in places {
        if let Some(digit) = digit {
            let _ = write!(text, r##"<use href="#d{digit}" x="{x}" y="10.5" width="11.3" height="17"/>"##);
        }
    }
}

/// A pyramid card without marks and symbols: frame, head with number, colour, pattern and sign, walls, tomb, lines.
#[must_use]
pub fn base(card: Card, colour: Colour, chamber: &Chamber) -> String {
    let mut text = String::with_capacity(4096);
    text.push_str(r#"<rect x=".75" y=".75" width="218.5" height="246.5" rx="8" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/>"#);
    let _ = write!(
        text,
        r##"<path d="M6 32V13a7 7 0 0 1 7-7H207a7 7 0 0 1 7 7V32Z" fill="var(--c-{colour})"/><path d="M64 32V6h112V32Z" fill="url(#p-{colour})"/><path d="M6 32 24 6h24l18 26Z" fill="var(--c-{colour})"/><g fill="none" stroke="var(--on-c-{colour})" stroke-width="2.3">"##
    );
    number(&mut text, card);
    let sign = sign(colour);
    let _ = write!(
        text,
        r##"</g><use href="#{sign}" x="185" y="9" width="20" height="20" color="var(--on-c-{colour})"/><rect x="10" y="38" width="200" height="200" fill="var(--sq)"/>"##
    );
    for square in chamber.squares(Content::Wall).iter() {
        let (x, y) = corner(square);
        let place = format!(r#"x="{x}" y="{y}" width="{SIDE}" height="{SIDE}""#);
        let _ = write!(text, r#"<rect {place} fill="var(--wall)"/><rect {place} fill="url(#p-wall)"/>"#);
    }
    for square in chamber.squares(Content::Tomb).iter() {
        let (x, y) = corner(square);
        let _ = write!(text, r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="var(--tomb)"/>"#);
    }
    text.push_str(r#"<path d=""#);
    for line in 0..=5_i16 {
        let _ = write!(text, "M{} 38v200M10 {}h200", CORNER.0 + SIDE * line, CORNER.1 + SIDE * line);
    }
    text.push_str(r#"" stroke="var(--sq-line)" stroke-width="1" fill="none"/>"#);
    text
}

/// A whole pyramid card with its marks, for pictures that nobody touches.
#[must_use]
pub fn picture(card: Card, colour: Colour, chamber: &Chamber, marked: Squares) -> String {
    let mut text = base(card, colour, chamber);
    if !marked.is_empty() {
        let _ = write!(text, r#"<path d="{}" fill="var(--mark)"/>"#, corridor(marked));
    }
    for square in Square::all() {
        if let Some(icon) = icon(chamber.content(square)) {
            let (x, y, size) = symbol_place(square);
            let on = if marked.contains(square) { " on" } else { "" };
            let _ = write!(
                text,
                r##"<use class="sg-sy {icon}{on}" href="#{icon}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
            );
        }
    }
    text
}

/// The back of a pyramid card: what is taken unseen.
#[must_use]
pub fn back() -> String {
    let gold = r#"fill="none" stroke="var(--tomb)""#;
    format!(
        r#"<rect x=".75" y=".75" width="218.5" height="246.5" rx="8" fill="var(--back)" stroke="var(--card-edge)" stroke-width="1.5"/><rect x="9" y="9" width="202" height="230" rx="6" {gold}/><path d="M62 70h96v120H62ZM78 88h64v102M94 110h32v80" {gold} stroke-width="2.5"/>"#
    )
}

/// An expedition card whose shape lies as it is to be shown.
#[must_use]
pub fn expedition(facing: Facing) -> String {
    let mut text = String::from(
        r#"<rect x=".75" y=".75" width="98.5" height="138.5" rx="8" fill="var(--card)" stroke="var(--card-edge)" stroke-width="1.5"/><rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="var(--card-ink-2)" stroke-opacity=".55"/><path d="M12 20h76M12 120h76M44 20l6-8 6 8ZM44 120l6 8 6-8Z" fill="none" stroke="var(--gold-line)" stroke-width="1.2"/>"#,
    );
    let (columns, rows) = facing.size();
    let (left, top) = (51 - 11 * i16::from(columns), 71 - 11 * i16::from(rows));
    for square in facing.squares().iter() {
        let (x, y) = (left + 22 * i16::from(square.column()), top + 22 * i16::from(square.row()));
        let _ = write!(text, r#"<rect x="{x}" y="{y}" width="20" height="20" rx="2" fill="var(--mark)"/>"#);
    }
    text
}

fn beside(square: Square, right: u8, down: u8) -> Option<Square> {
    Square::new(square.column() + right, square.row() + down)
}

/// One marked square, joined to the marked ones at its right and below it.
#[must_use]
pub fn cell(square: Square, marked: Squares) -> String {
    let (x, y) = corner(square);
    let has = |right, down| beside(square, right, down).is_some_and(|other| marked.contains(other));
    let (left, top) = (x + INSET, y + INSET);
    let inner = SIDE - 2 * INSET;
    let mut path = format!("M{left} {top}h{inner}v{inner}h-{inner}z");
    // The joints overlap by one unit, or a hairline would show between them.
    let (gap, over) = (2 * INSET + 2, inner - 1);
    if has(1, 0) {
        let _ = write!(path, "M{} {top}h{gap}v{inner}h-{gap}z", left + over);
    }
    if has(0, 1) {
        let _ = write!(path, "M{left} {}h{inner}v{gap}h-{inner}z", top + over);
    }
    if has(1, 0) && has(0, 1) && has(1, 1) {
        let _ = write!(path, "M{} {}h{gap}v{gap}h-{gap}z", left + over, top + over);
    }
    path
}

/// All these squares as one area.
#[must_use]
pub fn corridor(squares: Squares) -> String {
    squares.iter().map(|square| cell(square, squares)).collect()
}

/// The line around these squares.
#[must_use]
pub fn outline(squares: Squares) -> String {
    let mut path = String::new();
    for square in squares.iter() {
        let has = |right: i8, down: i8| {
            let column = square.column().checked_add_signed(right);
            let other =
                column.zip(square.row().checked_add_signed(down)).and_then(|(x, y)| Square::new(x, y));
            other.is_some_and(|other| squares.contains(other))
        };
        // A line ends inside its square, at the edge of it, or, in an inner corner, inside the next one.
        let end = |next: bool, corner: bool| match (next, corner) {
            (false, _) => INSET,
            (true, false) => 0,
            (true, true) => -INSET,
        };
        let (x, y) = corner(square);
        for (side, at) in [(-1, INSET), (1, SIDE - INSET)] {
            if !has(0, side) {
                let (left, right) = (end(has(-1, 0), has(-1, side)), end(has(1, 0), has(1, side)));
                let _ = write!(path, "M{} {}H{}", x + left, y + at, x + SIDE - right);
            }
            if !has(side, 0) {
                let (top, bottom) = (end(has(0, -1), has(side, -1)), end(has(0, 1), has(side, 1)));
                let _ = write!(path, "M{} {}V{}", x + at, y + top, y + SIDE - bottom);
            }
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(places: &[(u8, u8)]) -> Squares {
        places.iter().filter_map(|(column, row)| Square::new(*column, *row)).collect()
    }

    #[test]
    fn one_square_has_four_sides_inside_of_it() {
        assert_eq!(outline(squares(&[(0, 0)])), "M13 41H47M13 41V75M13 75H47M47 41V75");
        assert_eq!(corridor(squares(&[(0, 0)])), "M13 41h34v34h-34z");
    }

    #[test]
    fn four_in_a_square_leave_no_hole() {
        let path = corridor(squares(&[(0, 0), (1, 0), (0, 1), (1, 1)]));
        assert!(path.contains("M46 74h8v8h-8z"), "{path}");
    }

    #[test]
    fn an_inner_corner_is_closed() {
        let path = outline(squares(&[(0, 0), (1, 0), (0, 1)]));
        // The line under b1 begins where the line right of a2 begins.
        assert!(path.contains("M47 75H87") && path.contains("M47 75V115"), "{path}");
    }

    #[test]
    fn a_picture_shows_what_the_card_holds() {
        let card = Card::new(1).unwrap();
        let deck = silver_gold::Deck::shipped();
        let text = picture(card, deck.colour(card), deck.chamber(card), Squares::NONE);
        assert!(text.contains("#skull") && text.contains("#tomb") && text.contains("#d1"));
        assert_eq!(
            text.matches("url(#p-wall)").count(),
            usize::from(deck.chamber(card).squares(Content::Wall).len())
        );
    }
}
