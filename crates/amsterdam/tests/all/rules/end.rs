//! The end.

use amsterdam::{Action, Color, ContractView, Event, Illegal, Phase, State, Tally};
use game::{Game, Outcome, Seat, Viewer};
use serde_json::{Value, json};

use super::*;

/// 13 spaces, so that three carts are left.
const THREE_LEFT: [&str; 4] = [
    "Haringpakkerstoren - Oude Waal",
    "Montelbaanstoren - Blauwbrug",
    "Noordermarkt - Korenmetershuisje",
    "Dam - Begijnhof",
];

/// 14 spaces, so that two carts are left.
const TWO_LEFT: [&str; 4] = [
    "Haringpakkerstoren - Oude Waal",
    "Montelbaanstoren - Blauwbrug",
    "Noordermarkt - Korenmetershuisje",
    "Jordaan - Jan Roodenpoortstoren",
];

fn tallies(state: &State) -> Vec<Tally> {
    let seats = state.view(Viewer::Table).seats;
    let tally = |seat: amsterdam::SeatView| seat.tally.expect("a game that is over");
    seats.into_iter().map(tally).collect()
}

fn draw_two(state: &mut State) {
    act(state, Action::Draw);
    act(state, Action::Draw);
}

#[test]
fn am_end_01_two_carts_or_fewer_call_the_last_round() {
    let start = lay(json!({"seats": [
        {"hand": {"pink": 4}, "routes": THREE_LEFT}, {}, {}
    ]}));
    let calls = [
        ("Oude Waal - Waag", 2),
        ("Oude Kerk - Oude Waal", 1),
        ("Noordermarkt - Jan Roodenpoortstoren", 0),
    ];
    for (name, left) in calls {
        let mut state = start.clone();
        let events = act(&mut state, build(name, Color::Pink, 0));
        assert_eq!(state.carts(seat(0)), left);
        assert!(events.contains(&Event::LastRoundBegun { seat: seat(0) }));
        assert_eq!((state.last_turns(), state.turn()), (Some(3), seat(1)));
        assert_eq!(state.outcome(), None);
    }
    // Three carts do not call it.
    let mut state = start;
    draw_two(&mut state);
    assert_eq!((state.carts(seat(0)), state.last_turns()), (3, None));
}

#[test]
fn am_end_01_every_seat_has_one_more_turn_the_caller_too() {
    for n_seats in 2..=4 {
        let mut seats = vec![json!({}); n_seats];
        seats[1] = json!({"hand": {"pink": 3}, "routes": THREE_LEFT});
        let mut state = lay(json!({"seats": seats, "turn": 1}));
        act(&mut state, build("Oude Waal - Waag", Color::Pink, 0));
        let mut turns: Vec<Seat> = Vec::new();
        while state.outcome().is_none() {
            let turn = state.turn();
            assert_eq!(state.last_turns(), Some((n_seats - turns.len()) as u8));
            turns.push(turn);
            if turn == seat(1) {
                let events = act(&mut state, build("Oude Kerk - Oude Waal", Color::Pink, 0));
                let again = |event: &Event| matches!(event, Event::LastRoundBegun { .. });
                assert!(!events.iter().any(again), "the last round began twice");
            } else {
                draw_two(&mut state);
            }
        }
        let expected: Vec<Seat> = (0..n_seats)
            .map(|turn| seat(((turn + 2) % n_seats) as u8))
            .collect();
        assert_eq!(turns, expected);
        assert_eq!((state.phase(), state.last_turns()), (Phase::Over, Some(0)));
        assert!(state.to_act().is_empty());
        for other in state.seats() {
            refuse_seat(&state, other, Action::Draw, Illegal::GameOver, "AM-END-01");
        }
    }
}

#[test]
fn am_end_01_a_second_seat_with_few_carts_does_not_make_the_last_round_longer() {
    let mut state = lay(json!({
        "seats": [
            {"hand": {"pink": 1}, "routes": THREE_LEFT},
            {
                "hand": {"blue": 2},
                "routes": [
                    "De Drie Hendricken - Begijnhof", "Westermarkt - Begijnhof", "Munttoren - Blauwbrug",
                    "Jordaan - Jan Roodenpoortstoren"
                ]
            }
        ]
    }));
    act(&mut state, build("Oude Waal - Waag", Color::Pink, 0));
    act(
        &mut state,
        build("Oost-Indisch Huis - Munttoren", Color::Blue, 0),
    );
    assert_eq!((state.carts(seat(1)), state.last_turns()), (1, Some(1)));
    draw_two(&mut state);
    assert!(state.outcome().is_some());
}

#[test]
fn am_end_01_am_draw_01_am_con_01_the_last_turn_is_a_whole_one() {
    let start = lay(json!({
        "seats": [{"routes": TWO_LEFT}, {}], "turn": 1, "last_turns": 1
    }));
    for actions in [
        [Action::Draw, Action::Draw],
        [Action::DrawContracts, Action::KeepBoth],
    ] {
        let mut state = start.clone();
        act(&mut state, actions[0]);
        assert_eq!(state.outcome(), None);
        act(&mut state, actions[1]);
        assert!(state.outcome().is_some());
    }
}

/// A game that is over, with these seats.
fn over(seats: Value) -> State {
    let n_seats = seats.as_array().map_or(0, Vec::len);
    lay(json!({"seats": seats, "phase": "over", "passes": n_seats}))
}

#[test]
fn am_end_02_met_contracts_add_their_value_and_unmet_ones_subtract_it() {
    let state = over(json!([
        {
            "routes": ["Waag - Oost-Indisch Huis (blue)", "Oost-Indisch Huis - Blauwbrug (red)"],
            "contracts": ["Waag - Blauwbrug", "Jordaan - Oude Kerk", "Oude Waal - Dam"]
        },
        {"routes": ["Noordermarkt - Korenmetershuisje"], "contracts": ["Noordermarkt - Korenmetershuisje"]}
    ]));
    let expected = [
        Tally {
            routes: 3,
            contracts: 3 - 6 - 4,
            bonus: 0,
            total: -4,
            met: 1,
        },
        Tally {
            routes: 4,
            contracts: 3,
            bonus: 0,
            total: 7,
            met: 1,
        },
    ];
    assert_eq!(tallies(&state), expected);
    assert_eq!(state.outcome().unwrap().points, [-4, 7]);
}

#[test]
fn am_end_02_contracts_are_shown_to_all_at_the_end() {
    let mut state = lay(json!({
        "seats": [
            {"routes": TWO_LEFT, "contracts": ["Oude Waal - Dam"]},
            {"hand": {"pink": 2}, "contracts": ["Korenmetershuisje - Begijnhof"]}
        ],
        "turn": 1, "last_turns": 1
    }));
    assert!(state.view(Viewer::Table).seats[0].shown.is_none());
    let events = act(
        &mut state,
        build("Oost-Indisch Huis - Munttoren", Color::Pink, 0),
    );
    for (number, name, points) in [
        (0, "Oude Waal - Dam", -4),
        (1, "Korenmetershuisje - Begijnhof", -5),
    ] {
        let counted = Event::ContractCounted {
            seat: seat(number),
            contract: contract(name),
            met: false,
            points,
        };
        assert!(events.contains(&counted), "{events:?}");
        assert_eq!(State::seen_by(&counted, Viewer::Table), counted);
        let shown = vec![ContractView {
            contract: contract(name),
            met: false,
        }];
        for viewer in Viewer::all(2) {
            assert_eq!(
                state.view(viewer).seats[usize::from(number)].shown,
                Some(shown.clone())
            );
        }
    }
}

/// Routes with the cart symbol, three for each of four seats.
const WITH_CART: [[&str; 3]; 4] = [
    [
        "De Drie Hendricken - Westermarkt (pink)",
        "Nieuwe Waal - Noordermarkt",
        "Noordermarkt - Jordaan",
    ],
    [
        "Nieuwe Waal - Haringpakkerstoren (pink)",
        "Oude Waal - Montelbaanstoren",
        "Jordaan - Westermarkt",
    ],
    [
        "Jordaan - De Drie Hendricken",
        "Begijnhof - Munttoren",
        "Haringpakkerstoren - Noordermarkt",
    ],
    [
        "Westermarkt - Begijnhof",
        "Munttoren - Blauwbrug",
        "Haringpakkerstoren - Oude Waal",
    ],
];

/// Points for bonus cards where the seats have so many of them.
fn bonus_points(cards: &[usize]) -> Vec<i32> {
    let seat = |(cards, routes): (&usize, [&str; 3])| json!({"routes": routes[..*cards]});
    let seats: Vec<Value> = cards.iter().zip(WITH_CART).map(seat).collect();
    let state = over(json!(seats));
    let counted = state.seats().map(|seat| usize::from(state.bonus(seat)));
    assert!(counted.eq(cards.iter().copied()));
    tallies(&state).iter().map(|tally| tally.bonus).collect()
}

#[test]
fn am_end_03_bonus_points_go_by_the_number_of_seats() {
    assert_eq!(bonus_points(&[2, 1]), [8, 4]);
    assert_eq!(bonus_points(&[1, 3]), [4, 8]);
    assert_eq!(bonus_points(&[1, 3, 2]), [2, 8, 5]);
    assert_eq!(bonus_points(&[3, 1, 2, 0]), [8, 4, 6, 0]);
}

#[test]
fn am_end_03_four_seats_with_different_numbers_get_8_6_4_and_2() {
    let mut seats: Vec<Value> = WITH_CART
        .iter()
        .map(|routes| json!({"routes": routes}))
        .collect();
    seats[0]["routes"] = json!([WITH_CART[0][0]]);
    seats[1]["routes"] = json!(WITH_CART[1][..2]);
    seats[3]["routes"] = json!([
        "Westermarkt - Begijnhof",
        "Munttoren - Blauwbrug",
        "Noordermarkt - Jordaan",
        "Nieuwe Waal - Noordermarkt"
    ]);
    let tallies = tallies(&over(json!(seats)));
    let points: Vec<i32> = tallies.iter().map(|tally| tally.bonus).collect();
    assert_eq!(points, [2, 4, 6, 8]);
}

#[test]
fn am_end_04_a_seat_without_bonus_cards_gets_no_points_for_them() {
    for none in [&[0, 0][..], &[0, 0, 0], &[0, 0, 0, 0]] {
        assert_eq!(bonus_points(none), vec![0; none.len()]);
    }
    assert_eq!(bonus_points(&[0, 1]), [0, 8]);
    assert_eq!(bonus_points(&[0, 2, 0]), [0, 8, 0]);
    assert_eq!(bonus_points(&[0, 1, 2, 0]), [0, 6, 8, 0]);
}

#[test]
fn am_end_04_tied_seats_share_the_better_place_and_the_places_they_fill_are_skipped() {
    assert_eq!(bonus_points(&[2, 2]), [8, 8]);
    assert_eq!(bonus_points(&[2, 2, 1]), [8, 8, 2]);
    assert_eq!(bonus_points(&[1, 2, 1]), [5, 8, 5]);
    assert_eq!(bonus_points(&[1, 1, 1]), [8, 8, 8]);
    assert_eq!(bonus_points(&[1, 1, 0]), [8, 8, 0]);
    assert_eq!(bonus_points(&[2, 2, 1, 1]), [8, 8, 4, 4]);
    assert_eq!(bonus_points(&[3, 2, 2, 1]), [8, 6, 6, 2]);
    assert_eq!(bonus_points(&[3, 3, 3, 1]), [8, 8, 8, 2]);
    assert_eq!(bonus_points(&[3, 1, 1, 1]), [8, 6, 6, 6]);
    assert_eq!(bonus_points(&[1, 1, 1, 1]), [8, 8, 8, 8]);
    assert_eq!(bonus_points(&[3, 1, 1, 0]), [8, 6, 6, 0]);
}

/// A seat with 7 points and one contract met.
fn seven_and_one_met() -> Value {
    json!({
        "routes": ["Noordermarkt - Korenmetershuisje"],
        "contracts": ["Noordermarkt - Korenmetershuisje"]
    })
}

/// Another one.
fn seven_and_one_met_otherwise() -> Value {
    json!({
        "routes": [
            "Korenmetershuisje - Oude Kerk (blue)", "Oude Kerk - Waag (red)", "Waag - Oost-Indisch Huis (blue)",
            "Westermarkt - Jan Roodenpoortstoren (green)"
        ],
        "contracts": ["Korenmetershuisje - Oost-Indisch Huis"]
    })
}

/// A seat with 7 points and two contracts met.
fn seven_and_two_met() -> Value {
    json!({
        "routes": [
            "Korenmetershuisje - Oude Kerk (blue)", "Oude Kerk - Waag (red)", "Waag - Oost-Indisch Huis (blue)",
            "Oost-Indisch Huis - Blauwbrug (red)"
        ],
        "contracts": ["Korenmetershuisje - Oost-Indisch Huis", "Waag - Blauwbrug", "Oude Waal - Blauwbrug"]
    })
}

#[track_caller]
fn comes_out(seats: Value, points: &[i32], places: &[u8]) {
    let outcome = Outcome {
        points: points.to_vec(),
        places: places.to_vec(),
    };
    assert_eq!(over(seats).outcome(), Some(outcome));
}

#[test]
fn am_end_05_most_points_win() {
    let eighteen = json!({
        "routes": ["Dam - Oost-Indisch Huis (green)", "Jordaan - Jan Roodenpoortstoren", "Munttoren - Blauwbrug"],
        "contracts": ["Jordaan - De Drie Hendricken"]
    });
    comes_out(json!([eighteen, seven_and_two_met()]), &[18, 7], &[1, 2]);
    comes_out(json!([seven_and_one_met(), eighteen]), &[7, 18], &[2, 1]);
}

#[test]
fn am_end_05_most_met_contracts_win_among_equals() {
    let seats = json!([seven_and_one_met(), seven_and_two_met()]);
    comes_out(seats, &[7, 7], &[2, 1]);
    let seats = json!([{}, seven_and_two_met(), seven_and_one_met()]);
    comes_out(seats, &[-8, 7, 7], &[3, 1, 2]);
}

#[test]
fn am_end_05_equals_in_both_share_the_win() {
    let seats = json!([seven_and_one_met(), seven_and_one_met_otherwise()]);
    comes_out(seats.clone(), &[7, 7], &[1, 1]);
    assert_eq!(over(seats).outcome().unwrap().winners().len(), 2);
    let seats = json!([seven_and_one_met(), {}, seven_and_one_met_otherwise()]);
    comes_out(seats, &[7, -9, 7], &[1, 3, 1]);
}

/// Random games are held to the same in the tests of the count.
#[test]
fn am_end_06_the_running_score_is_the_count_of_the_routes() {
    let mut state = lay(json!({"seats": [{"hand": {"pink": 5}}, {"hand": {"blue": 5}}]}));
    for (name, color) in [
        ("Oude Waal - Waag", Color::Pink),
        ("Noordermarkt - Korenmetershuisje", Color::Blue),
        ("Dam - Begijnhof", Color::Pink),
        ("Oude Kerk - Oude Waal", Color::Blue),
    ] {
        act(&mut state, build(name, color, 0));
    }
    let again = State::from_position(&state.position(), game::Seed::from(1)).unwrap();
    for (number, points) in [(0, 3), (1, 6)] {
        assert_eq!(state.score(seat(number)), points);
        assert_eq!(again.score(seat(number)), points);
    }
}
