//! What comes between a browser and the server: proxies that are ours or not, and names that lead here.

use reqwest::{Method, RequestBuilder};
use serde_json::json;
use tokio_tungstenite::tungstenite::Error as WireError;

use crate::support::{Answer, Log, Server, client};
use crate::table_support::Socket;

async fn sent(request: RequestBuilder) -> Answer {
    Answer::read(request.send().await.unwrap()).await
}

#[tokio::test]
async fn counts_are_not_for_those_behind_a_proxy_that_nobody_trusts() {
    let ask = async |server: &Server, name: &str, value: &str| {
        sent(client().get(server.url("/metrics")).header(name, value)).await
    };
    let server = Server::start().await;
    server.browser().get("/metrics").await.is(200);
    for (name, value) in [
        ("x-forwarded-for", "127.0.0.1"),
        ("x-forwarded-for", "198.51.100.7"),
        ("x-forwarded-for", ""),
        ("x-real-ip", "127.0.0.1"),
        ("forwarded", "for=127.0.0.1"),
        ("x-forwarded-proto", "https"),
        ("via", "1.1 proxy"),
    ] {
        let answer = ask(&server, name, value).await;
        answer.refused(404, "no_such_path");
    }
    let server = Server::with(&[("trusted_proxies", "127.0.0.1")]).await;
    server.browser().get("/metrics").await.is(200);
    ask(&server, "x-forwarded-for", "127.0.0.1").await.is(200);
    for (name, value) in [
        ("x-forwarded-for", "198.51.100.7"),
        ("x-forwarded-for", "127.0.0.1, 198.51.100.7"),
        ("x-forwarded-for", "unknown"),
        ("x-real-ip", "127.0.0.1"),
    ] {
        let answer = ask(&server, name, value).await;
        answer.refused(404, "no_such_path");
    }
}

#[tokio::test]
async fn the_log_says_once_what_to_set() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone());
    // Everything of a test runs in its own thread.
    let _guard = tracing::subscriber::set_default(subscriber.finish());

    let server = Server::start().await;
    assert_eq!(log.count("trusted_proxies"), 0);
    for _ in 0..3 {
        let request = client().get(server.url("/api/me"));
        sent(request.header("x-forwarded-for", "198.51.100.7"))
            .await
            .is(200);
    }
    assert_eq!(log.count("add its address to trusted_proxies"), 1);
    assert_eq!(log.count("198.51.100.7"), 0);

    let _server = Server::with(&[("public_origins", "https://games.example")]).await;
    assert_eq!(log.count("but trusted_proxies is empty"), 1);
    let _server = Server::with(&[
        ("public_origins", "https://games.example"),
        ("trusted_proxies", "127.0.0.1"),
    ])
    .await;
    assert_eq!(log.count("but trusted_proxies is empty"), 1);
    let _server = Server::with(&[("trusted_proxies", "0.0.0.0/0")]).await;
    assert_eq!(log.count("trusted_proxies covers every address"), 1);
}

#[tokio::test]
async fn only_the_hosts_of_our_origins_are_answered() {
    let mut server = Server::with(&[("public_origins", "https://games.example:8443")]).await;
    let ask = async |method: Method, path: &str, host: &str| {
        let request = client().request(method, server.url(path));
        sent(request.header("host", host).json(&json!({}))).await
    };
    for host in ["games.example", "GAMES.example:8443"] {
        for path in ["/", "/api/me", "/rules/amsterdam"] {
            ask(Method::GET, path, host).await.is(200);
        }
        ask(Method::POST, "/api/guest", host).await.is(200);
    }
    let by_address = server.address.to_string();
    for host in ["evil.example", "games.example.evil.example", &by_address] {
        for path in [
            "/",
            "/api/me",
            "/icon.svg",
            "/api/openapi.json",
            "/healthz/x",
        ] {
            ask(Method::GET, path, host)
                .await
                .refused(421, "wrong_host");
        }
        let answer = ask(Method::POST, "/api/guest", host).await;
        assert!(answer.refused(421, "wrong_host").cookies.is_empty());
        // Whoever watches over the server knows its address only.
        for path in ["/healthz", "/readyz", "/metrics"] {
            ask(Method::GET, path, host).await.is(200);
        }
    }
    let browser = server.browser();
    assert!(Socket::try_open(&server, &browser, None).await.is_ok());
    server.host = Some("evil.example".to_owned());
    let origin = Some("https://evil.example");
    let refused = Socket::try_open(&server, &browser, origin).await;
    let Err(WireError::Http(answer)) = refused else {
        panic!("a socket for another host");
    };
    assert_eq!(answer.status().as_u16(), 421);
}

#[tokio::test]
async fn without_origins_every_name_will_do_for_its_own_pages() {
    let mut server = Server::start().await;
    let ask = async |host: &str, origin: Option<&str>| {
        let mut request = client().post(server.url("/api/guest"));
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        sent(request.header("host", host).json(&json!({}))).await
    };
    ask("table.home:7878", None).await.is(200);
    ask("table.home:7878", Some("http://table.home:7878"))
        .await
        .is(200);
    for origin in ["https://evil.example", "http://table.home", "null"] {
        ask("table.home:7878", Some(origin))
            .await
            .refused(403, "wrong_origin");
    }
    server.host = Some("table.home:7878".to_owned());
    let browser = server.browser();
    let origin = Some("http://table.home:7878");
    assert!(Socket::try_open(&server, &browser, origin).await.is_ok());
    let origin = Some("https://evil.example");
    assert!(Socket::try_open(&server, &browser, origin).await.is_err());
}
