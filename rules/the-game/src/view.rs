//! What one viewer may know.

use crate::check::check;
use crate::legal::Choice;
use crate::{Action, Cards, Keen, Left, PerPile, Phrase, Piles, SetUp, Step, TheGame, Tops};
use tabletop::{Luck, PerPlayer, PerSeat, Seats, SetUp as _, ViewError, Viewer, Waiting};

/// What one viewer may know of a game.
///
/// ```
/// use tabletop::{Game, Seat, Seeded, View, Viewer};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(2)?);
/// game.deal(&"deal 0 2 13 24 35 46 57 68".parse()?)?;
/// game.deal(&"deal 1 3 14 25 36 47 58 69".parse()?)?;
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(view.hand, Some(game.hand(Seat::FIRST)));
/// assert!(view.hand_sizes.iter().all(|(_, size)| *size == 7));
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
    /// Players and options.
    #[cfg_attr(feature = "serde", serde(skip, default = "SetUp::unknown"))]
    pub set_up: SetUp,
    /// What happens now.
    pub step: Step,
    /// The viewer's own hand; a spectator has none.
    pub hand: Option<Cards>,
    /// How many cards each seat holds.
    pub hand_sizes: PerPlayer<u8>,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The tops of the piles (TG-10).
    pub tops: Tops,
    /// The cards placed so far, if the table shows them (TG-10).
    pub placed: Option<Cards>,
    /// How many cards were placed this turn.
    pub placed_now: u8,
    /// The fewest cards that must be placed this turn.
    pub minimum: u8,
    /// Piles that must be covered before this turn ends (TG-22).
    pub burning: Piles,
    /// The seats that have said how keen they are to start.
    pub keen_said: Seats,
    /// How keen the viewer is to start and, once all have answered, how keen every seat is (TG-6).
    pub keen: PerPlayer<Option<Keen>>,
    /// What each seat has said about each pile (TG-18).
    pub signals: PerPlayer<PerPile<Option<Phrase>>>,
    /// How the game ended, once it is over.
    pub outcome: Option<Left>,
}

impl View {
    pub(crate) fn new(game: &TheGame, viewer: Viewer) -> Self {
        let TheGame { set_up, step, hands, draw_pile, placed, tops, .. } = *game;
        let players = set_up.players();
        let revealed = step != Step::Keen;
        Self {
            viewer,
            set_up,
            step,
            hand: viewer.seat().map(|seat| hands[seat].cards()),
            hand_sizes: PerPlayer::from_fn(players, |seat| hands[seat].len()),
            draw_pile: draw_pile.len(),
            tops,
            placed: (!set_up.placed_hidden()).then_some(placed),
            placed_now: game.placed_now,
            minimum: game.minimum,
            burning: game.burning,
            keen_said: game.keen_said(),
            keen: PerPlayer::from_fn(players, |seat| game.keen[seat].filter(|_| revealed || viewer.is(seat))),
            signals: PerPlayer::from_fn(players, |seat| game.signals[seat]),
            outcome: tabletop::Game::outcome(game),
        }
    }

    /// How many cards have not been placed.
    pub fn left(&self) -> u8 {
        self.hand_sizes.iter().map(|(_, size)| *size).sum::<u8>() + self.draw_pile
    }
}

impl tabletop::View for View {
    type Game = TheGame;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn waiting(&self) -> Waiting {
        self.step.waiting(self.set_up.players(), || self.keen_said)
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut list = Vec::new();
        if let (Viewer::Seat(seat), Some(hand)) = (self.viewer, self.hand)
            && self.waiting().is_for(seat)
        {
            let may_end = self.placed_now >= self.minimum;
            let choice = Choice { step: self.step, hand: hand.iter().collect(), tops: self.tops, may_end };
            choice.for_each(|action| list.push(action));
        }
        // By card, as a person holds them.
        list.sort_unstable();
        list
    }

    /// TG-22: nobody is made to end a turn while a pile burns, which loses the game.
    fn forced(&self) -> Option<Action> {
        match self.legal_actions()[..] {
            [Action::End] if !self.burning.is_empty() => None,
            [only] => Some(only),
            _ => None,
        }
    }

    /// With the option `played=off` a view does not remember the cards under the tops (TG-10), so these are drawn too, with
    /// the same chances as those in hands and in the draw pile. A player who remembers some of them knows more than the view.
    fn sample(&self, luck: &mut impl Luck) -> TheGame {
        let own = self.hand.unwrap_or_default();
        let open = own.union(self.placed.unwrap_or(self.tops.cards()));
        let mut game = TheGame {
            set_up: self.set_up,
            step: self.step,
            hands: PerSeat::from_fn(|seat| own.iter().filter(|_| self.viewer.is(seat)).collect()),
            draw_pile: Cards::NONE,
            placed: Cards::NONE,
            left: self.left(),
            tops: self.tops,
            placed_now: self.placed_now,
            minimum: self.minimum,
            burning: self.burning,
            keen: PerSeat::from_fn(|seat| match self.keen[seat] {
                None if self.keen_said.contains(seat) => Keen::new(0),
                known => known,
            }),
            signals: PerSeat::from_fn(|seat| self.signals[seat]),
        };
        let hidden = Cards::ALL.minus(open);
        game.deal_hidden(hidden, self.viewer, |seat| self.hand_sizes[seat], self.draw_pile, luck);
        game
    }

    fn has_same_choice(&self, other: &Self) -> bool {
        *other == Self { keen_said: other.keen_said, signals: other.signals, ..self.clone() }
    }

    fn outcome(&self) -> Option<Left> {
        self.outcome
    }

    fn checked(self, set_up: &SetUp) -> Result<Self, ViewError> {
        let view = Self { set_up: *set_up, ..self };
        check(&view).map(|()| view)
    }
}
