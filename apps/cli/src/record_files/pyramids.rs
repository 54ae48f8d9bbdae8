//! Pyramids in words.

use super::shown::{Shown, or_none, ranking_words};
use crate::text::joined;
use pyramids::{Action, Deal, Pyramids, Step};
use tabletop::{Game, Ranking, Seat, SetUp};

impl Shown for Pyramids {
    fn action_words(before: &Self, seat: Seat, action: Action) -> String {
        let whose = |owner: Seat| {
            if owner == seat { "its own".to_owned() } else { format!("seat {owner}'s") }
        };
        match action {
            Action::Swap(cards) => format!("exchanges {}", joined(cards.iter(), " ")),
            Action::Start { card, seat: owner } if owner == seat => {
                format!("starts a pyramid with {card}")
            }
            Action::Start { card, seat: owner } => {
                format!("starts a pyramid with {card} in front of seat {owner}")
            }
            Action::Build { card, seat: owner, number } => {
                let on = before.table().pyramid(owner, number).map(|pyramid| format!(", {pyramid}"));
                format!("puts {card} on {} pyramid {number}{}", whose(owner), on.unwrap_or_default())
            }
            Action::End => "ends the playing".to_owned(),
            Action::Discard(cards) => format!("discards {}", joined(cards.iter(), " ")),
        }
    }

    fn deal_words(deal: &Deal) -> String {
        match deal {
            Deal::Dealer(seat) => format!("seat {seat} is the dealer"),
            Deal::Hand { seat, cards } => format!("seat {seat} gets {}", joined(cards.iter(), " ")),
            Deal::Draw { seat, cards } => format!("seat {seat} draws {}", joined(cards.iter(), " ")),
        }
    }

    fn is_turn_over(before: &Self, after: &Self) -> bool {
        match (before.step(), after.step()) {
            (Step::Play { .. } | Step::Discard, Step::Draw | Step::LastRound { .. } | Step::Over) => true,
            (Step::LastRound { .. }, _) => before.waiting() != after.waiting(),
            _ => false,
        }
    }

    fn table(&self) -> Vec<String> {
        let mut lines =
            vec![format!("pile {}, discarded {}", self.draw_pile().total(), self.discards().total())];
        for seat in Seat::all(self.set_up().players()) {
            let points = self.set_up().score(self.table(), seat);
            let pyramids = (1..).zip(self.table().pyramids(seat));
            let pyramids = pyramids.map(|(number, pyramid)| format!("{number} {pyramid}"));
            let pyramids = or_none(joined(pyramids, ", "));
            let hand = or_none(joined(self.hand(seat).iter(), " "));
            lines.push(format!("seat {seat}: {points} points; pyramids {pyramids}; holds {hand}"));
        }
        lines
    }

    fn details(&self) -> Vec<String> {
        vec![
            format!("discarded: {}", or_none(joined(self.discards().cards(), " "))),
            format!("in the pile: {}", or_none(joined(self.draw_pile().cards(), " "))),
        ]
    }

    fn outcome_words(outcome: &Ranking) -> String {
        ranking_words(outcome)
    }
}
