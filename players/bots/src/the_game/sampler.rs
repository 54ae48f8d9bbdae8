//! Worlds that fit what a seat knows and believes.

use super::exact::Endgame;
use super::hand::Hand;
use super::memory::Memory;
use super::playout::{CARDS, World};
use super::signal::Statement;
use super::turns::Start;
use tabletop::{Luck, PerSeat, Seat, SetUp as _};
use the_game::{Card, Cards, View};

/// How many hands are tried for one that fits what its seat says.
const TRIES: usize = 50;
/// How many times all hands are dealt to find some that fit: one seat can take the card that another must hold.
const DEALS: usize = 8;

/// The belief of the seat about the hand of another seat.
#[derive(Clone, Debug)]
struct Belief {
    seat: Seat,
    size: usize,
    evidence: Evidence,
}

#[derive(Clone, Debug)]
enum Evidence {
    /// The seat speaks: this is what it says now.
    Says(Statement),
    /// The seat is silent. For each card, oldest first, what it may be by what the seat did not play.
    Played(Vec<Cards>),
}

/// Samples worlds: the hands of the others and the order of the draw pile.
#[derive(Clone, Debug)]
pub(super) struct WorldSampler {
    pub(super) start: Start,
    pub(super) own: Seat,
    /// Cards that are in other hands, in the draw pile, or (at a table that does not show them) placed unseen.
    hidden: Vec<Card>,
    others: Vec<Belief>,
    draw_pile: u8,
}

impl WorldSampler {
    pub(super) fn new(memory: &Memory, view: &View, own: Seat, start: Start) -> Self {
        let belief = |seat: Seat| Belief {
            seat,
            size: usize::from(view.hand_sizes[seat]),
            evidence: if memory.speaks(view, seat) {
                Evidence::Says(Statement::new(&start.board, &view.signals[seat]))
            } else {
                Evidence::Played(memory.slots(view, seat))
            },
        };
        Self {
            start,
            own,
            hidden: memory.out(view).minus(view.hand.unwrap_or_default()).iter().collect(),
            others: Seat::all(view.set_up.players()).filter(|seat| *seat != own).map(belief).collect(),
            draw_pile: view.draw_pile,
        }
    }

    /// The rest of the game, if the draw pile is empty and at most one other seat has cards.
    pub(super) fn endgame(&self) -> Option<Endgame> {
        let Start { board, hand, placed, minimum, .. } = self.start;
        let mut hands = PerSeat::<Hand>::default();
        hands[self.own] = hand;
        let mut held = 0;
        let mut others = self.others.iter().filter(|belief| belief.size > 0);
        if let Some(belief) = others.next() {
            hands[belief.seat] = self.hidden.iter().map(|card| card.number()).collect();
            held = belief.size;
        }
        let open = self.draw_pile == 0 && others.next().is_none() && self.hidden.len() == held;
        let due = minimum.saturating_sub(placed);
        open.then_some(Endgame { tops: board.tops, burning: board.burning, hands, seat: self.own, due })
    }

    /// A world that fits all beliefs; where that is impossible, one that fits the view.
    pub(super) fn sample(&self, luck: &mut impl Luck) -> World {
        let (mut hands, mut pool, mut fits) = self.deal(luck);
        for _ in 1..DEALS {
            if !fits {
                (hands, pool, fits) = self.deal(luck);
            }
        }
        let mut board = self.start.board;
        let unseen = pool.len().saturating_sub(usize::from(self.draw_pile));
        for card in pool.drain(..unseen) {
            board.remove(card.number());
        }
        let mut order = [0; CARDS];
        for (number, card) in order.iter_mut().zip(&pool) {
            *number = card.number();
        }
        World { board, hands, order, drawn: 0, end: pool.len().min(CARDS) as u8 }
    }

    /// All hands, the cards that nobody holds, and whether the hands fit what their seats say.
    fn deal(&self, luck: &mut impl Luck) -> (PerSeat<Hand>, Vec<Card>, bool) {
        let mut pool = self.hidden.clone();
        tabletop::shuffle(&mut pool, luck);
        let mut hands = PerSeat::<Hand>::default();
        hands[self.own] = self.start.hand;
        let mut fits = true;
        // Every seat is the first to take its cards equally often.
        let first = if self.others.len() > 1 { luck.below(self.others.len() as u32) as usize } else { 0 };
        for belief in self.others.iter().cycle().skip(first).take(self.others.len()) {
            hands[belief.seat] = match &belief.evidence {
                Evidence::Says(statement) => {
                    let cards = take_said(statement, belief.size, &mut pool, luck);
                    fits &= statement.is_true_of(cards);
                    Hand::from(cards)
                }
                Evidence::Played(slots) => take_slots(slots, &mut pool),
            };
        }
        (hands, pool, fits)
    }
}

/// Takes a card for each slot from the shuffled pool: the first that fits, or any if none does.
fn take_slots(slots: &[Cards], pool: &mut Vec<Card>) -> Hand {
    let mut hand = Hand::NONE;
    for slot in slots {
        let index = pool.iter().position(|card| slot.contains(*card)).unwrap_or_default();
        if index < pool.len() {
            hand = hand.with(pool.swap_remove(index).number());
        }
    }
    hand
}

/// Takes a hand that fits what its seat says from the shuffled pool. All hands that fit are equally likely, unless there are
/// so few that none is found by trying.
fn take_said(statement: &Statement, size: usize, pool: &mut Vec<Card>, luck: &mut impl Luck) -> Cards {
    // Denied cards come last: they are taken only if nothing else is left.
    let (mut cards, denied): (Vec<Card>, Vec<Card>) =
        pool.iter().partition(|card| !statement.denied.contains(**card));
    cards.extend(denied.into_iter().take(size.saturating_sub(cards.len())));
    let size = size.min(cards.len());
    let hand = |cards: &[Card]| cards.iter().take(size).copied().collect::<Cards>();
    for _ in 0..TRIES {
        if statement.is_met_by(hand(&cards)) {
            break;
        }
        for index in 0..size {
            let other = index + luck.below((cards.len() - index) as u32) as usize;
            cards.swap(index, other);
        }
    }
    if !statement.is_met_by(hand(&cards)) {
        meet(statement, size, &mut cards);
    }
    let taken = hand(&cards);
    pool.retain(|card| !taken.contains(*card));
    taken
}

/// Moves a card of each claim to the front.
fn meet(statement: &Statement, size: usize, cards: &mut [Card]) {
    let mut met = 0;
    for claim in statement.claims {
        let found = cards.iter().position(|card| claim.contains(*card));
        if let Some(index) = found
            && index >= met
            && met < size
        {
            cards.swap(met, index);
            met += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::TheGameBot;
    use super::*;
    use crate::{Bot as _, Level, Playable as _, SearchLimits};
    use tabletop::{Game as _, Seeded, Viewer, Waiting, draw};
    use the_game::{SetUp, TheGame};

    /// How well sampled hands fit, counted over games.
    #[derive(Clone, Copy, Debug, Default)]
    struct Fit {
        cards: u32,
        /// Cards that are really in the hand.
        right: u32,
        hands: u32,
        /// Hands for which everything is true that their seat says.
        fit: u32,
    }

    impl Fit {
        /// Samples worlds for the first seat and compares them with the game.
        fn count(&mut self, game: &TheGame, bot: &TheGameBot, luck: &mut Seeded) {
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let sampler = bot.search(&view).sampler;
            for _ in 0..10 {
                let world = sampler.sample(luck);
                for seat in Seat::all(3).skip(1) {
                    let hand = world.hands[seat];
                    assert_eq!(hand.len(), view.hand_sizes[seat]);
                    let hand: Cards = hand.iter().filter_map(Card::new).collect();
                    self.cards += u32::from(hand.len());
                    self.right += u32::from(hand.intersection(game.hand(seat)).len());
                    let statement = Statement::new(&sampler.start.board, &view.signals[seat]);
                    self.hands += 1;
                    self.fit += u32::from(statement.is_true_of(hand));
                }
            }
        }

        /// Counts over some games of three.
        fn of_games(talk: bool) -> Self {
            let mut fit = Self::default();
            let set_up = SetUp::new(3).unwrap();
            for seed in 0..8 {
                let (mut game, mut luck) = (TheGame::new(set_up), Seeded::new(seed));
                let bot = |seat| TheGame::bot(Level::Policy, &set_up, seat, seed);
                let mut bots: Vec<TheGameBot> = Seat::all(3).map(bot).collect();
                while game.waiting() != Waiting::Nobody {
                    let views = [0, 1, 2].map(|number| game.view(Viewer::Seat(Seat::new(number).unwrap())));
                    bots.iter_mut().zip(&views).for_each(|(bot, view)| bot.see(view));
                    let Waiting::Seats(waiting) = game.waiting() else {
                        game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap();
                        continue;
                    };
                    let mut asides = Seat::all(3).zip(&mut bots).zip(&views).filter(|_| talk);
                    let aside = asides.find_map(|((seat, bot), view)| Some((seat, *bot.say(view).first()?)));
                    let (seat, action) = aside.unwrap_or_else(|| {
                        let seat = waiting.first().unwrap();
                        if seat == Seat::FIRST {
                            fit.count(&game, &bots[0], &mut luck);
                        }
                        let mover = usize::from(seat.number());
                        (seat, bots[mover].choose(&views[mover], &SearchLimits::DEFAULT).unwrap())
                    });
                    game.act(seat, action).unwrap();
                }
            }
            fit
        }
    }

    #[test]
    fn sampled_hands_fit_what_was_said() {
        let (talk, silent) = (Fit::of_games(true), Fit::of_games(false));
        let share = |part: u32, all: u32| f64::from(part) / f64::from(all);
        assert!(share(talk.fit, talk.hands) > 0.99, "{talk:?}");
        let (right, blind) = (share(talk.right, talk.cards), share(silent.right, silent.cards));
        assert!(right > 1.15 * blind, "{talk:?}, {silent:?}");
    }
}
