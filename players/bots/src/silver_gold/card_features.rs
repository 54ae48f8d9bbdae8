//! The features of one card in work.

use super::card_tables::{CardTable, FURTHEST};
use super::seat_state::TurnContext;
use ::silver_gold::{Colour, Content, Shape, Squares};

/// The features of one card in work, whose tomb is not marked yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardFeatures {
    pub(super) colour: Colour,
    /// Squares to the tomb; never 0.
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
    /// `None` if the tomb is marked.
    pub(super) fn of(table: &CardTable, marked: Squares, context: &TurnContext) -> Option<Self> {
        let tomb = table.tomb.from(marked);
        if tomb == 0 {
            return None;
        }
        let mut features = Self {
            colour: table.colour,
            tomb,
            safe: table.safe.from(marked).saturating_sub(tomb),
            red: None,
            green: None,
            torch: None,
            potion: None,
            to_torch: FURTHEST,
            crosses: table.chamber.squares(Content::RedCross).minus(marked).len(),
            finish: 0.0,
        };
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
        if tomb <= 4 && !marked.is_empty() {
            let touching = marked.beside();
            for (shape, chance) in Shape::ALL.into_iter().zip(context.chances) {
                if chance > 0.0 && table.finishes_with(shape, marked, touching) {
                    features.finish += chance;
                }
            }
        }
        Some(features)
    }
}
