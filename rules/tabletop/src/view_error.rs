//! What is wrong with a view that was read from outside.

/// What is wrong with a view that was read from outside. Each error names the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// The field is missing, but must be there now.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// The field is there, but can't be now.
    #[error("`{0}` can't be there now")]
    Surplus(&'static str),
    /// The field holds a number, card or name that the game does not have, or too many of them.
    #[error("`{0}` is not what the game has")]
    Unknown(&'static str),
    /// The field contradicts the rest of the view, or the rules.
    #[error("`{0}` does not go with the rest of the view")]
    Contradiction(&'static str),
}

impl ViewError {
    /// Fails with a contradiction in this field unless the condition holds.
    pub const fn unless(holds: bool, field: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::Contradiction(field)) }
    }
}
