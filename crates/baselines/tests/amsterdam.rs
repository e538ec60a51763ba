//! Bots for Amsterdam: they play by the rules, know only what they may, and are as strong as they say.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::cmp::Ordering;
use std::sync::Arc;

use amsterdam::{Action, Board, BoardFile, Setup, State};
use baselines::AMSTERDAM;
use bots::Budget;
use game::{Dice, Game, Imagined, Seed};

/// Little, and the same on every machine.
const THOUGHT: Budget = Budget::of_nodes(20);

/// Plays a game and returns it with all actions. The bots are in the order of the seats.
fn play_on(setup: &Setup, names: &[&str], number: u64) -> (State, Vec<(usize, Action)>) {
    let mut state = State::new(setup, Seed::from(number)).unwrap();
    let mut dice = Dice::new(Seed::from(number + 1_000));
    let mut bots: Vec<_> = names
        .iter()
        .map(|name| (bots::find(AMSTERDAM, name).unwrap().make)(dice.seed()))
        .collect();
    let mut actions = Vec::new();
    while let Some(seat) = state.to_act().lowest() {
        let imagined = Imagined::new(&state, seat, &mut dice);
        let action = bots[seat.index()].choose(&imagined, THOUGHT);
        state.apply(seat, &action, &mut ()).unwrap();
        actions.push((seat.index(), action));
    }
    (state, actions)
}

fn play(names: &[&str], number: u64) -> (State, Vec<(usize, Action)>) {
    play_on(&Setup::for_seats(names.len() as u8), names, number)
}

/// How many of 2 × `deals` games the first wins, a shared win counted as half, with each deal played from both seats.
fn wins(first: &str, second: &str, deals: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..deals {
        for (names, own) in [([first, second], 0), ([second, first], 1)] {
            let places = play(&names, number).0.outcome().unwrap().places;
            wins += match places[own].cmp(&places[1 - own]) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
        }
    }
    wins
}

#[track_caller]
fn check_wins(first: &str, second: &str, deals: u64, least: f64) {
    let part = wins(first, second, deals) / (2 * deals) as f64;
    assert!(part >= least, "{first} wins {part} against {second}");
}

#[test]
fn every_bot_finishes_games_at_every_table() {
    for opponent in AMSTERDAM {
        for seats in 2..=4 {
            for number in 0..10 {
                let (state, _) = play(&vec![opponent.name; seats], number);
                assert_eq!(state.audit(), Ok(()));
            }
        }
    }
}

#[test]
fn every_bot_finishes_games_on_another_board() {
    let file = BoardFile::parse(include_str!("../../amsterdam/tests/boards/harbour.json")).unwrap();
    let board = Some(Arc::new(Board::new(file).unwrap()));
    for opponent in AMSTERDAM {
        for seats in 2..=3 {
            let setup = Setup {
                board: board.clone(),
                ..Setup::for_seats(seats)
            };
            for number in 0..5 {
                let names = vec![opponent.name; usize::from(seats)];
                let (state, _) = play_on(&setup, &names, number);
                assert_eq!(state.audit(), Ok(()));
            }
        }
    }
}

#[test]
fn greedy_beats_random() {
    check_wins("greedy", "random", 100, 0.82);
}

#[test]
fn a_plan_beats_greed() {
    check_wins("planner", "greedy", 100, 0.75);
}

#[test]
fn the_refined_planner_beats_the_plain_one_and_every_published_agent() {
    check_wins("refined", "planner", 60, 0.65);
    for agent in ["path", "one-step", "long-route", "hungry"] {
        check_wins("refined", agent, 60, 0.55);
    }
}

#[test]
fn blocking_costs_nothing_with_two_seats() {
    check_wins("blocking", "refined", 100, 0.45);
}

#[test]
fn the_path_agent_keeps_all_contracts_and_never_draws_more() {
    for number in 0..10 {
        let (state, actions) = play(&["path", "path"], number);
        assert!(
            !actions
                .iter()
                .any(|(_, action)| *action == Action::DrawContracts)
        );
        assert!(state.seats().all(|seat| state.contracts(seat).len() == 2));
    }
}

#[test]
fn the_hungry_agent_holds_more_contracts_than_others() {
    let held = |name: &str| -> usize {
        let games = (0..10).map(|number| play(&[name, name], number).0);
        games
            .map(|state| {
                state
                    .seats()
                    .map(|seat| state.contracts(seat).len())
                    .sum::<usize>()
            })
            .sum()
    };
    assert!(held("hungry") > held("path"));
    assert!(held("hungry") > held("long-route"));
}

#[test]
fn the_long_route_junkie_builds_longer_routes_than_the_one_step_thinker() {
    let mean = |name: &str| {
        let games = (0..20).map(|number| play(&[name, name], number).0);
        let (mut spaces, mut routes) = (0.0, 0.0);
        for state in games {
            for id in state
                .seats()
                .flat_map(|seat| state.routes(seat).iter().collect::<Vec<_>>())
            {
                spaces += f64::from(state.board().route(id).length);
                routes += 1.0;
            }
        }
        spaces / routes
    };
    assert!(mean("long-route") > mean("one-step") + 0.2);
}
