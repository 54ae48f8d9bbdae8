//! How the result was moving: a line over the turns, with a table behind it.

use leptos::prelude::*;
use tabletop::Seat;
use worker::{Analysis, ValueBreakdown, ValueEstimate};

/// How the expected result of a seat, or of the team, moved.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    /// The seat. None for the team of a cooperative game.
    pub(super) seat: Option<Seat>,
    /// A turn, from 0, and what could be expected when it came: cards left, or the chance to win in percent.
    pub(super) points: Vec<(usize, f64)>,
}

/// The lines of an analysis: cards left in a cooperative game, otherwise chances to win. They end with the game, which is
/// `turns` long.
pub(super) fn lines(analysis: &Analysis, turns: usize) -> Vec<Line> {
    let cooperative = analysis.cooperative;
    let value = |value: ValueEstimate| if cooperative { value.result.mean } else { 100.0 * value.win.mean };
    let line = |breakdown: &ValueBreakdown| {
        let mut points: Vec<(usize, f64)> = Vec::new();
        let own =
            analysis.choices.iter().filter(|choice| breakdown.seat.is_none_or(|seat| seat == choice.seat));
        for choice in own {
            let turn = choice.turn.saturating_sub(1);
            if points.last().is_none_or(|(last, _)| *last != turn) {
                points.push((turn, value(choice.best_value)));
            }
        }
        points.push((turns, value(breakdown.end)));
        Line { seat: breakdown.seat, points }
    };
    analysis.breakdowns.iter().map(line).collect()
}

/// The highest value that the chart shows: a whole ten.
fn top(lines: &[Line], cooperative: bool) -> f64 {
    let values = lines.iter().flat_map(|line| &line.points).map(|(_, value)| *value);
    if cooperative { (values.fold(9.0, f64::max) / 10.0).ceil() * 10.0 } else { 100.0 }
}

/// What a line is expected to be at a turn: between its points it goes straight.
fn at(line: &Line, turn: usize) -> Option<f64> {
    let after = line.points.iter().position(|(place, _)| *place >= turn)?;
    let (right, high) = *line.points.get(after)?;
    let Some((left, low)) = after.checked_sub(1).and_then(|before| line.points.get(before).copied()) else {
        return (right == turn).then_some(high);
    };
    let part = (turn - left) as f64 / (right - left).max(1) as f64;
    Some(low + (high - low) * part)
}

/// How each seat's line is dashed, so that colour is never needed.
pub(super) const DASHES: [&str; 6] = ["none", "7 4", "2 3", "10 3 2 3", "4 2", "1 4"];

/// What the chart is drawn from.
#[derive(Clone, Copy)]
pub(super) struct Chart {
    pub(super) lines: StoredValue<Vec<Line>>,
    pub(super) cooperative: bool,
    pub(super) turns: usize,
    /// The costly turns, from 0, and whose they are.
    pub(super) lost: StoredValue<Vec<(usize, Seat)>>,
    /// Which turn is shown, from 0.
    pub(super) turn: Memo<usize>,
    /// Whose line is thick, where there are several.
    pub(super) own: Memo<Option<Seat>>,
}

/// A drawing so wide.
pub(super) fn drawing(chart: Chart, width: f64, class: &'static str) -> AnyView {
    let (left, right, upper, lower) = (34.0, width - 12.0, 12.0, 166.0);
    let Chart { lines, cooperative, turns, lost, turn, own } = chart;
    let top = lines.with_value(|lines| top(lines, cooperative));
    let x = move |turn: usize| left + (right - left) * turn as f64 / turns.max(1) as f64;
    let y = move |value: f64| lower - (lower - upper) * (value / top).clamp(0.0, 1.0);
    let step = if top > 40.0 { 25.0 } else { 10.0 };
    let mut grid = Vec::new();
    let mut value = 0.0;
    while value <= top {
        let (height, label) = (y(value), whole(value));
        grid.push(
            view! {
                <path d=format!("M{} {}H{}", tenth(left), tenth(height), tenth(right)) class="grid"></path>
                <text x=tenth(left - 6.0) y=tenth(height + 4.0) text-anchor="end">{label}</text>
            }
            .into_any(),
        );
        value += step;
    }
    let every = [5, 10, 20, 50].into_iter().find(|every| turns <= every * 8).unwrap_or(100);
    let ticks: Vec<AnyView> = (every..turns)
        .step_by(every)
        .map(|turn| {
            view! { <text x=tenth(x(turn - 1)) y="184" text-anchor="middle">{turn.to_string()}</text> }
                .into_any()
        })
        .collect();
    let several = lines.with_value(Vec::len) > 1;
    let draw = move |line: &Line, place: usize| {
        let points: Vec<String> = line
            .points
            .iter()
            .map(|(turn, value)| format!("{} {}", tenth(x(*turn)), tenth(y(*value))))
            .collect();
        let path = format!("M{}", points.join("L"));
        let area = (!several).then(|| {
            let first = line.points.first().map_or(left, |(turn, _)| x(*turn));
            format!("{path}V{lower}H{}Z", tenth(first))
        });
        let seat = line.seat;
        view! {
            {area.map(|area| view! { <path d=area class="area"></path> })}
            <path
                d=path
                class="curve"
                class:own=move || !several || own.get() == seat
                stroke-dasharray=DASHES.get(place).copied().unwrap_or("none")
            ></path>
        }
        .into_any()
    };
    let drawn: Vec<AnyView> =
        lines.with_value(|lines| lines.iter().enumerate().map(|(place, line)| draw(line, place)).collect());
    let marks: Vec<AnyView> = lost.with_value(|lost| {
        let mark = |(turn, seat): &(usize, Seat)| {
            let value = lines.with_value(|lines| {
                lines
                    .iter()
                    .find(|line| line.seat.is_none_or(|own| own == *seat))
                    .and_then(|line| at(line, *turn))
            })?;
            let (x, y) = (x(*turn), y(value) - 12.0);
            let path = format!("M{} {}h8l-4 7Z", tenth(x - 4.0), tenth(y.max(upper)));
            Some(view! { <path d=path class="lost"></path> }.into_any())
        };
        lost.iter().filter_map(mark).collect()
    });
    let here = move || tenth(x(turn.get()));
    view! {
        <svg class=format!("chart {class}") viewBox=format!("0 0 {} 190", tenth(width)) aria-hidden="true">
            {grid}
            {ticks}
            {drawn}
            {marks}
            <line class="here" x1=here x2=here y1=tenth(upper - 4.0) y2=tenth(lower)></line>
        </svg>
    }
    .into_any()
}

/// A number for a drawing: tenths are enough.
fn tenth(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let (sign, size) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
    format!("{sign}{}.{}", size / 10, size % 10)
}

/// A whole number.
fn whole(value: f64) -> String {
    (value.round() as i64).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_straight_between_its_points() {
        let line = Line { seat: None, points: vec![(1, 20.0), (3, 10.0), (4, 40.0)] };
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(|turn| at(&line, turn)),
            [None, Some(20.0), Some(15.0), Some(10.0), Some(40.0), None]
        );
    }

    #[test]
    fn the_chart_ends_at_a_whole_ten() {
        let line = |value| [Line { seat: None, points: vec![(0, value)] }];
        assert_eq!([3.0, 20.0, 20.1].map(|value| top(&line(value), true)), [10.0, 20.0, 30.0]);
        assert_eq!(top(&line(3.0), false), 100.0);
    }

    #[test]
    fn numbers_of_drawings_have_tenths() {
        assert_eq!([0.0, 1.25, -0.5, -3.04].map(tenth), ["0.0", "1.3", "-0.5", "-3.0"]);
    }
}
