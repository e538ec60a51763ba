//! What helps a seat to make up its mind: the guide, the ground, and plans looked at before they are laid down.

use serde_json::{Value, json};

use crate::support::{Answer, Browser, Server};
use crate::table_support::{Socket, add_step, play, play_to_movement};

async fn ahead(browser: &Browser, table: &str, seat: usize, parts: &[Value]) -> Answer {
    let body = json!({ "seat": seat, "parts": parts });
    browser
        .post(&format!("/api/tables/{table}/plan-ahead"), body)
        .await
}

/// A game of two in the middle of a movement phase, and the seat that moves.
async fn moving(server: &Server) -> ([Browser; 2], String, usize) {
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    let seat = play_to_movement(&guests, &table).await;
    (guests, table, seat)
}

#[tokio::test]
async fn a_seat_that_wants_a_guide_has_one_with_every_view() {
    let server = Server::patient().await;
    let (guests, table, seat) = moving(&server).await;
    let path = format!("/api/tables/{table}");
    assert!(guests[seat].look(&table).await["guide"].is_null());
    let guided = format!("{path}?guide=true&seat={seat}");
    let guide = guests[seat].get(&guided).await.is(200).json["guide"].clone();
    let transporters = guide["routes"].as_array().unwrap();
    assert_eq!(transporters.len(), 3, "three donkeys: {guide}");
    for transporter in transporters {
        assert!(transporter["transporter"].is_u64(), "{transporter}");
        let route = &transporter["routes"][0];
        assert_eq!(
            route["steps"].as_array().unwrap().last(),
            Some(&route["to"])
        );
    }
    assert_eq!(guide["can_plan"], true, "later phases");
    assert_eq!(guide["row_shares"].as_array().unwrap().len(), 2);
    for entry in ["production", "projects", "payment"] {
        assert!(guide[entry].is_array(), "{entry}");
    }
    let other = guests[1 - seat].get(&format!("{path}?guide=true")).await;
    assert_eq!(other.is(200).json["guide"]["can_plan"], true);
    let nobody = server.browser().get(&format!("{path}?guide=true")).await;
    assert!(nobody.is(200).json["guide"].is_null(), "no seat, no guide");

    let mut guided = Socket::open(&server, &guests[seat]).await;
    let shown = guided.join(&table, json!({ "guide": true })).await;
    assert_eq!(shown["guide"], guide);
    let mut plain = Socket::open(&server, &guests[seat]).await;
    let shown = plain.join(&table, json!({})).await;
    assert!(shown["guide"].is_null());
    let mut watching = Socket::open(&server, &server.browser()).await;
    watching.join(&table, json!({ "guide": true })).await;
    let id = &guide["routes"][0]["transporter"];
    let to = &guide["routes"][0]["routes"][0]["steps"][0];
    let step = json!({ "do": "step", "transporter": id, "to": to });
    let act = json!({ "do": "act", "seat": seat, "actions": [step] });
    guests[seat].does(&table, act).await.is(200);
    let told = guided.next_of("news").await;
    assert!(told["guide"]["routes"].is_array(), "{told}");
    assert_ne!(told["guide"]["routes"], guide["routes"]);
    for socket in [&mut plain, &mut watching] {
        assert!(socket.next_of("news").await["guide"].is_null());
    }
}

#[tokio::test]
async fn amsterdam_has_neither_guide_nor_ground_nor_plans() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let path = format!("/api/tables/{table}");
    let shown = guests[0].get(&format!("{path}?guide=true")).await;
    assert!(shown.is(200).json["guide"].is_null());
    guests[0]
        .get(&format!("{path}/ground"))
        .await
        .refused(404, "no_ground");
    ahead(&guests[0], &table, 0, &[])
        .await
        .refused(422, "nothing_to_plan");
}

#[tokio::test]
async fn the_ground_is_for_whoever_may_see_the_table() {
    let server = Server::patient().await;
    let (guests, table, _) = moving(&server).await;
    let path = format!("/api/tables/{table}/ground");
    let ground = guests[0].get(&path).await.is(200).json;
    assert!(ground["name"].is_string());
    let tile = &ground["tiles"][0];
    assert_eq!(tile["halves"].as_array().unwrap().len(), 12);
    assert!(
        tile["docks"].is_array() && tile["is_shore"].is_boolean(),
        "{tile}"
    );
    assert_eq!(server.browser().get(&path).await.is(200).json, ground);
    // A copy is played on the same ground, and so is a game that is over.
    let copy = guests[0]
        .post(&format!("/api/tables/{table}/what-if"), json!({}))
        .await
        .is(201);
    let copy = format!(
        "/api/tables/{}/ground",
        copy.json["table"].as_str().unwrap()
    );
    assert_eq!(guests[0].get(&copy).await.is(200).json, ground);
    guests[1].get(&copy).await.refused(403, "not_watchable");
    let resign = json!({ "do": "resign", "seat": 0 });
    guests[0].does(&table, resign).await.is(200);
    assert_eq!(guests[1].get(&path).await.is(200).json, ground);
    let nowhere = format!("/api/tables/{}/ground", "x".repeat(20));
    guests[0].get(&nowhere).await.refused(404, "no_such_table");
}

#[tokio::test]
async fn while_a_map_is_made_its_ground_grows() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let setup = json!({ "seats": 1, "map": { "free": { "tiles": 9 } } });
    let table = host.open("roads-and-boats", setup, json!({})).await;
    host.does(&table, json!({ "do": "start" })).await.is(200);
    let path = format!("/api/tables/{table}/ground");
    for n_tiles in 0..9 {
        let ground = host.get(&path).await.is(200).json;
        assert_eq!(ground["tiles"].as_array().unwrap().len(), n_tiles);
        host.act(&table, 7 * n_tiles).await.is(200);
    }
    let ground = host.get(&path).await.is(200).json;
    assert_eq!(ground["tiles"].as_array().unwrap().len(), 9);
    let file = host.look(&table).await["view"]["map"].clone();
    assert_eq!(ground["name"], file["name"]);
}

#[tokio::test]
async fn a_plan_is_looked_at_before_it_is_laid_down() {
    let server = Server::patient().await;
    let (guests, table, first) = moving(&server).await;
    let second = 1 - first;
    let before = guests[second].look(&table).await;
    let begun = ahead(&guests[second], &table, second, &[])
        .await
        .is(200)
        .json;
    assert_eq!(begun["at"], json!({ "turn": 1, "phase": "movement" }));
    assert_eq!(begun["seq"], before["seq"]);
    let sequence = begun["view"]["sequence"].as_array().unwrap();
    let mover = begun["view"]["mover"].as_u64().unwrap() as usize;
    assert_eq!(sequence[mover], second, "as if its moment had come");
    let id = begun["guide"]["routes"][0]["transporter"].clone();
    let to = begun["guide"]["routes"][0]["routes"][0]["to"].clone();
    let step = json!({ "do": "step", "transporter": id, "to": to });
    assert!(begun["legal"].as_array().unwrap().contains(&step));
    let mut parts = Vec::new();
    add_step(&mut parts, &begun["at"], step);
    let moved = ahead(&guests[second], &table, second, &parts)
        .await
        .is(200)
        .json;
    let own = moved["view"]["seats"][second]["transporters"]
        .as_array()
        .unwrap();
    let there = own.iter().find(|own| own["id"] == id).unwrap();
    assert_eq!(there["at"], to);
    assert_ne!(moved["guide"]["routes"], begun["guide"]["routes"]);
    // After the end of a phase it goes on in the next, as if nobody else had done anything.
    add_step(&mut parts, &moved["at"], json!({ "do": "done" }));
    let ended = ahead(&guests[second], &table, second, &parts)
        .await
        .is(200)
        .json;
    assert_eq!(ended["at"], json!({ "turn": 1, "phase": "building" }));
    assert_eq!(ended["view"]["phase"], "building");
    let own = &ended["view"]["seats"][second]["transporters"];
    assert_eq!(
        own[0]["at"],
        moved["view"]["seats"][second]["transporters"][0]["at"]
    );
    assert!(
        ended["legal"]
            .as_array()
            .unwrap()
            .contains(&json!({ "do": "done" }))
    );
    // Nothing has changed, and nothing is laid down.
    let after = guests[second].look(&table).await;
    assert_eq!(after["seq"], before["seq"]);
    assert!(after["plan"].is_null());
}

#[tokio::test]
async fn nobody_looks_ahead_for_another_seat_or_where_nothing_is_planned() {
    let server = Server::patient().await;
    let (guests, table, first) = moving(&server).await;
    let second = 1 - first;
    // Whoever acts plans for what comes after.
    let at = json!({ "turn": 1, "phase": "building" });
    let mine = ahead(&guests[first], &table, first, &[]).await.is(200);
    assert_eq!(mine.json["at"], at);
    let part = |phase: &str, step: Value| json!({ "turn": 1, "phase": phase, "steps": [step] });
    let done = json!({ "do": "done" });
    ahead(
        &guests[first],
        &table,
        first,
        &[part("movement", done.clone())],
    )
    .await
    .refused(422, "plan_phase");
    let twice = [
        part("building", done.clone()),
        part("building", done.clone()),
    ];
    ahead(&guests[first], &table, first, &twice)
        .await
        .refused(422, "plan_phase");
    let long = json!({ "turn": 1, "phase": "building", "steps": vec![done.clone(); 513] });
    ahead(&guests[first], &table, first, &[long])
        .await
        .refused(422, "plan_too_long");
    ahead(&guests[first], &table, second, &[])
        .await
        .refused(403, "not_your_seat");
    ahead(&server.guest().await, &table, second, &[])
        .await
        .refused(403, "not_your_seat");
    ahead(&server.browser(), &table, second, &[])
        .await
        .refused(401, "signed_out");
    ahead(&guests[first], &table, 5, &[])
        .await
        .refused(404, "no_such_seat");
    let fly = part("movement", json!({ "do": "fly" }));
    let fly = ahead(&guests[second], &table, second, &[fly]).await;
    let fly = fly.refused(422, "malformed");
    let detail = fly.json["error"]["detail"].as_str().unwrap();
    assert!(detail.starts_with("parts[0].steps[0].do: "), "{detail}");
    let brick = part("movement", json!({ "do": "brick" }));
    let brick = ahead(&guests[second], &table, second, &[brick]).await;
    let brick = brick.refused(422, "illegal");
    assert_eq!(brick.json["error"]["step"], json!([0, 0]));
    assert!(
        brick.json["error"]["rule"]
            .as_str()
            .unwrap()
            .starts_with("RB-")
    );
}

#[tokio::test]
async fn what_another_seat_has_planned_is_not_in_what_one_sees_ahead() {
    let server = Server::patient().await;
    let (guests, table, first) = moving(&server).await;
    let second = 1 - first;
    let part = |phase: &str, step: Value| json!({ "turn": 1, "phase": phase, "steps": [step] });
    let copies = [
        ahead(&guests[second], &table, second, &[])
            .await
            .is(200)
            .json,
        {
            let parts = [part("movement", json!({ "do": "done" }))];
            let done = json!({ "do": "plan", "seat": second, "parts": parts });
            guests[second].does(&table, done).await.is(200);
            ahead(&guests[second], &table, second, &[])
                .await
                .is(200)
                .json
        },
    ];
    assert_eq!(copies[0]["view"], copies[1]["view"]);
    let resign = json!({ "do": "resign", "seat": first });
    guests[first].does(&table, resign).await.is(200);
    ahead(&guests[second], &table, second, &[])
        .await
        .refused(409, "is_over");
    let open = guests[0]
        .open("roads-and-boats", json!({ "seats": 2 }), json!({}))
        .await;
    ahead(&guests[0], &open, 0, &[])
        .await
        .refused(409, "not_started");
    play(&guests, &table, 1).await;
}
