//! The question whether a choice may be taken back.

use crate::play::Play;
use leptos::prelude::*;
use protocol::TableRequest;
use tabletop::Seat;

/// Asks those who have not answered; whoever asked may withdraw.
#[component]
pub(super) fn UndoQuestion(play: Play) -> impl IntoView {
    let answer = move |agree: bool| move |_| play.ask(TableRequest::AnswerUndo { agree });
    move || {
        let table = play.table.get()?;
        let (undo, own) = (table.undo.as_ref()?, table.you.seat?);
        let name = Seat::new(undo.seat).map(|seat| play.name(seat)).unwrap_or_default();
        if undo.seat == own {
            return Some(
                view! {
                    <div class="banner" role="status">
                        <p>{crate::say!("undo-waits")}</p>
                        <button class="btn" on:click=answer(false)>{crate::say!("undo-withdraw")}</button>
                    </div>
                }
                .into_any(),
            );
        }
        undo.waiting.contains(&own).then(|| {
            view! {
                <div class="banner" role="alert">
                    <p>{crate::say!("undo-question", name = name)}</p>
                    <button class="btn primary" on:click=answer(true)>{crate::say!("undo-agree")}</button>
                    <button class="btn" on:click=answer(false)>{crate::say!("undo-refuse")}</button>
                </div>
            }
            .into_any()
        })
    }
}
