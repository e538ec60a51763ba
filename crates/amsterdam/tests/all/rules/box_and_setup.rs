//! In the box, and setting up.

use std::collections::BTreeSet;

use amsterdam::{Action, Board, Card, Event, Illegal, Invalid, Phase, Setup, State, View};
use game::{Game, Seat, SeatSet, Seed, Viewer};
use serde_json::json;

use super::*;

fn deal(seats: u8, seed: u64) -> State {
    State::new(&Setup::for_seats(seats), Seed::from(seed)).expect("a playable setup")
}

fn deal_first(seats: u8, first: u8, seed: u64) -> State {
    let setup = Setup {
        first: Some(seat(first)),
        ..Setup::for_seats(seats)
    };
    State::new(&setup, Seed::from(seed)).expect("a playable setup")
}

/// Every seat keeps the first of its contracts.
fn keep_the_first_of_each(state: &mut State) {
    for seat in state.seats() {
        let contract = state.offer(seat)[0];
        check(state, seat, Action::Keep { contract }, Ok(()));
    }
}

#[test]
fn am_box_01_two_to_four_seats_play_with_16_carts_and_a_score_marker_each() {
    for seats in 0..=6 {
        let dealt = State::new(&Setup::for_seats(seats), Seed::from(1));
        match seats {
            2..=4 => {
                let state = dealt.unwrap();
                assert_eq!(state.n_seats(), usize::from(seats));
                for seat in state.seats() {
                    assert_eq!((state.carts(seat), state.score(seat)), (16, 0));
                }
            }
            _ => assert_eq!(dealt, Err(Invalid::Seats(seats.into()))),
        }
    }
}

#[test]
fn am_box_01_nobody_else_can_act() {
    let state = lay(json!({"seats": [{}, {}, {}]}));
    let illegal = Illegal::NoSuchSeat {
        seat: seat(3),
        n_seats: 3,
    };
    refuse_seat(&state, seat(3), Action::Draw, illegal, "AM-BOX-01");
    assert_eq!(state.view(Viewer::Seat(seat(3))), state.view(Viewer::Table));
}

#[test]
fn am_box_02_there_are_44_cards_8_of_them_wild_and_6_of_each_colour() {
    let cards = *Board::amsterdam().cards();
    assert_eq!(cards.total(), 44);
    for card in Card::ALL {
        assert_eq!(cards[card], if card == WILD { 8 } else { 6 });
    }
    for seats in 2..=4 {
        let position = deal(seats, 3).position();
        let mut dealt = heap(&position.face_up);
        for heap in [heap(&position.deck.unwrap()), position.discard.unwrap()]
            .into_iter()
            .chain(position.seats.iter().map(|has| has.hand))
        {
            dealt = dealt.checked_add(&heap).unwrap();
        }
        assert_eq!(dealt, cards);
    }
}

#[test]
fn am_box_03_there_are_24_contracts_of_two_places_and_a_value() {
    let board = Board::amsterdam();
    assert_eq!(board.contract_ids().count(), 24);
    for contract in board.contract_ids().map(|id| board.contract(id)) {
        assert_ne!(contract.ends[0], contract.ends[1]);
        assert!(contract.value > 0);
    }
    let position = deal(4, 1).position();
    let offers = position.seats.iter().flat_map(|has| &has.offer);
    let contract_deck = position.contract_deck.unwrap();
    let names: BTreeSet<&String> = offers.chain(&contract_deck).collect();
    assert_eq!((names.len(), contract_deck.len()), (24, 16));
}

#[test]
fn am_box_04_there_are_16_bonus_cards() {
    let state = deal(2, 1);
    assert_eq!((state.board().bonus_cards(), state.bonus_left()), (16, 16));
    assert!(state.seats().all(|seat| state.bonus(seat) == 0));
}

#[test]
fn am_set_01_each_seat_gets_two_cards_and_five_are_turned_up() {
    for seats in 2..=4 {
        for seed in 0..100 {
            let state = deal(seats, seed);
            for seat in state.seats() {
                assert_eq!(state.hand(seat).total(), 2);
            }
            assert_eq!(state.face_up().len(), 5);
            let left = 44 - 5 - 2 * usize::from(seats);
            assert_eq!(state.deck_len() + state.discard().total() as usize, left);
        }
    }
}

#[test]
fn am_set_01_the_deck_is_shuffled() {
    let hands: BTreeSet<String> = (0..50)
        .map(|seed| format!("{:?}", deal(2, seed).hand(seat(0))))
        .collect();
    let displays: BTreeSet<String> = (0..50)
        .map(|seed| format!("{:?}", deal(2, seed).face_up()))
        .collect();
    assert!(hands.len() > 10 && displays.len() > 40);
    assert_eq!(deal(2, 1), deal(2, 1));
}

#[test]
fn am_set_02_three_wilds_in_the_first_five_are_cleared_again_and_again() {
    let mut clearings = [0; 3];
    for seed in 0..2_000 {
        let state = deal(2, seed);
        assert!(wilds(state.face_up()) < 3);
        let discards = state.discard().total() as usize;
        assert_eq!(discards % 5, 0);
        assert!(usize::from(state.discard()[WILD]) >= 3 * (discards / 5));
        clearings[(discards / 5).min(2)] += 1;
    }
    // With 8 wilds among 44 cards, three or more are among five about once in 22 deals.
    assert!((1_800..1_970).contains(&clearings[0]), "{clearings:?}");
    assert!(clearings[1] > 0, "{clearings:?}");
}

#[test]
fn am_set_03_the_seats_choose_among_two_contracts_at_the_same_time() {
    let mut state = deal(3, 1);
    assert_eq!(state.phase(), Phase::Choosing);
    assert_eq!(state.to_act(), SeatSet::first(3));
    assert!(state.seats().all(|seat| state.offer(seat).len() == 2));
    // In any order, and one or both.
    let [last, one, both] = [2, 1, 0].map(seat);
    let [kept, put_back] = [0, 1].map(|idx| state.offer(one)[idx]);
    check(&mut state, one, Action::Keep { contract: kept }, Ok(()));
    assert_eq!(state.to_act(), SeatSet::first(3).without(one));
    check(&mut state, last, Action::KeepBoth, Ok(()));
    assert_eq!(state.phase(), Phase::Choosing);
    check(&mut state, both, Action::KeepBoth, Ok(()));

    assert_eq!(state.phase(), Phase::Turn);
    assert_eq!(state.contracts(one).iter().collect::<Vec<_>>(), [kept]);
    assert_eq!(state.contracts(both).len(), 2);
    assert!(state.seats().all(|seat| state.offer(seat).is_empty()));
    let bottom = state.position().contract_deck.unwrap().pop();
    assert_eq!(bottom, Some(state.board().contract_name(put_back)));
    assert_eq!(state.contract_deck_len(), 24 - 5);
}

#[test]
fn am_set_03_a_seat_keeps_what_it_was_dealt_once_and_nothing_comes_before() {
    let mut state = deal(2, 1);
    let foreign = Action::Keep {
        contract: state.offer(seat(1))[0],
    };
    let illegal = Illegal::NotDealt {
        contract: state.offer(seat(1))[0],
    };
    refuse_seat(&state, seat(0), foreign, illegal, "AM-SET-03");
    let pink = take(PINK);
    for action in [Action::Draw, pink, Action::DrawContracts, Action::Pass] {
        let illegal = Illegal::ChooseContracts;
        refuse_seat(&state, seat(0), action, illegal, "AM-SET-03");
    }
    check(&mut state, seat(0), Action::KeepBoth, Ok(()));
    let own = Action::Keep {
        contract: state.contracts(seat(0)).iter().next().unwrap(),
    };
    for action in [Action::KeepBoth, own] {
        let illegal = Illegal::ContractsChosen;
        refuse_seat(&state, seat(0), action, illegal, "AM-SET-03");
    }
}

#[test]
fn am_set_03_what_others_keep_is_unseen_until_all_have_chosen() {
    let [chooser, other, last] = [0, 1, 2].map(seat);
    let mut both = deal(3, 1);
    let mut one = both.clone();
    let contract = one.offer(chooser)[1];
    let both_events = check(&mut both, chooser, Action::KeepBoth, Ok(()));
    let one_events = check(&mut one, chooser, Action::Keep { contract }, Ok(()));
    let told = |events: &[Event], viewer| -> Vec<Event> {
        let seen = |event| State::seen_by(event, viewer);
        events.iter().map(seen).collect()
    };
    for viewer in [Viewer::Seat(other), Viewer::Seat(last), Viewer::Table] {
        assert_eq!(both.view(viewer), one.view(viewer));
        assert_eq!(told(&both_events, viewer), told(&one_events, viewer));
    }
    let own = Viewer::Seat(chooser);
    assert_ne!(both.view(own), one.view(own));
    assert_ne!(told(&both_events, own), told(&one_events, own));

    for state in [&mut both, &mut one] {
        check(state, other, Action::KeepBoth, Ok(()));
    }
    assert_eq!(both.view(Viewer::Table), one.view(Viewer::Table));
    for state in [&mut both, &mut one] {
        check(state, last, Action::KeepBoth, Ok(()));
    }
    let kept = |state: &State| -> Vec<usize> {
        let View { seats, .. } = state.view(Viewer::Table);
        seats.iter().map(|seat| seat.contracts).collect()
    };
    assert_eq!((kept(&both), kept(&one)), (vec![2, 2, 2], vec![1, 2, 2]));
}

/// Ruling: what is not kept goes under the deck in the order of the seats, from the one that starts.
#[test]
fn am_set_03_contracts_put_back_at_the_start_lie_in_the_order_of_the_seats() {
    let mut state = deal_first(3, 1, 5);
    let name = |idx: u8| state.board().contract_name(state.offer(seat(idx))[1]);
    let put_back = [1, 2, 0].map(name);
    let before = state.position().contract_deck.unwrap();
    keep_the_first_of_each(&mut state);
    let expected: Vec<String> = before.into_iter().chain(put_back).collect();
    assert_eq!(state.position().contract_deck, Some(expected));
}

#[test]
fn am_set_04_the_seat_that_the_table_names_starts() {
    for first in 0..4 {
        let mut state = deal_first(4, first, 9);
        keep_the_first_of_each(&mut state);
        assert_eq!(state.turn(), seat(first));
        assert_eq!(state.to_act(), SeatSet::only(seat(first)));
    }
    let setup = Setup {
        first: Some(seat(3)),
        ..Setup::for_seats(3)
    };
    let dealt = State::new(&setup, Seed::from(1));
    assert_eq!(dealt, Err(Invalid::First(seat(3))));
}

#[test]
fn am_set_04_the_lot_decides_who_starts_where_nobody_says() {
    for seats in 2..=4 {
        let mut starts = [0; 4];
        for seed in 0..400 {
            starts[deal(seats, seed).turn().index()] += 1;
        }
        let fair = 400 / i32::from(seats);
        for count in &starts[..usize::from(seats)] {
            assert!((count - fair).abs() < 60, "{starts:?}");
        }
    }
}

#[test]
fn am_set_04_play_goes_clockwise() {
    let mut state = lay(json!({"seats": [{}, {}, {}], "first": 1}));
    let mut turns: Vec<Seat> = Vec::new();
    for _ in 0..4 {
        turns.push(state.turn());
        let others = state.seats().filter(|&other| other != state.turn());
        for other in others {
            let illegal = Illegal::NotYourTurn { turn: state.turn() };
            refuse_seat(&state, other, Action::Draw, illegal, "AM-SET-04");
        }
        act(&mut state, Action::Draw);
        act(&mut state, Action::Draw);
    }
    assert_eq!(turns, [1, 2, 0, 1].map(seat));
}
