//! Clocks as data: who has how much time. Nobody here looks at a watch.

use protocol::{Clock, Millis, Time};
use tabletop::{PerSeat, Seat, Seats};

/// The clocks of a game.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    bank: PerSeat<Millis>,
    /// Since when each seat that must choose has been choosing.
    since: PerSeat<Option<Millis>>,
    /// What the last choice of each seat took: of all time, and of its bank.
    last: PerSeat<(Millis, Millis)>,
}

impl Clocks {
    pub(crate) fn new(clock: Clock) -> Self {
        Self {
            clock,
            bank: PerSeat::from_fn(|_| clock.bank()),
            since: PerSeat::default(),
            last: PerSeat::default(),
        }
    }

    /// These seats must choose now; who has not been choosing begins.
    pub(crate) fn waiting(&mut self, seats: Seats, now: Millis) {
        for seat in Seat::all(Seat::LIMIT) {
            if !seats.contains(seat) {
                self.since[seat] = None;
            } else if self.since[seat].is_none() {
                self.since[seat] = Some(now);
            }
        }
    }

    /// The seat has chosen: what took longer than a choice may take comes from its bank.
    pub(crate) fn chose(&mut self, seat: Seat, now: Millis) {
        if let Some(since) = self.since[seat].take() {
            self.last[seat] = (now.saturating_sub(since), self.charge(seat, since, now));
        }
    }

    /// A bot has chosen for the seat: nobody pays for how long that took.
    pub(crate) fn passed(&mut self, seat: Seat, now: Millis) {
        if let Some(since) = self.since[seat].take() {
            self.last[seat] = (now.saturating_sub(since), 0);
        }
    }

    /// Takes from the bank what took longer than a choice may take. How much that was.
    fn charge(&mut self, seat: Seat, since: Millis, now: Millis) -> Millis {
        let over = now.saturating_sub(since).saturating_sub(self.clock.choice()).clamp(0, self.bank[seat]);
        self.bank[seat] -= over;
        over
    }

    /// The seat chooses again what it had chosen: its time goes on where it stopped, without a new one.
    pub(crate) fn took_back(&mut self, seat: Seat, now: Millis) {
        let (took, paid) = std::mem::take(&mut self.last[seat]);
        self.since[seat] = Some(self.since[seat].unwrap_or(now).saturating_sub(took));
        self.bank[seat] += paid;
    }

    /// A bot takes over: the person pays for the time until now. Whose time was up has none left.
    pub(crate) fn handed_over(&mut self, seat: Seat, is_up: bool, now: Millis) {
        if let Some(since) = self.since[seat] {
            self.charge(seat, since, now);
            self.since[seat] = Some(if is_up { since } else { now });
        }
    }

    /// A seat that must choose begins anew, as somebody else has been choosing for it.
    pub(crate) fn restart(&mut self, seat: Seat, now: Millis) {
        self.since[seat] = self.since[seat].map(|_| now);
    }

    /// Nobody is charged for this time.
    pub(crate) fn resumed(&mut self, down: Millis) {
        for seat in Seat::all(Seat::LIMIT) {
            self.since[seat] = self.since[seat].map(|since| since.saturating_add(down));
        }
    }

    /// When the seat's time is up.
    pub(crate) fn until(&self, seat: Seat) -> Option<Millis> {
        self.since[seat].map(|since| since.saturating_add(self.clock.choice() + self.bank[seat]))
    }

    pub(crate) fn time(&self, players: u8) -> Time {
        Time {
            bank: self.bank.iter(players).map(|(_, bank)| *bank).collect(),
            until: Seat::all(players).map(|seat| self.until(seat)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::FIRST;

    fn clocks() -> Clocks {
        let mut clocks = Clocks::new(Clock::RealTime { choice: 10, bank: 60 });
        clocks.waiting(Seats::one(ONE), 0);
        clocks
    }

    #[test]
    fn the_bank_pays_for_what_takes_longer_than_a_choice() {
        let mut clocks = clocks();
        assert_eq!(clocks.until(ONE), Some(70_000));
        clocks.chose(ONE, 9_000);
        assert_eq!(clocks.time(1), Time { bank: vec![60_000], until: vec![None] });
        clocks.waiting(Seats::one(ONE), 10_000);
        clocks.chose(ONE, 35_000);
        assert_eq!(clocks.time(1).bank, [45_000]);
    }

    #[test]
    fn a_choice_taken_back_brings_no_new_time() {
        let mut clocks = clocks();
        clocks.chose(ONE, 4_000);
        clocks.took_back(ONE, 5_000);
        assert_eq!(clocks.until(ONE), Some(71_000), "4 of 70 seconds are gone");
        clocks.chose(ONE, 26_000);
        assert_eq!(clocks.time(1).bank, [45_000]);
        clocks.took_back(ONE, 50_000);
        assert_eq!(
            clocks.time(1),
            Time { bank: vec![60_000], until: vec![Some(95_000)] },
            "what was paid is paid once"
        );
    }

    #[test]
    fn a_choice_taken_back_within_a_turn_goes_on() {
        let mut clocks = clocks();
        clocks.chose(ONE, 4_000);
        clocks.waiting(Seats::one(ONE), 4_000);
        clocks.took_back(ONE, 7_000);
        assert_eq!(clocks.until(ONE), Some(70_000));
    }

    #[test]
    fn nobody_pays_for_what_a_bot_takes() {
        let mut clocks = clocks();
        clocks.handed_over(ONE, false, 15_000);
        clocks.passed(ONE, 90_000);
        assert_eq!(clocks.time(1).bank, [55_000]);
    }

    #[test]
    fn whose_time_is_up_has_none_left() {
        let mut clocks = clocks();
        clocks.handed_over(ONE, true, 70_000);
        assert_eq!(clocks.time(1), Time { bank: vec![0], until: vec![Some(10_000)] });
    }

    /// The times in a log may be anything.
    #[test]
    fn no_time_is_too_far_away() {
        for (then, now) in [(Millis::MIN, Millis::MAX), (Millis::MAX, Millis::MIN)] {
            let mut clocks = Clocks::new(Clock::RealTime { choice: 10, bank: 60 });
            clocks.waiting(Seats::one(ONE), then);
            clocks.resumed(now);
            clocks.handed_over(ONE, true, now);
            clocks.time(1);
            clocks.chose(ONE, now);
            clocks.took_back(ONE, then);
            clocks.time(1);
            clocks.passed(ONE, then);
        }
    }

    #[test]
    fn nobody_pays_while_the_server_is_down() {
        let mut clocks = clocks();
        clocks.resumed(1_000_000);
        assert_eq!(clocks.until(ONE), Some(1_070_000));
    }
}
