//! Records written while a game is played.

use crate::common::{go_on, secret, start, whole};
use pyramids::Pyramids;
use record::fair::FairDealer;
use record::{GameEvent, Record, RecordBuilder, replay, resume};
use silver_gold::SilverGold;
use std::collections::VecDeque;
use tabletop::{Game, PerSeat, Seat, Seeded, SetUp, Waiting};
use the_game::TheGame;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn events(text: &str) -> Vec<&str> {
    text.split_once("\n\n").unwrap().1.lines().collect()
}

/// After every event the text can be parsed, is written back unchanged and replays to the same game. While choices are sealed
/// it replays to the game before the first of them.
fn every_prefix_replays<G: Game>(players: u8, options: &str, seed: u8) {
    let (mut builder, mut dealer) = start::<G>(players, options, seed);
    let mut choose = Seeded::new(u64::from(seed));
    loop {
        let text = builder.text();
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        let game =
            replay::<G>(&record, None).unwrap().finish().unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(RecordBuilder::<G>::continued(&record, None).unwrap().text(), text);
        if game != *builder.game() {
            let (Waiting::Seats(written), Waiting::Seats(live)) = (game.waiting(), builder.game().waiting())
            else {
                panic!("{text}");
            };
            assert!(written.len() > 1 && live.iter().all(|seat| written.contains(seat)), "{text}");
        }
        if game.outcome().is_some() {
            return;
        }
        go_on(&mut builder, &mut dealer, &mut choose, 1);
    }
}

#[test]
fn every_prefix_of_the_game_replays() {
    (0..8).for_each(|seed| {
        every_prefix_replays::<TheGame>(1 + seed % 5, ["", "fire"][usize::from(seed % 2)], seed)
    });
}

#[test]
fn every_prefix_of_silver_gold_replays() {
    (0..3).for_each(|seed| every_prefix_replays::<SilverGold>(2 + seed, "", seed));
}

#[test]
fn every_prefix_of_pyramids_replays() {
    (0..3).for_each(|seed| every_prefix_replays::<Pyramids>(2 + 2 * seed, "", seed));
}

/// Plays a record again with a new builder, in which of several seats the highest always chooses first.
fn backwards<G: Game>(text: &str) -> String {
    let record: Record = text.parse().unwrap();
    let header = record.header();
    let mut deals = VecDeque::new();
    let mut actions = PerSeat::from_fn(|_| VecDeque::new());
    for step in replay::<G>(&record, None).unwrap() {
        match step.unwrap().event {
            GameEvent::Deal(deal) => deals.push_back(deal),
            GameEvent::Action(seat, action) => actions[seat].push_back(action),
        }
    }
    let set_up = G::SetUp::parse(header.players, &header.options, None).unwrap();
    let mut builder = RecordBuilder::<G>::new(set_up);
    loop {
        match builder.game().waiting() {
            Waiting::Nobody => return builder.text(),
            Waiting::Dealer => builder.deal(&deals.pop_front().unwrap()).unwrap(),
            Waiting::Seats(seats) => {
                let last = seats.iter().last().unwrap();
                builder.act(last, actions[last].pop_front().unwrap()).unwrap();
            }
        }
    }
}

#[test]
fn a_record_does_not_depend_on_who_chose_first() {
    for seed in 0..4 {
        let text = whole::<TheGame>(4, "", seed);
        assert_eq!(events(&backwards::<TheGame>(&text)), events(&text));
        let text = whole::<SilverGold>(4, "", seed);
        assert_eq!(events(&backwards::<SilverGold>(&text)), events(&text));
    }
}

#[test]
fn signals_are_written_before_sealed_choices() {
    let played = |order: &[(u8, &str)]| {
        let (mut builder, mut dealer) = start::<TheGame>(3, "", 0);
        go_on(&mut builder, &mut dealer, &mut Seeded::new(0), 3);
        for (number, action) in order {
            builder.act(seat(*number), action.parse().unwrap()).unwrap();
        }
        events(&builder.text())[3..].join("\n")
    };
    let all = "2 say D1 here\n0 keen 1\n1 keen 3\n2 keen 0\nresult *";
    assert_eq!(played(&[(0, "keen 1"), (1, "keen 3"), (2, "say D1 here"), (2, "keen 0")]), all);
    assert_eq!(played(&[(2, "keen 0"), (2, "say D1 here"), (1, "keen 3"), (0, "keen 1")]), all);
    // Seat 1 chose last and starts: its turn is not taken for a part of its choice.
    assert_eq!(
        played(&[(2, "keen 0"), (0, "keen 1"), (2, "say D1 here"), (1, "keen 3"), (0, "say A1 leave")]),
        all.replace("result", "0 say A1 leave\nresult")
    );
    // Sealed choices are not written.
    assert_eq!(played(&[(2, "keen 0"), (0, "keen 1"), (2, "say D1 here")]), "2 say D1 here\nresult *");
    assert_eq!(played(&[(0, "keen 0"), (1, "keen 1")]), "result *");
}

#[test]
fn a_refused_event_changes_nothing() {
    let (mut builder, mut dealer) = start::<TheGame>(2, "", 0);
    let before = builder.text();
    assert!(builder.act(seat(0), "keen 1".parse().unwrap()).is_err());
    assert!(builder.deal(&"deal 1 2 3 4 5 6 7 8".parse().unwrap()).is_err());
    assert_eq!(builder.text(), before);
    go_on(&mut builder, &mut dealer, &mut Seeded::new(0), 2);
    builder.act(seat(1), "keen 1".parse().unwrap()).unwrap();
    let before = builder.text();
    assert!(builder.act(seat(1), "keen 1".parse().unwrap()).is_err());
    assert_eq!(builder.text(), before);
}

/// The dealer of a resumed game continues where it stopped. Another dealer is refused.
fn stopped_and_resumed<G: Game>(stop: usize) {
    let (mut builder, mut dealer) = start::<G>(2, "", 5);
    let mut choose = Seeded::new(5);
    go_on(&mut builder, &mut dealer, &mut choose, stop);
    while matches!(builder.game().waiting(), Waiting::Seats(_)) {
        go_on(&mut builder, &mut dealer, &mut choose, 1);
    }
    let record: Record = builder.text().parse().unwrap();
    let mut again = FairDealer::new(&secret(5), &record.header().mix);
    let resumed = resume::<G>(&record, None, &mut again).unwrap();
    assert_eq!(resumed, *builder.game());
    assert_eq!(again.word(), dealer.word());
    let mut other = FairDealer::new(&secret(6), &record.header().mix);
    assert!(resume::<G>(&record, None, &mut other).is_err());
}

#[test]
fn resuming_restores_the_state_of_the_dealer() {
    for stop in [3, 20, 30, 40] {
        stopped_and_resumed::<TheGame>(stop);
        stopped_and_resumed::<SilverGold>(stop);
        stopped_and_resumed::<Pyramids>(stop);
    }
}

#[test]
fn tags_are_written_in_a_fixed_order_and_unknown_ones_last() {
    let (mut builder, _) = start::<SilverGold>(2, "completed=closed", 1);
    builder.set_deck_file("decks/mine.txt").unwrap();
    builder.reveal(&secret(1));
    let record: Record = builder.text().parse().unwrap();
    let names: Vec<&str> = record.tags().iter().map(record::Tag::name).collect();
    assert_eq!(
        names.join(" "),
        "Game Format Players Options Seats Deck DeckChecksum DeckFile Commitment Seed Mix"
    );
    assert_eq!(record.header().deck_file.as_deref(), Some("decks/mine.txt"));
    let reversed: Vec<String> = record.tags().iter().rev().map(ToString::to_string).collect();
    let event = "[Event \"a \\\"b\\\" \\\\\"]";
    let reversed: Record = format!("{event}\n{}\n\nresult *\n", reversed.join("\n")).parse().unwrap();
    assert_eq!(
        RecordBuilder::<SilverGold>::continued(&reversed, None).unwrap().text(),
        builder.text().replace("\n\n", &format!("\n{event}\n\n"))
    );

    let mut refused = |path: &str| builder.set_deck_file(path).unwrap_err().to_string();
    assert_eq!(refused("a\nb"), "column 2: expected no control character");
    assert_eq!(refused(&"x".repeat(1025)), "column 1026: expected at most 1024 characters");
}
