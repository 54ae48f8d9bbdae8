//! SHA-256 sums, as records write them.

use crate::hex;
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;
use tabletop::{Scan, TextError};

/// A SHA-256 sum. Its text is `sha256:` and 64 lower-case hexadecimal digits.
///
/// ```
/// use record::Digest;
///
/// let digest = Digest::of(b"benben");
/// assert!(digest.to_string().starts_with("sha256:"));
/// assert_eq!(digest.to_string().parse(), Ok(digest));
/// assert!("md5:0".parse::<Digest>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// The sum of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// The sum itself.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sha256:{}", hex::Hex(&self.0))
    }
}

impl FromStr for Digest {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut scan = Scan::new(text);
        scan.expect("sha256:")?;
        hex::parse_32(&scan).map(Self)
    }
}
