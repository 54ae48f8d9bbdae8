//! The boards: one folder for each game, and the one way into them.

mod pyramids;
mod silver_gold;
mod the_game;

pub(crate) use pyramids::Pyramids;
pub(crate) use silver_gold::SilverGold;
pub(crate) use the_game::TheGame;

use crate::lazy::Lazy;
use crate::play::{GameView, Play};
use crate::split;
use leptos::prelude::*;
use protocol::{News, TableView, ViewFields, Wired};
use record::GameName;
use std::any::Any;
use std::sync::Arc;
use worker::set_up;

/// What a game brings to the page. Screens reach a board only through this, so that its code can be loaded when it is needed.
pub trait Board: Sync {
    /// Reads the view that a viewer was sent; `None` if it does not fit the table, which no server sends.
    fn read_view(&self, table: &TableView, view: &ViewFields) -> Option<GameView>;

    /// The game while it is played: seats, table, rail.
    fn draw(&self, play: Play) -> AnyView;

    /// The end of the game: the result explained line by line.
    fn draw_end(&self, play: Play) -> AnyView;

    /// An action as a person would say it, for hints, the log, the replay and announcements: "23 on A1". `view` is what the viewer saw
    /// when it was chosen. A text that is not an action is returned as it is.
    fn say_action(&self, play: Play, view: &GameView, action: &str) -> String;

    /// What happened, as it is announced to people who can't see the board; `None` where it needs no words.
    fn say_news(&self, play: Play, view: &GameView, news: &News) -> Option<String>;

    /// A picture for the rules by its name.
    fn picture(&self, name: &str) -> Option<AnyView>;

    /// Whether there is a picture of this name.
    #[cfg(test)]
    fn has_picture(&self, name: &str) -> bool;
}

/// The board of a game, which is loaded when it is needed.
#[must_use]
pub fn of(game: GameName) -> &'static Lazy<&'static dyn Board> {
    match game {
        GameName::TheGame => split::the_game(),
        GameName::SilverGold => split::silver_gold(),
        GameName::Pyramids => split::pyramids(),
    }
}

/// See [`Board::read_view`].
fn read_view<G: Wired>(table: &TableView, view: &ViewFields) -> Option<GameView> {
    Some(GameView::new(view.read::<G>(&set_up::<G>(table)?).ok()?))
}

/// Draws something of a game with its view, which is there from now on.
fn with_view<V: Any + Send + Sync>(play: Play, draw: fn(Play, Signal<Arc<V>>) -> AnyView) -> AnyView {
    let Some(first) = play.view.with_untracked(|view| view.as_ref()?.of::<V>()) else { return ().into_any() };
    // The first one is shown only to a board that is about to go.
    let view = move || play.view.with(|view| view.as_ref()?.of::<V>()).unwrap_or_else(|| Arc::clone(&first));
    untrack(|| draw(play, Signal::derive(view)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_key_means_the_same_on_every_board_and_one_thing_on_each() {
        let boards = [the_game::keys(), silver_gold::keys(), pyramids::keys()];
        let mut meanings = BTreeMap::new();
        for commands in boards {
            for (place, (caps, words)) in commands.iter().enumerate() {
                assert!(commands[..place].iter().all(|(before, _)| before != caps), "{caps:?} stands twice");
                assert_eq!(*meanings.entry(caps.clone()).or_insert(*words), *words, "{caps:?}");
            }
        }
    }
}
