//! How the guests of one table come together.

use anyhow::{Context, Result};
use client::{Guest, Socket};
use protocol::http::{Created, NewTable};
use protocol::{PlayerName, Request, SeatPlan, TableId, TableRequest, VERSION};
use record::GameName;
use std::sync::Arc;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, watch};

/// As many come at the same time; more would only queue up at the server's door.
pub(super) const AT_ONCE: usize = 64;

/// Where one guest belongs.
pub(super) struct Place {
    pub(super) server: Arc<str>,
    pub(super) door: Arc<Semaphore>,
    /// How many seats the table has.
    pub(super) players: u8,
    /// How the host tells the others of the table.
    pub(super) made: Made,
}

/// How the guests of one table learn where it is.
pub(super) enum Made {
    /// The host makes it and says so.
    Host(watch::Sender<Option<Created>>),
    /// Others hear of it.
    Other(watch::Receiver<Option<Created>>),
}

/// A guest who has said that they come and want to sit; what the server answers is still to be heard.
pub(super) struct Arrived {
    pub(super) socket: Socket<TcpStream>,
    pub(super) table: TableId,
    pub(super) host: bool,
    /// What the host keeps, so that those who come late still hear of the table.
    _made: Option<watch::Sender<Option<Created>>>,
}

impl Place {
    /// The places of a table, the host's first.
    pub(super) fn all(server: &Arc<str>, door: &Arc<Semaphore>, players: u8) -> Vec<Self> {
        let (host, other) = watch::channel(None);
        let others = (1..players).map(|_| Made::Other(other.clone()));
        let made = std::iter::once(Made::Host(host)).chain(others);
        let (server, door) = (|| Arc::clone(server), || Arc::clone(door));
        made.map(|made| Self { server: server(), door: door(), players, made }).collect()
    }

    /// Comes to the table; nothing, if the host failed and has said why.
    pub(super) async fn arrive(self) -> Result<Option<Arrived>> {
        let name: PlayerName = "Bench".parse()?;
        match self.made {
            Made::Host(made) => {
                let _here = self.door.acquire().await?;
                let guest = Guest::arrive(&self.server).await.context("coming to the server")?;
                let plan = NewTable {
                    game: GameName::TheGame,
                    seats: vec![SeatPlan::Open; usize::from(self.players)],
                    options: String::new(),
                    deck: None,
                    public: false,
                    spectators: true,
                    clock: None,
                    patience: None,
                    name: Some(name),
                };
                let created = guest.create(&plan).await.context("making a table")?;
                let socket = join(&guest, &created).await?;
                made.send_replace(Some(created.clone()));
                Ok(Some(Arrived { socket, table: created.table, host: true, _made: Some(made) }))
            }
            Made::Other(mut made) => {
                let Ok(created) = made.wait_for(Option::is_some).await.map(|created| created.clone()) else {
                    return Ok(None);
                };
                let Some(created) = created else { return Ok(None) };
                let _here = self.door.acquire().await?;
                let guest = Guest::arrive(&self.server).await.context("coming to the server")?;
                let mut socket = join(&guest, &created).await?;
                let request = TableRequest::Sit { seat: None, name, mix: String::new() };
                socket.say(&Request::Do { id: "sit".parse()?, request }).await.context("sitting down")?;
                Ok(Some(Arrived { socket, table: created.table, host: false, _made: None }))
            }
        }
    }
}

async fn join(guest: &Guest, created: &Created) -> Result<Socket<TcpStream>> {
    let mut socket = Socket::open(guest, None).await.context("opening a WebSocket")?;
    let invite = Some(created.invite.clone());
    let join =
        Request::Join { version: VERSION, table: created.table.clone(), invite, since: None, legal: false };
    socket.say(&join).await.context("coming to a table")?;
    Ok(socket)
}
