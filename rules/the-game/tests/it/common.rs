//! How the cases of this game are written.

use tabletop::conformance::Script;
use tabletop::{Game, Luck, Seat, Viewer, Waiting, deal_all};
use the_game::{Action, Cards, Pile, Step, TheGame};

/// Runs cases as [`Script`] describes them.
#[track_caller]
pub(crate) fn check(cases: &str) -> TheGame {
    let script = Script { deck: |_| None, shorthand, fact };
    script.run(cases).unwrap_or_else(|problem| panic!("{problem}"))
}

/// `deal lowest` deals the lowest cards until players must choose; `ascend keeping 66 77` plays until the draw pile is empty.
fn shorthand(game: &mut TheGame, event: &str) -> bool {
    if let Some(kept) = event.strip_prefix("ascend") {
        ascend(game, &kept.split_whitespace().filter_map(|word| word.parse().ok()).collect::<Vec<_>>());
    } else if event == "deal lowest" {
        deal_lowest(game);
    } else {
        return false;
    }
    true
}

fn fact(game: &TheGame, name: &str, seat: Option<Seat>, rest: &str) -> Option<String> {
    let view = game.view(Viewer::Spectator);
    Some(match (name, seat) {
        ("tops", None) => Pile::ALL.map(|pile| game.tops().on(pile).to_string()).join(" "),
        ("hand", Some(seat)) => numbers(game.hand(seat)),
        ("draw_pile", None) => game.draw_pile().len().to_string(),
        ("minimum", None) => view.minimum.to_string(),
        ("burning", None) => game.burning().iter().map(|pile| pile.to_string()).collect::<Vec<_>>().join(" "),
        ("placed", None) => view.placed.map_or("not shown".into(), numbers),
        ("said", Some(seat)) => {
            let pile = Pile::ALL.into_iter().find(|pile| pile.to_string() == rest)?;
            view.signals[seat][pile].map_or("", |phrase| phrase.name()).to_owned()
        }
        _ => return None,
    })
}

pub(crate) fn numbers(cards: Cards) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

/// Makes a draw take the lowest cards.
pub(crate) struct Lowest;

impl Luck for Lowest {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}

fn deal_lowest(game: &mut TheGame) {
    deal_all(game, &mut Lowest).unwrap();
}

/// Each seat places all its cards on A1, ascending, except those that it keeps, and draws the lowest cards.
fn ascend(game: &mut TheGame, kept: &[u8]) {
    loop {
        deal_lowest(game);
        let Waiting::Seats(seats) = game.waiting() else { panic!("the game is over") };
        let seat = seats.first().unwrap();
        if game.step() == Step::Keen {
            game.act(seat, "keen 0".parse().unwrap()).unwrap();
            continue;
        }
        if game.draw_pile().is_empty() {
            return;
        }
        for card in game.hand(seat).iter().filter(|card| !kept.contains(&card.number())) {
            game.act(seat, Action::Place(card, Pile::A1)).unwrap();
        }
        game.act(seat, Action::End).unwrap();
    }
}
