//! Who plays the games of a report.

use pyramids::Pyramids;
use silver_gold::{Content, Held, SilverGold, Squares, Wanted};
use tabletop::{Game, Luck, Seat, Seeded, SetUp};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Player {
    /// Chooses uniformly among the legal actions
    Random,
    /// Takes what is best for itself at once, looking no further
    Greedy,
}

impl Player {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// What the player chooses.
    pub(super) fn choose<G: Greed>(self, game: &G, seat: Seat, luck: &mut Seeded) -> Option<G::Action> {
        if self == Self::Random || game.is_left_to_chance(seat) {
            return game.random_action(seat, luck);
        }
        let mut best = None;
        let mut equals = 0;
        let mut after = game.clone();
        game.for_each_legal(seat, |action| {
            after.clone_from(game);
            if after.act(seat, action).is_err() {
                return;
            }
            let promise = after.promise(seat);
            match &best {
                Some((_, most)) if *most > promise => return,
                Some((_, most)) if *most == promise => equals += 1,
                _ => equals = 1,
            }
            // Of equals each is kept with the same chance.
            if equals == 1 || luck.below(equals) == 0 {
                best = Some((action, promise));
            }
        });
        best.map(|(action, _)| action)
    }
}

/// A game whose positions can be weighed, roughly, by what lies open in front of a seat.
pub(super) trait Greed: Game {
    /// What the position promises to the seat, in tenths of a point.
    fn promise(&self, seat: Seat) -> i32;

    /// Whether even a greedy player chooses at random: first cards must be chance alone, or they can't be compared.
    fn is_left_to_chance(&self, _seat: Seat) -> bool {
        false
    }
}

impl Greed for SilverGold {
    fn promise(&self, seat: Seat) -> i32 {
        let place = |held: &Option<Held>| match held {
            // Completed, but not put aside yet.
            Some(held) if ahead(self, held) == 0 => 100,
            Some(held) => -8 * ahead(self, held),
            None => -8 * 9,
        };
        10 * self.points(seat).total() + self.held(seat).iter().map(place).sum::<i32>()
    }

    fn is_left_to_chance(&self, seat: Seat) -> bool {
        self.wanted(seat) == Some(Wanted::Keep)
    }
}

/// How many squares are still to be marked, at least, before the tomb is.
fn ahead(game: &SilverGold, held: &Held) -> i32 {
    let chamber = game.set_up().deck().chamber(held.card);
    let open = Squares::ALL.minus(chamber.squares(Content::Wall));
    let tomb = chamber.squares(Content::Tomb);
    let (mut reached, mut squares) = (held.marked, 0);
    while !reached.meets(tomb) {
        let next = if reached.is_empty() {
            chamber.squares(Content::Entrance)
        } else {
            reached.beside().intersection(open)
        };
        if next.minus(reached).is_empty() {
            break;
        }
        reached = reached.union(next);
        squares += 1;
    }
    squares
}

impl Greed for Pyramids {
    fn promise(&self, seat: Seat) -> i32 {
        let others = i32::from(self.set_up().players()) - 1;
        let worth = |standing: pyramids::Standing| {
            let pyramid = standing.pyramid;
            let stones = i32::from(pyramid.stones());
            let great = if pyramid.is_great() { 2 } else { 1 };
            let tenths = if pyramid.is_complete() { 10 } else { 4 } * stones * great;
            if standing.seat == seat { tenths } else { -tenths / others.max(1) }
        };
        self.table().standing().map(worth).sum()
    }
}
