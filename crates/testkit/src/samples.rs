//! Samples of all that people are told of: events, actions, refusals.

use std::mem::discriminant;

use game::{Game, MessageTable, Record, Sample, Seat, Taken, ToMessage};

/// A record of a game.
pub type RecordOf<G> = Record<<G as Game>::Setup, <G as Game>::Position, <G as Game>::Action>;

/// Plays a record again. In every position `visit` gets what has just happened, what can be done, and why every seat is
/// refused what was done before.
///
/// # Panics
///
/// Panics if the record does not replay.
pub fn for_each_sample<G: Game>(record: &RecordOf<G>, mut visit: impl FnMut(&G, Sample<G>)) {
    let mut game: G = record.open().expect("a start that is valid");
    let mut kinds: Vec<G::Action> = Vec::new();
    for Taken { seat, action } in &record.actions {
        for seat in Seat::first(game.n_seats()) {
            for action in game.list_actions(seat) {
                visit(&game, Sample::Action(action));
            }
            for action in &kinds {
                if let Err(illegal) = game.clone().apply(seat, action, &mut ()) {
                    visit(&game, Sample::Refusal(illegal));
                }
            }
        }
        let mut events = Vec::new();
        let applied = game.apply(*seat, action, &mut events);
        assert!(applied.is_ok(), "the record replays");
        for event in events {
            visit(&game, Sample::Event(event));
        }
        kinds.retain(|kind| discriminant(kind) != discriminant(action));
        kinds.push(action.clone());
    }
}

/// The rows of a table, each with one of its keys, that none of the samples is told with. There is to be none, so that
/// whatever is new is put into words by the tests.
pub fn rows_without_sample<G: Game>(table: &MessageTable, samples: &[Sample<G>]) -> Vec<String> {
    let told: Vec<(String, &str)> = samples
        .iter()
        .map(|sample| (variant(sample), sample.to_message().key))
        .collect();
    let keys = table.rows.iter().flat_map(|row| {
        let others = row.keys.iter().map(|(_, key)| *key);
        others.chain([row.key]).map(|key| (row.variant, key))
    });
    let is_missing = |(variant, key): &(&str, &str)| {
        let mut told = told.iter();
        !told.any(|(other, told)| (other.as_str(), *told) == (*variant, *key))
    };
    keys.filter(is_missing)
        .map(|(variant, key)| format!("{variant} as {key}"))
        .collect()
}

/// The name of the variant of what is in a sample.
fn variant<G: Game>(sample: &Sample<G>) -> String {
    let written = match sample {
        Sample::Event(event) => format!("{event:?}"),
        Sample::Action(action) => format!("{action:?}"),
        Sample::Refusal(illegal) => format!("{illegal:?}"),
    };
    let is_name = |c: &char| c.is_alphanumeric();
    written.chars().take_while(is_name).collect()
}
