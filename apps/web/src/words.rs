//! What people read, in their language: every text of the page stands in the crate `words` and is asked for by its key.

use leptos::reactive::graph::{AnySubscriber, Observer, ReactiveNode};
use std::cell::RefCell;
use std::rc::Rc;

pub use words::{Book, IntoGap, Language, Value};

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
    book().map_or(Language::En, |book| book.language())
}

/// The text of a key in the language of the page: see [`say!`](crate::say).
#[must_use]
pub fn say(key: &str, gaps: &[(&'static str, Value<'static>)]) -> String {
    book().map_or_else(|| key.to_owned(), |book| book.say(key, gaps))
}

/// Why something was refused, in the language of the page; in English, if the server is newer than the page.
#[must_use]
pub fn reason(reason: &protocol::Reason) -> String {
    match book().filter(|book| book.has(&reason.key)) {
        Some(book) => {
            let gaps = reason.arguments.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            book.say_named(&reason.key, gaps)
        }
        None => reason.text.clone(),
    }
}

/// A sentence whose gaps have names that are known only now, as those of bots' reasons: numbers count as such.
#[must_use]
pub fn say_named<'g>(key: &str, gaps: impl Iterator<Item = (&'g str, &'g str)>) -> String {
    book().map_or_else(|| key.to_owned(), |book| book.say_named(key, gaps))
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
