//! The analysis: how the result was moving, which choices cost most, and what was luck.

use super::chart::{Chart, DASHES, Line, drawing, lines};
use super::course::{CostlyTurn, by_size, costly};
use super::numbers::{change, tenths};
use super::watching::Watching;
use crate::link::AnalysisState;
use crate::parts::Icon;
use crate::say;
use leptos::prelude::*;
use worker::{Analysis, ValueBreakdown, ValueEstimate};

/// All of it, or the way to it.
#[component]
pub(super) fn AnalysisPanel(watching: Watching) -> impl IntoView {
    // Progress alone draws nothing anew.
    let kind = Memo::new(move |_| watching.analysis.with(std::mem::discriminant));
    move || {
        // Reading the memo makes it watch the analysis; to track it alone would not.
        kind.get();
        match watching.analysis.get_untracked() {
            AnalysisState::Idle => asks(watching),
            AnalysisState::Running(..) => runs(watching),
            AnalysisState::Failed => panel(view! { <p>{move || say!("analysis-failed")}</p> }.into_any()),
            AnalysisState::Done(analysis) => done(watching, &analysis),
        }
    }
}

fn panel(inside: AnyView) -> AnyView {
    view! {
        <section class="panel lessons">
            <h2>{move || say!("analysis")}</h2>
            {inside}
        </section>
    }
    .into_any()
}

fn asks(watching: Watching) -> AnyView {
    let inside = view! {
        <p class="sub">{move || say!("analysis-about")}</p>
        <button class="btn primary" data-do="analyse" on:click=move |_| watching.analyse()>
            <Icon name="learn"/>
            {move || say!("analysis-start")}
        </button>
    };
    panel(inside.into_any())
}

fn runs(watching: Watching) -> AnyView {
    let part = move || {
        watching.analysis.with(|state| {
            if let AnalysisState::Running(done, total) = state { (*done, *total) } else { (0, 0) }
        })
    };
    let said = move || say!("analysis-progress", done = part().0, total = part().1);
    let inside = view! {
        <p role="status">{move || say!("analysis-running")}</p>
        <progress aria-label=move || say!("analysis-running") value=move || part().0 max=move || part().1.max(1)></progress>
        <p class="sub num" data-progress=move || part().0>{said}</p>
        <button class="btn" data-do="stop" on:click=move |_| watching.stop()>{move || say!("analysis-stop")}</button>
    };
    panel(inside.into_any())
}

fn done(watching: Watching, analysis: &Analysis) -> AnyView {
    let lost = costly(analysis);
    view! { {chart(watching, analysis, &lost)} {costs(watching, analysis, &lost)} {breakdowns(watching, analysis)} }.into_any()
}

fn chart(watching: Watching, analysis: &Analysis, lost: &[CostlyTurn<'_>]) -> AnyView {
    let turns = watching.course.with_value(|course| course.turns.len());
    let cooperative = analysis.cooperative;
    let drawn = lines(analysis, turns);
    let chart = Chart {
        lines: StoredValue::new(drawn.clone()),
        cooperative,
        turns,
        lost: StoredValue::new(lost.iter().map(|lost| (lost.turn, lost.worst.seat)).collect()),
        turn: watching.turn,
        own: Memo::new(move |_| watching.play.seat()),
    };
    let title = move || if cooperative { say!("chart-left") } else { say!("chart-win") };
    let legend = (drawn.len() > 1).then(|| {
        let sample = |(place, line): (usize, &Line)| {
            let seat = line.seat.unwrap_or_default();
            let dash = DASHES.get(place).copied().unwrap_or("none");
            view! {
                <li>
                    <svg viewBox="0 0 32 8" aria-hidden="true"><path d="M0 4H32" class="curve" stroke-dasharray=dash></path></svg>
                    {move || watching.name(seat)}
                </li>
            }
        };
        let samples = drawn.iter().enumerate().map(sample).collect_view();
        view! { <ul class="legend" aria-hidden="true">{samples}</ul> }
    });
    view! {
        <section class="panel">
            <h2>{title}</h2>
            {drawing(chart, 340.0, "only-narrow")}
            {drawing(chart, 520.0, "only-wide")}
            {legend}
            <div class="sr">{table(watching, drawn, cooperative)}</div>
        </section>
    }
    .into_any()
}

/// The chart in numbers, for those who can't see it.
fn table(watching: Watching, lines: Vec<Line>, cooperative: bool) -> AnyView {
    let turns = watching.course.with_value(|course| course.turns.len());
    let body = move || {
        let rows = lines.iter().flat_map(|line| line.points.iter().map(|point| (line.seat, *point)));
        rows.map(|(seat, (turn, value))| {
            let name = seat.map(|seat| watching.name(seat)).unwrap_or_default();
            let turn = if turn < turns { (turn + 1).to_string() } else { say!("replay-end") };
            view! { <tr><td>{turn}</td><td>{name}</td><td>{tenths(value)}</td></tr> }
        })
        .collect_view()
    };
    view! {
        <table>
            <caption>{move || if cooperative { say!("chart-left") } else { say!("chart-win") }}</caption>
            <thead>
                <tr>
                    <th scope="col">{move || say!("turn")}</th>
                    <th scope="col">{move || say!("cost-who")}</th>
                    <th scope="col">{move || say!("chart-expected")}</th>
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
    }
    .into_any()
}

/// The turns that cost most.
fn costs(watching: Watching, analysis: &Analysis, lost: &[CostlyTurn<'_>]) -> AnyView {
    let cooperative = analysis.cooperative;
    let mut worst = lost.to_vec();
    by_size(&mut worst, cooperative);
    let most = worst.first().map_or(1.0, |lost| size(lost.result, lost.win, cooperative));
    let rows: Vec<AnyView> = worst.iter().map(|lost| row(watching, lost, cooperative, most)).collect();
    let none = rows.is_empty();
    view! {
        <section class="panel">
            <h2>{move || say!("cost-title")}</h2>
            {none.then(|| view! { <p class="sub">{move || say!("cost-none")}</p> })}
            <ol class="losses">{rows}</ol>
        </section>
    }
    .into_any()
}

/// A loss in the unit of the chart: cards, or percent.
fn size(result: f64, win: f64, cooperative: bool) -> f64 {
    if cooperative { result } else { 100.0 * win }
}

fn row(watching: Watching, lost: &CostlyTurn<'_>, cooperative: bool, most: f64) -> AnyView {
    let (turn, event, seat) = (lost.turn, lost.worst.event, lost.worst.seat);
    let (win, result) = (lost.win, lost.result);
    let amount = move || {
        if cooperative {
            say!("cost-cards", cards = tenths(result))
        } else {
            say!("cost-win", percent = tenths(100.0 * win), points = tenths(result))
        }
    };
    let view = lost.worst.view.as_ref();
    let view = view.and_then(|view| {
        watching.replayed.with_untracked(|replayed| {
            let mut table = replayed.table.clone();
            table.you.seat = Some(seat.number());
            watching.board.read_view(&table, view)
        })
    });
    let words = StoredValue::new((view, lost.worst.played.clone(), lost.worst.best.clone()));
    let played = move || {
        words.with_value(|(view, played, _)| {
            let said = view.as_ref().map(|view| watching.say(view, [played.as_str()].into_iter()));
            say!("cost-played", what = said.unwrap_or_else(|| played.clone()))
        })
    };
    let better = move || {
        words.with_value(|(view, _, best)| {
            let said = view.as_ref().map(|view| watching.say(view, best.iter().map(String::as_str)));
            say!("better", what = said.unwrap_or_else(|| best.join(", ")))
        })
    };
    let width = (90.0 * size(result, win, cooperative) / most.max(0.1)).clamp(2.0, 90.0).round();
    let who = move || say!("replay-turn-who", turn = turn + 1, name = watching.name(seat));
    view! {
        <li class:on=move || watching.turn.get() == turn>
            <button data-lost=turn + 1 on:click=move |_| watching.go_to_choice(event, seat)>
                <b>{who}</b>
                <span class="amount num">
                    <svg viewBox="0 0 90 8" aria-hidden="true"><rect width=width height="8" rx="2"></rect></svg>
                    {amount}
                </span>
                <span class="did">{played}</span>
                <span class="best">{better}</span>
            </button>
        </li>
    }
    .into_any()
}

/// What was luck, and what was not.
fn breakdowns(watching: Watching, analysis: &Analysis) -> AnyView {
    let cooperative = analysis.cooperative;
    let value = |value: ValueEstimate| value.result.mean;
    // With cards left more is worse: what is good there is a minus.
    let good = if cooperative { -1.0 } else { 1.0 };
    let rows: Vec<AnyView> = analysis
        .breakdowns
        .iter()
        .map(|breakdown| {
            let ValueBreakdown { seat, start, luck, revision, cost, end, .. } = *breakdown;
            let name = move || seat.map_or_else(|| say!("account-all"), |seat| watching.name(seat));
            let number = move |text: String| view! { <td class="num">{text}</td> };
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    {move || number(tenths(value(start)))}
                    {move || number(change(good * value(luck)))}
                    {move || number(change(-good * value(cost)))}
                    {move || number(change(good * value(revision)))}
                    {move || number(tenths(value(end)))}
                </tr>
            }
            .into_any()
        })
        .collect();
    let head = |key: &'static str| view! { <th scope="col">{move || say!(key)}</th> };
    let unit = move || if cooperative { say!("account-cards") } else { say!("account-points") };
    view! {
        <section class="panel">
            <h2>{move || say!("account-title")}</h2>
            <p class="sub">{unit}</p>
            <table class="account">
                <thead>
                    <tr>
                        <td></td>
                        {head("account-start")}
                        {head("luck")}
                        {head("choices")}
                        {head("account-revised")}
                        {head("account-end")}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <p class="sub">{move || say!("account-about")}</p>
        </section>
    }
    .into_any()
}
