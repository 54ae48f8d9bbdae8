//! The result, pyramid by pyramid.

use super::names::{self, sign};
use super::spoken;
use super::stack::Stack;
use crate::kit::draw::classes;
use crate::parts::Icon;
use crate::play::Play;
use crate::say;
use leptos::prelude::*;
use pyramids::{Pyramid, Pyramids, View};
use std::cmp::Reverse;
use tabletop::{Seat, SetUp as _, View as _};

/// The seats from the best to the last.
fn ranked(view: &View) -> Vec<Seat> {
    names::ordered(Seat::all(view.set_up.players()), |seat| {
        Reverse((view.score(*seat), view.table.complete(*seat)))
    })
}

/// The pyramids of a seat as they are explained: those that count most first.
fn listed(view: &View, seat: Seat) -> Vec<Pyramid> {
    let worth = |pyramid: &Pyramid| Reverse((pyramid.is_complete(), view.points(*pyramid), pyramid.stones()));
    names::ordered(view.table.pyramids(seat), worth)
}

/// Whether complete pyramids had to decide between equal points.
fn was_tied(view: &View) -> bool {
    let best = Seat::all(view.set_up.players()).map(|seat| view.score(seat)).max();
    let equal = Seat::all(view.set_up.players()).filter(|seat| Some(view.score(*seat)) == best).count();
    view.outcome().is_some_and(|outcome| usize::from(outcome.winners.len()) < equal)
}

/// What ended the game, as far as the table tells.
fn ended(play: Play, view: &View) -> String {
    let six = Seat::all(view.set_up.players()).find(|seat| view.table.complete(*seat) >= Pyramids::COMPLETE);
    match six {
        Some(seat) if view.viewer().is(seat) => say!("py-end-six-own"),
        Some(seat) => say!("py-end-six", name = play.name(seat)),
        None => say!("py-end-pile"),
    }
}

/// The result: who has won, why the game ended, and what each seat has.
pub fn result(play: Play, view: &View) -> AnyView {
    let tied = was_tied(view).then(|| say!("py-end-tied"));
    let scores: Vec<AnyView> = ranked(view).into_iter().map(|seat| score(play, view, seat)).collect();
    view! {
        <section class="py-end">
            <h2 class="py-won">{spoken::winners(play, view)}</h2>
            <p class="sub">{ended(play, view)} " " {tied}</p>
            <div class="py-scores">{scores}</div>
        </section>
    }
    .into_any()
}

/// One seat, line by line.
fn score(play: Play, view: &View, seat: Seat) -> AnyView {
    let lines: Vec<AnyView> = listed(view, seat).into_iter().map(|pyramid| line(view, pyramid)).collect();
    let none = lines.is_empty().then(|| say!("py-plot-empty"));
    let won = view.outcome().is_some_and(|outcome| outcome.winners.contains(seat));
    let crown = won.then(|| view! { <Icon name="great"/> }.into_any());
    let name = play.name(seat);
    let name =
        if view.viewer().is(seat) && name != say!("you") { say!("seat-you", name = name) } else { name };
    let total = view.score(seat);
    view! {
        <table class=classes(&[("panel py-score", true), ("won", won)]) data-seat=seat.number().to_string()>
            <caption>
                {crown}
                <b>{name}</b>
                <span class="what">{say!("py-what-own", complete = view.table.complete(seat))}</span>
            </caption>
            <thead>
                <tr>
                    <th scope="col">{say!("py-end-pyramid")}</th>
                    <th scope="col">{say!("py-end-stones")}</th>
                    <th scope="col">{say!("points")}</th>
                </tr>
            </thead>
            <tbody>{lines} {none.map(|none| view! { <tr><td colspan="3">{none}</td></tr> }.into_any())}</tbody>
            <tfoot>
                <tr>
                    <th scope="row" colspan="2">
                        {say!("total")}
                    </th>
                    <td class="num" data-total=total.to_string()>
                        {total.to_string()}
                    </td>
                </tr>
            </tfoot>
        </table>
    }
    .into_any()
}

/// One pyramid: what it is made of, what it counts.
fn line(view: &View, pyramid: Pyramid) -> AnyView {
    let points = view.points(pyramid);
    let sum = pyramid.floors().map(|floor| floor.to_string()).collect::<Vec<_>>().join(" + ");
    let double = (points > 0 && pyramid.is_great()).then(|| {
        view! {
            <span class="double" aria-hidden="true">
                " ×2 "
                <Icon name="great"/>
            </span>
            <span class="sr">{say!("py-end-great")}</span>
        }
        .into_any()
    });
    let open = (!pyramid.is_complete())
        .then(|| view! { <span class="small">{say!("py-end-open")}</span> }.into_any());
    view! {
        <tr class=classes(&[("open", !pyramid.is_complete())])>
            <th scope="row">
                <Stack pyramid size=8.5/>
                <span class="made">
                    <Icon name=sign(pyramid.colour())/>
                    <span class="sr">{names::pyramid(pyramid)}</span>
                    <span class="num" aria-hidden="true">{sum}</span>
                </span>
            </th>
            <td class="num">{pyramid.stones().to_string()} {double} " " {open}</td>
            <td class="num">{points.to_string()}</td>
        </tr>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game as _, Seeded, Viewer, Waiting, draw};

    /// A game played at random to its end.
    fn over(seed: u64) -> View {
        let mut luck = Seeded::new(seed);
        let mut game = Pyramids::new(pyramids::SetUp::parse(3, "", None).unwrap());
        loop {
            match game.waiting() {
                Waiting::Nobody => return game.view(Viewer::Spectator),
                Waiting::Dealer => game.deal(&draw(game.due().unwrap(), &mut luck)).unwrap(),
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let action = game.random_action(seat, &mut luck).unwrap();
                    game.act(seat, action).unwrap();
                }
            }
        }
    }

    #[test]
    fn the_lines_of_a_seat_add_up_to_its_score() {
        for seed in 0..20 {
            let view = over(seed);
            for seat in Seat::all(3) {
                let lines = listed(&view, seat);
                assert_eq!(lines.len(), view.table.pyramids(seat).count());
                assert_eq!(lines.iter().map(|pyramid| view.points(*pyramid)).sum::<i32>(), view.score(seat));
                assert!(lines.is_sorted_by_key(|pyramid| !pyramid.is_complete()));
            }
        }
    }

    #[test]
    fn a_winner_comes_first() {
        for seed in 0..20 {
            let view = over(seed);
            assert!(view.outcome().unwrap().winners.contains(ranked(&view)[0]), "seed {seed}");
        }
    }
}
