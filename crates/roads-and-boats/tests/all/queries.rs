//! What page and bots ask, held to what is listed and taken.

use std::collections::{BTreeMap, BTreeSet};

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{Action, Phase, Place, Stage, State, TransporterId};

use crate::busy::busy;

/// Plays on at random and calls `look` with every position in which a seat acts freely.
fn look_around(numbers: std::ops::Range<u64>, actions: usize, mut look: impl FnMut(&State, Seat)) {
    for number in numbers {
        let mut state = busy(number);
        let mut dice = Dice::new(Seed::from(number));
        for _ in 0..actions {
            let Some(seat) = state.awaited().lowest() else {
                break;
            };
            let listed = state.list_actions(seat);
            let is_free = state.stage() == Stage::Acting
                && listed.last() == Some(&Action::Done)
                && !listed
                    .iter()
                    .any(|action| matches!(action, Action::Upgrade { .. }));
            if is_free {
                look(&state, seat);
            }
            let action = *dice.pick(&listed).unwrap();
            state.apply(seat, &action, &mut ()).unwrap();
        }
    }
}

/// Every place that a transporter gets to by listed steps, with the fewest of them.
fn walk(state: &State, seat: Seat, id: TransporterId) -> BTreeMap<Place, usize> {
    let mut found = BTreeMap::new();
    let mut open = vec![state.clone()];
    let mut n_steps = 0;
    while !open.is_empty() {
        n_steps += 1;
        let mut next: Vec<State> = Vec::new();
        for state in &open {
            for action in state.list_actions(seat) {
                let Action::Step {
                    transporter, to, ..
                } = action
                else {
                    continue;
                };
                if transporter != id {
                    continue;
                }
                let mut then = state.clone();
                then.apply(seat, &action, &mut ()).unwrap();
                found.entry(to).or_insert(n_steps);
                if !next.contains(&then) {
                    next.push(then);
                }
            }
        }
        open = next;
    }
    found
}

#[test]
fn routes_are_those_that_listed_steps_lead_along() {
    let mut n_routes = 0;
    look_around(0..26, 40, |state, seat| {
        if state.phase() != Phase::Movement {
            return;
        }
        for own in &state.position().seats[seat.index()].transporters {
            let routes = state.routes(own.id);
            let told: BTreeMap<Place, usize> = routes
                .iter()
                .map(|route| (route.to, route.steps.len()))
                .collect();
            assert_eq!(told.len(), routes.len());
            let mut walked = walk(state, seat, own.id);
            // Where it is it need not go.
            walked.remove(&own.at);
            let wrong: Vec<_> = told
                .iter()
                .filter(|(place, steps)| walked.get(place) != Some(*steps))
                .collect();
            let missing: Vec<_> = walked.keys().filter(|to| !told.contains_key(to)).collect();
            assert!(
                wrong.is_empty() && missing.is_empty(),
                "{own:?}: {wrong:?} {missing:?}"
            );
            for route in &routes {
                let mut then = state.clone();
                for &to in &route.steps {
                    let step = then.list_actions(seat).into_iter().find(|action| {
                        matches!(action, Action::Step { transporter, to: there, .. } if *transporter == own.id && *there == to)
                    });
                    then.apply(seat, &step.unwrap(), &mut ()).unwrap();
                }
                n_routes += 1;
            }
        }
    });
    assert!(n_routes > 1_000, "{n_routes} routes");
}

#[test]
fn projects_with_nothing_missing_are_what_is_listed() {
    let mut n_projects = 0;
    look_around(0..40, 60, |state, seat| {
        if state.phase() != Phase::Building {
            return;
        }
        let listed: BTreeSet<String> = state
            .list_actions(seat)
            .iter()
            .filter(|action| {
                !matches!(
                    action,
                    Action::Call { .. } | Action::DropCall { .. } | Action::Wait | Action::Done
                )
            })
            .map(|action| format!("{action:?}"))
            .collect();
        let projects = state.projects(seat);
        let payable = projects.iter().filter(|project| project.missing.is_none());
        let payable: BTreeSet<String> = payable
            .map(|project| format!("{:?}", project.action))
            .collect();
        assert_eq!(payable, listed);
        for project in projects.iter().filter(|project| !project.missing.is_none()) {
            let refused = state.clone().apply(seat, &project.action, &mut ());
            assert!(refused.is_err(), "{project:?}");
        }
        n_projects += projects.len();
    });
    assert!(n_projects > 1_000, "{n_projects} projects");
}

#[test]
fn producers_make_as_many_sets_as_they_are_said_to() {
    let mut n_sets = 0;
    look_around(0..60, 20, |state, seat| {
        if state.phase() != Phase::Production {
            return;
        }
        for told in state.production(seat) {
            let action = Action::Produce { hex: told.hex };
            assert_eq!(
                state.list_actions(seat).contains(&action),
                told.sets > 0,
                "{told:?}"
            );
            let mut then = state.clone();
            let mut sets = 0;
            while then.apply(seat, &action, &mut ()).is_ok() {
                // Others' goods are not to be had without asking: such a bill stays open.
                for pay in then.usual_payment(seat, None) {
                    then.apply(seat, &pay, &mut ()).unwrap();
                }
                if then.list_actions(seat).last() != Some(&Action::Done) {
                    break;
                }
                sets += 1;
            }
            assert!(sets <= told.sets, "{told:?} made {sets}");
            n_sets += usize::from(sets);
            if state.n_seats() == 1 {
                assert_eq!(sets, told.sets, "{told:?}");
            }
        }
    });
    assert!(n_sets > 20, "{n_sets} sets");
}

/// What a producer is said to make by itself, it makes when the phase ends.
#[test]
fn rb_prod_07_producers_run_by_themselves_as_they_are_said_to() {
    let mut n_units = 0;
    look_around(0..130, 1, |state, seat| {
        if state.phase() != Phase::Production || state.n_seats() > 1 {
            return;
        }
        let told = state.production(seat);
        let mut then = state.clone();
        let mut log = Vec::new();
        then.apply(seat, &Action::Done, &mut log).unwrap();
        for told in told {
            let made = log.iter().find_map(|event| match event {
                roads_and_boats::Event::RanByItself { hex, count, .. } if *hex == told.hex => {
                    Some(*count)
                }
                _ => None,
            });
            assert_eq!(made.unwrap_or(0), told.by_itself, "{told:?}");
            n_units += told.by_itself;
        }
    });
    assert!(n_units > 0, "nothing ran");
}

#[test]
fn the_usual_payment_pays_the_bill_from_the_tile_first() {
    let mut n_bills = 0;
    for number in 0..120 {
        let mut state = busy(number);
        let mut dice = Dice::new(Seed::from(number));
        for _ in 0..60 {
            let Some(seat) = state.awaited().lowest() else {
                break;
            };
            let listed = state.list_actions(seat);
            let is_bill = listed
                .iter()
                .any(|action| matches!(action, Action::Pay { .. }))
                && listed.contains(&Action::Withdraw);
            if is_bill {
                let mut then = state.clone();
                for pay in state.usual_payment(seat, None) {
                    let Action::Pay { from, .. } = pay else {
                        panic!("{pay:?} is no payment");
                    };
                    let from_tile = matches!(from, roads_and_boats::Holder::Region(_));
                    // Once a transporter has to pay for one good, the tile has no more that is owed.
                    let tile_could = then.list_actions(seat).iter().any(|action| {
                        matches!(
                            action,
                            Action::Pay {
                                from: roads_and_boats::Holder::Region(_),
                                ..
                            }
                        )
                    });
                    assert_eq!(from_tile, tile_could);
                    then.apply(seat, &pay, &mut ()).unwrap();
                }
                n_bills += 1;
            }
            let action = *dice.pick(&listed).unwrap();
            state.apply(seat, &action, &mut ()).unwrap();
        }
    }
    assert!(n_bills > 50, "{n_bills} bills");
}

#[test]
fn what_is_still_possible_is_empty_just_when_only_goods_and_geese_are_left() {
    let mut n_empty = 0;
    look_around(0..40, 60, |state, seat| {
        let chances = state.chances(seat);
        let listed = state.list_actions(seat);
        for action in &chances.actions {
            assert!(listed.contains(action));
        }
        for id in &chances.movers {
            assert!(!state.routes(*id).is_empty());
        }
        if state.phase() == Phase::Movement {
            for own in &state.position().seats[seat.index()].transporters {
                assert_eq!(
                    chances.movers.contains(&own.id),
                    !state.routes(own.id).is_empty()
                );
            }
        }
        n_empty += usize::from(chances.is_empty());
    });
    assert!(n_empty > 20, "{n_empty} times nothing was left");
}

/// What a seat would have if the game ended is what it gets when it ends.
#[test]
fn rb_end_01_wealth_is_what_the_result_says() {
    for number in 0..13 {
        let mut state = busy(number);
        let mut dice = Dice::new(Seed::from(number));
        let mut actions = Vec::new();
        while let Some(seat) = state.awaited().lowest() {
            state.legal_actions(seat, &mut actions);
            let action = *dice.pick(&actions).unwrap();
            state.apply(seat, &action, &mut ()).unwrap();
        }
        let points: Vec<i32> = state
            .seats()
            .map(|seat| state.wealth(seat).total() as i32)
            .collect();
        assert_eq!(state.outcome().unwrap().points, points);
    }
}
