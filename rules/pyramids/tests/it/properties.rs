//! What holds for any text and any pyramid.
use proptest::prelude::*;
use pyramids::{Action, Card, Deal, Deck, Pyramid, SetUp};
use std::fmt::{Debug, Display};
use std::str::FromStr;
use tabletop::SetUp as _;

/// A text is refused, or is the one text of what it is read as.
fn one_text<T: FromStr + Display>(text: &str) -> Result<bool, TestCaseError>
where
    T::Err: Debug,
{
    match text.parse::<T>() {
        Ok(value) => {
            prop_assert_eq!(value.to_string(), text);
            Ok(true)
        }
        Err(_) => Ok(false),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_refused_or_the_one_text(text in ".{0,40}") {
        one_text::<Action>(&text)?;
        one_text::<Deal>(&text)?;
        one_text::<Card>(&text)?;
        let _ = Deck::parse(&text);
    }

    #[test]
    fn almost_actions_are_refused_or_the_one_text(
        text in "(swap|end|discard|deal [0-7]|draw [0-7]|dealer [0-7]|[rygbx][0-9T])?( ?[rygb][1-9T]){0,6}(@[0-9]{1,2})?(\\.[0-9]{1,3})?",
    ) {
        one_text::<Action>(&text)?;
        one_text::<Deal>(&text)?;
        one_text::<Card>(&text)?;
    }

    #[test]
    fn plays_are_read(card in 0..Card::KINDS, seat in 0..6u8, number in 1..=200u8) {
        let card = Card::all().nth(card).unwrap();
        for text in [format!("{card}@{seat}"), format!("{card}@{seat}.{number}")] {
            let read = one_text::<Action>(&text)?;
            prop_assert!(read, "{} is refused", text);
        }
    }

    #[test]
    fn almost_decks_are_refused_or_read_back(
        text in "deck [a-z0-9-]{1,26}\ngame pyramids\n(r( [2-9T]=[0-9]{1,2}){0,4}\n)(y( [2-9T]=[0-9]{1,2}){0,4}\n)(g( [1-9T]=[0-9]{1,2}){0,3}\n)(b( [2-9T]=[0-9]{1,2}){0,4}\n)#.{0,10}",
    ) {
        if let Ok(deck) = Deck::parse(&text) {
            prop_assert_eq!(Deck::parse(&deck.text()), Ok(deck));
            prop_assert!((Deck::FEWEST_CARDS..=Deck::MOST_CARDS).contains(&deck.cards().total()));
        }
    }

    #[test]
    fn a_pyramid_counts_its_stones_once_or_twice(cards in prop::collection::vec(0..Card::KINDS, 1..40)) {
        let set_up = SetUp::parse(2, "open=count", None).unwrap();
        let cards: Vec<Card> = cards.into_iter().filter_map(|card| Card::all().nth(card)).collect();
        let Some(mut pyramid) = cards.first().copied().and_then(Pyramid::start) else { return Ok(()) };
        let mut stones = i32::from(pyramid.stones());
        for card in cards.into_iter().skip(1) {
            if let Some(higher) = pyramid.with(card) {
                stones += card.floor().map_or(0, |floor| i32::from(floor.stones()));
                pyramid = higher;
            }
        }
        prop_assert_eq!(set_up.points(pyramid), if stones > 10 { 2 * stones } else { stones });
    }
}
