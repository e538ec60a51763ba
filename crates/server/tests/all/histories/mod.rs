//! Many people at the same tables through two servers on one database, hanging up and sending again; and whether what
//! they were told can be explained by the order of each table's log.
//!
//! `TOWPATH_HISTORY_COMMANDS` is how many commands each client sends, `TOWPATH_HISTORY_SEED` what they are drawn from.

mod client;
mod faults;
mod model;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use store::{Stage, Store, TableId, TableQuery, UserId};
use tokio::task::JoinSet;

use crate::nodes::nodes;
use crate::support::Server;
use crate::table_support::Socket;
use client::{Client, Opened, World};
use model::{Call, Heard, Held, History, Line, findings, most_held};

/// People, each with two clients.
const PEOPLE: usize = 5;
/// So few that everybody is often at the quota.
const TABLES_PER_USER: usize = 4;

fn setting(name: &str, usual: u64) -> u64 {
    let set = std::env::var(name).ok();
    set.map_or(usual, |set| set.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_were_told_at_two_servers_has_one_order() {
    let n_commands = setting("TOWPATH_HISTORY_COMMANDS", 60);
    let seed = setting("TOWPATH_HISTORY_SEED", 1);
    let most = TABLES_PER_USER.to_string();
    let generous = [
        ("tables_per_user", most.as_str()),
        ("guests_per_network", "1000"),
        ("connections_per_network", "10000"),
        ("chat_per_minute", "1000000"),
        ("requests_per_minute", "1000000"),
    ];
    let (postgres, nodes) = nodes(&generous).await;
    let nodes = Arc::new(nodes);
    let world = Arc::new(World::default());
    let mut people = Vec::new();
    let mut clients = JoinSet::new();
    for person in 0..PEOPLE {
        let browser = nodes[0].guest().await;
        let user = browser.id().await;
        people.push(user.clone());
        for tab in 0..2 {
            let luck = seed * 1000 + (2 * person + tab) as u64;
            let browsers = [browser.clone(), nodes[1].again(&browser)];
            let client = Client::new(world.clone(), user.clone(), browsers, luck);
            clients.spawn(client.run(n_commands));
        }
    }
    clients.join_all().await;

    let options = store::Options::default();
    let store = Store::open_beside(&postgres.url(), &options).await;
    let store = store.unwrap();
    let mut found = Vec::new();
    let mut n_done = 0;
    let (histories, opened) = (world.histories(), world.opened());
    for (table, mut history) in histories.clone() {
        let id: TableId = table.parse().unwrap();
        let log = store.entries(&id, 0).await.unwrap();
        history.log = log.iter().map(line).collect();
        for finding in findings(&history) {
            found.push(format!("{table}: {finding}"));
        }
        let done = |call: &&Call| matches!(call.heard, Heard::Done(_));
        n_done += history.calls.iter().filter(done).count();
        // Both servers come to the same end.
        let head = log.len() as u64;
        let one = shown(&nodes[0], &world, &table, head).await;
        let two = shown(&nodes[1], &world, &table, head).await;
        if one != two {
            found.push(format!("{table}: {one} and {two}"));
        }
        // What is found missing would be found.
        let lost = history.calls.iter().find_map(|call| match call.heard {
            Heard::Done(seq) if seq > 1 => Some(seq),
            _ => None,
        });
        if let Some(seq) = lost {
            let mut faulty = history;
            faulty.log.retain(|line| line.seq != seq);
            assert!(
                !findings(&faulty).is_empty(),
                "entry {seq} of {table} is gone"
            );
        }
    }
    for user in &people {
        let held = most_held(&held(&histories, &opened, user));
        found.extend(beyond_quota(&store, user, held).await);
    }
    assert!(found.is_empty(), "seed {seed}\n{}", found.join("\n"));
    let least = PEOPLE as u64 * n_commands / 8;
    assert!(n_done as u64 > least, "{n_done} commands were carried out");
    store.close().await;
    for node in Arc::into_inner(nodes).unwrap() {
        node.stop().await.unwrap();
    }
}

/// What is wrong if somebody ever sat at more tables than one may.
async fn beyond_quota(store: &Store, user: &str, held: usize) -> Option<String> {
    let query = TableQuery {
        stages: vec![Stage::Open, Stage::Running],
        member: Some(user.parse::<UserId>().unwrap()),
        limit: 1000,
        ..TableQuery::default()
    };
    let at_end = store.tables(&query).await.unwrap().len();
    (at_end.max(held) > TABLES_PER_USER)
        .then(|| format!("{user} sat at {held} tables, and at {at_end} in the end"))
}

fn line(entry: &store::Entry) -> Line {
    Line {
        seq: entry.seq,
        author: entry.author.as_ref().map(ToString::to_string),
        key: entry.key.clone(),
        body: serde_json::from_str(&entry.body).unwrap(),
    }
}

/// Who sits where, as a server shows it once it knows this many entries.
async fn shown(node: &Server, world: &World, table: &str, head: u64) -> Value {
    let mut socket = Socket::open(node, &world.host(table, node)).await;
    let mut told = socket.join(table, json!({ "show": "events" })).await;
    while told["seq"].as_u64().unwrap() < head {
        told = socket.next_of("news").await;
    }
    socket.send(json!({ "type": "look", "table": table })).await;
    let shown = socket.next_of("table").await;
    let seats = shown["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["person"]["user"].clone()).collect()
}

/// The tables that somebody surely was the host of, and for how long.
fn held(histories: &BTreeMap<String, History>, opened: &[Opened], user: &str) -> Vec<Held> {
    let own = opened.iter().filter(|opened| opened.host == user);
    own.map(|opened| {
        let calls = histories[&opened.table].calls.iter();
        // Either may have ended it as soon as it was sent.
        let ends = |call: &&Call| matches!(call.command["do"].as_str(), Some("close" | "resign"));
        let to = calls.filter(ends).map(|call| call.sent).min();
        Held {
            from: opened.answered,
            to: to.unwrap_or(u64::MAX),
        }
    })
    .collect()
}
