//! Errors in views that were read from outside.

/// An error in a view that was read from outside. It names the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// The field must have a value now.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// The field can't have a value now.
    #[error("`{0}` can't be there now")]
    Surplus(&'static str),
    /// The field contradicts the rest of the view, the set-up or the rules.
    #[error("`{0}` does not go with the rest of the view")]
    Contradiction(&'static str),
}

impl ViewError {
    /// The field that is wrong.
    #[must_use]
    pub const fn field(self) -> &'static str {
        match self {
            Self::Missing(field) | Self::Surplus(field) | Self::Contradiction(field) => field,
        }
    }

    /// Fails with a contradiction in this field unless the condition holds.
    pub const fn unless(holds: bool, field: &'static str) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Self::Contradiction(field)) }
    }

    /// Fails unless the field has a value exactly when it must have one.
    pub const fn unless_due<T>(value: &Option<T>, due: bool, field: &'static str) -> Result<(), Self> {
        match (value, due) {
            (None, true) => Err(Self::Missing(field)),
            (Some(_), false) => Err(Self::Surplus(field)),
            _ => Ok(()),
        }
    }
}
