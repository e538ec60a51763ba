//! A game gone over again, step by step, shows each viewer what it saw and nothing more.

use json_patch::Patch;
use serde_json::{Value, json};

use crate::support::{Browser, Server};
use crate::table_support::play;
use crate::truth::{Eyes, Truth};

/// Every step there is for these eyes, read page by page.
pub(crate) async fn read(browser: &Browser, table: &str, query: &str, limit: usize) -> Value {
    let path = format!("/api/tables/{table}/steps?limit={limit}{query}");
    let mut all = browser.get(&path).await.is(200).json;
    while all["more"] == true {
        let last = all["steps"].as_array().unwrap().last().unwrap()["seq"].clone();
        let next = browser
            .get(&format!("{path}&after={last}"))
            .await
            .is(200)
            .json;
        assert_eq!(next["seq"], last);
        let steps = next["steps"].as_array().unwrap();
        assert!(!steps.is_empty() && steps.len() <= limit);
        all["steps"].as_array_mut().unwrap().extend(steps.clone());
        all["more"] = next["more"].clone();
    }
    all
}

/// Asserts that steps put together make what these eyes saw after each entry.
#[track_caller]
pub(crate) fn check(truth: &Truth, eyes: Eyes, steps: &Value) -> usize {
    let mut view = steps["view"].clone();
    let seq = steps["seq"].as_u64().unwrap();
    assert_eq!(view, truth.moments[&seq].seen[&eyes].view);
    for step in steps["steps"].as_array().unwrap() {
        let moment = &truth.moments[&step["seq"].as_u64().unwrap()];
        let seen = &moment.seen[&eyes];
        let patch: Patch = serde_json::from_value(step["changes"].clone()).unwrap();
        json_patch::patch(&mut view, &patch).unwrap();
        assert_eq!(view, seen.view, "{step}");
        // Where nothing happened in the game nothing is said of it.
        let events = step["events"].as_array().cloned().unwrap_or_default();
        assert_eq!(json!(events), json!(seen.events));
        assert_eq!(step["what"]["entry"], moment.what["entry"]);
        assert!(step["what"].get("actions").is_none());
    }
    steps["steps"].as_array().unwrap().len()
}

#[tokio::test]
async fn the_steps_of_a_running_game_show_each_viewer_what_it_saw() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let (mut n_done, mut n_undone) = (0, 0);
    // Fewer than any game has.
    for nth in 0..24 {
        let shown = play(&guests, &table, 1).await;
        n_done += 1;
        if nth % 10 == 0 {
            let say = json!({ "do": "say", "text": "well played" });
            guests[0].does(&table, say).await.is(200);
        }
        if nth % 10 == 9 {
            let to = shown["seq"].as_u64().unwrap() - 3;
            let ask = json!({ "do": "ask_take_back", "seat": 0, "to": to });
            guests[0].does(&table, ask).await.is(200);
            let agree = json!({ "do": "answer_take_back", "seat": 1, "agrees": true });
            guests[1].does(&table, agree).await.is(200);
            n_undone += 1;
        }
    }
    let truth = Truth::of(&server, &table).await;
    let people = [
        (Some(0), &guests[0]),
        (Some(1), &guests[1]),
        (None, &server.browser()),
    ];
    for (eyes, browser) in people {
        for limit in [7, 1000] {
            let steps = read(browser, &table, "", limit).await;
            assert_eq!(steps["more"], false);
            assert_eq!(check(&truth, eyes, &steps), n_done + n_undone);
            let text = steps.to_string();
            assert!(!text.contains(&truth.seed) && !text.contains("well played"));
        }
    }
    // Before the game there is nothing to see, and then all of it at once.
    let path = format!("/api/tables/{table}/steps?after=1");
    let steps = guests[0].get(&path).await.is(200).json;
    assert_eq!(check(&truth, Some(0), &steps), n_done + n_undone + 1);
    assert_eq!(steps["steps"][0]["what"], json!({ "entry": "started" }));
    let path = format!("/api/tables/{table}/steps?after=99999");
    let steps = guests[0].get(&path).await.is(200).json;
    assert_eq!(check(&truth, Some(0), &steps), 0);
    let last = guests[0].look(&table).await;
    assert_eq!(steps["seq"], last["seq"]);
    assert_eq!(steps["to_act"], last["to_act"]);
}

#[tokio::test]
async fn another_seats_eyes_are_lent_when_the_game_is_over_and_not_before() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    play(&guests, &table, 12).await;
    let path = |seat: u8| format!("/api/tables/{table}/steps?seat={seat}");
    let fan = server.guest().await;
    let nobody = server.browser();
    guests[0].get(&path(0)).await.is(200);
    guests[0].get(&path(1)).await.refused(403, "not_your_seat");
    fan.get(&path(0)).await.refused(403, "not_your_seat");
    nobody.get(&path(1)).await.refused(403, "not_your_seat");
    let truth = Truth::of(&server, &table).await;
    let resign = json!({ "do": "resign", "seat": 0 });
    guests[0].does(&table, resign).await.is(200);
    for seat in [0, 1] {
        for browser in [&guests[0], &guests[1], &fan, &nobody] {
            let mut steps = browser.get(&path(seat)).await.is(200).json;
            let list = steps["steps"].as_array_mut().unwrap();
            let last = list.pop().unwrap();
            assert_eq!(last["what"], json!({ "entry": "resigned", "seat": 0 }));
            assert_eq!(last["outcome"]["places"], json!([2, 1]));
            assert!(list.iter().all(|step| step["outcome"].is_null()));
            assert_eq!(check(&truth, Some(seat), &steps), 12);
        }
    }
    nobody.get(&path(2)).await.refused(404, "no_such_seat");
}

#[tokio::test]
async fn the_steps_of_roads_and_boats_tell_of_plans_as_the_news_do() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    play(&guests, &table, 40).await;
    let truth = Truth::of(&server, &table).await;
    for (eyes, browser) in [(Some(0), &guests[0]), (None, &server.browser())] {
        let steps = read(browser, &table, "", 9).await;
        assert_eq!(check(&truth, eyes, &steps), 40);
    }
}

#[tokio::test]
async fn there_are_no_steps_where_there_is_no_game_or_nobody_may_look() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    let path = format!("/api/tables/{table}/steps");
    host.get(&path).await.refused(409, "not_started");
    let options = json!({ "spectators": "nobody" });
    let (guests, table) = server.game::<2>("amsterdam", options).await;
    let path = format!("/api/tables/{table}/steps");
    guests[1].get(&path).await.is(200);
    host.get(&path).await.refused(403, "not_watchable");
    let resign = json!({ "do": "resign", "seat": 0 });
    guests[0].does(&table, resign).await.is(200);
    for query in ["", "?seat=0"] {
        let path = format!("{path}{query}");
        guests[0].get(&path).await.is(200);
        host.get(&path).await.refused(403, "not_watchable");
    }
    host.get("/api/tables/nowhere/steps")
        .await
        .refused(404, "no_such_table");
}

/// Does as little as there is to do in every seat, until a turn begins.
async fn pass_until(guests: &[Browser], table: &str, turn: u64) -> Value {
    loop {
        let shown = guests[0].look(table).await;
        if shown["view"]["turn"].as_u64() >= Some(turn) {
            return shown;
        }
        let seat = shown["to_act"][0].as_u64().unwrap() as usize;
        let own = guests[seat].look(table).await;
        let legal = own["legal"].as_array().unwrap();
        let done = legal.iter().find(|action| action["do"] == "done");
        let action = done.unwrap_or(&legal[0]);
        let act = json!({ "do": "act", "seat": seat, "actions": [action] });
        guests[seat].does(table, act).await.is(200);
    }
}

#[tokio::test]
async fn the_course_of_a_game_shows_how_the_seats_stood_after_each_round() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("roads-and-boats", json!({})).await;
    let second = pass_until(&guests, &table, 2).await;
    let third = pass_until(&guests, &table, 3).await;
    let path = format!("/api/tables/{table}/course");
    let course = guests[0].get(&path).await.is(200).json;
    let rounds = |course: &Value| -> Vec<u64> {
        let course = course.as_array().unwrap().iter();
        course
            .map(|stood| stood["round"].as_u64().unwrap())
            .collect()
    };
    assert_eq!(rounds(&course), [0, 1, 2, 3]);
    // What began the second round is the first entry after those of the first.
    assert_eq!(course[1]["seq"], second["seq"].as_u64().unwrap() - 1);
    assert_eq!(course[3]["seq"], third["seq"]);
    for (seat, stood) in course[3]["seats"].as_array().unwrap().iter().enumerate() {
        let wealth = &third["view"]["wealth"][seat];
        let points =
            wealth["riches_points"].as_u64().unwrap() + wealth["wonder_points"].as_u64().unwrap();
        assert_eq!(stood["points"], points);
        let transporters = third["view"]["seats"][seat]["transporters"]
            .as_array()
            .unwrap();
        assert_eq!(stood["transporters"], transporters.len());
    }
    // Everything lies open, to spectators too.
    assert_eq!(server.browser().get(&path).await.is(200).json, course);

    // A round that was taken back is not in it.
    let to = second["seq"].as_u64().unwrap() - 1;
    let asking = guests[0]
        .does(
            &table,
            json!({ "do": "ask_take_back", "seat": 0, "to": to }),
        )
        .await;
    asking.is(200);
    let agree = json!({ "do": "answer_take_back", "seat": 1, "agrees": true });
    guests[1].does(&table, agree).await.is(200);
    let course = guests[0].get(&path).await.is(200).json;
    assert_eq!(rounds(&course), [0, 1]);
}

#[tokio::test]
async fn a_game_without_rounds_has_no_course_and_one_that_has_not_begun_neither() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let setup = json!({ "seats": 2 });
    let table = host.open("roads-and-boats", setup, json!({})).await;
    let path = format!("/api/tables/{table}/course");
    host.get(&path).await.refused(409, "not_started");
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let path = format!("/api/tables/{table}/course");
    assert_eq!(guests[0].get(&path).await.is(200).json, json!([]));
}
