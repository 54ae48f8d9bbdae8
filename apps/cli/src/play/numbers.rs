//! Figures as people read them.

use super::texts::{Texts, say};
use bots::Estimate;

/// A chance in percent, and how sure it is: `62 ± 2`.
pub(crate) fn percent(chance: Estimate, texts: &Texts) -> String {
    let Estimate { mean, error } = chance;
    amount(Estimate { mean: mean * 100.0, error: error * 100.0 }, texts)
}

/// An amount and how sure it is, with as many places as that makes sense of: `4.1 ± 0.3`.
pub(crate) fn amount(figure: Estimate, texts: &Texts) -> String {
    let Estimate { mean, error } = figure;
    let exact = error < 0.005;
    let places = if exact && mean.fract() == 0.0 { 0 } else { usize::from(error < 1.0) };
    match exact {
        true => number(mean, places, texts),
        false => with_error(number(mean, places, texts), error, places, texts),
    }
}

/// A change in percent, and how sure it is: `+12 ± 3`.
pub(crate) fn change_percent(by: Estimate, texts: &Texts) -> String {
    let (mean, error) = (by.mean * 100.0, by.error * 100.0);
    let places = usize::from(error < 1.0);
    with_error(change(mean, places, texts), error, places, texts)
}

/// The two belong together: no line is broken between them.
fn with_error(text: String, error: f64, places: usize, texts: &Texts) -> String {
    format!("{text}\u{a0}±\u{a0}{}", number(error, places, texts))
}

/// A number with so many places, with the signs of the language.
pub(crate) fn number(number: f64, places: usize, texts: &Texts) -> String {
    let text = format!("{number:.places$}").replace('.', &say!(texts, "decimal-mark"));
    // Nothing is negative about what is nearly nothing.
    let zero = !text.contains(|c: char| ('1'..='9').contains(&c));
    match text.strip_prefix('-') {
        Some(digits) if zero => digits.to_owned(),
        Some(digits) => format!("−{digits}"),
        None => text,
    }
}

/// A change, with its sign also when it is above 0.
pub(crate) fn change(by: f64, places: usize, texts: &Texts) -> String {
    let text = number(by, places, texts);
    let zero = !text.contains(|c: char| ('1'..='9').contains(&c));
    if zero || text.starts_with('−') { text } else { format!("+{text}") }
}

#[cfg(test)]
mod tests {
    use super::super::texts::Language;
    use super::*;

    #[test]
    fn figures_have_the_places_that_their_error_allows() {
        let [english, german] = [Language::En, Language::De].map(Texts::new);
        let figure = |mean, error| Estimate { mean, error };
        assert_eq!(percent(figure(0.6234, 0.021), &english), "62\u{a0}±\u{a0}2");
        assert_eq!(percent(figure(0.6234, 0.004), &english), "62.3\u{a0}±\u{a0}0.4");
        assert_eq!(percent(figure(1.0, 0.0), &english), "100");
        assert_eq!(amount(figure(-4.06, 0.31), &german), "−4,1\u{a0}±\u{a0}0,3");
        assert_eq!(number(-0.04, 1, &english), "0.0");
        assert_eq!(change(1.26, 1, &german), "+1,3");
        assert_eq!(change(-1.26, 1, &english), "−1.3");
        assert_eq!(change(0.01, 1, &english), "0.0");
    }
}
