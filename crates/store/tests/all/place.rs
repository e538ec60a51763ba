//! Where the stories happen, and what they are made of.

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use store::{
    Blanks, Commit, Entry, MapId, MapRow, Millis, Options, Score, Stage, Store, StoredMap, TableId,
    TableRow, User, UserId, testing::Postgres,
};
use tempfile::TempDir;

pub(crate) const NOW: Millis = Millis(1_700_000_000_000);

/// Room for any number of empty stores of one kind.
pub(crate) struct Place {
    folder: TempDir,
    server: Option<Postgres>,
    n_stores: AtomicU32,
}

impl Place {
    pub(crate) fn files() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
            server: None,
            n_stores: AtomicU32::new(0),
        }
    }

    pub(crate) fn server() -> Self {
        Self {
            server: Some(Postgres::start()),
            ..Self::files()
        }
    }

    /// Where an empty store may be opened.
    pub(crate) fn address(&self) -> String {
        let n_stores = self.n_stores.fetch_add(1, Ordering::Relaxed);
        match &self.server {
            Some(server) => server.database(&format!("story{n_stores}")),
            None => self
                .folder
                .path()
                .join(format!("story {n_stores} %?#.db"))
                .display()
                .to_string(),
        }
    }

    pub(crate) async fn store(&self) -> Store {
        open(&self.address()).await
    }
}

// The stories are about what happens, however slow the machine.
const PATIENT: Options = Options {
    connections: 4,
    patience: Duration::from_secs(60),
};

pub(crate) async fn open(address: &str) -> Store {
    Store::open(address, &PATIENT).await.unwrap()
}

/// The same store once more, whoever has it.
pub(crate) async fn open_beside(address: &str) -> Store {
    Store::open_beside(address, &PATIENT).await.unwrap()
}

/// Takes nobody's words out of anything but what was said.
pub(crate) const BLANKS: Blanks = Blanks {
    said: "{\"gone\":true}",
    opened: |_| None,
    summary: |_| None,
    notice: |_| None,
};

pub(crate) fn row() -> TableRow {
    TableRow {
        id: TableId::random(),
        game: "roads-and-boats".into(),
        rules: 3,
        stage: Stage::Open,
        is_listed: true,
        host: UserId::random(),
        seq: 0,
        created_at: NOW,
        updated_at: NOW,
        wake_at: None,
        summary: "{}".into(),
    }
}

pub(crate) fn entry(seq: u64) -> Entry {
    Entry {
        seq,
        at: Millis(NOW.0 + 1),
        kind: "acted".into(),
        author: None,
        key: None,
        body: format!("{{\"n\":{seq}}}"),
    }
}

/// The step that takes a table from where its row is to `n_entries` further, and its row there.
pub(crate) fn step(row: &TableRow, n_entries: u64) -> Commit {
    let to = TableRow {
        seq: row.seq + n_entries,
        ..row.clone()
    };
    Commit::new(
        row.seq,
        to,
        (row.seq + 1..=row.seq + n_entries).map(entry).collect(),
    )
}

/// Makes a table with one entry.
pub(crate) async fn make(store: &Store, row: &TableRow) -> TableRow {
    let commit = step(row, 1);
    store.commit(commit.clone()).await.unwrap();
    commit.row
}

pub(crate) fn user(name: Option<&str>) -> User {
    User {
        id: UserId::random(),
        name: name.map(str::to_owned),
        password: Some("$argon2id$secret".into()),
        language: Some("en".into()),
        created_at: NOW,
        seen_at: NOW,
    }
}

/// A map that somebody has just drawn for two or three seats.
pub(crate) fn map(owner: &User) -> StoredMap {
    StoredMap {
        row: MapRow {
            id: MapId::random(),
            owner: Some(owner.id.clone()),
            name: "Fen \"und\" Furt".into(),
            seats: vec![2, 3],
            tiles: 25,
            is_playable: true,
            is_shared: false,
            digest: "abc".into(),
            created_at: NOW,
            updated_at: NOW,
        },
        body: "{\"tiles\":[]}".into(),
    }
}

/// The step that ends a game of somebody who played alone.
pub(crate) fn last_step(row: &TableRow, user: &User, digest: &str, points: i64) -> Commit {
    let mut commit = step(row, 1);
    commit.row.stage = Stage::Finished;
    commit.score = Some(Score {
        table: row.id.clone(),
        digest: digest.into(),
        user: Some(user.id.clone()),
        points,
        turns: 23,
        is_shown: true,
        at: NOW,
    });
    commit
}
