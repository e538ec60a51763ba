//! Any record: it is refused, or it is the same when written and loaded again.

#![no_main]

use games::Shelf;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|input: &[u8]| {
    let Ok(record) = serde_json::from_slice::<Value>(input) else {
        return;
    };
    let Ok(session) = Shelf::default()
        .game_of(&record)
        .and_then(|game| game.load(record)) else {
        return;
    };
    let written = session.record();
    let again = Shelf::default()
        .game_of(&written)
        .and_then(|game| game.load(written.clone()))
        .expect("a record we wrote");
    assert_eq!(again.record(), written);
    assert_eq!(again.position(), session.position());
});
