//! How the cases of this game are written, and how its views are shown.
use silver_gold::{Action, Card, Cards, Colour, Deal, ScoreCard, SilverGold, View};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tabletop::conformance::Script;
use tabletop::{Due as _, Game, Seat, Viewer, Waiting};

/// Runs cases as [`Script`] describes them.
#[track_caller]
pub(crate) fn check(cases: &str) -> SilverGold {
    let script = Script { deck: |lines| Some(deck_of(lines)), shorthand, fact };
    script.run(cases).unwrap_or_else(|problem| panic!("{problem}"))
}

/// An open chamber with the tomb four squares below the entrance.
const OPEN: &str = "E..../...../...../...../T....";

/// A deck in which all cards are [`OPEN`] except those given, with colours by number as in the shipped deck.
pub(crate) fn deck_text(expeditions: &str, cards: &BTreeMap<u8, String>) -> String {
    let mut text = format!("deck test\ngame silver-gold\nexpeditions {expeditions}\n");
    for card in Card::all() {
        let rows = cards.get(&card.number()).map_or(OPEN, String::as_str).replace('/', "\n");
        let colour = Colour::ALL[usize::from(card.number() + 2) % 3];
        write!(text, "\ncard {card} {colour}\n{rows}\n").unwrap();
    }
    text
}

/// The deck of a case: `deck expeditions I2=4 I3=4`, `deck card 1 E..../...../...../x..../T....`.
fn deck_of(lines: &[&str]) -> String {
    let (mut expeditions, mut cards) = ("I2=1 I3=2 V3=2 T4=1 L4=1 O4=1", BTreeMap::new());
    for line in lines {
        match line.split(' ').collect::<Vec<_>>().as_slice() {
            ["deck", "card", number, rows] => _ = cards.insert(number.parse().unwrap(), (*rows).to_owned()),
            _ => expeditions = line.strip_prefix("deck expeditions ").unwrap(),
        }
    }
    deck_text(expeditions, &cards)
}

fn shorthand(game: &mut SilverGold, event: &str) -> bool {
    let (word, rest) = event.split_once(' ').unwrap_or((event, ""));
    match word {
        "start" => start(game, rest),
        "nearly" => nearly(game, rest),
        "idle" => (0..rest.parse().unwrap()).for_each(|_| idle(game)),
        _ => return false,
    }
    true
}

/// `start 1 2, 3 4`: each seat keeps these, and the display is 41 to 44. The seats give back the highest of all other cards.
fn start(game: &mut SilverGold, seats: &str) {
    let cards = |text: &str| -> Cards {
        text.split(' ').map(|number| Card::new(number.parse().unwrap()).unwrap()).collect()
    };
    let display = cards("41 42 43 44");
    let kept: Vec<Cards> = seats.split(", ").map(cards).collect();
    let used = kept.iter().fold(display, |used, cards| used.union(*cards));
    let mut spare = Card::all().filter(|card| !used.contains(*card)).collect::<Vec<_>>();
    for (seat, cards) in Seat::all(Seat::LIMIT).zip(&kept) {
        let hand = cards.with(spare.pop().unwrap()).with(spare.pop().unwrap());
        game.deal(&Deal::Hand { seat, cards: hand }).unwrap();
    }
    for (seat, cards) in Seat::all(Seat::LIMIT).zip(&kept) {
        game.act(seat, format!("keep {cards}").parse().unwrap()).unwrap();
    }
    game.deal(&Deal::Display(display)).unwrap();
}

/// `nearly 1 2, 3 4`: starts, and marks all but the last two squares of the cards in the order given.
fn nearly(game: &mut SilverGold, seats: &str) {
    start(game, seats);
    for place in 0..2 {
        game.deal(&"expedition I3".parse().unwrap()).unwrap();
        for (seat, cards) in Seat::all(Seat::LIMIT).zip(seats.split(", ")) {
            let card = cards.split(' ').nth(place).unwrap();
            game.act(seat, format!("mark {card}:a1,a2,a3").parse().unwrap()).unwrap();
        }
    }
}

/// An expedition card with which all seats mark one plain square.
fn idle(game: &mut SilverGold) {
    let due = game.due().unwrap().weights();
    game.deal(&format!("expedition {}", due.first().unwrap().0).parse().unwrap()).unwrap();
    while let Waiting::Seats(seats) = game.waiting() {
        let seat = seats.first().unwrap();
        let plain = |action: &Action| match action {
            Action::Mark { card, squares } => {
                let chamber = game.set_up().deck().chamber(*card);
                let symbol = chamber.content(squares.first().unwrap()).name();
                squares.len() == 1 && [".", "E"].contains(&symbol)
            }
            _ => *action == Action::Pass,
        };
        let mut legal = game.legal_actions(seat);
        legal.sort();
        let action = legal.into_iter().find(plain).unwrap();
        game.act(seat, action).unwrap();
    }
}

fn fact(game: &SilverGold, name: &str, seat: Option<Seat>, rest: &str) -> Option<String> {
    Some(match (name, seat) {
        ("table", None) => without_zeros([
            ("round", game.round().to_string()),
            ("left", game.expeditions_left().total().to_string()),
            ("display", game.display().to_string()),
            ("draw_pile", game.draw_pile().len().to_string()),
        ]),
        ("score", Some(seat)) => {
            let (card, points) = (game.score_card(seat), game.points(seat));
            let parts = without_zeros([
                ("red", card.red().to_string()),
                ("green", card.green().to_string()),
                ("torches", torches(card)),
                ("skulls", card.skulls().to_string()),
                ("bonuses", points.bonuses.to_string()),
                ("completed", game.completed(seat).to_string()),
            ]);
            format!("{parts} points {}", points.total()).trim_start().to_owned()
        }
        // `held 0` as it is, `held 0 by 1` as seat 1 sees it.
        ("held", Some(seat)) => {
            let by = rest.strip_prefix("by ").map_or(Some(seat), |number| Seat::new(number.parse().unwrap()));
            held(&game.view(Viewer::Seat(by?)), seat)
        }
        _ => return None,
    })
}

fn without_zeros<const N: usize>(parts: [(&str, String); N]) -> String {
    let shown = parts.into_iter().filter(|(_, value)| !["", "0"].contains(&value.as_str()));
    shown.map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(" ")
}

/// The cards in front of a seat with their marks.
pub(crate) fn held(view: &View, seat: Seat) -> String {
    let cards = view.held(seat).into_iter().flatten().map(|held| format!("{}:{}", held.card, held.marked));
    cards.collect::<Vec<_>>().join(" ")
}

/// The rounds whose torches are lit.
pub(crate) fn torches(card: ScoreCard) -> String {
    (1..=4).filter(|round| card.torch(*round)).map(|round| round.to_string()).collect()
}
