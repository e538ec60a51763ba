//! RB-TURN-07: planning ahead of one's moment.

use game::{
    Dice, Foreseen, Game, PartOf, Planning, Plans, Refusal, Seat, Seed, Step, Stretch, Unplannable,
};
use roads_and_boats::{Action, AskPosition, Building, Event, Good, Illegal, Phase, Stage, State};

use crate::busy::busy;
use crate::scaffold::*;

/// A table where seats act one after the other, with several of them, at the beginning of a phase.
fn tables() -> impl Iterator<Item = State> {
    (0..130).filter_map(|number| {
        let state = busy(number);
        if state.n_seats() < 2 {
            return None;
        }
        (state.stage() == Stage::Acting).then_some(state)
    })
}

/// A plan of actions for the running phase.
fn for_now(state: &State, actions: &[Action]) -> Vec<PartOf<State>> {
    let now = state.moment().stretch;
    vec![PartOf::<State> {
        turn: now.turn,
        phase: now.phase,
        until: None,
        steps: actions.iter().copied().map(Step::Action).collect(),
    }]
}

fn ahead(state: &State, seat: Seat, actions: &[Action]) -> Result<State, Unplannable<Illegal>> {
    let plans = Plans::default();
    let foreseen = plans.ahead(state, seat, &for_now(state, actions))?;
    let Foreseen { game, .. } = foreseen;
    Ok(game)
}

/// Some actions that a seat could do one after the other if it were its moment.
fn sketch(state: &State, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let mut plan = Vec::new();
    for _ in 0..12 {
        let ahead = ahead(state, seat, &plan).unwrap();
        if ahead.moment().stretch != state.moment().stretch {
            break;
        }
        let mut actions = ahead.list_actions(seat);
        // Whoever waits acts again, and then without a plan.
        actions.retain(|action| {
            !matches!(
                action,
                Action::Wait | Action::Call { .. } | Action::DropCall { .. }
            )
        });
        plan.push(*dice.pick(&actions).unwrap());
    }
    plan
}

/// Acts for every seat in order until the phase ends: the plan of each, then done.
fn play_in_order(state: &mut State, plans: &[(Seat, Vec<Action>)]) -> Vec<(Seat, Action)> {
    let stretch = state.moment().stretch;
    let mut taken = Vec::new();
    while state.moment().stretch == stretch && state.stage() == Stage::Acting {
        let seat = state
            .moment()
            .seat
            .unwrap_or_else(|| state.awaited().lowest().unwrap());
        let planned = plans.iter().find(|(other, _)| *other == seat);
        for action in planned.map_or(&[][..], |(_, plan)| plan) {
            if state.apply(seat, action, &mut ()).is_err() {
                break;
            }
            taken.push((seat, *action));
            settle_asks(state, &mut taken);
            if state.moment().seat != Some(seat) || state.moment().stretch != stretch {
                break;
            }
        }
        finish(state, seat, stretch, &mut taken);
    }
    taken
}

/// What the seat whose moment it is has asked.
fn question(state: &State) -> Option<AskPosition> {
    let position = state.position();
    position.seats[position.acting()?.index()].ask
}

/// Says yes to whatever is asked.
fn settle_asks(state: &mut State, taken: &mut Vec<(Seat, Action)>) {
    if let Some(ask) = question(state) {
        state.apply(ask.owner, &Action::Agree, &mut ()).unwrap();
        taken.push((ask.owner, Action::Agree));
    }
}

/// Ends a seat's part of the phase, whatever it has open.
fn finish(state: &mut State, seat: Seat, stretch: Stretch<Phase>, taken: &mut Vec<(Seat, Action)>) {
    while state.moment().seat == Some(seat) && state.moment().stretch == stretch {
        let listed = state.list_actions(seat);
        let action = *listed.last().unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
        taken.push((seat, action));
    }
}

#[test]
fn with_plans_or_in_order_the_same_actions_give_the_same_state() {
    let mut n_planned = 0;
    let mut n_stopped = 0;
    for (number, start) in tables().enumerate() {
        let mut dice = Dice::new(Seed::from(number as u64));
        let mut laid: Plans<State> = Plans::default();
        let mut sketches = Vec::new();
        let first = start.moment().seat.unwrap();
        for seat in start.seats().filter(|&seat| seat != first) {
            let plan = sketch(&start, seat, &mut dice);
            let parts = for_now(&start, &plan);
            laid.lay(&start, seat, parts.clone()).unwrap();
            assert_eq!(laid.of(&start, seat), parts);
            sketches.push((seat, plan));
        }

        let mut in_order = start.clone();
        play_in_order(&mut in_order, &sketches);

        // The same with plans that run by themselves: everyone only ends the phase or answers.
        let stretch = start.moment().stretch;
        let mut planned = start.clone();
        let mut done = Vec::new();
        while planned.moment().stretch == stretch && planned.stage() == Stage::Acting {
            let mut events: Vec<Event> = Vec::new();
            let ran = laid.run(&mut planned, &Action::Done, &mut events, |seat, action| {
                done.push((seat, *action))
            });
            for ran in &ran {
                n_planned += ran.taken;
                if let Some((step, illegal)) = &ran.stopped {
                    n_stopped += 1;
                    let Step::Action(action) = step else {
                        panic!("{step:?}");
                    };
                    // It stopped where it says, for what it says, and changed nothing by it.
                    let mut again = planned.clone();
                    let illegal = illegal.unwrap();
                    assert_eq!(again.apply(ran.seat, action, &mut ()), Err(illegal));
                    assert!(illegal.rule().starts_with("RB-"));
                    assert_eq!(again, planned);
                }
            }
            if planned.moment().stretch != stretch || planned.stage() != Stage::Acting {
                break;
            }
            match question(&planned) {
                Some(_) => settle_asks(&mut planned, &mut done),
                None => {
                    let seat = planned.moment().seat.unwrap();
                    finish(&mut planned, seat, stretch, &mut done);
                }
            }
        }
        // What can be done early is, and comes to the same (RB-TURN-10).
        assert_eq!(planned, in_order, "table {number}");
    }
    assert!(n_planned > 300, "{n_planned} planned actions");
    assert!(n_stopped > 5, "{n_stopped} plans stopped");
}

#[test]
fn a_plan_that_is_impossible_as_things_stand_is_refused_and_the_old_one_stays() {
    let state = tables().next().unwrap();
    let first = state.moment().seat.unwrap();
    let seat = state.seats().find(|&seat| seat != first).unwrap();
    let mut plans: Plans<State> = Plans::default();
    plans
        .lay(&state, seat, for_now(&state, &[Action::Done]))
        .unwrap();
    let refused = plans.lay(&state, seat, for_now(&state, &[Action::Agree]));
    let is_step = |step| move |refused: &Unplannable<Illegal>| matches!(refused, Unplannable::Step { part: 0, step: nth, .. } if *nth == step);
    assert!(refused.as_ref().is_err_and(is_step(0)), "{refused:?}");
    let too_much = for_now(&state, &[Action::Done, Action::Done]);
    let too_much = plans.lay(&state, seat, too_much);
    let after_end = Unplannable::AfterEnd { part: 0, step: 1 };
    assert_eq!(too_much.unwrap_err(), after_end);
    assert_eq!(plans.of(&state, seat), for_now(&state, &[Action::Done]));
    plans.withdraw(seat);
    assert!(plans.of(&state, seat).is_empty());
}

#[test]
fn whoever_acts_now_or_has_acted_plans_for_later_phases() {
    let mut state = tables().next().unwrap();
    let first = state.moment().seat.unwrap();
    let later = |state: &State| {
        let plans = Plans::default();
        let foreseen = plans.ahead(state, first, &[]).unwrap();
        let moment = foreseen.game.moment();
        assert_eq!(moment.seat, Some(first));
        assert!(moment.stretch > state.moment().stretch);
        let now = plans.ahead(state, first, &for_now(state, &[Action::Done]));
        assert_eq!(now.err(), Some(Unplannable::Past { part: 0 }));
    };
    later(&state);
    let stretch = state.moment().stretch;
    finish(&mut state, first, stretch, &mut Vec::new());
    if state.moment().stretch == stretch {
        later(&state);
    }
}

/// A part is for its phase: what is left of it when the phase ends is gone.
#[test]
fn plans_end_with_their_phase() {
    let mut state = tables().next().unwrap();
    let first = state.moment().seat.unwrap();
    let seat = state.seats().find(|&seat| seat != first).unwrap();
    let mut plans: Plans<State> = Plans::default();
    plans
        .lay(&state, seat, for_now(&state, &[Action::Done]))
        .unwrap();
    let stretch = state.moment().stretch;
    while state.moment().stretch == stretch {
        let seat = state.awaited().lowest().unwrap();
        let action = *state.list_actions(seat).last().unwrap();
        state.apply(seat, &action, &mut ()).unwrap();
    }
    assert!(plans.of(&state, seat).is_empty());
    assert!(
        plans
            .run(&mut state, &Action::Done, &mut (), |_, _| ())
            .is_empty()
    );
}

/// A plan that waits for an answer goes on waiting when another seat takes something else back (RB-TURN-10).
#[test]
fn a_plan_waits_for_its_own_answer() {
    let mut table = Layout::on("p p p p p p p p", 3)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Good::Clay, 1)])
        .donkey(2, at(6, 0))
        .laden(2, [(Good::Boards, 2)])
        .goods(at(0, 0), [(Good::Stone, 1)])
        .goods(at(6, 0), [(Good::Trunks, 2)])
        .building(at(6, 0), Building::CoalBurner)
        .start();
    let [asker, owner, third] = [0, 1, 2].map(seat);
    table.play(asker, Action::Wait);
    table.play(owner, Action::Done);
    let plan = vec![
        hand(Good::Clay, aboard(1, 0), aboard(0, 0)),
        hand(Good::Stone, on(at(0, 0)), aboard(0, 0)),
    ];
    let mut plans: Plans<State> = Plans::default();
    plans.lay(&table, asker, for_now(&table, &plan)).unwrap();
    let run = |plans: &mut Plans<State>, table: &mut Table, seat, action| {
        table.play(seat, action);
        plans.run(&mut table.0, &action, &mut (), |_, _| ())
    };
    let ran = run(&mut plans, &mut table, third, Action::Wait);
    assert_eq!(ran[0].taken, 1);
    for action in [produce(6, 0), Action::Withdraw] {
        assert_eq!(run(&mut plans, &mut table, third, action), []);
    }
    assert_eq!(plans.of(&table, asker)[0].steps.len(), 1);
    let ran = run(&mut plans, &mut table, owner, Action::Agree);
    assert_eq!((ran[0].taken, &ran[0].stopped), (1, &None));
    assert_eq!(table.cargo(id(0, 0)).total(), 2);
}
