//! The full state of a game, known to nobody at the table.

use crate::board::Board;
use crate::legal::Choice;
use crate::score::{Bonuses, Points};
use crate::{
    Action, Card, Cards, Deal, Due, Expeditions, Held, Pair, Refusal, ScoreCard, SetUp, Shape, View, Wanted,
};
use tabletop::{Game, Luck, PerSeat, Ranking, Seat, Seats, Seen, SetUp as _, Viewer, Waiting};

/// A running game: the full state, known to nobody at the table.
///
/// ```
/// use silver_gold::{SetUp, SilverGold};
/// use tabletop::{Game, Seat, Viewer};
///
/// let mut game = SilverGold::new(SetUp::new(2)?);
/// game.deal(&"deal 0 1 2 3 4".parse()?)?;
/// game.deal(&"deal 1 9 12 13 15".parse()?)?;
/// game.act(Seat::FIRST, "keep 1 2".parse()?)?;
/// game.act(Seat::FIRST.next(2), "keep 9 12".parse()?)?;
/// game.deal(&"display 20 21 22 23".parse()?)?;
/// game.deal(&"expedition I2".parse()?)?;
/// game.act(Seat::FIRST, "mark 1:a1".parse()?)?;
/// // The state knows the mark, but nobody else may see it before all have marked.
/// let marks = |held: [Option<silver_gold::Held>; 2]| held.map(|held| held.map(|held| held.marked.len()));
/// assert_eq!(marks(game.held(Seat::FIRST)), [Some(1), Some(0)]);
/// assert_eq!(marks(game.view(Viewer::Spectator).held(Seat::FIRST)), [Some(0), Some(0)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct SilverGold {
    pub(crate) set_up: SetUp,
    pub(crate) position: Position,
}

/// What happens now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Step {
    /// SGP-6: chance deals this seat its four cards.
    Deal(Seat),
    /// SGP-6: everybody keeps two cards, sealed.
    Keep,
    /// SGP-6: chance turns up the display.
    Display,
    /// SGP-9: chance turns up an expedition card.
    Expedition,
    /// SGP-10: everybody marks, sealed.
    Mark,
    /// SGP-20: this seat takes a card.
    Take(Seat),
    /// SGP-20: this seat takes the top card of the draw pile, which chance must bring.
    Draw(Seat),
    /// SGP-20: chance fills the display up.
    Refill,
    /// SGP-25: the game has ended.
    Over,
}

impl Step {
    /// Whom the game waits for. `done` are the seats that have made their sealed choice.
    #[inline]
    pub(crate) fn waiting(self, players: u8, done: impl FnOnce() -> Seats) -> Waiting {
        match self {
            Self::Deal(_) | Self::Display | Self::Expedition | Self::Draw(_) | Self::Refill => {
                Waiting::Dealer
            }
            Self::Keep | Self::Mark => Waiting::Seats(Seats::all(players).minus(done())),
            Self::Take(seat) => Waiting::Seats(Seats::one(seat)),
            Self::Over => Waiting::Nobody,
        }
    }
}

/// Everything that changes. What belongs to one step only has its default value in all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) step: Step,
    /// The expedition card in play.
    pub(crate) expedition: Option<Shape>,
    /// The round, from 1 to 4.
    pub(crate) round: u8,
    /// SGP-8: the expedition cards not yet used in the round.
    pub(crate) expeditions_left: Expeditions,
    /// The draw pile, as a set: its order does not exist until cards are drawn.
    pub(crate) draw_pile: Cards,
    pub(crate) display: Cards,
    pub(crate) boards: PerSeat<Board>,
    pub(crate) completed: Completed,
    pub(crate) bonuses: Bonuses,
    /// SGP-6: the four cards of each seat, until two of them are put down.
    pub(crate) hands: PerSeat<Cards>,
    /// SGP-6: the two cards that each seat keeps, sealed until all have chosen.
    pub(crate) kept: PerSeat<Option<Pair>>,
    /// SGP-10: the boards before the marking began.
    pub(crate) before: PerSeat<Board>,
    /// SGP-10: how far each seat has come with its marks.
    pub(crate) chains: PerSeat<Chain>,
}

impl Position {
    /// The boards as everybody may see them. SGP-10: marks are sealed until all have marked.
    pub(crate) fn open_boards(&self) -> &PerSeat<Board> {
        if self.step == Step::Mark { &self.before } else { &self.boards }
    }

    /// The seats that have made their sealed choice.
    pub(crate) fn done(&self, players: u8) -> Seats {
        let done = |seat: &Seat| match self.step {
            Step::Keep => self.kept[*seat].is_some(),
            Step::Mark => self.chains[*seat] == Chain::Done,
            _ => false,
        };
        Seat::all(players).filter(done).collect()
    }
}

/// How far a seat has come with its marks for the expedition card in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Chain {
    /// The shape or one square is due.
    #[default]
    Mark,
    /// SGP-14: this many extra squares are due; at least one, and one can be marked.
    Extra(u8),
    /// Nothing more to mark.
    Done,
}

/// SGP-20: the pyramids put aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Completed {
    sets: PerSeat<Cards>,
    /// The pyramids of all seats, ordered by expedition card, then by seat, then by the time when the tomb was reached.
    order: [Option<Card>; Card::COUNT as usize],
}

impl Default for Completed {
    fn default() -> Self {
        Self { sets: PerSeat::default(), order: [None; Card::COUNT as usize] }
    }
}

impl Completed {
    /// The pyramids that the seat has put aside.
    pub fn of(&self, seat: Seat) -> Cards {
        self.sets[seat]
    }

    /// The pyramids that the seat has put aside, in the order in which it reached the tombs.
    pub fn in_order(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.order.iter().flatten().copied().filter(move |card| self.sets[seat].contains(*card))
    }

    /// All pyramids put aside, with their owners, in the order in which they were.
    pub fn all(&self) -> impl Iterator<Item = (Seat, Card)> {
        let owner = |card| Seat::all(Seat::LIMIT).find(|seat| self.sets[*seat].contains(card));
        self.order.iter().flatten().filter_map(move |card| Some((owner(*card)?, *card)))
    }

    pub(crate) fn add(&mut self, seat: Seat, card: Card) {
        if let Some(place) = self.order.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
            self.sets[seat] = self.sets[seat].with(card);
        }
    }
}

impl SilverGold {
    /// How many rounds a game has (SGP-8).
    pub const ROUNDS: u8 = 4;
    /// How many cards a player chooses from at the start (SGP-6).
    pub const HAND: u8 = 4;
    /// How many cards a full display has (SGP-6, SGP-20).
    pub const DISPLAY: u8 = 4;

    /// The choice that the seat must make now.
    #[inline]
    pub(crate) fn choice(&self, seat: Seat) -> Result<Choice<'_>, Refusal> {
        let position = &self.position;
        if seat.number() >= self.set_up.players() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        match (position.step, position.expedition) {
            (Step::Keep, _) if position.kept[seat].is_none() => Ok(Choice::Keep(position.hands[seat])),
            (Step::Mark, Some(shape)) => match position.chains[seat] {
                Chain::Mark => Ok(Choice::Mark(&position.boards[seat], shape)),
                Chain::Extra(_) => Ok(Choice::Extra(&position.boards[seat])),
                Chain::Done => Err(Refusal::AlreadyChosen { seat }),
            },
            (Step::Keep, _) => Err(Refusal::AlreadyChosen { seat }),
            (Step::Take(turn), _) if turn == seat => {
                Ok(Choice::Take { display: position.display, draw_pile: !position.draw_pile.is_empty() })
            }
            (Step::Take(turn), _) => Err(Refusal::NotYourTurn { turn }),
            (Step::Over, _) => Err(Refusal::GameOver),
            _ => Err(Refusal::DealFirst),
        }
    }

    /// The kind of choice that the seat must make now, if any.
    pub fn wanted(&self, seat: Seat) -> Option<Wanted> {
        self.choice(seat).ok().map(Choice::wanted)
    }

    /// What happens now.
    pub const fn step(&self) -> Step {
        self.position.step
    }

    /// The draw pile, as a set.
    pub const fn draw_pile(&self) -> Cards {
        self.position.draw_pile
    }

    /// The face-up cards that can be taken.
    pub const fn display(&self) -> Cards {
        self.position.display
    }

    /// SGP-6: the four cards of a seat, before it has put two in front of itself.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.position.hands[seat]
    }

    /// The cards that the seat works on with all marks, even those that others do not see yet.
    pub fn held(&self, seat: Seat) -> [Option<Held>; 2] {
        self.position.boards[seat].held
    }

    /// What the seat has crossed off, even what others do not see yet.
    pub fn score_card(&self, seat: Seat) -> ScoreCard {
        self.position.boards[seat].score_card
    }

    /// The pyramids that the seat has put aside.
    pub fn completed(&self, seat: Seat) -> Cards {
        self.position.completed.of(seat)
    }

    /// Who won which colour bonus.
    pub const fn bonuses(&self) -> Bonuses {
        self.position.bonuses
    }

    /// The round, from 1 to 4.
    pub const fn round(&self) -> u8 {
        self.position.round
    }

    /// The expedition cards not yet used in the round.
    pub const fn expeditions_left(&self) -> Expeditions {
        self.position.expeditions_left
    }

    /// The expedition card in play.
    pub const fn expedition(&self) -> Option<Shape> {
        self.position.expedition
    }

    /// The seat's points so far: of pyramids put aside, score card and bonuses.
    pub fn points(&self, seat: Seat) -> Points {
        let pyramids = self.position.completed.of(seat).len();
        Points::new(pyramids, self.position.boards[seat].score_card, self.position.bonuses.points(seat))
    }
}

/// SGP-27: most points win. In a tie the lowest number among the completed pyramids wins; a player without any has none.
pub(crate) fn ranking(players: u8, points: impl Fn(Seat) -> Points, completed: &Completed) -> Ranking {
    let scores = Seat::all(players).map(|seat| points(seat).total()).collect();
    Ranking::by_key(scores, |seat, score| {
        let lowest = completed.of(seat).first().map_or(u8::MAX, Card::number);
        (score, std::cmp::Reverse(lowest))
    })
}

impl Clone for SilverGold {
    fn clone(&self) -> Self {
        Self { set_up: self.set_up.clone(), position: self.position }
    }

    fn clone_from(&mut self, source: &Self) {
        self.set_up.clone_from(&source.set_up);
        self.position = source.position;
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
        let position = Position {
            step: Step::Deal(Seat::FIRST),
            expedition: None,
            round: 1,
            expeditions_left: set_up.deck().expeditions(),
            draw_pile: Cards::ALL,
            display: Cards::NONE,
            boards: PerSeat::default(),
            completed: Completed::default(),
            bonuses: Bonuses::default(),
            hands: PerSeat::default(),
            kept: PerSeat::default(),
            before: PerSeat::default(),
            chains: PerSeat::default(),
        };
        Self { set_up, position }
    }

    fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    #[inline]
    fn waiting(&self) -> Waiting {
        let players = self.set_up.players();
        self.position.step.waiting(players, || self.position.done(players))
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
        Due::new(&self.position)
    }

    #[inline]
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        let due = self.due().ok_or(match self.position.step {
            Step::Over => Refusal::GameOver,
            _ => Refusal::NothingDue,
        })?;
        due.check(deal)?;
        self.apply_deal(*deal);
        Ok(())
    }

    fn is_sealed(&self) -> bool {
        matches!(self.position.step, Step::Keep | Step::Mark)
    }

    fn seen(deal: &Deal, viewer: Viewer) -> Seen {
        match deal {
            Deal::Hand { seat, cards } => Seen::private(*seat, cards.len(), viewer),
            Deal::Display(_) | Deal::Expedition(_) | Deal::Draw { .. } | Deal::Refill(_) => Seen::Open,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck) {
        let done = self.position.done(self.set_up.players());
        self.position.redeal_hidden(&self.set_up, done, viewer, luck);
    }

    fn outcome(&self) -> Option<Ranking> {
        let over = self.position.step == Step::Over;
        over.then(|| ranking(self.set_up.players(), |seat| self.points(seat), &self.position.completed))
    }
}
