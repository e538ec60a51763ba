//! Transporters that carry transporters (RB-MOVE-13, RB-PROD-17).

use roads_and_boats::{Action, Building, Good, Phase, Place, Transport, TransporterId};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);
const D: TransporterId = of(RED, 2);

const LAND: [Transport; 3] = [Transport::Donkey, Transport::Wagon, Transport::Truck];
const WATER: [Transport; 3] = [Transport::Raft, Transport::Rowboat, Transport::Steamer];

/// Roads on both banks and around.
fn with_roads() -> Layout {
    Layout::of(RIVER)
        .road_on(1, 0, 0, 0)
        .road_on(1, 0, 0, 1)
        .road(1, 1, 4)
        .road(1, 1, 0)
        .road(1, 1, 5)
        .road(2, 1, 4)
        .road(2, -1, 1)
        .road(2, -1, 2)
}

/// Where a transporter stands at the mouth tile: on its southern bank, or in its river.
fn at_the_mouth(kind: Transport) -> Place {
    match kind.is_boat() {
        true => river(2, 0),
        false => Place::Land(part(2, 0, SOUTH)),
    }
}

/// Any may carry any, go on with it, set it down at the start of the next movement phase, and both go on.
#[test]
fn rb_move_13_every_transporter_carries_every_other() {
    for carrier in Transport::ALL {
        for passenger in Transport::ALL {
            let mut table = with_roads()
                .put(A, carrier, at_the_mouth(carrier))
                .put(B, passenger, at_the_mouth(passenger))
                .start();
            table.play(RED, carry(A, B));
            assert_eq!(table.carried_by(A), Some(B), "{carrier}, {passenger}");
            let to = match carrier.is_boat() {
                true => river(1, 0),
                false => Place::Land(part(1, 0, SOUTH)),
            };
            table.play(RED, step(A, to));
            assert_eq!([table.place(A), table.place(B)], [to, to]);
            table.reach(Phase::Movement);
            let down = match passenger.is_boat() {
                true => river(1, 0),
                false => Place::Land(part(1, 0, SOUTH)),
            };
            table.play(RED, set_down(A, down));
            assert_eq!(table.carried_by(A), None);
            assert_eq!([table.place(A), table.place(B)], [to, down]);
            for (id, kind) in [(A, carrier), (B, passenger)] {
                table.play(RED, step(id, at_the_mouth(kind)));
            }
        }
    }
}

/// The places that a transporter can be set down at, as they are listed.
fn places_to_set_down(table: &Table, carrier: TransporterId) -> Vec<Place> {
    let actions = game::Game::list_actions(&table.0, RED);
    let mut places: Vec<Place> = actions
        .into_iter()
        .filter_map(|action| match action {
            Action::SetDown { carrier: by, at } if by == carrier => Some(at),
            _ => None,
        })
        .collect();
    places.sort_unstable();
    places
}

/// A boat goes only into a river or on a coast, one carried by a boat only where that one is; a land transporter goes
/// on the land its carrier reaches.
#[test]
fn rb_move_13_a_transporter_is_set_down_where_it_can_be() {
    let layout = |carrier, place, passenger| {
        Layout::of(RIVER)
            .put(A, carrier, place)
            .put(B, passenger, place)
            .aboard(A, B)
            .start()
    };
    let south = Place::Land(part(2, 0, SOUTH));
    let north = Place::Land(part(2, 0, NORTH));
    for carrier in LAND {
        for passenger in LAND {
            let table = layout(carrier, south, passenger);
            assert_eq!(places_to_set_down(&table, A), [south]);
            for at in [north, land(2, 1), land(1, 1)] {
                assert_eq!(table.refused(RED, set_down(A, at)), "RB-MOVE-13", "{at}");
            }
        }
        for passenger in WATER {
            let table = layout(carrier, south, passenger);
            let mut expected = [river(2, 0), dock(part(2, 0, SOUTH), 0)];
            expected.sort_unstable();
            assert_eq!(places_to_set_down(&table, A), expected);
            for at in [
                dock(part(2, 0, NORTH), 0),
                sea(3, 0),
                river(1, 0),
                south,
                dock(at(2, 1), 5),
            ] {
                assert_eq!(table.refused(RED, set_down(A, at)), "RB-MOVE-13", "{at}");
            }
            let table = layout(carrier, land(2, 1), passenger);
            assert_eq!(places_to_set_down(&table, A), [dock(at(2, 1), 5)]);
            // Far from all water there is no place.
            let table = layout(carrier, land(2, -1), passenger);
            let here: Vec<Place> = Vec::new();
            assert_eq!(places_to_set_down(&table, A), here);
        }
    }
    for carrier in WATER {
        for passenger in LAND {
            let table = layout(carrier, river(2, 0), passenger);
            assert_eq!(places_to_set_down(&table, A), [north, south]);
            let table = layout(carrier, dock(part(2, 0, SOUTH), 0), passenger);
            assert_eq!(places_to_set_down(&table, A), [south]);
            assert_eq!(table.refused(RED, set_down(A, north)), "RB-MOVE-13");
            let table = layout(carrier, sea(3, 0), passenger);
            assert_eq!(places_to_set_down(&table, A), []);
            for at in [south, land(2, 1)] {
                assert_eq!(table.refused(RED, set_down(A, at)), "RB-MOVE-13");
            }
        }
        for passenger in WATER {
            for place in [
                river(2, 0),
                dock(part(2, 0, SOUTH), 0),
                dock(part(2, 0, NORTH), 0),
            ] {
                let table = layout(carrier, place, passenger);
                assert_eq!(places_to_set_down(&table, A), [place]);
            }
            // Not at open sea.
            let table = layout(carrier, sea(3, 0), passenger);
            assert_eq!(places_to_set_down(&table, A), []);
            assert_eq!(table.refused(RED, set_down(A, sea(3, 0))), "RB-MOVE-13");
        }
    }
}

#[test]
fn rb_move_13_a_passenger_is_not_set_down_in_the_phase_in_which_it_was_taken_on() {
    let mut table = with_roads()
        .put(A, Transport::Truck, land(1, 1))
        .put(B, Transport::Donkey, land(1, 1))
        .start();
    table.play(RED, carry(A, B));
    assert_eq!(table.refused(RED, set_down(A, land(1, 1))), "RB-MOVE-13");
    table.play(RED, step(A, land(2, 1)));
    assert_eq!(table.refused(RED, set_down(A, land(2, 1))), "RB-MOVE-13");
}

/// Only at the start, before the carrier moves.
#[test]
fn rb_move_13_a_passenger_is_not_set_down_once_its_carrier_has_moved() {
    let layout = with_roads()
        .put(A, Transport::Truck, land(1, 1))
        .put(B, Transport::Donkey, land(1, 1))
        .aboard(A, B);
    let mut table = layout.start();
    table.play(RED, step(A, land(2, 1)));
    assert_eq!(table.refused(RED, set_down(A, land(2, 1))), "RB-MOVE-13");
    // Then in the next turn.
    table.reach(Phase::Movement);
    table.play(RED, set_down(A, land(2, 1)));
    let table = layout.moved(A).start();
    assert!(["RB-MOVE-01", "RB-MOVE-13"].contains(&table.refused(RED, set_down(A, land(1, 1)))));
}

/// And may be carried on for as long as its owner likes.
#[test]
fn rb_move_13_a_passenger_is_carried_on_turn_after_turn() {
    let mut table = with_roads()
        .put(A, Transport::Truck, land(1, 1))
        .put(B, Transport::Donkey, land(1, 1))
        .start();
    table.play(RED, carry(A, B));
    for to in [land(2, 1), land(1, 1), land(2, 1)] {
        table.play(RED, step(A, to));
        assert_eq!(table.refused(RED, step(B, land(1, 1))), "RB-PROD-17");
        table.reach(Phase::Movement);
        assert_eq!(table.place(B), to);
        assert_eq!(table.refused(RED, step(B, land(1, 1))), "RB-PROD-17");
    }
}

/// Neither carries anything else.
#[test]
fn rb_move_13_neither_carrier_nor_passenger_has_anything_else_on_it() {
    let layout = with_roads()
        .put(A, Transport::Steamer, river(2, 0))
        .put(B, Transport::Truck, Place::Land(part(2, 0, SOUTH)))
        .put(D, Transport::Raft, river(2, 0))
        .heap(part(2, 0, SOUTH), Good::Clay, 3);
    for laden in [A, B] {
        let table = layout.clone().load(laden, Good::Gold, 1).start();
        assert_eq!(table.refused(RED, carry(A, B)), "RB-MOVE-13");
        assert_eq!(table.refused(RED, carry(B, A)), "RB-MOVE-13");
    }
    // Nor another transporter.
    let table = layout.clone().aboard(A, D).start();
    assert_eq!(table.refused(RED, carry(A, B)), "RB-MOVE-13");
    assert_eq!(table.refused(RED, carry(B, A)), "RB-MOVE-13");
    assert_eq!(table.refused(RED, carry(B, D)), "RB-PROD-17");
    assert_eq!(table.refused(RED, carry(D, B)), "RB-PROD-17");
    assert_eq!(table.refused(RED, carry(B, B)), "RB-MOVE-13");
    // And nothing comes on either of them.
    let mut table = layout.start();
    table.play(RED, carry(A, B));
    let load = hand(Good::Clay, part(2, 0, SOUTH), A);
    assert!(["RB-MOVE-05", "RB-MOVE-13"].contains(&table.refused(RED, load)));
    let load = hand(Good::Clay, part(2, 0, SOUTH), B);
    assert_eq!(table.refused(RED, load), "RB-PROD-17");
}

#[test]
fn rb_move_13_who_has_moved_itself_is_not_taken_on() {
    let mut table = with_roads()
        .put(A, Transport::Truck, land(2, 1))
        .put(B, Transport::Donkey, land(1, 1))
        .start();
    table.play(RED, step(B, land(2, 1)));
    assert_eq!(table.refused(RED, carry(A, B)), "RB-MOVE-13");
    // The carrier may take it on in the middle of its own journey.
    let mut table = with_roads()
        .put(A, Transport::Truck, land(2, 1))
        .put(B, Transport::Donkey, land(1, 1))
        .start();
    table.plays(
        RED,
        [
            step(A, land(1, 1)),
            carry(A, B),
            step(A, Place::Land(part(2, 0, SOUTH))),
            step(A, Place::Land(part(1, 0, SOUTH))),
        ],
    );
    assert_eq!(table.place(B), Place::Land(part(1, 0, SOUTH)));
}

/// A carrier that has moved and ended its journey takes nobody on.
#[test]
fn rb_move_01_rb_move_13_a_carrier_takes_on_within_its_journey() {
    let table = with_roads()
        .put(A, Transport::Truck, land(2, 1))
        .moved(A)
        .put(B, Transport::Donkey, land(2, 1))
        .start();
    assert!(["RB-MOVE-01", "RB-MOVE-13"].contains(&table.refused(RED, carry(A, B))));
}

/// Only who is in reach is taken on.
#[test]
fn rb_move_13_rb_move_09_a_passenger_is_taken_on_where_the_two_meet() {
    let south = Place::Land(part(2, 0, SOUTH));
    let north = Place::Land(part(2, 0, NORTH));
    for (carrier, passenger, meet) in [
        (
            (Transport::Raft, river(2, 0)),
            (Transport::Donkey, south),
            true,
        ),
        (
            (Transport::Raft, river(2, 0)),
            (Transport::Donkey, north),
            true,
        ),
        (
            (Transport::Donkey, north),
            (Transport::Raft, river(2, 0)),
            true,
        ),
        ((Transport::Donkey, north), (Transport::Wagon, south), false),
        (
            (Transport::Raft, river(2, 0)),
            (Transport::Donkey, land(2, 1)),
            false,
        ),
        (
            (Transport::Raft, river(2, 0)),
            (Transport::Raft, sea(3, 0)),
            false,
        ),
        (
            (Transport::Raft, sea(3, 0)),
            (Transport::Raft, sea(3, 0)),
            true,
        ),
        (
            (Transport::Raft, sea(3, 0)),
            (Transport::Raft, sea(4, 0)),
            false,
        ),
        (
            (Transport::Raft, dock(part(2, 0, SOUTH), 0)),
            (Transport::Donkey, south),
            true,
        ),
        (
            (Transport::Raft, dock(part(2, 0, SOUTH), 0)),
            (Transport::Donkey, north),
            false,
        ),
        (
            (Transport::Donkey, south),
            (Transport::Raft, dock(part(2, 0, SOUTH), 0)),
            true,
        ),
        (
            (Transport::Donkey, north),
            (Transport::Raft, dock(part(2, 0, SOUTH), 0)),
            false,
        ),
    ] {
        let table = Layout::of(RIVER)
            .put(A, carrier.0, carrier.1)
            .put(B, passenger.0, passenger.1)
            .start();
        assert_eq!(
            table.is_listed(RED, carry(A, B)),
            meet,
            "{carrier:?}, {passenger:?}"
        );
        if !meet {
            let rule = table.refused(RED, carry(A, B));
            assert!(["RB-MOVE-05", "RB-MOVE-13"].contains(&rule), "{rule}");
        }
    }
}

/// Another seat's transporter is carried if it agrees.
#[test]
fn rb_move_13_rb_turn_06_another_seats_transporter_is_carried_with_its_consent() {
    let layout =
        with_roads()
            .put(A, Transport::Truck, land(1, 1))
            .put(C, Transport::Donkey, land(1, 1));
    let mut table = layout.start();
    assert_eq!(table.refused(RED, carry(C, A)), "RB-TURN-06");
    table.play(RED, carry(A, C));
    assert_eq!(table.carried_by(A), None);
    let refused = table.after(BLUE, Action::Refuse);
    assert_eq!(refused.carried_by(A), None);
    table.play(BLUE, Action::Agree);
    assert_eq!(table.carried_by(A), Some(C));
    table.plays(RED, [step(A, land(2, 1)), Action::Done]);
    assert_eq!(table.place(C), land(2, 1));
    assert_eq!(table.refused(BLUE, step(C, land(1, 1))), "RB-PROD-17");
    table.reach(Phase::Movement);
    table.play(RED, set_down(A, land(2, 1)));
    table.plays(RED, [step(A, land(1, 1)), Action::Done]);
    // It moves normally that phase.
    table.play(BLUE, step(C, land(1, 1)));
    table.play(BLUE, step(C, land(2, 1)));
}

/// Who carries nobody sets nobody down.
#[test]
fn rb_move_13_an_empty_transporter_sets_nobody_down() {
    let table = with_roads()
        .put(A, Transport::Truck, land(1, 1))
        .put(C, Transport::Truck, land(1, 1))
        .put(of(BLUE, 1), Transport::Donkey, land(1, 1))
        .aboard(C, of(BLUE, 1))
        .start();
    assert_eq!(table.refused(RED, set_down(A, land(1, 1))), "RB-MOVE-13");
    assert_eq!(table.refused(RED, set_down(C, land(1, 1))), "RB-TURN-06");
}

/// A wall of another colour is in the way of the carrier as ever.
#[test]
fn rb_move_12_rb_move_13_a_passenger_does_not_open_walls() {
    let table = with_roads()
        .wall(1, 1, 0, 1, BLUE)
        .put(A, Transport::Truck, land(1, 1))
        .put(C, Transport::Donkey, land(1, 1))
        .aboard(A, C)
        .start();
    assert_eq!(table.refused(RED, step(A, land(2, 1))), "RB-MOVE-12");
}

/// A carried transporter counts as absent in building; its carrier does not.
#[test]
fn rb_prod_17_a_carried_transporter_is_absent_when_its_owner_builds() {
    let layout = with_roads()
        .phase(Phase::Building)
        .put(A, Transport::Truck, land(1, 1))
        .put(C, Transport::Donkey, land(1, 1))
        .heap(at(1, 1), Good::Boards, 6);
    let action = build(at(1, 1), Building::StoneFactory);
    let mut table = layout.clone().aboard(A, C).start();
    assert!(table.is_listed(RED, action));
    table.play(RED, Action::Done);
    assert_eq!(table.refused(BLUE, action), "RB-BUILD-01");
    let mut table = layout.start();
    table.play(RED, Action::Done);
    assert!(table.is_listed(BLUE, action));
}

/// It is the carrier that needs a road.
#[test]
fn rb_move_13_rb_move_02_a_carrier_moves_by_its_own_kind() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Donkey, land(1, 1))
        .put(B, Transport::Truck, land(1, 1))
        .start();
    table.plays(RED, [carry(A, B), step(A, land(2, 1))]);
    assert_eq!(table.refused(RED, step(A, land(1, 1))), "RB-MOVE-01");
    let table = Layout::of(RIVER)
        .put(A, Transport::Truck, land(1, 1))
        .put(B, Transport::Donkey, land(1, 1))
        .aboard(A, B)
        .start();
    assert_eq!(table.refused(RED, step(A, land(2, 1))), "RB-MOVE-02");
}

/// A boat is not set down on a coast that a wall closes to its owner, whoever carries it.
#[test]
fn rb_move_12_rb_move_13_a_boat_is_not_set_down_at_a_wall_that_is_closed_to_its_owner() {
    let coast = dock(at(2, 1), 5);
    for (owner, red, blue) in [
        (None, true, true),
        (Some(RED), true, false),
        (Some(BLUE), false, true),
    ] {
        for (boat, may) in [(B, red), (C, blue)] {
            let table = Layout::of(RIVER)
                .wall(2, 1, 5, 1, owner)
                .put(A, Transport::Truck, land(2, 1))
                .put(boat, Transport::Raft, land(2, 1))
                .aboard(A, boat)
                .start();
            assert_eq!(places_to_set_down(&table, A) == [coast], may, "{owner:?}");
            if may {
                let table = table.after(RED, set_down(A, coast));
                assert_eq!(table.place(boat), coast);
            } else {
                let rule = table.refused(RED, set_down(A, coast));
                assert!(["RB-MOVE-12", "RB-MOVE-13"].contains(&rule), "{rule}");
            }
        }
    }
    // From a boat behind its owner's wall neither.
    let table = Layout::of(RIVER)
        .wall(2, 1, 5, 1, RED)
        .put(A, Transport::Steamer, coast)
        .put(C, Transport::Raft, coast)
        .aboard(A, C)
        .start();
    let rule = table.refused(RED, set_down(A, coast));
    assert!(["RB-MOVE-12", "RB-MOVE-13"].contains(&rule), "{rule}");
}

/// The owner of the passenger sets it down too, before the carrier moves, and both go on.
#[test]
fn rb_move_13_the_owner_of_a_passenger_sets_it_down() {
    let layout = with_roads()
        .put(C, Transport::Wagon, land(1, 1))
        .put(A, Transport::Donkey, land(1, 1))
        .aboard(C, A);
    let mut table = layout.start();
    assert!(!table.is_listed(RED, carry(C, A)));
    table.play(RED, set_down(C, land(1, 1)));
    assert_eq!(table.carried_by(C), None);
    table.play(RED, step(A, land(2, 1)));
    table.play(RED, Action::Done);
    table.play(BLUE, step(C, land(2, 1)));
    // Once the carrier has moved it is too late.
    let mut layout = layout;
    layout.position.sequence = vec![BLUE, RED];
    let mut table = layout.start();
    table.play(BLUE, step(C, land(2, 1)));
    table.play(BLUE, Action::Done);
    assert_eq!(table.refused(RED, set_down(C, land(2, 1))), "RB-MOVE-13");
}

/// Nobody else sets it down.
#[test]
fn rb_move_13_a_third_seat_sets_nobody_down() {
    let mut layout = with_roads()
        .seats(3)
        .put(C, Transport::Wagon, land(1, 1))
        .put(A, Transport::Donkey, land(1, 1))
        .aboard(C, A);
    layout.position.sequence = vec![GREEN, RED, BLUE];
    let table = layout.start();
    let green = GREEN;
    assert_eq!(table.refused(green, set_down(C, land(1, 1))), "RB-TURN-06");
}

/// A carried transporter counts for the wonder, and for nothing in production and building.
#[test]
fn rb_prod_17_a_carried_transporter_counts_for_the_wonder() {
    let layout = with_roads()
        .home(RED, at(1, 1))
        .heap(at(1, 1), Good::Clay, 1)
        .heap(at(1, 1), Good::Boards, 9)
        .heap(at(1, 1), Good::Stone, 9)
        .put(C, Transport::Wagon, land(1, 1))
        .put(A, Transport::Donkey, land(1, 1))
        .aboard(C, A);
    let mut table = layout.clone().phase(Phase::Wonder).start();
    table.buy(RED, Action::Brick);
    let table = layout.phase(Phase::Building).start();
    let mill = build(at(1, 1), Building::Sawmill);
    assert_eq!(table.refused(RED, mill), "RB-BUILD-01");
}
