//! How much a bot may think.

use crate::{Alone, Crew};

/// What limits the thinking. Asked often and from every thread that helps, so it must be quick.
pub trait Budget: Sync {
    /// How much of the budget is spent after so many nodes: 0 nothing, 1 or more all. A node is one candidate played
    /// out in one imagined world. A budget of time looks at its clock instead; a budget that is taken back answers
    /// with infinity, and the bot answers at once with what it has.
    fn spent(&self, nodes: u64) -> f64;
}

/// A budget in nodes: the choice is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nodes(pub u64);

impl Budget for Nodes {
    fn spent(&self, nodes: u64) -> f64 {
        nodes as f64 / self.0.max(1) as f64
    }
}

/// How much a bot may think, and who helps.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The budget; that of the bot's level if none is given.
    pub budget: Option<&'a dyn Budget>,
    /// Who plays out worlds. What is chosen does not depend on it.
    pub crew: &'a dyn Crew,
}

impl Effort<'static> {
    /// As much as the level says, on this thread.
    pub const USUAL: Self = Self { budget: None, crew: &Alone };
}

impl<'a> Effort<'a> {
    /// So much, on this thread.
    #[must_use]
    pub fn of(budget: &'a dyn Budget) -> Self {
        Self { budget: Some(budget), crew: &Alone }
    }

    /// The same with the level's own budget where none was given.
    #[must_use]
    pub fn or(self, usual: &'a dyn Budget) -> Self {
        Self { budget: Some(self.budget.unwrap_or(usual)), ..self }
    }

    /// How much of the budget is spent after so many nodes; all of it if there is none or the work is called off.
    #[must_use]
    pub fn spent(&self, nodes: u64) -> f64 {
        if self.crew.is_called_off() {
            return f64::INFINITY;
        }
        self.budget.map_or(f64::INFINITY, |budget| budget.spent(nodes))
    }
}
