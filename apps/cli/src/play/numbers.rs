//! Figures as people read them.

use super::texts::{Book, say};
use bots::Estimate;

/// A chance in percent, and how sure it is: `62 ± 2`.
pub(crate) fn percent(chance: Estimate, texts: &Book) -> String {
    amount(in_percent(chance), texts)
}

/// An amount and how sure it is, with as many places as that makes sense of: `4.1 ± 0.3`.
pub(crate) fn amount(figure: Estimate, texts: &Book) -> String {
    let Estimate { mean, error } = figure;
    let exact = error.is_some_and(|error| error < 0.005);
    let places = if exact && mean.fract() == 0.0 { 0 } else { places(error) };
    match exact {
        true => number(mean, places, texts),
        false => with_error(number(mean, places, texts), error, places, texts),
    }
}

/// A change in percent, and how sure it is: `+12 ± 3`.
pub(crate) fn change_percent(by: Estimate, texts: &Book) -> String {
    let Estimate { mean, error } = in_percent(by);
    let places = places(error);
    with_error(change(mean, places, texts), error, places, texts)
}

fn in_percent(share: Estimate) -> Estimate {
    Estimate { mean: share.mean * 100.0, error: share.error.map(|error| error * 100.0) }
}

/// How many decimal places make sense with this error.
fn places(error: Option<f64>) -> usize {
    usize::from(error.is_some_and(|error| error < 1.0))
}

/// Joins a number and its error with spaces at which no line is broken. An unknown error is shown as `?`.
fn with_error(text: String, error: Option<f64>, places: usize, texts: &Book) -> String {
    let error = error.map_or("?".to_owned(), |error| number(error, places, texts));
    format!("{text}\u{a0}±\u{a0}{error}")
}

/// A number with so many places, with the signs of the language.
pub(crate) fn number(number: f64, places: usize, texts: &Book) -> String {
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
pub(crate) fn change(by: f64, places: usize, texts: &Book) -> String {
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
        let [english, german] = [Language::En, Language::De].map(Book::terminal);
        let figure = |mean, error| Estimate { mean, error: Some(error) };
        assert_eq!(percent(figure(0.6234, 0.021), &english), "62\u{a0}±\u{a0}2");
        assert_eq!(percent(figure(0.6234, 0.004), &english), "62.3\u{a0}±\u{a0}0.4");
        assert_eq!(percent(figure(1.0, 0.0), &english), "100");
        assert_eq!(percent(Estimate::of([0.5]), &english), "50\u{a0}±\u{a0}?");
        assert_eq!(amount(figure(-4.06, 0.31), &german), "−4,1\u{a0}±\u{a0}0,3");
        assert_eq!(number(-0.04, 1, &english), "0.0");
        assert_eq!(change(1.26, 1, &german), "+1,3");
        assert_eq!(change(-1.26, 1, &english), "−1.3");
        assert_eq!(change(0.01, 1, &english), "0.0");
    }
}
