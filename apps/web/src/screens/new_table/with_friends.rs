//! What a table of the server has beside its game: who may come, and how much time there is.

use super::super::form::{numbers, select, switch};
use super::Desk;
use super::draft::Timing;
use crate::key;
use leptos::prelude::*;

/// Seconds for a choice.
static CHOICE: [(u32, &str, u32); 6] = [
    (15, key!("seconds"), 15),
    (30, key!("seconds"), 30),
    (60, key!("minutes"), 1),
    (120, key!("minutes"), 2),
    (300, key!("minutes"), 5),
    (900, key!("minutes"), 15),
];
/// Seconds in the bank.
static BANK: [(u32, &str, u32); 6] = [
    (0, key!("bank-none"), 0),
    (60, key!("minutes"), 1),
    (120, key!("minutes"), 2),
    (300, key!("minutes"), 5),
    (600, key!("minutes"), 10),
    (1200, key!("minutes"), 20),
];
/// Days for a choice.
static DAYS: [(u32, &str, u32); 5] = [
    (1, key!("days"), 1),
    (2, key!("days"), 2),
    (3, key!("days"), 3),
    (7, key!("days"), 7),
    (14, key!("days"), 14),
];
/// Seconds until a bot plays for somebody who is away.
static PATIENCE: [(u32, &str, u32); 5] = [
    (0, key!("patience-never"), 0),
    (30, key!("seconds"), 30),
    (120, key!("minutes"), 2),
    (300, key!("minutes"), 5),
    (900, key!("minutes"), 15),
];

/// The part of the form.
pub(super) fn table(desk: Desk) -> AnyView {
    let public = (desk.part(|draft| draft.public), desk.change(|draft, on| draft.public = on));
    let spectators = (desk.part(|draft| draft.spectators), desk.change(|draft, on| draft.spectators = on));
    let timing = desk.part(|draft| draft.timing);
    view! {
        {switch("public", key!("table-public"), key!("table-public-about"), public.0, public.1)}
        {switch("spectators", key!("table-spectators"), key!("table-spectators-about"), spectators.0, spectators.1)}
        {clock(desk, timing)}
        {move || time(desk, timing.get())}
        <Show when=move || timing.get() != Timing::Days>
            {numbers(
                "patience",
                key!("table-patience"),
                &PATIENCE,
                desk.part(|draft| draft.patience),
                desk.change(|draft, seconds| draft.patience = seconds),
            )}
        </Show>
    }
    .into_any()
}

fn clock(desk: Desk, timing: Signal<Timing>) -> AnyView {
    let key = |timing: Timing| match timing {
        Timing::None => key!("clock-none"),
        Timing::Seconds => key!("clock-seconds"),
        Timing::Days => key!("clock-days"),
    };
    let all = [Timing::None, Timing::Seconds, Timing::Days];
    let options =
        all.map(|timing| (key(timing).to_owned(), Signal::derive(move || crate::say!(key(timing)))));
    let set = desk.change(move |draft, chosen: String| {
        draft.timing = all.into_iter().find(|timing| key(*timing) == chosen).unwrap_or_default();
    });
    let label = Signal::derive(|| crate::say!("clock-label"));
    select(
        "clock".to_owned(),
        label,
        options.into(),
        Signal::derive(move || key(timing.get()).to_owned()),
        set,
    )
}

/// How much time there is, once there is a clock.
fn time(desk: Desk, timing: Timing) -> Option<AnyView> {
    match timing {
        Timing::None => None,
        Timing::Seconds => Some(
            view! {
                <div class="pair">
                    {numbers(
                        "choice",
                        key!("clock-choice"),
                        &CHOICE,
                        desk.part(|draft| draft.choice),
                        desk.change(|draft, seconds| draft.choice = seconds),
                    )}
                    {numbers(
                        "bank",
                        key!("clock-bank"),
                        &BANK,
                        desk.part(|draft| draft.bank),
                        desk.change(|draft, seconds| draft.bank = seconds),
                    )}
                </div>
                <p class="small sub">{move || crate::say!("clock-about")}</p>
            }
            .into_any(),
        ),
        Timing::Days => Some(numbers(
            "days",
            key!("clock-choice"),
            &DAYS,
            desk.part(|draft| draft.days),
            desk.change(|draft, days| draft.days = days),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Clock;

    #[test]
    fn every_clock_that_can_be_chosen_is_sound() {
        for (choice, ..) in CHOICE {
            for (bank, ..) in BANK {
                assert!(Clock::RealTime { choice, bank }.is_sound());
            }
        }
        assert!(DAYS.iter().all(|(days, ..)| Clock::Slow { days: *days }.is_sound()));
        assert!(PATIENCE.iter().all(|(seconds, ..)| *seconds == 0 || *seconds >= 10));
    }
}
