//! `benben simulate`: many games of uniformly random play.

mod figures;
pub(crate) mod many;
mod pyramids;
mod report;
mod scores;
mod silver_gold;
pub(crate) mod spread;
mod the_game;

use crate::arguments::{SetUpArguments, game_name};
use crate::output::OutputArguments;
use anyhow::Result;
use clap::Args;
use figures::{Figures, Simulated};
use many::{PlanArguments, Tally, Watch, play, play_many};
use record::{GameName, match_game};
use report::Report;
use spread::Spread;
use tabletop::{Game, Seat};

/// What `--help` says of the JSON.
const JSON: &str = "\
What --json prints: one object with
  format       `benben-simulate/1`
  game, players, options, deck (its name, or null), seed
  games        how many were played
  interrupted  whether Ctrl-C ended it early
  actions      choices a game: mean, deviation (standard deviation), error (standard
               error of the mean), least, most
  deals        the same of deals a game
  figures      what the game is about:
    the-game     turn_actions (as `actions`, without `keen`), left (the same of
                 cards left), wins, excellent (games with fewer than ten left, wins
                 included), distribution (games by cards left, from 0 to 98)
    silver-gold  seats (for each: score, wins, shared, win_share), shared_wins (games),
                 completed (pyramids a seat), lost_to_skulls (points a seat)
    pyramids     seats, shared_wins, sixth_pyramid and last_round (games that ended so),
                 complete, open and great (pyramids a seat)
  speed        threads, seconds, games_per_second, decisions_per_second;
               the only part that differs between two runs
In `win_share` a win shared by n seats counts 1/n.";

const EXAMPLES: &str = "Examples:
  benben simulate the-game --players 3 --games 1000000
  benben simulate pyramids --players 4 --option open=count --json";

/// Play many random games and tell what came out
///
/// Every seat chooses uniformly among its legal actions, every deal is drawn uniformly. Each game has a seed of its own,
/// made from --seed and the game's number, so the result does not depend on the number of threads. Ctrl-C ends early,
/// with what has been played so far; a second Ctrl-C ends at once.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
#[command(after_long_help = format!("{EXAMPLES}\n\n{JSON}"))]
pub(crate) struct Arguments {
    /// the-game, silver-gold or pyramids
    #[arg(value_name = "GAME", value_parser = game_name)]
    game: GameName,

    #[command(flatten)]
    set_up: SetUpArguments,

    #[command(flatten)]
    plan: PlanArguments,

    #[command(flatten)]
    output: OutputArguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    match_game!(arguments.game, G => simulate::<G>(arguments))
}

fn simulate<G: Simulated>(arguments: &Arguments) -> Result<()> {
    let set_up = arguments.set_up.read::<G>()?;
    let plan = arguments.plan.plan();
    let done = play_many(&plan, Counted::<G>::default, |counted, luck| counted.play_one(&set_up, luck))?;
    let report = Report::new::<G>(&set_up, &plan, &done);
    arguments.output.print("benben-simulate/1", &report, |out| report.write(out, &done.tally.figures))
}

/// What is counted over many games.
struct Counted<G: Simulated> {
    actions: Spread,
    deals: Spread,
    figures: G::Figures,
}

impl<G: Simulated> Default for Counted<G> {
    fn default() -> Self {
        Self { actions: Spread::default(), deals: Spread::default(), figures: G::Figures::default() }
    }
}

impl<G: Simulated> Tally for Counted<G> {
    fn add(&mut self, other: Self) {
        self.actions.add(&other.actions);
        self.deals.add(&other.deals);
        self.figures.add(other.figures);
    }
}

impl<G: Simulated> Counted<G> {
    fn play_one(&mut self, set_up: &G::SetUp, luck: &mut tabletop::Seeded) -> Result<()> {
        let mut one = One::<G> { actions: 0, deals: 0, figures: &mut self.figures };
        let game = play(set_up, luck, &mut one)?;
        let (actions, deals) = (one.actions, one.deals);
        self.actions.take(actions);
        self.deals.take(deals);
        self.figures.over(&game);
        Ok(())
    }
}

/// One game under way.
struct One<'a, G: Simulated> {
    actions: i64,
    deals: i64,
    figures: &'a mut G::Figures,
}

impl<G: Simulated> Watch<G> for One<'_, G> {
    #[inline]
    fn chosen(&mut self, before: &G, _: Seat, action: <G as Game>::Action) {
        self.actions += 1;
        self.figures.chosen(before, action);
    }

    #[inline]
    fn dealt(&mut self, _: &G, _: &G::Deal) {
        self.deals += 1;
    }
}
