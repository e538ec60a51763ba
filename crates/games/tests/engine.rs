//! The engine protocol, line by line.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::slice;

use games::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap()
}

fn begun(seats: u8) -> Engine {
    let mut engine = Engine::default();
    let request =
        json!({ "new": { "game": "amsterdam", "setup": { "seats": seats }, "seed": "7" } });
    let to_act: Vec<u8> = (0..seats).collect();
    assert_eq!(
        ask(&mut engine, &request),
        json!({ "seats": seats, "to_act": to_act, "awaited": to_act })
    );
    engine
}

fn error(engine: &mut Engine, line: &str) -> (String, String) {
    let answer: Value = serde_json::from_str(&engine.answer(line.as_bytes())).unwrap();
    let part = |name: &str| {
        answer["error"][name]
            .as_str()
            .unwrap_or_else(|| panic!("{line}: {answer}"))
            .to_owned()
    };
    (part("code"), part("message"))
}

#[test]
fn a_whole_game_goes_through_the_protocol() {
    let mut engine = begun(3);
    let mut n_actions = 0;
    let mut to_act = json!([0, 1, 2]);
    while let Some(seat) = to_act[0].as_u64() {
        let legal = ask(&mut engine, &json!({ "legal": { "seat": seat } }));
        let action = ask(
            &mut engine,
            &json!({ "go": { "seat": seat, "bot": "clerk", "millis": 1 } }),
        )["action"]
            .clone();
        assert!(
            legal["actions"].as_array().unwrap().contains(&action),
            "{action} of {legal}"
        );
        let answer = ask(
            &mut engine,
            &json!({ "act": { "seat": seat, "action": action } }),
        );
        assert!(!answer["events"].as_array().unwrap().is_empty());
        to_act = answer["to_act"].clone();
        n_actions += 1;
    }
    let outcome = ask(&mut engine, &json!({ "outcome": {} }))["outcome"].clone();
    assert_eq!(outcome["points"].as_array().unwrap().len(), 3);
    let record = ask(&mut engine, &json!({ "record": {} }))["record"].clone();
    assert_eq!(record["actions"].as_array().unwrap().len(), n_actions);
    assert_eq!(record["result"], outcome);

    let mut other = Engine::default();
    assert_eq!(
        ask(&mut other, &json!({ "load": record })),
        json!({ "seats": 3, "to_act": [], "awaited": [] })
    );
    assert_eq!(
        ask(&mut other, &json!({ "table": {} })),
        ask(&mut engine, &json!({ "table": {} }))
    );
}

#[test]
fn events_are_seen_by_whom_one_asks_for() {
    let keep = json!({ "do": "keep_both" });
    let mut engine = begun(2);
    let own = ask(
        &mut engine,
        &json!({ "act": { "seat": 0, "action": keep } }),
    );
    assert!(own["events"][0]["kept"].is_array());
    let mut engine = begun(2);
    let table = ask(
        &mut engine,
        &json!({ "act": { "seat": 0, "action": keep, "viewer": "table" } }),
    );
    assert!(table["events"][0]["kept"].is_null());
}

#[test]
fn views_are_of_seats_or_the_table() {
    let mut engine = begun(2);
    let own = ask(&mut engine, &json!({ "view": { "seat": 0 } }));
    assert!(own["view"]["hand"].is_object());
    let table = ask(&mut engine, &json!({ "view": "table" }));
    assert!(table["view"]["hand"].is_null());
}

#[test]
fn a_position_can_be_written_taken_up_and_played_on() {
    let mut engine = begun(2);
    let position = ask(&mut engine, &json!({ "table": {} }))["position"].clone();
    assert_eq!(position["game"], "amsterdam");
    let mut other = Engine::default();
    assert_eq!(
        ask(&mut other, &json!({ "position": position })),
        json!({ "seats": 2, "to_act": [0, 1], "awaited": [0, 1] })
    );
    ask(
        &mut other,
        &json!({ "act": { "seat": 1, "action": { "do": "keep_both" } } }),
    );
    let record = ask(&mut other, &json!({ "record": {} }))["record"].clone();
    assert!(record["start"]["position"].is_object());
    assert_eq!(
        ask(&mut engine, &json!({ "load": record })),
        json!({ "seats": 2, "to_act": [0], "awaited": [0] })
    );
}

#[test]
fn a_refused_action_names_its_rule() {
    let mut engine = begun(2);
    let answer = ask(
        &mut engine,
        &json!({ "act": { "seat": 0, "action": { "do": "draw" } } }),
    );
    assert_eq!(answer["error"]["rule"], "AM-SET-03");
    assert_eq!(answer["error"]["code"], "illegal");
    assert_eq!(answer["error"]["key"], "am-choose-contracts");
    let five = json!({ "new": { "game": "amsterdam", "setup": { "seats": 5 }, "seed": "7" } });
    assert_eq!(ask(&mut engine, &five)["error"]["rule"], "AM-BOX-01");
}

#[test]
fn a_record_with_a_wrong_action_is_refused_with_its_number_and_rule() {
    let mut engine = begun(2);
    ask(
        &mut engine,
        &json!({ "act": { "seat": 0, "action": { "do": "keep_both" } } }),
    );
    let mut record = ask(&mut engine, &json!({ "record": {} }))["record"].clone();
    record["actions"][0]["action"] = json!({ "do": "pass" });
    let answer = ask(&mut engine, &json!({ "load": record }));
    assert_eq!(answer["error"]["rule"], "AM-SET-03");
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(
        message.starts_with("action 1 (seat 0) breaks AM-SET-03"),
        "{message}"
    );
}

#[test]
#[expect(
    clippy::too_many_lines,
    reason = "a table of lines and what is answered to each"
)]
fn lines_that_make_no_sense_are_answered_and_change_nothing() {
    let mut engine = begun(2);
    let before = engine.answer(br#"{"table":{}}"#);
    for (line, code, part) in [
        ("", "not_json", "EOF"),
        ("nonsense", "not_json", "line 1 column 2"),
        ("[]", "malformed", "request"),
        ("{}", "malformed", "request"),
        (r#"{"jump": {}}"#, "malformed", "unknown variant `jump`"),
        (
            r#"{"legal": {"seat": 9}}"#,
            "malformed",
            "seat 9 does not exist",
        ),
        (r#"{"legal": {"seat": 3}}"#, "no_such_seat", "table of 2"),
        (r#"{"legal": {"seat": "x"}}"#, "malformed", "legal.seat"),
        (r#"{"view": {"seat": 4}}"#, "no_such_seat", "table of 2"),
        (
            r#"{"new": {"game": "chess", "setup": {}, "seed": "7"}}"#,
            "unknown_game",
            "chess",
        ),
        (
            r#"{"new": {"game": "amsterdam", "setup": {"seats": 5}, "seed": "7"}}"#,
            "invalid",
            "AM-BOX-01",
        ),
        (
            r#"{"new": {"game": "amsterdam", "setup": {"seats": "two"}, "seed": "7"}}"#,
            "malformed",
            "setup.seats",
        ),
        (
            r#"{"new": {"game": "amsterdam", "setup": {"seats": 2, "cats": 1}, "seed": "7"}}"#,
            "malformed",
            "`cats`",
        ),
        (
            r#"{"new": {"game": "amsterdam", "setup": {"seats": 2}, "seed": ""}}"#,
            "malformed",
            "1 to 32 bytes",
        ),
        (
            r#"{"position": {"seats": []}}"#,
            "malformed",
            "game: it is missing",
        ),
        (
            r#"{"position": {"game": "amsterdam", "seats": [], "face_up": []}}"#,
            "invalid",
            "0 seats",
        ),
        (r#"{"load": 7}"#, "malformed", "game"),
        (
            r#"{"act": {"seat": 0, "action": {"do": "fly"}}}"#,
            "malformed",
            "unknown variant `fly`",
        ),
        (
            r#"{"act": {"seat": 0, "action": {"do": "build", "route": 900}}}"#,
            "malformed",
            "action",
        ),
        (
            r#"{"act": {"seat": 0, "action": {"do": "keep_both"}, "viewer": {"seat": 5}}}"#,
            "no_such_seat",
            "seat 5",
        ),
        (
            r#"{"go": {"seat": 0, "bot": "deep blue"}}"#,
            "unknown_bot",
            "random, deckhand",
        ),
        (
            r#"{"go": {"seat": 3, "bot": "clerk"}}"#,
            "not_to_act",
            "seat 3",
        ),
        (
            r#"{"go": {"seat": 0, "bot": "clerk", "millis": 999999999}}"#,
            "malformed",
            "go.millis",
        ),
    ] {
        let (found, message) = error(&mut engine, line);
        assert_eq!(found, code, "{line}: {message}");
        assert!(message.contains(part), "{line}: {message}");
        assert_eq!(engine.answer(br#"{"table":{}}"#), before, "{line}");
    }
    let deep = format!("{}{}", "[".repeat(10_000), "]".repeat(10_000));
    assert_eq!(error(&mut engine, &deep).0, "not_json");
    let answer = engine.answer(b"\xff\xfe");
    assert!(answer.contains("not_json"), "{answer}");
}

#[test]
fn a_wrong_board_in_the_setup_is_refused_with_the_entry_named() {
    let mut board: Value =
        serde_json::from_str(include_str!("../../amsterdam/data/amsterdam.json")).unwrap();
    board["routes"][3]["length"] = json!("two");
    let mut engine = Engine::default();
    let new = |board: &Value| json!({ "new": { "game": "amsterdam", "setup": { "seats": 2, "board": board }, "seed": 1 } });
    let answer = ask(&mut engine, &new(&board));
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(
        message.starts_with("setup.board.routes[3].length: "),
        "{message}"
    );
    board["routes"][3]["length"] = json!(0);
    let answer = ask(&mut engine, &new(&board));
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains("routes[3]: the length is 0"), "{message}");
}

#[test]
fn without_a_game_there_is_nothing_to_ask_about() {
    let mut engine = Engine::default();
    for line in [
        r#"{"legal":{"seat":0}}"#,
        r#"{"view":"table"}"#,
        r#"{"outcome":{}}"#,
        r#"{"record":{}}"#,
        r#"{"table":{}}"#,
    ] {
        assert_eq!(error(&mut engine, line).0, "no_game", "{line}");
    }
}

fn roads(seats: u8, map: &str) -> Engine {
    let mut engine = Engine::default();
    let setup = json!({ "seats": seats, "map": map });
    let request = json!({ "new": { "game": "roads-and-boats", "setup": setup, "seed": "7" } });
    let answer = ask(&mut engine, &request);
    assert_eq!(answer["seats"], seats);
    engine
}

/// The seat that the game waits for. Only a game that begins or goes on says so.
fn awaited(engine: &mut Engine) -> Option<u64> {
    let record = ask(engine, &json!({ "record": {} }))["record"].clone();
    let begun = ask(&mut Engine::default(), &json!({ "load": record }));
    begun["awaited"][0].as_u64()
}

#[test]
fn a_game_of_roads_and_boats_goes_through_the_protocol() {
    let mut engine = roads(2, "Two Banks");
    let mut n_actions = 0;
    let mut next = awaited(&mut engine);
    while let Some(seat) = next {
        let action = ask(
            &mut engine,
            &json!({ "go": { "seat": seat, "bot": "random", "millis": 1 } }),
        )["action"]
            .clone();
        let answer = ask(
            &mut engine,
            &json!({ "act": { "seat": seat, "action": action } }),
        );
        assert!(!answer["events"].as_array().unwrap().is_empty(), "{answer}");
        next = answer["awaited"][0].as_u64();
        n_actions += 1;
    }
    assert!(n_actions > 300, "{n_actions} actions");
    let record = ask(&mut engine, &json!({ "record": {} }))["record"].clone();
    let mut other = Engine::default();
    let loaded = ask(&mut other, &json!({ "load": record }));
    assert_eq!(loaded["to_act"], json!([]));
    let outcome = ask(&mut other, &json!({ "outcome": {} }));
    assert_eq!(outcome, ask(&mut engine, &json!({ "outcome": {} })));
}

/// Settles two seats and comes to the first production phase, with the first of the sequence to act.
fn first_phase() -> (Engine, u64, u64) {
    let mut engine = roads(2, "Two Banks");
    let mut seats = Vec::new();
    while seats.len() < 2 {
        let seat = awaited(&mut engine).unwrap();
        let home = ask(&mut engine, &json!({ "legal": { "seat": seat } }))["actions"][0].clone();
        ask(
            &mut engine,
            &json!({ "act": { "seat": seat, "action": home } }),
        );
        seats.push(seat);
    }
    let [first, second] = seats[..] else {
        panic!("{seats:?}");
    };
    (engine, first, second)
}

/// A plan of these steps for the first production phase.
fn in_production(steps: &[Value]) -> Value {
    json!([{ "turn": 1, "phase": "production", "steps": steps }])
}

/// A donkey of a seat takes a board from the land where it stands.
fn load_a_board(engine: &mut Engine, seat: u64) -> Value {
    let legal = ask(engine, &json!({ "legal": { "seat": seat, "after": [] } }));
    let actions = legal["actions"].as_array().unwrap();
    let load = actions
        .iter()
        .find(|action| action["do"] == "hand" && action["good"] == "boards");
    load.unwrap().clone()
}

#[test]
fn plans_are_laid_down_looked_at_changed_withdrawn_and_run_in_their_moment() {
    let (mut engine, first, second) = first_phase();
    let load = load_a_board(&mut engine, second);
    let laid = ask(
        &mut engine,
        &json!({ "plan": { "seat": second, "parts": in_production(slice::from_ref(&load)) } }),
    );
    assert_eq!(
        laid,
        json!({ "plan": in_production(slice::from_ref(&load)) })
    );
    let parts = in_production(&[load.clone(), load.clone(), json!({ "do": "done" })]);
    let changed = json!({ "plan": { "seat": second, "parts": parts } });
    assert_eq!(ask(&mut engine, &changed)["plan"], parts);
    ask(
        &mut engine,
        &json!({ "plan": { "seat": second, "parts": [] } }),
    );
    let looked = ask(&mut engine, &json!({ "plan": { "seat": second } }));
    assert_eq!(looked, json!({ "plan": [] }));
    ask(&mut engine, &changed);

    // What could come next in it.
    let after = in_production(&[load.clone(), load]);
    let after = json!({ "legal": { "seat": second, "after": after } });
    let next = ask(&mut engine, &after);
    assert_eq!(next["at"], json!({ "turn": 1, "phase": "production" }));
    let next = next["actions"].clone();
    assert!(next.as_array().unwrap().contains(&json!({ "do": "done" })));

    let answer = ask(
        &mut engine,
        &json!({ "act": { "seat": first, "action": { "do": "done" } } }),
    );
    let at = json!({ "turn": 1, "phase": "production" });
    assert_eq!(
        answer["plans"],
        json!([{ "seat": second, "taken": 3, "at": at }])
    );
    let record = ask(&mut engine, &json!({ "record": {} }))["record"].clone();
    let actions = record["actions"].as_array().unwrap();
    assert_eq!(
        actions.last().unwrap(),
        &json!({ "seat": second, "action": { "do": "done" } })
    );
}

#[test]
fn a_plan_says_where_it_is_impossible() {
    let (mut engine, first, second) = first_phase();
    let load = load_a_board(&mut engine, second);
    let four = in_production(&vec![load; 3]);
    let four = json!({ "plan": { "seat": second, "parts": four } });
    let answer = ask(&mut engine, &four);
    assert_eq!(answer["error"]["rule"], "RB-MOVE-05", "{answer}");
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(
        message.starts_with("step 2 of part 0 of the plan:"),
        "{message}"
    );
    assert_eq!(answer["error"]["step"], json!([0, 2]));
    let now = in_production(&[json!({ "do": "done" })]);
    let now = json!({ "plan": { "seat": first, "parts": now } });
    assert_eq!(ask(&mut engine, &now)["error"]["code"], "plan_phase");
    let nonsense = in_production(&[json!({ "do": "done" }), json!({ "do": "fly" })]);
    let nonsense = json!({ "plan": { "seat": second, "parts": nonsense } });
    let answer = ask(&mut engine, &nonsense);
    assert_eq!(answer["error"]["code"], "malformed");
    assert!(
        answer["error"]["message"]
            .as_str()
            .unwrap()
            .starts_with("parts[0].steps[1]")
    );
}

#[test]
fn amsterdam_knows_no_plans() {
    let mut engine = begun(2);
    let answer = ask(
        &mut engine,
        &json!({ "plan": { "seat": 0, "parts": in_production(&[json!({ "do": "draw" })]) } }),
    );
    assert_eq!(answer["error"]["code"], "nothing_to_plan");
}
