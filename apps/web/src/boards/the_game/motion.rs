//! Where things are on the screen, for what moves between them.

use crate::kit::screen::{Frame, find};
use the_game::{Card, Pile};

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
        let from = find(".carried svg").or_else(|| find(&format!(".hand [data-card='{card}'] svg")));
        let from = Frame::of(&from?);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_comes_from_where_it_lay() {
        let card = Card::new(23).unwrap();
        let hand = Frame { left: 100.0, top: 500.0, width: 50.0, height: 70.0 };
        let pile = Frame { left: 40.0, top: 100.0, width: 100.0, height: 140.0 };
        assert_eq!(Flight::between(card, hand, pile).start(), "translate(60px,400px) scale(50%)");
    }
}
