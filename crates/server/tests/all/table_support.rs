//! Tables to test on, and sockets to look at them through.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as WireError, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{Answer, Browser, Server};

/// What whole games from one address need.
pub(crate) const PATIENT: &[(&str, &str)] = &[
    ("request_burst", "100000"),
    ("message_burst", "100000"),
    ("bot_millis", "1"),
];

impl Server {
    /// A server for whole games, which are many requests from one address.
    pub(crate) async fn patient() -> Server {
        Server::with(PATIENT).await
    }

    /// A browser of a guest.
    pub(crate) async fn guest(&self) -> Browser {
        let browser = self.browser();
        browser.post("/api/guest", json!({})).await.is(200);
        browser
    }

    /// Browsers of as many guests as are asked for.
    pub(crate) async fn guests<const N: usize>(&self) -> [Browser; N] {
        let mut guests = Vec::new();
        for _ in 0..N {
            guests.push(self.guest().await);
        }
        guests.try_into().ok().unwrap()
    }

    /// A running game with a guest in each seat.
    pub(crate) async fn game<const N: usize>(
        &self,
        game: &str,
        options: Value,
    ) -> ([Browser; N], String) {
        let guests = self.guests().await;
        let table = guests[0].open(game, json!({ "seats": N }), options).await;
        for guest in &guests[1..] {
            guest.does(&table, json!({ "do": "sit" })).await.is(200);
        }
        guests[0]
            .does(&table, json!({ "do": "start" }))
            .await
            .is(200);
        (guests, table)
    }
}

impl Browser {
    /// Opens a table with oneself in its first seat.
    pub(crate) async fn open(&self, game: &str, setup: Value, mut options: Value) -> String {
        options["game"] = game.into();
        options["setup"] = setup;
        if options["access"].is_null() {
            options["access"] = "open".into();
        }
        let new = json!({ "options": options, "seats": [{ "kind": "me" }] });
        let opened = self.post("/api/tables", new).await.is(201);
        opened.json["table"].as_str().unwrap().to_owned()
    }

    /// Sends a command.
    pub(crate) async fn does(&self, table: &str, command: Value) -> Answer {
        self.post(
            &format!("/api/tables/{table}"),
            json!({ "command": command }),
        )
        .await
    }

    /// Sends a command under an id.
    pub(crate) async fn does_as(&self, table: &str, id: &str, command: Value) -> Answer {
        let body = json!({ "id": id, "command": command });
        self.post(&format!("/api/tables/{table}"), body).await
    }

    /// The table as one sees it.
    pub(crate) async fn look(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.is(200).json
    }

    /// Takes the `nth` of one's legal actions.
    pub(crate) async fn act(&self, table: &str, nth: usize) -> Answer {
        let shown = self.look(table).await;
        let legal = shown["legal"].as_array().expect("one's turn");
        let action = legal[nth % legal.len()].clone();
        let seat = shown["eyes"].clone();
        self.does(
            table,
            json!({ "do": "act", "seat": seat, "actions": [action] }),
        )
        .await
    }

    /// Who one is.
    pub(crate) async fn id(&self) -> String {
        self.get("/api/me").await.json["id"]
            .as_str()
            .unwrap()
            .to_owned()
    }
}

/// Plays a game of Roads & Boats on to a movement phase, and says which seat moves.
pub(crate) async fn play_to_movement(guests: &[Browser], table: &str) -> usize {
    loop {
        let seat = guests[0].look(table).await["to_act"][0].as_u64().unwrap() as usize;
        let shown = guests[seat].look(table).await;
        let legal = shown["legal"].as_array().unwrap();
        let may = |what: &str| legal.iter().find(|action| action["do"] == what);
        if may("step").is_some() {
            return seat;
        }
        let action = may("done").unwrap_or(&legal[0]);
        let act = json!({ "do": "act", "seat": seat, "actions": [action] });
        guests[seat].does(table, act).await.is(200);
    }
}

/// Plays on with the seats that are to act, so many actions or to the end.
pub(crate) async fn play(guests: &[Browser], table: &str, most: usize) -> Value {
    let mut luck = 1_usize;
    for _ in 0..most {
        let shown = guests[0].look(table).await;
        let Some(seat) = shown["to_act"][0].as_u64() else {
            return shown;
        };
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        guests[seat as usize].act(table, luck >> 33).await.is(200);
    }
    guests[0].look(table).await
}

/// A socket.
pub(crate) struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Opens a socket with the cookies of a browser, and hears its greeting.
    pub(crate) async fn open(server: &Server, browser: &Browser) -> Socket {
        let mut socket = Socket::try_open(server, browser, None)
            .await
            .expect("an open socket");
        assert_eq!(socket.next().await["type"], "hello");
        socket
    }

    /// Tries to open a socket from a page of this origin.
    pub(crate) async fn try_open(
        server: &Server,
        browser: &Browser,
        origin: Option<&str>,
    ) -> Result<Socket, WireError> {
        let url = format!("ws://{}/api/socket", server.address);
        let mut request = url.into_client_request()?;
        if let Some(host) = &server.host {
            request.headers_mut().insert("host", host.parse().unwrap());
        }
        if let Some(cookie) = browser.cookie() {
            request
                .headers_mut()
                .insert("cookie", cookie.parse().unwrap());
        }
        if let Some(origin) = origin {
            request
                .headers_mut()
                .insert("origin", origin.parse().unwrap());
        }
        connect_async(request)
            .await
            .map(|(stream, _)| Socket(stream))
    }

    /// Opens a socket with a token, as bots do, and hears its greeting.
    pub(crate) async fn open_as_bot(server: &Server, token: &str) -> Socket {
        let url = format!("ws://{}/api/socket", server.address);
        let mut request = url.into_client_request().unwrap();
        let bearer = format!("Bearer {token}").parse().unwrap();
        request.headers_mut().insert("authorization", bearer);
        let (stream, _) = connect_async(request).await.expect("an open socket");
        let mut socket = Socket(stream);
        assert!(socket.next().await["user"].is_string());
        socket
    }

    /// The connection under it, for those who do not keep to the protocol.
    pub(crate) fn into_stream(self) -> MaybeTlsStream<TcpStream> {
        self.0.into_inner()
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        // A socket that the server has closed tells so when it is read.
        self.0.send(Frame::text(text)).await.ok();
    }

    pub(crate) async fn send_binary(&mut self, bytes: Vec<u8>) {
        self.0.send(Frame::binary(bytes)).await.ok();
    }

    /// The next message, as it came.
    pub(crate) async fn next_text(&mut self) -> String {
        loop {
            match self.frame().await {
                Some(Frame::Text(text)) => return text.to_string(),
                Some(Frame::Ping(_) | Frame::Pong(_)) => {}
                other => panic!("no message but {other:?}"),
            }
        }
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_str(&self.next_text().await).unwrap()
    }

    /// The next message of a type. Others are passed over.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// How the server closes it. Messages before that are passed over.
    pub(crate) async fn closed(&mut self) -> Option<CloseFrame> {
        loop {
            match self.frame().await {
                Some(Frame::Close(frame)) => return frame,
                None => return None,
                Some(_) => {}
            }
        }
    }

    /// The next frame, whatever it is.
    pub(crate) async fn frame(&mut self) -> Option<Frame> {
        let frame = timeout(Duration::from_secs(60), self.0.next()).await;
        frame.expect("an answer")?.ok()
    }

    /// Joins a table and hears how it is.
    pub(crate) async fn join(&mut self, table: &str, more: Value) -> Value {
        let mut join = json!({ "type": "join", "table": table });
        for (name, value) in more.as_object().unwrap() {
            join[name] = value.clone();
        }
        self.send(join).await;
        self.next_of("table").await
    }

    /// Sends a command and waits for what comes of it.
    pub(crate) async fn does(&mut self, table: &str, id: &str, command: Value) -> Value {
        self.send(json!({ "type": "do", "id": id, "table": table, "command": command }))
            .await;
        loop {
            let message = self.next().await;
            if message["id"] == id {
                return message;
            }
        }
    }
}

/// Adds a step to a plan that goes on `at` a turn and phase.
pub(crate) fn add_step(parts: &mut Vec<Value>, at: &Value, step: Value) {
    let is_here = |part: &Value| part["turn"] == at["turn"] && part["phase"] == at["phase"];
    match parts.last_mut().filter(|part| is_here(part)) {
        Some(part) => part["steps"].as_array_mut().unwrap().push(step),
        None => parts.push(json!({ "turn": at["turn"], "phase": at["phase"], "steps": [step] })),
    }
}
