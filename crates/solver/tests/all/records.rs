//! The best solutions known, kept under `records/solo`.

use std::fs;
use std::path::Path;

use game::{Game, Start};
use roads_and_boats::{BUILT_IN, Map, MapChoice, State};
use solver::solve::Solver;
use solver::tape::GameRecord;
use std::sync::Arc;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/solo")
}

fn known(map: &Arc<Map>) -> GameRecord {
    let name = map.file().name.to_lowercase().replace(' ', "-");
    let text = fs::read_to_string(folder().join(format!("{name}.json"))).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn every_solo_map_has_a_solution_that_replays_on_just_this_map_and_is_below_the_bound() {
    for map in BUILT_IN.iter().filter(|map| map.file().seats == [1]) {
        let record = known(map);
        let Start::Setup(setup) = &record.start else {
            panic!("a record that starts in the middle")
        };
        let is_this = match &setup.map {
            MapChoice::Drawn(drawn) => drawn == map,
            MapChoice::Named(name) => *name == map.file().name,
            MapChoice::Free { .. } => false,
        };
        assert!(is_this && setup.seats == 1, "{}", map.file().name);
        let state: State = record.replay().unwrap();
        let points = state.outcome().unwrap().points[0];
        assert!(
            points <= Solver::new(map).unwrap().bound(),
            "{}",
            map.file().name
        );
        assert_eq!(record.result, state.outcome());
    }
}
