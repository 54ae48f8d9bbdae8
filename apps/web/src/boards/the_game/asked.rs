//! What is asked of the viewer: the heading of the board.

use crate::play::Play;
use crate::say;
use tabletop::{Seat, Seats, SetUp as _, View as _, Waiting};
use the_game::{Action, Piles, Step, View};

/// What the heading asks for, apart from its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nothing yet: cards are dealt.
    Deal,
    /// How keen the viewer is to start.
    Keen,
    /// To wait for these, who still say how keen they are.
    Others(Seats),
    /// To place at least so many cards.
    Place(u8),
    /// To place so many more.
    More(u8),
    /// The only thing that is possible.
    Only(Action),
    /// To cover these piles, or lose.
    Cover(Piles),
    /// To end the turn, since nothing else fits; the game is lost if these piles burn.
    Nothing(Piles),
    /// To place more or end the turn.
    Free,
    /// To wait for this seat.
    Turn(Seat),
    /// To wait for this seat, which draws.
    Refill(Seat),
    /// Nothing any more.
    Over,
}

impl Asked {
    /// What is asked of the viewer.
    pub(super) fn of(view: &View) -> Self {
        let me = view.viewer.seat();
        match view.step {
            Step::Deal(_) => Self::Deal,
            Step::Keen => match view.waiting() {
                Waiting::Seats(seats) if me.is_some_and(|me| seats.contains(me)) => Self::Keen,
                Waiting::Seats(seats) => Self::Others(seats),
                Waiting::Dealer | Waiting::Nobody => Self::Deal,
            },
            Step::Turn(turn) if Some(turn) == me => Self::own_turn(view),
            Step::Turn(turn) => Self::Turn(turn),
            Step::Refill(turn) => Self::Refill(turn),
            Step::Over => Self::Over,
        }
    }

    fn own_turn(view: &View) -> Self {
        let due = view.minimum.saturating_sub(view.placed_now);
        match view.legal_actions()[..] {
            [Action::End] => Self::Nothing(view.burning),
            [only] => Self::Only(only),
            _ if due == view.minimum => Self::Place(due),
            _ if due > 0 => Self::More(due),
            _ if !view.burning.is_empty() => Self::Cover(view.burning),
            _ => Self::Free,
        }
    }

    /// In words.
    pub(super) fn words(self, play: Play) -> String {
        match self {
            Self::Deal => say!("dealing"),
            Self::Keen => say!("tg-ask-keen"),
            Self::Others(seats) => {
                let names: Vec<String> = seats.iter().map(|seat| play.name(seat)).collect();
                say!("waiting-for", names = names.join(", "))
            }
            Self::Place(count) => say!("tg-ask-place", count = count),
            Self::More(count) => say!("tg-ask-more", count = count),
            Self::Only(action) => say!("tg-ask-only", action = action_words(action)),
            Self::Cover(piles) => say!("tg-ask-cover", piles = names(piles)),
            Self::Nothing(piles) if piles.is_empty() => say!("tg-ask-nothing"),
            Self::Nothing(piles) => say!("tg-ask-burnt", piles = names(piles)),
            Self::Free => say!("tg-ask-free"),
            Self::Turn(seat) => say!("tg-ask-turn", name = play.name(seat)),
            Self::Refill(seat) => say!("tg-ask-refill", name = play.name(seat)),
            Self::Over => say!("game-over"),
        }
    }
}

/// The names of piles in a row.
pub(super) fn names(piles: Piles) -> String {
    piles.iter().map(|pile| pile.to_string()).collect::<Vec<_>>().join(", ")
}

/// An action as a person would say it.
pub(super) fn action_words(action: Action) -> String {
    match action {
        Action::Place(card, pile) => say!("tg-place", card = card.number(), pile = pile.to_string()),
        Action::End => say!("tg-end-turn"),
        Action::Keen(keen) => say!("tg-keen-said", keen = super::keen::words(keen)),
        Action::Say(pile, Some(phrase)) => {
            say!("tg-say-about", pile = pile.to_string(), phrase = super::talk::words(phrase))
        }
        Action::Say(pile, None) => say!("tg-say-cleared", pile = pile.to_string()),
    }
}

/// A few words about a seat, for its cartouche.
pub(super) fn seat_words(view: &View, seat: Seat) -> String {
    let cards = view.hand_sizes[seat];
    match view.step {
        Step::Turn(turn) if turn == seat && view.placed_now > view.minimum => {
            say!("tg-seat-more", placed = view.placed_now)
        }
        Step::Turn(turn) if turn == seat => {
            say!("tg-seat-placed", placed = view.placed_now, minimum = view.minimum)
        }
        Step::Keen if view.keen_said.contains(seat) => say!("tg-seat-chosen"),
        _ if cards == 0 && view.step != Step::Over && view.set_up.players() > 1 => say!("tg-seat-out"),
        _ => say!("tg-cards", count = cards),
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{script, view};
    use super::*;
    use the_game::Pile;

    const START: [&str; 4] =
        ["deal 0 4 17 23 48 61 77 90", "deal 1 2 9 33 52 58 80 99", "0 keen 3", "1 keen 0"];

    fn asked(options: &str, lines: &[&str], seat: u8) -> Asked {
        let lines: Vec<&str> = START.iter().chain(lines).copied().collect();
        Asked::of(&view(&script(2, options, &lines), seat))
    }

    #[test]
    fn first_who_starts_then_cards() {
        let game = script(2, "", &START[..2]);
        assert_eq!(Asked::of(&view(&game, 1)), Asked::Keen);
        let game = script(2, "", &START[..3]);
        assert_eq!(Asked::of(&view(&game, 0)), Asked::Others(Seats::one(Seat::new(1).unwrap())));
        assert_eq!(asked("", &[], 0), Asked::Place(2));
        assert_eq!(asked("", &[], 1), Asked::Turn(Seat::FIRST));
        assert_eq!(asked("minimum=3", &["0 4>A1"], 0), Asked::More(2));
        assert_eq!(asked("", &["0 4>A1", "0 90>D1"], 0), Asked::Free);
    }

    #[test]
    fn a_burning_pile_must_be_covered() {
        let lines = ["0 77>D1", "0 4>A1", "0 end", "deal 0 40 41", "1 9>A1"];
        assert_eq!(asked("fire", &lines, 1), Asked::More(1));
        let lines: Vec<&str> = lines.iter().chain(&["1 33>A1"]).copied().collect();
        assert_eq!(asked("fire", &lines, 1), Asked::Cover([Pile::D1].into_iter().collect()));
    }
}
