//! The results of many games.

use crate::{
    ArenaGame, Clusters, Ending, GameResult, IntervalEstimate, LineUp, Plan, Schedule, ThinkingTime,
};
use bots::Verdict;
use serde::Serialize;
use tabletop::SetUp;

/// The results of many games. As JSON it is one object.
///
/// ```
/// use arena::{Entry, Plan, Report, Schedule, play_all};
/// use the_game::TheGame;
///
/// let team = Entry::line_up("casual*2")?;
/// let plan = Plan::<TheGame>::new(the_game::SetUp::new(2)?, Schedule::of(&team), 10);
/// let report = Report::new(&plan, &play_all(&plan));
/// let team = report.team.ok_or("The Game is cooperative")?;
/// println!("won {:.2}, {:.1} cards left on average", team.win_rate.mean, team.left.mean);
/// assert!(report.forfeits.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's name.
    pub game: &'static str,
    /// Players at a table.
    pub players: u8,
    /// The names at the table of the only line-up; with several line-ups the names of all entries.
    pub seats: Vec<String>,
    /// Options that differ from the default.
    pub options: String,
    /// The deck's name, in games with decks.
    pub deck: Option<String>,
    /// The seed.
    pub seed: u64,
    /// Whether players could signal.
    pub signals: bool,
    /// The limit for each choice: `usual`, `nodes=N` or `time=MS`.
    pub budget: String,
    /// The number of games.
    pub games: u64,
    /// The number of different deals.
    pub deals: u64,
    /// Whether the game is cooperative.
    #[serde(skip)]
    pub cooperative: bool,
    /// The result of the only line-up of a cooperative game.
    #[serde(flatten)]
    pub team: Option<TeamReport>,
    /// The results of each bot.
    pub bots: Vec<BotReport>,
    /// The results of each line-up, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line_ups: Vec<LineUpReport>,
    /// The games that a bot lost by failing.
    pub forfeits: Vec<ForfeitReport>,
    /// The games that failed through no fault of a bot. They count for nobody.
    pub aborted: Vec<AbortedGame>,
}

/// The results of a team in a cooperative game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TeamReport {
    /// The share of games won.
    pub win_rate: IntervalEstimate,
    /// Cards left; 0 in a win.
    pub left: IntervalEstimate,
}

/// The results of a bot, over all of its seats.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// Its name.
    pub name: String,
    /// The number of seats it had, over all games.
    pub seats: u64,
    /// The results of one of its seats. None in a cooperative game.
    #[serde(flatten)]
    pub seat: Option<SeatReport>,
    /// The number of its choices.
    pub choices: u64,
    /// The mean time of a choice, in milliseconds.
    pub mean_ms: f64,
    /// The number of games it lost by failing.
    pub forfeits: u64,
}

/// The results of one seat of a bot in a game without teams.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatReport {
    /// The share of games won. A win shared by n seats counts 1/n.
    pub win_rate: IntervalEstimate,
    /// Points. A forfeited game has none.
    pub score: Option<IntervalEstimate>,
}

/// The results of one line-up.
#[derive(Clone, Debug, Serialize)]
pub struct LineUpReport {
    /// The names at the table, in the order of the first rotation.
    pub seats: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The result in a cooperative game.
    #[serde(flatten)]
    pub team: Option<TeamReport>,
    /// The share of wins of each seat of the first rotation. Empty in a cooperative game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub win_rates: Vec<f64>,
}

/// A game that a bot lost by failing.
#[derive(Clone, Debug, Serialize)]
pub struct ForfeitReport {
    /// The game's number, from 0.
    pub game: u64,
    /// The bot.
    pub bot: String,
    /// Its seat.
    pub seat: u8,
    /// What happened.
    pub reason: String,
}

/// A game that failed through no fault of a bot.
#[derive(Clone, Debug, Serialize)]
pub struct AbortedGame {
    /// The game's number, from 0.
    pub game: u64,
    /// What happened.
    pub reason: String,
}

#[derive(Clone, Debug, Default)]
struct TeamSums {
    won: Clusters,
    left: Clusters,
}

impl TeamSums {
    fn add(&mut self, game: &GameResult, deal: u64) {
        if let Some((left, won)) = game.cards_left() {
            self.won.add(f64::from(u8::from(won)), deal);
            self.left.add(f64::from(left), deal);
        }
    }

    fn report(&self) -> Option<TeamReport> {
        Some(TeamReport { win_rate: self.won.rate()?, left: self.left.estimate()? })
    }
}

#[derive(Clone, Debug, Default)]
struct BotSums {
    seats: u64,
    won: Clusters,
    score: Clusters,
    choices: u64,
    seconds: f64,
    forfeits: u64,
}

impl BotSums {
    fn add(&mut self, thinking: ThinkingTime, share: Option<f64>, score: Option<i32>, deal: u64) {
        self.seats += 1;
        self.choices += u64::from(thinking.choices);
        self.seconds += thinking.time.as_secs_f64();
        if let Some(share) = share {
            self.won.add(share, deal);
        }
        if let Some(score) = score {
            self.score.add(f64::from(score), deal);
        }
    }

    fn report(&self, name: &str) -> BotReport {
        let seat = |win_rate| SeatReport { win_rate, score: self.score.estimate() };
        BotReport {
            name: name.to_owned(),
            seats: self.seats,
            seat: self.won.rate().map(seat),
            choices: self.choices,
            mean_ms: 1e3 * self.seconds / self.choices.max(1) as f64,
            forfeits: self.forfeits,
        }
    }
}

#[derive(Clone, Debug, Default)]
struct LineUpSums {
    games: u64,
    team: TeamSums,
    /// The wins of each seat of the first rotation.
    wins: Vec<f64>,
}

impl LineUpSums {
    fn add(&mut self, game: &GameResult, shares: &[f64], rotation: usize, deal: u64) {
        self.games += 1;
        self.team.add(game, deal);
        self.wins.resize(shares.len(), 0.0);
        // In a seating rotated to the left by `rotation`, seat 0 has the player of seat `rotation`.
        for (seat, share) in shares.iter().enumerate() {
            if let Some(sum) = self.wins.get_mut((seat + rotation) % shares.len().max(1)) {
                *sum += share;
            }
        }
    }

    fn report(&self, schedule: &Schedule, line_up: &LineUp) -> LineUpReport {
        LineUpReport {
            seats: schedule.names(&line_up.seating),
            games: self.games,
            team: self.team.report(),
            win_rates: self.wins.iter().map(|wins| wins / self.games.max(1) as f64).collect(),
        }
    }
}

impl Report {
    /// The results of the first games of a plan.
    #[must_use]
    pub fn new<G: ArenaGame>(plan: &Plan<G>, games: &[GameResult]) -> Self {
        let schedule = &plan.schedule;
        let mut bots = vec![BotSums::default(); schedule.entries.len()];
        let mut line_ups = vec![LineUpSums::default(); schedule.line_ups.len()];
        let (mut forfeits, mut aborted) = (Vec::new(), Vec::new());
        let mut deals = 0;
        for (number, game) in (0..).zip(games) {
            let Some((deal, index, seating)) = schedule.game(number) else { break };
            deals = deal + 1;
            if let Ending::Aborted { reason } = &game.ending {
                aborted.push(AbortedGame { game: number, reason: reason.clone() });
                continue;
            }
            let shares = game.win_shares();
            if let Some((sums, line_up)) = line_ups.get_mut(index).zip(schedule.line_ups.get(index)) {
                let rotation = line_up.rotations.iter().position(|rotation| rotation == seating);
                sums.add(game, &shares, rotation.unwrap_or(0), deal);
            }
            for (seat, (entry, thinking)) in seating.iter().zip(&game.thinking).enumerate() {
                let Some(bot) = bots.get_mut(*entry) else { continue };
                let score = match &game.ending {
                    Ending::Finished(Verdict::Ranking(ranking)) => ranking.scores.get(seat).copied(),
                    _ => None,
                };
                bot.add(*thinking, shares.get(seat).copied(), score, deal);
                if let Ending::Forfeited { seat: failed, reason, .. } = &game.ending
                    && usize::from(failed.number()) == seat
                {
                    bot.forfeits += 1;
                    let bot = schedule.names(&[*entry]).concat();
                    let (seat, reason) = (failed.number(), reason.clone());
                    forfeits.push(ForfeitReport { game: number, bot, seat, reason });
                }
            }
        }
        let entries: Vec<usize> = (0..schedule.entries.len()).collect();
        let seats = match schedule.line_ups.as_slice() {
            [one] => &one.seating,
            _ => &entries,
        };
        let reports = line_ups.iter().zip(&schedule.line_ups);
        let mut reports: Vec<LineUpReport> =
            reports.map(|(sums, line_up)| sums.report(schedule, line_up)).collect();
        let team = if let [one] = reports.as_slice() { one.team } else { None };
        if reports.len() == 1 {
            reports.clear();
        }
        Self {
            game: G::NAME,
            players: plan.set_up.players(),
            seats: schedule.names(seats),
            options: plan.set_up.options(),
            deck: plan.set_up.deck_info().map(|deck| deck.name),
            seed: plan.seed,
            signals: plan.has_signals(),
            budget: plan.limit.map_or_else(|| "usual".to_owned(), |limit| limit.to_string()),
            games: games.len() as u64,
            deals,
            cooperative: G::COOPERATIVE,
            team,
            bots: schedule.entries.iter().zip(&bots).map(|(entry, sums)| sums.report(&entry.name)).collect(),
            line_ups: reports,
            forfeits,
            aborted,
        }
    }
}
