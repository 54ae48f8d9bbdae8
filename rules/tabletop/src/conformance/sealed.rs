//! Simultaneous choices can be made in any order, and nobody sees those of others before all are made.

use super::{Broken, Law, Trial, broken};
use crate::{Game, Luck, Seat, Viewer, Waiting, pick};

/// The actions of one seat until the game no longer waits for it.
type Chain<G> = (Seat, Vec<<G as Game>::Action>);

impl<G: Game> Trial<'_, G> {
    pub(super) fn check_sealed(&mut self) -> Result<(), Broken> {
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

        let ascending: Vec<_> = steps(&chains).collect();
        chains.reverse();
        let descending: Vec<_> = steps(&chains).collect();
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
    fn chain(&mut self, seat: Seat) -> Result<Chain<G>, Broken> {
        let mut game = self.game.clone();
        let mut actions = Vec::new();
        while game.waiting().is_for(seat) && actions.len() <= self.suite.bound {
            let Some(&action) = pick(&game.legal_actions(seat), &mut self.luck) else { break };
            game.act(seat, action).or_else(|refusal| broken(Law::Legal, refusal.to_string()))?;
            actions.push(action);
        }
        Ok((seat, actions))
    }

    /// No other viewer can tell the two chains of a seat apart.
    fn check_unseen(&self, one: &Chain<G>, other: &Chain<G>) -> Result<(), Broken> {
        let seat = one.0;
        let first = self.after(&steps(std::slice::from_ref(one)).collect::<Vec<_>>())?;
        let second = self.after(&steps(std::slice::from_ref(other)).collect::<Vec<_>>())?;
        for viewer in Viewer::all(crate::SetUp::players(self.game.set_up())) {
            if !viewer.is(seat) && first.view(viewer) != second.view(viewer) {
                return broken(Law::Sealed, format!("{viewer:?} can tell {one:?} from {other:?}"));
            }
        }
        Ok(())
    }

    /// The chains interleaved at random.
    fn mixed(&mut self, chains: &[Chain<G>]) -> Vec<(Seat, G::Action)> {
        let mut left: Vec<_> =
            chains.iter().map(|(seat, actions)| (*seat, actions.iter().copied().peekable())).collect();
        let mut order = Vec::new();
        loop {
            left.retain_mut(|(_, actions)| actions.peek().is_some());
            let Some(count) = u32::try_from(left.len()).ok().filter(|count| *count > 0) else { return order };
            let chosen = self.luck.below(count) as usize;
            if let Some((seat, actions)) = left.get_mut(chosen) {
                order.extend(actions.next().map(|action| (*seat, action)));
            }
        }
    }

    fn after(&self, order: &[(Seat, G::Action)]) -> Result<G, Broken> {
        let mut game = self.game.clone();
        for (seat, action) in order {
            if let Err(refusal) = game.act(*seat, *action) {
                return broken(Law::Sealed, format!("in the order {order:?}, `{seat} {action}`: {refusal}"));
            }
        }
        Ok(game)
    }
}

fn steps<A: Copy>(chains: &[(Seat, Vec<A>)]) -> impl Iterator<Item = (Seat, A)> {
    chains.iter().flat_map(|(seat, actions)| actions.iter().map(|action| (*seat, *action)))
}
