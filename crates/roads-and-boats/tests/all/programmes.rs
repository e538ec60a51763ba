//! Programmes: plans over phases and turns, and the instructions in them (RB-TURN-07).

use game::{Game, PartOf, Planning, Plans, RanOf, Refusal, Step, StepOf, Unplannable};
use roads_and_boats::{Action, Building, Good, Illegal, Instruction, Phase, Shuttle, State};

use crate::scaffold::*;

type Ran = RanOf<State>;

fn part(turn: u32, phase: Phase, steps: Vec<StepOf<State>>) -> PartOf<State> {
    PartOf::<State> {
        turn,
        phase,
        until: None,
        steps,
    }
}

fn until(last: u32, part: PartOf<State>) -> PartOf<State> {
    PartOf::<State> {
        until: Some(last),
        ..part
    }
}

fn actions<const N: usize>(actions: [Action; N]) -> Vec<StepOf<State>> {
    actions.into_iter().map(Step::Action).collect()
}

fn done() -> StepOf<State> {
    Step::Action(Action::Done)
}

fn shuttle(shuttle: Shuttle) -> StepOf<State> {
    Step::Instruction(Instruction::Shuttle(shuttle))
}

fn repeat() -> StepOf<State> {
    Step::Instruction(Instruction::Repeat {})
}

/// The first donkey of the first seat takes two trunks from the first tile to the third.
fn trunks() -> Shuttle {
    Shuttle {
        transporter: of(RED, 0),
        goods: goods([(Good::Trunks, 2)]),
        from: at(0, 0),
        to: at(2, 0),
        trips: None,
        stock: None,
        turn: None,
    }
}

/// Woods in the west, and the other seat far off in the east, whose moment it is in the movement phase.
fn woods() -> Layout {
    Layout::on("w p p p p p p p p p p p", 2)
        .phase(Phase::Movement)
        .sequence([1, 0])
        .donkey(RED, at(0, 0))
        .donkey(BLUE, at(11, 0))
        .home(RED, at(5, 0))
        .home(BLUE, at(11, 0))
}

/// What is done in the phases that are not spoken of.
fn nothing_else(turn: u32, last: u32) -> Vec<PartOf<State>> {
    let idle = |turn, phase| until(last, part(turn, phase, vec![done()]));
    vec![
        idle(turn, Phase::Building),
        idle(turn, Phase::Wonder),
        idle(turn + 1, Phase::Production),
    ]
}

/// Lets time pass until a turn begins, or until the first seat has to be asked itself. Returns what ran.
fn pass(table: &mut Table, plans: &mut Plans<State>, turn: u8) -> Vec<Ran> {
    let mut all = Vec::new();
    while table.turn() < turn {
        let seat = table.awaited().lowest().unwrap();
        if seat == RED {
            return all;
        }
        let ran = plans.act(&mut table.0, seat, &Action::Done, &mut (), |_, _| ());
        all.extend(ran.unwrap());
        table.audit().unwrap();
    }
    all
}

fn programme(table: &Table, parts: Vec<PartOf<State>>) -> Plans<State> {
    let mut plans = Plans::default();
    plans.lay(&table.0, RED, parts).unwrap();
    plans
}

/// The steps left in the movement phases.
fn movement_left(plans: &Plans<State>, table: &Table) -> Vec<StepOf<State>> {
    let parts = plans.of(&table.0, RED);
    let found = parts.into_iter().find(|part| part.phase == Phase::Movement);
    found.map_or(Vec::new(), |part| part.steps)
}

#[test]
fn rb_turn_07_a_shuttle_takes_as_many_turns_as_its_way_does() {
    let mut table = woods()
        .heap(at(0, 0), Good::Trunks, 4)
        .building(at(2, 0), Building::StoneFactory)
        .start();
    let mut parts = nothing_else(1, 9);
    parts.push(until(
        9,
        part(1, Phase::Movement, vec![shuttle(trunks()), done()]),
    ));
    let mut plans = programme(&table, parts);
    let donkey = of(RED, 0);
    let mut seen = Vec::new();
    for turn in 2..=7 {
        let ran = pass(&mut table, &mut plans, turn);
        assert!(ran.iter().all(|ran| ran.stopped.is_none()), "{ran:?}");
        assert_eq!(table.turn(), turn, "nobody is asked");
        let Some(roads_and_boats::Place::Land(here)) = table.find(donkey).map(|one| one.at) else {
            panic!("on land");
        };
        seen.push((
            here.hex.q,
            table.cargo(donkey).total(),
            table.heap(at(2, 0))[Good::Trunks],
        ));
    }
    assert_eq!(
        seen,
        [
            (1, 2, 0),
            (2, 0, 2),
            (1, 0, 2),
            (0, 2, 2),
            (1, 2, 2),
            (2, 0, 4)
        ],
        "two turns there, two back: it loads where it arrives"
    );
}

#[test]
fn rb_turn_07_a_shuttle_goes_back_and_forth_within_a_phase_on_a_road() {
    let mut shuttled = trunks();
    shuttled.to = at(1, 0);
    let mut table = woods()
        .road(0, 0, 0)
        .heap(at(0, 0), Good::Trunks, 2)
        .start();
    let mut parts = nothing_else(1, 9);
    parts.push(part(1, Phase::Movement, vec![shuttle(shuttled), done()]));
    let mut plans = programme(&table, parts);
    let ran = pass(&mut table, &mut plans, 2);
    assert_eq!(table.place(of(RED, 0)), land(0, 0));
    assert_eq!(table.heap(at(1, 0))[Good::Trunks], 2);
    // Two on, a step, two off, a step, and the end of the phase.
    let moved = ran.iter().find(|ran| ran.stretch.phase == Phase::Movement);
    assert_eq!(moved.map(|ran| ran.taken), Some(7));
}

#[test]
fn rb_turn_07_a_shuttle_waits_until_all_is_there_and_then_ends_as_it_was_told() {
    for (trips, stock, turn) in [
        (Some(1), None, None),
        (None, Some(2), None),
        (None, None, Some(3)),
    ] {
        let shuttled = Shuttle {
            to: at(1, 0),
            trips,
            stock,
            turn,
            ..trunks()
        };
        let mut table = woods()
            .road(0, 0, 0)
            .building(at(0, 0), Building::Woodcutter)
            .start();
        let mut parts = nothing_else(1, 9);
        let movement = vec![shuttle(shuttled), done()];
        parts.push(until(9, part(1, Phase::Movement, movement)));
        let mut plans = programme(&table, parts);
        pass(&mut table, &mut plans, 3);
        let waiting = (table.turn(), table.heap(at(0, 0))[Good::Trunks]);
        assert_eq!(waiting, (3, 2), "one trunk was not enough");
        pass(&mut table, &mut plans, 9);
        // In turn 3 it brings them. From the turn on in which it has ended the seat is asked what it wants now.
        let asked = if turn.is_some() { 5 } else { 4 };
        assert_eq!(table.phase(), Phase::Movement);
        assert_eq!(table.turn(), asked, "{trips:?} {stock:?} {turn:?}");
        assert_eq!(table.heap(at(1, 0))[Good::Trunks], 2);
        assert_eq!(movement_left(&plans, &table), []);
    }
}

#[test]
fn rb_turn_07_a_shuttle_stops_unchanged_where_there_is_no_way_and_its_seat_is_asked() {
    let table = woods().heap(at(0, 0), Good::Trunks, 4).start();
    let mut parts = nothing_else(1, 9);
    parts.push(until(
        9,
        part(1, Phase::Movement, vec![shuttle(trunks()), done()]),
    ));
    let mut plans = programme(&table, parts);
    // What nobody could foresee: a wall of the other seat on the only way.
    let mut walled = woods()
        .heap(at(0, 0), Good::Trunks, 4)
        .wall(1, 0, 0, 1, BLUE)
        .start();
    let ran = pass(&mut walled, &mut plans, 2);
    let stopped = ran.iter().find_map(|ran| ran.stopped.clone()).unwrap();
    assert_eq!(stopped.0, shuttle(trunks()));
    assert_eq!(stopped.1.unwrap().rule(), "RB-MOVE-04");
    assert_eq!(
        (walled.turn(), walled.phase()),
        (1, Phase::Movement),
        "asked"
    );
    assert_eq!(walled.awaited().lowest(), Some(RED));
    assert_eq!(walled.place(of(RED, 0)), land(0, 0));
    // The other phases go on as they were planned; the shuttle does not come again.
    assert_eq!(movement_left(&plans, &walled), []);
    assert_eq!(plans.of(&walled.0, RED).len(), 3);
}

#[test]
fn rb_turn_07_what_no_transporter_could_do_is_no_instruction() {
    let table = woods().heap(at(0, 0), Good::Trunks, 4).start();
    let mut plans = Plans::<State>::default();
    let mut refused = |phase, wrong: Shuttle| {
        let laid = plans.lay(&table.0, RED, vec![part(1, phase, vec![shuttle(wrong)])]);
        let Err(Unplannable::Step {
            part: 0,
            step: 0,
            illegal,
        }) = laid
        else {
            panic!("{laid:?}");
        };
        illegal.rule()
    };
    let wrong = |change: fn(&mut Shuttle)| {
        let mut shuttle = trunks();
        change(&mut shuttle);
        shuttle
    };
    for (rule, wrong) in [
        ("RB-TURN-06", wrong(|one| one.transporter = of(BLUE, 0))),
        ("RB-TURN-06", wrong(|one| one.transporter = of(RED, 5))),
        (
            "RB-MOVE-05",
            wrong(|one| one.goods = goods([(Good::Trunks, 3)])),
        ),
        ("RB-MOVE-05", wrong(|one| one.goods = goods([]))),
        ("RB-MOVE-05", wrong(|one| one.to = one.from)),
        ("RB-MAP-03", wrong(|one| one.to = at(40, 0))),
    ] {
        assert_eq!(refused(Phase::Movement, wrong.clone()), rule, "{wrong:?}");
    }
    assert_eq!(refused(Phase::Building, trunks()), "RB-TURN-01");
    assert!(plans.of(&table.0, RED).is_empty());
}

#[test]
fn rb_turn_07_what_was_done_is_repeated_with_what_is_paid_for_it() {
    let mut table = Layout::on("w p p p p p p p p p p p", 2)
        .sequence([0, 1])
        .donkey(RED, at(0, 0))
        .donkey(BLUE, at(11, 0))
        .home(RED, at(5, 0))
        .home(BLUE, at(11, 0))
        .heap(at(0, 0), Good::Trunks, 6)
        .building(at(0, 0), Building::CoalBurner)
        .start();
    let mut plans = Plans::default();
    let act = |plans: &mut Plans<State>, table: &mut Table, seat, action| {
        plans
            .act(&mut table.0, seat, &action, &mut (), |_, _| ())
            .unwrap()
    };
    act(&mut plans, &mut table, RED, produce(0, 0));
    act(&mut plans, &mut table, RED, produce(0, 0));
    let fuel = table.cargo(of(RED, 0))[Good::Fuel];
    assert_eq!((fuel, table.heap(at(0, 0))[Good::Trunks]), (2, 2));
    act(&mut plans, &mut table, RED, Action::Done);
    let all = [
        Phase::Production,
        Phase::Movement,
        Phase::Building,
        Phase::Wonder,
    ];
    let mut parts: Vec<_> = all
        .map(|phase| part(2, phase, vec![repeat(), done()]))
        .to_vec();
    parts.extend(
        all.map(|phase| part(1, phase, vec![done()]))
            .into_iter()
            .skip(1),
    );
    plans.lay(&table.0, RED, parts).unwrap();
    // The automatic run at the end of production uses the rest; the seat is not asked for lack of wood.
    let mut ran = Vec::new();
    while table.turn() < 3 {
        let seat = table.awaited().lowest().unwrap();
        assert_eq!(seat, BLUE, "{:?} of turn {}", table.phase(), table.turn());
        ran.extend(act(&mut plans, &mut table, BLUE, Action::Done));
    }
    assert!(ran.iter().all(|ran| ran.stopped.is_none()), "{ran:?}");
}

#[test]
fn rb_turn_07_a_movement_that_cannot_be_repeated_is_left_out_and_its_seat_is_asked() {
    let mut table = woods()
        .sequence([0, 1])
        .donkey(RED, at(3, 0))
        .road(3, 0, 0)
        .start();
    let mut plans = Plans::default();
    let act = |plans: &mut Plans<State>, table: &mut Table, seat, action| {
        plans
            .act(&mut table.0, seat, &action, &mut (), |_, _| ())
            .unwrap()
    };
    // One goes away, which it cannot do again from there; the other goes and comes back.
    act(&mut plans, &mut table, RED, step(of(RED, 0), land(1, 0)));
    act(&mut plans, &mut table, RED, step(of(RED, 1), land(4, 0)));
    act(&mut plans, &mut table, RED, step(of(RED, 1), land(3, 0)));
    act(&mut plans, &mut table, RED, Action::Done);
    let mut parts = nothing_else(1, 2);
    parts.push(part(2, Phase::Movement, vec![repeat(), done()]));
    plans.lay(&table.0, RED, parts).unwrap();
    let mut ran = Vec::new();
    while table.awaited().lowest() == Some(BLUE) {
        ran.extend(act(&mut plans, &mut table, BLUE, Action::Done));
    }
    assert_eq!((table.turn(), table.phase()), (2, Phase::Movement));
    let moved = ran.iter().find(|ran| ran.stretch.phase == Phase::Movement);
    let moved = moved.unwrap();
    assert_eq!(moved.taken, 2, "there and back");
    assert_eq!(moved.stopped.as_ref().unwrap().0, repeat());
    assert_eq!(table.place(of(RED, 0)), land(1, 0));
}

#[test]
fn rb_turn_07_a_whole_turn_and_the_next_are_planned_in_one_visit() {
    let mut table = Layout::on("w p p m p p p p p p p p", 2)
        .sequence([1, 0])
        .donkey(RED, at(1, 0))
        .donkey(BLUE, at(11, 0))
        .home(RED, at(5, 0))
        .home(BLUE, at(11, 0))
        .heap(at(1, 0), Good::Boards, 2)
        .mine(at(3, 0), 3, 3)
        .start();
    let donkey = of(RED, 0);
    let load = || hand(Good::Boards, at(1, 0), donkey);
    let parts = vec![
        part(1, Phase::Production, actions([load(), Action::Done])),
        part(
            1,
            Phase::Movement,
            actions([step(donkey, land(0, 0)), Action::Done]),
        ),
        part(
            1,
            Phase::Building,
            actions([build(at(0, 0), Building::Woodcutter), Action::Done]),
        ),
        part(1, Phase::Wonder, actions([Action::Done])),
        // The trunk that the new woodcutter makes is foreseen, what the mine will bring is not.
        part(
            2,
            Phase::Production,
            actions([hand(Good::Trunks, at(0, 0), donkey), Action::Done]),
        ),
    ];
    let mut plans = programme(&table, parts.clone());
    let foreseen = plans.ahead(&table.0, RED, &parts).unwrap();
    let moment = foreseen.game.moment();
    assert_eq!(
        (moment.stretch.turn, moment.stretch.phase),
        (2, Phase::Movement)
    );
    assert_eq!(moment.seat, Some(RED));
    let ahead = Table(foreseen.game);
    assert!(ahead.heap(at(3, 0)).is_empty());
    assert_eq!(ahead.building(3, 0).unwrap().bag.total(), 6);
    assert_eq!(ahead.cargo(donkey)[Good::Trunks], 1);

    let too_much = part(
        2,
        Phase::Movement,
        actions([hand(Good::Gold, at(3, 0), donkey)]),
    );
    let mut more = parts;
    more.push(too_much);
    let refused = plans.lay(&table.0, RED, more);
    assert!(
        matches!(
            refused,
            Err(Unplannable::Step {
                part: 5,
                step: 0,
                ..
            })
        ),
        "{refused:?}"
    );
    pass(&mut table, &mut plans, 3);
    assert_eq!((table.turn(), table.phase()), (2, Phase::Movement), "asked");
    assert_eq!(table.cargo(donkey)[Good::Trunks], 1);
    assert_eq!(table.building(0, 0).unwrap().building, Building::Woodcutter);
    assert!(plans.of(&table.0, RED).is_empty());
}

#[test]
fn rb_turn_07_a_part_that_stops_drops_the_rest_of_its_phase_and_later_parts_stay() {
    let donkey = of(RED, 0);
    let planned = woods().heap(at(0, 0), Good::Stone, 1).start();
    let parts = vec![
        part(
            1,
            Phase::Movement,
            actions([
                hand(Good::Stone, at(0, 0), donkey),
                step(donkey, land(1, 0)),
                Action::Done,
            ]),
        ),
        part(1, Phase::Building, vec![done()]),
    ];
    let mut plans = programme(&planned, parts);
    let mut table = woods().start();
    let ran = pass(&mut table, &mut plans, 2);
    let (stopped, illegal) = ran[0].stopped.clone().unwrap();
    assert_eq!(stopped, Step::Action(hand(Good::Stone, at(0, 0), donkey)));
    assert!(matches!(illegal, Some(Illegal::NotThere { .. })));
    assert_eq!(
        table.place(donkey),
        land(0, 0),
        "it goes nowhere without its load"
    );
    let left = plans.of(&table.0, RED);
    assert_eq!(left, [part(1, Phase::Building, vec![done()])]);
}

#[test]
fn rb_turn_10_a_part_runs_early_where_nobody_can_be_in_the_way_and_else_in_its_moment() {
    // Three seats: the last one can be reached by the second, not by the first.
    let table = |donkey: i8| {
        Layout::on("w p p p p p p p p p p p p p p p", 3)
            .phase(Phase::Movement)
            .sequence([1, 2, 0])
            .donkey(RED, at(0, 0))
            .heap(at(0, 0), Good::Trunks, 2)
            .donkey(BLUE, at(15, 0))
            .donkey(GREEN, at(donkey, 0))
            .home(RED, at(5, 0))
            .home(BLUE, at(15, 0))
            .home(GREEN, at(9, 0))
            .start()
    };
    for (green, is_early) in [(9, true), (1, false)] {
        let mut table = table(green);
        let mut plans = programme(
            &table,
            vec![part(1, Phase::Movement, vec![shuttle(trunks())])],
        );
        let mut play = |table: &mut Table, seat| {
            let ran = plans.act(&mut table.0, seat, &Action::Done, &mut (), |_, _| ());
            ran.unwrap()
        };
        let ran = play(&mut table, BLUE);
        assert_eq!(!ran.is_empty(), is_early);
        assert_eq!(table.place(of(RED, 0)) == land(1, 0), is_early);
        play(&mut table, GREEN);
        assert_eq!(table.place(of(RED, 0)), land(1, 0));
        assert_eq!(table.cargo(of(RED, 0))[Good::Trunks], 2);
    }
}

#[test]
fn a_programme_is_refused_where_its_phases_are_past_or_twice_or_too_many() {
    let table = woods().start();
    let mut plans = Plans::<State>::default();
    let mut refused = |parts| plans.lay(&table.0, RED, parts).unwrap_err();
    let idle = |turn, phase| part(turn, phase, vec![done()]);
    let past = vec![idle(1, Phase::Movement), idle(1, Phase::Production)];
    assert_eq!(refused(past), Unplannable::Past { part: 1 });
    let twice = vec![idle(2, Phase::Wonder), idle(2, Phase::Wonder)];
    assert_eq!(refused(twice), Unplannable::Twice { part: 1 });
    assert_eq!(refused(vec![idle(40, Phase::Wonder)]), Unplannable::TooLong);
    let long = vec![part(1, Phase::Movement, vec![repeat(); 513])];
    assert_eq!(refused(long), Unplannable::TooLong);
}
