//! Worlds that fit what a seat knows and believes.

use super::board::Board;
use super::exact::Ending;
use super::hand::Hand;
use super::knowledge::HandKnowledge;
use super::memory::Memory;
use super::playout::{SEATS, World};
use super::turns::Start;
use tabletop::{Luck, Seat};
use the_game::{Card, View};

/// Samples worlds: the hands of the others and the order of the draw pile.
#[derive(Clone, Debug)]
pub(super) struct WorldSampler {
    pub(super) board: Board,
    pub(super) own: usize,
    pub(super) hand: Hand,
    /// Cards that are in other hands, in the draw pile, or (at a table that does not show them) placed unseen.
    hidden: Vec<Card>,
    /// What is believed about the hand of each seat.
    beliefs: [HandKnowledge; SEATS],
    undrawn: u8,
}

impl WorldSampler {
    pub(super) fn new(memory: &Memory, view: &View, own: Seat) -> Self {
        let hand = view.hand.unwrap_or_default();
        Self {
            board: memory.board(view),
            own: usize::from(own.number()),
            hand: Hand::from(hand),
            hidden: memory.out(view).minus(hand).iter().collect(),
            beliefs: memory.beliefs(view),
            undrawn: view.draw_pile,
        }
    }

    /// The other seats that have cards.
    fn others(&self) -> impl Iterator<Item = (usize, &HandKnowledge)> + Clone {
        let seats = self.beliefs.iter().enumerate();
        seats.filter(|(seat, belief)| *seat != self.own && !belief.slots().is_empty())
    }

    /// The rest of the game, if the draw pile is empty and at most one other seat has cards.
    pub(super) fn ending(&self, start: &Start) -> Option<Ending> {
        let mut hands = [Hand::NONE; SEATS];
        *hands.get_mut(self.own)? = self.hand;
        let mut others = self.others();
        let other = others.next();
        if let Some((seat, _)) = other {
            *hands.get_mut(seat)? = self.hidden.iter().map(|card| card.number()).collect();
        }
        let held = other.map_or(0, |(_, belief)| belief.slots().len());
        let open = self.undrawn == 0 && others.next().is_none() && self.hidden.len() == held;
        let Board { tops, burning, .. } = self.board;
        let due = start.minimum.saturating_sub(start.placed);
        open.then_some(Ending { tops, burning, hands, seat: self.own as u8, due })
    }

    /// A world that fits what is believed; where that is impossible, one that fits the view.
    pub(super) fn sample(&self, luck: &mut impl Luck) -> World {
        let mut pool = self.hidden.clone();
        tabletop::shuffle(&mut pool, luck);
        let mut hands = [Hand::NONE; SEATS];
        if let Some(hand) = hands.get_mut(self.own) {
            *hand = self.hand;
        }
        // Every seat is the first to take its cards equally often.
        let others = self.others().count();
        let first = if others > 1 { luck.below(others as u32) as usize } else { 0 };
        for (seat, belief) in self.others().cycle().skip(first).take(others) {
            if let Some(hand) = hands.get_mut(seat) {
                *hand = take_hand(belief, &mut pool);
            }
        }
        let mut board = self.board;
        let unseen = pool.len().saturating_sub(usize::from(self.undrawn));
        for card in pool.drain(..unseen) {
            board.remove(card.number());
        }
        let mut order = [0; 98];
        for (number, card) in order.iter_mut().zip(&pool) {
            *number = card.number();
        }
        World { board, hands, order, drawn: 0, end: pool.len().min(98) as u8 }
    }
}

/// Takes a hand that fits from the pool, whose order decides.
fn take_hand(belief: &HandKnowledge, pool: &mut Vec<Card>) -> Hand {
    let mut slots = belief.slots().to_vec();
    let mut hand = Hand::NONE;
    for set in belief.one_of() {
        if hand.iter().filter_map(Card::new).any(|card| set.contains(card)) {
            continue;
        }
        let found = pool.iter().enumerate().find_map(|(place, card)| {
            let slot = slots.iter().position(|slot| set.contains(*card) && slot.contains(*card));
            slot.map(|slot| (place, slot))
        });
        if let Some((place, slot)) = found {
            slots.remove(slot);
            hand = hand.with(pool.remove(place).number());
        }
    }
    for slot in slots {
        let place = pool.iter().position(|card| slot.contains(*card)).unwrap_or_default();
        if place < pool.len() {
            hand = hand.with(pool.swap_remove(place).number());
        }
    }
    hand
}

#[cfg(test)]
mod tests {
    use super::super::{Player, signal};
    use super::*;
    use crate::{Bot as _, Level, Playable as _, SearchLimits};
    use tabletop::{Game as _, Seeded, SetUp as _, Viewer, Waiting, draw};
    use the_game::{Pile, SetUp, TheGame};

    /// How well sampled hands fit, counted over a game.
    #[derive(Clone, Copy, Debug, Default)]
    struct Fit {
        cards: u32,
        /// Cards that are really in the hand.
        right: u32,
        phrases: u32,
        /// Phrases that the seat would say with the sampled hand too.
        same: u32,
    }

    impl Fit {
        /// Samples worlds for the first seat and compares them with the game.
        fn count(&mut self, game: &TheGame, memory: &Memory, luck: &mut Seeded) {
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let sampler = WorldSampler::new(memory, &view, Seat::FIRST);
            for _ in 0..10 {
                let world = sampler.sample(luck);
                for seat in Seat::all(3).skip(1) {
                    let hand = world.hands[usize::from(seat.number())];
                    assert_eq!(hand.len(), view.hand_sizes[seat]);
                    let hand: the_game::Cards = hand.iter().filter_map(Card::new).collect();
                    self.cards += u32::from(hand.len());
                    self.right += u32::from(hand.intersection(game.hand(seat)).len());
                    let phrases = signal::phrases(&sampler.board, &memory.told(&view, seat), hand);
                    self.phrases += 4;
                    self.same +=
                        Pile::ALL.iter().filter(|pile| phrases[**pile] == view.signals[seat][**pile]).count()
                            as u32;
                }
            }
        }

        fn of_game(talk: bool, seed: u64) -> Self {
            let set_up = SetUp::parse(3, "", None).unwrap();
            let mut game = TheGame::new(set_up);
            let bot = |seat| TheGame::bot(Level::Policy, &set_up, seat, seed);
            let mut bots: Vec<_> = Seat::all(3).map(bot).collect();
            let mut luck = Seeded::new(seed);
            let mut memory = Memory::default();
            let mut fit = Self::default();
            let show = |game: &TheGame, bots: &mut [Player], memory: &mut Memory| {
                Seat::all(3).zip(bots).for_each(|(seat, bot)| bot.see(&game.view(Viewer::Seat(seat))));
                memory.see(&game.view(Viewer::Seat(Seat::FIRST)));
            };
            while game.waiting() != Waiting::Nobody {
                if let Some(due) = game.due() {
                    game.deal(&draw(due, &mut luck)).unwrap();
                } else if let Waiting::Seats(waiting) = game.waiting() {
                    for seat in Seat::all(3).filter(|_| talk) {
                        for aside in bots[usize::from(seat.number())].say(&game.view(Viewer::Seat(seat))) {
                            game.act(seat, aside).unwrap();
                        }
                    }
                    show(&game, &mut bots, &mut memory);
                    let seat = waiting.first().unwrap();
                    if seat == Seat::FIRST {
                        fit.count(&game, &memory, &mut luck);
                    }
                    let view = game.view(Viewer::Seat(seat));
                    let action = bots[usize::from(seat.number())].choose(&view, &SearchLimits::DEFAULT);
                    game.act(seat, action.unwrap()).unwrap();
                }
                show(&game, &mut bots, &mut memory);
            }
            fit
        }

        fn of_games(talk: bool) -> Self {
            (0..8).map(|seed| Self::of_game(talk, seed)).fold(Self::default(), |sum, fit| Self {
                cards: sum.cards + fit.cards,
                right: sum.right + fit.right,
                phrases: sum.phrases + fit.phrases,
                same: sum.same + fit.same,
            })
        }
    }

    #[test]
    fn sampled_hands_fit_what_was_said() {
        let (talk, silent) = (Fit::of_games(true), Fit::of_games(false));
        let share = |part: u32, all: u32| f64::from(part) / f64::from(all);
        assert!(share(talk.same, talk.phrases) > 0.9, "{talk:?}");
        let (right, blind) = (share(talk.right, talk.cards), share(silent.right, silent.cards));
        assert!(right > 1.15 * blind, "{talk:?}, {silent:?}");
    }
}
