//! What is logged, and what never is.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use reqwest::Method;
use serde_json::json;
use server::Config;
use server::telemetry::filter;

use crate::support::{Server, client};

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whatever the other tests log at the same time is in the log too.
#[tokio::test]
async fn secrets_are_not_logged_even_when_everything_is() {
    let flags = BTreeMap::from([("log_level".to_owned(), "trace".to_owned())]);
    let config = Config::gather(&flags, |_| None, None).unwrap();
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_env_filter(filter(&config))
        .with_writer(move || writer.clone())
        .init();

    let server = Server::start().await;
    let password = "a password to be kept";
    let browser = server.somebody("Unmistakable", password).await;
    let new = browser.post("/api/me/tokens", json!({ "label": "bot" }));
    let token = new.await.is(201).json["token"].as_str().unwrap().to_owned();
    let hook = json!({ "url": "https://8.8.8.8/hidden-hook", "style": "plain" });
    browser.put("/api/me/webhook", hook).await.is(200);
    browser.get("/api/me?in=hidden-query").await.is(200);
    browser.get("/hidden-path").await.is(404);
    let bot = client().get(server.url("/api/me")).bearer_auth(&token);
    bot.send().await.unwrap();
    browser
        .send(Method::DELETE, "/api/me/tokens/hidden-id", None)
        .await
        .is(404);

    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(text.contains("/api/me/tokens/{id}"), "{text}");
    for secret in [
        password,
        &browser.secret(),
        &token,
        "Unmistakable",
        "hidden-",
    ] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}
