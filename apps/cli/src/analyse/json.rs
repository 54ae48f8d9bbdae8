//! The analysis for programs.

use super::Told;
use crate::play::shown::Shown;
use arena::analysis::AnalysedChoice;
use serde_json::{Value as Json, json};
use tabletop::Seat;

impl<G: Shown> Told<'_, G> {
    pub(super) fn json(&self) -> Json {
        let header = self.record.header();
        let analysis = &self.analysis;
        let summaries = Seat::all(header.players).map(|seat| analysis.summary(seat));
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
            "breakdowns": analysis.breakdowns,
            "summaries": summaries.collect::<Vec<_>>(),
            "turning_points": analysis.turning_points(),
        })
    }

    /// A choice, and its reasons also as sentences.
    fn choice(&self, choice: &AnalysedChoice<G>) -> Json {
        let mut json = json!(choice);
        let told = json.get_mut("reasons").and_then(Json::as_array_mut);
        let reasons = choice.comparison.iter().flat_map(|comparison| &comparison.reasons);
        for (told, reason) in told.into_iter().flatten().zip(reasons) {
            told["text"] = json!(G::reason(reason, self.texts));
        }
        json
    }
}
