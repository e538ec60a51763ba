//! How many ways there are from fixed positions.

use amsterdam::{Action, Position, Setup, State};
use game::{Game, Seat, Seed};
use testkit::perft;

fn opening(seats: u8) -> State {
    State::new(
        &Setup {
            seats,
            first: Seat::new(0),
            board: None,
        },
        Seed::from(7),
    )
    .unwrap()
}

fn first_turn(seats: u8) -> State {
    let mut state = opening(seats);
    for seat in Seat::first(seats.into()) {
        state.apply(seat, &Action::KeepBoth, &mut ()).unwrap();
    }
    state
}

#[test]
fn first_contracts_are_chosen_in_three_ways_by_each_seat_in_any_order() {
    assert_eq!(perft(&opening(2), 2), 3 * 3 * 2);
    assert_eq!(perft(&opening(3), 3), 3 * 3 * 3 * 6);
    assert_eq!(perft(&opening(4), 4), 3 * 3 * 3 * 3 * 24);
}

/// A hand of one pink card, three kinds of card face up, and every route of one space free.
#[test]
fn the_ways_of_a_first_turn_are_those_counted_by_hand() {
    let position: Position = serde_json::from_str(
        r#"{
            "seats": [
                { "hand": { "pink": 1 }, "contracts": ["Oude Waal - Blauwbrug"] },
                { "hand": { "red": 2 }, "contracts": ["Noordermarkt - Waag"] }
            ],
            "face_up": ["pink", "pink", "blue", "blue", "wild"]
        }"#,
    )
    .unwrap();
    let state = State::from_position(&position, Seed::from(1)).unwrap();
    // One pink route has one space, and so have three grey ones: four to build. The deck and three kinds of card can
    // be drawn, and contracts.
    assert_eq!(perft(&state, 1), 4 + 1 + 3 + 1);
}

/// Counts of the engine, kept to notice any change of the rules.
#[test]
fn counts_stay_as_they_are() {
    let counts = [
        (first_turn(2), [39, 480, 3763]),
        (first_turn(3), [41, 575, 7666]),
        (first_turn(4), [40, 533, 6955]),
    ];
    for (state, expected) in counts {
        let found = [1, 2, 3].map(|depth| perft(&state, depth));
        assert_eq!(found, expected, "{} seats", state.n_seats());
    }
}
