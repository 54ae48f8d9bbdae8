//! What a client says over the WebSocket or HTTP is refused, or reads back as it was written.

use protocol::Request;
use protocol::http::{MoveCode, NewTable, Rename};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    holds::<Request>(text);
    holds::<NewTable>(text);
    holds::<Rename>(text);
    holds::<MoveCode>(text);
}

fn holds<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    let Ok(read) = serde_json::from_str::<T>(text) else { return };
    let written = serde_json::to_string(&read).unwrap();
    assert_eq!(serde_json::from_str::<T>(&written).unwrap(), read);
}
