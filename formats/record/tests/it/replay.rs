//! Records with valid syntax that break the rules: the first wrong line is refused.

use crate::common::{start, whole};
use pyramids::Pyramids;
use record::{GameEvent, Record, RecordBuilder, replay};
use silver_gold::SilverGold;
use tabletop::{Game, Seat, SetUp, Waiting};
use the_game::TheGame;

const DEALS: &str = "deal 0 2 3 4 5 6 7 8\ndeal 1 9 10 11 12 13 14 15\n";

/// A record of The Game for two; the events start in line 5.
fn the_game(events: &str) -> String {
    format!("[Game \"the-game\"]\n[Format \"1\"]\n[Players \"2\"]\n\n{events}")
}

fn finish<G: Game>(text: &str) -> Result<G, String> {
    let record: Record = text.parse().map_err(|error| format!("{error}"))?;
    replay::<G>(&record, None).and_then(|replay| replay.finish()).map_err(|error| error.to_string())
}

#[track_caller]
fn check<G: Game>(text: &str, expected: &str) {
    assert_eq!(finish::<G>(text).expect_err(text), expected, "{text}");
}

#[test]
fn invalid_lines_are_refused_with_their_position() {
    let cases = [
        ("deal 0 4 x\n", "line 5, column 10: expected a card (2 to 99)"),
        ("deal 0 2 3\n", "line 5, column 1: the number of cards due is 7, not 2"),
        ("0 keen 1\n", "line 5, column 1: the game waits for a deal, not for seat 0"),
        ("{}0 keen 4\n", "line 7, column 8: expected how keen (0 to 3)"),
        ("{}0 jump\n", "line 7, column 3: expected `CARD>PILE`, `end`, `keen N` or `say PILE WORD`"),
        ("{}deal 0 20\n", "line 7, column 1: no deal is due: the game waits for seats 0, 1"),
        (
            "{}1 keen 1\n",
            "line 7, column 1: the game waits for seats 0, 1; choices made at once are written in the order of the seats",
        ),
        ("{}0 keen 1\n0 keen 1\n", "line 8, column 1: the game waits for seat 1, not for seat 0"),
        ("{}0 end\n", "line 7, column 3: first every seat says how keen it is to start"),
        ("{}0 keen 0\n1 keen 1\n1 2>A1\n", "line 9, column 3: 2 is not in your hand"),
        (
            "{}0 keen 0\n# not so\n1 keen 1\n1 end\n",
            "line 10, column 3: place at least 2 cards before you end the turn; you placed 0",
        ),
        ("{}1 say D1 here\n0 keen 0\n", ""),
        ("{}0 say D1 nothing\n", "line 7, column 10: expected leave, nojump, good, here or clear"),
        (
            "{}result left=84\n",
            "line 7, column 8: expected `*`: the game is not over, it waits for seats 0, 1",
        ),
        (
            "deal 0 2 3 4 5 6 7 8\nresult left=84\n",
            "line 6, column 8: expected `*`: the game is not over, it waits for a deal",
        ),
    ];
    for (events, expected) in cases {
        let mut events = events.replace("{}", DEALS);
        if !events.contains("result") {
            events += "result *\n";
        }
        let text = the_game(&events);
        let refused = finish::<TheGame>(&text).err().unwrap_or_default();
        assert_eq!(refused, expected, "{text}");
    }
}

#[test]
fn the_result_is_checked() {
    let text = whole::<TheGame>(2, "", 3);
    assert!(finish::<TheGame>(&text).is_ok());
    let last = text.lines().count();
    let outcome = text.lines().last().unwrap().strip_prefix("result ").unwrap();
    let with = |result: &str| text.replace(&format!("result {outcome}"), result);

    check::<TheGame>(
        &with("result *"),
        &format!("line {last}, column 8: expected `{outcome}`: the game is over"),
    );
    check::<TheGame>(
        &with("result left=1"),
        &format!("line {last}, column 8: expected `{outcome}`, the result of this game"),
    );
    check::<TheGame>(&with("result left"), &format!("line {last}, column 8: expected `left=`"));
    for more in ["0 end", "0 say A1 here", "deal 0 5"] {
        check::<TheGame>(
            &with(&format!("{more}\nresult {outcome}")),
            &format!("line {last}, column 1: the game is over: expected `result {outcome}`"),
        );
    }
}

#[test]
fn tags_that_the_game_does_not_allow_are_refused() {
    let text = the_game("result *\n");
    assert!(finish::<TheGame>(&text).is_ok());
    check::<Pyramids>(&text, "line 1, column 8: expected `pyramids`, the game to be replayed");
    check::<TheGame>(
        &text.replace("[Players \"2\"]", "[Players \"6\"]"),
        "line 3, column 11: the-game is for 1 to 5 players, not 6",
    );
    let refused = finish::<TheGame>(&text.replace("\n\n", "\n[Options \"ice\"]\n\n")).unwrap_err();
    assert!(refused.starts_with("line 4, column 11: the-game has no option `ice`"), "{refused}");
    for tag in ["Deck \"x\"", "DeckFile \"x\"", &format!("DeckChecksum \"sha256:{}\"", "0".repeat(64))] {
        let name = tag.split(' ').next().unwrap();
        check::<TheGame>(
            &text.replace("\n\n", &format!("\n[{tag}]\n\n")),
            &format!("line 4, column 1: expected no tag `{name}`: the-game has no decks"),
        );
    }
    let record: Record = text.parse().unwrap();
    let refused = replay::<TheGame>(&record, Some("a deck")).unwrap_err().to_string();
    assert_eq!(refused, "line 5, column 1: the-game has no decks to choose from");
}

fn decks_must_be_those_of_the_record<G: Game>() {
    let (builder, _) = start::<G>(2, "", 0);
    let text = builder.text();
    let deck = builder.game().set_up().deck_info().unwrap();
    let line = |name: &str| text.lines().find(|line| line.starts_with(&format!("[{name} "))).unwrap();
    let (name, checksum) = (line("Deck"), line("DeckChecksum"));
    assert!(finish::<G>(&text).is_ok());
    let number = text.lines().position(|line| line == name).unwrap() + 1;
    let end = text.lines().count();

    let without = |tag: &str| text.replace(&format!("{tag}\n"), "");
    let missing =
        |tag: &str| format!("line {}, column 1: expected the tag `[{tag} \"…\"]` before this", end - 1);
    check::<G>(&without(name), &missing("Deck"));
    // By the name alone, for records written by hand.
    assert!(finish::<G>(&without(checksum)).is_ok());
    let played =
        format!("line {number}, column 8: this was played with the deck `mine`, not `{}`", deck.name);
    let mine = text.replace(name, "[Deck \"mine\"]");
    check::<G>(&mine, &format!("{played}; give that deck with `--deck FILE`"));
    check::<G>(
        &mine.replace("\n\n", "\n[DeckFile \"my deck.txt\"]\n\n"),
        &format!("{played}; give that deck with `--deck FILE` (it was read from `my deck.txt`)"),
    );
    let found = record::Digest::of(deck.text.as_bytes());
    check::<G>(
        &text.replace(checksum, &format!("[DeckChecksum \"sha256:{}\"]", "0".repeat(64))),
        &format!(
            "line {}, column 16: this was played with other cards: the checksum of the deck `{}` is {found}; \
             give the right deck with `--deck FILE`",
            number + 1,
            deck.name
        ),
    );

    // The deck of the record, given as a text, is the same deck.
    let record: Record = text.parse().unwrap();
    assert!(replay::<G>(&record, Some(&deck.text)).is_ok());
    // A record with a custom deck needs that deck.
    let own = deck.text.replace(&deck.name, "mine");
    let builder = RecordBuilder::<G>::new(G::SetUp::parse(2, "", Some(&own)).unwrap());
    let mine: Record = builder.text().parse().unwrap();
    assert!(replay::<G>(&mine, Some(&own)).is_ok());
    assert!(replay::<G>(&mine, None).unwrap_err().problem.contains("played with the deck `mine`"));

    let refused = replay::<G>(&record, Some("no deck\n")).unwrap_err();
    assert_eq!((refused.line, refused.column), (number, 8), "{refused}");
}

#[test]
fn a_record_needs_its_own_deck() {
    decks_must_be_those_of_the_record::<SilverGold>();
    decks_must_be_those_of_the_record::<Pyramids>();
}

#[test]
fn steps_show_every_event_with_the_position_before_it() {
    let text = whole::<TheGame>(3, "", 2);
    let record: Record = text.parse().unwrap();
    let mut game = TheGame::new(SetUp::parse(3, "", None).unwrap());
    let mut lines = record.lines().iter();
    let mut replay = replay::<TheGame>(&record, None).unwrap();
    while let Some(step) = replay.next() {
        let step = step.unwrap();
        assert_eq!(step.before, game);
        assert_eq!(step.line, lines.next().unwrap().number);
        match step.event {
            GameEvent::Deal(deal) => game.deal(&deal).unwrap(),
            GameEvent::Action(seat, action) => game.act(seat, action).unwrap(),
        }
        assert_eq!(*replay.game(), game);
    }
    assert_eq!(game.waiting(), Waiting::Nobody);
    assert_eq!(lines.next(), None);
}

#[test]
fn replay_stops_after_an_error() {
    let record: Record = the_game(&format!("{DEALS}1 keen 1\n0 keen 1\nresult *\n")).parse().unwrap();
    let mut replay = replay::<TheGame>(&record, None).unwrap();
    assert!(replay.next().unwrap().is_ok());
    assert!(replay.next().unwrap().is_ok());
    assert_eq!(replay.next().unwrap().unwrap_err().line, 7);
    assert!(replay.next().is_none());
    assert!(replay.game().waiting().is_for(Seat::FIRST));
}
