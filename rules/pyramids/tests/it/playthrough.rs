//! A short game with everything that every viewer sees at every step.
use pyramids::{Pyramids, SetUp, View};
use std::fmt::Write as _;
use tabletop::{Game as _, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw, pick};

const SHORT: &str = "deck short\ngame pyramids\nr 2=3 3=3 4=2 T=4\ny 2=3 3=2 T=3\ng\nb\n";

/// What a viewer sees, in a line or two.
fn shown(view: &View) -> String {
    let mut text = String::new();
    let who = view.viewer().seat().map_or("all".to_owned(), |seat| format!("seat {seat}"));
    write!(text, "  {who}: {:?}, pile {}", view.step, view.draw_pile).unwrap();
    if let Some(turn) = view.to_move() {
        write!(text, ", turn {turn}").unwrap();
    }
    if let Some(dealer) = view.dealer {
        write!(text, ", dealer {dealer}").unwrap();
    }
    if let Some(hand) = view.hand.as_ref() {
        write!(text, ", hand {hand:?}").unwrap();
    }
    let discards: Vec<String> = view.discards.cards().map(|card| card.to_string()).collect();
    write!(text, ", discards [{}]", discards.join(" ")).unwrap();
    for seat in Seat::all(view.set_up.players()) {
        let pyramids: Vec<String> =
            view.table.pyramids(seat).map(|pyramid| format!(" {pyramid}={}", view.points(pyramid))).collect();
        write!(
            text,
            "; {seat}: {} cards, {} points{}",
            view.hand_sizes[seat],
            view.score(seat),
            pyramids.concat()
        )
        .unwrap();
    }
    let mut legal: Vec<String> = view.legal_actions().iter().map(ToString::to_string).collect();
    legal.sort_unstable();
    if !legal.is_empty() {
        write!(text, "\n    may: {}", legal.join(", ")).unwrap();
    }
    if let Some(outcome) = view.outcome() {
        write!(text, "\n    result {outcome}").unwrap();
    }
    text
}

#[test]
fn every_view_at_every_step() {
    let mut game = Pyramids::new(SetUp::parse(2, "", Some(SHORT)).unwrap());
    let mut luck = Seeded::new(20);
    let mut text = String::new();
    loop {
        for viewer in Viewer::all(2) {
            writeln!(text, "{}", shown(&game.view(viewer))).unwrap();
        }
        match game.waiting() {
            Waiting::Nobody => break,
            Waiting::Dealer => {
                let deal = draw(game.due().unwrap(), &mut luck);
                writeln!(text, "{deal}").unwrap();
                game.deal(&deal).unwrap();
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = game.legal_actions(seat);
                legal.sort_unstable();
                let action = *pick(&legal, &mut luck).unwrap();
                writeln!(text, "{seat} {action}").unwrap();
                game.act(seat, action).unwrap();
            }
        }
    }
    insta::assert_snapshot!(text);
}
