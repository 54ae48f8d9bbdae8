//! What holds for any text and any score card.

use proptest::prelude::*;
use silver_gold::{Action, Deal, Deck, Points, ScoreCard};

/// Texts near those that are read: words, numbers, squares and separators in any order.
fn near() -> impl Strategy<Value = String> {
    let parts = [
        "keep",
        "mark",
        "extra",
        "take",
        "pile",
        "pass",
        "deal",
        "display",
        "expedition",
        "draw",
        "refill",
        " ",
        " ",
        " ",
        ":",
        ",",
        "0",
        "1",
        "3",
        "4",
        "17",
        "48",
        "49",
        "a1",
        "b1",
        "a2",
        "e5",
        "f6",
        "I2",
        "V3",
        "-",
        "é",
    ];
    prop::collection::vec(prop::sample::select(parts.to_vec()), 0..9).prop_map(|parts| parts.concat())
}

fn one_text(text: &str) {
    if let Ok(action) = text.parse::<Action>() {
        assert_eq!(action.to_string(), text);
    }
    if let Ok(deal) = text.parse::<Deal>() {
        assert_eq!(deal.to_string(), text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_text_is_refused_or_is_the_one_text(text in ".{0,40}") {
        one_text(&text);
    }

    #[test]
    fn texts_near_the_right_ones_too(text in near()) {
        one_text(&text);
    }

    #[test]
    fn a_text_too_short_for_a_deck_is_refused(text in "[ -~\n\t\r#.ETxrgtspé\u{feff}]{0,200}") {
        prop_assert!(Deck::parse(&text).is_err());
    }

    #[test]
    fn a_deck_with_a_fault_is_refused_or_has_one_text(place in 0usize..3_000, with in ".{0,3}", cut in 0usize..4) {
        let mut text: Vec<char> = Deck::shipped().text().chars().collect();
        let place = place.min(text.len());
        text.splice(place..(place + cut).min(text.len()), with.chars());
        let text: String = text.into_iter().collect();
        if let Ok(deck) = Deck::parse(&text) {
            prop_assert_eq!(Deck::parse(&deck.text()), Ok(deck));
        }
    }

    #[test]
    fn a_score_is_the_sum_of_its_parts(
        pyramids in 0u8..20, red in 0u8..14, green in 0u8..14, skulls in 0u8..14, torches: u8, bonuses in 0i32..58,
    ) {
        let rounds = (1..=4).filter(|round| torches >> round & 1 != 0);
        let card = ScoreCard::new(red, green, rounds.clone(), skulls);
        let points = Points::new(pyramids, card, bonuses);
        let (red, green) = (i32::from(red.min(10)), i32::from(green.min(10)));
        // A pair is worth 5: that is 3 more than two single gems.
        prop_assert_eq!(points.gems, red + green + 3 * red.min(green));
        let skulls = i32::from(skulls.min(10));
        prop_assert_eq!(points.skull, skulls * (skulls + 1) / 2);
        prop_assert_eq!(points.torches, 5 * i32::try_from(rounds.count()).unwrap_or(0));
        let without_skulls = Points::new(pyramids, ScoreCard::new(card.red(), card.green(), (1..=4).filter(|round| card.torch(*round)), 0), bonuses);
        prop_assert_eq!(points.total(), without_skulls.total() - points.skull);
        prop_assert_eq!(points.total(), 10 * i32::from(pyramids) + points.torches + bonuses + points.gems - points.skull);
    }
}
