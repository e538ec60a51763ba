//! RB-TURN-03, RB-TURN-04, RB-TURN-06: what seats answer by standing orders.

use game::{Dice, Game, Planning, Plans, Seat, Seed};
use roads_and_boats::{
    Action, BreedOrder, ConsentOrder, Orders, Phase, PositionOrder, PrayOrder, Stage, State,
};

use crate::scaffold::{Layout, Table, at};

use crate::busy::busy;

fn any_orders(dice: &mut Dice) -> Orders {
    Orders {
        pray: *dice
            .pick(&[PrayOrder::Ask, PrayOrder::Stop, PrayOrder::Keep])
            .unwrap(),
        position: *dice
            .pick(&[
                PositionOrder::Ask,
                PositionOrder::First,
                PositionOrder::Last,
            ])
            .unwrap(),
        consent: *dice
            .pick(&[ConsentOrder::Ask, ConsentOrder::Agree, ConsentOrder::Refuse])
            .unwrap(),
        breed: *dice.pick(&[BreedOrder::Always, BreedOrder::Never]).unwrap(),
    }
}

#[test]
fn answers_by_order_lead_where_the_same_answers_by_hand_lead() {
    let mut n_ordered = 0;
    let mut n_consents = 0;
    for number in 0..52 {
        let mut state = busy(number);
        let mut by_hand = state.clone();
        let mut dice = Dice::new(Seed::from(number));
        let mut plans = Plans::<State>::default();
        for _ in 0..150 {
            let seat = *dice.pick(&state.seats().collect::<Vec<Seat>>()).unwrap();
            if dice.below(8) == 0 {
                plans.order(seat, any_orders(&mut dice));
            }
            let to_act: Vec<Seat> = state.to_act().iter().collect();
            let Some(&seat) = dice.pick(&to_act) else {
                break;
            };
            let action = *dice.pick(&state.list_actions(seat)).unwrap();
            let mut events = Vec::new();
            state.apply(seat, &action, &mut events).unwrap();
            let mut taken = vec![(seat, action)];
            plans.run(&mut state, &action, &mut events, |seat, action| {
                taken.push((seat, *action));
            });
            // Whatever the orders had an answer for is answered.
            for seat in state.seats() {
                let orders = plans.orders(seat);
                assert_eq!(state.ordered(seat, &orders), None);
            }
            n_ordered += taken.len() - 1;
            n_consents += taken[1..]
                .iter()
                .filter(|(_, action)| matches!(action, Action::Agree | Action::Refuse))
                .count();
            let mut told = Vec::new();
            for (nth, (seat, action)) in taken.iter().enumerate() {
                if nth > 0 {
                    let orders = plans.orders(*seat);
                    assert_eq!(by_hand.ordered(*seat, &orders), Some(*action));
                    assert!(by_hand.list_actions(*seat).contains(action));
                }
                by_hand.apply(*seat, action, &mut told).unwrap();
            }
            assert_eq!(by_hand, state);
            assert_eq!(told, events);
        }
    }
    assert!(n_ordered > 150, "{n_ordered}");
    assert!(n_consents > 0, "{n_consents}");
}

#[test]
fn a_seat_without_orders_is_asked() {
    for number in 0..26 {
        let state = busy(number);
        for seat in state.seats() {
            assert_eq!(state.ordered(seat, &Orders::default()), None);
        }
    }
    assert_eq!(State::usual_orders(), Orders::default());
}

#[test]
fn orders_settle_the_order_of_a_phase_without_a_question() {
    let mut state = (0..130)
        .map(busy)
        .find(|state| state.n_seats() == 3)
        .unwrap();
    let mut plans = Plans::<State>::default();
    let orders = |position| Orders {
        pray: PrayOrder::Keep,
        position,
        ..Orders::default()
    };
    let row = state.praying().to_vec();
    plans.order(row[0], orders(PositionOrder::Ask));
    plans.order(row[1], orders(PositionOrder::First));
    plans.order(row[2], orders(PositionOrder::Last));
    let call = Action::Call {
        phase: state.phase(),
    };
    state.apply(row[0], &call, &mut ()).unwrap();
    let mut taken = Vec::new();
    plans.run(&mut state, &call, &mut (), |seat, action| {
        taken.push((seat, *action));
    });
    let keep = |seat| (seat, Action::KeepPraying);
    let take = |seat, position| (seat, Action::TakePosition { position });
    // The furthest from the temple chooses first, and the last position is nobody's to choose.
    let expected = [
        keep(row[0]),
        keep(row[1]),
        keep(row[2]),
        take(row[2], 3),
        take(row[1], 1),
    ];
    assert_eq!(taken, expected);
    assert_eq!(state.stage(), Stage::Acting);
    assert_eq!(state.sequence(), [row[1], row[0], row[2]]);
}

#[test]
fn orders_are_written_short_and_nothing_unknown_is_one() {
    let read = |text: &str| serde_json::from_str::<Orders>(text);
    assert_eq!(read("{}").unwrap(), Orders::default());
    let never = read(r#"{"consent":"refuse"}"#).unwrap();
    assert_eq!(never.consent, ConsentOrder::Refuse);
    assert_eq!(
        serde_json::to_string(&never).unwrap(),
        r#"{"pray":"ask","position":"ask","consent":"refuse","breed":"always"}"#
    );
    for wrong in [
        r#"{"call":"never"}"#,
        r#"{"consent":"always"}"#,
        r#"{"dance":"ask"}"#,
        r#"{"pray":1}"#,
        r#"null"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

/// Two seats in production, each with two donkeys alone on a pasture.
fn pairs() -> Table {
    let table = Layout::on("p p p p p", 2);
    let table = [0, 2].into_iter().zip(0..).fold(table, |table, (q, of)| {
        table.donkey(of, at(q, 0)).donkey(of, at(q, 0))
    });
    table.start()
}

fn n_donkeys(state: &State, seat: Seat) -> usize {
    state.position().seats[seat.index()].transporters.len()
}

/// At a table donkeys breed when their seat ends its production, unless it has said that they do not.
#[test]
fn rb_prod_16_donkeys_breed_when_their_seat_ends_its_production() {
    let [first, second] = [0, 1].map(|nth| Seat::new(nth).unwrap());
    let never = Orders {
        breed: BreedOrder::Never,
        ..Orders::default()
    };
    for (is_at_table, given, n_expected) in [
        (true, None, 3),
        (true, Some(Orders::default()), 3),
        (true, Some(never), 2),
        (false, None, 2),
        (false, Some(Orders::default()), 3),
    ] {
        let mut state = pairs();
        let mut plans = Plans::<State>::default();
        if is_at_table {
            plans.follow_usual_orders();
        }
        if let Some(orders) = given {
            plans.order(first, orders);
        }
        let mut taken = Vec::new();
        let note = |seat, action: &Action| taken.push((seat, *action));
        plans
            .act(&mut state, first, &Action::Done, &mut (), note)
            .unwrap();
        assert_eq!(taken.pop(), Some((first, Action::Done)));
        assert_eq!(n_donkeys(&state, first), n_expected);
        assert_eq!(n_donkeys(&state, second), 2);
        assert_eq!(taken.len(), n_expected - 2);
        assert!(
            taken
                .iter()
                .all(|(seat, action)| { *seat == first && matches!(action, Action::Breed { .. }) })
        );
    }
}

/// Nothing else that a seat does makes donkeys breed, nor does the end of another phase.
#[test]
fn rb_prod_16_only_the_end_of_production_makes_donkeys_breed() {
    let first = Seat::FIRST;
    let mut state = pairs();
    let orders = Orders::default();
    assert_eq!(state.ordered_before(first, &Action::Wait, &orders), None);
    assert!(
        state
            .ordered_before(first, &Action::Done, &orders)
            .is_some()
    );
    while state.phase() == Phase::Production {
        let seat = state.awaited().lowest().unwrap();
        state.apply(seat, &Action::Done, &mut ()).unwrap();
    }
    assert_eq!(state.ordered_before(first, &Action::Done, &orders), None);
}
