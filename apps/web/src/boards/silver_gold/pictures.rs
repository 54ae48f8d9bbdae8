//! Pictures for the rules, of the board's own cards.

use super::art;
use super::facing::Facing;
use crate::kit::draw::each;
use leptos::prelude::*;
use silver_gold::{Action, Card, Deck, Shape, Squares};

/// What stands in a picture.
enum Part {
    /// A pyramid card with these marks, as in an action.
    Pyramid(u8, &'static str),
    /// An expedition card.
    Expedition(Shape),
}

/// What a picture shows, from the left.
fn parts(name: &str) -> Option<&'static [Part]> {
    use Part::{Expedition, Pyramid};
    Some(match name {
        "card" => &[Pyramid(48, "")],
        "shapes" => &[
            Expedition(Shape::I2),
            Expedition(Shape::I3),
            Expedition(Shape::V3),
            Expedition(Shape::T4),
            Expedition(Shape::L4),
            Expedition(Shape::O4),
        ],
        "first" => &[Expedition(Shape::V3), Pyramid(48, "a1,a2,b2")],
        "next" => &[Expedition(Shape::V3), Pyramid(48, "a1,a2,b2,c2,d2,d3")],
        "complete" => &[Expedition(Shape::I3), Pyramid(48, "a1,a2,b2,c2,d2,d3,e3,e4,e5")],
        _ => return None,
    })
}

fn marks(card: u8, squares: &str) -> Squares {
    match format!("mark {card}:{squares}").parse() {
        Ok(Action::Mark { squares, .. }) => squares,
        _ => Squares::NONE,
    }
}

/// A picture by its name.
pub fn picture(name: &str) -> Option<AnyView> {
    let part = |part: &Part| match part {
        Part::Pyramid(number, squares) => {
            let face = Card::new(*number).map(|card| {
                let deck = Deck::shipped();
                art::picture(card, deck.colour(card), deck.chamber(card), marks(*number, squares))
            });
            view! {
                <span class="pic-pyramid">
                    <svg class="card" viewBox=art::CARD_BOX aria-hidden="true"><g inner_html=face></g></svg>
                </span>
            }
            .into_any()
        }
        Part::Expedition(shape) => {
            let face = art::expedition(Facing::of(shape.example()));
            view! {
                <span class="pic-card">
                    <svg viewBox=art::SMALL_BOX aria-hidden="true"><g inner_html=face></g></svg>
                </span>
            }
            .into_any()
        }
    };
    Some(each(parts(name)?, part).into_any())
}

/// Whether there is a picture of this name.
#[cfg(test)]
pub(crate) fn has_picture(name: &str) -> bool {
    parts(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_marks_of_pictures_can_be_read() {
        for name in ["card", "first", "next", "complete"] {
            for part in parts(name).unwrap() {
                if let Part::Pyramid(card, squares) = part {
                    let count = squares.split(',').filter(|square| !square.is_empty()).count();
                    assert_eq!(usize::from(marks(*card, squares).len()), count, "{name}");
                }
            }
        }
    }
}
