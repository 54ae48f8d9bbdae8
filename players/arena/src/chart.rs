//! The results as a chart. Each has a dot for the mean, a line for the 95 % interval, and the numbers beside them.

use crate::{IntervalEstimate, Report, Row};
use std::fmt::Write as _;

const WIDTH: f64 = 780.0;
/// The width of the names, left of the panels.
const NAMES: f64 = 190.0;
/// The width of a panel. The numbers stand to its right.
const PANEL: f64 = 380.0;
const LINE: f64 = 34.0;

impl Report {
    /// The results as an SVG image: the shares of wins above the points or cards left.
    #[must_use]
    pub fn svg(&self, title: &str) -> String {
        let rows = self.rows();
        let panel_height = 70.0 + LINE * rows.len() as f64;
        let height = 70.0 + 2.0 * panel_height + 24.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height:.0}\" width=\"{WIDTH}\" height=\"{height:.0}\" \
             font-family=\"system-ui, sans-serif\" font-size=\"14\" fill=\"#1b1b1b\" role=\"img\" aria-label=\"{0}\">\n\
             <title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n",
            escaped(title)
        );
        text(&mut svg, 20.0, 32.0, "start", "font-size=\"18\" font-weight=\"600\"", title);
        let under = format!("{} games, seed {}; lines are 95 % intervals", self.games, self.seed);
        text(&mut svg, 20.0, 54.0, "start", "fill=\"#555555\"", &under);
        let fair = (!self.cooperative).then(|| 1.0 / f64::from(self.players.max(1)));
        let rates = Panel {
            top: 70.0,
            name: "share of wins",
            low: 0.0,
            high: 1.0,
            mark: fair,
            number: |value| format!("{:.1}", 100.0 * value),
            unit: " %",
            tick: |value| format!("{:.0} %", 100.0 * value),
        };
        rates.draw(&mut svg, &rows, |row| Some(row.rate));
        let scores = rows.iter().filter_map(|row| row.score);
        let ends = scores.flat_map(|score| score.interval.unwrap_or([score.mean; 2]));
        let (low, high) = ends.fold((0.0_f64, 1.0_f64), |(low, high), end| (low.min(end), high.max(end)));
        let step = nice_step((high - low) / 5.0);
        let scores = Panel {
            top: 70.0 + panel_height,
            name: self.score_name(),
            low: (low / step).floor() * step,
            high: (high / step).ceil() * step,
            mark: None,
            number: |value| format!("{value:.2}"),
            unit: "",
            tick: |value| format!("{value:.0}"),
        };
        scores.draw(&mut svg, &rows, |row| row.score);
        svg.push_str("</svg>\n");
        svg
    }
}

/// The panel of one column of the results.
struct Panel {
    top: f64,
    name: &'static str,
    low: f64,
    high: f64,
    /// The value of every bot if all were equal.
    mark: Option<f64>,
    number: fn(f64) -> String,
    unit: &'static str,
    tick: fn(f64) -> String,
}

impl Panel {
    fn x(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low).max(1e-9);
        NAMES + PANEL * part.clamp(0.0, 1.0)
    }

    fn draw(&self, svg: &mut String, rows: &[Row], estimate: impl Fn(&Row) -> Option<IntervalEstimate>) {
        let (first, last) = (self.top + 44.0, self.top + 44.0 + LINE * rows.len() as f64);
        text(svg, 20.0, self.top + 24.0, "start", "font-weight=\"600\"", self.name);
        for index in 0..=5 {
            let value = self.low + (self.high - self.low) * f64::from(index) / 5.0;
            let x = self.x(value);
            line(svg, x, first, last, "stroke=\"#dddddd\"");
            text(svg, x, self.top + 36.0, "middle", "font-size=\"12\" fill=\"#555555\"", &(self.tick)(value));
        }
        if let Some(mark) = self.mark {
            let x = self.x(mark);
            line(svg, x, first, last, "stroke=\"#555555\" stroke-dasharray=\"4 4\"");
            text(svg, x, last + 14.0, "middle", "font-size=\"12\" fill=\"#555555\"", "all equal");
        }
        for (index, row) in rows.iter().enumerate() {
            let y = first + LINE * (index as f64 + 0.5);
            text(svg, NAMES - 14.0, y + 5.0, "end", "", &short(&row.name));
            let numbers = estimate(row).map_or_else(|| "–".to_owned(), |estimate| self.dot(svg, y, estimate));
            text(svg, NAMES + PANEL + 14.0, y + 5.0, "start", "", &numbers);
        }
    }

    /// Draws an estimate at this height, and returns its numbers as text.
    fn dot(&self, svg: &mut String, y: f64, estimate: IntervalEstimate) -> String {
        let mut numbers = format!("{}{}", (self.number)(estimate.mean), self.unit);
        if let Some(ends) = estimate.interval {
            let [from, to] = ends.map(|end| self.x(end));
            let top = y - 5.0;
            let _ = write!(
                svg,
                "<path d=\"M{from:.1} {y:.1}H{to:.1}M{from:.1} {top:.1}v10M{to:.1} {top:.1}v10\" stroke=\"#1f4e79\" stroke-width=\"2\" fill=\"none\"/>"
            );
            let [low, high] = ends.map(self.number);
            let _ = write!(numbers, " ({low} to {high})");
        }
        let x = self.x(estimate.mean);
        let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#1f4e79\"/>");
        numbers
    }
}

/// The least number that is 1, 2 or 5 times a power of ten and not below `least`.
fn nice_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.max(1e-9).log10().floor());
    let fits = |factor: &f64| factor * power >= least;
    [1.0, 2.0, 5.0].into_iter().find(fits).unwrap_or(10.0) * power
}

fn short(name: &str) -> String {
    let short: String = name.chars().take(22).collect();
    if name.chars().nth(22).is_some() { format!("{short}…") } else { short }
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, style: &str, text: &str) {
    // Writing to a string can't fail.
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" {style}>{}</text>",
        escaped(text)
    );
}

/// A vertical line.
fn line(svg: &mut String, x: f64, top: f64, bottom: f64, style: &str) {
    let _ = writeln!(svg, "<line x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{bottom:.1}\" {style}/>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_texts_are_escaped() {
        assert_eq!([0.9, 1.0, 3.0, 26.0].map(nice_step), [1.0, 1.0, 5.0, 50.0]);
        assert_eq!(escaped("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
