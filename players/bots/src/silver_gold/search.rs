//! Search over whole turns: a look-ahead of some expedition cards picks the best, and playouts decide between them.

use super::Settings;
use super::draw_order::DrawOrder;
use super::evaluation::{Evaluator, win_chance};
use super::look_ahead::LookAhead;
use super::playout::{act_all, expected_leads, play_on};
use super::seat_state::turns_left;
use super::turns::{Turn, turns};
use crate::{CandidateScore, Sample, SearchLimits, halving};
use ::silver_gold::{Action, SilverGold, View, Wanted};
use tabletop::{Game, Luck, Seat, Seeded, View as _, seed_of};

/// Expedition cards after which a playout is cut short.
const PLAYOUT_CARDS: usize = 8;

/// The value by the look-ahead counts as much as this many worlds.
const PRIOR_WEIGHT: f64 = 30.0;

/// A game that fits the view, before the others have made their sealed choices.
pub(super) fn sampled(view: &View, luck: &mut impl Luck) -> SilverGold {
    view.before_others().sample(luck)
}

/// A search for the best turn of the viewer's seat.
pub(super) struct Search<'a> {
    pub(super) evaluator: &'a Evaluator,
    pub(super) settings: Settings,
    pub(super) limits: SearchLimits<'a>,
    pub(super) seed: u64,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    /// A game that fits the view.
    pub(super) game: SilverGold,
}

impl Search<'_> {
    /// The turns of the seat with their scores, best first. Turns that begin with an action of `also` are among them.
    pub(super) fn run(&self, also: &[Action]) -> Vec<(Turn, CandidateScore)> {
        let (always, mut turns) = self.candidates(also);
        self.look_ahead(always, &mut turns);
        let offset = self.offset(&turns);
        let priors: Vec<f64> = turns.iter().map(|turn| turn.value + offset).collect();
        let scores = self.score(&turns, &priors, PRIOR_WEIGHT, always);
        let mut scored: Vec<(Turn, CandidateScore)> = turns.into_iter().zip(scores).collect();
        // A turn that stayed in the race longer is better, even if the first few worlds favoured another.
        scored.sort_by(|(_, a), (_, b)| {
            b.worlds().cmp(&a.worlds()).then_with(|| b.value().total_cmp(&a.value()))
        });
        scored
    }

    /// The scores of exactly these turns. Empty if one of them is not a turn of the seat.
    pub(super) fn measure(&self, wanted: &[Vec<Action>]) -> Vec<CandidateScore> {
        let all = self.turns();
        let turn = |actions: &Vec<Action>| all.iter().find(|turn| turn.actions == *actions).cloned();
        let Some(turns) = wanted.iter().map(turn).collect::<Option<Vec<Turn>>>() else { return Vec::new() };
        self.score(&turns, &vec![0.0; turns.len()], 0.0, turns.len())
    }

    /// Every turn of the seat, best first.
    fn turns(&self) -> Vec<Turn> {
        turns(self.evaluator, &self.game, self.seat, self.view.extras_due())
    }

    fn score(&self, turns: &[Turn], priors: &[f64], weight: f64, always: usize) -> Vec<CandidateScore> {
        halving(priors, weight, always, &self.limits, &|candidate, world| {
            turns.get(candidate).map_or(Sample::default(), |turn| self.play_out(turn, world))
        })
    }

    /// Chooses the turns to be tried: one for each action of `also`, and then the best of the others. Returns how many of the
    /// first kind there are, and the turns.
    fn candidates(&self, also: &[Action]) -> (usize, Vec<Turn>) {
        let (mut rest, mut chosen) = (self.turns(), Vec::<Turn>::new());
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

    /// Replaces the values of the turns by those of the look-ahead, and drops all but the best. The first `always` turns stay.
    fn look_ahead(&self, always: usize, turns: &mut Vec<Turn>) {
        let order = DrawOrder::new(&self.game, &mut Seeded::new(self.seed));
        let look_ahead = LookAhead { evaluator: self.evaluator, seat: self.seat, order: &order };
        for (depth, count) in (1..).zip(self.settings.look_ahead) {
            if let Some(others) = turns.get_mut(always..) {
                others.sort_by(|a, b| b.value.total_cmp(&a.value));
            }
            turns.truncate(always + count);
            if self.limits.spent(0) >= 1.0 {
                break;
            }
            let job = |index| {
                let value = |turn: &Turn| look_ahead.value_after(&self.game, &turn.actions, depth);
                Sample { value: turns.get(index).map_or(0.0, value), ..Sample::default() }
            };
            let seen = self.limits.executor.run(turns.len(), &job);
            for (turn, seen) in turns.iter_mut().zip(seen) {
                turn.value = seen.value;
            }
        }
    }

    /// How much higher the playouts of the best turn are than its value by the look-ahead. The look-ahead ranks turns better,
    /// playouts know the level better, so the values are moved to that level before both are mixed.
    fn offset(&self, turns: &[Turn]) -> f64 {
        const WORLDS: usize = 4;
        let best = turns.iter().max_by(|a, b| a.value.total_cmp(&b.value));
        let Some(turn) = best.filter(|_| self.limits.spent(0) < 1.0) else { return 0.0 };
        let samples = self.limits.executor.run(WORLDS, &|world| self.play_out(turn, world as u64));
        samples.iter().map(|sample| sample.value).sum::<f64>() / WORLDS as f64 - turn.value
    }

    /// The result of a turn in the world with this number.
    fn play_out(&self, turn: &Turn, world: u64) -> Sample {
        let mut luck = Seeded::new(seed_of(self.seed, world));
        let has_hidden_hands = self.view.wanted() == Some(Wanted::Keep);
        let mut game = if has_hidden_hands { sampled(self.view, &mut luck) } else { self.game.clone() };
        let order = DrawOrder::new(&game, &mut luck);
        let stop = turns_left(&game).saturating_sub(PLAYOUT_CARDS);
        act_all(&mut game, self.seat, &turn.actions);
        play_on(&mut game, &order, self.evaluator, stop);
        let (lead, lead_over_mean) = expected_leads(&game, self.seat, self.evaluator);
        let win = match game.outcome() {
            Some(ranking) if ranking.winners.contains(self.seat) => 1.0 / f64::from(ranking.winners.len()),
            Some(_) => 0.0,
            None => win_chance(self.evaluator.win_curve, lead, turns_left(&game)),
        };
        Sample { value: lead_over_mean, win, result: lead }
    }
}
