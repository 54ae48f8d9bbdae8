//! The full state of a game.

use crate::hand::Hand;
use crate::legal::Choice;
use crate::{Action, Card, Cards, Deal, Due, Keen, PerPile, Phrase, Piles, Refusal, SetUp, Tops, View};
use tabletop::{Game, Luck, PerSeat, Seat, Seats, Seen, SetUp as _, Viewer, Waiting};

/// What happens now.
///
/// ```
/// use tabletop::{Game, Seat};
/// use the_game::{SetUp, Step, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(1)?);
/// assert_eq!(game.step(), Step::Deal(Seat::FIRST));
/// game.deal(&"deal 0 2 3 4 5 6 7 8 9".parse()?)?;
/// for action in ["2>A1", "3>A1", "end"] {
///     assert_eq!(game.step(), Step::Turn(Seat::FIRST));
///     game.act(Seat::FIRST, action.parse()?)?;
/// }
/// assert_eq!(game.step(), Step::Refill(Seat::FIRST));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Step {
    /// The seat gets its first hand.
    Deal(Seat),
    /// Seats say how keen they are to start (TG-6).
    Keen,
    /// The seat places cards.
    Turn(Seat),
    /// The seat draws after its turn (TG-12).
    Refill(Seat),
    /// The game has ended.
    Over,
}

impl Step {
    /// Whom the game waits for. `keen_said` are the seats that have said how keen they are.
    #[inline]
    pub(crate) fn waiting(self, players: u8, keen_said: impl FnOnce() -> Seats) -> Waiting {
        match self {
            Self::Turn(seat) => Waiting::Seats(Seats::one(seat)),
            Self::Deal(_) | Self::Refill(_) => Waiting::Dealer,
            Self::Keen => Waiting::Seats(Seats::all(players).minus(keen_said())),
            Self::Over => Waiting::Nobody,
        }
    }
}

/// The result: the number of cards that were not placed. 0 is a win (TG-17).
///
/// ```
/// use the_game::Left;
///
/// let left: Left = "left=3".parse()?;
/// assert!(left.is_excellent() && !left.is_win());
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Left(pub u8);

impl Left {
    /// Whether all cards were placed (TG-16).
    pub const fn is_win(self) -> bool {
        self.0 == 0
    }

    /// Whether fewer than ten cards are left (TG-17).
    pub const fn is_excellent(self) -> bool {
        self.0 < 10
    }
}

/// A running game: the full state, known to nobody at the table.
///
/// ```
/// use tabletop::{Game, Seat};
/// use the_game::{Pile, Piles, SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(1)?.with_fire());
/// game.deal(&"deal 0 2 3 4 5 6 7 8 22".parse()?)?;
/// for action in ["2>A1", "22>A2", "end"] {
///     game.act(Seat::FIRST, action.parse()?)?;
/// }
/// // The fire card must be covered in the next turn (TG-22).
/// assert_eq!(game.burning(), Piles::one(Pile::A2));
/// assert_eq!((game.hand(Seat::FIRST).len(), game.draw_pile().len()), (6, 90));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TheGame {
    pub(crate) set_up: SetUp,
    pub(crate) step: Step,
    pub(crate) hands: PerSeat<Hand>,
    /// The draw pile, as a set: its order does not exist until cards are drawn.
    pub(crate) draw_pile: Cards,
    /// All cards placed so far.
    pub(crate) placed: Cards,
    /// How many cards are not placed.
    pub(crate) left: u8,
    pub(crate) tops: Tops,
    /// Cards placed this turn.
    pub(crate) placed_now: u8,
    /// The fewest cards that must be placed this turn.
    pub(crate) minimum: u8,
    /// Piles that must be covered before this turn ends (TG-22).
    pub(crate) burning: Piles,
    pub(crate) keen: PerSeat<Option<Keen>>,
    pub(crate) signals: PerSeat<PerPile<Option<Phrase>>>,
}

impl TheGame {
    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat].cards()
    }

    /// The cards in the draw pile.
    pub const fn draw_pile(&self) -> Cards {
        self.draw_pile
    }

    /// All cards placed so far.
    pub const fn placed(&self) -> Cards {
        self.placed
    }

    /// The tops of the piles.
    pub const fn tops(&self) -> Tops {
        self.tops
    }

    /// What happens now.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The piles that must be covered before this turn ends (TG-22).
    pub const fn burning(&self) -> Piles {
        self.burning
    }

    /// The choice that the seat must make now, if the game waits for it.
    #[inline]
    fn choice(&self, seat: Seat) -> Option<Choice> {
        let may_end = self.placed_now >= self.minimum;
        let choice = Choice { step: self.step, hand: self.hands[seat], tops: self.tops, may_end };
        self.waiting().is_for(seat).then_some(choice)
    }

    /// The seats that have said how keen they are.
    pub(crate) fn keen_said(&self) -> Seats {
        Seat::all(self.set_up.players()).filter(|seat| self.keen[*seat].is_some()).collect()
    }
}

impl Game for TheGame {
    const NAME: &'static str = "the-game";
    const COOPERATIVE: bool = true;

    type SetUp = SetUp;
    type Action = Action;
    type Deal = Deal;
    type Due = Due;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Left;

    fn new(set_up: SetUp) -> Self {
        Self {
            set_up,
            step: Step::Deal(Seat::FIRST),
            hands: PerSeat::default(),
            draw_pile: Cards::ALL,
            placed: Cards::NONE,
            left: Card::COUNT,
            tops: Tops::START,
            placed_now: 0,
            minimum: set_up.minimum(false),
            burning: Piles::NONE,
            keen: PerSeat::default(),
            signals: PerSeat::default(),
        }
    }

    fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.step.waiting(self.set_up.players(), || self.keen_said())
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, each: impl FnMut(Action)) {
        if let Some(choice) = self.choice(seat) {
            choice.for_each(each);
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Action> {
        self.choice(seat)?.random_action(luck)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.apply_action(seat, action)
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        let (seat, count) = match self.step {
            Step::Deal(seat) => (seat, self.set_up.hand_size()),
            Step::Refill(seat) => (seat, self.placed_now.min(self.draw_pile.len())),
            _ => return None,
        };
        Some(Due::new(seat, count, self.draw_pile))
    }

    #[inline]
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        self.apply_deal(deal)
    }

    fn is_sealed(&self) -> bool {
        self.step == Step::Keen
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        Seen::private(deal.seat, deal.cards.len(), viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    /// With the option `played=off` this also draws the cards under the tops, as [`tabletop::View::sample`] does: a view does
    /// not remember them.
    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        self.redeal_hidden(viewer, luck);
    }

    fn outcome(&self) -> Option<Left> {
        // TG-17
        (self.step == Step::Over).then_some(Left(self.left))
    }

    fn is_aside(action: Action) -> bool {
        matches!(action, Action::Say(_, _))
    }
}
