//! What goes over the wire, counted: everything between a browser and the server passes here.

use std::cell::Cell;
use std::rc::Rc;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::spawn_local;

/// A door to the server that counts.
pub(crate) struct Counted {
    /// `http://127.0.0.1:PORT`.
    pub(crate) address: String,
    bytes: Rc<Cell<u64>>,
}

impl Counted {
    /// Opens a door to the server at this address.
    pub(crate) async fn open(server: &str) -> Self {
        let server = server.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let bytes = Rc::new(Cell::new(0));
        let counter = Rc::clone(&bytes);
        spawn_local(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(&server).await else { return };
                let (from_browser, to_browser) = browser.into_split();
                let (from_server, to_server) = server.into_split();
                spawn_local(pass(from_browser, to_server, None));
                spawn_local(pass(from_server, to_browser, Some(Rc::clone(&counter))));
            }
        });
        Self { address, bytes }
    }

    /// How many bytes the server has sent so far, headers and all.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes.get()
    }
}

/// Passes on what comes, and counts it, until one side is done.
async fn pass(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    count: Option<Rc<Cell<u64>>>,
) {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if let Some(count) = &count {
            count.set(count.get() + length as u64);
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}
