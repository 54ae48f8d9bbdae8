//! One request over HTTP on a connection of its own.

use crate::{ClientError, Stream};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::header::{CONNECTION, HOST, HeaderValue};
use hyper::{HeaderMap, Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;

/// What the server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// What it holds.
    pub body: Bytes,
}

impl Answer {
    /// What it holds, unless the server refused.
    pub(crate) fn accepted(self) -> Result<Bytes, ClientError> {
        if (200..300).contains(&self.status) {
            return Ok(self.body);
        }
        Err(ClientError::problem(self.status, &self.body))
    }

    /// What it says in JSON, unless the server refused.
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        let body = self.accepted()?;
        serde_json::from_slice(&body).map_err(|error| {
            ClientError::Protocol(format!("{error} in the answer {:?}", String::from_utf8_lossy(&body)))
        })
    }
}

/// Sends exactly this over a fresh connection; only `Host` and `Connection` are added where they are missing.
pub async fn send<S: Stream>(
    stream: S,
    host: &str,
    method: Method,
    path: &str,
    mut headers: HeaderMap,
    body: Bytes,
) -> Result<Answer, ClientError> {
    let host = HeaderValue::from_str(host).map_err(|error| ClientError::Protocol(error.to_string()))?;
    headers.entry(HOST).or_insert(host);
    headers.entry(CONNECTION).or_insert(HeaderValue::from_static("close"));
    let mut request = Request::new(Full::new(body));
    *request.method_mut() = method;
    *request.uri_mut() = path.parse().map_err(|error| ClientError::Protocol(format!("{path}: {error}")))?;
    *request.headers_mut() = headers;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let exchange = async {
        let (head, body) = sender.send_request(request).await?.into_parts();
        let body = body.collect().await?.to_bytes();
        Ok(Answer { status: head.status.as_u16(), headers: head.headers, body })
    };
    tokio::pin!(connection, exchange);
    // Whatever the exchange needs of the connection has arrived when the connection ends.
    tokio::select! {
        answer = &mut exchange => answer,
        _ = &mut connection => exchange.await,
    }
}
