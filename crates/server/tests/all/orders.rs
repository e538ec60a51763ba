//! Standing orders: given, followed, kept from others, and outliving an undo.

use games::{RoadsAndBoats, ShelfGame};
use serde_json::{Value, json};

use crate::secrets::Ear;
use crate::support::{Answer, Browser, Server};
use crate::truth::Truth;

async fn order(browser: &Browser, table: &str, seat: usize, orders: Value) -> Answer {
    let command = json!({ "do": "orders", "seat": seat, "orders": orders });
    browser.does(table, command).await
}

/// The action of this name that a seat may take.
async fn act(browser: &Browser, table: &str, seat: usize, what: &str) -> Answer {
    let act = json!({ "do": "act", "seat": seat, "actions": [{ "do": what }] });
    browser.does(table, act).await
}

/// A game of two in which the homes are chosen and the first phase has begun, and the seats from the temple outwards.
async fn begun(server: &Server) -> ([Browser; 2], String, [usize; 2]) {
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    for _ in 0..2 {
        let seat = guests[0].look(&table).await["to_act"][0].as_u64().unwrap() as usize;
        guests[seat].act(&table, 0).await.is(200);
    }
    let shown = guests[0].look(&table).await;
    assert_eq!(shown["view"]["phase"], "production");
    let row = &shown["view"]["praying"];
    let seats = [0, 1].map(|nth: usize| row[nth].as_u64().unwrap() as usize);
    (guests, table, seats)
}

/// Calls for the order of the phase that has just begun.
async fn call(browser: &Browser, table: &str, seat: usize) -> Answer {
    let phase = browser.look(table).await["view"]["phase"].clone();
    let call = json!({ "do": "call", "phase": phase });
    let act = json!({ "do": "act", "seat": seat, "actions": [call] });
    browser.does(table, act).await
}

/// The seat behind in the row chooses the first position, and both end the phase.
async fn choose_and_end(guests: &[Browser; 2], table: &str, chooser: usize) {
    let take = json!({ "do": "take_position", "position": 1 });
    let act_of = json!({ "do": "act", "seat": chooser, "actions": [take] });
    guests[chooser].does(table, act_of).await.is(200);
    for _ in 0..2 {
        let seat = guests[0].look(table).await["to_act"][0].as_u64().unwrap() as usize;
        act(&guests[seat], table, seat, "done").await.is(200);
    }
}

fn with(entry: &str, order: &str) -> Value {
    let mut orders = json!({
        "pray": "ask", "position": "ask", "consent": "ask", "breed": "always",
    });
    orders[entry] = order.into();
    orders
}

#[tokio::test]
async fn a_seat_that_always_prays_on_is_not_asked_again() {
    let server = Server::patient().await;
    let (guests, table, [near, far]) = begun(&server).await;
    let seen = guests[near].look(&table).await;
    assert_eq!(seen["orders"], with("pray", "ask"));
    call(&guests[far], &table, far).await.is(200);
    // It is asked just now, and answers at once in an entry of its own.
    let given = order(&guests[near], &table, near, json!({ "pray": "keep" })).await;
    let seq = given.is(200).json["seq"].as_u64().unwrap();
    let shown = guests[near].look(&table).await;
    assert_eq!(shown["orders"], with("pray", "keep"));
    assert_eq!(shown["seq"], seq + 1);
    assert_eq!(shown["to_act"], json!([far]));
    let log = guests[0]
        .get(&format!("/api/tables/{table}/log?after={}", seq - 1))
        .await
        .is(200);
    let log = log.json.as_array().unwrap();
    assert_eq!(log[0]["what"], json!({ "entry": "ordered", "seat": near }));
    assert_eq!(log[1]["what"], json!({ "entry": "acted", "seat": near }));
    assert_eq!(
        log[1]["events"][0],
        json!({ "event": "prayed", "seat": near, "stopped": false })
    );
    // From now on it is an answer in the entry of whatever leads to the question.
    act(&guests[far], &table, far, "keep_praying").await.is(200);
    choose_and_end(&guests, &table, far).await;
    assert_eq!(guests[0].look(&table).await["view"]["phase"], "movement");
    call(&guests[far], &table, far).await.is(200);
    let shown = guests[0].look(&table).await;
    assert_eq!(shown["to_act"], json!([far]), "the other has answered");
    // Orders may change at any time, and say nothing again.
    order(&guests[near], &table, near, json!({})).await.is(200);
    act(&guests[far], &table, far, "keep_praying").await.is(200);
    choose_and_end(&guests, &table, far).await;
    call(&guests[far], &table, far).await.is(200);
    let shown = guests[0].look(&table).await;
    assert_eq!(shown["to_act"], json!([near]));
    // The record knows nothing of orders: it is a game like any other.
    let resign = json!({ "do": "resign", "seat": 0 });
    guests[0].does(&table, resign).await.is(200);
    let record = guests[0].get(&format!("/api/tables/{table}/record")).await;
    let record = record.is(200);
    assert!(!record.text.contains("orders"));
    let again = RoadsAndBoats.load(record.json).unwrap();
    let view = again.view(game::Viewer::Table).unwrap();
    assert_eq!(view, guests[0].look(&table).await["view"]);
}

#[tokio::test]
async fn whoever_calls_has_the_others_pray_and_choose_by_their_orders() {
    let server = Server::patient().await;
    let (guests, table, seats) = begun(&server).await;
    let orders = json!({ "pray": "stop", "position": "last" });
    for &seat in &seats {
        order(&guests[seat], &table, seat, orders.clone())
            .await
            .is(200);
    }
    let called = call(&guests[seats[0]], &table, seats[0]).await;
    let seq = called.is(200).json["seq"].clone();
    let shown = guests[0].look(&table).await;
    assert_eq!(shown["seq"], seq, "all in one entry");
    assert_eq!(shown["view"]["stage"], "acting");
    // Both have left the temple: the nearest is the furthest now, chooses first, and goes last.
    assert_eq!(shown["view"]["sequence"], json!([seats[1], seats[0]]));
}

#[tokio::test]
async fn nobody_else_sees_what_is_ordered() {
    let server = Server::patient().await;
    let (guests, table, _) = begun(&server).await;
    let nobody = server.browser();
    let mut ears = Vec::new();
    for (eyes, browser) in [
        (Some(0), &guests[0]),
        (Some(1), &guests[1]),
        (None, &nobody),
    ] {
        for show in ["view", "changes", "events"] {
            let more = json!({ "show": show });
            ears.push(Ear::open(&server, browser, &table, eyes, more).await);
        }
    }
    let given = order(&guests[1], &table, 1, with("consent", "refuse")).await;
    let seq = given.is(200).json["seq"].clone();
    let mut read = Vec::new();
    for ear in &mut ears {
        let told = ear.until(|message| message["seq"] == seq).await;
        assert_eq!(told["what"], json!({ "entry": "ordered", "seat": 1 }));
        match ear.eyes {
            Some(1) => assert_eq!(told["orders"], with("consent", "refuse")),
            Some(_) => assert_eq!(told["orders"], with("consent", "ask")),
            None => assert!(told["orders"].is_null()),
        }
        read.extend(ear.heard.iter().map(|text| (ear.eyes, text.clone())));
    }
    for (eyes, browser) in [(Some(0), &guests[0]), (None, &nobody)] {
        for path in ["", "/log?limit=1000", "/steps"] {
            let path = format!("/api/tables/{table}{path}");
            read.push((eyes, browser.get(&path).await.is(200).text));
        }
    }
    let truth = Truth::of(&server, &table).await;
    for (eyes, text) in read {
        assert_eq!(truth.fault(eyes, &text), None);
        assert!(eyes == Some(1) || !text.contains(r#""refuse""#), "{text}");
    }
    // A copy is made of the game, not of what its seats have ordered.
    let copy = guests[1]
        .post(&format!("/api/tables/{table}/what-if"), json!({}))
        .await
        .is(201);
    let copy = guests[1].look(copy.json["table"].as_str().unwrap()).await;
    assert_eq!(copy["orders"], with("consent", "ask"));
}

#[tokio::test]
async fn orders_outlive_an_undo_but_do_not_do_again_what_was_taken_back() {
    let server = Server::patient().await;
    let (guests, table, [near, far]) = begun(&server).await;
    order(&guests[near], &table, near, with("pray", "keep"))
        .await
        .is(200);
    let before = guests[0].look(&table).await["seq"].as_u64().unwrap();
    call(&guests[far], &table, far).await.is(200);
    let shown = guests[far].look(&table).await;
    assert_eq!(shown["to_act"], json!([far]));
    assert!(shown["undo_to"].is_null(), "another seat has acted since");
    let ask = json!({ "do": "ask_take_back", "seat": far, "to": before });
    guests[far].does(&table, ask).await.is(200);
    let agree = json!({ "do": "answer_take_back", "seat": near, "agrees": true });
    guests[near].does(&table, agree).await.is(200);
    let shown = guests[near].look(&table).await;
    assert_eq!(shown["view"]["stage"], "acting");
    assert_eq!(shown["orders"], with("pray", "keep"));
    // When somebody acts, they are followed again; and a server that starts anew comes to the same table.
    call(&guests[far], &table, far).await.is(200);
    let shown = guests[near].look(&table).await;
    assert_eq!(shown["to_act"], json!([far]));
    let server = server.restarted(crate::table_support::PATIENT).await;
    let again = server.again(&guests[near]).look(&table).await;
    for entry in ["seq", "view", "orders", "to_act", "legal"] {
        assert_eq!(again[entry], shown[entry], "{entry}");
    }
}

#[tokio::test]
async fn orders_are_of_whoever_sits_in_the_seat() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let guests = server.guests::<2>().await;
    let table = host
        .open("roads-and-boats", json!({ "seats": 3 }), json!({}))
        .await;
    for guest in &guests {
        guest.does(&table, json!({ "do": "sit" })).await.is(200);
    }
    host.does(&table, json!({ "do": "start" })).await.is(200);
    let link = guests[0]
        .post(&format!("/api/tables/{table}/seats/1/link"), json!({}))
        .await;
    let secret = link.is(200).json["secret"].as_str().unwrap().to_owned();
    order(&guests[0], &table, 1, with("pray", "keep"))
        .await
        .is(200);
    let heir = server.guest().await;
    let sit = json!({ "do": "sit", "seat": 1, "secret": secret });
    heir.does(&table, sit).await.is(200);
    assert_eq!(heir.look(&table).await["orders"], with("pray", "ask"));
}

#[tokio::test]
async fn orders_that_make_no_sense_are_refused() {
    let server = Server::patient().await;
    let (guests, table, _) = begun(&server).await;
    let seq = guests[0].look(&table).await["seq"].clone();
    for wrong in [
        json!({ "call": "never" }),
        json!({ "dance": "ask" }),
        json!([]),
        json!(null),
        json!("never"),
    ] {
        order(&guests[0], &table, 0, wrong)
            .await
            .refused(422, "malformed");
    }
    order(&guests[0], &table, 1, json!({}))
        .await
        .refused(403, "not_your_seat");
    order(&guests[0], &table, 5, json!({}))
        .await
        .refused(404, "no_such_seat");
    order(&server.guest().await, &table, 0, json!({}))
        .await
        .refused(403, "not_your_seat");
    assert_eq!(guests[0].look(&table).await["seq"], seq);
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    order(&guests[0], &table, 0, json!({}))
        .await
        .refused(422, "no_orders");
    assert!(guests[0].look(&table).await["orders"].is_null());
    let open = guests[0]
        .open("roads-and-boats", json!({ "seats": 2 }), json!({}))
        .await;
    order(&guests[0], &open, 0, json!({}))
        .await
        .refused(409, "not_started");
    // Sent again under the same id it is done once; for something else the id is taken.
    let (guests, table, _) = begun(&server).await;
    let command = json!({ "do": "orders", "seat": 0, "orders": { "pray": "keep" } });
    let first = guests[0]
        .does_as(&table, "o1", command.clone())
        .await
        .is(200);
    let second = guests[0].does_as(&table, "o1", command).await.is(200);
    assert_eq!(first.json, second.json);
    let other = json!({ "do": "orders", "seat": 0, "orders": { "pray": "stop" } });
    guests[0]
        .does_as(&table, "o1", other)
        .await
        .refused(409, "id_reused");
}
