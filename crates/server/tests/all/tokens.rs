//! Tokens: what they may do, and for how long.

use reqwest::Method;
use serde_json::{Value, json};
use store::{Millis, SessionKind};

use crate::support::{Answer, Browser, Server, client};
use crate::table_support::Socket;

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn made(browser: &Browser, wanted: Value) -> Value {
    browser.post("/api/me/tokens", wanted).await.is(201).json
}

async fn send(server: &Server, token: &Value, method: Method, path: &str, body: Value) -> Answer {
    let token = token["token"].as_str().unwrap();
    let request = client().request(method, server.url(path));
    let request = request.bearer_auth(token).json(&body);
    Answer::read(request.send().await.unwrap()).await
}

#[tokio::test]
async fn a_token_has_a_scope_and_an_end() {
    let server = Server::start().await;
    let owner = server.somebody("Anna", "correct horse battery").await;
    for (wanted, scope, days) in [
        (json!({ "label": "a" }), "play", 90),
        (json!({ "label": "b", "scope": "read" }), "read", 90),
        (
            json!({ "label": "c", "scope": "play", "days": 1 }),
            "play",
            1,
        ),
        (json!({ "label": "d", "days": 365 }), "play", 365),
    ] {
        let token = made(&owner, wanted.clone()).await;
        assert_eq!(token["scope"], scope, "{wanted}");
        let time = |name: &str| token[name].as_i64().unwrap();
        assert_eq!(time("expires_at") - time("created_at"), days * DAY);
        let listed = owner.get("/api/me/tokens").await.is(200).json;
        let listed = listed.as_array().unwrap().iter();
        let mut named = listed.filter(|listed| listed["id"] == token["id"]);
        let listed = named.next().unwrap();
        assert_eq!(listed["scope"], scope);
        assert_eq!(listed["expires_at"], token["expires_at"]);
    }
    for wanted in [
        json!({ "label": "x", "days": 0 }),
        json!({ "label": "x", "days": 366 }),
        json!({ "label": "x", "days": -1 }),
        json!({ "label": "x", "days": "many" }),
        json!({ "label": "x", "scope": "everything" }),
        json!({ "label": "x", "scopes": "read" }),
        json!({ "scope": "read" }),
    ] {
        owner
            .post("/api/me/tokens", wanted)
            .await
            .refused(422, "malformed");
    }
    for label in ["", " x", "a\u{202e}b", "\u{3164}", &"x".repeat(25)] {
        owner
            .post("/api/me/tokens", json!({ "label": label }))
            .await
            .refused(422, "bad_name");
    }
}

#[tokio::test]
async fn a_token_that_only_looks_does_nothing() {
    let server = Server::patient().await;
    let owner = server.somebody("Anna", "correct horse battery").await;
    let read = made(&owner, json!({ "label": "eyes", "scope": "read" })).await;
    let play = made(&owner, json!({ "label": "hands" })).await;
    let table = owner
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    let path = format!("/api/tables/{table}");
    let shown = send(&server, &read, Method::GET, &path, Value::Null).await;
    assert_eq!(shown.is(200).json["yours"], json!([0]));
    let me = send(&server, &read, Method::GET, "/api/me", Value::Null).await;
    assert_eq!(me.is(200).json["is_bot"], true);
    let say = json!({ "do": "say", "text": "hello" });
    let seat = json!({ "seat": 0, "actions": [] });
    for (method, path, body) in [
        (Method::POST, path.clone(), json!({ "command": say })),
        (Method::POST, "/api/tables".to_owned(), json!({})),
        (Method::PUT, format!("{path}/note"), json!({ "text": "x" })),
        (Method::POST, format!("{path}/invitation"), json!({})),
        (Method::DELETE, format!("{path}/invitation"), json!({})),
        (Method::POST, format!("{path}/seats/0/link"), json!({})),
        (Method::POST, format!("{path}/what-if"), json!({})),
        (Method::POST, format!("{path}/plan-ahead"), seat),
        (Method::POST, "/api/maps".to_owned(), json!({})),
        (Method::DELETE, "/api/maps/x".to_owned(), json!({})),
        (Method::PATCH, "/api/me".to_owned(), json!({})),
        (Method::POST, "/api/sign-out".to_owned(), json!({})),
    ] {
        let answer = send(&server, &read, method.clone(), &path, body).await;
        assert_eq!(answer.json["error"]["code"], "read_only", "{method} {path}");
        assert_eq!(answer.status, 403, "{method} {path}");
    }

    let mut socket = Socket::open_as_bot(&server, read["token"].as_str().unwrap()).await;
    let joined = socket.join(&table, json!({})).await;
    assert_eq!(joined["yours"], json!([0]), "{joined}");
    let refused = socket.does(&table, "x", say.clone()).await;
    assert_eq!(refused["error"]["code"], "read_only", "{refused}");
    let ahead = json!({ "type": "ahead", "id": "y", "table": table, "seat": 0, "actions": [] });
    socket.send(ahead).await;
    let refused = socket.next_of("error").await;
    assert_eq!(refused["error"]["code"], "read_only", "{refused}");

    // It hears what others do all the same.
    let done = send(
        &server,
        &play,
        Method::POST,
        &path,
        json!({ "command": say }),
    )
    .await;
    let seq = done.is(200).json["seq"].clone();
    assert_eq!(socket.next_of("news").await["seq"], seq);
    let mut socket = Socket::open_as_bot(&server, play["token"].as_str().unwrap()).await;
    assert_eq!(socket.does(&table, "x", say).await["type"], "done");
}

#[tokio::test]
async fn a_token_ends_when_it_was_said_to_however_much_it_is_used() {
    let server = Server::with(&[("session_check_seconds", "1")]).await;
    let owner = server.somebody("Anna", "correct horse battery").await;
    let token = made(&owner, json!({ "label": "bot", "days": 1 })).await;
    let store = server.store().await;
    let user = store.user_called("Anna").await.unwrap();
    let row = async || {
        let rows = store.sessions(&user.id).await.unwrap();
        let mut bots = rows.into_iter().filter(|row| row.kind == SessionKind::Bot);
        bots.next().unwrap()
    };
    let (hash, end) = (row().await.hash, row().await.expires_at);
    let hours_ago = Millis(row().await.seen_at.0 - 2 * 60 * 60 * 1000);
    store.prolong_session(&hash, hours_ago, end).await.unwrap();
    let me = send(&server, &token, Method::GET, "/api/me", Value::Null).await;
    assert_eq!(me.is(200).json["name"], "Anna");
    let used = row().await;
    assert!(used.seen_at > hours_ago, "it is noted that it was used");
    assert_eq!(used.expires_at, end);

    let mut socket = Socket::open_as_bot(&server, token["token"].as_str().unwrap()).await;
    let past = Some(Millis(Millis::now().0 - 1));
    store
        .prolong_session(&hash, used.seen_at, past)
        .await
        .unwrap();
    let closed = socket.closed().await.unwrap();
    assert_eq!(u16::from(closed.code), 1008);
    assert_eq!(closed.reason.as_str(), "signed_out");
    let me = send(&server, &token, Method::GET, "/api/me", Value::Null).await;
    assert_eq!(me.is(200).json, Value::Null);
    let new = json!({ "options": {} });
    let path = "/api/tables/none/note";
    send(&server, &token, Method::PUT, path, new)
        .await
        .refused(401, "signed_out");
    assert_eq!(owner.get("/api/me/tokens").await.is(200).json, json!([]));
}
