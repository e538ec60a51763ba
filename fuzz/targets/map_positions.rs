//! Any position of Roads & Boats: it is refused, or the game goes on from it and everything adds up.

#![no_main]

use game::{Dice, Game, Seed};
use libfuzzer_sys::fuzz_target;
use roads_and_boats::{Position, State};

fuzz_target!(|input: &[u8]| {
    let Ok(position) = serde_json::from_slice::<Position>(input) else {
        return;
    };
    let Ok(mut state) = State::from_position(&position, Seed::from(1)) else {
        return;
    };
    assert_eq!(state.audit(), Ok(()));
    let mut dice = Dice::new(Seed::from(2));
    for _ in 0..40 {
        let Some(seat) = state.awaited().lowest() else {
            break;
        };
        for project in state.projects(seat) {
            assert!(
                project.missing.is_none()
                    || state.clone().apply(seat, &project.action, &mut ()).is_err()
            );
        }
        let actions = state.list_actions(seat);
        let action = dice.pick(&actions).expect("a seat to act can act");
        state.apply(seat, action, &mut ()).expect("a listed action");
        assert_eq!(state.audit(), Ok(()));
    }
});
