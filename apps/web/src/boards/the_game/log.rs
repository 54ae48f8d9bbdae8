//! What happened since the board was opened, turn by turn.

use protocol::News;
use tabletop::Seat;
use the_game::{Action, Card, Keen, Pile};

/// How many turns are kept.
const MOST: usize = 20;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A seat placed these, in this order.
    Turn(Vec<(Card, Pile)>),
    /// A seat said how keen it was to start.
    Keen(Keen),
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// Its number, never used again.
    pub(super) id: u32,
    /// Whose it is.
    pub(super) seat: Seat,
    /// What happened.
    pub(super) line: Line,
    /// Whether the turn has ended.
    ended: bool,
}

/// What happened since the board was opened, the last first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Log {
    entries: Vec<Entry>,
    next: u32,
}

impl Log {
    /// The lines, the last first.
    pub(super) fn entries(&self) -> Vec<Entry> {
        self.entries.iter().filter(|entry| entry.line != Line::Turn(Vec::new())).cloned().collect()
    }

    /// Whether there is nothing to tell.
    pub(super) fn is_empty(&self) -> bool {
        self.entries.iter().all(|entry| entry.line == Line::Turn(Vec::new()))
    }

    /// Takes note of news.
    pub(super) fn hear(&mut self, news: &News) {
        match news {
            News::Action { seat, action } => {
                if let (Some(seat), Ok(action)) = (Seat::new(*seat), action.parse()) {
                    self.acted(seat, action);
                }
            }
            News::TakenBack { seat, action } => {
                let action = action.as_deref().and_then(|action| action.parse().ok());
                if let Some(seat) = Seat::new(*seat) {
                    self.took_back(seat, action);
                }
            }
            _ => {}
        }
    }

    fn acted(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place(card, pile) => {
                if let Some(Entry { line: Line::Turn(placed), .. }) = self.running(seat) {
                    placed.push((card, pile));
                } else {
                    self.add(seat, Line::Turn(vec![(card, pile)]));
                }
            }
            Action::End => {
                if let Some(entry) = self.running(seat) {
                    entry.ended = true;
                }
            }
            Action::Keen(keen) => {
                // The own answer comes twice: when it is sealed, and when all are opened.
                self.entries.retain(|entry| entry.seat != seat || !matches!(entry.line, Line::Keen(_)));
                self.add(seat, Line::Keen(keen));
            }
            Action::Say(..) => {}
        }
    }

    fn took_back(&mut self, seat: Seat, action: Option<Action>) {
        match action {
            Some(Action::End) => {
                if let Some(entry) = self.entries.iter_mut().find(|entry| entry.seat == seat) {
                    entry.ended = false;
                }
            }
            Some(Action::Place(card, pile)) => {
                if let Some(Entry { line: Line::Turn(placed), .. }) = self.running(seat)
                    && let Some(last) = placed.iter().rposition(|one| *one == (card, pile))
                {
                    placed.remove(last);
                }
            }
            Some(Action::Keen(_) | Action::Say(..)) | None => {
                self.entries.retain(|entry| entry.seat != seat || !matches!(entry.line, Line::Keen(_)));
            }
        }
    }

    /// The turn of the seat that has not ended.
    fn running(&mut self, seat: Seat) -> Option<&mut Entry> {
        self.entries
            .iter_mut()
            .find(|entry| entry.seat == seat && !entry.ended && matches!(entry.line, Line::Turn(_)))
    }

    fn add(&mut self, seat: Seat, line: Line) {
        self.entries.insert(0, Entry { id: self.next, seat, line, ended: false });
        self.entries.truncate(MOST);
        self.next += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(news: &[&str]) -> Vec<String> {
        let mut log = Log::default();
        for text in news {
            let (seat, action) = text.split_once(' ').unwrap();
            let seat = seat.parse().unwrap();
            log.hear(&match action.strip_prefix("back ") {
                Some(action) => News::TakenBack { seat, action: Some(action.to_owned()) },
                None => News::Action { seat, action: action.to_owned() },
            });
        }
        let said = |entry: Entry| match entry.line {
            Line::Turn(placed) => {
                let placed: Vec<String> =
                    placed.iter().map(|(card, pile)| format!("{card}>{pile}")).collect();
                format!("{} {}", entry.seat, placed.join(" "))
            }
            Line::Keen(keen) => format!("{} keen {}", entry.seat, keen.number()),
        };
        log.entries().into_iter().map(said).collect()
    }

    #[test]
    fn the_cards_of_a_turn_stand_in_one_line_and_the_last_turn_first() {
        let news = ["0 4>A1", "0 90>D1", "0 end", "1 say D2 leave", "1 9>A1", "1 12>A1", "1 end", "0 13>A1"];
        assert_eq!(log(&news), ["0 13>A1", "1 9>A1 12>A1", "0 4>A1 90>D1"]);
    }

    #[test]
    fn what_is_taken_back_is_gone() {
        assert_eq!(log(&["0 4>A1", "0 90>D1", "0 back 90>D1", "0 88>D1"]), ["0 4>A1 88>D1"]);
        assert_eq!(log(&["0 4>A1", "0 back 4>A1"]), [""; 0]);
        assert_eq!(log(&["0 4>A1", "0 5>A1", "0 end", "0 back end", "0 6>A1"]), ["0 4>A1 5>A1 6>A1"]);
    }

    #[test]
    fn a_solo_turn_is_not_the_turn_before() {
        assert_eq!(log(&["0 4>A1", "0 5>A1", "0 end", "0 6>A1"]), ["0 6>A1", "0 4>A1 5>A1"]);
    }

    #[test]
    fn how_keen_somebody_was_stands_once() {
        assert_eq!(
            log(&["0 keen 2", "0 back keen 2", "0 keen 3", "0 keen 3", "1 keen 0"]),
            ["1 keen 0", "0 keen 3"]
        );
    }
}
