//! Where plots stand and how large their stones are, from the room there is and the number of seats.

use super::draw;
use crate::kit::screen::WIDE;
use pyramids::Pyramid;

/// Stones are never narrower than this: a plot that needs more room takes more lines, then scrolls sideways.
pub const LEAST: f64 = 7.0;
/// From this width of the window the text under pyramids is larger.
const MIDDLE: f64 = 720.0;
/// How much higher the own plot is than another.
const OWN: f64 = 1.2;
/// A smaller stone is not worth a screen without scrolling.
const SCROLL_BELOW: f64 = 10.0;
/// More lines of pyramids than this make no plot any more.
const MOST_LINES: u8 = 3;
/// How much larger stones must get for one more line.
const WORTH_A_LINE: f64 = 1.2;

/// The room for all plots.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    /// How wide the window is.
    pub window: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is without scrolling.
    pub height: f64,
}

impl Default for Room {
    /// A phone, until it is measured.
    fn default() -> Self {
        Self { window: 360.0, width: 336.0, height: 430.0 }
    }
}

impl Room {
    /// Whether the board has the height of the window.
    pub fn is_wide(&self) -> bool {
        self.window >= WIDE
    }

    /// What lies between two plots beside each other, and above each other.
    fn gaps(&self) -> (f64, f64) {
        if self.is_wide() { (26.0, 10.0) } else { (20.0, 6.0) }
    }

    /// What of a plot's height is no drawing: the line with the name, captions, the ground.
    fn trim(&self) -> f64 {
        if self.is_wide() { 72.0 } else { 56.0 }
    }

    /// What lies between two pyramids.
    pub fn between(&self) -> f64 {
        match self.window {
            window if window >= WIDE => 14.0,
            window if window >= MIDDLE => 12.0,
            _ => 8.0,
        }
    }
}

/// How the plots of the others stand: in rows of columns, above the own plot, which has a row of its own.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrangement {
    /// How many plots stand in a full row.
    pub columns: u8,
    /// How many rows there are, without the own one.
    pub rows: u8,
    /// How many plots there are, without the own one.
    others: u8,
    room: Room,
    /// Whether there is an own plot.
    own: bool,
}

impl Arrangement {
    /// The arrangement that has room for the largest stones in plots as they are in the middle of a game.
    pub fn new(room: Room, players: u8, own: bool) -> Self {
        let others = if own { players.saturating_sub(1) } else { players };
        let with = |columns: u8| {
            let columns = columns.max(1);
            Self { columns, rows: others.div_ceil(columns), others, room, own }
        };
        (1..=others).map(with).max_by(|a, b| a.worth().total_cmp(&b.worth())).unwrap_or_else(|| with(1))
    }

    /// The width of a stone in a plot of five pyramids on bases of five, four floors high; less where a row is not full.
    fn worth(&self) -> f64 {
        let across = (self.width(0) - 4.0 * self.room.between()) / 25.0;
        let up = (self.height(false) - self.room.trim()) / 4.5;
        let up = if self.room.is_wide() { up } else { up.max(SCROLL_BELOW) };
        let full = f64::from(self.others) / (f64::from(self.rows) * f64::from(self.columns));
        across.min(up) * (0.7 + 0.3 * full)
    }

    /// How many plots stand in the last row.
    fn last(&self) -> u8 {
        match self.others % self.columns {
            0 => self.columns,
            last => last,
        }
    }

    /// How many columns the grid has, so that a last row that is not full can be stretched.
    pub fn grid_columns(&self) -> u8 {
        if self.last() == self.columns { self.columns } else { self.columns * self.last() }
    }

    fn is_in_last_row(&self, place: u8) -> bool {
        place + self.last() >= self.others
    }

    /// How many columns of the grid the plot takes that is the `place`-th of the others, from 0.
    pub fn span(&self, place: u8) -> u8 {
        match (self.last() == self.columns, self.is_in_last_row(place)) {
            (true, _) => 1,
            (false, true) => self.columns,
            (false, false) => self.last(),
        }
    }

    /// How wide that plot is.
    pub fn width(&self, place: u8) -> f64 {
        let beside = if self.is_in_last_row(place) { self.last() } else { self.columns };
        let beside = f64::from(beside.max(1));
        (self.room.width - (beside - 1.0) * self.room.gaps().0) / beside
    }

    /// How high a plot may be without scrolling.
    pub fn height(&self, own: bool) -> f64 {
        let rows = f64::from(self.rows) + if self.own { OWN } else { 0.0 };
        let gaps = f64::from(self.rows + u8::from(self.own)).max(1.0) - 1.0;
        let row = (self.room.height - gaps * self.room.gaps().1) / rows.max(1.0);
        if own { row * OWN } else { row }
    }

    /// The rows of the grid, for a board of fixed height.
    pub fn grid_rows(&self) -> String {
        let others = if self.rows > 0 {
            format!("repeat({}, minmax(min-content, 1fr))", self.rows)
        } else {
            String::new()
        };
        let own = if self.own { format!(" minmax(min-content, {OWN}fr)") } else { String::new() };
        others + &own
    }

    /// How pyramids stand in the plot of the others at this place, or in the own one.
    pub fn fit(&self, place: Option<u8>, pyramids: &[Pyramid]) -> Fit {
        let Self { room, .. } = *self;
        let width = place.map_or(room.width, |place| self.width(place));
        let height = self.height(place.is_none()) - room.trim();
        let rise = pyramids.iter().map(|pyramid| draw::rise(*pyramid)).fold(2.8, f64::max);
        let most = if place.is_none() { 34.0 } else { 26.0 };
        let mut best = Fit { size: LEAST, lines: 1, scrolls: true };
        for lines in 1..=MOST_LINES {
            let count = f64::from(lines);
            let up = (height - (count - 1.0) * room.trim() / 2.0) / (count * rise);
            if lines > 1 && room.is_wide() && up < LEAST {
                break;
            }
            let up = if room.is_wide() { up } else { up.max(SCROLL_BELOW) };
            let Some(size) = largest(up.min(most), |size| needed(room, pyramids, size, width) <= lines)
            else {
                continue;
            };
            // Where the page scrolls anyway, a second line only keeps a plot from scrolling, too.
            if best.scrolls || (room.is_wide() && size >= best.size * WORTH_A_LINE) {
                best = Fit { size, lines, scrolls: false };
            }
        }
        best
    }
}

/// How the pyramids of a plot stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// How wide a stone is.
    pub size: f64,
    /// In how many lines they stand.
    pub lines: u8,
    /// Whether they find no room, and the plot scrolls sideways.
    pub scrolls: bool,
}

/// The largest size up to `most`, in steps of half a pixel, that fits.
fn largest(most: f64, fits: impl Fn(f64) -> bool) -> Option<f64> {
    let steps = ((most - LEAST) * 2.0).floor().max(0.0) as u32;
    (0..=steps).rev().map(|step| LEAST + f64::from(step) / 2.0).find(|size| fits(*size))
}

/// How many lines all pyramids take.
fn needed(room: Room, pyramids: &[Pyramid], size: f64, width: f64) -> u8 {
    let (mut lines, mut taken) = (1, -room.between());
    for pyramid in pyramids {
        let cell = cell(room, *pyramid, size);
        taken += room.between() + cell;
        if taken > width {
            lines += 1;
            taken = cell;
        }
    }
    lines
}

/// How wide one pyramid is with its caption. What lies around it counts for fingers too.
pub fn cell(room: Room, pyramid: Pyramid, size: f64) -> f64 {
    let base = pyramid.floors().next().map_or(0, pyramids::Floor::stones);
    let text = if room.window >= MIDDLE { 1.2 } else { 1.0 };
    let digits = if pyramid.stones() > 9 { 2.0 } else { 1.0 };
    let great = if pyramid.is_complete() && pyramid.is_great() { 32.0 } else { 0.0 };
    let caption = (15.0 + 7.0 * digits + great) * text;
    draw::width(base, size).max(caption).max(44.0 - room.between())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pyramid(cards: &str) -> Pyramid {
        let mut cards = cards.split(' ').map(|card| card.parse().unwrap());
        let base = Pyramid::start(cards.next().unwrap()).unwrap();
        cards.try_fold(base, Pyramid::with).unwrap()
    }

    const SMALL: Room = Room { window: 320.0, width: 296.0, height: 330.0 };
    const PHONE: Room = Room { window: 360.0, width: 336.0, height: 430.0 };
    const TABLET: Room = Room { window: 768.0, width: 720.0, height: 700.0 };
    const DESKTOP: Room = Room { window: 1440.0, width: 1092.0, height: 430.0 };

    #[test]
    fn a_phone_has_one_column_and_a_wide_screen_as_many_as_are_good() {
        let columns = |room, players| Arrangement::new(room, players, true).columns;
        for players in 2..=6 {
            assert_eq!((columns(SMALL, players), columns(PHONE, players)), (1, 1), "{players} players");
        }
        assert!((2..=6).all(|players| columns(TABLET, players) <= 2));
        assert_eq!((2..=6).map(|players| columns(DESKTOP, players)).collect::<Vec<_>>(), [1, 2, 3, 2, 3]);
    }

    #[test]
    fn a_last_row_that_is_not_full_is_stretched() {
        let six = Arrangement::new(DESKTOP, 6, true);
        assert_eq!((six.rows, six.grid_columns()), (2, 6));
        assert_eq!((0..5).map(|place| six.span(place)).collect::<Vec<_>>(), [2, 2, 2, 3, 3]);
        assert!(six.width(4) > six.width(0));
        let four = Arrangement::new(DESKTOP, 4, true);
        assert_eq!((four.grid_columns(), four.span(2)), (3, 1));
    }

    #[test]
    fn somebody_who_watches_has_no_own_row() {
        let watched = Arrangement::new(DESKTOP, 2, false);
        assert_eq!(watched.rows * watched.columns, 2);
        assert!(!watched.grid_rows().contains(&format!("{OWN}fr")));
    }

    #[test]
    fn stones_fit_their_plot_until_they_would_get_too_small() {
        let one = [pyramid("g6 g5 g4 g3 gT")];
        let six = [one[0]; 6];
        let twelve = [one[0]; 12];
        for room in [SMALL, PHONE, TABLET, DESKTOP] {
            let plots = Arrangement::new(room, 4, true);
            let fit = |pyramids: &[Pyramid]| plots.fit(Some(0), pyramids);
            assert!(fit(&one).size >= fit(&six).size, "{room:?}");
            for pyramids in [&one[..], &six, &twelve] {
                let Fit { size, lines, scrolls } = fit(pyramids);
                assert!(size >= LEAST && (scrolls || needed(room, pyramids, size, plots.width(0)) <= lines));
            }
        }
        let phone = Arrangement::new(SMALL, 6, true);
        assert_eq!(phone.fit(Some(0), &one).lines, 1);
        assert!((2..=3).contains(&phone.fit(Some(0), &twelve).lines));
        assert!(phone.fit(Some(0), &[one[0]; 30]).scrolls);
    }

    #[test]
    fn a_board_of_fixed_height_is_not_overfull() {
        let tall = [pyramid("g7 g6 g5 g4 g3 g2 gT")];
        for players in 2..=5 {
            let plots = Arrangement::new(DESKTOP, players, true);
            for (place, own) in [(Some(0), false), (None, true)] {
                let Fit { size, lines, .. } = plots.fit(place, &tall);
                assert_eq!(lines, 1);
                let high = draw::Drawing::still(tall[0], size).height() + DESKTOP.trim();
                assert!(size == LEAST || high <= plots.height(own) + 1.0, "{players} players: {high}");
            }
        }
    }
}
