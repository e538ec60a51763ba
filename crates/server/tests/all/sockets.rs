//! Sockets that break off and come back, and servers that stop and start.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::abuse::is_well;
use crate::secrets::{Ear, Luck};
use crate::support::{Browser, Server};
use crate::table_support::{PATIENT, Socket, play};

/// Acts for whoever is to act, and says in which entry. None if the game is over.
async fn act_any(guests: &[Browser], table: &str, luck: &mut Luck) -> Option<u64> {
    let shown = guests[0].look(table).await;
    let seat = shown["to_act"][0].as_u64()? as usize;
    let done = guests[seat].act(table, luck.below(1000)).await.is(200);
    done.json["seq"].as_u64()
}

#[tokio::test]
async fn whoever_comes_back_hears_every_entry_once_and_in_order() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut luck = Luck(11);
    let mut steady = Ear::open(&server, &guests[1], &table, Some(1), json!({})).await;
    let mut last = guests[0].look(&table).await["seq"].as_u64().unwrap();
    let first = last;
    // Everything that was heard through whichever socket there was.
    let mut heard: Vec<Value> = Vec::new();
    let mut socket: Option<Socket> = None;
    while let Some(seq) = act_any(&guests, &table, &mut luck).await {
        steady.up_to(seq).await;
        if let Some(open) = &mut socket {
            // It may break off with news on the way.
            if luck.below(4) > 0 {
                let news = open.next_of("news").await;
                last = news["seq"].as_u64().unwrap();
                heard.push(news);
            } else {
                socket = None;
            }
        } else if luck.below(3) == 0 {
            let mut open = Socket::open(&server, &guests[1]).await;
            let join = json!({ "type": "join", "table": table, "since": last, "show": "view" });
            open.send(join).await;
            loop {
                let message = open.next().await;
                if message["type"] == "table" {
                    assert_eq!(message["seq"], last, "nothing is missing");
                    break;
                }
                assert_eq!(message["type"], "news");
                assert!(message["view"].is_null() && message["to_act"].is_null());
                last = message["seq"].as_u64().unwrap();
                heard.push(message);
            }
            socket = Some(open);
        }
    }
    let mut open = Socket::open(&server, &guests[1]).await;
    let join = json!({ "type": "join", "table": table, "since": last });
    open.send(join).await;
    loop {
        let message = open.next().await;
        if message["type"] == "table" {
            break;
        }
        heard.push(message);
    }
    let seqs: Vec<u64> = heard
        .iter()
        .map(|news| news["seq"].as_u64().unwrap())
        .collect();
    let head = guests[0].look(&table).await["seq"].as_u64().unwrap();
    assert_eq!(seqs, (first + 1..=head).collect::<Vec<_>>());
    // What is told again is what was told.
    let told: Vec<Value> = steady
        .heard
        .iter()
        .map(|text| serde_json::from_str(text).unwrap())
        .collect();
    let told = told.iter().filter(|message| message["type"] == "news");
    for (news, again) in told.zip(&heard) {
        for part in ["seq", "at", "by", "what", "events"] {
            assert_eq!(news[part], again[part], "{part}");
        }
    }
}

#[tokio::test]
async fn whoever_has_missed_too_much_is_shown_the_table_alone() {
    let server = Server::with(&[("request_burst", "100000"), ("chat_per_minute", "10000")]).await;
    let guest = server.guest().await;
    let table = guest
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    for _ in 0..501 {
        let say = json!({ "do": "say", "text": "hello" });
        guest.does(&table, say).await.is(200);
    }
    let head = guest.look(&table).await["seq"].as_u64().unwrap();
    for (since, n_told) in [(head - 500, 500), (head - 501, 0), (head, 0), (head + 1, 0)] {
        let mut ear = Ear::open(&server, &guest, &table, Some(0), json!({ "since": since })).await;
        ear.socket.send(json!({ "type": "ping", "id": "x" })).await;
        ear.until(|message| message["type"] == "pong").await;
        let is_news = |text: &&String| text.contains(r#""type":"news""#);
        let n_heard = ear.heard.iter().filter(is_news).count();
        assert_eq!(n_heard, n_told, "since {since}");
    }
}

#[tokio::test]
async fn a_stopping_server_says_so_and_loses_nothing_that_was_acknowledged() {
    let mut server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut luck = Luck(13);
    let mut watching = Socket::open(&server, &guests[1]).await;
    watching.join(&table, json!({})).await;
    for _ in 0..10 {
        act_any(&guests, &table, &mut luck).await.unwrap();
    }
    let before = [guests[0].look(&table).await, guests[1].look(&table).await];
    let seat = before[0]["to_act"][0].as_u64().unwrap() as usize;
    let mut acting = Socket::open(&server, &guests[seat]).await;
    let action = &before[seat]["legal"][0];
    let act = json!({ "do": "act", "seat": seat, "actions": [action] });
    let command = json!({ "type": "do", "id": "last", "table": table, "command": act });
    acting.send(command).await;
    server.begin_to_stop();

    let mut is_acknowledged = false;
    let closed = loop {
        match acting.frame().await {
            Some(Frame::Text(text)) => {
                let message: Value = serde_json::from_str(&text).unwrap();
                is_acknowledged |= message["type"] == "done";
            }
            Some(Frame::Close(closed)) => break closed.unwrap(),
            Some(_) => {}
            None => panic!("a server that leaves without a word"),
        }
    };
    assert_eq!(
        (u16::from(closed.code), closed.reason.as_str()),
        (1001, "stopping")
    );
    assert_eq!(watching.next_of("leaving").await["seconds"], 2);
    assert_eq!(u16::from(watching.closed().await.unwrap().code), 1001);

    let server = server.restarted(PATIENT).await;
    let guests = [server.again(&guests[0]), server.again(&guests[1])];
    let after = guests[seat].look(&table).await;
    let head = before[0]["seq"].as_u64().unwrap();
    let stored = after["seq"].as_u64().unwrap();
    assert!(stored == head + 1 || (stored == head && !is_acknowledged));
    if stored == head {
        assert_eq!(after["view"], before[seat]["view"]);
        assert_eq!(after["legal"], before[seat]["legal"]);
    }
    // The same again is the same: whoever heard no answer asks again.
    let again = guests[seat].does_as(&table, "last", act).await.is(200);
    assert_eq!(again.json["seq"], head + 1);
    let over = play(&guests, &table, 2000).await;
    assert_eq!(over["stage"], "finished");
}

#[tokio::test]
async fn bots_play_on_after_a_restart_with_a_person_or_by_themselves() {
    let server = Server::with(&[("request_burst", "100000"), ("bot_millis", "1")]).await;
    let host = server.guest().await;
    let mut tables = Vec::new();
    for n_people in [1, 0] {
        let table = host
            .open("amsterdam", json!({ "seats": 2 }), json!({}))
            .await;
        for seat in n_people..2 {
            let bot = json!({ "kind": "bot", "bot": "random" });
            let place = json!({ "do": "place", "seat": seat, "sitter": bot });
            host.does(&table, place).await.is(200);
        }
        tables.push(table);
    }
    let mut socket = Socket::open(&server, &host).await;
    socket.join(&tables[1], json!({ "show": "events" })).await;
    for table in &tables {
        host.does(table, json!({ "do": "start" })).await.is(200);
    }
    // A few of the bots' turns, and then the server goes.
    for _ in 0..5 {
        socket.next_of("news").await;
    }
    let server = server.restarted(PATIENT).await;
    let host = server.again(&host);
    let mut socket = Socket::open(&server, &host).await;
    let mut shown = socket.join(&tables[1], json!({ "show": "events" })).await;
    while shown["outcome"].is_null() {
        shown = socket.next_of("news").await;
    }
    let mut socket = Socket::open(&server, &host).await;
    socket.join(&tables[0], json!({ "show": "events" })).await;
    loop {
        let shown = host.look(&tables[0]).await;
        match shown["to_act"].as_array().unwrap().as_slice() {
            [] => break,
            seats if seats.contains(&json!(0)) => drop(host.act(&tables[0], 0).await.is(200)),
            _ => drop(socket.next_of("news").await),
        }
    }
}

#[tokio::test]
async fn commands_that_do_not_wait_for_each_other_are_answered_in_the_order_of_their_table() {
    let server = Server::with(&[("chat_per_minute", "10000")]).await;
    let guest = server.guest().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = guest
            .open("amsterdam", json!({ "seats": 2 }), json!({}))
            .await;
        tables.push(table);
    }
    let mut socket = Socket::open(&server, &guest).await;
    socket.join(&tables[0], json!({})).await;
    // Every seventh is refused.
    let text = |nth: usize| match nth % 7 {
        6 => String::new(),
        _ => format!("word {nth}"),
    };
    for nth in 0..40 {
        let say = json!({ "do": "say", "text": text(nth) });
        let table = &tables[nth % 2];
        let command =
            json!({ "type": "do", "id": nth.to_string(), "table": table, "command": say });
        socket.send(command).await;
    }
    let mut answered = [Vec::new(), Vec::new()];
    let mut told = 0;
    while answered.iter().map(Vec::len).sum::<usize>() < 40 {
        let message = socket.next().await;
        let nth = || message["id"].as_str().unwrap().parse::<usize>().unwrap();
        match message["type"].as_str().unwrap() {
            "news" => told = message["seq"].as_u64().unwrap(),
            "done" => {
                let nth = nth();
                assert_eq!(message["table"], tables[nth % 2].as_str());
                // Whoever follows a table has heard the news before hearing that it is done.
                assert!(nth % 2 == 1 || message["seq"] == told, "{message}");
                answered[nth % 2].push(nth);
            }
            "error" => {
                let nth = nth();
                assert_eq!(message["error"]["code"], "nothing_said");
                assert_eq!(nth % 7, 6);
                answered[nth % 2].push(nth);
            }
            _ => {}
        }
    }
    for answered in answered {
        assert!(answered.is_sorted(), "{answered:?}");
    }
}

#[tokio::test]
async fn the_server_pings() {
    let server = Server::with(&[("ping_seconds", "1")]).await;
    let browser = server.browser();
    let mut socket = Socket::try_open(&server, &browser, None).await.unwrap();
    let hello = socket.next().await;
    assert_eq!(
        hello,
        json!({ "type": "hello", "protocol": 1, "user": null, "ping_seconds": 1 })
    );
    assert!(matches!(socket.frame().await, Some(Frame::Ping(_))));
    socket.send(json!({ "type": "ping", "id": "x" })).await;
    assert_eq!(socket.next().await, json!({ "type": "pong", "id": "x" }));
}

/// Has the server say so much to a client that hears nothing that no more can wait, and it is given up.
async fn fill(guests: &[Browser; 2], table: &str) {
    while guests[0].look(table).await["seats"][1]["is_here"] == true {
        for _ in 0..20 {
            // It is told with the whole view, and as long as can be: one person may not say much more.
            let say = json!({ "do": "say", "text": "hello".repeat(100) });
            guests[0].does(table, say).await.is(200);
        }
    }
}

/// A game, somebody who listens to it, and somebody who has joined it and reads nothing.
async fn deaf_and_good(sending_seconds: &str) -> (Server, [Browser; 2], String, Socket, Socket) {
    let server = Server::with(&[
        ("request_burst", "100000"),
        ("chat_per_minute", "100000"),
        ("queue_bytes_per_socket", "65536"),
        ("sockets_per_user", "1"),
        // Nobody answers a ping who reads nothing.
        ("ping_seconds", "3600"),
        ("silence_seconds", "3600"),
        ("sending_seconds", sending_seconds),
    ])
    .await;
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    let mut good = Socket::open(&server, &guests[0]).await;
    good.join(&table, json!({ "show": "events" })).await;
    let mut deaf = Socket::open(&server, &guests[1]).await;
    deaf.send(json!({ "type": "join", "table": table })).await;
    while good.next_of("here").await["seats"] != json!([0, 1]) {}
    (server, guests, table, good, deaf)
}

#[tokio::test]
async fn a_client_that_reads_too_late_is_told_to_come_back() {
    // It has as long as it wants for what is on the way, so that the farewell reaches it.
    let (server, guests, table, mut good, mut deaf) = deaf_and_good("3600").await;
    fill(&guests, &table).await;
    is_well(&mut good, &guests[0], &table).await;
    let closed = deaf.closed().await.expect("a word why");
    assert_eq!(
        (u16::from(closed.code), closed.reason.as_str()),
        (1013, "too_slow")
    );
    // It comes back as if nothing had been.
    drop(deaf);
    let mut back = open_when_there_is_room(&server, &guests[1]).await;
    assert_eq!(back.next().await["type"], "hello");
    back.join(&table, json!({})).await;
    while good.next_of("here").await["seats"] != json!([0, 1]) {}
}

#[tokio::test]
async fn a_client_that_never_reads_is_cut_off_without_a_word_and_holds_nobody_up() {
    let (server, guests, table, mut good, mut deaf) = deaf_and_good("1").await;
    fill(&guests, &table).await;
    is_well(&mut good, &guests[0], &table).await;
    // Its place is free when the server has let go of it.
    let mut back = open_when_there_is_room(&server, &guests[1]).await;
    assert_eq!(back.next().await["type"], "hello");
    back.join(&table, json!({})).await;
    // The farewell would have had to wait behind what was never read.
    assert_eq!(deaf.closed().await, None);
}

/// A socket, as soon as there is room for one.
async fn open_when_there_is_room(server: &Server, browser: &Browser) -> Socket {
    loop {
        match Socket::try_open(server, browser, None).await {
            Ok(socket) => return socket,
            Err(_) => tokio::task::yield_now().await,
        }
    }
}
