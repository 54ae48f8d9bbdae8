//! The full state of a game.

use crate::legal::Choice;
use crate::{Action, Counts, Deal, Due, Hand, Refusal, SetUp, Table, View};
use tabletop::{Game, Luck, PerSeat, Ranking, Seat, Seats, Seen, SetUp as _, Viewer, Waiting};

/// What happens next.
///
/// ```
/// use pyramids::{Pyramids, SetUp, Step};
/// use tabletop::{Game, Seat};
///
/// let mut game = Pyramids::new(SetUp::new(2)?);
/// for deal in ["dealer 1", "deal 0 r5 r7 y4 gT b6", "deal 1 r2 y2 y3 g4 b3", "draw 0 r4 y5"] {
///     game.deal(&deal.parse()?)?;
/// }
/// assert_eq!(game.step(), Step::Play { left: 4, exchange: true });
/// // Once a card is played, no top stones can be exchanged.
/// game.act(Seat::FIRST, "r5@0".parse()?)?;
/// assert_eq!(game.step(), Step::Play { left: 3, exchange: false });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Step {
    /// Chance draws the dealer (PY-3).
    Dealer,
    /// Chance deals this seat its first hand (PY-3).
    Deal(Seat),
    /// Chance brings the cards at the start of a turn (PY-4).
    Draw,
    /// Chance brings this many cards for exchanged top stones (PY-5).
    Redraw(u8),
    /// The player to move plays cards (PY-6), or exchanges top stones first (PY-5).
    Play {
        /// How many more cards may be played.
        left: u8,
        /// Whether top stones may still be exchanged: once, before the first play, while the draw pile has cards. It does
        /// not depend on the hand, so it is open to all.
        exchange: bool,
    },
    /// The player to move discards the surplus (PY-7).
    Discard,
    /// The player to move plays any number of cards, for the last time (PY-15).
    LastRound {
        /// The seat that plays last.
        ends_with: Seat,
    },
    /// The game has ended.
    Over,
}

impl Step {
    /// Whom the game waits for when this is the step of `turn`.
    #[inline]
    pub(crate) const fn waiting(self, turn: Seat) -> Waiting {
        match self {
            Self::Dealer | Self::Deal(_) | Self::Draw | Self::Redraw(_) => Waiting::Dealer,
            Self::Play { .. } | Self::Discard | Self::LastRound { .. } => Waiting::Seats(Seats::one(turn)),
            Self::Over => Waiting::Nobody,
        }
    }
}

/// A running game: the full state, known to nobody at the table.
///
/// ```
/// use pyramids::{Pyramids, SetUp};
/// use tabletop::{Game, Seat, Waiting};
///
/// let mut game = Pyramids::new(SetUp::new(2)?);
/// for deal in ["dealer 1", "deal 0 r5 r7 y4 gT b6", "deal 1 r2 y2 y3 g4 b3", "draw 0 r4 y5"] {
///     game.deal(&deal.parse()?)?;
/// }
/// // A top stone is exchanged: chance must bring another card before the turn goes on.
/// game.act(Seat::FIRST, "swap gT".parse()?)?;
/// assert_eq!(game.waiting(), Waiting::Dealer);
/// game.deal(&"draw 0 b2".parse()?)?;
/// assert_eq!(game.hand(Seat::FIRST).to_string(), "r4 r5 r7 y4 y5 b2 b6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pyramids {
    pub(crate) set_up: SetUp,
    pub(crate) dealer: Option<Seat>,
    /// Whose turn it is; seat 0 until the dealer is known, and the seat that moved last when the game is over.
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) hands: PerSeat<Hand>,
    pub(crate) draw_pile: Counts,
    pub(crate) discards: Counts,
    pub(crate) table: Table,
}

impl Pyramids {
    /// The number of cards in a first hand (PY-3), and the most that a player keeps after a turn (PY-7).
    pub const HAND: u8 = 5;
    /// How many cards are drawn at the start of a turn (PY-4).
    pub const DRAW: u8 = 2;
    /// The most top stones in an exchange (PY-5).
    pub const EXCHANGE: u8 = 4;
    /// The most cards played in a turn (PY-6).
    pub const PLAYS: u8 = 4;
    /// The number of complete pyramids in front of a player that ends the game (PY-14).
    pub const COMPLETE: u8 = 6;

    /// The hand of a seat, which only that seat may see.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }

    /// The draw pile, which nobody may see. It has no order: chance makes one, card by card.
    pub const fn draw_pile(&self) -> &Counts {
        &self.draw_pile
    }

    /// All discards, open to all.
    pub const fn discards(&self) -> &Counts {
        &self.discards
    }

    /// All pyramids, open to all.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What happens next.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The choice that the player to move must make.
    #[inline]
    pub(crate) fn choice(&self) -> Choice<'_> {
        Choice {
            players: self.set_up.players(),
            turn: self.turn,
            step: self.step,
            draw_pile: self.draw_pile.total(),
            hand: &self.hands[self.turn],
            table: &self.table,
        }
    }
}

impl Game for Pyramids {
    const NAME: &'static str = "pyramids";

    type SetUp = SetUp;
    type Action = Action;
    type Deal = Deal;
    type Due = Due;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Ranking;

    fn new(set_up: SetUp) -> Self {
        Self {
            set_up,
            dealer: None,
            turn: Seat::FIRST,
            step: Step::Dealer,
            hands: PerSeat::default(),
            draw_pile: *set_up.deck().cards(),
            discards: Counts::NONE,
            table: Table::empty(),
        }
    }

    fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.step.waiting(self.turn)
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, each: impl FnMut(Action)) {
        if self.waiting().is_for(seat) {
            self.choice().for_each(each);
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.apply_action(seat, action)
    }

    #[inline]
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Action> {
        if self.waiting().is_for(seat) { self.choice().random_action(luck) } else { None }
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        match self.step {
            Step::Dealer => Some(Due::dealer(self.set_up.players())),
            Step::Deal(seat) => Some(Due::hand(seat, Self::HAND, self.draw_pile)),
            // PY-4: fewer if the draw pile has fewer.
            Step::Draw => Some(Due::draw(self.turn, Self::DRAW.min(self.draw_pile.total()), self.draw_pile)),
            Step::Redraw(count) => Some(Due::draw(self.turn, count, self.draw_pile)),
            Step::Play { .. } | Step::Discard | Step::LastRound { .. } | Step::Over => None,
        }
    }

    #[inline]
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        self.apply_deal(deal)
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        match deal {
            Deal::Dealer(_) => Seen::Open,
            Deal::Hand { seat, cards } | Deal::Draw { seat, cards } => {
                Seen::private(*seat, cards.len(), viewer)
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        self.redeal_hidden(viewer, luck);
    }

    fn outcome(&self) -> Option<Ranking> {
        (self.step == Step::Over).then(|| self.set_up.ranking(&self.table))
    }
}
