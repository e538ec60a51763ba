//! Events and the acts that the engine makes of them, for the page's tests: the page folds events too.

use std::fs;

use game::{Game, Sample};
use roads_and_boats::{Event, State, acts, samples};
use serde_json::json;
use testkit::RecordOf;

use crate::samples::files;

/// So many events of a recorded game are enough.
const MOST: usize = 600;

/// A list of events and its acts a line: the beginnings of recorded games, and one of each event there is.
pub(crate) fn folded() -> String {
    let recorded = files("roads-and-boats/tests/games")
        .into_iter()
        .map(|file| {
            let text = fs::read_to_string(file).expect("a recorded game");
            let record: RecordOf<State> = serde_json::from_str(&text).expect("a record");
            let mut state: State = record.open().expect("a game");
            let mut events = Vec::new();
            for taken in &record.actions {
                let applied = state.apply(taken.seat, &taken.action, &mut events);
                applied.expect("a recorded action");
            }
            events.truncate(MOST);
            events
        });
    let lists: Vec<Vec<Event>> = recorded.chain([each()]).collect();
    let lines = lists.iter().map(|events| {
        let acts = acts(events);
        format!("{}\n", json!({ "events": events, "acts": acts }))
    });
    lines.collect()
}

/// One of each event, twice: what one begins another may go on with.
fn each() -> Vec<Event> {
    let (_, samples) = samples();
    let events = samples.into_iter().filter_map(|sample| match sample {
        Sample::Event(event) => Some(event),
        Sample::Action(_) | Sample::Refusal(_) => None,
    });
    let events: Vec<Event> = events.collect();
    [events.clone(), events].concat()
}
