//! A game that no code knows but its own is played at a table: seats, sockets, undo, replay, clock and bot.

use serde_json::{Value, json};

use crate::clocks::timed_out;
use crate::steps;
use crate::support::{Browser, Server};
use crate::table_support::{PATIENT, Socket, play};
use crate::toy_shelf::shelf;
use crate::truth::Truth;

const SETUP: &str = r#"{ "seats": 2, "cards": 9 }"#;

async fn toy_server() -> Server {
    Server::of(shelf(), PATIENT).await
}

fn setup() -> Value {
    serde_json::from_str(SETUP).unwrap()
}

/// A running game between two guests.
async fn begun(server: &Server, options: Value) -> ([Browser; 2], String) {
    let guests = server.guests::<2>().await;
    let table = guests[0].open("hoard", setup(), options).await;
    guests[1].does(&table, json!({ "do": "sit" })).await.is(200);
    guests[0]
        .does(&table, json!({ "do": "start" }))
        .await
        .is(200);
    (guests, table)
}

#[tokio::test]
async fn a_front_is_told_all_there_is_to_know_of_the_toy() {
    let server = toy_server().await;
    let games = server.browser().get("/api/games").await.is(200).json;
    assert_eq!(
        games,
        json!([{
            "game": "hoard", "rules": 1, "fewest_seats": 2, "most_seats": 6, "usual_seats": 2, "chooses_first": false,
            "bots": [{ "name": "magpie", "level": 1 }], "maps": [], "limits": [],
            "has_advice": false, "has_plans": false, "has_guide": false, "has_ground": false,
        }])
    );
    let new = json!({ "options": { "game": "amsterdam", "setup": { "seats": 2 } } });
    let guest = server.guest().await;
    guest
        .post("/api/tables", new)
        .await
        .refused(422, "unknown_game");
}

#[tokio::test]
async fn the_toy_is_played_to_its_end_over_sockets_and_replayed() {
    let server = toy_server().await;
    let (guests, table) = begun(&server, json!({})).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        let mut socket = Socket::open(&server, guest).await;
        let joined = socket.join(&table, json!({})).await;
        assert_eq!(joined["view"]["deck"], 9);
        sockets.push(socket);
    }
    let mut n_actions = 0;
    loop {
        let shown = guests[0].look(&table).await;
        let Some(seat) = shown["to_act"][0].as_u64() else {
            break;
        };
        let seat = seat as usize;
        let action = guests[seat].look(&table).await["legal"][0].clone();
        let act = json!({ "do": "act", "seat": seat, "actions": [action] });
        let id = format!("a{n_actions}");
        let done = sockets[seat].does(&table, &id, act).await;
        assert_eq!(done["type"], "done", "{done}");
        // Who sits beside hears that a card was drawn, and not which.
        let news = sockets[1 - seat].next_of("news").await;
        assert_eq!(news["what"], json!({ "entry": "acted", "seat": seat }));
        let event = &news["events"][0];
        assert_eq!(event["card"].is_null(), action["do"] == "draw", "{news}");
        n_actions += 1;
    }
    assert_eq!(n_actions, 18);
    let ended = guests[0].look(&table).await;
    assert_eq!(ended["stage"], "finished");
    let points = &ended["outcome"]["points"];
    assert_eq!(
        points[0].as_i64().unwrap() + points[1].as_i64().unwrap(),
        45
    );

    let truth = Truth::of(&server, &table).await;
    let seen = steps::read(&guests[1], &table, "", 5).await;
    assert_eq!(steps::check(&truth, Some(1), &seen), 18);
    let record = guests[0]
        .get(&format!("/api/tables/{table}/record"))
        .await
        .is(200)
        .json;
    let again = shelf()
        .game_of(&record)
        .unwrap()
        .load(record.clone())
        .unwrap();
    assert_eq!(again.record()["result"], record["result"]);
}

#[tokio::test]
async fn a_card_that_was_shown_is_taken_back_and_one_that_was_drawn_is_not() {
    let server = toy_server().await;
    let (guests, table) = begun(&server, json!({})).await;
    // Both draw, and the first shows its card.
    play(&guests, &table, 2).await;
    let before = guests[0].look(&table).await;
    let show = |action: &&Value| action["do"] == "show";
    let action = before["legal"]
        .as_array()
        .unwrap()
        .iter()
        .find(show)
        .unwrap();
    let act = json!({ "do": "act", "seat": 0, "actions": [action] });
    guests[0].does(&table, act).await.is(200);
    let undo = json!({ "do": "undo", "seat": 0 });
    guests[0].does(&table, undo.clone()).await.is(200);
    let after = guests[0].look(&table).await;
    assert_eq!(after["view"], before["view"]);
    guests[0]
        .does(&table, undo)
        .await
        .refused(409, "nothing_to_undo");
    let ground = guests[0].get(&format!("/api/tables/{table}/ground")).await;
    ground.refused(404, "no_ground");
    let draw = json!({ "do": "draw" });
    let plan = json!({ "do": "plan", "seat": 1, "parts": [{ "turn": 1, "phase": "any", "steps": [draw] }] });
    guests[1]
        .does(&table, plan)
        .await
        .refused(422, "nothing_to_plan");
}

#[tokio::test]
async fn a_seat_of_the_toy_runs_out_of_time_and_a_bot_plays_on() {
    let server = Server::of(
        shelf(),
        &[("clock_grace_seconds", "1"), ("bot_millis", "1")],
    )
    .await;
    let clock = json!({ "kind": "live", "minutes": 1, "increment": 5 });
    let absent = json!({ "kind": "bot", "bot": "magpie" });
    let (guests, table) = begun(&server, json!({ "clock": clock, "absent": absent })).await;
    let aged = server
        .aged(&table, std::time::Duration::from_secs(120))
        .await;
    let mut socket = timed_out(&server, &guests[1], &aged, 0).await;
    let news = socket.next_of("news").await;
    assert_eq!(news["what"], json!({ "entry": "acted", "seat": 0 }));
    let shown = guests[1].look(&aged).await;
    assert_eq!(shown["seats"][0]["bot"], "magpie");
}
