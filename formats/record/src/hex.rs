//! Bytes as lower-case hexadecimal digits.

use std::fmt;
use tabletop::{Scan, TextError};

/// Displays two digits for each byte.
pub(crate) struct Hex<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Parses what [`Hex`] displays.
pub(crate) fn parse(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let byte =
        |pair: &[u8]| if let [high, low] = pair { Some(digit(*high)? << 4 | digit(*low)?) } else { None };
    text.as_bytes().chunks(2).map(byte).collect()
}

/// Parses the rest of a text, which must be exactly 32 bytes.
pub(crate) fn parse_32(scan: &Scan<'_>) -> Result<[u8; 32], TextError> {
    let bytes = parse(scan.rest()).and_then(|bytes| bytes.try_into().ok());
    bytes.map_or_else(|| scan.fail("64 lower-case hexadecimal digits"), Ok)
}
