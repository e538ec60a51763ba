//! Plans over phases and turns at a table: they are secret, outlive the server, run wherever the table is at work, and go
//! with whoever laid them down.

use serde_json::{Value, json};

use crate::nodes::nodes;
use crate::support::{Browser, Server};
use crate::table_support::PATIENT;

const PHASES: [&str; 4] = ["production", "movement", "building", "wonder"];

/// A game of two in its first production phase: the guests, the table, and which seat acts first.
async fn begun(server: &Server) -> ([Browser; 2], String, usize) {
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    loop {
        let shown = guests[0].look(&table).await;
        let seat = shown["to_act"][0].as_u64().unwrap() as usize;
        if shown["view"]["turn"] == 1 {
            return (guests, table, seat);
        }
        guests[seat].act(&table, 0).await.is(200);
    }
}

/// To do nothing in a turn, but for one board that is loaded in its production phase.
async fn two_turns(browser: &Browser, table: &str, seat: usize) -> Vec<Value> {
    let body = json!({ "seat": seat, "parts": [] });
    let path = format!("/api/tables/{table}/plan-ahead");
    let ahead = browser.post(&path, body).await.is(200).json;
    assert_eq!(ahead["at"], json!({ "turn": 1, "phase": "production" }));
    let legal = ahead["legal"].as_array().unwrap().iter();
    let load = legal.clone().find(|action| action["do"] == "hand").unwrap();
    let done = json!({ "do": "done" });
    let idle =
        PHASES.map(|phase| json!({ "turn": 1, "phase": phase, "until": 2, "steps": [done] }));
    let mut parts = idle.to_vec();
    parts[0]["steps"] = json!([load, done]);
    parts[0].as_object_mut().unwrap().remove("until");
    parts.push(json!({ "turn": 2, "phase": "production", "steps": [{ "run": "repeat" }, done] }));
    parts
}

/// Ends the phases of one seat until a turn begins. Returns how often the other was waited for.
async fn end_phases(browser: &Browser, table: &str, seat: usize, turn: u64) -> usize {
    let mut n_waited = 0;
    loop {
        let shown = browser.look(table).await;
        if shown["view"]["turn"].as_u64().unwrap() >= turn || n_waited > 0 {
            return n_waited;
        }
        match shown["to_act"][0].as_u64() == Some(seat as u64) {
            true => {
                let done = json!({ "do": "act", "seat": seat, "actions": [{ "do": "done" }] });
                browser.does(table, done).await.is(200);
            }
            false => n_waited += 1,
        }
    }
}

fn turn_of(part: &Value) -> u64 {
    part["turn"].as_u64().unwrap()
}

#[tokio::test]
async fn a_plan_of_two_turns_outlives_the_server_and_is_its_seats_secret() {
    let server = Server::patient().await;
    let (guests, table, first) = begun(&server).await;
    let second = 1 - first;
    let parts = two_turns(&guests[second], &table, second).await;
    let lay = json!({ "do": "plan", "seat": second, "parts": parts });
    guests[second].does(&table, lay).await.is(200);
    let own = guests[second].look(&table).await["plan"].clone();
    assert_eq!(own.as_array().unwrap().len(), 5);

    let server = server.restarted(PATIENT).await;
    let [first_again, second_again] = [first, second].map(|seat| server.again(&guests[seat]));
    assert_eq!(second_again.look(&table).await["plan"], own);
    assert_eq!(
        end_phases(&first_again, &table, first, 2).await,
        0,
        "nobody is asked"
    );
    let left = second_again.look(&table).await["plan"].clone();
    assert!(
        left.as_array()
            .unwrap()
            .iter()
            .all(|part| turn_of(part) == 2),
        "{left}"
    );
    assert_eq!(
        end_phases(&first_again, &table, first, 3).await,
        0,
        "nor in the next turn"
    );
    assert!(second_again.look(&table).await["plan"].is_null());

    // The board was taken up, and once more a turn later.
    let view = second_again.look(&table).await["view"].clone();
    let own = view["seats"][second]["transporters"].as_array().unwrap();
    let boards: u64 = own
        .iter()
        .filter_map(|own| own["cargo"]["boards"].as_u64())
        .sum();
    assert_eq!(boards, 2);
    // The others hear that there is a plan and what it did, and nothing else of it.
    for browser in [&first_again, &server.browser()] {
        for path in ["", "/log?limit=1000"] {
            let text = browser
                .get(&format!("/api/tables/{table}{path}"))
                .await
                .is(200)
                .text;
            for secret in ["repeat", "until", "\"parts\"", "\"steps\""] {
                assert!(!text.contains(secret), "{secret} in {text}");
            }
        }
    }
    server.stop().await.unwrap();
}

#[tokio::test]
async fn a_plan_runs_on_another_node_than_the_one_it_was_laid_down_on() {
    let (_postgres, [one, two]) = nodes(&[]).await;
    let (guests, table, first) = begun(&one).await;
    let second = 1 - first;
    let elsewhere = two.again(&guests[first]);
    elsewhere.look(&table).await;
    let parts = two_turns(&guests[second], &table, second).await;
    let lay = json!({ "do": "plan", "seat": second, "parts": parts });
    guests[second].does(&table, lay).await.is(200);
    assert_eq!(end_phases(&elsewhere, &table, first, 3).await, 0);
    assert!(guests[second].look(&table).await["plan"].is_null());
    for node in [one, two] {
        node.stop().await.unwrap();
    }
}

#[tokio::test]
async fn a_plan_is_gone_with_whoever_laid_it_down() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<3>("roads-and-boats", json!({})).await;
    let first = loop {
        let shown = guests[0].look(&table).await;
        let seat = shown["to_act"][0].as_u64().unwrap() as usize;
        if shown["view"]["turn"] == 1 {
            break seat;
        }
        guests[seat].act(&table, 0).await.is(200);
    };
    let leaving = (0..3).find(|&seat| seat != first).unwrap();
    let done = json!({ "do": "done" });
    let idle =
        PHASES.map(|phase| json!({ "turn": 2, "phase": phase, "until": 9, "steps": [done] }));
    let lay = json!({ "do": "plan", "seat": leaving, "parts": idle });
    guests[leaving].does(&table, lay).await.is(200);
    let shown = guests[leaving].look(&table).await;
    assert_eq!(shown["plan"].as_array().unwrap().len(), 4);
    let resign = json!({ "do": "resign", "seat": leaving });
    guests[leaving].does(&table, resign).await.is(200);
    // A bot plays on, as it likes: what it sees of a plan is nothing.
    let entries = server.store().await;
    let entries = entries.entries(&table.parse().unwrap(), 0).await.unwrap();
    let planned: Vec<Value> = entries
        .iter()
        .filter(|entry| entry.kind == "planned")
        .map(|entry| serde_json::from_str(&entry.body).unwrap())
        .collect();
    assert_eq!(planned.len(), 1);
    assert_eq!(planned[0]["parts"], json!(idle));
    assert!(guests[leaving].look(&table).await["plan"].is_null());
}
