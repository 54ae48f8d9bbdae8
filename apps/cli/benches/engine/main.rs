//! How fast the rules are: random play through the public interface of each game, on one thread.
//!
//! `cargo xtask bench engine` runs it. A game is made, deals are drawn from a seeded generator, every seat that is waited
//! for chooses uniformly among its legal actions, until the game is over. What counts is time on the processor. The
//! baseline is The Game written plainly, with lists and without any thought of speed, in the same run.

mod plain;

use cpu_time::ProcessTime;
use pyramids::Pyramids;
use silver_gold::SilverGold;
use tabletop::{Game, Luck, Seeded, SetUp, SetUpError, Waiting, draw};
use the_game::TheGame;

/// What many games gave.
struct Tally {
    games: u64,
    actions: u64,
    deals: u64,
    seconds: f64,
}

impl Tally {
    fn per_second(&self) -> f64 {
        self.actions as f64 / self.seconds
    }
}

/// How long each line is measured, in seconds.
const SECONDS: f64 = 2.0;

/// How often each line is measured; the best counts, because nothing makes a program faster than it is.
const ROUNDS: u32 = 3;

/// Plays batches of games until the time is up.
fn measure(mut batch: impl FnMut(u64) -> (u64, u64, u64)) -> Tally {
    let mut best: Option<Tally> = None;
    for round in 0..ROUNDS {
        let mut tally = Tally { games: 0, actions: 0, deals: 0, seconds: 0.0 };
        let start = ProcessTime::now();
        let mut seed = u64::from(round) << 32;
        while tally.seconds < SECONDS {
            let (games, actions, deals) = batch(seed);
            seed += 1;
            tally.games += games;
            tally.actions += actions;
            tally.deals += deals;
            tally.seconds = start.elapsed().as_secs_f64();
        }
        if best.as_ref().is_none_or(|best| tally.per_second() > best.per_second()) {
            best = Some(tally);
        }
    }
    best.unwrap_or(Tally { games: 0, actions: 0, deals: 0, seconds: 1.0 })
}

/// Games in a batch.
const BATCH: u64 = 1_000;

/// Plays a batch of games by `choose`; counts the actions that `counts`.
fn batch<G: Game>(
    set_up: &G::SetUp,
    seed: u64,
    mut choose: impl FnMut(&G, tabletop::Seat, &mut Seeded) -> Option<G::Action>,
    counts: impl Fn(G::Action) -> bool,
    mut ended: impl FnMut(&G),
) -> (u64, u64, u64) {
    let mut luck = Seeded::new(seed);
    let (mut actions, mut deals) = (0, 0);
    for _ in 0..BATCH {
        let mut game = G::new(set_up.clone());
        loop {
            match game.waiting() {
                Waiting::Dealer => {
                    let dealt = game.due().is_some_and(|due| game.deal(&draw(due, &mut luck)).is_ok());
                    assert!(dealt, "a deal that is due is taken");
                    deals += 1;
                }
                Waiting::Seats(seats) => {
                    let chosen = seats.first().and_then(|seat| Some((seat, choose(&game, seat, &mut luck)?)));
                    let done = chosen.is_some_and(|(seat, action)| {
                        actions += u64::from(counts(action));
                        game.act(seat, action).is_ok()
                    });
                    assert!(done, "a legal action is taken");
                }
                Waiting::Nobody => break,
            }
        }
        ended(&game);
    }
    (BATCH, actions, deals)
}

fn by_choosing<G: Game>(players: u8, counts: impl Fn(G::Action) -> bool) -> Result<Tally, SetUpError> {
    let set_up = G::SetUp::parse(players, "", None)?;
    Ok(measure(|seed| {
        let choose = |game: &G, seat, luck: &mut Seeded| game.random_action(seat, luck);
        batch::<G>(&set_up, seed, choose, &counts, |_| {})
    }))
}

fn by_listing<G: Game>(players: u8, counts: impl Fn(G::Action) -> bool) -> Result<Tally, SetUpError> {
    let set_up = G::SetUp::parse(players, "", None)?;
    let mut list = Vec::new();
    Ok(measure(|seed| {
        let choose = |game: &G, seat, luck: &mut Seeded| {
            game.legal_into(seat, &mut list);
            list.get(luck.below(list.len() as u32) as usize).copied()
        };
        batch::<G>(&set_up, seed, choose, &counts, |_| {})
    }))
}

/// What is counted in The Game: placements and ends, not how keen somebody is.
fn is_turn(action: the_game::Action) -> bool {
    matches!(action, the_game::Action::Place(..) | the_game::Action::End)
}

fn line(name: &str, tally: &Tally, baseline: &Tally, floor: Option<f64>) {
    let Tally { games, actions, deals, .. } = tally;
    let millions = tally.per_second() / 1e6;
    let per_game = *actions as f64 / *games as f64;
    let deals = *deals as f64 / *games as f64;
    let ratio = tally.per_second() / baseline.per_second();
    let floor = floor.map_or("–".to_owned(), |floor| format!("{floor:.0}"));
    println!("| {name} | {millions:.2} | {floor} | {ratio:.2} | {per_game:.2} | {deals:.2} | {games} |");
}

fn main() -> Result<(), SetUpError> {
    println!(
        "| random play, one thread | million actions per CPU-second | floor | × baseline | actions a game | deals a game | games |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let baseline = measure(plain::batch);
    line("The Game, 3 players, written plainly (baseline)", &baseline, &baseline, None);
    let (the_game, listed) = (by_choosing::<TheGame>(3, is_turn)?, by_listing::<TheGame>(3, is_turn)?);
    line("The Game, 3 players", &the_game, &baseline, Some(12.0));
    line("The Game, 3 players, listed", &listed, &baseline, None);
    let (silver_gold, listed) =
        (by_choosing::<SilverGold>(4, |_| true)?, by_listing::<SilverGold>(4, |_| true)?);
    line("Silver & Gold, 4 players", &silver_gold, &baseline, Some(3.0));
    line("Silver & Gold, 4 players, listed", &listed, &baseline, None);
    let (pyramids, listed) = (by_choosing::<Pyramids>(4, |_| true)?, by_listing::<Pyramids>(4, |_| true)?);
    line("Pyramids, 4 players", &pyramids, &baseline, Some(5.0));
    line("Pyramids, 4 players, listed", &listed, &baseline, None);
    same_game()
}

/// Two programs that play the same game agree on its averages; so does a third, elsewhere: 17.71 actions and 84.15 cards
/// left in a game of three.
fn same_game() -> Result<(), SetUpError> {
    let set_up = the_game::SetUp::parse(3, "", None)?;
    let (mut games, mut actions, mut left) = (0, 0, 0);
    for seed in 0..1_000 {
        let choose = |game: &TheGame, seat, luck: &mut Seeded| game.random_action(seat, luck);
        let ended = |game: &TheGame| left += game.outcome().map_or(0, |left| u64::from(left.0));
        let (played, done, _) = batch::<TheGame>(&set_up, seed, choose, is_turn, ended);
        games += played;
        actions += done;
    }
    let mean = |sum: u64| sum as f64 / games as f64;
    println!(
        "\nThe Game, 3 players, {games} games: {:.3} actions a game, {:.3} cards left.",
        mean(actions),
        mean(left)
    );
    Ok(())
}
