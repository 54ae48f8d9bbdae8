//! What goes over HTTP between the page and its server.

use crate::device;
use protocol::http::{Created, Me, MoveCode, MoveLink, NewTable, Rename, Tables};
use protocol::{Millis, PlayerName, Reason, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Under which name it is noted that this browser is a guest.
const GUEST: &str = "benben.guest";

/// Why something did not work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The server can't be reached: the network is off, or the server is.
    Away,
    /// The server says no, and why.
    Refused(Reason),
}

impl Trouble {
    /// What to say about it, in the language of the page.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Away => crate::say!("server-away"),
            Self::Refused(reason) => crate::words::reason(reason),
        }
    }
}

/// Makes this browser a guest, if it is none yet: whoever wants to play with others must be one first.
pub async fn me() -> Result<Me, Trouble> {
    let me = get("/api/me").await?;
    device::keep(GUEST, "1");
    Ok(me)
}

/// Whether this browser has been a guest: whoever has not has no tables on the server. The cookie itself is not for the page to see.
#[must_use]
pub fn is_guest() -> bool {
    device::kept(GUEST).is_some()
}

/// Tells the server what the guest is called.
pub async fn rename(name: PlayerName) -> Result<Me, Trouble> {
    send("PUT", "/api/me", &Rename { name }).await
}

/// Makes a table.
pub async fn create(plan: &NewTable) -> Result<Created, Trouble> {
    me().await?;
    send("POST", "/api/tables", plan).await
}

/// What an invite link to a table holds.
pub async fn invite(table: &TableId) -> Result<Created, Trouble> {
    get(&format!("/api/tables/{}/invite", table.as_str())).await
}

/// The public tables that have not started.
pub async fn open_tables() -> Result<Tables, Trouble> {
    get("/api/tables").await
}

/// The tables at which the guest has a seat, the last changed first.
pub async fn my_tables(before: Option<Millis>) -> Result<Tables, Trouble> {
    let query = before.map(|before| format!("?before={before}")).unwrap_or_default();
    get(&format!("/api/me/tables{query}")).await
}

/// The record of a game that is over.
pub async fn record(table: &TableId) -> Result<String, Trouble> {
    let response = fetch("GET", &format!("/api/tables/{}/record", table.as_str()), None).await?;
    Ok(text(&response).await.unwrap_or_default())
}

/// Makes a code with which another device becomes the same guest.
pub async fn move_link() -> Result<MoveLink, Trouble> {
    me().await?;
    send("POST", "/api/me/link", &()).await
}

/// Becomes the guest who made a code.
pub async fn claim(code: String) -> Result<Me, Trouble> {
    let me = send("POST", "/api/me/claim", &MoveCode { code }).await?;
    device::keep(GUEST, "1");
    Ok(me)
}

async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    read(fetch("GET", path, None).await?).await
}

async fn send<T: DeserializeOwned>(method: &str, path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    let body = serde_json::to_string(body).unwrap_or_default();
    read(fetch(method, path, Some(&body)).await?).await
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, Trouble> {
    let text = text(&response).await.ok_or(Trouble::Away)?;
    serde_json::from_str(&text).map_err(|_| Trouble::Away)
}

/// The answer to a request, if it is a good one.
async fn fetch(method: &str, path: &str, body: Option<&str>) -> Result<Response, Trouble> {
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        request.set_body(&JsValue::from_str(body));
        if let Ok(headers) = Headers::new() {
            // The name and value are sound.
            let _ = headers.set("content-type", "application/json");
            request.set_headers(&headers);
        }
    }
    let window = web_sys::window().ok_or(Trouble::Away)?;
    let response = JsFuture::from(window.fetch_with_str_and_init(path, &request)).await;
    let response: Response = response.ok().and_then(|value| value.dyn_into().ok()).ok_or(Trouble::Away)?;
    if response.ok() {
        return Ok(response);
    }
    let body = text(&response).await.unwrap_or_default();
    Err(serde_json::from_str(&body).map_or(Trouble::Away, Trouble::Refused))
}

async fn text(response: &Response) -> Option<String> {
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
