//! What is wrong with a view that somebody else wrote down.

/// What is wrong with a view that somebody else wrote down. Each names the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// Something must be there now.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// Something can't be there now.
    #[error("`{0}` can't be there now")]
    Surplus(&'static str),
    /// A number, card or name that the game does not have, or too many of them.
    #[error("`{0}` is not what the game has")]
    Unknown(&'static str),
    /// It contradicts the rest of the view, or the rules.
    #[error("`{0}` does not go with the rest of the view")]
    Contradiction(&'static str),
}

impl ViewError {
    /// Fails with a contradiction in this field unless the condition holds.
    pub const fn unless(holds: bool, field: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::Contradiction(field)) }
    }
}
