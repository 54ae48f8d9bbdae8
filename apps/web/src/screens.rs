//! The screens: one file each.

mod form;
mod frame;
mod history;
mod home;
mod learn;
mod listed;
mod lost;
mod move_here;
mod new_table;
mod on_device;
mod on_server;
mod reach;
mod replay;
mod rules;
mod settings_screen;
mod table;

pub use frame::TopBar;
pub use history::History;
pub use home::Home;
pub use learn::{Learn, lesson};
pub use lost::Lost;
pub use move_here::MoveHere;
pub use new_table::NewTable;
pub use on_device::OnDevice;
pub use on_server::OnServer;
pub use replay::{ReplayFromLink, ReplayOnDevice, ReplayOnServer};
pub use rules::Rules;
pub use settings_screen::SettingsScreen;
pub use table::TableScreen;
