//! What one viewer may know, built field by field.

use crate::board::Board;
use crate::check::check;
use crate::legal::Choice;
use crate::score::{Bonuses, Points};
use crate::state::{Chain, Completed, Position, ranking};
use crate::{
    Action, Card, Cards, Chamber, Colour, Expeditions, Held, Pair, ScoreCard, SetUp, Shape, SilverGold, Step,
    Wanted,
};
use tabletop::{Luck, PerPlayer, PerSeat, Ranking, Seat, Seats, SetUp as _, ViewError, Viewer, Waiting};

/// What one viewer may know of a game.
///
/// ```
/// use silver_gold::{SetUp, SilverGold};
/// use tabletop::{Game, Seat, Seeded, View, Viewer};
///
/// let mut game = SilverGold::new(SetUp::new(2)?);
/// for deal in ["deal 0 16 25 37 40", "deal 1 9 12 13 15"] {
///     game.deal(&deal.parse()?)?;
/// }
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(view.hand, Some(game.hand(Seat::FIRST)));
/// assert_eq!(view.unseen().len(), 44);
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
    /// What happens now.
    pub step: Step,
    /// The expedition card in play.
    pub expedition: Option<Shape>,
    /// The round, from 1 to 4.
    pub round: u8,
    /// The expedition cards not yet used in this round; one of them never is.
    pub expeditions_left: Expeditions,
    /// The face-up cards that can be taken.
    pub display: Cards,
    /// How many cards the draw pile has.
    pub draw_pile: u8,
    /// The boards as everybody sees them. While seats mark, these are the boards before. [`View::held`] and [`View::score_card`]
    /// also know the viewer's own new marks.
    pub boards: PerPlayer<Board>,
    /// The pyramids put aside.
    pub completed: Completed,
    /// Who won which colour bonus.
    pub bonuses: Bonuses,
    /// The seats that have made a choice which is sealed until all have.
    pub done: Seats,
    /// SGP-6: the viewer's own four cards, until two of them are put down.
    pub hand: Option<Cards>,
    /// SGP-6: the two cards that the viewer has chosen to keep, until they are put down.
    pub kept: Option<Pair>,
    /// How far the viewer's own marks have come, while all mark.
    pub marking: Option<Marking>,
}

/// How far a seat's own marks have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Marking {
    /// The seat's own board with the new marks.
    pub board: Board,
    /// What the seat must mark next.
    pub chain: Chain,
}

impl View {
    pub(crate) fn new(game: &SilverGold, viewer: Viewer) -> Self {
        let (set_up, position) = (&game.set_up, &game.position);
        let players = set_up.players();
        let seat = viewer.seat().filter(|seat| seat.is_at(players));
        let has_hand = |seat: &Seat| match position.step {
            Step::Deal(next) => *seat < next,
            step => step == Step::Keep,
        };
        Self {
            viewer,
            set_up: set_up.clone(),
            step: position.step,
            expedition: position.expedition,
            round: position.round,
            expeditions_left: position.expeditions_left,
            display: position.display,
            draw_pile: position.draw_pile.len(),
            boards: PerPlayer::from_fn(players, |seat| position.open_boards()[seat]),
            completed: position.completed,
            bonuses: position.bonuses,
            done: position.done(players),
            hand: seat.filter(has_hand).map(|seat| position.hands[seat]),
            kept: seat.and_then(|seat| position.kept[seat]),
            marking: seat
                .filter(|_| position.step == Step::Mark)
                .map(|seat| Marking { board: position.boards[seat], chain: position.chains[seat] }),
        }
    }

    /// The chamber that the card shows.
    pub fn chamber(&self, card: Card) -> &Chamber {
        self.set_up.deck().chamber(card)
    }

    /// The colour of the card.
    pub fn colour(&self, card: Card) -> Colour {
        self.set_up.deck().colour(card)
    }

    /// The cards that the viewer has not seen: the draw pile, and at the start the hands of others.
    pub fn unseen(&self) -> Cards {
        let players = Seat::all(self.set_up.players());
        let seen = players.fold(self.display.union(self.hand.unwrap_or(Cards::NONE)), |seen, seat| {
            seen.union(self.boards[seat].cards()).union(self.completed.of(seat))
        });
        Cards::ALL.minus(seen)
    }

    /// The kind of choice that the viewer must make now, if any.
    pub fn wanted(&self) -> Option<Wanted> {
        self.choice().map(Choice::wanted)
    }

    /// SGP-14: how many extra squares the viewer must still mark.
    pub const fn extras_due(&self) -> u8 {
        match self.marking {
            Some(Marking { chain: Chain::Extra(owed), .. }) => owed,
            _ => 0,
        }
    }

    /// The cards that the seat works on, each in its place: the viewer's own as they are, the others' as they were
    /// before the marking under way.
    pub fn held(&self, seat: Seat) -> [Option<Held>; 2] {
        self.board(seat).held
    }

    /// What the seat has crossed off on its score card, as far as the viewer may know.
    pub fn score_card(&self, seat: Seat) -> ScoreCard {
        self.board(seat).score_card
    }

    /// The pyramids that the seat has put aside, in the order in which it reached the tombs.
    pub fn completed(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.completed.in_order(seat)
    }

    /// The seat's points so far, as far as the viewer may know: of pyramids put aside, score card and bonuses.
    pub fn points(&self, seat: Seat) -> Points {
        let pyramids = self.completed.of(seat).len();
        Points::new(pyramids, self.board(seat).score_card, self.bonuses.points(seat))
    }

    /// The same view as if none of the others had chosen yet. A sample of it leaves their sealed choices open, so that a
    /// bot can make them by its own judgement.
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

    pub(crate) fn choice(&self) -> Option<Choice<'_>> {
        let seat = self.viewer.seat()?;
        match self.step {
            Step::Keep if self.kept.is_none() => self.hand.map(Choice::Keep),
            Step::Mark => match &self.marking {
                Some(Marking { board, chain: Chain::Mark }) => Some(Choice::Mark(board, self.expedition?)),
                Some(Marking { board, chain: Chain::Extra(_) }) => Some(Choice::Extra(board)),
                Some(Marking { chain: Chain::Done, .. }) | None => None,
            },
            Step::Take(next) if next == seat => {
                Some(Choice::Take { display: self.display, draw_pile: self.draw_pile > 0 })
            }
            _ => None,
        }
    }
}

impl tabletop::View for View {
    type Game = SilverGold;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn waiting(&self) -> Waiting {
        self.step.waiting(self.set_up.players(), || self.done)
    }

    fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(choice) = self.choice() {
            choice.for_each(&self.set_up, |action| actions.push(action));
        }
        actions
    }

    fn sample(&self, luck: &mut impl Luck) -> SilverGold {
        let own = |seat| self.marking.filter(|_| self.viewer.is(seat));
        let mut position = Position {
            step: self.step,
            expedition: self.expedition,
            round: self.round,
            expeditions_left: self.expeditions_left,
            draw_pile: self.unseen(),
            display: self.display,
            boards: PerSeat::from_fn(|seat| *self.board(seat)),
            completed: self.completed,
            bonuses: self.bonuses,
            hands: PerSeat::from_fn(|seat| self.hand.filter(|_| self.viewer.is(seat)).unwrap_or_default()),
            kept: PerSeat::from_fn(|seat| self.kept.filter(|_| self.viewer.is(seat))),
            before: PerSeat::from_fn(|seat| {
                if self.step == Step::Mark { self.boards[seat] } else { Board::default() }
            }),
            chains: PerSeat::from_fn(|seat| own(seat).map_or(Chain::Mark, |own| own.chain)),
        };
        position.redeal_hidden(&self.set_up, self.done, self.viewer, luck);
        SilverGold { set_up: self.set_up.clone(), position }
    }

    fn has_same_choice(&self, other: &Self) -> bool {
        *other == Self { done: other.done, ..self.clone() }
    }

    fn outcome(&self) -> Option<Ranking> {
        let over = self.step == Step::Over;
        over.then(|| ranking(self.set_up.players(), |seat| self.points(seat), &self.completed))
    }

    fn checked(self, set_up: &SetUp) -> Result<Self, ViewError> {
        let view = Self { set_up: set_up.clone(), ..self };
        check(&view).map(|()| view)
    }
}
