//! What goes over the wire of each game.

use record::GameName;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Game, ViewError};

/// A game whose views go over the wire.
pub trait Wired: Game {
    /// Which game it is.
    const GAME: GameName;

    /// Whether players say things beside what they choose, instead of talking freely (TG-18).
    const SIGNALS: bool = false;

    /// A view as other programs get it, in JSON.
    type Wire: Serialize + DeserializeOwned;

    /// The view for another program.
    fn to_wire(view: &<Self as Game>::View) -> Self::Wire;

    /// What two views of one viewer differ in: fields of the later one, `null` where one is gone.
    fn changed<'v>(before: &'v <Self as Game>::View, after: &'v <Self as Game>::View) -> impl Serialize + 'v;

    /// The view that another program sent, or what is wrong with it.
    fn from_wire(wire: &Self::Wire, set_up: &Self::SetUp) -> Result<<Self as Game>::View, ViewError>;
}

/// Something to do with a game of which only the name is known.
pub trait Visit {
    /// What comes out.
    type Output;

    /// Does it with this game.
    fn visit<G: Wired>(self) -> Self::Output;
}

/// Does something with the game of this name.
pub fn visit<V: Visit>(game: GameName, visitor: V) -> V::Output {
    match game {
        GameName::TheGame => visitor.visit::<the_game::TheGame>(),
        GameName::SilverGold => visitor.visit::<silver_gold::SilverGold>(),
        GameName::Pyramids => visitor.visit::<pyramids::Pyramids>(),
    }
}

impl Wired for the_game::TheGame {
    const GAME: GameName = GameName::TheGame;
    const SIGNALS: bool = true;

    type Wire = the_game::ViewWire;

    fn to_wire(view: &the_game::View) -> Self::Wire {
        view.into()
    }

    fn changed<'v>(before: &'v the_game::View, after: &'v the_game::View) -> impl Serialize + 'v {
        the_game::Changed { before, after }
    }

    fn from_wire(wire: &Self::Wire, set_up: &the_game::SetUp) -> Result<the_game::View, ViewError> {
        wire.view(set_up)
    }
}

impl Wired for silver_gold::SilverGold {
    const GAME: GameName = GameName::SilverGold;

    type Wire = silver_gold::ViewWire;

    fn to_wire(view: &silver_gold::View) -> Self::Wire {
        view.into()
    }

    fn changed<'v>(before: &'v silver_gold::View, after: &'v silver_gold::View) -> impl Serialize + 'v {
        silver_gold::Changed { before, after }
    }

    fn from_wire(wire: &Self::Wire, set_up: &silver_gold::SetUp) -> Result<silver_gold::View, ViewError> {
        wire.view(set_up)
    }
}

impl Wired for pyramids::Pyramids {
    const GAME: GameName = GameName::Pyramids;

    type Wire = pyramids::ViewWire;

    fn to_wire(view: &pyramids::View) -> Self::Wire {
        view.into()
    }

    fn changed<'v>(before: &'v pyramids::View, after: &'v pyramids::View) -> impl Serialize + 'v {
        pyramids::Changed { before, after }
    }

    fn from_wire(wire: &Self::Wire, set_up: &pyramids::SetUp) -> Result<pyramids::View, ViewError> {
        wire.view(set_up)
    }
}
