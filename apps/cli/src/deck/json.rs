//! A deck as JSON, with its keys in the order of the notation.

use anyhow::Result;
use serde::{Serialize, Serializer};
use silver_gold::Shape;
use tabletop::{Game, SetUp};

/// Keys and values that keep their order in an object.
type Ordered<V> = Vec<(String, V)>;

fn object<V: Serialize, S: Serializer>(fields: &Ordered<V>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(fields.iter().map(|(key, value)| (key, value)))
}

/// The deck of a trace's first line.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum DeckJson {
    SilverGold {
        name: String,
        #[serde(serialize_with = "object")]
        /// Five strings a card: by number, ascending.
        cards: Ordered<[String; 5]>,
        #[serde(serialize_with = "object")]
        colours: Ordered<&'static str>,
        #[serde(serialize_with = "object")]
        expeditions: Ordered<u8>,
    },
    Pyramids {
        name: String,
        #[serde(serialize_with = "object")]
        /// Cards of each kind that there is: by colour in the order r y g b, floors ascending, then the top stone.
        cards: Ordered<u8>,
    },
}

impl DeckJson {
    /// The deck of a set-up, where the game has one.
    pub(crate) fn of<G: Game>(set_up: &G::SetUp) -> Result<Option<Self>> {
        let Some(deck) = set_up.deck_info() else { return Ok(None) };
        if G::NAME == silver_gold::SilverGold::NAME {
            return Ok(Some(Self::silver_gold(&silver_gold::Deck::parse(&deck.text)?)));
        }
        Ok(Some(Self::pyramids(&pyramids::Deck::parse(&deck.text)?)))
    }

    fn silver_gold(deck: &silver_gold::Deck) -> Self {
        let cards = silver_gold::Card::all;
        Self::SilverGold {
            name: deck.name().to_owned(),
            cards: cards().map(|card| (card.to_string(), deck.chamber(card).rows())).collect(),
            colours: cards().map(|card| (card.to_string(), deck.colour(card).name())).collect(),
            expeditions: Shape::ALL.map(|shape| (shape.to_string(), deck.expeditions().of(shape))).into(),
        }
    }

    fn pyramids(deck: &pyramids::Deck) -> Self {
        Self::Pyramids {
            name: deck.name().to_owned(),
            cards: deck.cards().iter().map(|(card, count)| (card.to_string(), count)).collect(),
        }
    }
}
