//! Silver & Gold in words.

use super::shown::{Shown, or_none, ranking_words};
use crate::text::joined;
use silver_gold::{Action, Cards, Deal, Held, SilverGold, Square, Step};
use tabletop::{Game, Ranking, Seat, SetUp};

impl Shown for SilverGold {
    fn action_words(_: &Self, _: Seat, action: Action) -> String {
        match action {
            Action::Keep(pair) => format!("keeps {}", joined(pair.cards(), " and ")),
            Action::Mark { card, squares } if squares.len() == 1 => {
                format!("marks one square on {card}: {squares}")
            }
            Action::Mark { card, squares } => format!("marks the shape on {card}: {squares}"),
            Action::Extra { card, square } => format!("marks {square} on {card} for a red cross"),
            Action::Take(card) => format!("takes {card} from the display"),
            Action::TakePile => "takes the top of the pile".to_owned(),
            Action::Pass => "has no card and passes".to_owned(),
        }
    }

    fn deal_words(deal: &Deal) -> String {
        match deal {
            Deal::Hand { seat, cards } => format!("seat {seat} gets {cards}"),
            Deal::Display(cards) => format!("the display is {cards}"),
            Deal::Expedition(shape) => format!("the expedition is {shape}"),
            Deal::Draw { seat, card } => format!("seat {seat} draws {card}"),
            Deal::Refill(cards) => format!("the display gets {cards}"),
        }
    }

    fn is_turn_over(before: &Self, after: &Self) -> bool {
        let rests = |game: &Self| matches!(game.step(), Step::Expedition | Step::Over);
        rests(after) && !rests(before)
    }

    fn table(&self) -> Vec<String> {
        let (round, left) = (self.round(), self.expeditions_left().total());
        let (display, pile) = (cards(self.display()), self.draw_pile().len());
        let mut lines =
            vec![format!("round {round}, {left} expedition cards left; display {display}; pile {pile}")];
        for seat in Seat::all(self.set_up().players()) {
            let card = self.score_card(seat);
            let torches = or_none(joined((1..=Self::ROUNDS).filter(|round| card.torch(*round)), " "));
            let held = |held: &Held| format!("{} ({} marked)", held.card, held.marked.len());
            let holds = or_none(joined(self.held(seat).iter().flatten().map(held), ", "));
            lines.push(format!(
                "seat {seat}: {} points; completed {}; gems {} red {} green, torches {torches}, skulls {}; \
                 works on {holds}",
                self.points(seat).total(),
                cards(self.completed(seat)),
                card.red(),
                card.green(),
                card.skulls(),
            ));
        }
        lines
    }

    fn details(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in Seat::all(self.set_up().players()) {
            let hand = self.hand(seat);
            if !hand.is_empty() {
                lines.push(format!("seat {seat} chooses from {hand}"));
            }
            for held in self.held(seat).iter().flatten() {
                let colour = self.set_up().deck().colour(held.card);
                lines.push(format!("seat {seat}, {colour} {} (marked squares are *):", held.card));
                lines.extend(rows(self, held));
            }
        }
        lines.push(format!("in the pile: {}", cards(self.draw_pile())));
        lines
    }

    fn outcome_words(outcome: &Ranking) -> String {
        ranking_words(outcome)
    }
}

/// A chamber with its marks.
fn rows(game: &SilverGold, held: &Held) -> Vec<String> {
    let chamber = game.set_up().deck().chamber(held.card);
    let shown =
        |square: Square| if held.marked.contains(square) { "*" } else { chamber.content(square).name() };
    let row = |row: u8| Square::all().filter(move |square| square.row() == row).map(shown);
    (0..Square::SIDE).map(|number| format!("  {}", row(number).collect::<String>())).collect()
}

fn cards(cards: Cards) -> String {
    or_none(cards.to_string())
}
