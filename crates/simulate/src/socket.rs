//! Sockets of people: for one command, or to watch tables for a while.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use hyper::header::{AUTHORIZATION, COOKIE};
use json_patch::Patch;
use serde_json::{Value, json};
use tokio::io::DuplexStream;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::client::Known;
use crate::network::connect;
use crate::people::Person;
use crate::world::World;

/// News may be under way for so long when nothing goes wrong.
const ON_ITS_WAY: Duration = Duration::from_secs(2);

/// A socket, with whatever its client has been told.
pub(crate) struct Socket {
    world: World,
    stream: WebSocketStream<DuplexStream>,
    reader: Option<String>,
    /// What is known of each table that was joined: its last entry, and its view if that is kept by changes.
    tables: BTreeMap<String, (u64, Option<Value>)>,
}

impl Socket {
    /// Opens a socket. None if the node is gone, or refuses.
    pub(crate) async fn open(
        world: &World,
        node: usize,
        from: SocketAddr,
        known: &Known,
        reader: Option<String>,
    ) -> Option<Socket> {
        let stream = connect(world, node, from)?;
        let mut request = "ws://127.0.0.1:7878/api/socket"
            .into_client_request()
            .ok()?;
        let headers = request.headers_mut();
        match known {
            Known::Nobody => {}
            Known::Cookie(cookie) => drop(headers.insert(COOKIE, cookie.parse().ok()?)),
            Known::Token(token) => {
                drop(headers.insert(AUTHORIZATION, format!("Bearer {token}").parse().ok()?));
            }
        }
        let (stream, _) = client_async(request, stream).await.ok()?;
        world.count("sockets");
        Some(Socket {
            world: world.clone(),
            stream,
            reader,
            tables: BTreeMap::new(),
        })
    }

    /// Sends something.
    pub(crate) async fn say(&mut self, request: &Value) -> Option<()> {
        let text = request.to_string();
        self.stream.send(Frame::text(text)).await.ok()
    }

    /// Waits for the next message, and has the judge look at it. None if the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            let frame = self.stream.next().await?.ok()?;
            let Frame::Text(text) = frame else {
                continue;
            };
            let message: Value = serde_json::from_str(&text).unwrap_or_default();
            self.world.count("messages");
            self.judge(&text, &message);
            return Some(message);
        }
    }

    fn judge(&mut self, text: &str, message: &Value) {
        let now = self.world.elapsed();
        let mut judge = self.world.judge();
        judge.look(now);
        let reader = self.reader.as_deref();
        judge.told(reader, text);
        let (table, seq) = (
            message["table"].as_str().unwrap_or_default(),
            message["seq"].as_u64().unwrap_or_default(),
        );
        match message["type"].as_str() {
            Some("table") => {
                judge.shown(reader, message);
                if let Some((last, view)) = self.tables.get_mut(table) {
                    *last = seq;
                    if let Some(view) = view {
                        *view = message["view"].clone();
                    }
                }
            }
            Some("news") => {
                judge.heard(reader, message);
                let Some((last, view)) = self.tables.get_mut(table) else {
                    return;
                };
                if seq != *last + 1 {
                    let what = format!("{reader:?}, table {table}: entry {seq} after {last}");
                    judge.find("news out of order", what);
                }
                *last = seq;
                let changes = message.get("changes").cloned();
                if let (Some(view), Some(changes)) = (view, changes) {
                    let patch: Result<Patch, _> = serde_json::from_value(changes);
                    let is_patched =
                        patch.is_ok_and(|patch| json_patch::patch(view, &patch).is_ok());
                    if is_patched {
                        judge.patched(reader, table, seq, view);
                    } else {
                        let what =
                            format!("{reader:?}, table {table}, entry {seq}: no such changes");
                        judge.find("view differs from replay", what);
                    }
                }
            }
            _ => {}
        }
    }

    /// The last entry of a table that the client has heard of.
    fn last(&self, table: &str) -> Option<u64> {
        self.tables.get(table).map(|(last, _)| *last)
    }
}

impl Person {
    /// Watches tables, with one socket after the other, until the run is over. The last one has to know everything then.
    pub(crate) async fn watch(&self, is_over: &tokio_util::sync::CancellationToken) {
        while !is_over.is_cancelled() {
            self.watch_once(is_over).await;
            sleep(self.dice.millis(10, 500)).await;
        }
    }

    async fn watch_once(&self, is_over: &tokio_util::sync::CancellationToken) -> Option<()> {
        let world = &self.world;
        let (reader, known) = match self.who() {
            Some((user, known)) if self.dice.chance(850) => (Some(user), known),
            _ => (None, Known::Nobody),
        };
        let tables = world.tables();
        let table = self.dice.pick(&tables)?;
        let mut socket =
            Socket::open(world, self.node(), self.address, &known, reader.clone()).await?;
        let show = self.dice.pick(&["view", "changes", "events"])?;
        let view = (show == "changes").then_some(Value::Null);
        socket.tables.insert(table.clone(), (0, view));
        socket
            .say(&json!({ "type": "join", "table": table, "show": show }))
            .await?;
        let until = Instant::now() + self.dice.millis(50, 8_000);
        loop {
            // Whoever watches when all is calm stays until the end.
            let heard = tokio::select! {
                biased;
                heard = timeout_at(until, socket.hear()) => heard,
                () = is_over.cancelled() => {
                    self.compare(&mut socket, &table);
                    return None;
                }
            };
            match heard {
                Ok(Some(message)) if message["type"] == "error" => return None,
                Ok(Some(_)) => {}
                Ok(None) => return None,
                Err(_) if world.is_calm() => {
                    while !is_over.is_cancelled() {
                        tokio::select! {
                            biased;
                            heard = socket.hear() => drop(heard?),
                            () = is_over.cancelled() => {}
                        }
                    }
                    self.compare(&mut socket, &table);
                    return None;
                }
                Err(_) => break,
            }
        }
        if self.dice.chance(100) {
            world.count("clients that stop reading");
            sleep(self.dice.millis(1_000, 30_000)).await;
        }
        Some(())
    }

    /// Whether a socket has heard of everything but what a bot or a clock has only just done.
    fn compare(&self, socket: &mut Socket, table: &str) {
        let Some(last) = socket.last(table).filter(|last| *last > 0) else {
            return;
        };
        let mut judge = self.world.judge();
        let due = judge.head_by(table, self.world.elapsed().saturating_sub(ON_ITS_WAY));
        if last < due {
            let what = format!("a socket knows entry {last} of {due} of {table}");
            judge.find("no convergence", what);
        }
    }
}
