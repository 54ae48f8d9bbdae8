//! What is asked, where the turn is, and how near the end is.

use super::desk::{Asked, Desk};
use crate::kit::draw::{click, drawn, text, words};
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use pyramids::{Pyramids, Step, View};
use tabletop::{Seat, SetUp as _};

/// The heading with the pile, the steps of the turn, and what everybody should know. `cards` opens the sheet with the cards, where there
/// is no rail.
pub fn status(desk: Desk, cards: RwSignal<bool>) -> AnyView {
    let pile = text(move || say!("py-pile", count = desk.view.with(|view| view.draw_pile)));
    view! {
        <div class="status">
            <h2 tabindex="-1" id="py-asked">{text(move || heading(desk))}</h2>
            <button
                type="button"
                class="chip num py-cards only-narrow"
                data-do="cards"
                aria-haspopup="dialog"
                on:click=click(move || cards.set(true))
            >
                <Icon name="pile"/>
                {pile}
                <span class="sr">{words("py-cards-open")}</span>
            </button>
            <span class="chip num only-wide">
                <Icon name="pile"/>
                {pile}
            </span>
        </div>
        <ol class="py-steps" aria-label=words("py-steps")>
            {drawn(move || steps(desk))}
        </ol>
        {drawn(move || notice(desk))}
    }
    .into_any()
}

/// What is asked of the viewer, or what is waited for.
fn heading(desk: Desk) -> String {
    let (asked, choices) = desk.now.with(|now| (now.asked, now.legal.len()));
    match asked {
        Asked::Swap => say!("py-ask-swap"),
        Asked::Play(left) if choices > 1 => say!("py-ask-play", left = left),
        Asked::Play(0) => say!("py-ask-played"),
        Asked::Play(_) => say!("py-ask-nothing-fits"),
        Asked::Last => say!("py-ask-last"),
        Asked::Discard(surplus) => {
            let picked = desk.chosen.with(|chosen| chosen.picks.len());
            say!("py-ask-discard", count = usize::from(surplus).saturating_sub(picked))
        }
        Asked::Nothing => desk.view.with(|view| waiting(desk, view)),
    }
}

fn waiting(desk: Desk, view: &View) -> String {
    let Some(seat) = view.to_move() else {
        return if view.step == Step::Over { say!("game-over") } else { say!("dealing") };
    };
    let name = desk.play.name(seat);
    match view.step {
        Step::Discard => say!("py-wait-discard", name = name),
        Step::LastRound { .. } => say!("py-wait-last", name = name),
        _ => say!("py-wait-play", name = name),
    }
}

/// How far a step of the turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Past,
    Now,
    Ahead,
}

/// The three steps of a turn: draw, play, discard. Nothing where there are no steps.
fn progress(step: Step) -> Option<[Progress; 3]> {
    use Progress::{Ahead, Now, Past};
    match step {
        Step::Draw => Some([Now, Ahead, Ahead]),
        Step::Redraw(_) | Step::Play { .. } => Some([Past, Now, Ahead]),
        Step::Discard => Some([Past, Past, Now]),
        Step::Dealer | Step::Deal(_) | Step::LastRound { .. } | Step::Over => None,
    }
}

fn steps(desk: Desk) -> AnyView {
    let step = desk.view.with(|view| view.step);
    let Some(progress) = progress(step) else {
        let last = matches!(step, Step::LastRound { .. }).then(|| say!("py-step-last")).unwrap_or_default();
        return view! { <li class="on">{last}</li> }.into_any();
    };
    let playing = match step {
        Step::Play { left, .. } => say!("py-step-playing", played = Pyramids::PLAYS.saturating_sub(left)),
        _ => say!("py-step-play"),
    };
    let names = [say!("py-step-draw"), playing, say!("py-step-discard")];
    let item = |(progress, name): (Progress, String)| {
        let (class, current) = match progress {
            Progress::Past => ("past", None),
            Progress::Now => ("on", Some("step")),
            Progress::Ahead => ("", None),
        };
        view! { <li class=class aria-current=current>{name}</li> }.into_any()
    };
    progress.into_iter().zip(names).map(item).collect::<Vec<AnyView>>().into_any()
}

/// What everybody should know about the end, if it is near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Near {
    /// The last round is played, and this seat is last.
    LastRound(Seat),
    /// The pile is empty: the last round comes behind this turn.
    PileEmpty,
    /// One more complete pyramid in front of this seat ends the game.
    OneMore(Seat),
    /// So many turns at most until the pile is empty.
    Turns(u8),
}

fn near(view: &View) -> Option<Near> {
    if let Some(last) = view.last_round_ends_with() {
        return Some(Near::LastRound(last));
    }
    view.to_move()?;
    if view.draw_pile == 0 {
        return Some(Near::PileEmpty);
    }
    let most = Seat::all(view.set_up.players())
        .filter(|seat| view.needs_one_more(*seat))
        .max_by_key(|seat| view.score(*seat));
    let turns = view.turns_to_last_round();
    most.map(Near::OneMore).or_else(|| (turns <= view.set_up.players()).then_some(Near::Turns(turns)))
}

fn notice(desk: Desk) -> AnyView {
    let Some(near) = desk.view.with(|view| near(view)) else { return ().into_any() };
    let said = match near {
        Near::LastRound(last) if desk.is_own(last) => say!("py-notice-last-own"),
        Near::LastRound(last) => say!("py-notice-last", name = desk.play.name(last)),
        Near::PileEmpty => say!("py-notice-pile"),
        Near::OneMore(seat) if desk.is_own(seat) => say!("py-notice-five-own"),
        Near::OneMore(seat) => say!("py-notice-five", name = desk.play.name(seat)),
        Near::Turns(turns) => say!("py-notice-turns", count = turns),
    };
    view! {
        <p class="py-notice">
            <Icon name="timer"/>
            <span>{said}</span>
        </p>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Game as _, Viewer};

    #[test]
    fn a_turn_has_three_steps() {
        use Progress::{Ahead, Now, Past};
        assert_eq!(progress(Step::Play { left: 2, exchange: false }), Some([Past, Now, Ahead]));
        assert_eq!(progress(Step::Redraw(1)), Some([Past, Now, Ahead]));
        assert_eq!(progress(Step::LastRound { ends_with: Seat::FIRST }), None);
    }

    #[test]
    fn the_end_is_told_only_when_it_is_near() {
        let mut game = Pyramids::new(pyramids::SetUp::parse(2, "", None).unwrap());
        for deal in ["dealer 0", "deal 0 r2 r2 r2 r3 r3", "deal 1 y2 y2 y2 y3 y3", "draw 1 g2 g2"] {
            game.deal(&deal.parse().unwrap()).unwrap();
        }
        assert_eq!(near(&game.view(Viewer::Spectator)), None);
    }
}
