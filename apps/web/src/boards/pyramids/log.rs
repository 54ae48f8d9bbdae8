//! What was played last, and what of it can be taken back.

use protocol::News;
use pyramids::Action;
use tabletop::Seat;

/// More than this nobody reads.
const KEPT: usize = 24;

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Counts all lines, so that each has a name of its own.
    pub number: u32,
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
}

/// What was heard since the board was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    heard: u32,
    entries: Vec<Entry>,
}

impl Log {
    /// Takes in what happened.
    pub fn hear(&mut self, news: &[News]) {
        for one in news {
            match one {
                News::Started => *self = Self { heard: self.heard, ..Self::default() },
                News::Action { seat, action } => {
                    let (Some(seat), Ok(action)) = (Seat::new(*seat), action.parse()) else { continue };
                    self.heard += 1;
                    self.entries.push(Entry { number: self.heard, seat, action });
                }
                News::TakenBack { seat, .. } => {
                    let taken = self.entries.iter().rposition(|entry| entry.seat.number() == *seat);
                    if let Some(place) = taken {
                        self.entries.remove(place);
                    }
                }
                _ => {}
            }
        }
        let extra = self.entries.len().saturating_sub(KEPT);
        self.entries.drain(..extra);
    }

    /// What is worth reading, the last first: the end of a turn says nothing.
    pub fn lines(&self) -> Vec<Entry> {
        self.entries.iter().rev().filter(|entry| entry.action != Action::End).copied().collect()
    }

    /// The last choice, if it is that of this seat.
    pub fn last(&self, seat: Option<Seat>) -> Option<Action> {
        self.entries.last().filter(|entry| Some(entry.seat) == seat).map(|entry| entry.action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(seat: u8, action: &str) -> News {
        News::Action { seat, action: action.into() }
    }

    fn lines(log: &Log) -> Vec<String> {
        log.lines().iter().map(|entry| format!("{} {}", entry.seat, entry.action)).collect()
    }

    #[test]
    fn the_last_choice_is_known_as_long_as_it_is_the_last() {
        let own = Seat::new(0);
        let mut log = Log::default();
        log.hear(&[News::Started, said(0, "r5@0"), said(0, "r4@0.1")]);
        assert_eq!(log.last(own), "r4@0.1".parse().ok());
        log.hear(&[News::TakenBack { seat: 0, action: Some("r4@0.1".into()) }]);
        assert_eq!(log.last(own), "r5@0".parse().ok());
        log.hear(&[said(0, "end"), said(1, "r4@0.1")]);
        assert_eq!(log.last(own), None);
    }

    #[test]
    fn the_last_line_comes_first_and_what_says_nothing_is_left_out() {
        let mut log = Log::default();
        log.hear(&[said(0, "r5@0"), said(0, "end"), said(1, "swap rT"), said(1, "r4@0.1")]);
        assert_eq!(lines(&log), ["1 r4@0.1", "1 swap rT", "0 r5@0"]);
        log.hear(&[News::TakenBack { seat: 1, action: None }]);
        assert_eq!(lines(&log), ["1 swap rT", "0 r5@0"]);
    }

    #[test]
    fn the_log_does_not_grow_for_ever() {
        let mut log = Log::default();
        for _ in 0..100 {
            log.hear(&[said(0, "r5@0")]);
        }
        assert_eq!(log.lines().len(), KEPT);
    }
}
