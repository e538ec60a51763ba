//! Two servers on one database: what happens at one is known at the other.

use serde_json::json;
use store::testing::Postgres;

use crate::support::Server;
use crate::table_support::{PATIENT, Socket};

/// Two servers, and the database they share.
pub(crate) async fn nodes(more: &[(&str, &str)]) -> (Postgres, [Server; 2]) {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await.unwrap();
    let url = postgres.url();
    let mut settings = PATIENT.to_vec();
    settings.push(("data", &url));
    settings.extend(more);
    let nodes = [Server::with(&settings).await, Server::with(&settings).await];
    (postgres, nodes)
}

#[tokio::test]
async fn nobody_is_refused_by_a_server_that_looks_at_an_old_table() {
    let (_postgres, [one, two]) = nodes(&[]).await;
    let [host, guest] = one.guests().await;
    let elsewhere = two.again(&host);
    for _ in 0..20 {
        let table = host
            .open("amsterdam", json!({ "seats": 2 }), json!({}))
            .await;
        // The other server has the table at work, with an empty seat.
        elsewhere.look(&table).await;
        guest.does(&table, json!({ "do": "sit" })).await.is(200);
        elsewhere
            .does(&table, json!({ "do": "start" }))
            .await
            .is(200);
    }
    for node in [one, two] {
        node.stop().await.unwrap();
    }
}

#[tokio::test]
async fn what_somebody_said_who_has_gone_is_forgotten_by_every_server() {
    let (_postgres, [one, two]) = nodes(&[]).await;
    let (guests, table) = one.game::<3>("amsterdam", json!({})).await;
    let say = |text: &str| json!({ "do": "say", "text": text });
    guests[2]
        .patch("/api/me", json!({ "name": "Fleeting" }))
        .await
        .is(200);
    guests[2].does(&table, say("forget this")).await.is(200);
    // The other server has the table at work, with all that was said.
    let watching = two.again(&guests[1]);
    let mut socket = Socket::open(&two, &watching).await;
    let shown = socket.join(&table, json!({})).await;
    assert_eq!(shown["chat"][0]["text"], "forget this");

    guests[2].delete("/api/me").await.is(200);
    // News come in the order in which they were stored: after these the other server knows.
    let seq = guests[0].does(&table, say("gone?")).await.is(200).json["seq"].clone();
    while socket.next_of("news").await["seq"] != seq {}
    let shown = watching.look(&table).await;
    let said: Vec<_> = shown["chat"].as_array().unwrap().iter().collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(said[0]["text"], "gone?");
    for path in ["", "/log?limit=1000"] {
        let path = format!("/api/tables/{table}{path}");
        let text = watching.get(&path).await.is(200).text;
        assert!(
            !text.contains("forget this") && !text.contains("Fleeting"),
            "{text}"
        );
    }
    for node in [one, two] {
        node.stop().await.unwrap();
    }
}

#[tokio::test]
async fn a_table_loses_the_words_of_its_host_on_every_server() {
    let (postgres, [one, two]) = nodes(&[]).await;
    let (guests, table) = one
        .game::<2>("amsterdam", json!({ "title": "Fleeting" }))
        .await;
    let watching = two.again(&guests[1]);
    let mut socket = Socket::open(&two, &watching).await;
    let shown = socket.join(&table, json!({})).await;
    assert_eq!(shown["title"], "Fleeting");
    guests[0].delete("/api/me").await.is(200);

    let say = |text: &str| json!({ "do": "say", "text": text });
    for (browser, text) in [
        (&watching, "here"),
        (&guests[1], "there"),
        (&watching, "here"),
    ] {
        browser.does(&table, say(text)).await.is(200);
    }
    for browser in [&watching, &guests[1]] {
        while browser.look(&table).await["title"] != "" {}
    }
    let options = store::Options::default();
    let store = store::Store::open_beside(&postgres.url(), &options).await;
    let store = store.unwrap();
    let id = table.parse().unwrap();
    while store.table(&id).await.unwrap().summary.contains("Fleeting") {}
    let log = store.entries(&id, 0).await.unwrap();
    assert!(log.iter().all(|entry| !entry.body.contains("Fleeting")));
    store.close().await;
    for node in [one, two] {
        node.stop().await.unwrap();
    }
}

#[tokio::test]
async fn whoever_signs_out_at_one_server_is_sent_away_by_the_other() {
    let (_postgres, [one, two]) = nodes(&[("session_check_seconds", "1")]).await;
    let [leaving, staying] = one.guests().await;
    let mut gone = Socket::open(&two, &two.again(&leaving)).await;
    let mut here = Socket::open(&two, &two.again(&staying)).await;
    leaving.post("/api/sign-out", json!({})).await.is(200);
    let closed = gone.closed().await.expect("a word why");
    assert_eq!(
        (u16::from(closed.code), closed.reason.as_str()),
        (1008, "signed_out")
    );
    here.send(json!({ "type": "ping", "id": "x" })).await;
    assert_eq!(here.next().await["type"], "pong");
    for node in [one, two] {
        node.stop().await.unwrap();
    }
}
