//! A game that no code knows but its own is played to its end through the engine protocol.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

mod toy_shelf;

use games::{Engine, ShelfGame};
use serde_json::{Value, json};
use toy_shelf::{Toy, shelf};

fn ask(engine: &mut Engine, line: &Value) -> Value {
    serde_json::from_str(&engine.answer(line.to_string().as_bytes())).unwrap()
}

#[track_caller]
fn refused(engine: &mut Engine, line: &Value, code: &str) -> String {
    let answer = ask(engine, line);
    assert_eq!(answer["error"]["code"], code, "{line}: {answer}");
    answer["error"]["message"].as_str().unwrap().to_owned()
}

fn begun() -> Engine {
    let mut engine = Engine::new(shelf());
    let setup = json!({ "seats": 3, "cards": 9 });
    let new = json!({ "new": { "game": "hoard", "setup": setup, "seed": "7" } });
    assert_eq!(
        ask(&mut engine, &new),
        json!({ "seats": 3, "to_act": [0], "awaited": [0] })
    );
    engine
}

#[test]
fn a_whole_game_of_the_toy_goes_through_the_protocol() {
    let mut engine = begun();
    let mut n_actions = 0;
    let mut to_act = json!([0]);
    while let Some(seat) = to_act[0].as_u64() {
        let legal = ask(&mut engine, &json!({ "legal": { "seat": seat } }));
        let go = json!({ "go": { "seat": seat, "bot": "magpie", "millis": 1 } });
        let action = ask(&mut engine, &go)["action"].clone();
        assert!(legal["actions"].as_array().unwrap().contains(&action));
        let other = (seat + 1) % 3;
        let act = json!({ "act": { "seat": seat, "action": action, "viewer": { "seat": other } } });
        let done = ask(&mut engine, &act);
        assert!(done["error"].is_null(), "{done}");
        // A card that is drawn is its owner's secret.
        let event = &done["events"][0];
        assert_eq!(event["card"].is_null(), action["do"] == "draw", "{event}");
        to_act = done["to_act"].clone();
        n_actions += 1;
    }
    // Nine cards are drawn and shown.
    assert_eq!(n_actions, 18);
    let outcome = ask(&mut engine, &json!({ "outcome": {} }))["outcome"].clone();
    let points: i64 = outcome["points"]
        .as_array()
        .unwrap()
        .iter()
        .map(|points| points.as_i64().unwrap())
        .sum();
    assert_eq!(points, 45);

    let record = ask(&mut engine, &json!({ "record": {} }))["record"].clone();
    assert_eq!(record["game"], "hoard");
    let mut again = Engine::new(shelf());
    ask(&mut again, &json!({ "load": record }));
    assert_eq!(ask(&mut again, &json!({ "record": {} }))["record"], record);
    let mut wrong = record;
    wrong["actions"][3]["seat"] = json!(5);
    let message = refused(&mut again, &json!({ "load": wrong }), "bad_record");
    assert!(message.contains("TOY-TURN-01"), "{message}");
}

#[test]
fn the_toy_is_taken_up_at_a_position_and_keeps_its_secrets() {
    let mut engine = begun();
    ask(
        &mut engine,
        &json!({ "act": { "seat": 0, "action": { "do": "draw" } } }),
    );
    let mut position = ask(&mut engine, &json!({ "table": {} }))["position"].clone();
    let own = ask(&mut engine, &json!({ "view": { "seat": 0 } }));
    let table = ask(&mut engine, &json!({ "view": "table" }));
    assert_eq!(own["view"]["hand"].as_array().unwrap().len(), 1);
    assert!(table["view"]["hand"].is_null());
    position["seed"] = "9".into();
    let mut other = Engine::new(shelf());
    let begun = ask(&mut other, &json!({ "position": position }));
    assert_eq!(begun, json!({ "seats": 3, "to_act": [1], "awaited": [1] }));
    assert_eq!(ask(&mut other, &json!({ "view": { "seat": 0 } })), own);
}

#[test]
fn what_the_toy_does_not_have_is_refused_and_not_told() {
    let mut engine = begun();
    let draw = json!({ "do": "draw" });
    let plan = json!({ "plan": { "seat": 1, "parts": [draw] } });
    refused(&mut engine, &plan, "nothing_to_plan");
    let nothing = ask(&mut engine, &json!({ "plan": { "seat": 1 } }));
    assert_eq!(nothing, json!({ "plan": [] }));
    let ahead = json!({ "legal": { "seat": 1, "after": [] } });
    refused(&mut engine, &ahead, "nothing_to_plan");
    refused(&mut engine, &json!({ "hint": { "seat": 0 } }), "no_adviser");
    let amsterdam = json!({ "new": { "game": "amsterdam", "setup": { "seats": 2 }, "seed": "1" } });
    let message = refused(&mut engine, &amsterdam, "unknown_game");
    assert!(message.ends_with("the games are hoard"), "{message}");
    let bot = json!({ "go": { "seat": 0, "bot": "random" } });
    let message = refused(&mut engine, &bot, "unknown_bot");
    assert!(message.ends_with("the bots are magpie"), "{message}");

    let facts = Toy.facts();
    assert_eq!(
        (facts.game, facts.fewest_seats, facts.most_seats),
        ("hoard", 2, 6)
    );
    assert!(facts.maps.is_empty() && facts.limits.is_empty() && !facts.chooses_first);
    assert!(!(facts.has_advice || facts.has_plans || facts.has_guide || facts.has_ground));
}
