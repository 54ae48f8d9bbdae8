//! The turns of a game that was played, and how one goes from one to the next.

use worker::{Analysed, Happened, Weighed};

/// A turn: the choices of one seat between which nothing was dealt and nobody else chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Whose.
    pub(super) seat: u8,
    /// How much had happened before its first choice.
    pub(super) from: usize,
    /// How much had happened after its last choice.
    pub(super) until: usize,
}

/// The turns of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Course {
    pub(super) turns: Vec<Turn>,
    /// How much happened in all.
    pub(super) end: usize,
}

impl Course {
    pub(super) fn of(steps: &[Happened]) -> Self {
        let mut turns: Vec<Turn> = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            let (Some(seat), true) = (step.seat, step.turn > 0) else { continue };
            if step.turn > turns.len() {
                turns.push(Turn { seat, from: place, until: place + 1 });
            } else if let Some(turn) = turns.last_mut().filter(|turn| turn.seat == seat) {
                turn.until = place + 1;
            }
        }
        Self { turns, end: steps.len() }
    }

    /// The turn that comes or runs when so much has happened, from 0; one more than there are at the end.
    pub(super) fn turn_at(&self, at: usize) -> usize {
        if at >= self.end {
            return self.turns.len();
        }
        self.turns.iter().take_while(|turn| turn.from <= at).count().saturating_sub(1)
    }

    /// Where a turn begins; the end for the one after the last.
    pub(super) fn start(&self, turn: usize) -> usize {
        self.turns.get(turn).map_or(self.end, |turn| turn.from)
    }

    /// One turn on.
    pub(super) fn on(&self, at: usize) -> usize {
        self.turns.iter().map(|turn| turn.from).find(|from| *from > at).unwrap_or(self.end)
    }

    /// One turn back: to the start of the running one, if it is under way.
    pub(super) fn back(&self, at: usize) -> usize {
        let before = self.turns.iter().rev().map(|turn| turn.from).find(|from| *from < at);
        before.unwrap_or_else(|| self.start(0).min(at))
    }
}

/// A turn in which something was lost.
#[derive(Clone, Debug)]
pub(super) struct Lost<'a> {
    /// Which, from 0.
    pub(super) turn: usize,
    /// The choice in it that cost most.
    pub(super) worst: &'a Weighed,
    /// What all mistakes in it cost, in cards or points.
    pub(super) result: f64,
    /// The same as a chance to win.
    pub(super) win: f64,
}

/// So many turns are named.
const NAMED: usize = 10;

/// The turns that cost most, in the order of the game: by cards where all play together, else by the chance to win.
pub(super) fn costly(analysed: &Analysed) -> Vec<Lost<'_>> {
    let mut lost = mistakes(analysed);
    by_size(&mut lost, analysed.together);
    lost.truncate(NAMED);
    lost.sort_unstable_by_key(|lost| lost.turn);
    lost
}

/// The worst first.
pub(super) fn by_size(lost: &mut [Lost<'_>], together: bool) {
    let size = |lost: &Lost<'_>| if together { lost.result } else { lost.win + lost.result / 1e6 };
    lost.sort_unstable_by(|a, b| size(b).total_cmp(&size(a)));
}

/// Every turn with a mistake, in the order of the game.
fn mistakes(analysed: &Analysed) -> Vec<Lost<'_>> {
    let mut lost: Vec<Lost<'_>> = Vec::new();
    for choice in analysed.choices.iter().filter(|choice| choice.mistake) {
        let Some(turn) = choice.turn.checked_sub(1) else { continue };
        let (result, win) = (choice.cost.result.max(0.0), choice.cost.win.max(0.0));
        match lost.last_mut().filter(|last| last.turn == turn) {
            Some(last) => {
                if (choice.cost.win, choice.cost.result) > (last.worst.cost.win, last.worst.cost.result) {
                    last.worst = choice;
                }
                last.result += result;
                // Estimates of one turn may come to more than there is to lose.
                last.win = (last.win + win).min(1.0);
            }
            None => lost.push(Lost { turn, worst: choice, result, win }),
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::ViewFields;
    use worker::Worth;

    fn step(seat: Option<u8>, turn: usize) -> Happened {
        let view = ViewFields::default();
        Happened { seat, action: seat.map(|_| "end".to_owned()), turn, news: Vec::new(), eyes: None, view }
    }

    /// Two deals, a turn of two choices, a deal, a turn of one, a turn of the same seat after a deal.
    fn course() -> Course {
        let seats = [
            (None, 0),
            (None, 0),
            (Some(0), 1),
            (Some(0), 1),
            (None, 1),
            (Some(1), 2),
            (None, 2),
            (Some(1), 3),
        ];
        Course::of(&seats.map(|(seat, turn)| step(seat, turn)))
    }

    #[test]
    fn turns_are_found() {
        let turn = |seat, from, until| Turn { seat, from, until };
        let course = course();
        assert_eq!(course.turns, [turn(0, 2, 4), turn(1, 5, 6), turn(1, 7, 8)]);
        assert_eq!([0, 2, 3, 4, 5, 6, 7, 8].map(|at| course.turn_at(at)), [0, 0, 0, 0, 1, 1, 2, 3]);
    }

    #[test]
    fn one_goes_from_turn_to_turn_and_stops_at_the_ends() {
        let course = course();
        assert_eq!([0, 2, 3, 5, 7, 8].map(|at| course.on(at)), [2, 5, 5, 7, 8, 8]);
        assert_eq!([8, 7, 6, 3, 2, 0].map(|at| course.back(at)), [7, 5, 5, 2, 2, 0]);
        assert_eq!([0, 2, 3].map(|turn| course.start(turn)), [2, 7, 8]);
        assert_eq!(Course::default().on(0), 0);
        assert_eq!(Course::default().back(0), 0);
    }

    fn choice(turn: usize, win: f64, result: f64, mistake: bool) -> Weighed {
        Weighed {
            turn,
            event: turn,
            seat: 0,
            played: format!("{win}"),
            best: vec!["end".to_owned()],
            reasons: Vec::new(),
            best_worth: Worth::default(),
            cost: Worth { win, result },
            mistake,
            view: None,
        }
    }

    #[test]
    fn mistakes_of_a_turn_count_together_and_the_worst_turns_come_first() {
        let choices = vec![
            choice(1, 0.1, 2.0, true),
            choice(1, 0.2, 1.0, true),
            choice(2, 0.0, 9.0, false),
            choice(4, 0.05, 4.0, true),
        ];
        let analysed = Analysed { choices, accounts: Vec::new(), together: true };
        let mut lost = costly(&analysed);
        assert_eq!(
            lost.iter().map(|lost| (lost.turn, lost.result)).collect::<Vec<_>>(),
            [(0, 3.0), (3, 4.0)]
        );
        assert_eq!(lost.first().unwrap().worst.played, "0.2");
        let mut order = |together| {
            by_size(&mut lost, together);
            lost.iter().map(|lost| lost.turn).collect::<Vec<_>>()
        };
        assert_eq!((order(true), order(false)), (vec![3, 0], vec![0, 3]));
    }

    #[test]
    fn only_the_worst_turns_are_named() {
        let choices = (1..=30).map(|turn| choice(turn, turn as f64 / 100.0, 1.0, true)).collect();
        let analysed = Analysed { choices, accounts: Vec::new(), together: false };
        let named: Vec<usize> = costly(&analysed).iter().map(|lost| lost.turn).collect();
        assert_eq!(named, (20..30).collect::<Vec<_>>());
    }
}
