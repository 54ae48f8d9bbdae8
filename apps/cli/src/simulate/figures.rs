//! What is worth counting in each game.

use super::many::Tally;
use super::spread::{Spread, grouped};
use serde_json::{Map, Value};
use tabletop::Game;

/// A game of which something is worth counting.
pub(crate) trait Simulated: Game {
    /// What is counted.
    type Figures: Figures<Self>;
}

/// What is counted in one game; all of it in whole numbers.
pub(crate) trait Figures<G: Game>: Tally + Default {
    /// A seat is about to choose this.
    fn chosen(&mut self, _before: &G, _action: G::Action) {}

    /// The game has ended.
    fn over(&mut self, game: &G);

    /// The fields of the JSON object `figures`.
    fn json(&self) -> Map<String, Value>;

    /// The lines of the text.
    fn lines(&self) -> Vec<Line>;
}

/// A line of the text.
pub(crate) enum Line {
    /// A number that differs from game to game.
    Spread(&'static str, Spread),
    /// The same for a seat.
    Seat(String, Spread),
    /// How many of all games this was.
    Share(&'static str, u64),
    /// Anything else.
    Text(String),
}

/// The fields of a JSON object.
pub(crate) fn object<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// A spread as JSON.
pub(crate) fn json(spread: &Spread) -> Value {
    serde_json::to_value(spread.summary()).unwrap_or_default()
}

/// A bar for each group of five neighbouring numbers that occur.
pub(crate) fn bars(counts: &[u64]) -> Vec<Line> {
    const WIDTH: u64 = 40;
    let groups: Vec<(usize, u64)> =
        counts.chunks(5).enumerate().map(|(group, counts)| (group * 5, counts.iter().sum())).collect();
    let most = groups.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let occurs = groups.iter().filter(|(_, count)| *count > 0);
    let bar = |(first, count): &(usize, u64)| {
        let bar = "#".repeat(usize::try_from((count * WIDTH).div_ceil(most)).unwrap_or(0));
        Line::Text(format!("  {first:>2} to {:>2}  {:>13}  {bar}", first + 4, grouped(*count)))
    };
    occurs.map(bar).collect()
}
