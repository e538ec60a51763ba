//! Any map, ours or one to import: it is refused, or it is written and read again and played on to the end.

#![no_main]

use std::sync::Arc;

use bots::random_playout;
use game::{Dice, Game, Seed};
use libfuzzer_sys::fuzz_target;
use roads_and_boats::{ImportOptions, Map, MapFile, Setup, State, import};

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    if let Ok(file) = import(text, &ImportOptions::default()) {
        play(file);
    }
    if let Ok(file) = MapFile::parse(text) {
        play(file);
    }
});

fn play(file: MapFile) {
    let Ok(map) = Map::new(file) else { return };
    let written = map.file().write();
    let again = MapFile::parse(&written).and_then(Map::new);
    assert_eq!(again.as_ref(), Ok(&map));
    let seats = map.file().seats[0];
    let setup = Setup::drawn(Arc::new(map), seats);
    let mut state = State::new(&setup, Seed::from(1)).expect("a map has room for its seats");
    assert_eq!(state.audit(), Ok(()));
    random_playout(&mut state, &mut Dice::new(Seed::from(2)), &mut Vec::new());
    assert_eq!(state.audit(), Ok(()));
    assert!(state.outcome().is_some());
}
