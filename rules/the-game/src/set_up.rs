//! The set-up of a game: players and options.

use crate::TheGame;
use std::ops::RangeInclusive;
use tabletop::{Game as _, SetUpError, check_players, parse_options, write_options};

/// How many play (TG-1), and with which options.
///
/// ```
/// use tabletop::SetUp as _;
/// use the_game::SetUp;
///
/// let typed = SetUp::new(3)?.with_minimum_three().with_fire();
/// assert_eq!(typed, SetUp::parse(3, "minimum=3 fire", None)?);
/// assert_eq!(typed.options(), "minimum=3 fire");
/// assert!(SetUp::new(6).is_err());
/// # Ok::<(), tabletop::SetUpError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetUp {
    players: u8,
    minimum_three: bool,
    small_hands: bool,
    fire: bool,
    placed_hidden: bool,
}

const OPTIONS: [&str; 4] = ["minimum=3", "hand=small", "fire", "played=off"];

impl SetUp {
    /// A game for this many players, without options.
    pub fn new(players: u8) -> Result<Self, SetUpError> {
        check_players(TheGame::NAME, <Self as tabletop::SetUp>::PLAYERS, players)?;
        Ok(Self { players, minimum_three: false, small_hands: false, fire: false, placed_hidden: false })
    }

    /// Option `minimum=3`: at least three cards a turn (TG-19).
    #[must_use]
    pub const fn with_minimum_three(self) -> Self {
        Self { minimum_three: true, ..self }
    }

    /// Option `hand=small`: hands have one card less (TG-20).
    #[must_use]
    pub const fn with_small_hands(self) -> Self {
        Self { small_hands: true, ..self }
    }

    /// Option `fire`: fire cards must be covered (TG-21, TG-22).
    #[must_use]
    pub const fn with_fire(self) -> Self {
        Self { fire: true, ..self }
    }

    /// Option `played=off`: only the tops of the piles can be seen (TG-10).
    #[must_use]
    pub const fn with_placed_hidden(self) -> Self {
        Self { placed_hidden: true, ..self }
    }

    /// A placeholder in a view that was read, until [`tabletop::View::checked`] gives it its set-up.
    #[cfg(feature = "serde")]
    pub(crate) const fn unknown() -> Self {
        Self { players: 0, minimum_three: false, small_hands: false, fire: false, placed_hidden: false }
    }

    /// The number of cards in a full hand.
    pub const fn hand_size(&self) -> u8 {
        // TG-4, and TG-20 one less.
        let full = match self.players {
            1 => 8,
            2 => 7,
            _ => 6,
        };
        full - self.small_hands as u8
    }

    /// The fewest cards that must be placed in a turn. It depends on whether the draw pile is empty when the turn
    /// starts.
    pub const fn minimum(&self, draw_pile_empty: bool) -> u8 {
        // TG-11, TG-13, and TG-19 for experts.
        match (draw_pile_empty, self.minimum_three) {
            (true, _) => 1,
            (false, false) => 2,
            (false, true) => 3,
        }
    }

    /// Whether fire cards must be covered (TG-21, TG-22).
    pub const fn fire(&self) -> bool {
        self.fire
    }

    /// Whether only the tops of the piles can be seen, not the cards below them (TG-10).
    pub const fn placed_hidden(&self) -> bool {
        self.placed_hidden
    }
}

impl tabletop::SetUp for SetUp {
    const PLAYERS: RangeInclusive<u8> = 1..=5;

    fn parse(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError> {
        let Self { players, .. } = Self::new(players)?;
        if deck.is_some() {
            return Err(SetUpError::NoDecks { game: TheGame::NAME });
        }
        let [minimum_three, small_hands, fire, placed_hidden] =
            parse_options(TheGame::NAME, &OPTIONS, options)?;
        Ok(Self { players, minimum_three, small_hands, fire, placed_hidden })
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        write_options(&OPTIONS, [self.minimum_three, self.small_hands, self.fire, self.placed_hidden])
    }
}
