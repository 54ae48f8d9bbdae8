//! The seats of a table and who sits there.

use crate::event::Why;
use crate::refused::Refused;
use bots::Level;
use protocol::{CommandId, GuestId, Millis, PlayerName, SeatPlan, Sitter};
use record::fair::Contribution;
use std::collections::VecDeque;

/// How many requests of a guest are remembered, so that a repeated one is known, and how many of all guests.
const REMEMBERED: (usize, usize) = (8, 128);

/// A seat and who sits there.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) player: Player,
    /// Why a bot plays for the person, if one does.
    pub(crate) stand_in: Option<Why>,
    /// Whether that bot has made a choice after which something was dealt or revealed, or the game waits for others.
    pub(crate) relieved: bool,
    /// What the seat adds to the shuffle.
    pub(crate) mix: Contribution,
    /// How many connections the person has, and since when there is none. Not in the log.
    pub(crate) here: u32,
    pub(crate) absent_since: Option<Millis>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    Nobody,
    Person { guest: GuestId, name: PlayerName },
    Bot(Level),
}

impl Chair {
    pub(crate) fn new(plan: &SeatPlan) -> Result<Self, Refused> {
        Ok(Self::of(Player::planned(plan)?))
    }

    pub(crate) fn of(player: Player) -> Self {
        Self {
            player,
            stand_in: None,
            relieved: false,
            mix: Contribution::default(),
            here: 0,
            absent_since: None,
        }
    }

    /// The person who sits there, also while a bot plays for them.
    pub(crate) const fn guest(&self) -> Option<&GuestId> {
        match &self.player {
            Player::Person { guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// Whether a person decides what the seat does.
    pub(crate) const fn is_led_by_person(&self) -> bool {
        matches!(self.player, Player::Person { .. }) && self.stand_in.is_none()
    }

    /// Whether a bot that came because time was up is to give the seat back: it has made its choice, or none is due.
    pub(crate) fn hands_back(&self, is_waited_for: bool) -> bool {
        self.stand_in == Some(Why::Time) && self.here > 0 && (self.relieved || !is_waited_for)
    }

    /// The level of the bot that decides what the seat does.
    pub(crate) const fn bot(&self) -> Option<Level> {
        match (&self.player, self.stand_in) {
            (Player::Bot(level), _) => Some(*level),
            (Player::Person { .. }, Some(_)) => Some(Level::Casual),
            _ => None,
        }
    }

    pub(crate) fn sitter(&self) -> Sitter {
        match &self.player {
            Player::Nobody => Sitter::Open,
            Player::Person { name, .. } => Sitter::Person { name: name.clone() },
            Player::Bot(level) => Sitter::Bot { level: level.name().to_owned() },
        }
    }
}

impl Player {
    pub(crate) fn planned(plan: &SeatPlan) -> Result<Self, Refused> {
        match plan {
            SeatPlan::Open => Ok(Self::Nobody),
            SeatPlan::Bot { level } => {
                let known = Level::SHOWN.into_iter().find(|shown| shown.name() == level);
                // The others are yardsticks, no company.
                known.map(Self::Bot).ok_or_else(|| Refused::Level(level.chars().take(40).collect()))
            }
        }
    }
}

/// The last requests that were done, also of guests who have got up since.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recent(VecDeque<(GuestId, CommandId)>);

impl Recent {
    pub(crate) fn note(&mut self, guest: GuestId, id: CommandId) {
        let (of_each, of_all) = REMEMBERED;
        let own = |(other, _): &(GuestId, CommandId)| *other == guest;
        if self.0.iter().filter(|request| own(request)).count() >= of_each {
            let oldest = self.0.iter().position(own);
            oldest.map(|oldest| self.0.remove(oldest));
        } else if self.0.len() == of_all {
            self.0.pop_front();
        }
        self.0.push_back((guest, id));
    }

    pub(crate) fn knows(&self, guest: &GuestId, id: &CommandId) -> bool {
        self.0.iter().any(|(other, known)| known == id && other == guest)
    }
}
