//! Small things that many screens are made of.

mod bubble;
mod copy;
mod icon;
mod numeral;
mod qr;
mod seats;
mod sheet;

pub use bubble::Bubble;
pub use copy::CopyButton;
pub use icon::Icon;
pub use numeral::Numeral;
pub use qr::Qr;
pub use seats::{SeatState, Seats};
pub use sheet::Sheet;
