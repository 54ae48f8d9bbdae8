//! The Game in words.

use super::shown::{Shown, or_none};
use crate::text::joined;
use tabletop::{Game, Seat, SetUp};
use the_game::{Action, Deal, Left, Phrase, Pile, Step, TheGame};

impl Shown for TheGame {
    fn action_words(before: &Self, _: Seat, action: Action) -> String {
        match action {
            Action::Keen(keen) => format!("wants to start: {} of 3", keen.number()),
            Action::Place(card, pile) => {
                let (top, number) = (before.tops().on(pile), card.number());
                let distance = number.abs_diff(top);
                let forwards = (number > top) == pile.is_ascending();
                let way = if forwards { format!("a jump of {distance}") } else { "ten back".to_owned() };
                format!("places {card} on {pile}, over {top}: {way}")
            }
            Action::End => "ends the turn".to_owned(),
            Action::Say(pile, Some(phrase)) => format!("says about {pile}: {}", phrase_words(phrase)),
            Action::Say(pile, None) => format!("takes back what was said about {pile}"),
        }
    }

    fn deal_words(deal: &Deal) -> String {
        format!("seat {} draws {}", deal.seat, joined(deal.cards.iter(), " "))
    }

    fn is_turn_over(before: &Self, after: &Self) -> bool {
        let in_turn = matches!(before.step(), Step::Turn(_));
        // A turn that ends without a draw goes straight on to the next.
        let goes_on = after.step() == before.step() && after.placed() != before.placed();
        in_turn && !goes_on && after != before
    }

    fn table(&self) -> Vec<String> {
        let piles = joined(Pile::ALL.map(|pile| format!("{pile} {}", self.tops().on(pile))), "   ");
        let mut lines = vec![format!("{piles}   draw pile {}", self.draw_pile().len())];
        for seat in Seat::all(self.set_up().players()) {
            lines.push(format!("seat {seat} holds {}", or_none(joined(self.hand(seat).iter(), " "))));
        }
        lines
    }

    fn details(&self) -> Vec<String> {
        vec![
            format!("placed: {}", or_none(joined(self.placed().iter(), " "))),
            format!("in the draw pile: {}", or_none(joined(self.draw_pile().iter(), " "))),
        ]
    }

    fn outcome_words(outcome: &Left) -> String {
        match outcome {
            won if won.is_win() => "won: all cards are placed".to_owned(),
            Left(1) => "lost: 1 card is left".to_owned(),
            Left(cards) => format!("lost: {cards} cards are left"),
        }
    }
}

const fn phrase_words(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Leave => "please leave this pile",
        Phrase::NoJump => "no big jump here",
        Phrase::Good => "this pile is good for me",
        Phrase::Here => "play here if you can",
    }
}
