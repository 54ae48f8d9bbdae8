//! How connections come about.

use std::future::Future;
use std::io;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

/// Bytes in both directions.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Stream for S {}

/// Makes connections to the server.
pub trait Connect: Clone {
    /// What a connection is.
    type Stream: Stream;

    /// A new connection to this address, `host:port`.
    fn connect(&self, address: &str) -> impl Future<Output = io::Result<Self::Stream>>;
}

/// The real network.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tcp;

impl Connect for Tcp {
    type Stream = TcpStream;

    async fn connect(&self, address: &str) -> io::Result<TcpStream> {
        let stream = TcpStream::connect(address).await?;
        // Messages are small and somebody waits for each.
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}
