//! A table while it is being set up, as the device remembers it for each game.

use crate::device;
use crate::games::{choices, players};
use crate::key;
use protocol::http::NewTable as Plan;
use protocol::{Clock, PlayerName, SeatPlan};
use record::GameName;
use serde::{Deserialize, Serialize};

/// Under which name it is kept, before the name of the game.
const PREFIX: &str = "benben.set-up.";

/// How strong bots are until somebody chooses.
const LEVEL: Kind = Kind::Casual;

/// How many play until somebody chooses, where the game allows it.
const PLAYERS: usize = 3;

/// Who is to sit in a seat that is not one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    Novice,
    Casual,
    Expert,
    Master,
    /// A person who plays on the same device.
    Person,
    /// A person who comes by the link.
    Friend,
}

impl Kind {
    /// Who can sit at a table: on this device, or on the server.
    pub(super) const fn all(friends: bool) -> [Self; 5] {
        let person = if friends { Self::Friend } else { Self::Person };
        [person, Self::Novice, Self::Casual, Self::Expert, Self::Master]
    }

    /// The bot of a level.
    fn bot(level: &str) -> Option<Self> {
        Self::all(true).into_iter().find(|kind| kind.level() == Some(level))
    }

    /// The level of the bot, if it is one.
    pub(super) const fn level(self) -> Option<&'static str> {
        match self {
            Self::Novice => Some("novice"),
            Self::Casual => Some("casual"),
            Self::Expert => Some("expert"),
            Self::Master => Some("master"),
            Self::Person | Self::Friend => None,
        }
    }

    /// The keys of what it is called and of what it means.
    pub(super) const fn keys(self) -> (&'static str, &'static str) {
        match self {
            Self::Novice => (key!("level-novice"), key!("level-novice-about")),
            Self::Casual => (key!("level-casual"), key!("level-casual-about")),
            Self::Expert => (key!("level-expert"), key!("level-expert-about")),
            Self::Master => (key!("level-master"), key!("level-master-about")),
            Self::Person => (key!("place-device"), key!("chair-person-about")),
            Self::Friend => (key!("chair-friend"), key!("chair-friend-about")),
        }
    }
}

/// A seat that is not one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chair {
    pub(super) kind: Kind,
    /// What the person on this device is called; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) name: String,
}

impl Chair {
    pub(super) const fn new(kind: Kind) -> Self {
        Self { kind, name: String::new() }
    }
}

/// How time is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Timing {
    #[default]
    None,
    Seconds,
    Days,
}

/// A table while it is being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(super) struct Draft {
    /// Whether it is to be a table of the server.
    pub(super) friends: bool,
    /// The other seats on this device.
    pub(super) here: Vec<Chair>,
    /// The other seats at a table of the server.
    pub(super) there: Vec<Chair>,
    /// Options as in the notation.
    pub(super) options: Vec<String>,
    pub(super) public: bool,
    pub(super) spectators: bool,
    pub(super) timing: Timing,
    /// Seconds for each choice.
    pub(super) choice: u32,
    /// Seconds in the bank.
    pub(super) bank: u32,
    /// Days for each choice.
    pub(super) days: u32,
    /// Seconds until a bot plays for somebody who is away; 0 is never.
    pub(super) patience: u32,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            friends: false,
            here: Vec::new(),
            there: Vec::new(),
            options: Vec::new(),
            public: false,
            spectators: true,
            timing: Timing::None,
            choice: 30,
            bank: 120,
            days: 2,
            patience: 120,
        }
    }
}

impl Draft {
    /// What was last chosen for this game, or what most people would choose, with bots of this level.
    pub(super) fn load(game: GameName, level: Option<&str>) -> Self {
        let kept = device::kept(&format!("{PREFIX}{}", game.as_str()));
        kept.and_then(|text| Self::read(&text, game)).unwrap_or_else(|| Self::usual(game, level))
    }

    /// Remembers this for the next time.
    pub(super) fn keep(&self, game: GameName) {
        let text = serde_json::to_string(self).unwrap_or_default();
        device::keep(&format!("{PREFIX}{}", game.as_str()), &text);
    }

    fn usual(game: GameName, level: Option<&str>) -> Self {
        let bot = level.and_then(Kind::bot).unwrap_or(LEVEL);
        let (fewest, most) = players(game);
        let count = PLAYERS.clamp(fewest.into(), most.into()) - 1;
        let chairs = |kind| vec![Chair::new(kind); count];
        Self { here: chairs(bot), there: chairs(Kind::Friend), ..Self::default() }
    }

    /// Nothing, if it is not what this version writes.
    fn read(text: &str, game: GameName) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let (fewest, most) = players(game);
        let count = usize::from(fewest) - 1..usize::from(most);
        let fits = |chairs: &[Chair], friends| {
            let kinds = Kind::all(friends);
            count.contains(&chairs.len()) && chairs.iter().all(|chair| kinds.contains(&chair.kind))
        };
        let known = |option: &String| choices(game).iter().any(|choice| choice.word == option);
        let sound = fits(&draft.here, false) && fits(&draft.there, true) && draft.options.iter().all(known);
        sound.then_some(draft)
    }

    /// The same table on this device, against bots alone.
    pub(super) fn alone(mut self) -> Self {
        self.friends = false;
        for chair in &mut self.here {
            if chair.kind.level().is_none() {
                *chair = Chair::new(LEVEL);
            }
        }
        self
    }

    /// The other seats.
    pub(super) fn chairs(&self) -> &[Chair] {
        if self.friends { &self.there } else { &self.here }
    }

    /// The other seats, to be changed.
    pub(super) fn chairs_mut(&mut self) -> &mut Vec<Chair> {
        if self.friends { &mut self.there } else { &mut self.here }
    }

    /// One more seat: as the last one, or as most people would.
    pub(super) fn add(&mut self) {
        let kind = self
            .chairs()
            .last()
            .map_or_else(|| if self.friends { Kind::Friend } else { LEVEL }, |chair| chair.kind);
        self.chairs_mut().push(Chair::new(kind));
    }

    /// Whether an option stands in the notation.
    pub(super) fn has(&self, word: &str) -> bool {
        self.options.iter().any(|option| option == word)
    }

    /// Writes an option into the notation, or takes it out.
    pub(super) fn set(&mut self, word: &str, on: bool) {
        self.options.retain(|option| option != word);
        if on {
            self.options.push(word.to_owned());
        }
    }

    /// The level of the first bot, if there is one.
    pub(super) fn level(&self) -> Option<&'static str> {
        self.chairs().iter().find_map(|chair| chair.kind.level())
    }

    /// The table as it is asked for. The first seat is one's own.
    pub(super) fn plan(&self, game: GameName, name: Option<PlayerName>) -> Plan {
        let seat = |chair: &Chair| match chair.kind.level() {
            Some(level) => SeatPlan::Bot { level: level.to_owned() },
            None => SeatPlan::Open,
        };
        let seats = std::iter::once(SeatPlan::Open).chain(self.chairs().iter().map(seat)).collect();
        // In the order of the notation.
        let words = choices(game).iter().map(|choice| choice.word).filter(|word| self.has(word));
        let options = words.collect::<Vec<_>>().join(" ");
        let clock = self.friends.then(|| self.clock()).flatten();
        // Where there are days for a choice, nobody is expected to be there all the time.
        let patience =
            (self.friends && self.timing != Timing::Days && self.patience > 0).then_some(self.patience);
        Plan {
            game,
            seats,
            options,
            deck: None,
            public: self.friends && self.public,
            spectators: self.friends && self.spectators,
            clock,
            patience,
            name: name.filter(|_| self.friends),
        }
    }

    const fn clock(&self) -> Option<Clock> {
        match self.timing {
            Timing::None => None,
            Timing::Seconds => Some(Clock::RealTime { choice: self.choice, bank: self.bank }),
            Timing::Days => Some(Clock::Slow { days: self.days }),
        }
    }

    /// What the people on this device are called, oneself first: by their names, or as `unnamed` calls the person in a seat.
    pub(super) fn people(
        &self,
        own: Option<PlayerName>,
        unnamed: impl Fn(usize) -> Option<PlayerName>,
    ) -> Option<Vec<PlayerName>> {
        let own = own.or_else(|| unnamed(1));
        let chairs = (2..).zip(self.chairs()).filter(|(_, chair)| chair.kind == Kind::Person);
        let others = chairs.map(|(seat, chair)| chair.name.trim().parse().ok().or_else(|| unnamed(seat)));
        std::iter::once(own).chain(others).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use record::match_game;
    use tabletop::{Game, SetUp};

    fn accepts<G: Game>(plan: &Plan) -> bool {
        u8::try_from(plan.seats.len()).is_ok_and(|count| G::SetUp::parse(count, &plan.options, None).is_ok())
    }

    fn name(number: usize) -> PlayerName {
        format!("Seat {number}").parse().unwrap()
    }

    #[test]
    fn every_draft_makes_a_table_and_is_read_back() {
        for game in GAMES {
            let mut draft = Draft::usual(game, Some("master"));
            assert_eq!(draft.level(), Some("master"));
            assert!(match_game!(game, G => accepts::<G>(&draft.plan(game, None))));
            for choice in choices(game) {
                draft.set(choice.word, true);
                draft.set(choice.word, true);
            }
            draft.friends = true;
            let plan = draft.plan(game, Some(name(1)));
            assert!(match_game!(game, G => accepts::<G>(&plan)), "{}", plan.options);
            assert_eq!(plan.options.split(' ').count(), choices(game).len());
            assert_eq!((plan.name, plan.patience), (Some(name(1)), Some(120)));
            let text = serde_json::to_string(&draft).unwrap();
            assert_eq!(Draft::read(&text, game), Some(draft));
        }
    }

    #[test]
    fn the_levels_are_those_of_the_bots() {
        let levels: Vec<&str> = Kind::all(true).into_iter().filter_map(Kind::level).collect();
        assert_eq!(levels, bots::Level::SHOWN.map(bots::Level::name));
    }

    #[test]
    fn drafts_that_do_not_fit_the_game_are_not_read() {
        let mut draft = Draft::usual(GameName::SilverGold, None);
        assert!(draft.here.iter().all(|chair| chair.kind == Kind::Casual));
        let read = |draft: &Draft| Draft::read(&serde_json::to_string(draft).unwrap(), GameName::SilverGold);
        draft.add();
        assert!(read(&draft).is_some());
        draft.add();
        assert!(read(&draft).is_none(), "five can't play");
        draft.here = vec![Chair::new(Kind::Friend)];
        assert!(read(&draft).is_none(), "a friend can't come to a table on this device");
        draft.here = vec![Chair::new(Kind::Person)];
        draft.set("fire", true);
        assert!(read(&draft).is_none(), "no such option");
        assert!(Draft::read("{}", GameName::TheGame).is_some(), "alone");
        assert!(Draft::read("1", GameName::TheGame).is_none());
    }

    #[test]
    fn clocks_are_within_their_bounds_and_only_for_friends() {
        let mut draft = Draft::usual(GameName::Pyramids, None);
        draft.timing = Timing::Days;
        assert_eq!(draft.plan(GameName::Pyramids, None).clock, None);
        draft.friends = true;
        let plan = draft.plan(GameName::Pyramids, None);
        assert_eq!((plan.clock, plan.patience), (Some(Clock::Slow { days: 2 }), None));
        draft.timing = Timing::Seconds;
        assert!(draft.plan(GameName::Pyramids, None).clock.is_some_and(Clock::is_sound));
    }

    #[test]
    fn people_here_have_names() {
        let mut draft = Draft::usual(GameName::Pyramids, None);
        draft.here = vec![Chair::new(Kind::Person), Chair::new(Kind::Master), Chair::new(Kind::Person)];
        draft.here[2].name = " Zofia ".to_owned();
        let unnamed = |number| Some(name(number));
        assert_eq!(draft.people(None, unnamed), Some(vec![name(1), name(2), "Zofia".parse().unwrap()]));
        let alone = draft.alone();
        assert_eq!(alone.people(Some(name(7)), unnamed), Some(vec![name(7)]));
        assert_eq!(alone.here.len(), 3);
    }
}
