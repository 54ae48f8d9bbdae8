//! A person without an account.

use crate::{Answer, ClientError, Connect, Tcp, send};
use bytes::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HeaderValue, SET_COOKIE};
use hyper::{HeaderMap, Method};
use protocol::http::{Created, Listed, Me, MoveCode, MoveLink, NewTable, Rename, Tables};
use protocol::{CommandId, Millis, PlayerName, TableId};
use serde::Serialize;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A person without an account: where the server is, and the cookie by which it knows the person. A clone is the same
/// person in another tab.
#[derive(Clone)]
pub struct Guest<C = Tcp> {
    connect: C,
    address: Arc<str>,
    cookie: Option<HeaderValue>,
    names: Arc<Names>,
}

/// Names for requests, none twice for one guest.
struct Names {
    prefix: String,
    next: AtomicU64,
}

impl Names {
    fn new(prefix: String) -> Arc<Self> {
        Arc::new(Self { prefix, next: AtomicU64::new(0) })
    }

    /// Names that a device uses beside others of the same guest, which may have used any.
    fn beside() -> Arc<Self> {
        Self::new(format!("{:x}-", RandomState::new().hash_one(0)))
    }
}

impl Guest {
    /// Somebody new comes to the server at `host:port`.
    pub async fn arrive(address: impl ToString) -> Result<Self, ClientError> {
        Self::arrive_by(Tcp, address).await
    }
}

impl<C: Connect> Guest<C> {
    /// Somebody new comes to the server over this network.
    pub async fn arrive_by(connect: C, address: impl ToString) -> Result<Self, ClientError> {
        let mut guest = Self {
            connect,
            address: address.to_string().into(),
            cookie: None,
            names: Names::new("c".to_owned()),
        };
        let answer = guest.send(Method::GET, "/api/me", HeaderMap::new(), Bytes::new()).await?;
        guest.cookie = Some(given(&answer.headers)?);
        answer.read::<Me>()?;
        Ok(guest)
    }

    /// Somebody who has been here before and kept their cookie, as `name=value`.
    pub fn known(connect: C, address: impl ToString, cookie: &str) -> Result<Self, ClientError> {
        let cookie =
            HeaderValue::from_str(cookie).map_err(|error| ClientError::Protocol(error.to_string()))?;
        let address = address.to_string().into();
        Ok(Self { connect, address, cookie: Some(cookie), names: Names::beside() })
    }

    /// Where the server is.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The cookie, as `name=value`.
    #[must_use]
    pub fn cookie(&self) -> &str {
        self.cookie.as_ref().and_then(|cookie| cookie.to_str().ok()).unwrap_or_default()
    }

    pub(crate) const fn cookie_header(&self) -> Option<&HeaderValue> {
        self.cookie.as_ref()
    }

    /// A new connection to the server.
    pub async fn connect(&self) -> Result<C::Stream, ClientError> {
        Ok(self.connect.connect(&self.address).await?)
    }

    /// A name for a request that this guest has not used.
    pub fn name_request(&self) -> Result<CommandId, ClientError> {
        let number = self.names.next.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}{number}", self.names.prefix);
        name.parse().map_err(|error| ClientError::Protocol(format!("{name}: {error}")))
    }

    /// What the server knows of the guest.
    pub async fn me(&self) -> Result<Me, ClientError> {
        self.get("/api/me").await?.read()
    }

    /// The guest wants to be called something else.
    pub async fn rename(&self, name: PlayerName) -> Result<Me, ClientError> {
        self.tell(Method::PUT, "/api/me", &Rename { name }).await?.read()
    }

    /// A code that makes another device this guest.
    pub async fn move_code(&self) -> Result<MoveLink, ClientError> {
        self.send(Method::POST, "/api/me/link", HeaderMap::new(), Bytes::new()).await?.read()
    }

    /// Becomes the guest who made this code.
    pub async fn claim(&mut self, code: MoveCode) -> Result<(), ClientError> {
        let answer = self.tell(Method::POST, "/api/me/claim", &code).await?;
        let headers = answer.headers.clone();
        answer.accepted()?;
        self.cookie = Some(given(&headers)?);
        self.names = Names::beside();
        Ok(())
    }

    /// Makes a table.
    pub async fn create(&self, table: &NewTable) -> Result<Created, ClientError> {
        self.tell(Method::POST, "/api/tables", table).await?.read()
    }

    /// The public tables.
    pub async fn tables(&self) -> Result<Tables, ClientError> {
        self.get("/api/tables").await?.read()
    }

    /// The tables at which the guest has a seat, the latest first, from before a time.
    pub async fn history(&self, before: Option<Millis>) -> Result<Tables, ClientError> {
        match before {
            Some(before) => self.get(&format!("/api/me/tables?before={before}")).await?.read(),
            None => self.get("/api/me/tables").await?.read(),
        }
    }

    /// What lists show of a table.
    pub async fn table(&self, table: &TableId) -> Result<Listed, ClientError> {
        self.get(&format!("/api/tables/{table}")).await?.read()
    }

    /// What an invite link to a table holds, for those who may invite.
    pub async fn invite(&self, table: &TableId) -> Result<Created, ClientError> {
        self.get(&format!("/api/tables/{table}/invite")).await?.read()
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: &TableId) -> Result<String, ClientError> {
        let body = self.get(&format!("/api/tables/{table}/record")).await?.accepted()?;
        String::from_utf8(body.into()).map_err(|error| ClientError::Protocol(error.to_string()))
    }

    async fn get(&self, path: &str) -> Result<Answer, ClientError> {
        self.send(Method::GET, path, HeaderMap::new(), Bytes::new()).await
    }

    async fn tell(&self, method: Method, path: &str, body: &impl Serialize) -> Result<Answer, ClientError> {
        let body = serde_json::to_vec(body).map_err(|error| ClientError::Protocol(error.to_string()))?;
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        self.send(method, path, headers, body.into()).await
    }

    /// Sends anything, with the guest's cookie unless the headers have one, and gives whatever comes back.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        mut headers: HeaderMap,
        body: Bytes,
    ) -> Result<Answer, ClientError> {
        if let Some(cookie) = &self.cookie {
            headers.entry(COOKIE).or_insert_with(|| cookie.clone());
        }
        let stream = self.connect().await?;
        send(stream, &self.address, method, path, headers, body).await
    }
}

/// The cookie that the server gives, without its attributes.
fn given(headers: &HeaderMap) -> Result<HeaderValue, ClientError> {
    let value = headers.get(SET_COOKIE).map(|value| value.to_str().unwrap_or_default());
    let pair =
        value.and_then(|value| value.split(';').next()).map(str::trim).filter(|pair| pair.contains('='));
    let pair = pair.ok_or_else(|| ClientError::Protocol("the server gave no cookie".to_owned()))?;
    HeaderValue::from_str(pair).map_err(|error| ClientError::Protocol(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_kept_without_its_attributes() {
        let mut headers = HeaderMap::new();
        assert!(given(&headers).is_err());
        headers.insert(SET_COOKIE, HeaderValue::from_static("guest=ab.c=; Path=/; HttpOnly"));
        assert_eq!(given(&headers).unwrap(), "guest=ab.c=");
    }

    #[test]
    fn clones_share_names_and_other_devices_do_not() {
        let guest = Guest::known(Tcp, "localhost:1", "guest=1").unwrap();
        let tab = guest.clone();
        let device = Guest::known(Tcp, "localhost:1", "guest=1").unwrap();
        let names: std::collections::BTreeSet<_> =
            [&guest, &tab, &device].map(|guest| guest.name_request().unwrap()).into();
        assert_eq!(names.len(), 3);
    }
}
