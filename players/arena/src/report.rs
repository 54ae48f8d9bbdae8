//! The results of many games.

use crate::{ArenaGame, Clusters, Ending, GameResult, IntervalEstimate, LineUp, Plan, Schedule, Seating};
use serde::Serialize;
use std::time::Duration;
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
    /// The number of players at a table.
    pub players: u8,
    /// The names at the table of the only line-up; with several line-ups the names of all entries.
    pub seats: Vec<String>,
    /// The options that differ from the default.
    pub options: String,
    /// The name of the deck. None in games without decks.
    pub deck: Option<String>,
    /// The seed of all deals and all bots.
    pub seed: u64,
    /// Whether players could signal.
    pub signals: bool,
    /// The budget for each choice: `usual`, `nodes=N` or `time=MS`.
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
    /// The games that failed although no bot did. They count for nobody.
    pub aborted: Vec<AbortedGame>,
}

/// The results of a team in a cooperative game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TeamReport {
    /// The share of games won.
    pub win_rate: IntervalEstimate,
    /// The cards left, 0 in a win.
    pub left: IntervalEstimate,
}

/// The results of a bot, over all of its seats.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// The name of the bot.
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
    /// The points. A forfeited game has none.
    pub score: Option<IntervalEstimate>,
}

/// The results of one line-up.
#[derive(Clone, Debug, Serialize)]
pub struct LineUpReport {
    /// The names at the table, in the order of the first rotation.
    pub seats: Vec<String>,
    /// The number of games.
    pub games: u64,
    /// The result of the team in a cooperative game.
    #[serde(flatten)]
    pub team: Option<TeamReport>,
    /// The share of wins of each seat of the first rotation. Empty in a cooperative game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub win_rates: Vec<IntervalEstimate>,
}

/// A game that a bot lost by failing.
#[derive(Clone, Debug, Serialize)]
pub struct ForfeitReport {
    /// The game's number, from 0.
    pub game: u64,
    /// The name of the bot.
    pub bot: String,
    /// The seat of the bot.
    pub seat: u8,
    /// Why the bot failed.
    pub reason: String,
}

/// A game that failed although no bot did.
#[derive(Clone, Debug, Serialize)]
pub struct AbortedGame {
    /// The game's number, from 0.
    pub game: u64,
    /// Why the game failed.
    pub reason: String,
}

/// A game that counts, and its place in the schedule.
struct CountedGame<'a> {
    deal: u64,
    line_up: usize,
    seating: &'a Seating,
    result: &'a GameResult,
    /// Each seat's share of the win.
    shares: Vec<f64>,
}

impl TeamReport {
    /// The results of these games. None without games, or if the game is not cooperative.
    fn new<'a>(games: impl IntoIterator<Item = &'a CountedGame<'a>>) -> Option<Self> {
        let (mut won, mut left) = (Clusters::default(), Clusters::default());
        for game in games {
            let (cards, is_won) = game.result.cards_left()?;
            won.add(f64::from(u8::from(is_won)), game.deal);
            left.add(f64::from(cards), game.deal);
        }
        Some(Self { win_rate: won.rate()?, left: left.estimate()? })
    }
}

impl BotReport {
    fn new(entry: usize, name: &str, games: &[CountedGame<'_>]) -> Self {
        let (mut won, mut score) = (Clusters::default(), Clusters::default());
        let (mut seats, mut choices, mut forfeits, mut time) = (0, 0, 0, Duration::ZERO);
        for CountedGame { deal, seating, result, shares, .. } in games {
            let own = seating.iter().zip(&result.thinking).enumerate().filter(|(_, (one, _))| **one == entry);
            for (seat, (_, thinking)) in own {
                seats += 1;
                choices += u64::from(thinking.choices);
                time += thinking.time;
                if let Some(share) = shares.get(seat) {
                    won.add(*share, *deal);
                }
                if let Some(points) = result.points(seat) {
                    score.add(points, *deal);
                }
                forfeits += u64::from(result.forfeit().is_some_and(|(failed, _)| failed == seat));
            }
        }
        let seat = won.rate().map(|win_rate| SeatReport { win_rate, score: score.estimate() });
        let mean_ms = 1e3 * time.as_secs_f64() / choices.max(1) as f64;
        Self { name: name.to_owned(), seats, seat, choices, mean_ms, forfeits }
    }
}

impl LineUpReport {
    fn new(index: usize, line_up: &LineUp, schedule: &Schedule, games: &[CountedGame<'_>]) -> Self {
        let games: Vec<_> = games.iter().filter(|game| game.line_up == index).collect();
        let mut wins = vec![Clusters::default(); games.first().map_or(0, |game| game.shares.len())];
        for game in &games {
            // In a seating rotated to the left by `rotation`, seat 0 has the player of seat `rotation`.
            let rotation = line_up.rotations.iter().position(|rotation| rotation == game.seating);
            let from_seat_0 = game.shares.iter().cycle().skip(game.seating.len() - rotation.unwrap_or(0));
            wins.iter_mut().zip(from_seat_0).for_each(|(wins, share)| wins.add(*share, game.deal));
        }
        Self {
            seats: schedule.names(&line_up.seating),
            games: games.len() as u64,
            team: TeamReport::new(games.iter().copied()),
            win_rates: wins.iter().filter_map(Clusters::rate).collect(),
        }
    }
}

impl Report {
    /// The results of the first games of a plan.
    #[must_use]
    pub fn new<G: ArenaGame>(plan: &Plan<G>, games: &[GameResult]) -> Self {
        let schedule = &plan.schedule;
        let (mut counted, mut forfeits, mut aborted) = (Vec::new(), Vec::new(), Vec::new());
        let mut deals = 0;
        for (number, result) in (0..).zip(games) {
            let Some((deal, line_up, seating)) = schedule.game(number) else { break };
            deals = deal + 1;
            if let Ending::Aborted(reason) = &result.ending {
                aborted.push(AbortedGame { game: number, reason: reason.clone() });
                continue;
            }
            if let Some((seat, reason)) = result.forfeit() {
                let bot = schedule.names(seating).into_iter().nth(seat).unwrap_or_default();
                let (seat, reason) = (seat as u8, reason.to_owned());
                forfeits.push(ForfeitReport { game: number, bot, seat, reason });
            }
            counted.push(CountedGame { deal, line_up, seating, result, shares: result.win_shares() });
        }
        let entries: Vec<usize> = (0..schedule.entries.len()).collect();
        let line_ups = schedule.line_ups.iter().enumerate();
        let (seats, team, line_ups) = match schedule.line_ups.as_slice() {
            [one] => (&one.seating, TeamReport::new(&counted), Vec::new()),
            _ => {
                let report = |(index, line_up)| LineUpReport::new(index, line_up, schedule, &counted);
                (&entries, None, line_ups.map(report).collect())
            }
        };
        let bots = schedule.entries.iter().enumerate();
        Self {
            game: G::NAME,
            players: plan.set_up.players(),
            seats: schedule.names(seats),
            options: plan.set_up.options(),
            deck: plan.set_up.deck_info().map(|deck| deck.name),
            seed: plan.seed,
            signals: plan.has_signals(),
            budget: plan.budget.map_or_else(|| "usual".to_owned(), |budget| budget.to_string()),
            games: games.len() as u64,
            deals,
            cooperative: G::COOPERATIVE,
            team,
            bots: bots.map(|(index, entry)| BotReport::new(index, &entry.name, &counted)).collect(),
            line_ups,
            forfeits,
            aborted,
        }
    }
}
