//! Bots for Amsterdam: they play by the rules, know only what they may, and are as strong as they say.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use amsterdam::{Setup, State};
use bots::{Budget, Opponents};
use game::{Dice, Game, Imagined, Seed, Viewer};

/// Little, and the same on every machine.
const THOUGHT: Budget = Budget::of_nodes(20);

/// Plays a game and returns it. The bots are in the order of the seats.
fn play(names: &[&str], number: u64) -> State {
    let mut state = State::new(&Setup::for_seats(names.len() as u8), Seed::from(number)).unwrap();
    let mut dice = Dice::new(Seed::from(number + 1_000));
    let mut bots: Vec<_> = names
        .iter()
        .map(|name| (State::opponent(name).unwrap().make)(dice.seed()))
        .collect();
    while let Some(seat) = state.to_act().lowest() {
        let imagined = Imagined::new(&state, seat, &mut dice);
        let action = bots[seat.index()].choose(&imagined, THOUGHT);
        state.apply(seat, &action, &mut ()).unwrap();
    }
    state
}

#[test]
fn every_bot_finishes_games_at_every_table() {
    for opponent in State::OPPONENTS {
        for seats in 2..=4 {
            for number in 0..20 {
                let state = play(&vec![opponent.name; seats], number);
                assert_eq!(state.audit(), Ok(()));
            }
        }
    }
}

#[test]
fn greedy_beats_random_nearly_always() {
    let mut wins = 0;
    for number in 0..200 {
        let greedy_first = play(&["greedy", "random"], number).outcome().unwrap();
        wins += usize::from(greedy_first.places[0] < greedy_first.places[1]);
        let greedy_second = play(&["random", "greedy"], number).outcome().unwrap();
        wins += usize::from(greedy_second.places[1] < greedy_second.places[0]);
    }
    assert!(wins >= 388, "{wins} of 400");
}

#[test]
fn greedy_has_points_at_tables_of_its_kind() {
    let points: i32 = (0..40)
        .flat_map(|number| play(&["greedy"; 3], number).outcome().unwrap().points)
        .sum();
    assert!(points > 40 * 3 * 15, "{points}");
}

/// The same knowledge and the same seed give the same choice, whatever is hidden.
#[test]
fn choices_do_not_depend_on_what_is_hidden() {
    for opponent in State::OPPONENTS {
        let mut tried = 0;
        for number in 0..10 {
            let mut state = State::new(&Setup::for_seats(3), Seed::from(number)).unwrap();
            let mut dice = Dice::new(Seed::from(number + 50));
            while let Some(seat) = state.to_act().lowest() {
                let seed = dice.seed();
                let choose = |state: &State| {
                    let imagined = Imagined::new(state, seat, &mut Dice::new(seed));
                    (opponent.make)(seed).choose(&imagined, THOUGHT)
                };
                let mut otherwise = state.clone();
                otherwise.reshuffle(Viewer::Seat(seat), &mut dice);
                let action = choose(&state);
                assert_eq!(
                    action,
                    choose(&otherwise),
                    "{} in game {number}",
                    opponent.name
                );
                state.apply(seat, &action, &mut ()).unwrap();
                tried += 1;
            }
        }
        assert!(tried > 500, "{tried}");
    }
}
