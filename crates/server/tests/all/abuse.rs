//! People who want to break something, and break nothing.

use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_tungstenite::tungstenite::{Error as WireError, Message as Frame};

use crate::support::{Answer, Browser, Server, client};
use crate::table_support::{PATIENT, Socket, play};

fn status(refused: Result<Socket, WireError>) -> (u16, Value) {
    let Err(WireError::Http(answer)) = refused else {
        panic!("a socket that was not refused with an answer");
    };
    let body = answer.body().clone().unwrap_or_default();
    (
        answer.status().as_u16(),
        serde_json::from_slice(&body).unwrap_or_default(),
    )
}

#[tokio::test]
async fn whoever_sends_too_much_at_once_is_sent_away_alone() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut good = Socket::open(&server, &guests[0]).await;
    good.join(&table, json!({})).await;
    let mut bad = Socket::open(&server, &guests[1]).await;
    bad.send_text(" ".repeat(16_385)).await;
    let closed = bad.closed().await.unwrap();
    assert_eq!(u16::from(closed.code), 1009);
    assert_eq!(closed.reason.as_str(), "too_large");
    let mut fine = Socket::open(&server, &guests[1]).await;
    fine.send_text(format!(
        "{}{}",
        r#"{"type":"ping","id":"x"}"#,
        " ".repeat(16_300)
    ))
    .await;
    assert_eq!(fine.next().await["type"], "pong");
    let mut bad = Socket::open(&server, &guests[1]).await;
    bad.send_binary(b"{}".to_vec()).await;
    let closed = bad.closed().await.unwrap();
    assert_eq!(u16::from(closed.code), 1003);
    assert_eq!(closed.reason.as_str(), "not_text");
    is_well(&mut good, &guests[0], &table).await;

    for (path, most) in [
        (format!("/api/tables/{table}"), 65_536),
        ("/api/tables".to_owned(), 524_288),
    ] {
        let large = json!({ "id": "x".repeat(most) });
        guests[0].post(&path, large).await.refused(413, "too_large");
    }
}

/// Checks that somebody who has joined a table still hears what happens there, and is answered.
pub(crate) async fn is_well(socket: &mut Socket, speaker: &Browser, table: &str) {
    let say = json!({ "do": "say", "text": "still here" });
    let seq = speaker.does(table, say).await.is(200).json["seq"].clone();
    while socket.next_of("news").await["seq"] != seq {}
    socket.send(json!({ "type": "ping", "id": "still" })).await;
    assert_eq!(socket.next_of("pong").await["id"], "still");
}

/// A client that hears while it sends is told why, however much it sends.
#[tokio::test]
async fn a_message_far_too_large_is_answered_before_all_of_it_has_come() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut good = Socket::open(&server, &guests[0]).await;
    good.join(&table, json!({})).await;
    let mut bad = Socket::open(&server, &guests[1]).await;
    bad.join(&table, json!({})).await;
    let (mut reading, mut writing) = tokio::io::split(bad.into_stream());
    // A text of 1 MB in one frame, with a mask that changes nothing.
    let mut frame = vec![0x81, 0xff];
    frame.extend((1_u64 << 20).to_be_bytes());
    frame.extend([0; 4]);
    frame.resize(frame.len() + (1 << 20), b'x');
    // The server reads no more of it than it has to, so the rest may never go out.
    let sending = tokio::spawn(async move { writing.write_all(&frame).await });
    let mut heard = Vec::new();
    // The connection may end with an error, as not everything was read.
    while let Ok(1..) = reading.read_buf(&mut heard).await {}
    drop(sending.await);
    let farewell = [&[0x88, 11], &1009_u16.to_be_bytes()[..], b"too_large"].concat();
    assert!(heard.ends_with(&farewell), "{heard:?}");
    is_well(&mut good, &guests[0], &table).await;
}

#[tokio::test]
async fn a_flood_is_warned_of_and_then_ends() {
    let server = Server::with(&[("messages_per_second", "1"), ("message_burst", "5")]).await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let mut other = Socket::open(&server, &guests[0]).await;
    other.join(&table, json!({})).await;
    let mut socket = Socket::open(&server, &guests[1]).await;
    let (mut n_answers, mut n_warnings) = (0, 0);
    let closed = loop {
        socket.send(json!({ "type": "ping", "id": "x" })).await;
        match socket.frame().await.expect("a word why") {
            Frame::Text(text) => {
                let answer: Value = serde_json::from_str(&text).unwrap();
                assert_eq!(answer["id"], "x");
                n_answers += 1;
                if answer["type"] == "error" {
                    assert_eq!(answer["error"]["code"], "too_many_requests");
                    n_warnings += 1;
                }
            }
            Frame::Close(closed) => break closed.unwrap(),
            _ => {}
        }
    };
    assert_eq!(
        (u16::from(closed.code), closed.reason.as_str()),
        (1008, "too_many_requests")
    );
    assert_eq!(n_warnings, 100);
    assert!(n_answers >= 105, "what is in the limits is answered");
    is_well(&mut other, &guests[0], &table).await;
}

#[tokio::test]
async fn there_are_so_many_sockets_in_all_by_address_and_by_person() {
    for (limit, is_of_user) in [
        ("sockets", false),
        ("sockets_per_network", false),
        ("sockets_per_user", true),
    ] {
        let server = Server::with(&[(limit, "2"), ("request_burst", "1000000")]).await;
        let [one, two] = server.guests().await;
        let first = Socket::open(&server, &one).await;
        let _second = Socket::open(&server, &one).await;
        let (code, body) = status(Socket::try_open(&server, &one, None).await);
        assert_eq!(code, 429, "{limit}");
        assert_eq!(body["error"]["code"], "too_many_requests");
        assert_eq!(
            Socket::try_open(&server, &two, None).await.is_ok(),
            is_of_user
        );
        drop(first);
        // The server hears of it a little later.
        while Socket::try_open(&server, &one, None).await.is_err() {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn a_handshake_comes_from_our_own_page_or_from_none() {
    let server = Server::with(&[("public_origins", "https://towpath.example")]).await;
    let guest = server.guest().await;
    for origin in [None, Some("https://towpath.example")] {
        assert!(
            Socket::try_open(&server, &guest, origin).await.is_ok(),
            "{origin:?}"
        );
    }
    for origin in [
        "https://evil.example",
        "https://towpath.example.evil.example",
        "https://towpath.example:444",
        "null",
        "",
    ] {
        let (code, body) = status(Socket::try_open(&server, &guest, Some(origin)).await);
        assert_eq!(code, 403, "{origin}");
        assert_eq!(body["error"]["code"], "wrong_origin");
    }
}

#[tokio::test]
async fn a_token_plays_over_http_and_over_a_socket_and_does_no_more() {
    let server = Server::patient().await;
    let owner = server.somebody("Bot owner", "a long password").await;
    let new = owner
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .is(201);
    let token = new.json["token"].as_str().unwrap().to_owned();
    let send = async |method: Method, path: &str, body: Value| {
        let request = client()
            .request(method, server.url(path))
            .bearer_auth(&token)
            .json(&body);
        Answer::read(request.send().await.unwrap()).await
    };
    let host = server.guest().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    let path = format!("/api/tables/{table}");
    let sit = json!({ "command": { "do": "sit" } });
    send(Method::POST, &path, sit).await.is(200);
    host.does(&table, json!({ "do": "start" })).await.is(200);
    let mut socket = Socket::open_as_bot(&server, &token).await;
    socket.join(&table, json!({ "show": "events" })).await;
    for nth in 0.. {
        let shown = send(Method::GET, &path, Value::Null).await.is(200).json;
        assert_eq!(shown["yours"], json!([1]));
        match shown["to_act"][0].as_u64() {
            None => break,
            Some(0) => drop(host.act(&table, nth).await.is(200)),
            Some(_) => {
                let legal = shown["legal"].as_array().unwrap();
                let action = &legal[nth % legal.len()];
                let act = json!({ "do": "act", "seat": 1, "actions": [action] });
                match nth % 2 {
                    0 => drop(
                        send(Method::POST, &path, json!({ "command": act }))
                            .await
                            .is(200),
                    ),
                    _ => {
                        let done = socket.does(&table, &format!("b{nth}"), act).await;
                        assert_eq!(done["type"], "done", "{done}");
                    }
                }
            }
        }
    }
    let new = json!({ "password": "another password", "old": "a long password" });
    send(Method::PUT, "/api/me/password", new)
        .await
        .refused(403, "not_for_bots");
    for (method, path) in [
        (Method::GET, "/api/me/tokens"),
        (Method::POST, "/api/me/tokens"),
        (Method::DELETE, "/api/me"),
    ] {
        let answer = send(method.clone(), path, json!({ "label": "more" })).await;
        assert_eq!(
            answer.status.as_u16(),
            403,
            "{method} {path} {}",
            answer.text
        );
    }
}

#[tokio::test]
async fn nobody_acts_for_another_or_out_of_turn_or_too_early_or_too_late() {
    let server = Server::patient().await;
    let [host, friend, stranger] = server.guests().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    let act = |seat: usize, action: &str| json!({ "do": "act", "seat": seat, "actions": [{ "do": action }] });
    host.does(&table, act(0, "keep_both"))
        .await
        .refused(409, "not_started");
    friend.does(&table, json!({ "do": "sit" })).await.is(200);
    host.does(&table, json!({ "do": "start" })).await.is(200);
    let mut socket = Socket::open(&server, &stranger).await;
    for seat in [0, 1] {
        stranger
            .does(&table, act(seat, "keep_both"))
            .await
            .refused(403, "not_your_seat");
        let join = json!({ "type": "join", "table": table, "seat": seat });
        socket.send(join).await;
        assert_eq!(socket.next().await["error"]["code"], "not_your_seat");
    }
    for command in [
        json!({ "do": "sit" }),
        json!({ "do": "sit", "seat": 1 }),
        json!({ "do": "leave", "seat": 1 }),
        json!({ "do": "undo", "seat": 1 }),
        json!({ "do": "resign", "seat": 1 }),
        json!({ "do": "plan", "seat": 1, "parts": [] }),
        json!({ "do": "ask_take_back", "seat": 1, "to": 1 }),
        json!({ "do": "answer_take_back", "seat": 1, "agrees": true }),
        json!({ "do": "place", "seat": 1, "sitter": { "kind": "me" } }),
        json!({ "do": "start" }),
        json!({ "do": "close" }),
        json!({ "do": "rematch" }),
        json!({ "do": "act", "seat": 9, "actions": [] }),
        json!({ "do": "act", "seat": 300, "actions": [] }),
        json!({ "do": "sit", "secret": "guess" }),
        json!({ "do": "mute", "user": "x", "is_muted": true }),
    ] {
        let answer = stranger.does(&table, command.clone()).await;
        assert!(answer.status.is_client_error(), "{command} {}", answer.text);
        let done = socket.does(&table, "x", command).await;
        assert_eq!(done["type"], "error");
    }
    assert_eq!(host.look(&table).await["yours"], json!([0]));
    // What is refused halfway has not been done at all.
    let shown = play(&[host.clone(), friend.clone()], &table, 2).await;
    let seat = shown["to_act"][0].as_u64().unwrap() as usize;
    let [acting, waiting] = [[&host, &friend], [&friend, &host]][seat];
    let before = acting.look(&table).await;
    waiting
        .does(&table, act(1 - seat, "draw"))
        .await
        .refused(422, "illegal");
    let both =
        json!({ "do": "act", "seat": seat, "actions": [{ "do": "draw" }, { "do": "pass" }] });
    let answer = acting.does(&table, both).await;
    assert!(answer.status.is_client_error(), "{}", answer.text);
    let after = acting.look(&table).await;
    assert_eq!(
        (&after["view"], &after["seq"]),
        (&before["view"], &before["seq"])
    );
    host.does(&table, json!({ "do": "resign", "seat": 0 }))
        .await
        .is(200);
    friend
        .does(&table, act(1, "draw"))
        .await
        .refused(409, "is_over");
}

#[tokio::test]
async fn the_same_id_is_carried_out_once_even_by_two_at_a_time_and_after_a_restart() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let say = |text: &str| json!({ "do": "say", "text": text });
    let mut one = Socket::open(&server, &guests[0]).await;
    let mut two = Socket::open(&server, &guests[0]).await;
    let keep = json!({ "do": "act", "seat": 0, "actions": [{ "do": "keep_both" }] });
    let (one, two, three) = tokio::join!(
        one.does(&table, "twice", keep.clone()),
        two.does(&table, "twice", keep.clone()),
        guests[0].does_as(&table, "twice", keep.clone()),
    );
    assert_eq!([&one["type"], &two["type"]], ["done", "done"]);
    let done = [one, two, three.is(200).json];
    let seq = done[0]["seq"].clone();
    assert!(done.iter().all(|done| done["seq"] == seq), "{done:?}");
    // What is stored need not be what was sent, to be known again.
    for (id, text) in [
        ("a", "hello"),
        ("b", "  bell \u{7} rings "),
        ("c", "two\nlines"),
    ] {
        let [one, two] = [
            guests[0].does_as(&table, id, say(text)).await.is(200),
            guests[0].does_as(&table, id, say(text)).await.is(200),
        ];
        assert_eq!(one.json, two.json, "{text:?}");
    }
    let answer = |agrees: bool| json!({ "do": "answer_take_back", "seat": 1, "agrees": agrees });
    let ask = json!({ "do": "ask_take_back", "seat": 0, "to": seq.as_u64().unwrap() - 1 });
    guests[0].does_as(&table, "ask", ask.clone()).await.is(200);
    guests[1].does_as(&table, "no", answer(false)).await.is(200);
    guests[1].does_as(&table, "no", answer(false)).await.is(200);
    guests[1]
        .does_as(&table, "no", answer(true))
        .await
        .refused(409, "id_reused");
    let mut further = ask.clone();
    further["to"] = json!(1);
    guests[0]
        .does_as(&table, "ask", further)
        .await
        .refused(409, "id_reused");
    for (id, other) in [
        ("a", say("bye")),
        ("twice", say("hello")),
        ("a", keep.clone()),
    ] {
        guests[0]
            .does_as(&table, id, other)
            .await
            .refused(409, "id_reused");
    }
    // Another person may use the same id.
    guests[1].does_as(&table, "a", say("me too")).await.is(200);
    let head = guests[0].look(&table).await["seq"].clone();
    let server = server.restarted(PATIENT).await;
    let again = server.again(&guests[0]);
    assert_eq!(
        again
            .does_as(&table, "twice", keep.clone())
            .await
            .is(200)
            .json["seq"],
        seq
    );
    again
        .does_as(&table, "twice", say("no"))
        .await
        .refused(409, "id_reused");
    assert_eq!(again.look(&table).await["seq"], head);
    for id in ["", &"x".repeat(65)] {
        again
            .does_as(&table, id, say("hello"))
            .await
            .refused(422, "malformed");
    }
}
