//! Tables as a device keeps them: made here, so that every screen can be shown without playing to it.

use super::page::Page;
use bots::SearchLimits;
use protocol::http::NewTable;
use protocol::{GuestId, InviteKey, Message, SeatPlan, TableId, TableRequest, read};
use record::GameName;
use serde_json::json;
use table::{AnyTable, Change, Knock, Opening};
use tabletop::{Luck, Seeded};

/// When it all happened.
const NOW: i64 = 1_790_000_000_000;

/// From so many actions on there is a real choice.
const CHOICE: usize = 3;

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) game: GameName,
    /// How many people share the device; bots have the seats behind them.
    pub(crate) people: usize,
    pub(crate) bots: usize,
    /// How strong the bots are.
    pub(crate) level: &'static str,
    pub(crate) options: &'static str,
    /// How many choices people make before they rest, at the next real choice.
    pub(crate) choices: usize,
    /// What the deals, the choices and the id follow from.
    pub(crate) seed: u8,
}

/// A table of a device: its log, as the page keeps it.
#[derive(Debug)]
pub(crate) struct Log {
    id: TableId,
    entries: Vec<String>,
    /// The record, once the game is over.
    pub(crate) record: Option<String>,
}

impl Log {
    /// Plays by luck, until so many choices were made by people, or to the end.
    pub(crate) fn play(plan: Plan) -> Self {
        let guests: Vec<GuestId> =
            (0..plan.people).map(|place| GuestId::new([plan.seed + place as u8; 16])).collect();
        let bot = SeatPlan::Bot { level: plan.level.to_owned() };
        let seats =
            std::iter::repeat_n(SeatPlan::Open, plan.people).chain(std::iter::repeat_n(bot, plan.bots));
        let seated = guests.iter().zip(0..).zip(["Eleni", "Zofia", "Marek", "Ptah", "Ada"]);
        let opening = Opening {
            table: TableId::new([plan.seed; 10]),
            plan: NewTable {
                game: plan.game,
                seats: seats.collect(),
                options: plan.options.to_owned(),
                deck: None,
                public: false,
                spectators: false,
                clock: None,
                patience: None,
                name: None,
            },
            host: guests[0].clone(),
            invite: InviteKey::new([plan.seed; 16]),
            secret: format!("{:02x}", plan.seed).repeat(32),
            seated: seated
                .map(|((guest, seat), name)| (seat, guest.clone(), name.parse().unwrap()))
                .collect(),
        };
        let (mut table, change) = AnyTable::open(opening, NOW).unwrap();
        let mut log = Self { id: table.id().clone(), entries: Vec::new(), record: None };
        log.write(change);
        log.ask(&mut table, &guests[0], TableRequest::Start);
        let mut luck = Seeded::new(u64::from(plan.seed));
        let mut choices = 0;
        loop {
            while let Some(job) = table.bot_job() {
                let thought = job.think(&SearchLimits::DEFAULT);
                table.thought(thought, NOW).into_iter().for_each(|change| log.write(change));
            }
            let chooses = guests.iter().find_map(|guest| Some((guest, legal(&table, guest)?)));
            let Some((guest, (number, actions))) = chooses else {
                return Self { record: table.record(), ..log };
            };
            if choices >= plan.choices && actions.len() >= CHOICE {
                return log;
            }
            // A placement is always better than the end of a turn: games last.
            let better: Vec<&String> = actions.iter().filter(|action| *action != "end").collect();
            let action = match better.as_slice() {
                [] => &actions[0],
                better => better[luck.below(better.len() as u32) as usize],
            };
            log.ask(&mut table, guest, TableRequest::Act { number, action: action.clone() });
            choices += 1;
        }
    }

    fn ask(&mut self, table: &mut AnyTable, guest: &GuestId, request: TableRequest) {
        match table.ask(guest, None, request, NOW).unwrap() {
            Knock::Changed(change) => self.write(*change),
            Knock::Repeated(_) => {}
        }
    }

    fn write(&mut self, change: Change) {
        self.entries.push(change.entry.text());
    }

    /// Puts it on the device of a page, which must be at an address of the server; where it can be looked at.
    pub(crate) async fn keep(&self, page: &Page) -> String {
        Self::keep_all([self], page).await;
        self.path()
    }

    /// The same for many.
    pub(crate) async fn keep_all(logs: impl IntoIterator<Item = &Self>, page: &Page) {
        let kept = logs.into_iter().map(|log| {
            let name = format!("benben.table.{}", log.id.as_str());
            json!([name, log.entries.join("\n")])
        });
        let script = "for (const [name, text] of arguments[0]) localStorage.setItem(name, text)";
        page.js(script, [kept.collect()]).await;
    }

    /// Where it can be looked at on a device that keeps it.
    pub(crate) fn path(&self) -> String {
        format!("/device/{}", self.id.as_str())
    }
}

/// What somebody may choose now: the number it is an answer to, and the actions.
fn legal(table: &AnyTable, guest: &GuestId) -> Option<(u64, Vec<String>)> {
    let text = table.legal_text(table.viewer(guest))?;
    match read(std::str::from_utf8(&text).unwrap()).unwrap() {
        Message::Legal { number, actions } => Some((number, actions)),
        _ => None,
    }
}
