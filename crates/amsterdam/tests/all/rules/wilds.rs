//! Three wilds face up.

use amsterdam::{Action, Color, Event, State};
use game::Game;
use serde_json::json;

use super::*;

fn clearings(events: &[Event]) -> usize {
    let is_clearing = |event: &&Event| matches!(event, Event::FaceUpCleared { .. });
    events.iter().filter(is_clearing).count()
}

/// Whether two fives with three wilds each would only change places.
fn only_swaps(state: &State) -> bool {
    let deck = state.position().deck.expect("a deck written down");
    state.discard().is_empty() && deck.len() == 5 && wilds(&deck) >= 3
}

#[test]
fn am_set_02_a_third_wild_clears_all_five() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "blue", "wild", "black", "red"],
        "deck": ["wild", "pink", "pink", "green", "wild", "orange", "blue"],
        "discard": {"green": 1}
    }));
    let events = act(&mut state, take(BLUE));
    let up = |card| Event::CardTurnedUp { card };
    assert_eq!(events[1], up(WILD));
    assert!(matches!(events[2], Event::FaceUpCleared { .. }));
    assert_eq!(events[3..], [PINK, PINK, GREEN, WILD, ORANGE].map(up));
    assert_eq!(
        *state.discard(),
        heap(&[GREEN, BLACK, RED, WILD, WILD, WILD])
    );
    assert_eq!((state.deck_len(), state.turn()), (1, seat(0)));
}

#[test]
fn am_set_02_the_new_five_are_cleared_again_if_need_be() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "blue", "wild", "black", "red"],
        "deck": [
            "wild",
            "wild", "pink", "wild", "pink", "wild",
            "wild", "green", "orange", "green", "wild",
            "red"
        ],
        "discard": {}
    }));
    let events = act(&mut state, take(BLUE));
    assert_eq!(clearings(&events), 2);
    assert_eq!(sorted(state.face_up()), [GREEN, GREEN, ORANGE, WILD, WILD]);
    let gone = [BLACK, RED, WILD, WILD, WILD, PINK, PINK, WILD, WILD, WILD];
    assert_eq!(*state.discard(), heap(&gone));
}

#[test]
fn am_set_02_clearing_comes_after_the_second_card_too() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "blue", "wild", "black", "red"],
        "deck": ["pink", "wild", "pink", "pink", "green", "orange", "blue", "green"],
        "discard": {}
    }));
    assert_eq!(clearings(&act(&mut state, take(BLUE))), 0);
    assert_eq!(clearings(&act(&mut state, take(RED))), 1);
    assert_eq!((state.turn(), wilds(state.face_up())), (seat(1), 0));
}

/// Ruling: the check for three wilds is one of five cards.
#[test]
fn am_set_02_am_draw_06_three_wilds_among_fewer_than_five_stay() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "wild", "wild", "blue", "pink"], "deck": []
    }));
    let events = act(&mut state, take(PINK));
    assert_eq!(clearings(&events), 0);
    assert_eq!(sorted(state.face_up()), [BLUE, WILD, WILD, WILD]);
    assert_eq!(state.turn(), seat(0));
}

#[test]
fn am_draw_07_what_comes_up_stays_after_one_clearing_where_others_are_too_few() {
    for seed in 0..50 {
        let mut state = lay_with(
            json!({
                "seats": [{}, {"hand": "rest"}],
                "face_up": ["wild", "blue", "wild", "black", "red"],
                "deck": ["wild", "wild"], "discard": {}
            }),
            seed,
        );
        let events = act(&mut state, take(BLUE));
        assert_eq!(clearings(&events), 1);
        // The last of the deck, and four of the five that were cleared.
        assert_eq!((state.face_up().len(), state.deck_len()), (5, 1));
        assert!(wilds(state.face_up()) >= 3);
        assert_eq!(state.turn(), seat(0));
    }
}

#[test]
fn am_draw_07_two_fives_with_three_wilds_each_do_not_change_places_for_ever() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "blue", "wild", "black", "red"],
        "deck": ["wild", "wild", "pink", "wild", "green", "wild"], "discard": {}
    }));
    let events = act(&mut state, take(BLUE));
    assert_eq!(clearings(&events), 1);
    assert_eq!(sorted(state.face_up()), [PINK, GREEN, WILD, WILD, WILD]);
    let deck = state.position().deck.unwrap();
    assert_eq!(sorted(&deck), [BLACK, RED, WILD, WILD, WILD]);
    assert!(only_swaps(&state));
}

#[test]
fn am_set_02_am_draw_07_a_deck_of_five_with_fewer_wilds_comes_up() {
    let mut state = lay(json!({
        "seats": [{}, {"hand": "rest"}],
        "face_up": ["wild", "blue", "wild", "black", "red"],
        "deck": ["wild", "wild", "pink", "orange", "green", "wild"], "discard": {}
    }));
    let events = act(&mut state, take(BLUE));
    assert_eq!(clearings(&events), 1);
    assert_eq!(sorted(state.face_up()), [PINK, GREEN, ORANGE, WILD, WILD]);
}

#[test]
fn am_set_02_am_draw_07_clearing_goes_on_for_as_long_as_it_can_help() {
    let discards = json!([{}, {"pink": 1}, {"pink": 2}, {"pink": 1, "wild": 1}]);
    let decks = [
        json!(["wild", "wild", "green", "wild", "orange"]),
        json!(["wild", "wild", "green", "wild", "orange", "wild"]),
        json!(["wild", "wild"]),
        json!(["wild", "pink"]),
    ];
    let (mut most, mut stays) = (0, 0);
    for discard in discards.as_array().unwrap() {
        for deck in &decks {
            for seed in 0..100 {
                let position = json!({
                    "seats": [{}, {"hand": "rest"}],
                    "face_up": ["wild", "blue", "wild", "black", "red"],
                    "deck": deck, "discard": discard
                });
                let mut state = lay_with(position, seed);
                let events = act(&mut state, take(BLUE));
                let position = state.position();
                let heap = heap(&position.deck.unwrap())
                    .checked_add(state.discard())
                    .and_then(|rest| rest.checked_add(&super::heap(state.face_up())))
                    .unwrap();
                let others = heap.total() - u32::from(heap[WILD]);
                let is_legal = wilds(state.face_up()) < 3;
                assert!(is_legal || others < 3 || only_swaps(&state));
                most = most.max(clearings(&events));
                stays += usize::from(!is_legal);
            }
        }
    }
    assert!(most > 3 && stays > 0, "{most} clearings, {stays} stayed");
}

/// Ruling: three wilds that had to stay are cleared as soon as that can help.
#[test]
fn am_set_02_am_draw_07_three_wilds_that_stay_are_cleared_when_others_are_discarded() {
    for seed in 0..50 {
        let mut state = lay_with(
            json!({
                "seats": [{"hand": {"pink": 4}}, {"hand": "rest"}],
                "face_up": ["wild", "blue", "wild", "wild", "red"],
                "deck": ["wild"], "discard": {}
            }),
            seed,
        );
        let events = act(&mut state, build("Dam - Begijnhof", Color::Pink, 0));
        assert!(clearings(&events) >= 1);
        assert!(matches!(events[0], Event::RouteBuilt { .. }));
        assert!(wilds(state.face_up()) < 3);
        assert_eq!(state.turn(), seat(1));
    }
}

/// Ruling: three wilds that had to stay are cleared as soon as that can help.
#[test]
fn am_set_02_am_draw_07_three_wilds_that_stay_are_left_where_clearing_cannot_help_yet() {
    let mut state = lay(json!({
        "seats": [{"hand": {"wild": 2}}, {"hand": "rest"}],
        "face_up": ["wild", "blue", "wild", "wild", "red"],
        "deck": ["wild"], "discard": {}
    }));
    let events = act(&mut state, build("Dam - Begijnhof", None, 2));
    assert_eq!(clearings(&events), 0);
    assert_eq!(sorted(state.face_up()), [BLUE, RED, WILD, WILD, WILD]);
}

/// Ruling: three wilds that had to stay are cleared as soon as that can help.
#[test]
fn am_set_02_am_draw_07_two_fives_that_only_changed_places_are_mixed_once_a_card_is_drawn() {
    for seed in 0..50 {
        let mut state = lay_with(
            json!({
                "seats": [{}, {"hand": "rest"}],
                "face_up": ["wild", "blue", "wild", "wild", "red"],
                "deck": ["wild", "pink", "wild", "green", "wild"], "discard": {}
            }),
            seed,
        );
        assert!(only_swaps(&state));
        let events = act(&mut state, Action::Draw);
        assert!(clearings(&events) >= 1);
        assert!(wilds(state.face_up()) < 3);
        assert_eq!((state.turn(), state.deck_len()), (seat(0), 4));
    }
}
