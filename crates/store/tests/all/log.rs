//! Tables, their logs and lists of them, one step after the other.

use store::{
    Entry, Member, Millis, Stage, Store, StoreError, TableId, TableQuery, TableRow, UserId,
};

use crate::place::{NOW, entry, make, row, step};

pub(crate) async fn a_table_is_made_grows_and_is_read_back(store: &Store) {
    store.probe().await.unwrap();
    let missing = TableId::random();
    assert!(matches!(
        store.table(&missing).await,
        Err(StoreError::NotFound)
    ));
    assert_eq!(store.entries(&missing, 0).await.unwrap(), []);

    let mut first = step(&row(), 2);
    first.entries[1].author = Some(UserId::random());
    first.entries[1].key = Some("k".into());
    store.commit(first.clone()).await.unwrap();
    assert_eq!(store.table(&first.row.id).await.unwrap(), first.row);

    let mut second = step(&first.row, 3);
    second.row.stage = Stage::Running;
    second.row.updated_at = Millis(NOW.0 + 7);
    second.row.wake_at = Some(Millis(NOW.0 + 9));
    second.row.summary = "{\"turn\":1}".into();
    store.commit(second.clone()).await.unwrap();
    assert_eq!(store.table(&first.row.id).await.unwrap(), second.row);

    let all: Vec<Entry> = first
        .entries
        .iter()
        .chain(&second.entries)
        .cloned()
        .collect();
    assert_eq!(store.entries(&first.row.id, 0).await.unwrap(), all);
    assert_eq!(store.entries(&first.row.id, 4).await.unwrap(), all[4..]);
    assert_eq!(store.entries(&first.row.id, u64::MAX).await.unwrap(), []);

    let mut third = step(&second.row, 0);
    third.row.wake_at = None;
    store.commit(third.clone()).await.unwrap();
    assert_eq!(store.table(&first.row.id).await.unwrap(), third.row);
}

pub(crate) async fn a_stale_commit_leaves_no_mark(store: &Store) {
    let made = make(store, &row()).await;
    let grown = make(store, &made).await;
    let before = store.entries(&made.id, 0).await.unwrap();

    let mut stale = step(&made, 2);
    stale.members = vec![Member::sitting(UserId::random())];
    stale.members_changed = true;
    let mut again = step(
        &TableRow {
            seq: 0,
            ..made.clone()
        },
        1,
    );
    again.row.summary = "another".into();
    let ahead = step(
        &TableRow {
            seq: 7,
            ..made.clone()
        },
        1,
    );
    let nowhere = step(&TableRow { seq: 1, ..row() }, 1);
    for commit in [stale, again, ahead, nowhere] {
        assert!(matches!(store.commit(commit).await, Err(StoreError::Stale)));
    }
    assert_eq!(store.table(&made.id).await.unwrap(), grown);
    assert_eq!(store.entries(&made.id, 0).await.unwrap(), before);
    assert_eq!(store.members(&made.id).await.unwrap(), []);
}

/// More rows than one statement takes, and numbers of them on both sides of where it is filled up.
pub(crate) async fn a_long_step_is_stored_whole(store: &Store) {
    for n_entries in [1, 2, 3, 255, 256, 257, 600] {
        let commit = step(&row(), n_entries);
        store.commit(commit.clone()).await.unwrap();
        assert_eq!(
            store.entries(&commit.row.id, 0).await.unwrap(),
            commit.entries
        );
    }
}

pub(crate) async fn members_are_replaced(store: &Store) {
    let mut users = [UserId::random(), UserId::random(), UserId::random()];
    users.sort();
    let member = |idx: usize| Member {
        user: users[idx].clone(),
        is_invited: idx == 1,
    };
    let mut commit = step(&row(), 1);
    commit.members = vec![member(0), member(1)];
    commit.members_changed = true;
    store.commit(commit.clone()).await.unwrap();
    assert_eq!(store.members(&commit.row.id).await.unwrap(), commit.members);

    let mut kept = step(&commit.row, 1);
    kept.members = vec![member(2)];
    store.commit(kept.clone()).await.unwrap();
    assert_eq!(store.members(&commit.row.id).await.unwrap(), commit.members);

    let mut replaced = step(&kept.row, 1);
    replaced.members = vec![member(1), member(2)];
    replaced.members_changed = true;
    store.commit(replaced.clone()).await.unwrap();
    assert_eq!(
        store.members(&commit.row.id).await.unwrap(),
        replaced.members
    );

    let mut emptied = step(&replaced.row, 1);
    emptied.members_changed = true;
    store.commit(emptied).await.unwrap();
    assert_eq!(store.members(&commit.row.id).await.unwrap(), []);
}

pub(crate) async fn lists_have_filters_and_pages(store: &Store) {
    let member = UserId::random();
    let mut rows = Vec::new();
    for idx in 0..12 {
        let mut commit = step(&row(), 1);
        commit.row.stage = Stage::ALL[idx % 4];
        commit.row.is_listed = idx % 3 != 0;
        commit.row.game = ["amsterdam", "roads-and-boats"][idx % 2].into();
        // Some moments are shared, so that pages have to break between equals.
        commit.row.updated_at = Millis(NOW.0 + idx as i64 / 3);
        if idx % 4 < 2 {
            commit.members = vec![Member::sitting(member.clone())];
            commit.members_changed = true;
        }
        store.commit(commit.clone()).await.unwrap();
        rows.push((commit.row, idx % 4 < 2));
    }
    rows.sort_by(|(a, _), (b, _)| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));

    let expect = |keep: &dyn Fn(&TableRow, bool) -> bool| -> Vec<TableRow> {
        rows.iter()
            .filter(|(row, is_member)| keep(row, *is_member))
            .map(|(row, _)| row.clone())
            .collect()
    };
    let all = TableQuery::default();
    let listed = TableQuery {
        is_listed: true,
        ..all.clone()
    };
    let open = TableQuery {
        stages: vec![Stage::Open, Stage::Running],
        ..all.clone()
    };
    let game = TableQuery {
        game: Some("amsterdam".into()),
        ..all.clone()
    };
    let mine = TableQuery {
        member: Some(member.clone()),
        ..all.clone()
    };
    let both = TableQuery {
        stages: vec![Stage::Running],
        member: Some(member),
        is_listed: true,
        ..game.clone()
    };
    assert_eq!(store.tables(&all).await.unwrap(), expect(&|_, _| true));
    assert_eq!(
        store.tables(&listed).await.unwrap(),
        expect(&|row, _| row.is_listed)
    );
    assert_eq!(
        store.tables(&open).await.unwrap(),
        expect(&|row, _| row.stage <= Stage::Running)
    );
    assert_eq!(
        store.tables(&game).await.unwrap(),
        expect(&|row, _| row.game == "amsterdam")
    );
    assert_eq!(
        store.tables(&mine).await.unwrap(),
        expect(&|_, is_member| is_member)
    );
    assert_eq!(store.tables(&both).await.unwrap(), []);

    for query in [all, listed, mine] {
        let whole = store.tables(&query).await.unwrap();
        let mut pages = Vec::new();
        let mut page = TableQuery { limit: 5, ..query };
        loop {
            let tables = store.tables(&page).await.unwrap();
            let Some(last) = tables.last() else { break };
            assert!(tables.len() <= 5);
            page.before = Some((last.updated_at, last.id.clone()));
            pages.extend(tables);
        }
        assert_eq!(pages, whole);
    }
}

pub(crate) async fn due_tables_come_in_order(store: &Store) {
    let mut ids = Vec::new();
    for wake_at in [Some(30), Some(10), None, Some(20), Some(40)] {
        let mut commit = step(&row(), 1);
        commit.row.wake_at = wake_at.map(Millis);
        store.commit(commit.clone()).await.unwrap();
        ids.push(commit.row.id);
    }
    let by_idx =
        |order: &[usize]| -> Vec<TableId> { order.iter().map(|idx| ids[*idx].clone()).collect() };
    assert_eq!(store.due_tables(Millis(9), 10).await.unwrap(), []);
    assert_eq!(
        store.due_tables(Millis(30), 10).await.unwrap(),
        by_idx(&[1, 3, 0])
    );
    assert_eq!(
        store.due_tables(Millis(30), 2).await.unwrap(),
        by_idx(&[1, 3])
    );
}

pub(crate) async fn texts_survive(store: &Store) {
    let texts = [
        "",
        "null",
        "1e9",
        "{\"a\": [1, \"\\u0000\"]}",
        "'; drop table entries; --",
        "naïve 🎲 \u{2028}",
        "\"\\\n\t",
    ];
    let mut commit = step(&row(), 0);
    commit.row.summary = texts[5].into();
    for (text, seq) in texts.iter().zip(1..) {
        commit.entries.push(Entry {
            body: (*text).into(),
            kind: (*text).into(),
            ..entry(seq)
        });
        commit.row.seq = seq;
    }
    store.commit(commit.clone()).await.unwrap();
    assert_eq!(store.table(&commit.row.id).await.unwrap(), commit.row);
    assert_eq!(
        store.entries(&commit.row.id, 0).await.unwrap(),
        commit.entries
    );
}
