//! Whoever wants to be forgotten is, down to the bytes.

use serde_json::json;
use tokio::task::yield_now;

use crate::support::Server;
use crate::table_support::{PATIENT, Socket};

/// Stands in every text of the person who goes, and in nothing else.
const MARK: &str = "zebra";

fn n_marks(bytes: &[u8]) -> usize {
    let windows = bytes.windows(MARK.len());
    windows.filter(|window| *window == MARK.as_bytes()).count()
}

#[tokio::test]
#[expect(
    clippy::too_many_lines,
    reason = "one story: what somebody leaves in every corner of a server, and how all of it goes"
)]
async fn nothing_of_whoever_has_gone_is_left_in_any_file() {
    let mut settings = PATIENT.to_vec();
    settings.extend([("webhook_private", "true"), ("chat_per_minute", "1000")]);
    let server = Server::with(&settings).await;
    let anna = server.somebody("zebra Anna", "a long password").await;
    anna.patch("/api/me", json!({ "name": "zebra Bea" }))
        .await
        .is(200);
    anna.post("/api/me/tokens", json!({ "label": "zebra bot" }))
        .await
        .is(201);
    let hook = json!({ "url": "http://zebra.invalid/hook", "style": "plain" });
    // A name that nobody knows cannot be called, and is stored by nobody.
    anna.put("/api/me/webhook", hook).await;
    let hook = json!({ "url": "http://127.0.0.1:9/zebra", "style": "plain" });
    anna.put("/api/me/webhook", hook).await.is(200);

    // A game that goes on without her, with somebody who wants to be told of it.
    let [bob, cleo] = server.guests().await;
    let hook = json!({ "url": "http://127.0.0.1:9/bob", "style": "plain" });
    bob.put("/api/me/webhook", hook).await.is(200);
    let table = anna
        .open(
            "amsterdam",
            json!({ "seats": 3 }),
            json!({ "title": "zebra title" }),
        )
        .await;
    for guest in [&bob, &cleo] {
        guest.does(&table, json!({ "do": "sit" })).await.is(200);
    }
    let start = json!({ "do": "start" });
    anna.does_as(&table, "zebra-start", start).await.is(200);
    for n in 0..30 {
        let say = json!({ "do": "say", "text": format!("zebra {n} {}", "x".repeat(15 * n)) });
        anna.does_as(&table, &format!("zebra-{n}"), say)
            .await
            .is(200);
    }
    // A note longer than a page of the file, twice.
    for text in ["zebra note ".repeat(900), "zebra again ".repeat(800)] {
        let path = format!("/api/tables/{table}/note");
        anna.put(&path, json!({ "text": text })).await.is(204);
    }
    // A table that she has left again.
    let other = bob
        .open(
            "amsterdam",
            json!({ "seats": 2 }),
            json!({ "title": "his" }),
        )
        .await;
    for command in [
        json!({ "do": "sit", "seat": 1 }),
        json!({ "do": "say", "text": "zebra goodbye" }),
        json!({ "do": "leave", "seat": 1 }),
    ] {
        let id = format!("zebra-{}", command["do"]);
        anna.does_as(&other, &id, command).await.is(200);
    }

    // A map of her own, a game on it, and a copy of that game.
    let map = anna.get("/api/maps/two-banks").await.is(200).json["map"].clone();
    let mut own = map.clone();
    own["name"] = json!("zebra map");
    let new = json!({ "map": own, "shared": false });
    anna.post("/api/maps", new).await.is(201);
    let setup = json!({ "seats": 1, "map": own });
    let alone = anna.open("roads-and-boats", setup, json!({})).await;
    anna.does(&alone, json!({ "do": "start" })).await.is(200);
    anna.act(&alone, 0).await.is(200);
    let path = format!("/api/tables/{alone}/what-if");
    let copy = anna.post(&path, json!({})).await.is(201).json;
    let copy = copy["table"].as_str().unwrap().to_owned();
    let setup = json!({ "seats": 1, "map": "Two Banks" });
    let ours = anna.open("roads-and-boats", setup, json!({})).await;
    anna.does(&ours, json!({ "do": "start" })).await.is(200);
    assert!(n_marks(&server.stored()) > 100, "there is much to forget");

    let mut socket = Socket::open(&server, &bob).await;
    assert_eq!(socket.join(&table, json!({})).await["title"], "zebra title");
    anna.delete("/api/me").await.is(200);
    // The game goes on, and is stored again and again.
    for _ in 0..2 {
        let say = json!({ "do": "say", "text": "gone?" });
        bob.does(&table, say).await.is(200);
    }
    for (browser, table) in [
        (&bob, &table),
        (&bob, &other),
        (&cleo, &alone),
        (&cleo, &ours),
    ] {
        let shown = browser.get(&format!("/api/tables/{table}")).await;
        assert_eq!(n_marks(shown.text.as_bytes()), 0, "{}", shown.text);
        let path = format!("/api/tables/{table}/log?limit=1000");
        let log = browser.get(&path).await;
        assert_eq!(n_marks(log.text.as_bytes()), 0, "{}", log.text);
    }
    assert_eq!(bob.look(&other).await["title"], "his");
    assert_eq!(bob.look(&table).await["title"], "");
    let store = server.store().await;
    for (table, name) in [(&alone, "–"), (&copy, "–"), (&ours, "Two Banks")] {
        let id = table.parse().unwrap();
        let row = store.table(&id).await.unwrap();
        assert!(
            row.summary.contains(&format!("\"map\":\"{name}\"")),
            "{}",
            row.summary
        );
    }
    store.close().await;
    // What others were just reading is emptied as soon as they are done.
    while n_marks(&server.stored()) > 0 {
        yield_now().await;
    }
    // Everything can still be read.
    let server = server.restarted(&settings).await;
    assert_eq!(n_marks(&server.stored()), 0);
    let [bob, cleo] = [server.again(&bob), server.again(&cleo)];
    assert_eq!(bob.look(&table).await["title"], "");
    for table in [&alone, &ours] {
        cleo.get(&format!("/api/tables/{table}")).await.is(200);
    }
}
