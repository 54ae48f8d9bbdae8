//! What came out of many games.

use crate::{Clusters, Contested, Ending, IntervalEstimate, Plan, Played, Schedule, Spent};
use bots::Verdict;
use serde::Serialize;
use tabletop::SetUp;

/// What came out of many games; as JSON one object.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// How many play at a table.
    pub players: u8,
    /// Who sat at the table, where it was one line-up; else everybody who took part.
    pub seats: Vec<String>,
    /// Options that differ from the default.
    pub options: String,
    /// The deck's name, where the game has decks.
    pub deck: Option<String>,
    /// The number that everything follows from.
    pub seed: u64,
    /// Whether seats could say things.
    pub signals: bool,
    /// How much was thought about a choice: `usual`, `nodes=N` or `time=MS`.
    pub budget: String,
    /// How many games were played.
    pub games: u64,
    /// With how many different deals.
    pub deals: u64,
    /// Whether all win or lose together.
    #[serde(skip)]
    pub is_together: bool,
    /// How all did together, where it was one line-up.
    #[serde(flatten)]
    pub together: Option<Together>,
    /// How each bot did.
    pub bots: Vec<BotReport>,
    /// How each line-up did, where there were several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line_ups: Vec<LineUpReport>,
    /// Games that a bot lost by failing.
    pub faults: Vec<FaultReport>,
}

/// How a game went in which all win or lose together.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Together {
    /// The share of games that were won.
    pub win_rate: IntervalEstimate,
    /// Cards left; none in a win.
    pub left: IntervalEstimate,
}

/// How a bot did, all of its seats together.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// In how many seats it sat, over all games.
    pub seats: u64,
    /// What a seat of it did, where everybody plays for themselves.
    #[serde(flatten)]
    pub apart: Option<Apart>,
    /// How many choices it made.
    pub choices: u64,
    /// How long it took for one, on average, in milliseconds.
    pub mean_ms: f64,
    /// How many games it lost by failing.
    pub faults: u64,
}

/// What a seat of a bot did where everybody plays for themselves.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Apart {
    /// The share of games that a seat of it won; a win shared by n seats counts 1/n.
    pub win_rate: IntervalEstimate,
    /// Points, if any game had them: games that somebody lost by failing have none.
    pub score: Option<IntervalEstimate>,
}

/// How one line-up did.
#[derive(Clone, Debug, Serialize)]
pub struct LineUpReport {
    /// Who sat there, in the order of the first rotation.
    pub seats: Vec<String>,
    /// How many games.
    pub games: u64,
    /// How all did together.
    #[serde(flatten)]
    pub together: Option<Together>,
    /// The share of wins of each seat of the first rotation, where everybody plays for themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub win_rates: Vec<f64>,
}

/// A game that a bot lost by failing.
#[derive(Clone, Debug, Serialize)]
pub struct FaultReport {
    /// The game's number, from 0.
    pub game: u64,
    /// The bot.
    pub bot: String,
    /// Its seat.
    pub seat: u8,
    /// What happened.
    pub reason: String,
}

/// Won and left, by deal.
#[derive(Clone, Debug, Default)]
struct TogetherSums {
    won: Clusters,
    left: Clusters,
    deal: Option<u64>,
}

impl TogetherSums {
    fn add(&mut self, left: u8, won: bool, deal: u64) {
        let new = self.deal.replace(deal) != Some(deal);
        self.won.add(f64::from(u8::from(won)), new);
        self.left.add(f64::from(left), new);
    }

    fn report(&self) -> Option<Together> {
        Some(Together { win_rate: self.won.rate()?, left: self.left.estimate()? })
    }
}

/// What is counted of one bot.
#[derive(Clone, Debug, Default)]
struct BotSums {
    seats: u64,
    won: Clusters,
    score: Clusters,
    deal: Option<u64>,
    score_deal: Option<u64>,
    choices: u64,
    seconds: f64,
    faults: u64,
}

impl BotSums {
    fn add(&mut self, won: f64, score: Option<i32>, deal: u64) {
        self.won.add(won, self.deal.replace(deal) != Some(deal));
        if let Some(score) = score {
            self.score.add(f64::from(score), self.score_deal.replace(deal) != Some(deal));
        }
    }

    fn spent(&mut self, spent: Spent) {
        self.seats += 1;
        self.choices += u64::from(spent.choices);
        self.seconds += spent.time.as_secs_f64();
    }

    fn apart(&self) -> Option<Apart> {
        Some(Apart { win_rate: self.won.rate()?, score: self.score.estimate() })
    }
}

/// Each seat's share of the win; where all play together there are none.
#[must_use]
pub fn shares(game: &Played) -> Vec<f64> {
    let seats = game.spent.len();
    match &game.ending {
        Ending::Over(Verdict::Team { .. }) | Ending::Failed { left: Some(_), .. } => Vec::new(),
        Ending::Over(Verdict::Ranking(ranking)) => {
            let share = 1.0 / f64::from(ranking.winners.len().max(1));
            let won = |seat: u8| tabletop::Seat::new(seat).is_some_and(|seat| ranking.winners.contains(seat));
            (0..seats as u8).map(|seat| if won(seat) { share } else { 0.0 }).collect()
        }
        // Nobody knows who would have won: all others share it.
        Ending::Failed { seat, left: None, .. } => {
            let share = 1.0 / seats.saturating_sub(1).max(1) as f64;
            (0..seats as u8).map(|other| if other == seat.number() { 0.0 } else { share }).collect()
        }
    }
}

/// Where all play together: the cards left and whether it was won. A game that somebody failed in is lost.
#[must_use]
pub fn left(game: &Played) -> Option<(u8, bool)> {
    match &game.ending {
        Ending::Over(Verdict::Team { left }) => Some((*left, *left == 0)),
        Ending::Failed { left, .. } => left.map(|left| (left, false)),
        Ending::Over(Verdict::Ranking(_)) => None,
    }
}

impl Report {
    /// What came out of the first games of a plan.
    #[must_use]
    pub fn new<G: Contested>(plan: &Plan<G>, games: &[Played]) -> Self {
        let schedule = &plan.schedule;
        let mut together = TogetherSums::default();
        let mut bots = vec![BotSums::default(); schedule.entries.len()];
        let mut line_ups = vec![LineUpSums::default(); schedule.line_ups.len()];
        let mut faults = Vec::new();
        let mut deals = 0;
        for (number, game) in (0..).zip(games) {
            let Some((deal, index, seating)) = schedule.game(number) else { break };
            deals = deal + 1;
            if let Some((left, won)) = left(game) {
                together.add(left, won, deal);
            }
            let shares = shares(game);
            if let Some((sums, line_up)) = line_ups.get_mut(index).zip(schedule.line_ups.get(index)) {
                let turn = line_up.rotations.iter().position(|rotation| rotation == seating).unwrap_or(0);
                sums.add(game, &shares, turn, deal);
            }
            for (seat, entry) in seating.iter().enumerate() {
                let Some(bot) = bots.get_mut(*entry) else { continue };
                bot.spent(game.spent.get(seat).copied().unwrap_or_default());
                if let Some(share) = shares.get(seat) {
                    let score = match &game.ending {
                        Ending::Over(Verdict::Ranking(ranking)) => ranking.scores.get(seat).copied(),
                        _ => None,
                    };
                    bot.add(*share, score, deal);
                }
            }
            if let Ending::Failed { seat, reason, .. } = &game.ending {
                let entry = seating.get(usize::from(seat.number())).copied().unwrap_or_default();
                if let Some(bot) = bots.get_mut(entry) {
                    bot.faults += 1;
                }
                let bot = schedule.entries.get(entry).map(|entry| entry.name.clone()).unwrap_or_default();
                faults.push(FaultReport { game: number, bot, seat: seat.number(), reason: reason.clone() });
            }
        }
        let reports = schedule.entries.iter().zip(&bots).map(|(entry, sums)| BotReport {
            name: entry.name.clone(),
            seats: sums.seats,
            apart: sums.apart(),
            choices: sums.choices,
            mean_ms: 1e3 * sums.seconds / sums.choices.max(1) as f64,
            faults: sums.faults,
        });
        let several = schedule.line_ups.len() > 1;
        let everybody: Vec<usize> = (0..schedule.entries.len()).collect();
        let seats = match schedule.line_ups.as_slice() {
            [one] => schedule.names(&one.seating),
            _ => schedule.names(&everybody),
        };
        Self {
            game: G::NAME,
            players: plan.set_up.players(),
            seats: seats.into_iter().map(str::to_owned).collect(),
            options: plan.set_up.options(),
            deck: plan.set_up.deck_info().map(|deck| deck.name),
            seed: plan.seed,
            signals: plan.signals && G::SIGNALS && plan.set_up.players() > 1,
            budget: plan.limit.map_or_else(|| "usual".to_owned(), |limit| limit.to_string()),
            games: games.len() as u64,
            deals,
            is_together: G::COOPERATIVE,
            together: together.report().filter(|_| !several),
            bots: reports.collect(),
            line_ups: if several { line_up_reports(schedule, &line_ups) } else { Vec::new() },
            faults,
        }
    }
}

/// What is counted of one line-up.
#[derive(Clone, Debug, Default)]
struct LineUpSums {
    games: u64,
    together: TogetherSums,
    /// The wins of each seat of the first rotation.
    shares: Vec<f64>,
}

impl LineUpSums {
    fn add(&mut self, game: &Played, shares: &[f64], turn: usize, deal: u64) {
        self.games += 1;
        if let Some((left, won)) = left(game) {
            self.together.add(left, won, deal);
        }
        self.shares.resize(shares.len(), 0.0);
        // In a seating that is turned to the left by `turn`, seat 0 is where seat `turn` was.
        for (seat, share) in shares.iter().enumerate() {
            if let Some(sum) = self.shares.get_mut((seat + turn) % shares.len().max(1)) {
                *sum += share;
            }
        }
    }
}

fn line_up_reports(schedule: &Schedule, sums: &[LineUpSums]) -> Vec<LineUpReport> {
    let report = |(line_up, sums): (&crate::LineUp, &LineUpSums)| LineUpReport {
        seats: schedule.names(&line_up.seating).into_iter().map(str::to_owned).collect(),
        games: sums.games,
        together: sums.together.report(),
        win_rates: sums.shares.iter().map(|share| share / sums.games.max(1) as f64).collect(),
    };
    schedule.line_ups.iter().zip(sums).map(report).collect()
}
