//! Views as JSON: whole, or only what changed.

use record::GameName;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, btree_map};
use tabletop::{Fields, Game, View, ViewError};

/// A game whose views go over the wire.
pub trait Wired: Game<View: Fields + DeserializeOwned> {
    /// Which game it is.
    const GAME: GameName;

    /// Whether players give signals instead of talking freely (TG-18).
    const SIGNALS: bool = false;
}

impl Wired for the_game::TheGame {
    const GAME: GameName = GameName::TheGame;
    const SIGNALS: bool = true;
}

impl Wired for silver_gold::SilverGold {
    const GAME: GameName = GameName::SilverGold;
}

impl Wired for pyramids::Pyramids {
    const GAME: GameName = GameName::Pyramids;
}

/// A view as JSON: an object that always has the same fields. A field is `null` if it has no value or the viewer can't know it.
#[must_use]
pub fn view_json(view: &impl Fields) -> String {
    // A view is plain data: writing it can't fail.
    serde_json::to_string(view).unwrap_or_default()
}

/// The difference between two views of one viewer: the fields of the later view whose values have changed.
#[derive(Clone, Copy, Debug)]
pub struct Changes<'v, V> {
    /// The view that the viewer already knows.
    pub before: &'v V,
    /// The view of the viewer now.
    pub after: &'v V,
}

impl<V: Fields> Serialize for Changes<'_, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.after.write_fields(Some(self.before), &mut map)?;
        map.end()
    }
}

/// A view as JSON that is taken apart only into its fields: it can be changed, and read once it is known which game it is of.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ViewFields(BTreeMap<String, Box<RawValue>>);

impl ViewFields {
    /// The fields of a view.
    #[must_use]
    pub fn of(view: &impl Fields) -> Self {
        // A view is written as an object: taking it apart can't fail.
        serde_json::from_str(&view_json(view)).unwrap_or_default()
    }

    /// The value of a field as JSON.
    #[must_use]
    pub fn get(&self, field: &str) -> Option<&str> {
        Some(self.0.get(field)?.get())
    }

    /// Takes in the fields that have changed.
    pub fn change(&mut self, changed: &Self) {
        self.0.extend(changed.0.iter().map(|(field, value)| (field.clone(), value.clone())));
    }

    /// Reads the view, which nobody has to trust: it is checked ([`View::checked`]). Unknown fields are ignored.
    pub fn read<G: Wired>(&self, set_up: &G::SetUp) -> Result<G::View, BadView> {
        let mut reader = FieldReader { rest: self.0.iter(), current: None };
        let view = G::View::deserialize(MapAccessDeserializer::new(&mut reader))
            .map_err(|error| BadView::unreadable(reader.current.map(|(field, _)| field), &error))?;
        Ok(view.checked(set_up)?)
    }
}

impl PartialEq for ViewFields {
    fn eq(&self, other: &Self) -> bool {
        let Self(fields) = self;
        fields.len() == other.0.len()
            && fields.iter().all(|(field, value)| other.get(field) == Some(value.get()))
    }
}

/// Gives a view its fields one by one.
struct FieldReader<'v> {
    rest: btree_map::Iter<'v, String, Box<RawValue>>,
    /// The field that is being read.
    current: Option<(&'v str, &'v RawValue)>,
}

impl<'v> MapAccess<'v> for &mut FieldReader<'v> {
    type Error = serde_json::Error;

    fn next_key_seed<K: DeserializeSeed<'v>>(&mut self, seed: K) -> Result<Option<K::Value>, Self::Error> {
        self.current = self.rest.next().map(|(field, value)| (field.as_str(), &**value));
        self.current.map(|(field, _)| seed.deserialize(field.into_deserializer())).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'v>>(&mut self, seed: V) -> Result<V::Value, Self::Error> {
        match self.current {
            Some((_, value)) => seed.deserialize(value),
            None => Err(serde_json::Error::custom("a value without a field")),
        }
    }
}

/// Why a view can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct BadView {
    /// The field that is wrong; none if the JSON is not an object with all fields of a view.
    pub field: Option<String>,
    reason: String,
}

impl BadView {
    fn unreadable(field: Option<&str>, error: &serde_json::Error) -> Self {
        let reason = error.to_string();
        let Some(field) = field else { return Self { field: None, reason } };
        // Where in its value the error is says little when the field is named.
        let what = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(what, _)| what);
        Self { field: Some(field.to_owned()), reason: format!("`{field}`: {what}") }
    }
}

impl From<ViewError> for BadView {
    fn from(error: ViewError) -> Self {
        Self { field: Some(error.field().to_owned()), reason: error.to_string() }
    }
}

/// Reads an untrusted view of a game with this set-up from its text ([`ViewFields::read`]).
pub fn read_view<G: Wired>(json: &str, set_up: &G::SetUp) -> Result<G::View, BadView> {
    let fields: ViewFields = serde_json::from_str(json).map_err(|error| BadView::unreadable(None, &error))?;
    fields.read::<G>(set_up)
}
