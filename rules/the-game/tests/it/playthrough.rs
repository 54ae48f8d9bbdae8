//! A short game with every view at every step, to be read by people: `cargo xtask bless` after a wanted change.

use std::fmt::Write;
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw};
use the_game::{Pile, SetUp, TheGame, View};

/// The view in a few lines.
fn shown(view: &View) -> String {
    let who = view.viewer.seat().map_or("spectator".to_owned(), |seat| format!("seat {seat}"));
    let tops = Pile::ALL.map(|pile| format!("{pile} {}", view.tops.on(pile))).join(", ");
    let sizes: Vec<u8> = view.hand_sizes.iter().map(|(_, size)| *size).collect();
    let hand: Vec<u8> = view.hand.iter().flat_map(|hand| hand.iter()).map(|card| card.number()).collect();
    let keen: Vec<String> = Seat::all(view.set_up.players())
        .map(|seat| match view.keen[seat] {
            Some(keen) => keen.number().to_string(),
            None if view.keen_said.contains(seat) => "sealed".into(),
            None => "-".into(),
        })
        .collect();
    let legal: Vec<String> = view.legal_actions().iter().map(ToString::to_string).collect();
    let mut text =
        format!("  {who}: {tops}; hands {sizes:?}, pile {}, keen {}", view.draw_pile, keen.join(" "));
    if view.hand.is_some() {
        write!(text, "; holds {hand:?}").unwrap();
    }
    if view.placed_now > 0 {
        write!(text, "; placed {} of {}", view.placed_now, view.minimum).unwrap();
    }
    if !view.burning.is_empty() {
        write!(text, "; burning {:?}", view.burning).unwrap();
    }
    if !legal.is_empty() {
        write!(text, "; may {}", legal.join(" ")).unwrap();
    }
    text
}

#[test]
fn every_view_at_every_step() {
    let mut game = TheGame::new(SetUp::parse(2, "fire", None).unwrap());
    let mut luck = Seeded::new(4);
    let mut text = String::new();
    loop {
        match game.waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => {
                let deal = draw(game.due().unwrap(), &mut luck);
                writeln!(text, "{deal}").unwrap();
                game.deal(&deal).unwrap();
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let action = game.random_action(seat, &mut luck).unwrap();
                writeln!(text, "{seat} {action}").unwrap();
                game.act(seat, action).unwrap();
            }
        }
        for viewer in Viewer::all(2) {
            writeln!(text, "{}", shown(&game.view(viewer))).unwrap();
        }
    }
    writeln!(text, "result {}", game.outcome().unwrap()).unwrap();
    insta::assert_snapshot!(text);
}
