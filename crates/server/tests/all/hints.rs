//! Hints where nobody is harmed by them, and games looked back at.

use std::ops::ControlFlow;

use games::{Amsterdam, Shelf, ShelfGame};
use serde_json::{Value, json};

use crate::support::{Answer, Browser, Server};
use crate::table_support::{PATIENT, play};

/// A server that looks back quickly.
async fn server() -> Server {
    let settings = [PATIENT, &[("analysis_nodes", "3")]].concat();
    Server::with(&settings).await
}

async fn hint(browser: &Browser, table: &str, seat: usize) -> Answer {
    let path = format!("/api/tables/{table}/hint");
    browser.post(&path, json!({ "seat": seat })).await
}

async fn analysis(browser: &Browser, table: &str) -> Answer {
    browser.get(&format!("/api/tables/{table}/analysis")).await
}

/// The seat that is to act, and the other one.
async fn turn(browser: &Browser, table: &str) -> (usize, usize) {
    let seat = browser.look(table).await["to_act"][0].as_u64().unwrap();
    (seat as usize, 1 - seat as usize)
}

/// A running game against a bot.
async fn against_bot(guest: &Browser, game: &str) -> String {
    let bot = Shelf::default().find(game).unwrap().bots()[0].name;
    let new = json!({
        "options": { "game": game, "setup": { "seats": 2 } },
        "seats": [{ "kind": "me" }, { "kind": "bot", "bot": bot }],
    });
    let opened = guest.post("/api/tables", new).await.is(201);
    let table = opened.json["table"].as_str().unwrap().to_owned();
    guest.does(&table, json!({ "do": "start" })).await.is(200);
    table
}

#[tokio::test]
async fn whoever_plays_against_bots_is_told_what_a_strong_player_would_do() {
    let server = server().await;
    let guest = server.guest().await;
    let table = against_bot(&guest, "amsterdam").await;
    let hint = hint(&guest, &table, 0).await.is(200).json;
    let shown = guest.look(&table).await;
    assert_eq!(hint["seat"], 0);
    assert!(hint["seq"].as_u64() <= shown["seq"].as_u64());
    let choices = hint["choices"].as_array().unwrap();
    assert!((1..=4).contains(&choices.len()), "{hint}");
    let legal = shown["legal"].as_array().unwrap();
    for choice in choices {
        assert!(legal.contains(&choice["action"]), "{choice}");
        assert_eq!(choice["wins"].as_array().unwrap().len(), 2);
        assert_eq!(choice["points"].as_array().unwrap().len(), 2);
        assert!(choice["reasons"][0]["because"].is_string(), "{choice}");
    }
}

#[tokio::test]
async fn people_who_play_against_each_other_have_hints_only_if_the_table_has() {
    let server = server().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    assert_eq!(guests[0].look(&table).await["hints"], false);
    let refused = hint(&guests[0], &table, 0).await.refused(403, "no_hints");
    assert_eq!(refused.json["error"]["key"], "server-no-hints");
    let (guests, table) = server
        .game::<2>("amsterdam", json!({ "hints": true }))
        .await;
    assert_eq!(guests[0].look(&table).await["hints"], true);
    hint(&guests[0], &table, 0).await.is(200);
    hint(&guests[1], &table, 1).await.is(200);
    let local = server.guest().await;
    let new = json!({
        "options": { "game": "amsterdam", "setup": { "seats": 2 }, "access": "local" },
        "seats": [{ "kind": "me" }, { "kind": "me" }],
    });
    let table = local.post("/api/tables", new).await.is(201).json["table"].clone();
    let table = table.as_str().unwrap();
    local.does(table, json!({ "do": "start" })).await.is(200);
    hint(&local, table, 1).await.is(200);
}

#[tokio::test]
async fn nobody_else_is_given_a_hint_nor_out_of_turn() {
    let server = server().await;
    let host = server.guest().await;
    let open = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    hint(&host, &open, 0).await.refused(409, "not_started");
    let (guests, table) = server
        .game::<2>("amsterdam", json!({ "hints": true }))
        .await;
    hint(&guests[0], &table, 1)
        .await
        .refused(403, "not_your_seat");
    hint(&host, &table, 0).await.refused(403, "not_your_seat");
    hint(&server.browser(), &table, 0)
        .await
        .refused(401, "signed_out");
    hint(&guests[0], &table, 4)
        .await
        .refused(404, "no_such_seat");
    play(&guests, &table, 2).await;
    let (seat, other) = turn(&guests[0], &table).await;
    hint(&guests[seat], &table, seat).await.is(200);
    hint(&guests[other], &table, other)
        .await
        .refused(422, "not_to_act");
    let resign = json!({ "do": "resign", "seat": seat });
    guests[seat].does(&table, resign).await.is(200);
    hint(&guests[seat], &table, seat)
        .await
        .refused(409, "is_over");
}

#[tokio::test]
async fn a_game_without_an_adviser_gives_no_advice() {
    let server = server().await;
    let guest = server.guest().await;
    let table = guest
        .open("roads-and-boats", json!({ "seats": 1 }), json!({}))
        .await;
    guest.does(&table, json!({ "do": "start" })).await.is(200);
    hint(&guest, &table, 0).await.refused(422, "no_adviser");
    let resign = json!({ "do": "resign", "seat": 0 });
    guest.does(&table, resign).await.is(200);
    analysis(&guest, &table).await.refused(422, "no_adviser");
}

#[tokio::test]
async fn hints_are_not_given_without_end() {
    let server = server().await;
    let guest = server.guest().await;
    let (_, table) = server.game::<2>("amsterdam", json!({})).await;
    // A slow machine earns a hint or two meanwhile.
    for _ in 0..200 {
        let answer = hint(&guest, &table, 0).await;
        if answer.status == 429 {
            answer.refused(429, "too_many_requests");
            return;
        }
        answer.refused(403, "not_your_seat");
    }
    panic!("one may ask for ever");
}

/// Waits until a game has been looked back at.
async fn looked_back(browser: &Browser, table: &str) -> Value {
    loop {
        let answer = analysis(browser, table).await;
        if answer.status == 200 {
            return answer.json;
        }
        let progress = answer.is(202).json["progress"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&progress));
    }
}

#[tokio::test]
async fn a_game_that_is_over_can_be_looked_back_at() {
    let server = server().await;
    let private = json!({ "spectators": "nobody" });
    let (guests, table) = server.game::<2>("amsterdam", private).await;
    play(&guests, &table, 20).await;
    analysis(&guests[0], &table).await.refused(409, "not_over");
    let resign = json!({ "do": "resign", "seat": 0 });
    guests[0].does(&table, resign).await.is(200);
    let stranger = server.guest().await;
    analysis(&stranger, &table)
        .await
        .refused(403, "not_watchable");

    let looked = looked_back(&guests[0], &table).await;
    // Once worked out it is there for everybody at the table.
    assert_eq!(analysis(&guests[1], &table).await.is(200).json, looked);
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await;
    let again = Amsterdam.load(record.is(200).json).unwrap();
    let analyst = again.analyst().unwrap();
    let expected = analyst.analyse(3, &mut |_| ControlFlow::Continue(()));
    let expected = serde_json::to_value(expected.unwrap()).unwrap();
    let mut moments = looked["moments"].clone();
    let log = format!("/api/tables/{table}/log?limit=1000");
    let log = guests[0].get(&log).await.is(200).json;
    let is_acted = |entry: &&Value| entry["what"]["entry"] == "acted";
    let acted: Vec<&Value> = log.as_array().unwrap().iter().filter(is_acted).collect();
    assert!(!moments.as_array().unwrap().is_empty());
    for moment in moments.as_array_mut().unwrap() {
        let entry = acted[moment["nth"].as_u64().unwrap() as usize];
        assert_eq!(moment["seq"], entry["seq"]);
        assert_eq!(moment["seat"], entry["what"]["seat"]);
        moment.as_object_mut().unwrap().remove("seq");
    }
    // The same game is always seen alike, with a moment for each decision.
    assert_eq!(moments, expected["moments"]);
    assert_eq!(looked["turning_points"], expected["turning_points"]);
    assert_eq!(looked["seats"], 2);
}
