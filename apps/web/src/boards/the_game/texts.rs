//! Every sentence that other crates name by key is there in every language.

use crate::words::{Book, Language};
use tabletop::Refusal as _;
use the_game::Refusal;

fn source(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../words/en/the-game.ftl"),
        Language::El => include_str!("../../../words/el/the-game.ftl"),
        Language::Pl => include_str!("../../../words/pl/the-game.ftl"),
        Language::It => include_str!("../../../words/it/the-game.ftl"),
        Language::De => include_str!("../../../words/de/the-game.ftl"),
    }
}

/// The keys of a file in their order.
fn keys(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| !key.starts_with([' ', '#']))
        .collect()
}

#[test]
fn all_languages_have_the_same_keys() {
    let english = keys(source(Language::En));
    for language in Language::ALL {
        assert_eq!(keys(source(language)), english, "{language:?}");
    }
}

#[test]
fn reasons_and_refusals_have_their_sentences() {
    let reasons = <the_game::TheGame as bots::Playable>::REASONS;
    for language in Language::ALL {
        let book = Book::new(language, source(language).to_owned());
        for (key, gaps) in Refusal::SENTENCES.iter().chain(reasons) {
            let filled: Vec<_> = gaps.iter().map(|gap| (*gap, "QQ".into())).collect();
            let said = book.say(key, &filled);
            assert_ne!(said, **key, "{language:?}");
            assert!(!said.contains('{'), "{language:?} {key}: {said}");
        }
    }
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let said = |language, count: u8| {
        let book = Book::new(language, source(language).to_owned());
        book.say("tg-cards", &[("count", f64::from(count).into())])
    };
    assert_eq!(
        [1, 2, 5, 22].map(|count| said(Language::Pl, count)),
        ["1 karta", "2 karty", "5 kart", "22 karty"]
    );
    assert_eq!([1, 2].map(|count| said(Language::De, count)), ["1 Karte", "2 Karten"]);
    assert_eq!([1, 2].map(|count| said(Language::En, count)), ["1 card", "2 cards"]);
    assert_eq!([1, 2].map(|count| said(Language::It, count)), ["1 carta", "2 carte"]);
    assert_eq!([1, 2].map(|count| said(Language::El, count)), ["1 κάρτα", "2 κάρτες"]);
}
