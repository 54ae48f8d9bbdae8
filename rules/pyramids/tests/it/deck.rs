//! Which decks are refused, with which messages, and which are accepted.
use pyramids::{Deck, SetUp};
use tabletop::{SetUp as _, SetUpError};

/// Deck files with the message that each gets.
const FAULTS: &[(&str, &str)] = &[
    ("", "line 1: the file ends; expected `deck NAME`"),
    ("deck d\ngame the-game\n", "line 2: the deck is for game `the-game`; expected `pyramids`"),
    ("deck d\ngame pyramids\nx 2=20\n", "line 3: `x` is no colour; expected r, y, g or b and its cards"),
    ("deck d\ngame pyramids\nred 2=20\n", "line 3: `red` is no colour; expected r, y, g or b and its cards"),
    (
        "deck d\ngame pyramids\nr 2=20\nr 3=1\n",
        "line 4: red has a line already; expected all its cards in one line",
    ),
    (
        "deck d\ngame pyramids\nr 2=20\ny 2=20\nb\n",
        "line 5: no line for green; expected one for each of r y g b, `g` alone if it has no cards",
    ),
    (
        "deck d\ngame pyramids\nr 25\n",
        "line 3, card r: `25` has no `=`; expected KIND=COUNT, as in `5=3` or `T=7`",
    ),
    (
        "deck d\ngame pyramids\nr 2=1 1=5\n",
        "line 3, card r: `1` is no kind of card; expected a floor of 2 to 9 stones, or `T`",
    ),
    (
        "deck d\ngame pyramids\nr 10=5\n",
        "line 3, card r: `10` is no kind of card; expected a floor of 2 to 9 stones, or `T`",
    ),
    (
        "deck d\ngame pyramids\ny t=5\n",
        "line 3, card y: `t` is no kind of card; expected a floor of 2 to 9 stones, or `T`",
    ),
    (
        "deck d\ngame pyramids\nr 5=1 5=2\n",
        "line 3, card r5: it is given twice; expected one number for each kind",
    ),
    (
        "deck d\ngame pyramids\nr T=x\n",
        "line 3, card rT: `x` is no number of cards; expected 1 to 200, leave the kind out if there is none",
    ),
    (
        "deck d\ngame pyramids\nr T=\n",
        "line 3, card rT: `` is no number of cards; expected 1 to 200, leave the kind out if there is none",
    ),
    (
        "deck d\ngame pyramids\nr T=0\n",
        "line 3, card rT: `0` is no number of cards; expected 1 to 200, leave the kind out if there is none",
    ),
    (
        "deck d\ngame pyramids\nr T=+7\n",
        "line 3, card rT: `+7` is no number of cards; expected 1 to 200, leave the kind out if there is none",
    ),
    (
        "deck d\ngame pyramids\nr T=201\n",
        "line 3, card rT: `201` is no number of cards; expected 1 to 200, leave the kind out if there is none",
    ),
    (
        "deck d\ngame pyramids\nr T=150\ny 2=50 3=1\ng\nb\n",
        "line 4, card y3: up to here the deck has 201 cards; expected at most 200 in all",
    ),
    (
        "deck d\ngame pyramids\nr 2=10\ny\ng\nb\n",
        "line 6: the deck has 10 cards; expected at least 11, more than 5 for each of 2 players",
    ),
];

#[test]
fn py_2_every_fault_is_named() {
    for (text, message) in FAULTS {
        let error = Deck::parse(text).unwrap_err();
        assert_eq!(error.to_string(), *message, "{text}");
        assert_eq!(SetUp::parse(2, "", Some(text)), Err(SetUpError::Deck(error)));
    }
}

#[test]
fn py_2_an_owner_can_put_in_another_deck() {
    let deck = Deck::parse(
        "\u{feff}# mine\r\n  deck mine-2  # a name\r\ngame\tpyramids\r\n\r\nb T=1 9=2\r\ny\r\n\r\ng 3=4 # four\r\nr 2=193\r\n",
    )
    .unwrap();
    let text = "deck mine-2\ngame pyramids\n\nr 2=193\ny\ng 3=4\nb 9=2 T=1\n";
    assert_eq!((deck.name(), deck.cards().total(), deck.text().as_str()), ("mine-2", 200, text));
    assert_eq!(Deck::parse(text), Ok(deck));
}

#[test]
fn py_2_the_shipped_deck_is_known_as_such() {
    let shipped = SetUp::parse(4, "", None).unwrap().deck_info().unwrap();
    assert_eq!((shipped.name.as_str(), shipped.shipped), ("benben-112", true));
    let same = SetUp::parse(4, "", Some(&shipped.text)).unwrap().deck_info().unwrap();
    assert_eq!(same, shipped);
    let other = shipped.text.replace("r 2=6", "r 2=5");
    assert!(!SetUp::parse(4, "", Some(&other)).unwrap().deck_info().unwrap().shipped);
}

#[test]
fn py_16_the_only_option_is_open_count() {
    let open = SetUp::parse(2, "open=count", None).unwrap();
    assert_eq!((open.options().as_str(), open.open_counted()), ("open=count", true));
    let plain = SetUp::parse(2, "", None).unwrap();
    assert_eq!((plain.options().as_str(), plain.open_counted()), ("", false));
    let message = |options| SetUp::parse(2, options, None).unwrap_err().to_string();
    assert_eq!(message("open=yes"), "pyramids has no option `open=yes`; it has: open=count");
    assert_eq!(message("open=count open=count"), "option `open=count` is given twice");
}
