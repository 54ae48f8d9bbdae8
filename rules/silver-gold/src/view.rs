//! What one viewer may know, built field by field.

use crate::board::Board;
use crate::check::check;
use crate::hidden::{deal_hands, keep_any};
use crate::legal::Choice;
use crate::score::{Bonuses, Points};
use crate::state::{Chain, Completed, Phase, Table, ranking};
use crate::{
    Action, Card, Cards, Chamber, Colour, Expeditions, Held, Pair, ScoreCard, SetUp, Shape, SilverGold,
    Wanted,
};
use tabletop::{Luck, PerPlayer, PerSeat, Ranking, Seat, Seats, ViewError, Viewer, Waiting};

/// What happens now, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Step {
    /// SGP-6: this seat is to get its four cards.
    Deal(Seat),
    /// SGP-6: everybody keeps two cards, sealed.
    Keep,
    /// SGP-6: the display is to be turned up.
    Display,
    /// SGP-9: an expedition card is to be turned up.
    Expedition,
    /// SGP-10: everybody marks, sealed.
    Mark,
    /// SGP-20: this seat takes a card.
    Take(Seat),
    /// SGP-20: this seat took the top card of the pile, which is to be told.
    Draw(Seat),
    /// SGP-20: the display is to be filled up.
    Refill,
    /// SGP-25: the game has ended.
    Over,
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct View {
    pub(crate) viewer: Viewer,
    #[cfg_attr(feature = "serde", serde(skip, default = "SetUp::unknown"))]
    pub(crate) set_up: SetUp,
    pub(crate) step: Step,
    pub(crate) expedition: Option<Shape>,
    pub(crate) round: u8,
    pub(crate) expeditions_left: Expeditions,
    pub(crate) display: Cards,
    pub(crate) pile: u8,
    /// The boards as everybody sees them: while all mark, as they were before.
    pub(crate) boards: PerPlayer<Board>,
    pub(crate) completed: Completed,
    pub(crate) bonuses: Bonuses,
    /// Who has made a choice that is sealed until all have.
    pub(crate) done: Seats,
    /// The viewer's own four cards, before two of them are put down.
    pub(crate) hand: Option<Cards>,
    /// The two that the viewer has chosen to keep.
    pub(crate) kept: Option<Pair>,
    /// How far the viewer's own marks have come, while all mark.
    pub(crate) marking: Option<Marking>,
}

/// How far a seat's own marks have come.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Marking {
    /// The seat's own board as it is.
    pub(crate) board: Board,
    pub(crate) chain: Chain,
}

impl View {
    pub(crate) fn of(game: &SilverGold, viewer: Viewer) -> Self {
        let (set_up, table) = (&game.set_up, &game.table);
        let players = set_up.seats();
        let seat = viewer.seat().filter(|seat| seat.number() < players);
        let (mut done, mut hand, mut kept, mut marking) = (Seats::NONE, None, None, None);
        let step = match &table.phase {
            Phase::Deal { next, hands } => {
                hand = seat.filter(|seat| seat < next).map(|seat| hands[seat]);
                Step::Deal(*next)
            }
            Phase::Keep { hands, kept: chosen } => {
                done = Seat::all(players).filter(|seat| chosen[*seat].is_some()).collect();
                hand = seat.map(|seat| hands[seat]);
                kept = seat.and_then(|seat| chosen[seat]);
                Step::Keep
            }
            Phase::Display => Step::Display,
            Phase::Expedition => Step::Expedition,
            Phase::Mark { chains, .. } => {
                done = Seat::all(players).filter(|seat| chains[*seat] == Chain::Done).collect();
                marking = seat.map(|seat| Marking { board: table.boards[seat], chain: chains[seat] });
                Step::Mark
            }
            Phase::Take { seat, .. } => Step::Take(*seat),
            Phase::Draw { seat, .. } => Step::Draw(*seat),
            Phase::Refill { .. } => Step::Refill,
            Phase::Over => Step::Over,
        };
        Self {
            viewer,
            set_up: set_up.clone(),
            step,
            expedition: table.phase.shape(),
            round: table.round,
            expeditions_left: table.left,
            display: table.display,
            pile: table.pile.len(),
            boards: PerPlayer::from_fn(players, |seat| table.open_boards()[seat]),
            completed: table.completed,
            bonuses: table.bonuses,
            done,
            hand,
            kept,
            marking,
        }
    }

    /// Whether it asks the viewer the same as another: meanwhile others may have made choices that are still sealed.
    #[must_use]
    pub fn asks_like(&self, other: &Self) -> bool {
        *other == Self { done: other.done, ..self.clone() }
    }

    /// Players, option, deck.
    #[must_use]
    pub const fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    /// What the card shows.
    #[must_use]
    pub fn chamber(&self, card: Card) -> &Chamber {
        self.set_up.cards().chamber(card)
    }

    /// The colour of the card.
    #[must_use]
    pub fn colour(&self, card: Card) -> Colour {
        self.set_up.cards().colour(card)
    }

    /// What happens now.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The expedition card in play.
    #[must_use]
    pub const fn expedition(&self) -> Option<Shape> {
        self.expedition
    }

    /// The round, from 1 to 4.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The expedition cards not yet used in this round; one of them never is.
    #[must_use]
    pub const fn expeditions_left(&self) -> Expeditions {
        self.expeditions_left
    }

    /// The face-up cards that can be taken.
    #[must_use]
    pub const fn display(&self) -> Cards {
        self.display
    }

    /// How many cards the pile has.
    #[must_use]
    pub const fn pile(&self) -> u8 {
        self.pile
    }

    /// The cards that the viewer has not seen: those of the pile, and at the start the others' four.
    #[must_use]
    pub fn unseen(&self) -> Cards {
        let players = Seat::all(self.set_up.seats());
        let seen = players.fold(self.display.or(self.hand.unwrap_or(Cards::NONE)), |seen, seat| {
            seen.or(self.boards[seat].cards()).or(self.completed.of(seat))
        });
        Cards::ALL.minus(seen)
    }

    /// Who has made a choice that is sealed until all have.
    #[must_use]
    pub const fn done(&self) -> Seats {
        self.done
    }

    /// SGP-6: the viewer's own four cards, until two of them are put down.
    #[must_use]
    pub const fn hand(&self) -> Option<Cards> {
        self.hand
    }

    /// SGP-6: the two cards that the viewer has chosen to keep, until they are put down.
    #[must_use]
    pub const fn kept(&self) -> Option<Pair> {
        self.kept
    }

    /// The sort of choice that the viewer must make now, if any.
    #[must_use]
    pub fn wanted(&self) -> Option<Wanted> {
        self.choice().map(Choice::wanted)
    }

    /// SGP-14: how many extra squares the viewer must still mark.
    #[must_use]
    pub const fn extras_due(&self) -> u8 {
        match self.marking {
            Some(Marking { chain: Chain::Extra(owed), .. }) => owed,
            _ => 0,
        }
    }

    /// The cards that the seat works on, each in its place, as far as the viewer may know: its own as they are, the
    /// others' as they were before the marking under way.
    #[must_use]
    pub fn held(&self, seat: Seat) -> [Option<Held>; 2] {
        self.board(seat).held
    }

    /// What the seat has crossed off on its score card, as far as the viewer may know.
    #[must_use]
    pub fn score_card(&self, seat: Seat) -> ScoreCard {
        self.board(seat).score_card
    }

    /// The pyramids that the seat has put aside, in the order in which it reached the tombs.
    pub fn completed(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.completed.in_order(seat)
    }

    /// SGP-21: how many new cards the seat is still to take for pyramids just completed.
    #[must_use]
    pub fn to_take(&self, seat: Seat) -> u8 {
        self.boards[seat].to_take
    }

    /// Who won which colour bonus.
    #[must_use]
    pub const fn bonuses(&self) -> Bonuses {
        self.bonuses
    }

    /// What the seat's pyramids put aside, score card and bonuses are worth so far, as far as the viewer may know.
    #[must_use]
    pub fn points(&self, seat: Seat) -> Points {
        let pyramids = self.completed.of(seat).len();
        Points::new(pyramids, self.board(seat).score_card, self.bonuses.points(seat))
    }

    /// The same view as if none of the others had chosen yet. Whoever samples from it can make a better guess at their
    /// sealed choices than the rules alone allow.
    #[must_use]
    pub fn before_others(&self) -> Self {
        let own = self.viewer.seat().filter(|seat| self.done.contains(*seat));
        Self { done: own.into_iter().collect(), ..self.clone() }
    }

    fn board(&self, seat: Seat) -> &Board {
        match &self.marking {
            Some(own) if self.viewer.is(seat) => &own.board,
            _ => &self.boards[seat],
        }
    }

    fn choice(&self) -> Option<Choice<'_>> {
        let seat = self.viewer.seat()?;
        match self.step {
            Step::Keep if self.kept.is_none() => self.hand.map(Choice::Keep),
            Step::Mark => match &self.marking {
                Some(Marking { board, chain: Chain::Mark }) => Some(Choice::Mark(board, self.expedition?)),
                Some(Marking { board, chain: Chain::Extra(_) }) => Some(Choice::Extra(board)),
                Some(Marking { chain: Chain::Done, .. }) | None => None,
            },
            Step::Take(next) if next == seat => {
                Some(Choice::Take { display: self.display, pile: self.pile > 0 })
            }
            _ => None,
        }
    }

    /// The phase as far as the viewer knows it.
    fn known_phase(&self) -> Option<Phase> {
        let hands = PerSeat::from_fn(|seat| {
            if self.viewer.is(seat) { self.hand.unwrap_or(Cards::NONE) } else { Cards::NONE }
        });
        Some(match (self.step, self.expedition) {
            (Step::Deal(next), _) => Phase::Deal { next, hands },
            (Step::Keep, _) => {
                let kept = PerSeat::from_fn(|seat| self.kept.filter(|_| self.viewer.is(seat)));
                Phase::Keep { hands, kept }
            }
            (Step::Display, _) => Phase::Display,
            (Step::Expedition, _) => Phase::Expedition,
            (Step::Mark, Some(shape)) => {
                let own = |seat| self.marking.as_ref().filter(|_| self.viewer.is(seat));
                let chains = PerSeat::from_fn(|seat| own(seat).map_or(Chain::Mark, |own| own.chain));
                Phase::Mark { shape, before: PerSeat::from_fn(|seat| self.boards[seat]), chains }
            }
            (Step::Take(seat), Some(shape)) => Phase::Take { shape, seat },
            (Step::Draw(seat), Some(shape)) => Phase::Draw { shape, seat },
            (Step::Refill, Some(shape)) => Phase::Refill { shape },
            (Step::Over, _) => Phase::Over,
            (Step::Mark | Step::Take(_) | Step::Draw(_) | Step::Refill, None) => return None,
        })
    }
}

impl tabletop::View for View {
    type Game = SilverGold;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn waiting(&self) -> Waiting {
        match self.step {
            Step::Deal(_) | Step::Display | Step::Expedition | Step::Draw(_) | Step::Refill => {
                Waiting::Dealer
            }
            Step::Keep | Step::Mark => Waiting::Seats(
                Seat::all(self.set_up.seats()).filter(|seat| !self.done.contains(*seat)).collect(),
            ),
            Step::Take(seat) => Waiting::Seats(Seats::one(seat)),
            Step::Over => Waiting::Nobody,
        }
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(choice) = self.choice() {
            choice.for_each(&self.set_up, |action| actions.push(action));
        }
        actions
    }

    fn sample(&self, luck: &mut impl Luck) -> SilverGold {
        let boards = PerSeat::from_fn(|seat| *self.board(seat));
        let mut table = Table {
            // `View::of` and `check` see to it that a view names the expedition wherever one is in play.
            phase: self.known_phase().unwrap_or(Phase::Over),
            round: self.round,
            left: self.expeditions_left,
            pile: self.unseen(),
            display: self.display,
            boards,
            completed: self.completed,
            bonuses: self.bonuses,
        };
        match &mut table.phase {
            Phase::Deal { next, hands } => {
                table.pile = deal_hands(hands, Seats::all(next.number()), self.viewer, luck);
            }
            Phase::Keep { hands, kept } => {
                table.pile = deal_hands(hands, Seats::all(self.set_up.seats()), self.viewer, luck);
                keep_any(hands, kept, self.done, self.viewer, luck);
            }
            Phase::Mark { .. } => table.mark_any(&self.set_up, self.done, self.viewer, luck),
            _ => {}
        }
        SilverGold { set_up: self.set_up.clone(), table }
    }

    fn outcome(&self) -> Option<Ranking> {
        let over = matches!(self.step, Step::Over);
        over.then(|| ranking(self.set_up.seats(), |seat| self.points(seat), &self.completed))
    }

    fn checked(self, set_up: &SetUp) -> Result<Self, ViewError> {
        let view = Self { set_up: set_up.clone(), ..self };
        check(&view)?;
        Ok(view)
    }
}
