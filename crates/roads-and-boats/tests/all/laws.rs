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

/// Holds every map that is for so many seats to the laws.
fn maps_keep_the_laws(seats: u8) {
    let maps = BUILT_IN.iter().zip(0..);
    let mut refusals = Vec::new();
    for (map, number) in maps.filter(|(map, _)| map.file().seats.contains(&seats)) {
        let setup = Setup::drawn(map.clone(), seats);
        let report = testkit::check_laws::<State>(&setup, number);
        let report = report.unwrap_or_else(|broken| panic!("{}: {broken}", map.file().name));
        refusals.push(report.refusals);
    }
    let has_tried = !refusals.is_empty() && refusals.iter().all(|&n| n > 100);
    assert!(has_tried, "{refusals:?}");
}

#[test]
fn maps_for_one_seat_keep_the_laws() {
    maps_keep_the_laws(1);
}

#[test]
fn maps_for_two_seats_keep_the_laws() {
    maps_keep_the_laws(2);
}

#[test]
fn maps_for_three_seats_keep_the_laws() {
    maps_keep_the_laws(3);
}

#[test]
fn maps_for_four_seats_keep_the_laws() {
    maps_keep_the_laws(4);
}

#[test]
fn maps_for_five_seats_keep_the_laws() {
    maps_keep_the_laws(5);
}

#[test]
fn maps_for_six_seats_keep_the_laws() {
    maps_keep_the_laws(6);
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
