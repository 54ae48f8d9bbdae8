//! A game in which everything is known, made from a view by guessing what is hidden, and played on fast.
#![allow(clippy::indexing_slicing, reason = "hot, and seats are below the number of players, at most six")]

use super::outlook::{Outlook, Unseen, turns_left};
use super::plan::{MOST_PLAYS, Turn};
use super::policy::{Closing, Grow, closing, count, grow};
use super::side::{COLOURS, KEPT, PLAYS, SIX, Side, TOP, code, floors_of, points};
use super::{Weights, casual};
use ::pyramids::{Pyramids, SetUp, View};
use tabletop::{Luck, Seat, Seeded, SetUp as _, View as _, shuffle};

/// Cards drawn at the start of a turn (PY-4).
const DRAW: u8 = 2;

/// How a seat plays in an imagined game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mind<'a> {
    Casual,
    Policy(&'a Weights, &'a Outlook),
}

/// The undrawn cards in the order in which they come: each the colour's number times 16 and the rank.
pub(super) type Pile = Vec<u8>;

/// What changes in the course of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct World {
    sides: [Side; Seat::LIMIT as usize],
    pub(super) players: u8,
    pub(super) turn: u8,
    open_count: bool,
    /// Draws come from here on in the pile.
    next: u8,
    /// Exchanges come from before here, so that they do not change what is drawn later.
    end: u8,
    /// Who plays last, once the last round has begun (PY-15).
    last: Option<u8>,
    pub(super) over: bool,
}

impl World {
    /// What the view shows, with empty hands for all but the viewer.
    pub(super) fn of(view: &View) -> Self {
        let mut sides = [Side::default(); Seat::LIMIT as usize];
        for standing in view.table.standing() {
            let side = &mut sides[usize::from(standing.seat.number())];
            let floors = floors_of(standing.pyramid);
            let row = &mut side.rows[standing.pyramid.colour() as usize];
            if standing.pyramid.is_complete() {
                side.complete += 1;
                side.points += points(floors);
            } else {
                *row = row.with(floors);
            }
        }
        if let (Some(seat), Some(hand)) = (view.viewer().seat(), view.hand.as_ref()) {
            sides[usize::from(seat.number())].hold(hand);
        }
        Self {
            sides,
            players: view.set_up.players(),
            turn: view.to_move().unwrap_or_default().number(),
            open_count: view.set_up.open_counted(),
            next: 0,
            end: view.draw_pile,
            last: view.last_round_ends_with().map(Seat::number),
            over: false,
        }
    }

    /// Gives all but the viewer the hands of a full state that fits the view; the pile in an order drawn at random.
    pub(super) fn fill(&mut self, view: &View, luck: &mut impl Luck) -> Pile {
        let state: Pyramids = view.sample(luck);
        for seat in Seat::all(self.players).filter(|seat| !view.viewer().is(*seat)) {
            self.sides[usize::from(seat.number())].hold(state.hand(seat));
        }
        let cards = state.draw_pile().cards().map(code);
        let mut pile: Pile = cards.map(|(colour, rank)| (colour as u8) << 4 | rank).collect();
        shuffle(&mut pile, luck);
        self.end = pile.len() as u8;
        pile
    }

    /// A new game, dealt.
    fn dealt(set_up: &SetUp, luck: &mut impl Luck) -> (Self, Pile) {
        let cards = set_up.deck().cards().cards().map(code);
        let mut pile: Pile = cards.map(|(colour, rank)| (colour as u8) << 4 | rank).collect();
        shuffle(&mut pile, luck);
        let players = set_up.players();
        let mut world = Self {
            sides: [Side::default(); Seat::LIMIT as usize],
            players,
            turn: 0,
            open_count: set_up.open_counted(),
            next: 0,
            end: pile.len() as u8,
            last: None,
            over: false,
        };
        for seat in 0..players {
            for _ in 0..KEPT {
                world.turn = seat;
                world.draw(1, &pile);
            }
        }
        world.turn = luck.below(players.into()) as u8;
        (world, pile)
    }

    pub(super) fn sides(&self) -> &[Side] {
        &self.sides[..usize::from(self.players)]
    }

    pub(super) fn side(&self, seat: u8) -> &Side {
        &self.sides[usize::from(seat)]
    }

    pub(super) fn side_mut(&mut self, seat: u8) -> &mut Side {
        &mut self.sides[usize::from(seat)]
    }

    /// Who plays last, once the last round has begun (PY-15).
    pub(super) const fn last_round(&self) -> Option<u8> {
        self.last
    }

    /// How many cards the pile holds.
    pub(super) const fn pile(&self) -> u8 {
        self.end - self.next
    }

    /// What a seat would score now.
    pub(super) fn score(&self, seat: u8) -> i16 {
        self.side(seat).total(self.open_count)
    }

    /// How far a seat is ahead of the best other.
    pub(super) fn lead(&self, seat: u8) -> i16 {
        let others = (0..self.players).filter(|other| *other != seat);
        self.score(seat) - others.map(|other| self.score(other)).max().unwrap_or_default()
    }

    /// What a seat would have of the win now (PY-18).
    pub(super) fn win(&self, seat: u8) -> f64 {
        let key = |seat: u8| (self.score(seat), self.side(seat).complete);
        let (mut share, mine) = (1, key(seat));
        for other in (0..self.players).filter(|other| *other != seat) {
            match key(other).cmp(&mine) {
                std::cmp::Ordering::Greater => return 0.0,
                std::cmp::Ordering::Equal => share += 1,
                std::cmp::Ordering::Less => {}
            }
        }
        1.0 / f64::from(share)
    }

    /// The player to move draws, as far as the pile goes.
    fn draw(&mut self, cards: u8, pile: &Pile) {
        for _ in 0..cards.min(self.pile()) {
            let card = pile[usize::from(self.next)];
            self.next += 1;
            self.side_mut(self.turn).take(usize::from(card >> 4), card & 15);
        }
    }

    /// The player to move exchanges top stones (PY-5).
    pub(super) fn exchange(&mut self, tops: [u32; COLOURS], pile: &Pile) {
        let mut drawn = 0;
        for (colour, count) in tops.into_iter().enumerate() {
            for _ in 0..count {
                if drawn < self.pile().min(PLAYS) && self.side_mut(self.turn).give(colour, TOP) {
                    drawn += 1;
                }
            }
        }
        for _ in 0..drawn {
            self.end -= 1;
            let card = pile[usize::from(self.end)];
            self.side_mut(self.turn).take(usize::from(card >> 4), card & 15);
        }
    }

    /// Puts a card of the player to move in front of a seat; ends the game with a sixth pyramid (PY-14).
    pub(super) fn put(&mut self, seat: u8, colour: usize, rank: u8, on: Option<u8>) -> bool {
        if self.over || self.side(self.turn).hand[colour].of(rank) == 0 {
            return false;
        }
        let done = self.side_mut(seat).put(colour, rank, on);
        if done {
            self.side_mut(self.turn).give(colour, rank);
            self.over = rank == TOP && self.last.is_none() && self.side(seat).complete == SIX;
        }
        done
    }

    /// The player to move has played and discarded: the next one's turn, the last round, or the end (PY-15).
    pub(super) fn pass(&mut self) {
        if self.last == Some(self.turn) {
            self.over = true;
        }
        if self.last.is_none() && self.pile() == 0 {
            self.last = Some(self.turn);
        }
        self.turn = if self.turn + 1 < self.players { self.turn + 1 } else { 0 };
    }

    /// How many cards may be played in a turn that begins now.
    const fn plays(&self) -> u8 {
        if self.last.is_some() { MOST_PLAYS as u8 } else { PLAYS }
    }

    /// How many turns of its own the player to move can expect after this one.
    pub(super) fn turns(&self, weights: &Weights) -> usize {
        let most = self.sides().iter().map(|side| side.complete).max().unwrap_or_default();
        turns_left(self.pile(), self.players, most, weights)
    }

    /// What the player to move can't see.
    fn unseen(&self, pile: &Pile) -> Unseen {
        let mut all = Unseen::default();
        for card in &pile[usize::from(self.next)..usize::from(self.end)] {
            all[usize::from(card >> 4)][usize::from(card & 15)] += 1;
        }
        for seat in (0..self.players).filter(|seat| *seat != self.turn) {
            for (colour, held) in self.side(seat).hand.iter().enumerate() {
                for rank in held.ranks() {
                    all[colour][usize::from(rank)] += 1;
                }
            }
        }
        all
    }

    /// The aim of the policy for the player to move.
    pub(super) fn aim<'a>(&self, weights: &'a Weights, outlook: &'a Outlook) -> Grow<'a> {
        let turns = self.turns(weights);
        let lead = f32::from(self.lead(self.turn)) / 10.0;
        Grow { weights, outlook, turns, bonus: weights.rush * lead - weights.slot, completes: true }
    }

    /// The rest of the turn of the player to move as `mind` would have it, and in front of whom.
    pub(super) fn plan(&self, mind: Mind<'_>, plays: u8) -> Option<Closing> {
        let seat = usize::from(self.turn);
        let side = self.side(self.turn);
        let turn = match mind {
            // Nothing is left to wait for.
            _ if self.last.is_some() => count(side, self.open_count),
            Mind::Casual => casual::turn(side, plays),
            Mind::Policy(weights, outlook) => match closing(self.sides(), seat, plays, self.open_count) {
                Some(closing) => return Some(closing),
                None => grow(self.aim(weights, outlook), side, plays),
            },
        };
        turn.map(|turn| Closing { seat, turn })
    }

    /// Which top stones `mind` would exchange before this turn.
    pub(super) fn swap(&self, mind: Mind<'_>, planned: &Closing) -> [u32; COLOURS] {
        if planned.seat != usize::from(self.turn) || self.last.is_some() || self.pile() == 0 {
            return [0; COLOURS];
        }
        match mind {
            Mind::Casual => casual::exchanged(&planned.turn),
            Mind::Policy(weights, outlook) => self.aim(weights, outlook).exchanged(&planned.turn),
        }
    }

    /// Plays the rest of a turn as planned, discards included.
    pub(super) fn follow(&mut self, Closing { seat, turn }: &Closing) {
        let own = *seat == usize::from(self.turn);
        let closes = self.last.is_none() && self.sides[*seat].complete + turn.complete() >= SIX;
        if closes || !own {
            for (colour, rank, on) in turn.plays() {
                self.put(*seat as u8, colour, rank, on);
            }
            return;
        }
        self.settle(turn);
    }

    /// Plays a turn in front of the player to move that does not end the game, all at once.
    fn settle(&mut self, turn: &Turn) {
        let side = &mut self.sides[usize::from(self.turn)];
        for (colour, way) in turn.ways.iter().enumerate() {
            side.rows[colour] = way.row;
            side.hand[colour] = way.held;
            side.cards -= way.plays + way.discards;
            side.complete += way.complete;
            side.points += way.points;
        }
    }

    /// Plays the rest of the turn after the exchange, and passes.
    pub(super) fn play(&mut self, mind: Mind<'_>, plays: u8) {
        if let Some(closing) = self.plan(mind, plays) {
            self.follow(&closing);
        }
        self.pass();
    }

    /// Plays on to the end.
    pub(super) fn finish(&mut self, pile: &Pile, mind: Mind<'_>) {
        while !self.over {
            self.begin(pile);
            self.whole_turn(pile, mind);
        }
    }

    fn begin(&mut self, pile: &Pile) {
        if self.last.is_none() {
            self.draw(DRAW, pile);
        }
    }

    /// Plays the turn of a player who has drawn.
    fn whole_turn(&mut self, pile: &Pile, mind: Mind<'_>) {
        if let Some(planned) = self.plan(mind, self.plays()) {
            let tops = self.swap(mind, &planned);
            if tops != [0; COLOURS] {
                self.exchange(tops, pile);
                return self.play(mind, self.plays());
            }
            self.follow(&planned);
        }
        self.pass();
    }
}

/// How a game of policies ended for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trial {
    /// Its share of the win.
    pub win: f64,
    /// Its score.
    pub score: i16,
    /// Points ahead of the best other seat.
    pub lead: i16,
}

/// Plays a game among policies with these weights, and greedy builders where there are none, on the deal that follows
/// from the seed. The same game as the bots would play, without the detour over views; for tuning.
#[must_use]
pub fn trial(set_up: &SetUp, line_up: &[Option<&Weights>], seed: u64) -> Vec<Trial> {
    let (mut world, pile) = World::dealt(set_up, &mut Seeded::new(seed));
    let mut outlook = Outlook::new(set_up.deck().cards());
    while !world.over {
        world.begin(&pile);
        let mind = match line_up.get(usize::from(world.turn)).copied().flatten() {
            None => Mind::Casual,
            Some(weights) => {
                let turns = world.turns(weights);
                outlook.fill(&world.unseen(&pile), world.open_count, weights, turns);
                Mind::Policy(weights, &outlook)
            }
        };
        world.whole_turn(&pile, mind);
    }
    let seats = 0..world.players;
    seats
        .map(|seat| Trial { win: world.win(seat), score: world.score(seat), lead: world.lead(seat) })
        .collect()
}

/// How many unseen cards the view leaves of each kind.
pub(super) fn unseen(view: &View) -> Unseen {
    let mut all = Unseen::default();
    for (card, count) in view.unseen().iter() {
        let (colour, rank) = code(card);
        all[colour][usize::from(rank)] = count;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramids::search::Position;
    use ::pyramids::Step;
    use tabletop::{Game as _, Viewer, Waiting, draw};

    /// The same turn in the game and in the packed world must come to the same.
    #[test]
    fn imagined_turns_follow_the_rules() {
        for (players, options, seed) in [(2, "", 1), (3, "open=count", 2), (6, "", 3)] {
            let mut game = Pyramids::new(SetUp::parse(players, options, None).unwrap());
            let mut luck = Seeded::new(seed);
            loop {
                let seat = match game.waiting() {
                    Waiting::Nobody => break,
                    Waiting::Dealer => {
                        let deal = draw(game.due().unwrap(), &mut luck);
                        game.deal(&deal).unwrap();
                        continue;
                    }
                    Waiting::Seats(seats) => seats.first().unwrap(),
                };
                let view = game.view(Viewer::Seat(seat));
                let position = Position::of(&view).unwrap();
                let intent = position.policy();
                let mut world = position.world;
                position.follow(&intent, &mut world);
                for action in intent.actions(&view) {
                    if game.waiting().is_for(seat) {
                        game.act(seat, action).unwrap();
                    }
                }
                if matches!(game.step(), Step::Redraw(_)) {
                    continue;
                }
                let view = game.view(Viewer::Seat(seat));
                let after = World::of(&view);
                for other in 0..players {
                    let (mine, theirs) = (world.side(other), after.side(other));
                    assert_eq!(
                        (mine.complete, mine.points, mine.open_points()),
                        (theirs.complete, theirs.points, theirs.open_points())
                    );
                    assert_eq!(i32::from(after.score(other)), view.score(Seat::new(other).unwrap()));
                }
                assert_eq!(world.side(seat.number()).hand, after.side(seat.number()).hand);
                assert_eq!(world.over, game.step() == Step::Over);
                assert!(world.over || Some(world.turn) == view.to_move().map(Seat::number));
            }
            let ranking = game.outcome().unwrap();
            let view = game.view(Viewer::Seat(Seat::FIRST));
            let world = World::of(&view);
            for seat in Seat::all(players) {
                assert_eq!(world.win(seat.number()) > 0.0, ranking.winners.contains(seat));
            }
        }
    }

    #[test]
    fn a_trial_is_decided_by_its_seed() {
        let set_up = SetUp::parse(3, "", None).unwrap();
        let weights = super::super::weights(3);
        let line_up = [Some(weights), None, None];
        let ends = trial(&set_up, &line_up, 5);
        assert_eq!(ends, trial(&set_up, &line_up, 5));
        assert_ne!(ends, trial(&set_up, &line_up, 6));
        assert!((ends.iter().map(|end| end.win).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}
