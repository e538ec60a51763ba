//! Recorded games: each must replay to the result it had.
//!
//! They were made by `towpath play roads-and-boats --watch --bots settler,random --map "Two Banks" --seed banks --millis 5
//! --record FILE`, with the bots, the map and the seed that each of them names. New rules get new games: these stay.

use std::fs;
use std::path::Path;

use game::{Game, Record};
use roads_and_boats::{Action, MapChoice, Position, Setup, State};

type RecordOf = Record<Setup, Position, Action>;

#[test]
fn recorded_games_replay_to_their_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut seats_seen = [0; 7];
    let mut n_made = 0;
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text.lines().count(), 1, "{name} is one line");
        let record: RecordOf = serde_json::from_str(&text).unwrap();
        let state: State = record
            .replay()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(record.result.is_some(), "{name} is finished");
        assert_eq!(record.seats.len(), state.n_seats(), "{name}");
        assert_eq!(state.audit(), Ok(()), "{name}");
        let game::Start::Setup(setup) = &record.start else {
            panic!("{name} is a whole game");
        };
        match setup.map {
            MapChoice::Named(_) => panic!("{name} depends on a map that may change"),
            MapChoice::Free { .. } => n_made += 1,
            MapChoice::Drawn(_) => (),
        }
        seats_seen[state.n_seats()] += 1;
    }
    assert_eq!(seats_seen, [0, 1, 2, 0, 1, 0, 0]);
    assert_eq!(n_made, 1);
}

#[test]
fn a_record_with_another_result_or_an_action_less_is_refused() {
    let text = include_str!("../games/2-seats-banks.json");
    let record: RecordOf = serde_json::from_str(text).unwrap();
    let mut changed = record.clone();
    changed.result.as_mut().unwrap().points[0] += 1;
    let error = changed.replay::<State>().unwrap_err().to_string();
    assert!(error.contains("came out as"), "{error}");
    let mut changed = record;
    changed.actions.remove(0);
    let error = changed.replay::<State>().unwrap_err().to_string();
    assert!(error.starts_with("action 1 (seat"), "{error}");
}
