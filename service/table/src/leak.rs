//! Two games that differ only in what is hidden from a viewer give that viewer the same bytes.
//!
//! A game is played, and all that one viewer hears is kept. Then it is played again up to some point with other cards in
//! hands that the viewer can't see, other sealed choices where they have not come to light, and other steps on the way to
//! them: more, fewer, taken back again. What the viewer hears must be the same, byte by byte.

mod hidden;

use self::hidden::Hidden;
use crate::change::Change;
use crate::course::{Sealed, Undo};
use crate::event::Opening;
use crate::table::{Knock, Table};
use crate::{Refused, Seated};
use bytes::Bytes;
use protocol::http::NewTable;
use protocol::{
    Clock, CommandId, GuestId, InviteKey, Message, Millis, Phase, SeatPlan, TableId, TableRequest,
};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabletop::{Game, Luck, Seat, Seeded, Seen, Viewer, pick, seed_of};

const SECRET: &str = "5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2";
const HOST: u8 = 8;
const WATCHER: u8 = 9;

fn guest(number: u8) -> GuestId {
    GuestId::new([number * 7 + 3; 16])
}

fn guest_of(viewer: Viewer) -> GuestId {
    guest(viewer.seat().map_or(WATCHER, Seat::number))
}

fn mix(seat: u8) -> String {
    format!("c0ffee{seat:02x}")
}

fn command(text: &str) -> CommandId {
    text.parse().unwrap()
}

/// What somebody does.
#[derive(Clone, Debug)]
enum Doing<A> {
    Act(A),
    TakeBack,
    Ask(TableRequest),
}

/// What the others notice of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Noticed {
    /// All of it.
    Open,
    /// That a sealed choice is made.
    Made,
    /// That a sealed choice is taken back.
    Unmade,
    /// Nothing: it is in the middle of a sealed choice.
    Nothing,
}

struct Step<G: Game> {
    seat: Seat,
    doing: Doing<G::Action>,
    noticed: Noticed,
    /// Which of the sealed steps of the game it belongs to, if any.
    round: Option<usize>,
    /// Whether that is still sealed after it.
    sealed: bool,
    at: Millis,
    /// What the viewer tries to do in vain then.
    tries: Vec<TableRequest>,
    /// How much the viewer has heard after it.
    heard: usize,
    /// How many deals there were by then.
    deals: usize,
    /// The game then.
    game: G,
}

/// A game as it was played.
struct Story<G: Game> {
    viewer: Viewer,
    heard: String,
    steps: Vec<Step<G>>,
    deals: Vec<G::Deal>,
    /// What was chosen in each sealed step in the end, and where it started in the history.
    rounds: Vec<Sealed<G>>,
    /// Open choices that were taken back: everybody has seen them.
    taken_back: Vec<(Seat, String)>,
}

/// A table, and what one viewer hears there.
struct Ear<G: Seated> {
    table: Table<G>,
    viewer: Viewer,
    heard: String,
    commands: u32,
}

impl<G: Seated> Ear<G> {
    /// A table at which all sit, before the start.
    fn new(players: u8, viewer: Viewer, script: Vec<G::Deal>) -> Self {
        let plan = NewTable {
            game: G::GAME,
            seats: vec![SeatPlan::Open; players.into()],
            options: String::new(),
            deck: None,
            public: true,
            spectators: true,
            clock: Some(Clock::RealTime { choice: 3600, bank: 36_000 }),
            patience: Some(3600),
            name: None,
        };
        let opening = Opening {
            table: TableId::new([5; 10]),
            plan,
            host: guest(HOST),
            invite: InviteKey::new([0xab; 16]),
            secret: SECRET.to_owned(),
            seated: Vec::new(),
        };
        let (mut table, _) = Table::<G>::open(opening, 0).unwrap();
        table.script = script;
        let mut ear = Self { table, viewer, heard: String::new(), commands: 0 };
        ear.table.arrive(&guest(WATCHER), 0);
        ear.table.arrive(&guest(HOST), 0);
        for seat in 0..players {
            let sit = TableRequest::Sit {
                seat: Some(seat),
                name: format!("P{seat}").parse().unwrap(),
                mix: mix(seat),
            };
            ear.table.arrive(&guest(seat), 0);
            ear.ask(&guest(seat), sit, 0).unwrap();
            ear.table.reseat(Viewer::Spectator, &guest(seat), 0);
        }
        ear
    }

    fn start(&mut self) {
        self.ask(&guest(HOST), TableRequest::Start, 0).unwrap();
    }

    fn hear(&mut self, text: &Bytes) {
        self.heard.push_str(std::str::from_utf8(text).unwrap());
        self.heard.push('\n');
    }

    fn take(&mut self, change: &Change) {
        let viewer = self.viewer;
        for told in change.told.iter().filter(|told| told.is_for(viewer, false)) {
            self.hear(&told.text);
        }
        if change.moved.contains(&guest_of(self.viewer)) {
            let text = self.table.view_text(&guest_of(self.viewer), None, change.entry.at);
            self.hear(&text);
        }
        if let Some(listing) = &change.listing {
            // What lists show, to everybody.
            writeln!(self.heard, "{}", serde_json::to_string(&listing.listed).unwrap()).unwrap();
        }
    }

    fn ask(&mut self, guest: &GuestId, request: TableRequest, now: Millis) -> Result<(), Refused> {
        self.commands += 1;
        // The viewer's own requests have the same names in both games, whatever others did.
        let own = *guest == guest_of(self.viewer);
        let id = if own { format!("own-{now}") } else { format!("other-{}", self.commands) };
        match self.table.ask(guest, Some(command(&id)), request, now)? {
            Knock::Changed(change) => self.take(&change),
            Knock::Repeated(number) => writeln!(self.heard, "repeated {number}").unwrap(),
        }
        Ok(())
    }

    fn number(&self, seat: Seat) -> u64 {
        self.table.number(Viewer::Seat(seat))
    }

    fn game(&self) -> &G {
        &self.table.course.as_ref().unwrap().game
    }

    fn undo(&self, seat: Seat) -> Undo {
        self.table.course.as_ref().unwrap().undo(seat)
    }

    fn does(&mut self, seat: Seat, doing: &Doing<G::Action>, now: Millis) -> Result<(), Refused> {
        let number = self.number(seat);
        let request = match doing {
            Doing::Act(action) => TableRequest::Act { number, action: action.to_string() },
            Doing::TakeBack => TableRequest::TakeBack { number },
            Doing::Ask(request) => request.clone(),
        };
        self.ask(&guest(seat.number()), request, now)
    }

    fn waits_for(&self, seat: Seat) -> bool {
        self.game().waiting().is_for(seat)
    }

    /// Everything that the viewer can find out by asking.
    fn look(&mut self, tries: &[TableRequest], now: Millis) {
        let (viewer, guest) = (self.viewer, guest_of(self.viewer));
        let mut luck = Seeded::new(seed_of(99, now.unsigned_abs()));
        let number = self.table.number(viewer);
        let mut texts = vec![self.table.presence_text()];
        texts.extend(self.table.legal_text(viewer));
        texts.extend(self.table.since(&guest, number.checked_sub(u64::from(luck.below(10))), now));
        texts.extend(self.table.since(&guest, Some(number), now));
        if luck.below(4) == 0 {
            texts.push(self.table.view_text(&guest, None, now));
        }
        texts.iter().for_each(|text| self.hear(text));
        writeln!(self.heard, "{:?} {:?}", self.table.record(), self.table.phase()).unwrap();
        for request in tries {
            let refused = match self.table.ask(&guest, Some(command("try")), request.clone(), now) {
                Err(refused) => refused,
                Ok(done) => panic!("{request:?} was not refused: {done:?}"),
            };
            let message = Message::Refused { id: Some(command("try")), reason: refused.reason() };
            writeln!(self.heard, "{}", serde_json::to_string(&message).unwrap()).unwrap();
        }
        // A repeated request is known.
        let again = TableRequest::Start;
        if let Ok(Knock::Repeated(number)) =
            self.table.ask(&guest, Some(command(&format!("own-{now}"))), again, now)
        {
            writeln!(self.heard, "repeated {number}").unwrap();
        }
    }
}

impl<G: Hidden> Story<G> {
    /// Plays a game at random, with everything that people do.
    fn play(players: u8, viewer: Viewer, seed: u64, most: usize) -> Self {
        let mut luck = Seeded::new(seed);
        let mut ear = Ear::<G>::new(players, viewer, Vec::new());
        ear.start();
        let mut story = Self {
            viewer,
            heard: String::new(),
            steps: Vec::new(),
            deals: Vec::new(),
            rounds: Vec::new(),
            taken_back: Vec::new(),
        };
        for at in 1..=most as Millis {
            let at = at * 1_000;
            if let Some(sealed) = ear.table.course.as_ref().unwrap().sealed() {
                match story.rounds.last_mut() {
                    Some(last) if last.0 == sealed.0 => *last = sealed,
                    _ => story.rounds.push(sealed),
                }
            }
            let sealed = ear.table.course.as_ref().unwrap().sealed().is_some();
            let round = sealed.then(|| story.rounds.len() - 1);
            let Some((seat, doing)) = story.next(&ear, &mut luck) else { break };
            let waited = ear.waits_for(seat);
            if !sealed && let (Doing::TakeBack, Undo::Free(index)) = (&doing, ear.undo(seat)) {
                let action = ear.table.course.as_ref().unwrap().choice_at(index).unwrap();
                story.taken_back.push((seat, action.to_string()));
            }
            ear.does(seat, &doing, at).unwrap();
            if ear.table.phase() == Phase::Over {
                break;
            }
            let sealed_still = ear
                .table
                .course
                .as_ref()
                .unwrap()
                .sealed()
                .is_some_and(|sealed| story.rounds.last().is_some_and(|last| last.0 == sealed.0));
            let choice = matches!(doing, Doing::TakeBack)
                || matches!(doing, Doing::Act(action) if !G::is_aside(action));
            let noticed = match (choice && sealed, waited, ear.waits_for(seat) && sealed_still) {
                (false, ..) => Noticed::Open,
                (true, true, true) => Noticed::Nothing,
                (true, true, false) => Noticed::Made,
                (true, false, _) => Noticed::Unmade,
            };
            if sealed && !sealed_still {
                // The last choice of a sealed step is not among those that were sealed when it was made.
                if let (Doing::Act(action), Some(last)) = (&doing, story.rounds.last_mut()) {
                    last.1.push((seat, *action));
                }
            }
            let tries = story.tries(&ear, &mut luck);
            ear.look(&tries, at);
            let game = ear.game().clone();
            story.deals = ear.table.course.as_ref().unwrap().deals();
            story.steps.push(Step {
                seat,
                doing,
                noticed,
                round,
                sealed: sealed_still,
                at,
                tries,
                heard: ear.heard.len(),
                deals: story.deals.len(),
                game,
            });
        }
        // After the game there are no secrets.
        ear.heard.truncate(story.steps.last().unwrap().heard);
        story.heard = ear.heard;
        story
    }

    /// What happens next.
    fn next(&self, ear: &Ear<G>, luck: &mut Seeded) -> Option<(Seat, Doing<G::Action>)> {
        let players = ear.table.players();
        let seats: Vec<Seat> = Seat::all(players).collect();
        let any = *pick(&seats, luck)?;
        if luck.below(8) == 0 && matches!(ear.undo(any), Undo::Free(_)) {
            return Some((any, Doing::TakeBack));
        }
        if luck.below(10) == 0 {
            return Some((any, G::talk(luck)));
        }
        let waiting: Vec<Seat> = seats.into_iter().filter(|seat| ear.waits_for(*seat)).collect();
        let seat = *pick(&waiting, luck)?;
        ear.game().random_action(seat, luck).map(|action| (seat, Doing::Act(action)))
    }

    /// What the viewer could try in vain: what others may do, what is late, what is none of its business.
    fn tries(&self, ear: &Ear<G>, luck: &mut Seeded) -> Vec<TableRequest> {
        let number = ear.table.number(self.viewer);
        let mut tries = vec![
            TableRequest::Start,
            TableRequest::Close,
            TableRequest::Return,
            TableRequest::Rematch,
            TableRequest::Mix { mix: String::new() },
            TableRequest::Remove { seat: 0 },
            TableRequest::Sit { seat: None, name: "Eve".parse().unwrap(), mix: String::new() },
            TableRequest::AnswerUndo { agree: true },
            TableRequest::Act { number, action: "?".to_owned() },
        ];
        let own = match self.viewer {
            Viewer::Seat(seat) => {
                if matches!(ear.undo(seat), Undo::Nothing | Undo::Final) {
                    tries.extend([TableRequest::TakeBack { number }, TableRequest::AskUndo { number }]);
                }
                ear.game().legal_actions(seat)
            }
            Viewer::Spectator => Vec::new(),
        };
        for seat in Seat::all(ear.table.players()).filter(|seat| !self.viewer.is(*seat)) {
            let Some(action) = ear.game().random_action(seat, luck).filter(|action| !own.contains(action))
            else {
                continue;
            };
            tries.push(TableRequest::Act { number, action: action.to_string() });
            tries.push(TableRequest::Act { number: u64::MAX, action: action.to_string() });
        }
        if let Some(action) = own.first() {
            tries.push(TableRequest::Act { number: number + 1, action: action.to_string() });
        }
        tries
    }

    /// Plays the same up to this step, with other things hidden. What the viewer hears, unless the rules come between.
    fn again(&self, to: usize, luck: &mut Seeded) -> Option<(String, u32)> {
        let last = self.steps.get(to)?;
        let current = last.round.filter(|_| last.sealed);
        let players = tabletop::SetUp::players(last.game.set_up());
        let deals = G::disguise(self, to, current.is_some(), luck);
        let mut differences =
            deals.iter().zip(&self.deals).filter(|(one, other)| one != other).count() as u32;
        let mut ear = Ear::<G>::new(players, self.viewer, deals);
        ear.start();
        let mut made: BTreeMap<(usize, Seat), usize> = BTreeMap::new();
        for step in self.steps.get(..=to)? {
            let (seat, at) = (step.seat, step.at);
            let Some(round) = step.round.filter(|_| !self.viewer.is(seat) && step.noticed != Noticed::Open)
            else {
                ear.does(seat, &step.doing, at).ok()?;
                ear.look(&step.tries, at);
                continue;
            };
            let done = made.entry((round, seat)).or_default();
            match step.noticed {
                Noticed::Unmade => {
                    ear.does(seat, &Doing::TakeBack, at).ok()?;
                    *done -= 1;
                }
                Noticed::Made => {
                    while ear.waits_for(seat) {
                        let known = self.rounds.get(round).filter(|_| current != Some(round));
                        let action = match known {
                            Some((_, chosen)) => chosen.iter().filter(|(by, _)| *by == seat).nth(*done)?.1,
                            None => ear.game().random_action(seat, luck)?,
                        };
                        ear.does(seat, &Doing::Act(action), at).ok()?;
                        *done += 1;
                        differences +=
                            u32::from(!matches!(&step.doing, Doing::Act(other) if *other == action));
                        if ear
                            .table
                            .course
                            .as_ref()?
                            .sealed()
                            .is_none_or(|sealed| sealed.0 != self.rounds[round].0)
                        {
                            break;
                        }
                    }
                }
                // The viewer does not know whether anything has happened at all.
                _ if luck.below(2) == 0 && ear.waits_for(seat) && *done == 0 => {
                    let action = ear.game().random_action(seat, luck)?;
                    let mut after = ear.game().clone();
                    after.act(seat, action).ok()?;
                    if after.waiting().is_for(seat) && after.is_sealed() {
                        ear.does(seat, &Doing::Act(action), at).ok()?;
                        ear.does(seat, &Doing::TakeBack, at).ok()?;
                    }
                }
                _ => {}
            }
            ear.look(&step.tries, at);
        }
        Some((ear.heard, differences))
    }
}

/// Plays games for every viewer and holds each against games that differ in what is hidden.
fn nobody_can_tell<G: Hidden>(players: u8, seeds: u64, most: usize) {
    let (mut compared, mut differences, mut sealed) = (0, 0, 0);
    for viewer in Viewer::all(players) {
        for seed in 0..seeds {
            let story = Story::<G>::play(players, viewer, seed_of(u64::from(players), seed), most);
            story.check_secrets();
            let mut luck = Seeded::new(seed);
            for to in story.places(&mut luck) {
                let Some((heard, different)) = story.again(to, &mut luck) else { continue };
                let expected = story.heard.get(..story.steps[to].heard).unwrap();
                if heard != expected {
                    let lines = heard.lines().zip(expected.lines());
                    let first = lines.clone().position(|(one, other)| one != other);
                    panic!(
                        "{viewer:?} of {players}, seed {seed}, step {to}: {first:?}\n{:?}",
                        first.map(|at| lines.clone().nth(at))
                    );
                }
                compared += 1;
                differences += different;
                sealed += u32::from(story.steps[to].sealed);
            }
        }
    }
    assert!(compared >= u64::from(players) * seeds * 2, "{compared} comparisons");
    assert!(
        players == 1 || u64::from(differences) > compared,
        "{differences} differences in {compared} comparisons"
    );
    assert!(players == 1 || sealed > 0 || !G::SEALS, "no sealed choices");
}

impl<G: Hidden> Story<G> {
    /// Steps to compare at: early, in the middle, late, and where others have made or begun sealed choices.
    fn places(&self, luck: &mut Seeded) -> Vec<usize> {
        let all: Vec<usize> = (0..self.steps.len()).collect();
        let behind = |at: &&usize| self.steps[**at].sealed && !self.viewer.is(self.steps[**at].seat);
        let sealed: Vec<usize> = all.iter().filter(behind).copied().collect();
        let thirds = all.chunks(all.len().div_ceil(3)).filter_map(|third| pick(third, luck).copied());
        let mut places: Vec<usize> = thirds.collect();
        places.extend((0..2).filter_map(|_| pick(&sealed, luck).copied()));
        places
    }

    /// Nothing that lets somebody in or foretells a deal, and no deal that is not the viewer's to see.
    fn check_secrets(&self) {
        let heard = &self.heard;
        for secret in [SECRET.to_owned(), InviteKey::new([0xab; 16]).as_str().to_owned()] {
            assert!(!heard.contains(&secret));
        }
        for number in 0..10 {
            assert!(!heard.contains(guest(number).as_str()), "the id of guest {number}");
        }
        let (before, after) = heard.split_once("started").unwrap();
        assert!(!before.contains("c0ffee") && after.contains("c0ffee"));
        for deal in &self.deals {
            if G::seen(deal, self.viewer) != Seen::Open {
                assert!(!heard.contains(&format!("\"{deal}\"")), "{deal}");
            }
        }
        let others = heard.lines().filter(|line| line.contains("other-")).count();
        assert_eq!(others, 0, "requests of others have no name");
    }
}

macro_rules! nobody_can_tell {
    ($($name:ident: $game:ty, $players:expr, $seeds:expr, $most:expr;)+) => {$(
        #[test]
        fn $name() {
            for players in $players {
                nobody_can_tell::<$game>(players, $seeds, $most);
            }
        }
    )+};
}

nobody_can_tell! {
    the_game_hides_hands_and_keenness_alone_and_for_two: the_game::TheGame, [1, 2], 4, 120;
    the_game_hides_hands_and_keenness_for_three_to_five: the_game::TheGame, 3..=5, 3, 120;
    silver_gold_hides_hands_and_marks_for_two: silver_gold::SilverGold, [2], 5, 130;
    silver_gold_hides_hands_and_marks_for_three_and_four: silver_gold::SilverGold, [3, 4], 2, 130;
    pyramids_hides_hands_for_two_to_four: pyramids::Pyramids, 2..=4, 2, 100;
    pyramids_hides_hands_for_five_and_six: pyramids::Pyramids, [5, 6], 1, 100;
}
