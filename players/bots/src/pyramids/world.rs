//! A game without hidden cards, sampled from a view, for fast playouts.
//!
//! The course of a turn is a copy of the rules, for speed. A test plays games with the engine and compares.
#![allow(clippy::indexing_slicing, reason = "hot, and seats are below the number of players, at most six")]

use super::Weights;
use super::expected_points::FURTHEST_TURN;
use super::packed::{COLOURS, TOP, cards, floors_of, points};
use super::plan::{MOST_PLAYS, Play, TurnPlan};
use super::policy::Policy;
use super::seat_state::SeatState;
use ::pyramids::{Card, Counts, Pyramids, SetUp, Standing, View};
use tabletop::{Luck, PerSeat, Seat, SetUp as _, View as _, shuffle};

/// The cards of the draw pile in the order in which they are drawn.
pub(super) type DrawOrder = Vec<Card>;

/// These cards in an order drawn at random.
fn shuffled(cards: &Counts, luck: &mut impl Luck) -> DrawOrder {
    let mut order: DrawOrder = cards.cards().collect();
    shuffle(&mut order, luck);
    order
}

/// A game in the course of a playout.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    pub(super) seats: PerSeat<SeatState>,
    pub(super) players: u8,
    /// The player to move.
    pub(super) turn: Seat,
    pub(super) open_count: bool,
    /// The index in the draw order of the next card that is drawn.
    next: u8,
    /// The index in the draw order at which the draw pile ends. Exchanges take the cards before it, from the end, so that they
    /// do not change later draws.
    end: u8,
    /// The seat that plays last, once the last round has begun (PY-15).
    pub(super) last: Option<Seat>,
    pub(super) over: bool,
}

impl World {
    /// A table without cards.
    pub(super) fn new(set_up: &SetUp) -> Self {
        Self {
            seats: PerSeat::default(),
            players: set_up.players(),
            turn: Seat::FIRST,
            open_count: set_up.open_counted(),
            next: 0,
            end: 0,
            last: None,
            over: false,
        }
    }

    /// What the view shows. All hands but the viewer's are empty.
    pub(super) fn of(view: &View) -> Self {
        let mut world = Self {
            turn: view.to_move().unwrap_or(Seat::FIRST),
            end: view.draw_pile,
            last: view.last_round_ends_with(),
            ..Self::new(&view.set_up)
        };
        for Standing { seat, pyramid, .. } in view.table.standing() {
            let (state, floors) = (&mut world.seats[seat], floors_of(pyramid));
            if pyramid.is_complete() {
                state.complete += 1;
                state.points += points(floors);
            } else {
                let open = &mut state.open[pyramid.colour() as usize];
                *open = open.with(floors);
            }
        }
        if let (Some(seat), Some(hand)) = (view.viewer().seat(), &view.hand) {
            world.seats[seat].hold(hand);
        }
        world
    }

    /// Samples everything that the view hides: the hands of the others, and the order of the draw pile.
    pub(super) fn sample(&mut self, view: &View, luck: &mut impl Luck) -> DrawOrder {
        let state: Pyramids = view.sample(luck);
        for seat in Seat::all(self.players).filter(|seat| !view.viewer().is(*seat)) {
            self.seats[seat].hold(state.hand(seat));
        }
        let order = shuffled(state.draw_pile(), luck);
        self.end = order.len() as u8;
        order
    }

    /// A new game after the first deal, with the order of its draw pile.
    pub(super) fn dealt(set_up: &SetUp, luck: &mut impl Luck) -> (Self, DrawOrder) {
        let order = shuffled(set_up.deck().cards(), luck);
        let mut world = Self { end: order.len() as u8, ..Self::new(set_up) };
        for seat in Seat::all(world.players) {
            world.turn = seat;
            world.draw(Pyramids::HAND, &order);
        }
        world.turn = Seat::new(luck.below(world.players.into()) as u8).unwrap_or(Seat::FIRST);
        (world, order)
    }

    /// How many cards the draw pile has.
    pub(super) const fn draw_pile(&self) -> u8 {
        self.end - self.next
    }

    /// The seats other than this one.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players).filter(move |other| *other != seat)
    }

    /// What a seat would score now.
    pub(super) fn score(&self, seat: Seat) -> i16 {
        self.seats[seat].score(self.open_count)
    }

    /// How many points a seat is ahead of the best other seat.
    pub(super) fn lead(&self, seat: Seat) -> i16 {
        self.score(seat) - self.others(seat).map(|other| self.score(other)).max().unwrap_or_default()
    }

    /// The share of the win that a seat would have if the game ended now (PY-18).
    pub(super) fn win(&self, seat: Seat) -> f64 {
        let key = |seat: Seat| (self.score(seat), self.seats[seat].complete);
        let own = key(seat);
        if self.others(seat).any(|other| key(other) > own) {
            return 0.0;
        }
        1.0 / Seat::all(self.players).filter(|other| key(*other) == own).count() as f64
    }

    /// The player to move draws up to this many cards, as far as the pile goes.
    fn draw(&mut self, cards: u8, order: &DrawOrder) {
        for _ in 0..cards.min(self.draw_pile()) {
            self.seats[self.turn].take(order[usize::from(self.next)]);
            self.next += 1;
        }
    }

    /// The player to move exchanges this many top stones of each colour (PY-5).
    pub(super) fn exchange(&mut self, tops: [u32; COLOURS], order: &DrawOrder) {
        for (colour, count) in tops.into_iter().enumerate() {
            for _ in 0..count {
                let held = self.seats[self.turn].give(colour, TOP);
                debug_assert!(held, "only top stones of the hand are exchanged");
                self.end -= 1;
                self.seats[self.turn].take(order[usize::from(self.end)]);
            }
        }
    }

    /// Puts a card of the player to move in front of a seat. The sixth complete pyramid ends the game (PY-14). Returns
    /// `false`, and changes nothing, if the card can't be put there.
    pub(super) fn put(&mut self, Play { seat, colour, rank, on }: Play) -> bool {
        if self.over || self.seats[self.turn].hand[colour].count(rank) == 0 {
            return false;
        }
        let done = self.seats[seat].put(colour, rank, on);
        if done {
            let held = self.seats[self.turn].give(colour, rank);
            debug_assert!(held, "the hand held the card before");
            self.over = rank == TOP && self.last.is_none() && self.seats[seat].complete == Pyramids::COMPLETE;
        }
        done
    }

    /// Ends the turn of the player to move, and the game after the last round (PY-15).
    pub(super) fn pass(&mut self) {
        if self.last == Some(self.turn) {
            self.over = true;
        }
        if self.last.is_none() && self.draw_pile() == 0 {
            self.last = Some(self.turn);
        }
        self.turn = self.turn.next(self.players);
    }

    /// How many cards may be played in a turn that begins now.
    const fn plays(&self) -> u8 {
        if self.last.is_some() { MOST_PLAYS as u8 } else { Pyramids::PLAYS }
    }

    /// How many turns the player to move can expect after this one.
    pub(super) fn turns(&self, weights: &Weights) -> usize {
        let most = self.seats.iter(self.players).map(|(_, state)| state.complete).max().unwrap_or_default();
        let missing = f32::from(Pyramids::COMPLETE.saturating_sub(most));
        let by_pile = f32::from(self.draw_pile()) / f32::from(Pyramids::DRAW * self.players.max(1));
        let by_complete = weights.pace * missing + weights.slack;
        (by_pile.min(by_complete).max(0.0) + 0.5).min(FURTHEST_TURN as f32) as usize
    }

    /// What the player to move can't see.
    pub(super) fn unseen(&self, order: &DrawOrder) -> Counts {
        let hands = self.others(self.turn).flat_map(|seat| cards(&self.seats[seat].hand));
        let order = &order[usize::from(self.next)..usize::from(self.end)];
        let mut all = Counts::NONE;
        all.extend(order.iter().copied().chain(hands));
        all
    }

    /// Whether a turn of the player to move ends the game.
    pub(super) fn ends_with(&self, turn: &TurnPlan) -> bool {
        self.last.is_none() && self.seats[turn.seat].complete + turn.complete() >= Pyramids::COMPLETE
    }

    /// Plays the rest of a turn as planned, discards included.
    fn follow(&mut self, turn: &TurnPlan) {
        if turn.seat != self.turn || self.ends_with(turn) {
            for play in turn.plays() {
                let done = self.put(play);
                debug_assert!(
                    done || self.over,
                    "a plan has only plays that are possible until the game ends"
                );
            }
            return;
        }
        let state = &mut self.seats[turn.seat];
        for (colour, plan) in turn.colours.iter().enumerate() {
            state.open[colour] = plan.open;
            state.hand[colour] = plan.held;
            state.cards -= plan.plays + plan.discards;
            state.complete += plan.complete;
            state.points += plan.points;
        }
    }

    /// Plays the rest of a turn after the exchange, and passes.
    pub(super) fn play(&mut self, policy: Policy<'_>) {
        if let Some(turn) = policy.turn(self, self.plays()) {
            self.follow(&turn);
        }
        self.pass();
    }

    /// Plays on to the end.
    pub(super) fn finish(&mut self, order: &DrawOrder, policy: Policy<'_>) {
        while !self.over {
            self.begin_turn(order);
            self.play_turn(order, policy);
        }
    }

    /// The player to move draws (PY-4).
    pub(super) fn begin_turn(&mut self, order: &DrawOrder) {
        if self.last.is_none() {
            self.draw(Pyramids::DRAW, order);
        }
    }

    /// Plays the turn of a player who has drawn.
    pub(super) fn play_turn(&mut self, order: &DrawOrder, policy: Policy<'_>) {
        if let Some(turn) = policy.turn(self, self.plays()) {
            let tops = policy.exchange(self, &turn);
            if tops != [0; COLOURS] {
                self.exchange(tops, order);
                return self.play(policy);
            }
            self.follow(&turn);
        }
        self.pass();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramids::expected_points::ExpectedPoints;
    use crate::pyramids::turn::{Moves, Turn, top_stones};
    use ::pyramids::{Action, Deal, Dealt, Handful, Step};
    use tabletop::{Due as _, Game as _, Seeded, Viewer};

    /// Deals these cards, which are due in the engine.
    fn deal(game: &mut Pyramids, cards: &[Card]) {
        let cards = Dealt::new(cards.iter().copied()).unwrap();
        let deal = match game.due().unwrap().finish() {
            Deal::Hand { seat, .. } => Deal::Hand { seat, cards },
            Deal::Draw { seat, .. } => Deal::Draw { seat, cards },
            Deal::Dealer(_) => panic!("no cards are due"),
        };
        game.deal(&deal).unwrap();
    }

    /// Compares everything that both know, and what a view shows of it.
    fn compare(world: &World, game: &Pyramids) {
        let view = game.view(Viewer::Seat(Seat::FIRST));
        let mut engines = World::of(&view);
        for seat in Seat::all(world.players) {
            engines.seats[seat].hold(game.hand(seat));
            let (own, engines) = (&world.seats[seat], &engines.seats[seat]);
            assert_eq!((own.hand, own.cards), (engines.hand, engines.cards));
            assert_eq!((own.complete, own.points), (engines.complete, engines.points));
            assert_eq!(own.score(true), engines.score(true));
            assert_eq!(i32::from(world.score(seat)), view.score(seat));
        }
        assert_eq!(world.draw_pile(), game.draw_pile().total());
        assert_eq!(world.over, game.step() == Step::Over);
        assert!(world.over || Some(world.turn) == view.to_move());
    }

    /// Plays a game in a world and in the engine, with the same cards and the same turns. Counts the exchanges.
    fn play_both(set_up: SetUp, luck: &mut Seeded, exchanges: &mut u32) -> (World, Pyramids) {
        let (mut world, order) = World::dealt(&set_up, luck);
        let mut game = Pyramids::new(set_up);
        // PY-3: the player left of the dealer starts.
        let dealer = Seat::all(world.players).find(|seat| seat.next(world.players) == world.turn).unwrap();
        game.deal(&Deal::Dealer(dealer)).unwrap();
        let hands = order.chunks(Pyramids::HAND.into()).take(world.players.into());
        hands.for_each(|hand| deal(&mut game, hand));
        let weights = crate::pyramids::weights(world.players);
        let mut expected = ExpectedPoints::new(set_up.deck().cards());
        while !world.over {
            let next = usize::from(world.next);
            world.begin_turn(&order);
            if world.last.is_none() {
                deal(&mut game, &order[next..usize::from(world.next)]);
            }
            let seat = world.turn;
            expected.fill(&world.unseen(&order), world.open_count, weights, world.turns(weights));
            let policy = match luck.below(2) {
                0 => Policy::Casual,
                _ => Policy::Tuned(weights, &expected),
            };
            let mut turn = policy.turn(&world, world.plays()).unwrap();
            let tops = policy.exchange(&world, &turn);
            if tops != [0; COLOURS] {
                *exchanges += 1;
                game.act(seat, Action::Swap(Handful::new(top_stones(&tops)).unwrap())).unwrap();
                let end = usize::from(world.end);
                world.exchange(tops, &order);
                deal(&mut game, &order[usize::from(world.end)..end]);
                compare(&world, &game);
                turn = policy.turn(&world, world.plays()).unwrap();
            }
            let actions = Turn::Moves(Moves::of(&turn, &world.seats[seat].hand))
                .actions(&game.view(Viewer::Seat(seat)), None);
            for action in actions {
                if game.waiting().is_for(seat) {
                    game.act(seat, action).unwrap();
                }
            }
            world.follow(&turn);
            if !world.over {
                world.pass();
            }
            compare(&world, &game);
        }
        (world, game)
    }

    #[test]
    fn a_game_in_a_world_is_the_same_as_in_the_engine() {
        let tables = [(2, ""), (3, "open=count"), (4, ""), (6, "")];
        let mut luck = Seeded::new(1);
        let (mut exchanges, mut last_rounds) = (0, 0);
        for (players, options) in tables.into_iter().cycle().take(40) {
            let set_up = SetUp::parse(players, options, None).unwrap();
            let (world, game) = play_both(set_up, &mut luck, &mut exchanges);
            last_rounds += u32::from(world.last.is_some());
            let ranking = game.outcome().unwrap();
            for seat in Seat::all(players) {
                assert_eq!(world.win(seat) > 0.0, ranking.winners.contains(seat));
            }
        }
        assert!(exchanges > 0 && (1..40).contains(&last_rounds), "{exchanges} {last_rounds}");
    }
}
