//! A database that others use too, that is busy, and that goes away.

use std::time::Duration;

use store::{
    Heard, Options, Store, StoreError,
    testing::{Postgres, StuckImport},
};
use tokio::task::JoinSet;

use crate::place::{BLANKS, Place, make, open, open_beside, row, step, user};

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
    let [stranger, leaving] = [user(None), user(None)];
    left.add_user(&leaving).await.unwrap();
    assert!(left.delete_user(&stranger.id, &BLANKS).await.is_err());
    left.delete_user(&leaving.id, &BLANKS).await.unwrap();
    assert_eq!(grown.next().await, Heard::Gone { user: leaving.id });
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_has_nobody_to_hear() {
    let store = Place::files().store().await;
    assert!(store.listen().await.unwrap().is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_commit_given_up_in_the_queue_is_never_stored() {
    let place = Place::files();
    let address = place.address();
    let options = Options {
        patience: Duration::from_secs(2),
        ..Options::default()
    };
    let store = Store::open(&address, &options).await.unwrap();
    let observer = open_beside(&address).await;
    // From here on the import has the only connection for writing.
    let import = StuckImport::begin(store.clone()).await;

    let mut crowd = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        let commit = step(&row(), 1);
        crowd.spawn(async move { (commit.row.id.clone(), store.commit(commit).await) });
    }
    let given_up = crowd.join_all().await;
    assert!(matches!(
        import.end().await,
        Err(StoreError::Import { line: 1, .. })
    ));

    while let Err(error) = store.commit(step(&row(), 1)).await {
        assert!(error.is_transient(), "{error}");
    }
    for (id, result) in given_up {
        assert!(result.unwrap_err().is_transient());
        assert!(matches!(
            observer.table(&id).await,
            Err(StoreError::NotFound)
        ));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_used_by_one_at_a_time() {
    let place = Place::files();
    let address = place.address();
    let store = open(&address).await;
    let refused = Store::open(&address, &Options::default()).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    assert!(refused.to_string().contains("stop it first"), "{refused}");
    let made = make(&store, &row()).await;
    // Who only looks does not mind, and is no hindrance to the next.
    let beside = open_beside(&address).await;
    assert_eq!(beside.table(&made.id).await.unwrap(), made);
    store.close().await;
    let next = open(&address).await;
    drop(next);
    open(&address).await;
    let nowhere = place.address();
    let missing = Store::open_beside(&nowhere, &Options::default()).await;
    assert!(missing.is_err());
    assert!(!std::path::Path::new(&nowhere).exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_database_is_said_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("garbage.db");
    std::fs::write(&file, "garbage ".repeat(1000)).unwrap();
    let refused = Store::open(&file.display().to_string(), &Options::default()).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
    let said = refused.to_string();
    assert_eq!(said.matches("file is not a database").count(), 1, "{said}");
    assert!(std::error::Error::source(&refused).is_none(), "{said}");

    // Nobody listens any more where somebody has just listened.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("postgres://towpath@{}/x", port.local_addr().unwrap());
    drop(port);
    let options = Options {
        patience: Duration::from_millis(500),
        ..Options::default()
    };
    let refused = Store::open(&url, &options).await.unwrap_err();
    let said = refused.to_string();
    assert_eq!(said.matches("refused").count(), 1, "{said}");
    assert!(!said.contains("pool"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_stops_is_unavailable_until_it_is_back() {
    let mut server = Postgres::start();
    let options = Options {
        patience: Duration::from_secs(8),
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
    assert!(store.probe().await.unwrap_err().is_transient());

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
