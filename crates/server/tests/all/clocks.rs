//! Clocks that run out. Nobody waits for them: the tables are older than the tests.

use std::time::Duration;

use serde_json::{Value, json};
use store::{Commit, Entry, Stage, TableId, TableRow};

use crate::support::{Browser, Server};
use crate::table_support::{Socket, play};

const AT_ONCE: &[(&str, &str)] = &[("clock_grace_seconds", "1"), ("bot_millis", "1")];
const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

impl Server {
    /// A table with the log of another, only that everything happened so much earlier.
    pub(crate) async fn aged(&self, table: &str, by: Duration) -> String {
        self.copied(table, by, |_, _| ()).await
    }

    async fn copied(
        &self,
        table: &str,
        by: Duration,
        change: impl FnOnce(&mut TableRow, &mut Vec<Entry>),
    ) -> String {
        let store = self.store().await;
        let old: TableId = table.parse().unwrap();
        let mut row = store.table(&old).await.unwrap();
        let mut entries = store.entries(&old, 0).await.unwrap();
        row.id = TableId::random();
        row.updated_at = row.updated_at.minus(by);
        row.wake_at = row.wake_at.map(|at| at.minus(by));
        for entry in &mut entries {
            entry.at = entry.at.minus(by);
        }
        change(&mut row, &mut entries);
        let id = row.id.to_string();
        let mut commit = Commit::new(0, row, entries);
        commit.members = store.members(&old).await.unwrap();
        commit.members_changed = true;
        store.commit(commit).await.unwrap();
        id
    }

    /// A game of Amsterdam so long after its last action, and whose turn it is.
    async fn waiting(&self, options: Value, by: Duration) -> ([Browser; 2], String, usize) {
        let (guests, table) = self.game::<2>("amsterdam", options).await;
        let shown = play(&guests, &table, 2).await;
        let seat = shown["to_act"][0].as_u64().unwrap() as usize;
        (guests, self.aged(&table, by).await, seat)
    }
}

fn live(minutes: u32) -> Value {
    json!({ "kind": "live", "minutes": minutes, "increment": 5 })
}

/// Waits for what the server does by itself, which it may have done before anybody asked: the whole log is told again.
pub(crate) async fn timed_out(
    server: &Server,
    browser: &Browser,
    table: &str,
    seat: usize,
) -> Socket {
    let mut socket = Socket::open(server, browser).await;
    let join = json!({ "type": "join", "table": table, "since": 0, "show": "events" });
    socket.send(join).await;
    loop {
        let news = socket.next_of("news").await;
        if news["what"]["entry"] == "timed_out" {
            assert_eq!(news["what"]["seat"], seat);
            assert!(news["by"].is_null());
            return socket;
        }
    }
}

#[tokio::test]
async fn a_seat_out_of_time_is_waited_for_until_the_host_has_a_bot_play() {
    let server = Server::with(AT_ONCE).await;
    for (clock, by) in [
        (live(1), 2 * MINUTE),
        (json!({ "kind": "days", "days": 1 }), 25 * HOUR),
    ] {
        let (guests, table, seat) = server.waiting(json!({ "clock": clock }), by).await;
        let place = |seat: usize| json!({ "do": "place", "seat": seat, "sitter": { "kind": "bot", "bot": "random" } });
        let mut socket = timed_out(&server, &guests[1], &table, seat).await;
        let shown = guests[1].look(&table).await;
        assert_eq!(shown["seats"][seat]["is_absent"], true);
        assert_eq!(shown["left"][seat], 0);
        assert!(shown["seats"][seat]["person"].is_object());
        guests[0]
            .does(&table, place(1 - seat))
            .await
            .refused(409, "not_absent");
        guests[1]
            .does(&table, place(seat))
            .await
            .refused(403, "not_host");
        let seq = guests[0].does(&table, place(seat)).await.is(200).json["seq"]
            .as_u64()
            .unwrap();
        let shown = loop {
            let news = socket.next_of("news").await;
            if news["seq"].as_u64().unwrap() > seq {
                break news;
            }
        };
        assert_eq!(shown["what"], json!({ "entry": "acted", "seat": seat }));
        assert_eq!(guests[1].look(&table).await["seats"][seat]["bot"], "random");
    }
}

#[tokio::test]
async fn a_seat_out_of_time_may_still_act_and_has_a_minute_then() {
    let server = Server::with(AT_ONCE).await;
    let (guests, table, seat) = server
        .waiting(json!({ "clock": live(1) }), 2 * MINUTE)
        .await;
    timed_out(&server, &guests[1], &table, seat).await;
    // As often as its turn has actions.
    loop {
        let shown = guests[seat].look(&table).await;
        if shown["to_act"][0] != seat {
            assert_eq!(shown["seats"][seat]["is_absent"], false);
            assert!(shown["left"][seat].as_u64().unwrap() > 0);
            break;
        }
        guests[seat].act(&table, 0).await.is(200);
    }
}

#[tokio::test]
async fn a_bot_plays_on_or_the_seat_resigns_if_that_was_agreed() {
    let server = Server::with(AT_ONCE).await;
    let absent = json!({ "kind": "bot", "bot": "random" });
    let options = json!({ "clock": live(1), "absent": absent });
    let (guests, table, seat) = server.waiting(options, 2 * MINUTE).await;
    let mut socket = timed_out(&server, &guests[1 - seat], &table, seat).await;
    let news = socket.next_of("news").await;
    assert_eq!(news["what"], json!({ "entry": "acted", "seat": seat }));
    let shown = guests[seat].look(&table).await;
    assert_eq!(shown["seats"][seat]["bot"], "random");
    assert_eq!(shown["yours"], json!([]));

    let options = json!({ "clock": live(1), "absent": { "kind": "resign" } });
    let (guests, table, seat) = server.waiting(options, 2 * MINUTE).await;
    timed_out(&server, &guests[1 - seat], &table, seat).await;
    let over = guests[0].look(&table).await;
    assert_eq!(over["stage"], "finished");
    assert_eq!(over["outcome"]["resigned"], json!([seat]));
    assert_eq!(over["outcome"]["places"][1 - seat], 1);
}

#[tokio::test]
async fn nobody_loses_by_a_server_that_was_away() {
    let server = Server::with(&[("clock_grace_seconds", "3600")]).await;
    let (guests, table, seat) = server
        .waiting(json!({ "clock": live(1) }), 2 * MINUTE)
        .await;
    let shown = guests[seat].look(&table).await;
    assert_eq!(shown["left"][seat], 0);
    assert_eq!(shown["seats"][seat]["is_absent"], false);
    guests[seat].act(&table, 0).await.is(200);
    let log = guests[0]
        .get(&format!("/api/tables/{table}/log"))
        .await
        .is(200)
        .json;
    let kinds = log
        .as_array()
        .unwrap()
        .iter()
        .map(|news| &news["what"]["entry"]);
    assert_eq!(kinds.filter(|kind| **kind == "timed_out").count(), 0);
}

#[tokio::test]
async fn time_that_is_left_is_shown_with_what_each_turn_adds() {
    let server = Server::start().await;
    let (guests, table) = server
        .game::<2>("amsterdam", json!({ "clock": live(10) }))
        .await;
    for guest in &guests {
        guest.act(&table, 0).await.is(200);
    }
    let log = guests[0]
        .get(&format!("/api/tables/{table}/log"))
        .await
        .is(200)
        .json;
    let at = |nth: usize| log[nth]["at"].as_u64().unwrap();
    let n_entries = log.as_array().unwrap().len();
    let began = at(n_entries - 3);
    let shown = guests[0].look(&table).await;
    let turn = shown["to_act"][0].as_u64().unwrap() as usize;
    let other = 1 - turn;
    let used = at(n_entries - 2 + other) - began;
    assert_eq!(shown["left"][other], 600_000 - used + 5_000);
    assert!(shown["left"][turn].as_u64().unwrap() <= 605_000);

    let days = json!({ "clock": { "kind": "days", "days": 1 } });
    let (guests, table, seat) = server.waiting(days, 23 * HOUR).await;
    let shown = guests[0].look(&table).await;
    assert_eq!(shown["left"][1 - seat], 86_400_000);
    assert!(shown["left"][seat].as_u64().unwrap() <= 3_600_000);
    assert_eq!(shown["seats"][seat]["is_absent"], false);
}

#[tokio::test]
async fn without_a_clock_a_day_is_long_enough_to_wait() {
    let server = Server::start().await;
    for (hours, is_absent) in [(23, false), (25, true)] {
        let (guests, table, seat) = server.waiting(json!({}), hours * HOUR).await;
        let shown = guests[0].look(&table).await;
        assert_eq!(shown["seats"][seat]["is_absent"], is_absent);
        assert!(shown["left"].is_null());
        let bot = json!({ "kind": "bot", "bot": "random" });
        let place = json!({ "do": "place", "seat": seat, "sitter": bot });
        let answer = guests[0].does(&table, place).await;
        assert_eq!(answer.status.is_success(), is_absent, "{}", answer.text);
    }
}

#[tokio::test]
async fn a_game_of_bots_that_nobody_looks_at_is_played_to_its_end() {
    let server = Server::with(&[("request_burst", "1000000"), ("bot_millis", "1")]).await;
    let host = server.guest().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    for seat in 0..2 {
        let bot = json!({ "kind": "bot", "bot": "random" });
        let place = json!({ "do": "place", "seat": seat, "sitter": bot });
        host.does(&table, place).await.is(200);
    }
    // As if the server had gone an hour ago, when the game had just begun.
    let begin = |row: &mut TableRow, entries: &mut Vec<Entry>| {
        let mut started = entries.last().unwrap().clone();
        started.seq += 1;
        started.kind = "started".to_owned();
        started.body = json!({ "entry": "started" }).to_string();
        (row.stage, row.seq) = (Stage::Running, started.seq);
        row.wake_at = Some(started.at);
        entries.push(started);
    };
    let old = server.copied(&table, HOUR, begin).await;
    let server = server
        .restarted(&[("request_burst", "1000000"), ("bot_millis", "1")])
        .await;
    let host = server.again(&host);
    // Lists are read from the store: they wake nobody.
    let is_over = async || {
        let page = host
            .get("/api/tables?mine=true&stage=finished")
            .await
            .is(200)
            .json;
        let tables = page["tables"].as_array().unwrap();
        tables.iter().any(|listed| listed["table"] == old)
    };
    while !is_over().await {
        tokio::task::yield_now().await;
    }
}
