//! Bots at a table: what they have seen, and what is asked of them.

use crate::Seated;
use crate::chairs::Chair;
use crate::table::Table;
use bots::{Bot, Level, SearchLimits};
use record::Digest;
use record::fair::Secret;
use tabletop::{PerSeat, Seat, Seats, Viewer, seed_of};

/// How often bots may answer each other's signals before somebody must choose.
const ROUNDS: u32 = 4;

/// What the bots of a table have in mind. None of it is in the log: a bot that is called in anew is shown everything from
/// the start.
pub(crate) struct Minds<G: Seated> {
    seeds: PerSeat<u64>,
    /// Boxed: most seats have no bot, and a bot is large.
    minds: PerSeat<Option<Box<Mind<G>>>>,
    /// Things that bots said since somebody last chose.
    talk: u32,
    /// Counts what was taken back, so that an answer to an older question is known.
    epoch: u32,
}

struct Mind<G: Seated> {
    level: Level,
    /// The bot, unless it is thinking.
    bot: Option<G::Bot>,
    /// What it has not been shown yet.
    unseen: Vec<G::View>,
    /// Whether it has had its say about the position as it is.
    heard: bool,
    thinking: bool,
}

/// Something for a bot to think about, which may take long and happens elsewhere. The bot sees what a person in its seat
/// would see.
pub struct BotJob<G: Seated> {
    seat: Seat,
    bot: G::Bot,
    unseen: Vec<G::View>,
    view: G::View,
    choose: bool,
    asked_at: (u32, usize),
}

/// What a bot came up with.
pub struct Thought<G: Seated> {
    pub(crate) seat: Seat,
    bot: Option<G::Bot>,
    asked_at: (u32, usize),
    pub(crate) actions: Vec<G::Action>,
}

impl<G: Seated> BotJob<G> {
    /// Whose bot it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Thinks.
    #[must_use]
    pub fn think(mut self, limits: &SearchLimits<'_>) -> Thought<G> {
        for view in &self.unseen {
            self.bot.see(view);
        }
        let actions = if self.choose {
            self.bot.choose(&self.view, limits).into_iter().collect()
        } else {
            self.bot.say(&self.view)
        };
        Thought { seat: self.seat, bot: Some(self.bot), asked_at: self.asked_at, actions }
    }
}

impl<G: Seated> Minds<G> {
    /// Nobody thinks yet; the luck of bots follows from the secret of the game.
    pub(crate) fn new(secret: &Secret) -> Self {
        let seed = |seat| {
            let text = format!("benben bot {seat}\n{}", secret.reveal());
            let [a, b, c, d, e, f, g, h, ..] = *Digest::of(text.as_bytes()).bytes();
            u64::from_le_bytes([a, b, c, d, e, f, g, h])
        };
        Self { seeds: PerSeat::from_fn(seed), minds: PerSeat::from_fn(|_| None), talk: 0, epoch: 0 }
    }

    /// Something has happened, and this is the game now. `aside` if it was only said.
    pub(crate) fn saw(&mut self, game: &G, aside: bool) {
        if !aside {
            self.talk = 0;
        }
        for seat in Seat::all(Seat::LIMIT) {
            if let Some(mind) = &mut self.minds[seat] {
                mind.unseen.push(game.view(Viewer::Seat(seat)));
                mind.heard = false;
            }
        }
    }

    /// Something was taken back: whoever remembers it is called in anew.
    pub(crate) fn forget(&mut self) {
        self.epoch += 1;
        self.minds = PerSeat::from_fn(|_| None);
    }

    fn dismiss(&mut self, seat: Seat) {
        self.minds[seat] = None;
    }
}

impl<G: Seated> Table<G> {
    /// The next thing for a bot to think about, if there is one. Bots wait while a person has still to choose, so that
    /// people can take back what they have chosen.
    pub fn bot_job(&mut self) -> Option<BotJob<G>> {
        let (seat, choose) = self.next_bot()?;
        self.job(seat, choose)
    }

    /// Whether there is something for a bot to think about.
    #[must_use]
    pub fn wants_bot(&self) -> bool {
        self.next_bot().is_some()
    }

    /// Whose bot is to think next, and whether it is to choose or to say something.
    fn next_bot(&self) -> Option<(Seat, bool)> {
        let course = self.course.as_ref()?;
        let waiting = course.waiting();
        // While people talk about taking something back, nothing may come to light.
        if waiting.is_empty() || self.asking.is_some() {
            return None;
        }
        let led = |led: fn(&Chair, bool) -> bool| -> Seats {
            let is_led =
                |seat: &Seat| self.chair(*seat).is_some_and(|chair| led(chair, waiting.contains(*seat)));
            Seat::all(self.players()).filter(is_led).collect()
        };
        let bots = led(|chair, waits| chair.bot().is_some() && !chair.hands_back(waits));
        let thinks = |seat| self.minds.minds[seat].as_ref().is_some_and(|mind| mind.thinking);
        if bots.is_empty() || bots.iter().any(thinks) {
            return None;
        }
        let people = led(|chair, _| chair.is_led_by_person());
        let goes_on = self.acting.is_some_and(|seat| people.contains(seat) && waiting.contains(seat));
        let talks = G::SIGNALS
            && self.players() > 1
            && !goes_on
            && self.minds.talk < ROUNDS * u32::from(self.players())
            && !course.is_silenced();
        let unheard = |seat: &Seat| self.minds.minds[*seat].as_ref().is_none_or(|mind| !mind.heard);
        if talks && let Some(seat) = bots.iter().find(unheard) {
            return Some((seat, false));
        }
        let person_chooses = waiting.iter().any(|seat| people.contains(seat));
        let seat = waiting.iter().find(|seat| bots.contains(*seat)).filter(|_| !person_chooses)?;
        Some((seat, true))
    }

    fn job(&mut self, seat: Seat, choose: bool) -> Option<BotJob<G>> {
        let level = self.chair(seat)?.bot()?;
        let course = self.course.as_ref()?;
        let asked_at = (self.minds.epoch, course.len());
        let seed = self.minds.seeds[seat];
        let known = self.minds.minds[seat].take().filter(|mind| mind.level == level && mind.bot.is_some());
        let mut mind = known.unwrap_or_else(|| {
            let mut unseen = Vec::new();
            course.relive(|game| unseen.push(game.view(Viewer::Seat(seat))));
            let bot = G::bot(level, course.game.set_up(), seat, seed_of(seed, course.len() as u64));
            Box::new(Mind { level, bot: Some(bot), unseen, heard: false, thinking: false })
        });
        let bot = mind.bot.take()?;
        let unseen = std::mem::take(&mut mind.unseen);
        mind.thinking = true;
        self.minds.minds[seat] = Some(mind);
        let view = course.game.view(Viewer::Seat(seat));
        Some(BotJob { seat, bot, unseen, view, choose, asked_at })
    }

    /// Takes a bot back from its thinking. What it came up with, if that is still asked for.
    pub(crate) fn take_thought(&mut self, mut thought: Thought<G>) -> Vec<G::Action> {
        let now = self.course.as_ref().map(|course| (self.minds.epoch, course.len()));
        let wanted = now == Some(thought.asked_at);
        let mut known = false;
        if let Some(mind) = &mut self.minds.minds[thought.seat]
            && mind.thinking
            && thought.asked_at.0 == self.minds.epoch
        {
            mind.thinking = false;
            mind.bot = thought.bot.take();
            mind.heard |= wanted;
            known = true;
        }
        let led = self.chair(thought.seat).is_some_and(|chair| chair.bot().is_some());
        if !led {
            self.minds.dismiss(thought.seat);
        }
        if wanted && known && led { thought.actions } else { Vec::new() }
    }

    /// A bot has said something.
    pub(crate) const fn note_talk(&mut self) {
        self.minds.talk += 1;
    }

    /// A bot failed while it was thinking: it is called in anew.
    pub fn lost_thought(&mut self, seat: Seat) {
        self.minds.dismiss(seat);
    }
}
