//! The analysis for programs.

use super::Told;
use super::report::is_mistake;
use crate::play::shown::Shown;
use arena::analysis::{AnalysedChoice, ValueBreakdown, ValueEstimate};
use bots::{Estimate, Reason};
use serde_json::{Map, Value as Json, json};
use tabletop::Seat;

impl<G: Shown> Told<'_, G> {
    pub(super) fn json(&self) -> Json {
        let header = self.record.header();
        let analysis = &self.analysis;
        let seat_summaries = Seat::all(header.players).map(|seat| {
            let summary = analysis.summary(seat);
            json!({
                "seat": seat.number(),
                "evaluated": summary.evaluated,
                "forced": summary.forced,
                "mistakes": summary.mistakes,
                "cost": value(summary.cost),
            })
        });
        let points = analysis.turning_points().into_iter().map(|point| {
            json!({
                "seat": point.seat.map(Seat::number),
                "choice": point.choice,
                "kind": point.kind,
                "change": figure(point.change),
            })
        });
        json!({
            "game": header.game,
            "players": header.players,
            "options": header.options,
            "seats": header.seats.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "cooperative": G::COOPERATIVE,
            "budget": self.budget.to_string(),
            "seed": self.seed,
            "over": analysis.over,
            "stopped": analysis.stopped,
            "choices": analysis.choices.iter().map(|choice| self.choice(choice)).collect::<Vec<_>>(),
            "breakdowns": analysis.breakdowns.iter().map(breakdown).collect::<Vec<_>>(),
            "summaries": seat_summaries.collect::<Vec<_>>(),
            "turning_points": points.collect::<Vec<_>>(),
        })
    }

    fn choice(&self, choice: &AnalysedChoice<G>) -> Json {
        let mut told = json!({
            "line": choice.line,
            "turn": choice.turn,
            "seat": choice.seat.number(),
            "played": choice.played.to_string(),
            "forced": choice.forced,
        });
        let (Some(comparison), Some(fields)) = (&choice.comparison, told.as_object_mut()) else {
            return told;
        };
        let since = comparison.since.map(|since| {
            json!({
                "win": figure(since.amount.win),
                "result": figure(since.amount.result),
                "happened": since.happened,
            })
        });
        let best: Vec<String> = comparison.best.iter().map(ToString::to_string).collect();
        let reasons: Vec<Json> = comparison.reasons.iter().map(|reason| self.reason(reason)).collect();
        for (name, field) in [
            ("best", json!(best)),
            ("best_value", value(comparison.best_value)),
            ("played_value", value(comparison.played_value)),
            ("cost", value(comparison.cost)),
            ("mistake", json!(is_mistake(choice))),
            ("since", json!(since)),
            ("reasons", json!(reasons)),
        ] {
            fields.insert(name.to_owned(), field);
        }
        told
    }

    fn reason(&self, reason: &Reason) -> Json {
        let arguments: Map<String, Json> =
            reason.arguments.iter().map(|(name, text)| ((*name).to_owned(), json!(text))).collect();
        json!({ "key": reason.key, "arguments": arguments, "text": G::reason(reason, self.texts) })
    }
}

fn breakdown(breakdown: &ValueBreakdown) -> Json {
    json!({
        "seat": breakdown.seat.map(Seat::number),
        "start": value(breakdown.start),
        "luck": value(breakdown.luck),
        "revision": value(breakdown.revision),
        "cost": value(breakdown.cost),
        "end": value(breakdown.end),
        "last": breakdown.last.map(value),
    })
}

fn value(value: ValueEstimate) -> Json {
    json!({ "win": figure(value.win), "result": figure(value.result) })
}

fn figure(figure: Estimate) -> Json {
    json!({ "mean": figure.mean, "error": figure.error })
}
