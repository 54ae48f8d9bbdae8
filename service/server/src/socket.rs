//! One WebSocket: what a client says, and what it is told.

use crate::cell::{Asked, Cell, written};
use crate::limits::{Bucket, Place};
use crate::outlet::{End, Outlet};
use crate::problem::Fault;
use crate::shared::Shared;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use protocol::{CommandId, GuestId, InviteKey, Message, Reason, Request, TableId, TableRequest, VERSION};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior};

/// How often a connection is asked whether it is still there.
const BEAT: Duration = Duration::from_secs(25);

/// After so long without a sign of life a connection is given up.
const SILENCE: Duration = Duration::from_secs(70);

/// How often a client may ask too much before it is dropped.
const PATIENCE: u32 = 50;

/// When a client that is told of a stop should try again, in milliseconds.
const RETRY: u32 = 1_500;

/// Codes with which the server closes a connection; those from 4000 on are its own.
mod code {
    pub(super) const AWAY: u16 = 1001;
    pub(super) const TOO_LONG: u16 = 1009;
    pub(super) const OUTDATED: u16 = 4000;
    pub(super) const SLOW: u16 = 4001;
    pub(super) const REJOIN: u16 = 4002;
    pub(super) const FLOOD: u16 = 4003;
}

/// What can be told of a request that can't be read.
#[derive(serde::Deserialize)]
struct OnlyId {
    id: Option<CommandId>,
}

/// One connection.
struct Session {
    shared: Arc<Shared>,
    guest: GuestId,
    address: IpAddr,
    outlet: Arc<Outlet>,
    /// The table that the client is at.
    at: Option<Arc<Cell>>,
    bucket: Bucket,
    too_much: u32,
    _place: Place,
}

/// Serves one connection until it ends.
pub(crate) async fn serve(
    shared: Arc<Shared>,
    mut socket: WebSocket,
    guest: GuestId,
    address: IpAddr,
    place: Place,
) {
    let outlet = Arc::new(Outlet::default());
    shared.outlets.add(&outlet);
    let rate = shared.limits.allowed().connection;
    shared.metrics.connections.inc();
    let mut session = Session {
        bucket: Bucket::full(rate, Instant::now()),
        shared,
        guest,
        address,
        outlet,
        at: None,
        too_much: 0,
        _place: place,
    };
    let (code, reason) = session.run(&mut socket).await;
    session.leave();
    session.shared.outlets.remove(&session.outlet);
    session.shared.metrics.connections.dec();
    if code != 0 {
        let close = Frame::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }));
        let close = async {
            // What still comes is read: the system would throw away what was said last with what is not.
            if socket.send(close).await.is_ok() {
                while let Some(Ok(_)) = socket.recv().await {}
            }
        };
        // A client that does not read can't be told why.
        let _ = Box::pin(tokio::time::timeout(Duration::from_secs(1), close)).await;
    }
}

impl Session {
    /// Serves the connection; with which code it is to be closed, 0 if it is closed already.
    async fn run(&mut self, socket: &mut WebSocket) -> (u16, &'static str) {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.reset();
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                biased;
                next = self.outlet.next() => {
                    let texts = match next {
                        Ok(texts) => texts,
                        Err(end) => return Box::pin(self.farewell(end, socket)).await,
                    };
                    let told = tokio::select! {
                        biased;
                        told = tell(socket, texts) => told,
                        end = self.outlet.ended() => return Box::pin(self.farewell(end, socket)).await,
                    };
                    if told.is_err() {
                        return (0, "");
                    }
                }
                frame = socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Frame::Text(text))) => {
                            if let Some(close) = self.hear(text.as_str()).await {
                                // What was said last must get there first.
                                let told = Box::pin(tell(socket, self.outlet.rest())).await;
                                return if told.is_ok() { close } else { (0, "") };
                            }
                        }
                        Some(Ok(Frame::Binary(_))) => self.refuse(None, Fault::NotText.reason()),
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                        Some(Ok(Frame::Close(_))) | None => return (0, ""),
                        // Where the connection itself is broken, nobody hears this.
                        Some(Err(_)) => return (code::TOO_LONG, "a message has at most 4096 bytes"),
                    }
                }
                _ = beat.tick() => {
                    if heard.elapsed() > SILENCE {
                        return (code::AWAY, "no sign of life");
                    }
                    let ping = socket.send(Frame::Ping(bytes::Bytes::new()));
                    // As above: seldom, and not to be kept room for.
                    if Box::pin(tokio::time::timeout(BEAT, ping)).await.is_ok_and(|sent| sent.is_err()) {
                        return (0, "");
                    }
                }
            }
        }
    }

    /// What a client is told at an end that it did not want.
    async fn farewell(&self, end: End, socket: &mut WebSocket) -> (u16, &'static str) {
        match end {
            End::Slow => {
                self.shared.metrics.slow_readers.inc();
                (code::SLOW, "you read too slowly: connect again")
            }
            End::Rejoin => (code::REJOIN, "connect again"),
            End::Stopping => {
                let text = utf8(&Message::Stopping { retry: RETRY });
                let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Frame::Text(text))).await;
                (code::AWAY, "the server stops: connect again")
            }
        }
    }

    /// Hears what a client says. With which code the connection is to be closed, if it is.
    async fn hear(&mut self, text: &str) -> Option<(u16, &'static str)> {
        let shared = Arc::clone(&self.shared);
        shared.metrics.requests.inc();
        let rate = shared.limits.allowed().connection;
        if !self.bucket.take(rate, Instant::now()) || !shared.limits.address(self.address) {
            shared.metrics.limited.inc();
            self.too_much += 1;
            self.refuse(None, Fault::TooFast.reason());
            return (self.too_much > PATIENCE).then_some((code::FLOOD, "too many messages"));
        }
        // Whoever keeps within the limits for a while is forgiven.
        self.too_much = self.too_much.saturating_sub(1);
        let request: Request = match serde_json::from_str(text) {
            Ok(request) => request,
            Err(error) => {
                // Whoever sent it wants to know which one it was, if that can be told.
                let id = serde_json::from_str::<OnlyId>(text).ok().and_then(|only| only.id);
                self.refuse(id, Fault::Unread(error.to_string()).reason());
                return None;
            }
        };
        match request {
            Request::Join { version, .. } if version != VERSION => {
                self.say(&Message::Outdated { version: VERSION });
                return Some((code::OUTDATED, "another version: load anew"));
            }
            Request::Join { table, invite, since, legal, .. } => {
                // Rare, and large: not a part of every connection's memory.
                Box::pin(self.join(&table, invite.as_ref(), since, legal)).await;
            }
            Request::Sync { since } => {
                let asked = self.at.as_ref().map(|cell| cell.sync(&shared, &self.outlet, since));
                self.answer(None, asked);
            }
            Request::Ping => self.say(&Message::Pong { now: shared.now() }),
            Request::Do { id, request } => self.ask(id, request),
        }
        None
    }

    async fn join(&mut self, table: &TableId, invite: Option<&InviteKey>, since: Option<u64>, legal: bool) {
        self.leave();
        // Twice at most: a table that was just taken out of memory is rebuilt.
        for _ in 0..2 {
            let cell = match self.shared.tables.get(table, &self.shared).await {
                Ok(cell) => cell,
                Err(error) => {
                    let fault = Fault::from(error);
                    return self.say(&Message::Gone { reason: fault.reason() });
                }
            };
            match cell.join(&self.shared, &self.guest, invite, (since, legal), &self.outlet) {
                Some(Ok(())) => {
                    self.at = Some(cell);
                    return;
                }
                Some(Err(refused)) => return self.say(&Message::Gone { reason: refused.reason() }),
                None => self.shared.tables.forget(&cell),
            }
        }
        self.outlet.end(End::Rejoin);
    }

    fn leave(&mut self) {
        if let Some(cell) = self.at.take() {
            cell.leave(&self.shared, &self.outlet);
        }
    }

    fn ask(&mut self, id: CommandId, request: TableRequest) {
        let known = id.clone();
        let called = match &request {
            TableRequest::Sit { name, .. } | TableRequest::Name { name } => Some(name.clone()),
            _ => None,
        };
        let asked =
            self.at.as_ref().map(|cell| cell.ask(&self.shared, &self.guest, id, request, &self.outlet));
        if let (Some(Asked::Done), Some(name)) = (&asked, called) {
            self.shared.names.note(&self.guest, name, self.shared.now());
        }
        self.answer(Some(known), asked);
    }

    fn answer(&mut self, id: Option<CommandId>, asked: Option<Asked>) {
        match asked {
            Some(Asked::Done) => {}
            Some(Asked::Refused(refused)) => {
                self.shared.metrics.refusals.inc();
                self.refuse(id, refused.reason());
            }
            Some(Asked::Gone) => self.outlet.end(End::Rejoin),
            Some(Asked::Away) | None => {
                self.at = None;
                self.refuse(id, Fault::NoTable.reason());
            }
        }
    }

    fn refuse(&self, id: Option<CommandId>, reason: Reason) {
        self.say(&Message::Refused { id, reason });
    }

    fn say(&self, message: &Message) {
        self.outlet.send(utf8(message));
    }
}

fn utf8(message: &Message) -> Utf8Bytes {
    Utf8Bytes::try_from(written(message)).unwrap_or_default()
}

/// Sends texts in one go.
async fn tell(socket: &mut WebSocket, texts: Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for text in texts {
        socket.feed(Frame::Text(text)).await?;
    }
    socket.flush().await
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size<A, B, C, D, E, F>(_: impl Fn(A, B, C, D, E) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_connection_needs_little_memory() {
        assert!(size(serve) <= 1536, "{} bytes", size(serve));
    }
}
