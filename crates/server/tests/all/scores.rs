//! What people reach alone, and what does not count.

use serde_json::{Value, json};

use crate::support::{Browser, Server};

const MAP: &str = "Two Banks";

/// Begins a game alone and chooses the first home there is.
async fn begin(browser: &Browser, map: &Value, options: Value) -> String {
    let setup = json!({ "seats": 1, "map": map });
    let table = browser.open("roads-and-boats", setup, options).await;
    browser.does(&table, json!({ "do": "start" })).await.is(200);
    browser.act(&table, 0).await.is(200);
    table
}

/// Does nothing until the game is over, phase after phase.
async fn finish(browser: &Browser, table: &str) -> Value {
    for _ in 0..400 {
        let shown = browser.look(table).await;
        if shown["stage"] != "running" {
            return shown;
        }
        let legal = shown["legal"].as_array().expect("one's turn");
        let done = legal.iter().find(|action| action["do"] == "done");
        let action = done.unwrap_or(&legal[0]);
        let act = json!({ "do": "act", "seat": 0, "actions": [action] });
        browser.does(table, act).await.is(200);
    }
    panic!("a game that does not end");
}

async fn scores(browser: &Browser, map: &str) -> Vec<Value> {
    let path = format!("/api/maps/{map}/scores");
    let scores = browser.get(&path).await.is(200).json;
    scores.as_array().unwrap().clone()
}

#[tokio::test]
async fn a_game_alone_is_scored_on_every_map_that_plays_alike() {
    let server = Server::patient().await;
    let anna = server.somebody("Anna", "a long password").await;
    let path = "/api/maps/two-banks";
    let mut copy = anna.get(path).await.is(200).json["map"].clone();
    copy["name"] = json!("Another Name");
    copy["tiles"].as_array_mut().unwrap().reverse();
    let new = json!({ "map": copy, "shared": false });
    let saved = anna.post("/api/maps", new).await.is(201).json;
    let copy_id = saved["id"].as_str().unwrap();
    assert_eq!(scores(&anna, "two-banks").await, Vec::<Value>::new());

    let table = begin(&anna, &json!(MAP), json!({})).await;
    assert_eq!(scores(&anna, "two-banks").await, Vec::<Value>::new());
    let shown = finish(&anna, &table).await;
    let points = shown["outcome"]["points"][0].clone();
    assert!(points.is_i64());
    for map in ["two-banks", copy_id] {
        let scores = scores(&server.browser(), map).await;
        assert_eq!(scores.len(), 1, "{map}");
        assert_eq!(scores[0]["points"], points);
        assert_eq!(scores[0]["turns"], 20);
        assert_eq!(scores[0]["table"], json!(table));
        assert_eq!(scores[0]["by"]["name"], "Anna");
        let whole = anna.get(&format!("/api/maps/{map}")).await.is(200).json;
        assert_eq!(whole["best"], scores[0]);
    }
    assert_eq!(scores(&anna, "first-furrow").await, Vec::<Value>::new());
    // What is said and undone afterwards changes nothing.
    anna.does(&table, json!({ "do": "say", "text": "well" }))
        .await
        .is(200);
    anna.does(&table, json!({ "do": "ask_take_back", "seat": 0, "to": 4 }))
        .await
        .refused(409, "is_over");
    assert_eq!(scores(&anna, "two-banks").await.len(), 1);

    // The same person's second game stands behind the best; somebody else's stands beside it.
    let again = begin(&anna, &copy, json!({ "spectators": "nobody" })).await;
    finish(&anna, &again).await;
    let bob = server.guest().await;
    let other = begin(&bob, &json!(MAP), json!({ "spectators": "nobody" })).await;
    finish(&bob, &other).await;
    let both = scores(&anna, "two-banks").await;
    assert_eq!(both.len(), 2);
    assert_eq!(both[0]["table"], json!(table), "the first of equals");
    assert!(both[1].get("table").is_none(), "nobody may look at it");
    let path = "/api/maps/two-banks/scores?limit=1";
    let first = anna.get(path).await.is(200).json;
    assert_eq!(first, json!([both[0]]));

    anna.delete("/api/me").await.is(200);
    let left = scores(&bob, "two-banks").await;
    assert_eq!(left.len(), 3);
    let nameless = left.iter().filter(|score| score.get("by").is_none());
    assert_eq!(nameless.count(), 2);
}

#[tokio::test]
async fn what_was_not_played_alone_to_the_end_does_not_count() {
    let server = Server::patient().await;
    let guest = server.guest().await;
    let resigned = begin(&guest, &json!(MAP), json!({})).await;
    guest
        .does(&resigned, json!({ "do": "resign", "seat": 0 }))
        .await
        .is(200);

    let played = begin(&guest, &json!("First Furrow"), json!({})).await;
    let what_if = guest
        .post(
            &format!("/api/tables/{played}/what-if"),
            json!({ "seat": 0 }),
        )
        .await
        .is(201)
        .json;
    finish(&guest, what_if["table"].as_str().unwrap()).await;

    let by_bot = json!({
        "options": {
            "game": "roads-and-boats",
            "setup": { "seats": 1, "map": "First Furrow" },
            "access": "open",
        },
        "seats": [{ "kind": "bot", "bot": "random" }],
    });
    let opened = guest.post("/api/tables", by_bot).await.is(201).json;
    let table = opened["table"].as_str().unwrap();
    guest.does(table, json!({ "do": "start" })).await.is(200);
    // A person who takes over what a bot has begun does not play alone.
    loop {
        let shown = guest.look(table).await;
        if shown["view"]["turn"].as_u64() > Some(1) {
            break;
        }
        tokio::task::yield_now().await;
    }
    let place = json!({ "do": "place", "seat": 0, "sitter": { "kind": "me" } });
    guest.does(table, place).await.is(200);
    finish(&guest, table).await;
    for map in ["two-banks", "first-furrow"] {
        assert_eq!(scores(&guest, map).await, Vec::<Value>::new(), "{map}");
    }
}

#[tokio::test]
async fn a_step_taken_back_is_no_harm_to_a_score() {
    let server = Server::patient().await;
    let guest = server.guest().await;
    let table = begin(&guest, &json!(MAP), json!({})).await;
    guest
        .does(&table, json!({ "do": "undo", "seat": 0 }))
        .await
        .is(200);
    guest.act(&table, 0).await.is(200);
    finish(&guest, &table).await;
    assert_eq!(scores(&guest, "two-banks").await.len(), 1);
}
