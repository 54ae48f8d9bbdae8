//! Views out of the JSON that goes over the wire.

use crate::play::GameView;
use protocol::{TableView, Wired, read_view};
use pyramids::Pyramids;
use record::GameName;
use serde_json::{Map, Value};
use silver_gold::SilverGold;
use std::sync::Arc;
use the_game::TheGame;
use worker::set_up;

/// The view that a viewer was sent; none if it does not fit the table, which no server sends.
pub(crate) fn typed(table: &TableView, view: &Map<String, Value>) -> Option<GameView> {
    typed_text(table, &serde_json::to_string(view).ok()?)
}

/// The same out of its text.
pub(crate) fn typed_text(table: &TableView, view: &str) -> Option<GameView> {
    Some(match table.game {
        GameName::TheGame => GameView::TheGame(Arc::new(of::<TheGame>(table, view)?)),
        GameName::SilverGold => GameView::SilverGold(Arc::new(of::<SilverGold>(table, view)?)),
        GameName::Pyramids => GameView::Pyramids(Arc::new(of::<Pyramids>(table, view)?)),
    })
}

fn of<G: Wired>(table: &TableView, view: &str) -> Option<G::View> {
    read_view::<G>(view, &set_up::<G>(table)?).ok()
}
