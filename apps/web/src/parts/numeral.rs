//! The drawn numbers of cards: the same on every machine.

use leptos::prelude::*;

/// How wide a digit is, of its height.
const WIDTH: f64 = 0.62;

/// A number drawn into an SVG, at this place and height.
#[component]
pub fn Numeral(
    /// The number.
    number: u8,
    /// Where its left edge is, or its middle if `middle`.
    x: f64,
    /// Where its upper edge is.
    y: f64,
    /// How high it is.
    size: f64,
    /// Whether `x` is its middle.
    #[prop(default = false)]
    middle: bool,
) -> impl IntoView {
    let digits: Vec<char> = number.to_string().chars().collect();
    let width = size * WIDTH;
    let left = if middle { x - width * digits.len() as f64 / 2.0 } else { x };
    digits
        .into_iter()
        .enumerate()
        .map(|(place, digit)| {
            view! {
                <use
                    href=format!("#d{digit}")
                    x=left + width * place as f64
                    y=y
                    width=width
                    height=size
                ></use>
            }
        })
        .collect_view()
}
