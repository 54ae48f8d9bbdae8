//! Takes connections, with patience for slow ones but not without end.

use crate::shared::Shared;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(10);

/// How many bytes the head of a request may have.
const MAX_HEAD: usize = 16 * 1024;

/// Where connections come from: a socket, or a network that is only imagined.
pub trait Listener: Send + 'static {
    /// A connection.
    type Io: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next connection, and from where it comes.
    fn accept(&mut self) -> impl Future<Output = std::io::Result<(Self::Io, SocketAddr)>> + Send;
}

impl Listener for TcpListener {
    type Io = TcpStream;

    async fn accept(&mut self) -> std::io::Result<(TcpStream, SocketAddr)> {
        let (stream, address) = Self::accept(self).await?;
        // Messages are small and should go out at once.
        stream.set_nodelay(true)?;
        Ok((stream, address))
    }
}

/// Takes connections for ever.
pub(crate) async fn listen(mut listener: impl Listener, router: Router, shared: Arc<Shared>) {
    let places = usize::try_from(shared.limits.allowed().connections).unwrap_or(Semaphore::MAX_PERMITS);
    // Some more than WebSockets, for those who only ask something.
    let places = Arc::new(Semaphore::new(places.saturating_add(1024).min(Semaphore::MAX_PERMITS)));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, address)) => {
                let router = router.clone();
                tokio::spawn(async move {
                    serve(stream, address, router).await;
                    drop(place);
                });
            }
            Err(error) => {
                // Out of files, most likely: others must close theirs first.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

async fn serve(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    address: SocketAddr,
    router: Router,
) {
    let service = router.map_request(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(address);
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    // A connection that breaks is the client's matter.
    let _ = connection.await;
}
