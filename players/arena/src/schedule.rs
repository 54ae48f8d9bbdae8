//! The line-ups of bots, and their seats.

use crate::Entry;

/// The entry in each seat of one game, by its number.
pub type Seating = Vec<usize>;

/// The entries, and the line-ups that are played with every deal.
///
/// Each deal is played with every rotation of every line-up, so that luck with cards and seats cancels out.
///
/// ```
/// use arena::{Entry, Schedule};
/// let pool = Entry::line_up("casual,expert,master")?;
/// let schedule = Schedule::round_robin(&pool, 2);
/// assert_eq!(schedule.line_ups.len(), 3);
/// assert_eq!(schedule.games_per_deal(), 6);
/// # Ok::<(), arena::EntryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// The entries, each name once.
    pub entries: Vec<Entry>,
    /// The line-ups. All of them get the same deals.
    pub line_ups: Vec<LineUp>,
}

/// A line-up and its rotations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    /// The entry in each seat.
    pub seating: Seating,
    /// The distinct rotations. The first is the line-up itself.
    pub rotations: Vec<Seating>,
}

impl LineUp {
    fn new(seating: Seating) -> Self {
        let mut rotations: Vec<Seating> = Vec::new();
        for turn in 0..seating.len() {
            let mut rotated = seating.clone();
            rotated.rotate_left(turn);
            if !rotations.contains(&rotated) {
                rotations.push(rotated);
            }
        }
        Self { seating, rotations }
    }
}

impl Schedule {
    /// One line-up: the entry of each seat, seat 0 first. Games whose set-up has another number of players are aborted.
    #[must_use]
    pub fn of(seats: &[Entry]) -> Self {
        let (entries, seating) = numbered(seats);
        Self { entries, line_ups: vec![LineUp::new(seating)] }
    }

    /// Every entry against every other at tables of `players`. If the pool has fewer entries than a table has seats, entries
    /// take several seats.
    #[must_use]
    pub fn round_robin(pool: &[Entry], players: usize) -> Self {
        let (entries, _) = numbered(pool);
        let seatings = combinations(entries.len(), players);
        let mixed =
            seatings.into_iter().filter(|seating| seating.iter().any(|entry| Some(entry) != seating.first()));
        let line_ups = mixed.map(LineUp::new).collect();
        Self { entries, line_ups }
    }

    /// Teams for a cooperative game: each entry alone, then each pair of entries in alternating seats.
    #[must_use]
    pub fn teams(pool: &[Entry], players: usize) -> Self {
        let (entries, _) = numbered(pool);
        let alone = (0..entries.len()).map(|one| vec![one; players]);
        let pairs = (0..entries.len()).flat_map(|one| (one + 1..entries.len()).map(move |two| (one, two)));
        let mixed = pairs.map(|(one, two)| alternating(one, two, players));
        let mixed = mixed.filter(|_| players > 1);
        let line_ups = alone.chain(mixed).map(LineUp::new).collect();
        Self { entries, line_ups }
    }

    /// Two entries against each other in alternating seats. With an odd number of players each entry has the extra seat in one of
    /// two line-ups. In a cooperative game each entry is a team of its own.
    #[must_use]
    pub fn duel(one: &Entry, two: &Entry, players: usize, cooperative: bool) -> Self {
        let line_ups = match (cooperative, players.is_multiple_of(2)) {
            (true, _) => vec![vec![0; players], vec![1; players]],
            (false, true) => vec![alternating(0, 1, players)],
            (false, false) => vec![alternating(0, 1, players), alternating(1, 0, players)],
        };
        let line_ups = line_ups.into_iter().map(LineUp::new).collect();
        Self { entries: vec![one.clone(), two.clone()], line_ups }
    }

    /// The number of games with each deal.
    #[must_use]
    pub fn games_per_deal(&self) -> usize {
        self.line_ups.iter().map(|line_up| line_up.rotations.len()).sum()
    }

    /// The deal, the line-up and the seating of the game with this number. None if the schedule is empty.
    #[must_use]
    pub fn game(&self, number: u64) -> Option<(u64, usize, &Seating)> {
        let games = self.games_per_deal() as u64;
        let deal = number.checked_div(games)?;
        let line_ups = self.line_ups.iter().enumerate();
        let mut all = line_ups
            .flat_map(|(index, line_up)| line_up.rotations.iter().map(move |seating| (deal, index, seating)));
        all.nth((number % games) as usize)
    }

    /// The names of a seating.
    #[must_use]
    pub fn names(&self, seating: &[usize]) -> Vec<String> {
        seating.iter().filter_map(|entry| self.entries.get(*entry)).map(|entry| entry.name.clone()).collect()
    }
}

fn alternating(one: usize, two: usize, players: usize) -> Seating {
    (0..players).map(|seat| if seat % 2 == 0 { one } else { two }).collect()
}

/// The distinct entries, and the list as their numbers.
fn numbered(list: &[Entry]) -> (Vec<Entry>, Seating) {
    let mut entries: Vec<Entry> = Vec::new();
    let number = |entry: &Entry| {
        entries.iter().position(|known| known == entry).unwrap_or_else(|| {
            entries.push(entry.clone());
            entries.len() - 1
        })
    };
    let seating = list.iter().map(number).collect();
    (entries, seating)
}

/// Every ascending list of `players` numbers below `count`, with no number twice if there are enough of them.
fn combinations(count: usize, players: usize) -> Vec<Seating> {
    let step = usize::from(count >= players);
    (0..players).fold(vec![Vec::new()], |shorter, _| {
        let longer = |seating: Seating| {
            let first = seating.last().map_or(0, |last| last + step);
            (first..count).map(move |next| [seating.as_slice(), &[next]].concat())
        };
        shorter.into_iter().flat_map(longer).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seatings(schedule: &Schedule) -> Vec<String> {
        (0..schedule.games_per_deal() as u64)
            .map(|number| {
                let (deal, _, seating) = schedule.game(number).unwrap();
                assert_eq!(deal, 0);
                schedule.names(seating).join(" ")
            })
            .collect()
    }

    fn line_up(text: &str) -> Vec<Entry> {
        Entry::line_up(text).unwrap()
    }

    #[test]
    fn each_deal_is_played_with_every_distinct_rotation() {
        assert_eq!(seatings(&Schedule::of(&line_up("master,casual"))), ["master casual", "casual master"]);
        assert_eq!(seatings(&Schedule::of(&line_up("master*3"))), ["master master master"]);
        let four = Schedule::of(&line_up("master,casual,master,casual"));
        assert_eq!(four.games_per_deal(), 2);
        let three = Schedule::of(&line_up("master,casual*2"));
        assert_eq!(three.games_per_deal(), 3);
        assert_eq!(three.game(7).map(|(deal, _, seating)| (deal, seating.clone())), Some((2, vec![1, 1, 0])));
    }

    #[test]
    fn a_pool_has_a_line_up_for_every_combination() {
        let pool = line_up("random,novice,casual");
        assert_eq!(Schedule::round_robin(&pool, 2).games_per_deal(), 6);
        assert_eq!(Schedule::round_robin(&pool, 3).games_per_deal(), 3);
        // With four seats and three bots one sits twice: 15 combinations, less the three of one bot alone.
        assert_eq!(Schedule::round_robin(&pool, 4).line_ups.len(), 12);
        assert_eq!(Schedule::teams(&pool, 2).line_ups.len(), 6);
        assert_eq!(Schedule::teams(&pool, 1).line_ups.len(), 3);
    }

    #[test]
    fn both_sides_of_a_duel_have_the_same_seats() {
        let [a, b] = <[Entry; 2]>::try_from(line_up("master,casual")).unwrap();
        for players in 2..=6 {
            let duel = Schedule::duel(&a, &b, players, false);
            let seats = seatings(&duel).join(" ");
            assert_eq!(seats.matches("master").count(), seats.matches("casual").count(), "{players}");
        }
        assert_eq!(seatings(&Schedule::duel(&a, &b, 2, true)), ["master master", "casual casual"]);
    }
}
