//! Opponents for Roads & Boats: they play by the rules, and the settler lives off the land.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use bots::Budget;
use bots::roads_and_boats::BOTS;
use game::{Dice, Game, Imagined, Outcome, Seed};
use roads_and_boats::{Setup, State};

/// Plays a game with one bot in every seat.
fn play(setup: &Setup, names: &[&str], number: u64, turns: u8) -> State {
    let mut state = State::new(setup, Seed::from(number)).unwrap();
    let mut dice = Dice::new(Seed::from(number));
    let mut bots: Vec<_> = names
        .iter()
        .map(|name| (bots::find(BOTS, name).unwrap().make)(dice.seed()))
        .collect();
    let budget = Budget::of(Duration::from_millis(2));
    while let Some(seat) = state.awaited().lowest() {
        if state.turn() > turns {
            break;
        }
        let imagined = Imagined::new(&state, seat, &mut dice);
        let action = bots[seat.index()].choose(&imagined, budget);
        state.apply(seat, &action, &mut ()).unwrap();
    }
    state
}

#[test]
fn the_settler_ends_a_game_alone_with_points() {
    let setup = Setup::on("A River Runs Through It", 1);
    let state = play(&setup, &["settler"], 1, 20);
    let Outcome { points, .. } = state.outcome().unwrap();
    // With more time to think it has well over 100; at random it would have ten or so.
    assert!(points[0] >= 40, "{points:?}");
}

#[test]
fn settlers_play_by_the_rules_on_maps_drawn_and_made() {
    for setup in [
        Setup::on("Two Banks", 2),
        Setup::free(16, 2),
        Setup::on("Three Weirs", 3),
    ] {
        let names = ["settler", "random", "settler"];
        let state = play(&setup, &names[..usize::from(setup.seats)], 3, 4);
        assert_eq!(state.audit(), Ok(()));
        assert!(state.turn() > 4);
    }
}
