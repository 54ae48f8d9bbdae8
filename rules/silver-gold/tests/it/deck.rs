//! SGP-2 to SGP-4: which decks are refused, with which messages, and the properties of the shipped deck.
use crate::common::deck_text;
use silver_gold::{Card, Cards, Chamber, Colour, Content, Deck, SetUp, Shape, Square, Squares};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{SetUp as _, SetUpError};

fn good() -> String {
    deck_text("I2=1 I3=2 V3=2 T4=1 L4=1 O4=1", &BTreeMap::new())
}

/// The message for a good deck in which the first `old` is replaced.
#[track_caller]
fn fault(old: &str, new: &str, expected: &str) {
    let text = good();
    assert!(text.contains(old), "{old}");
    let error = Deck::parse(&text.replacen(old, new, 1)).unwrap_err();
    assert_eq!(error.to_string(), expected, "{old:?} -> {new:?}");
}

#[test]
fn faults_of_the_header() {
    fault("deck test", "deck Test", "line 1: `Test` is no name; expected 1 to 40 of a-z, 0-9 and `-`");
    fault(
        "game silver-gold",
        "game pyramids",
        "line 2: the deck is for game `pyramids`; expected `silver-gold`",
    );
    fault("O4=1", "O4=2", "line 3: 9 expedition cards; expected 8");
    fault(" O4=1", "", "line 3: 7 expedition cards; expected 8");
    fault("O4=1", "S4=1", "line 3: unknown shape `S4`; expected I2, I3, V3, T4, L4 or O4");
    fault("O4=1", "O4", "line 3: `O4` is not a number of cards; expected `O4=` with 0 to 8");
    fault("O4=1", "O4=+1", "line 3: `O4=+1` is not a number of cards; expected `O4=` with 0 to 8");
    fault("O4=1", "O4=99999", "line 3: `O4=99999` is not a number of cards; expected `O4=` with 0 to 8");
    fault("O4=1", "L4=1", "line 3: shape L4 is given twice; expected it once");
    let expeditions = "expeditions I2=1 I3=2 V3=2 T4=1 L4=1 O4=1";
    fault(
        &format!("{expeditions}\n"),
        "",
        &format!("line 4: found `card 1 green`; expected `{expeditions}`"),
    );
    fault("card 1 green", "karte 1 green", "line 5: found `karte 1 green`; expected `card NUMBER COLOUR`");
}

#[test]
fn faults_of_cards() {
    fault("card 1 green", "card green", "line 5: found `card green`; expected `card NUMBER COLOUR`");
    fault("card 1 green", "card 0 green", "line 5: no card `0`; expected a number from 1 to 48");
    fault("card 1 green", "card 49 green", "line 5: no card `49`; expected a number from 1 to 48");
    fault("card 1 green", "card 01 green", "line 5: no card `01`; expected a number from 1 to 48");
    fault("card 1 green", "card 1 red", "line 5: unknown colour `red`; expected green, orange or purple");
    fault("card 2 orange", "card 1 orange", "line 12, card 1: the card is given twice; expected it once");
    fault(
        "card 2 orange",
        "card 2 green",
        "line 320, card 46: this is green card number 17; expected 16 of each colour",
    );
    let text = good();
    let end = text.find("\ncard 47").unwrap();
    let error = Deck::parse(text.get(..end).unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 325: 46 cards; expected the cards 1 to 48, each once. Missing: 47 48"
    );
    let end = text.find("T....").unwrap();
    let error = Deck::parse(text.get(..end).unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 9, card 1: the file ends after row 4 of the chamber; expected 5 rows"
    );
}

#[test]
fn faults_of_chambers() {
    let five = "expected 5 characters of .#ETxrgtsp";
    fault("E....\n", "E...\n", &format!("line 6, card 1: row 1 of the chamber has 4; {five}"));
    fault("E....\n", "E.....\n", &format!("line 6, card 1: row 1 of the chamber has 6; {five}"));
    fault("E....\n", "E....\n\n", &format!("line 7, card 1: row 2 of the chamber has 0; {five}"));
    fault(
        "E....\n",
        "E.... .\n",
        &format!("line 6, card 1: row 1 of the chamber has more than that; {five}"),
    );
    let one_of = "expected one of .#ETxrgtsp";
    fault(
        "E....\n",
        "E..o.\n",
        &format!("line 6, card 1: unknown character `o` in row 1, column 4; {one_of}"),
    );
    fault(
        "E....\n",
        "E..\u{7}.\n",
        &format!("line 6, card 1: unknown character `\\u{{7}}` in row 1, column 4; {one_of}"),
    );
    fault(
        "E....\n",
        "E..é.\n",
        &format!("line 6, card 1: unknown character `é` in row 1, column 4; {one_of}"),
    );
    fault("E....\n", ".....\n", "line 6, card 1: no entrance; expected one `E` in the top row");
    fault("E....\n", "E.E..\n", "line 6, card 1: a second entrance `E`; expected one");
    fault(
        "E....\n.....\n",
        "E....\n..E..\n",
        "line 7, card 1: entrance `E` in row 2; expected it in the top row",
    );
    fault("T....\n", ".....\n", "line 10, card 1: no tomb; expected one `T` in the bottom row");
    fault("T....\n", "T...T\n", "line 10, card 1: a second tomb `T`; expected one");
    fault("E....\n", "E...T\n", "line 6, card 1: tomb `T` in row 1; expected it in the bottom row");
    fault(
        "E....\n.....\n",
        "E....\n#####\n",
        "line 5, card 1: the tomb can't be reached from the entrance; expected a way without walls, side by side",
    );
}

#[test]
fn editors_may_leave_their_traces() {
    let plain = Deck::parse(&good()).unwrap();
    let windows = format!("\u{feff}{}", good().replace('\n', "\r\n"));
    assert_eq!(Deck::parse(&windows).as_ref(), Ok(&plain));
    let spaced =
        good().replace("card 1 green", "\tcard\t1   green  # mine").replace("E....\n", "  E....\t# top\n");
    assert_eq!(Deck::parse(&format!("# a comment\n\n{spaced}\n\n# the end")).as_ref(), Ok(&plain));
    assert_eq!(plain.text(), good());
    let reordered = good().replace("I2=1 I3=2", "I3=2 I2=1");
    assert_eq!(Deck::parse(&reordered), Ok(plain));
}

#[test]
fn a_set_up_names_its_deck_and_knows_the_shipped_one() {
    let own = SetUp::parse(2, "", Some(&good())).unwrap().deck_info().unwrap();
    assert_eq!((own.name.as_str(), own.shipped, own.text), ("test", false, good()));
    let shipped = SetUp::parse(2, "", None).unwrap();
    let info = shipped.deck_info().unwrap();
    assert_eq!((info.name.as_str(), info.shipped), ("benben-48", true));
    assert_eq!(SetUp::parse(2, "", Some(&info.text)), Ok(shipped));
    let error = SetUp::parse(2, "", Some("nonsense")).unwrap_err();
    assert!(matches!(error, SetUpError::Deck(_)));
    assert!(error.to_string().starts_with("deck, line 1: found `nonsense`; expected `deck NAME`"));
}

#[test]
fn sgp_2_forty_eight_cards_sixteen_of_each_colour() {
    let deck = Deck::shipped();
    for colour in Colour::ALL {
        assert_eq!(deck.of_colour(colour).len(), 16);
    }
    for card in Card::all() {
        assert_eq!(deck.colour(card), Colour::ALL[usize::from(card.number() + 2) % 3]);
    }
    let purple: Vec<Colour> = [15, 33].map(|number| deck.colour(Card::new(number).unwrap())).into();
    assert_eq!(purple, [Colour::Purple; 2]);
    assert_eq!(Card::all().collect::<Cards>(), Cards::ALL);
}

#[test]
fn sgp_3_every_square_is_one_thing() {
    let deck = Deck::shipped();
    let chamber = deck.chamber(Card::new(1).unwrap());
    for square in Square::all() {
        let content = chamber.content(square);
        let holding = Content::ALL.into_iter().filter(|content| chamber.squares(*content).contains(square));
        assert_eq!(holding.collect::<Vec<_>>(), [content]);
        assert_eq!(Content::named(content.name()), Some(content));
    }
}

#[test]
fn sgp_4_eight_expeditions_with_six_shapes() {
    let counts = Shape::ALL.map(|shape| (shape.name(), Deck::shipped().expeditions().of(shape)));
    assert_eq!(counts, [("I2", 1), ("I3", 2), ("V3", 2), ("T4", 1), ("L4", 1), ("O4", 1)]);
}

fn mirrored(chamber: &Chamber) -> Vec<Content> {
    let turn = |square: Square| chamber.content(Square::new(square.row(), square.column()).unwrap());
    Square::all().map(turn).collect()
}

/// The number of squares on the shortest way to the tomb that avoids some squares.
fn shortest(chamber: &Chamber, avoid: Squares) -> Option<u32> {
    let open = Squares::ALL.minus(chamber.squares(Content::Wall)).minus(avoid);
    let mut reached = chamber.squares(Content::Entrance);
    (1..=25).find(|_| {
        let there = reached.meets(chamber.squares(Content::Tomb));
        reached = reached.union(reached.beside().intersection(open));
        there
    })
}

#[test]
fn the_shipped_deck_is_what_its_maker_makes() {
    assert_eq!(include_str!("../../decks/benben-48.deck"), crate::deck_maker::make(48));
}

#[test]
fn the_shipped_deck_keeps_to_the_rule_sheet() {
    let deck = Deck::shipped();
    assert_eq!(deck.name(), "benben-48");
    let mut totals = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut cards_with: BTreeMap<(Content, u8), u8> = BTreeMap::new();
    for card in Card::all() {
        let chamber = deck.chamber(card);
        let count = |content| chamber.squares(content).len();
        assert_eq!(chamber.squares(Content::Entrance), Squares::one(Square::new(0, 0).unwrap()));
        assert_eq!(chamber.squares(Content::Tomb), Squares::one(Square::new(4, 4).unwrap()));
        assert!((4..=6).contains(&count(Content::Wall)), "card {card}");
        assert_eq!((count(Content::RedGem), count(Content::GreenGem), count(Content::Skull)), (1, 1, 3));
        let open = Squares::ALL.minus(chamber.squares(Content::Wall));
        assert_eq!(chamber.squares(Content::Entrance).reach(open), open, "card {card}");
        for content in [Content::RedCross, Content::Torch, Content::Potion] {
            *cards_with.entry((content, count(content))).or_default() += 1;
        }
        for content in Content::ALL {
            if ![Content::Plain, Content::Entrance, Content::Tomb].contains(&content) {
                *totals.entry((content, deck.colour(card))).or_insert(0) += u32::from(count(content));
            }
        }
        let layout: Vec<Content> = Square::all().map(|square| chamber.content(square)).collect();
        assert!(!seen.contains(&mirrored(chamber)) && seen.insert(layout), "card {card} is there twice");
    }
    let expected = [
        ((Content::RedCross, 1), 24),
        ((Content::RedCross, 2), 24),
        ((Content::Torch, 0), 24),
        ((Content::Torch, 1), 24),
        ((Content::Potion, 0), 33),
        ((Content::Potion, 1), 15),
    ];
    assert_eq!(cards_with, BTreeMap::from(expected));
    for ((content, _), total) in &totals {
        let of_colours = Colour::ALL.map(|colour| totals[&(*content, colour)]);
        assert_eq!(of_colours, [*total; 3], "{content:?}");
    }
}

#[test]
fn the_shipped_deck_plays_well() {
    let deck = Deck::shipped();
    let mut short = 0;
    for card in Card::all() {
        let chamber = deck.chamber(card);
        short += u32::from(shortest(chamber, Squares::NONE) == Some(9));
        let clean = shortest(chamber, chamber.squares(Content::Skull));
        assert!(clean.is_some_and(|squares| squares <= 11), "card {card}: a way without a skull");
        for square in Square::all().filter(|square| chamber.content(*square) != Content::Wall) {
            let ends = chamber.squares(Content::Entrance).union(chamber.squares(Content::Tomb));
            let way = shortest(chamber, Squares::one(square).minus(ends));
            assert!(way.is_some(), "card {card}: no way round {square}");
        }
    }
    assert!(short >= 40, "{short} cards with a shortest way of nine squares");
}
