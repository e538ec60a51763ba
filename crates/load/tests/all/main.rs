//! Small runs of every kind, against a server that can be killed.

use std::path::PathBuf;

use load::{Database, Report, Settings};

/// Settings for the server of this crate.
fn settings() -> Settings {
    Settings {
        tables: 12,
        server: Some(PathBuf::from(env!("CARGO_BIN_EXE_load-server"))),
        ..Settings::default()
    }
}

fn run(settings: Settings) -> Report {
    // One thread, as the generator has.
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_all().build().expect("a runtime");
    runtime.block_on(load::run(settings)).expect("a whole run")
}

#[track_caller]
fn check(settings: Settings) -> Report {
    let report = run(settings);
    assert!(report.is_well(), "{report}");
    assert!(
        report.actions > 0 && report.finished == report.games,
        "{report}"
    );
    report
}

#[test]
fn every_game_on_sqlite_is_stored_as_it_was_played() {
    let report = check(Settings {
        tables: 30,
        ..settings()
    });
    assert_eq!((report.games, report.missed, report.reconnects), (30, 0, 0));
}

#[test]
fn every_game_on_postgres_is_stored_as_it_was_played() {
    let report = check(Settings {
        database: Database::Postgres,
        ..settings()
    });
    assert_eq!((report.games, report.missed, report.reconnects), (12, 0, 0));
}

#[test]
fn roads_and_boats_is_stored_as_it_was_played() {
    check(Settings {
        tables: 2,
        game: "roads-and-boats".to_owned(),
        seats: 3,
        ..settings()
    });
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_on_sqlite() {
    let report = check(Settings {
        kill: 5,
        ..settings()
    });
    assert!(report.reconnects > 0 && report.resent > 0, "{report}");
}

#[test]
fn nothing_is_lost_when_the_server_is_killed_on_postgres() {
    let report = check(Settings {
        kill: 3,
        database: Database::Postgres,
        ..settings()
    });
    assert!(report.reconnects > 0, "{report}");
}

#[test]
fn nothing_is_lost_when_one_of_two_nodes_is_killed() {
    let report = check(Settings {
        kill: 1,
        nodes: 2,
        database: Database::Postgres,
        ..settings()
    });
    assert!(report.reconnects > 0, "{report}");
}

#[test]
fn nothing_is_lost_while_the_database_is_away() {
    let report = check(Settings {
        // Longer than a commit waits for the database.
        outage: Some(6),
        database: Database::Postgres,
        ..settings()
    });
    assert!(report.try_again > 0, "{report}");
}

#[test]
fn idle_sockets_are_counted() {
    let report = run(Settings {
        tables: 2,
        idle: Some(50),
        ..settings()
    });
    assert_eq!(report.idle.unwrap().sockets, 50);
}

#[test]
fn sockets_that_never_read_cost_little() {
    let report = run(Settings {
        tables: 2,
        silent: Some(50),
        seconds: Some(3),
        ..settings()
    });
    assert!(report.is_well(), "{report}");
    let silent = report.silent.unwrap();
    assert!(silent.sockets == 50 && silent.looks > 50, "{report}");
}
