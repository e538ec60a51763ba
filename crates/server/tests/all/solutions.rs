//! Solutions that the program knows and finds: watched step by step, and never among what people have reached.

use std::time::Duration;

use game::{Game, Record};
use roads_and_boats::{Action, Position, Setup, State};
use serde_json::{Value, json};

use crate::support::{Browser, Server};

const SOLO: &[&str] = &[
    "a-river-runs-through-it",
    "first-furrow",
    "lord-of-the-ring",
    "mesopotamia",
    "over-the-saddle",
];

/// A game alone in which nothing is done after the choice of a home.
async fn idle(browser: &Browser, map: &str) -> String {
    let setup = json!({ "seats": 1, "map": map });
    let table = browser.open("roads-and-boats", setup, json!({})).await;
    browser.does(&table, json!({ "do": "start" })).await.is(200);
    loop {
        let shown = browser.look(&table).await;
        if shown["stage"] != "running" {
            return table;
        }
        let legal = shown["legal"].as_array().expect("one's turn");
        let done = legal.iter().find(|action| action["do"] == "done");
        let action = done.unwrap_or(&legal[0]);
        let act = json!({ "do": "act", "seat": 0, "actions": [action] });
        browser.does(&table, act).await.is(200);
    }
}

async fn improvement(browser: &Browser, table: &str, turn: u8) -> Value {
    let path = format!("/api/tables/{table}/improvement?turn={turn}");
    loop {
        let answer = browser.get(&path).await;
        if answer.status == 200 {
            return answer.json;
        }
        assert_eq!(answer.status, 202, "{}", answer.json);
        let progress = answer.json["progress"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&progress));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The view after all steps, from the one before them.
fn last_view(steps: &Value) -> Value {
    let mut view = steps["view"].clone();
    for step in steps["steps"].as_array().unwrap() {
        let changes = serde_json::from_value(step["changes"].clone()).unwrap();
        json_patch::patch(&mut view, &changes).unwrap();
    }
    view
}

fn replayed(record: &Value) -> State {
    let record: Record<Setup, Position, Action> = serde_json::from_value(record.clone()).unwrap();
    record.replay().unwrap()
}

async fn assert_nothing_reached(browser: &Browser, map: &str) {
    let scores = browser
        .get(&format!("/api/maps/{map}/scores"))
        .await
        .is(200)
        .json;
    assert_eq!(scores, json!([]), "{map}");
    let head = browser.get(&format!("/api/maps/{map}")).await.is(200).json;
    assert!(
        head.get("best").is_none() && head.get("mine").is_none(),
        "{map}"
    );
}

#[tokio::test]
async fn every_solo_map_has_a_solution_to_be_watched_which_is_nobodys() {
    let server = Server::patient().await;
    let anna = server.somebody("Anna", "a long password").await;
    let listed = anna.get("/api/maps?seats=1").await.is(200).json;
    for map in SOLO {
        let watched = anna
            .get(&format!("/api/maps/{map}/solution"))
            .await
            .is(200)
            .json;
        let steps = watched["steps"]["steps"].as_array().unwrap();
        assert_eq!(watched["purposes"].as_array().unwrap().len(), steps.len());
        let end = &steps.last().unwrap()["outcome"];
        assert_eq!(end["points"][0], watched["points"], "{map}");
        let view = last_view(&watched["steps"]);
        assert_eq!(view["stage"], "over", "{map}");
        let from = watched["from"].as_object().unwrap();
        let sum: u64 = from.values().map(|points| points.as_u64().unwrap()).sum();
        assert_eq!(watched["points"], sum);
        let heads = listed["maps"].as_array().unwrap();
        let head = heads.iter().find(|head| head["id"] == *map).unwrap();
        assert_eq!(head["solution"]["points"], watched["points"]);
        assert_nothing_reached(&anna, map).await;
    }
    let mine = anna.get("/api/tables?mine=true").await.is(200).json;
    assert_eq!(mine["tables"], json!([]), "nothing is anybody's game");
    // A copy of the map has the same solution, another map has none.
    let river = anna
        .get("/api/maps/a-river-runs-through-it")
        .await
        .is(200)
        .json;
    let new = json!({ "map": river["map"], "shared": false });
    let copy = anna.post("/api/maps", new).await.is(201).json["id"].clone();
    let path = format!("/api/maps/{}/solution", copy.as_str().unwrap());
    anna.get(&path).await.is(200);
    anna.get("/api/maps/two-banks/solution")
        .await
        .refused(404, "no_solution");
    anna.get("/api/maps/atlantis/solution")
        .await
        .refused(404, "no_such_map");
}

#[tokio::test]
async fn the_rest_of_a_game_alone_is_improved_and_the_score_stays_what_was_played() {
    let settings = [("improvement_seconds", "2"), ("hint_nodes", "1")];
    let server = Server::with(&settings).await;
    let anna = server.somebody("Anna", "a long password").await;
    let table = idle(&anna, "First Furrow").await;
    let shown = anna.look(&table).await;
    let points = shown["outcome"]["points"][0].clone();
    let improved = improvement(&anna, &table, 6).await;
    assert_eq!(
        (&improved["turn"], &improved["before"]),
        (&json!(6), &points)
    );
    let better = &improved["better"];
    assert!(better["points"].as_i64() > points.as_i64(), "{better}");
    let state = replayed(&better["record"]);
    assert_eq!(json!(state.outcome().unwrap().points[0]), better["points"]);
    // What came before is as it was, and the rest begins in the turn.
    let own = anna
        .get(&format!("/api/tables/{table}/record"))
        .await
        .is(200)
        .json;
    let watched = &better["watched"];
    let kept = usize::try_from(watched["steps"]["seq"].as_u64().unwrap()).unwrap();
    assert_eq!(
        own["actions"].as_array().unwrap()[..kept],
        better["record"]["actions"].as_array().unwrap()[..kept]
    );
    assert_eq!(watched["steps"]["view"]["turn"], 6);
    assert_eq!(last_view(&watched["steps"])["stage"], "over");
    assert_eq!(improvement(&anna, &table, 6).await, improved, "it is kept");

    let scores = anna.get("/api/maps/first-furrow/scores").await.is(200).json;
    assert_eq!(scores.as_array().unwrap().len(), 1);
    assert_eq!(scores[0]["points"], points, "only what was played");
    let head = anna.get("/api/maps/first-furrow").await.is(200).json;
    assert_eq!(head["mine"]["points"], points);
    let bob = server.guest().await;
    let head = bob.get("/api/maps/first-furrow").await.is(200).json;
    assert!(head.get("mine").is_none() && head["best"]["points"] == points);

    // Whoever plays the solver's moves in a copy of the game has reached nothing by it.
    let seq = shown["seq"].as_u64().unwrap();
    let steps = anna
        .get(&format!("/api/tables/{table}/steps"))
        .await
        .is(200)
        .json;
    let entry = steps["steps"][kept - 1]["seq"].as_u64().unwrap();
    assert!(entry < seq);
    let path = format!("/api/tables/{table}/what-if");
    let copy = anna.post(&path, json!({ "seq": entry })).await.is(201).json;
    let copy = copy["table"].as_str().unwrap();
    for taken in &better["record"]["actions"].as_array().unwrap()[kept..] {
        let act = json!({ "do": "act", "seat": 0, "actions": [taken["action"]] });
        anna.does(copy, act).await.is(200);
    }
    assert_eq!(
        anna.look(copy).await["outcome"]["points"][0],
        better["points"]
    );
    let scores = anna.get("/api/maps/first-furrow/scores").await.is(200).json;
    assert_eq!(scores.as_array().unwrap().len(), 1);
    assert_eq!(scores[0]["points"], points);
}

#[tokio::test]
async fn only_a_finished_game_of_one_player_is_improved() {
    let server = Server::with(&[("improvement_seconds", "1")]).await;
    let anna = server.guest().await;
    let table = idle(&anna, "First Furrow").await;
    let path = |turn: &str| format!("/api/tables/{table}/improvement?turn={turn}");
    for turn in ["0", "21", "300", "-1", "two", ""] {
        anna.get(&path(turn)).await.refused(422, "malformed");
    }
    server
        .browser()
        .get(&path("3"))
        .await
        .refused(401, "signed_out");
    let setup = json!({ "seats": 1, "map": "First Furrow" });
    let running = anna.open("roads-and-boats", setup, json!({})).await;
    anna.does(&running, json!({ "do": "start" })).await.is(200);
    let path = format!("/api/tables/{running}/improvement?turn=1");
    anna.get(&path).await.refused(409, "not_over");
    anna.does(&running, json!({ "do": "resign", "seat": 0 }))
        .await
        .is(200);
    anna.get(&path).await.refused(422, "malformed");
    let setup = json!({ "seats": 2 });
    let bots = json!({ "kind": "bot", "bot": "random" });
    let body = json!({ "options": { "game": "amsterdam", "setup": setup }, "seats": [bots, bots] });
    let other = anna.post("/api/tables", body).await.is(201).json;
    let other = other["table"].as_str().unwrap();
    anna.does(other, json!({ "do": "start" })).await.is(200);
    while anna.look(other).await["stage"] == "running" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let path = format!("/api/tables/{other}/improvement?turn=1");
    anna.get(&path).await.refused(422, "not_solvable");
}
