//! No bot looks past its view: what it chooses does not change when what is hidden from it is dealt differently.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use amsterdam::{Action, Setup, State};
use bots::amsterdam::BOTS;
use bots::{Advised, Budget};
use game::{Game, Imagined, Seed};
use testkit::check_choices;

/// Little, and the same on every machine.
const THOUGHT: Budget = Budget::of_nodes(20);

#[test]
fn bots_know_only_what_their_seats_know() {
    for opponent in BOTS {
        let mut choices = 0;
        for seats in 2..=4 {
            let choose = |_: &State, imagined: &Imagined<State>, luck: Seed| {
                (opponent.make)(luck).choose(imagined, THOUGHT)
            };
            let checked = check_choices(
                &Setup::for_seats(seats),
                Seed::from(u64::from(seats)),
                choose,
            );
            choices += checked.unwrap_or_else(|peeked| panic!("{}: {peeked}", opponent.name));
        }
        assert!(choices > 100, "{choices} choices of {}", opponent.name);
    }
}

#[test]
fn advice_knows_only_what_its_seat_knows() {
    let mut told = Vec::new();
    let choose = |_: &State, imagined: &Imagined<State>, luck: Seed| {
        let choices = State::advise(imagined, THOUGHT, luck);
        told.push(serde_json::to_string(&choices).unwrap());
        choices[0].action
    };
    check_choices(&Setup::for_seats(2), Seed::from(1), choose).unwrap();
    // Every choice was made twice. Reasons speak of rivals, so they are compared as well as the action.
    assert!(told.len() > 60, "{}", told.len());
    for twice in told.chunks(2) {
        assert_eq!(twice[0], twice[1]);
    }
}

/// Takes what lies face up unless the top card of the deck is the better one.
fn peek(game: &State, imagined: &Imagined<State>, _: Seed) -> Action {
    let actions = imagined.game().list_actions(imagined.seat());
    let position = serde_json::to_value(game.position()).unwrap();
    let top = position["deck"].as_array().unwrap().last().cloned();
    let draws = top.is_some_and(|card| card == "wild" || card == "pink");
    let wanted = |action: &&Action| matches!(action, Action::Draw) == draws;
    *actions.iter().find(wanted).unwrap_or(&actions[0])
}

#[test]
fn a_bot_that_looks_at_the_deck_is_caught() {
    assert!(check_choices(&Setup::for_seats(2), Seed::from(1), peek).is_err());
}
