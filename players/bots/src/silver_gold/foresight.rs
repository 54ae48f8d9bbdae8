//! Looking ahead over the shapes that may come.

use super::desk::turns_left;
use super::playout::{finish_extras, finish_turn, play_on, prospect};
use super::policy::{best_few, best_worth};
use super::world::World;
use super::worth::Lore;
use ::silver_gold::{Action, Deal, Shape, SilverGold, Wanted};
use tabletop::{Game, Seat, SetUp as _};

/// Answers to a shape that are looked at, by how many more shapes are looked at after it.
const ANSWERS: usize = 3;

/// What a seat is likely to end with, if it plays with care for a while.
#[derive(Clone, Copy)]
pub(super) struct Foresight<'a> {
    pub(super) lore: &'a Lore,
    pub(super) seat: Seat,
    /// The order in which cards come up. Which shapes come is left open.
    pub(super) world: &'a World,
}

impl Foresight<'_> {
    /// The game waits for the seat, which makes this turn; then come `depth` expedition cards.
    pub(super) fn after(&self, game: &SilverGold, turn: &[Action], depth: usize) -> f64 {
        let mut game = game.clone();
        for action in turn {
            if game.act(self.seat, *action).is_err() {
                break;
            }
        }
        self.settle(&mut game);
        self.worth(&game, depth)
    }

    /// The best mark, looking one expedition card ahead; none if something else is due.
    pub(super) fn choose(&self, game: &SilverGold) -> Option<Action> {
        if game.wanted(self.seat) != Some(Wanted::Mark) {
            return None;
        }
        self.judge_few(game).max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(action, _)| action)
    }

    /// The best few marks by policy, each with its worth looking one expedition card ahead.
    pub(super) fn judge_few(&self, game: &SilverGold) -> impl Iterator<Item = (Action, f64)> {
        let few = best_few::<ANSWERS>(self.lore, game, self.seat);
        few.into_iter().flatten().map(|action| (action, self.after(game, &[action], 1)))
    }

    /// Everybody does by policy what is left to do until the next expedition card.
    fn settle(&self, game: &mut SilverGold) {
        finish_extras(game, self.seat, self.lore);
        let stop = turns_left(game);
        play_on(game, self.world, self.lore, stop, None);
    }

    /// An expedition card is to come, if any.
    fn worth(&self, game: &SilverGold, depth: usize) -> f64 {
        let left = game.expeditions_left();
        if turns_left(game) == 0 || depth == 0 {
            return prospect(game, self.seat, self.lore);
        }
        let mut sum = 0.0;
        let mut next = game.clone();
        for shape in Shape::ALL.into_iter().filter(|shape| left.of(*shape) > 0) {
            next.clone_from(game);
            if next.deal(&Deal::Expedition(shape)).is_err() {
                return prospect(game, self.seat, self.lore);
            }
            sum += f64::from(left.of(shape)) * self.answer(&mut next, depth);
        }
        sum / f64::from(left.total().max(1))
    }

    /// A shape has come.
    fn answer(&self, game: &mut SilverGold, depth: usize) -> f64 {
        if depth == 1 {
            return best_worth(self.lore, game, self.seat);
        }
        let others = Seat::all(game.set_up().players()).filter(|seat| *seat != self.seat);
        for other in others {
            finish_turn(game, other, self.lore);
        }
        let mut after = game.clone();
        let mut most = f64::NEG_INFINITY;
        for action in best_few::<ANSWERS>(self.lore, game, self.seat).into_iter().flatten() {
            after.clone_from(game);
            if after.act(self.seat, action).is_ok() {
                self.settle(&mut after);
                most = most.max(self.worth(&after, depth - 1));
            }
        }
        if most.is_finite() { most } else { prospect(game, self.seat, self.lore) }
    }
}
