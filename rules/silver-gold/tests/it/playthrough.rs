//! A game in pictures: every view at every step. `cargo insta review` shows what a change does to it.
use crate::common::{held, torches};
use silver_gold::{Action, SetUp, SilverGold, Step, View};
use std::fmt::Write as _;
use tabletop::{Game, Seat, Seeded, SetUp as _, View as _, Viewer, Waiting, draw};

/// The players mark as much as they can, so that they complete pyramids.
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
        // All viewers at the start, then only the spectator.
        let viewers = Viewer::all(2).filter(|viewer| events <= 40 || *viewer == Viewer::Spectator);
        for viewer in viewers {
            writeln!(text, "{}", picture(&game.view(viewer))).unwrap();
        }
    }
    writeln!(text, "result {}", game.outcome().unwrap()).unwrap();
    insta::assert_snapshot!(text);
}

/// Everything a view shows, in a few lines.
fn picture(view: &View) -> String {
    let players = view.set_up.players();
    let viewer = view.viewer().seat().map_or("spectator".to_owned(), |seat| format!("seat {seat}"));
    let mut text = format!("{viewer} sees {:?}", view.step);
    let or_dash = |text: String| if text.is_empty() { "-".to_owned() } else { text };
    let display = or_dash(view.display.to_string());
    write!(
        text,
        " round {} left {} display {display} pile {}",
        view.round, view.expeditions_left, view.draw_pile
    )
    .unwrap();
    if let Some(shape) = view.expedition {
        write!(text, " expedition {shape}").unwrap();
    }
    if let Some(hand) = view.hand {
        write!(text, " hand {hand}").unwrap();
    }
    if let Some(pair) = view.kept {
        write!(text, " kept {}", pair.set()).unwrap();
    }
    if !matches!(view.step, Step::Over) {
        write!(text, " done {:?} wanted {:?} legal {}", view.done, view.wanted(), view.legal_actions().len())
            .unwrap();
    }
    for seat in Seat::all(players) {
        let card = view.score_card(seat);
        let completed = view.completed(seat).map(|card| card.to_string()).collect::<Vec<_>>().join(",");
        write!(
            text,
            "\n  {seat}: {} | r{} g{} t{} s{} | completed {} | {}",
            or_dash(held(view, seat)),
            card.red(),
            card.green(),
            or_dash(torches(card)),
            card.skulls(),
            or_dash(completed),
            view.points(seat).total()
        )
        .unwrap();
    }
    text
}
