//! Maps that people have drawn, and what they have reached alone.

use store::{MapId, MapQuery, MapRow, Millis, Score, Store, StoreError, UserId};

use crate::place::{BLANKS, NOW, last_step, make, map, row, user};

async fn ids(store: &Store, query: MapQuery) -> Vec<MapId> {
    let rows: Vec<MapRow> = store.maps(&query).await.unwrap();
    rows.into_iter().map(|row| row.id).collect()
}

/// All shared maps, asked for on pages of one.
async fn ids_one_by_one(store: &Store) -> Vec<MapId> {
    let mut paged = Vec::new();
    let mut before = None;
    loop {
        let query = MapQuery {
            before: before.clone(),
            limit: 1,
            ..MapQuery::default()
        };
        let page = store.maps(&query).await.unwrap();
        let Some(last) = page.last() else {
            break;
        };
        before = Some((last.updated_at, last.id.clone()));
        paged.extend(page.into_iter().map(|row| row.id));
    }
    paged
}

pub(crate) async fn maps_are_drawn_changed_and_listed(store: &Store) {
    let (anna, bob) = (user(Some("anna")), user(None));
    store.add_user(&anna).await.unwrap();
    store.add_user(&bob).await.unwrap();
    let mut first = map(&anna);
    store.add_map(&first, 9).await.unwrap();
    assert_eq!(store.map(&first.row.id).await.unwrap(), Some(first.clone()));
    assert_eq!(store.map(&MapId::random()).await.unwrap(), None);
    let orphan = map(&user(None));
    assert!(matches!(
        store.add_map(&orphan, 9).await,
        Err(StoreError::NotFound)
    ));
    assert_eq!(store.maps(&MapQuery::default()).await.unwrap(), []);

    first.row.is_shared = true;
    first.row.seats = vec![1, 6];
    first.row.updated_at = Millis(NOW.0 + 1);
    first.body = "{}".into();
    store.update_map(&first).await.unwrap();
    assert_eq!(
        store.maps(&MapQuery::default()).await.unwrap(),
        std::slice::from_ref(&first.row)
    );
    let mut stolen = first.clone();
    stolen.row.owner = Some(bob.id.clone());
    assert!(matches!(
        store.update_map(&stolen).await,
        Err(StoreError::NotFound)
    ));
    assert!(matches!(
        store.delete_map(&first.row.id, &bob.id).await,
        Err(StoreError::NotFound)
    ));

    let mut shared = vec![first.row.id.clone()];
    for nth in 2..6 {
        let mut map = map(&bob);
        map.row.is_shared = nth != 5;
        map.row.updated_at = Millis(NOW.0 + nth / 2);
        store.add_map(&map, 9).await.unwrap();
        if map.row.is_shared {
            shared.push(map.row.id);
        }
    }
    let another = map(&bob);
    assert!(matches!(
        store.add_map(&another, 4).await,
        Err(StoreError::Full)
    ));
    let all = ids(store, MapQuery::default()).await;
    assert_eq!(all.len(), 4);
    let mut sorted = all.clone();
    sorted.sort();
    shared.sort();
    assert_eq!(sorted, shared);
    assert_eq!(ids_one_by_one(store).await, all);
    let for_six = MapQuery {
        seats: Some(6),
        ..MapQuery::default()
    };
    assert_eq!(ids(store, for_six).await, [first.row.id.clone()]);
    let mine = |seats| MapQuery {
        owner: Some(bob.id.clone()),
        seats,
        ..MapQuery::default()
    };
    assert_eq!(ids(store, mine(None)).await.len(), 4);
    assert_eq!(ids(store, mine(Some(3))).await.len(), 4);
    assert_eq!(ids(store, mine(Some(1))).await, []);

    store.delete_map(&first.row.id, &anna.id).await.unwrap();
    assert_eq!(store.map(&first.row.id).await.unwrap(), None);
}

fn points(scores: &[Score]) -> Vec<i64> {
    scores.iter().map(|score| score.points).collect()
}

pub(crate) async fn scores_are_stored_with_the_last_entry(store: &Store) {
    let (anna, bob) = (user(Some("anna")), user(None));
    store.add_user(&anna).await.unwrap();
    store.add_user(&bob).await.unwrap();
    assert_eq!(store.scores("one", 10).await.unwrap(), []);
    for (who, digest, reached) in [
        (&anna, "one", 90),
        (&anna, "one", 120),
        (&bob, "one", 100),
        (&bob, "two", -3),
    ] {
        let table = make(store, &row()).await;
        let last = last_step(&table, who, digest, reached);
        store.commit(last.clone()).await.unwrap();
        let again = last_step(&table, who, digest, 500);
        assert!(matches!(store.commit(again).await, Err(StoreError::Stale)));
        let scores = store.scores(digest, 10).await.unwrap();
        assert!(scores.contains(&last.score.unwrap()), "{scores:?}");
    }
    let best = store.scores("one", 10).await.unwrap();
    assert_eq!(points(&best), [120, 100]);
    assert_eq!(best[0].user.as_ref(), Some(&anna.id));
    assert_eq!(points(&store.scores("one", 1).await.unwrap()), [120]);
    let asked = ["two", "one", "three"].map(str::to_owned);
    let best = store.best_scores(&asked).await.unwrap();
    assert_eq!(points(&best), [120, -3]);
    assert_eq!(store.best_scores(&[]).await.unwrap(), []);
    let own = store.best_scores_of(&anna.id, &asked).await.unwrap();
    assert_eq!(points(&own), [120]);
    let own = store.best_scores_of(&bob.id, &asked).await.unwrap();
    assert_eq!(points(&own), [100, -3]);
    assert_eq!(store.best_scores_of(&bob.id, &[]).await.unwrap(), []);
}

pub(crate) async fn what_somebody_leaves_behind_is_nobodys(store: &Store) {
    let (anna, bob) = (user(Some("anna")), user(None));
    store.add_user(&anna).await.unwrap();
    store.add_user(&bob).await.unwrap();
    let (mut shared, kept) = (map(&anna), map(&anna));
    shared.row.is_shared = true;
    for map in [&shared, &kept, &map(&bob)] {
        store.add_map(map, 9).await.unwrap();
    }
    for (who, reached) in [(&anna, 90), (&anna, 120), (&bob, 100)] {
        let table = make(store, &row()).await;
        let last = last_step(&table, who, "one", reached);
        store.commit(last).await.unwrap();
    }
    store.delete_user(&anna.id, &BLANKS).await.unwrap();
    assert_eq!(store.map(&kept.row.id).await.unwrap(), None);
    shared.row.owner = None;
    assert_eq!(
        store.map(&shared.row.id).await.unwrap(),
        Some(shared.clone())
    );
    assert_eq!(
        store.maps(&MapQuery::default()).await.unwrap(),
        [shared.row]
    );
    let scores = store.scores("one", 10).await.unwrap();
    assert_eq!(points(&scores), [120, 100, 90]);
    let users: Vec<Option<UserId>> = scores.into_iter().map(|score| score.user).collect();
    assert_eq!(users, [None, Some(bob.id.clone()), None]);

    // Whoever goes while the last entry is on its way leaves a score behind, too.
    let table = make(store, &row()).await;
    store
        .commit(last_step(&table, &anna, "one", 130))
        .await
        .unwrap();
    assert_eq!(store.scores("one", 1).await.unwrap()[0].user, None);
}
