//! What the server says is refused by a client, or reads back as it was written.

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let Ok(message) = protocol::read(text) else { return };
    let written = serde_json::to_string(&message).unwrap();
    let again = protocol::read(&written).unwrap();
    assert_eq!(serde_json::to_string(&again).unwrap(), written);
}
