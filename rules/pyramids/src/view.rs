//! What one viewer may know.

use crate::check::check;
use crate::legal::Choice;
use crate::{Action, Counts, Hand, Pyramid, Pyramids, SetUp, Step, Table};
use tabletop::{Luck, PerPlayer, PerSeat, Ranking, Seat, SetUp as _, ViewError, Viewer, Waiting};

/// What one viewer may know (PY-20): everything on the table, the discards, the number of cards in each hand and in
/// the draw pile, and the viewer's own hand.
///
/// ```
/// use pyramids::{Pyramids, SetUp};
/// use tabletop::{Game, Seat, Seeded, View, Viewer};
///
/// let mut game = Pyramids::new(SetUp::new(2)?);
/// for deal in ["dealer 1", "deal 0 r5 r7 y4 gT b6", "deal 1 r2 y2 y3 g4 b3"] {
///     game.deal(&deal.parse()?)?;
/// }
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(view.hand.as_ref(), Some(game.hand(Seat::FIRST)));
/// assert_eq!(view.unseen().total(), 112 - 5);
///
/// // A bot imagines what it can't see. Another world looks the same from here.
/// let world = view.sample(&mut Seeded::new(1));
/// assert_ne!(world, game);
/// assert_eq!(world.view(Viewer::Seat(Seat::FIRST)), view);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[non_exhaustive]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Players, option and deck.
    #[cfg_attr(feature = "serde", serde(skip, default = "SetUp::unknown"))]
    pub set_up: SetUp,
    /// The dealer, once drawn (PY-3).
    pub dealer: Option<Seat>,
    /// The seat that moves first or next, or that moved last when the game is over.
    pub turn: Seat,
    /// What happens now.
    pub step: Step,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Hand>,
    /// How many cards each seat holds.
    pub hand_sizes: PerPlayer<u8>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// All discards, exchanged top stones among them.
    pub discards: Counts,
    /// All pyramids, in the order they were started.
    pub table: Table,
}

impl View {
    pub(crate) fn new(game: &Pyramids, viewer: Viewer) -> Self {
        Self {
            viewer,
            set_up: game.set_up,
            dealer: game.dealer,
            turn: game.turn,
            step: game.step,
            hand: viewer.seat().filter(|seat| seat.is_at(game.set_up.players())).map(|seat| game.hands[seat]),
            hand_sizes: PerPlayer::from_fn(game.set_up.players(), |seat| game.hands[seat].len()),
            draw_pile: game.draw_pile.total(),
            discards: game.discards,
            table: game.table,
        }
    }

    /// The seat whose turn it is. `None` before the hands are dealt and after the game.
    pub const fn to_move(&self) -> Option<Seat> {
        match self.step {
            Step::Dealer | Step::Deal(_) | Step::Over => None,
            _ => Some(self.turn),
        }
    }

    /// Whether the player to move may still exchange top stones, if there are some in hand (PY-5).
    pub const fn may_exchange(&self) -> bool {
        matches!(self.step, Step::Play { exchange: true, .. })
    }

    /// The seat that plays last, once the last round has begun (PY-15).
    pub const fn last_round_ends_with(&self) -> Option<Seat> {
        match self.step {
            Step::LastRound { ends_with } => Some(ends_with),
            _ => None,
        }
    }

    /// Whether one more complete pyramid in front of this seat ends the game (PY-14).
    pub fn needs_one_more(&self, seat: Seat) -> bool {
        self.table.complete(seat) + 1 >= Pyramids::COMPLETE
    }

    /// The most turns until the draw pile is empty and the last round comes: each takes at least the cards of PY-4 (PY-15).
    pub const fn turns_to_last_round(&self) -> u8 {
        self.draw_pile.div_ceil(Pyramids::DRAW)
    }

    /// The points of a pyramid if the game ended now.
    pub fn points(&self, pyramid: Pyramid) -> i32 {
        self.set_up.points(pyramid)
    }

    /// The score of a seat if the game ended now.
    pub fn score(&self, seat: Seat) -> i32 {
        self.set_up.score(&self.table, seat)
    }

    /// All cards that the viewer can't see: the draw pile and the hidden hands together.
    pub fn unseen(&self) -> Counts {
        let own = self.hand.iter().flat_map(Hand::iter);
        let mut unseen = *self.set_up.deck().cards();
        for card in self.discards.cards().chain(self.table.cards()).chain(own) {
            unseen.remove(card);
        }
        unseen
    }
}

impl tabletop::View for View {
    type Game = Pyramids;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn waiting(&self) -> Waiting {
        self.step.waiting(self.turn)
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut list = Vec::new();
        if let (Some(hand), true) =
            (&self.hand, self.viewer.seat().is_some_and(|seat| self.waiting().is_for(seat)))
        {
            let choice = Choice {
                players: self.set_up.players(),
                turn: self.turn,
                step: self.step,
                draw_pile: self.draw_pile,
                hand,
                table: &self.table,
            };
            choice.for_each(|action| list.push(action));
        }
        list
    }

    fn sample(&self, luck: &mut impl Luck) -> Pyramids {
        let mut draw_pile = self.unseen();
        let hands = PerSeat::from_fn(|seat| match self.hand {
            Some(hand) if self.viewer.is(seat) => hand,
            _ => draw_pile.remove_hand(self.hand_sizes[seat], luck),
        });
        Pyramids {
            set_up: self.set_up,
            dealer: self.dealer,
            turn: self.turn,
            step: self.step,
            hands,
            draw_pile,
            discards: self.discards,
            table: self.table,
        }
    }

    fn outcome(&self) -> Option<Ranking> {
        (self.step == Step::Over).then(|| self.set_up.ranking(&self.table))
    }

    fn checked(self, set_up: &SetUp) -> Result<Self, ViewError> {
        let view = Self { set_up: *set_up, ..self };
        check(&view).map(|()| view)
    }
}
