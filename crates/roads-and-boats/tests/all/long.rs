//! The longest games on the largest tables.

use game::{Dice, Game, Seed};
use roads_and_boats::{Setup, State};

#[test]
fn six_seats_play_33_turns_on_95_tiles_and_the_table_does_not_grow() {
    for number in 0..3 {
        let setup = Setup::on("The Long Cut", 6);
        let mut state = State::new(&setup, Seed::from(number)).unwrap();
        assert_eq!(state.map().file().tiles.len(), 95);
        let mut dice = Dice::new(Seed::from(number));
        let mut actions = Vec::new();
        let (at_first, mut most_bytes, mut most_listed) = (state.bytes(), 0, 0);
        while let Some(seat) = state.awaited().lowest() {
            state.legal_actions(seat, &mut actions);
            most_listed = most_listed.max(actions.len());
            let action = *dice.pick(&actions).unwrap();
            state.apply(seat, &action, &mut ()).unwrap();
            most_bytes = most_bytes.max(state.bytes());
        }
        assert_eq!(state.turn(), 33);
        assert_eq!(state.audit(), Ok(()));
        // Bricks, and goods on the move, are all that is added.
        assert!(
            most_bytes < at_first + 2_000,
            "{at_first} bytes became {most_bytes}"
        );
        assert!(most_listed < 2_000, "{most_listed} actions were listed");
    }
}
