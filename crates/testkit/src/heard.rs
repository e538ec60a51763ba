//! Whatever is said in the course of a recorded game.

use std::mem::discriminant;

use game::{Game, Record, Said, Saying, Seat, Taken};

/// A record of a game.
pub type RecordOf<G> = Record<<G as Game>::Setup, <G as Game>::Position, <G as Game>::Action>;

/// Something that can be said in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard<G: Game> {
    /// What happened just before.
    Event(G::Event),
    /// What can be done.
    Action(G::Action),
    /// Why something cannot.
    Refusal(G::Illegal),
}

impl<G: Game> Said for Heard<G> {
    type Thing = G::Thing;

    fn said(&self) -> Saying<G::Thing> {
        match self {
            Heard::Event(event) => event.said(),
            Heard::Action(action) => action.said(),
            Heard::Refusal(illegal) => illegal.said(),
        }
    }
}

/// Plays a record again. In every position `hear` is told what has just happened, what can be done, and why every seat
/// is refused whatever was done like it before.
///
/// # Panics
///
/// Panics if the record does not replay.
pub fn hear<G: Game>(record: &RecordOf<G>, mut hear: impl FnMut(&G, Heard<G>)) {
    let mut game: G = record.open().expect("a start that is valid");
    let mut kinds: Vec<G::Action> = Vec::new();
    for Taken { seat, action } in &record.actions {
        for seat in Seat::first(game.n_seats()) {
            for action in game.list_actions(seat) {
                hear(&game, Heard::Action(action));
            }
            for action in &kinds {
                if let Err(illegal) = game.clone().apply(seat, action, &mut ()) {
                    hear(&game, Heard::Refusal(illegal));
                }
            }
        }
        let mut events = Vec::new();
        let applied = game.apply(*seat, action, &mut events);
        assert!(applied.is_ok(), "the record replays");
        for event in events {
            hear(&game, Heard::Event(event));
        }
        kinds.retain(|kind| discriminant(kind) != discriminant(action));
        kinds.push(action.clone());
    }
}
