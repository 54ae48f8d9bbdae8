//! The texts and those who say them: the page, the terminal, and the keys that other crates name.

use crate::texts::{ROOT, Readers, Sentences, gaps, referred, sentences};
use bots::{Level, Playable};
use pyramids::Pyramids;
use silver_gold::SilverGold;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::Refusal as _;
use the_game::TheGame;
use words::Language;

/// Refusals that only programs can meet that speak to the server themselves: the page sends nothing of the kind.
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

/// Keys with the names of what is put in their gaps.
type Named = BTreeMap<String, BTreeSet<String>>;

/// A sentence that is asked for.
struct Call {
    path: PathBuf,
    key: String,
    /// The gaps that are filled; nothing if they are filled elsewhere.
    gaps: Option<BTreeSet<String>>,
}

/// The sources of a crate without its tests.
fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(ROOT).join(folder);
    let mut waiting = vec![root.clone()];
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        let name = path.file_stem().unwrap().to_str().unwrap();
        if name == "tests" || name.ends_with("_test") {
            // What tests quote is not said.
        } else if path.is_dir() {
            waiting.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned();
            files.push((path, text));
        }
    }
    files
}

fn page() -> Vec<(PathBuf, String)> {
    sources("apps/web/src")
}

fn terminal() -> Vec<(PathBuf, String)> {
    let mut all = sources("apps/cli/src/play");
    all.extend(sources("apps/cli/src/analyse"));
    all
}

/// What stands between the brackets of every `name!(…)`: the parts between commas.
fn macros(source: &str, name: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, _) in source.match_indices(name) {
        // `words_of_say!(` is another macro, and what stands in a comment is none.
        let before = source[..at].chars().next_back().unwrap_or(' ');
        let line = source[..at].rsplit('\n').next().unwrap_or_default();
        if !before.is_alphanumeric() && before != '_' && !line.trim_start().starts_with("//") {
            found.push(parts(&source[at + name.len()..]));
        }
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

/// The sentences that these sources ask for with `say!`, whose key is the part of this number, and with `key!`.
fn calls(sources: &[(PathBuf, String)], key: usize) -> Vec<Call> {
    let mut calls = Vec::new();
    for (path, source) in sources {
        // `words` is `say!` without gaps, as a signal.
        for parts in ["say!(", "words("].into_iter().flat_map(|name| macros(source, name)) {
            let filled =
                parts.iter().skip(key + 1).filter_map(|part| Some(part.split_once('=')?.0.trim().to_owned()));
            let filled: BTreeSet<String> = filled.collect();
            let keys = parts.get(key).map_or("", String::as_str);
            calls.extend(quoted(keys).map(|key| Call {
                path: path.clone(),
                key: key.to_owned(),
                gaps: Some(filled.clone()),
            }));
        }
        for parts in macros(source, "key!(") {
            let key = quoted(&parts[0]).next().unwrap_or_default().to_owned();
            calls.push(Call { path: path.clone(), key, gaps: None });
        }
    }
    calls
}

fn named(all: &[&[(&str, &[&str])]]) -> Named {
    let named = |(key, names): &(&str, &[&str])| {
        ((*key).to_owned(), names.iter().map(|name| (*name).to_owned()).collect())
    };
    all.iter().copied().flatten().map(named).collect()
}

/// The refusals of the rules.
fn refusals() -> Named {
    named(&[the_game::Refusal::SENTENCES, silver_gold::Refusal::SENTENCES, pyramids::Refusal::SENTENCES])
}

/// The reasons that bots can give.
fn reasons() -> Named {
    named(&[TheGame::REASONS, SilverGold::REASONS, Pyramids::REASONS])
}

/// The refusals of tables and of the server, without those that only programs can meet.
fn table_refusals() -> Named {
    let keys = |path: &str| {
        let source = fs::read_to_string(Path::new(ROOT).join(path)).unwrap();
        let (_, source) = source.split_once("fn key(&self)").unwrap();
        let source = source.split("\n    }\n").next().unwrap();
        let keys: Vec<String> = quoted(source).map(str::to_owned).collect();
        assert!(keys.len() > 10, "{path}: {keys:?}");
        keys
    };
    let refused = "service/table/src/refused.rs";
    let source = fs::read_to_string(Path::new(ROOT).join(refused)).unwrap();
    let (_, arguments) = source.split_once("arguments").unwrap();
    let arguments: BTreeSet<String> =
        quoted(arguments).filter(|word| !word.contains('-')).map(str::to_owned).collect();
    let all = keys(refused).into_iter().chain(keys("service/server/src/problem.rs"));
    all.filter(|key| !FOR_PROGRAMS.contains(&key.as_str())).map(|key| (key, arguments.clone())).collect()
}

/// The levels of bots, by their keys, and who says them.
fn levels() -> impl Iterator<Item = (String, Readers)> {
    let shown = Level::SHOWN.map(|level| (level, Readers::Both));
    let others = [Level::Random, Level::Policy].map(|level| (level, Readers::Terminal));
    shown.into_iter().chain(others).map(|(level, readers)| (format!("level-{level}"), readers))
}

/// What is wrong with the sentences that are asked for.
fn missing(calls: Vec<Call>, all: &Sentences, stranger: Readers) -> Vec<String> {
    let mut wrong = Vec::new();
    for Call { path, key, gaps: filled } in calls {
        if all.get(&key).is_none_or(|sentence| sentence.readers == stranger) {
            wrong.push(format!("{}: there is no text for {key}", path.display()));
            continue;
        }
        let empty: Vec<String> =
            filled.map_or_else(Vec::new, |filled| gaps(&key, all).difference(&filled).cloned().collect());
        if !empty.is_empty() {
            wrong.push(format!("{}: {key} is said without {empty:?}", path.display()));
        }
    }
    wrong
}

#[test]
fn everything_that_is_said_has_a_text_whose_gaps_are_filled() {
    let english = sentences(Language::En);
    let mut wrong = missing(calls(&page(), 0), &english, Readers::Terminal);
    wrong.extend(missing(calls(&terminal(), 1), &english, Readers::Page));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_refusal_reason_and_level_has_a_text_with_its_gaps() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let (own, code) = (sentences(language), language.code());
        let mut both = refusals();
        both.append(&mut reasons());
        for (key, readers) in levels() {
            if own.get(&key).is_none_or(|text| text.readers != readers) {
                wrong.push(format!("{code}: {key} is not for {readers:?}"));
            }
        }
        for (key, names) in both.iter().chain(&table_refusals()) {
            match own.get(key) {
                None => wrong.push(format!("{code}: there is no text for {key}")),
                Some(text) if both.contains_key(key) && text.readers != Readers::Both => {
                    wrong.push(format!("{code}: {key} is not for both"));
                }
                Some(_) if !gaps(key, &own).is_subset(names) => {
                    wrong.push(format!(
                        "{code}: {key} has the gaps {:?}, and only {names:?} are filled",
                        gaps(key, &own)
                    ));
                }
                Some(_) => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_text_is_for_nothing_and_each_is_where_it_is_read() {
    let english = sentences(Language::En);
    let mut on_page: BTreeSet<String> = refusals().into_keys().chain(reasons().into_keys()).collect();
    let mut in_terminal = on_page.clone();
    for (key, readers) in levels() {
        in_terminal.insert(key.clone());
        on_page.extend(Some(key).filter(|_| readers == Readers::Both));
    }
    on_page.extend(table_refusals().into_keys());
    on_page.extend(referred(&english, Readers::Page));
    in_terminal.extend(referred(&english, Readers::Terminal));
    in_terminal.extend(calls(&terminal(), 1).into_iter().map(|call| call.key));
    // On the page keys are also arguments of other functions.
    for (_, source) in page() {
        // Texts in which quotation marks are escaped throw the counting off, but only on their line.
        on_page.extend(quoted(&source).chain(source.lines().flat_map(quoted)).map(str::to_owned));
    }
    let mut wrong = Vec::new();
    for (key, sentence) in &english {
        let readers = match (on_page.contains(key), in_terminal.contains(key)) {
            (true, true) => Readers::Both,
            (true, false) => Readers::Page,
            (false, true) => Readers::Terminal,
            (false, false) => {
                wrong.push(format!("nothing says {key}"));
                continue;
            }
        };
        if readers != sentence.readers {
            wrong.push(format!("{key} is for {:?}, but read by {readers:?}", sentence.readers));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
