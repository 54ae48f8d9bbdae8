//! The texts themselves: their files, their gaps, and that no sentence is missing or stands twice.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Book, Language, Value};

pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Who reads a file of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Readers {
    Both,
    Page,
    Terminal,
}

/// One sentence.
#[derive(Debug)]
pub(crate) struct Sentence {
    pub(crate) readers: Readers,
    gaps: BTreeSet<String>,
    /// The keys that it refers to.
    refers: BTreeSet<String>,
    /// Its words without gaps.
    words: String,
    /// As it is written, on one line.
    source: String,
}

pub(crate) type Sentences = BTreeMap<String, Sentence>;

/// The files of a language with their readers.
fn files(language: Language) -> Vec<(PathBuf, Readers)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code());
    let mut files = Vec::new();
    for (name, readers) in [("", Readers::Both), ("page", Readers::Page), ("terminal", Readers::Terminal)] {
        let entries = fs::read_dir(folder.join(name)).unwrap().map(|entry| entry.unwrap().path());
        files.extend(entries.filter(|path| path.is_file()).map(|path| (path, readers)));
    }
    files.sort();
    files
}

/// The sentences of a language.
pub(crate) fn sentences(language: Language) -> Sentences {
    let mut all = Sentences::new();
    for (path, readers) in files(language) {
        let text = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let source = fluent_source(&text, message.id.name);
            let (gaps, refers, words) = Default::default();
            let mut sentence = Sentence { readers, gaps, refers, words, source };
            pattern(message.value.as_ref().unwrap(), &mut sentence);
            let twice = all.insert(message.id.name.to_owned(), sentence);
            assert!(twice.is_none(), "{}: {} stands twice", path.display(), message.id.name);
        }
    }
    all
}

/// The sentence with this key as it is written, with single spaces.
fn fluent_source(text: &str, key: &str) -> String {
    let (_, after) =
        text.split_once(&format!("\n{key} =")).or_else(|| text.split_once(&format!("{key} ="))).unwrap();
    let more = |line: &&str| line.starts_with([' ', '}']);
    let (first, rest) = after.split_once('\n').unwrap_or((after, ""));
    let lines = [first].into_iter().chain(rest.lines().take_while(more));
    lines.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

fn pattern(pattern: &Pattern<&str>, sentence: &mut Sentence) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => sentence.words.push_str(value),
            PatternElement::Placeable { expression } => expressed(expression, sentence),
        }
    }
}

fn expressed(expression: &Expression<&str>, sentence: &mut Sentence) {
    match expression {
        Expression::Inline(inline) => in_line(inline, sentence),
        Expression::Select { selector, variants } => {
            in_line(selector, sentence);
            for variant in variants {
                pattern(&variant.value, sentence);
            }
        }
    }
}

fn in_line(inline: &InlineExpression<&str>, sentence: &mut Sentence) {
    match inline {
        InlineExpression::VariableReference { id } => {
            sentence.gaps.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            sentence.refers.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expressed(expression, sentence),
        _ => {}
    }
}

/// The gaps of a sentence and of those that it refers to.
pub(crate) fn gaps(key: &str, all: &Sentences) -> BTreeSet<String> {
    let Some(sentence) = all.get(key) else { return BTreeSet::new() };
    let referred = sentence.refers.iter().flat_map(|key| gaps(key, all));
    sentence.gaps.iter().cloned().chain(referred).collect()
}

/// The keys that sentences for these readers refer to.
pub(crate) fn referred(all: &Sentences, readers: Readers) -> BTreeSet<String> {
    let theirs = |sentence: &&Sentence| sentence.readers == readers || sentence.readers == Readers::Both;
    all.values().filter(theirs).flat_map(|sentence| sentence.refers.clone()).collect()
}

#[test]
fn every_language_has_the_same_keys_with_the_same_gaps() {
    let english = sentences(Language::En);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (own, code) = (sentences(language), language.code());
        let keys: BTreeSet<&String> = own.keys().chain(english.keys()).collect();
        for key in keys {
            let (Some(here), Some(there)) = (own.get(key), english.get(key)) else {
                wrong.push(format!("{code}: {key} is not in both"));
                continue;
            };
            if here.readers != there.readers {
                wrong.push(format!("{code}: {key} is in the wrong folder"));
            }
            let (here, there) = (gaps(key, &own), gaps(key, &english));
            if here != there {
                wrong.push(format!("{code}: {key} has the gaps {here:?}, in English {there:?}"));
            }
        }
        for (key, sentence) in &own {
            for other in &sentence.refers {
                let known = own
                    .get(other)
                    .is_some_and(|other| other.readers == Readers::Both || other.readers == sentence.readers);
                if !known {
                    wrong.push(format!("{code}: {key} refers to {other}, which is not there"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_sentence_stands_twice() {
    // The game called Pyramids, and pyramids that are counted: the game keeps its name in every language. To play a game, and to play a
    // recording: most languages have two words.
    const ALLOWED: [&str; 2] = ["sg-line-pyramids", "replay-play"];
    let english = sentences(Language::En);
    let mut first: BTreeMap<&str, &str> = BTreeMap::new();
    let mut twice = Vec::new();
    for (key, sentence) in &english {
        let refers_only = sentence.words.is_empty() && !sentence.refers.is_empty();
        if refers_only || ALLOWED.contains(&key.as_str()) {
            continue;
        }
        if let Some(other) = first.insert(&sentence.source, key) {
            twice.push(format!("{other} and {key}: {}", sentence.source));
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}

#[test]
fn nothing_is_left_in_english() {
    // Names, and words that are the same by chance.
    const NAMES: [&str; 5] = ["the-game", "silver-gold", "pyramids", "option-fire", "bot-name"];
    let english = sentences(Language::En);
    let mut same = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (key, sentence) in sentences(language) {
            let has_letters = |word: &&str| word.chars().any(char::is_alphabetic);
            let words = sentence.words.split_whitespace().filter(has_letters).count();
            // One word may be the same in two languages; a sentence is not.
            if words > 1
                && english.get(&key).is_some_and(|other| other.words == sentence.words)
                && !NAMES.contains(&key.as_str())
            {
                same.push(format!("{}: {key} = {}", language.code(), sentence.words));
            }
        }
    }
    assert!(same.is_empty(), "{}", same.join("\n"));
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let said = |language: Language, count: i32| {
        Book::page(language).say("tg-cards", &[("count", Value::from(count))])
    };
    assert_eq!([1, 2].map(|count| said(Language::En, count)), ["1 card", "2 cards"]);
    assert_eq!([1, 2].map(|count| said(Language::El, count)), ["1 κάρτα", "2 κάρτες"]);
    assert_eq!(
        [1, 2, 5, 22].map(|count| said(Language::Pl, count)),
        ["1 karta", "2 karty", "5 kart", "22 karty"]
    );
    assert_eq!([1, 2].map(|count| said(Language::It, count)), ["1 carta", "2 carte"]);
    assert_eq!([1, 2].map(|count| said(Language::De, count)), ["1 Karte", "2 Karten"]);
    let named = |count| Book::page(Language::Pl).say_named("tg-cards", [("count", count)]);
    assert_eq!(["5", "22", "+5"].map(named), ["5 kart", "22 karty", "+5 karty"]);
}

#[test]
fn a_book_has_the_texts_of_its_reader() {
    let (page, terminal) = (Book::page(Language::De), Book::terminal(Language::De));
    for (key, sentence) in sentences(Language::De) {
        assert_eq!(page.has(&key), sentence.readers != Readers::Terminal, "{key}");
        assert_eq!(terminal.has(&key), sentence.readers != Readers::Page, "{key}");
    }
}
