//! What people call themselves and their things: seen as it is, and not to be mistaken for another.

use serde_json::{Value, json};

use crate::support::Server;

const PASSWORD: &str = "correct horse battery";

#[tokio::test]
async fn a_name_that_looks_like_another_is_taken() {
    let server = Server::start().await;
    for name in ["Anna", "Paul", "Ivo", "żółw 2"] {
        server.somebody(name, PASSWORD).await;
    }
    let guest = server.guest().await;
    for name in [
        "ANNA",
        "Аnnа",
        "Ａｎｎａ",
        "PauI",
        "Pau1",
        "lvo",
        "Ινο",
        "ŻÓŁW  2",
        "żółw２",
    ] {
        let answer = guest.patch("/api/me", json!({ "name": name })).await;
        let code = &answer.json["error"]["code"];
        // What mixes scripts is no name to begin with.
        let is_refused = ["name_taken", "bad_name"].contains(&code.as_str().unwrap_or_default());
        assert!(is_refused || name == "żółw２", "{name} {}", answer.text);
    }
    for (name, kept) in [
        ("Zoe\u{308}", "Zoë"),
        ("Ann", "Ann"),
        ("名前", "名前"),
        ("Дима", "Дима"),
        ("Αθηνά", "Αθηνά"),
        ("Anna 🦆", "Anna 🦆"),
    ] {
        let me = guest.patch("/api/me", json!({ "name": name })).await;
        assert_eq!(me.is(200).json["name"], kept);
    }
    for name in [
        "A\u{200b}",
        "\u{3164}",
        "\u{2800}",
        "Anna\u{2066}",
        "Annа",
        "\u{e000}",
    ] {
        guest
            .patch("/api/me", json!({ "name": name }))
            .await
            .refused(422, "bad_name");
    }
}

#[tokio::test]
async fn one_signs_in_however_the_name_is_spelled() {
    let server = Server::start().await;
    server.somebody("Zoë Łk", PASSWORD).await;
    for name in [
        "zoë łk",
        "ZOE\u{308} ŁK",
        " Zoë  Łk ",
        "Ｚoë\u{a0}Łk",
        "Zoë\u{200b} Łk",
    ] {
        let sign_in = json!({ "name": name, "password": PASSWORD });
        let me = server.browser().post("/api/sign-in", sign_in).await;
        assert_eq!(me.is(200).json["name"], "Zoë Łk");
    }
    for name in ["", "\0", "Zoe Łk", &"Zoë Łk".repeat(1000)] {
        let sign_in = json!({ "name": name, "password": PASSWORD });
        let answer = server.browser().post("/api/sign-in", sign_in).await;
        answer.refused(401, "wrong_password");
    }
}

#[tokio::test]
async fn titles_and_names_of_maps_can_be_seen() {
    let server = Server::patient().await;
    let guest = server.guest().await;
    let tiles: Vec<Value> = (0..4)
        .map(|q| json!({ "q": q, "r": 0, "terrain": "woods" }))
        .collect();
    let map = |name: &str| json!({ "name": name, "seats": [1, 2], "tiles": tiles });
    for title in ["", "Дима vs Anna", "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}"] {
        let table = guest
            .open(
                "amsterdam",
                json!({ "seats": 2 }),
                json!({ "title": title }),
            )
            .await;
        assert_eq!(guest.look(&table).await["title"], title);
        let new = json!({ "map": map(title), "shared": false });
        guest.post("/api/maps", new).await.is(201);
    }
    for title in [
        "a\u{202e}b",
        "a\u{2067}b",
        "\u{3164}",
        " ",
        "a\u{200b}b",
        "a\nb",
    ] {
        let options = json!({ "game": "amsterdam", "setup": { "seats": 2 }, "title": title });
        let new = json!({ "options": options, "seats": [{ "kind": "me" }] });
        guest
            .post("/api/tables", new)
            .await
            .refused(422, "malformed");
        let new = json!({ "map": map(title), "shared": false });
        guest.post("/api/maps", new).await.refused(422, "malformed");
        let setup = json!({ "seats": 1, "map": map(title) });
        let options = json!({ "game": "roads-and-boats", "setup": setup });
        let new = json!({ "options": options, "seats": [{ "kind": "me" }] });
        let answer = guest.post("/api/tables", new).await;
        assert!(answer.status.is_client_error(), "{title:?} {}", answer.text);
        let mut map = map("Woods");
        map["record"] = json!({ "score": 1, "by": title });
        let new = json!({ "map": map, "shared": false });
        guest.post("/api/maps", new).await.refused(422, "malformed");
    }
}

#[tokio::test]
async fn what_is_said_turns_no_line_round() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    for (text, kept) in [
        ("a\u{202e}b\u{2066}c", "abc"),
        ("👨\u{200d}👩\u{200d}👧", "👨\u{200d}👩\u{200d}👧"),
        ("two\nlines", "two\nlines"),
    ] {
        let say = json!({ "do": "say", "text": text });
        guests[0].does(&table, say).await.is(200);
        let log = guests[1].get(&format!("/api/tables/{table}/log")).await;
        let log = log.is(200).json;
        let last = log.as_array().unwrap().last().unwrap().to_string();
        assert!(last.contains(&json!(kept).to_string()), "{last}");
    }
    for text in ["\u{202e}", "\u{3164}\u{2800}", "\u{200d}"] {
        let say = json!({ "do": "say", "text": text });
        guests[0]
            .does(&table, say)
            .await
            .refused(422, "nothing_said");
    }
}
