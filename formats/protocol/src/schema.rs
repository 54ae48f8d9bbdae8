//! Schemas of texts with a fixed set of values.

use record::GameName;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};

/// One of the games.
pub(crate) fn game() -> Object {
    one_of("The game's name, as in records", GameName::ALL.map(GameName::as_str))
}

/// One of the bots.
pub(crate) fn level() -> Object {
    one_of("How strong the bot is", ["novice", "casual", "expert", "master"])
}

fn one_of<const N: usize>(description: &str, texts: [&str; N]) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(description))
        .enum_values(Some(texts))
        .build()
}
