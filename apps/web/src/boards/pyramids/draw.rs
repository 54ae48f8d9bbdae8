//! How pyramids are drawn: every floor a row of stones, the top stone a triangle. The ground is at 0, and up is negative, so that
//! what stands keeps its place when something comes on top.

use pyramids::{Colour, Floor, Pyramid};

/// How high a stone is, of its width.
const HEIGHT: f64 = 0.82;
/// How high a top stone is, of a stone's width, with the line around it.
const TOP_HEIGHT: f64 = 1.15;
/// How wide a top stone is, of a stone's width.
const TOP_WIDTH: f64 = 1.9;
/// Below this width of a stone its pattern would only make it grey.
const PATTERN_FROM: f64 = 8.0;

/// What is shown above a pyramid while a card is chosen that fits on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ghost {
    /// A floor of so many stones.
    Floor(u8),
    /// The top stone.
    Top,
}

/// One pyramid as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawing {
    /// The pyramid.
    pub pyramid: Pyramid,
    /// What is shown above it.
    pub ghost: Option<Ghost>,
    /// How wide a stone is, in pixels.
    pub size: f64,
    /// How many of its highest cards have just come, and move into their place.
    pub fresh: u8,
}

impl Drawing {
    /// A pyramid that stands still.
    pub const fn still(pyramid: Pyramid, size: f64) -> Self {
        Self { pyramid, ghost: None, size, fresh: 0 }
    }

    /// How it is drawn now: where nothing of the drawing has changed it stays the same; what has come since moves.
    pub fn next(
        before: Option<&Self>,
        pyramid: Pyramid,
        ghost: Option<Ghost>,
        size: f64,
        moves: bool,
    ) -> Self {
        let cards = |pyramid: Pyramid| u8::try_from(pyramid.cards().count()).unwrap_or(u8::MAX);
        match before {
            Some(before) if (before.pyramid, before.ghost, before.size) == (pyramid, ghost, size) => *before,
            Some(before) => {
                Self { pyramid, ghost, size, fresh: cards(pyramid).saturating_sub(cards(before.pyramid)) }
            }
            None => Self { pyramid, ghost, size, fresh: if moves { cards(pyramid) } else { 0 } },
        }
    }

    fn base(&self) -> u8 {
        self.pyramid.floors().next().map_or(0, Floor::stones)
    }

    fn floors(&self) -> f64 {
        self.pyramid.floors().count() as f64
    }

    /// How wide it is.
    pub fn width(&self) -> f64 {
        width(self.base(), self.size)
    }

    /// How high it is.
    pub fn height(&self) -> f64 {
        let ghost = match self.ghost {
            Some(Ghost::Floor(_)) => row(self.size) + 2.0,
            Some(Ghost::Top) => self.size * TOP_HEIGHT + 2.0,
            None => 0.0,
        };
        let top = if self.pyramid.is_complete() { self.size * TOP_HEIGHT } else { 0.0 };
        self.floors() * row(self.size) + top + ghost + 1.0
    }

    /// The `viewBox`.
    pub fn view_box(&self) -> String {
        let (width, height) = (self.width(), self.height());
        format!("0 {} {} {}", short(1.0 - height), short(width), short(height))
    }

    /// Everything in it, as SVG.
    pub fn markup(&self) -> String {
        let cards = self.pyramid.cards().count();
        let still = cards.saturating_sub(usize::from(self.fresh));
        let mut all = String::new();
        for (level, card) in self.pyramid.cards().enumerate() {
            let drops = if level >= still { " drops" } else { "" };
            let (name, shape, ridge) = match card.floor() {
                Some(floor) => ("floor", self.stones(floor.stones(), level as f64), String::new()),
                None => {
                    let (shape, ridge) = self.top_stone(0.0);
                    ("tip", shape, format!("<path class=\"py-ridge\" d=\"{ridge}\"/>"))
                }
            };
            let shape = self.filled(&shape, self.size > PATTERN_FROM);
            all.push_str(&format!("<g class=\"{name}{drops}\">{shape}{ridge}</g>"));
        }
        if let Some(ghost) = self.ghost {
            all.push_str(&format!("<path class=\"py-ghost\" d=\"{}\"/>", self.ghost_shape(ghost)));
        }
        all
    }

    /// A shape in the colour of the pyramid, and its pattern.
    fn filled(&self, shape: &str, patterned: bool) -> String {
        stone(self.pyramid.colour(), shape, patterned)
    }

    /// The stones of the floor at this level, the base being 0.
    fn stones(&self, stones: u8, level: f64) -> String {
        let (gap, round) = if self.size > 9.0 { (1.8, 1.6) } else { (1.4, 0.8) };
        boxes(
            stones,
            self.left(stones),
            -(level + 1.0) * row(self.size),
            self.size,
            row(self.size),
            gap,
            round,
        )
    }

    fn left(&self, stones: u8) -> f64 {
        (self.width() - f64::from(stones) * self.size) / 2.0
    }

    /// The top stone this far above the highest floor, and the ridge that gives it a lit side.
    fn top_stone(&self, above: f64) -> (String, String) {
        let y = -self.floors() * row(self.size) - self.size * TOP_HEIGHT - above;
        triangle(self.width() / 2.0, y, self.size * TOP_WIDTH, self.size * 1.1)
    }

    fn ghost_shape(&self, ghost: Ghost) -> String {
        match ghost {
            Ghost::Floor(stones) => {
                let top = -(self.floors() + 1.0) * row(self.size) - 1.0;
                boxes(stones, self.left(stones), top, self.size, row(self.size), 2.0, 1.5)
            }
            Ghost::Top => self.top_stone(1.0).0,
        }
    }
}

/// A shape in a colour, with the pattern of the colour where it is large enough.
pub fn stone(colour: Colour, shape: &str, patterned: bool) -> String {
    let mut all = format!("<path class=\"py-stone\" d=\"{shape}\"/>");
    if patterned {
        all.push_str(&format!("<path fill=\"url(#p-{})\" d=\"{shape}\"/>", colour.letter()));
    }
    all
}

/// How wide the drawing of a pyramid on this base is.
pub fn width(base: u8, size: f64) -> f64 {
    f64::from(base) * size + 2.0
}

/// How high a pyramid gets at most, counted in stones' widths: its floors, and one more floor or the top stone.
pub fn rise(pyramid: Pyramid) -> f64 {
    pyramid.floors().map(|_| HEIGHT).sum::<f64>() + TOP_HEIGHT
}

/// A triangle with this tip, and a line from the tip to its ground.
pub fn triangle(x: f64, y: f64, width: f64, height: f64) -> (String, String) {
    let ground = short(y + height);
    let outline =
        format!("M{} {} {} {ground}H{}Z", short(x), short(y), short(x + width / 2.0), short(x - width / 2.0));
    (outline, format!("M{} {} {} {ground}", short(x), short(y), short(x + width * 0.16)))
}

/// A row of boxes with round corners as one path.
pub fn boxes(count: u8, left: f64, top: f64, width: f64, height: f64, gap: f64, round: f64) -> String {
    let (across, down, arc) = (width - gap - 2.0 * round, height - gap - 2.0 * round, short(round));
    let one = |place: u8| {
        let x = left + f64::from(place) * width + gap / 2.0 + round;
        format!(
            "M{} {}h{}a{arc} {arc} 0 0 1 {arc} {arc}v{}a{arc} {arc} 0 0 1-{arc} {arc}h{}a{arc} {arc} 0 0 1-{arc}-{arc}v{}a{arc} {arc} 0 0 1 {arc}-{arc}z",
            short(x),
            short(top + gap / 2.0),
            short(across),
            short(down),
            short(-across),
            short(-down),
        )
    };
    (0..count).map(one).collect()
}

/// How high a floor is.
fn row(size: f64) -> f64 {
    (size * HEIGHT * 10.0).round() / 10.0
}

/// A number as short as a drawing needs it.
pub fn short(number: f64) -> String {
    let tenths = (number * 10.0).round() as i32;
    let (minus, whole, rest) = (if tenths < 0 { "-" } else { "" }, (tenths / 10).abs(), (tenths % 10).abs());
    if rest == 0 { format!("{minus}{whole}") } else { format!("{minus}{whole}.{rest}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pyramid(cards: &str) -> Pyramid {
        let mut cards = cards.split(' ').map(|card| card.parse().unwrap());
        let base = Pyramid::start(cards.next().unwrap()).unwrap();
        cards.try_fold(base, Pyramid::with).unwrap()
    }

    fn drawing(cards: &str, ghost: Option<Ghost>) -> Drawing {
        Drawing { pyramid: pyramid(cards), ghost, size: 10.0, fresh: 0 }
    }

    #[test]
    fn a_drawing_is_as_wide_as_its_base_and_as_high_as_its_floors() {
        let open = drawing("g6 g5", None);
        assert_eq!((open.width(), open.height()), (62.0, 17.4));
        assert_eq!(open.view_box(), "0 -16.4 62 17.4");
        let topped = drawing("g4 g3 gT", None);
        assert!((topped.height() - (2.0 * 8.2 + 11.5 + 1.0)).abs() < 1e-9);
    }

    #[test]
    fn what_stands_keeps_its_place_when_something_comes_on_top() {
        let low = drawing("g6", None);
        let high = drawing("g6 g5", Some(Ghost::Floor(3)));
        assert_eq!(low.stones(6, 0.0), high.stones(6, 0.0));
    }

    #[test]
    fn a_floor_has_one_box_a_stone() {
        let high = drawing("g6 g5", Some(Ghost::Floor(3)));
        assert_eq!(high.stones(5, 1.0).matches('M').count(), 5);
        assert_eq!(high.ghost_shape(Ghost::Floor(3)).matches('M').count(), 3);
        assert_eq!(high.markup().matches("floor\"").count(), 2);
    }

    #[test]
    fn only_what_has_come_moves() {
        let first = Drawing::next(None, pyramid("g6"), None, 10.0, false);
        assert!(!first.markup().contains("drops"));
        let ghost = Drawing::next(Some(&first), pyramid("g6"), Some(Ghost::Floor(5)), 10.0, true);
        assert!(!ghost.markup().contains("drops"));
        let higher = Drawing::next(Some(&ghost), pyramid("g6 g5"), None, 10.0, true);
        assert_eq!(higher.markup().matches("drops").count(), 1);
        assert_eq!(Drawing::next(Some(&higher), pyramid("g6 g5"), None, 10.0, true), higher);
        let topped = Drawing::next(Some(&higher), pyramid("g6 g5 g3 gT"), None, 10.0, true);
        assert_eq!((topped.fresh, topped.markup().contains("tip drops")), (2, true));
        // Taken back: nothing has come.
        assert_eq!(Drawing::next(Some(&higher), pyramid("g6"), None, 10.0, true).fresh, 0);
    }

    #[test]
    fn numbers_are_short() {
        for (number, text) in [(9.449, "9.4"), (-0.01, "0"), (3.0, "3"), (-0.26, "-0.3"), (-12.5, "-12.5")] {
            assert_eq!(short(number), text);
        }
    }
}
