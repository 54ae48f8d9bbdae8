//! Deals that anyone can check: every deal follows from a committed secret and from what each seat contributed before the game.
//! `fair-deal.md` in this package specifies the method, with test vectors.

use crate::{Digest, hex};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};
use std::fmt;
use std::str::FromStr;
use tabletop::{Luck, Scan, TextError};

/// The start of the hashed text. No other hash of the same secret starts like this.
const PURPOSE: &[u8] = b"benben deal 1\n";

/// The dealer's secret: 32 bytes that nobody else can guess. It is fixed before the seats contribute and revealed after the
/// game. `Debug` does not print it; [`Secret::reveal`] returns its text.
///
/// ```
/// use record::Digest;
/// use record::fair::Secret;
///
/// let secret = Secret::new([1; 32]);
/// let commitment = secret.commitment();
/// // After the game anybody can check that the secret is the one that was committed to.
/// let revealed: Secret = secret.reveal().parse()?;
/// assert_eq!(revealed.commitment(), commitment);
/// # Ok::<(), tabletop::TextError>(())
/// ```
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which must come from the system's random number generator.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The commitment that is published before the game: the SHA-256 sum of the 32 bytes.
    #[must_use]
    pub fn commitment(&self) -> Digest {
        Digest::of(&self.0)
    }

    /// The text of a record's `Seed` tag: 64 lower-case hexadecimal digits.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::Hex(&self.0).to_string()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        hex::parse_32(&Scan::new(text)).map(Self)
    }
}

/// What one seat contributes to the deals before the game: at most [`Contribution::LIMIT`] bytes, often none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// The most bytes of a contribution.
    pub const LIMIT: usize = 32;

    /// The contribution of these bytes. None if there are too many.
    #[must_use]
    pub fn new(bytes: impl Into<Vec<u8>>) -> Option<Self> {
        Some(Self(bytes.into())).filter(|contribution| contribution.0.len() <= Self::LIMIT)
    }

    /// The bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether there are no bytes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::Hex(&self.0).fmt(f)
    }
}

impl FromStr for Contribution {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let contribution = hex::parse(text).and_then(Self::new);
        contribution
            .map_or_else(|| Scan::new(text).fail("0 to 32 bytes as lower-case hexadecimal digits"), Ok)
    }
}

/// The key from which all deals of a game follow: the SHA-256 sum of `benben deal 1\n`, the secret, and for each seat the length
/// of its contribution, in one byte, and the contribution. `mix` has one entry for each seat, seat 0 first.
#[must_use]
pub fn key(secret: &Secret, mix: &[Contribution]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(PURPOSE);
    hash.update(secret.0);
    for contribution in mix {
        // At most 32, so one byte is enough.
        hash.update([u8::try_from(contribution.0.len()).unwrap_or(u8::MAX)]);
        hash.update(&contribution.0);
    }
    hash.finalize().into()
}

/// The dealer of a live table. It draws every deal of a game, in order, from one key stream.
///
/// ```
/// use record::fair::{Contribution, FairDealer, Secret};
/// use tabletop::{Game, draw};
/// use the_game::{SetUp, TheGame};
///
/// let secret = Secret::new([1; 32]);
/// let mix = [Contribution::new(*b"Ada").unwrap_or_default(), Contribution::default()];
/// let game = TheGame::new(SetUp::new(2)?);
/// let due = game.due().ok_or("nothing is due")?;
/// let deal = draw(due, &mut FairDealer::new(&secret, &mix));
/// assert_eq!(deal, draw(due, &mut FairDealer::new(&secret, &mix)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The stream is ChaCha20 under the game's [`key`] with a nonce of zeros, the block counter starting at 0, read as
/// 32-bit words, low byte first. A record of [`crate::MAX_BYTES`] stays far below the 2^36 words after which RFC 8439
/// ends.
pub struct FairDealer(ChaCha20Rng);

impl FairDealer {
    /// The dealer before the first deal. `mix` has one entry for each seat, seat 0 first: that of
    /// [`crate::RecordBuilder::mix`] once the record is committed.
    #[must_use]
    pub fn new(secret: &Secret, mix: &[Contribution]) -> Self {
        Self(ChaCha20Rng::from_seed(key(secret, mix)))
    }

    /// The next word of the key stream.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl fmt::Debug for FairDealer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FairDealer(..)")
    }
}

impl Luck for FairDealer {
    /// Takes words until one is below the greatest multiple of `bound` that fits in 32 bits, so that every number has the same
    /// chance. Even a bound of 1 takes a word.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = u64::from(bound.max(1));
        let fair = (1u64 << 32) - (1u64 << 32) % bound;
        loop {
            let word = u64::from(self.word());
            if word < fair {
                return (word % bound) as u32;
            }
        }
    }
}
