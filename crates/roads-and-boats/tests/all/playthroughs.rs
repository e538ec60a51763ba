//! Seeded games as text. A change of the rules shows up as a difference to review.

use std::fmt::Write;

use game::{Dice, Game, Seed, Viewer};
use roads_and_boats::{Setup, State};

use crate::busy::busy;

/// Some actions, told as everyone saw them.
fn playthrough(mut state: State, number: u64, n_actions: usize) -> String {
    let mut dice = Dice::new(Seed::from(number));
    let mut text = format!("{}\n", json(&state.view(Viewer::Table)));
    for _ in 0..n_actions {
        let Some(seat) = state.awaited().lowest() else {
            break;
        };
        let actions = state.list_actions(seat);
        let action = *dice.pick(&actions).unwrap();
        let mut events = Vec::new();
        state.apply(seat, &action, &mut events).unwrap();
        writeln!(text, "{seat} {} of {}", json(&action), actions.len()).unwrap();
        for event in &events {
            writeln!(text, "    {}", json(event)).unwrap();
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
fn a_seat_alone_plays_to_the_end() {
    let setup = Setup::on("A River Runs Through It", 1);
    let state = State::new(&setup, Seed::from(1)).unwrap();
    insta::assert_snapshot!(playthrough(state, 1, usize::MAX));
}

#[test]
fn two_seats_play_a_while() {
    let setup = Setup::on("Two Banks", 2);
    let state = State::new(&setup, Seed::from(2)).unwrap();
    insta::assert_snapshot!(playthrough(state, 2, 200));
}

#[test]
fn three_seats_make_a_map() {
    let state = State::new(&Setup::free(16, 3), Seed::from(3)).unwrap();
    insta::assert_snapshot!(playthrough(state, 3, 30));
}

#[test]
fn a_busy_table_goes_on() {
    insta::assert_snapshot!(playthrough(busy(10), 4, 150));
}
