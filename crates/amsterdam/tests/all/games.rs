//! Recorded games: each must replay to the result it had.

use std::fs;
use std::path::Path;

use amsterdam::{Action, Position, Setup, State};
use game::{Game, Record};

type AmsterdamRecord = Record<Setup, Position, Action>;

#[test]
fn recorded_games_replay_to_their_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let mut seats_seen = [0; 5];
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.lines().count(), 1, "{name} is one line");
        let record: AmsterdamRecord = serde_json::from_str(&text).unwrap();
        let state: State = record
            .replay()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(record.result.is_some(), "{name} is finished");
        assert_eq!(
            record.seats.len(),
            state.n_seats(),
            "{name} names its seats"
        );
        assert_eq!(state.audit(), Ok(()), "{name}");
        seats_seen[state.n_seats()] += 1;
    }
    assert!(
        seats_seen[2..].iter().all(|&games| games >= 2),
        "games for 2, 3 and 4 seats: {seats_seen:?}"
    );
}

#[test]
fn a_record_with_one_action_changed_is_refused_at_that_action() {
    let text = include_str!("../games/2-seats-canal.json");
    let record: AmsterdamRecord = serde_json::from_str(text).unwrap();
    let mut refused = 0;
    for idx in 0..record.actions.len() {
        let mut changed = record.clone();
        changed.actions[idx].action = Action::Pass;
        let error = changed
            .replay::<State>()
            .expect_err("nobody may pass in this game")
            .to_string();
        let expected = format!(
            "action {} (seat {}) breaks AM-",
            idx + 1,
            record.actions[idx].seat
        );
        assert!(error.starts_with(&expected), "{error}");
        refused += 1;
    }
    assert!(refused > 40);
}

#[test]
fn a_record_with_another_result_or_seed_is_refused() {
    let text = include_str!("../games/2-seats-canal.json");
    let record: AmsterdamRecord = serde_json::from_str(text).unwrap();
    let mut changed = record.clone();
    changed.result.as_mut().unwrap().points[0] += 1;
    let error = changed.replay::<State>().unwrap_err().to_string();
    assert!(error.contains("came out as"), "{error}");
    let mut changed = record.clone();
    changed.seed = "another".parse().unwrap();
    assert!(changed.replay::<State>().is_err());
    let mut changed = record;
    changed.rules = 2;
    let error = changed.replay::<State>().unwrap_err().to_string();
    assert!(error.contains("rules version 2"), "{error}");
}
