//! The analysis for programs.

use super::Told;
use super::report::is_mistake;
use crate::play::shown::Shown;
use arena::analysis::{Account, Choice, Expectation};
use bots::{Estimate, Reason};
use serde_json::{Map, Value as Json, json};
use tabletop::Seat;

impl<G: Shown> Told<'_, G> {
    pub(super) fn json(&self) -> Json {
        let header = self.record.header();
        let analysis = &self.analysis;
        let tallies = Seat::all(header.players).map(|seat| {
            let tally = analysis.tally(seat);
            json!({
                "seat": seat.number(),
                "evaluated": tally.evaluated,
                "forced": tally.forced,
                "mistakes": tally.mistakes,
                "cost": value(tally.cost),
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
            "accounts": analysis.accounts.iter().map(account).collect::<Vec<_>>(),
            "tallies": tallies.collect::<Vec<_>>(),
            "turning_points": points.collect::<Vec<_>>(),
        })
    }

    fn choice(&self, choice: &Choice<G>) -> Json {
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
                "win": figure(since.by.win),
                "result": figure(since.by.result),
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

fn account(account: &Account) -> Json {
    json!({
        "seat": account.seat.map(Seat::number),
        "start": value(account.start),
        "luck": value(account.luck),
        "revision": value(account.revision),
        "cost": value(account.cost),
        "end": value(account.end),
        "last": account.last.map(value),
    })
}

fn value(value: Expectation) -> Json {
    json!({ "win": figure(value.win), "result": figure(value.result) })
}

fn figure(figure: Estimate) -> Json {
    json!({ "mean": figure.mean, "error": figure.error })
}
