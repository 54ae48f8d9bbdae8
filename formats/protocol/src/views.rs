//! Views as JSON: whole, or only what changed.

use record::GameName;
use serde::de::DeserializeOwned;
use serde::ser::{Serialize, SerializeMap, Serializer};
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

/// Why a view can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct BadView {
    /// The field that is wrong; none if the JSON is not an object with all fields of a view.
    pub field: Option<String>,
    reason: String,
}

impl From<ViewError> for BadView {
    fn from(error: ViewError) -> Self {
        Self { field: Some(error.field().to_owned()), reason: error.to_string() }
    }
}

/// Reads an untrusted view of a game with this set-up and checks it ([`View::checked`]). Unknown fields are ignored.
pub fn read_view<G: Wired>(json: &str, set_up: &G::SetUp) -> Result<G::View, BadView> {
    let view: G::View = serde_json::from_str(json).map_err(|error| unreadable(json, &error))?;
    Ok(view.checked(set_up)?)
}

fn unreadable(json: &str, error: &serde_json::Error) -> BadView {
    let lines_before = json.split_inclusive('\n').take(error.line().saturating_sub(1));
    let read = lines_before.map(str::len).sum::<usize>() + error.column();
    let mut reason = error.to_string();
    // The absence of a field shows at the end of the object, and the reason names that field.
    let is_absent = read == json.trim_end().len() && reason.starts_with("missing field");
    let field = field_at(json, read).filter(|_| !is_absent).map(str::to_owned);
    if let Some(field) = &field {
        reason = format!("`{field}`: {reason}");
    }
    BadView { field, reason }
}

/// The field of the outermost object whose value ends or breaks off after this many bytes.
fn field_at(json: &str, read: usize) -> Option<&str> {
    let (mut depth, mut field, mut text) = (0, None, "");
    let read = json.get(..read)?;
    // After an error the end of the object is read, too.
    let read = read.strip_suffix('}').unwrap_or(read);
    for (index, part) in read.split('"').enumerate() {
        // Every other part is inside of quotation marks.
        if index % 2 == 1 {
            text = part;
            continue;
        }
        if depth == 1 && part.trim_start().starts_with(':') {
            field = Some(text);
        }
        for character in part.chars() {
            match character {
                '{' | '[' => depth += 1,
                '}' | ']' => depth -= 1,
                _ => {}
            }
        }
    }
    field.filter(|_| depth > 0)
}
