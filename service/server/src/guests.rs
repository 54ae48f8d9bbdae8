//! People without accounts: a signed cookie says who somebody is.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use hmac::{Hmac, KeyInit, Mac};
use protocol::GuestId;
use sha2::Sha256;
use std::fmt::Write;

/// The cookie's name.
pub(crate) const NAME: &str = "benben";

/// How long a browser keeps the cookie: two years, counted from the last visit.
const KEPT: u32 = 2 * 365 * 86_400;

/// Signs the ids of guests.
pub(crate) struct Signer {
    mac: Hmac<Sha256>,
    /// Whether browsers may send the cookie over HTTPS only.
    secure: bool,
}

impl Signer {
    pub(crate) fn new(key: &[u8], secure: bool) -> Option<Self> {
        Some(Self { mac: Hmac::new_from_slice(key).ok()?, secure })
    }

    fn sign(&self, guest: &GuestId) -> Hmac<Sha256> {
        let mut mac = self.mac.clone();
        mac.update(b"benben guest 1\n");
        mac.update(guest.as_str().as_bytes());
        mac
    }

    /// The header that gives a browser its cookie.
    pub(crate) fn cookie(&self, guest: &GuestId) -> String {
        let mut text = format!("{NAME}={}.", guest.as_str());
        for byte in self.sign(guest).finalize().into_bytes() {
            // Writing to a string can't fail.
            let _ = write!(text, "{byte:02x}");
        }
        let secure = if self.secure { "; Secure" } else { "" };
        let _ = write!(text, "; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT}{secure}");
        text
    }

    /// Who sent a request, if its cookie is one that was signed here.
    pub(crate) fn guest(&self, headers: &HeaderMap) -> Option<GuestId> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).map(str::trim);
        pairs.find_map(|pair| self.read(pair.strip_prefix(NAME)?.strip_prefix('=')?))
    }

    fn read(&self, value: &str) -> Option<GuestId> {
        let (id, signature) = value.split_once('.')?;
        let guest: GuestId = id.parse().ok()?;
        let signature = bytes_of(signature)?;
        // Compares in a time that does not depend on where the difference is.
        self.sign(&guest).verify_slice(&signature).ok().map(|()| guest)
    }
}

/// The 32 bytes of a signature.
fn bytes_of(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, cookie.parse().unwrap())])
    }

    #[test]
    fn a_cookie_that_was_signed_here_says_who_somebody_is() {
        let signer = Signer::new(&[7; 32], true).unwrap();
        let guest = GuestId::new([3; 16]);
        let cookie = signer.cookie(&guest);
        assert!(cookie.contains("; HttpOnly; SameSite=Lax") && cookie.ends_with("; Secure"));
        let pair = cookie.split(';').next().unwrap();
        assert_eq!(signer.guest(&headers(pair)), Some(guest.clone()));
        assert_eq!(signer.guest(&headers(&format!("other=1; {pair}; x=y"))), Some(guest));
    }

    #[test]
    fn forged_cookies_say_nothing() {
        let signer = Signer::new(&[7; 32], false).unwrap();
        let guest = GuestId::new([3; 16]);
        let cookie = signer.cookie(&guest);
        let pair = cookie.split(';').next().unwrap().to_owned();
        let other = Signer::new(&[8; 32], false).unwrap();
        assert_eq!(other.guest(&headers(&pair)), None, "another key");
        let swapped = pair.replacen(guest.as_str(), GuestId::new([4; 16]).as_str(), 1);
        assert_eq!(signer.guest(&headers(&swapped)), None, "another guest");
        let cut = pair.get(..pair.len() - 2).unwrap();
        assert_eq!(signer.guest(&headers(cut)), None, "a shorter signature");
        assert_eq!(signer.guest(&headers("benben=")), None);
        assert_eq!(signer.guest(&headers("benben=x.y")), None);
    }
}
