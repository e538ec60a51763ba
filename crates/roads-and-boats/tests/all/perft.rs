//! How many ways there are from fixed positions.

use game::{Game, Seed};
use roads_and_boats::{Action, Position, Setup, State};
use testkit::perft;

fn opening(map: &str, seats: u8) -> State {
    State::new(&Setup::on(map, seats), Seed::from(7)).unwrap()
}

/// A river cuts its tile into as many regions as it has edges: a source into one, any other into two or three.
#[test]
fn a_seat_alone_settles_in_any_region_of_the_land() {
    let state = opening("A River Runs Through It", 1);
    let tiles = &state.map().file().tiles;
    let regions = tiles.iter().map(|tile| match tile.terrain.is_land() {
        true => tile.rivers.first().map_or(1, |river| river.len()),
        false => 0,
    });
    assert_eq!(perft(&state, 1), regions.sum::<usize>() as u64);
}

/// Each of two seats may call for the order of any phase before anybody has acted.
#[test]
fn the_order_is_called_for_in_all_ways() {
    let mut state = opening("Two Banks", 2);
    while state.turn() == 0 {
        let seat = state.awaited().lowest().unwrap();
        let action: Action = state.list_actions(seat)[0];
        state.apply(seat, &action, &mut ()).unwrap();
    }
    let calls = |state: &State, seat| {
        let actions = state.list_actions(seat).into_iter();
        actions
            .filter(|action| matches!(action, Action::Call { .. }))
            .count()
    };
    for seat in state.seats() {
        assert_eq!(calls(&state, seat), 4);
    }
    let phase = state.phase();
    let caller = state.sequence()[1];
    state
        .apply(caller, &Action::Call { phase }, &mut ())
        .unwrap();
    // Both pray on or stop, and the one behind chooses one of two positions.
    assert_eq!(perft(&state, 3), 2 * 2 * 2);
}

/// A donkey beside one board on a tile with one neighbour: it takes the board, or steps, or nothing is done.
#[test]
fn the_ways_of_one_donkey_are_those_counted_by_hand() {
    let position: Position = serde_json::from_str(
        r#"{
            "map": {
                "name": "Two tiles", "seats": [1],
                "tiles": [{"q": 0, "r": 0, "terrain": "pasture"}, {"q": 1, "r": 0, "terrain": "woods"}]
            },
            "phase": "movement",
            "seats": [{
                "home": [0, 0],
                "transporters": [{"id": 0, "kind": "donkey", "at": {"land": [0, 0]}}]
            }],
            "goods": [{"region": [0, 0], "goods": {"boards": 1}}]
        }"#,
    )
    .unwrap();
    let state = State::from_position(&position, Seed::from(1)).unwrap();
    assert_eq!(perft(&state, 1), 3);
    // Board taken: drop it, step, done. Stepped: done. Done: in the building phase no board is in the donkey's reach
    // that could not pay for a building; a pasture takes none for one board.
    let by_first = state
        .list_actions(game::Seat::FIRST)
        .into_iter()
        .map(|action| {
            let mut then = state.clone();
            then.apply(game::Seat::FIRST, &action, &mut ()).unwrap();
            then.list_actions(game::Seat::FIRST).len()
        });
    let mut by_first: Vec<usize> = by_first.collect();
    by_first.sort_unstable();
    assert_eq!(by_first, [1, 1, 3]);
}

/// Counts of the engine, kept to notice any change of the rules.
#[test]
fn counts_stay_as_they_are() {
    let found: Vec<[u64; 3]> = ["First Furrow", "A River Runs Through It", "Mesopotamia"]
        .into_iter()
        .map(|map| {
            let mut state = opening(map, 1);
            let home = state.list_actions(game::Seat::FIRST)[0];
            state.apply(game::Seat::FIRST, &home, &mut ()).unwrap();
            state
                .apply(game::Seat::FIRST, &Action::Done, &mut ())
                .unwrap();
            [1, 2, 3].map(|depth| perft(&state, depth))
        })
        .collect();
    assert_eq!(found, [[28, 560, 9378], [28, 561, 9411], [31, 686, 12261]]);
}
