//! Many who commit at once.

use store::{
    Arrival, Member, Scope, SessionKind, SessionRow, Stage, Store, StoreError, TableRow, UserId,
};
use tokio::task::JoinSet;

use crate::place::{NOW, Place, make, map, open, open_beside, row, step, user};

pub(crate) async fn every_acknowledged_commit_is_there(store: &Store) {
    let mut crowd = JoinSet::new();
    for _ in 0..100 {
        let store = store.clone();
        crowd.spawn(async move {
            let mut now = make(&store, &row()).await;
            for n_entries in [1, 2, 1, 3, 1, 1, 1, 1] {
                let mut commit = step(&now, n_entries);
                commit.members = vec![Member::sitting(UserId::random())];
                commit.members_changed = n_entries == 2;
                now = commit.row.clone();
                store.commit(commit).await.unwrap();
            }
            now
        });
    }
    for row in crowd.join_all().await {
        check(store, &row).await;
        assert_eq!(store.members(&row.id).await.unwrap().len(), 1);
    }
}

pub(crate) async fn racers_get_one_winner(store: &Store) {
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(make(store, &row()).await);
    }
    let mut race = JoinSet::new();
    for _ in 0..8 {
        for table in &tables {
            race.spawn(grow(store.clone(), table.clone(), 6));
        }
    }
    let n_stored: u64 = race.join_all().await.iter().sum();
    assert_eq!(n_stored, 8 * 5 * 6);
    for table in &tables {
        check(
            store,
            &TableRow {
                seq: 1 + 8 * 6,
                ..table.clone()
            },
        )
        .await;
    }
}

/// Commits to a table that others commit to as well, reading it again whenever they were first.
async fn grow(store: Store, table: TableRow, n_commits: u64) -> u64 {
    let mut n_stored = 0;
    let mut now = table;
    while n_stored < n_commits {
        let commit = step(&now, 1);
        now = match store.commit(commit.clone()).await {
            Ok(()) => {
                n_stored += 1;
                commit.row
            }
            Err(StoreError::Stale) => store.table(&now.id).await.unwrap(),
            Err(error) => panic!("{error}"),
        };
    }
    n_stored
}

pub(crate) async fn a_bad_commit_does_not_harm_its_batch(store: &Store) {
    let member = Member::sitting(UserId::random());
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(make(store, &row()).await);
    }
    let mut crowd = JoinSet::new();
    for (idx, table) in tables.iter().enumerate() {
        let mut commit = step(table, 1);
        match idx % 10 {
            // Somebody who sits there twice, and a place that has passed.
            3 => {
                commit.members = vec![member.clone(), member.clone()];
                commit.members_changed = true;
            }
            7 => {
                let elsewhere = TableRow {
                    seq: 5,
                    ..table.clone()
                };
                commit = step(&elsewhere, 1);
            }
            _ => {}
        }
        let store = store.clone();
        crowd.spawn(async move { (idx, store.commit(commit).await) });
    }
    for (idx, result) in crowd.join_all().await {
        let is_as_it_should = match idx % 10 {
            3 => matches!(&result, Err(error) if !matches!(error, StoreError::Stale)),
            7 => matches!(result, Err(StoreError::Stale)),
            _ => result.is_ok(),
        };
        assert!(is_as_it_should, "{idx}: {result:?}");
        let expected = TableRow {
            seq: if result.is_ok() { 2 } else { 1 },
            ..tables[idx].clone()
        };
        check(store, &expected).await;
        assert_eq!(store.members(&expected.id).await.unwrap(), []);
    }
}

pub(crate) async fn two_nodes_do_not_lose_commits(place: &Place) {
    let address = place.address();
    let nodes = [open(&address).await, open_beside(&address).await];
    let mut tables = Vec::new();
    for _ in 0..10 {
        tables.push(make(&nodes[0], &row()).await);
    }
    let mut race = JoinSet::new();
    for node in &nodes {
        for table in &tables {
            race.spawn(grow(node.clone(), table.clone(), 10));
        }
    }
    race.join_all().await;
    for table in &tables {
        check(
            &nodes[1],
            &TableRow {
                seq: 21,
                ..table.clone()
            },
        )
        .await;
    }
}

/// How many tables, tokens and maps a person of these tests may have.
const MOST: u32 = 3;

pub(crate) async fn quotas_hold_in_a_crowd(place: &Place) {
    let address = place.address();
    let nodes = [open(&address).await, open_beside(&address).await];
    let anna = user(Some("anna"));
    nodes[0].add_user(&anna).await.unwrap();
    let mut crowd = JoinSet::new();
    for nth in 0..24 {
        let (store, anna) = (nodes[nth % 2].clone(), anna.clone());
        crowd.spawn(async move {
            let token = SessionRow {
                hash: format!("hash-{nth}"),
                user: anna.id.clone(),
                kind: SessionKind::Bot,
                label: "bot".into(),
                scope: Scope::Play,
                created_at: NOW,
                seen_at: NOW,
                expires_at: None,
            };
            let map = map(&anna);
            let (arrived, added, drawn) = tokio::join!(
                store.commit(arriving(&row(), &anna.id)),
                store.add_session(&token, MOST),
                store.add_map(&map, MOST),
            );
            [arrived, added, drawn].map(|result| match result {
                Ok(()) => 1,
                Err(StoreError::Full) => 0,
                Err(error) => panic!("{error}"),
            })
        });
    }
    let gained: Vec<[u32; 3]> = crowd.join_all().await;
    for what in 0..3 {
        let n_gained: u32 = gained.iter().map(|gained| gained[what]).sum();
        assert_eq!(n_gained, MOST, "{what}");
    }
}

pub(crate) async fn only_who_sits_at_a_table_that_is_not_over_is_counted(store: &Store) {
    let anna = user(None);
    store.add_user(&anna).await.unwrap();
    let mut last = None;
    for nth in 0..MOST + 2 {
        let mut commit = arriving(&row(), &anna.id);
        // A seat that is only kept, and a game that is over, leave room.
        match nth {
            0 => {
                commit.members = vec![Member::invited(anna.id.clone())];
                commit.arrivals.clear();
            }
            1 => commit.row.stage = Stage::Finished,
            _ => last = Some(commit.row.clone()),
        }
        store.commit(commit).await.unwrap();
    }
    let one_more = arriving(&row(), &anna.id);
    assert!(matches!(
        store.commit(one_more.clone()).await,
        Err(StoreError::Full)
    ));
    assert!(store.table(&one_more.row.id).await.is_err(), "no mark");
    let mut end = step(&last.unwrap(), 1);
    end.row.stage = Stage::Closed;
    store.commit(end).await.unwrap();
    store.commit(one_more).await.unwrap();
}

/// The first step of a table, which somebody comes to.
fn arriving(table: &TableRow, user: &UserId) -> store::Commit {
    let mut commit = step(table, 1);
    commit.members = vec![Member::sitting(user.clone())];
    commit.members_changed = true;
    commit.arrivals = vec![Arrival {
        user: user.clone(),
        most: MOST,
    }];
    commit
}

async fn check(store: &Store, expected: &TableRow) {
    assert_eq!(store.table(&expected.id).await.unwrap(), *expected);
    let entries = store.entries(&expected.id, 0).await.unwrap();
    assert!(
        entries.iter().map(|entry| entry.seq).eq(1..=expected.seq),
        "a gap"
    );
}
