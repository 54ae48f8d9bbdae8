//! One game and many games, with players that fail.

use arena::{
    DuplicateDealer, Ending, Entry, Forfeit, GameResult, Observer, Plan, Player, Report, Schedule, State,
    StateError, play, play_all, play_many,
};
use silver_gold::SilverGold;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabletop::{SetUp, View};
use the_game::{Action, Phrase, Pile, TheGame};

static GO_ON: AtomicBool = AtomicBool::new(false);

/// Chooses the first legal action this number of times. Then it forfeits, or chooses a card that it does not hold. With
/// `chatter` it signals whenever it is asked.
struct TestPlayer {
    choices: u32,
    forfeit: Option<Forfeit>,
    chatter: bool,
    asked: u32,
    seen: u32,
}

impl TestPlayer {
    fn new(choices: u32, forfeit: Option<Forfeit>, chatter: bool) -> Self {
        Self { choices, forfeit, chatter, asked: 0, seen: 0 }
    }
}

impl Player<TheGame> for TestPlayer {
    fn see(&mut self, _: &the_game::View) -> Result<(), Forfeit> {
        self.seen += 1;
        Ok(())
    }

    fn say(&mut self, view: &the_game::View) -> Result<Vec<Action>, Forfeit> {
        self.asked += 1;
        let seat = view.viewer().seat().unwrap();
        let phrase = if view.signals[seat][Pile::A1].is_none() { Some(Phrase::Good) } else { None };
        Ok(if self.chatter { vec![Action::Say(Pile::A1, phrase)] } else { Vec::new() })
    }

    fn choose(&mut self, view: &the_game::View) -> Result<Action, Forfeit> {
        match (self.choices, &self.forfeit) {
            (0, Some(forfeit)) => Err(forfeit.clone()),
            (0, None) => Ok(Action::Place(view.tops.cards().iter().next().unwrap(), Pile::A1)),
            _ => {
                self.choices -= 1;
                Ok(view.legal_actions()[0])
            }
        }
    }
}

fn one_game(seats: &mut [TestPlayer], signals: bool) -> GameResult {
    let set_up = SetUp::parse(seats.len() as u8, "", None).unwrap();
    let mut dealer = DuplicateDealer::new(1);
    play::<TheGame, _>(&set_up, seats, |due| dealer.draw(due), signals, &GO_ON).unwrap()
}

#[test]
fn players_that_signal_whenever_asked_still_play() {
    let mut seats = [TestPlayer::new(1000, None, true), TestPlayer::new(1000, None, true)];
    let game = one_game(&mut seats, true);
    assert!(game.cards_left().is_some());
    let choices: u32 = game.thinking.iter().map(|seat| seat.choices).sum();
    assert!(seats[0].asked <= 3 * choices, "{} {choices}", seats[0].asked);
    assert!(seats[0].seen > seats[0].asked, "everything said is shown");
    let mut quiet = [TestPlayer::new(1000, None, true), TestPlayer::new(1000, None, true)];
    one_game(&mut quiet, false);
    assert_eq!(quiet[0].asked, 0);
}

#[test]
fn a_player_that_fails_forfeits_the_game() {
    let mut seats =
        [TestPlayer::new(4, Some(Forfeit::no_choice()), false), TestPlayer::new(1000, None, false)];
    let game = one_game(&mut seats, true);
    let Ending::Forfeited { seat, reason, left: cards } = &game.ending else { panic!("{game:?}") };
    assert_eq!((seat.number(), reason.as_str()), (0, "made no choice"));
    // `keen`, and three of the first cards.
    assert!((91..=96).contains(&cards.unwrap()), "{cards:?}");
    assert_eq!(game.cards_left().map(|(_, won)| won), Some(false));
    let mut seats = [TestPlayer::new(4, None, false), TestPlayer::new(1000, None, false)];
    let Ending::Forfeited { reason, .. } = one_game(&mut seats, true).ending else { panic!() };
    assert!(reason.starts_with("illegal choice `") && reason.ends_with("is not in your hand"), "{reason}");
}

#[test]
fn a_stopped_game_has_no_result() {
    let mut seats = [TestPlayer::new(1000, None, false)];
    let set_up = SetUp::parse(1, "", None).unwrap();
    let deal = |due| DuplicateDealer::new(1).draw(due);
    assert_eq!(play::<TheGame, _>(&set_up, &mut seats, deal, true, &AtomicBool::new(true)), None);
}

#[test]
fn a_line_up_that_does_not_fit_aborts_its_games() {
    for seats in [1, 3] {
        let casual: Entry = "casual".parse().unwrap();
        let schedule = Schedule::of(&vec![casual; seats]);
        let plan = Plan::<SilverGold>::new(silver_gold::SetUp::new(2).unwrap(), schedule, 4);
        for game in play_all(&plan) {
            let Ending::Aborted(reason) = &game.ending else { panic!("{game:?}") };
            assert_eq!(*reason, format!("there are {seats} players for a game with 2 seats"));
        }
    }
}

#[test]
fn a_refused_deal_aborts_the_game_and_counts_for_nobody() {
    let plan = plan::<TheGame>("casual,random", 2);
    let mut seats = [TestPlayer::new(1000, None, false), TestPlayer::new(1000, None, false)];
    let deal = |_| "deal 0 2 3".parse().unwrap();
    let game = play::<TheGame, _>(&plan.set_up, &mut seats, deal, true, &GO_ON).unwrap();
    let Ending::Aborted(reason) = &game.ending else { panic!("{game:?}") };
    assert!(reason.starts_with("the deal `deal 0 2 3` is refused: "), "{reason}");
    let listed = serde_json::json!([{ "game": 0, "reason": reason }]);
    let finished = play_all(&plan).remove(1);
    let report = Report::new(&plan, &[game.clone(), finished.clone()]);
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["aborted"], listed);
    assert_eq!(report.forfeits.len(), 0);
    let team = report.team.unwrap();
    assert_eq!(team.left.mean, f64::from(finished.cards_left().unwrap().0));
}

fn plan<G: arena::ArenaGame>(seats: &str, games: u64) -> Plan<G> {
    let seats = Entry::line_up(seats).unwrap();
    Plan {
        set_up: SetUp::parse(seats.len() as u8, "", None).unwrap(),
        schedule: Schedule::of(&seats),
        games,
        seed: 5,
        signals: true,
        budget: None,
        patience: Duration::from_secs(5),
    }
}

/// Saves games to a file, and stops after a number of games in order.
struct Saving {
    state: Option<State>,
    most: u64,
    in_order: u64,
}

impl Observer for Saving {
    type Error = std::io::Error;

    fn played(&mut self, number: u64, game: &GameResult) -> std::io::Result<()> {
        self.state.as_mut().map_or(Ok(()), |state| state.add(number, game))
    }

    fn in_order(&mut self, number: u64, _: &GameResult) -> ControlFlow<()> {
        assert_eq!(number, self.in_order);
        self.in_order += 1;
        if self.in_order == self.most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

fn run<G: arena::ArenaGame>(plan: &Plan<G>, threads: usize, most: u64) -> Vec<GameResult> {
    let mut observer = Saving { state: None, most, in_order: 0 };
    play_many(plan, threads, BTreeMap::new(), &mut observer, &GO_ON).unwrap()
}

fn endings(games: &[GameResult]) -> Vec<&Ending> {
    games.iter().map(|game| &game.ending).collect()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let plan = plan::<SilverGold>("casual,random", 24);
    let one = run(&plan, 1, u64::MAX);
    for threads in [2, 5] {
        assert_eq!(endings(&run(&plan, threads, u64::MAX)), endings(&one));
    }
    assert_eq!(one.len(), 24);
    // The observer ends the playing after the same game with any number of threads.
    assert_eq!(endings(&run(&plan, 3, 7)), endings(&one[..7]));
}

#[test]
fn win_shares_add_up_to_1_and_a_forfeit_has_0() {
    let plan = plan::<SilverGold>("casual,random,random", 9);
    for game in run(&plan, 2, u64::MAX) {
        assert!((game.win_shares().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let ending = Ending::Forfeited { seat: tabletop::Seat::FIRST, reason: String::new(), left: None };
        assert_eq!(GameResult { ending, ..game }.win_shares(), [0.0, 0.5, 0.5]);
    }
    let report = Report::new(&plan, &run(&plan, 2, u64::MAX));
    let sum: f64 = report.bots.iter().map(|bot| bot.seat.unwrap().win_rate.mean * bot.seats as f64).sum();
    assert!((sum - 9.0).abs() < 1e-9, "every game is won once");
    assert_eq!(report.bots.iter().map(|bot| bot.seats).collect::<Vec<_>>(), [9, 18]);
}

#[test]
fn a_line_up_reports_the_win_rate_of_each_seat_with_its_interval() {
    let schedule = Schedule::round_robin(&Entry::line_up("casual,novice,random").unwrap(), 2);
    let plan = Plan::<SilverGold>::new(silver_gold::SetUp::new(2).unwrap(), schedule, 24);
    let report = Report::new(&plan, &run(&plan, 2, u64::MAX));
    assert_eq!(report.line_ups.len(), 3);
    for line_up in &report.line_ups {
        let [first, second] = line_up.win_rates.as_slice() else { panic!("{line_up:?}") };
        assert!((first.mean + second.mean - 1.0).abs() < 1e-9, "{line_up:?}");
        // What one seat wins the other loses, so their errors are equal.
        assert!((first.error.unwrap() - second.error.unwrap()).abs() < 1e-9, "{line_up:?}");
        let [low, high] = first.interval.unwrap();
        assert!(low <= first.mean && first.mean <= high && low < high, "{line_up:?}");
    }
}

fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn a_stopped_run_resumes_from_its_file() {
    let path = file("resume.state");
    let plan = plan::<SilverGold>("casual,random", 12);
    let whole = run(&plan, 1, u64::MAX);
    let (state, done) = State::open(&path, &plan).unwrap();
    assert!(done.is_empty());
    let mut observer = Saving { state: Some(state), most: 5, in_order: 0 };
    play_many(&plan, 1, done, &mut observer, &GO_ON).unwrap();
    drop(observer);
    // The last line is incomplete, as after a power failure.
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 6);
    std::fs::write(&path, &text[..text.len() - 9]).unwrap();
    let (state, done) = State::open(&path, &plan).unwrap();
    assert_eq!(done.keys().copied().collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert!(done.iter().all(|(number, game)| game.ending == whole[*number as usize].ending));
    let mut observer = Saving { state: Some(state), most: u64::MAX, in_order: 0 };
    let resumed = play_many(&plan, 2, done, &mut observer, &GO_ON).unwrap();
    assert_eq!(endings(&resumed), endings(&whole));
    drop(observer);
    // All games are in the file: none is played again, and the times are those of the first run.
    let (_, done) = State::open(&path, &plan).unwrap();
    assert_eq!(done.values().cloned().collect::<Vec<_>>(), resumed);
    // The plan has fewer games than the file.
    let mut observer = Saving { state: None, most: u64::MAX, in_order: 0 };
    let fewer = play_many(&Plan { games: 3, ..plan }, 1, done, &mut observer, &GO_ON).unwrap();
    assert_eq!(fewer, resumed[..3]);
}

#[test]
fn games_of_other_settings_are_refused() {
    let path = file("settings.state");
    let own = plan::<SilverGold>("casual,random", 12);
    let (held, _) = State::open(&path, &own).unwrap();
    assert!(matches!(State::open(&path, &own), Err(StateError::InUse)));
    drop(held);
    let cases = [
        (Plan { seed: 6, ..own.clone() }, "seed"),
        (Plan { budget: "nodes=5".parse().ok(), ..own.clone() }, "budget"),
        (plan::<SilverGold>("casual,novice", 12), "bots"),
        (plan::<SilverGold>("casual,random,random", 12), "line_ups, players"),
    ];
    for (other, difference) in cases {
        let error = State::open(&path, &other).unwrap_err();
        let message = format!("its games were played with other settings: {difference}; use another file");
        assert_eq!(error.to_string(), message);
    }
    // Only the number of games may differ.
    State::open(&path, &Plan { games: 99, ..own.clone() }).unwrap();

    std::fs::write(&path, "my notes\n").unwrap();
    assert!(matches!(State::open(&path, &own), Err(StateError::Other)));
    std::fs::write(&path, "notes without an end").unwrap();
    assert!(matches!(State::open(&path, &own), Err(StateError::Other)));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "notes without an end", "the file is left as it is");
}

#[test]
fn aborted_games_of_a_line_up_that_does_not_fit_are_read_back() {
    for seats in [1, 3] {
        let path = file("aborted.state");
        let schedule = Schedule::of(&vec!["casual".parse().unwrap(); seats]);
        let plan = Plan::<SilverGold>::new(silver_gold::SetUp::new(2).unwrap(), schedule, 4);
        let (state, done) = State::open(&path, &plan).unwrap();
        let mut observer = Saving { state: Some(state), most: u64::MAX, in_order: 0 };
        let games = play_many(&plan, 1, done, &mut observer, &GO_ON).unwrap();
        assert_eq!(games.len(), 4);
        drop(observer);
        let (_, done) = State::open(&path, &plan).unwrap();
        assert_eq!(done.into_values().collect::<Vec<_>>(), games);
    }
}

#[test]
fn the_bots_of_a_file_are_the_texts_of_the_entries() {
    let path = file("bots.state");
    let bots = "strong=master@nodes=50,mine=exec:python3 'my bots/a.py' --x=1";
    drop(State::open(&path, &plan::<SilverGold>(bots, 4)).unwrap());
    let text = std::fs::read_to_string(&path).unwrap();
    let settings: BTreeMap<String, String> = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(settings["bots"], bots);
    assert_eq!(settings["line_ups"], "0 1");
}

/// Opens a file whose second line is a game of the plan and whose third line is this.
fn third_line<G: arena::ArenaGame>(plan: &Plan<G>, game: &str, line: &str) -> Result<usize, String> {
    let path = file("line.state");
    drop(State::open(&path, plan).unwrap());
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}{game}\n{line}\n")).unwrap();
    State::open(&path, plan).map(|(_, done)| done.len()).map_err(|error| error.to_string())
}

#[test]
fn a_line_that_is_not_a_game_of_the_run_is_refused() {
    const THINKING: &str = "\"thinking\":[[3,1000],[3,1000]]";
    let refused = Err("line 3 is not a game of this run; it is left as it is".to_owned());
    let ranked = plan::<SilverGold>("casual,random", 12);
    let line = |rest: &str| format!("{{{rest},{THINKING}}}");
    let first = line("\"game\":0,\"ranking\":\"90 80 winners=0\"");
    for (rest, is_game) in [
        ("\"game\":1,\"ranking\":\"90 80 winners=0\"", true),
        ("\"game\":1,\"forfeited\":{\"seat\":1,\"reason\":\"made no choice\"}", true),
        ("\"game\":1,\"aborted\":\"the deal is refused\"", true),
        // From a longer run.
        ("\"game\":12,\"ranking\":\"90 80 winners=0\"", true),
        ("\"game\":1,\"left\":7", false),
        ("\"game\":1,\"forfeited\":{\"seat\":1,\"left\":7,\"reason\":\"made no choice\"}", false),
        ("\"game\":1,\"ranking\":\"90 80 70 winners=0\"", false),
        ("\"game\":1,\"forfeited\":{\"seat\":2,\"reason\":\"made no choice\"}", false),
        ("\"game\":0,\"ranking\":\"80 90 winners=1\"", false),
        ("\"game\":5000,\"ranking\":\"90 80 winners=0\"", false),
        ("\"game\":18446744073709551615,\"ranking\":\"90 80 winners=0\"", false),
        ("\"game\":-1,\"ranking\":\"90 80 winners=0\"", false),
    ] {
        let expected = if is_game { Ok(2) } else { refused.clone() };
        assert_eq!(third_line(&ranked, &first, &line(rest)), expected, "{rest}");
    }
    let cooperative = plan::<TheGame>("casual,random", 12);
    let first = line("\"game\":0,\"left\":7");
    for (rest, is_game) in [
        ("\"game\":1,\"left\":0", true),
        ("\"game\":1,\"forfeited\":{\"seat\":0,\"left\":90,\"reason\":\"made no choice\"}", true),
        ("\"game\":1,\"forfeited\":{\"seat\":0,\"reason\":\"made no choice\"}", false),
        ("\"game\":1,\"ranking\":\"90 80 winners=0\"", false),
    ] {
        let expected = if is_game { Ok(2) } else { refused.clone() };
        assert_eq!(third_line(&cooperative, &first, &line(rest)), expected, "{rest}");
    }
    assert_eq!(
        third_line(&cooperative, &first, "{\"game\":1,\"left\":3,\"thinking\":[]}"),
        refused,
        "the thinking of each seat"
    );
}

#[test]
fn figures_without_data_are_unknown() {
    let plan = plan::<SilverGold>("casual,random", 4);
    let games = run(&plan, 2, u64::MAX);
    // One deal, from both seats.
    let report = Report::new(&plan, &games[..2]);
    let seat = report.bots[0].seat.unwrap();
    assert_eq!((seat.win_rate.error, seat.score.unwrap().error), (None, None));
    let row = &report.rows()[0];
    assert!(row.rate.interval.is_some() && row.score.unwrap().interval.is_none());
    let values: Vec<String> = report.csv().lines().nth(1).unwrap().split(',').map(str::to_owned).collect();
    let empty: Vec<usize> = (0..values.len()).filter(|place| values[*place].is_empty()).collect();
    assert_eq!(empty, [3, 7, 8, 9], "{values:?}");
    // Two dots for each bot, but one interval.
    let svg = report.svg("one deal");
    assert_eq!((svg.matches("<circle").count(), svg.matches("<path").count()), (4, 2));
    let seat = Report::new(&plan, &games).bots[0].seat.unwrap();
    assert!(seat.win_rate.error.is_some() && seat.score.unwrap().error.is_some());

    // Games that nobody finished.
    let ending = Ending::Forfeited { seat: tabletop::Seat::FIRST, reason: String::new(), left: None };
    let failed: Vec<GameResult> =
        games.into_iter().map(|game| GameResult { ending: ending.clone(), ..game }).collect();
    let report = Report::new(&plan, &failed);
    let seat = report.bots[0].seat.unwrap();
    assert_eq!(seat.score, None);
    assert!(report.csv().lines().nth(1).unwrap().contains(",,,,,"), "{}", report.csv());
    let svg = report.svg("no points");
    assert_eq!((svg.matches("<circle").count(), svg.matches(">–</text>").count()), (2, 2));

    let team = self::plan::<TheGame>("random", 1);
    let result = Report::new(&team, &run(&team, 1, u64::MAX)).team.unwrap();
    assert_eq!((result.win_rate.error, result.left.error), (None, None));
    assert_eq!(result.win_rate.mean, 0.0);
}
