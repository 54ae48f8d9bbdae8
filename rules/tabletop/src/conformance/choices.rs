//! The game accepts legal actions and refuses all others.

use super::{Failure, Law, Trial, act, broken, check_refused, check_text, sorted};
use crate::{Game, Luck, Seat, SetUp, Waiting};

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_choices(&mut self) -> Result<(), Failure> {
        // Trying all actions in every position would take most of the suite's time and find little more.
        let thorough = self.luck.below(6) == 0;
        for seat in Seat::all(self.game.set_up().players()) {
            let legal = sorted(self.game.legal_actions(seat));
            self.check_list(seat, &legal)?;
            self.check_chosen(seat, &legal)?;
            for &action in &legal {
                self.check_accepted(seat, action)?;
            }
            if thorough || self.game.waiting() == Waiting::Nobody {
                let is_other = |action: &&G::Action| legal.binary_search(action).is_err();
                for &action in self.all_actions.iter().filter(is_other) {
                    self.report.refusals += self.check_other(seat, action)?;
                }
            }
        }
        Ok(())
    }

    fn check_list(&self, seat: Seat, legal: &[G::Action]) -> Result<(), Failure> {
        if self.game.waiting().is_for(seat) == legal.is_empty() {
            let waiting = self.game.waiting();
            return broken(Law::Waiting, format!("waiting for {waiting:?}, seat {seat} may {legal:?}"));
        }
        if let Some([twice, _]) = legal.array_windows().find(|[one, other]| one == other) {
            return broken(Law::Legal, format!("seat {seat}: `{twice}` is listed twice"));
        }
        match legal.iter().find(|action| G::is_aside(**action)) {
            Some(aside) => broken(Law::Legal, format!("seat {seat}: the aside `{aside}` is listed")),
            None => Ok(()),
        }
    }

    /// Each number that luck can return selects another legal action.
    fn check_chosen(&self, seat: Seat, legal: &[G::Action]) -> Result<(), Failure> {
        let mut chosen = Vec::new();
        let mut bound = 0;
        for number in 0..legal.len() as u32 {
            let mut luck = |asked: u32| {
                bound = asked;
                number
            };
            chosen.extend(self.game.random_action(seat, &mut luck));
            if bound as usize != legal.len() {
                return broken(Law::Legal, format!("seat {seat} chooses among {bound}, not {}", legal.len()));
            }
        }
        if sorted(chosen.clone()) != legal {
            return broken(Law::Legal, format!("seat {seat} chooses among {chosen:?}, not {legal:?}"));
        }
        match self.game.random_action(seat, &mut |_| 0) {
            Some(action) if legal.is_empty() => broken(Law::Legal, format!("seat {seat} chooses `{action}`")),
            _ => Ok(()),
        }
    }

    fn check_accepted(&self, seat: Seat, action: G::Action) -> Result<(), Failure> {
        check_text(&action)?;
        let mut next = self.game.clone();
        act(&mut next, seat, action)?;
        if next == self.game {
            return broken(Law::Legal, format!("seat {seat}: `{action}` changed nothing"));
        }
        self.check_conserved(&next, &format!("after {seat} {action}"))
    }

    /// Tries an action that is not legal, and counts the refusals: none if it is an aside.
    fn check_other(&self, seat: Seat, action: G::Action) -> Result<usize, Failure> {
        if G::is_aside(action) && self.game.waiting() != Waiting::Nobody {
            return Ok(0);
        }
        check_refused(&self.game, &format!("`{action}` of seat {seat}"), |game| game.act(seat, action))?;
        Ok(1)
    }
}
