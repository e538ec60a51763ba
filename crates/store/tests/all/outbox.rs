//! Notices on their way out.

use std::time::Duration;

use store::{Millis, Notice, Store, UserId, Webhook};

use crate::place::{NOW, Place, open, open_beside, row, step, user};

const LEASE: Duration = Duration::from_secs(60);

pub(crate) async fn a_notice_is_claimed_by_one_node(place: &Place) {
    let address = place.address();
    let nodes = [open(&address).await, open_beside(&address).await];
    let mut commit = step(&row(), 1);
    let user = listener(&nodes[0]).await;
    commit.notices = (0..20)
        .map(|n| Notice {
            user: user.clone(),
            body: format!("notice {n}"),
        })
        .collect();
    nodes[0].commit(commit.clone()).await.unwrap();

    assert_eq!(
        nodes[0]
            .due_notices(Millis(NOW.0 - 1), LEASE, 50)
            .await
            .unwrap(),
        []
    );
    let (left, right) = tokio::join!(
        nodes[0].due_notices(NOW, LEASE, 10),
        nodes[1].due_notices(NOW, LEASE, 10)
    );
    let mut claimed = left.unwrap();
    claimed.extend(right.unwrap());
    claimed.extend(nodes[0].due_notices(NOW, LEASE, 50).await.unwrap());
    claimed.sort_by_key(|notice| notice.id);
    let bodies: Vec<&str> = claimed.iter().map(|notice| notice.body.as_str()).collect();
    assert_eq!(
        bodies,
        (0..20).map(|n| format!("notice {n}")).collect::<Vec<_>>()
    );
    for notice in &claimed {
        assert_eq!((&notice.user, &notice.table), (&user, &commit.row.id));
        assert_eq!((notice.tries, notice.created_at), (1, NOW));
    }

    nodes[1].settle_notice(claimed[0].id).await.unwrap();
    nodes[1]
        .delay_notice(claimed[1].id, NOW.plus(LEASE * 2))
        .await
        .unwrap();
    let after = Millis(NOW.plus(LEASE).0 - 1);
    assert_eq!(nodes[0].due_notices(after, LEASE, 50).await.unwrap(), []);
    let again = nodes[0]
        .due_notices(NOW.plus(LEASE), LEASE, 50)
        .await
        .unwrap();
    assert_eq!(again.len(), 18);
    assert!(
        again
            .iter()
            .all(|notice| notice.tries == 2 && notice.id > claimed[1].id)
    );
}

/// Somebody who wants to be told.
async fn listener(store: &Store) -> UserId {
    let user = user(None);
    let webhook = Webhook {
        url: "https://a".into(),
        style: "plain".into(),
    };
    store.add_user(&user).await.unwrap();
    store.set_webhook(&user.id, Some(&webhook)).await.unwrap();
    user.id
}

pub(crate) async fn nobody_is_told_who_does_not_want_to_be(store: &Store) {
    let mut commit = step(&row(), 1);
    commit.notices = [UserId::random(), listener(store).await]
        .map(|user| Notice {
            user,
            body: "{}".into(),
        })
        .into();
    store.commit(commit.clone()).await.unwrap();
    let due = store.due_notices(NOW, LEASE, 50).await.unwrap();
    let due = due.iter().filter(|notice| notice.table == commit.row.id);
    let told: Vec<&UserId> = due.map(|notice| &notice.user).collect();
    assert_eq!(told, [&commit.notices[1].user]);
}

pub(crate) async fn old_notices_are_purged(store: &Store) {
    for days in [0, 1, 3] {
        let mut commit = step(&row(), 1);
        commit.row.updated_at = NOW.minus(Duration::from_secs(days * 24 * 60 * 60));
        commit.notices = vec![Notice {
            user: listener(store).await,
            body: format!("{days} days"),
        }];
        store.commit(commit).await.unwrap();
    }
    store.purge(NOW).await.unwrap();
    let left = store.due_notices(NOW, LEASE, 10).await.unwrap();
    assert_eq!(
        left.iter()
            .map(|notice| notice.body.as_str())
            .collect::<Vec<_>>(),
        ["0 days", "1 days"]
    );
}
