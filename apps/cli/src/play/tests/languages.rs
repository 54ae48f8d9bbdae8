//! Every language says everything, and nothing that is not asked for.

use super::{Language, Texts};
use ::pyramids::Pyramids;
use ::silver_gold::SilverGold;
use ::the_game::TheGame;
use bots::Playable;
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use tabletop::Refusal as _;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The sentences of a language as they are written, by key.
fn sentences(language: Language) -> BTreeMap<String, String> {
    let mut sentences = BTreeMap::new();
    for source in language.sources() {
        let mut last = None;
        for line in source.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            match line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                Some((key, text)) => {
                    let twice = sentences.insert(key.to_owned(), text.to_owned());
                    assert_eq!(twice, None, "{language:?}: {key} stands twice");
                    last = Some(key.to_owned());
                }
                None => *sentences.get_mut(last.as_ref().unwrap()).unwrap() += &format!("\n{line}"),
            }
        }
    }
    sentences
}

/// The keys that a sentence refers to.
fn references(sentence: &str) -> impl Iterator<Item = &str> {
    let placeables = sentence.split("{ ").skip(1).filter_map(|rest| rest.split(' ').next());
    placeables.filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
}

/// The variables of a sentence and of what it refers to.
fn variables(key: &str, sentences: &BTreeMap<String, String>) -> BTreeSet<String> {
    let sentence = &sentences[key];
    let own = sentence.split("{ $").skip(1).filter_map(|rest| rest.split(' ').next()).map(str::to_owned);
    let referred = references(sentence).flat_map(|key| variables(key, sentences));
    own.chain(referred).collect()
}

/// Keys of sentences with the names of their arguments.
fn named(all: &[&[(&str, &[&str])]]) -> BTreeMap<String, BTreeSet<String>> {
    let named = |(key, arguments): &(&str, &[&str])| {
        ((*key).to_owned(), arguments.iter().map(|name| (*name).to_owned()).collect())
    };
    all.iter().copied().flatten().map(named).collect()
}

/// All refusals of the rules.
fn refusals() -> BTreeMap<String, BTreeSet<String>> {
    named(&[
        ::the_game::Refusal::SENTENCES,
        ::silver_gold::Refusal::SENTENCES,
        ::pyramids::Refusal::SENTENCES,
    ])
}

/// All reasons that bots can give.
fn reasons() -> BTreeMap<String, BTreeSet<String>> {
    named(&[TheGame::REASONS, SilverGold::REASONS, Pyramids::REASONS])
}

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        for source in language.sources() {
            let errors = FluentResource::try_new(source.to_owned()).err().map(|(_, errors)| errors);
            assert_eq!(errors, None, "{language:?}");
        }
    }
}

#[test]
fn every_language_has_the_same_keys_with_the_same_variables() {
    let english = sentences(Language::En);
    for language in Language::ALL {
        let sentences = sentences(language);
        let [ours, theirs] = [&sentences, &english].map(|all| all.keys().cloned().collect::<BTreeSet<_>>());
        assert_eq!(ours, theirs, "{language:?}");
        for key in english.keys() {
            assert_eq!(variables(key, &sentences), variables(key, &english), "{language:?}: {key}");
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_and_gets_its_arguments() {
    let english = sentences(Language::En);
    for (key, arguments) in refusals() {
        assert!(english.contains_key(&key), "no sentence for the refusal {key}");
        let unknown: Vec<_> = variables(&key, &english).difference(&arguments).cloned().collect();
        assert!(unknown.is_empty(), "{key}: {unknown:?}");
    }
}

#[test]
fn every_reason_has_a_sentence_with_its_arguments_in_every_language() {
    let reasons = reasons();
    for language in Language::ALL {
        let sentences = sentences(language);
        for (key, arguments) in &reasons {
            assert!(sentences.contains_key(key), "{language:?}: no sentence for the reason {key}");
            assert_eq!(&variables(key, &sentences), arguments, "{language:?}: {key}");
        }
        for key in sentences.keys().filter(|key| key.contains("-reason-")) {
            assert!(reasons.contains_key(key), "{language:?}: no bot gives the reason {key}");
        }
    }
}

#[test]
fn no_sentence_is_unused_and_none_is_missing() {
    let english = sentences(Language::En);
    let refusals = refusals();
    let reasons = reasons();
    let mut sources = String::new();
    let folders =
        ["play", "analyse"].map(|folder| fs::read_dir(format!("{ROOT}/apps/cli/src/{folder}")).unwrap());
    for file in folders.into_iter().flatten() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            sources += &fs::read_to_string(path).unwrap();
        }
    }
    let referred: BTreeSet<&str> = english.values().flat_map(|sentence| references(sentence)).collect();
    for key in english.keys() {
        let used = sources.contains(&format!("\"{key}\""))
            || refusals.contains_key(key)
            || reasons.contains_key(key)
            || referred.contains(key.as_str());
        assert!(used, "nothing uses {key}");
    }
    // What is asked for: the first literal of every `say!`.
    for rest in sources.split("say!(").skip(1) {
        let Some(key) = rest.split('"').nth(1).filter(|_| !rest.starts_with("texts, \"key\"")) else {
            continue;
        };
        assert!(english.contains_key(key), "no sentence for {key}");
    }
}

#[test]
fn nothing_is_left_in_english() {
    // Italian for several complete pyramids, by chance.
    let same = [(Language::It, "py-complete-ones")];
    let english = sentences(Language::En);
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (key, sentence) in sentences(language) {
            let mut words = sentence.clone();
            while let Some((start, end)) =
                words.find('{').zip(words.find('}')).filter(|(start, end)| start < end)
            {
                words.replace_range(start..=end, "");
            }
            let by_chance = same.contains(&(language, key.as_str()));
            let says_something = !by_chance && words.chars().any(char::is_alphabetic);
            assert!(!says_something || sentence != english[&key], "{language:?}: {key} = {sentence}");
        }
    }
}

#[test]
fn numbers_follow_the_plural_rules() {
    for (language, count, text) in [
        (Language::En, 1, "Draw pile: 1 card"),
        (Language::En, 0, "The draw pile is empty."),
        (Language::El, 2, "Στοίβα τραβήγματος: 2 κάρτες"),
        (Language::Pl, 1, "Talia: 1 karta"),
        (Language::Pl, 3, "Talia: 3 karty"),
        (Language::Pl, 5, "Talia: 5 kart"),
        (Language::Pl, 22, "Talia: 22 karty"),
        (Language::It, 1, "Mazzo: 1 carta"),
        (Language::De, 7, "Nachziehstapel: 7 Karten"),
    ] {
        assert_eq!(Texts::new(language).get("tg-draw-pile", &[("count", &count)]), text);
    }
}

#[test]
fn the_language_follows_the_settings_of_the_system() {
    let language = |settings: [&str; 3]| {
        Language::of_settings(
            settings.map(|setting| Some(setting.to_owned()).filter(|text| !text.is_empty())),
        )
    };
    assert_eq!(language(["el_GR.UTF-8", "de_DE", "it"]), Language::El);
    assert_eq!(language(["", "pl", "it"]), Language::Pl);
    assert_eq!(language(["", "", "it_IT@euro"]), Language::It);
    assert_eq!(language(["C", "", "de_DE"]), Language::En);
    assert_eq!(language(["", "", ""]), Language::En);
}
