//! Copies of a whole server: export, import, backup, and simply opening it again.

use store::{Member, Scope, SessionKind, SessionRow, Store, StoreError, TableQuery, Webhook};
use tokio::task::JoinSet;

use crate::place::{NOW, Place, last_step, make, map, open, row, step, user};

/// Something of everything.
async fn furnish(store: &Store) {
    for name in [Some("Anna"), Some("bob"), None] {
        let user = user(name);
        store.add_user(&user).await.unwrap();
        let session = SessionRow {
            hash: format!("hash-{}", user.id),
            user: user.id.clone(),
            kind: SessionKind::Bot,
            label: "naïve \"bot\"".into(),
            scope: Scope::Play,
            created_at: NOW,
            seen_at: NOW,
            expires_at: name.map(|_| NOW),
        };
        store.add_session(&session, 9).await.unwrap();
        let webhook = Webhook {
            url: "https://example.org/?a=b".into(),
            style: "json".into(),
            is_quiet: true,
        };
        store.set_webhook(&user.id, Some(&webhook)).await.unwrap();
        let mut commit = step(&row(), 12);
        commit.row.host = user.id.clone();
        commit.row.wake_at = name.map(|_| NOW);
        commit.entries[3].author = Some(user.id.clone());
        commit.entries[3].key = Some("key".into());
        commit.members = vec![Member::sitting(user.id.clone())];
        commit.members_changed = true;
        store.commit(commit.clone()).await.unwrap();
        store
            .set_note(&commit.row.id, &user.id, "a note\n🎲")
            .await
            .unwrap();
        let mut drawn = map(&user);
        drawn.row.is_shared = name.is_none();
        store.add_map(&drawn, 9).await.unwrap();
        let last = last_step(&commit.row, &user, "abc", 7);
        store.commit(last).await.unwrap();
    }
}

async fn export(store: &Store) -> String {
    let mut out = Vec::new();
    store.export(&mut out).await.unwrap();
    String::from_utf8(out).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_moves_from_one_database_to_the_other_and_back() {
    let (files, server) = (Place::files(), Place::server());
    let origin = files.store().await;
    furnish(&origin).await;
    let lines = export(&origin).await;
    let n_rows = lines.lines().count() - 2;
    assert_eq!(n_rows, 3 * (1 + 1 + 1 + 1 + 1 + 13 + 1 + 1 + 1));
    assert_eq!(
        lines.lines().last(),
        Some(format!("{{\"end\":{{\"lines\":{n_rows}}}}}").as_str())
    );

    let postgres = server.store().await;
    postgres.import(lines.as_bytes()).await.unwrap();
    assert_eq!(export(&postgres).await, lines);
    let sqlite = files.store().await;
    sqlite
        .import(export(&postgres).await.as_bytes())
        .await
        .unwrap();
    assert_eq!(export(&sqlite).await, lines);
    assert_eq!(
        sqlite.user_called("ANNA").await.unwrap().name.as_deref(),
        Some("Anna")
    );

    for store in [&postgres, &sqlite] {
        assert!(matches!(
            store.import(lines.as_bytes()).await,
            Err(StoreError::NotEmpty)
        ));
        let table = store
            .tables(&TableQuery::default())
            .await
            .unwrap()
            .remove(0);
        make(store, &table).await;
    }
    for place in [&files, &server] {
        bad_lines_are_refused(&place.store().await, &lines).await;
    }
    assert!(matches!(
        postgres.backup("copy".as_ref()).await,
        Err(StoreError::Unsupported(_))
    ));
}

async fn bad_lines_are_refused(store: &Store, lines: &str) {
    let empty = export(store).await;
    let n_lines = lines.lines().count() as u64;
    let first_of = |word: &str| {
        lines
            .lines()
            .zip(1..)
            .find(|(line, _)| line.starts_with(&format!("{{\"{word}\"")))
            .unwrap()
            .1
    };
    let (table, entry, session) = (first_of("table"), first_of("entry"), first_of("session"));
    let half = &lines[..lines.len() / 2];
    let whole_lines = &half[..=half.rfind('\n').unwrap()];

    check(store, "", 1, "not an export").await;
    check(
        store,
        half,
        half.lines().count() as u64,
        "not a JSON object",
    )
    .await;
    let n_whole = whole_lines.lines().count() as u64;
    check(store, whole_lines, n_whole + 1, "the end is missing").await;
    for (line, from, to, word) in [
        (1, "export", "backup", "not an export"),
        (1, "1", "2", "version 1"),
        (2, r#""user""#, r#""ghost""#, "`ghost` is no row"),
        (
            2,
            r#""created_at":"#,
            r#""created_at":"a","b":"#,
            "`created_at` is no number",
        ),
        (session, r#""bot""#, r#""robot""#, "`kind` is no such kind"),
        (
            table,
            r#""finished""#,
            r#""over""#,
            "`stage` is no such stage",
        ),
        (
            table,
            r#""rules":3"#,
            r#""rules":-3"#,
            "`rules` is out of range",
        ),
        (table, r#""game""#, r#""gamf""#, "`game` is missing"),
        (table, r#""game""#, r#""x":1,"game""#, "`x` is unknown"),
        (entry + 1, r#""seq":2"#, r#""seq":1"#, ""),
    ] {
        check(store, &changed(lines, line, from, to), line, word).await;
    }
    check(store, &without(lines, entry), n_lines - 1, "rows").await;
    let more = format!("{lines}{{}}\n");
    check(store, &more, n_lines + 1, "after the end").await;
    let (all, fewer) = ((n_lines - 2).to_string(), (n_lines - 3).to_string());
    let gap = without(&changed(lines, n_lines, &all, &fewer), entry);
    check(store, &gap, n_lines, "does not have the entries").await;

    assert_eq!(export(store).await, empty);
    store.import(lines.as_bytes()).await.unwrap();
}

/// The lines with one of them changed.
fn changed(lines: &str, nth: u64, from: &str, to: &str) -> String {
    let change = |(line, idx): (&str, u64)| match idx == nth {
        true => line.replacen(from, to, 1),
        false => line.to_owned(),
    };
    let changed: Vec<String> = lines.lines().zip(1..).map(change).collect();
    changed.join("\n")
}

/// The lines but one.
fn without(lines: &str, nth: u64) -> String {
    let kept = lines.lines().zip(1..).filter(|(_, idx)| *idx != nth);
    let kept: Vec<&str> = kept.map(|(line, _)| line).collect();
    kept.join("\n")
}

async fn check(store: &Store, lines: &str, expected: u64, word: &str) {
    match store.import(lines.as_bytes()).await {
        Err(StoreError::Import { line, reason }) => {
            assert_eq!(line, expected, "{reason}");
            assert!(reason.contains(word), "{reason} does not say {word}");
        }
        result => panic!("{result:?}, but line {expected} is wrong ({word})"),
    }
}

pub(crate) async fn reopening_keeps_everything(place: &Place) {
    let address = place.address();
    let store = open(&address).await;
    furnish(&store).await;
    let lines = export(&store).await;
    store.close().await;
    assert!(store.probe().await.unwrap_err().is_transient());
    assert!(
        store
            .commit(step(&row(), 1))
            .await
            .unwrap_err()
            .is_transient()
    );
    for _ in 0..2 {
        let store = open(&address).await;
        assert_eq!(export(&store).await, lines);
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_while_others_write_is_consistent() {
    let place = Place::files();
    let store = place.store().await;
    furnish(&store).await;
    let folder = tempfile::tempdir().unwrap();
    let mut writers = JoinSet::new();
    for _ in 0..20 {
        let store = store.clone();
        writers.spawn(async move {
            let mut now = make(&store, &row()).await;
            for _ in 0..30 {
                now = make(&store, &now).await;
            }
        });
    }
    for idx in 0..3 {
        let file = folder.path().join(format!("backup-{idx}.db"));
        store.backup(&file).await.unwrap();
        assert!(matches!(
            store.backup(&file).await,
            Err(StoreError::FileExists(_))
        ));
        let copy = open(&file.display().to_string()).await;
        let tables = copy
            .tables(&TableQuery {
                limit: 1000,
                ..TableQuery::default()
            })
            .await
            .unwrap();
        assert!(tables.len() >= 3);
        for table in tables {
            let entries = copy.entries(&table.id, 0).await.unwrap();
            assert!(entries.iter().map(|entry| entry.seq).eq(1..=table.seq));
        }
        let again = place.store().await;
        again.import(export(&copy).await.as_bytes()).await.unwrap();
    }
    writers.join_all().await;
}
