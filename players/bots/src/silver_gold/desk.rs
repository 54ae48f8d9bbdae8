//! What lies in front of one seat, and what marks will do to it. Whether they are allowed is the engine's to say.

use super::atlas::{Atlas, FAR, Map};
use ::silver_gold::{Card, Colour, Content, Held, Points, ScoreCard, Shape, SilverGold, Squares};
use tabletop::{Game, Seat};

/// What is the same for all choices at one moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// From 1 to 4.
    pub(super) round: u8,
    /// Expedition cards to come in this round.
    pub(super) in_round: u8,
    /// Expedition cards to come in the game.
    pub(super) turns: usize,
    /// The chance of each shape to come next.
    pub(super) odds: [f64; 6],
    /// The highest free bonus of each colour; 0 if there is none.
    pub(super) boxes: [i32; 3],
}

impl Moment {
    pub(super) fn of(game: &SilverGold) -> Self {
        let left = game.expeditions_left();
        let in_round = left.total().saturating_sub(1);
        let next = if in_round > 0 { left } else { game.set_up().deck().expeditions() };
        let total = f64::from(next.total().max(1));
        Self {
            round: game.round(),
            in_round,
            turns: turns_left(game),
            odds: Shape::ALL.map(|shape| f64::from(next.of(shape)) / total),
            boxes: Colour::ALL.map(|colour| game.bonuses().free(colour).unwrap_or(0)),
        }
    }

    #[inline]
    pub(super) fn free_box(&self, colour: Colour) -> i32 {
        self.boxes.get(colour as usize).copied().unwrap_or(0)
    }
}

/// Expedition cards to come in the game, without the one in play.
#[inline]
pub(super) fn turns_left(game: &SilverGold) -> usize {
    let rounds = SilverGold::ROUNDS.saturating_sub(game.round());
    let in_round = game.expeditions_left().total().saturating_sub(1);
    let each = game.set_up().deck().expeditions().total().saturating_sub(1);
    usize::from(rounds) * usize::from(each) + usize::from(in_round)
}

/// What lies in front of one seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Desk {
    /// The cards in work; one whose tomb is marked lies here until the turn is over.
    pub(super) held: [Option<Held>; 2],
    pub(super) red: u8,
    pub(super) green: u8,
    pub(super) torches: u8,
    /// Whether the torch of the round is crossed off.
    pub(super) lit: bool,
    pub(super) skulls: u8,
    /// Completed pyramids of each colour, those just completed too.
    pub(super) pyramids: [u8; 3],
    /// Colour bonuses won.
    pub(super) bonuses: i32,
    /// Colour bonuses that pyramids just completed are about to bring.
    pub(super) due: i32,
}

impl Desk {
    pub(super) fn of(game: &SilverGold, seat: Seat, atlas: &Atlas, moment: &Moment) -> Self {
        let sheet = game.score_card(seat);
        let completed = game.completed(seat);
        let deck = game.set_up().deck();
        let mut desk = Self {
            held: game.held(seat),
            red: sheet.red(),
            green: sheet.green(),
            torches: sheet.torches(),
            lit: sheet.torch(moment.round),
            skulls: sheet.skulls(),
            pyramids: Colour::ALL.map(|colour| completed.intersection(deck.of_colour(colour)).len()),
            bonuses: game.bonuses().points(seat),
            due: 0,
        };
        for held in desk.held.into_iter().flatten() {
            let map = atlas.of(held.card);
            if map.tomb.from(held.marked) == 0 {
                desk.complete(map.colour, moment);
            }
        }
        desk
    }

    /// SGP-23: one pyramid more of the colour, with the bonus that it may bring.
    #[inline]
    fn complete(&mut self, colour: Colour, moment: &Moment) {
        if let Some(count) = self.pyramids.get_mut(colour as usize) {
            *count += 1;
            if matches!(*count, 2 | 4 | 6) {
                self.due += moment.free_box(colour);
            }
        }
    }

    /// The place of the card.
    #[inline]
    pub(super) fn place(&self, card: Card) -> usize {
        usize::from(self.held[1].is_some_and(|held| held.card == card))
    }

    /// Marks squares of the card in this place and tells how many extra squares they bring.
    #[inline]
    pub(super) fn mark(&mut self, place: usize, squares: Squares, map: &Map, moment: &Moment) -> u8 {
        if let Some(Some(held)) = self.held.get_mut(place) {
            held.marked = held.marked.union(squares);
        }
        let count = |content| map.chamber.squares(content).intersection(squares).len();
        self.red = (self.red + count(Content::RedGem)).min(ScoreCard::GEMS);
        self.green = (self.green + count(Content::GreenGem)).min(ScoreCard::GEMS);
        if !self.lit && count(Content::Torch) > 0 {
            self.lit = true;
            self.torches += 1;
        }
        let skulls = (self.skulls + count(Content::Skull)).min(ScoreCard::SKULLS);
        self.skulls = skulls.saturating_sub(2 * count(Content::Potion));
        if count(Content::Tomb) > 0 {
            self.complete(map.colour, moment);
        }
        count(Content::RedCross)
    }

    /// SGP-26: what all of it is worth if nothing more comes.
    #[inline]
    pub(super) fn points(&self) -> i32 {
        let loss = usize::from(self.skulls).checked_sub(1).and_then(|worst| ScoreCard::LOSSES.get(worst));
        Points::PYRAMID * i32::from(self.pyramids.iter().sum::<u8>())
            + ScoreCard::TORCH * i32::from(self.torches)
            + self.bonuses
            + self.due
            + 5 * i32::from(self.red.min(self.green))
            + i32::from(self.red.abs_diff(self.green))
            - loss.copied().unwrap_or(0)
    }
}

/// What the marks of one card leave to do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    pub(super) colour: Colour,
    /// Squares to the tomb; none if it is marked.
    pub(super) tomb: u8,
    /// How many squares more if skulls are to be avoided.
    pub(super) safe: u8,
    /// The smallest detour to a gem of each colour, a torch and a potion.
    pub(super) red: Option<u8>,
    pub(super) green: Option<u8>,
    pub(super) torch: Option<u8>,
    pub(super) potion: Option<u8>,
    /// Squares to the next torch.
    pub(super) to_torch: u8,
    /// Crosses not marked.
    pub(super) crosses: u8,
    /// The chance that the next shape can be laid over the tomb.
    pub(super) finish: f64,
}

impl Facts {
    pub(super) fn of(map: &Map, marked: Squares, moment: &Moment) -> Self {
        let tomb = map.tomb.from(marked);
        let mut facts = Self {
            colour: map.colour,
            tomb,
            safe: 0,
            red: None,
            green: None,
            torch: None,
            potion: None,
            to_torch: FAR,
            crosses: 0,
            finish: 0.0,
        };
        if tomb == 0 {
            return facts;
        }
        facts.safe = map.safe.from(marked).saturating_sub(tomb);
        for sight in &map.sights {
            let Some((off, detour)) = sight.detour(marked, tomb) else { continue };
            let place = match sight.content {
                Content::RedGem => &mut facts.red,
                Content::GreenGem => &mut facts.green,
                Content::Potion => &mut facts.potion,
                _ => {
                    facts.to_torch = facts.to_torch.min(off);
                    &mut facts.torch
                }
            };
            *place = Some(place.map_or(detour, |nearer| nearer.min(detour)));
        }
        facts.crosses = map.chamber.squares(Content::RedCross).minus(marked).len();
        if tomb <= 4 && !marked.is_empty() {
            let touching = marked.beside();
            for (shape, chance) in Shape::ALL.into_iter().zip(moment.odds) {
                if chance > 0.0 && map.finishes_with(shape, marked, touching) {
                    facts.finish += chance;
                }
            }
        }
        facts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::silver_gold::{Action, SetUp};
    use tabletop::{Seeded, SetUp as _, Waiting, draw};

    #[test]
    fn a_desk_foresees_what_the_engine_does() {
        let set_up = SetUp::parse(2, "", None).unwrap();
        let atlas = Atlas::new(set_up.deck());
        let mut luck = Seeded::new(5);
        let mut marks = 0;
        for _ in 0..20 {
            let mut game = SilverGold::new(set_up.clone());
            loop {
                match game.waiting() {
                    Waiting::Nobody => break,
                    Waiting::Dealer => {
                        let deal = draw(game.due().unwrap(), &mut luck);
                        game.deal(&deal).unwrap();
                    }
                    Waiting::Seats(seats) => {
                        let seat = seats.first().unwrap();
                        let action = game.random_action(seat, &mut luck).unwrap();
                        let moment = Moment::of(&game);
                        let mut desk = Desk::of(&game, seat, &atlas, &moment);
                        game.act(seat, action).unwrap();
                        let (card, squares) = match action {
                            Action::Mark { card, squares } => (card, squares),
                            Action::Extra { card, square } => (card, Squares::one(square)),
                            _ => continue,
                        };
                        desk.mark(desk.place(card), squares, atlas.of(card), &moment);
                        let sheet = game.score_card(seat);
                        let foreseen = (desk.red, desk.green, desk.torches, desk.skulls, desk.lit);
                        let lit = sheet.torch(moment.round);
                        assert_eq!(
                            foreseen,
                            (sheet.red(), sheet.green(), sheet.torches(), sheet.skulls(), lit)
                        );
                        let work = |held: [Option<Held>; 2]| {
                            held.into_iter().flatten().find(|held| held.card == card)
                        };
                        match work(game.held(seat)) {
                            Some(held) => assert_eq!(work(desk.held), Some(held)),
                            None => assert!(game.completed(seat).contains(card)),
                        }
                        marks += 1;
                    }
                }
            }
            for seat in Seat::all(2) {
                let desk = Desk::of(&game, seat, &atlas, &Moment::of(&game));
                assert_eq!(desk.points(), game.points(seat).total());
            }
        }
        assert!(marks > 1000);
    }
}
