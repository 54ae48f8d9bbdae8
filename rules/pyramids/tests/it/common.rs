//! How the cases of this game are written.

use pyramids::{Action, Card, Number, Pyramids, SetUp};
use tabletop::conformance::Script;
use tabletop::{Game as _, Seat, SetUp as _};

/// Runs cases as [`Script`] describes them.
#[track_caller]
pub(crate) fn check(cases: &str) -> Pyramids {
    let script = Script { deck, shorthand: |_, _| false, fact };
    script.run(cases).unwrap_or_else(|problem| panic!("{problem}"))
}

/// `deck r 2=6 T=2 / y / g / b`. Without that line there are five cards of every kind, so that a case can deal any.
fn deck(lines: &[&str]) -> Option<String> {
    let all = ["r", "y", "g", "b"].map(|colour| format!("{colour} 2=5 3=5 4=5 5=5 6=5 7=5 8=5 9=5 T=5"));
    let given = lines.first().and_then(|line| line.strip_prefix("deck "));
    let cards = given.map_or_else(|| all.join("\n"), |cards| cards.replace('/', "\n"));
    Some(format!("deck case\ngame pyramids\n{cards}\n"))
}

fn fact(game: &Pyramids, name: &str, seat: Option<Seat>, _: &str) -> Option<String> {
    Some(match (name, seat) {
        ("draw_pile", None) => game.draw_pile().total().to_string(),
        ("discards", None) => joined(game.discards().cards()),
        ("hand", Some(seat)) => game.hand(seat).to_string(),
        ("pyramids", Some(seat)) => joined(game.table().pyramids(seat)),
        ("score", Some(seat)) => game.set_up().score(game.table(), seat).to_string(),
        _ => return None,
    })
}

pub(crate) fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// Actions of all kinds: every play on the first pyramids, every exchange and discard of few cards.
pub(crate) fn all_actions(set_up: &SetUp) -> Vec<Action> {
    let mut all = vec![Action::End];
    let seats: Vec<Seat> = Seat::all(set_up.players() + 1).collect();
    for card in Card::all() {
        for seat in seats.iter().copied() {
            all.push(Action::Start { card, seat });
            all.extend([1, 2, 3, 200].into_iter().filter_map(Number::new).map(|number| Action::Build {
                card,
                seat,
                number,
            }));
        }
        // Alone, twice, and with the card of the same rank in each colour.
        let alike = Card::all().filter(|other| other.floor() == card.floor());
        for second in std::iter::once(None).chain(alike.map(Some)) {
            let cards = pyramids::Handful::new([card].into_iter().chain(second)).unwrap();
            all.extend([Action::Swap(cards), Action::Discard(cards)]);
        }
    }
    let tops = || Card::all().filter(|card| card.is_top_stone());
    all.push(Action::Swap(pyramids::Handful::new(tops()).unwrap()));
    all.extend(tops().map(|top| Action::Swap(pyramids::Handful::new([top; 4]).unwrap())));
    all.extend(tops().map(|top| Action::Discard(pyramids::Handful::new([top; 3]).unwrap())));
    all
}
