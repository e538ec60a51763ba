//! Tables: opened, sat down at, played, undone, resigned, played again.

use games::{Amsterdam, ShelfGame};
use serde_json::{Value, json};

use crate::support::Server;
use crate::table_support::{Socket, play};

#[tokio::test]
async fn two_people_play_a_game_to_its_end_and_its_record_holds() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let begun = guests[0].look(&table).await;
    assert_eq!(begun["stage"], "running");
    assert!(begun["deal"]["seed"].is_null() && begun["deal"]["salt"].is_null());
    guests[0]
        .get(&format!("/api/tables/{table}/record"))
        .await
        .refused(409, "not_over");

    let over = play(&guests, &table, 2000).await;
    assert_eq!(over["stage"], "finished");
    assert_eq!(over["outcome"]["places"].as_array().unwrap().len(), 2);
    assert_eq!(over["deal"]["hash"], begun["deal"]["hash"]);

    let path = format!("/api/tables/{table}/record");
    let record = guests[1].get(&path).await.is(200);
    let session = Amsterdam.load(record.json.clone()).unwrap();
    assert_eq!(
        json!(session.outcome().unwrap().points),
        over["outcome"]["points"]
    );
    let commitment = serde_json::from_value(record.json["commitment"].clone()).unwrap();
    let seed = record.json["seed"].as_str().unwrap().parse().unwrap();
    assert!(games::fair::holds(&commitment, seed));
    assert_eq!(over["deal"]["hash"], record.json["commitment"]["hash"]);

    // A record that one has already is not sent again.
    let tag = record.header("etag").to_owned();
    let again = guests[1]
        .request(reqwest::Method::GET, &path)
        .header("if-none-match", &tag);
    let again = guests[1].run(again).await.is(304);
    assert!(again.text.is_empty());
    let act = json!({ "do": "act", "seat": 0, "actions": [{ "do": "pass" }] });
    guests[0].does(&table, act).await.refused(409, "is_over");
}

impl crate::support::Browser {
    /// Opens a table as it is written, refused or not.
    async fn opens(&self, options: Value) -> crate::support::Answer {
        self.post("/api/tables", json!({ "options": options }))
            .await
    }
}

#[tokio::test]
async fn tables_are_opened_with_every_option_or_refused_with_the_entry() {
    let server = Server::patient().await;
    let guest = server.guest().await;
    for options in [
        json!({ "game": "amsterdam", "setup": { "seats": 4, "first": 2 }, "clock": { "kind": "days", "days": 3 } }),
        json!({ "game": "roads-and-boats", "setup": { "seats": 1 }, "spectators": "nobody" }),
        json!({ "game": "roads-and-boats", "setup": { "seats": 2, "map": { "free": { "tiles": 20 } } }, "access": "open" }),
        json!({ "game": "amsterdam", "setup": { "seats": 2 }, "access": "local", "absent": { "kind": "bot", "bot": "clerk" },
                "clock": { "kind": "live", "minutes": 10, "increment": 5 }, "title": "Herengracht" }),
    ] {
        let opened = guest.opens(options.clone()).await.is(201);
        let shown = guest.look(opened.json["table"].as_str().unwrap()).await;
        for (name, value) in options.as_object().unwrap() {
            if name != "setup" {
                assert_eq!(shown[name], *value, "{name}");
            }
        }
        assert_eq!(
            shown["seats"].as_array().unwrap().len() as u64,
            options["setup"]["seats"].as_u64().unwrap()
        );
    }
    let amsterdam = |more: Value| {
        let mut options = json!({ "game": "amsterdam", "setup": { "seats": 2 } });
        for (name, value) in more.as_object().unwrap() {
            options[name] = value.clone();
        }
        options
    };
    for (options, code) in [
        (json!({ "game": "chess", "setup": {} }), "unknown_game"),
        (amsterdam(json!({ "setup": { "seats": 5 } })), "invalid"),
        (
            amsterdam(json!({ "setup": { "seats": "two" } })),
            "malformed",
        ),
        (amsterdam(json!({ "title": "x".repeat(61) })), "malformed"),
        (
            amsterdam(json!({ "clock": { "kind": "live", "minutes": 0, "increment": 0 } })),
            "malformed",
        ),
        (
            amsterdam(json!({ "absent": { "kind": "bot", "bot": "deep" } })),
            "unknown_bot",
        ),
        (amsterdam(json!({ "colour": "red" })), "malformed"),
        (
            json!({ "game": "roads-and-boats", "setup": { "seats": 2, "map": "Atlantis" } }),
            "invalid",
        ),
    ] {
        let refused = guest.opens(options).await.refused(422, code);
        assert!(
            refused.json["error"]["detail"].is_string(),
            "{}",
            refused.text
        );
    }
    server
        .browser()
        .opens(amsterdam(json!({})))
        .await
        .refused(401, "signed_out");
    assert_eq!(
        guest.get("/api/tables?mine=true").await.json["tables"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
}

#[tokio::test]
async fn seats_are_taken_by_whoever_may() {
    let server = Server::patient().await;
    let [host, friend, stranger] = server.guests().await;
    let table = host
        .open(
            "amsterdam",
            json!({ "seats": 3 }),
            json!({ "access": "invited" }),
        )
        .await;
    let invitation = format!("/api/tables/{table}/invitation");
    let sit = |secret: &Value| json!({ "do": "sit", "secret": secret });
    let sit_in = |seat: u8, secret: &Value| json!({ "do": "sit", "seat": seat, "secret": secret });
    let place = |seat: u8, sitter: Value| json!({ "do": "place", "seat": seat, "sitter": sitter });
    let leave = |seat: u8| json!({ "do": "leave", "seat": seat });

    stranger
        .does(&table, json!({ "do": "sit" }))
        .await
        .refused(403, "not_invited");
    stranger
        .post(&invitation, json!({}))
        .await
        .refused(403, "not_host");
    let old = host.post(&invitation, json!({})).await.is(200).json["secret"].clone();
    let new = host.post(&invitation, json!({})).await.is(200).json["secret"].clone();
    // A new invitation takes the place of the old one, and neither is stored as it is.
    stranger
        .does(&table, sit(&old))
        .await
        .refused(404, "no_such_link");
    friend.does(&table, sit(&new)).await.is(200);
    friend
        .does(&table, sit(&new))
        .await
        .refused(409, "seat_taken");
    let secret = new.as_str().unwrap().as_bytes();
    let stored = server.stored();
    assert!(!stored.windows(secret.len()).any(|window| window == secret));

    stranger
        .does(&table, place(2, json!({ "kind": "me" })))
        .await
        .refused(403, "not_host");
    host.does(&table, json!({ "do": "start" }))
        .await
        .refused(409, "seats_empty");
    host.does(&table, place(2, json!({ "kind": "bot", "bot": "nobody" })))
        .await
        .refused(422, "unknown_bot");
    host.does(&table, place(2, json!({ "kind": "bot", "bot": "random" })))
        .await
        .is(200);
    host.does(&table, place(5, json!({ "kind": "nobody" })))
        .await
        .refused(404, "no_such_seat");
    friend
        .does(&table, leave(0))
        .await
        .refused(403, "not_your_seat");
    friend.does(&table, leave(1)).await.is(200);
    stranger
        .does(&table, sit_in(0, &new))
        .await
        .refused(409, "seat_taken");
    friend.does(&table, sit_in(1, &new)).await.is(200);
    host.does(&table, json!({ "do": "start" })).await.is(200);
    host.does(&table, json!({ "do": "start" }))
        .await
        .refused(409, "has_started");
    friend
        .does(&table, leave(1))
        .await
        .refused(409, "has_started");
    host.does(&table, place(1, json!({ "kind": "nobody" })))
        .await
        .refused(409, "not_absent");
}

#[tokio::test]
async fn a_seat_link_takes_its_seat_over_and_no_other() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let (others, other) = server.game::<2>("amsterdam", json!({})).await;
    let path = format!("/api/tables/{table}/seats/1/link");
    guests[0]
        .post(&path, json!({}))
        .await
        .refused(403, "not_your_seat");
    let secret = guests[1].post(&path, json!({})).await.is(200).json["secret"].clone();

    // A link of one table is worth nothing at another.
    others[0]
        .does(&other, json!({ "do": "sit", "secret": secret }))
        .await
        .refused(404, "no_such_link");
    let phone = server.guest().await;
    phone
        .does(&table, json!({ "do": "sit", "secret": secret }))
        .await
        .is(200);
    let shown = phone.look(&table).await;
    assert_eq!(shown["yours"], json!([1]));
    assert!(shown["legal"].is_array());
    let before = guests[1].look(&table).await;
    assert_eq!(before["yours"], json!([]));
    assert!(before["legal"].is_null());
}

#[tokio::test]
async fn everybody_at_one_screen() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let table = host
        .open(
            "amsterdam",
            json!({ "seats": 2 }),
            json!({ "access": "local" }),
        )
        .await;
    server
        .guest()
        .await
        .does(&table, json!({ "do": "sit" }))
        .await
        .refused(403, "not_invited");
    host.does(
        &table,
        json!({ "do": "place", "seat": 1, "sitter": { "kind": "me" } }),
    )
    .await
    .is(200);
    host.does(&table, json!({ "do": "start" })).await.is(200);
    assert_eq!(host.look(&table).await["yours"], json!([0, 1]));
    let over = play(&[host.clone(), host], &table, 2000).await;
    assert_eq!(over["stage"], "finished");
}

#[tokio::test]
async fn one_undoes_what_nobody_has_seen() {
    let server = Server::patient().await;
    let guest = server.guest().await;
    let table = guest
        .open("roads-and-boats", json!({ "seats": 1 }), json!({}))
        .await;
    guest.does(&table, json!({ "do": "start" })).await.is(200);
    guest
        .does(&table, json!({ "do": "undo", "seat": 0 }))
        .await
        .refused(409, "nothing_to_undo");
    let before = guest.look(&table).await;
    let first = guest.act(&table, 0).await.is(200).json["seq"]
        .as_u64()
        .unwrap();
    let middle = guest.look(&table).await;
    guest.act(&table, 0).await.is(200);
    let after = guest.look(&table).await;
    assert_ne!(after["view"], before["view"]);
    assert_eq!(after["undo_to"], first - 1);
    guest
        .does(&table, json!({ "do": "undo", "seat": 0, "to": first - 2 }))
        .await
        .refused(409, "nothing_to_undo");
    guest
        .does(&table, json!({ "do": "undo", "seat": 0, "to": first }))
        .await
        .is(200);
    assert_eq!(guest.look(&table).await["view"], middle["view"]);
    guest
        .does(&table, json!({ "do": "undo", "seat": 0 }))
        .await
        .is(200);
    let undone = guest.look(&table).await;
    assert_eq!(undone["view"], before["view"]);
    assert_eq!(undone["legal"], before["legal"]);
    // The trace stays in the log.
    let log = guest.get(&format!("/api/tables/{table}/log")).await.is(200);
    let kinds: Vec<&str> = log
        .json
        .as_array()
        .unwrap()
        .iter()
        .map(|news| news["what"]["entry"].as_str().unwrap())
        .collect();
    assert_eq!(
        kinds,
        [
            "opened", "seated", "started", "acted", "acted", "undone", "undone"
        ]
    );
}

#[tokio::test]
async fn nothing_that_came_to_light_is_undone_but_by_consent() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<3>("amsterdam", json!({})).await;
    // First everybody keeps contracts, then cards are drawn.
    let shown = play(&guests, &table, 3).await;
    let seat = shown["to_act"][0].as_u64().unwrap() as usize;
    let [acting, next, last] = [0, 1, 2].map(|nth| (seat + nth) % 3);
    let to = shown["seq"].as_u64().unwrap();
    let before = guests[acting].look(&table).await;
    let draw = json!({ "do": "draw" });
    assert!(before["legal"].as_array().unwrap().contains(&draw));
    let act = json!({ "do": "act", "seat": acting, "actions": [draw] });
    guests[acting].does(&table, act.clone()).await.is(200);
    let drawn = guests[acting].look(&table).await;
    guests[acting]
        .does(&table, json!({ "do": "undo", "seat": acting }))
        .await
        .refused(409, "nothing_to_undo");

    let ask = json!({ "do": "ask_take_back", "seat": acting, "to": to });
    guests[next]
        .does(
            &table,
            json!({ "do": "answer_take_back", "seat": next, "agrees": true }),
        )
        .await
        .refused(409, "no_take_back");
    guests[acting].does(&table, ask.clone()).await.is(200);
    assert_eq!(guests[next].look(&table).await["take_back"]["seat"], acting);
    guests[next]
        .does(&table, ask.clone())
        .await
        .refused(403, "not_your_seat");
    guests[next]
        .does(
            &table,
            json!({ "do": "answer_take_back", "seat": next, "agrees": true }),
        )
        .await
        .is(200);
    assert_eq!(
        guests[acting].look(&table).await["view"],
        drawn["view"],
        "one has not agreed yet"
    );
    guests[last]
        .does(
            &table,
            json!({ "do": "answer_take_back", "seat": last, "agrees": false }),
        )
        .await
        .is(200);
    assert_eq!(guests[acting].look(&table).await["view"], drawn["view"]);

    guests[acting].does(&table, ask).await.is(200);
    for seat in [next, last] {
        guests[seat]
            .does(
                &table,
                json!({ "do": "answer_take_back", "seat": seat, "agrees": true }),
            )
            .await
            .is(200);
    }
    assert_eq!(guests[acting].look(&table).await["view"], before["view"]);
    // The same again draws the same card: nobody fishes for a better one.
    guests[acting].does(&table, act).await.is(200);
    assert_eq!(guests[acting].look(&table).await["view"], drawn["view"]);
}

#[tokio::test]
async fn whoever_resigns_comes_last() {
    let server = Server::patient().await;
    let (two, table) = server.game::<2>("amsterdam", json!({})).await;
    two[0]
        .does(&table, json!({ "do": "resign", "seat": 1 }))
        .await
        .refused(403, "not_your_seat");
    two[0]
        .does(&table, json!({ "do": "resign", "seat": 0 }))
        .await
        .is(200);
    let over = two[1].look(&table).await;
    assert_eq!(over["stage"], "finished");
    assert_eq!(
        over["outcome"],
        json!({ "places": [2, 1], "points": null, "resigned": [0] })
    );
    // Nothing is left to play for a bot: the seat stays whose it was.
    assert!(over["seats"][0]["person"].is_object() && over["seats"][0]["bot"].is_null());
    assert!(over["deal"]["seed"].is_string());

    let (three, table) = server.game::<3>("amsterdam", json!({})).await;
    three[1]
        .does(&table, json!({ "do": "resign", "seat": 1 }))
        .await
        .is(200);
    let mut socket = Socket::open(&server, &three[0]).await;
    let shown = socket.join(&table, json!({})).await;
    assert_eq!(shown["seats"][1]["has_resigned"], true);
    // A bot plays on in the seat, and the others to the end.
    let shown = loop {
        let shown = three[0].look(&table).await;
        match shown["to_act"][0].as_u64() {
            None => break shown,
            Some(1) => drop(socket.next_of("news").await),
            Some(seat) => drop(three[seat as usize].act(&table, 0).await.is(200)),
        }
    };
    assert_eq!(shown["outcome"]["places"][1], 3);
}

#[tokio::test]
async fn the_same_people_play_again() {
    let server = Server::patient().await;
    let (guests, table) = server
        .game::<2>("amsterdam", json!({ "title": "Again" }))
        .await;
    guests[1]
        .does(&table, json!({ "do": "rematch" }))
        .await
        .refused(409, "not_over");
    guests[0]
        .does(&table, json!({ "do": "resign", "seat": 0 }))
        .await
        .is(200);
    server
        .guest()
        .await
        .does(&table, json!({ "do": "rematch" }))
        .await
        .refused(403, "not_your_seat");
    let first = guests[1]
        .does(&table, json!({ "do": "rematch" }))
        .await
        .is(200);
    let second = guests[0]
        .does(&table, json!({ "do": "rematch" }))
        .await
        .is(200);
    assert_eq!(first.json["rematch"], second.json["rematch"]);
    let next = first.json["rematch"].as_str().unwrap();
    let shown = guests[0].look(next).await;
    assert_eq!(shown["title"], "Again");
    assert_eq!(shown["stage"], "open");
    assert_eq!(shown["seats"][1]["person"]["user"], guests[1].id().await);
    // Nobody is seated who has not agreed: the seat is kept, for nobody else.
    assert!(shown["seats"][0]["person"].is_null() && shown["yours"] == json!([]));
    assert_eq!(shown["seats"][0]["invited"]["user"], guests[0].id().await);
    let mine = guests[0].get("/api/tables?mine=true&stage=open").await.json;
    assert_eq!(mine["tables"][0]["table"], next);
    guests[1]
        .does(next, json!({ "do": "start" }))
        .await
        .refused(409, "seats_empty");
    server
        .guest()
        .await
        .does(next, json!({ "do": "sit" }))
        .await
        .refused(409, "table_full");
    guests[0].does(next, json!({ "do": "sit" })).await.is(200);
    guests[0]
        .does(next, json!({ "do": "leave", "seat": 0 }))
        .await
        .is(200);
    guests[0].does(next, json!({ "do": "sit" })).await.is(200);
    assert_ne!(
        shown["deal"]["hash"],
        guests[0].look(&table).await["deal"]["hash"]
    );
    guests[1].does(next, json!({ "do": "start" })).await.is(200);
}

#[tokio::test]
async fn a_seat_kept_for_a_rematch_can_be_declined_or_given_away() {
    let server = Server::patient().await;
    let options = json!({ "access": "invited" });
    let host = server.guest().await;
    let table = host.open("amsterdam", json!({ "seats": 2 }), options).await;
    let path = format!("/api/tables/{table}/invitation");
    let secret = host.post(&path, json!({})).await.json["secret"].clone();
    let other = server.guest().await;
    other
        .does(&table, json!({ "do": "sit", "secret": secret }))
        .await
        .is(200);
    for command in [
        json!({ "do": "start" }),
        json!({ "do": "resign", "seat": 0 }),
    ] {
        host.does(&table, command).await.is(200);
    }
    let rematch = host.does(&table, json!({ "do": "rematch" })).await;
    let next = rematch.json["rematch"].as_str().unwrap().to_owned();
    // Whoever is asked needs no other invitation, and may decline.
    let decline = json!({ "do": "leave", "seat": 1 });
    server
        .guest()
        .await
        .does(&next, decline.clone())
        .await
        .refused(403, "not_your_seat");
    other.does(&next, decline).await.is(200);
    assert!(other.look(&next).await["seats"][1]["invited"].is_null());
    other
        .does(&next, json!({ "do": "sit" }))
        .await
        .refused(403, "not_invited");
    let bot = json!({ "do": "place", "seat": 1, "sitter": { "kind": "bot", "bot": "random" } });
    host.does(&next, bot).await.is(200);
    host.does(&next, json!({ "do": "start" })).await.is(200);
}

#[tokio::test]
async fn lists_show_what_is_open_to_all_page_by_page() {
    let server = Server::patient().await;
    let host = server.somebody("Saskia", "a long password").await;
    let mut open = Vec::new();
    for number in 0..5 {
        let title = format!("table {number}");
        open.push(
            host.open(
                "amsterdam",
                json!({ "seats": 2 }),
                json!({ "title": title }),
            )
            .await,
        );
    }
    let hidden = host
        .open(
            "amsterdam",
            json!({ "seats": 2 }),
            json!({ "access": "invited" }),
        )
        .await;
    let closed = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    host.does(&closed, json!({ "do": "close" })).await.is(200);
    let solo = host
        .open("roads-and-boats", json!({ "seats": 1 }), json!({}))
        .await;
    host.does(&solo, json!({ "do": "start" })).await.is(200);

    let anybody = server.browser();
    let mut seen = Vec::new();
    let mut path = "/api/tables?limit=2&stage=open".to_owned();
    loop {
        let page = anybody.get(&path).await.is(200).json;
        let tables = page["tables"].as_array().unwrap();
        assert!(tables.len() <= 2);
        seen.extend(
            tables
                .iter()
                .map(|table| table["table"].as_str().unwrap().to_owned()),
        );
        assert!(tables.iter().all(|table| table["host"]["name"] == "Saskia"));
        match page["next"].as_str() {
            Some(next) => path = format!("/api/tables?limit=2&stage=open&after={next}"),
            None => break,
        }
    }
    open.reverse();
    assert_eq!(seen, open, "the last changed first");
    let running = anybody
        .get("/api/tables?stage=running&game=roads-and-boats")
        .await
        .is(200)
        .json;
    assert_eq!(running["tables"][0]["table"], solo);
    assert!(running["tables"][0]["map"].is_string());
    let mine = host.get("/api/tables?mine=true").await.is(200).json;
    assert!(
        mine["tables"]
            .as_array()
            .unwrap()
            .iter()
            .any(|table| table["table"] == hidden)
    );
    for (path, status, code) in [
        ("/api/tables?mine=true", 401, "signed_out"),
        ("/api/tables?after=nonsense", 422, "malformed"),
        ("/api/tables?stage=lost", 422, "malformed"),
        ("/api/tables/nosuchtable", 404, "no_such_table"),
        ("/api/tables/..%2F..%2Fetc", 404, "no_such_table"),
    ] {
        anybody.get(path).await.refused(status, code);
    }
}

#[tokio::test]
async fn people_talk_and_need_not_listen() {
    let server = Server::with(&[("chat_per_minute", "4")]).await;
    let (guests, table) = server.game::<3>("amsterdam", json!({})).await;
    let stranger = server.guest().await;
    let say = |text: &str| json!({ "do": "say", "text": text });
    let mute =
        |user: &str, is_muted: bool| json!({ "do": "mute", "user": user, "is_muted": is_muted });
    guests[1]
        .does(&table, say("  hello \u{7} there  "))
        .await
        .is(200);
    assert_eq!(
        guests[0].look(&table).await["chat"][0]["text"],
        "hello  there"
    );
    stranger
        .does(&table, say("hello"))
        .await
        .refused(403, "not_your_seat");
    guests[1]
        .does(&table, say("   "))
        .await
        .refused(422, "nothing_said");
    guests[1]
        .does(&table, say(&"x".repeat(501)))
        .await
        .refused(422, "nothing_said");

    // One person hears another no longer; the others do, live too.
    let [first, second] = [guests[1].id().await, guests[2].id().await];
    guests[2].does(&table, mute(&first, true)).await.is(200);
    let mut deaf = Socket::open(&server, &guests[2]).await;
    let shown = deaf.join(&table, json!({})).await;
    assert_eq!(
        (&shown["chat"], &shown["muted"]),
        (&json!([]), &json!([first]))
    );
    guests[1].does(&table, say("psst")).await.is(200);
    let news = deaf.next_of("news").await;
    assert_eq!(news["what"], json!({ "entry": "said" }));
    assert_eq!(
        guests[0].look(&table).await["chat"]
            .as_array()
            .unwrap()
            .len(),
        2
    );

    let stranger = server.guest().await.id().await;
    guests[0]
        .does(&table, mute(&stranger, true))
        .await
        .refused(404, "no_such_person");
    // Whom the host mutes may not speak.
    guests[0].does(&table, mute(&second, true)).await.is(200);
    guests[2]
        .does(&table, say("hey"))
        .await
        .refused(403, "muted");
    guests[0].does(&table, mute(&second, false)).await.is(200);
    guests[2].does(&table, say("hey")).await.is(200);
    // A slow machine has let some time pass, in which one may say a little more.
    let refused = loop {
        let answer = guests[1].does(&table, say("and again")).await;
        if !answer.status.is_success() {
            break answer;
        }
    };
    refused.refused(429, "too_many_requests");
}

#[tokio::test]
async fn notes_are_ones_own() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let path = format!("/api/tables/{table}/note");
    guests[0]
        .put(&path, json!({ "text": "go for Dam" }))
        .await
        .is(204);
    assert_eq!(guests[0].get(&path).await.json["text"], "go for Dam");
    assert_eq!(guests[1].get(&path).await.json["text"], "");
    guests[0]
        .put(&path, json!({ "text": "x".repeat(10_001) }))
        .await
        .refused(422, "note_too_long");
    guests[0].put(&path, json!({ "text": "" })).await.is(204);
    assert_eq!(guests[0].get(&path).await.json["text"], "");
    server.browser().get(&path).await.refused(401, "signed_out");
}

#[tokio::test]
async fn one_is_told_what_happened_since_ones_last_turn() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    // Everybody keeps contracts, the starter has its turn, and then it is the other's.
    let starter = play(&guests, &table, 2).await["to_act"].clone();
    let mut shown = play(&guests, &table, 1).await;
    while shown["to_act"] == starter {
        shown = play(&guests, &table, 1).await;
    }
    let seat = shown["to_act"][0].as_u64().unwrap() as usize;
    let since = guests[seat]
        .get(&format!("/api/tables/{table}/since"))
        .await
        .is(200)
        .json;
    let since = since.as_array().unwrap();
    assert!(!since.is_empty());
    assert!(
        since
            .iter()
            .all(|news| news["what"]["seat"] != seat
                && !news["events"].as_array().unwrap().is_empty())
    );
}

#[tokio::test]
async fn whoever_sits_down_later_has_not_agreed_to_take_back() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<3>("amsterdam", json!({})).await;
    let shown = play(&guests, &table, 3).await;
    let seat = shown["to_act"][0].as_u64().unwrap() as usize;
    let [acting, next, last] = [0, 1, 2].map(|nth| (seat + nth) % 3);
    guests[acting].act(&table, 0).await.is(200);
    let ask = json!({ "do": "ask_take_back", "seat": acting, "to": shown["seq"] });
    guests[acting].does(&table, ask).await.is(200);
    let agree = |seat: usize| json!({ "do": "answer_take_back", "seat": seat, "agrees": true });
    guests[next].does(&table, agree(next)).await.is(200);
    let path = format!("/api/tables/{table}/seats/{next}/link");
    let link = guests[next].post(&path, json!({})).await.is(200).json;
    let newcomer = server.guest().await;
    let sit = json!({ "do": "sit", "secret": link["secret"] });
    newcomer.does(&table, sit).await.is(200);
    guests[last]
        .does(&table, agree(last))
        .await
        .refused(409, "no_take_back");
}

#[tokio::test]
async fn a_bot_that_thinks_when_the_game_ends_does_nothing_more() {
    let server = Server::with(&[("request_burst", "100000"), ("bot_millis", "200")]).await;
    let guest = server.guest().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = guest
            .open("amsterdam", json!({ "seats": 2 }), json!({}))
            .await;
        let sitter = json!({ "kind": "bot", "bot": "regent" });
        let place = json!({ "do": "place", "seat": 1, "sitter": sitter });
        guest.does(&table, place).await.is(200);
        guest.does(&table, json!({ "do": "start" })).await.is(200);
        tables.push(table);
    }
    let until_bot = async |table: &str| loop {
        let shown = guest.look(table).await;
        match shown["to_act"][0] == 0 {
            true => drop(guest.act(table, 0).await.is(200)),
            false => return shown["seq"].as_u64().unwrap(),
        }
    };
    until_bot(&tables[0]).await;
    let resign = json!({ "do": "resign", "seat": 0 });
    guest.does(&tables[0], resign).await.is(200);
    let ended = guest.look(&tables[0]).await;
    assert_eq!(ended["stage"], "finished");
    // A bot that began to think later has thought as long.
    let asked = until_bot(&tables[1]).await;
    while guest.look(&tables[1]).await["seq"] == asked {
        tokio::task::yield_now().await;
    }
    assert_eq!(guest.look(&tables[0]).await["seq"], ended["seq"]);
}
