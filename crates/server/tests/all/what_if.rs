//! A copy of a game, to try something out alone.

use games::ShelfGame;
use serde_json::{Value, json};

use crate::support::{Answer, Browser, Server};
use crate::table_support::play;
use crate::truth::{Truth, viewer};

async fn what_if(browser: &Browser, table: &str, moment: Value) -> Answer {
    let path = format!("/api/tables/{table}/what-if");
    browser.post(&path, moment).await
}

async fn copy(browser: &Browser, table: &str, moment: Value) -> String {
    let made = what_if(browser, table, moment).await.is(201).json;
    made["table"].as_str().unwrap().to_owned()
}

/// The position that a copy begins from, secrets too, as it is stored.
async fn origin(server: &Server, table: &str) -> Value {
    let store = server.store().await;
    let entries = store.entries(&table.parse().unwrap(), 0).await.unwrap();
    let opened: Value = serde_json::from_str(&entries[0].body).unwrap();
    opened["origin"]["position"].clone()
}

/// What really was on a table after an entry.
async fn real(server: &Server, table: &str, seq: u64) -> Value {
    let store = server.store().await;
    let entries = store.entries(&table.parse().unwrap(), 0).await.unwrap();
    let opened: Value = serde_json::from_str(&entries[0].body).unwrap();
    let game = games::Shelf::default().game_of(&opened["options"]).unwrap();
    let seed = opened["seed"].as_str().unwrap().parse().unwrap();
    let setup = opened["options"]["setup"].clone();
    let mut session = game.start(1, setup, seed).unwrap();
    for entry in entries.iter().filter(|entry| entry.seq <= seq) {
        let body: Value = serde_json::from_str(&entry.body).unwrap();
        if body["entry"] == "acted" {
            let actions = body["actions"].as_array().unwrap().clone();
            let seat = crate::truth::seat_of(&body["seat"]);
            let step = session.attempt(seat, &actions).unwrap();
            session.take(&*step);
        }
    }
    session.position()
}

#[tokio::test]
async fn a_copy_of_a_running_game_is_played_to_its_end_alone() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let before = play(&guests, &table, 20).await;
    let copied = copy(&guests[0], &table, json!({})).await;
    let shown = guests[0].look(&copied).await;
    assert_eq!(shown["stage"], "running");
    assert_eq!(shown["access"], "local");
    assert_eq!(shown["yours"], json!([0, 1]));
    assert_eq!(
        shown["copy_of"],
        json!({ "table": table, "seq": before["seq"] })
    );
    let path = format!("/api/tables/{copied}?seat=0");
    assert_eq!(
        guests[0].get(&path).await.is(200).json["view"],
        before["view"]
    );
    // It is the caller's alone, and nobody finds it.
    guests[1]
        .get(&format!("/api/tables/{copied}"))
        .await
        .refused(403, "not_watchable");
    let listed = guests[1].get("/api/tables").await.is(200).text;
    assert!(!listed.contains(&copied));
    let mine = guests[0].get("/api/tables?mine=true").await.is(200).json;
    let row = mine["tables"].as_array().unwrap().iter();
    let row = row.clone().find(|row| row["table"] == copied).unwrap();
    assert_eq!(row["copy_of"]["table"], table);

    let me = [guests[0].clone(), guests[0].clone()];
    let seat = shown["to_act"][0].as_u64().unwrap();
    me[0].act(&copied, 0).await.is(200);
    // Going back begins where the copy began.
    let undone = me[0].look(&copied).await["seq"].as_u64().unwrap() - 1;
    let ask = json!({ "do": "ask_take_back", "seat": seat, "to": undone });
    me[0].does(&copied, ask).await.is(200);
    assert_eq!(
        guests[0].get(&path).await.is(200).json["view"],
        before["view"]
    );
    let over = play(&me, &copied, 2000).await;
    assert_eq!(over["stage"], "finished");
    assert!(over["outcome"]["points"].is_array());
    let record = me[0]
        .get(&format!("/api/tables/{copied}/record"))
        .await
        .is(200);
    assert!(record.json["start"]["position"].is_object());
    let again = me[0]
        .does(&copied, json!({ "do": "rematch" }))
        .await
        .is(200)
        .json["rematch"]
        .clone();
    let again = me[0].look(again.as_str().unwrap()).await;
    assert_eq!(again["stage"], "running");
    assert_eq!(again["copy_of"], shown["copy_of"]);
    // The game itself has not changed.
    assert_eq!(guests[0].look(&table).await["seq"], before["seq"]);
}

#[tokio::test]
async fn a_copy_of_a_running_game_has_nothing_in_it_that_its_maker_cannot_know() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<3>("amsterdam", json!({})).await;
    let shown = play(&guests, &table, 8).await;
    let seq = shown["seq"].as_u64().unwrap();
    let truth = Truth::of(&server, &table).await;
    let real = real(&server, &table, seq).await;
    let fan = server.guest().await;
    for (eyes, browser) in [(Some(0), &guests[0]), (Some(1), &guests[1]), (None, &fan)] {
        let mut others_hands = Vec::new();
        for seq in [seq, seq, seq, seq - 4] {
            let copied = copy(browser, &table, json!({ "seq": seq })).await;
            let position = origin(&server, &copied).await;
            let session = games::Amsterdam.start_at(1, position.clone(), game::Seed::from(1));
            let view = session.unwrap().view(viewer(eyes)).unwrap();
            assert_eq!(view, truth.moments[&seq].seen[&eyes].view);
            let text = browser.look(&copied).await.to_string();
            assert!(!text.contains(&truth.seed) && !text.contains(&truth.salt));
            if seq == shown["seq"] {
                // So early the decks are long: that they come out as they were does not happen.
                assert_ne!(position["deck"], real["deck"]);
                assert_ne!(position["contract_deck"], real["contract_deck"]);
                let other = usize::from(eyes == Some(0));
                let others = |position: &Value| position["seats"][other]["contracts"].clone();
                others_hands.push(others(&position) == others(&real));
            }
            browser
                .does(&copied, json!({ "do": "close" }))
                .await
                .is(200);
        }
        assert!(others_hands.contains(&false), "{eyes:?}");
    }
}

#[tokio::test]
async fn a_copy_of_a_game_that_is_over_is_exact() {
    let server = Server::patient().await;
    for game in ["amsterdam", "roads-and-boats"] {
        let (guests, table) = server.game::<2>(game, json!({})).await;
        let seq = play(&guests, &table, 25).await["seq"].as_u64().unwrap();
        let resign = json!({ "do": "resign", "seat": 1 });
        guests[1].does(&table, resign).await.is(200);
        let fan = server.guest().await;
        for (moment, seq) in [
            (json!({}), seq),
            (json!({ "seq": seq - 7 }), seq - 7),
            (json!({ "seq": seq - 7, "seat": 1 }), seq - 7),
        ] {
            let copied = copy(&fan, &table, moment).await;
            let position = origin(&server, &copied).await;
            assert_eq!(position, real(&server, &table, seq).await);
            let me = [fan.clone(), fan.clone()];
            play(&me, &copied, 5).await;
        }
    }
}

#[tokio::test]
async fn a_copy_of_a_game_that_people_still_play_gives_no_advice() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    play(&guests, &table, 6).await;
    let copied = copy(&guests[0], &table, json!({})).await;
    let again = copy(&guests[0], &copied, json!({})).await;
    for copied in [&copied, &again] {
        let seat = guests[0].look(copied).await["to_act"][0].clone();
        let hint = format!("/api/tables/{copied}/hint");
        guests[0]
            .post(&hint, json!({ "seat": seat }))
            .await
            .refused(403, "no_hints");
        // A bot that took over would show what it would do.
        let resign = json!({ "do": "resign", "seat": 0 });
        guests[0]
            .does(copied, resign)
            .await
            .refused(403, "no_hints");
        let me = [guests[0].clone(), guests[0].clone()];
        assert_eq!(play(&me, copied, 2000).await["stage"], "finished");
        guests[0]
            .get(&format!("/api/tables/{copied}/analysis"))
            .await
            .refused(403, "no_hints");
    }
    // When the game is over, nobody is harmed.
    let resign = json!({ "do": "resign", "seat": 1 });
    let seq = guests[0].look(&table).await["seq"].clone();
    guests[1].does(&table, resign).await.is(200);
    let copied = copy(&guests[0], &table, json!({ "seq": seq })).await;
    let seat = guests[0].look(&copied).await["to_act"][0].clone();
    let hint = format!("/api/tables/{copied}/hint");
    guests[0].post(&hint, json!({ "seat": seat })).await.is(200);
}

#[tokio::test]
async fn whoever_may_not_see_a_table_may_not_copy_it() {
    let server = Server::patient().await;
    let options = json!({ "spectators": "nobody" });
    let (guests, table) = server.game::<2>("amsterdam", options).await;
    play(&guests, &table, 4).await;
    let stranger = server.guest().await;
    let refused = what_if(&stranger, &table, json!({})).await;
    refused.refused(403, "not_watchable");
    let refused = what_if(&server.browser(), &table, json!({})).await;
    refused.refused(401, "signed_out");
    let other = what_if(&guests[0], &table, json!({ "seat": 1 })).await;
    other.refused(403, "not_your_seat");
    let nowhere = what_if(&stranger, "nowhere", json!({})).await;
    nowhere.refused(404, "no_such_table");
}

#[tokio::test]
async fn there_is_no_copy_of_a_moment_without_a_game() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    what_if(&host, &table, json!({}))
        .await
        .refused(409, "not_started");
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let early = what_if(&guests[0], &table, json!({ "seq": 1 })).await;
    early.refused(409, "not_started");
    let late = what_if(&guests[0], &table, json!({ "seq": 999 })).await;
    late.refused(422, "malformed");
    let over = play(&guests, &table, 2000).await;
    assert_eq!(over["stage"], "finished");
    what_if(&guests[0], &table, json!({}))
        .await
        .refused(409, "is_over");
    let last = over["seq"].as_u64().unwrap() - 1;
    copy(&guests[0], &table, json!({ "seq": last })).await;
}

#[tokio::test]
async fn nobody_opens_a_table_from_a_position_of_their_own() {
    let server = Server::start().await;
    let host = server.guest().await;
    let options =
        json!({ "game": "amsterdam", "setup": { "seats": 2 }, "origin": { "position": {} } });
    let new = json!({ "options": options });
    host.post("/api/tables", new)
        .await
        .refused(422, "malformed");
}
