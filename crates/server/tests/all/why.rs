//! Whoever asks why something cannot be done is told the rule, and nothing else.

use serde_json::{Value, json};

use crate::support::{Answer, Browser, Server};
use crate::table_support::play;

async fn why(browser: &Browser, table: &str, seat: usize, action: Value) -> Answer {
    let body = json!({ "seat": seat, "action": action });
    browser
        .post(&format!("/api/tables/{table}/why"), body)
        .await
}

#[tokio::test]
async fn whoever_asks_is_told_the_rule_in_their_language_and_nothing_changes() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let shown = play(&guests, &table, 2).await;
    let seat = shown["to_act"][0].as_u64().unwrap() as usize;
    let before = guests[seat].look(&table).await;
    for action in before["legal"].as_array().unwrap() {
        let answer = why(&guests[seat], &table, seat, action.clone()).await;
        assert_eq!(answer.is(200).json, json!({ "legal": true }), "{action}");
    }
    let keep = json!({ "do": "keep", "contract": 0 });
    let mut messages = Vec::new();
    for language in ["en", "fi", "pl", "nb"] {
        let change = json!({ "language": language });
        guests[seat].patch("/api/me", change).await.is(200);
        let answer = why(&guests[seat], &table, seat, keep.clone()).await.is(200);
        let error = &answer.json["error"];
        assert_eq!(answer.json["legal"], false);
        assert_eq!(error["code"], "illegal");
        assert!(
            error["rule"].as_str().unwrap().starts_with("AM-"),
            "{error}"
        );
        assert!(error["key"].as_str().unwrap().starts_with("am-"), "{error}");
        // It is what a refusal would say.
        let act = json!({ "do": "act", "seat": seat, "actions": [keep] });
        let refused = guests[seat].does(&table, act).await.refused(422, "illegal");
        assert_eq!(refused.json["error"], *error);
        messages.push(error["message"].clone());
    }
    messages.dedup();
    assert_eq!(messages.len(), 4);
    assert_eq!(guests[seat].look(&table).await["seq"], before["seq"]);
    // Out of turn there is a rule against everything.
    let other = 1 - seat;
    let draw = json!({ "do": "draw" });
    let answer = why(&guests[other], &table, other, draw).await.is(200);
    assert_eq!(answer.json["legal"], false);
}

#[tokio::test]
async fn nobody_asks_for_another_seat_or_where_nothing_is_played() {
    let server = Server::patient().await;
    let draw = || json!({ "do": "draw" });
    let host = server.guest().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    why(&host, &table, 0, draw())
        .await
        .refused(409, "not_started");
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    why(&guests[0], &table, 1, draw())
        .await
        .refused(403, "not_your_seat");
    why(&host, &table, 0, draw())
        .await
        .refused(403, "not_your_seat");
    why(&guests[0], &table, 5, draw())
        .await
        .refused(404, "no_such_seat");
    why(&server.browser(), &table, 0, draw())
        .await
        .refused(401, "signed_out");
    why(&guests[0], &table, 0, json!({ "do": "fly" }))
        .await
        .refused(422, "malformed");
    let resign = json!({ "do": "resign", "seat": 0 });
    guests[0].does(&table, resign).await.is(200);
    why(&guests[1], &table, 1, draw())
        .await
        .refused(409, "is_over");
}
