//! Clients that take what they can get, over connections that hold next to nothing.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{App, Config, serve_connection};
use store::Store;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as WireError, Message as Frame};
use tokio_tungstenite::{WebSocketStream, client_async};

/// An address from which nothing else comes.
const HERE: &str = "192.0.2.1";

/// A server without a network: whoever is connected to it comes from wherever a test says.
struct Host {
    app: App,
    router: axum::Router,
    _folder: TempDir,
}

/// An answer to a request.
struct Answer {
    status: u16,
    cookie: Option<String>,
    json: Value,
}

impl Host {
    async fn with(settings: &[(&str, &str)]) -> Host {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("towpath.db").display().to_string();
        let patient = [
            ("data", data.as_str()),
            ("request_burst", "100000"),
            ("message_burst", "100000"),
            ("chat_per_minute", "100000"),
            // However busy the machine is, nobody is judged by its clock.
            ("ping_seconds", "3600"),
            ("silence_seconds", "3600"),
            ("sending_seconds", "3600"),
            ("header_seconds", "3600"),
            ("request_seconds", "3600"),
        ];
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let flags: BTreeMap<String, String> = patient.iter().chain(settings).map(own).collect();
        let config = Config::gather(&flags, |_| None, None).unwrap();
        let store = Store::open(&data, &store::Options::default()).await;
        let app = App::new(config, store.unwrap());
        Host {
            router: server::router(app.clone()),
            app,
            _folder: folder,
        }
    }

    /// A connection from an address on which so many bytes fit each way.
    fn connect(&self, from: &str, room: usize) -> DuplexStream {
        let (client, server) = duplex(room);
        let peer = SocketAddr::new(from.parse().unwrap(), 4000);
        let (app, router) = (self.app.clone(), self.router.clone());
        tokio::spawn(serve_connection(app, router, server, peer));
        client
    }

    async fn try_socket(&self, from: &str, room: usize) -> Result<Socket, WireError> {
        let stream = self.connect(from, room);
        let shaken = client_async("ws://127.0.0.1:7878/api/socket", stream).await;
        shaken.map(|(socket, _)| Socket(socket))
    }

    async fn socket(&self, from: &str, room: usize) -> Socket {
        self.try_socket(from, room).await.expect("an open socket")
    }

    async fn post(&self, cookie: &str, path: &str, body: &Value) -> Answer {
        let mut stream = self.connect("198.51.100.1", 4096);
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: 127.0.0.1:7878\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "));
        Answer {
            status: head[9..12].parse().unwrap(),
            cookie: cookie.map(|cookie| cookie.split(';').next().unwrap().to_owned()),
            json: serde_json::from_str(body).unwrap_or_default(),
        }
    }

    /// Somebody with a table of their own.
    async fn table(&self) -> (String, String) {
        let guest = self.post("", "/api/guest", &json!({})).await;
        let cookie = guest.cookie.expect("a guest");
        let table = self.table_of(&cookie).await;
        (cookie, table)
    }

    async fn table_of(&self, cookie: &str) -> String {
        let options = json!({ "game": "amsterdam", "setup": { "seats": 2 }, "access": "open" });
        let new = json!({ "options": options, "seats": [{ "kind": "me" }] });
        let opened = self.post(cookie, "/api/tables", &new).await;
        assert_eq!(opened.status, 201, "{}", opened.json);
        opened.json["table"].as_str().unwrap().to_owned()
    }

    async fn say(&self, cookie: &str, table: &str) {
        let say = json!({ "command": { "do": "say", "text": "hello" } });
        let said = self
            .post(cookie, &format!("/api/tables/{table}"), &say)
            .await;
        assert_eq!(said.status, 200, "{}", said.json);
    }

    fn queued(&self) -> usize {
        self.app.budgets().queued_bytes()
    }
}

struct Socket(WebSocketStream<DuplexStream>);

impl Socket {
    async fn send(&mut self, message: Value) {
        self.0.send(Frame::text(message.to_string())).await.unwrap();
    }

    /// The next message, or how the socket is closed.
    async fn next(&mut self) -> Result<Value, Option<CloseFrame>> {
        loop {
            match self.0.next().await {
                Some(Ok(Frame::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Frame::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    async fn closed(&mut self) -> (u16, String) {
        loop {
            if let Err(frame) = self.next().await {
                let frame = frame.expect("a word why");
                return (frame.code.into(), frame.reason.to_string());
            }
        }
    }

    /// Every message up to the answer to a ping, by its type.
    async fn heard_so_far(&mut self) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            let message = self.next().await.expect("an open socket");
            let kind = message["type"].as_str().unwrap().to_owned();
            if kind == "pong" {
                return heard;
            }
            heard.push(kind);
        }
    }
}

#[tokio::test]
async fn a_client_that_never_reads_is_given_up_when_as_much_waits_as_may() {
    const MOST: usize = 64 * 1024;
    let host = Host::with(&[("queue_bytes_per_socket", &MOST.to_string())]).await;
    let (cookie, table) = host.table().await;
    let mut deaf = host.socket(HERE, 64).await;
    deaf.send(json!({ "type": "join", "table": table, "show": "events" }))
        .await;
    let (mut waited, mut is_dropped) = (0, false);
    for _ in 0..200 {
        host.say(&cookie, &table).await;
        let waits = host.queued();
        assert!(waits <= MOST, "{waits}");
        is_dropped |= waits < waited;
        waited = waits;
    }
    assert!(is_dropped, "{waited} bytes wait");
    // No more than was on the way is kept for it.
    assert!(waited < MOST / 2, "{waited} bytes wait");
    assert_eq!(deaf.closed().await, (1013, "too_slow".to_owned()));
    drop(deaf);
    while host.queued() > 0 || host.app.budgets().sockets.n_taken() > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn looks_are_answered_by_what_is_on_its_way() {
    let host = Host::with(&[]).await;
    let (_, table) = host.table().await;
    let mut socket = host.socket(HERE, 64).await;
    socket.send(json!({ "type": "join", "table": table })).await;
    for _ in 0..100 {
        socket.send(json!({ "type": "look", "table": table })).await;
    }
    socket.send(json!({ "type": "ping", "id": "x" })).await;
    let heard = socket.heard_so_far().await;
    let n_shown = heard.iter().filter(|kind| *kind == "table").count();
    // That of the join, one behind it, and one for those that came while it was read.
    assert!((1..=3).contains(&n_shown), "{heard:?}");
    // Who has read everything is shown the table anew.
    for _ in 0..2 {
        socket.send(json!({ "type": "look", "table": table })).await;
        while socket.next().await.unwrap()["type"] != "table" {}
    }
}

#[tokio::test]
async fn a_client_that_reads_is_not_given_up_however_much_it_follows() {
    let host = Host::with(&[("queue_bytes_per_socket", "32768")]).await;
    let (cookie, table) = host.table().await;
    let mut tables = vec![table];
    while tables.len() < 20 {
        tables.push(host.table_of(&cookie).await);
    }
    for table in &tables {
        for _ in 0..10 {
            host.say(&cookie, table).await;
        }
    }
    let (mut writing, mut reading) = host.socket(HERE, 256).await.0.split();
    // It asks for everything at once, and reads as fast as it goes.
    let asking = async {
        for kind in ["join", "look", "look"] {
            for table in &tables {
                let mut ask = json!({ "type": kind, "table": table });
                if kind == "join" {
                    ask["since"] = 1.into();
                }
                writing.send(Frame::text(ask.to_string())).await.unwrap();
            }
        }
        let ping = json!({ "type": "ping", "id": "x" });
        writing.send(Frame::text(ping.to_string())).await.unwrap();
    };
    let hearing = async {
        let mut shown = BTreeMap::new();
        let mut n_bytes = 0;
        loop {
            let frame = reading.next().await.expect("an open socket").unwrap();
            let Frame::Text(text) = frame else {
                panic!("{frame:?}");
            };
            n_bytes += text.len();
            let message: Value = serde_json::from_str(&text).unwrap();
            match message["type"].as_str().unwrap() {
                "table" => {
                    let table = message["table"].as_str().unwrap().to_owned();
                    *shown.entry(table).or_insert(0) += 1;
                }
                "pong" => return (shown, n_bytes),
                _ => {}
            }
        }
    };
    let ((), (shown, n_bytes)) = tokio::join!(asking, hearing);
    assert_eq!(shown.len(), tables.len());
    assert!(n_bytes > 2 * 32_768, "{n_bytes} bytes are no test");
}

#[tokio::test]
async fn a_home_with_ipv6_has_so_many_sockets_in_all() {
    let host = Host::with(&[("sockets_per_network", "1")]).await;
    let _open = host.socket("2001:db8:1:2::1", 4096).await;
    let refused = host.try_socket("2001:db8:1:2:3:4:5:6", 4096).await;
    let Err(WireError::Http(answer)) = refused else {
        panic!("a second socket");
    };
    assert_eq!(answer.status(), 429);
    host.socket("2001:db8:1:3::1", 4096).await;
}

/// Whether a connection is answered. Otherwise it is closed without a word.
async fn is_answered(host: &Host, from: &str) -> bool {
    let mut stream = host.connect(from, 4096);
    let request = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:7878\r\nconnection: close\r\n\r\n";
    // It may be closed already.
    stream.write_all(request.as_bytes()).await.ok();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.ok();
    assert!(
        text.is_empty() || text.starts_with("HTTP/1.1 200"),
        "{text}"
    );
    !text.is_empty()
}

#[tokio::test]
async fn there_are_so_many_connections_from_a_place_and_in_all() {
    let host = Host::with(&[
        ("connections_per_network", "2"),
        ("connections", "4"),
        ("trusted_proxies", "203.0.113.9"),
    ])
    .await;
    let home = |nth: u8| format!("2001:db8:1:2::{nth}");
    // A socket is still the connection that it began as.
    let socket = host.socket(&home(1), 4096).await;
    let idle = host.connect(&home(2), 4096);
    let n_taken = || host.app.budgets().connections.n_taken();
    while n_taken() < 2 {
        tokio::task::yield_now().await;
    }
    assert!(!is_answered(&host, &home(3)).await);
    assert!(is_answered(&host, HERE).await);
    drop(idle);
    while !is_answered(&host, &home(3)).await {
        tokio::task::yield_now().await;
    }
    // Whoever comes through a proxy is not judged by its address, but there are only so many in all.
    let _proxied = [(); 3].map(|()| host.connect("203.0.113.9", 4096));
    while n_taken() < 4 {
        tokio::task::yield_now().await;
    }
    assert!(!is_answered(&host, HERE).await);
    drop(socket);
    while !is_answered(&host, HERE).await {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn whoever_does_not_read_an_answer_is_given_up() {
    let host = Host::with(&[("sending_seconds", "1")]).await;
    let mut stream = host.connect(HERE, 16);
    let request = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:7878\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    while host.app.budgets().connections.n_taken() > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn pings_count_as_messages_and_a_flood_of_them_ends() {
    let limits = [("messages_per_second", "1"), ("message_burst", "5")];
    let host = Host::with(&limits).await;
    for frame in [
        Frame::Ping(Default::default()),
        Frame::Pong(Default::default()),
    ] {
        let mut socket = host.socket(HERE, 1 << 16).await;
        for _ in 0..300 {
            // The server may have had enough.
            if socket.0.send(frame.clone()).await.is_err() {
                break;
            }
        }
        let closed = socket.closed().await;
        assert_eq!(closed, (1008, "too_many_requests".to_owned()));
    }
}
