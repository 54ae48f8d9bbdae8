//! The timeline: one lane for each seat, a block for each turn, and the way from turn to turn.

use super::course::{Course, costly};
use super::watching::Watching;
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use std::fmt::Write as _;
use wasm_bindgen::JsCast;

/// How wide the drawing is, whatever the screen is.
const WIDTH: f64 = 1000.0;

/// How high a lane is.
const LANE: usize = 13;

/// The timeline with its buttons.
#[component]
pub(super) fn Timeline(watching: Watching) -> impl IntoView {
    let turns = watching.course.with_value(|course| course.turns.len());
    let seats = watching.seats().len();
    let where_ = move || {
        let turn = watching.turn.get();
        if turn < turns { say!("replay-turn-of", turn = turn + 1, turns = turns) } else { say!("replay-end") }
    };
    let spoken = move || {
        let turn = watching.turn.get();
        let seat = watching.course.with_value(|course| course.turns.get(turn).map(|turn| turn.seat));
        match seat {
            Some(seat) => format!("{}, {}", where_(), watching.name(seat)),
            None => where_(),
        }
    };
    let names = watching.seats().map(move |seat| view! { <span>{move || watching.name(seat)}</span> });
    let drawing = move || {
        let costly = watching.analysis.with(|state| {
            state.done().map(|analysis| costly(analysis).iter().map(|lost| lost.turn).collect::<Vec<_>>())
        });
        let lost = costly.unwrap_or_default();
        watching.course.with_value(|course| Drawing::of(course, &lost))
    };
    let drawing = Memo::new(move |_| drawing());
    let height = seats * LANE + 9;
    let (block, left) =
        (WIDTH / turns.max(1) as f64, move |turn: usize| WIDTH * turn as f64 / turns.max(1) as f64);
    let past = move || left((watching.turn.get() + 1).min(turns)).round();
    let here = move || left(watching.turn.get()).min(WIDTH - block / 2.0).round();
    let to = move |event: &leptos::ev::PointerEvent| {
        let line = event.current_target().and_then(|line| line.dyn_into::<web_sys::Element>().ok());
        let Some(line) = line.map(|line| line.get_bounding_client_rect()) else { return };
        let part = (f64::from(event.client_x()) - line.left()) / line.width().max(1.0);
        let turn = (part.clamp(0.0, 1.0) * turns as f64) as usize;
        watching.go_to_turn(turn.min(turns.saturating_sub(1)));
    };
    let button = move |icon: &'static str, key: &'static str, act: fn(Watching)| {
        view! {
            <button
                class="tool"
                data-do=key
                aria-label=move || say!(key)
                title=move || say!(key)
                on:click=move |_| act(watching)
            >
                <Icon name=icon class="l"/>
            </button>
        }
        .into_any()
    };
    let run = move |_| if watching.runs.get_untracked() { watching.runs.set(false) } else { watching.run() };
    let run_label = move || if watching.runs.get() { say!("replay-pause") } else { say!("replay-play") };
    let run_icon = Signal::derive(move || if watching.runs.get() { "pause" } else { "play" });
    view! {
        <footer class="tl">
            <div class="in">
                <div class="lanes">
                    <span class="names" aria-hidden="true">{names.collect_view()}</span>
                    <svg
                        class="course"
                        viewBox=format!("0 0 {WIDTH} {height}")
                        height=height.to_string()
                        preserveAspectRatio="none"
                        role="slider"
                        tabindex="0"
                        aria-label=move || say!("turn")
                        aria-valuemin="1"
                        aria-valuemax=turns + 1
                        aria-valuenow=move || watching.turn.get() + 1
                        aria-valuetext=spoken
                        on:pointerdown=move |event| to(&event)
                        on:pointermove=move |event| if event.buttons() == 1 { to(&event) }
                    >
                        <defs>
                            <clipPath id="tl-past"><rect width=past height=height></rect></clipPath>
                        </defs>
                        <path class="rule" d=rules(seats)></path>
                        <path class="later" d=move || drawing.with(|drawing| drawing.all.clone())></path>
                        <path class="done" clip-path="url(#tl-past)" d=move || drawing.with(|drawing| drawing.plain.clone())></path>
                        <path class="lost" d=move || drawing.with(|drawing| drawing.lost.clone())></path>
                        <rect class="at" x=here y="1" width=block.max(6.0) height=height - 9></rect>
                    </svg>
                </div>
                <div class="ctl">
                    <span class="where num" data-turn=move || watching.turn.get() + 1>{where_}</span>
                    {button("first", "replay-first", |watching| watching.go_to_turn(0))}
                    {button("back", "replay-previous", |watching| watching.turn(false))}
                    <button class="btn primary ico" data-do="replay-run" aria-label=run_label title=run_label on:click=run>
                        <Icon name=run_icon class="l"/>
                    </button>
                    {button("next", "replay-next", |watching| watching.turn(true))}
                    {button("last", "replay-last", |watching| watching.go(usize::MAX))}
                </div>
            </div>
        </footer>
    }
}

/// The lines of the lanes.
fn rules(seats: usize) -> String {
    (0..seats).fold(String::new(), |mut path, seat| {
        // Writing to a text can't fail.
        let _ = write!(path, "M0 {}H{WIDTH}", seat * LANE + 8);
        path
    })
}

/// The blocks of all turns, as paths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Drawing {
    all: String,
    plain: String,
    /// Costly ones, each with a tick below the lanes.
    lost: String,
}

impl Drawing {
    fn of(course: &Course, lost: &[usize]) -> Self {
        let width = WIDTH / course.turns.len().max(1) as f64;
        let lanes = course.turns.iter().map(|turn| usize::from(turn.seat.number()) + 1).max().unwrap_or(0);
        let mut drawing = Self::default();
        for (number, turn) in course.turns.iter().enumerate() {
            // Whole numbers: a thousandth of the line is less than anybody sees.
            let left = (number as f64 * width + width * 0.1).round() as i64;
            let wide = ((width * 0.8).round() as i64).max(2);
            let high = usize::from(turn.seat.number()) * LANE + 3;
            let block = format!("M{left} {high}h{wide}v10h-{wide}Z");
            drawing.all.push_str(&block);
            if lost.contains(&number) {
                let (tick, low) = (left + wide / 2 - 2, lanes * LANE + 3);
                drawing.lost.push_str(&block);
                // Writing to a text can't fail.
                let _ = write!(drawing.lost, "M{tick} {low}h4v5h-4Z");
            } else {
                drawing.plain.push_str(&block);
            }
        }
        drawing
    }
}

#[cfg(test)]
mod tests {
    use super::super::course::Turn;
    use super::*;
    use tabletop::Seat;

    #[test]
    fn every_turn_is_a_block_in_its_lane_and_costly_ones_have_a_tick() {
        let turn = |seat, from| Turn { seat: Seat::new(seat).unwrap(), from, until: from + 1 };
        let course = Course { turns: vec![turn(0, 0), turn(1, 1)], end: 2 };
        let drawing = Drawing::of(&course, &[1]);
        assert_eq!(drawing.plain, "M50 3h400v10h-400Z");
        assert_eq!(drawing.lost, "M550 16h400v10h-400ZM748 29h4v5h-4Z");
        assert_eq!(drawing.all, "M50 3h400v10h-400ZM550 16h400v10h-400Z");
        assert_eq!(Drawing::of(&Course::default(), &[]), Drawing::default());
        assert_eq!(rules(2), "M0 8H1000M0 21H1000");
    }
}
