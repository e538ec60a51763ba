//! A PostgreSQL that others use too, and that goes away.

use std::time::Duration;

use store::{Heard, Options, Store, StoreError, testing::Postgres};
use tokio::task::JoinSet;

use crate::place::{make, open, row, step};

#[tokio::test(flavor = "multi_thread")]
async fn nodes_hear_of_each_other() {
    let server = Postgres::start();
    let (left, right) = (open(&server.url()).await, open(&server.url()).await);
    let mut grown = right.listen().await.unwrap().unwrap();
    let mut now = make(&left, &row()).await;
    assert_eq!(
        grown.next().await,
        Heard::Table {
            id: now.id.clone(),
            seq: 1
        }
    );
    let stale = step(&row(), 1);
    assert!(matches!(
        left.commit(step(&stale.row, 1)).await,
        Err(StoreError::Stale)
    ));
    now = make(&left, &now).await;
    assert_eq!(grown.next().await, Heard::Table { id: now.id, seq: 2 });
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_has_nobody_to_hear() {
    let store = crate::place::Place::files().store().await;
    assert!(store.listen().await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_stops_is_unavailable_until_it_is_back() {
    let mut server = Postgres::start();
    let options = Options {
        patience: Duration::from_secs(2),
        ..Options::default()
    };
    let store = Store::open(&server.url(), &options).await.unwrap();
    let mut grown = store.listen().await.unwrap().unwrap();
    let now = make(&store, &row()).await;
    assert!(matches!(grown.next().await, Heard::Table { .. }));

    server.stop();
    let mut crowd = JoinSet::new();
    for _ in 0..50 {
        let store = store.clone();
        let commit = step(&row(), 1);
        crowd.spawn(async move { (commit.row.id.clone(), store.commit(commit).await) });
    }
    let refused = crowd.join_all().await;
    assert!(matches!(
        store.commit(step(&now, 1)).await,
        Err(StoreError::Unavailable(_))
    ));
    assert!(store.table(&now.id).await.unwrap_err().is_transient());
    assert!(store.ping().await.unwrap_err().is_transient());

    server.start_again();
    assert_eq!(grown.next().await, Heard::Reconnected);
    let grown_row = make(&store, &now).await;
    assert_eq!(store.table(&now.id).await.unwrap(), grown_row);
    assert_eq!(store.entries(&now.id, 0).await.unwrap().len(), 2);
    assert_eq!(grown.next().await, Heard::Table { id: now.id, seq: 2 });
    for (id, result) in refused {
        assert!(
            matches!(result, Err(StoreError::Unavailable(_))),
            "{result:?}"
        );
        assert!(matches!(store.table(&id).await, Err(StoreError::NotFound)));
    }
}
