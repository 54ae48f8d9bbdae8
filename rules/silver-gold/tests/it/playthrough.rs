//! A game in pictures: every view at every step. `cargo insta review` shows what a change does to it.
use crate::common::picture;
use silver_gold::{Action, SetUp, SilverGold};
use std::fmt::Write as _;
use tabletop::{Game, Seeded, SetUp as _, Viewer, Waiting, draw};

/// So that pyramids are completed, the players of this game mark as much as they can.
fn size(action: &Action) -> u8 {
    match action {
        Action::Mark { squares, .. } => squares.len(),
        _ => 0,
    }
}

#[test]
fn two_players_see_what_they_may() {
    let mut luck = Seeded::new(2026);
    let mut game = SilverGold::new(SetUp::parse(2, "", None).unwrap());
    let mut text = String::new();
    let mut events = 0;
    while game.waiting() != Waiting::Nobody {
        let event = if let Some(due) = game.due() {
            let deal = draw(due, &mut luck);
            game.deal(&deal).unwrap();
            deal.to_string()
        } else {
            let Waiting::Seats(seats) = game.waiting() else { break };
            let seats: Vec<_> = seats.iter().collect();
            let seat = *tabletop::pick(&seats, &mut luck).unwrap();
            let legal = game.legal_actions(seat);
            let most = legal.iter().map(size).max().unwrap();
            let large: Vec<_> = legal.into_iter().filter(|action| size(action) == most).collect();
            let action = *tabletop::pick(&large, &mut luck).unwrap();
            game.act(seat, action).unwrap();
            format!("{seat} {action}")
        };
        writeln!(text, "> {event}").unwrap();
        events += 1;
        // The start at length, then only what a spectator sees.
        let viewers = Viewer::all(2).filter(|viewer| events <= 40 || *viewer == Viewer::Spectator);
        for viewer in viewers {
            writeln!(text, "{}", picture(&game.view(viewer))).unwrap();
        }
    }
    writeln!(text, "result {}", game.outcome().unwrap()).unwrap();
    insta::assert_snapshot!(text);
}
