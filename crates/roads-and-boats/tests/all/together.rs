//! RB-TURN-10: what is done early is the same as what is done in turn.

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{Action, BUILT_IN, Event, Phase, State};

use crate::busy::busy_for;

/// An action, and the seat for which it is done: which takes it, or whose question it answers.
#[derive(Clone, Debug)]
struct Taken {
    of: Seat,
    seat: Seat,
    action: Action,
    events: Vec<Event>,
}

impl Taken {
    /// What happened because of the action itself, and then because the phase was over.
    fn events(&self) -> (&[Event], &[Event]) {
        let is_end = |event: &Event| matches!(event, Event::DoneWith { .. });
        let end = self.events.iter().position(is_end);
        self.events
            .split_at(end.map_or(self.events.len(), |nth| nth + 1))
    }
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
    let mut events = Vec::new();
    state.apply(seat, &action, &mut events).unwrap();
    Taken {
        of: asked.map_or(seat, |(asker, _)| asker),
        seat,
        action,
        events,
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
    let mut at_the_end = Vec::new();
    for &of in start.line() {
        for done in taken.iter().filter(|done| done.of == of) {
            let mut again = done.clone();
            again.events.clear();
            let Taken { seat, action, .. } = *done;
            if let Err(illegal) = state.apply(seat, &action, &mut again.events) {
                panic!("{action:?} by {seat} in turn: {illegal}\n{taken:?}");
            }
            assert_eq!(again.events().0, done.events().0, "{taken:?}");
            at_the_end.extend_from_slice(again.events().1);
        }
    }
    assert_eq!(state, *together, "{taken:?}");
    let ends: Vec<Event> = taken
        .iter()
        .flat_map(|done| done.events().1.to_vec())
        .collect();
    assert_eq!(at_the_end, ends, "{taken:?}");
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

/// Tables on all maps, in turn, for as many seats as they are for, in turn too. Their number is bounded; `TOGETHER_TABLES`
/// makes it another.
fn tables() -> impl Iterator<Item = (u64, State)> {
    let n_tables = std::env::var("TOGETHER_TABLES").ok();
    let n_tables = n_tables.map_or(520, |n_tables| n_tables.parse().unwrap());
    (0..n_tables).filter_map(|number| {
        let seats = &BUILT_IN[number as usize % BUILT_IN.len()].file().seats;
        let together: Vec<u8> = seats.iter().copied().filter(|&seats| seats > 1).collect();
        let round = number as usize / BUILT_IN.len();
        let seats = *together.get(round % together.len().max(1))?;
        Some((number, busy_for(number, seats)))
    })
}

#[test]
fn rb_turn_10_what_is_done_early_is_the_same_as_what_is_done_in_turn() {
    let mut seen = Seen::default();
    for (number, table) in tables() {
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
