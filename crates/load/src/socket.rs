//! A socket to a server, and what is read from it.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};

/// How long a handshake may take.
const HANDSHAKE: Duration = Duration::from_secs(20);
/// Enough for most messages. Every socket has a buffer, which is filled with zeros before each reading.
const BUFFER: usize = 2048;

/// An open socket.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

/// What is of interest in a message, whichever it is.
#[derive(Debug, Deserialize)]
pub struct Heard<'a> {
    #[serde(rename = "type")]
    pub kind: &'a str,
    #[serde(default)]
    pub id: Option<&'a str>,
    #[serde(default)]
    pub table: Option<&'a str>,
    #[serde(default)]
    pub seq: u64,
    #[serde(default)]
    pub stage: Option<&'a str>,
    /// Missing in entries that are told again.
    #[serde(default)]
    pub to_act: Option<Vec<u8>>,
    #[serde(default, borrow)]
    pub legal: Option<Vec<&'a RawValue>>,
    #[serde(default, borrow)]
    pub outcome: Option<&'a RawValue>,
    /// What the seat does without being asked, in games that know standing orders.
    #[serde(default)]
    pub orders: Option<BTreeMap<String, String>>,
    #[serde(default, borrow)]
    pub error: Option<Refusal<'a>>,
    #[serde(default)]
    pub seconds: Option<u64>,
    #[serde(default)]
    pub rematch: Option<&'a str>,
}

/// Why something was refused.
#[derive(Debug, Deserialize)]
pub struct Refusal<'a> {
    pub code: &'a str,
}

impl Socket {
    /// Opens a socket for whom the cookie stands for, or for nobody.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no server or it refuses.
    pub async fn open(authority: &str, cookie: Option<&str>) -> Result<Socket> {
        Socket::open_from(authority, cookie, None).await
    }

    /// Opens a socket from this address, if the machine has several.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no server or it refuses.
    pub async fn open_from(
        authority: &str,
        cookie: Option<&str>,
        source: Option<IpAddr>,
    ) -> Result<Socket> {
        let mut request = format!("ws://{authority}/api/socket").into_client_request()?;
        if let Some(cookie) = cookie {
            let cookie = HeaderValue::from_str(cookie)?;
            request.headers_mut().insert(header::COOKIE, cookie);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let opening = async {
            let stream = match source {
                None => TcpStream::connect(authority).await?,
                Some(source) => {
                    let from = TcpSocket::new_v4()?;
                    from.bind(SocketAddr::new(source, 0))?;
                    from.connect(authority.parse()?).await?
                }
            };
            stream.set_nodelay(true)?;
            let shake =
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
            shake
                .map(|(socket, _)| Socket(socket))
                .context("the handshake failed")
        };
        timeout(HANDSHAKE, opening)
            .await
            .context("the handshake takes too long")?
    }

    /// Sends a message.
    ///
    /// # Errors
    ///
    /// Returns an error if the socket is closed.
    pub async fn say(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Frame::Text(text.into())).await?)
    }

    /// The next message.
    ///
    /// # Errors
    ///
    /// Returns why the socket was closed.
    pub async fn hear(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.0.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(text),
                Some(Ok(Frame::Close(frame))) => bail!("the server closed the socket: {frame:?}"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => bail!("the socket ended"),
            }
        }
    }
}
