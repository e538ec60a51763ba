//! A turn: its phases, whose moment it is, how the order is settled, and what takes another seat's consent.

use game::{Game, Seat};
use roads_and_boats::{
    Action, AskPosition, Building, BuildingPosition, Event, Good, Goods, Phase, RefusedPosition,
    Stage, State, Topic, Transport,
};

use crate::scaffold::*;

use Good::{Boards, Clay, Goose, Paper, Stone, Trunks};
use Transport::{Raft, Wagon};

const LONG: &str = "p p p p p p p p p p p";

fn numbers(seats: &[Seat]) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}

fn row(table: &State) -> Vec<u8> {
    numbers(table.praying())
}

fn chart(table: &State) -> Vec<u8> {
    numbers(table.sequence())
}

fn take(position: u8) -> Action {
    Action::TakePosition { position }
}

/// Seats that have something to do in every phase.
fn at_home(n_seats: u8) -> Layout {
    (0..n_seats).fold(Layout::on(LONG, n_seats), |layout, of| {
        let home = at(2 * of as i8, 0);
        layout
            .home(of, home)
            .donkey(of, home)
            .goods(home, [(Stone, 1)])
    })
}

/// A phase has begun and nobody has acted, nearest the temple first in the row.
fn calling<const N: usize>(nearest_first: [u8; N], sequence: [u8; N]) -> Layout {
    Layout::on(LONG, N as u8)
        .praying(nearest_first)
        .sequence(sequence)
        .phase(Phase::Movement)
        .untouched()
}

const CALL: Action = Action::Call {
    phase: Phase::Movement,
};

/// Production, movement, building, wonder, and the next turn.
#[test]
fn rb_turn_01_a_turn_has_four_phases_in_order() {
    let mut table = at_home(3).start();
    for turn in 1..=3 {
        for phase in Phase::ALL {
            assert_eq!((table.turn(), table.phase()), (turn, phase));
            assert_eq!(table.stage(), Stage::Acting);
            for of in [0, 1, 2] {
                assert_eq!((table.turn(), table.phase()), (turn, phase));
                let events = table.play(of, Action::Done);
                let done = Event::DoneWith {
                    seat: seat(of),
                    phase,
                };
                assert_eq!(events[0], done);
                let began: Vec<Phase> = events
                    .iter()
                    .filter_map(|event| match event {
                        Event::PhaseBegan { phase } => Some(*phase),
                        _ => None,
                    })
                    .collect();
                let next = phase.next().unwrap_or(Phase::Production);
                assert_eq!(began, if of == 2 { vec![next] } else { vec![] });
            }
        }
    }
    assert_eq!(table.turn(), 4);
}

/// Some action of every phase, possible but for the phase.
fn of_each_phase() -> (Layout, [(Action, Phase); 12]) {
    let layout = Layout::on("p s p p", 2)
        .home(0, at(0, 0))
        .home(1, at(3, 0))
        .donkey(0, at(0, 0))
        .donkey(0, at(0, 0))
        .donkey(0, at(2, 0))
        .donkey(0, at(2, 0))
        .goods(
            at(0, 0),
            [(Boards, 9), (Stone, 9), (Trunks, 3), (Goose, 2), (Paper, 1)],
        )
        .building(at(0, 0), Building::RaftFactory);
    let actions = [
        (make(0, 0, dock(at(0, 0), 0)), Phase::Production),
        (Action::Breed { region: at(2, 0) }, Phase::Production),
        (
            Action::Research {
                region: at(0, 0),
                topic: Topic::OilRig,
            },
            Phase::Production,
        ),
        (
            Action::Step {
                transporter: id(0, 2),
                to: land(3, 0),
                ashore: None,
            },
            Phase::Movement,
        ),
        (
            Action::Carry {
                carrier: id(0, 0),
                passenger: id(0, 1),
            },
            Phase::Movement,
        ),
        (
            Action::Lead {
                transporter: id(0, 0),
                from: at(0, 0),
            },
            Phase::Movement,
        ),
        (
            Action::Wall {
                from: at(0, 0),
                direction: edge(0),
            },
            Phase::Building,
        ),
        (Action::Brick, Phase::Wonder),
        (
            Action::Road {
                from: at(2, 0),
                direction: edge(0),
                bank: 0,
            },
            Phase::Building,
        ),
        (
            Action::Build {
                region: at(2, 0),
                building: Building::StoneFactory,
                filling: None,
            },
            Phase::Building,
        ),
        (
            Action::Raze {
                from: at(0, 0),
                direction: edge(0),
            },
            Phase::Building,
        ),
        (Action::Harness { donkey: id(0, 0) }, Phase::Production),
    ];
    (layout, actions)
}

/// What belongs to a phase is not done in another, nor before the phase begins.
#[test]
fn rb_turn_01_actions_belong_to_their_phases() {
    let (layout, actions) = of_each_phase();
    for phase in Phase::ALL {
        let table = layout.clone().phase(phase).start();
        let settling = Stage::Praying {
            said: 0,
            stopped: set([]),
        };
        let before = layout.clone().praying([0, 1]).phase(phase).stage(settling);
        let before = before.start();
        for (action, of_phase) in actions {
            assert_eq!(before.refused(0, action), "RB-TURN-01", "{action:?}");
            if of_phase != phase {
                assert_eq!(
                    table.refused(0, action),
                    "RB-TURN-01",
                    "{action:?} in {phase}"
                );
            }
        }
        for action in [
            Action::KeepPraying,
            Action::StopPraying,
            take(1),
            Action::Settle { home: at(3, 0) },
        ] {
            assert_eq!(table.refused(0, action), "RB-TURN-01", "{action:?}");
        }
        for action in [Action::Done, take(1)] {
            assert_eq!(before.refused(0, action), "RB-TURN-01", "{action:?}");
        }
    }
    for (action, phase) in &actions[..8] {
        let table = layout.clone().phase(*phase).start();
        table.clone().play(0, *action);
    }
}

/// Plays the prayers from the temple on: those named stop.
#[track_caller]
fn pray(table: &mut Table, stop: &[u8]) {
    for of in row(table) {
        for other in row(table) {
            if other != of {
                let rule = table.refused(other, Action::StopPraying);
                assert_eq!(rule, "RB-TURN-03");
                assert_eq!(table.refused(other, Action::KeepPraying), "RB-TURN-03");
            }
        }
        assert_eq!(table.to_act(), set([of]));
        assert_eq!(table.refused(of, take(1)), "RB-TURN-01");
        let stopped = stop.contains(&of);
        let action = if stopped {
            Action::StopPraying
        } else {
            Action::KeepPraying
        };
        let events = table.play(of, action);
        let prayed = Event::Prayed {
            seat: seat(of),
            stopped,
        };
        assert_eq!(events[0], prayed);
    }
}

/// From the temple on each seat may stop and move to the back; of several the nearest ends last.
#[test]
fn rb_turn_03_those_who_stop_praying_go_to_the_back_the_nearest_last() {
    for (stop, after) in [
        (vec![], [3, 1, 0, 2]),
        (vec![3], [1, 0, 2, 3]),
        (vec![2], [3, 1, 0, 2]),
        (vec![1, 2], [3, 0, 2, 1]),
        (vec![1], [3, 0, 2, 1]),
        (vec![3, 0], [1, 2, 0, 3]),
        (vec![3, 1, 0], [2, 0, 1, 3]),
        (vec![3, 1, 0, 2], [2, 0, 1, 3]),
    ] {
        let mut table = calling([3, 1, 0, 2], [0, 1, 2, 3]).start();
        table.play(0, CALL);
        pray(&mut table, &stop);
        assert_eq!(row(&table), after, "{stop:?}");
        assert!(matches!(table.stage(), Stage::Choosing { .. }));
        assert_eq!(chart(&table), [0, 1, 2, 3], "the chart stands yet");
    }
}

/// From the back of the row on, each chooses a free position; the last gets what is left.
#[test]
fn rb_turn_04_positions_are_chosen_from_the_back_of_the_row() {
    let mut table = calling([3, 1, 0, 2], [0, 1, 2, 3]).start();
    table.play(0, CALL);
    pray(&mut table, &[]);
    for (of, position) in [(2, 3), (0, 1), (1, 4)] {
        for other in (0..4).filter(|&other| other != of) {
            assert_eq!(table.refused(other, take(2)), "RB-TURN-04");
        }
        assert_eq!(table.to_act(), set([of]));
        for no in [0, 5, u8::MAX] {
            assert_eq!(table.refused(of, take(no)), "RB-TURN-04");
        }
        let events = table.play(of, take(position));
        let taken = Event::PositionTaken {
            seat: seat(of),
            position,
        };
        assert_eq!(events[0], taken);
        if of == 2 {
            let listed = table.list_actions(seat(0));
            assert_eq!(listed, [take(1), take(2), take(4)]);
        }
        if table.stage() != Stage::Acting {
            let next = if of == 2 { 0 } else { 1 };
            assert_eq!(table.refused(next, take(position)), "RB-TURN-04");
        } else {
            // The last position without a question.
            let last = Event::PositionTaken {
                seat: seat(3),
                position: 2,
            };
            assert_eq!(events[1], last);
        }
    }
    assert_eq!(table.stage(), Stage::Acting);
    assert_eq!(chart(&table), [0, 3, 2, 1]);
    assert_eq!(row(&table), [3, 1, 0, 2], "the row stays");
    assert_eq!(table.phase(), Phase::Movement);
    for of in [0, 3, 2, 1] {
        assert_eq!(table.awaited(), set([of]));
        table.play(of, Action::Done);
    }
}

/// There are as many positions as seats.
#[test]
fn rb_turn_04_there_are_as_many_positions_as_seats() {
    for n_seats in 2..=6_u8 {
        let mut table = Layout::on(LONG, n_seats)
            .phase(Phase::Movement)
            .untouched()
            .start();
        table.play(0, CALL);
        pray(&mut table, &[]);
        let furthest = row(&table)[usize::from(n_seats) - 1];
        let listed = table.list_actions(seat(furthest));
        assert_eq!(listed, (1..=n_seats).map(take).collect::<Vec<_>>());
        let over = n_seats + 1;
        assert_eq!(table.refused(furthest, take(over)), "RB-TURN-04");
    }
}

/// Mines are drawn before the order is settled, and not again after.
#[test]
fn rb_turn_05_mines_are_drawn_before_the_order_is_settled() {
    let mut table = Layout::on("m p p p", 2)
        .mine(at(0, 0), 3, 3)
        .phase(Phase::Wonder)
        .mover(1)
        .start();
    let events = table.play(1, Action::Done);
    let mined = events
        .iter()
        .filter(|event| matches!(event, Event::Mined { .. }));
    assert_eq!(mined.count(), 1);
    assert_eq!(table.stage(), Stage::Acting);
    assert_eq!(table.heap(at(0, 0)).total(), 1);
    assert_eq!(table.building(0, 0).unwrap().bag.total(), 5);
    let phase = Phase::Production;
    table.play(1, Action::Call { phase });
    pray(&mut table, &[]);
    table.play(0, take(1));
    assert_eq!(table.stage(), Stage::Acting);
    assert_eq!(table.heap(at(0, 0)).total(), 1);
}

/// The worked case. Red is seat 0, Blue 1, Yellow 2.
#[test]
fn rb_turn_08_the_worked_case_of_the_rules_page() {
    let [red, blue, yellow] = [0, 1, 2];
    let mut table = calling([red, blue, yellow], [yellow, red, blue]).start();
    table.play(yellow, CALL);
    pray(&mut table, &[blue]);
    assert_eq!(row(&table), [red, yellow, blue]);
    table.play(blue, take(1));
    table.play(yellow, take(2));
    assert_eq!(chart(&table), [blue, yellow, red]);
    for of in [blue, yellow, red] {
        table.play(of, Action::Done);
    }
    // Next phase Red stops.
    assert_eq!(table.phase(), Phase::Building);
    let phase = Phase::Building;
    table.play(blue, Action::Call { phase });
    pray(&mut table, &[red]);
    assert_eq!(row(&table), [yellow, blue, red]);
    table.play(red, take(1));
    table.play(blue, take(2));
    assert_eq!(chart(&table), [red, blue, yellow]);
    assert_eq!(table.awaited(), set([red]));
}

/// The moment goes by the chart, from each seat that is done to the next.
#[test]
fn rb_turn_07_the_moment_goes_by_the_chart() {
    for phase in Phase::ALL {
        let mut table = at_home(3).sequence([2, 0, 1]).phase(phase).start();
        for of in [2, 0, 1] {
            assert_eq!(table.awaited(), set([of]));
            let events = table.play(of, Action::Done);
            let seat = seat(of);
            assert_eq!(events[0], Event::DoneWith { seat, phase });
            if table.phase() == phase {
                assert_eq!(table.refused(of, Action::Done), "RB-TURN-07");
            }
        }
    }
}

/// Bricks are bought in the order of the chart by whoever may: nobody is early in the wonder phase.
#[test]
fn rb_turn_07_rb_won_01_the_wonder_is_in_sequence() {
    let mut table = at_home(3).phase(Phase::Wonder).start();
    for of in [1, 2] {
        assert_eq!(table.refused(of, Action::Brick), "RB-TURN-07");
        assert_eq!(table.refused(of, Action::Done), "RB-TURN-07");
    }
    table.play(0, Action::Brick);
}

/// A conflict goes to the earlier seat of the chart; the later one finds nothing left.
#[test]
fn rb_turn_07_rb_turn_02_the_earlier_seat_wins_a_conflict() {
    for sequence in [[0, 1], [1, 0]] {
        let mut table = Layout::on(LONG, 2)
            .sequence(sequence)
            .donkey(0, at(0, 0))
            .donkey(1, at(0, 0))
            .goods(at(0, 0), [(Stone, 1)])
            .start();
        let [first, second] = sequence;
        let grab = |of| hand(Stone, on(at(0, 0)), aboard(of, 0));
        assert_eq!(table.refused(second, grab(second)), "RB-TURN-10");
        table.play(first, grab(first));
        table.play(first, Action::Done);
        assert_eq!(table.refused(second, grab(second)), "RB-MOVE-05");
        assert_eq!(table.refused(first, Action::Done), "RB-TURN-07");
    }
}

/// Three seats on one tile, the second with clay, and boards on the ground.
fn market() -> Layout {
    Layout::on(LONG, 3)
        .donkey(0, at(0, 0))
        .laden(0, [(Trunks, 1)])
        .donkey(1, at(0, 0))
        .laden(1, [(Clay, 1)])
        .donkey(2, at(0, 0))
        .laden(2, [(Stone, 1)])
        .goods(at(0, 0), [(Boards, 1)])
}

/// Handing to or from another's transporter asks its owner, and nothing is moved until it agrees.
#[test]
fn rb_turn_06_handing_to_or_from_another_asks_its_owner() {
    for action in [
        hand(Clay, aboard(1, 0), aboard(0, 0)),
        hand(Trunks, aboard(0, 0), aboard(1, 0)),
    ] {
        let mut table = market().start();
        let before = table.position();
        let events = table.play(0, action);
        let asked = Event::Asked {
            seat: seat(0),
            owner: seat(1),
            action,
        };
        assert_eq!(events, [asked]);
        let owner = seat(1);
        let mut with_ask = before.clone();
        with_ask.seats[0].ask = Some(AskPosition { owner, action });
        assert_eq!(table.position(), with_ask);

        let mut no = table.clone();
        let events = no.play(1, Action::Refuse);
        let refused = Event::Answered {
            seat: seat(1),
            agreed: false,
        };
        assert_eq!(events, [refused]);
        let mut with_no = before.clone();
        with_no.refused = vec![RefusedPosition {
            asker: seat(0),
            owner,
            action,
        }];
        assert_eq!(no.position(), with_no);
        assert_eq!(no.awaited(), set([0]));

        let mut back = table.clone();
        let events = back.play(0, Action::Withdraw);
        assert_eq!(events, [Event::AskWithdrawn { seat: seat(0) }]);
        assert_eq!(back.position(), before);

        let events = table.play(1, Action::Agree);
        let Action::Hand { good, from, to } = action else {
            unreachable!("all are handed");
        };
        let agreed = Event::Answered {
            seat: seat(1),
            agreed: true,
        };
        let handed = Event::Handed {
            seat: seat(0),
            good,
            from,
            to,
        };
        assert_eq!(events, [agreed, handed]);
        assert_eq!(table.half_done().ask, None);
        assert_eq!(table.awaited(), set([0]));
    }
    let mut table = market().start();
    table.play(0, hand(Clay, aboard(1, 0), aboard(0, 0)));
    table.play(1, Action::Agree);
    assert_eq!(table.cargo(id(0, 0)), goods([(Trunks, 1), (Clay, 1)]));
    assert_eq!(table.cargo(id(1, 0)), Goods::NONE);
}

/// What is no business of the seat it does not even ask.
#[test]
fn rb_turn_06_nobody_loads_or_unloads_for_others() {
    let table = market().start();
    for action in [
        hand(Clay, aboard(1, 0), on(at(0, 0))),
        hand(Boards, on(at(0, 0)), aboard(1, 0)),
        hand(Clay, aboard(1, 0), aboard(2, 0)),
    ] {
        assert_eq!(table.refused(0, action), "RB-TURN-06", "{action:?}");
    }
}

/// While a question is open the owner does nothing but answer, and the asker nothing but take it back.
#[test]
fn rb_turn_06_asker_and_owner_do_nothing_else_while_a_question_is_open() {
    let mut table = market().start();
    let ask = hand(Clay, aboard(1, 0), aboard(0, 0));
    for answer in [Action::Agree, Action::Refuse] {
        for of in 0..3 {
            let rule = table.refused(of, answer);
            assert_eq!(rule, "RB-TURN-06");
        }
    }
    table.play(0, ask);
    assert_eq!(table.awaited(), set([1]));
    assert_eq!(table.list_actions(seat(0)), [Action::Withdraw]);
    assert_eq!(table.list_actions(seat(1)), [Action::Agree, Action::Refuse]);
    let own = hand(Trunks, aboard(0, 0), on(at(0, 0)));
    for action in [own, ask, Action::Done] {
        assert_eq!(table.refused(0, action), "RB-TURN-06", "{action:?}");
    }
    for answer in [Action::Agree, Action::Refuse] {
        for of in [0, 2] {
            let rule = table.refused(of, answer);
            assert_eq!(rule, "RB-TURN-06");
        }
    }
    for (of, action) in [(1, Action::Done), (1, Action::Withdraw), (2, Action::Agree)] {
        let rule = table.refused(of, action);
        assert!(
            ["RB-TURN-06", "RB-TURN-07"].contains(&rule),
            "{action:?}: {rule}"
        );
    }
}

/// What cannot be done is not asked.
#[test]
fn rb_turn_06_nobody_is_asked_for_what_cannot_be() {
    let table = market()
        .donkey(1, at(1, 0))
        .laden(1, [(Clay, 1)])
        .donkey(0, at(0, 0))
        .laden(0, [(Stone, 2)])
        .start();
    let nothing = hand(Trunks, aboard(1, 0), aboard(0, 0));
    assert_eq!(table.refused(0, nothing), "RB-MOVE-05");
    let far = hand(Clay, aboard(1, 1), aboard(0, 0));
    assert_eq!(table.refused(0, far), "RB-PROD-14");
    let full = hand(Clay, aboard(1, 0), aboard(0, 1));
    assert_eq!(table.refused(0, full), "RB-MOVE-05");
}

/// A ferry of another seat is asked, too, each time.
#[test]
fn rb_turn_06_rb_prod_14_another_seats_ferry_must_be_willing() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let mut table = Layout::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .laden(0, [(Clay, 1)])
        .donkey(0, far)
        .transporter(1, Raft, river(1, 0))
        .start();
    table.play(0, hand(Clay, aboard(0, 0), aboard(1, 0)));
    assert_eq!(table.cargo(id(1, 0)), Goods::NONE);
    table.play(1, Action::Agree);
    assert_eq!(table.cargo(id(1, 0)), goods([(Clay, 1)]));
    table.play(0, hand(Clay, aboard(1, 0), aboard(0, 1)));
    assert_eq!(table.cargo(id(0, 1)), Goods::NONE);
    table.play(1, Action::Agree);
    assert_eq!(table.cargo(id(0, 1)), goods([(Clay, 1)]));
}

/// Goods on another's transporter pay for a building only if its owner agrees.
#[test]
fn rb_turn_06_rb_build_02_paying_from_another_asks_its_owner() {
    let build = Action::Build {
        region: at(0, 0),
        building: Building::StoneFactory,
        filling: None,
    };
    let mut table = Layout::on(LONG, 2)
        .phase(Phase::Building)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Boards, 2)])
        .start();
    let before = table.clone();
    table.play(0, build);
    assert!(table.half_done().bill.is_some());
    assert_eq!(table.cargo(id(1, 0)), goods([(Boards, 2)]));
    table.play(0, pay(Boards, aboard(1, 0)));
    assert_eq!(table.cargo(id(1, 0)), goods([(Boards, 2)]));
    assert_eq!(table.awaited(), set([1]));
    // A question taken back leaves the bill, and the bill taken back leaves nothing.
    table.play(0, Action::Withdraw);
    assert!(table.half_done().bill.is_some() && table.half_done().ask.is_none());
    table.play(0, pay(Boards, aboard(1, 0)));
    table.play(1, Action::Agree);
    assert_eq!(table.cargo(id(1, 0)), goods([(Boards, 1)]));
    let mut back = table.clone();
    back.play(0, Action::Withdraw);
    assert_eq!(back, before);
    table.play(0, pay(Boards, aboard(1, 0)));
    // With a no there is nothing to pay with, and what was given comes back.
    let mut no = table.clone();
    no.play(1, Action::Refuse);
    assert_eq!(no.cargo(id(1, 0)), goods([(Boards, 2)]));
    assert_eq!((no.half_done().bill, no.building(0, 0)), (None, None));
    table.play(1, Action::Agree);
    assert_eq!(table.cargo(id(1, 0)), Goods::NONE);
    assert_eq!(
        table.building(0, 0).unwrap().building,
        Building::StoneFactory
    );
}

/// One's own goods are never paid for by another's without a question, where one's own suffice.
#[test]
fn rb_turn_06_ones_own_goods_need_no_question() {
    let build = Action::Build {
        region: at(0, 0),
        building: Building::StoneFactory,
        filling: None,
    };
    let mut table = Layout::on(LONG, 2)
        .phase(Phase::Building)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Boards, 2)])
        .goods(at(0, 0), [(Boards, 2)])
        .start();
    table.play(0, build);
    while table.half_done().bill.is_some() {
        table.play(0, pay(Boards, on(at(0, 0))));
    }
    assert_eq!(table.cargo(id(1, 0)), goods([(Boards, 2)]));
    assert_eq!(table.heap(at(0, 0)), Goods::NONE);
}

/// Another's transporter is carried only if its owner agrees.
#[test]
fn rb_turn_06_rb_move_13_carrying_another_asks_its_owner() {
    let carry = Action::Carry {
        carrier: id(0, 0),
        passenger: id(1, 0),
    };
    let mut table = Layout::on(LONG, 2)
        .phase(Phase::Movement)
        .transporter(0, Wagon, land(0, 0))
        .donkey(1, at(0, 0))
        .start();
    let before = table.position();
    table.play(0, carry);
    assert_eq!(table.find(id(0, 0)).unwrap().carries, None);
    for (of, action) in [(1, Action::Refuse), (0, Action::Withdraw)] {
        let mut table = table.clone();
        table.play(of, action);
        let mut after = table.position();
        after.refused.clear();
        assert_eq!(after, before);
    }
    table.play(1, Action::Agree);
    assert_eq!(table.find(id(0, 0)).unwrap().carries, Some(id(1, 0)));
    // Nobody has its own transporter carry another's freight by force.
    let by_force = Action::Carry {
        carrier: id(1, 0),
        passenger: id(0, 0),
    };
    let table = Layout::on(LONG, 2)
        .phase(Phase::Movement)
        .transporter(0, Wagon, land(0, 0))
        .donkey(1, at(0, 0))
        .start();
    assert_eq!(table.refused(0, by_force), "RB-TURN-06");
}

/// Another's transporters are not moved, harnessed or destroyed.
#[test]
fn rb_turn_06_another_seats_transporters_are_its_own() {
    let layout = Layout::on(LONG, 2)
        .building(at(0, 0), Building::WagonFactory)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .goods(at(0, 0), [(Boards, 2), (Goose, 2)]);
    let transporter = id(1, 0);
    let production = layout.clone().start();
    let harness = Action::Harness {
        donkey: transporter,
    };
    assert_eq!(production.refused(0, harness), "RB-TURN-06");
    let destroy = Action::Destroy { transporter };
    let rule = production.refused(0, destroy);
    assert!(["RB-TURN-06", "RB-PROD-10"].contains(&rule));
    let movement = layout.phase(Phase::Movement).start();
    for action in [
        Action::Step {
            transporter,
            to: land(1, 0),
            ashore: None,
        },
        Action::Lead {
            transporter,
            from: at(0, 0),
        },
        Action::Leave { transporter },
        Action::SetDown {
            carrier: transporter,
            at: land(0, 0),
        },
    ] {
        assert_eq!(movement.refused(0, action), "RB-TURN-06", "{action:?}");
    }
}

/// Whatever a seat does, without a question nothing on another's transporter changes, and nothing that was built is
/// gone.
#[test]
fn rb_turn_06_no_action_touches_what_is_anothers() {
    for phase in Phase::ALL {
        let table = Layout::on(
            "p p p s
             s p03 s s
             p p p p",
            2,
        )
        .phase(phase)
        .home(0, at(1, 1))
        .home(1, at(3, 2))
        .building(at(1, 1), Building::Sawmill)
        .bridge(at(1, 1), part(1, 1, 1))
        .road(1, 1, 1)
        .wall(1, 1, 2, 1, BLUE)
        .donkey(0, at(1, 1))
        .laden(0, [(Stone, 1)])
        .transporter(0, Raft, river(1, 1))
        .donkey(1, at(1, 1))
        .laden(1, [(Trunks, 1), (Boards, 1)])
        .transporter(1, Wagon, land(1, 1))
        .laden(1, [(Paper, 1), (Stone, 2)])
        .goods(
            at(1, 1),
            [(Boards, 9), (Trunks, 2), (Stone, 9), (Goose, 2), (Paper, 1)],
        )
        .start();
        let before = table.position();
        let listed = table.list_actions(seat(0));
        assert!(listed.len() > 1, "{phase}: {listed:?}");
        for action in listed {
            let mut table = table.clone();
            table.play(0, action);
            let after = table.position();
            assert_eq!(after.seats[1], before.seats[1], "{action:?}");
            let kind = |works: &BuildingPosition| (works.region, works.building);
            let kept: Vec<_> = before.buildings.iter().map(kind).collect();
            let all: Vec<_> = after.buildings.iter().map(kind).collect();
            assert!(kept.iter().all(|works| all.contains(works)), "{action:?}");
            assert!(before.roads.iter().all(|road| after.roads.contains(road)));
            assert!(
                before
                    .bridges
                    .iter()
                    .all(|bridge| after.bridges.contains(bridge))
            );
        }
    }
}
