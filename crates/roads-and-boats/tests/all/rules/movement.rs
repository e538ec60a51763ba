//! Steps by land and water, and what stops them (RB-MOVE-01 to 04, 07, 08 and 12).

use roads_and_boats::{Action, Building, Good, Phase, Place, Transport, TransporterId};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);

/// Eight tiles in a row.
const ROW: &str = "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 mountain; 4,0 desert; 5,0 pasture; \
                   6,0 woods; 7,0 rock";

/// Eight sea tiles in a row, with land at both ends.
const SEAS: &str = "-1,0 pasture; 0,0 sea; 1,0 sea; 2,0 sea; 3,0 sea; 4,0 sea; 5,0 sea; 6,0 sea; \
                    7,0 sea; 8,0 pasture";

/// A row with a road along it.
fn along_a_road(tiles: &str) -> Layout {
    (0..7).fold(Layout::of(tiles), |layout, q| layout.road(q, 0, 0))
}

/// Takes steps until none is left, back and forth between two places, and counts them.
fn back_and_forth(mut table: Table, id: TransporterId, places: [Place; 2]) -> usize {
    for n_steps in 0.. {
        let to = places[(n_steps + 1) % 2];
        if table.steps(id).is_empty() {
            assert_eq!(table.refused(RED, step(id, to)), "RB-MOVE-01");
            return n_steps;
        }
        table.play(RED, step(id, to));
        assert_eq!(table.place(id), to);
    }
    unreachable!("a journey ends");
}

const STEPS: [(Transport, i8); 6] = [
    (Transport::Donkey, 2),
    (Transport::Wagon, 3),
    (Transport::Truck, 4),
    (Transport::Raft, 3),
    (Transport::Rowboat, 4),
    (Transport::Steamer, 6),
];

/// RB-MOVE-01, with the table of transporters.
#[test]
fn rb_move_01_a_journey_has_as_many_steps_as_the_table_says() {
    for (kind, most) in STEPS {
        let (layout, place): (Layout, fn(i8, i8) -> Place) = match kind.is_boat() {
            true => (Layout::of(SEAS), sea),
            false => (along_a_road(ROW), land),
        };
        let mut table = layout.put(A, kind, place(0, 0)).start();
        for q in 1..=most {
            table.play(RED, step(A, place(q, 0)));
        }
        assert_eq!(table.place(A), place(most, 0), "{kind}");
        assert_eq!(
            table.refused(RED, step(A, place(most + 1, 0))),
            "RB-MOVE-01"
        );
        assert_eq!(
            table.refused(RED, step(A, place(most - 1, 0))),
            "RB-MOVE-01"
        );
        assert_eq!(table.steps(A), [], "{kind}");
        // It can go on in the next turn.
        table.reach(Phase::Movement);
        table.play(RED, step(A, place(most - 1, 0)));
    }
}

/// Every step counts, wherever it leads.
#[test]
fn rb_move_03_going_back_and_forth_is_allowed_within_the_steps() {
    for (kind, most) in STEPS {
        let (layout, places) = match kind.is_boat() {
            true => (Layout::of(SEAS), [sea(0, 0), sea(1, 0)]),
            false => (along_a_road(ROW), [land(0, 0), land(1, 0)]),
        };
        let table = layout.put(A, kind, places[0]).start();
        assert_eq!(back_and_forth(table, A, places), most as usize, "{kind}");
    }
}

/// Each may move, one after the other, and none twice.
#[test]
fn rb_move_01_starting_another_transporter_ends_the_journey_of_the_first() {
    let layout =
        along_a_road(ROW)
            .put(A, Transport::Truck, land(0, 0))
            .put(B, Transport::Truck, land(0, 0));
    let mut table = layout.start();
    table.plays(RED, [step(A, land(1, 0)), step(B, land(1, 0))]);
    assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-01");
    assert_eq!(table.steps(A), []);
    table.plays(RED, [step(B, land(2, 0)), step(B, land(3, 0))]);
    assert_eq!(table.refused(RED, step(A, land(0, 0))), "RB-MOVE-01");
}

/// A transporter that has moved stands still until the next turn, whoever acts.
#[test]
fn rb_move_01_a_transporter_moves_in_its_owners_time_and_in_the_movement_phase_only() {
    let layout =
        along_a_road(ROW)
            .put(A, Transport::Truck, land(0, 0))
            .put(C, Transport::Truck, land(0, 0));
    let mut table = layout.start();
    assert_eq!(table.refused(BLUE, step(C, land(1, 0))), "RB-TURN-10");
    assert_eq!(table.refused(RED, step(C, land(1, 0))), "RB-TURN-06");
    assert_eq!(table.refused(RED, step(B, land(1, 0))), "RB-TURN-06");
    table.play(RED, Action::Done);
    assert_eq!(table.refused(RED, step(A, land(1, 0))), "RB-TURN-07");
    table.play(BLUE, step(C, land(1, 0)));
    table.play(BLUE, Action::Done);
    for phase in [Phase::Production, Phase::Building, Phase::Wonder] {
        let table = layout.clone().phase(phase).start();
        assert_eq!(table.refused(RED, step(A, land(1, 0))), "RB-TURN-01");
    }
}

/// A transporter written down as having moved does not move again.
#[test]
fn rb_move_01_who_has_moved_moves_no_more() {
    let table = along_a_road(ROW)
        .put(A, Transport::Truck, land(0, 0))
        .moved(A)
        .put(B, Transport::Truck, land(0, 0))
        .start();
    assert_eq!(table.refused(RED, step(A, land(1, 0))), "RB-MOVE-01");
    assert_eq!(table.steps(B), [land(1, 0)]);
}

#[test]
fn rb_move_02_a_donkey_takes_one_step_without_road_as_its_whole_move() {
    // A road from the second tile on.
    let layout = (1..7).fold(Layout::of(ROW), |layout, q| layout.road(q, 0, 0));
    let mut table = layout.clone().put(A, Transport::Donkey, land(0, 0)).start();
    table.play(RED, step(A, land(1, 0)));
    assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-01");
    assert_eq!(table.refused(RED, step(A, land(0, 0))), "RB-MOVE-01");
    assert_eq!(table.steps(A), []);

    // Nor is there a step without road after one by road.
    let mut table = layout.put(A, Transport::Donkey, land(2, 0)).start();
    table.play(RED, step(A, land(1, 0)));
    assert_eq!(table.refused(RED, step(A, land(0, 0))), "RB-MOVE-02");
    assert_eq!(table.steps(A), [land(2, 0)]);
    table.play(RED, step(A, land(2, 0)));
}

#[test]
fn rb_move_02_wagons_and_trucks_keep_to_the_road() {
    for kind in [Transport::Wagon, Transport::Truck] {
        let layout = Layout::of(ROW).put(A, kind, land(1, 0));
        let table = layout.start();
        assert_eq!(table.refused(RED, step(A, land(0, 0))), "RB-MOVE-02");
        assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-02");
        // A road is a road from both its ends.
        for layout in [layout.clone().road(1, 0, 0), layout.road(2, 0, 3)] {
            let mut table = layout.start();
            assert_eq!(table.steps(A), [land(2, 0)], "{kind}");
            table.play(RED, step(A, land(2, 0)));
            assert_eq!(table.refused(RED, step(A, land(3, 0))), "RB-MOVE-02");
        }
    }
}

/// Every terrain of the land is walked on alike.
#[test]
fn rb_move_02_rb_build_09_donkeys_walk_on_every_land() {
    for q in 0..7 {
        let table = Layout::of(ROW)
            .put(A, Transport::Donkey, land(q, 0))
            .start();
        assert!(table.steps(A).contains(&land(q + 1, 0)));
    }
    let table = Layout::of(ROW)
        .put(A, Transport::Donkey, land(3, 0))
        .start();
    assert_eq!(table.steps(A), [land(2, 0), land(4, 0)]);
    assert_eq!(table.refused(RED, step(A, land(5, 0))), "RB-MOVE-04");
    assert_eq!(table.refused(RED, step(A, land(3, 0))), "RB-MOVE-04");
    assert_eq!(table.refused(RED, step(A, land(3, 1))), "RB-MAP-03");
}

fn bank(q: i8, r: i8, nth: u8) -> Place {
    Place::Land(part(q, r, nth))
}

#[test]
fn rb_move_04_rb_map_04_no_land_transporter_crosses_a_river_without_a_bridge() {
    let table = Layout::of(RIVER)
        .put(A, Transport::Donkey, bank(1, 0, SOUTH))
        .put(B, Transport::Donkey, land(2, -1))
        .start();
    assert_eq!(
        table.steps(A),
        [land(0, 0), land(1, 1), bank(2, 0, SOUTH)],
        "around the source, along the bank and away from the river"
    );
    for to in [bank(1, 0, NORTH), bank(2, 0, NORTH), land(2, -1)] {
        assert_eq!(table.refused(RED, step(A, to)), "RB-MOVE-04", "{to}");
    }
    assert_eq!(table.steps(B), [bank(1, 0, NORTH), bank(2, 0, NORTH)]);
    assert_eq!(table.refused(RED, step(B, bank(1, 0, SOUTH))), "RB-MOVE-04");

    // Roads make no difference.
    let layout = Layout::of(RIVER)
        .road_on(1, 0, 0, 0)
        .road_on(1, 0, 0, 1)
        .road(1, 0, 1)
        .road(1, 0, 5);
    let table = layout
        .clone()
        .put(A, Transport::Truck, bank(1, 0, SOUTH))
        .start();
    assert_eq!(table.steps(A), [land(1, 1), bank(2, 0, SOUTH)]);
    for to in [bank(1, 0, NORTH), bank(2, 0, NORTH), land(2, -1)] {
        assert_eq!(table.refused(RED, step(A, to)), "RB-MOVE-04", "{to}");
    }
    // A road on one bank is none on the other.
    let one_bank = |bank| Layout::of(RIVER).road_on(1, 0, 0, bank);
    for (nth, other) in [(NORTH, SOUTH), (SOUTH, NORTH)] {
        let table = one_bank(nth)
            .put(A, Transport::Wagon, bank(1, 0, nth))
            .put(B, Transport::Wagon, bank(1, 0, other))
            .start();
        assert_eq!(table.steps(A), [bank(2, 0, nth)]);
        assert_eq!(table.refused(RED, step(B, bank(2, 0, other))), "RB-MOVE-02");
    }
}

/// Over a bridge the roads of both banks join.
#[test]
fn rb_move_04_rb_map_05_a_bridge_makes_one_region_of_two() {
    let layout = Layout::of(RIVER).bridge(part(1, 0, NORTH), part(1, 0, SOUTH));
    let table = layout.clone().put(A, Transport::Donkey, land(1, 1)).start();
    // The joined region goes by the lower number.
    assert_eq!(table.steps(A), [land(1, 0), bank(2, 0, SOUTH), land(2, 1)]);
    let table = layout.clone().put(A, Transport::Donkey, land(1, 0)).start();
    assert_eq!(
        table.steps(A),
        [
            land(0, 0),
            land(1, 1),
            land(2, -1),
            bank(2, 0, NORTH),
            bank(2, 0, SOUTH)
        ]
    );
    let mut table = layout
        .road(1, 1, 4)
        .road(2, -1, 2)
        .put(A, Transport::Truck, land(1, 1))
        .start();
    table.plays(RED, [step(A, land(1, 0)), step(A, land(2, -1))]);
}

/// A fork is crossed as far as its bridges go.
#[test]
fn rb_move_04_a_fork_keeps_its_third_bank_apart_until_it_has_two_bridges() {
    let fork = "0,0 pasture 024; 1,0 sea; -1,1 sea; 0,-1 sea; 0,1 pasture; -1,0 pasture; \
                1,-1 pasture";
    // Clockwise from the first half of the east: behind the north-west arm, south-east, west.
    let south_east = part(0, 0, 1);
    let west = part(0, 0, 2);
    let layout = Layout::of(fork).put(A, Transport::Donkey, land(0, 1));
    assert_eq!(layout.start().steps(A), [Place::Land(south_east)]);
    let layout = layout.bridge(part(0, 0, 1), part(0, 0, 2));
    let table = layout.start();
    assert_eq!(table.steps(A), [Place::Land(south_east)]);
    let from_the_middle = Layout::of(fork).bridge(part(0, 0, 1), part(0, 0, 2)).put(
        A,
        Transport::Donkey,
        Place::Land(south_east),
    );
    assert_eq!(from_the_middle.start().steps(A), [land(-1, 0), land(0, 1)]);
    // The name of the third is lost with the first bridge.
    let action = step(A, Place::Land(west));
    assert_eq!(table.refused(RED, action), "RB-MAP-03");
    let all = Layout::of(fork)
        .bridge(part(0, 0, 0), part(0, 0, 1))
        .bridge(part(0, 0, 1), part(0, 0, 2))
        .put(A, Transport::Donkey, land(0, 0));
    assert_eq!(all.start().steps(A), [land(-1, 0), land(0, 1), land(1, -1)]);
}

#[test]
fn rb_move_04_no_land_transporter_enters_the_sea() {
    for kind in [Transport::Donkey, Transport::Wagon, Transport::Truck] {
        let table = Layout::of(RIVER).put(A, kind, land(2, 1)).start();
        for to in [sea(3, 0), river(2, 0), dock(at(2, 1), 5)] {
            assert_eq!(
                table.refused(RED, step(A, to)),
                "RB-MOVE-04",
                "{kind}, {to}"
            );
        }
        assert_eq!(table.refused(RED, step(A, land(3, 0))), "RB-MAP-03");
    }
}

/// A step each, edge by edge, and through the mouth both ways.
#[test]
fn rb_move_07_boats_go_along_rivers_through_mouths_and_over_the_sea() {
    for kind in [Transport::Raft, Transport::Rowboat, Transport::Steamer] {
        let layout = Layout::of(RIVER).put(A, kind, river(0, 0));
        let mut table = layout.start();
        for (to, next) in [
            (river(1, 0), vec![river(0, 0), river(2, 0)]),
            (river(2, 0), vec![river(1, 0), sea(3, 0)]),
            (sea(3, 0), vec![]),
        ] {
            table.play(RED, step(A, to));
            if !next.is_empty() {
                assert_eq!(table.steps(A), next, "{kind} at {to}");
            }
        }
        if kind == Transport::Raft {
            assert_eq!(table.refused(RED, step(A, sea(4, 0))), "RB-MOVE-01");
        } else {
            table.play(RED, step(A, sea(4, 0)));
        }
        // And back.
        let mut table = Layout::of(RIVER).put(A, kind, sea(4, 0)).start();
        table.plays(
            RED,
            [
                step(A, sea(3, 0)),
                step(A, river(2, 0)),
                step(A, river(1, 0)),
            ],
        );
    }
}

/// From a sea tile there are the sea, the mouth's river and the coasts around, each bank of the mouth apart.
#[test]
fn rb_move_07_rb_move_08_from_the_sea_a_boat_goes_to_the_sea_up_a_river_or_to_a_coast() {
    let table = Layout::of(RIVER).put(A, Transport::Raft, sea(3, 0)).start();
    let mut expected = [
        sea(4, 0),
        river(2, 0),
        dock(part(2, 0, NORTH), 0),
        dock(part(2, 0, SOUTH), 0),
        dock(at(2, 1), 5),
    ];
    expected.sort_unstable();
    assert_eq!(table.steps(A), expected);
    for to in [river(1, 0), sea(5, 0), land(2, 1), bank(2, 0, NORTH)] {
        let rule = match to {
            Place::Sea(_) => "RB-MAP-03",
            _ => "RB-MOVE-07",
        };
        assert_eq!(table.refused(RED, step(A, to)), rule, "{to}");
    }
    // There is no coast there.
    for to in [dock(at(2, 1), 0), dock(part(2, 0, NORTH), 5)] {
        assert_eq!(table.refused(RED, step(A, to)), "RB-MAP-03", "{to}");
    }
}

/// A river that only passes the sea has no way there.
#[test]
fn rb_move_07_a_boat_leaves_a_river_through_a_mouth_only() {
    let tiles = "0,0 mountain 0; 1,0 pasture 03; 2,0 mountain 3; 1,1 sea; 1,2 sea; 2,2 pasture";
    let table = Layout::of(tiles)
        .put(A, Transport::Steamer, river(1, 0))
        .put(B, Transport::Steamer, sea(1, 1))
        .start();
    assert_eq!(table.steps(A), [river(0, 0), river(2, 0)]);
    assert_eq!(table.refused(RED, step(A, sea(1, 1))), "RB-MOVE-07");
    assert_eq!(
        table.refused(RED, step(A, dock(part(1, 0, SOUTH), 1))),
        "RB-MOVE-07"
    );
    assert_eq!(table.refused(RED, step(B, river(1, 0))), "RB-MOVE-07");
    assert!(table.steps(B).contains(&dock(part(1, 0, SOUTH), 1)));
}

/// At a fork there are three ways, and two rivers on one tile do not meet.
#[test]
fn rb_move_07_rb_map_02_boats_keep_to_their_river() {
    let fork = "0,0 pasture 024; 1,0 mountain 3; -1,1 mountain 5; 0,-1 mountain 1";
    let table = Layout::of(fork)
        .put(A, Transport::Raft, river(0, 0))
        .start();
    assert_eq!(table.steps(A), [river(-1, 1), river(0, -1), river(1, 0)]);
    let two = "0,0 pasture 01 34; 1,0 mountain 3; 0,1 mountain 4; -1,0 mountain 0; 0,-1 mountain 1";
    let table = Layout::of(two)
        .put(A, Transport::Raft, Place::River(part(0, 0, 0)))
        .put(B, Transport::Raft, Place::River(part(0, 0, 1)))
        .start();
    assert_eq!(table.steps(A), [river(0, 1), river(1, 0)]);
    assert_eq!(table.steps(B), [river(-1, 0), river(0, -1)]);
    assert_eq!(table.refused(RED, step(A, river(-1, 0))), "RB-MOVE-07");
    let across = step(A, Place::River(part(0, 0, 1)));
    assert_eq!(table.refused(RED, across), "RB-MOVE-07");
    // From its end a river leads back to where it came from.
    let table = Layout::of(two)
        .put(A, Transport::Raft, river(-1, 0))
        .start();
    assert_eq!(table.steps(A), [Place::River(part(0, 0, 1))]);
}

#[test]
fn rb_move_08_docking_ends_the_move() {
    for kind in [Transport::Raft, Transport::Rowboat, Transport::Steamer] {
        let mut table = Layout::of(RIVER).put(A, kind, sea(3, 0)).start();
        table.play(RED, step(A, dock(at(2, 1), 5)));
        assert_eq!(table.steps(A), [], "{kind}");
        assert_eq!(table.refused(RED, step(A, sea(3, 0))), "RB-MOVE-01");
        table.reach(Phase::Movement);
        assert_eq!(table.steps(A), [sea(3, 0)], "{kind}");
    }
    // It is a step like others, and the last one may be it.
    let mut table = Layout::of(SEAS).put(A, Transport::Raft, sea(1, 0)).start();
    table.plays(
        RED,
        [step(A, sea(2, 0)), step(A, sea(1, 0)), step(A, sea(0, 0))],
    );
    assert_eq!(
        table.refused(RED, step(A, dock(at(-1, 0), 0))),
        "RB-MOVE-01"
    );
    let mut table = Layout::of(SEAS).put(A, Transport::Raft, sea(2, 0)).start();
    table.plays(
        RED,
        [
            step(A, sea(1, 0)),
            step(A, sea(0, 0)),
            step(A, dock(at(-1, 0), 0)),
        ],
    );
}

#[test]
fn rb_move_08_a_docked_boat_leaves_only_to_the_sea_it_came_from() {
    let tiles = "0,0 pasture 03; 1,0 sea; 0,1 sea; -1,0 mountain 0; 1,-1 pasture";
    let docked = dock(part(0, 0, SOUTH), 0);
    let table = Layout::of(tiles).put(A, Transport::Steamer, docked).start();
    assert_eq!(table.steps(A), [sea(1, 0)]);
    for to in [
        sea(0, 1),
        river(0, 0),
        dock(part(0, 0, SOUTH), 1),
        dock(part(0, 0, NORTH), 0),
        bank(0, 0, SOUTH),
    ] {
        assert_eq!(table.refused(RED, step(A, to)), "RB-MOVE-07", "{to}");
    }
    // From there it goes wherever it likes.
    let mut table = table;
    table.play(RED, step(A, sea(1, 0)));
    let mut expected = [
        sea(0, 1),
        river(0, 0),
        dock(part(0, 0, NORTH), 0),
        docked,
        dock(at(1, -1), 1),
    ];
    expected.sort_unstable();
    assert_eq!(table.steps(A), expected);
    table.play(RED, step(A, docked));
    assert_eq!(table.steps(A), []);
}

/// RB-MOVE-12, by land.
#[test]
fn rb_move_12_a_wall_of_another_colour_stops_land_transporters() {
    for kind in [Transport::Donkey, Transport::Wagon, Transport::Truck] {
        for tokens in 1..=3 {
            let layout = along_a_road(ROW).put(A, kind, land(1, 0));
            for (owner, expected) in [
                (Some(BLUE), vec![land(0, 0)]),
                (Some(RED), vec![land(0, 0), land(2, 0)]),
                (None, vec![land(0, 0), land(2, 0)]),
            ] {
                // Written from either side, it is the same wall.
                for layout in [
                    layout.clone().wall(1, 0, 0, tokens, owner),
                    layout.clone().wall(2, 0, 3, tokens, owner),
                ] {
                    let mut table = layout.start();
                    assert_eq!(table.steps(A), expected, "{kind}, {owner:?}");
                    if owner == Some(BLUE) {
                        assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-12");
                    } else {
                        table.play(RED, step(A, land(2, 0)));
                    }
                }
            }
        }
    }
    // Without road too.
    let table = Layout::of(ROW)
        .wall(1, 0, 0, 1, BLUE)
        .put(A, Transport::Donkey, land(1, 0))
        .start();
    assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-12");
}

/// It is the colour of who moves that counts.
#[test]
fn rb_move_12_a_wall_lets_its_owner_through_and_nobody_else() {
    let layout = Layout::of(ROW)
        .seats(3)
        .wall(1, 0, 0, 1, BLUE)
        .put(A, Transport::Donkey, land(1, 0))
        .put(C, Transport::Donkey, land(1, 0))
        .put(of(GREEN, 0), Transport::Donkey, land(2, 0));
    let mut table = layout.start();
    assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-12");
    table.play(RED, Action::Done);
    table.play(BLUE, step(C, land(2, 0)));
    table.play(BLUE, Action::Done);
    let back = step(of(GREEN, 0), land(1, 0));
    assert_eq!(table.refused(GREEN, back), "RB-MOVE-12");
    table.play(GREEN, step(of(GREEN, 0), land(3, 0)));
}

/// A wall over a river closes both its banks and the water.
#[test]
fn rb_move_12_rb_build_16_a_wall_of_another_colour_stops_boats_and_both_banks() {
    for (owner, is_open) in [(Some(BLUE), false), (Some(RED), true), (None, true)] {
        let table = Layout::of(RIVER)
            .wall(1, 0, 0, 1, owner)
            .put(A, Transport::Donkey, bank(1, 0, NORTH))
            .put(B, Transport::Donkey, bank(1, 0, SOUTH))
            .put(of(RED, 2), Transport::Steamer, river(1, 0))
            .put(of(RED, 3), Transport::Raft, river(2, 0))
            .start();
        for (id, to) in [
            (A, bank(2, 0, NORTH)),
            (B, bank(2, 0, SOUTH)),
            (of(RED, 2), river(2, 0)),
            (of(RED, 3), river(1, 0)),
        ] {
            assert_eq!(table.steps(id).contains(&to), is_open, "{id}, {owner:?}");
            if !is_open {
                assert_eq!(table.refused(RED, step(id, to)), "RB-MOVE-12");
            }
        }
    }
}

/// At the coast.
#[test]
fn rb_move_12_nobody_docks_across_a_wall_of_another_colour_or_sails_through_it() {
    for (owner, is_open) in [(Some(BLUE), false), (Some(RED), true), (None, true)] {
        let table = Layout::of(RIVER)
            .wall(2, 0, 0, 1, owner)
            .put(A, Transport::Raft, sea(3, 0))
            .put(B, Transport::Raft, river(2, 0))
            .start();
        for (id, to) in [
            (A, river(2, 0)),
            (A, dock(part(2, 0, NORTH), 0)),
            (A, dock(part(2, 0, SOUTH), 0)),
            (B, sea(3, 0)),
        ] {
            assert_eq!(table.steps(id).contains(&to), is_open, "{id}, {owner:?}");
            if !is_open {
                assert_eq!(table.refused(RED, step(id, to)), "RB-MOVE-12");
            }
        }
        // Other coasts of the same sea tile are as they were.
        assert!(table.steps(A).contains(&dock(at(2, 1), 5)));
    }
}

/// A boat behind its own wall comes and goes.
#[test]
fn rb_move_12_a_docked_boat_leaves_through_its_own_wall() {
    let mut table = Layout::of(RIVER)
        .wall(2, 1, 5, 3, RED)
        .put(A, Transport::Steamer, dock(at(2, 1), 5))
        .start();
    table.plays(RED, [step(A, sea(3, 0)), step(A, dock(at(2, 1), 5))]);
}

/// A rig is no coast.
#[test]
fn rb_move_11_a_boat_at_an_oil_rig_goes_on() {
    let mut table = Layout::of(SEAS)
        .building(at(1, 0), Building::OilRig)
        .put(A, Transport::Raft, sea(0, 0))
        .start();
    table.plays(
        RED,
        [step(A, sea(1, 0)), step(A, sea(2, 0)), step(A, sea(3, 0))],
    );
    assert_eq!(table.refused(RED, step(A, sea(4, 0))), "RB-MOVE-01");
}

/// Loading, unloading, leading geese and taking another aboard do not end another's journey; its first step does.
#[test]
fn rb_move_01_only_the_first_step_of_another_ends_a_journey() {
    let b = of(RED, 1);
    let c = of(RED, 2);
    let layout = Layout::of(
        "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 mountain; 4,0 pasture; 6,0 rock; 5,0 woods",
    )
    .road(0, 0, 0)
    .road(1, 0, 0)
    .road(2, 0, 0)
    .put(A, Transport::Wagon, land(0, 0))
    .put(b, Transport::Wagon, land(1, 0))
    .load(b, Good::Stone, 1)
    .put(c, Transport::Donkey, land(2, 0))
    .put(of(RED, 3), Transport::Wagon, land(2, 0))
    .heap(at(1, 0), Good::Clay, 1)
    .heap(at(1, 0), Good::Goose, 2);
    let mut table = layout.start();
    table.play(RED, step(A, land(1, 0)));
    table.play(RED, hand(Good::Clay, at(1, 0), b));
    table.play(RED, hand(Good::Stone, b, at(1, 0)));
    table.play(
        RED,
        Action::Lead {
            transporter: b,
            from: at(1, 0),
        },
    );
    table.play(RED, carry(of(RED, 3), c));
    table.play(RED, step(A, land(2, 0)));
    let mut broken = table.clone();
    broken.play(RED, step(b, land(2, 0)));
    assert_eq!(broken.heap(at(2, 0))[Good::Goose], 1);
    assert_eq!(broken.refused(RED, step(A, land(3, 0))), "RB-MOVE-01");
    table.play(RED, step(A, land(3, 0)));
    table.play(RED, step(b, land(2, 0)));
    assert_eq!(table.heap(at(2, 0))[Good::Goose], 1);
}

/// Two transporters do not lead the same geese.
#[test]
fn rb_move_01_rb_move_17_geese_that_one_leads_another_does_not() {
    let b = of(RED, 1);
    let layout = Layout::of(
        "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 mountain; 4,0 pasture; 6,0 rock; 5,0 woods",
    )
    .road(0, 0, 0)
    .road(1, 0, 0)
    .put(A, Transport::Wagon, land(0, 0))
    .put(b, Transport::Wagon, land(1, 0))
    .heap(at(1, 0), Good::Goose, 2);
    let lead = |transporter| Action::Lead {
        transporter,
        from: at(1, 0),
    };
    let mut table = layout.start();
    table.play(RED, step(A, land(1, 0)));
    table.play(RED, lead(A));
    table.play(RED, lead(b));
    assert_eq!(table.refused(RED, lead(b)), "RB-MOVE-14");
    assert_eq!(table.refused(RED, lead(A)), "RB-MOVE-14");
    table.play(RED, step(A, land(2, 0)));
    assert_eq!(table.heap(at(1, 0))[Good::Goose], 1);
    table.play(RED, step(b, land(2, 0)));
    assert_eq!(table.heap(at(2, 0))[Good::Goose], 2);
}
