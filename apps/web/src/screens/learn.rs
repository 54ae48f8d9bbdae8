//! A first lesson: a real table with a real board, and somebody who says what to do.

mod glow;
pub mod lesson;

use super::rules::ways_on;
use super::table::{Announcer, with_board};
use super::{Lost, TopBar};
use crate::device;
use crate::games::{board_class, title};
use crate::link::LocalTable;
use crate::parts::Icon;
use glow::Glow;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use lesson::{LEVEL, Lesson, Step};
use protocol::http::NewTable;
use protocol::{GuestId, InviteKey, Reason, SeatPlan, TableId, TableRequest};
use record::GameName;
use table::Opening;

/// The screen: for a game that there is.
#[component]
pub fn Learn() -> impl IntoView {
    let parameters = use_params_map();
    let game = Memo::new(move |_| parameters.with(|map| map.get("game")?.parse::<GameName>().ok()));
    let again = RwSignal::new(());
    move || {
        again.track();
        match game.get().and_then(|game| Some((game, opening(&Lesson::of(game))?))) {
            Some((game, opening)) => lesson_screen(Lesson::of(game), opening, again),
            None => view! { <Lost/> }.into_any(),
        }
    }
}

/// The table of a lesson.
fn opening(lesson: &Lesson) -> Option<Opening> {
    let learner = GuestId::new(device::random());
    Some(Opening {
        table: TableId::new(device::random()),
        plan: NewTable {
            game: lesson.game,
            seats: vec![SeatPlan::Open, SeatPlan::Bot { level: LEVEL.to_owned() }],
            options: String::new(),
            deck: None,
            public: false,
            spectators: false,
            clock: None,
            patience: None,
            name: None,
        },
        host: learner.clone(),
        invite: InviteKey::new(device::random()),
        secret: lesson.secret(),
        seated: vec![(0, learner, untrack(|| crate::say!("you")).parse().ok()?)],
    })
}

/// How far a lesson has come.
#[derive(Clone, Copy)]
struct Course {
    lesson: Lesson,
    /// The number of the step.
    at: RwSignal<usize>,
    /// Whether something else was tried at this step.
    astray: RwSignal<bool>,
}

impl Course {
    fn step(self) -> Option<Step> {
        self.lesson.steps.get(self.at.get()).copied()
    }

    fn is_last(self) -> bool {
        self.at.get() + 1 == self.lesson.steps.len()
    }

    fn go_on(self) {
        self.astray.set(false);
        self.at.update(|at| *at += 1);
    }

    /// Lets only that through which is to be done now.
    fn guard(self, request: &TableRequest) -> Option<Reason> {
        let step = untrack(|| self.step());
        let fits = match request {
            TableRequest::Act { action, .. } => step.is_some_and(|step| step.accepts(action)),
            _ => false,
        };
        if fits {
            self.go_on();
            return None;
        }
        self.astray.set(true);
        let key = crate::key!("learn-not-now").to_owned();
        Some(Reason { text: key.clone(), key, arguments: Default::default() })
    }
}

fn lesson_screen(lesson: Lesson, opening: Opening, again: RwSignal<()>) -> AnyView {
    let table = LocalTable::passing(opening);
    let Some(play) = table.people().next().map(|learner| learner.play()) else { return ().into_any() };
    // Left when the screen goes.
    let _ = StoredValue::new_local(table);
    let course = Course { lesson, at: RwSignal::new(0), astray: RwSignal::new(false) };
    play.set_guard(move |request| course.guard(request));
    let glow = StoredValue::new_local(Glow::default());
    Effect::new(move |_| {
        let shows = course.step().map_or("", |step| step.shows);
        glow.update_value(|glow| glow.show(shows));
    });
    on_cleanup(move || glow.update_value(|glow| glow.show("")));
    let class = format!("board {} learning", board_class(lesson.game));
    let board = with_board(play, lesson.game, |board, play| board.draw(play));
    let name = Signal::derive(move || crate::say!("learn-title", game = crate::say!(title(lesson.game))));
    view! {
        <main class=class>
            <TopBar title=name>
                <button
                    class="tool"
                    aria-label=move || crate::say!("learn-again")
                    title=move || crate::say!("learn-again")
                    data-do="again"
                    on:click=move |_| again.set(())
                >
                    <Icon name="first" class="l"/>
                </button>
            </TopBar>
            {panel(course)}
            {board}
        </main>
        <Announcer play=play/>
    }
    .into_any()
}

/// What is said, how far it is, and the way on.
fn panel(course: Course) -> AnyView {
    let count = course.lesson.steps.len();
    let text = move || course.step().map(|step| crate::words::say(step.text, &[])).unwrap_or_default();
    let way = move || match course.step() {
        _ if course.is_last() => ways_on(course.lesson.game),
        Some(Step { wants: None, .. }) => view! {
            <button class="btn primary" data-do="next" on:click=move |_| course.go_on()>
                {crate::say!("learn-next")}
                <Icon name="next"/>
            </button>
        }
        .into_any(),
        _ => ().into_any(),
    };
    view! {
        <section class="lesson" aria-label=move || crate::say!("learn-lesson")>
            <p class="where num" data-step=move || (course.at.get() + 1).to_string()>
                {move || crate::say!("learn-step", step = course.at.get() + 1, steps = count)}
            </p>
            <div class="says" aria-live="polite">
                <p>{text}</p>
                {move || course.astray.get().then(|| view! { <p class="astray">{crate::say!("learn-not-now")}</p> })}
            </div>
            {way}
        </section>
    }
    .into_any()
}
