//! Errors in views that were read from outside.

/// An error in a view that was read from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{field}` {problem}")]
pub struct ViewError {
    field: &'static str,
    problem: &'static str,
}

impl ViewError {
    /// The field that is wrong.
    pub const fn field(self) -> &'static str {
        self.field
    }
}

/// Fails unless the condition holds: the field contradicts the rest of the view, the set-up or the rules.
pub const fn require(holds: bool, field: &'static str) -> Result<(), ViewError> {
    if holds { Ok(()) } else { Err(ViewError { field, problem: "does not go with the rest of the view" }) }
}

/// Fails unless the field has a value exactly when it is due.
pub const fn require_when_due<T>(value: &Option<T>, due: bool, field: &'static str) -> Result<(), ViewError> {
    match (value, due) {
        (None, true) => Err(ViewError { field, problem: "is missing" }),
        (Some(_), false) => Err(ViewError { field, problem: "can't be there now" }),
        _ => Ok(()),
    }
}
