//! The search: the same on every machine where it is told how much to think, and stronger than what it is made of.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::num::NonZero;
use std::time::Duration;

use amsterdam::{Action, Setup, State};
use baselines::AMSTERDAM;
use bots::{Advised, Budget};
use game::{Dice, Game, Imagined, Seat, Seed};

/// A game after its first contracts are chosen.
fn opening(seats: u8) -> State {
    let mut state = State::new(&Setup::for_seats(seats), Seed::from(5)).unwrap();
    for seat in Seat::first(seats.into()) {
        state.apply(seat, &Action::KeepBoth, &mut ()).unwrap();
    }
    state
}

fn imagined(state: &State) -> Imagined<State> {
    let seat = state.awaited().lowest().unwrap();
    Imagined::new(state, seat, &mut Dice::new(Seed::from(1)))
}

/// How much the first of two bots wins of games played from both seats.
fn share(first: &str, second: &str, deals: u64, budget: Budget) -> f64 {
    let mut won = 0.0;
    for deal in 0..deals {
        for turned in 0..2 {
            let mut dice = Dice::new(Seed::from(1_000 + 2 * deal + turned));
            let mut state = State::new(&Setup::for_seats(2), Seed::from(deal)).unwrap();
            let names = match turned {
                0 => [first, second],
                _ => [second, first],
            };
            let mut bots =
                names.map(|name| (bots::find(AMSTERDAM, name).unwrap().make)(dice.seed()));
            while let Some(seat) = state.awaited().lowest() {
                let imagined = Imagined::new(&state, seat, &mut dice);
                let action = bots[seat.index()].choose(&imagined, budget);
                state.apply(seat, &action, &mut ()).unwrap();
            }
            let winners = state.outcome().unwrap().winners();
            let seat = Seat::new(turned as u8).unwrap();
            if winners.contains(seat) {
                won += 1.0 / winners.len() as f64;
            }
        }
    }
    won / (2 * deals) as f64
}

#[test]
fn so_much_thought_gives_the_same_choice_on_any_number_of_cores() {
    let state = opening(3);
    let imagined = imagined(&state);
    for threads in [1, 2, 3] {
        let budget = Budget {
            threads: NonZero::new(threads).unwrap(),
            ..Budget::of_nodes(300)
        };
        let advise = || {
            let choices = State::advise(&imagined, budget, Seed::from(9));
            serde_json::to_string(&choices).unwrap()
        };
        assert_eq!(advise(), advise(), "{threads} cores");
    }
}

#[test]
fn neither_time_nor_games_alone_let_a_thought_go_on() {
    let state = opening(3);
    let imagined = imagined(&state);
    let short = Budget {
        nodes: Some(u64::MAX),
        ..Budget::of(Duration::from_millis(5))
    };
    assert!(!State::advise(&imagined, short, Seed::from(9)).is_empty());
    // The time is long enough for ever so many games, and few are thought through all the same.
    let few = Budget {
        nodes: Some(300),
        ..Budget::of(Duration::from_secs(60 * 60))
    };
    let advise = |budget| {
        let choices = State::advise(&imagined, budget, Seed::from(9));
        serde_json::to_string(&choices).unwrap()
    };
    assert_eq!(advise(few), advise(Budget::of_nodes(300)));
}

#[test]
fn advice_adds_up() {
    let mut state = opening(4);
    let mut dice = Dice::new(Seed::from(2));
    let mut n_reasons = 0;
    while let Some(seat) = state.awaited().lowest() {
        let imagined = Imagined::new(&state, seat, &mut dice);
        let choices = State::advise(&imagined, Budget::of_nodes(40), dice.seed());
        let legal = state.list_actions(seat);
        let shares: f32 = choices.iter().map(|choice| choice.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{shares}");
        for choice in &choices {
            assert!(legal.contains(&choice.action), "{choice:?}");
            assert_eq!((choice.wins.len(), choice.points.len()), (4, 4));
            let wins: f32 = choice.wins.iter().sum();
            assert!((wins - 1.0).abs() < 1e-3, "{wins}");
            n_reasons += choice.reasons.len();
        }
        assert!(choices.is_sorted_by(|one, next| one.share >= next.share));
        state.apply(seat, &choices[0].action, &mut ()).unwrap();
    }
    assert!(n_reasons > 100, "{n_reasons}");
}

#[test]
fn every_level_beats_the_one_below() {
    let mut levels: Vec<_> = AMSTERDAM
        .iter()
        .filter(|opponent| opponent.level.is_some())
        .collect();
    levels.sort_by_key(|opponent| opponent.level);
    assert_eq!(levels.len(), 5);
    for pair in levels.windows(2) {
        let (lower, upper) = (pair[0].name, pair[1].name);
        let share = match upper {
            "regent" => share(upper, lower, 20, Budget::of_nodes(400)),
            _ => share(upper, lower, 300, Budget::of_nodes(1)),
        };
        // The strength itself is measured in the arena, over many more games.
        assert!(share > 0.55, "{upper} won {share:.2} against {lower}");
    }
}

#[test]
fn the_search_beats_planners() {
    for baseline in ["refined", "hungry"] {
        let share = share("regent", baseline, 20, Budget::of_nodes(400));
        assert!(share > 0.5, "{share:.2} against {baseline}");
    }
}
