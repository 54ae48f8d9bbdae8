//! What a whole game can teach: the analysis of the arena, as plain data for the page.

use crate::advice::told_reasons;
use crate::replay::NotARecord;
use crate::{FromWorker, Reasons, post};
use arena::analysis::{
    AnalysedChoice, Analysis, AnalysisLimits, AnalysisOptions, ValueBreakdown, ValueEstimate, analyse,
};
use arena::{ThinkingBudget, Threads};
use bots::Playable;
use protocol::{ViewFields, Wired};
use record::{Record, match_game};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How much is thought about one choice. A number of tries, so that the same game gets the same answer on every device.
const NODES: u64 = 1600;

/// The number from which imagined worlds follow: always the same, for the same reason.
const SEED: u64 = 1;

/// What a whole game can teach.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Analysed {
    /// Every choice that could be weighed, in the order of the record.
    pub choices: Vec<Weighed>,
    /// One for all where they play together; else one for each seat that had something to choose.
    pub accounts: Vec<Accounted>,
    /// Whether all win or lose together.
    pub together: bool,
}

/// A choice against the best.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// Which turn it belongs to, from 1.
    pub turn: usize,
    /// Which event of the record it is, from 0.
    pub event: usize,
    /// Who chose.
    pub seat: u8,
    /// What was chosen.
    pub played: String,
    /// The best, and what would come after it in the same turn. Never empty.
    pub best: Vec<String>,
    /// Why that is the best, most telling first.
    pub reasons: Reasons,
    /// What could be expected of the best.
    pub best_worth: Worth,
    /// What it cost that it was not chosen. Above 0 is bad.
    pub cost: Worth,
    /// Whether that is enough, and sure enough, to be called a mistake.
    pub mistake: bool,
    /// What the seat saw, where it was a mistake.
    pub view: Option<ViewFields>,
}

/// What somebody can expect, or how much of it was won or lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The chance to win, shared wins in part.
    pub win: f64,
    /// Together: cards left. Apart: points ahead of the best other seat.
    pub result: f64,
}

impl From<ValueEstimate> for Worth {
    fn from(value: ValueEstimate) -> Self {
        Self { win: value.win.mean, result: value.result.mean }
    }
}

/// How the expectation of a seat, or of all together, moved from the first choice to the end. Above 0 is good in `luck` and
/// `noise`, and bad in `cost`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Accounted {
    /// Whose; nobody's where all play together.
    pub seat: Option<u8>,
    /// What could be expected at first.
    pub start: Worth,
    /// What deals and other seats' play brought.
    pub luck: Worth,
    /// What changed in the estimate although nothing happened.
    pub noise: Worth,
    /// What choices lost against the best.
    pub cost: Worth,
    /// How it ended.
    pub end: Worth,
}

impl From<ValueBreakdown> for Accounted {
    fn from(breakdown: ValueBreakdown) -> Self {
        Self {
            seat: breakdown.seat.map(Seat::number),
            start: breakdown.start.into(),
            luck: breakdown.luck.into(),
            noise: breakdown.revision.into(),
            cost: breakdown.cost.into(),
            end: breakdown.end.into(),
        }
    }
}

/// Looks at every choice of a game; tells the page how far it is meanwhile.
pub(super) fn look(text: &str) -> Result<Analysed, NotARecord> {
    let record: Record = text.parse()?;
    match_game!(record.game()?, G => of::<G>(&record))
}

fn of<G: Wired + Playable>(record: &Record) -> Result<Analysed, NotARecord> {
    let limits = AnalysisLimits { budget: ThinkingBudget::Nodes(NODES), threads: Threads::ONE, stop: None };
    let options = AnalysisOptions { limits, seat: None, seed: SEED };
    let mut told = usize::MAX;
    let analysis = analyse::<G>(record, None, &options, &mut |done, total| {
        if done != told {
            told = done;
            post(&FromWorker::Progress { done, total }, "");
        }
    })?;
    Ok(plain(analysis, record))
}

fn plain<G: Wired + Playable>(analysis: Analysis<G>, record: &Record) -> Analysed {
    let weighed = |choice: AnalysedChoice<G>| {
        let comparison = choice.comparison?;
        let mistake = comparison.cost.is_mistake();
        Some(Weighed {
            turn: choice.turn,
            event: record.lines().iter().position(|line| line.number == choice.line)?,
            seat: choice.seat.number(),
            played: choice.played.to_string(),
            best: comparison.best.iter().map(ToString::to_string).collect(),
            reasons: told_reasons(comparison.reasons),
            best_worth: comparison.best_value.into(),
            cost: comparison.cost.into(),
            mistake,
            view: mistake.then(|| ViewFields::of(&choice.view)),
        })
    };
    Analysed {
        choices: analysis.choices.into_iter().filter_map(weighed).collect(),
        accounts: analysis.breakdowns.into_iter().map(Accounted::from).collect(),
        together: G::COOPERATIVE,
    }
}
