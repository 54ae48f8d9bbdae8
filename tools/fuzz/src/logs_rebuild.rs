//! The lines of a log are refused, or make a table that shows itself to everybody without a panic.

use protocol::GuestId;
use table::AnyTable;
use tabletop::{Seat, Viewer};

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let lines: Vec<&str> = text.lines().collect();
    let Ok(mut table) = AnyTable::rebuild(&lines) else { return };
    let stranger = GuestId::new([1; 16]);
    table.view_text(&stranger, None, 0);
    for seat in 0..6 {
        let _ = table.legal_text(Viewer::Seat(Seat::new(seat).unwrap()));
    }
    let _ = table.listing();
    let _ = table.record();
    table.resume(1, i64::MAX);
    table.tick(i64::MAX);
}
