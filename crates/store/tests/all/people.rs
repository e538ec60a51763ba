//! People and what is theirs.

use store::{
    Arrival, Blanks, Member, Millis, Notice, Scope, SessionKind, SessionRow, Store, StoreError,
    TableId, User, UserId, Webhook,
};

use tokio::task::JoinSet;

use crate::place::{BLANKS, NOW, Place, make, open, open_beside, row, step, user};

pub(crate) async fn names_are_unique_however_they_are_spelled(store: &Store) {
    let mut anna = user(Some("Änna"));
    store.add_user(&anna).await.unwrap();
    assert_eq!(store.user(&anna.id).await.unwrap(), anna);
    assert_eq!(store.user_called("äNNA").await.unwrap(), anna);
    assert!(matches!(
        store.user_called("bob").await,
        Err(StoreError::NotFound)
    ));
    assert!(matches!(
        store.add_user(&user(Some("ÄNNA"))).await,
        Err(StoreError::NameTaken)
    ));
    // Lookalikes, in capitals and as they are written.
    assert_eq!(store.user_called("ä\u{200b}nna").await.unwrap(), anna);
    store.add_user(&user(Some("Ivo"))).await.unwrap();
    for name in ["Änn\u{430}", "Ivо", "lvo", "Ινο"] {
        let added = store.add_user(&user(Some(name))).await;
        assert!(matches!(added, Err(StoreError::NameTaken)), "{name}");
    }
    assert!(!format!("{anna:?}").contains("argon2"));

    let (guest, mut other) = (user(None), user(None));
    store.add_user(&guest).await.unwrap();
    store.add_user(&other).await.unwrap();
    other.name = Some("änna".into());
    assert!(matches!(
        store.update_user(&other).await,
        Err(StoreError::NameTaken)
    ));
    other.name = Some("Bob".into());
    let hash = other.password.replace("an old one".into());
    store.update_user(&other).await.unwrap();
    other.password = hash;
    assert_eq!(store.user_called("bob").await.unwrap(), other);
    store.set_password(&other.id, "a new one").await.unwrap();
    store.update_user(&other).await.unwrap();
    other.password = Some("a new one".into());
    assert_eq!(
        store.user_called("bob").await.unwrap(),
        other,
        "whoever changes a name keeps the password"
    );
    let nobody = store.set_password(&UserId::random(), "a new one").await;
    assert!(matches!(nobody, Err(StoreError::NotFound)));
    anna.name = Some("änna".into());
    anna.seen_at = Millis(5);
    store.update_user(&anna).await.unwrap();
    assert!(matches!(
        store.update_user(&user(None)).await,
        Err(StoreError::NotFound)
    ));

    let mut both = vec![anna.clone(), guest.clone()];
    both.sort_by(|a, b| a.id.cmp(&b.id));
    assert_eq!(
        store
            .users(&[guest.id, UserId::random(), anna.id])
            .await
            .unwrap(),
        both
    );
    assert_eq!(store.users(&[]).await.unwrap(), []);
}

fn session(user: &User, hash: &str, kind: SessionKind) -> SessionRow {
    SessionRow {
        hash: format!("{hash}-{}", user.id),
        user: user.id.clone(),
        kind,
        label: "Firefox".into(),
        scope: Scope::Play,
        created_at: NOW,
        seen_at: NOW,
        expires_at: None,
    }
}

pub(crate) async fn sessions_come_and_go(store: &Store) {
    let (mut anna, bob) = (user(Some("anna")), user(Some("bob")));
    store.add_user(&anna).await.unwrap();
    store.add_user(&bob).await.unwrap();
    let mut browser = session(&anna, "one", SessionKind::Browser);
    browser.expires_at = Some(Millis(NOW.0 + 100));
    let bot = session(&anna, "two", SessionKind::Bot);
    for row in [
        &browser,
        &bot,
        &session(&bob, "three", SessionKind::Browser),
    ] {
        store.add_session(row, 9).await.unwrap();
    }
    let orphan = session(&user(None), "four", SessionKind::Bot);
    assert!(matches!(
        store.add_session(&orphan, 9).await,
        Err(StoreError::NotFound)
    ));

    assert_eq!(
        store.session(&browser.hash).await.unwrap(),
        Some((browser.clone(), anna.clone()))
    );
    assert_eq!(store.session("nothing").await.unwrap(), None);
    store
        .touch_session(&browser.hash, Millis(NOW.0 + 5))
        .await
        .unwrap();
    browser.seen_at = Millis(NOW.0 + 5);
    anna.seen_at = Millis(NOW.0 + 5);
    assert_eq!(
        store.session(&browser.hash).await.unwrap(),
        Some((browser.clone(), anna.clone()))
    );
    assert_eq!(
        store.sessions(&anna.id).await.unwrap(),
        [browser.clone(), bot.clone()]
    );

    assert!(matches!(
        store.delete_session(&browser.hash, &bob.id).await,
        Err(StoreError::NotFound)
    ));
    store.purge(Millis(NOW.0 + 99)).await.unwrap();
    assert_eq!(store.sessions(&anna.id).await.unwrap().len(), 2);
    store.purge(Millis(NOW.0 + 100)).await.unwrap();
    assert_eq!(
        store.sessions(&anna.id).await.unwrap(),
        std::slice::from_ref(&bot)
    );
    store
        .delete_sessions(&anna.id, Some(SessionKind::Browser))
        .await
        .unwrap();
    store.delete_session(&bot.hash, &anna.id).await.unwrap();
    assert_eq!(store.sessions(&anna.id).await.unwrap(), []);
    store.delete_sessions(&bob.id, None).await.unwrap();
    assert_eq!(store.sessions(&bob.id).await.unwrap(), []);

    let mut reader = session(&bob, "reader", SessionKind::Bot);
    reader.scope = Scope::Read;
    store.add_session(&reader, 9).await.unwrap();
    for nth in 0..4 {
        let mut device = session(&bob, &format!("device {nth}"), SessionKind::Device);
        device.seen_at = Millis(NOW.0 + nth);
        store.add_session(&device, 9).await.unwrap();
    }
    let kind = SessionKind::Device;
    store.keep_sessions(&bob.id, kind, 2).await.unwrap();
    let kept = store.sessions(&bob.id).await.unwrap();
    let seen: Vec<i64> = kept.iter().map(|row| row.seen_at.0 - NOW.0).collect();
    assert_eq!(seen, [3, 2, 0]);
    assert_eq!(kept[2], reader);
}

pub(crate) async fn a_deleted_user_is_forgotten(store: &Store) {
    let (anna, bob) = (user(Some("anna")), user(Some("bob")));
    store.add_user(&anna).await.unwrap();
    store.add_user(&bob).await.unwrap();
    let mut commit = step(&row(), 3);
    commit.entries[0].author = Some(anna.id.clone());
    for (idx, author) in [(1, &anna), (2, &bob)] {
        commit.entries[idx].author = Some(author.id.clone());
        commit.entries[idx].kind = "said".into();
        commit.notices.push(Notice {
            user: author.id.clone(),
            body: "{}".into(),
        });
    }
    let webhook = Webhook {
        url: "https://a".into(),
        style: "plain".into(),
        is_quiet: false,
    };
    for user in [&anna, &bob] {
        store.set_webhook(&user.id, Some(&webhook)).await.unwrap();
    }
    store.commit(commit.clone()).await.unwrap();
    let table = &commit.row.id;
    let row = session(&anna, "one", SessionKind::Browser);
    store.add_session(&row, 9).await.unwrap();
    store.set_note(table, &anna.id, "note").await.unwrap();

    store.delete_user(&anna.id, &BLANKS).await.unwrap();
    assert!(matches!(
        store.delete_user(&anna.id, &BLANKS).await,
        Err(StoreError::NotFound)
    ));
    assert!(matches!(
        store.user(&anna.id).await,
        Err(StoreError::NotFound)
    ));
    assert_eq!(store.session(&row.hash).await.unwrap(), None);
    assert_eq!(store.webhook(&anna.id).await.unwrap(), None);
    assert_eq!(store.note(table, &anna.id).await.unwrap(), None);
    let notices = store.due_notices(Millis::now(), None, 10).await.unwrap();
    assert!(notices.iter().all(|notice| notice.user == bob.id) && notices.len() == 1);
    commit.entries[1].body = "{\"gone\":true}".into();
    assert_eq!(store.entries(table, 0).await.unwrap(), commit.entries);
    store.add_user(&user(Some("Anna"))).await.unwrap();
}

pub(crate) async fn words_of_whoever_goes_are_blanked(store: &Store) {
    const MARKS: Blanks = Blanks {
        said: "unsaid",
        opened: |body| Some(format!("opened without {}", body.len())),
        summary: |text| (text == "a title").then(|| "no title".into()),
        notice: |body| Some(body.replace("a title", "")),
    };
    let (anna, bob) = (user(Some("anna")), user(Some("bob")));
    for user in [&anna, &bob] {
        store.add_user(user).await.unwrap();
        let webhook = Webhook {
            url: "https://a".into(),
            style: "plain".into(),
            is_quiet: false,
        };
        store.set_webhook(&user.id, Some(&webhook)).await.unwrap();
    }
    // One sits at the other's table, and leaves it before she goes.
    let mut tables = Vec::new();
    for host in [&anna, &bob] {
        let mut commit = step(&row(), 3);
        commit.row.host = host.id.clone();
        commit.row.summary = "a title".into();
        commit.members = [&anna, &bob]
            .map(|user| Member::sitting(user.id.clone()))
            .to_vec();
        commit.members_changed = true;
        for (entry, author) in commit.entries.iter_mut().zip([host, &anna, &bob]) {
            entry.author = Some(author.id.clone());
            entry.key = Some(format!("key of {}", author.id));
        }
        commit.entries[0].body = "a title".into();
        commit.notices = vec![Notice {
            user: bob.id.clone(),
            body: "turn: a title".into(),
        }];
        store.commit(commit.clone()).await.unwrap();
        let mut leave = step(&commit.row, 1);
        leave.members = vec![Member::sitting(host.id.clone())];
        leave.members_changed = true;
        store.commit(leave).await.unwrap();
        tables.push(commit.row.id);
    }
    store.delete_user(&anna.id, &MARKS).await.unwrap();

    let keys = async |id: &TableId| -> Vec<Option<String>> {
        let log = store.entries(id, 0).await.unwrap();
        log.into_iter().map(|entry| entry.key).collect()
    };
    let bobs = Some(format!("key of {}", bob.id));
    assert_eq!(keys(&tables[0]).await, [None, None, bobs.clone(), None]);
    assert_eq!(keys(&tables[1]).await, [bobs.clone(), None, bobs, None]);
    for (table, summary, opened) in [
        (&tables[0], "no title", "opened without 7"),
        (&tables[1], "a title", "a title"),
    ] {
        assert_eq!(store.table(table).await.unwrap().summary, summary);
        let log = store.entries(table, 0).await.unwrap();
        assert_eq!(log[0].body, opened);
    }
    let due = store.due_notices(Millis::now(), None, 10).await.unwrap();
    let ids: Vec<i64> = due.iter().map(|due| due.id).collect();
    let lease = std::time::Duration::ZERO;
    let claimed = store.claim_notices(&ids, Millis::now(), lease).await;
    let claimed = claimed.unwrap();
    let bodies: Vec<&str> = claimed.iter().map(|notice| notice.body.as_str()).collect();
    assert_eq!(bodies, ["turn: ", "turn: a title"]);

    // Whoever did not know yet stores the title once more.
    let mut late = step(&store.table(&tables[0]).await.unwrap(), 1);
    late.row.summary = "a title".into();
    store.commit(late).await.unwrap();
    store.blank_table(&tables[0], &MARKS).await.unwrap();
    let summary = store.table(&tables[0]).await.unwrap().summary;
    assert_eq!(summary, "no title");
}

pub(crate) async fn a_table_opened_while_its_host_goes_keeps_no_title(place: &Place) {
    const MARKS: Blanks = Blanks {
        summary: |text| (text == "a title").then(|| "no title".into()),
        ..BLANKS
    };
    let address = place.address();
    let nodes = [open(&address).await, open_beside(&address).await];
    let host = user(None);
    nodes[0].add_user(&host).await.unwrap();
    let mut crowd = JoinSet::new();
    for nth in 0..60 {
        let mut commit = step(&row(), 1);
        commit.row.host = host.id.clone();
        commit.row.summary = "a title".into();
        commit.members = vec![Member::sitting(host.id.clone())];
        commit.members_changed = true;
        commit.arrivals = vec![Arrival {
            user: host.id.clone(),
            most: 1000,
        }];
        let (store, host) = (nodes[nth % 2].clone(), host.clone());
        crowd.spawn(async move {
            if nth == 20 {
                store.delete_user(&host.id, &MARKS).await.unwrap();
            }
            (commit.row.id.clone(), store.commit(commit).await)
        });
    }
    for (id, opened) in crowd.join_all().await {
        match opened {
            Ok(()) => assert_eq!(nodes[0].table(&id).await.unwrap().summary, "no title"),
            Err(error) => {
                assert!(matches!(error, StoreError::NotFound), "{error}");
                assert!(nodes[0].table(&id).await.is_err(), "no mark");
            }
        }
    }
}

pub(crate) async fn webhooks_and_notes_are_kept(store: &Store) {
    let anna = user(Some("anna"));
    store.add_user(&anna).await.unwrap();
    let table = make(store, &row()).await.id;

    for style in ["json", "discord"] {
        let webhook = Webhook {
            url: "https://example.org".into(),
            style: style.into(),
            is_quiet: false,
        };
        store.set_webhook(&anna.id, Some(&webhook)).await.unwrap();
        assert_eq!(
            store.webhook(&anna.id).await.unwrap(),
            Some(webhook.clone())
        );
        assert!(matches!(
            store.set_webhook(&UserId::random(), Some(&webhook)).await,
            Err(StoreError::NotFound)
        ));
    }
    store.set_webhook(&anna.id, None).await.unwrap();
    assert_eq!(store.webhook(&anna.id).await.unwrap(), None);

    assert_eq!(store.note(&table, &anna.id).await.unwrap(), None);
    for text in ["buy geese", "sell geese"] {
        store.set_note(&table, &anna.id, text).await.unwrap();
        assert_eq!(
            store.note(&table, &anna.id).await.unwrap().as_deref(),
            Some(text)
        );
    }
    store.set_note(&table, &anna.id, "").await.unwrap();
    assert_eq!(store.note(&table, &anna.id).await.unwrap(), None);
    assert!(matches!(
        store.set_note(&TableId::random(), &anna.id, "a").await,
        Err(StoreError::NotFound)
    ));
}
