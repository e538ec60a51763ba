//! What makes no sense is refused in words, on every database, and harms nobody.

use reqwest::Method;
use serde_json::{Value, json};
use store::testing::Postgres;

use crate::secrets::Luck;
use crate::support::{Browser, Server};
use crate::table_support::{PATIENT, Socket, play};

/// Texts that some layer or other takes badly.
const TEXTS: [&str; 7] = [
    "\0",
    "a\0b",
    "\u{1b}[31m",
    "\u{202e}backwards",
    "\u{fffd}\u{10ffff}",
    "'; drop table entries; --",
    "%s {} <script>",
];

async fn sends(browser: &Browser, method: Method, path: &str, body: Value) {
    let answer = browser.send(method.clone(), path, Some(body.clone())).await;
    let status = answer.status.as_u16();
    assert!(status < 500, "{method} {path} {body}: {}", answer.text);
    if status >= 400 {
        assert!(answer.json["error"]["code"].is_string(), "{}", answer.text);
    }
}

/// Puts every odd text into every field.
async fn odd_texts(server: &Server) {
    let host = server.somebody("Odd", "a long password").await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    let mut socket = Socket::open(server, &host).await;
    for text in TEXTS {
        odd_tables(&host, text).await;
        odd_maps(&host, text).await;
        odd_commands(&host, &mut socket, &table, text).await;
        odd_requests(&mut socket, &table, text).await;
        odd_people(server, &host, &table, text).await;
        odd_addresses(&host, &table, text).await;
    }
    // The table is as well as before.
    host.look(&table).await;
    host.get(&format!("/api/tables/{table}/log")).await.is(200);
}

async fn odd_tables(host: &Browser, text: &str) {
    let options = |name: &str| {
        let mut options = json!({ "game": "amsterdam", "setup": { "seats": 2 } });
        options[name] = text.into();
        json!({ "options": options })
    };
    for name in [
        "game",
        "setup",
        "title",
        "access",
        "clock",
        "spectators",
        "absent",
        text,
    ] {
        sends(host, Method::POST, "/api/tables", options(name)).await;
    }
    for setup in [
        json!({ "seats": 2, "map": text }),
        json!({ "seats": 2, text: 1 }),
        json!({ "seats": 2, "map": { "name": text, "tiles": [] } }),
    ] {
        let new = json!({ "options": { "game": "roads-and-boats", "setup": setup } });
        sends(host, Method::POST, "/api/tables", new).await;
    }
}

async fn odd_maps(host: &Browser, text: &str) {
    let maps = [
        json!({ "name": text, "seats": [1], "tiles": [] }),
        json!({ "name": "Odd", "seats": [1], "tiles": [{ "q": 0, "r": 0, "terrain": text }] }),
        json!({ "name": "Odd", "seats": [1], "tiles": [], "record": { "score": 1, "by": text } }),
        json!({ "name": "Odd", "seats": [1], "tiles": [], text: 1 }),
        json!(text),
    ];
    for map in maps {
        let bodies = [
            ("/api/maps", json!({ "map": map })),
            ("/api/maps/check", json!({ "map": map })),
            ("/api/maps/import", json!({ "text": map.to_string() })),
            (
                "/api/maps/import",
                json!({ "text": text, "name": text, "only": text }),
            ),
            (
                "/api/maps/make",
                json!({ "seats": 1, "name": text, "seed": text, "tiles": 12 }),
            ),
        ];
        for (path, body) in bodies {
            sends(host, Method::POST, path, body).await;
        }
    }
}

async fn odd_commands(host: &Browser, socket: &mut Socket, table: &str, text: &str) {
    let path = format!("/api/tables/{table}");
    let commands = [
        json!({ "do": "say", "text": text }),
        json!({ "do": text }),
        json!({ "do": "sit", "secret": text }),
        json!({ "do": "mute", "user": text, "is_muted": true }),
        json!({ "do": "place", "seat": 1, "sitter": { "kind": "bot", "bot": text } }),
        json!({ "do": "act", "seat": 0, "actions": [{ "do": text }] }),
        json!({ "do": "plan", "seat": 0, "parts": [text] }),
        json!({ "do": "leave", "seat": text }),
        json!({ "do": "start", text: text }),
    ];
    for command in commands {
        sends(host, Method::POST, &path, json!({ "command": command })).await;
        sends(
            host,
            Method::POST,
            &path,
            json!({ "id": text, "command": command }),
        )
        .await;
        socket
            .send(json!({ "type": "do", "id": text, "table": table, "command": command }))
            .await;
        let answer = socket.next().await;
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        assert!(!["internal", "try_again"].contains(&code), "{answer}");
    }
    // What was sent under the same id before is still known by it.
    let say = json!({ "id": format!("{text}2"), "command": { "do": "say", "text": "hello" } });
    sends(host, Method::POST, &path, say.clone()).await;
    sends(host, Method::POST, &path, say).await;
}

async fn odd_requests(socket: &mut Socket, table: &str, text: &str) {
    for request in [
        json!({ "type": "join", "table": text }),
        json!({ "type": "look", "table": text }),
        json!({ "type": "part", "table": text, "id": text }),
        json!({ "type": "ahead", "id": text, "table": table, "seat": 0, "actions": [text] }),
        json!({ "type": text }),
    ] {
        socket.send(request).await;
        let code = socket.next().await["error"]["code"].clone();
        assert!(code.is_string() && code != "internal" && code != "try_again");
    }
}

/// What somebody says of themselves.
async fn odd_people(server: &Server, host: &Browser, table: &str, text: &str) {
    sends(
        host,
        Method::PUT,
        &format!("/api/tables/{table}/note"),
        json!({ "text": text }),
    )
    .await;
    sends(host, Method::PATCH, "/api/me", json!({ "name": text })).await;
    sends(host, Method::PATCH, "/api/me", json!({ "language": text })).await;
    sends(
        host,
        Method::POST,
        "/api/me/tokens",
        json!({ "label": text }),
    )
    .await;
    let hook = json!({ "url": text, "style": text });
    sends(host, Method::PUT, "/api/me/webhook", hook).await;
    let password = json!({ "password": format!("{text} long enough") });
    sends(host, Method::PUT, "/api/me/password", password).await;
    let names = json!({ "name": text, "password": text });
    sends(&server.browser(), Method::POST, "/api/sign-in", names).await;
}

async fn odd_addresses(host: &Browser, table: &str, text: &str) {
    let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
    for path in [
        format!("/api/tables/{escaped}"),
        format!("/api/tables/{escaped}/log"),
        format!("/api/tables?after={escaped}"),
        format!("/api/tables?after=1-{escaped}"),
        format!("/api/tables?game={escaped}"),
        format!("/api/tables/{table}?seat={escaped}"),
    ] {
        let status = host.get(&path).await.status.as_u16();
        assert!(status < 500, "{path} {status}");
    }
}

#[tokio::test]
async fn odd_texts_do_no_harm_on_sqlite() {
    odd_texts(&Server::patient().await).await;
}

#[tokio::test]
async fn odd_texts_do_no_harm_on_postgresql() {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await.unwrap();
    let url = postgres.url();
    let mut settings = PATIENT.to_vec();
    settings.push(("data", &url));
    let server = Server::with(&settings).await;
    odd_texts(&server).await;
    server.stop().await.unwrap();
}

#[tokio::test]
async fn what_is_no_json_of_ours_is_refused_with_the_reason() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut socket = Socket::open(&server, &guests[0]).await;
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let commands = [
        String::new(),
        "null".to_owned(),
        "{".to_owned(),
        "[]".to_owned(),
        deep.clone(),
        format!(r#"{{"command":{deep}}}"#),
        format!(r#"{{"command":{{"do":"act","seat":0,"actions":[{deep}]}}}}"#),
        r#"{"command":{"do":"act","seat":1e400,"actions":[]}}"#.to_owned(),
        r#"{"command":{"do":"act","seat":-1,"actions":[]}}"#.to_owned(),
        r#"{"command":{"do":"act","seat":0,"actions":{}}}"#.to_owned(),
        r#"{"command":{"do":"act","seat":0,"actions":[{"do":"build","route":99999999999999999999}]}}"#.to_owned(),
        r#"{"command":{"do":"undo","seat":0,"to":18446744073709551616}}"#.to_owned(),
        r#"{"command":{"do":"undo","seat":0,"to":18446744073709551615}}"#.to_owned(),
        r#"{"command":{"do":"ask_take_back","seat":0,"to":18446744073709551615}}"#.to_owned(),
        r#"{"command":{"do":"ask_take_back","seat":0,"to":0}}"#.to_owned(),
        r#"{"command":{"do":"start"},"more":1}"#.to_owned(),
        r#"{"command":{"do":"start","more":1}}"#.to_owned(),
        r#"{"command":{"do":"say"}}"#.to_owned(),
        r#"{"command":{"do":"start"}} {}"#.to_owned(),
        r#"{"id":7,"command":{"do":"start"}}"#.to_owned(),
    ];
    let path = format!("/api/tables/{table}");
    for body in commands {
        let request = guests[0]
            .request(Method::POST, &path)
            .header("content-type", "application/json")
            .body(body.clone());
        let answer = guests[0].run(request).await;
        assert!(answer.status.is_client_error(), "{body} {}", answer.text);
        assert!(answer.json["error"]["code"].is_string(), "{}", answer.text);
        // A request of a socket has the same command in it.
        socket.send_text(body).await;
        assert_eq!(socket.next().await["type"], "error");
    }
    for since in ["-1", "1e3", "\"1\"", "18446744073709551616"] {
        let join = format!(r#"{{"type":"join","table":"{table}","since":{since}}}"#);
        socket.send_text(join).await;
        assert_eq!(socket.next().await["error"]["code"], "malformed");
    }
    // A number far ahead is no harm: nothing has been missed.
    let shown = socket.join(&table, json!({ "since": u64::MAX })).await;
    assert_eq!(shown["stage"], "running");
}

#[tokio::test]
async fn a_socket_follows_so_many_tables() {
    let server = Server::with(&[("tables_per_socket", "2")]).await;
    let guest = server.guest().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(
            guest
                .open("amsterdam", json!({ "seats": 2 }), json!({}))
                .await,
        );
    }
    let mut socket = Socket::open(&server, &guest).await;
    for table in [&tables[0], &tables[1], &tables[0]] {
        socket.join(table, json!({})).await;
    }
    socket
        .send(json!({ "type": "join", "table": tables[2] }))
        .await;
    assert_eq!(
        socket.next_of("error").await["error"]["code"],
        "too_many_followed"
    );
    socket
        .send(json!({ "type": "part", "table": tables[0] }))
        .await;
    socket.join(&tables[2], json!({})).await;
    // A table that one does not follow is not shown.
    socket
        .send(json!({ "type": "look", "table": tables[0] }))
        .await;
    assert_eq!(
        socket.next_of("error").await["error"]["code"],
        "no_such_table"
    );
    // One that is not there takes no place.
    socket
        .send(json!({ "type": "part", "table": tables[2] }))
        .await;
    socket
        .send(json!({ "type": "join", "table": "nosuchtable" }))
        .await;
    assert_eq!(
        socket.next_of("error").await["error"]["code"],
        "no_such_table"
    );
    socket.join(&tables[2], json!({})).await;
}

#[tokio::test]
async fn a_game_is_played_to_its_end_beside_a_socket_full_of_garbage() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut bad = Socket::open(&server, &guests[1]).await;
    let good = r#"{"type":"do","id":"a1","table":"T","command":{"do":"act","seat":0,"actions":[{"do":"draw"}]}}"#;
    let good = good.replace("\"T\"", &format!("\"{table}\""));
    let garbage = async {
        let mut luck = Luck(9);
        for _ in 0..3000 {
            let mut bytes = good.clone().into_bytes();
            for _ in 0..1 + luck.below(4) {
                if bytes.len() < 2 {
                    break;
                }
                let at = luck.below(bytes.len());
                match luck.below(3) {
                    0 => bytes[at] = b' ' + luck.below(95) as u8,
                    1 => drop(bytes.remove(at)),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            bad.send_text(String::from_utf8(bytes).unwrap()).await;
            let answer = bad.next().await;
            assert_ne!(answer["error"]["code"], "internal", "{answer}");
        }
        bad.send(json!({ "type": "ping", "id": "alive" })).await;
        assert_eq!(bad.next().await["type"], "pong");
    };
    let ((), over) = tokio::join!(garbage, play(&guests, &table, 2000));
    assert_eq!(over["stage"], "finished");
}
