//! Nobody learns what is hidden by trying, by planning, or by looking on after getting up.

use serde_json::{Value, json};

use crate::secrets::{Ear, Luck};
use crate::support::{Browser, Server};
use crate::table_support::play;
use crate::truth::Truth;

/// A game of Amsterdam in which everybody has chosen contracts, and whose turn it is.
async fn begun(server: &Server) -> ([Browser; 2], String, usize) {
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let shown = play(&guests, &table, 2).await;
    let seat = shown["to_act"][0].as_u64().unwrap() as usize;
    (guests, table, seat)
}

#[tokio::test]
async fn a_refusal_tells_nothing_of_what_would_have_come_to_light() {
    let server = Server::patient().await;
    let (guests, table, seat) = begun(&server).await;
    let before = guests[seat].look(&table).await;
    // Whoever could try every contract would know which two lie on top.
    let mut answers = Vec::new();
    for contract in 0..30 {
        let actions = json!([{ "do": "draw_contracts" }, { "do": "keep", "contract": contract }, { "do": "pass" }]);
        let act = json!({ "do": "act", "seat": seat, "actions": actions });
        let answer = guests[seat].does(&table, act).await;
        assert!(answer.status.is_client_error(), "{}", answer.text);
        answers.push(answer.text);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    // Whoever takes a card must not know what comes up instead.
    for card in before["view"]["face_up"].as_array().unwrap() {
        let mut answers = Vec::new();
        for other in [
            "wild", "pink", "orange", "yellow", "green", "blue", "black", "red", "white",
        ] {
            let actions = json!([{ "do": "take", "card": card }, { "do": "take", "card": other }, { "do": "pass" }]);
            let act = json!({ "do": "act", "seat": seat, "actions": actions });
            let answer = guests[seat].does(&table, act).await;
            if answer.json["error"]["code"] != "malformed" {
                answers.push(answer.text);
            }
        }
        answers.dedup();
        assert_eq!(answers.len(), 1, "{answers:?}");
    }
    assert_eq!(guests[seat].look(&table).await["view"], before["view"]);
}

#[tokio::test]
async fn whoever_resigns_no_longer_sees_the_seats_hand() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<3>("amsterdam", json!({})).await;
    play(&guests, &table, 3).await;
    let mut ears = Vec::new();
    for show in ["view", "changes", "events"] {
        let more = json!({ "show": show });
        ears.push(Ear::open(&server, &guests[1], &table, Some(1), more).await);
    }
    let resign = json!({ "do": "resign", "seat": 1 });
    let seq = guests[1].does(&table, resign).await.is(200).json["seq"]
        .as_u64()
        .unwrap();
    let hidden = guests[1].look(&table).await;
    assert!(hidden["view"]["hand"].is_null());
    for ear in &mut ears {
        let told = ear.until(|message| message["seq"] == seq).await;
        assert!(
            told["legal"].is_null() && told["view"]["hand"].is_null(),
            "{told}"
        );
        ear.socket
            .send(json!({ "type": "look", "table": table }))
            .await;
        let shown = ear.until(|message| message["type"] == "table").await;
        assert!(shown["view"]["hand"].is_null(), "{}", shown["view"]);
        assert!(shown["eyes"].is_null());
    }
}

/// Lays a plan of a few random actions down, if there is anything to plan.
async fn plan(ear: &mut Ear, table: &str, seat: usize, luck: &mut Luck, nth: usize) -> Vec<Value> {
    let mut actions: Vec<Value> = Vec::new();
    for part in 0..1 + luck.below(4) {
        let id = format!("a{nth}-{part}");
        let ask =
            json!({ "type": "ahead", "id": id, "table": table, "seat": seat, "actions": actions });
        ear.socket.send(ask).await;
        let ahead = ear.until(|message| message["id"] == id).await;
        let Some(ahead) = ahead["actions"]
            .as_array()
            .filter(|ahead| !ahead.is_empty())
        else {
            break;
        };
        actions.push(ahead[luck.below(ahead.len())].clone());
    }
    actions
}

#[tokio::test]
async fn nobody_else_sees_a_plan_before_it_runs() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    let mut luck = Luck(5);
    let nobody = server.browser();
    let mut ears = Vec::new();
    for (eyes, browser) in [
        (Some(0), &guests[0]),
        (Some(1), &guests[1]),
        (None, &nobody),
    ] {
        ears.push(Ear::open(&server, browser, &table, eyes, json!({})).await);
    }
    let mut read = Vec::new();
    let (mut n_plans, mut n_ran) = (0, 0);
    for nth in 0..150 {
        let shown = guests[0].look(&table).await;
        let Some(seat) = shown["to_act"][0].as_u64() else {
            break;
        };
        let (seat, other) = (seat as usize, 1 - seat as usize);
        let actions = match luck.below(2) {
            0 => plan(&mut ears[other], &table, other, &mut luck, nth).await,
            _ => Vec::new(),
        };
        let plan = json!({ "do": "plan", "seat": other, "actions": actions });
        // A plan that goes on when the seat's moment is over is refused.
        let laid = guests[other].does(&table, plan).await;
        if laid.status.is_success() {
            n_plans += usize::from(!actions.is_empty());
            let seq = laid.json["seq"].as_u64().unwrap();
            for ear in &mut ears {
                let told = ear.until(|message| message["seq"] == seq).await;
                assert_eq!(told["what"], json!({ "entry": "planned", "seat": other }));
                match ear.eyes {
                    Some(eyes) if usize::from(eyes) == other => {
                        assert_eq!(told["plan"].as_array().unwrap_or(&Vec::new()), &actions)
                    }
                    Some(_) => {}
                    None => assert!(told["plan"].is_null(), "{told}"),
                }
            }
            let path = format!("/api/tables/{table}");
            for (eyes, browser) in [(Some(seat as u8), &guests[seat]), (None, &nobody)] {
                for path in [path.clone(), format!("{path}/log?limit=1000")] {
                    read.push((eyes, browser.get(&path).await.is(200).text));
                }
            }
            let peek = json!({ "type": "ahead", "id": "peek", "table": table, "seat": other, "actions": [] });
            ears[seat].socket.send(peek).await;
            let refused = ears[seat].until(|message| message["id"] == "peek").await;
            assert_eq!(refused["error"]["code"], "not_your_seat");
        }
        let legal = guests[seat].look(&table).await["legal"]
            .as_array()
            .unwrap()
            .clone();
        let done = legal.iter().find(|action| action["do"] == "done");
        let action = done
            .filter(|_| luck.below(3) > 0)
            .unwrap_or(&legal[luck.below(legal.len())]);
        let act = json!({ "do": "act", "seat": seat, "actions": [action] });
        let seq = guests[seat].does(&table, act).await.is(200).json["seq"]
            .as_u64()
            .unwrap();
        for ear in &mut ears {
            let told = ear.until(|message| message["seq"] == seq).await;
            n_ran += told["plans"].as_array().map_or(0, Vec::len);
        }
    }
    assert!(n_plans > 10 && n_ran > 3, "{n_plans} {n_ran}");
    let truth = Truth::of(&server, &table).await;
    for ear in &ears {
        read.extend(ear.heard.iter().map(|text| (ear.eyes, text.clone())));
    }
    for (eyes, text) in read
        .iter()
        .filter(|(_, text)| !text.contains(r#""type":"ahead""#))
    {
        assert_eq!(truth.fault(*eyes, text), None);
    }
}
