//! What people read, in their language: every text of the page stands in `words/LANGUAGE/*.ftl` and is asked for by its key.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use leptos::reactive::graph::{AnySubscriber, Observer, ReactiveNode};
use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue as Value;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// Greek.
    El,
    /// Polish.
    Pl,
    /// Italian.
    It,
    /// German.
    De,
}

impl Language {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::En, Self::El, Self::Pl, Self::It, Self::De];

    /// As in `lang="…"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::El => "el",
            Self::Pl => "pl",
            Self::It => "it",
            Self::De => "de",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::El => "Ελληνικά",
            Self::Pl => "Polski",
            Self::It => "Italiano",
            Self::De => "Deutsch",
        }
    }

    /// The language of a tag such as `de-AT`, if it is one of ours.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == primary)
    }

    fn id(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// One language and its texts.
pub struct Book {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Book {
    /// Reads the texts of a language. Sentences that can't be read are left out: a test finds them.
    #[must_use]
    pub fn new(language: Language, source: String) -> Self {
        let mut bundle = FluentBundle::new(vec![language.id()]);
        // The marks around what stands in a gap are for mixed directions of writing, which no language of ours has.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        // A key that stands twice keeps its first text: a test finds it.
        let _ = bundle.add_resource(resource);
        Self { language, bundle }
    }

    /// The text of a key with its gaps filled. A key without text is shown as it is: a test finds it.
    #[must_use]
    pub fn say(&self, key: &str, gaps: &[(&'static str, Value<'static>)]) -> String {
        let mut arguments = FluentArgs::with_capacity(gaps.len());
        for (name, value) in gaps {
            arguments.set(*name, value.clone());
        }
        self.filled(key, &arguments)
    }

    /// The same with gaps that are texts; those that are numbers count as such.
    fn say_texts<'g>(&self, key: &str, gaps: impl Iterator<Item = (&'g str, &'g str)>) -> String {
        let mut arguments = FluentArgs::new();
        for (name, value) in gaps {
            arguments.set(name.to_owned(), Value::try_number(value));
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

thread_local! {
    /// The book that is open; none in the worker, which says nothing.
    static OPEN: RefCell<Option<Rc<Book>>> = const { RefCell::new(None) };
    static READERS: RefCell<Readers> = const { RefCell::new(Readers::NONE) };
}

/// What on the page has read in the book, to be drawn anew when another one is opened. A signal would do the same, but it never forgets
/// who has read it and is gone: in a page that is redrawn with every choice that is most of them.
struct Readers {
    readers: Vec<AnySubscriber>,
    /// Those that are gone, or stand there twice, are looked for when there are more than this.
    most: usize,
}

impl Readers {
    /// As many as may be too many before they are looked for.
    const SPARE: usize = 500;
    const NONE: Self = Self { readers: Vec::new(), most: Self::SPARE };

    fn note(&mut self, reader: AnySubscriber) {
        let is = |known: &AnySubscriber| known.0 == reader.0;
        if !self.readers.last().is_some_and(is) {
            self.readers.push(reader);
        }
        if self.readers.len() > self.most {
            let mut kept: Vec<AnySubscriber> = Vec::with_capacity(self.readers.len());
            for reader in self.readers.drain(..) {
                if reader.1.strong_count() > 0 && !kept.iter().any(|known| known.0 == reader.0) {
                    kept.push(reader);
                }
            }
            self.most = 2 * kept.len() + Self::SPARE;
            self.readers = kept;
        }
    }
}

/// Opens the book of a language: everything on the page is said in it from now on.
pub fn open(book: Book) {
    OPEN.set(Some(Rc::new(book)));
    for reader in READERS.replace(Readers::NONE).readers {
        reader.mark_dirty();
    }
}

/// The open book. Whoever asks in a reactive place is asked again when another one is opened.
fn book() -> Option<Rc<Book>> {
    if let Some(reader) = Observer::get() {
        READERS.with_borrow_mut(|readers| readers.note(reader));
    }
    OPEN.with_borrow(Clone::clone)
}

/// The language of the page.
#[must_use]
pub fn language() -> Language {
    book().map_or(Language::En, |book| book.language)
}

/// The text of a key in the language of the page: see [`say!`](crate::say).
#[must_use]
pub fn say(key: &str, gaps: &[(&'static str, Value<'static>)]) -> String {
    book().map_or_else(|| key.to_owned(), |book| book.say(key, gaps))
}

/// Why something was refused, in the language of the page; in English, if the server is newer than the page.
#[must_use]
pub fn reason(reason: &protocol::Reason) -> String {
    match book().filter(|book| book.bundle.has_message(&reason.key)) {
        Some(book) => {
            let gaps = reason.arguments.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            book.say_texts(&reason.key, gaps)
        }
        None => reason.text.clone(),
    }
}

/// A sentence whose gaps have names that are known only now, as those of bots' reasons: numbers count as such.
#[must_use]
pub fn say_named<'g>(key: &str, gaps: impl Iterator<Item = (&'g str, &'g str)>) -> String {
    book().map_or_else(|| key.to_owned(), |book| book.say_texts(key, gaps))
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

/// The text of a key in the language of the page, with its gaps filled: `say!("tg-place-more", count = 2)`. To be called where
/// the page is drawn (`move || say!(…)`), so that it changes with the language.
#[macro_export]
macro_rules! say {
    ($key:expr) => { $crate::words::say($key, &[]) };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::say($key, &[$((stringify!($name), $crate::words::IntoGap::into_gap($value))),+])
    };
}

/// A key that is said elsewhere, where no `say!` shows it: a test looks for these, too.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}
