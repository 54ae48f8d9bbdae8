//! Every language says everything, with the same gaps, and nothing that is not asked for.

use crate::games::{GAMES, about, choices, title};
use crate::words::Language;
use bots::Playable;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use pyramids::Pyramids;
use silver_gold::SilverGold;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::Refusal as _;
use the_game::TheGame;

const WEB: &str = env!("CARGO_MANIFEST_DIR");

/// What only programs can meet that speak to the server themselves: the page sends nothing of the kind.
const FOR_PROGRAMS: [&str; 10] = [
    "server-not-text",
    "server-unread",
    "server-no-table",
    "server-unknown-deck",
    "server-not-found",
    "server-method",
    "table-level",
    "table-deck-size",
    "table-mix",
    "table-unread",
];

/// One sentence: its gaps, and the sentences that it refers to.
#[derive(Debug, Default)]
struct Sentence {
    gaps: BTreeSet<String>,
    refers: BTreeSet<String>,
    /// Its words without gaps.
    text: String,
}

type Book = BTreeMap<String, Sentence>;

fn texts(language: Language) -> Vec<(PathBuf, String)> {
    let folder = Path::new(WEB).join("words").join(language.code());
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

fn book(language: Language) -> Book {
    let mut book = Book::new();
    for (path, text) in texts(language) {
        let Ok(resource) = parser::parse(text.as_str()) else { continue };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut sentence = Sentence::default();
            pattern(message.value.as_ref().unwrap(), &mut sentence);
            let twice = book.insert(message.id.name.to_owned(), sentence);
            assert!(twice.is_none(), "{}: {} stands twice", path.display(), message.id.name);
        }
    }
    book
}

fn pattern(pattern: &Pattern<&str>, sentence: &mut Sentence) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => sentence.text.push_str(value),
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
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_line(argument, sentence);
            }
        }
        InlineExpression::Placeable { expression } => expressed(expression, sentence),
        _ => {}
    }
}

/// The gaps of a sentence and of what it refers to.
fn gaps(key: &str, book: &Book) -> BTreeSet<String> {
    let Some(sentence) = book.get(key) else { return BTreeSet::new() };
    let referred = sentence.refers.iter().flat_map(|key| gaps(key, book));
    sentence.gaps.iter().cloned().chain(referred).collect()
}

/// The text of all files of the page that are not tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(WEB).join("src")];
    let tests = ["src/tests", "src/tests.rs"].map(|tests| Path::new(WEB).join(tests));
    while let Some(folder) = folders.pop() {
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if tests.iter().any(|tests| path.starts_with(tests)) {
                // What tests quote is not said.
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned();
                files.push((path, text));
            }
        }
    }
    files
}

/// What stands between the brackets of every `name!(…)`, at its top: the parts between commas.
fn calls(source: &str, name: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices(name) {
        // `words_of_say!(` is another macro, and what stands in a comment is none.
        let before = source[..at].chars().next_back().unwrap_or(' ');
        let line = source[..at].rsplit('\n').next().unwrap_or_default();
        if before.is_alphanumeric() || before == '_' || line.trim_start().starts_with("//") {
            continue;
        }
        found.push(parts(&source[at + name.len()..]));
    }
    found
}

fn parts(text: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    let mut parts = vec![String::new()];
    for letter in text.chars() {
        let part = parts.last_mut().unwrap();
        if quoted {
            quoted = escaped || letter != '"';
            escaped = !escaped && letter == '\\';
            part.push(letter);
            continue;
        }
        match letter {
            ')' | ']' | '}' if depth == 0 => break,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '"' => quoted = true,
            _ => {}
        }
        part.push(letter);
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// The texts in quotation marks.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').skip(1).step_by(2)
}

/// Keys of refusals as they stand in the `fn key(&self)` of a file.
fn keys_in(path: &str) -> BTreeSet<String> {
    let source = fs::read_to_string(Path::new(WEB).join("../..").join(path)).unwrap();
    let (_, source) = source.split_once("fn key(&self)").unwrap();
    let source = source.split("\n    }\n").next().unwrap();
    let keys: BTreeSet<String> = quoted(source).map(str::to_owned).collect();
    assert!(keys.len() > 10, "{path}: {keys:?}");
    keys
}

/// Keys of sentences with the names of what stands in their gaps.
fn named(
    all: &[&'static [(&'static str, &'static [&'static str])]],
) -> BTreeMap<&'static str, BTreeSet<String>> {
    let named = |(key, names): &(&'static str, &[&str])| {
        (*key, names.iter().map(|name| (*name).to_owned()).collect())
    };
    all.iter().copied().flatten().map(named).collect()
}

/// The refusals of the rules.
fn refusals() -> BTreeMap<&'static str, BTreeSet<String>> {
    named(&[the_game::Refusal::SENTENCES, silver_gold::Refusal::SENTENCES, pyramids::Refusal::SENTENCES])
}

/// The keys of everything that tables and the server refuse, without what only programs can meet.
fn table_refusals() -> BTreeSet<String> {
    let mut keys = keys_in("service/table/src/refused.rs");
    keys.extend(keys_in("service/server/src/problem.rs"));
    keys.retain(|key| !FOR_PROGRAMS.contains(&key.as_str()));
    keys
}

/// The names of what refusals of tables can have in their gaps.
fn table_arguments() -> BTreeSet<String> {
    let source = fs::read_to_string(Path::new(WEB).join("../../service/table/src/refused.rs")).unwrap();
    let (_, source) = source.split_once("arguments").unwrap();
    quoted(source).filter(|word| !word.contains('-')).map(str::to_owned).collect()
}

/// The reasons that bots can give.
fn reasons() -> BTreeMap<&'static str, BTreeSet<String>> {
    named(&[TheGame::REASONS, SilverGold::REASONS, Pyramids::REASONS])
}

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        for (path, text) in texts(language) {
            let errors = parser::parse(text.as_str()).err().map(|(_, errors)| errors);
            assert_eq!(errors, None, "{}", path.display());
        }
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_gaps() {
    let english = book(Language::En);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = book(language);
        for key in english.keys().filter(|key| !own.contains_key(*key)) {
            wrong.push(format!("{}: {key} is missing", language.code()));
        }
        for key in own.keys().filter(|key| !english.contains_key(*key)) {
            wrong.push(format!("{}: {key} is not in English", language.code()));
        }
        for key in english.keys().filter(|key| own.contains_key(*key)) {
            let (there, here) = (gaps(key, &english), gaps(key, &own));
            if there != here {
                wrong.push(format!("{}: {key} has the gaps {here:?}, in English {there:?}", language.code()));
            }
        }
        for (key, sentence) in &own {
            for other in sentence.refers.iter().filter(|other| !own.contains_key(*other)) {
                wrong.push(format!("{}: {key} refers to {other}, which is not there", language.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn everything_that_is_said_has_words_and_fills_their_gaps() {
    let english = book(Language::En);
    let mut wrong = Vec::new();
    let mut check = |place: &Path, key: &str, given: Option<BTreeSet<String>>| {
        if !english.contains_key(key) {
            wrong.push(format!("{}: there are no words for {key}", place.display()));
        } else if let Some(given) = given {
            let empty: Vec<String> = gaps(key, &english).difference(&given).cloned().collect();
            if !empty.is_empty() {
                wrong.push(format!("{}: {key} is said without {empty:?}", place.display()));
            }
        }
    };
    for (path, source) in sources().iter().filter(|(path, _)| !path.ends_with("words.rs")) {
        for call in ["say!(", "words("].iter().flat_map(|name| calls(source, name)) {
            let Some((key, given)) = call.split_first() else { continue };
            let given: BTreeSet<String> =
                given.iter().filter_map(|part| Some(part.split_once('=')?.0.trim().to_owned())).collect();
            for key in quoted(key) {
                check(path, key, Some(given.clone()));
            }
        }
        for call in calls(source, "key!(") {
            check(path, quoted(&call[0]).next().unwrap(), None);
        }
    }
    for game in GAMES {
        let place = Path::new("games.rs");
        check(place, title(game), Some(BTreeSet::new()));
        check(place, about(game), Some(["fewest", "most"].map(str::to_owned).into()));
        for choice in choices(game) {
            check(place, choice.title, Some(BTreeSet::new()));
            check(place, choice.about, Some(BTreeSet::new()));
        }
    }
    for level in bots::Level::SHOWN {
        check(Path::new("levels"), &format!("level-{level}"), Some(BTreeSet::new()));
    }
    for (key, arguments) in refusals() {
        check(Path::new("refusals"), key, Some(arguments));
    }
    for key in table_refusals() {
        check(Path::new("refusals"), &key, Some(table_arguments()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_reason_of_a_bot_has_words_with_its_gaps() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = book(language);
        for (key, names) in reasons() {
            if !own.contains_key(key) {
                wrong.push(format!("{}: there are no words for the reason {key}", language.code()));
            } else if !gaps(key, &own).is_subset(&names) {
                wrong.push(format!(
                    "{}: {key} has the gaps {:?}, bots fill {names:?}",
                    language.code(),
                    gaps(key, &own)
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_words_are_for_nothing() {
    let english = book(Language::En);
    let mut used = table_refusals();
    used.extend(refusals().into_keys().chain(reasons().into_keys()).map(str::to_owned));
    used.extend(english.values().flat_map(|sentence| sentence.refers.clone()));
    for (_, source) in sources() {
        used.extend(quoted(&source).map(str::to_owned));
        // Texts in which quotation marks are escaped throw the counting off.
        used.extend(source.lines().flat_map(|line| quoted(line).map(str::to_owned).collect::<Vec<_>>()));
    }
    let unused: Vec<&String> = english.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}

#[test]
fn nothing_is_left_in_english() {
    // Names, and words that are the same by chance.
    const NAMES: [&str; 5] = ["the-game", "silver-gold", "pyramids", "option-fire", "bot-name"];
    let english = book(Language::En);
    let mut same = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (key, sentence) in book(language) {
            let words =
                sentence.text.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count();
            // One word may be the same in two languages; a sentence is not.
            if words > 1
                && english.get(&key).is_some_and(|other| other.text == sentence.text)
                && !NAMES.contains(&key.as_str())
            {
                same.push(format!("{}: {key} = {}", language.code(), sentence.text));
            }
        }
    }
    assert!(same.is_empty(), "{}", same.join("\n"));
}
