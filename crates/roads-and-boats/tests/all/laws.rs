//! The laws of the test kit, and random games by the thousand.

use crate::busy::busy;
use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{BUILT_IN, Setup, State};

/// Plays a game at random and audits it after every action.
fn play(setup: &Setup, number: u64) -> u64 {
    let mut state = State::new(setup, Seed::from(number)).unwrap();
    let mut dice = Dice::new(Seed::from(number + 1_000_000));
    let mut actions = Vec::new();
    let mut n = 0;
    while let Some(seat) = {
        let seats: Vec<Seat> = state.to_act().iter().collect();
        dice.pick(&seats).copied()
    } {
        state.legal_actions(seat, &mut actions);
        let action = *dice.pick(&actions).unwrap();
        state
            .apply(seat, &action, &mut ())
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
        if let Err(how) = state.audit() {
            panic!("game {number} after {n} actions, {action:?}: {how}");
        }
        n += 1;
    }
    n
}

#[test]
fn random_games_on_every_map_add_up_to_the_end() {
    for map in BUILT_IN.iter() {
        for &seats in &map.file().seats {
            let n = play(&Setup::drawn(map.clone(), seats), 1);
            eprintln!("{} {seats}: {n} actions", map.file().name);
        }
    }
}

#[test]
fn every_map_keeps_the_laws_with_every_number_of_seats_it_is_for() {
    for (number, map) in BUILT_IN.iter().enumerate() {
        for &seats in &map.file().seats {
            let setup = Setup::drawn(map.clone(), seats);
            let report = testkit::check_laws::<State>(&setup, number as u64);
            let report = report.unwrap_or_else(|broken| panic!("{}: {broken}", map.file().name));
            assert!(report.refusals > 100, "{report:?}");
        }
    }
}

#[test]
fn maps_that_seats_make_keep_the_laws() {
    for (seats, tiles) in [(1, 9), (2, 14), (3, 20)] {
        let setup = Setup::free(tiles, seats);
        let report = testkit::check_laws::<State>(&setup, 5);
        report.unwrap_or_else(|broken| panic!("{broken}"));
    }
}

/// Boats, carried transporters, factories and walls from the first action on.
#[test]
fn busy_tables_keep_the_laws() {
    let mut refusals = 0;
    for number in 0..60 {
        let position = busy(number).position();
        let report = testkit::check_laws_at::<State>(&position, number, 150);
        let report = report.unwrap_or_else(|broken| panic!("table {number}: {broken}"));
        refusals += report.refusals;
    }
    assert!(refusals > 10_000, "{refusals} refusals");
}
