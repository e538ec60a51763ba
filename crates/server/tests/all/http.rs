//! What happens around every request.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Server, client};
use crate::table_support::Socket;

#[tokio::test]
async fn every_failure_is_json() {
    let server = Server::with(&[("body_bytes", "200"), ("table_bytes", "1000")]).await;
    let browser = server.browser();
    browser
        .get("/assets/nowhere")
        .await
        .refused(404, "no_such_path");
    browser
        .get("/api/nowhere")
        .await
        .refused(404, "no_such_path");
    let wrong = browser
        .delete("/api/sign-in")
        .await
        .refused(405, "wrong_method");
    assert!(wrong.header("allow").contains("POST"));

    let post = |body: String, kind: &str| {
        let request = browser.request(Method::POST, "/api/sign-in");
        browser.run(request.header("content-type", kind.to_owned()).body(body))
    };
    post("{}".into(), "text/plain")
        .await
        .refused(415, "wrong_content");
    post("a=b".into(), "application/x-www-form-urlencoded")
        .await
        .refused(415, "wrong_content");
    let json = "application/json";
    post("{".into(), json).await.refused(422, "malformed");
    post("{} {}".into(), json).await.refused(422, "malformed");
    let typed = post(
        r#"{"name":5,"password":"x"}"#.into(),
        "application/json; charset=utf-8",
    )
    .await;
    let typed = typed.refused(422, "malformed").json;
    assert!(
        typed["error"]["message"].as_str().unwrap().contains("name"),
        "{typed}"
    );
    assert!(
        typed["error"]["detail"]
            .as_str()
            .unwrap()
            .contains("invalid type"),
        "{typed}"
    );
    let extra = post(r#"{"name":"a","password":"x","colour":1}"#.into(), json).await;
    let extra = extra.refused(422, "malformed").json;
    assert!(
        extra["error"]["detail"]
            .as_str()
            .unwrap()
            .contains("colour"),
        "{extra}"
    );
    let large = post("x".repeat(201), json).await.refused(413, "too_large");
    assert!(large.text.contains("200"), "{}", large.text);
    post("x".repeat(1001), json).await.refused(413, "too_large");
}

#[tokio::test]
async fn a_request_without_a_length_is_cut_off_too() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Server::with(&[("body_bytes", "100")]).await;
    let mut stream = tokio::net::TcpStream::connect(server.address)
        .await
        .unwrap();
    let head = "POST /api/sign-in HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\
                content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("c8\r\n{}\r\n0\r\n\r\n", "x".repeat(200));
    stream.write_all(chunk.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    assert!(
        text.starts_with("HTTP/1.1 413") && text.contains("\"too_large\""),
        "{text}"
    );
}

#[tokio::test]
async fn a_request_that_dawdles_is_given_up() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Server::with(&[("request_seconds", "1")]).await;
    let mut stream = tokio::net::TcpStream::connect(server.address)
        .await
        .unwrap();
    let head = "POST /api/sign-in HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\
                content-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    assert!(
        text.starts_with("HTTP/1.1 503") && text.contains("\"timed_out\""),
        "{text}"
    );
}

#[tokio::test]
async fn a_request_whose_head_dawdles_is_given_up_and_a_socket_is_not() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let server = Server::with(&[("header_seconds", "1")]).await;
    // On a busy machine even an honest head may come too late.
    let mut socket = loop {
        if let Ok(socket) = Socket::try_open(&server, &server.browser(), None).await {
            break socket;
        }
    };
    // Nothing at all, a line without its end, and a head that is never done.
    for head in ["", "GET /healthz", "GET /healthz HTTP/1.1\r\nhost: x\r\n"] {
        let mut stream = tokio::net::TcpStream::connect(server.address)
            .await
            .unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        assert!(!text.contains("200"), "{text}");
    }
    // All that time the socket has sent no head either.
    socket.send(json!({ "type": "ping", "id": "x" })).await;
    assert_eq!(socket.next_of("pong").await["id"], "x");
    while client().get(server.url("/healthz")).send().await.is_err() {}
    // Nor does a server that stops wait for heads, or for those who have nothing to ask.
    let _silent = tokio::net::TcpStream::connect(server.address)
        .await
        .unwrap();
    server.stop().await.unwrap();
    assert_eq!(u16::from(socket.closed().await.unwrap().code), 1001);
}

#[tokio::test]
async fn errors_are_in_the_language_of_the_caller() {
    let server = Server::start().await;
    let browser = server.browser();
    let ask = |language: &'static str| {
        let request = browser.request(Method::DELETE, "/api/me");
        browser.run(request.header("accept-language", language))
    };
    for (language, message) in [
        ("en-GB", "You are not signed in. Sign in and try again."),
        ("fi", "Et ole kirjautunut sisään."),
        ("pl-PL,en;q=0.5", "Najpierw musisz się zalogować."),
        ("de, nn;q=0.9, en;q=0.2", "Du er ikke logget inn."),
        ("de", "You are not signed in. Sign in and try again."),
    ] {
        let answer = ask(language).await.refused(401, "signed_out");
        assert_eq!(answer.json["error"]["message"], message);
        assert_eq!(answer.json["error"]["key"], "server-signed-out");
    }
    // What somebody has chosen goes before what the browser asks for.
    browser
        .post("/api/guest", json!({ "language": "nb" }))
        .await
        .is(200);
    let request = browser
        .request(Method::PATCH, "/api/me")
        .header("accept-language", "pl");
    let answer = browser.run(request.json(&json!({ "name": "" }))).await;
    let answer = answer.refused(422, "bad_name");
    let message = answer.json["error"]["message"].as_str().unwrap();
    assert!(message.starts_with("Et navn har"), "{message}");
    assert_eq!(answer.header("content-language"), "nb");
}

#[tokio::test]
async fn other_sites_cannot_ask_in_somebodys_name() {
    let server = Server::with(&[("public_origins", "http://games.example")]).await;
    let browser = server.browser();
    browser.post("/api/guest", json!({})).await.is(200);
    let ask = |headers: &[(&'static str, String)]| {
        let mut request = browser.request(Method::PATCH, "/api/me");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        browser.run(request.json(&json!({ "language": "fi" })))
    };
    let origin = |origin: &str| ("origin", origin.to_owned());
    let site = |site: &str| ("sec-fetch-site", site.to_owned());
    let evil = origin("https://evil.example");
    ask(&[evil.clone(), site("cross-site")])
        .await
        .refused(403, "wrong_origin");
    ask(std::slice::from_ref(&evil))
        .await
        .refused(403, "wrong_origin");
    ask(&[origin("null"), site("cross-site")])
        .await
        .refused(403, "wrong_origin");
    ask(&[origin("http://sub.games.example"), site("same-site")])
        .await
        .refused(403, "wrong_origin");
    ask(&[origin("http://games.example"), site("same-origin")])
        .await
        .is(200);
    ask(&[origin("http://games.example")]).await.is(200);
    ask(&[]).await.is(200);
    // A token cannot be sent by a site that does not know it; with a cookie beside it, it proves nothing.
    let request = client().patch(server.url("/api/me")).bearer_auth("x");
    let request = request
        .header("origin", "https://evil.example")
        .header("host", "games.example")
        .json(&json!({}));
    Answer::read(request.send().await.unwrap())
        .await
        .refused(401, "signed_out");
    ask(&[evil, ("authorization", "Bearer x".to_owned())])
        .await
        .refused(403, "wrong_origin");
}

#[tokio::test]
async fn whoever_asks_too_often_waits() {
    let server = Server::with(&[
        ("requests_per_minute", "1"),
        ("request_burst", "3"),
        ("trusted_proxies", "127.0.0.1"),
    ])
    .await;
    let ask = async |from: &str| {
        let request = client()
            .get(server.url("/api/me"))
            .header("x-forwarded-for", from);
        Answer::read(request.send().await.unwrap()).await
    };
    // A slow machine has let some time pass, in which one may ask a little more.
    let ask_until_refused = async |from: &str| loop {
        let answer = ask(from).await;
        if !answer.status.is_success() {
            break answer.refused(429, "too_many_requests");
        }
    };
    for _ in 0..3 {
        ask("198.51.100.7").await.is(200);
    }
    let slow = ask_until_refused("198.51.100.7").await;
    let seconds: u64 = slow.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
    assert!(slow.text.contains(&seconds.to_string()), "{}", slow.text);
    ask("198.51.100.8").await.is(200);
    // One home has a whole network of IPv6.
    for host in ["1", "2", "3"] {
        ask(&format!("2001:db8:1:2::{host}")).await.is(200);
    }
    ask_until_refused("2001:db8:1:2::4").await;
    let health = client()
        .get(server.url("/healthz"))
        .header("x-forwarded-for", "198.51.100.7");
    assert_eq!(health.send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn strangers_cannot_name_their_address() {
    let server = Server::with(&[("requests_per_minute", "1"), ("request_burst", "1")]).await;
    let ask = async |from: &str| {
        let request = client()
            .get(server.url("/api/me"))
            .header("x-forwarded-for", from);
        Answer::read(request.send().await.unwrap()).await
    };
    ask("198.51.100.7").await.is(200);
    ask("198.51.100.8").await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn every_answer_has_headers_that_protect() {
    let server = Server::start().await;
    let browser = server.browser();
    for path in ["/api/me", "/healthz", "/nowhere", "/api/openapi.json"] {
        let answer = browser.get(path).await;
        let policy = answer.header("content-security-policy");
        for part in [
            "default-src 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
            "object-src 'none'",
        ] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(
            answer.header("cross-origin-opener-policy"),
            "same-origin",
            "{path}"
        );
        assert!(
            answer.header("permissions-policy").contains("camera=()"),
            "{path}"
        );
        assert_eq!(answer.header("x-request-id").len(), 16, "{path}");
        assert_eq!(
            answer.header("strict-transport-security"),
            "",
            "{path}: not over http"
        );
    }
    assert_eq!(
        browser.get("/api/me").await.header("cache-control"),
        "no-store"
    );
    let request = browser
        .request(Method::GET, "/api/me")
        .header("x-request-id", "mine\u{7f}".trim_end_matches('\u{7f}'));
    assert_ne!(browser.run(request).await.header("x-request-id"), "mine");
}

#[tokio::test]
async fn long_answers_are_compressed() {
    let server = Server::start().await;
    let request = client().get(server.url("/api/openapi.json"));
    let request = request.header("accept-encoding", "gzip");
    let answer = request.send().await.unwrap();
    assert_eq!(answer.headers()["content-encoding"], "gzip");
    assert!(answer.bytes().await.unwrap().starts_with(&[0x1f, 0x8b]));
}

#[tokio::test]
async fn the_api_is_described_and_does_what_is_described() {
    let server = Server::start().await;
    let document = server.browser().get("/api/openapi.json").await.is(200).json;
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    let mut described = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let url = path.replace("{id}", "none");
            let method: Method = method.to_uppercase().parse().unwrap();
            let answer = server.browser().send(method.clone(), &url, None).await;
            let code = answer.json["error"]["code"].as_str().unwrap_or_default();
            assert!(
                !["no_such_path", "wrong_method", "internal"].contains(&code),
                "{method} {path}"
            );
            assert!(
                operation["summary"].is_string(),
                "{method} {path} has no summary"
            );
            described.insert(format!("{method} {path}"));
        }
    }
    for path in [
        "GET /api/me",
        "PATCH /api/me",
        "DELETE /api/me",
        "POST /api/guest",
        "PUT /api/me/password",
        "POST /api/sign-in",
        "POST /api/sign-out",
        "POST /api/sign-out-everywhere",
        "GET /api/me/tokens",
        "POST /api/me/tokens",
        "DELETE /api/me/tokens/{id}",
        "GET /api/me/webhook",
        "PUT /api/me/webhook",
        "DELETE /api/me/webhook",
        "POST /api/me/webhook/test",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
        "GET /api/openapi.json",
    ] {
        assert!(described.contains(path), "{path}");
    }
    check_references(&document, &document);
}

/// Every schema that the document speaks of is in it.
fn check_references(document: &Value, part: &Value) {
    match part {
        Value::Object(entries) => {
            if let Some(Value::String(name)) = entries.get("$ref") {
                let pointer = name.trim_start_matches('#');
                assert!(document.pointer(pointer).is_some(), "{name}");
            }
            entries
                .values()
                .for_each(|entry| check_references(document, entry));
        }
        Value::Array(entries) => entries
            .iter()
            .for_each(|entry| check_references(document, entry)),
        _ => {}
    }
}

#[tokio::test]
async fn counts_are_for_those_who_may_see_them_and_name_nobody() {
    let server = Server::start().await;
    let browser = server.browser();
    let me = browser.post("/api/guest", json!({})).await.is(200).json;
    browser.get("/assets/secret-path").await.is(404);
    let metrics = browser.get("/metrics").await.is(200).text;
    for part in [
        "towpath_requests_total{route=\"/api/guest\",status=\"200\"}",
        "towpath_refusals_total{code=\"no_such_path\"}",
        "towpath_request_seconds_bucket",
    ] {
        assert!(metrics.contains(part), "{part}: {metrics}");
    }
    assert!(!metrics.contains(me["id"].as_str().unwrap()) && !metrics.contains("secret-path"));

    let server = Server::with(&[("metrics_from", "192.0.2.0/24")]).await;
    server
        .browser()
        .get("/metrics")
        .await
        .refused(404, "no_such_path");
}

#[tokio::test]
async fn a_stopping_server_says_so_ends_what_it_has_begun_and_stops() {
    let mut server = Server::start().await;
    assert_eq!(server.browser().get("/readyz").await.is(200).text, "ok\n");
    // A connection that is open when the server begins to stop is answered once more, or closed if nothing was read.
    let mut stream = tokio::net::TcpStream::connect(server.address)
        .await
        .unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    stream.write_all(b"GET /readyz HTTP/1.1\r\n").await.unwrap();
    server.begin_to_stop();
    while tokio::net::TcpStream::connect(server.address).await.is_ok() {}
    let _ = stream.write_all(b"host: x\r\n\r\n").await;
    let mut text = String::new();
    let _ = stream.read_to_string(&mut text).await;
    assert!(
        text.is_empty() || (text.contains("503") && text.contains("stopping")),
        "{text}"
    );
    let address = server.address;
    server.stop().await.unwrap();
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
}
