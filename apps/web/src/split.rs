//! Where the page is split. Each function here is the only way into a part that is loaded when it is needed: what only that part
//! needs is not in the main module.

#![allow(unsafe_code, reason = "`wasm_split` declares what is imported from a part")]

use crate::boards::{self, Board};
use crate::games::GAMES;
use crate::lazy::{Lazy, NotLoaded};
use crate::screens::{
    History, Learn, MoveHere, NewTable, OnDevice, OnServer, ReplayFromLink, ReplayOnDevice, ReplayOnServer,
    Rules, SettingsScreen,
};
use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

impl From<SplitLoaderError> for NotLoaded {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// `name in part: type = value`.
macro_rules! split {
    ($($name:ident in $part:ident: $type:ty = $value:expr;)*) => { $(
        pub fn $name() -> &'static Lazy<$type> {
            #[leptos::wasm_split::wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $name() -> Result<$type, NotLoaded> {
                Ok($value)
            }
            static LAZY: Lazy<$type> = Lazy::new(|| Box::pin($name()));
            &LAZY
        }
    )* };
}

split! {
    on_device in table: fn() -> AnyView = || OnDevice().into_any();
    on_server in table: fn() -> AnyView = || OnServer().into_any();
    learn in table: fn() -> AnyView = || Learn().into_any();

    new_table in more: fn() -> AnyView = || NewTable().into_any();
    history in more: fn() -> AnyView = || History().into_any();
    settings in more: fn() -> AnyView = || SettingsScreen().into_any();
    rules in more: fn() -> AnyView = || Rules().into_any();
    move_here in more: fn() -> AnyView = || MoveHere().into_any();
    replay_from_link in more: fn() -> AnyView = || ReplayFromLink().into_any();
    replay_on_device in more: fn() -> AnyView = || ReplayOnDevice().into_any();
    replay_on_server in more: fn() -> AnyView = || ReplayOnServer().into_any();

    the_game in the_game: &'static dyn Board = &boards::TheGame;
    silver_gold in silver_gold: &'static dyn Board = &boards::SilverGold;
    pyramids in pyramids: &'static dyn Board = &boards::Pyramids;
}

/// Loads all parts, one after the other, so that nothing has to wait for them later. What can't be loaded now is tried again when it
/// is needed.
pub async fn load_all() {
    let _ = on_device().load().await;
    for game in GAMES {
        let _ = boards::of(game).load().await;
    }
    let _ = new_table().load().await;
}
