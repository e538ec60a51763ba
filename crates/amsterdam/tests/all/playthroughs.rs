//! Seeded games as text. A change of the rules shows up as a difference to review.

use std::fmt::Write;

use amsterdam::{Setup, State};
use game::{Dice, Game, Seed, Viewer};

/// A whole game, told as the table saw it.
fn playthrough(seats: u8, number: u64) -> String {
    let mut state = State::new(&Setup::for_seats(seats), Seed::from(number)).unwrap();
    let mut dice = Dice::new(Seed::from(number + 1));
    let mut text = format!("{}\n", json(&state.view(Viewer::Table)));
    while let Some(seat) = state.to_act().lowest() {
        let actions = state.list_actions(seat);
        let action = *dice.pick(&actions).unwrap();
        let mut events = Vec::new();
        state.apply(seat, &action, &mut events).unwrap();
        writeln!(text, "{seat} {} of {}", json(&action), actions.len()).unwrap();
        for event in &events {
            writeln!(text, "    {}", json(&State::seen_by(event, Viewer::Table))).unwrap();
        }
    }
    writeln!(text, "{}", json(&state.view(Viewer::Table))).unwrap();
    writeln!(text, "{}", json(&state.outcome())).unwrap();
    text
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn two_seats() {
    insta::assert_snapshot!(playthrough(2, 100));
}

#[test]
fn three_seats() {
    insta::assert_snapshot!(playthrough(3, 200));
}

#[test]
fn four_seats() {
    insta::assert_snapshot!(playthrough(4, 300));
}
