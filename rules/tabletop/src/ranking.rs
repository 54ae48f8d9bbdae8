//! The result of a game in which everybody plays for themselves.

use crate::{Seat, Seats, write_list};
use std::fmt;

/// Scores by seat and who won; written `111 98 winners=0`.
///
/// ```
/// use tabletop::Ranking;
///
/// let ranking = Ranking::by_key(vec![98, 111, 111], |_, score| score);
/// assert_eq!(ranking.to_string(), "98 111 111 winners=1,2");
/// assert_eq!("98 111 111 winners=1,2".parse(), Ok(ranking));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ranking {
    /// The score of each seat, from seat 0 on.
    pub scores: Vec<i32>,
    /// The seats that won. Several can share a win, and there is at least one.
    pub winners: Seats,
}

impl Ranking {
    /// Ranks seats by a key. The greatest key wins; equal keys share the win.
    pub fn by_key<K: Ord>(scores: Vec<i32>, key: impl Fn(Seat, i32) -> K) -> Self {
        let players = u8::try_from(scores.len()).unwrap_or(Seat::LIMIT);
        let keys: Vec<(Seat, K)> =
            Seat::all(players).zip(&scores).map(|(seat, score)| (seat, key(seat, *score))).collect();
        let best = keys.iter().map(|(_, key)| key).max();
        let winners = keys.iter().filter(|(_, key)| Some(key) == best).map(|(seat, _)| *seat).collect();
        Self { scores, winners }
    }
}

impl fmt::Display for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for score in &self.scores {
            write!(f, "{score} ")?;
        }
        f.write_str("winners=")?;
        write_list(f, self.winners.iter(), ",")
    }
}

crate::from_text!(Ranking, |scan| {
    let start = scan.clone();
    let mut scores = Vec::new();
    while !scan.accept("winners=") {
        if scores.len() == usize::from(Seat::LIMIT) {
            return scan.fail("`winners=`");
        }
        scores.push(scan.integer("a score or `winners=`")?);
        scan.expect(" ")?;
    }
    if scores.is_empty() {
        return start.fail("a score");
    }
    let players = scores.len() as u8;
    let winners = scan.list(",", |scan| scan.seat(players), Seat::lt, "seats in ascending order")?;
    Ok(Ranking { scores, winners: winners.into_iter().collect() })
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ranking_has_one_text() {
        for text in ["111 98 winners=0", "-3 -3 0 winners=2", "5 5 winners=0,1"] {
            assert_eq!(text.parse::<Ranking>().unwrap().to_string(), text);
        }
        for wrong in [
            "",
            "winners=0",
            "1 2",
            "1 2 winners=",
            "1 2 winners=2",
            "1 2 winners=1,0",
            "1 2 winners=0 ",
            "1  2 winners=0",
            "01 2 winners=0",
        ] {
            assert!(wrong.parse::<Ranking>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_greatest_key_wins_and_equal_ones_share() {
        let ranking = Ranking::by_key(vec![7, 9, 9], |_, score| score);
        assert_eq!(ranking.to_string(), "7 9 9 winners=1,2");
        let ranking = Ranking::by_key(vec![7, 9, 9], |seat, score| (score, std::cmp::Reverse(seat)));
        assert_eq!(ranking.to_string(), "7 9 9 winners=1");
    }
}
