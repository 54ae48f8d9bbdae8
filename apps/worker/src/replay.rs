//! A game that was played, step by step, as somebody would have seen it.

use protocol::{News, Phase, SeatView, Sitter, TableId, TableView, ViewFields, Wired, You};
use record::{Deals, GameEvent, Record, RecordError, ReplayStep, SeatName, match_game, replay, verify};
use serde::{Deserialize, Serialize};
use table::AnyTable;
use tabletop::{Game, Seat, Seen, Viewer};

/// Where a game stands that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// In the log of a table of this device.
    Log,
    /// In a record.
    Record,
}

/// Who looks at a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewpoint {
    /// The player in one seat.
    Seat(Seat),
    /// At each step the player who chooses next.
    PlayerToMove,
    /// Somebody who does not play.
    Spectator,
}

/// A game that was played, as somebody would have seen it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Replayed {
    /// Its record.
    pub record: String,
    /// The table as it was for the first viewer, while the game was played.
    pub table: TableView,
    /// What the viewer saw before anything happened.
    pub start: ViewFields,
    /// Everything that happened, in order.
    pub steps: Vec<Step>,
    /// Whether the deals are those that were promised.
    pub deals: DealsFound,
}

/// A step of a replay: a deal or an action.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Step {
    /// The seat that acted. None for a deal.
    pub seat: Option<Seat>,
    /// The action, as in the record. None for a deal.
    pub action: Option<String>,
    /// The number of its turn, from 1, counted as an analysis does; 0 before the first.
    pub turn: usize,
    /// What the viewer was told of it.
    pub news: Vec<News>,
    /// The seat of the viewer after it. None for a spectator.
    pub viewer: Option<Seat>,
    /// What the viewer saw after it.
    pub view: ViewFields,
}

/// What is known about the deals of a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DealsFound {
    /// All of them follow from the secret.
    Checked {
        /// How many there are.
        count: usize,
        /// What was published before the game and belongs to the secret; nothing if the record does not say.
        promise: Option<String>,
    },
    /// The secret is not told.
    NoSecret,
    /// They do not follow from the secret.
    Wrong(NotARecord),
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NotARecord {
    /// In which line; none if it is not there at all.
    pub line: Option<usize>,
    /// What is wrong, in English: for those who write records.
    pub problem: String,
}

impl From<RecordError> for NotARecord {
    fn from(error: RecordError) -> Self {
        Self { line: Some(error.line), problem: error.problem }
    }
}

/// Plays a game again as somebody would have seen it.
pub(super) fn again(source: Source, text: String, viewpoint: Viewpoint) -> Result<Replayed, NotARecord> {
    let text = match source {
        Source::Record => text,
        Source::Log => {
            let log: Vec<&str> = text.lines().collect();
            let table = AnyTable::rebuild(&log).ok();
            let missing = || NotARecord { line: None, problem: "the game is not over".to_owned() };
            table.and_then(|table| table.record()).ok_or_else(missing)?
        }
    };
    let record: Record = text.parse()?;
    match_game!(record.game()?, G => again_in::<G>(&record, viewpoint))
}

fn again_in<G: Wired>(record: &Record, viewpoint: Viewpoint) -> Result<Replayed, NotARecord> {
    let replay = replay::<G>(record, None)?;
    let last = replay.clone().finish()?;
    let steps: Vec<ReplayStep<G>> = replay.collect::<Result<_, _>>()?;
    let mut viewers = viewers(&steps, viewpoint, record.header().players).into_iter();
    let mut viewer = viewers.next().unwrap_or(Viewer::Spectator);
    let first = steps.first().map_or(&last, |step| &step.before);
    let start = seen(first, viewer);
    let table = table(record, G::GAME, viewer);
    let after = steps.iter().skip(1).map(|step| &step.before).chain([&last]);
    let mut turns = Turns::default();
    let mut sealed = Vec::new();
    let mut seen_steps = Vec::with_capacity(steps.len());
    for (step, after) in steps.iter().zip(after) {
        viewer = viewers.next().unwrap_or(viewer);
        let (seat, action) = match &step.event {
            GameEvent::Deal(_) => (None, None),
            GameEvent::Action(seat, action) => (Some(*seat), Some(action.to_string())),
        };
        let over = after.outcome().map(|outcome| News::Over { result: outcome.to_string() });
        let news = told(step, after, viewer, &mut sealed).into_iter().chain(over).collect();
        let (turn, view) = (turns.after(&step.event), seen(after, viewer));
        seen_steps.push(Step { seat, action, turn, news, viewer: viewer.seat(), view });
    }
    Ok(Replayed { record: record.to_string(), table, start, steps: seen_steps, deals: deals::<G>(record) })
}

/// Who looks before everything, and after each step.
fn viewers<G: Game>(steps: &[ReplayStep<G>], viewpoint: Viewpoint, players: u8) -> Vec<Viewer> {
    let fixed = match viewpoint {
        Viewpoint::Seat(seat) if seat.is_at(players) => Viewer::Seat(seat),
        Viewpoint::Seat(_) | Viewpoint::Spectator => Viewer::Spectator,
        Viewpoint::PlayerToMove => {
            let chooser = |step: &ReplayStep<G>| match step.event {
                GameEvent::Action(seat, action) if !G::is_aside(action) => Some(seat),
                _ => None,
            };
            let mut next = steps.iter().rev().find_map(chooser);
            let mut viewers = vec![next];
            for step in steps.iter().rev() {
                next = chooser(step).or(next);
                viewers.push(next);
            }
            viewers.reverse();
            return viewers.into_iter().map(|seat| seat.map_or(Viewer::Spectator, Viewer::Seat)).collect();
        }
    };
    vec![fixed; steps.len() + 1]
}

/// What a viewer is told of a step. `sealed` are the choices before it that nobody else has seen yet.
fn told<G: Wired>(step: &ReplayStep<G>, after: &G, viewer: Viewer, sealed: &mut Vec<News>) -> Vec<News> {
    let (seat, action) = match &step.event {
        GameEvent::Deal(deal) => return vec![dealt::<G>(deal, viewer)],
        GameEvent::Action(seat, action) => (*seat, *action),
    };
    let news = News::Action { seat: seat.number(), action: action.to_string() };
    if !step.before.is_sealed() || G::is_aside(action) {
        return vec![news];
    }
    sealed.push(news.clone());
    if !after.is_sealed() {
        std::mem::take(sealed)
    } else if viewer.is(seat) {
        vec![news]
    } else {
        vec![News::Chosen { seat: seat.number() }]
    }
}

/// Draws the deals again, if the secret is told.
fn deals<G: Wired>(record: &Record) -> DealsFound {
    match verify::<G>(record, None).map(|verified| verified.deals) {
        Ok(Deals::Checked { count, committed }) => {
            let promise = record.header().commitment.filter(|_| committed);
            DealsFound::Checked { count, promise: promise.map(|promise| promise.to_string()) }
        }
        Ok(Deals::NoSeed) => DealsFound::NoSecret,
        Err(error) => DealsFound::Wrong(error.into()),
    }
}

/// What a viewer sees of a deal.
fn dealt<G: Wired>(deal: &<G as Game>::Deal, viewer: Viewer) -> News {
    match G::seen(deal, viewer) {
        Seen::Open => News::Deal { deal: deal.to_string() },
        Seen::Hidden { seat, count } => News::Backs { seat: seat.number(), count },
    }
}

/// What a viewer sees of a game.
fn seen<G: Wired>(game: &G, viewer: Viewer) -> ViewFields {
    ViewFields::of(&game.view(viewer))
}

/// The table as it was while the game was played, as far as the record tells.
fn table(record: &Record, game: record::GameName, viewer: Viewer) -> TableView {
    let header = record.header();
    let seat = |number: u8| {
        let name = header.seats.get(usize::from(number));
        SeatView { sitter: name.map_or(Sitter::Open, sitter), host: false, stand_in: false }
    };
    TableView {
        id: TableId::new([0; 10]),
        game,
        options: header.options.clone(),
        deck: None,
        public: false,
        spectators: true,
        clock: None,
        patience: None,
        phase: Phase::Playing,
        seats: (0..header.players).map(seat).collect(),
        you: You { seat: viewer.seat().map(Seat::number), host: false },
        commitment: header.commitment.map(|promise| promise.to_string()).unwrap_or_default(),
        mix: Vec::new(),
        seed: None,
        result: record.result().map(str::to_owned),
        undo: None,
        time: None,
        next: None,
    }
}

fn sitter(name: &SeatName) -> Sitter {
    if let Some(level) = name.bot() {
        return Sitter::Bot { level: level.to_owned() };
    }
    // A record may have names that no table allows, and `?` where nobody is known.
    let known = Some(name.as_str()).filter(|name| *name != "?");
    known.and_then(|name| name.parse().ok()).map_or(Sitter::Open, |name| Sitter::Person { name })
}

/// Counts turns: the choices of one seat between which nothing was dealt and nobody else chose.
#[derive(Default)]
struct Turns {
    count: usize,
    at: Option<Seat>,
}

impl Turns {
    fn after<G: Game>(&mut self, event: &GameEvent<G>) -> usize {
        match event {
            GameEvent::Deal(_) => self.at = None,
            GameEvent::Action(_, action) if G::is_aside(*action) => {}
            GameEvent::Action(seat, _) => {
                self.count += usize::from(self.at != Some(*seat));
                self.at = Some(*seat);
            }
        }
        self.count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "[Game \"the-game\"]\n[Format \"1\"]\n[Players \"2\"]\n[Seats \"Ada;bot:casual\"]\n\n\
                          deal 0 4 17 23 48 61 77 90\nresult *\n";

    #[test]
    fn a_record_is_seen_from_a_seat() {
        let [own, other] = [0, 1].map(|seat| {
            let viewpoint = Viewpoint::Seat(Seat::new(seat).unwrap());
            again(Source::Record, RECORD.to_owned(), viewpoint).unwrap()
        });
        assert_eq!(own.table.seats.len(), 2);
        assert_eq!(own.deals, DealsFound::NoSecret);
        assert!(own.steps.first().unwrap().view.get("hand").unwrap().contains("61"));
        assert_eq!(other.steps.first().unwrap().view.get("hand"), Some("[]"));
        assert!(matches!(own.steps.first().unwrap().news.as_slice(), [News::Deal { .. }]));
        assert!(matches!(other.steps.first().unwrap().news.as_slice(), [News::Backs { seat: 0, count: 7 }]));
        assert_eq!(own.steps.first().unwrap().turn, 0);
    }

    #[test]
    fn what_is_no_record_says_where() {
        let wrong = RECORD.replace("deal 0 4", "deal 0 400");
        assert_eq!(again(Source::Record, wrong, Viewpoint::PlayerToMove).unwrap_err().line, Some(6));
        assert_eq!(again(Source::Log, String::new(), Viewpoint::PlayerToMove).unwrap_err().line, None);
    }
}
