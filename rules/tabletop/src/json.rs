//! How seats are written in views. The form is that of JSON: numbers, lists and objects.

use crate::{PerPlayer, Seat, Seats, Viewer};
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A view that is written field by field: whole as [`Serialize`], or only what changed.
pub trait Fields: Serialize {
    /// Writes each field that differs from the one in `before`; without a `before` all fields.
    fn write_fields<M: SerializeMap>(&self, before: Option<&Self>, map: &mut M) -> Result<(), M::Error>;
}

/// Implements [`Fields`] and `Serialize` for a view with these fields and a `set_up`, which is not written.
#[macro_export]
macro_rules! serde_fields {
    ($view:ty: $($field:ident),+) => {
        impl $crate::Fields for $view {
            fn write_fields<M: $crate::serde::ser::SerializeMap>(
                &self,
                before: Option<&Self>,
                map: &mut M,
            ) -> Result<(), M::Error> {
                // This does not compile if a field is forgotten.
                let Self { set_up: _, $($field),+ } = self;
                $(
                    if before.is_none_or(|before| before.$field != *$field) {
                        map.serialize_entry(stringify!($field), $field)?;
                    }
                )+
                Ok(())
            }
        }

        impl $crate::serde::Serialize for $view {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let mut map = serializer.serialize_map(None)?;
                $crate::Fields::write_fields(self, None, &mut map)?;
                $crate::serde::ser::SerializeMap::end(map)
            }
        }
    };
}

/// Implements `Serialize` and `Deserialize` for a type that is not written field by field. The first closure writes a
/// value. The second one makes a value of what was read, or `None` if there is no such value. A set of bits is written as
/// a list of its items, ascending.
#[macro_export]
macro_rules! serde_as {
    ($set:ty as a list of $item:ty) => {
        $crate::serde_as!($set, |set, serializer| serializer.collect_seq(set.iter()), |list: Vec<$item>| {
            list.is_sorted_by(|one, next| one < next).then(|| list.into_iter().collect())
        });
    };
    ($type:ty, |$value:ident, $serializer:ident| $write:expr, |$read:ident: $form:ty| $make:expr) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, $serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                $write
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let $read = <$form as $crate::serde::Deserialize>::deserialize(deserializer)?;
                let make = |$read: $form| -> Option<Self> { $make };
                make($read).ok_or_else(|| $crate::serde::de::Error::custom("the game has no such value"))
            }
        }
    };
}

serde_as!(Seat, |seat, serializer| serializer.serialize_u8(seat.number()), |number: u8| Seat::new(number));

serde_as!(Seats as a list of Seat);

serde_as!(Viewer, |viewer, serializer| viewer.seat().serialize(serializer), |seat: Option<Seat>| Some(
    seat.map_or(Self::Spectator, Self::Seat)
));

/// A list that starts with seat 0.
impl<T: Serialize> Serialize for PerPlayer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(|(_, value)| value))
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for PerPlayer<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::deserialize(deserializer)?;
        let players = u8::try_from(list.len()).ok().filter(|players| *players <= Seat::LIMIT);
        let players = players.ok_or_else(|| D::Error::custom("no table has as many seats"))?;
        let mut values = list.into_iter();
        Ok(Self::from_fn(players, |_| values.next().unwrap_or_default()))
    }
}
