//! `benben simulate`: many games of uniformly random play.

mod figures;
mod games;
pub(crate) mod many;
mod report;
pub(crate) mod spread;

use crate::arguments::{SetUpArguments, game_name};
use crate::output::OutputArguments;
use anyhow::Result;
use clap::Args;
use figures::Figures;
use games::Simulated;
use many::{Event, PlanArguments, play, play_many};
use record::{GameName, match_game};
use report::Report;
use tabletop::Seeded;

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
    let done = play_many(&plan, Figures::default, |figures, luck| {
        let (mut actions, mut deals, mut noted) = (0, 0, 0);
        let random = |game: &G, seat, luck: &mut Seeded| game.random_action(seat, luck);
        let game = play::<G>(&set_up, luck, random, |event| match event {
            Event::Choice(before, _, action) => {
                actions += 1;
                before.choice(action, &mut noted);
            }
            Event::Deal(_) => deals += 1,
        })?;
        figures.actions.take(actions);
        figures.deals.take(deals);
        game.count(noted, figures);
        Ok(())
    })?;
    let report = Report::new::<G>(&set_up, &plan, &done);
    arguments.output.print("benben-simulate/1", &report, |out| report.write(out, &done.tally))
}
