//! A settings file is refused with what is wrong, or can be settled; the public address then reads back.

use server::Options;

/// Panics if the law does not hold for this text.
pub fn check(text: &str) {
    let Ok(options) = Options::parse(text) else { return };
    let Ok(settings) = options.settle() else { return };
    let again = Options { public_url: settings.origin.clone(), ..Options::default() };
    assert_eq!(again.settle().unwrap().origin, settings.origin);
}
