//! Webhooks, and what they must never call.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::http::StatusCode;
use axum::routing::post;
use reqwest::Method;
use serde_json::{Value, json};
use server::Config;
use server::webhook::{is_public, vet};
use tokio::io::AsyncReadExt;
use tokio::sync::mpsc;

use crate::support::{Browser, Server};
use crate::table_support::play;
use crate::truth::Truth;

#[test]
fn only_public_addresses_are_public() {
    for address in [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.1.2.3",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "3fff::1",
        "fc00::1",
        "fd12::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "5f00::1",
    ] {
        assert!(!is_public(address.parse().unwrap()), "{address}");
    }
    for address in [
        "1.1.1.1",
        "8.8.8.8",
        "100.63.255.255",
        "100.128.0.1",
        "172.32.0.1",
        "2606:4700::1111",
        "::ffff:8.8.8.8",
    ] {
        assert!(is_public(address.parse().unwrap()), "{address}");
    }
}

#[tokio::test]
async fn addresses_inside_are_refused_however_they_are_written() {
    let config = Config::default();
    for url in [
        "http://example.com/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "example.com",
        "",
        "https://",
        "https://user@8.8.8.8/",
        "https://user:secret@8.8.8.8/",
        "https://127.0.0.1/",
        "https://127.1/",
        "https://0x7f.1/",
        "https://2130706433/",
        "https://017700000001/",
        "https://[::1]/",
        "https://[::ffff:7f00:1]/",
        "https://localhost/",
        "https://localhost./",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.1:8443/",
    ] {
        assert!(vet(url, &config).await.is_err(), "{url}");
    }
    for url in [
        "https://8.8.8.8/hook",
        "https://[2606:4700::1111]/hook",
        "https://1.1.1.1:8443/",
    ] {
        assert!(vet(url, &config).await.is_ok(), "{url}");
    }
}

#[tokio::test]
async fn a_webhook_inside_cannot_be_set() {
    let server = Server::start().await;
    let browser = server.browser();
    let path = "/api/me/webhook";
    browser.get(path).await.refused(401, "signed_out");
    browser.post("/api/guest", json!({})).await.is(200);
    assert_eq!(browser.get(path).await.is(200).json, Value::Null);
    let hook = json!({ "url": "https://127.0.0.1/", "style": "plain" });
    browser.put(path, hook).await.refused(422, "bad_address");
    browser
        .put(path, json!({ "url": "x", "style": "morse" }))
        .await
        .refused(422, "malformed");
    browser
        .send(Method::POST, "/api/me/webhook/test", None)
        .await
        .refused(404, "no_webhook");
    let mut hook = json!({ "url": "https://8.8.8.8/hook", "style": "slack" });
    let set = browser.put(path, hook.clone()).await.is(200).json;
    assert_eq!(set["is_quiet"], false, "unless one says so");
    hook["is_quiet"] = true.into();
    assert_eq!(browser.put(path, hook.clone()).await.is(200).json, hook);
    assert_eq!(browser.get(path).await.is(200).json, hook);
    browser.delete(path).await.is(200);
    assert_eq!(browser.get(path).await.is(200).json, Value::Null);
}

/// What a listener has heard, byte by byte.
pub(crate) struct Heard(mpsc::UnboundedReceiver<String>);

impl Heard {
    /// The next message, as it came.
    pub(crate) async fn next_text(&mut self) -> String {
        self.0.recv().await.expect("a listener that is there")
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_str(&self.next_text().await).unwrap()
    }
}

/// Listens for webhooks, and answers the first ones with an error.
pub(crate) async fn listener(n_failures: usize) -> (String, Heard) {
    let (sender, heard) = mpsc::unbounded_channel();
    let n_heard = Arc::new(AtomicUsize::new(0));
    let hear = async move |body: String| {
        sender.send(body).unwrap();
        match n_heard.fetch_add(1, Ordering::Relaxed) < n_failures {
            true => StatusCode::BAD_GATEWAY,
            false => StatusCode::NO_CONTENT,
        }
    };
    let moved = async || (StatusCode::FOUND, [("location", "/hook")]);
    let app = axum::Router::new()
        .route("/hook", post(hear))
        .route("/moved", post(moved));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, app).await });
    (format!("http://{address}"), Heard(heard))
}

#[tokio::test]
async fn a_webhook_is_called_in_the_style_it_wants_and_follows_nothing() {
    let server = Server::with(&[("webhook_private", "true")]).await;
    let (url, mut told) = listener(1).await;
    let browser = server.browser();
    browser
        .post("/api/guest", json!({ "language": "fi" }))
        .await
        .is(200);
    let test = async |path: &str, style: &str| {
        let hook = json!({ "url": format!("{url}{path}"), "style": style });
        browser.put("/api/me/webhook", hook).await.is(200);
        browser
            .send(Method::POST, "/api/me/webhook/test", None)
            .await
    };
    test("/hook", "plain").await.refused(502, "webhook_failed");
    test("/moved", "plain").await.refused(502, "webhook_failed");
    for style in ["discord", "slack", "plain"] {
        test("/hook", style).await.is(200);
    }
    test("/hook", "plain")
        .await
        .refused(429, "too_many_requests");
    let mut heard = Vec::new();
    while let Ok(text) = told.0.try_recv() {
        heard.push(serde_json::from_str::<Value>(&text).unwrap());
    }
    assert_eq!(heard.len(), 4, "{heard:?}");
    let link = server.url("/");
    assert_eq!(
        heard[1]["content"],
        format!("Towpath tavoittaa sinut täältä. {link}")
    );
    assert_eq!(heard[1]["allowed_mentions"]["parse"], json!([]));
    assert_eq!(
        heard[2]["text"],
        format!("Towpath tavoittaa sinut täältä. {link}")
    );
    assert_eq!(heard[3]["address"], link);
}

#[tokio::test]
async fn a_turn_is_told_in_the_language_of_whose_it_is() {
    let server = Server::with(&[("webhook_private", "true")]).await;
    let (url, mut heard) = listener(0).await;
    let browser = server.browser();
    let me = browser
        .post("/api/guest", json!({ "language": "nb" }))
        .await
        .is(200)
        .json;
    let hook = json!({ "url": format!("{url}/hook"), "style": "plain" });
    browser.put("/api/me/webhook", hook).await.is(200);
    let user: store::UserId = me["id"].as_str().unwrap().parse().unwrap();
    let table = notify(&server, &user).await;
    let expected = json!({
        "table": table,
        "title": "Friday <night>",
        "text": "Det er din tur: Friday <night>",
        "address": server.url(&format!("/table/{table}")),
    });
    assert_eq!(heard.next().await, expected);
}

#[tokio::test]
async fn whoever_has_left_the_seat_is_not_told_of_the_table() {
    let server = Server::with(&[("webhook_private", "true")]).await;
    let (url, mut heard) = listener(0).await;
    let browser = server.guest().await;
    let me = browser.get("/api/me").await.is(200).json;
    let user: store::UserId = me["id"].as_str().unwrap().parse().unwrap();
    let hook = json!({ "url": format!("{url}/hook"), "style": "plain" });
    browser.put("/api/me/webhook", hook).await.is(200);
    // A person is called for one notice at a time, the oldest first.
    notify_at_table_of(&server, &user, &store::UserId::random()).await;
    let own = notify(&server, &user).await;
    assert_eq!(heard.next().await["table"], json!(own));
}

/// Takes calls and never answers them. Says how many there have been, and how many of them are over.
async fn silent() -> (String, Arc<[AtomicUsize; 2]>) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let counts: Arc<[AtomicUsize; 2]> = Arc::default();
    let counted = counts.clone();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let counted = counted.clone();
            counted[0].fetch_add(1, Ordering::SeqCst);
            tokio::spawn(async move {
                let mut bytes = [0; 1024];
                while stream.read(&mut bytes).await.is_ok_and(|n| n > 0) {}
                counted[1].fetch_add(1, Ordering::SeqCst);
            });
        }
    });
    (format!("http://localhost:{port}/"), counts)
}

#[tokio::test]
async fn a_host_that_never_answers_delays_nobody_else() {
    let settings = [
        ("webhook_private", "true"),
        ("request_burst", "100000"),
        ("guests_per_network", "1000"),
    ];
    let server = Server::with(&settings).await;
    let (slow, counts) = silent().await;
    let (url, mut heard) = listener(0).await;
    let mut tables = BTreeSet::new();
    // Those who wait in vain come first.
    for nth in 0..60 {
        let browser = server.browser();
        let me = browser.post("/api/guest", json!({})).await.is(200).json;
        let url = match nth < 40 {
            true => slow.clone(),
            false => format!("{url}/hook"),
        };
        let hook = json!({ "url": url, "style": "plain" });
        browser.put("/api/me/webhook", hook).await.is(200);
        let user: store::UserId = me["id"].as_str().unwrap().parse().unwrap();
        let table = notify(&server, &user).await;
        if nth >= 40 {
            tables.insert(table.to_string());
        }
    }
    for _ in 0..20 {
        let table = heard.next().await["table"].clone();
        assert!(tables.remove(table.as_str().unwrap()), "told twice");
    }
    let [n_calls, n_over] = [0, 1].map(|nth| counts[nth].load(Ordering::SeqCst));
    assert_eq!(n_over, 0, "nobody waited until the first call was given up");
    assert!(n_calls <= 2, "{n_calls} calls to one host");
}

/// Every text in a value.
fn words_in(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(values) => values.iter().for_each(|value| words_in(value, words)),
        Value::Object(entries) => {
            words.extend(entries.keys().cloned());
            entries.values().for_each(|value| words_in(value, words));
        }
        _ => {}
    }
}

#[tokio::test]
async fn nothing_hidden_is_told_to_a_webhook() {
    let server = Server::with(&[("webhook_private", "true")]).await;
    let (url, mut heard) = listener(0).await;
    let title = "Q";
    let (guests, table) = server
        .game::<3>("amsterdam", json!({ "title": title }))
        .await;
    let mut secrets: Vec<String> = guests.iter().map(Browser::secret).collect();
    for (guest, style) in guests.iter().zip(["discord", "slack", "plain"]) {
        let hook = json!({ "url": format!("{url}/hook"), "style": style });
        guest.put("/api/me/webhook", hook).await.is(200);
        let new = guest
            .post("/api/me/tokens", json!({ "label": "bot" }))
            .await;
        secrets.push(new.is(201).json["token"].as_str().unwrap().to_owned());
    }
    for (seat, guest) in guests.iter().enumerate() {
        let path = format!("/api/tables/{table}/seats/{seat}/link");
        let link = guest.post(&path, json!({})).await.is(200);
        secrets.push(link.json["secret"].as_str().unwrap().to_owned());
    }
    let path = format!("/api/tables/{table}/invitation");
    let link = guests[0].post(&path, json!({})).await.is(200);
    secrets.push(link.json["secret"].as_str().unwrap().to_owned());
    let note = json!({ "text": "a note of mine" });
    let path = format!("/api/tables/{table}/note");
    guests[0].put(&path, note).await.is(204);
    secrets.push("a note of mine".to_owned());
    play(&guests, &table, 24).await;

    let truth = Truth::of(&server, &table).await;
    secrets.extend([truth.seed.clone(), truth.salt.clone()]);
    let mut hidden = Vec::new();
    for moment in truth.moments.values() {
        for seen in moment.seen.values() {
            for own in ["hand", "contracts", "offer"] {
                words_in(&seen.view[own], &mut hidden);
            }
        }
    }
    let colors: std::collections::BTreeSet<&String> = hidden.iter().collect();
    assert!(colors.len() >= 4, "hands with little in them: {hidden:?}");
    // Everybody has been called a few times by then, whatever the order of the seats.
    let mut n_heard = [0; 3];
    while n_heard.iter().any(|&n| n < 2) {
        let text = heard.next_text().await;
        let leaked = secrets.iter().find(|secret| text.contains(secret.as_str()));
        assert_eq!(leaked, None, "{text}");
        // The address is made of letters by lot, and any word may be among them.
        let plain = text.replace(&table, "");
        let leaked = hidden.iter().find(|word| plain.contains(word.as_str()));
        assert_eq!(leaked, None, "{text}");
        // What is there is all that is meant to be there.
        let address = server.url(&format!("/table/{table}"));
        let said = format!("It is your turn: {title}");
        let styles = [
            json!({ "content": format!("{said} {address}"), "allowed_mentions": { "parse": [] } }),
            json!({ "text": format!("{said} {address}") }),
            json!({ "table": table, "title": title, "text": said, "address": address }),
        ];
        let message: Value = serde_json::from_str(&text).unwrap();
        let style = styles.iter().position(|style| *style == message);
        n_heard[style.unwrap_or_else(|| panic!("{text}"))] += 1;
    }
}

/// Puts a notice into the outbox, as a table does.
async fn notify(server: &Server, user: &store::UserId) -> store::TableId {
    notify_at_table_of(server, user, user).await
}

/// The same, at a table where somebody sits, whoever it is.
async fn notify_at_table_of(
    server: &Server,
    user: &store::UserId,
    seated: &store::UserId,
) -> store::TableId {
    use store::{Commit, Entry, Millis, Notice, Stage, TableId, TableRow};
    let now = Millis::now();
    let sitter = json!({ "kind": "person", "user": seated });
    let row = TableRow {
        id: TableId::random(),
        game: "amsterdam".into(),
        rules: 1,
        stage: Stage::Open,
        is_listed: true,
        host: user.clone(),
        seq: 1,
        created_at: now,
        updated_at: now,
        wake_at: None,
        summary:
            json!({ "title": "", "seats": [sitter], "clock": { "kind": "none" }, "to_act": [0] })
                .to_string(),
    };
    let entry = Entry {
        seq: 1,
        at: now,
        kind: "opened".into(),
        author: None,
        key: None,
        body: "{}".into(),
    };
    let body = json!({ "kind": "turn", "table": row.id, "title": "Friday <night>" }).to_string();
    let mut commit = Commit::new(0, row.clone(), vec![entry]);
    commit.notices.push(Notice {
        user: user.clone(),
        body,
    });
    server.store().await.commit(commit).await.unwrap();
    row.id
}
