//! RB-TURN-02, RB-TURN-03, RB-TURN-04, RB-TURN-06: what seats answer by standing orders.

use game::{Dice, Game, Planning, Plans, Seat, Seed};
use roads_and_boats::{
    Action, CallOrder, ConsentOrder, Orders, PositionOrder, PrayOrder, Stage, State,
};

use crate::busy::busy;

fn any_orders(dice: &mut Dice) -> Orders {
    Orders {
        call: *dice.pick(&[CallOrder::Ask, CallOrder::Never]).unwrap(),
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
    assert!(n_ordered > 500, "{n_ordered}");
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
    state.apply(row[0], &Action::Call, &mut ()).unwrap();
    let mut taken = Vec::new();
    plans.run(&mut state, &Action::Call, &mut (), |seat, action| {
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
    let never = read(r#"{"call":"never","consent":"refuse"}"#).unwrap();
    assert_eq!(never.call, CallOrder::Never);
    assert_eq!(
        serde_json::to_string(&never).unwrap(),
        r#"{"call":"never","pray":"ask","position":"ask","consent":"refuse"}"#
    );
    for wrong in [
        r#"{"call":"always"}"#,
        r#"{"dance":"ask"}"#,
        r#"{"pray":1}"#,
        r#"null"#,
    ] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
