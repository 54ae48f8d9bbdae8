//! Why the server does not do what it is asked: to clients what to do, to the log what is behind it.

use crate::tables::LoadError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Reason;
use std::collections::BTreeMap;
use store::StoreError;
use table::Refused;

/// Why the server does not do what it is asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("you are nobody yet: ask GET /api/me first, and send the cookie it gives you")]
    NoGuest,
    #[error("this page is not one of this server: open the server's own page")]
    ForeignOrigin,
    #[error("too many at once: wait a little, then try again")]
    TooFast,
    #[error("too many tables or connections: close some, or try again later")]
    TooMany,
    #[error("messages are text, in JSON")]
    NotText,
    #[error("this can't be read: {}", shortened(.0))]
    Unread(String),
    #[error("this is too long")]
    TooLong,
    #[error("this comes too slowly: try again over a better connection")]
    TooSlow,
    #[error("you are at no table: join one first")]
    NoTable,
    #[error("there is no such table: check the link")]
    UnknownTable,
    #[error("there is no such deck here: the text of a deck of one's own comes with its table")]
    UnknownDeck,
    #[error("there is nothing here: check the address")]
    NotFound,
    #[error("this can't be done here: check the address and the method")]
    Method,
    #[error("the game is not over yet: its record holds every card")]
    NotOver,
    #[error("there was no game at this table")]
    NoGame,
    #[error("this code is not valid any more: make a new one on the other device")]
    Code,
    #[error("{0}")]
    Table(#[from] Refused),
    #[error("something is broken here; nothing is lost: try again later")]
    Inside,
}

impl Fault {
    fn key(&self) -> &'static str {
        match self {
            Self::NoGuest => "server-no-guest",
            Self::ForeignOrigin => "server-foreign-origin",
            Self::TooFast => "server-too-fast",
            Self::TooMany => "server-too-many",
            Self::NotText => "server-not-text",
            Self::Unread(_) => "server-unread",
            Self::TooLong => "server-too-long",
            Self::TooSlow => "server-too-slow",
            Self::NoTable => "server-no-table",
            Self::UnknownTable => "server-unknown-table",
            Self::UnknownDeck => "server-unknown-deck",
            Self::NotFound => "server-not-found",
            Self::Method => "server-method",
            Self::NotOver => "server-not-over",
            Self::NoGame => "server-no-game",
            Self::Code => "server-code",
            Self::Table(refused) => refused.key(),
            Self::Inside => "server-inside",
        }
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NoGuest => StatusCode::UNAUTHORIZED,
            Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::TooFast | Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::NotText | Self::Unread(_) | Self::NoTable | Self::Code => StatusCode::BAD_REQUEST,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::UnknownTable | Self::UnknownDeck | Self::NotFound | Self::NoGame => StatusCode::NOT_FOUND,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotOver => StatusCode::CONFLICT,
            Self::Table(Refused::NotInvited | Refused::Banned | Refused::NoSpectators | Refused::NotHost) => {
                StatusCode::FORBIDDEN
            }
            Self::Table(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Inside => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The reason as clients get it.
    pub(crate) fn reason(&self) -> Reason {
        if let Self::Table(refused) = self {
            return refused.reason();
        }
        let mut arguments = BTreeMap::new();
        if let Self::Unread(problem) = self {
            arguments.insert("problem".to_owned(), shortened(problem));
        }
        Reason { key: self.key().to_owned(), arguments, text: self.to_string() }
    }
}

/// What is wrong may quote what was sent, which may be long. What was expected, and where, stands at the end.
fn shortened(problem: &str) -> String {
    const HALF: usize = 200;
    let count = problem.chars().count();
    if count <= 2 * HALF {
        return problem.to_owned();
    }
    let start = problem.chars().take(HALF);
    start.chain(" … ".chars()).chain(problem.chars().skip(count - HALF)).collect()
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store refuses");
        Self::Inside
    }
}

impl From<LoadError> for Fault {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Unknown => Self::UnknownTable,
            LoadError::Store(error) => error.into(),
            LoadError::Rebuild(error) => {
                tracing::error!(%error, "a table can't be rebuilt from its log");
                Self::Inside
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status(), Json(self.reason())).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What serde says of a request that it can't read.
    fn unread(request: &str) -> Reason {
        let error = serde_json::from_str::<protocol::Request>(request).unwrap_err();
        Fault::Unread(error.to_string()).reason()
    }

    #[test]
    fn what_is_wrong_is_said_to_the_end() {
        let reason = unread(r#"{"type":"do","id":"1","do":"win"}"#);
        let problem = reason.arguments.get("problem").unwrap();
        assert!(problem.contains("`sit`") && problem.contains("`rematch`"), "{problem}");
        assert!(problem.ends_with(" at line 1 column 32"), "{problem}");
        assert_eq!(reason.text, format!("this can't be read: {problem}"));
    }

    #[test]
    fn what_was_sent_is_not_quoted_without_end() {
        let reason = unread(&format!(r#"{{"type":"do","id":"1","do":"{}"}}"#, "é".repeat(3000)));
        let problem = reason.arguments.get("problem").unwrap();
        assert_eq!(problem.chars().count(), 403);
        assert!(problem.starts_with("unknown variant `ééé"), "{problem}");
        assert!(problem.contains("`rematch`"), "{problem}");
        assert!(problem.contains(" at line 1 column "), "{problem}");
    }
}
