//! Where things are on the screen, for what moves between them.

use leptos::prelude::*;
use the_game::{Card, Pile};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// A rectangle of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Frame {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Frame {
    fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
    }

    /// How far a point is from it; 0 inside.
    pub(super) fn distance(self, x: f64, y: f64) -> f64 {
        let outside = |at: f64, from: f64, long: f64| (from - at).max(at - from - long).max(0.0);
        outside(x, self.left, self.width).hypot(outside(y, self.top, self.height))
    }
}

/// The way of a card from the hand to a pile, as the pile sees it: where it comes from and how large it was there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Flight {
    /// The card.
    pub(super) card: Card,
    x: f64,
    y: f64,
    scale: f64,
}

impl Flight {
    /// The way of a card as it lies now to a pile. Nothing where one of them is not on the screen.
    pub(super) fn measure(card: Card, pile: Pile) -> Option<Self> {
        let from = Frame::of(&find(&format!(".hand [data-card='{card}'] svg"))?);
        let to = Frame::of(&find(&format!("[data-pile='{pile}'] .tg-top"))?);
        Some(Self::between(card, from, to))
    }

    fn between(card: Card, from: Frame, to: Frame) -> Self {
        let scale = if to.width > 0.0 { from.width / to.width } else { 1.0 };
        Self { card, x: from.left - to.left, y: from.top - to.top, scale }
    }

    /// The start of the motion, as a transformation.
    pub(super) fn start(self) -> String {
        let percent = (self.scale * 100.0).round() as i32;
        format!("{} scale({percent}%)", shift(self.x, self.y))
    }
}

/// A shift by so many pixels, as a transformation.
pub(super) fn shift(x: f64, y: f64) -> String {
    format!("translate({}px,{}px)", x.round() as i32, y.round() as i32)
}

/// The piles and where they are.
pub(super) fn piles() -> Vec<(Pile, Frame)> {
    let on_screen = |pile: Pile| Some((pile, Frame::of(&find(&format!("[data-pile='{pile}']"))?)));
    Pile::ALL.into_iter().filter_map(on_screen).collect()
}

/// Gives the focus to a card of the hand.
pub(super) fn focus(card: Card) {
    if let Some(element) = find(&format!(".hand [data-card='{card}']")) {
        // Fails for nothing that is in the page.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// A card leaves the hand: if it has the focus, its neighbour gets it.
pub(super) fn keep_focus(card: Card, hand: &[Card]) {
    let focused = document().active_element().and_then(|element| element.get_attribute("data-card"));
    if focused.is_some_and(|focused| focused == card.to_string())
        && let Some(next) = neighbour(card, hand)
    {
        request_animation_frame(move || focus(next));
    }
}

/// The card after this one, or before it if it is the last.
fn neighbour(card: Card, hand: &[Card]) -> Option<Card> {
    let after = hand.iter().find(|other| **other > card);
    after.or_else(|| hand.iter().rev().find(|other| **other < card)).copied()
}

/// The first element of the page that fits a selector.
pub(super) fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_is_none_inside() {
        let frame = Frame { left: 10.0, top: 20.0, width: 100.0, height: 50.0 };
        assert_eq!(frame.distance(50.0, 40.0), 0.0);
        assert_eq!(frame.distance(0.0, 40.0), 10.0);
        assert_eq!(frame.distance(113.0, 74.0), 5.0);
    }

    #[test]
    fn a_card_comes_from_where_it_lay() {
        let card = Card::new(23).unwrap();
        let hand = Frame { left: 100.0, top: 500.0, width: 50.0, height: 70.0 };
        let pile = Frame { left: 40.0, top: 100.0, width: 100.0, height: 140.0 };
        assert_eq!(Flight::between(card, hand, pile).start(), "translate(60px,400px) scale(50%)");
    }

    #[test]
    fn the_next_card_gets_the_focus() {
        let hand: Vec<Card> = [5, 23, 90].into_iter().filter_map(Card::new).collect();
        let next = |number| neighbour(Card::new(number).unwrap(), &hand).map(Card::number);
        assert_eq!([next(5), next(23), next(90)], [Some(23), Some(90), Some(23)]);
    }
}
