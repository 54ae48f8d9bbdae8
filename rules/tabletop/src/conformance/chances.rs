//! Hidden cards that are dealt again have the probabilities that they have at a table.

use super::{Failure, Law, act, broken, deal_next};
use crate::{Due, Game, Seat, Seeded, SetUp, View, Viewer, Waiting, pick};
use std::fmt;
use std::ops::Range;

/// Plays small games and compares what [`View::sample`] and [`Game::redeal`] draw with the true probabilities.
///
/// It computes them by replaying every possible deal. After each event it holds all states that are still possible for a viewer, with
/// their probabilities. A deal has the probability that the pool gives it. An action shows only that its cards were in the hand: a player
/// who holds two equal cards has two ways to play one of them. A sealed action can be any legal one. A state whose view differs from what
/// the viewer has seen is dropped. There must be few states: decks are small, or the games start late. [`compare`] takes the
/// probabilities from the caller instead.
#[derive(Clone, Debug)]
pub struct Chances<G: Game> {
    /// The set-ups to play with.
    pub set_ups: Vec<G::SetUp>,
    /// The seeds of the games to play with each set-up.
    pub seeds: Range<u64>,
    /// Where a game starts: a position in which nothing is hidden from anybody, such as the new game.
    pub start: fn(&G::SetUp, &mut Seeded) -> G,
    /// How many events of each game are played.
    pub events: usize,
    /// How many states `sample` and `redeal` each draw, for each viewer in each position.
    pub samples: u32,
    /// A position in which more states are possible is left out.
    pub most_states: usize,
    /// How many choices of single cards make this action of a seat: more than one if the seat holds equal cards.
    pub ways: fn(&G, Seat, G::Action) -> u32,
}

/// What was compared without finding a wrong probability.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ChancesReport {
    /// Positions compared, counted for each viewer.
    pub views: usize,
    /// Positions that were left out because too many states were possible.
    pub left_out: usize,
    /// Pearson's statistic over all positions.
    pub statistic: f64,
    /// Its degrees of freedom.
    pub degrees_of_freedom: usize,
}

impl fmt::Display for ChancesReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { views, left_out, statistic, degrees_of_freedom } = self;
        write!(
            f,
            "{views} views, {left_out} left out, {statistic:.1} with {degrees_of_freedom} degrees of freedom"
        )
    }
}

/// A statistic more than this many standard deviations above its mean is not chance, which would be one in some millions.
const TOO_LARGE: f64 = 5.0;

/// The expected number of samples that a cell of the test needs.
const LEAST_EXPECTED: f64 = 5.0;

/// A state that is possible for a viewer, and its probability.
type Possible<G> = (G, f64);

impl<G: Game> Chances<G> {
    /// Compares all positions of all games. Fails if the statistic of one position, or that of all together, can't be chance.
    pub fn check(&self) -> Result<ChancesReport, Failure> {
        let mut report = ChancesReport::default();
        for set_up in &self.set_ups {
            for seed in self.seeds.clone() {
                let mut events = Vec::new();
                self.play(set_up, seed, &mut events, &mut report)
                    .map_err(|failure| failure.after(set_up, seed, &events))?;
            }
        }
        if report.degrees_of_freedom == 0 {
            return broken(Law::Chances, "nothing was ever hidden, so no probability was tested");
        }
        if !report.is_chance() {
            return broken(Law::Chances, format!("the statistic of all positions can't be chance: {report}"));
        }
        Ok(report)
    }

    fn play(
        &self,
        set_up: &G::SetUp,
        seed: u64,
        events: &mut Vec<String>,
        report: &mut ChancesReport,
    ) -> Result<(), Failure> {
        let mut luck = Seeded::new(seed);
        let mut game = (self.start)(set_up, &mut luck);
        // The states that are possible for each viewer, until there are too many.
        let mut known: Vec<(Viewer, Option<Vec<Possible<G>>>)> =
            Viewer::all(set_up.players()).map(|viewer| (viewer, Some(vec![(game.clone(), 1.0)]))).collect();
        for _ in 0..self.events {
            let earlier = game.clone();
            match game.waiting() {
                Waiting::Nobody => break,
                Waiting::Dealer => {
                    events.push(deal_next(&mut game, &mut luck)?.to_string());
                    self.follow(&game, &mut known, |state, _| {
                        let all = state.due().map(deals).unwrap_or_default();
                        all.iter()
                            .filter_map(|(deal, chance)| {
                                Some((after(state, |next| next.deal(deal))?, *chance))
                            })
                            .collect()
                    });
                }
                Waiting::Seats(seats) => {
                    let Some(seat) = seats.first() else {
                        return broken(Law::Waiting, "waiting for no seat");
                    };
                    let legal = game.legal_actions(seat);
                    let Some(&action) = pick(&legal, &mut luck) else {
                        return broken(Law::Waiting, format!("seat {seat} has no legal action"));
                    };
                    events.push(format!("{seat} {action}"));
                    act(&mut game, seat, action)?;
                    self.follow(&game, &mut known, |state, viewer| {
                        if earlier.is_sealed() && !viewer.is(seat) {
                            return sealed_choices(state, seat, &earlier.view(viewer), &game.view(viewer));
                        }
                        let ways = f64::from((self.ways)(state, seat, action));
                        after(state, |next| next.act(seat, action))
                            .map(|next| (next, ways))
                            .into_iter()
                            .collect()
                    });
                }
            }
            for (viewer, possible) in &known {
                match possible {
                    // A viewer who sees no change can't know that something happened.
                    Some(_) if game.view(*viewer) == earlier.view(*viewer) => {}
                    Some(possible) => report.add(&game, *viewer, possible, self.samples, &mut luck)?,
                    None => report.left_out += 1,
                }
            }
        }
        Ok(())
    }

    /// Updates the possible states of each viewer after an event. `next` gives the states that it leads to from one state, with their
    /// probabilities.
    fn follow(
        &self,
        game: &G,
        known: &mut [(Viewer, Option<Vec<Possible<G>>>)],
        next: impl Fn(&G, Viewer) -> Vec<Possible<G>>,
    ) {
        for (viewer, known) in known {
            let Some(possible) = known else { continue };
            let seen = game.view(*viewer);
            let mut after: Vec<Possible<G>> = Vec::new();
            for (state, chance) in possible.iter() {
                for (state, share) in
                    next(state, *viewer).into_iter().filter(|(state, _)| state.view(*viewer) == seen)
                {
                    add(&mut after, state, chance * share);
                }
                if after.len() > self.most_states {
                    break;
                }
            }
            let all: f64 = after.iter().map(|(_, chance)| chance).sum();
            after.iter_mut().for_each(|(_, chance)| *chance /= all);
            *known = (after.len() <= self.most_states).then_some(after);
        }
    }
}

/// Compares what [`View::sample`] and [`Game::redeal`] draw in one position with the probabilities of all states that are possible for the
/// viewer.
pub fn compare<G: Game>(
    game: &G,
    viewer: Viewer,
    possible: &[(G, f64)],
    samples: u32,
    luck: &mut Seeded,
) -> Result<ChancesReport, Failure> {
    let mut report = ChancesReport::default();
    let added = report.add(game, viewer, possible, samples, luck);
    added.map_err(|failure| Failure { place: format!("{game:?}"), ..failure })?;
    Ok(report)
}

/// Compares counts with probabilities, where a caller has drawn and counted by itself. Each cell has its probability and how often it
/// was drawn.
pub fn compare_counts(cells: impl IntoIterator<Item = (f64, u32)>) -> ChancesReport {
    let cells: Vec<_> = cells.into_iter().collect();
    let (statistic, freedom) = pearson(cells.iter().copied(), cells.iter().map(|(_, count)| count).sum());
    ChancesReport { views: 1, left_out: 0, statistic, degrees_of_freedom: freedom }
}

impl ChancesReport {
    /// Whether the statistic of all positions together can be chance.
    pub fn is_chance(&self) -> bool {
        deviation(self.statistic, self.degrees_of_freedom) <= TOO_LARGE
    }

    /// Draws states for a viewer with `sample`, then with `redeal`, and compares how often each state came with its probability.
    fn add<G: Game>(
        &mut self,
        game: &G,
        viewer: Viewer,
        possible: &[Possible<G>],
        samples: u32,
        luck: &mut Seeded,
    ) -> Result<(), Failure> {
        let view = game.view(viewer);
        for way in ["sample", "redeal"] {
            let mut seen = vec![0u32; possible.len()];
            for _ in 0..samples {
                let state = if way == "sample" {
                    view.sample(luck)
                } else {
                    let mut state = game.clone();
                    state.redeal(viewer, luck);
                    state
                };
                let place = possible.iter().position(|(other, _)| *other == state);
                match place.and_then(|place| seen.get_mut(place)) {
                    Some(count) => *count += 1,
                    None => {
                        return broken(
                            Law::Chances,
                            format!("{way} gives {viewer:?} a state that can't be:\n{state:?}"),
                        );
                    }
                }
            }
            let chances = possible.iter().map(|(_, chance)| *chance);
            let (statistic, freedom) = pearson(chances.zip(seen), samples);
            if freedom > 0 && deviation(statistic, freedom) > TOO_LARGE {
                let what = format!(
                    "{way} for {viewer:?} gives wrong chances: {statistic:.1} with {freedom} degrees of freedom"
                );
                return broken(Law::Chances, what);
            }
            self.statistic += statistic;
            self.degrees_of_freedom += freedom;
        }
        self.views += 1;
        Ok(())
    }
}

/// The state after an event, unless it is refused.
fn after<G: Game>(state: &G, event: impl FnOnce(&mut G) -> Result<(), G::Refusal>) -> Option<G> {
    let mut next = state.clone();
    event(&mut next).ok().map(|()| next)
}

/// The states that a sealed choice of a seat can lead to, if the viewer saw `before` and sees `now`. The seat may have made several
/// actions in a row if the viewer does not see the first ones. If the view is the same, the viewer knows of no choice.
fn sealed_choices<G: Game>(state: &G, seat: Seat, before: &G::View, now: &G::View) -> Vec<Possible<G>> {
    if before == now {
        return vec![(state.clone(), 1.0)];
    }
    let legal = state.legal_actions(seat);
    let share = 1.0 / legal.len() as f64;
    let mut all = Vec::new();
    for next in legal.iter().filter_map(|action| after(state, |next| next.act(seat, *action))) {
        let seen = next.view(now.viewer());
        if seen == *now {
            all.push((next, share));
        } else if seen == *before {
            let rest = sealed_choices(&next, seat, before, now);
            all.extend(rest.into_iter().map(|(next, chance)| (next, share * chance)));
        }
    }
    all
}

/// Adds the probability of a value to that of an equal one in the list, if there is one.
fn add<T: PartialEq>(all: &mut Vec<(T, f64)>, value: T, chance: f64) {
    match all.iter_mut().find(|(other, _)| *other == value) {
        Some((_, sum)) => *sum += chance,
        None => all.push((value, chance)),
    }
}

/// Every deal that can be drawn, with its probability; each once.
fn deals<D: Due<Deal: PartialEq>>(due: D) -> Vec<(D::Deal, f64)> {
    let mut all: Vec<(D::Deal, f64)> = Vec::new();
    let mut waiting = vec![(due, 1.0)];
    while let Some((due, chance)) = waiting.pop() {
        if due.count() == 0 {
            add(&mut all, due.finish(), chance);
            continue;
        }
        let (total, mut unit) = (f64::from(due.total()), 0);
        for (_, weight) in due.weights() {
            let mut next = due.clone();
            next.take(unit);
            waiting.push((next, chance * f64::from(weight) / total));
            unit += weight;
        }
    }
    all
}

/// Pearson's statistic and its degrees of freedom. Rare cells are counted together.
fn pearson(cells: impl Iterator<Item = (f64, u32)>, samples: u32) -> (f64, usize) {
    let (mut statistic, mut count, mut rare) = (0.0, 0usize, (0.0, 0.0));
    let mut add = |expected: f64, seen: f64| {
        statistic += (seen - expected) * (seen - expected) / expected;
        count += 1;
    };
    for (chance, seen) in cells {
        let (expected, seen) = (chance * f64::from(samples), f64::from(seen));
        if expected < LEAST_EXPECTED {
            rare = (rare.0 + expected, rare.1 + seen);
        } else {
            add(expected, seen);
        }
    }
    if rare.0 >= LEAST_EXPECTED {
        add(rare.0, rare.1);
    }
    (statistic, count.saturating_sub(1))
}

/// How many standard deviations a chi-square statistic is above its mean, by the approximation of Wilson and Hilferty.
fn deviation(statistic: f64, freedom: usize) -> f64 {
    let freedom = freedom as f64;
    let spread = 2.0 / (9.0 * freedom);
    ((statistic / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Quantiles of the chi-square distribution, from tables.
    #[test]
    fn large_statistics_are_told_from_usual_ones() {
        for (statistic, freedom, normal) in
            [(3.841, 1, 1.645), (18.307, 10, 1.645), (135.807, 100, 2.326), (99.334, 100, 0.0)]
        {
            assert!((deviation(statistic, freedom) - normal).abs() < 0.06, "{statistic} with {freedom}");
        }
    }

    #[test]
    fn rare_cells_are_counted_together() {
        let cells = [(0.5, 48), (0.48, 50), (0.01, 1), (0.01, 1)];
        let (statistic, freedom) = pearson(cells.into_iter(), 100);
        assert_eq!(freedom, 1);
        assert!((statistic - (4.0 / 50.0 + 4.0 / 48.0)).abs() < 1e-9);
        let (_, freedom) = pearson([(0.5, 480), (0.48, 500), (0.01, 10), (0.01, 10)].into_iter(), 1000);
        assert_eq!(freedom, 3);
    }
}
