//! Players and options.

use tabletop::{DeckInfo, SetUpError};

/// How many play, and by which options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SetUp {
    players: u8,
    three: bool,
    small: bool,
    fire: bool,
    played: bool,
}

impl SetUp {
    /// The most who can play (TG-1).
    pub const MOST_PLAYERS: u8 = 5;

    const OPTIONS: &str = "minimum=3, hand=small, fire, played=off";

    /// Stands in a view that was read, until [`tabletop::View::checked`] gives it its set-up.
    #[cfg(feature = "serde")]
    pub(crate) const fn unknown() -> Self {
        Self { players: 0, three: false, small: false, fire: false, played: false }
    }

    /// Cards in a full hand.
    #[must_use]
    pub const fn hand_size(&self) -> u8 {
        // TG-4, and TG-20 one less.
        let full = match self.players {
            1 => 8,
            2 => 7,
            _ => 6,
        };
        full - self.small as u8
    }

    /// The fewest cards a turn when the draw pile has or has no cards.
    #[must_use]
    pub const fn minimum(&self, draw_pile_empty: bool) -> u8 {
        // TG-11, TG-13, and TG-19 for experts.
        match (draw_pile_empty, self.three) {
            (true, _) => 1,
            (false, false) => 2,
            (false, true) => 3,
        }
    }

    /// Whether fire cards must be covered (TG-21, TG-22).
    #[must_use]
    pub const fn fire(&self) -> bool {
        self.fire
    }

    /// Whether all may see what has been played (TG-10).
    #[must_use]
    pub const fn played(&self) -> bool {
        self.played
    }
}

impl tabletop::SetUp for SetUp {
    fn new(players: u8, options: &str, deck: Option<&str>) -> Result<Self, SetUpError> {
        let game = "the-game";
        if !(1..=Self::MOST_PLAYERS).contains(&players) {
            return Err(SetUpError::Players { game, low: 1, high: Self::MOST_PLAYERS, given: players });
        }
        if deck.is_some() {
            return Err(SetUpError::NoDecks { game });
        }
        let mut set_up = Self { players, three: false, small: false, fire: false, played: true };
        for option in options.split_whitespace() {
            let (field, value) = match option {
                "minimum=3" => (&mut set_up.three, true),
                "hand=small" => (&mut set_up.small, true),
                "fire" => (&mut set_up.fire, true),
                "played=off" => (&mut set_up.played, false),
                _ => {
                    let (given, known) = (option.to_owned(), Self::OPTIONS);
                    return Err(SetUpError::UnknownOption { game, given, known });
                }
            };
            if *field == value {
                return Err(SetUpError::OptionTwice { given: option.to_owned() });
            }
            *field = value;
        }
        Ok(set_up)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn options(&self) -> String {
        let options = [
            (self.three, "minimum=3"),
            (self.small, "hand=small"),
            (self.fire, "fire"),
            (!self.played, "played=off"),
        ];
        let given: Vec<_> = options.iter().filter(|(on, _)| *on).map(|(_, text)| *text).collect();
        given.join(" ")
    }

    fn deck(&self) -> Option<DeckInfo> {
        None
    }
}
