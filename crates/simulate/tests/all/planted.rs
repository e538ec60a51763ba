//! What is planted, and that the judge finds it.

use games::{Amsterdam, ShelfGame};
use serde_json::{Value, json};
use simulate::judge::{Judge, Kind, Link, Quotas, Stored};
use store::{Options, Store};
use tempfile::TempDir;

pub(crate) const TABLE: &str = "t1";
pub(crate) const SEED: &str = "0123456789abcdef0123456789abcdef";
pub(crate) const SALT: &str = "fedcba9876543210fedcba9876543210";

/// A judge of an empty file, and a table of `ann` with two seats, which `ann` and `bob` have taken.
pub(crate) struct Court {
    pub(crate) judge: Judge,
    folder: TempDir,
    n_entries: u64,
}

impl Court {
    pub(crate) fn new() -> Court {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("towpath.db");
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = Store::open(file.to_str().unwrap(), &Options::default()).await;
            store.unwrap().close().await;
        });
        let quotas = Quotas {
            tables: 1,
            tokens: 1,
        };
        let mut court = Court {
            judge: Judge::new(&file, quotas).unwrap(),
            folder,
            n_entries: 0,
        };
        let options = json!({ "game": "amsterdam", "setup": { "seats": 2 }, "access": "open", "spectators": "nobody" });
        let opened = json!({ "options": options, "rules": 1, "seed": SEED, "salt": SALT });
        court.stored("ann", None, Kind::Opened, opened);
        court.does("ann", "a1", json!({ "do": "sit", "seat": 0 }));
        court.sits("ann", "a1", 0);
        court.does("bob", "b1", json!({ "do": "sit", "seat": 1 }));
        court.sits("bob", "b1", 1);
        court.is_clean();
        court
    }

    /// The same, with the game begun.
    pub(crate) fn begun() -> Court {
        let mut court = Court::new();
        court.stored("ann", None, Kind::Started, json!({}));
        court
    }

    pub(crate) fn stored(&mut self, author: &str, key: Option<&str>, kind: Kind, body: Value) {
        self.n_entries += 1;
        let entry = Stored {
            seq: self.n_entries,
            at: 0,
            kind,
            author: Some(author.to_owned()),
            key: key.map(str::to_owned),
            text: body.to_string(),
        };
        self.judge.fold(TABLE, entry);
    }

    pub(crate) fn does(&mut self, user: &str, key: &str, command: Value) {
        let sent = (user.to_owned(), TABLE.to_owned(), key.to_owned());
        self.judge.dealings.sent.insert(sent, command);
    }

    pub(crate) fn sits(&mut self, user: &str, key: &str, seat: u8) {
        let sitter = json!({ "kind": "person", "user": user });
        self.stored(
            user,
            Some(key),
            Kind::Seated,
            json!({ "seat": seat, "sitter": sitter }),
        );
    }

    pub(crate) fn gets_up(&mut self, user: &str, key: &str, seat: u8) {
        self.does(user, key, json!({ "do": "leave", "seat": seat }));
        let sitter = json!({ "kind": "nobody" });
        self.stored(
            user,
            Some(key),
            Kind::Seated,
            json!({ "seat": seat, "sitter": sitter }),
        );
    }

    pub(crate) fn links(&mut self, maker: &str, seat: u8, secret: &str) {
        let link = Link {
            table: TABLE.to_owned(),
            seat: Some(seat),
            maker: maker.to_owned(),
            known_at: self.n_entries,
            used: None,
        };
        self.judge.dealings.links.insert(secret.to_owned(), link);
    }

    pub(crate) fn takes_over(&mut self, user: &str, key: &str, seat: u8, secret: &str) {
        self.does(user, key, json!({ "do": "sit", "secret": secret }));
        self.sits(user, key, seat);
    }

    #[track_caller]
    pub(crate) fn is_clean(&self) {
        assert_eq!(self.judge.findings(), []);
    }

    #[track_caller]
    pub(crate) fn finds(&self, kind: &str) {
        let found: Vec<&str> = self
            .judge
            .findings()
            .iter()
            .map(|found| found.kind)
            .collect();
        assert!(
            found.contains(&kind),
            "{kind} among {:?}",
            self.judge.findings()
        );
    }

    /// The file itself.
    pub(crate) fn write(&self, text: &str) {
        let file = self.folder.path().join("towpath.db");
        let db = rusqlite::Connection::open(file).unwrap();
        db.execute_batch(text).unwrap();
    }
}

pub(crate) fn view(viewer: game::Viewer) -> Value {
    let setup = json!({ "seats": 2 });
    let game = Amsterdam.start(1, setup, SEED.parse().unwrap()).unwrap();
    game.view(viewer).unwrap()
}

pub(crate) fn seat(number: u8) -> game::Viewer {
    game::Viewer::Seat(game::Seat::new(number).unwrap())
}

pub(crate) fn shown(eyes: Option<u8>, view: Value) -> Value {
    let seats = [
        json!({ "person": { "user": "ann" } }),
        json!({ "person": { "user": "bob" } }),
    ];
    json!({ "table": TABLE, "seq": 4, "stage": "running", "eyes": eyes, "yours": [0], "seats": seats, "view": view })
}

#[test]
fn a_link_takes_its_makers_seat_over_once() {
    let mut court = Court::new();
    court.links("bob", 1, "secret");
    court.takes_over("cat", "c1", 1, "secret");
    court.is_clean();
    court.takes_over("dan", "d1", 1, "secret");
    court.finds("stolen seat");
}

#[test]
fn a_link_of_somebody_who_has_gone_steals_the_seat() {
    let mut court = Court::new();
    court.links("bob", 1, "secret");
    court.gets_up("bob", "b2", 1);
    court.does("cat", "c1", json!({ "do": "sit" }));
    court.sits("cat", "c1", 1);
    court.is_clean();
    court.takes_over("bob", "b3", 1, "secret");
    court.finds("stolen seat");
}

#[test]
fn a_link_does_not_outlast_getting_up() {
    let mut court = Court::new();
    court.links("bob", 1, "secret");
    court.gets_up("bob", "b2", 1);
    court.does("bob", "b3", json!({ "do": "sit" }));
    court.sits("bob", "b3", 1);
    court.takes_over("cat", "c1", 1, "secret");
    court.finds("stolen seat");
}

#[test]
fn nobody_has_two_seats() {
    let mut court = Court::new();
    court.links("bob", 1, "secret");
    court.takes_over("ann", "a2", 1, "secret");
    court.finds("second seat");
}

#[test]
fn nobody_sits_down_where_somebody_sits_or_unasked() {
    let mut court = Court::new();
    court.does("cat", "c1", json!({ "do": "sit", "seat": 1 }));
    court.sits("cat", "c1", 1);
    court.finds("stolen seat");
    let mut court = Court::new();
    court.gets_up("bob", "b2", 1);
    let sitter = json!({ "kind": "person", "user": "cat" });
    court.stored(
        "ann",
        Some("a2"),
        Kind::Seated,
        json!({ "seat": 1, "sitter": sitter }),
    );
    court.finds("unlawful seat");
}

#[test]
fn only_the_seat_acts_and_only_the_host_begins() {
    let mut court = Court::new();
    court.stored("bob", None, Kind::Started, json!({}));
    court.finds("unlawful entry");
    let mut court = Court::begun();
    court.stored("cat", None, Kind::Resigned, json!({ "seat": 1 }));
    court.finds("unlawful entry");
}

#[test]
fn a_command_is_stored_once_and_before_it_is_acknowledged() {
    let mut court = Court::begun();
    let say = json!({ "do": "say", "text": "hello" });
    court.stored("ann", Some("a2"), Kind::Said, json!({ "text": "hello" }));
    let done = |seq: u64| json!({ "seq": seq });
    court.judge.acknowledged("ann", TABLE, "a2", &say, &done(5));
    court.is_clean();
    court.judge.acknowledged("ann", TABLE, "a3", &say, &done(6));
    court.finds("acknowledged and not stored");
    court.stored("ann", Some("a2"), Kind::Said, json!({ "text": "hello" }));
    court.finds("command stored twice");
}

#[test]
fn a_view_is_for_its_own_eyes_and_as_the_replay_has_it() {
    let mut court = Court::begun();
    court
        .judge
        .shown(Some("ann"), &shown(Some(0), view(seat(0))));
    court.is_clean();
    court
        .judge
        .shown(Some("ann"), &shown(Some(1), view(seat(1))));
    court.finds("shown too much");
    let mut court = Court::begun();
    court
        .judge
        .shown(Some("ann"), &shown(Some(0), view(seat(1))));
    court.finds("view differs from replay");
    let mut court = Court::begun();
    court
        .judge
        .shown(Some("cat"), &shown(None, view(game::Viewer::Table)));
    court.finds("shown too much");
}

#[test]
fn news_are_as_the_log_has_them() {
    let news = |kind: &str, view: Value| json!({ "table": TABLE, "seq": 4, "what": { "entry": kind }, "view": view });
    let mut court = Court::begun();
    court
        .judge
        .heard(Some("bob"), &news("started", view(seat(1))));
    court.is_clean();
    court
        .judge
        .heard(Some("bob"), &news("started", view(seat(0))));
    court.finds("view differs from replay");
    court.judge.heard(Some("bob"), &news("closed", Value::Null));
    court.finds("news differ from log");
    let ahead = json!({ "table": TABLE, "seq": 5, "what": { "entry": "said" } });
    court.judge.heard(Some("bob"), &ahead);
    court.finds("told before stored");
}

#[test]
fn neither_seed_nor_salt_is_told_before_the_end() {
    for secret in [SEED, SALT] {
        let mut court = Court::begun();
        court.judge.told(Some("ann"), "nothing");
        court.is_clean();
        court
            .judge
            .told(Some("ann"), &format!("{{\"x\": \"{secret}\"}}"));
        court.finds("secret told");
    }
    let mut court = Court::begun();
    court.judge.recorded(Some("ann"), TABLE);
    court.finds("shown too much");
}

#[test]
fn one_token_too_many_is_found_in_the_file() {
    let mut court = Court::new();
    court.write("insert into users (id, created_at, seen_at) values ('ann', 0, 0);");
    let token = |hash: &str| {
        format!(
            "insert into sessions (hash, user_id, kind, label, scope, created_at, seen_at) values ('{hash}', 'ann', 'bot', '', 'play', 0, 0);"
        )
    };
    court.write(&token("one"));
    court.judge.look(std::time::Duration::ZERO);
    court.is_clean();
    court.write(&token("two"));
    court.judge.look(std::time::Duration::ZERO);
    court.finds("quota exceeded");
}

#[test]
fn a_log_that_shrinks_or_has_a_gap_is_found_in_the_file() {
    let mut court = Court::new();
    court.write(&format!(
        "insert into tables (id, game, rules, stage, is_listed, host, seq, created_at, updated_at, summary)
        values ('{TABLE}', 'amsterdam', 1, 'open', 1, 'ann', 2, 0, 0, '')"
    ));
    court.judge.look(std::time::Duration::ZERO);
    court.finds("entries lost");
    let mut court = Court::new();
    court.n_entries += 1;
    court.stored("ann", None, Kind::Said, json!({ "text": "hello" }));
    court.finds("unreadable log");
}
