//! The course of a game as a picture: choices are drops, luck is slopes.

use super::Told;
use crate::play::numbers::change;
use crate::play::shown::Shown;
use crate::play::texts::say;
use arena::analysis::{TurningPoint, TurningPointKind, ValueBreakdown};
use std::fmt::Write;
use tabletop::Seat;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 480.0;
/// Left, right, top and bottom of the field.
const FIELD: (f64, f64, f64, f64) = (70.0, 860.0, 60.0, 410.0);
/// One for each seat, dark enough to be told from white; dashes tell them apart without colours.
const LINES: [(&str, &str); 6] = [
    ("#1b4f9c", "none"),
    ("#b3261e", "8 4"),
    ("#2e6b2e", "2 3"),
    ("#7a4b9d", "12 3 2 3"),
    ("#8a5a00", "5 5"),
    ("#00696b", "1 5"),
];

/// The course of one breakdown: where its line goes.
struct Line {
    seat: Option<Seat>,
    /// Place and chance, and the standard error where the best was weighed.
    points: Vec<(f64, f64, Option<f64>)>,
}

impl<G: Shown> Told<'_, G> {
    /// The chart as an SVG file.
    pub(super) fn chart(&self) -> String {
        let texts = self.texts;
        let title = say!(texts, "an-chart-title", game = G::TITLE);
        let mut body = String::new();
        self.axes(&mut body);
        let lines: Vec<Line> =
            self.analysis.breakdowns.iter().map(|breakdown| self.line(breakdown)).collect();
        for line in &lines {
            self.draw(line, &mut body);
        }
        let mut places = Vec::new();
        for point in self.analysis.turning_points() {
            self.mark(&point, &lines, &mut places, &mut body);
        }
        let legend = escaped(&say!(texts, "an-chart-legend"));
        let _ =
            writeln!(body, "<text x=\"{}\" y=\"{}\" class=\"small\">{legend}</text>", FIELD.0, HEIGHT - 14.0);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n\
             <title>{0}</title>\n<style>text {{ font: 13px sans-serif; fill: #222 }} .small {{ font-size: 11px }} \
             .mark {{ paint-order: stroke; stroke: #fff; stroke-width: 4px }} .title {{ font-size: 17px }}</style>\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n\
             <text x=\"{1}\" y=\"30\" class=\"title\">{0}</text>\n{body}</svg>\n",
            escaped(&title),
            FIELD.0
        )
    }

    /// The field, percent on the left, turns below.
    fn axes(&self, body: &mut String) {
        let texts = self.texts;
        let (left, right, _, bottom) = FIELD;
        for percent in [0, 25, 50, 75, 100] {
            let y = height(f64::from(percent) / 100.0);
            let _ = writeln!(
                body,
                "<path d=\"M{left} {y:.1}H{right}\" stroke=\"#ccc\"/><text x=\"{}\" y=\"{:.1}\" \
                 text-anchor=\"end\">{percent} %</text>",
                left - 8.0,
                y + 4.0
            );
        }
        let turns: Vec<(usize, usize)> = self
            .analysis
            .choices
            .chunk_by(|a, b| a.turn == b.turn)
            .scan(0, |start, turn| {
                let first = *start;
                *start += turn.len();
                Some((first, turn.first().map_or(0, |choice| choice.turn)))
            })
            .collect();
        let step = turns.len().div_ceil(12).max(1);
        for (first, turn) in turns.iter().step_by(step) {
            let x = self.across(*first as f64);
            let _ = writeln!(
                body,
                "<path d=\"M{x:.1} {bottom}v5\" stroke=\"#222\"/><text x=\"{x:.1}\" y=\"{}\" \
                 text-anchor=\"middle\">{turn}</text>",
                bottom + 19.0
            );
        }
        let _ = writeln!(
            body,
            "<path d=\"M{left} {}V{bottom}H{right}\" fill=\"none\" stroke=\"#222\"/>\n\
             <text x=\"{right}\" y=\"{}\" text-anchor=\"end\">{}</text>\n<text x=\"{left}\" y=\"50\">{}</text>",
            FIELD.2,
            bottom + 36.0,
            escaped(&say!(texts, "turn")),
            escaped(&say!(texts, "an-chart-win"))
        );
    }

    /// Where a choice stands between left and right.
    fn across(&self, number: f64) -> f64 {
        let count = self.analysis.choices.len().max(1) as f64;
        FIELD.0 + (FIELD.1 - FIELD.0) * number / count
    }

    fn line(&self, breakdown: &ValueBreakdown) -> Line {
        let mut points = Vec::new();
        for (number, choice) in self.analysis.choices.iter().enumerate() {
            let own = breakdown.seat.is_none_or(|seat| seat == choice.seat);
            let Some(comparison) = choice.comparison.as_ref().filter(|_| own) else { continue };
            let best = comparison.best_value.win;
            points.push((number as f64, best.mean, best.error));
            points.push((number as f64, comparison.played_value.win.mean, None));
        }
        if breakdown.last.is_some() {
            points.push((self.analysis.choices.len() as f64, breakdown.end.win.mean, None));
        }
        Line { seat: breakdown.seat, points }
    }

    fn draw(&self, line: &Line, body: &mut String) {
        let (colour, dash) = pen(line.seat);
        let mut path = String::new();
        for (index, (place, chance, error)) in line.points.iter().enumerate() {
            let (x, y) = (self.across(*place), height(*chance));
            let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
            if let Some(error) = error.filter(|error| *error > 0.0) {
                let (above, below) = (height(chance + error), height(chance - error));
                let _ = writeln!(
                    body,
                    "<path d=\"M{x:.1} {above:.1}V{below:.1}\" stroke=\"{colour}\" stroke-opacity=\"0.35\"/>"
                );
            }
        }
        let _ = writeln!(
            body,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\"/>"
        );
        let Some((place, chance, _)) = line.points.last() else { return };
        let name = match line.seat {
            Some(seat) => say!(self.texts, "an-account-seat", seat = seat),
            None => say!(self.texts, "account-all"),
        };
        let seats = f64::from(line.seat.map_or(0, Seat::number));
        let _ = writeln!(
            body,
            "<text x=\"{:.1}\" y=\"{:.1}\" style=\"fill: {colour}\">{}</text>",
            self.across(*place) + 6.0,
            // Lines that end at the same chance must not share a place.
            height(*chance) + 4.0 + if *chance > 0.5 { 13.0 * seats } else { -13.0 * seats },
            escaped(&name)
        );
    }

    /// Marks a turning point with a sign and in words, above or below what is marked already.
    fn mark(&self, point: &TurningPoint, lines: &[Line], places: &mut Vec<(f64, f64)>, body: &mut String) {
        let texts = self.texts;
        let number = point.choice.unwrap_or(self.analysis.choices.len()) as f64;
        let line = lines.iter().find(|line| line.seat == point.seat);
        let mut on = line.into_iter().flat_map(|line| &line.points).filter(|(place, ..)| *place == number);
        let chance = match point.kind {
            TurningPointKind::Luck => on.next(),
            TurningPointKind::Choice => on.next_back(),
        };
        let Some((_, chance, _)) = chance else { return };
        let (x, y) = (self.across(number), height(*chance));
        let by = change(point.change.mean * 100.0, 0, texts);
        let words = match point.kind {
            TurningPointKind::Choice => say!(texts, "an-chart-choice", change = by),
            TurningPointKind::Luck => say!(texts, "an-chart-luck", change = by),
        };
        let (colour, _) = pen(point.seat);
        let sign = match point.kind {
            TurningPointKind::Choice => format!("M{:.1} {:.1}l6 -10h-12z", x, y + 5.0),
            TurningPointKind::Luck => format!("M{:.1} {:.1}l6 6l-6 6l-6 -6z", x, y - 6.0),
        };
        // Below a fall, above a rise, but never outside the field.
        let up = if point.change.mean >= 0.0 { y > FIELD.2 + 26.0 } else { y > FIELD.3 - 26.0 };
        let mut label = y + if up { -12.0 } else { 20.0 };
        while places.iter().any(|(a, b)| (a - x).abs() < 110.0 && (b - label).abs() < 14.0) {
            label += if up { -14.0 } else { 14.0 };
        }
        places.push((x, label));
        let _ = writeln!(
            body,
            "<path d=\"{sign}\" fill=\"{colour}\"/><text x=\"{x:.1}\" y=\"{label:.1}\" class=\"small mark\" \
             text-anchor=\"middle\">{}<title>{}</title></text>",
            escaped(&words),
            escaped(&self.turning_line(point))
        );
    }
}

/// The colour and the dashes of a seat's line.
fn pen(seat: Option<Seat>) -> (&'static str, &'static str) {
    let number = usize::from(seat.map_or(0, Seat::number));
    LINES.get(number).copied().unwrap_or(("#222", "none"))
}

/// Where a chance stands between top and bottom.
fn height(chance: f64) -> f64 {
    FIELD.3 - (FIELD.3 - FIELD.2) * chance.clamp(0.0, 1.0)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
