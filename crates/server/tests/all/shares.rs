//! What the players add to the deal.

use games::{Amsterdam, ShelfGame, fair};
use serde_json::{Value, json};

use crate::support::{Browser, Server};
use crate::table_support::play;

fn share(digit: char) -> String {
    digit.to_string().repeat(64)
}

fn reveal(seat: u8, share: &str) -> Value {
    json!({ "do": "reveal", "seat": seat, "share": share })
}

/// A table with two people who have committed to a share each, which is about to start.
async fn starting(server: &Server) -> ([Browser; 2], String) {
    let guests = server.guests::<2>().await;
    let table = guests[0]
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    let commit = json!({ "do": "commit", "seat": 0, "hash": fair::hash_of(&share('a')) });
    guests[0].does(&table, commit).await.is(200);
    let sit = json!({ "do": "sit", "commitment": fair::hash_of(&share('b')) });
    guests[1].does(&table, sit).await.is(200);
    let start = json!({ "do": "start" });
    guests[0].does(&table, start.clone()).await.is(200);
    guests[0]
        .does(&table, start)
        .await
        .refused(409, "has_started");
    (guests, table)
}

#[tokio::test]
async fn every_share_is_in_the_deal_and_the_record_proves_it() {
    let server = Server::patient().await;
    let (guests, table) = starting(&server).await;
    let shown = guests[0].look(&table).await;
    assert_eq!(shown["stage"], "open");
    assert_eq!(shown["starting"]["waiting"], json!([0, 1]));
    assert!(shown["deal"]["hash"].is_string() && shown["deal"]["seed"].is_null());
    assert_eq!(
        shown["deal"]["shares"],
        json!([
            { "seat": 0, "hash": fair::hash_of(&share('a')) },
            { "seat": 1, "hash": fair::hash_of(&share('b')) },
        ])
    );

    let wrong = guests[0].does(&table, reveal(0, &share('c'))).await;
    wrong.refused(422, "wrong_share");
    let others = guests[0].does(&table, reveal(1, &share('b'))).await;
    others.refused(403, "not_your_seat");
    guests[0].does(&table, reveal(0, &share('a'))).await.is(200);
    let twice = guests[0].does(&table, reveal(0, &share('a'))).await;
    twice.refused(409, "not_asked");
    guests[1].does(&table, reveal(1, &share('b'))).await.is(200);
    let running = guests[0].look(&table).await;
    assert_eq!(running["stage"], "running");
    assert!(running["starting"].is_null());
    assert_eq!(running["deal"]["shares"][1]["share"], share('b'));
    // Whoever sits down later changes nothing of it.
    let path = format!("/api/tables/{table}/seats/1/link");
    let link = guests[1].post(&path, json!({})).await.is(200);
    let phone = server.guest().await;
    phone
        .does(
            &table,
            json!({ "do": "sit", "secret": link.json["secret"] }),
        )
        .await
        .is(200);

    let over = play(&[guests[0].clone(), phone], &table, 2000).await;
    assert_eq!(over["stage"], "finished");
    let path = format!("/api/tables/{table}/record");
    let record = guests[0].get(&path).await.is(200).json;
    Amsterdam.load(record.clone()).unwrap();
    let commitment: game::Commitment =
        serde_json::from_value(record["commitment"].clone()).unwrap();
    let seed: game::Seed = serde_json::from_value(record["seed"].clone()).unwrap();
    assert!(fair::holds(&commitment, seed));
    assert_eq!(commitment.shares.len(), 2);
    assert_eq!(over["deal"]["seed"], commitment.seed.unwrap().to_string());
    assert_ne!(commitment.seed, Some(seed));
}

#[tokio::test]
async fn a_lost_share_keeps_nobody_waiting_and_everybody_is_told() {
    let server = Server::patient().await;
    let (guests, table) = starting(&server).await;
    guests[1].does(&table, reveal(1, &share('b'))).await.is(200);
    let lost = json!({ "do": "reveal", "seat": 0 });
    guests[0].does(&table, lost).await.is(200);
    assert_eq!(guests[0].look(&table).await["stage"], "running");
    let log = guests[1]
        .get(&format!("/api/tables/{table}/log"))
        .await
        .is(200)
        .json;
    let last = log.as_array().unwrap().last().unwrap();
    assert_eq!(last["what"], json!({ "entry": "started", "missing": [0] }));
    assert!(last["by"].is_object());
}

#[tokio::test]
async fn a_change_of_seats_stops_a_start_that_waits() {
    let server = Server::patient().await;
    let (guests, table) = starting(&server).await;
    guests[0].does(&table, reveal(0, &share('a'))).await.is(200);
    guests[1]
        .does(&table, json!({ "do": "leave", "seat": 1 }))
        .await
        .is(200);
    let shown = guests[0].look(&table).await;
    assert!(shown["starting"].is_null());
    assert_eq!(shown["deal"]["shares"], json!([]));
    let late = guests[0].does(&table, reveal(0, &share('a'))).await;
    late.refused(409, "not_asked");
}

#[tokio::test]
async fn what_is_no_hash_is_refused() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let table = host
        .open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await;
    for hash in ["", "a", &"A".repeat(64), &"g".repeat(64), &"a".repeat(65)] {
        let commit = json!({ "do": "commit", "seat": 0, "hash": hash });
        host.does(&table, commit).await.refused(422, "wrong_share");
        let sit = json!({ "do": "sit", "seat": 1, "commitment": hash });
        host.does(&table, sit).await.refused(422, "wrong_share");
    }
}
