//! What is logged, and what never is.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::json;
use server::Config;
use server::telemetry::filter;

use crate::support::{Log, Server, client};
use crate::table_support::{Socket, play};
use crate::truth::Truth;

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
    browser.get("/api/hidden-path").await.is(404);
    let bot = client().get(server.url("/api/me")).bearer_auth(&token);
    bot.send().await.unwrap();
    browser
        .send(Method::DELETE, "/api/me/tokens/hidden-id", None)
        .await
        .is(404);

    // A game, with all that goes right and wrong in it.
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let path = format!("/api/tables/{table}");
    let link = guests[0]
        .post(&format!("{path}/seats/0/link"), json!({}))
        .await
        .is(200);
    let link = link.json["secret"].as_str().unwrap().to_owned();
    for command in [
        json!({ "do": "say", "text": "hidden-remark" }),
        json!({ "do": "sit", "secret": "hidden-guess" }),
        json!({ "do": "sit", "secret": link }),
        json!({ "do": "act", "seat": 0, "actions": [{ "do": "hidden-action" }] }),
        json!({ "do": "act", "seat": 1, "actions": [{ "do": "keep_both" }] }),
    ] {
        guests[0].does_as(&table, "hidden-id", command).await;
    }
    let note = json!({ "text": "hidden-note" });
    guests[0].put(&format!("{path}/note"), note).await.is(204);
    let mut socket = Socket::open(&server, &guests[1]).await;
    socket.join(&table, json!({})).await;
    socket.send_text("hidden-garbage".to_owned()).await;
    socket.next_of("error").await;
    play(&guests, &table, 12).await;
    let truth = Truth::of(&server, &table).await;

    let text = log.text();
    assert!(text.contains("/api/me/tokens/{id}"), "{text}");
    for secret in [
        password,
        &browser.secret(),
        &token,
        "Unmistakable",
        "hidden-",
        &link,
        &guests[0].secret(),
        &guests[1].secret(),
        &truth.seed,
        &truth.salt,
        "keep_both",
        "$argon2",
    ] {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}
