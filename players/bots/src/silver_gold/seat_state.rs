//! The cards and points of one seat, and how marks change them.

use super::card_tables::{CardTable, CardTables};
use ::silver_gold::{
    Action, Card, Colour, Content, Held, Points, ScoreCard, Shape, SilverGold, Squares, brings_bonus,
};
use tabletop::{Game, Seat};

/// The card that an action marks, and the squares.
#[inline]
pub(super) const fn marks(action: Action) -> Option<(Card, Squares)> {
    match action {
        Action::Mark { card, squares } => Some((card, squares)),
        Action::Extra { card, square } => Some((card, Squares::one(square))),
        Action::Keep(_) | Action::Take(_) | Action::TakePile | Action::Pass => None,
    }
}

/// The part of a position that is the same for all seats and choices of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnContext {
    /// The round, from 1 to [`SilverGold::ROUNDS`].
    pub(super) round: u8,
    /// Expedition cards still to come in this round.
    pub(super) in_round: u8,
    /// Expedition cards still to come in the game.
    pub(super) turns: usize,
    /// The chance of each shape to come next.
    pub(super) chances: [f64; 6],
    /// The highest free bonus of each colour; 0 if there is none.
    bonuses: [i32; 3],
}

impl TurnContext {
    pub(super) fn of(game: &SilverGold) -> Self {
        let left = game.expeditions_left();
        let in_round = left.total().saturating_sub(1);
        let next = if in_round > 0 { left } else { game.set_up().deck().expeditions() };
        let total = f64::from(next.total().max(1));
        Self {
            round: game.round(),
            in_round,
            turns: turns_left(game),
            chances: Shape::ALL.map(|shape| f64::from(next.of(shape)) / total),
            bonuses: Colour::ALL.map(|colour| game.bonuses().free(colour).unwrap_or(0)),
        }
    }

    /// The highest free bonus of a colour; 0 if there is none.
    #[inline]
    pub(super) fn bonus(&self, colour: Colour) -> i32 {
        self.bonuses.get(colour as usize).copied().unwrap_or(0)
    }
}

/// Expedition cards still to come in the game, without the one in play.
#[inline]
pub(super) fn turns_left(game: &SilverGold) -> usize {
    let rounds = SilverGold::ROUNDS.saturating_sub(game.round());
    let in_round = game.expeditions_left().total().saturating_sub(1);
    let each = game.set_up().deck().expeditions().total().saturating_sub(1);
    usize::from(rounds) * usize::from(each) + usize::from(in_round)
}

/// The cards and points of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeatState {
    /// The cards in work. A card whose tomb is marked stays here until the turn is over.
    pub(super) held: [Option<Held>; 2],
    pub(super) score_card: ScoreCard,
    /// Completed pyramids of each colour, including those just completed.
    pyramids: [u8; 3],
    /// Colour bonuses won.
    won: i32,
    /// Colour bonuses that pyramids just completed are about to win.
    pub(super) due: i32,
}

impl SeatState {
    pub(super) fn of(game: &SilverGold, seat: Seat, tables: &CardTables, context: &TurnContext) -> Self {
        let completed = game.completed(seat);
        let deck = game.set_up().deck();
        let mut state = Self {
            held: game.held(seat),
            score_card: game.score_card(seat),
            pyramids: Colour::ALL.map(|colour| completed.intersection(deck.of_colour(colour)).len()),
            won: game.bonuses().points(seat),
            due: 0,
        };
        for held in state.held.into_iter().flatten() {
            let table = tables.of(held.card);
            if table.tomb.from(held.marked) == 0 {
                state.complete(table.colour, context);
            }
        }
        state
    }

    /// Counts one more pyramid of the colour, and the bonus that it brings.
    #[inline]
    fn complete(&mut self, colour: Colour, context: &TurnContext) {
        if let Some(count) = self.pyramids.get_mut(colour as usize) {
            *count += 1;
            if brings_bonus(*count) {
                self.due += context.bonus(colour);
            }
        }
    }

    /// Completed pyramids of this colour, including those just completed.
    #[inline]
    pub(super) fn pyramids(&self, colour: Colour) -> u8 {
        self.pyramids.get(colour as usize).copied().unwrap_or(0)
    }

    /// Whether one more pyramid of this colour would win a bonus, if one is free.
    #[inline]
    pub(super) fn next_brings_bonus(&self, colour: Colour) -> bool {
        brings_bonus(self.pyramids(colour) + 1)
    }

    /// The index of a card in work.
    #[inline]
    pub(super) fn index(&self, card: Card) -> usize {
        usize::from(self.held[1].is_some_and(|held| held.card == card))
    }

    /// Marks squares of the card at this index. Returns how many extra squares they bring.
    #[inline]
    pub(super) fn mark(
        &mut self,
        index: usize,
        squares: Squares,
        table: &CardTable,
        context: &TurnContext,
    ) -> u8 {
        if let Some(Some(held)) = self.held.get_mut(index) {
            held.marked = held.marked.union(squares);
        }
        self.score_card.mark(&table.chamber, squares, context.round);
        if table.chamber.squares(Content::Tomb).meets(squares) {
            self.complete(table.colour, context);
        }
        table.chamber.squares(Content::RedCross).intersection(squares).len()
    }

    /// The points of the seat if nothing more comes.
    #[inline]
    pub(super) fn points(&self) -> i32 {
        let pyramids = self.pyramids.iter().sum();
        Points::new(pyramids, self.score_card, self.won + self.due).total()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::silver_gold::SetUp;
    use tabletop::{Seeded, Waiting, draw};

    #[test]
    fn marks_come_to_the_same_as_in_the_engine() {
        let set_up = SetUp::new(2).unwrap();
        let tables = CardTables::new(set_up.deck());
        let mut luck = Seeded::new(5);
        let mut marks = 0;
        for _ in 0..20 {
            let mut game = SilverGold::new(set_up.clone());
            loop {
                if let Some(due) = game.due() {
                    game.deal(&draw(due, &mut luck)).unwrap();
                    continue;
                }
                let Waiting::Seats(seats) = game.waiting() else { break };
                let seat = seats.first().unwrap();
                let action = game.random_action(seat, &mut luck).unwrap();
                let context = TurnContext::of(&game);
                let mut state = SeatState::of(&game, seat, &tables, &context);
                game.act(seat, action).unwrap();
                let Some((card, squares)) = super::marks(action) else { continue };
                state.mark(state.index(card), squares, tables.of(card), &context);
                assert_eq!(state.score_card, game.score_card(seat));
                let in_work =
                    |held: [Option<Held>; 2]| held.into_iter().flatten().find(|held| held.card == card);
                match in_work(game.held(seat)) {
                    Some(held) => assert_eq!(in_work(state.held), Some(held)),
                    None => assert!(game.completed(seat).contains(card)),
                }
                marks += 1;
            }
            for seat in Seat::all(2) {
                let state = SeatState::of(&game, seat, &tables, &TurnContext::of(&game));
                assert_eq!(state.points(), game.points(seat).total());
            }
        }
        assert!(marks > 1000);
    }
}
