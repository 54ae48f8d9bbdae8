//! What a table in a list is, in words: who plays, and what came of it.

use protocol::http::Listed;
use protocol::{Phase, Sitter};

/// The result of a game, out of its notation.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// Together: how many cards are left.
    Left(u32),
    /// Apart: the points of each seat, and who won.
    Scores {
        /// From seat 0 on.
        points: Vec<i32>,
        /// At least one.
        winners: Vec<usize>,
    },
}

/// Reads `left=31` or `111 98 winners=0`.
fn outcome(result: &str) -> Option<Outcome> {
    if let Some(left) = result.strip_prefix("left=") {
        return left.parse().ok().map(Outcome::Left);
    }
    let (points, winners) = result.split_once(" winners=")?;
    let points: Result<Vec<i32>, _> = points.split(' ').map(str::parse).collect();
    let winners: Result<Vec<usize>, _> = winners.split(',').map(str::parse).collect();
    Some(Outcome::Scores { points: points.ok()?, winners: winners.ok()? })
}

/// How far a table has come, or what came of its game.
pub(crate) fn state(listed: &Listed) -> String {
    match listed.phase {
        Phase::Open => crate::say!("state-open"),
        Phase::Playing => crate::say!("state-playing"),
        Phase::Closed => crate::say!("state-closed"),
        Phase::Over => {
            let outcome = listed.result.as_deref().and_then(outcome);
            outcome.map_or_else(|| crate::say!("game-over"), |outcome| in_words(&outcome, listed))
        }
    }
}

fn in_words(outcome: &Outcome, listed: &Listed) -> String {
    match outcome {
        Outcome::Left(0) => crate::say!("result-all-placed"),
        Outcome::Left(left) => crate::say!("result-left", count = *left),
        Outcome::Scores { points, winners } => {
            let of = |seat: usize| points.get(seat).copied().unwrap_or_default();
            let best = winners.first().map_or(0, |seat| of(*seat));
            let names: Vec<String> = winners.iter().map(|seat| name(listed, *seat)).collect();
            match listed.seat.map(usize::from) {
                Some(own) if winners.contains(&own) && winners.len() > 1 => {
                    crate::say!("result-shared", points = best)
                }
                Some(own) if winners.contains(&own) => crate::say!("result-won", points = best),
                Some(own) => {
                    crate::say!("result-lost", names = names.join(", "), best = best, points = of(own))
                }
                None => crate::say!("result-of", names = names.join(", "), best = best),
            }
        }
    }
}

/// What a seat is called.
fn name(listed: &Listed, seat: usize) -> String {
    match listed.seats.get(seat) {
        Some(Sitter::Person { name }) => name.as_str().to_owned(),
        Some(Sitter::Bot { .. }) => crate::say!("bot-name", number = seat + 1),
        Some(Sitter::Open) | None => crate::say!("seat-name", number = seat + 1),
    }
}

/// Who plays beside oneself: people by name, bots by number.
pub(crate) fn others(listed: &Listed) -> String {
    let mut words: Vec<String> = Vec::new();
    let (mut bots, mut free) = (0_usize, 0_usize);
    for (seat, sitter) in listed.seats.iter().enumerate() {
        match sitter {
            Sitter::Bot { .. } => bots += 1,
            Sitter::Open => free += 1,
            Sitter::Person { .. } if listed.seat.map(usize::from) == Some(seat) => {}
            Sitter::Person { name } => words.push(name.as_str().to_owned()),
        }
    }
    if bots > 0 {
        words.push(crate::say!("others-bots", count = bots));
    }
    if free > 0 {
        words.push(crate::say!("others-free", count = free));
    }
    if words.is_empty() { crate::say!("others-none") } else { words.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::GameName;

    fn listed(seats: Vec<Sitter>, seat: Option<u8>, result: &str) -> Listed {
        let table = "0123456789bcdefg".parse().unwrap();
        let (game, options, phase) = (GameName::Pyramids, String::new(), Phase::Over);
        let result = Some(result.to_owned());
        Listed { table, game, options, phase, seats, clock: None, created: 0, updated: 0, result, seat }
    }

    #[test]
    fn results_are_read() {
        assert_eq!(outcome("left=31"), Some(Outcome::Left(31)));
        let scores = Outcome::Scores { points: vec![72, -3, 72], winners: vec![0, 2] };
        assert_eq!(outcome("72 -3 72 winners=0,2"), Some(scores));
        assert_eq!(outcome("*"), None);
        assert_eq!(outcome("72 winners="), None);
    }

    /// Without a book words are their keys.
    #[test]
    fn what_came_of_a_game_depends_on_who_asks() {
        let person = |name: &str| Sitter::Person { name: name.parse().unwrap() };
        let bot = || Sitter::Bot { level: "casual".to_owned() };
        let result = |seat, text: &str| state(&listed(vec![person("Ada"), bot(), person("Eve")], seat, text));
        assert_eq!(result(Some(0), "9 5 4 winners=0"), "result-won");
        assert_eq!(result(Some(0), "9 9 4 winners=0,1"), "result-shared");
        assert_eq!(result(Some(2), "9 5 4 winners=0"), "result-lost");
        assert_eq!(result(None, "9 5 4 winners=0"), "result-of");
        assert_eq!(result(Some(0), "left=0"), "result-all-placed");
        assert_eq!(result(Some(0), "left=3"), "result-left");
        assert_eq!(result(Some(0), "?"), "game-over");
        let others_of = |seats, seat| others(&listed(seats, seat, ""));
        assert_eq!(others_of(vec![person("Ada"), bot(), person("Eve")], Some(0)), "Eve, others-bots");
        assert_eq!(others_of(vec![person("Ada")], Some(0)), "others-none");
        assert_eq!(
            others_of(vec![person("Ada"), person("Eve"), Sitter::Open], None),
            "Ada, Eve, others-free"
        );
    }
}
