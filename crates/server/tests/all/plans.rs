//! Plans that stop because another seat was first.

use serde_json::{Value, json};

use crate::secrets::Ear;
use crate::support::{Browser, Server};
use crate::table_support::{add_step, play_to_movement};
use crate::truth::Truth;

/// The first action that is so.
fn find(actions: &Value, is_it: impl Fn(&Value) -> bool) -> Value {
    let found = actions.as_array().unwrap().iter().find(|each| is_it(each));
    found.unwrap_or_else(|| panic!("{actions}")).clone()
}

/// Whether an action takes a good from the land.
fn loads(action: &Value, good: &str) -> bool {
    action["do"] == "hand" && action["good"] == good && action["from"]["region"].is_array()
}

/// Two seats whose homes lie side by side, at the beginning of the first movement phase, and which of them moves first.
async fn neighbours(server: &Server) -> ([Browser; 2], String, usize) {
    let guests = server.guests::<2>().await;
    let tile = |q: i32| json!({ "q": q, "r": 0, "terrain": "pasture" });
    let home = |q: i32| json!({ "q": q, "r": 0 });
    let map = json!({
        "name": "Next door", "seats": [2], "tiles": [tile(0), tile(1)], "homes": [home(0), home(1)],
    });
    let setup = json!({ "seats": 2, "map": map });
    let table = guests[0].open("roads-and-boats", setup, json!({})).await;
    guests[1].does(&table, json!({ "do": "sit" })).await.is(200);
    guests[0]
        .does(&table, json!({ "do": "start" }))
        .await
        .is(200);
    let seat = play_to_movement(&guests, &table).await;
    (guests, table, seat)
}

#[tokio::test]
async fn a_plan_that_another_seat_makes_impossible_tells_its_owner_alone_where_and_why() {
    let server = Server::patient().await;
    let (guests, table, first) = neighbours(&server).await;
    let second = 1 - first;
    let nobody = server.browser();
    let mut ears = Vec::new();
    for (eyes, browser) in [
        (Some(first as u8), &guests[first]),
        (Some(second as u8), &guests[second]),
        (None, &nobody),
    ] {
        for show in ["view", "changes", "events"] {
            let more = json!({ "show": show });
            ears.push(Ear::open(&server, browser, &table, eyes, more).await);
        }
    }
    // The second one wants a board and its only stone on a donkey.
    let mut parts: Vec<Value> = Vec::new();
    for good in ["boards", "stone"] {
        let ask =
            json!({ "type": "ahead", "id": good, "table": table, "seat": second, "parts": parts });
        let owner = &mut ears[3];
        owner.socket.send(ask).await;
        let ahead = owner.until(|message| message["id"] == good).await;
        let load = find(&ahead["actions"], |action| loads(action, good));
        add_step(&mut parts, &ahead["at"], load);
    }
    let plan = parts[0]["steps"].clone();
    let lay = json!({ "do": "plan", "seat": second, "parts": parts });
    guests[second].does(&table, lay).await.is(200);

    // The first one fetches the stone before that.
    let take = async |is_it: &dyn Fn(&Value) -> bool| {
        let legal = guests[first].look(&table).await["legal"].clone();
        let act = json!({ "do": "act", "seat": first, "actions": [find(&legal, is_it)] });
        guests[first].does(&table, act).await.is(200).json["seq"].clone()
    };
    let home = plan[1]["from"].clone();
    take(&|action| action["do"] == "step").await;
    take(&|action| loads(action, "stone") && action["from"] == home).await;
    let seq = take(&|action| action["do"] == "done").await;

    let mut read = Vec::new();
    for (eyes, browser) in [
        (Some(first as u8), &guests[first]),
        (Some(second as u8), &guests[second]),
        (None, &nobody),
    ] {
        for path in ["", "/log?limit=1000"] {
            let path = format!("/api/tables/{table}{path}");
            read.push((eyes, browser.get(&path).await.is(200).text));
        }
    }
    for ear in &mut ears {
        let told = ear.until(|message| message["seq"] == seq).await;
        let run = &told["plans"][0];
        assert_eq!((&run["seat"], &run["taken"]), (&json!(second), &json!(1)));
        if ear.eyes == Some(second as u8) {
            assert_eq!(run["stopped"], plan[1], "where");
            assert_eq!(run["error"]["code"], "illegal", "{run}");
            assert_eq!(run["error"]["rule"], "RB-MOVE-05", "why");
            assert!(run["error"]["message"].is_string(), "{run}");
        } else {
            assert_eq!(*run, json!({ "seat": second, "taken": 1 }));
        }
        read.extend(ear.heard.iter().map(|text| (ear.eyes, text.clone())));
    }
    // Whoever comes back is told the same, and nobody else anything of it.
    let truth = Truth::of(&server, &table).await;
    let mut n_told = 0;
    for (eyes, text) in &read {
        let is_own = *eyes == Some(second as u8);
        n_told += usize::from(text.contains(r#""stopped""#));
        assert!(is_own || !text.contains(r#""stopped""#), "{text}");
        let is_planned = text.contains(&plan[1].to_string());
        assert!(is_own || !is_planned, "{text}");
        if !text.contains(r#""type":"ahead""#) {
            assert_eq!(truth.fault(*eyes, text), None);
        }
    }
    assert_eq!(n_told, 4, "through three sockets, and in the log");
}
