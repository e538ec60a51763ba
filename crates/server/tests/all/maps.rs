//! Maps of Roads & Boats: who may do what with them, and what is told of them.

use serde_json::{Value, json};

use crate::support::{Browser, Server};
use crate::table_support::PATIENT;

/// A map of so many tiles of woods in a row, for one or two seats.
fn row(name: &str, tiles: usize) -> Value {
    let tiles: Vec<Value> = (0..tiles)
        .map(|q| json!({ "q": q, "r": 0, "terrain": "woods" }))
        .collect();
    json!({ "name": name, "seats": [1, 2], "tiles": tiles })
}

async fn saved(browser: &Browser, map: Value, shared: bool) -> String {
    let new = json!({ "map": map, "shared": shared });
    let answer = browser.post("/api/maps", new).await.is(201);
    answer.json["id"].as_str().unwrap().to_owned()
}

async fn ids(browser: &Browser, query: &str) -> Vec<String> {
    let page = browser.get(&format!("/api/maps?{query}")).await.is(200);
    let maps = page.json["maps"].as_array().unwrap().iter();
    maps.map(|map| map["id"].as_str().unwrap().to_owned())
        .collect()
}

/// How many maps come with the game.
const BUILT_IN: usize = 31;

#[tokio::test]
async fn the_maps_of_the_box_come_first_and_can_be_looked_at() {
    let server = Server::start().await;
    let browser = server.browser();
    let page = browser.get("/api/maps").await.is(200).json;
    let maps = page["maps"].as_array().unwrap();
    assert_eq!(maps.len(), BUILT_IN);
    assert!(page.get("next").is_none());
    assert_eq!(
        maps[0],
        json!({
            "id": "a-river-runs-through-it",
            "name": "A River Runs Through It",
            "seats": maps[0]["seats"],
            "tiles": maps[0]["tiles"],
            "record": maps[0]["record"],
            "is_built_in": true,
            "shared": true,
            "is_playable": true,
        })
    );
    assert!(maps[0]["record"]["score"].as_u64().unwrap() > 0);
    for map in maps {
        let id = map["id"].as_str().unwrap();
        let whole = browser.get(&format!("/api/maps/{id}")).await.is(200).json;
        for (key, value) in map.as_object().unwrap() {
            assert_eq!(&whole[key], value, "{id} {key}");
        }
        let n_tiles = map["tiles"].as_u64().unwrap() as usize;
        for tiles in [&whole["map"]["tiles"], &whole["ground"]["tiles"]] {
            assert_eq!(tiles.as_array().unwrap().len(), n_tiles, "{id}");
        }
        assert_eq!(whole["map"]["name"], map["name"]);
    }
    for seats in 1..=6 {
        let some = ids(&browser, &format!("seats={seats}")).await;
        assert!(
            !some.is_empty() && some.len() < BUILT_IN,
            "{seats}: {some:?}"
        );
    }
    for query in [
        "seats=0",
        "seats=7",
        "seats=x",
        "after=x",
        "after=x-y",
        "colour=red",
    ] {
        let answer = browser.get(&format!("/api/maps?{query}")).await;
        assert!((400..500).contains(&answer.status.as_u16()), "{query}");
    }
    browser
        .get("/api/maps?mine=true")
        .await
        .refused(401, "signed_out");
    for id in ["nothing", "No-Such", "%00", "aaaaaaaaaaaaaaaa"] {
        browser
            .get(&format!("/api/maps/{id}"))
            .await
            .refused(404, "no_such_map");
        browser
            .get(&format!("/api/maps/{id}/scores"))
            .await
            .refused(404, "no_such_map");
    }
}

#[tokio::test]
async fn a_map_is_saved_shared_changed_and_deleted_by_its_owner_alone() {
    let server = Server::with(PATIENT).await;
    let anna = server.somebody("Anna", "a long password").await;
    let bob = server.guest().await;
    let new = json!({ "map": row("Row", 7), "shared": false });
    server
        .browser()
        .post("/api/maps", new.clone())
        .await
        .refused(401, "signed_out");
    let id = saved(&anna, row("Row", 7), false).await;
    assert!(!ids(&anna, "").await.contains(&id));
    assert_eq!(ids(&anna, "mine=true").await, [id.as_str()]);
    assert_eq!(ids(&bob, "mine=true").await, Vec::<String>::new());
    let path = format!("/api/maps/{id}");
    let whole = server.browser().get(&path).await.is(200).json;
    assert_eq!(whole["map"], row("Row", 7));
    assert_eq!(whole["by"]["name"], "Anna");
    assert_eq!(
        (&whole["shared"], &whole["is_playable"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(
        (&whole["tiles"], &whole["seats"]),
        (&json!(7), &json!([1, 2]))
    );
    assert_eq!(whole["ground"]["tiles"].as_array().unwrap().len(), 7);
    assert!(whole.get("record").is_none() && whole.get("best").is_none());

    let shared = json!({ "map": row("Longer Row", 9), "shared": true });
    server
        .browser()
        .put(&path, shared.clone())
        .await
        .refused(401, "signed_out");
    bob.put(&path, shared.clone())
        .await
        .refused(403, "not_your_map");
    bob.delete(&path).await.refused(403, "not_your_map");
    let changed = anna.put(&path, shared.clone()).await.is(200).json;
    assert_eq!(changed, json!({ "id": id, "is_playable": true }));
    let page = bob.get("/api/maps").await.is(200).json;
    let listed = page["maps"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(listed["id"], json!(id));
    assert_eq!(
        (&listed["name"], &listed["tiles"]),
        (&json!("Longer Row"), &json!(9))
    );
    for built_in in ["rings", "two-banks"] {
        let path = format!("/api/maps/{built_in}");
        anna.put(&path, shared.clone())
            .await
            .refused(403, "not_your_map");
        anna.delete(&path).await.refused(403, "not_your_map");
    }
    // A game can be played on it.
    let setup = json!({ "seats": 1, "map": bob.get(&path).await.json["map"] });
    bob.open("roads-and-boats", setup, json!({})).await;

    anna.delete(&path).await.is(204);
    anna.delete(&path).await.refused(404, "no_such_map");
    anna.put(&path, shared).await.refused(404, "no_such_map");
    server
        .browser()
        .get(&path)
        .await
        .refused(404, "no_such_map");
}

#[tokio::test]
async fn a_draft_may_be_wrong_and_cannot_be_shared() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let mut map = row("", 3);
    map["tiles"][2]["q"] = json!(9);
    map["seats"] = json!([0, 3, 3, 200]);
    let new = json!({ "map": map, "shared": true });
    guest
        .post("/api/maps", new)
        .await
        .refused(409, "map_unfinished");
    let id = saved(&guest, map.clone(), false).await;
    let path = format!("/api/maps/{id}");
    let whole = guest.get(&path).await.is(200).json;
    assert_eq!(whole["map"], map);
    assert_eq!(
        (&whole["is_playable"], &whole["seats"]),
        (&json!(false), &json!([3]))
    );
    assert_eq!(whole["ground"]["tiles"].as_array().unwrap().len(), 3);
    let empty = json!({ "name": "New", "seats": [], "tiles": [] });
    let saved = guest
        .put(&path, json!({ "map": empty, "shared": false }))
        .await
        .is(200);
    assert_eq!(saved.json["is_playable"], false);
    let whole = guest.get(&path).await.is(200).json;
    assert_eq!(whole["ground"]["tiles"], json!([]));
    assert_eq!(ids(&guest, "mine=true").await, [id.as_str()]);
    guest
        .put(&path, json!({ "map": empty, "shared": true }))
        .await
        .refused(409, "map_unfinished");
}

#[tokio::test]
async fn there_is_an_end_to_how_many_and_how_large_maps_are() {
    let server = Server::with(&[("maps_per_user", "2")]).await;
    let guest = server.guest().await;
    let first = saved(&guest, row("One", 5), true).await;
    saved(&guest, row("Two", 5), false).await;
    let new = json!({ "map": row("Three", 5) });
    guest
        .post("/api/maps", new.clone())
        .await
        .refused(409, "too_many_maps");
    saved(&server.guest().await, row("Three", 5), false).await;
    guest.delete(&format!("/api/maps/{first}")).await.is(204);
    guest.post("/api/maps", new).await.is(201);

    let guest = server.guest().await;
    let mut long = row("One", 5);
    long["name"] = json!("o".repeat(61));
    let mut odd = row("One", 5);
    odd["name"] = json!("o\u{0}e");
    let mut talkative = row("One", 5);
    talkative["record"] = json!({ "score": 1, "by": "x".repeat(400) });
    for (map, status, code) in [
        (long, 422, "malformed"),
        (odd, 422, "malformed"),
        (row("Long", 201), 422, "malformed"),
        (talkative, 422, "malformed"),
        (
            json!({ "name": "x", "seats": [1], "tiles": [{ "q": 0, "r": 0, "terrain": "x" }] }),
            422,
            "malformed",
        ),
        (json!("Rings"), 422, "malformed"),
        (json!(null), 422, "malformed"),
    ] {
        let answer = guest.post("/api/maps", json!({ "map": map })).await;
        answer.refused(status, code);
    }
    for body in [
        json!({}),
        json!({ "map": row("a", 5), "share": true }),
        json!([]),
    ] {
        guest
            .post("/api/maps", body)
            .await
            .refused(422, "malformed");
    }
    guest
        .post("/api/maps", json!({ "map": "x".repeat(600_000) }))
        .await
        .refused(413, "too_large");
    assert_eq!(ids(&guest, "mine=true").await, Vec::<String>::new());
}

#[tokio::test]
async fn lists_have_pages() {
    let server = Server::with(PATIENT).await;
    let (anna, bob) = (server.guest().await, server.guest().await);
    let mut shared = Vec::new();
    for nth in 0..7 {
        let by = if nth % 2 == 0 { &anna } else { &bob };
        shared.push(saved(by, row(&format!("Row {nth}"), 5), true).await);
        saved(by, row("Mine", 5), false).await;
    }
    let everything = ids(&anna, "limit=100").await;
    assert_eq!(everything.len(), BUILT_IN + 7);
    let mut sorted = everything[BUILT_IN..].to_vec();
    sorted.sort();
    shared.sort();
    assert_eq!(sorted, shared);
    for limit in [1, 4, BUILT_IN, 37, 38] {
        let mut paged: Vec<String> = Vec::new();
        let mut query = format!("limit={limit}");
        loop {
            let page = anna.get(&format!("/api/maps?{query}")).await.is(200).json;
            let maps = page["maps"].as_array().unwrap();
            assert!(maps.len() <= limit && !maps.is_empty());
            paged.extend(
                maps.iter()
                    .map(|map| map["id"].as_str().unwrap().to_owned()),
            );
            let Some(next) = page["next"].as_str() else {
                break;
            };
            query = format!("limit={limit}&after={next}");
        }
        assert_eq!(paged, everything, "{limit}");
    }
    assert_eq!(ids(&anna, "mine=true").await.len(), 8);
    let first = ids(&anna, "mine=true&limit=3").await;
    assert_eq!(first.len(), 3);
    assert_eq!(
        ids(&anna, "seats=6&limit=100").await.len(),
        ids(&bob, "seats=6").await.len()
    );
    assert!(ids(&anna, "seats=2&limit=100").await.contains(&shared[0]));
    assert!(!ids(&anna, "seats=3&limit=100").await.contains(&shared[0]));

    anna.delete("/api/me").await.is(200);
    let left = bob.get("/api/maps?limit=100").await.is(200).json;
    let left = &left["maps"].as_array().unwrap()[BUILT_IN..];
    assert_eq!(left.len(), 7);
    let nameless = left.iter().filter(|map| map.get("by").is_none()).count();
    assert_eq!(nameless, 4);
}

#[tokio::test]
async fn everything_that_is_wrong_is_told_at_once_in_the_language_of_the_caller() {
    let server = Server::start().await;
    let browser = server.browser();
    let good = json!({ "map": row("Row", 7) });
    let checked = browser.post("/api/maps/check", good).await.is(200).json;
    assert_eq!(checked["problems"], json!([]));
    assert_eq!(checked["ground"]["tiles"].as_array().unwrap().len(), 7);
    let asked = json!({ "map": row("Row", 7), "seats": 5 });
    let checked = browser.post("/api/maps/check", asked).await.is(200).json;
    assert_eq!(checked["problems"][0]["key"], "rb-fault-no-room");

    let mut map = row("", 4);
    map["tiles"][1]["rivers"] = json!([[0]]);
    map["tiles"][2]["terrain"] = json!("jungle");
    map["tiles"][3]["q"] = json!(8);
    map["homes"] = json!([{ "q": 5, "r": 5 }]);
    let mut messages = Vec::new();
    for language in ["en", "fi", "pl", "nb"] {
        let request = browser
            .request(reqwest::Method::POST, "/api/maps/check")
            .header("accept-language", language)
            .json(&json!({ "map": map }));
        let checked = browser.run(request).await.is(200).json;
        let problems = checked["problems"].as_array().unwrap();
        let keys: Vec<&str> = problems
            .iter()
            .map(|fault| fault["key"].as_str().unwrap())
            .collect();
        assert_eq!(
            keys,
            [
                "rb-fault-terrain",
                "rb-fault-no-name",
                "rb-fault-river-off",
                "rb-fault-gap",
                "rb-fault-home-off-map",
                "rb-fault-no-land",
            ]
        );
        assert_eq!(problems[0]["hex"], json!([2, 0]));
        assert!(problems[1].get("hex").is_none());
        assert!(problems[3]["detail"].as_str().unwrap().contains("(8, 0)"));
        for fault in problems {
            let message = fault["message"].as_str().unwrap();
            assert!(
                !message.contains("rb-") && !message.contains('$'),
                "{message}"
            );
            messages.push(message.to_owned());
        }
        assert_eq!(checked["ground"]["tiles"].as_array().unwrap().len(), 3);
    }
    messages.sort();
    messages.dedup();
    assert_eq!(messages.len(), 24);
    for body in [
        json!({}),
        json!({ "map": 3 }),
        json!({ "map": row("a", 3), "seats": 256 }),
    ] {
        browser
            .post("/api/maps/check", body)
            .await
            .refused(422, "malformed");
    }
}

#[tokio::test]
async fn random_maps_are_generated_and_maps_taken_from_others() {
    let server = Server::start().await;
    let browser = server.browser();
    let made = browser
        .post("/api/maps/make", json!({ "seats": 2, "tiles": 30 }))
        .await
        .is(200)
        .json;
    assert_eq!(made["map"]["tiles"].as_array().unwrap().len(), 30);
    assert_eq!(made["ground"]["tiles"].as_array().unwrap().len(), 30);
    assert_eq!(made["map"]["seats"], json!([2]));
    let again = json!({ "seats": 2, "tiles": 30, "seed": made["seed"] });
    let again = browser.post("/api/maps/make", again).await.is(200).json;
    assert_eq!(again, made);
    let checked = browser
        .post("/api/maps/check", json!({ "map": made["map"] }))
        .await
        .is(200);
    assert_eq!(checked.json["problems"], json!([]));
    for (lot, entry) in [
        (json!({ "seats": 0 }), "seats"),
        (json!({ "seats": 7 }), "seats"),
        (json!({ "seats": 2, "tiles": 3 }), "tiles"),
        (json!({ "seats": 2, "tiles": 5000 }), "tiles"),
        (json!({ "seats": 2, "name": "" }), "name"),
        (json!({ "seats": 2, "seed": "" }), "seed"),
        (json!({}), "seats"),
    ] {
        let refused = browser.post("/api/maps/make", lot).await;
        let refused = refused.refused(422, "malformed");
        let detail = refused.json["error"]["detail"].as_str().unwrap();
        assert!(detail.contains(entry), "{detail}");
    }

    let text = "0,0:W\n1,0:P\n2,0:R\n3,0:M\n4,0:D\n";
    let taken = browser
        .post(
            "/api/maps/import",
            json!({ "text": text, "name": "Theirs" }),
        )
        .await
        .is(200)
        .json;
    assert_eq!(taken["problems"], json!([]));
    assert_eq!(taken["map"]["name"], "Theirs");
    assert_eq!(taken["map"]["seats"], json!([1, 2, 3]));
    assert_eq!(taken["ground"]["tiles"].as_array().unwrap().len(), 5);
    let torn = json!({ "text": "0,0:W\n7,0:P\n" });
    let taken = browser.post("/api/maps/import", torn).await.is(200).json;
    assert_eq!(taken["problems"][0]["key"], "rb-fault-gap");
    for text in ["", "hello", "{}", "{\"tiles\": 3}", "0,0:X", "\u{0}"] {
        let refused = browser
            .post("/api/maps/import", json!({ "text": text }))
            .await;
        refused.refused(422, "malformed");
    }
}
