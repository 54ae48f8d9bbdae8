//! Why something did not work.

use protocol::Reason;
use tokio_tungstenite::tungstenite;

/// Why something did not work.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server refused over HTTP, with this status. The reason's key is empty where the server gave no [`Reason`];
    /// its text is then what the server said.
    #[error("the server refused with status {}: {} ({})", .0, .1.text, .1.key)]
    Problem(u16, Reason),
    /// The server refused over the WebSocket.
    #[error("the server refused: {} ({})", .0.text, .0.key)]
    Refused(Reason),
    /// The connection is closed.
    #[error("the connection is closed")]
    Closed,
    /// The connection failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The server said something that it should not.
    #[error("{0}")]
    Protocol(String),
}

impl ClientError {
    /// Why the server refused, if it did.
    #[must_use]
    pub const fn reason(&self) -> Option<&Reason> {
        match self {
            Self::Problem(_, reason) | Self::Refused(reason) => Some(reason),
            Self::Closed | Self::Io(_) | Self::Protocol(_) => None,
        }
    }

    /// What an answer with a bad status says.
    pub(crate) fn problem(status: u16, body: &[u8]) -> Self {
        Self::Problem(
            status,
            serde_json::from_slice(body).unwrap_or_else(|_| Reason {
                key: String::new(),
                arguments: std::collections::BTreeMap::new(),
                text: String::from_utf8_lossy(body).into_owned(),
            }),
        )
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> Self {
        if error.is_closed() || error.is_incomplete_message() || error.is_canceled() {
            return Self::Closed;
        }
        Self::Protocol(format!("HTTP: {error}"))
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> Self {
        use tungstenite::Error;
        use tungstenite::error::ProtocolError;
        match error {
            Error::ConnectionClosed
            | Error::AlreadyClosed
            | Error::Protocol(
                ProtocolError::ResetWithoutClosingHandshake | ProtocolError::HandshakeIncomplete,
            ) => Self::Closed,
            Error::Io(error) => Self::Io(error),
            Error::Http(answer) => {
                Self::problem(answer.status().as_u16(), answer.body().as_deref().unwrap_or_default())
            }
            other => Self::Protocol(format!("WebSocket: {other}")),
        }
    }
}
