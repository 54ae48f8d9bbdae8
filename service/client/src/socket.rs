//! One WebSocket, which carries texts.

use crate::{ClientError, Connect, Guest, Stream};
use futures_util::{SinkExt, StreamExt};
use hyper::header::{COOKIE, HeaderValue, ORIGIN};
use protocol::Request;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Bytes, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// One WebSocket of a guest. Nothing is read or answered unless [`Socket::receive`] is waited for.
pub struct Socket<S> {
    inner: WebSocketStream<S>,
    farewell: Option<(u16, String)>,
}

impl<S: Stream> Socket<S> {
    /// Opens a WebSocket of this guest, as if a page from `origin` did.
    pub async fn open<C: Connect<Stream = S>>(
        guest: &Guest<C>,
        origin: Option<&str>,
    ) -> Result<Self, ClientError> {
        let mut request = format!("ws://{}/api/socket", guest.address()).into_client_request()?;
        if let Some(cookie) = guest.cookie_header() {
            request.headers_mut().insert(COOKIE, cookie.clone());
        }
        if let Some(origin) = origin {
            let origin =
                HeaderValue::from_str(origin).map_err(|error| ClientError::Protocol(error.to_string()))?;
            request.headers_mut().insert(ORIGIN, origin);
        }
        // Thousands of these are open at the same time in a load test; by default each has 128 KiB to read into.
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let stream = guest.connect().await?;
        let (inner, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Self { inner, farewell: None })
    }

    /// Says something.
    pub async fn say(&mut self, request: &Request) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(request).map_err(|error| ClientError::Protocol(error.to_string()))?;
        self.say_text(text).await
    }

    /// Says any text, even one that is no request.
    pub async fn say_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.inner.send(tungstenite::Message::text(text)).await?)
    }

    /// Says bytes that are no text, which the server does not understand.
    pub async fn say_bytes(&mut self, bytes: Bytes) -> Result<(), ClientError> {
        Ok(self.inner.send(tungstenite::Message::Binary(bytes)).await?)
    }

    /// The next text. Waiting for it may be given up at any time; nothing is lost.
    pub async fn receive(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.inner.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => return Ok(text),
                Some(Ok(tungstenite::Message::Binary(_))) => {
                    return Err(ClientError::Protocol("the server sent bytes that are no text".to_owned()));
                }
                Some(Ok(tungstenite::Message::Close(frame))) => {
                    self.farewell = frame.map(|frame| (frame.code.into(), frame.reason.as_str().to_owned()));
                }
                // Pings are answered beneath.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientError::Closed),
            }
        }
    }

    /// With which code and words the server has closed the WebSocket, if it has and said why.
    #[must_use]
    pub fn farewell(&self) -> Option<(u16, &str)> {
        self.farewell.as_ref().map(|(code, words)| (*code, words.as_str()))
    }

    /// Closes the WebSocket as it should be, without waiting for the server's farewell.
    pub async fn close(mut self) -> Result<(), ClientError> {
        Ok(self.inner.close(None).await?)
    }
}
