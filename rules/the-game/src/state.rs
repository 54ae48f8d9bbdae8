//! The full state of a game.

use crate::hand::Hand;
use crate::legal;
use crate::{Action, Card, Cards, Deal, Due, Keen, PerPile, Phrase, Piles, Refusal, SetUp, Tops, View};
use tabletop::{Game, Luck, PerSeat, Seat, Seats, Seen, SetUp as _, Viewer, Waiting};

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Stage {
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

/// The result: cards not placed. 0 is a win (TG-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Left(pub u8);

impl Left {
    /// Whether all cards were placed (TG-16).
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 == 0
    }

    /// Fewer than ten left (TG-17).
    #[must_use]
    pub const fn is_excellent(self) -> bool {
        self.0 < 10
    }
}

/// A running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TheGame {
    pub(crate) set_up: SetUp,
    pub(crate) stage: Stage,
    pub(crate) hands: PerSeat<Hand>,
    /// The draw pile, whose order nobody knows until it is drawn.
    pub(crate) undrawn: Cards,
    /// All cards placed so far.
    pub(crate) placed: Cards,
    /// How many cards are not placed.
    pub(crate) left: u8,
    pub(crate) tops: Tops,
    /// Cards placed this turn.
    pub(crate) placed_now: u8,
    /// The fewest cards this turn.
    pub(crate) minimum: u8,
    /// Piles that must be covered before this turn ends (TG-22).
    pub(crate) burning: Piles,
    pub(crate) keen: PerSeat<Option<Keen>>,
    pub(crate) signals: PerSeat<PerPile<Option<Phrase>>>,
}

impl TheGame {
    /// Where every card is: the draw pile, each seat's hand, what was placed.
    pub fn census(&self) -> impl Iterator<Item = Card> {
        let hands = Seat::all(Seat::LIMIT).flat_map(|seat| self.hands[seat].iter());
        self.undrawn.iter().chain(self.placed.iter()).chain(hands)
    }

    /// The cards in a seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat].cards()
    }

    /// The draw pile.
    #[must_use]
    pub const fn undrawn(&self) -> Cards {
        self.undrawn
    }

    /// All cards placed so far.
    #[must_use]
    pub const fn placed(&self) -> Cards {
        self.placed
    }

    /// The tops of the piles.
    #[must_use]
    pub const fn tops(&self) -> Tops {
        self.tops
    }

    /// What happens now.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Seats that have said how keen they are.
    pub(crate) fn keen_said(&self) -> Seats {
        Seat::all(self.set_up.players()).filter(|seat| self.keen[*seat].is_some()).collect()
    }

    /// Gives hidden cards out again: hands of other seats keep their size, and so does the draw pile. What is left
    /// over lies in the piles.
    pub(crate) fn spread(&mut self, mut hidden: Cards, viewer: Viewer, luck: &mut impl Luck) {
        let players = self.set_up.players();
        let others = || Seat::all(players).filter(|seat| !viewer.is(*seat));
        // Whoever is to move goes first: that the game is not over tells something about that hand.
        let to_move = others().find(|seat| self.stage == Stage::Turn(*seat));
        if let Some(seat) = to_move {
            let cards = self.playable(hidden, self.hands[seat].len(), luck);
            hidden = hidden.without(cards);
            self.hands[seat] = cards.iter().collect();
        }
        for seat in others().filter(|seat| Some(*seat) != to_move) {
            let cards = some(hidden, self.hands[seat].len(), luck);
            hidden = hidden.without(cards);
            self.hands[seat] = cards.iter().collect();
        }
        self.undrawn = some(hidden, self.undrawn.len(), luck);
        let held = Seat::all(players).fold(self.undrawn, |cards, seat| cards.with(self.hands[seat].cards()));
        self.placed = Cards::ALL.without(held);
    }

    /// So many cards, drawn at random, with which the seat to move is not stuck (TG-15).
    fn playable(&self, hidden: Cards, count: u8, luck: &mut impl Luck) -> Cards {
        let goes_on =
            |cards: Cards| !legal::is_stuck(cards.iter().collect(), self.tops, self.placed_now, self.minimum);
        for _ in 0..Self::TRIES {
            let cards = some(hidden, count, luck);
            if goes_on(cards) {
                return cards;
            }
        }
        // Next to impossible to get here: a card that fits, and others.
        let fitting = hidden.iter().map(Cards::one).find(|card| goes_on(*card)).unwrap_or_default();
        fitting.with(some(hidden.without(fitting), count.saturating_sub(fitting.len()), luck))
    }

    /// How often a hand is drawn again before one is made: one card in a hundred that fits is found all but surely.
    const TRIES: u32 = 2_000;

    /// Sealed answers of others are anybody's guess until all have answered.
    pub(crate) fn guess_keen(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        if self.stage != Stage::Keen {
            return;
        }
        for seat in self.keen_said().iter().filter(|seat| !viewer.is(*seat)) {
            self.keen[seat] = Keen::all().nth(luck.below(u32::from(Keen::MOST) + 1) as usize);
        }
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
            stage: Stage::Deal(Seat::FIRST),
            hands: PerSeat::default(),
            undrawn: Cards::ALL,
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
        legal::waiting(self.stage, self.set_up.players(), || self.keen_said())
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, each: impl FnMut(Action)) {
        if self.waiting().is_for(seat) {
            let may_end = self.placed_now >= self.minimum;
            legal::for_each(self.stage, self.hands[seat], self.tops, may_end, each);
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Action> {
        if !self.waiting().is_for(seat) {
            return None;
        }
        let may_end = self.placed_now >= self.minimum;
        legal::random_action(self.stage, self.hands[seat], self.tops, may_end, luck)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.apply(seat, action)
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        let (seat, count) = match self.stage {
            Stage::Deal(seat) => (seat, self.set_up.hand_size()),
            Stage::Refill(seat) => (seat, self.placed_now.min(self.undrawn.len())),
            _ => return None,
        };
        Some(Due::new(seat, count, self.undrawn))
    }

    #[inline]
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        self.take(deal)
    }

    fn is_sealed(&self) -> bool {
        self.stage == Stage::Keen
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        Seen::private(deal.seat, deal.cards.len(), viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        let players = self.set_up.players();
        let others = Seat::all(players).filter(|seat| !viewer.is(*seat));
        let mut hidden = others.fold(self.undrawn, |cards, seat| cards.with(self.hands[seat].cards()));
        if !self.set_up.played() {
            hidden = hidden.with(self.placed.without(self.tops.cards()));
        }
        self.spread(hidden, viewer, luck);
        self.guess_keen(viewer, luck);
    }

    fn outcome(&self) -> Option<Left> {
        // TG-17
        (self.stage == Stage::Over).then_some(Left(self.left))
    }

    fn is_aside(action: Action) -> bool {
        matches!(action, Action::Say(_, _))
    }
}

/// So many of the cards, drawn at random.
fn some(cards: Cards, count: u8, luck: &mut impl Luck) -> Cards {
    tabletop::draw(Due::new(Seat::FIRST, count.min(cards.len()), cards), luck).cards
}
