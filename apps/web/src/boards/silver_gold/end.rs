//! The result, line by line.

use super::picture::tag;
use super::score::signed;
use crate::kit::draw::{drawn, each};
use crate::parts::Icon;
use crate::play::Play;
use crate::say;
use leptos::prelude::*;
use silver_gold::{Bonuses, Card, Colour, Points, ScoreCard, View};
use std::sync::Arc;
use tabletop::{Seat, Seats, SetUp as _, View as _};

/// What decided the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// One seat has the most points.
    Most(Seat),
    /// Several have them; this one completed the pyramid with the lowest number.
    Lowest(Seat, Card),
    /// They share the win.
    Shared(Seats),
}

/// What decided a game that is over.
#[must_use]
pub fn verdict(view: &View) -> Option<Verdict> {
    let ranking = view.outcome()?;
    let most = ranking.scores.iter().max()?;
    let tied = ranking.scores.iter().filter(|score| *score == most).count();
    let winner = ranking.winners.first()?;
    Some(if ranking.winners.len() > 1 {
        Verdict::Shared(ranking.winners)
    } else if tied > 1 {
        Verdict::Lowest(winner, view.completed(winner).min()?)
    } else {
        Verdict::Most(winner)
    })
}

/// A line of the result: its name, its icon, how it comes to its points, and the points.
struct Line {
    key: &'static str,
    icon: &'static str,
    points: fn(Points) -> i32,
    how: fn(&View, Seat) -> String,
}

const LINES: [Line; 5] = [
    Line {
        key: "sg-line-pyramids",
        icon: "tomb",
        points: |points| points.pyramids,
        how: |view, seat| format!("{} × {}", view.completed(seat).count(), Points::PYRAMID),
    },
    Line {
        key: "sg-line-torches",
        icon: "torch",
        points: |points| points.torches,
        how: |view, seat| format!("{} × {}", view.score_card(seat).torches(), silver_gold::ScoreCard::TORCH),
    },
    Line {
        key: "sg-line-bonuses",
        icon: "star",
        points: |points| points.bonuses,
        how: |view, seat| {
            let won = Colour::ALL.into_iter().flat_map(|colour| {
                view.bonuses
                    .of(colour)
                    .into_iter()
                    .zip(Bonuses::BOXES)
                    .filter(move |(who, _)| *who == Some(seat))
            });
            won.map(|(_, points)| points.to_string()).collect::<Vec<_>>().join(" + ")
        },
    },
    Line {
        key: "sg-line-gems",
        icon: "gem-red",
        points: |points| points.gems,
        how: |view, seat| {
            let card = view.score_card(seat);
            let (pairs, rest) = card.gem_pairs();
            format!("{pairs} × {} + {rest}", ScoreCard::GEM_PAIR)
        },
    },
    Line {
        key: "sg-line-skulls",
        icon: "skull",
        points: |points| -points.skull,
        how: |view, seat| say!("sg-skull-count", count = view.score_card(seat).skulls()),
    },
];

/// Who won, and why, in a sentence.
fn sentence(play: Play, view: &View) -> String {
    let you = |seat| if view.viewer().is(seat) { "yes" } else { "no" };
    let total = |seat| view.points(seat).total();
    match verdict(view) {
        Some(Verdict::Most(seat)) => {
            say!("sg-end-most", you = you(seat), name = play.name(seat), points = total(seat))
        }
        Some(Verdict::Lowest(seat, card)) => say!(
            "sg-end-lowest",
            you = you(seat),
            name = play.name(seat),
            points = total(seat),
            number = card.number()
        ),
        Some(Verdict::Shared(seats)) => say!("sg-end-shared", names = super::heading::names(play, seats)),
        None => String::new(),
    }
}

/// A row: its name, and a cell for each seat.
fn row(class: &'static str, name: AnyView, view: &View, cell: &dyn Fn(Seat) -> AnyView) -> AnyView {
    let cells =
        each(Seat::all(view.set_up.players()), |seat| view! { <td class="num">{cell(seat)}</td> }.into_any());
    view! { <tr class=class><th scope="row">{name}</th>{cells}</tr> }.into_any()
}

/// The end: who won and why, and each seat's points line by line.
pub fn result(play: Play, shown: Signal<Arc<View>>) -> AnyView {
    drawn(move || {
        let view = shown.get();
        let winners = view.outcome().map_or(Seats::NONE, |ranking| ranking.winners);
        let name = |seat: Seat| {
            let won = winners.contains(seat);
            let crown = if won { view! { <Icon name="great"/> }.into_any() } else { ().into_any() };
            view! {
                <th scope="col" class:won=won title=play.name(seat)>{crown} <span>{play.name(seat)}</span></th>
            }
            .into_any()
        };
        let line = |line: &Line| {
            let what = view! { <span class="what"><Icon name=line.icon/>{say!(line.key)}</span> }.into_any();
            row("", what, &view, &|seat| {
                let points = (line.points)(view.points(seat));
                view! {
                    <b class:bad={points < 0}>{signed(points)}</b>
                    <span class="how">{(line.how)(&view, seat)}</span>
                }
                .into_any()
            })
        };
        let lowest = |seat: Seat| view.completed(seat).min().map_or_else(|| "–".to_owned(), |card| card.to_string());
        let tie = match verdict(&view) {
            Some(Verdict::Lowest(..) | Verdict::Shared(_)) => {
                row("", say!("sg-line-lowest").into_any(), &view, &|seat| lowest(seat).into_any())
            }
            _ => ().into_any(),
        };
        let completed = row("tags", say!("sg-line-completed").into_any(), &view, &|seat| {
            let tags = each(view.completed(seat), |card| tag(shown, card));
            view! { <span class="sg-done">{tags}</span> }.into_any()
        });
        let total = |seat| signed(view.points(seat).total()).into_any();
        view! {
            <section class="sg-end">
                <h2>{sentence(play, &view)}</h2>
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            {each(Seat::all(view.set_up.players()), name)}
                        </tr>
                    </thead>
                    <tbody>
                        {each(&LINES, line)} {row("sum", say!("total").into_any(), &view, &total)}
                        {tie} {completed}
                    </tbody>
                </table>
            </section>
        }
        .into_any()
    })
    .into_any()
}
