//! `benben deck report`: what is in a deck, and what each card is worth.

mod pyramids;
mod silver_gold;
mod worth;

use super::any::AnyDeck;
use crate::output::OutputArguments;
use crate::simulate::many::{Done, Event, Plan, PlanArguments, Tally, play, play_many};
use crate::text::{Table, grouped};
use anyhow::Result;
use bots::{Bot, Level, Playable, SearchLimits};
use clap::Args;
use record::Digest;
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use tabletop::{Luck, Seat, SetUp, Viewer};
use worth::Weighed;

/// Count the symbols of a deck and find out by simulation what each card is worth
///
/// Prints what the deck is made of and, from games of bots, what each card is worth: by how much the final
/// score of a seat goes up for having the card among its first ones (the two it kept, which is left to chance; in
/// Pyramids for each copy in its first hand), with the standard error. Those cards are chance alone, so the difference
/// is the card's doing. Cards more than two standard errors away from the mean of all are marked `!`: with enough games
/// that shows every difference, however small, so look at the sizes too.
///
/// A card that needs skill looks worth less than it is if those who play have none: the stronger the bots, the longer it
/// takes and the truer the worth.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben deck report silver-gold --games 100000
  benben deck report my.deck --players 4 --json

With --json one object: format (`benben-deck-report/1`), deck, game, checksum, players, level, seed, games, \
interrupted, totals (what the deck is made of) and cards (for each: card, what it shows, how often it came up, worth, \
error, outlier).")]
pub(super) struct Arguments {
    /// silver-gold or pyramids for the shipped deck, or a deck file
    #[arg(value_name = "GAME|FILE")]
    deck: String,

    /// How many play
    ///
    /// Silver & Gold is for 2 to 4, Pyramids for 2 to 6.
    #[arg(short, long, value_name = "N", default_value_t = 2)]
    players: u8,

    /// How well bots play: random, novice, casual, policy, expert or master
    #[arg(short, long, value_name = "LEVEL", default_value_t = Level::Novice)]
    level: Level,

    #[command(flatten)]
    plan: PlanArguments,

    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let deck = AnyDeck::named(&arguments.deck)?;
    let plan = arguments.plan.plan();
    let report = match &deck {
        AnyDeck::SilverGold(cards) => silver_gold::report(cards, arguments, &plan)?,
        AnyDeck::Pyramids(cards) => pyramids::report(cards, arguments, &plan)?,
    };
    let json = report.json(&deck, arguments, &plan);
    arguments.output.print("benben-deck-report/1", &json, |out| report.write(out, &deck, arguments, &plan))
}

/// Plays games between bots and counts with `over` what came of the events that `note` has noted. Choices that
/// `by_chance` names are made at random.
fn play_bots<G: Playable, T: Tally, N: Default>(
    set_up: &G::SetUp,
    (level, plan): (Level, &Plan),
    empty: impl Fn() -> T + Sync,
    by_chance: impl Fn(&G, Seat) -> bool + Sync,
    note: impl Fn(&mut N, Event<'_, G>) + Sync,
    over: impl Fn(&mut T, &G, &N) + Sync,
) -> Result<Done<T>> {
    play_many(plan, empty, |tally, luck| {
        let seed = luck.below(u32::MAX).into();
        let bot = |seat| (seat, G::bot(level, set_up, seat, seed));
        let mut bots: Vec<(Seat, G::Bot)> = Seat::all(set_up.players()).map(bot).collect();
        let mut noted = N::default();
        let choose = |game: &G, seat, luck: &mut _| {
            if by_chance(game, seat) {
                return game.random_action(seat, luck);
            }
            let mut choice = None;
            for (own, bot) in &mut bots {
                let view = game.view(Viewer::Seat(*own));
                bot.see(&view);
                if *own == seat {
                    choice = bot.choose(&view, &SearchLimits::DEFAULT);
                }
            }
            choice
        };
        let game = play(set_up, luck, choose, |event| note(&mut noted, event))?;
        over(tally, &game, &noted);
        Ok(())
    })
}

/// What is found out about a deck.
struct Report {
    games: u64,
    interrupted: bool,
    /// The table of what the deck is made of.
    contents: Vec<String>,
    totals: Map<String, Value>,
    /// The heads of the columns of each card's own figures.
    heads: &'static [&'static str],
    cards: Vec<CardReport>,
}

/// What is found out about a card.
struct CardReport {
    /// The figures under the heads.
    cells: Vec<String>,
    fields: Map<String, Value>,
    worth: Weighed,
}

impl Report {
    /// The mean worth of all cards.
    fn mean(&self) -> f64 {
        let sum: f64 = self.cards.iter().map(|card| card.worth.slope).sum();
        sum / self.cards.len().max(1) as f64
    }

    fn json(&self, deck: &AnyDeck, arguments: &Arguments, plan: &Plan) -> Value {
        let mean = self.mean();
        let card = |card: &CardReport| {
            let mut fields = card.fields.clone();
            fields.insert("worth".to_owned(), json!(card.worth.slope));
            fields.insert("error".to_owned(), json!(card.worth.error));
            fields.insert("outlier".to_owned(), json!(card.worth.is_far_from(mean)));
            Value::Object(fields)
        };
        json!({
            "deck": deck.name(),
            "game": deck.game().as_str(),
            "checksum": Digest::of(deck.text().as_bytes()).to_string(),
            "players": arguments.players,
            "level": arguments.level.name(),
            "seed": plan.seed,
            "games": self.games,
            "interrupted": self.interrupted,
            "totals": self.totals,
            "cards": self.cards.iter().map(card).collect::<Vec<_>>(),
        })
    }

    fn write(
        &self,
        out: &mut dyn Write,
        deck: &AnyDeck,
        arguments: &Arguments,
        plan: &Plan,
    ) -> io::Result<()> {
        writeln!(out, "Deck {} for {}: {}", deck.name(), deck.game(), deck.contents())?;
        writeln!(out, "{}\n", Digest::of(deck.text().as_bytes()))?;
        self.contents.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        let Arguments { players, level, .. } = arguments;
        let (games, seed) = (grouped(self.games), plan.seed);
        let early = if self.interrupted { ", stopped early" } else { "" };
        writeln!(
            out,
            "\nWhat each card is worth to {level} bots ({players} players, {games} games, seed {seed}{early}): points more\n\
             at the end for having it among the first cards. A card that needs skill looks worth less than it\n\
             is if they have none.\n"
        )?;
        let mean = self.mean();
        let mut sorted: Vec<&CardReport> = self.cards.iter().collect();
        sorted.sort_by(|one, other| other.worth.slope.total_cmp(&one.worth.slope));
        let mut table = Table::new(">", self.heads.iter().copied().chain(["worth", "± error"]));
        for CardReport { cells, worth, .. } in sorted {
            let mark = if worth.is_far_from(mean) { "!" } else { "" };
            let worth = [format!("{:.2}", worth.slope), format!("{:.2}", worth.error), mark.to_owned()];
            table.row(cells.iter().chain(&worth));
        }
        table.write(out)?;
        writeln!(out, "\n! more than two standard errors from the mean, {mean:.2}")
    }
}
