//! The time limits of a table.

use crate::Millis;
use serde::{Deserialize, Serialize};

/// The time limit of choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// For players who are all at the table: seconds for each choice, and a reserve (`bank`) for choices that take longer.
    RealTime {
        /// Seconds for each choice, from 5 to 3600.
        #[cfg_attr(feature = "openapi", schema(minimum = 5, maximum = 3600))]
        choice: u32,
        /// Seconds in the reserve of each seat, at most 36,000; none by default.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", schema(maximum = 36_000))]
        bank: u32,
    },
    /// For players who look in now and then.
    Slow {
        /// Days for each choice, from 1 to 30.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 30))]
        days: u32,
    },
}

impl Clock {
    /// Whether all numbers are within their bounds.
    #[must_use]
    pub const fn is_sound(self) -> bool {
        match self {
            Self::RealTime { choice, bank } => choice >= 5 && choice <= 3600 && bank <= 36_000,
            Self::Slow { days } => days >= 1 && days <= 30,
        }
    }

    /// Milliseconds for each choice.
    #[must_use]
    pub const fn choice(self) -> Millis {
        match self {
            Self::RealTime { choice, .. } => choice as Millis * 1000,
            Self::Slow { days } => days as Millis * 86_400_000,
        }
    }

    /// Milliseconds in the reserve at the start.
    #[must_use]
    pub const fn bank(self) -> Millis {
        match self {
            Self::RealTime { bank, .. } => bank as Millis * 1000,
            Self::Slow { .. } => 0,
        }
    }
}

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Time {
    /// The milliseconds that the reserve of each seat had when its current choice began.
    pub bank: Vec<Millis>,
    /// The time when each seat that must choose runs out of time, its reserve included.
    pub until: Vec<Option<Millis>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_without_a_bank_has_none_in_it() {
        let clock: Clock = serde_json::from_str(r#"{"kind":"real-time","choice":30}"#).unwrap();
        assert_eq!(clock, Clock::RealTime { choice: 30, bank: 0 });
        assert_eq!(serde_json::to_string(&clock).unwrap(), r#"{"kind":"real-time","choice":30,"bank":0}"#);
    }
}
