//! The analysis of a game, as plain data for the page.

use crate::advice::told_reasons;
use crate::replay::NotARecord;
use crate::{FromWorker, Reasons, post};
use arena::analysis::{AnalysisLimits, AnalysisOptions, ValueBreakdown, ValueEstimate};
use arena::{ThinkingBudget, Threads};
use bots::Playable;
use protocol::{ViewFields, Wired};
use record::{Record, match_game};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How many playouts a choice may take. Not a time, so that the same game gets the same analysis on every device.
const NODES: u64 = 1600;

/// The seed of the sampled worlds: always the same, for the same reason.
const SEED: u64 = 1;

/// The analysis of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// Every choice that was evaluated, in the order of the record.
    pub choices: Vec<AnalysedChoice>,
    /// One for the team in a cooperative game, otherwise one for each seat that had a choice.
    pub breakdowns: Vec<ValueBreakdown>,
    /// Whether all win or lose together.
    pub cooperative: bool,
}

/// A choice compared with the best.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AnalysedChoice {
    /// The number of its turn, from 1.
    pub turn: usize,
    /// The number of its event in the record, from 0.
    pub event: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The choice.
    pub played: String,
    /// The best choice and the rest of its turn. Never empty.
    pub best: Vec<String>,
    /// The reasons for the best choice, most important first.
    pub reasons: Reasons,
    /// The value of the best choice to the seat.
    pub best_value: ValueEstimate,
    /// The cost of the choice. Above 0 is bad.
    pub cost: ValueEstimate,
    /// Whether the cost is large and sure enough to call the choice a mistake.
    pub mistake: bool,
    /// The view of the seat before it chose, if the choice was a mistake.
    pub view: Option<ViewFields>,
}

/// Analyses a record, and posts its progress to the page.
pub(super) fn analyse(text: &str) -> Result<Analysis, NotARecord> {
    let record: Record = text.parse()?;
    match_game!(record.game()?, G => of::<G>(&record))
}

fn of<G: Wired + Playable>(record: &Record) -> Result<Analysis, NotARecord> {
    let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(NODES), threads: Threads::ONE, stop: None };
    let options = AnalysisOptions { limits, seat: None, seed: SEED };
    let mut posted = usize::MAX;
    let analysis = arena::analysis::analyse::<G>(record, None, &options, &mut |done, total| {
        if done != posted {
            posted = done;
            post(&FromWorker::Progress { done, total }, "");
        }
    })?;
    Ok(plain(analysis, record))
}

fn plain<G: Wired + Playable>(analysis: arena::analysis::Analysis<G>, record: &Record) -> Analysis {
    let plain_choice = |choice: arena::analysis::AnalysedChoice<G>| {
        let comparison = choice.comparison?;
        Some(AnalysedChoice {
            turn: choice.turn,
            event: record.lines().iter().position(|line| line.number == choice.line)?,
            seat: choice.seat,
            played: choice.played.to_string(),
            best: comparison.best.iter().map(ToString::to_string).collect(),
            reasons: told_reasons(comparison.reasons),
            best_value: comparison.best_value,
            cost: comparison.cost,
            mistake: comparison.mistake,
            view: comparison.mistake.then(|| ViewFields::of(&choice.view)),
        })
    };
    Analysis {
        choices: analysis.choices.into_iter().filter_map(plain_choice).collect(),
        breakdowns: analysis.breakdowns,
        cooperative: G::COOPERATIVE,
    }
}
