//! Who sits where.

use anyhow::{Context, Result};
use bots::Level;
use record::SeatName;
use std::str::FromStr;
use tabletop::{PerSeat, Seat, Seats};

/// A seat and who is to sit there: `1`, `1=person` or `1=master`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    seat: u8,
    /// A person if no level is given.
    bot: Option<Level>,
}

impl FromStr for Wanted {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (seat, who) = text.split_once('=').unwrap_or((text, "person"));
        let seat = seat.parse().map_err(|_| format!("`{seat}` is no number of a seat"))?;
        let bot = match who {
            "person" => None,
            level => Some(level.parse::<Level>().map_err(|error| format!("{error}, person"))?),
        };
        Ok(Self { seat, bot })
    }
}

/// Who sits where: a bot where there is a level, a person elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seating {
    pub(super) people: Seats,
    pub(super) bots: PerSeat<Option<Level>>,
}

impl Seating {
    /// As it is wanted. Where nothing is said, people sit if `hotseat`, else casual bots. Without a person among
    /// those wanted, the lowest seat of which nothing is said is one's own.
    pub(super) fn new(wanted: &[Wanted], hotseat: bool, players: u8) -> Result<Self> {
        let mut said: PerSeat<Option<Wanted>> = PerSeat::default();
        for wanted in wanted {
            let number = wanted.seat;
            let seat = Seat::new(number).filter(|_| number < players).with_context(|| {
                format!("there is no seat {number}; with {players} players there are 0 to {}", players - 1)
            })?;
            anyhow::ensure!(said[seat].replace(*wanted).is_none(), "seat {number} is given twice");
        }
        let mut own = wanted.iter().all(|wanted| wanted.bot.is_some());
        let mut seating = Self { people: Seats::NONE, bots: PerSeat::default() };
        for seat in Seat::all(players) {
            let bot = match said[seat] {
                Some(wanted) => wanted.bot,
                None if hotseat || std::mem::take(&mut own) => None,
                None => Some(Level::Casual),
            };
            seating.sit(seat, bot);
        }
        Ok(seating)
    }

    /// As the record names them.
    pub(super) fn named(names: &[SeatName]) -> Result<Self> {
        let mut seating = Self { people: Seats::NONE, bots: PerSeat::default() };
        for (seat, name) in Seat::all(Seat::LIMIT).zip(names) {
            seating.sit(seat, name.bot().map(str::parse).transpose()?);
        }
        Ok(seating)
    }

    fn sit(&mut self, seat: Seat, bot: Option<Level>) {
        self.bots[seat] = bot;
        if bot.is_none() {
            self.people = self.people.with(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating(words: &str, hotseat: bool, players: u8) -> Result<String, String> {
        let wanted: Result<Vec<Wanted>, String> = words.split_whitespace().map(str::parse).collect();
        let seating = Seating::new(&wanted?, hotseat, players).map_err(|error| error.to_string())?;
        let who = |seat| seating.bots[seat].map_or("person", Level::name);
        Ok(Seat::all(players).map(who).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn who_is_not_named_is_you_or_a_casual_bot() {
        for (words, hotseat, who) in [
            ("", false, "person casual casual"),
            ("1", false, "casual person casual"),
            ("0 2", false, "person casual person"),
            ("1=master", false, "person master casual"),
            ("0=master", false, "master person casual"),
            ("0=expert 2=person", false, "expert casual person"),
            ("", true, "person person person"),
            ("2=novice", true, "person person novice"),
            ("0=casual 1=casual 2=policy", false, "casual casual policy"),
        ] {
            assert_eq!(seating(words, hotseat, 3).as_deref(), Ok(who), "{words}");
        }
        for (words, why) in [
            ("3", "there is no seat 3; with 3 players there are 0 to 2"),
            ("1 1=master", "seat 1 is given twice"),
            ("x=master", "`x` is no number of a seat"),
            (
                "1=god",
                "there is no bot `god`; there are: random, novice, casual, policy, expert, master, person",
            ),
        ] {
            assert_eq!(seating(words, false, 3), Err(why.to_owned()));
        }
    }
}
