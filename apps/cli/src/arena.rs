//! `benben arena`: bots against bots.

mod duel;
mod show;
mod watch;

use crate::arguments::{SeedArguments, SetUpArguments, ThreadsArguments, game_name};
use crate::failure::wrong_use;
use crate::output::{self, OutputArguments, is_output};
use crate::progress;
use ::arena::{
    ArenaGame, Entry, Plan, Report, Schedule, SequentialTest, State, TestParameters, ThinkingBudget,
    play_many, rate,
};
use anyhow::{Context, Result, ensure};
use clap::Args;
use record::{GameName, match_game};
use show::{Printed, Run};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use watch::Watching;

const EXAMPLES: &str = "Examples:
  benben arena the-game --seats master --players 3 --games 500
  benben arena silver-gold --seats master,casual --games 400 --svg result.svg
  benben arena pyramids --pool casual,expert,master --players 3 --state run.txt
  benben arena pyramids --test master,expert
  benben arena silver-gold --seats \"exec:python3 examples/simple_bot.py\",casual";

/// What `--help` says besides.
const MORE: &str = "\
A bot that crashes, hangs, answers nonsense or chooses what is illegal loses that game: in The
Game the team has lost, with the cards left then; elsewhere all others share the win, and the
game has no points. The reason is listed.

What --json prints: one object with
  format         `benben-arena/1`
  game, players, seats, options, deck, seed, signals, budget    what was asked for
  games, deals   how many were played; interrupted: whether Ctrl-C ended it early
  win_rate, left   The Game with --seats: the share of games won, and cards left; with --pool
                 and --test in line_ups instead
  bots           for each name, all of its seats together: name, seats, choices, mean_ms
                 (milliseconds a choice), forfeits; where everybody plays for themselves also
                 win_rate (of one seat; a win shared by n seats counts 1/n) and score (null if
                 every game was lost by failing)
  line_ups       where there are several: seats, games, and win_rate and left of the team, or
                 win_rates, one of each seat
  ratings        with --pool: name, rating, error
  test           with --test: parameters, evidence, verdict
  forfeits       games lost by failing: game, bot, seat, reason
  aborted        games that failed through no fault of a bot, which count for nobody: game,
                 reason
  threads, seconds
A win rate, left or score is an object: mean, error (the standard error) and interval (95 %).
Deals are the unit of chance, because games of the same deal are not independent; after one deal
the error is null.
Apart from mean_ms, threads and seconds the result depends on the arguments alone, as
long as no budget is a time.";

/// Play bots against each other and tell which is stronger
///
/// Every deal is played with every rotation of the seats, and all line-ups get the same deals; only the last deal of
/// --seats may be incomplete. A seat is a level (novice, casual, expert, master, or the yardsticks random and policy),
/// or exec: and a program that speaks the bot protocol (docs/bot-protocol.md); NAME= before it gives it a name, *N
/// after it N seats, @nodes=N or @time=MS after a level its own budget. Ctrl-C ends early, with the result so far; a
/// second Ctrl-C ends at once.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, after_long_help = format!("{EXAMPLES}\n\n{MORE}"))]
pub(crate) struct Arguments {
    /// the-game, silver-gold or pyramids
    #[arg(value_name = "GAME", value_parser = game_name)]
    game: GameName,

    /// Who plays, seat by seat: master,casual or master*3; one bot takes all --players seats
    ///
    /// One bot without --players plays solo in The Game and takes 2 seats elsewhere.
    #[arg(long, value_name = "BOTS", group = "who")]
    seats: Option<String>,

    /// Everybody against everybody at tables of --players, with a rating; two different bots at least
    #[arg(long, value_name = "BOTS", group = "who")]
    pool: Option<String>,

    /// Is the first stronger than the second? Plays until that is sure, at most --games
    #[arg(long, value_name = "A,B", group = "who")]
    test: Option<String>,

    #[command(flatten)]
    set_up: SetUpArguments,

    /// How many games
    ///
    /// 1000 unless given, with --test 100000. With --seats exactly so many: if they are no multiple of the rotations, the last deal is not played with all
    /// of them. --pool and --test play the last deal to its end, which may be some games more.
    #[arg(short, long, value_name = "N", allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: Option<u64>,

    #[command(flatten)]
    seed: SeedArguments,

    #[command(flatten)]
    threads: ThreadsArguments,

    /// Nobody says anything: The Game without signals
    #[arg(long)]
    no_signals: bool,

    /// How much may be thought about a choice: nodes=N, or time=MS in milliseconds
    ///
    /// Each level has a budget of its own unless one is given.
    #[arg(long, value_name = "BUDGET")]
    budget: Option<ThinkingBudget>,

    /// How many seconds a program may take for an answer, beyond a budget of time
    #[arg(long, value_name = "N", default_value_t = 60.0, allow_negative_numbers = true, value_parser = patience)]
    patience: f64,

    /// Keep finished games in this file; the same command goes on where it stopped
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,

    #[command(flatten)]
    parameters: TestArguments,

    #[command(flatten)]
    output: OutputArguments,

    /// Write comma-separated values into this file; `-` writes them to standard output instead of text
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,

    /// Draw a chart into this file; `-` writes it to standard output instead of text
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// How sure a test must be.
#[derive(Clone, Copy, Debug, Args)]
struct TestArguments {
    /// With --test: the smallest difference that matters, between the two sides' shares of wins
    #[arg(long, value_name = "P", default_value_t = 0.05, allow_negative_numbers = true, value_parser = part,
        requires = "test", conflicts_with_all = ["seats", "pool"])]
    difference: f64,

    /// With --test: the chance to find a difference where there is none
    #[arg(long, value_name = "P", default_value_t = 0.05, allow_negative_numbers = true, value_parser = part,
        requires = "test", conflicts_with_all = ["seats", "pool"])]
    alpha: f64,

    /// With --test: the chance to find none that matters where there is one
    #[arg(long, value_name = "P", default_value_t = 0.05, allow_negative_numbers = true, value_parser = part,
        requires = "test", conflicts_with_all = ["seats", "pool"])]
    beta: f64,
}

fn part(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| *number > 0.0 && *number < 0.5);
    number.ok_or_else(|| "expected a number above 0 and below 0.5".to_owned())
}

fn patience(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|number: &f64| *number > 0.0 && *number <= 86_400.0);
    number.ok_or_else(|| "expected a number of seconds, more than 0 and at most a day".to_owned())
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    match_game!(arguments.game, G => run_game::<G>(arguments))
}

/// How a run was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Seats,
    Pool,
    Test,
}

fn run_game<G: ArenaGame>(arguments: &Arguments) -> Result<()> {
    let (mode, plan) = arguments.plan::<G>()?;
    let stop = progress::stop();
    for entry in &plan.schedule.entries {
        entry.check().with_context(|| entry.name.clone())?;
    }
    for path in [&arguments.csv, &arguments.svg].into_iter().flatten().filter(|path| !is_output(path)) {
        let tried = OpenOptions::new().append(true).create(true).open(path);
        tried.with_context(|| path.display().to_string())?;
    }
    let (state, done) = match &arguments.state {
        Some(path) => {
            let (state, done) = State::open(path, &plan).with_context(|| path.display().to_string())?;
            (Some(state), done)
        }
        None => (None, BTreeMap::new()),
    };
    let threads = arguments.threads.count();
    let start = Instant::now();
    let TestArguments { difference, alpha, beta } = arguments.parameters;
    let test = SequentialTest::new(&plan.schedule, TestParameters { difference, alpha, beta });
    let test = test.filter(|_| mode == Mode::Test);
    let mut watching = Watching::new(&plan, state, done.range(..plan.games).count() as u64, test);
    let games = play_many(&plan, threads, done, &mut watching, stop);
    watching.bar.finish_and_clear();
    let games = games?;
    ensure!(!games.is_empty(), "stopped before the first game was over");
    let report = Report::new(&plan, &games);
    let rated = mode == Mode::Pool && !report.cooperative;
    let test = watching.duel.map(|duel| duel.result(&plan.schedule));
    let run = Run {
        interrupted: (games.len() as u64) < plan.games && !test.as_ref().is_some_and(duel::Tested::is_sure),
        ratings: if rated { rate(&plan.schedule, &games) } else { Vec::new() },
        test,
        threads,
        seconds: start.elapsed().as_secs_f64(),
    };
    arguments.write(&report, &run)
}

impl Arguments {
    /// What is to be played, if the rules and the arguments allow it.
    fn plan<G: ArenaGame>(&self) -> Result<(Mode, Plan<G>)> {
        let wanted = [
            ("--json", self.output.json),
            ("--csv -", self.csv.as_deref().is_some_and(is_output)),
            ("--svg -", self.svg.as_deref().is_some_and(is_output)),
        ];
        let mut wanted = wanted.into_iter().filter(|(_, wanted)| *wanted);
        if let (Some((one, _)), Some((other, _))) = (wanted.next(), wanted.next()) {
            anyhow::bail!(wrong_use(format!(
                "{one} and {other} both want standard output; give one of them a file"
            )));
        }
        let asked = [(Mode::Seats, &self.seats), (Mode::Pool, &self.pool), (Mode::Test, &self.test)];
        let asked = asked.into_iter().find_map(|(mode, text)| Some((mode, text.as_ref()?)));
        let (mode, text) =
            asked.ok_or_else(|| wrong_use("say who plays: --seats, --pool or --test (see --help)"))?;
        let mut entries = Entry::line_up(text).map_err(wrong_use)?;
        let mut set_up = self.set_up.clone();
        if mode == Mode::Seats {
            // One bot without a number of players is alone where that is a game.
            let players = set_up.players.or_else(|| (entries.len() == 1).then_some(alone::<G>()));
            entries = fill(entries, players)?;
            set_up.players = u8::try_from(entries.len()).ok();
        }
        let set_up = set_up.read::<G>()?;
        let players = usize::from(tabletop::SetUp::players(&set_up));
        if mode == Mode::Pool {
            check_pool(&entries)?;
        }
        let schedule = match (mode, entries.as_slice()) {
            (Mode::Seats, seats) => Schedule::of(seats),
            (Mode::Pool, pool) if G::COOPERATIVE => Schedule::teams(pool, players),
            (Mode::Pool, pool) => Schedule::round_robin(pool, players),
            (Mode::Test, [one, two]) if one != two => Schedule::duel(one, two, players, G::COOPERATIVE),
            (Mode::Test, _) => {
                anyhow::bail!(wrong_use("--test needs two different bots, as in --test master,expert"))
            }
        };
        let games = self.games.unwrap_or(if mode == Mode::Test { 100_000 } else { 1_000 });
        // Who is compared must have met with whole deals.
        let games_per_deal = if mode == Mode::Seats { 1 } else { schedule.games_per_deal().max(1) as u64 };
        Ok((
            mode,
            Plan {
                set_up,
                schedule,
                games: games.next_multiple_of(games_per_deal),
                seed: self.seed.number(),
                signals: !self.no_signals,
                budget: self.budget,
                patience: Duration::from_secs_f64(self.patience),
            },
        ))
    }

    fn write(&self, report: &Report, run: &Run) -> Result<()> {
        let svg = self.svg.as_ref().map(|path| (path, report.svg(&show::title(report))));
        let csv = self.csv.as_ref().map(|path| (path, report.csv()));
        let mut printed = false;
        for (path, text) in [svg, csv].into_iter().flatten() {
            printed |= is_output(path);
            output::write(path, &text)?;
        }
        if printed {
            return Ok(());
        }
        let told = Printed { report, run };
        self.output.print("benben-arena/1", &told, |out| show::write(out, report, run))
    }
}

/// How many play if one bot was named and no number: one, where that is a game, else two.
fn alone<G: ArenaGame>() -> u8 {
    *<G::SetUp as tabletop::SetUp>::PLAYERS.start()
}

/// A pool has several bots, each once.
fn check_pool(entries: &[Entry]) -> Result<()> {
    ensure!(
        entries.iter().any(|entry| Some(entry) != entries.first()),
        wrong_use("a pool needs at least two different bots, as in --pool casual,expert")
    );
    let mut seen = entries.iter().enumerate();
    let twice = seen.find(|(index, entry)| entries.iter().take(*index).any(|other| other == *entry));
    if let Some((_, entry)) = twice {
        anyhow::bail!(wrong_use(format!(
            "{} is in the pool more than once; name each bot once (*N is for --seats)",
            entry.name
        )));
    }
    Ok(())
}

/// One bot takes all seats that were asked for; more bots must be as many as there are seats.
fn fill(entries: Vec<Entry>, players: Option<u8>) -> Result<Vec<Entry>> {
    let players = players.map(usize::from);
    match (entries.as_slice(), players) {
        ([one], Some(players)) => Ok(vec![one.clone(); players]),
        (several, Some(players)) if several.len() != players => {
            anyhow::bail!(wrong_use(format!(
                "--seats names {} bots, but --players is {players}",
                several.len()
            )))
        }
        _ => Ok(entries),
    }
}
