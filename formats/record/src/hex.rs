//! Bytes as lower-case hexadecimal digits.

use std::fmt;

/// Writes two digits a byte.
pub(crate) fn write(f: &mut impl fmt::Write, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads what [`write`] wrote, and nothing else.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|pair| if let [high, low] = pair { Some(digit(*high)? << 4 | digit(*low)?) } else { None })
        .collect()
}

/// Reads exactly 32 bytes.
pub(crate) fn read_32(text: &str) -> Option<[u8; 32]> {
    read(text)?.try_into().ok()
}
