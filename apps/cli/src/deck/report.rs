//! `benben deck report`: what is in a deck, and what each card is worth.

mod player;
mod pyramids;
mod silver_gold;
mod worth;

use super::any::AnyDeck;
use crate::output::OutputArguments;
use crate::simulate::many::{Done, Plan, PlanArguments};
use crate::simulate::spread::grouped;
use anyhow::Result;
use clap::Args;
use player::Player;
use record::Digest;
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use worth::Weighed;

/// Count the symbols of a deck and find out by simulation what each card is worth
///
/// Prints what the deck is made of and, from games of simple players, what each card is worth: by how much the final
/// score of a seat goes up for having the card among its first ones (the two it kept, which is left to chance; in
/// Pyramids for each copy in its first hand), with the standard error. Those cards are chance alone, so the difference
/// is the card's doing. Cards more than two standard errors away from the mean of all are marked `!`: with enough games
/// that shows every difference, however small, so look at the sizes too.
///
/// A greedy player takes what is best for itself at once and looks no further; a random player chooses anything legal.
/// Neither plays well: a card that needs skill looks worth less than it is.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben deck report silver-gold --games 100000
  benben deck report my.deck --players 4 --json

With --json one object: format (`benben-deck-report/1`), deck, game, checksum, players, player (`random` or `greedy`), seed, games, \
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

    /// Who plays
    #[arg(long, value_name = "PLAYER", value_enum, default_value_t = Player::Greedy)]
    player: Player,

    #[command(flatten)]
    plan: PlanArguments,

    #[command(flatten)]
    output: OutputArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<()> {
    let deck = AnyDeck::named(&arguments.deck)?;
    let plan = arguments.plan.plan();
    let report = match &deck {
        AnyDeck::SilverGold(cards) => silver_gold::report(cards, arguments.players, &plan, arguments.player)?,
        AnyDeck::Pyramids(cards) => pyramids::report(cards, arguments.players, &plan, arguments.player)?,
    };
    let json = report.json(&deck, arguments, &plan);
    arguments.output.print("benben-deck-report/1", &json, |out| report.write(out, &deck, arguments, &plan))
}

/// What is found out about a deck.
struct Report {
    games: u64,
    interrupted: bool,
    /// The table of what the deck is made of.
    contents: Vec<String>,
    totals: Map<String, Value>,
    /// The heads of the columns of each card's own figures.
    heads: &'static str,
    cards: Vec<CardReport>,
}

/// What is found out about a card.
struct CardReport {
    /// The figures under the heads.
    columns: String,
    fields: Map<String, Value>,
    worth: Weighed,
}

impl Report {
    fn new<T>(done: &Done<T>) -> Self {
        Self {
            games: done.games,
            interrupted: done.interrupted,
            contents: Vec::new(),
            totals: Map::new(),
            heads: "",
            cards: Vec::new(),
        }
    }

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
            "player": arguments.player.name(),
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
        for line in &self.contents {
            writeln!(out, "{line}")?;
        }
        let (players, player) = (arguments.players, arguments.player.name());
        let (games, seed) = (grouped(self.games), plan.seed);
        let early = if self.interrupted { ", stopped early" } else { "" };
        writeln!(
            out,
            "\nWhat each card is worth to a {player} player ({players} players, {games} games, seed {seed}{early}):"
        )?;
        writeln!(
            out,
            "points more at the end for having it among the first cards. Neither random nor greedy players"
        )?;
        writeln!(out, "play well: cards that need skill look worth less here than they are.\n")?;
        let mean = self.mean();
        let mut sorted: Vec<&CardReport> = self.cards.iter().collect();
        sorted.sort_by(|one, other| other.worth.slope.total_cmp(&one.worth.slope));
        writeln!(out, "{}{:>8}{:>9}", self.heads, "worth", "± error")?;
        for card in sorted {
            let Weighed { slope, error } = card.worth;
            let mark = if card.worth.is_far_from(mean) { "  !" } else { "" };
            writeln!(out, "{}{slope:>8.2}{error:>9.2}{mark}", card.columns)?;
        }
        writeln!(out, "\n! more than two standard errors from the mean, {mean:.2}")
    }
}
