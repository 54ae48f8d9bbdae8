//! The full state of a game, known to nobody at the table.

use crate::board::Board;
use crate::legal::Choice;
use crate::score::{Bonuses, Points};
use crate::{
    Action, Card, Cards, Deal, Due, Expeditions, Held, Pair, Refusal, ScoreCard, SetUp, Shape, View, Wanted,
};
use tabletop::{Game, Luck, PerSeat, Ranking, Seat, Seats, Seen, Viewer, Waiting};

/// A game of Silver & Gold: Pyramids.
#[derive(Debug, PartialEq, Eq)]
pub struct SilverGold {
    pub(crate) set_up: SetUp,
    pub(crate) table: Table,
}

/// Everything that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) phase: Phase,
    /// From 1 to 4.
    pub(crate) round: u8,
    /// SGP-8: the expedition cards not yet used in the round.
    pub(crate) left: Expeditions,
    /// The pile, as a set: its order is nobody's to know, and not here to be found.
    pub(crate) pile: Cards,
    pub(crate) display: Cards,
    pub(crate) boards: PerSeat<Board>,
    pub(crate) completed: Completed,
    pub(crate) bonuses: Bonuses,
}

impl Table {
    /// The boards as everybody may see them. SGP-10: marks are sealed until all have marked.
    pub(crate) const fn open_boards(&self) -> &PerSeat<Board> {
        match &self.phase {
            Phase::Mark { before, .. } => before,
            _ => &self.boards,
        }
    }
}

/// What happens now. Where a shape is named it is the expedition card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// SGP-6: the seats below `next` have their four cards.
    Deal { next: Seat, hands: PerSeat<Cards> },
    /// SGP-6: everybody keeps two, sealed until all have chosen.
    Keep { hands: PerSeat<Cards>, kept: PerSeat<Option<Pair>> },
    /// SGP-6: the display is turned up.
    Display,
    /// SGP-9: an expedition card is turned up.
    Expedition,
    /// SGP-10: everybody marks. The others see the boards as they were `before` until all are done.
    Mark { shape: Shape, before: PerSeat<Board>, chains: PerSeat<Chain> },
    /// SGP-20: the seat takes a card.
    Take { shape: Shape, seat: Seat },
    /// SGP-20: the seat took the top of the pile, which must be told.
    Draw { shape: Shape, seat: Seat },
    /// SGP-20: the display is filled up.
    Refill { shape: Shape },
    /// SGP-25.
    Over,
}

/// How far a seat has come with its marks for the expedition card in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub(crate) enum Chain {
    /// The shape or one square is due.
    #[default]
    Mark,
    /// SGP-14: so many extra squares are due; at least one, and one can be marked.
    Extra(u8),
    /// Nothing more to mark.
    Done,
}

/// SGP-20: the pyramids put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Completed {
    sets: PerSeat<Cards>,
    /// Everybody's together: by expedition card, then by seat, then as the tombs were reached.
    order: [Option<Card>; Card::COUNT as usize],
    count: u8,
}

impl Default for Completed {
    fn default() -> Self {
        Self { sets: PerSeat::default(), order: [None; Card::COUNT as usize], count: 0 }
    }
}

impl Completed {
    pub(crate) fn of(&self, seat: Seat) -> Cards {
        self.sets[seat]
    }

    /// The seat's, as the tombs were reached.
    pub(crate) fn in_order(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.order.iter().flatten().copied().filter(move |card| self.sets[seat].contains(*card))
    }

    /// Everybody's, in the order in which they were put aside.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Seat, Card)> {
        let owner = |card| Seat::all(Seat::LIMIT).find(|seat| self.sets[*seat].contains(card));
        self.order.iter().flatten().filter_map(move |card| Some((owner(*card)?, *card)))
    }

    pub(crate) fn add(&mut self, seat: Seat, card: Card) {
        if let Some(place) = self.order.get_mut(usize::from(self.count)) {
            *place = Some(card);
            self.count += 1;
            self.sets[seat] = self.sets[seat].with(card);
        }
    }
}

impl Phase {
    /// Who must choose or deal.
    #[inline]
    pub(crate) fn waiting(&self, players: u8) -> Waiting {
        let seats = |waits: &dyn Fn(Seat) -> bool| Seat::all(players).filter(|seat| waits(*seat)).collect();
        match self {
            Self::Deal { .. }
            | Self::Display
            | Self::Expedition
            | Self::Draw { .. }
            | Self::Refill { .. } => Waiting::Dealer,
            Self::Keep { kept, .. } => Waiting::Seats(seats(&|seat| kept[seat].is_none())),
            Self::Mark { chains, .. } => Waiting::Seats(seats(&|seat| chains[seat] != Chain::Done)),
            Self::Take { seat, .. } => Waiting::Seats(Seats::one(*seat)),
            Self::Over => Waiting::Nobody,
        }
    }

    /// The expedition card in play.
    pub(crate) const fn shape(&self) -> Option<Shape> {
        match self {
            Self::Mark { shape, .. }
            | Self::Take { shape, .. }
            | Self::Draw { shape, .. }
            | Self::Refill { shape } => Some(*shape),
            Self::Deal { .. } | Self::Keep { .. } | Self::Display | Self::Expedition | Self::Over => None,
        }
    }
}

impl SilverGold {
    /// SGP-8: rounds in a game.
    pub const ROUNDS: u8 = 4;

    /// The choice that the seat must make now.
    #[inline]
    pub(crate) fn choice(&self, seat: Seat) -> Result<Choice<'_>, Refusal> {
        let table = &self.table;
        let plays = seat.number() < self.set_up.seats();
        match &table.phase {
            Phase::Keep { hands, kept } if plays => match kept[seat] {
                Some(_) => Err(Refusal::Done { seat }),
                None => Ok(Choice::Keep(hands[seat])),
            },
            Phase::Mark { shape, chains, .. } if plays => match chains[seat] {
                Chain::Mark => Ok(Choice::Mark(&table.boards[seat], *shape)),
                Chain::Extra(_) => Ok(Choice::Extra(&table.boards[seat])),
                Chain::Done => Err(Refusal::Done { seat }),
            },
            Phase::Take { seat: next, .. } if *next == seat => {
                Ok(Choice::Take { display: table.display, pile: !table.pile.is_empty() })
            }
            Phase::Keep { .. } | Phase::Mark { .. } | Phase::Take { .. } => {
                Err(Refusal::NotYourTurn { seat })
            }
            Phase::Over => Err(Refusal::Over),
            _ => Err(Refusal::DealFirst),
        }
    }

    /// The sort of choice that the seat must make now, if any.
    #[must_use]
    pub fn wanted(&self, seat: Seat) -> Option<Wanted> {
        self.choice(seat).ok().map(Choice::wanted)
    }

    /// The pile, as a set.
    #[must_use]
    pub const fn pile(&self) -> Cards {
        self.table.pile
    }

    /// The face-up cards that can be taken.
    #[must_use]
    pub const fn display(&self) -> Cards {
        self.table.display
    }

    /// SGP-6: the four cards of a seat, before it has put two in front of itself.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        match &self.table.phase {
            Phase::Deal { hands, .. } | Phase::Keep { hands, .. } => hands[seat],
            _ => Cards::NONE,
        }
    }

    /// The cards that the seat works on, with their marks, those not yet shown to the others too.
    #[must_use]
    pub fn held(&self, seat: Seat) -> [Option<Held>; 2] {
        self.table.boards[seat].held
    }

    /// What the seat has crossed off, that not yet shown to the others too.
    #[must_use]
    pub fn score_card(&self, seat: Seat) -> ScoreCard {
        self.table.boards[seat].score_card
    }

    /// The pyramids that the seat has put aside.
    #[must_use]
    pub fn completed(&self, seat: Seat) -> Cards {
        self.table.completed.of(seat)
    }

    /// Who won which colour bonus.
    #[must_use]
    pub const fn bonuses(&self) -> Bonuses {
        self.table.bonuses
    }

    /// The round, from 1 to 4.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.table.round
    }

    /// The expedition cards not yet used in the round.
    #[must_use]
    pub const fn expeditions_left(&self) -> Expeditions {
        self.table.left
    }

    /// The expedition card in play.
    #[must_use]
    pub const fn expedition(&self) -> Option<Shape> {
        self.table.phase.shape()
    }

    /// What the seat's pyramids put aside, score card and bonuses are worth so far.
    #[must_use]
    pub fn points(&self, seat: Seat) -> Points {
        let pyramids = self.table.completed.of(seat).len();
        Points::new(pyramids, self.table.boards[seat].score_card, self.table.bonuses.points(seat))
    }
}

/// SGP-27: most points win, then the lowest number among the pyramids completed; who completed none has none to show.
pub(crate) fn ranking(players: u8, points: impl Fn(Seat) -> Points, completed: &Completed) -> Ranking {
    let scores = Seat::all(players).map(|seat| points(seat).total()).collect();
    Ranking::by_key(scores, |seat, score| {
        let lowest = completed.of(seat).lowest().map_or(u8::MAX, Card::number);
        (score, std::cmp::Reverse(lowest))
    })
}

impl Clone for SilverGold {
    fn clone(&self) -> Self {
        Self { set_up: self.set_up.clone(), table: self.table }
    }

    fn clone_from(&mut self, source: &Self) {
        self.set_up.clone_from(&source.set_up);
        self.table = source.table;
    }
}

impl Game for SilverGold {
    const NAME: &'static str = "silver-gold";

    type SetUp = SetUp;
    type Action = Action;
    type Deal = Deal;
    type Due = Due;
    type View = View;
    type Refusal = Refusal;
    type Outcome = Ranking;

    fn new(set_up: SetUp) -> Self {
        let left = set_up.cards().expeditions();
        let table = Table {
            phase: Phase::Deal { next: Seat::FIRST, hands: PerSeat::default() },
            round: 1,
            left,
            pile: Cards::ALL,
            display: Cards::NONE,
            boards: PerSeat::default(),
            completed: Completed::default(),
            bonuses: Bonuses::default(),
        };
        Self { set_up, table }
    }

    fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        self.table.phase.waiting(self.set_up.seats())
    }

    #[inline]
    fn for_each_legal(&self, seat: Seat, each: impl FnMut(Action)) {
        if let Ok(choice) = self.choice(seat) {
            choice.for_each(&self.set_up, each);
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Action> {
        self.choice(seat).ok()?.random_action(&self.set_up, luck)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.choice(seat)?.check(&self.set_up, action)?;
        self.apply_action(seat, action);
        Ok(())
    }

    #[inline]
    fn due(&self) -> Option<Due> {
        let table = &self.table;
        match table.phase {
            Phase::Deal { next, .. } => Some(Due::hand(next, table.pile)),
            Phase::Display => Some(Due::display(table.pile)),
            Phase::Expedition => Some(Due::expedition(table.left)),
            Phase::Draw { seat, .. } => Some(Due::draw(seat, table.pile)),
            Phase::Refill { .. } => Some(Due::refill(table.pile, table.display)),
            Phase::Keep { .. } | Phase::Mark { .. } | Phase::Take { .. } | Phase::Over => None,
        }
    }

    #[inline]
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        let due = self.due().ok_or(match self.table.phase {
            Phase::Over => Refusal::Over,
            _ => Refusal::NothingDue,
        })?;
        due.check(deal)?;
        self.apply_deal(*deal);
        Ok(())
    }

    fn is_sealed(&self) -> bool {
        matches!(self.table.phase, Phase::Keep { .. } | Phase::Mark { .. })
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        match deal {
            Deal::Hand { seat, cards } => Seen::private(*seat, cards.len(), viewer),
            Deal::Display(_) | Deal::Expedition(_) | Deal::Draw { .. } | Deal::Refill(_) => Seen::Open,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        self.redeal_hidden(viewer, luck);
    }

    fn outcome(&self) -> Option<Ranking> {
        let over = matches!(self.table.phase, Phase::Over);
        over.then(|| ranking(self.set_up.seats(), |seat| self.points(seat), &self.table.completed))
    }
}
