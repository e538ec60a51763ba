//! Seats that act together: early, asked, called, after a pause, and undoing while others act.

use serde_json::{Value, json};

use crate::secrets::Ear;
use crate::support::{Answer, Browser, Server};
use crate::table_support::PATIENT;
use crate::webhook::listener;

/// Seats on a row of pasture, at the beginning of the first production, and who they are in the order of the sequence.
struct Row {
    guests: Vec<Browser>,
    table: String,
    order: Vec<usize>,
}

impl Row {
    /// The first of the sequence lives in the west, the others side by side in the east.
    async fn begin(server: &Server, n_seats: usize, options: Value) -> Row {
        let mut guests = Vec::new();
        for _ in 0..n_seats {
            guests.push(server.guest().await);
        }
        let tiles: Vec<Value> = (0..10)
            .map(|q| json!({ "q": q, "r": 0, "terrain": "pasture" }))
            .collect();
        let homes = [0, 8, 9];
        let homes: Vec<Value> = homes[..n_seats]
            .iter()
            .map(|q| json!({ "q": q, "r": 0 }))
            .collect();
        let map = json!({ "name": "Row", "seats": [n_seats], "tiles": tiles, "homes": homes });
        let setup = json!({ "seats": n_seats, "map": map });
        let table = guests[0].open("roads-and-boats", setup, options).await;
        for guest in &guests[1..] {
            guest.does(&table, json!({ "do": "sit" })).await.is(200);
        }
        let start = json!({ "do": "start" });
        guests[0].does(&table, start).await.is(200);
        let row = Row {
            guests,
            table,
            order: Vec::new(),
        };
        let mut order = Vec::new();
        for home in &homes {
            let seat = row.due().await;
            let region = json!([home["q"], 0]);
            let settle = json!({ "do": "settle", "home": region });
            row.act(seat, settle).await.is(200);
            order.push(seat);
        }
        Row { order, ..row }
    }

    async fn look(&self, seat: usize) -> Value {
        self.guests[seat].look(&self.table).await
    }

    /// The seat that the game waits for.
    async fn due(&self) -> usize {
        self.look(0).await["to_act"][0].as_u64().unwrap() as usize
    }

    async fn act(&self, seat: usize, action: Value) -> Answer {
        let act = json!({ "do": "act", "seat": seat, "actions": [action] });
        self.guests[seat].does(&self.table, act).await
    }

    async fn undo(&self, seat: usize) -> Answer {
        let undo = json!({ "do": "undo", "seat": seat });
        self.guests[seat].does(&self.table, undo).await
    }

    /// The first legal action of a seat that is so.
    async fn find(&self, seat: usize, is_it: impl Fn(&Value) -> bool) -> Value {
        let shown = self.look(seat).await;
        let legal = shown["legal"].as_array().unwrap();
        let found = legal.iter().find(|action| is_it(action));
        found.unwrap_or_else(|| panic!("{legal:?}")).clone()
    }

    /// Takes the stone of a seat's home on a donkey.
    async fn load(&self, seat: usize) -> Answer {
        let load = self.find(seat, |action| loads(action, "stone")).await;
        self.act(seat, load).await
    }

    /// Ends phases until it is the first seat's moment in this one.
    async fn go_on_to(&self, phase: &str) {
        while self.look(0).await["view"]["phase"] != phase {
            let seat = self.due().await;
            self.act(seat, json!({ "do": "done" })).await.is(200);
        }
    }

    async fn entries(&self) -> Vec<Value> {
        let path = format!("/api/tables/{}/log", self.table);
        let log = self.guests[0].get(&path).await.is(200).json;
        let entries = log.as_array().unwrap().iter();
        entries.map(|news| news["what"].clone()).collect()
    }
}

/// Whether an action takes a good from the land.
fn loads(action: &Value, good: &str) -> bool {
    action["do"] == "hand" && action["good"] == good && action["from"]["region"].is_array()
}

#[tokio::test]
async fn rb_turn_10_seats_far_apart_act_in_the_same_phase() {
    let server = Server::patient().await;
    let live = json!({ "clock": { "kind": "live", "minutes": 10, "increment": 0 } });
    let row = Row::begin(&server, 2, live).await;
    let [first, second] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    let shown = row.look(second).await;
    assert_eq!(
        (&shown["to_act"], &shown["early"]),
        (&json!([first]), &json!(true))
    );
    let left = shown["left"][second].clone();
    assert!(row.look(first).await["early"].is_null());
    row.load(second).await.is(200);
    row.load(first).await.is(200);
    // The time of whoever is early does not run.
    let shown = row.look(second).await;
    assert_eq!(shown["to_act"], json!([first]));
    assert_eq!(shown["left"][second], left);
}

#[tokio::test]
async fn rb_turn_10_where_seats_meet_the_sequence_decides_and_the_loser_is_told() {
    let server = Server::patient().await;
    let row = Row::begin(&server, 3, json!({})).await;
    let [_, second, third] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    row.go_on_to("movement").await;
    // The second can still go to where the third has its stone.
    let home = json!([9, 0]);
    let step = json!({ "do": "step", "transporter": 9 * third, "to": { "land": [8, 0] } });
    let refused = row.act(third, step).await;
    assert_eq!(refused.json["error"]["rule"], "RB-TURN-10");
    assert_eq!(refused.json["error"]["args"]["name"]["seat"], second);
    // It goes there, takes the stone, and ends its part. Then there is none left for the third.
    let go = json!({ "do": "step", "transporter": 9 * second, "to": { "land": home } });
    row.act(second, go).await.is(200);
    let load = |seat: usize| {
        let aboard = json!({ "transporter": 9 * seat });
        json!({ "do": "hand", "good": "stone", "from": { "region": home }, "to": aboard })
    };
    row.act(second, load(second)).await.is(200);
    row.act(second, json!({ "do": "done" })).await.is(200);
    let refused = row.act(third, load(third)).await;
    assert_eq!(refused.json["error"]["code"], "illegal");
    assert_ne!(refused.json["error"]["rule"], "RB-TURN-10");
}

#[tokio::test]
async fn one_undoes_what_one_did_before_others_acted_and_what_they_did_stays() {
    let server = Server::patient().await;
    let row = Row::begin(&server, 2, json!({})).await;
    let [first, second] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    let before = row.look(first).await["seq"].as_u64().unwrap();
    row.load(first).await.is(200);
    let loaded = row.load(second).await.is(200).json["seq"].clone();
    let shown = row.look(first).await;
    assert_eq!(shown["undo_to"], before);
    row.undo(first).await.is(200);
    let undone = row.entries().await.pop().unwrap();
    assert_eq!(
        undone,
        json!({ "entry": "undone", "seat": first, "to": before, "alone": true })
    );
    let cargo = |shown: &Value, seat: usize| {
        shown["view"]["seats"][seat]["transporters"][0]["cargo"].clone()
    };
    let shown = row.look(first).await;
    assert_eq!(cargo(&shown, second), json!({ "stone": 1 }));
    assert_ne!(cargo(&shown, first), json!({ "stone": 1 }));
    row.undo(first).await.refused(409, "nothing_to_undo");
    // The other can still take back what stayed, and a server that starts anew comes to the same table.
    let to = loaded.as_u64().unwrap() - 1;
    assert!(row.look(second).await["undo_to"].as_u64() <= Some(to));
    let server = server.restarted(PATIENT).await;
    let again = server.again(&row.guests[first]).look(&row.table).await;
    assert_eq!(again["view"], shown["view"]);
    let undo = json!({ "do": "undo", "seat": second, "to": to });
    let other = server.again(&row.guests[second]);
    other.does(&row.table, undo).await.is(200);
    let shown = other.look(&row.table).await;
    assert_ne!(cargo(&shown, second), json!({ "stone": 1 }));
}

#[tokio::test]
async fn an_undo_that_others_have_built_on_says_what_stands_in_the_way() {
    let server = Server::patient().await;
    let row = Row::begin(&server, 3, json!({})).await;
    let [_, second, third] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    row.go_on_to("movement").await;
    row.act(second, json!({ "do": "done" })).await.is(200);
    let step = json!({ "do": "step", "transporter": 9 * third, "to": { "land": [8, 0] } });
    let stepped = row.act(third, step).await.is(200).json["seq"].clone();
    let refused = row.undo(second).await;
    let args = &refused.json["error"]["args"];
    assert_eq!(args["seat"], json!({ "seat": third }));
    assert_eq!(args["entry"], stepped);
    refused.refused(409, "in_the_way");
    // When that is undone too, nothing stands in the way.
    row.undo(third).await.is(200);
    row.undo(second).await.is(200);
}

#[tokio::test]
async fn whoever_an_early_seat_asks_is_called_and_its_time_stands_still() {
    let server = Server::patient().await;
    let live = json!({ "clock": { "kind": "live", "minutes": 10, "increment": 0 } });
    let row = Row::begin(&server, 3, live).await;
    let [first, second, third] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    row.load(third).await.is(200);
    row.go_on_to("movement").await;
    row.act(first, json!({ "do": "done" })).await.is(200);
    let step = json!({ "do": "step", "transporter": 9 * second, "to": { "land": [9, 0] } });
    row.act(second, step).await.is(200);
    row.go_on_to("production").await;
    assert_eq!(row.due().await, first);
    let left = row.look(0).await["left"][third].clone();
    let ask = json!({
        "do": "hand", "good": "stone",
        "from": { "transporter": 9 * third }, "to": { "transporter": 9 * second },
    });
    row.act(second, ask.clone()).await.is(200);
    let shown = row.look(third).await;
    assert_eq!(
        (&shown["to_act"], &shown["asked"]),
        (&json!([first]), &json!([third]))
    );
    assert_eq!(
        shown["legal"],
        json!([{ "do": "agree" }, { "do": "refuse" }])
    );
    assert_eq!(shown["left"][third], left);
    row.act(third, json!({ "do": "agree" })).await.is(200);
    assert!(row.look(third).await["asked"].is_null());
    // A bot answers although it is not its moment.
    row.undo(third).await.is(200);
    let mut ear = Ear::open(&server, &row.guests[first], &row.table, None, json!({})).await;
    let resign = json!({ "do": "resign", "seat": third });
    row.guests[third].does(&row.table, resign).await.is(200);
    let answered = ear
        .until(|message| message["events"][0]["event"] == "answered")
        .await;
    assert_eq!(answered["what"]["seat"], third);
    assert_eq!(answered["to_act"], json!([first]));
}

#[tokio::test]
async fn rb_turn_02_nobody_acts_during_the_pause_and_anybody_may_call() {
    let server = Server::patient().await;
    let row = Row::begin(&server, 2, json!({ "pause": 60 })).await;
    let [first, second] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    for seat in [first, second] {
        let shown = row.look(seat).await;
        assert_eq!(
            (&shown["pause"], &shown["to_act"]),
            (&json!(60), &json!([]))
        );
        assert!(shown["pause_until"].is_i64() && shown["early"].is_null());
        let legal = shown["legal"].as_array().unwrap();
        let is_call = |action: &Value| action["do"] == "call";
        assert!(legal.len() == 4 && legal.iter().all(is_call), "{legal:?}");
        let done = row.act(seat, json!({ "do": "done" })).await;
        done.refused(422, "pausing");
    }
    let call = json!({ "do": "call", "phase": "production" });
    row.act(second, call).await.is(200);
    let praying = row.look(0).await;
    assert!(praying["view"]["stage"]["praying"].is_object());
    assert!(praying["pause_until"].is_null());
    assert_eq!(praying["to_act"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn rb_turn_02_after_the_pause_all_may_act() {
    let server = Server::patient().await;
    let row = Row::begin(&server, 2, json!({ "pause": 1 })).await;
    let mut ear = Ear::open(&server, &row.guests[0], &row.table, None, json!({})).await;
    if row.look(0).await["pause_until"].is_i64() {
        ear.until(|message| message["what"]["entry"] == "resumed")
            .await;
    }
    for &seat in row.order.iter().rev() {
        row.load(seat).await.is(200);
    }
    // An undo brings no second pause, and the next phase has one of its own.
    row.undo(row.order[1]).await.is(200);
    assert!(row.look(0).await["pause_until"].is_null());
    for &seat in &row.order {
        row.act(seat, json!({ "do": "done" })).await.is(200);
    }
    let began = ear.until(|message| message["pause_until"].is_i64()).await;
    let at = |key: &str| began[key].as_i64().unwrap();
    assert_eq!(at("pause_until"), at("at") + 1000);
    let kinds = row.entries().await;
    assert!(kinds.iter().any(|what| what["entry"] == "resumed"));
}

#[tokio::test]
async fn rb_turn_02_by_days_only_calls_made_in_advance_count() {
    let server = Server::patient().await;
    let days = json!({ "kind": "days", "days": 1 });
    let row = Row::begin(&server, 2, json!({ "clock": days })).await;
    let first = row.order[0];
    let legal = row.look(first).await["legal"].clone();
    let may = |phase: &str| {
        let call = json!({ "do": "call", "phase": phase });
        legal.as_array().unwrap().contains(&call)
    };
    assert!(!may("production") && may("movement"));
    let call = |phase: &str| json!({ "do": "call", "phase": phase });
    row.act(first, call("production"))
        .await
        .refused(422, "call_too_late");
    row.act(first, call("movement")).await.is(200);
    row.go_on_to("movement").await;
    assert!(row.look(0).await["view"]["stage"]["praying"].is_object());
    for (clock, pause) in [(days, 5), (json!({ "kind": "none" }), 61)] {
        let options = json!({
            "game": "roads-and-boats", "setup": { "seats": 2 }, "clock": clock, "pause": pause,
        });
        let new = json!({ "options": options, "seats": [] });
        let refused = row.guests[0].post("/api/tables", new).await;
        refused.refused(422, "malformed");
    }
}

#[tokio::test]
async fn whoever_can_act_early_is_told_elsewhere_unless_they_want_quiet() {
    let server = Server::with(&[
        ("webhook_private", "true"),
        ("request_burst", "100000"),
        ("bot_millis", "1"),
    ])
    .await;
    let (url, mut heard) = listener(0).await;
    let row = Row::begin(&server, 2, json!({})).await;
    let [first, second] = row.order[..] else {
        panic!("{:?}", row.order);
    };
    let hook = |is_quiet: bool| json!({ "url": format!("{url}/hook"), "style": "plain", "is_quiet": is_quiet });
    let guest = &row.guests[second];
    guest.put("/api/me/webhook", hook(false)).await.is(200);
    let mut text = async || heard.next().await["text"].as_str().unwrap().to_owned();
    for seat in [second, first] {
        row.act(seat, json!({ "do": "done" })).await.is(200);
    }
    assert_eq!(text().await, "You can play early: ");
    let saved = guest.put("/api/me/webhook", hook(true)).await.is(200);
    assert_eq!(saved.json["is_quiet"], true);
    // Movement ends, and building begins without a word of it.
    for seat in [second, first, first] {
        row.act(seat, json!({ "do": "done" })).await.is(200);
    }
    assert_eq!(text().await, "It is your turn: ");
}
