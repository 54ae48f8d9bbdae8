//! The turns of a game that was played, and how one goes from one to the next.

use tabletop::Seat;
use worker::{AnalysedChoice, Analysis, Step};

/// A turn: the choices of one seat between which nothing was dealt and nobody else chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Whose.
    pub(super) seat: Seat,
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
    pub(super) fn of(steps: &[Step]) -> Self {
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

/// A turn with a mistake.
#[derive(Clone, Debug)]
pub(super) struct CostlyTurn<'a> {
    /// Which, from 0.
    pub(super) turn: usize,
    /// The choice in it that cost most.
    pub(super) worst: &'a AnalysedChoice,
    /// What all mistakes in it cost, in cards or points.
    pub(super) result: f64,
    /// The same as a chance to win.
    pub(super) win: f64,
}

/// So many turns are named.
const NAMED: usize = 10;

/// The turns that cost most, in the order of the game: by cards in a cooperative game, otherwise by the chance to win.
pub(super) fn costly(analysis: &Analysis) -> Vec<CostlyTurn<'_>> {
    let mut lost = mistakes(analysis);
    by_size(&mut lost, analysis.cooperative);
    lost.truncate(NAMED);
    lost.sort_unstable_by_key(|lost| lost.turn);
    lost
}

/// The worst first.
pub(super) fn by_size(lost: &mut [CostlyTurn<'_>], cooperative: bool) {
    let size = |lost: &CostlyTurn<'_>| if cooperative { lost.result } else { lost.win + lost.result / 1e6 };
    lost.sort_unstable_by(|a, b| size(b).total_cmp(&size(a)));
}

/// Every turn with a mistake, in the order of the game.
fn mistakes(analysis: &Analysis) -> Vec<CostlyTurn<'_>> {
    let mut lost: Vec<CostlyTurn<'_>> = Vec::new();
    for choice in analysis.choices.iter().filter(|choice| choice.mistake) {
        let Some(turn) = choice.turn.checked_sub(1) else { continue };
        let (result, win) = (choice.cost.result.mean.max(0.0), choice.cost.win.mean.max(0.0));
        match lost.last_mut().filter(|last| last.turn == turn) {
            Some(last) => {
                let size = |choice: &AnalysedChoice| (choice.cost.win.mean, choice.cost.result.mean);
                if size(choice) > size(last.worst) {
                    last.worst = choice;
                }
                last.result += result;
                // Estimates of one turn may come to more than there is to lose.
                last.win = (last.win + win).min(1.0);
            }
            None => lost.push(CostlyTurn { turn, worst: choice, result, win }),
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::ViewFields;
    use worker::ValueEstimate;

    fn step(seat: Option<Seat>, turn: usize) -> Step {
        let view = ViewFields::default();
        Step { seat, action: seat.map(|_| "end".to_owned()), turn, news: Vec::new(), viewer: None, view }
    }

    const A: Seat = Seat::FIRST;
    const B: Seat = A.next(2);

    /// Two deals, a turn of two choices, a deal, a turn of one, a turn of the same seat after a deal.
    fn course() -> Course {
        let seats = [
            (None, 0),
            (None, 0),
            (Some(A), 1),
            (Some(A), 1),
            (None, 1),
            (Some(B), 2),
            (None, 2),
            (Some(B), 3),
        ];
        Course::of(&seats.map(|(seat, turn)| step(seat, turn)))
    }

    #[test]
    fn turns_are_found() {
        let turn = |seat, from, until| Turn { seat, from, until };
        let course = course();
        assert_eq!(course.turns, [turn(A, 2, 4), turn(B, 5, 6), turn(B, 7, 8)]);
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

    fn choice(turn: usize, win: f64, result: f64, mistake: bool) -> AnalysedChoice {
        AnalysedChoice {
            turn,
            event: turn,
            seat: A,
            played: format!("{win}"),
            best: vec!["end".to_owned()],
            reasons: Vec::new(),
            best_value: ValueEstimate::default(),
            cost: ValueEstimate::exact(win, result),
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
        let analysis = Analysis { choices, breakdowns: Vec::new(), cooperative: true };
        let mut lost = costly(&analysis);
        assert_eq!(
            lost.iter().map(|lost| (lost.turn, lost.result)).collect::<Vec<_>>(),
            [(0, 3.0), (3, 4.0)]
        );
        assert_eq!(lost.first().unwrap().worst.played, "0.2");
        let mut order = |cooperative| {
            by_size(&mut lost, cooperative);
            lost.iter().map(|lost| lost.turn).collect::<Vec<_>>()
        };
        assert_eq!((order(true), order(false)), (vec![3, 0], vec![0, 3]));
    }

    #[test]
    fn only_the_worst_turns_are_named() {
        let choices = (1..=30).map(|turn| choice(turn, turn as f64 / 100.0, 1.0, true)).collect();
        let analysis = Analysis { choices, breakdowns: Vec::new(), cooperative: false };
        let named: Vec<usize> = costly(&analysis).iter().map(|lost| lost.turn).collect();
        assert_eq!(named, (20..30).collect::<Vec<_>>());
    }
}
