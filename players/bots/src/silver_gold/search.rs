//! Search over whole turns: the best are looked at some expedition cards ahead, and then played out.

use super::evaluation::Evaluator;
use super::look_ahead::LookAhead;
use super::playout::{Expected, play_on};
use super::seat_state::turns_left;
use super::turns::{Turn, turns};
use super::world::World;
use crate::{CandidateScore, Sample, SearchLimits, halving};
use ::silver_gold::{Action, SilverGold, View, Wanted};
use tabletop::{Game, Luck, Seat, Seeded, View as _, seed_of};

/// Expedition cards after which a playout is cut short.
const PLAYOUT_CARDS: usize = 8;

/// How many worlds the look-ahead counts as.
const PRIOR_WEIGHT: f64 = 30.0;

/// How a level searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchSettings {
    /// How many of the best turns are looked at one expedition card ahead, two cards ahead, and so on.
    pub(super) look_ahead: &'static [usize],
    /// Playouts for one choice.
    pub(super) nodes: u64,
}

/// A turn and its score.
#[derive(Clone, Debug)]
pub(super) struct ScoredTurn {
    pub(super) turn: Turn,
    pub(super) score: CandidateScore,
}

/// A game that fits the view, before the others have made their sealed choices.
pub(super) fn sampled(view: &View, luck: &mut impl Luck) -> SilverGold {
    view.before_others().sample(luck)
}

/// A search for the best turn of one seat.
pub(super) struct Search<'a> {
    pub(super) evaluator: &'a Evaluator,
    pub(super) settings: SearchSettings,
    pub(super) limits: SearchLimits<'a>,
    pub(super) seed: u64,
}

impl Search<'_> {
    /// The turns of the viewer's seat with their scores, best first. Turns that begin with an action of `also` are among them.
    pub(super) fn run(&self, view: &View, also: &[Action]) -> Vec<ScoredTurn> {
        let Some(seat) = view.viewer().seat() else { return Vec::new() };
        let game = sampled(view, &mut Seeded::new(self.seed));
        let (always, mut turns) =
            self.candidates(turns(self.evaluator, &game, seat, view.extras_due()), also);
        self.look_ahead(&game, seat, always, &mut turns);
        let stop = turns_left(&game).saturating_sub(PLAYOUT_CARDS);
        let play = |candidate: usize, world: u64| {
            let Some(turn) = turns.get(candidate) else { return Sample::default() };
            let mut luck = Seeded::new(seed_of(self.seed, world));
            let sealed = view.wanted() == Some(Wanted::Keep);
            let start = if sealed { sampled(view, &mut luck) } else { game.clone() };
            self.play_out(start, seat, turn, stop, &mut luck)
        };
        let offset = self.offset(&turns, &play);
        let priors: Vec<f64> = turns.iter().map(|turn| turn.value + offset).collect();
        let scores = halving(&priors, PRIOR_WEIGHT, always, &self.limits, &play);
        let mut scored: Vec<ScoredTurn> =
            turns.into_iter().zip(scores).map(|(turn, score)| ScoredTurn { turn, score }).collect();
        // A turn that stayed in the race longer is better, even if the first few worlds favoured another.
        scored.sort_by(|a, b| {
            let by_worlds = b.score.worlds().cmp(&a.score.worlds());
            by_worlds.then(b.score.value().total_cmp(&a.score.value()))
        });
        scored
    }

    /// The turns to be tried, of all turns with the best first: one for each of `also`, and how many these are, then the best
    /// of the others.
    fn candidates(&self, mut rest: Vec<Turn>, also: &[Action]) -> (usize, Vec<Turn>) {
        let mut chosen: Vec<Turn> = Vec::new();
        for action in also {
            if let Some(index) = rest.iter().position(|turn| turn.actions.first() == Some(action)) {
                chosen.push(rest.remove(index));
            }
        }
        let always = chosen.len();
        let most = always + self.settings.look_ahead.first().copied().unwrap_or(1).max(1);
        for turn in rest {
            if chosen.len() >= most {
                break;
            }
            if chosen.iter().all(|other| !other.has_same_marks(&turn)) {
                chosen.push(turn);
            }
        }
        (always, chosen)
    }

    /// Replaces the values of the turns by what the look-ahead finds, and drops all but the best. The first `always` turns stay.
    fn look_ahead(&self, game: &SilverGold, seat: Seat, always: usize, turns: &mut Vec<Turn>) {
        let world = World::new(game, &mut Seeded::new(self.seed));
        let look_ahead = LookAhead { evaluator: self.evaluator, seat, world: &world };
        for (depth, count) in (1..).zip(self.settings.look_ahead) {
            if let Some(others) = turns.get_mut(always..) {
                others.sort_by(|a, b| b.value.total_cmp(&a.value));
            }
            turns.truncate(always + count);
            if self.limits.spent(0) >= 1.0 {
                break;
            }
            let value = |index: usize| {
                let turn = turns.get(index);
                turn.map_or(0.0, |turn| look_ahead.value_after(game, &turn.actions, depth))
            };
            let job = |index| Sample { value: value(index), ..Sample::default() };
            let seen = self.limits.executor.run(turns.len(), &job);
            for (turn, seen) in turns.iter_mut().zip(seen) {
                turn.value = seen.value;
            }
        }
    }

    /// How much higher the playouts of the best turn are than its value by the look-ahead. The look-ahead ranks turns better,
    /// playouts know the level better, so the values are moved to that level before both are mixed.
    fn offset(&self, turns: &[Turn], play: &(dyn Fn(usize, u64) -> Sample + Sync)) -> f64 {
        const WORLDS: usize = 4;
        let best = turns.iter().enumerate().max_by(|(_, a), (_, b)| a.value.total_cmp(&b.value));
        let Some((index, turn)) = best.filter(|_| self.limits.spent(0) < 1.0) else { return 0.0 };
        let samples = self.limits.executor.run(WORLDS, &|world| play(index, world as u64));
        samples.iter().map(|sample| sample.value).sum::<f64>() / WORLDS as f64 - turn.value
    }

    /// The result of a turn in a world drawn with `luck`.
    fn play_out(
        &self,
        mut game: SilverGold,
        seat: Seat,
        turn: &Turn,
        stop: usize,
        luck: &mut Seeded,
    ) -> Sample {
        let world = World::new(&game, luck);
        for action in &turn.actions {
            if game.act(seat, *action).is_err() {
                break;
            }
        }
        play_on(&mut game, &world, self.evaluator, stop);
        let expected = Expected::of(&game, self.evaluator);
        let lead = expected.lead(seat);
        let win = match game.outcome() {
            Some(ranking) if ranking.winners.contains(seat) => 1.0 / f64::from(ranking.winners.len()),
            Some(_) => 0.0,
            None => self.evaluator.win_chance(lead, turns_left(&game)),
        };
        Sample { value: expected.lead_over_mean(seat), win, result: lead }
    }
}
