//! Views out of the JSON that goes over the wire.

use crate::play::GameView;
use protocol::{TableView, ViewFields, Wired};
use pyramids::Pyramids;
use record::GameName;
use silver_gold::SilverGold;
use std::sync::Arc;
use the_game::TheGame;
use worker::set_up;

/// The view that a viewer was sent; none if it does not fit the table, which no server sends.
pub(crate) fn typed(table: &TableView, view: &ViewFields) -> Option<GameView> {
    Some(match table.game {
        GameName::TheGame => GameView::TheGame(of::<TheGame>(table, view)?),
        GameName::SilverGold => GameView::SilverGold(of::<SilverGold>(table, view)?),
        GameName::Pyramids => GameView::Pyramids(of::<Pyramids>(table, view)?),
    })
}

fn of<G: Wired>(table: &TableView, view: &ViewFields) -> Option<Arc<G::View>> {
    Some(Arc::new(view.read::<G>(&set_up::<G>(table)?).ok()?))
}
