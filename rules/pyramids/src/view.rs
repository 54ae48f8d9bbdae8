//! What one viewer may know.

use crate::check::check;
use crate::legal::Moment;
use crate::{Action, Counts, Hand, Pyramid, Pyramids, SetUp, Step, Table};
use tabletop::{Luck, PerPlayer, PerSeat, Ranking, Seat, SetUp as _, ViewError, Viewer, Waiting};

/// What one viewer may know (PY-20): everything on the table, the discards, the number of cards in each hand and in
/// the pile, and the viewer's own hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct View {
    pub(crate) viewer: Viewer,
    #[cfg_attr(feature = "serde", serde(skip, default = "SetUp::unknown"))]
    pub(crate) set_up: SetUp,
    pub(crate) dealer: Option<Seat>,
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) hand: Option<Hand>,
    pub(crate) hand_sizes: PerPlayer<u8>,
    pub(crate) pile: u8,
    pub(crate) discards: Counts,
    pub(crate) pyramids: Table,
}

impl View {
    pub(crate) fn of(game: &Pyramids, viewer: Viewer) -> Self {
        Self {
            viewer,
            set_up: game.set_up,
            dealer: game.dealer,
            turn: game.turn,
            step: game.step,
            hand: viewer.seat().filter(|seat| seat.is_at(game.set_up.players())).map(|seat| *game.hand(seat)),
            hand_sizes: PerPlayer::from_fn(game.set_up.players(), |seat| game.hand(seat).len()),
            pile: game.pile().total(),
            discards: *game.discards(),
            pyramids: *game.table(),
        }
    }

    /// Players, options, deck.
    #[must_use]
    pub const fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.set_up.players()
    }

    /// Who dealt, once it is known (PY-3).
    #[must_use]
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// Whose turn it is; nobody's before the hands are dealt and when the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Seat> {
        match self.step {
            Step::Dealer | Step::Deal(_) | Step::Over => None,
            _ => Some(self.turn),
        }
    }

    /// What happens next.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// How many cards the player to move may still play; nothing where there is no limit (PY-15) or no playing.
    #[must_use]
    pub const fn plays_left(&self) -> Option<u8> {
        match self.step {
            Step::Play { left, .. } => Some(left),
            _ => None,
        }
    }

    /// Whether the player to move may still exchange top stones, if there are some in hand (PY-5).
    #[must_use]
    pub const fn may_exchange(&self) -> bool {
        matches!(self.step, Step::Play { exchange: true, .. })
    }

    /// Who plays last, once the last round has begun (PY-15).
    #[must_use]
    pub const fn last_round_ends_with(&self) -> Option<Seat> {
        match self.step {
            Step::LastRound { ends_with } => Some(ends_with),
            _ => None,
        }
    }

    /// The viewer's own hand; a spectator has none.
    #[must_use]
    pub const fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// How many cards a seat holds.
    #[must_use]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat]
    }

    /// How many cards the pile holds.
    #[must_use]
    pub const fn pile(&self) -> u8 {
        self.pile
    }

    /// All discards, exchanged top stones among them.
    #[must_use]
    pub const fn discards(&self) -> &Counts {
        &self.discards
    }

    /// All pyramids, in the order they were started.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.pyramids
    }

    /// The pyramids in front of a seat, from number 1 on.
    pub fn pyramids(&self, seat: Seat) -> impl Iterator<Item = Pyramid> + Clone {
        self.pyramids.pyramids(seat)
    }

    /// What a pyramid would count if the game ended now.
    #[must_use]
    pub fn points(&self, pyramid: Pyramid) -> i32 {
        self.set_up.points(pyramid)
    }

    /// What a seat would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i32 {
        self.set_up.score(&self.pyramids, seat)
    }

    /// Every card that the viewer can't see: those of the pile and of hidden hands together.
    #[must_use]
    pub fn unseen(&self) -> Counts {
        let own = self.hand.iter().flat_map(Hand::iter);
        let mut unseen = *self.set_up.cards();
        for card in self.discards.cards().chain(self.pyramids.cards()).chain(own) {
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
            let moment = Moment {
                players: self.players(),
                turn: self.turn,
                step: self.step,
                pile: self.pile,
                hand,
                table: &self.pyramids,
            };
            moment.for_each_legal(|action| list.push(action));
        }
        list
    }

    fn sample(&self, luck: &mut impl Luck) -> Pyramids {
        let mut pile = self.unseen();
        let hands = PerSeat::from_fn(|seat| match self.hand {
            Some(hand) if self.viewer.is(seat) => hand,
            _ => pile.remove_hand(self.hand_sizes[seat], luck),
        });
        Pyramids {
            set_up: self.set_up,
            dealer: self.dealer,
            turn: self.turn,
            step: self.step,
            hands,
            pile,
            discards: self.discards,
            table: self.pyramids,
        }
    }

    fn outcome(&self) -> Option<Ranking> {
        (self.step == Step::Over).then(|| self.set_up.ranking(&self.pyramids))
    }

    fn checked(self, set_up: &SetUp) -> Result<Self, ViewError> {
        let view = Self { set_up: *set_up, ..self };
        check(&view)?;
        Ok(view)
    }
}
