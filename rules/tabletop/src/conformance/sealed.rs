//! Simultaneous choices can be made in any order, and nobody sees those of others before all are made.

use super::{Failure, Law, Trial, act, broken};
use crate::{Game, Seat, SetUp, Viewer, Waiting, pick, shuffle};

/// The actions of one seat until the game no longer waits for it.
type Chain<G> = (Seat, Vec<<G as Game>::Action>);

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_sealed(&mut self) -> Result<(), Failure> {
        let Waiting::Seats(seats) = self.game.waiting() else { return Ok(()) };
        if seats.len() < 2 {
            return Ok(());
        }
        let mut chains = Vec::new();
        for seat in seats.iter() {
            let one = self.chain(seat)?;
            let other = self.chain(seat)?;
            self.check_unseen(&one, &other)?;
            chains.push(one);
        }

        let ascending = steps(&chains);
        let descending = steps(chains.iter().rev());
        let mixed = self.mixed(&chains);
        let expected = self.after(&ascending)?;
        for order in [descending, mixed] {
            if self.after(&order)? != expected {
                return broken(Law::Sealed, format!("{ascending:?} and {order:?} end differently"));
            }
        }
        Ok(())
    }

    /// Random choices of one seat from here until it is done, while the others wait.
    fn chain(&mut self, seat: Seat) -> Result<Chain<G>, Failure> {
        let mut game = self.game.clone();
        let mut actions = Vec::new();
        while game.waiting().is_for(seat) && actions.len() <= self.suite.bound {
            let Some(&action) = pick(&game.legal_actions(seat), &mut self.luck) else { break };
            act(&mut game, seat, action)?;
            actions.push(action);
        }
        Ok((seat, actions))
    }

    /// No other viewer can tell the two chains of a seat apart.
    fn check_unseen(&self, one: &Chain<G>, other: &Chain<G>) -> Result<(), Failure> {
        let seat = one.0;
        let first = self.after(&steps([one]))?;
        let second = self.after(&steps([other]))?;
        for viewer in Viewer::all(self.game.set_up().players()) {
            if !viewer.is(seat) && first.view(viewer) != second.view(viewer) {
                return broken(Law::Sealed, format!("{viewer:?} can tell {one:?} from {other:?}"));
            }
        }
        Ok(())
    }

    /// The chains interleaved at random.
    fn mixed(&mut self, chains: &[Chain<G>]) -> Vec<(Seat, G::Action)> {
        let mut seats: Vec<Seat> = steps(chains).into_iter().map(|(seat, _)| seat).collect();
        shuffle(&mut seats, &mut self.luck);
        let mut left: Vec<_> = chains.iter().map(|(seat, actions)| (*seat, actions.iter())).collect();
        let mut next = |seat| left.iter_mut().find(|(other, _)| *other == seat)?.1.next();
        seats.into_iter().filter_map(|seat| Some((seat, *next(seat)?))).collect()
    }

    fn after(&self, order: &[(Seat, G::Action)]) -> Result<G, Failure> {
        let mut game = self.game.clone();
        for (seat, action) in order {
            if let Err(refusal) = game.act(*seat, *action) {
                return broken(Law::Sealed, format!("in the order {order:?}, `{seat} {action}`: {refusal}"));
            }
        }
        Ok(game)
    }
}

/// All steps of the chains, one chain after the other.
fn steps<'a, A: Copy + 'a>(chains: impl IntoIterator<Item = &'a (Seat, Vec<A>)>) -> Vec<(Seat, A)> {
    chains.into_iter().flat_map(|(seat, actions)| actions.iter().map(|action| (*seat, *action))).collect()
}
