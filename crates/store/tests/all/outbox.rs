//! Notices on their way out.

use std::time::Duration;

use store::{Millis, Notice, QueuedNotice, Store, UserId, Webhook};

use crate::place::{NOW, Place, open, open_beside, row, step, user};

const LEASE: Duration = Duration::from_secs(60);

/// Everything that is due, claimed.
async fn claim_due(store: &Store, now: Millis) -> Vec<QueuedNotice> {
    let due = store.due_notices(now, None, 50).await.unwrap();
    let ids: Vec<i64> = due.iter().map(|due| due.id).collect();
    store.claim_notices(&ids, now, LEASE).await.unwrap()
}

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

    assert_eq!(claim_due(&nodes[0], Millis(NOW.0 - 1)).await, []);
    let page = nodes[0].due_notices(NOW, None, 15).await.unwrap();
    let last = page.last().map(|due| (due.next_at, due.id));
    let rest = nodes[0].due_notices(NOW, last, 15).await.unwrap();
    assert_eq!((page.len(), rest.len()), (15, 5));
    assert!(
        page.iter()
            .all(|due| due.url.as_deref() == Some("https://a"))
    );
    let ids: Vec<i64> = page.iter().chain(&rest).map(|due| due.id).collect();
    let (left, right) = tokio::join!(
        nodes[0].claim_notices(&ids, NOW, LEASE),
        nodes[1].claim_notices(&ids, NOW, LEASE)
    );
    let mut claimed = left.unwrap();
    claimed.extend(right.unwrap());
    assert_eq!(claim_due(&nodes[0], NOW).await, []);
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
    assert_eq!(claim_due(&nodes[0], after).await, []);
    let again = claim_due(&nodes[0], NOW.plus(LEASE)).await;
    assert_eq!(again.len(), 18);
    assert!(
        again
            .iter()
            .all(|notice| notice.tries == 2 && notice.id > claimed[1].id)
    );
    nodes[0].set_webhook(&user, None).await.unwrap();
    let later = NOW.plus(LEASE * 2);
    let unwanted = nodes[0].due_notices(later, None, 1).await.unwrap();
    assert_eq!(unwanted[0].url, None);
}

pub(crate) async fn the_oldest_notices_make_room(store: &Store) {
    let (busy, other) = (listener(store).await, listener(store).await);
    let notice = |user: &UserId, n: u32| Notice {
        user: user.clone(),
        body: n.to_string(),
    };
    let mut now = row();
    for n in 0..7 {
        let mut commit = step(&now, 1);
        commit.notices = (0..20).map(|nth| notice(&busy, 20 * n + nth)).collect();
        commit.notices.push(notice(&other, n));
        store.commit(commit.clone()).await.unwrap();
        now = commit.row;
    }
    let due = store.due_notices(NOW, None, 1000).await.unwrap();
    let ids: Vec<i64> = due.iter().map(|due| due.id).collect();
    let all = store.claim_notices(&ids, NOW, LEASE).await.unwrap();
    let of = |user: &UserId| -> Vec<u32> {
        let theirs = all.iter().filter(|notice| notice.user == *user);
        theirs.map(|notice| notice.body.parse().unwrap()).collect()
    };
    assert_eq!(of(&busy), (40..140).collect::<Vec<_>>());
    assert_eq!(of(&other), (0..7).collect::<Vec<_>>());
}

/// Somebody who wants to be told.
async fn listener(store: &Store) -> UserId {
    let user = user(None);
    let webhook = Webhook {
        url: "https://a".into(),
        style: "plain".into(),
        is_quiet: false,
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
    let due = claim_due(store, NOW).await;
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
    let left = claim_due(store, NOW).await;
    assert_eq!(
        left.iter()
            .map(|notice| notice.body.as_str())
            .collect::<Vec<_>>(),
        ["0 days", "1 days"]
    );
}
