//! Trying the best turns: first by looking ahead over the shapes that may come, then in imagined worlds.

use super::desk::turns_left;
use super::foresight::Foresight;
use super::playout::{ahead, play_on, prospects};
use super::turns::{Turn, turns};
use super::world::World;
use super::worth::Lore;
use crate::{CandidateScore, Sample, SearchLimits, halving};
use ::silver_gold::{Action, SetUp, SilverGold, View, Wanted};
use tabletop::{Game, Luck, Seat, Seeded, SetUp as _, View as _, seed_of};

/// How a level searches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// How many of the best turns are looked at one, two and so many expedition cards ahead.
    pub(super) ahead: &'static [usize],
    /// Expedition cards after which a playout is cut short.
    pub(super) cards: usize,
    /// Whether the seat looks ahead in playouts too.
    pub(super) careful: bool,
    /// How many worlds the look ahead counts as.
    pub(super) prior: f64,
    /// Playouts for one choice.
    pub(super) nodes: u64,
}

/// A turn and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    pub(super) turn: Turn,
    pub(super) estimate: CandidateScore,
}

/// The game as the viewer knows it, the others' sealed choices still to be made.
pub(super) fn known(view: &View, luck: &mut impl Luck) -> SilverGold {
    view.before_others().sample(luck)
}

/// Tries the turns of the viewer's seat, best first. Turns that begin with one of `also` are tried too.
pub(super) fn search(
    lore: &Lore,
    reach: Reach,
    view: &View,
    also: &[Action],
    limits: &SearchLimits<'_>,
    seed: u64,
) -> Vec<Tried> {
    let Some(seat) = view.viewer().seat() else { return Vec::new() };
    let game = known(view, &mut Seeded::new(seed));
    let (always, turns) = candidates(lore, reach, &game, seat, view.extras_due(), also, limits, seed);
    let stop = turns_left(&game).saturating_sub(reach.cards);
    let sealed = view.wanted() == Some(Wanted::Keep);
    let play = |candidate: usize, number: u64| {
        let Some(turn) = turns.get(candidate) else { return Sample::default() };
        let mut luck = Seeded::new(seed_of(seed, number));
        let mut imagined = if sealed { known(view, &mut luck) } else { game.clone() };
        let world = World::new(&imagined, &mut luck);
        for action in &turn.actions {
            if imagined.act(seat, *action).is_err() {
                break;
            }
        }
        let careful = reach.careful.then_some(Foresight { lore, seat, world: &world });
        play_on(&mut imagined, &world, lore, stop, careful);
        sample(&imagined, lore, seat)
    };
    let level = level(&turns, limits, &play);
    let priors: Vec<f64> = turns.iter().map(|turn| turn.worth + level).collect();
    let estimates = halving(&priors, reach.prior, always, limits, &play);
    let mut tried: Vec<Tried> =
        turns.iter().cloned().zip(estimates).map(|(turn, estimate)| Tried { turn, estimate }).collect();
    // Who stayed longer in the race is better, whatever the first few worlds said of the others.
    let rank = |tried: &Tried| (tried.estimate.worlds(), tried.estimate.value());
    tried.sort_by(|a, b| {
        let ((a_worlds, a_value), (b_worlds, b_value)) = (rank(a), rank(b));
        b_worlds.cmp(&a_worlds).then(b_value.total_cmp(&a_value))
    });
    tried
}

/// How much more the playouts of the best turn come to than its worth. The look ahead knows better which turn is best,
/// the playouts what it comes to, so they are brought to one level before they are mixed.
fn level(turns: &[Turn], limits: &SearchLimits<'_>, play: &(dyn Fn(usize, u64) -> Sample + Sync)) -> f64 {
    let best = turns.iter().enumerate().max_by(|(_, a), (_, b)| a.worth.total_cmp(&b.worth));
    let Some((place, turn)) = best.filter(|_| limits.spent(0) < 1.0) else { return 0.0 };
    let trial = limits.executor.run(TRIAL, &|world| play(place, world as u64));
    trial.iter().map(|sample| sample.value).sum::<f64>() / TRIAL as f64 - turn.worth
}

/// Worlds that bring worth and playouts to one level.
const TRIAL: usize = 4;

/// The turns to be tried: first the best that begin with each of `also`, and how many these are, then the best of all
/// others, each with its worth looking ahead.
#[allow(clippy::too_many_arguments, reason = "one step of the search, with all that the search is given")]
fn candidates(
    lore: &Lore,
    reach: Reach,
    game: &SilverGold,
    seat: Seat,
    owed: u8,
    also: &[Action],
    limits: &SearchLimits<'_>,
    seed: u64,
) -> (usize, Vec<Turn>) {
    let mut rest = turns(lore, game, seat, owed);
    let mut chosen: Vec<Turn> = Vec::new();
    for action in also {
        if let Some(place) = rest.iter().position(|turn| turn.actions.first() == Some(action)) {
            chosen.push(rest.remove(place));
        }
    }
    let always = chosen.len();
    for turn in rest {
        let most = reach.ahead.first().copied().unwrap_or(1).max(1);
        if chosen.len() >= always + most {
            break;
        }
        if chosen.iter().all(|other| !other.leads_to_the_same(&turn)) {
            chosen.push(turn);
        }
    }
    let world = World::new(game, &mut Seeded::new(seed));
    let foresight = Foresight { lore, seat, world: &world };
    for (depth, count) in (1..).zip(reach.ahead) {
        // Best first; those that must stay in the race keep their places.
        if let Some(others) = chosen.get_mut(always..) {
            others.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        }
        chosen.truncate(always + count);
        if limits.spent(0) >= 1.0 {
            break;
        }
        let look = |place: usize| {
            let value = chosen.get(place).map_or(0.0, |turn| foresight.after(game, &turn.actions, depth));
            Sample { value, ..Sample::default() }
        };
        let seen = limits.executor.run(chosen.len(), &look);
        for (turn, seen) in chosen.iter_mut().zip(seen) {
            turn.worth = seen.value;
        }
    }
    (always, chosen)
}

/// What a playout came to.
fn sample(game: &SilverGold, lore: &Lore, seat: Seat) -> Sample {
    let players = game.set_up().players();
    let prospects = prospects(game, lore);
    let own = prospects.get(usize::from(seat.number())).copied().unwrap_or(0.0);
    let rest = mean_of_others(&prospects, seat, players);
    let ahead = ahead(&prospects, seat, players);
    let win = match game.outcome() {
        Some(ranking) if ranking.winners.contains(seat) => 1.0 / f64::from(ranking.winners.len()),
        Some(_) => 0.0,
        None => lore.chance(ahead, turns_left(game)),
    };
    Sample { value: own - rest, win, result: ahead }
}

fn mean_of_others(prospects: &[f64; *SetUp::PLAYERS.end() as usize], seat: Seat, players: u8) -> f64 {
    let others = Seat::all(players).zip(prospects).filter(|(other, _)| *other != seat);
    others.map(|(_, worth)| worth).sum::<f64>() / f64::from(players.saturating_sub(1).max(1))
}
