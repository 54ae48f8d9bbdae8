//! The texts of one language, and their gaps.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::borrow::Cow;
use std::fmt;

pub use fluent_bundle::FluentValue as Value;

/// The texts of one language.
pub struct Book {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Book {
    /// A book with the texts of a Fluent file. Sentences that can't be read are left out; a test finds them.
    #[must_use]
    pub fn new(language: Language, texts: String) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // The marks around gaps are for mixed directions of writing, and no language of ours is written from right to left.
        bundle.set_use_isolating(false);
        let mut book = Self { language, bundle };
        book.add(texts);
        book
    }

    /// Adds the texts of another file. A key that the book has already keeps its text.
    pub fn add(&mut self, texts: String) {
        let resource = FluentResource::try_new(texts).unwrap_or_else(|(resource, _)| resource);
        // The errors are keys that the book has already.
        let _ = self.bundle.add_resource(resource);
    }

    /// The language of the texts.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a key with its gaps filled. A key without a text is shown as it is; a test finds it.
    #[must_use]
    pub fn say(&self, key: &str, gaps: &[(&'static str, Value<'static>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(gaps.len());
        for (name, value) in gaps {
            arguments.set(*name, value.clone());
        }
        self.filled(key, &arguments)
    }

    /// The text of a key with gaps that are given as texts, as in refusals and reasons. Whole numbers count as numbers, so that plural
    /// forms are right.
    #[must_use]
    pub fn say_named<'g>(&self, key: &str, gaps: impl IntoIterator<Item = (&'g str, &'g str)>) -> String {
        let mut arguments = FluentArgs::new();
        for (name, text) in gaps {
            let number = text.parse::<i32>().ok().filter(|number| number.to_string() == text);
            arguments.set(name.to_owned(), number.map_or_else(|| Value::from(text), Value::from));
        }
        self.filled(key, &arguments)
    }

    fn filled(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        self.bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Book").field(&self.language).finish()
    }
}

/// Something that can stand in a gap: numbers in the language's form, texts as they are.
pub trait IntoGap {
    /// As Fluent takes it.
    fn into_gap(self) -> Value<'static>;
}

macro_rules! numbers {
    ($($number:ty),*) => { $(impl IntoGap for $number {
        fn into_gap(self) -> Value<'static> {
            Value::from(self as f64)
        }
    })* };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, f32, f64);

impl IntoGap for String {
    fn into_gap(self) -> Value<'static> {
        Value::String(Cow::Owned(self))
    }
}

impl IntoGap for &str {
    fn into_gap(self) -> Value<'static> {
        Value::String(Cow::Owned(self.to_owned()))
    }
}
