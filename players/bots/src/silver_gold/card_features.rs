//! The features of one card with its marks.

use super::card_tables::{CardTable, FURTHEST};
use super::seat_state::TurnContext;
use ::silver_gold::{Colour, Content, Shape, Squares};

/// The features of one card with its marks.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardFeatures {
    pub(super) colour: Colour,
    /// Squares to the tomb; 0 if it is marked.
    pub(super) tomb: u8,
    /// How many squares longer the way is without skulls.
    pub(super) safe: u8,
    /// The smallest detours to a gem of each colour, a torch and a potion.
    pub(super) red: Option<u8>,
    pub(super) green: Option<u8>,
    pub(super) torch: Option<u8>,
    pub(super) potion: Option<u8>,
    /// Squares to the nearest torch.
    pub(super) to_torch: u8,
    /// Crosses not marked.
    pub(super) crosses: u8,
    /// The chance that the next shape can cover the tomb.
    pub(super) finish: f64,
}

impl CardFeatures {
    pub(super) fn of(table: &CardTable, marked: Squares, context: &TurnContext) -> Self {
        let tomb = table.tomb.from(marked);
        let mut features = Self {
            colour: table.colour,
            tomb,
            safe: 0,
            red: None,
            green: None,
            torch: None,
            potion: None,
            to_torch: FURTHEST,
            crosses: 0,
            finish: 0.0,
        };
        if tomb == 0 {
            return features;
        }
        features.safe = table.safe.from(marked).saturating_sub(tomb);
        for symbol in &table.symbols {
            let Some((distance, detour)) = symbol.detour(marked, tomb) else { continue };
            let smallest = match symbol.content {
                Content::RedGem => &mut features.red,
                Content::GreenGem => &mut features.green,
                Content::Potion => &mut features.potion,
                _ => {
                    features.to_torch = features.to_torch.min(distance);
                    &mut features.torch
                }
            };
            *smallest = Some(smallest.map_or(detour, |known| known.min(detour)));
        }
        features.crosses = table.chamber.squares(Content::RedCross).minus(marked).len();
        if tomb <= 4 && !marked.is_empty() {
            let touching = marked.beside();
            for (shape, chance) in Shape::ALL.into_iter().zip(context.chances) {
                if chance > 0.0 && table.finishes_with(shape, marked, touching) {
                    features.finish += chance;
                }
            }
        }
        features
    }
}
