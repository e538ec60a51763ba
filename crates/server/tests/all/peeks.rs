//! Nobody learns what is hidden by trying, by planning, or by looking on after getting up.

use serde_json::{Value, json};

use crate::secrets::{Ear, Luck, check_changes};
use crate::support::{Browser, Server};
use crate::table_support::{Socket, add_step, play};
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
        ear.eyes = None;
    }
    let truth = Truth::of(&server, &table).await;
    ears.iter().for_each(|ear| check_changes(&truth, ear));
}

#[tokio::test]
async fn whoever_takes_a_seat_over_sees_its_hand_and_whoever_had_it_does_not() {
    let server = Server::patient().await;
    let (guests, table, _) = begun(&server).await;
    let path = format!("/api/tables/{table}/seats/1/link");
    let secret = guests[1].post(&path, json!({})).await.is(200).json["secret"].clone();
    let [phone, fan] = server.guests().await;
    let mut ears = Vec::new();
    for (browser, before, after) in [
        (&guests[0], Some(0), Some(0)),
        (&guests[1], Some(1), None),
        (&phone, None, Some(1)),
        (&fan, None, None),
    ] {
        for show in ["view", "changes"] {
            let more = json!({ "show": show });
            let ear = Ear::open(&server, browser, &table, before, more).await;
            ears.push((ear, after));
        }
    }
    let sit = json!({ "do": "sit", "secret": secret });
    let seq = phone.does(&table, sit).await.is(200).json["seq"]
        .as_u64()
        .unwrap();
    let truth = Truth::of(&server, &table).await;
    for (ear, after) in &mut ears {
        let told = ear.until(|message| message["seq"] == seq).await;
        ear.eyes = *after;
        check_changes(&truth, ear);
        assert_eq!(truth.fault(*after, &told.to_string()), None);
        let shown = ear.until(|message| message["type"] == "table").await;
        assert_eq!(truth.fault(*after, &shown.to_string()), None);
    }
}

#[tokio::test]
async fn whoever_is_refused_hears_nothing() {
    let server = Server::patient().await;
    let options = json!({ "spectators": "nobody" });
    let (guests, table) = server.game::<2>("amsterdam", options).await;
    for stranger in [server.browser(), server.guest().await] {
        let mut socket = Socket::open(&server, &stranger).await;
        for (join, code) in [
            (json!({ "type": "join", "table": table }), "not_watchable"),
            (
                json!({ "type": "join", "table": table, "seat": 0 }),
                "not_your_seat",
            ),
            (
                json!({ "type": "join", "table": table, "since": 0 }),
                "not_watchable",
            ),
            (json!({ "type": "look", "table": table }), "no_such_table"),
        ] {
            socket.send(join).await;
            assert_eq!(socket.next().await["error"]["code"], code);
        }
        for path in ["", "/log"] {
            let path = format!("/api/tables/{table}{path}");
            stranger.get(&path).await.refused(403, "not_watchable");
        }
        let say = json!({ "do": "say", "text": "are we alone?" });
        guests[0].does(&table, say).await.is(200);
        socket.send(json!({ "type": "ping", "id": "x" })).await;
        assert_eq!(socket.next().await["type"], "pong");
    }
}

#[tokio::test]
async fn whoever_resigns_where_nobody_watches_sees_how_it_came_out() {
    let server = Server::patient().await;
    let options = json!({ "spectators": "nobody" });
    let (guests, table) = server.game::<2>("amsterdam", options).await;
    let mut ear = Ear::open(&server, &guests[1], &table, Some(1), json!({})).await;
    let resign = json!({ "do": "resign", "seat": 1 });
    guests[1].does(&table, resign).await.is(200);
    let told = ear
        .until(|message| message["what"]["entry"] == "resigned")
        .await;
    assert_eq!(told["outcome"]["places"], json!([1, 2]));
    assert_eq!(guests[1].look(&table).await["stage"], "finished");
}

#[tokio::test]
async fn whoever_is_signed_out_does_nothing_more_through_an_open_socket() {
    let server = Server::patient().await;
    let (guests, table, seat) = begun(&server).await;
    let mut socket = Socket::open(&server, &guests[seat]).await;
    let draw = json!({ "do": "act", "seat": seat, "actions": [{ "do": "draw" }] });
    let done = socket.does(&table, "a", draw.clone()).await;
    assert_eq!(done["type"], "done");
    guests[seat].post("/api/sign-out", json!({})).await.is(200);
    let command = json!({ "type": "do", "id": "b", "table": table, "command": draw });
    socket.send(command).await;
    let closed = socket.closed().await.expect("a word why");
    assert_eq!(
        (u16::from(closed.code), closed.reason.as_str()),
        (1008, "signed_out")
    );
    let acted = guests[1 - seat].look(&table).await["seq"].clone();
    assert_eq!(acted, done["seq"], "nothing was done since");
}

/// A plan of a few random actions, if there is anything to plan.
async fn plan(ear: &mut Ear, table: &str, seat: usize, luck: &mut Luck, nth: usize) -> Vec<Value> {
    let mut parts: Vec<Value> = Vec::new();
    for part in 0..1 + luck.below(4) {
        let id = format!("a{nth}-{part}");
        let ask =
            json!({ "type": "ahead", "id": id, "table": table, "seat": seat, "parts": parts });
        ear.socket.send(ask).await;
        let ahead = ear.until(|message| message["id"] == id).await;
        let Some(legal) = ahead["actions"]
            .as_array()
            .filter(|legal| !legal.is_empty())
        else {
            break;
        };
        let action = legal[luck.below(legal.len())].clone();
        add_step(&mut parts, &ahead["at"], action);
    }
    parts
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
        let parts = match luck.below(2) {
            0 => plan(&mut ears[other], &table, other, &mut luck, nth).await,
            _ => Vec::new(),
        };
        let plan = json!({ "do": "plan", "seat": other, "parts": parts });
        // There may be nothing to plan now.
        let laid = guests[other].does(&table, plan).await;
        if laid.status.is_success() {
            n_plans += usize::from(!parts.is_empty());
            let seq = laid.json["seq"].as_u64().unwrap();
            for ear in &mut ears {
                let told = ear.until(|message| message["seq"] == seq).await;
                assert_eq!(told["what"], json!({ "entry": "planned", "seat": other }));
                match ear.eyes {
                    Some(eyes) if usize::from(eyes) == other => {
                        assert_eq!(told["plan"].as_array().unwrap_or(&Vec::new()), &parts)
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
            let peek = json!({ "type": "ahead", "id": "peek", "table": table, "seat": other, "parts": [] });
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
    assert!(n_plans > 0 && n_ran > 0, "{n_plans} {n_ran}");
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
