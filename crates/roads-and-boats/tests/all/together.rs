//! RB-TURN-10: what is done early is the same as what is done in turn.

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{Action, Phase, State};

use crate::busy::busy;

/// An action, and the seat for which it is done: which takes it, or whose question it answers.
#[derive(Clone, Copy, Debug)]
struct Taken {
    of: Seat,
    seat: Seat,
    action: Action,
}

/// What was seen, so that a test knows that it was not nothing.
#[derive(Default, Debug)]
struct Seen {
    early: usize,
    answers: usize,
    /// Comparisons with bills, or journeys, of several seats, or of one whose moment has not come.
    bills: usize,
    journeys: usize,
    comparisons: usize,
}

/// Some seats at the same time: each does what it likes, as long as it may, in the phase that runs.
fn play_together(
    state: &mut State,
    dice: &mut Dice,
    n_actions: usize,
    seen: &mut Seen,
) -> Vec<Taken> {
    let began = (state.turn(), state.phase());
    let mut taken = Vec::new();
    for _ in 0..n_actions {
        if (state.turn(), state.phase()) != began {
            break;
        }
        let seats: Vec<Seat> = state.to_act().iter().collect();
        let seat = *dice.pick(&seats).unwrap();
        let Some(action) = choose(state, seat, dice) else {
            continue;
        };
        taken.push(take(state, seat, action, seen));
    }
    taken
}

/// Calls and waiting change the order itself. Seats rarely end their part, and hand goods less than they do the rest.
fn choose(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let mut actions = state.list_actions(seat);
    let (hands, dones) = (dice.below(3) == 0, dice.below(12) == 0);
    actions.retain(|action| match action {
        Action::Call { .. } | Action::DropCall { .. } | Action::Wait => false,
        Action::Hand { .. } | Action::Pay { .. } => hands,
        Action::Done | Action::Withdraw => dones,
        _ => true,
    });
    dice.pick(&actions).copied()
}

fn take(state: &mut State, seat: Seat, action: Action, seen: &mut Seen) -> Taken {
    let asked = state.position().asked(seat);
    seen.answers += usize::from(asked.is_some());
    seen.early += usize::from(!state.awaited().contains(seat) && action != Action::Done);
    state.apply(seat, &action, &mut ()).unwrap();
    Taken {
        of: asked.map_or(seat, |(asker, _)| asker),
        seat,
        action,
    }
}

/// Whoever is asked agrees, as it would before it did anything else in turn.
fn answer_all(state: &mut State, taken: &mut Vec<Taken>, seen: &mut Seen) {
    while let Some(ask) = state.position().seats.iter().find_map(|of| of.ask) {
        taken.push(take(state, ask.owner, Action::Agree, seen));
    }
}

/// Every seat winds up what it has half done and ends its part, in any order.
fn end_all(state: &mut State, dice: &mut Dice, seen: &mut Seen) -> Vec<Taken> {
    let began = (state.turn(), state.phase());
    let mut taken = Vec::new();
    while (state.turn(), state.phase()) == began {
        let seats: Vec<Seat> = state.to_act().iter().collect();
        let seat = *dice.pick(&seats).unwrap();
        let last = state.list_actions(seat).pop();
        if let Some(action) = last.filter(|action| !matches!(action, Action::Call { .. })) {
            taken.push(take(state, seat, action, seen));
        }
    }
    taken
}

/// The same in turn: everything that is done for the first seat in line, then for the second, and so on.
#[track_caller]
fn check_in_turn(start: &State, taken: &[Taken], together: &State, seen: &mut Seen) {
    let mut state = start.clone();
    for &of in start.line() {
        for done in taken.iter().filter(|done| done.of == of) {
            let Taken { seat, action, .. } = *done;
            if let Err(illegal) = state.apply(seat, &action, &mut ()) {
                panic!("{action:?} by {seat} in turn: {illegal}\n{taken:?}");
            }
        }
    }
    assert_eq!(state, *together, "{taken:?}");
    seen.comparisons += 1;
}

fn look(state: &State, seen: &mut Seen) {
    let position = state.position();
    let acting = position.acting();
    let is_early = |nth: usize| acting.is_none_or(|acting| acting.index() != nth);
    let seats = position.seats.iter().enumerate();
    for (_, of) in seats.filter(|&(nth, _)| is_early(nth)) {
        seen.bills += usize::from(of.bill.is_some());
        seen.journeys += usize::from(of.journey.is_some());
    }
}

#[test]
fn rb_turn_10_what_is_done_early_is_the_same_as_what_is_done_in_turn() {
    let mut seen = Seen::default();
    let tables = (0..520).map(|number| (number, busy(number)));
    for (number, table) in tables.filter(|(_, table)| table.n_seats() > 1) {
        for round in 0..4 {
            let mut dice = Dice::new(Seed::from(1_000 * number + round));
            let mut state = table.clone();
            if state.phase() == Phase::Wonder {
                end_all(&mut state, &mut dice, &mut seen);
            }
            let start = state.clone();
            let n_actions = 10 + dice.below(60) as usize;
            let mut taken = play_together(&mut state, &mut dice, n_actions, &mut seen);
            if taken.is_empty() {
                continue;
            }
            answer_all(&mut state, &mut taken, &mut seen);
            // Half-way, with whatever is half done.
            look(&state, &mut seen);
            assert_eq!(state.audit(), Ok(()));
            check_in_turn(&start, &taken, &state, &mut seen);
            if (state.turn(), state.phase()) == (start.turn(), start.phase()) {
                taken.extend(end_all(&mut state, &mut dice, &mut seen));
                check_in_turn(&start, &taken, &state, &mut seen);
            }
        }
    }
    let Seen {
        early,
        answers,
        bills,
        journeys,
        comparisons,
    } = seen;
    assert!(comparisons > 2_000 && early > 5_000, "{seen:?}");
    assert!(answers > 50 && bills > 25 && journeys > 200, "{seen:?}");
}
