//! What a seat can conclude about the others' hands: from what they signalled, and from what they did not play.

use super::board::Board;
use super::exact::Ending;
use super::hand::Hand;
use super::playout::{SEATS, World};
use super::signal;
use super::turns::Start;
use tabletop::{Luck, Seat, SetUp as _};
use the_game::{Card, Cards, Pile, Step, View};

/// When something was seen: the number of the view.
type Moment = u32;

/// What is remembered of one seat.
#[derive(Clone, Debug)]
struct Held {
    /// When each card of the hand came, oldest first. Which of them a placed card was is a guess: the oldest it can
    /// have been.
    since: Vec<Moment>,
    /// When each card was last known not to be in the hand.
    absent: [Moment; 101],
    /// Whether the seat has ever said anything.
    speaks: bool,
}

/// What a seat remembers of a game. It gets by without a past: then it knows what the view shows.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    placed: Cards,
    last: Option<View>,
    now: Moment,
    seats: [Held; SEATS],
}

impl Default for Memory {
    fn default() -> Self {
        let nothing = || Held { since: Vec::new(), absent: [0; 101], speaks: false };
        Self { placed: Cards::NONE, last: None, now: 1, seats: std::array::from_fn(|_| nothing()) }
    }
}

impl Memory {
    /// Takes in what the seat sees now.
    pub(super) fn see(&mut self, view: &View) {
        let last = self.last.take();
        // A game that starts anew, or one that went back.
        if last.as_ref().is_some_and(|last| view.left() > last.left()) {
            *self = Self::default();
        }
        if let Some(last) = &last {
            let moved = last.tops != view.tops;
            let drawn = last.hand_sizes != view.hand_sizes && !moved;
            if moved || drawn || last.step != view.step {
                self.now += 1;
                self.conclude(last);
                if let (Step::Turn(seat), false) = (last.step, moved) {
                    self.conclude_from_play(last, seat);
                }
            }
            if let (true, Step::Turn(seat)) = (moved, last.step) {
                let new = view.tops.cards().minus(last.tops.cards());
                for card in new.iter() {
                    self.forget_card(seat, card.number());
                }
            }
        }
        self.placed = self.placed.union(view.tops.cards());
        if let Some(placed) = view.placed {
            self.placed = placed;
        }
        self.now += 1;
        self.count(view);
        self.last = Some(view.clone());
    }

    fn held(&mut self, seat: Seat) -> Option<&mut Held> {
        self.seats.get_mut(usize::from(seat.number()))
    }

    /// The seat has placed a card.
    fn forget_card(&mut self, seat: Seat, card: u8) {
        if let Some(held) = self.held(seat) {
            let absent = held.absent.get(usize::from(card)).copied().unwrap_or_default();
            let place = held.since.iter().position(|since| *since > absent).unwrap_or_default();
            if place < held.since.len() {
                held.since.remove(place);
            }
        }
    }

    /// Hands have grown, or there is no past: cards of which nothing is known.
    fn count(&mut self, view: &View) {
        let now = self.now;
        for (seat, size) in view.hand_sizes.iter() {
            let speaks = Pile::ALL.iter().any(|pile| view.signals[seat][*pile].is_some());
            if let Some(held) = self.held(seat) {
                held.speaks |= speaks;
                let size = usize::from(*size);
                while held.since.len() > size {
                    held.since.remove(0);
                }
                held.since.resize(size, now);
            }
        }
    }

    /// What a settled view tells: signals say what is in a hand and what is not.
    fn conclude(&mut self, view: &View) {
        let board = self.board(view);
        let now = self.now;
        for (held, seat) in self.seats.iter_mut().zip(Seat::all(view.set_up.players())) {
            if !held.speaks {
                continue;
            }
            for pile in Pile::ALL {
                let (absent, _) = signal::meaning(&board, pile, view.signals[seat][pile]);
                for card in absent {
                    if let Some(moment) = held.absent.get_mut(usize::from(card)) {
                        *moment = now;
                    }
                }
            }
        }
    }

    /// Whoever ends a turn would have played a trick, or the very next card. A seat that speaks tells it anyway.
    fn conclude_from_play(&mut self, view: &View, seat: Seat) {
        let board = self.board(view);
        let now = self.now;
        if let Some(held) = self.held(seat).filter(|held| !held.speaks) {
            for pile in Pile::ALL {
                for card in signal::at_hand(&board, pile) {
                    if let Some(moment) = held.absent.get_mut(usize::from(card)) {
                        *moment = now;
                    }
                }
            }
        }
    }

    /// Cards that may still be out, as far as the seat can tell.
    pub(super) fn out(&self, view: &View) -> Cards {
        let placed = view.placed.unwrap_or(self.placed.union(view.tops.cards()));
        Cards::ALL.minus(placed.minus(view.hand.unwrap_or_default()))
    }

    pub(super) fn board(&self, view: &View) -> Board {
        let burning = view.burning.iter().fold(0, |bits, pile| bits | 1 << pile as u8);
        Board::new(view.tops, burning, self.out(view))
    }

    /// Seats that speak, one bit each.
    pub(super) fn speakers(&self) -> u8 {
        self.seats.iter().enumerate().fold(0, |bits, (seat, held)| bits | u8::from(held.speaks) << seat)
    }

    /// All that is needed to imagine worlds at this view, with what the view itself tells taken in.
    pub(super) fn belief(&self, view: &View, own: Seat) -> Belief {
        let mut memory = self.clone();
        memory.now += 1;
        memory.count(view);
        memory.conclude(view);
        let board = memory.board(view);
        let players = view.set_up.players();
        let mine = Hand::from(view.hand.unwrap_or_default());
        let hidden: Vec<u8> =
            memory.out(view).iter().map(Card::number).filter(|card| !mine.contains(*card)).collect();
        let seats = Seat::all(players).zip(&memory.seats).filter(|(seat, _)| *seat != own);
        let seats = seats
            .map(|(seat, held)| {
                let wishes = Pile::ALL.map(|pile| match view.signals[seat][pile] {
                    Some(phrase) => signal::meaning(&board, pile, Some(phrase)).1,
                    None => Vec::new(),
                });
                Guess {
                    seat: usize::from(seat.number()),
                    since: held.since.clone(),
                    absent: held.absent,
                    wishes: wishes.into_iter().filter(|cards| !cards.is_empty()).collect(),
                }
            })
            .collect();
        Belief { board, own: usize::from(own.number()), mine, hidden, seats, undrawn: view.draw_pile }
    }
}

/// What is believed of another seat's hand.
#[derive(Clone, Debug)]
struct Guess {
    seat: usize,
    since: Vec<Moment>,
    absent: [Moment; 101],
    /// Of each of these sets the hand holds at least one card.
    wishes: Vec<Vec<u8>>,
}

/// What worlds are imagined from.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    pub(super) board: Board,
    pub(super) own: usize,
    pub(super) mine: Hand,
    /// Cards that are in other hands, in the draw pile, or (at a table that does not show them) placed unseen.
    pub(super) hidden: Vec<u8>,
    seats: Vec<Guess>,
    undrawn: u8,
}

impl Belief {
    /// The rest of the game, if the draw pile is empty and at most one other seat has cards.
    pub(super) fn ending(&self, start: &Start) -> Option<Ending> {
        let mut hands = [Hand::NONE; SEATS];
        *hands.get_mut(self.own)? = self.mine;
        let mut others = self.seats.iter().filter(|guess| !guess.since.is_empty());
        let other = others.next();
        if let Some(guess) = other {
            *hands.get_mut(guess.seat)? = self.hidden.iter().copied().collect();
        }
        let held = other.map_or(0, |guess| guess.since.len());
        let open = self.undrawn == 0 && others.next().is_none() && self.hidden.len() == held;
        let Board { tops, burning, .. } = self.board;
        let due = start.minimum.saturating_sub(start.placed);
        open.then_some(Ending { tops, burning, hands, seat: self.own as u8, due })
    }

    /// A world that fits what is believed; where that is impossible, one that fits the view.
    pub(super) fn world(&self, luck: &mut impl Luck) -> World {
        let mut order = [0u8; 98];
        let mut pool = self.hidden.clone();
        tabletop::shuffle(&mut pool, luck);
        let mut hands = [Hand::NONE; SEATS];
        if let Some(hand) = hands.get_mut(self.own) {
            *hand = self.mine;
        }
        let first = if self.seats.len() > 1 { luck.below(self.seats.len() as u32) as usize } else { 0 };
        let (before, from) = self.seats.split_at(first.min(self.seats.len()));
        for guess in from.iter().chain(before) {
            let hand = guess.hand(&mut pool);
            if let Some(place) = hands.get_mut(guess.seat) {
                *place = hand;
            }
        }
        let mut board = self.board;
        let unseen = pool.len().saturating_sub(usize::from(self.undrawn));
        for card in pool.drain(..unseen) {
            board.remove(card);
        }
        for (place, card) in order.iter_mut().zip(&pool) {
            *place = *card;
        }
        World { board, hands, order, drawn: 0, end: pool.len().min(98) as u8 }
    }
}

impl Guess {
    /// Takes a hand that fits from the pool, whose order decides.
    fn hand(&self, pool: &mut Vec<u8>) -> Hand {
        let mut since = self.since.clone();
        let mut hand = Hand::NONE;
        let fits =
            |card: u8, since: Moment| self.absent.get(usize::from(card)).is_none_or(|absent| *absent < since);
        for wish in &self.wishes {
            if wish.iter().any(|card| hand.contains(*card)) {
                continue;
            }
            let found = pool.iter().enumerate().find_map(|(place, card)| {
                let slot = wish.contains(card).then(|| since.iter().position(|since| fits(*card, *since)));
                slot.flatten().map(|slot| (place, slot))
            });
            if let Some((place, slot)) = found {
                since.remove(slot);
                hand = hand.with(pool.remove(place));
            }
        }
        for since in since {
            let place = pool.iter().position(|card| fits(*card, since)).unwrap_or_default();
            if place < pool.len() {
                hand = hand.with(pool.swap_remove(place));
            }
        }
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot as _, Level, Playable as _, SearchLimits};
    use tabletop::{Game as _, Seeded, Viewer, Waiting, draw};
    use the_game::{SetUp, TheGame};

    /// How often a hand of an imagined world makes its seat say what it has said, and how many cards of it are right.
    fn agreement(talk: bool) -> (f64, f64) {
        let set_up = SetUp::parse(3, "", None).unwrap();
        let mut game = TheGame::new(set_up);
        let seats = || Seat::all(3);
        let mut bots: Vec<_> = seats().map(|seat| TheGame::bot(Level::Policy, &set_up, seat, 1)).collect();
        let mut luck = Seeded::new(5);
        let mut memory = Memory::default();
        let (mut phrases, mut agreed, mut cards, mut right) = (0, 0, 0, 0);
        while game.waiting() != Waiting::Nobody {
            if let Some(due) = game.due() {
                game.deal(&draw(due, &mut luck)).unwrap();
            } else if let Waiting::Seats(waiting) = game.waiting() {
                let seat = waiting.first().unwrap();
                let view = game.view(Viewer::Seat(seat));
                if seat == Seat::FIRST {
                    let belief = memory.belief(&view, seat);
                    for _ in 0..10 {
                        let world = belief.world(&mut luck);
                        for other in seats().skip(1) {
                            let hand = world.hands[usize::from(other.number())];
                            assert_eq!(hand.len(), view.hand_sizes[other]);
                            cards += u32::from(hand.len());
                            right += hand
                                .iter()
                                .filter_map(Card::new)
                                .filter(|card| game.hand(other).contains(*card))
                                .count();
                            phrases += 4;
                            let same = |pile: &&Pile| {
                                signal::phrase(&belief.board, hand, **pile) == view.signals[other][**pile]
                            };
                            agreed += Pile::ALL.iter().filter(same).count();
                        }
                    }
                }
                let action = bots[usize::from(seat.number())].choose(&view, &SearchLimits::DEFAULT).unwrap();
                game.act(seat, action).unwrap();
            }
            memory.see(&game.view(Viewer::Seat(Seat::FIRST)));
            if talk && matches!(game.waiting(), Waiting::Seats(_)) {
                for seat in seats() {
                    let bot = &mut bots[usize::from(seat.number())];
                    for aside in bot.say(&game.view(Viewer::Seat(seat))) {
                        game.act(seat, aside).unwrap();
                        memory.see(&game.view(Viewer::Seat(Seat::FIRST)));
                    }
                }
            }
        }
        (f64::from(agreed as u32) / f64::from(phrases), f64::from(right as u32) / f64::from(cards))
    }

    #[test]
    fn imagined_hands_fit_what_was_said() {
        let (phrases, cards) = agreement(true);
        let (_, blind) = agreement(false);
        assert!(phrases > 0.93, "{phrases}");
        assert!(cards > 1.3 * blind, "{cards} of the cards are guessed with signals, {blind} without");
    }
}
