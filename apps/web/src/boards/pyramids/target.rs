//! Where a card can go.

use super::names::ordered;
use pyramids::{Action, Card, Number};
use std::fmt;
use tabletop::Seat;

/// A place for a card: a pyramid, or the free ground in front of a seat. It has the text that follows the `@` in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Target {
    /// In front of whom.
    pub seat: Seat,
    /// The pyramid; none to start one.
    pub number: Option<Number>,
}

impl Target {
    /// The choice to put this card here.
    pub fn action(self, card: Card) -> Action {
        match self.number {
            Some(number) => Action::Build { card, seat: self.seat, number },
            None => Action::Start { card, seat: self.seat },
        }
    }

    /// The card and the place of an action that plays a card.
    pub fn of(action: Action) -> Option<(Card, Self)> {
        match action {
            Action::Start { card, seat } => Some((card, Self { seat, number: None })),
            Action::Build { card, seat, number } => Some((card, Self { seat, number: Some(number) })),
            Action::Swap(_) | Action::End | Action::Discard(_) => None,
        }
    }

    /// The `id` of its button in the page.
    pub fn id(self) -> String {
        format!("py-at-{}", self.to_string().replace('.', "-"))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "{}.{number}", self.seat),
            None => write!(f, "{}", self.seat),
        }
    }
}

/// Where this card may go, of all legal actions: own pyramids first, then those of the others clockwise, then the free ground in
/// the same order.
pub fn targets(legal: &[Action], card: Card, own: Option<Seat>, players: u8) -> Vec<Target> {
    let places = legal.iter().filter_map(|action| Target::of(*action));
    let found = places.filter(|(played, _)| *played == card).map(|(_, target)| target);
    ordered(found, |target| (target.number.is_none(), away(target.seat, own, players), target.number))
}

/// How many seats clockwise from the own one.
fn away(seat: Seat, own: Option<Seat>, players: u8) -> u8 {
    let from = own.unwrap_or_default().number();
    (seat.number() + players).saturating_sub(from) % players.max(1)
}

/// The other seats, clockwise from the own one; all from the first one on if there is no own.
pub fn others(own: Option<Seat>, players: u8) -> Vec<Seat> {
    ordered(Seat::all(players).filter(|seat| Some(*seat) != own), |seat| away(*seat, own, players))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_pyramids_come_first_and_new_ones_last() {
        let legal: Vec<Action> =
            ["g3@0", "g3@1", "g3@2", "g3@0.2", "g3@1.1", "g3@2.4", "g3@1.3", "r2@0", "end"]
                .iter()
                .map(|text| text.parse().unwrap())
                .collect();
        let card = "g3".parse().unwrap();
        let listed: Vec<String> =
            targets(&legal, card, Seat::new(1), 3).iter().map(ToString::to_string).collect();
        assert_eq!(listed, ["1.1", "1.3", "2.4", "0.2", "1", "2", "0"]);
        for target in targets(&legal, card, Seat::new(1), 3) {
            assert!(legal.contains(&target.action(card)));
            assert_eq!(Target::of(target.action(card)), Some((card, target)));
        }
    }

    #[test]
    fn the_others_sit_clockwise() {
        let numbers =
            |own, players| others(own, players).iter().map(|seat| seat.number()).collect::<Vec<_>>();
        assert_eq!(numbers(Seat::new(2), 4), [3, 0, 1]);
        assert_eq!(numbers(None, 3), [0, 1, 2]);
    }
}
