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
    /// The last choices of the own seat behind which nothing came to light.
    free: Vec<Action>,
}

impl Log {
    /// Takes in what happened.
    pub fn hear(&mut self, news: &[News], own: Option<Seat>) {
        for one in news {
            match one {
                News::Started => *self = Self { heard: self.heard, ..Self::default() },
                News::Deal { .. } | News::Backs { .. } => self.free.clear(),
                News::Action { seat, action } => {
                    let (Some(seat), Ok(action)) = (Seat::new(*seat), action.parse()) else { continue };
                    self.heard += 1;
                    self.entries.push(Entry { number: self.heard, seat, action });
                    if Some(seat) == own {
                        self.free.push(action);
                    } else {
                        self.free.clear();
                    }
                }
                News::TakenBack { seat, .. } => {
                    let taken = self.entries.iter().rposition(|entry| entry.seat.number() == *seat);
                    if let Some(place) = taken {
                        self.entries.remove(place);
                    }
                    if own.map(Seat::number) == Some(*seat) {
                        self.free.pop();
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

    /// The last own choice that can be taken back.
    pub fn free(&self) -> Option<Action> {
        self.free.last().copied()
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
    fn own_choices_are_free_until_something_comes_to_light() {
        let own = Seat::new(0);
        let mut log = Log::default();
        log.hear(&[News::Started, said(0, "r5@0"), said(0, "r4@0.1")], own);
        assert_eq!(log.free(), "r4@0.1".parse().ok());
        log.hear(&[News::TakenBack { seat: 0, action: Some("r4@0.1".into()) }], own);
        assert_eq!(log.free(), "r5@0".parse().ok());
        log.hear(&[said(0, "end"), News::Backs { seat: 1, count: 2 }], own);
        assert_eq!(log.free(), None);
    }

    #[test]
    fn the_last_line_comes_first_and_what_says_nothing_is_left_out() {
        let mut log = Log::default();
        log.hear(&[said(0, "r5@0"), said(0, "end"), said(1, "swap rT"), said(1, "r4@0.1")], None);
        assert_eq!(lines(&log), ["1 r4@0.1", "1 swap rT", "0 r5@0"]);
        log.hear(&[News::TakenBack { seat: 1, action: None }], None);
        assert_eq!(lines(&log), ["1 swap rT", "0 r5@0"]);
    }

    #[test]
    fn the_log_does_not_grow_for_ever() {
        let mut log = Log::default();
        for _ in 0..100 {
            log.hear(&[said(0, "r5@0")], None);
        }
        assert_eq!(log.lines().len(), KEPT);
    }
}
