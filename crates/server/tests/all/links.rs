//! Links to seats and invitations: honoured once, while their maker sits there, whatever becomes of the request.

use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::nodes::nodes;
use crate::support::{Browser, Server};
use crate::table_support::Socket;

/// Makes a link to a seat of one's own.
async fn link(browser: &Browser, table: &str, seat: u8) -> String {
    let path = format!("/api/tables/{table}/seats/{seat}/link");
    let made = browser.post(&path, json!({})).await.is(200);
    made.json["secret"].as_str().unwrap().to_owned()
}

fn by(secret: &str) -> Value {
    json!({ "do": "sit", "secret": secret })
}

/// A table of two seats with its host in the first.
async fn table(host: &Browser) -> String {
    host.open("amsterdam", json!({ "seats": 2 }), json!({}))
        .await
}

#[tokio::test]
async fn a_seat_link_is_honoured_once() {
    let server = Server::patient().await;
    let [host, phone, thief] = server.guests().await;
    let table = table(&host).await;
    let secret = link(&host, &table, 0).await;
    phone.does(&table, by(&secret)).await.is(200);
    thief
        .does(&table, by(&secret))
        .await
        .refused(404, "no_such_link");
    let shown = phone.look(&table).await;
    assert_eq!(shown["seats"][0]["person"]["user"], phone.id().await);
}

#[tokio::test]
async fn a_link_is_worth_nothing_when_its_maker_has_left_the_seat() {
    let server = Server::patient().await;
    let [host, maker, victim] = server.guests().await;
    let table = table(&host).await;
    let sit = json!({ "do": "sit", "seat": 1 });
    for leave in [
        json!({ "do": "leave", "seat": 1 }),
        json!({ "do": "place", "seat": 1, "sitter": { "kind": "nobody" } }),
    ] {
        maker.does(&table, sit.clone()).await.is(200);
        let secret = link(&maker, &table, 1).await;
        let who = if leave["do"] == "leave" {
            &maker
        } else {
            &host
        };
        who.does(&table, leave).await.is(200);
        victim.does(&table, sit.clone()).await.is(200);
        maker
            .does(&table, by(&secret))
            .await
            .refused(404, "no_such_link");
        let shown = victim.look(&table).await;
        assert_eq!(shown["seats"][1]["person"]["user"], victim.id().await);
        victim
            .does(&table, json!({ "do": "leave", "seat": 1 }))
            .await
            .is(200);
    }
}

/// The hole as it was found: leave and hang up at once, so that whatever follows the leaving is cancelled.
#[tokio::test]
async fn whoever_hangs_up_while_leaving_keeps_no_way_back() {
    let server = Server::patient().await;
    let [host, maker, victim] = server.guests().await;
    let table = table(&host).await;
    let sit = json!({ "do": "sit", "seat": 1 });
    for _ in 0..20 {
        maker.does(&table, sit.clone()).await.is(200);
        let secret = link(&maker, &table, 1).await;
        let body = json!({ "command": { "do": "leave", "seat": 1 } }).to_string();
        let mut wire = TcpStream::connect(server.address).await.unwrap();
        let request = format!(
            "POST /api/tables/{table} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            server.address,
            maker.cookie().unwrap(),
            body.len()
        );
        wire.write_all(request.as_bytes()).await.unwrap();
        // The answer is never read: the seat is free as soon as the command is stored.
        while !victim.look(&table).await["seats"][1]["person"].is_null() {
            tokio::task::yield_now().await;
        }
        drop(wire);
        victim.does(&table, sit.clone()).await.is(200);
        maker
            .does(&table, by(&secret))
            .await
            .refused(404, "no_such_link");
        victim
            .does(&table, json!({ "do": "leave", "seat": 1 }))
            .await
            .is(200);
    }
}

#[tokio::test]
async fn whoever_has_a_seat_takes_no_other_by_link() {
    let server = Server::patient().await;
    let (guests, table) = server.game::<2>("amsterdam", json!({})).await;
    let secret = link(&guests[0], &table, 0).await;
    guests[1]
        .does(&table, by(&secret))
        .await
        .refused(409, "seat_taken");
    // It holds for whoever has none.
    let phone = server.guest().await;
    phone.does(&table, by(&secret)).await.is(200);
}

#[tokio::test]
async fn a_server_that_looks_at_an_old_table_honours_no_old_link() {
    let (_postgres, [one, two]) = nodes(&[]).await;
    let [host, maker, victim] = one.guests().await;
    let table = table(&host).await;
    let sit = json!({ "do": "sit", "seat": 1 });
    for _ in 0..10 {
        maker.does(&table, sit.clone()).await.is(200);
        let secret = link(&maker, &table, 1).await;
        // The other server has the table at work, as it is with the link.
        let elsewhere = two.again(&maker);
        elsewhere.look(&table).await;
        maker
            .does(&table, json!({ "do": "leave", "seat": 1 }))
            .await
            .is(200);
        victim.does(&table, sit.clone()).await.is(200);
        // It has read on before it refuses, and does not say that they sit there still.
        let stolen = elsewhere.does(&table, by(&secret)).await;
        assert_eq!(stolen.json["error"]["code"], "no_such_link");
        let shown = victim.look(&table).await;
        assert_eq!(shown["seats"][1]["person"]["user"], victim.id().await);
        victim
            .does(&table, json!({ "do": "leave", "seat": 1 }))
            .await
            .is(200);
    }
    for node in [one, two] {
        node.stop().await.unwrap();
    }
}

#[tokio::test]
async fn nobody_is_told_the_digest_of_a_link() {
    let server = Server::patient().await;
    let host = server.guest().await;
    let table = table(&host).await;
    let mut socket = Socket::open(&server, &host).await;
    socket.join(&table, json!({})).await;
    link(&host, &table, 0).await;
    let news = socket.next_of("news").await;
    assert_eq!(news["what"], json!({ "entry": "linked", "seat": 0 }));
}

#[tokio::test]
async fn an_invitation_is_taken_back_for_good() {
    let server = Server::patient().await;
    let [host, guest] = server.guests().await;
    let options = json!({ "access": "invited" });
    let table = host.open("amsterdam", json!({ "seats": 3 }), options).await;
    let path = format!("/api/tables/{table}/invitation");
    guest.post(&path, json!({})).await.refused(403, "not_host");
    let made = host.post(&path, json!({})).await.is(200);
    let secret = made.json["secret"].as_str().unwrap().to_owned();
    guest.does(&table, by(&secret)).await.is(200);
    host.delete(&path).await.is(204);
    let late = server.guest().await;
    late.does(&table, by(&secret))
        .await
        .refused(404, "no_such_link");
}
