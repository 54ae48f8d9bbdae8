//! The one trait that drivers need: tables, records, bots, simulations.

use crate::{Luck, Refusal, Seat, SetUp, TextError, ViewError, Viewer, Waiting, pick};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A running game: the full state, known to nobody at the table. It has no wire format: players are shown a [`View`],
/// and a record keeps the deals and actions.
///
/// The [front page](crate) plays a game with these methods.
///
/// ```
/// use tabletop::{Game, Seat};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(1)?);
/// game.deal(&"deal 0 2 3 4 5 6 7 8 9".parse()?)?;
/// // A refused action changes nothing, and a copy can try any action.
/// let mut copy = game.clone();
/// assert!(copy.act(Seat::FIRST, "99>A1".parse()?).is_err());
/// assert_eq!(copy, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + Sized + 'static {
    /// The name in records and on the command line.
    const NAME: &'static str;

    /// Whether all players win or lose together.
    const COOPERATIVE: bool = false;

    /// Players, options, deck.
    type SetUp: SetUp;
    /// A player's choice. Each choice has one text.
    type Action: Copy + Ord + Hash + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static;
    /// What chance brought. Each deal has one text.
    type Deal: Clone + Eq + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static;
    /// What chance must bring next.
    type Due: Due<Deal = Self::Deal>;
    /// What one viewer may know.
    type View: View<Game = Self>;
    /// Why an action or a deal is refused.
    type Refusal: Refusal;
    /// How the game ended. Each outcome has one text.
    type Outcome: Clone + Eq + Debug + Display + FromStr<Err = TextError> + Send + Sync + 'static;

    /// The game before anything was dealt.
    fn new(set_up: Self::SetUp) -> Self;

    /// The players, options and deck of this game.
    fn set_up(&self) -> &Self::SetUp;

    /// Whom the game waits for.
    fn waiting(&self) -> Waiting;

    /// Calls `each` once with every action that `seat` may choose now, in no particular order. There is no action
    /// unless the game waits for the seat, and at least one if it does. Asides are not included.
    fn for_each_legal(&self, seat: Seat, each: impl FnMut(Self::Action));

    /// Makes a choice. A refused action changes nothing.
    fn act(&mut self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// What chance must bring next. There is a value exactly when the game waits for the dealer.
    fn due(&self) -> Option<Self::Due>;

    /// Takes what chance brought. A refused deal changes nothing.
    fn deal(&mut self, deal: &Self::Deal) -> Result<(), Self::Refusal>;

    /// Whether the choices that seats make now are sealed until all have made theirs.
    fn is_sealed(&self) -> bool {
        false
    }

    /// What `viewer` sees of a deal when it is made.
    fn seen(deal: &Self::Deal, viewer: Viewer) -> Seen;

    /// What `viewer` may know, built field by field.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals everything again that is hidden from `viewer`, whose view stays the same. Every arrangement that fits
    /// the view gets the probability that the rules alone give it.
    fn redeal(&mut self, viewer: Viewer, luck: &mut impl Luck);

    /// How the game ended. There is a value exactly when the game waits for nobody.
    fn outcome(&self) -> Option<Self::Outcome>;

    /// Whether the action is an aside: something that a seat says. Every seat may say it, also out of turn, and it is
    /// never listed among the legal actions.
    fn is_aside(_action: Self::Action) -> bool {
        false
    }

    /// A legal action of `seat`, each with the same chance. `luck` draws its number, in the order of
    /// [`Game::for_each_legal`] or in another order that depends only on the position. Returns `None` unless the game
    /// waits for the seat. A game can override this with something faster than listing all actions.
    fn random_action(&self, seat: Seat, luck: &mut impl Luck) -> Option<Self::Action> {
        pick(&self.legal_actions(seat), luck).copied()
    }

    /// Writes the legal actions of `seat` into `list`, which is emptied first.
    fn legal_into(&self, seat: Seat, list: &mut Vec<Self::Action>) {
        list.clear();
        self.for_each_legal(seat, |action| list.push(action));
    }

    /// The legal actions of `seat`, in a new list.
    fn legal_actions(&self, seat: Seat) -> Vec<Self::Action> {
        let mut list = Vec::new();
        self.legal_into(seat, &mut list);
        list
    }
}

/// What a viewer sees of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// The viewer sees the whole deal.
    Open,
    /// The viewer sees only that a seat got this many cards.
    Hidden {
        /// The seat that got them.
        seat: Seat,
        /// The number of cards.
        count: u8,
    },
}

impl Seen {
    /// What the viewer sees of cards that only their new owner may see.
    pub fn private(seat: Seat, count: u8, viewer: Viewer) -> Self {
        if viewer.is(seat) { Self::Open } else { Self::Hidden { seat, count } }
    }
}

/// What one viewer may know. A hidden thing is missing or only counted. No placeholder stands for it.
///
/// ```
/// use tabletop::{Game, Seeded, View, Viewer, deal_all};
/// use the_game::{SetUp, TheGame};
///
/// let mut game = TheGame::new(SetUp::new(1)?);
/// deal_all(&mut game, &mut Seeded::new(1))?;
/// // A spectator knows how many cards are held, but not which, and has nothing to choose.
/// let view = game.view(Viewer::Spectator);
/// assert_eq!((view.left(), view.hand), (98, None));
/// assert!(view.legal_actions().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait View: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game that the viewer looks at.
    type Game: Game<View = Self>;

    /// The viewer.
    fn viewer(&self) -> Viewer;

    /// Whom the game waits for.
    fn waiting(&self) -> Waiting;

    /// The legal actions of the viewer's own seat. They follow from what the viewer knows, and are the same as the
    /// game's.
    ///
    /// ```
    /// use tabletop::{Game, Seat, View, Viewer};
    /// use the_game::{SetUp, TheGame};
    ///
    /// let mut game = TheGame::new(SetUp::new(1)?);
    /// game.deal(&"deal 0 2 3 4 5 6 7 8 9".parse()?)?;
    /// let legal = game.view(Viewer::Seat(Seat::FIRST)).legal_actions();
    /// assert_eq!(legal.len(), 32); // each of the cards fits each of the piles
    /// assert_eq!(legal[0].to_string(), "2>A1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn legal_actions(&self) -> Vec<<Self::Game as Game>::Action>;

    /// The viewer's only legal action, which can be made without asking. A game leaves an action to a person that nobody
    /// should make by accident, such as one that loses the game.
    ///
    /// Whether the choice before can still be taken back is not the view's matter: if so, there is a choice after all,
    /// unless that one was forced too.
    ///
    /// ```
    /// use tabletop::{Game, Seat, View, Viewer};
    /// use the_game::{SetUp, TheGame};
    ///
    /// let mut game = TheGame::new(SetUp::new(1)?);
    /// game.deal(&"deal 0 90 91 92 93 94 95 96 98".parse()?)?;
    /// for action in ["98>A1", "96>A2", "90>D1", "91>D2"] {
    ///     assert_eq!(game.view(Viewer::Seat(Seat::FIRST)).forced(), None);
    ///     game.act(Seat::FIRST, action.parse()?)?;
    /// }
    /// // No card fits any more.
    /// let forced = game.view(Viewer::Seat(Seat::FIRST)).forced();
    /// assert_eq!(forced.map(|action| action.to_string()).as_deref(), Some("end"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn forced(&self) -> Option<<Self::Game as Game>::Action> {
        match self.legal_actions()[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Draws a full state whose view for the same viewer is this one. What the viewer can't know has the
    /// probabilities of [`Game::redeal`].
    ///
    /// ```
    /// use tabletop::{Game, Seat, Seeded, View, Viewer, deal_all};
    /// use the_game::{SetUp, TheGame};
    ///
    /// let mut game = TheGame::new(SetUp::new(2)?);
    /// deal_all(&mut game, &mut Seeded::new(1))?;
    /// let viewer = Viewer::Seat(Seat::FIRST);
    /// let [one, other] = [2, 3].map(|seed| game.view(viewer).sample(&mut Seeded::new(seed)));
    /// assert_ne!(one, other);
    /// assert_eq!(one.view(viewer), other.view(viewer));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn sample(&self, luck: &mut impl Luck) -> Self::Game;

    /// Whether the viewer has the same choice in both views, which may differ in what others have sealed or said.
    fn has_same_choice(&self, other: &Self) -> bool {
        self == other
    }

    /// How the game ended, if it is over.
    fn outcome(&self) -> Option<<Self::Game as Game>::Outcome>;

    /// Gives a view that was read its set-up, and checks everything that bots and legal actions depend on. The text
    /// of a view has no set-up, and anybody may have written it.
    fn checked(self, set_up: &<Self::Game as Game>::SetUp) -> Result<Self, ViewError>;
}

/// A deal that is due: items are drawn one by one from a weighted pool, without replacement.
///
/// ```
/// use tabletop::{Due, Game};
/// use the_game::{SetUp, TheGame};
///
/// let mut due = TheGame::new(SetUp::new(1)?).due().ok_or("nothing is due")?;
/// assert_eq!((due.count(), due.total()), (8, 98));
/// // The cards are 2 to 99, so the card with the number 40 is 42.
/// assert_eq!(due.take(40).map(|card| card.number()), Some(42));
/// assert_eq!((due.count(), due.total()), (7, 97));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Due: Clone + Debug {
    /// The deal that the drawn items make.
    type Deal;
    /// One thing that can be drawn: a card, a shape, a seat.
    type Item: Copy + Ord + Debug + Display;

    /// The number of items still to be drawn. At least 1 before the first is drawn, and never more than
    /// [`Due::total`].
    fn count(&self) -> u32;

    /// The weight of everything left in the pool.
    fn total(&self) -> u32;

    /// Everything left in the pool, ascending, with its weight.
    fn weights(&self) -> Vec<(Self::Item, u32)>;

    /// Draws the item that holds the unit of weight with this number, counted from 0 over the pool in ascending
    /// order. Returns `None` if there is no such unit or if no more items are due.
    fn take(&mut self, unit: u32) -> Option<Self::Item>;

    /// The deal of the items that were drawn.
    fn finish(self) -> Self::Deal;
}

/// Draws the deal that is due. [`crate::deal_all`] also deals it, and everything that is due after it.
///
/// ```
/// use tabletop::{Game, draw};
/// use the_game::{SetUp, TheGame};
///
/// let game = TheGame::new(SetUp::new(1)?);
/// let due = game.due().ok_or("nothing is due")?;
/// // Luck that always takes the first card of the pool.
/// assert_eq!(draw(due, &mut |_| 0).to_string(), "deal 0 2 3 4 5 6 7 8 9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn draw<D: Due>(mut due: D, luck: &mut impl Luck) -> D::Deal {
    for _ in 0..due.count() {
        let unit = luck.below(due.total());
        due.take(unit);
    }
    due.finish()
}
