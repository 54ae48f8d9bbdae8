//! What the arena must know about a game beyond its rules and bots.

use bots::Playable;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Game, ViewError, Viewer};

/// A game that can be played in the arena.
pub trait Contested: Playable {
    /// Whether players say things beside what they choose.
    const TALKS: bool = false;

    /// A view as other programs get it, in JSON.
    type Wire: Serialize + DeserializeOwned;

    /// The view for another program.
    fn to_wire(view: &<Self as Game>::View) -> Self::Wire;

    /// The view that another program sent, or what is wrong with it.
    fn from_wire(wire: &Self::Wire, set_up: &Self::SetUp) -> Result<<Self as Game>::View, ViewError>;

    /// Where all win or lose together: how many cards are left if the game breaks off here.
    fn left(_view: &<Self as Game>::View) -> Option<u8> {
        None
    }

    /// Whether all win or lose together.
    fn is_together(set_up: &Self::SetUp) -> bool {
        Self::left(&Self::new(set_up.clone()).view(Viewer::Spectator)).is_some()
    }
}

impl Contested for the_game::TheGame {
    const TALKS: bool = true;

    type Wire = the_game::ViewWire;

    fn to_wire(view: &the_game::View) -> Self::Wire {
        view.into()
    }

    fn from_wire(wire: &Self::Wire, set_up: &the_game::SetUp) -> Result<the_game::View, ViewError> {
        wire.view(set_up)
    }

    fn left(view: &the_game::View) -> Option<u8> {
        Some(view.left())
    }
}

impl Contested for silver_gold::SilverGold {
    type Wire = silver_gold::ViewWire;

    fn to_wire(view: &silver_gold::View) -> Self::Wire {
        view.into()
    }

    fn from_wire(wire: &Self::Wire, set_up: &silver_gold::SetUp) -> Result<silver_gold::View, ViewError> {
        wire.view(set_up)
    }
}

impl Contested for pyramids::Pyramids {
    type Wire = pyramids::ViewWire;

    fn to_wire(view: &pyramids::View) -> Self::Wire {
        view.into()
    }

    fn from_wire(wire: &Self::Wire, set_up: &pyramids::SetUp) -> Result<pyramids::View, ViewError> {
        wire.view(set_up)
    }
}
