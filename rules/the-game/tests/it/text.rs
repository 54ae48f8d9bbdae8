//! Every action, deal and result has one text; everything else is refused with the place where it goes wrong.

use proptest::prelude::*;
use the_game::{Action, Deal, Left};

fn error<T: std::str::FromStr<Err = tabletop::TextError> + std::fmt::Debug>(text: &str) -> String {
    text.parse::<T>().unwrap_err().to_string()
}

#[test]
fn every_kind_of_action_is_read() {
    for text in ["keen 0", "keen 3", "2>A1", "99>D2", "end", "say A2 leave", "say D1 nojump", "say D2 clear"]
    {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["deal 0 2", "deal 4 2 50 99"] {
        assert_eq!(text.parse::<Deal>().unwrap().to_string(), text);
    }
    for text in ["left=0", "left=98"] {
        assert_eq!(text.parse::<Left>().unwrap().to_string(), text);
    }
}

#[test]
fn errors_say_where_and_what() {
    for (text, expected) in [
        ("", "column 1: expected `CARD>PILE`, `end`, `keen N` or `say PILE WORD`"),
        ("04>A1", "column 1: expected a card (2 to 99) without leading zeros"),
        ("100>A1", "column 1: expected a card (2 to 99)"),
        ("12<A1", "column 3: expected `>`"),
        ("12>A3", "column 4: expected a pile: A1, A2, D1 or D2"),
        ("12>A1 ", "column 6: expected the end of the text"),
        ("keen 4", "column 6: expected how keen (0 to 3)"),
        ("say A1", "column 7: expected a space"),
        ("say A1 stop", "column 8: expected leave, nojump, good, here or clear"),
    ] {
        assert_eq!(error::<Action>(text), expected, "{text}");
    }
    for (text, expected) in [
        ("deal", "column 1: expected `deal `"),
        ("deal 5 2", "column 6: expected a seat (0 to 4)"),
        ("deal 0", "column 7: expected a space"),
        ("deal 0 9 4", "column 10: expected the cards in ascending order, each once"),
        ("deal 0 9 9", "column 10: expected the cards in ascending order, each once"),
    ] {
        assert_eq!(error::<Deal>(text), expected, "{text}");
    }
    assert_eq!(error::<Left>("left=99"), "column 6: expected the number of cards left (0 to 98)");
}

proptest! {
    #[test]
    fn what_is_read_is_written_the_same(text in "(say|keen|end|deal|left=|[0-9]{1,3}>)? ?[AD0-9][0-9]?( [a-z0-9]{1,6}){0,4}|.*") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.as_str());
        }
        if let Ok(deal) = text.parse::<Deal>() {
            prop_assert_eq!(deal.to_string(), text.as_str());
        }
        if let Ok(left) = text.parse::<Left>() {
            prop_assert_eq!(left.to_string(), text.as_str());
        }
    }
}
