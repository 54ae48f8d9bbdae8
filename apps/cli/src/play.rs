//! `benben play`: a game at a terminal, line by line.

mod company;
mod console;
mod hint;
pub(crate) mod numbers;
mod prompt;
mod pyramids;
pub(crate) mod save;
mod seats;
mod session;
pub(crate) mod shown;
mod silver_gold;
mod story;
#[cfg(test)]
mod tests;
pub(crate) mod texts;
mod the_game;

use crate::arguments::{RecordFile, SeedArguments, SetUpArguments, game_name};
use crate::failure::wrong_use;
use anyhow::{Context, Result, bail, ensure};
use arena::ThinkingBudget;
use clap::Args;
use console::{Console, Look};
use record::fair::Secret;
use record::{Digest, GameName, ReplayStep, SeatName, match_game, replay};
use save::Dealt;
use seats::{Seating, Wanted};
use session::{Session, Wishes};
use shown::{Pictures, Shown};
use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use tabletop::SetUp;
use texts::{Book, Language, book};

/// Play a game in the terminal, alone with bots or several people at one device
///
/// Shows the table, numbers your choices, and takes a number or a move as records write it. Type ? at any time: it
/// lists what else can be typed (hint, undo, save, rules, …); `? 3` explains choice 3. Everything is plain lines of text,
/// made to be read aloud as well.
///
/// What you chose can be taken back with `undo` until cards are dealt or somebody else moves. Choices that all make at
/// the same time (sealed ones) wait for Enter before they are final.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  benben play the-game                                 with one casual bot
  benben play the-game --players 3 --seat 1=master --seat 2=master
  benben play the-game --players 1 --record solo.benben
  benben play --record solo.benben                     play on
  benben play silver-gold --players 3 --lang el
  benben play pyramids --players 4 --hotseat           four people, one device")]
pub(crate) struct Arguments {
    /// the-game, silver-gold or pyramids; may be left out to play on from a record
    #[arg(value_name = "GAME", value_parser = game_name, required_unless_present = "record")]
    game: Option<GameName>,

    #[command(flatten)]
    set_up: SetUpArguments,

    /// Who sits at seat N, counted from 0; may be given several times
    ///
    /// WHO is `person` (also if left out) or a bot: novice, casual, expert or master, for experiments also random and
    /// policy. Where nothing is said, casual bots sit; but if no person is named, you sit at the lowest such seat.
    #[arg(long = "seat", value_name = "N[=WHO]")]
    seats: Vec<Wanted>,

    /// All seats of which nothing is said are people who pass this device around
    #[arg(long)]
    hotseat: bool,

    /// Your name in the record; several people are named in the order of their seats
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<SeatName>,

    #[command(flatten)]
    seed: SeedArguments,

    /// Keep the game in this file, saved after every move; if the file is there, play on from it
    ///
    /// It is checked first: it must be a record of the game that keeps the rules, and its deals must follow from its
    /// seed. The file tells everything, also the seed of the cards still to come: do not look into it while you play.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,

    /// The language: en, el, pl, it or de; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, value_parser = texts::language(), value_name = "LANGUAGE", hide_possible_values = true)]
    lang: Option<Language>,

    /// Describe pyramid cards in words instead of drawing them
    #[arg(long)]
    words: bool,

    /// How much `hint` thinks: nodes=N, or time=MS in milliseconds; a second unless given
    #[arg(long, value_name = "BUDGET", default_value = "time=1000", hide_default_value = true)]
    hint_budget: ThinkingBudget,

    /// Make sealed choices final at once, without waiting for Enter
    #[arg(long)]
    quick: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let texts = book(arguments.lang);
    let stdout = std::io::stdout();
    let look = Look {
        terminal: stdout.is_terminal(),
        colours: anstream::AutoStream::choice(&stdout) != anstream::ColorChoice::Never,
    };
    let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let console = Console::new(std::io::stdin().lock(), anstream::AutoStream::auto(stdout), look, width);
    play(arguments, console, &texts)
}

/// Plays the game that the arguments ask for.
fn play(arguments: &Arguments, console: Console<impl BufRead, impl Write>, texts: &Book) -> Result<()> {
    let path = arguments.record.as_deref().filter(|path| path.exists());
    let saved = path.map(|path| RecordFile::read(path, &arguments.set_up.deck)).transpose()?;
    let game = match &saved {
        Some(file) => file.game,
        None => arguments.game.context("there is no such record yet; name the game to start one")?,
    };
    if let Some(wanted) = arguments.game.filter(|wanted| *wanted != game) {
        bail!("the record is one of {game}, not of {wanted}");
    }
    match_game!(game, G => start::<G>(arguments, saved.as_ref(), console, texts))
}

fn start<G: Shown>(
    arguments: &Arguments,
    saved: Option<&RecordFile>,
    console: Console<impl BufRead, impl Write>,
    texts: &Book,
) -> Result<()> {
    let wishes = |seating: Seating| Wishes {
        people: seating.people,
        bots: seating.bots,
        hint: arguments.hint_budget,
        quick: arguments.quick,
        pictures: if arguments.words { Pictures::Words } else { Pictures::Drawn },
        file: arguments.record.clone(),
    };
    let Some(RecordFile { path, record, deck, .. }) = saved else {
        let set_up = arguments.set_up.read::<G>()?;
        let seating =
            Seating::new(&arguments.seats, arguments.hotseat, set_up.players()).map_err(wrong_use)?;
        ensure!(!seating.people.is_empty(), wrong_use("no person sits at this table, only bots"));
        let mut dealt = Dealt::<G>::new(set_up, secret(arguments.seed.seed)?);
        name_seats(arguments, &seating, &mut dealt)?;
        return Session::new(dealt, wishes(seating), console, texts).play();
    };
    let (path, deck) = (path.display(), deck.as_deref());
    let header = record.header();
    let seating = match header.seats.as_slice() {
        [] => Seating::new(&arguments.seats, arguments.hotseat, header.players).map_err(wrong_use)?,
        names => {
            let new = !arguments.seats.is_empty() || arguments.hotseat || !arguments.names.is_empty();
            ensure!(!new, "{path} says who sits where; --seat, --hotseat and --name are for a new game");
            Seating::named(names).with_context(|| path.to_string())?
        }
    };
    ensure!(!seating.people.is_empty(), "{path}: no person sits at this table, only bots");
    ensure!(arguments.seed.seed.is_none(), "{path} exists and has its own seed; --seed is for a new game");
    ensure!(
        arguments.set_up.players.is_none_or(|players| players == header.players),
        "{path} is a game of {} players",
        header.players
    );
    let options = arguments.set_up.options.join(" ");
    ensure!(options.is_empty() || options == header.options, "{path} was started with other options");
    let dealt = Dealt::<G>::resumed(record, deck, secret(None)?).with_context(|| path.to_string())?;
    let steps: Vec<ReplayStep<G>> = replay(record, deck)?.collect::<Result<_, _>>()?;
    Session::new(dealt, wishes(seating), console, texts).after(&steps).play()
}

fn name_seats<G: Shown>(arguments: &Arguments, seating: &Seating, dealt: &mut Dealt<G>) -> Result<()> {
    let people = seating.people;
    let given = arguments.names.len();
    let too_many = || wrong_use(format!("{given} names are given for {} people", people.len()));
    ensure!(given <= usize::from(people.len()), too_many());
    let unnamed: SeatName = "player".parse()?;
    if let Some(bot) = arguments.names.iter().find(|name| name.bot().is_some()) {
        return Err(wrong_use(format!("`{bot}` is the name of a bot; people can't be called bot:…")));
    }
    let mut names = arguments.names.iter();
    dealt.builder.set_seats(|seat| match seating.bots[seat] {
        None => names.next().unwrap_or(&unnamed).clone(),
        Some(level) => format!("bot:{level}").parse().unwrap_or_else(|_| unnamed.clone()),
    });
    if let Some(deck) = &arguments.set_up.deck.deck {
        dealt.builder.set_deck_file(&deck.display().to_string())?;
    }
    Ok(())
}

/// The secret of a game: from a number, or one that nobody can guess.
fn secret(seed: Option<u64>) -> Result<Secret> {
    let mut bytes = [0; 32];
    match seed {
        Some(number) => bytes = *Digest::of(format!("benben play {number}\n").as_bytes()).bytes(),
        None => getrandom::fill(&mut bytes).context("the system gave no random numbers")?,
    }
    Ok(Secret::new(bytes))
}
