//! What a seat can choose and say.

use crate::{Card, Pile};
use tabletop::Luck;

tabletop::number! {
    /// How keen a seat is to start (TG-6): 0 rather not, 1 if need be, 2 gladly, 3 please let me.
    ///
    /// ```
    /// use tabletop::{Game, Seat, Seeded, deal_all};
    /// use the_game::{SetUp, Step, TheGame};
    ///
    /// let mut game = TheGame::new(SetUp::new(3)?);
    /// deal_all(&mut game, &mut Seeded::new(1))?;
    /// for (seat, action) in Seat::all(3).zip(["keen 1", "keen 3", "keen 3"]) {
    ///     game.act(seat, action.parse()?)?;
    /// }
    /// // The keenest seat starts, and of two the lower one.
    /// assert_eq!(game.step(), Step::Turn(Seat::FIRST.next(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub struct Keen(0 to 3);
    /// The number of the answer.
    pub fn number;
}

impl Keen {
    /// Any answer, each with the same chance.
    pub(crate) fn random(luck: &mut impl Luck) -> Option<Self> {
        Self::new(luck.below(u32::from(Self::MOST) + 1) as u8)
    }
}

tabletop::named! {
    /// What may be said about a pile (TG-18).
    ///
    /// ```
    /// use the_game::{Action, Phrase, Pile};
    ///
    /// assert_eq!(Action::Say(Pile::D1, Some(Phrase::Good)).to_string(), "say D1 good");
    /// assert_eq!(Action::Say(Pile::D1, None).to_string(), "say D1 clear");
    /// ```
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
    pub enum Phrase {
        /// Please leave this pile.
        Leave = "leave",
        /// No big jump here.
        NoJump = "nojump",
        /// This pile is good for me.
        Good = "good",
        /// Play here if you can.
        Here = "here",
    }
}

/// A player's choice. Each has one text.
///
/// ```
/// use the_game::{Action, Card, Pile};
///
/// let action: Action = "51>D1".parse()?;
/// assert_eq!(Card::new(51).map(|card| Action::Place(card, Pile::D1)), Some(action));
/// assert_eq!(action.to_string(), "51>D1");
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// How keen the seat is to start (TG-6).
    Keen(Keen),
    /// A card from hand goes on a pile.
    Place(Card, Pile),
    /// The turn is finished.
    End,
    /// The seat sets its signal about a pile, or clears it with `None`. Every seat may do so at any time (TG-18).
    Say(Pile, Option<Phrase>),
}
