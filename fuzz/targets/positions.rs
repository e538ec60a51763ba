//! Any position: it is refused, or the game goes on from it and everything adds up.

#![no_main]

use amsterdam::{Position, State};
use game::{Dice, Game, Seed, Viewer};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Ok(position) = serde_json::from_slice::<Position>(input) else {
        return;
    };
    let Ok(mut state) = State::from_position(&position, Seed::from(1)) else {
        return;
    };
    assert_eq!(state.audit(), Ok(()));
    let written = state.position();
    let again = State::from_position(&written, Seed::from(1)).expect("a position we wrote");
    assert_eq!(again.position(), written);
    let mut dice = Dice::new(Seed::from(2));
    for viewer in Viewer::all(state.n_seats()) {
        let mut fresh = state.clone();
        fresh.reshuffle(viewer, &mut dice);
        assert_eq!(fresh.audit(), Ok(()));
        assert_eq!(fresh.view(viewer), state.view(viewer));
    }
    for _ in 0..40 {
        let Some(seat) = state.awaited().lowest() else {
            break;
        };
        let actions = state.list_actions(seat);
        let action = dice.pick(&actions).expect("a seat to act can act");
        state.apply(seat, action, &mut ()).expect("a listed action");
        assert_eq!(state.audit(), Ok(()));
    }
});
