//! Roads and bridges (RB-BUILD-09, RB-BUILD-10, RB-MAP-05).

use roads_and_boats::{Action, Good, Goods, Phase, Place, Region, Transport, TransporterId};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);

const FORK: &str = "0,0 desert 024; 1,0 mountain 3; -1,1 mountain 5; 0,-1 mountain 1";

fn bridge(from: Region, to: Region) -> Action {
    Action::Bridge { from, to }
}

/// Goes on to the next movement phase.
fn moving(table: &Table) -> Table {
    let mut table = table.clone();
    table.reach(Phase::Movement);
    table
}

/// One stone, from the tile or a transporter, and the road is there for both ends.
#[test]
fn rb_build_09_a_road_costs_one_stone() {
    for q in 0..5 {
        let layout = Layout::building_on(ROW).put(A, Transport::Truck, land(q, 0));
        let heaped = layout.clone().heap(at(q, 0), Good::Stone, 1);
        let laden = layout.clone().load(A, Good::Stone, 1);
        for layout in [heaped, laden] {
            let mut table = layout.start();
            table.play(RED, road(at(q, 0), 0));
            assert_eq!(table.heap(at(q, 0)), Goods::NONE);
            assert_eq!(table.cargo(A), Goods::NONE);
            let mut table = moving(&table);
            table.plays(RED, [step(A, land(q + 1, 0)), step(A, land(q, 0))]);
        }
        let poor = layout
            .heap(at(q, 0), Good::Boards, 9)
            .heap(at(q, 0), Good::Clay, 9)
            .heap(at(q + 1, 0), Good::Stone, 9)
            .start();
        assert_eq!(poor.refused(RED, road(at(q, 0), 0)), "RB-BUILD-09");
    }
}

/// To a neighbouring land tile, from where one is.
#[test]
fn rb_build_09_a_road_leads_to_a_neighbouring_land_tile() {
    let table = Layout::building_on(RIVER)
        .put(A, Transport::Donkey, land(2, 1))
        .heap(at(2, 1), Good::Stone, 9)
        .put(B, Transport::Steamer, sea(3, 0))
        .load(B, Good::Stone, 8)
        .start();
    // East, south-east and south-west of it the map ends, and the sea is in the north-east.
    for direction in [0, 1, 2, 5] {
        assert_eq!(table.refused(RED, road(at(2, 1), direction)), "RB-BUILD-09");
    }
    for direction in [3, 4] {
        assert!(table.is_listed(RED, road(at(2, 1), direction)));
    }
    // There is one bank where there is no river.
    assert_eq!(table.refused(RED, road_on(at(2, 1), 3, 1)), "RB-BUILD-09");
    for elsewhere in [road(at(1, 1), 0), road_on(part(2, 0, SOUTH), 1, 0)] {
        assert_eq!(table.refused(RED, elsewhere), "RB-BUILD-01");
    }
    for direction in 0..6 {
        let from_sea = road(at(3, 0), direction);
        let rule = table.refused(RED, from_sea);
        assert!(["RB-BUILD-09", "RB-BUILD-01"].contains(&rule), "{rule}");
    }
    assert_eq!(table.refused(RED, road(at(8, 8), 0)), "RB-MAP-03");
}

/// Once.
#[test]
fn rb_build_09_a_road_is_built_once() {
    let mut table = Layout::building_on(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .put(B, Transport::Donkey, land(2, 0))
        .heap(at(1, 0), Good::Stone, 2)
        .heap(at(2, 0), Good::Stone, 2)
        .start();
    table.play(RED, road(at(1, 0), 0));
    assert_eq!(table.refused(RED, road(at(1, 0), 0)), "RB-BUILD-09");
    assert_eq!(table.refused(RED, road(at(2, 0), 3)), "RB-BUILD-09");
    table.play(RED, road(at(2, 0), 0));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Stone, 1)]));
    assert_eq!(table.heap(at(2, 0)), goods([(Good::Stone, 1)]));
}

/// On a river edge each bank has its own.
#[test]
fn rb_build_09_each_bank_has_its_own_road() {
    let layout = Layout::building_on(RIVER)
        .put(A, Transport::Raft, river(1, 0))
        .heap(part(1, 0, NORTH), Good::Stone, 9)
        .put(B, Transport::Truck, Place::Land(part(1, 0, NORTH)))
        .put(C, Transport::Truck, Place::Land(part(1, 0, SOUTH)));
    // Clockwise the first half of the eastern edge is the northern one, of the western edge the southern one.
    let east_north = road_on(part(1, 0, NORTH), 0, 0);
    let east_south = road_on(part(1, 0, SOUTH), 0, 1);
    let mut table = layout.start();
    table.buy(RED, east_north);
    assert_eq!(table.refused(RED, east_north), "RB-BUILD-09");
    let moved = moving(&table);
    assert_eq!(moved.steps(B), [Place::Land(part(2, 0, NORTH))]);
    let moved = moved.after(RED, Action::Done);
    assert_eq!(moved.steps(C), []);
    table.buy(RED, east_south);
    let moved = moving(&table);
    assert_eq!(moved.steps(B), [Place::Land(part(2, 0, NORTH))]);
    let moved = moved.after(RED, Action::Done);
    assert_eq!(moved.steps(C), [Place::Land(part(2, 0, SOUTH))]);
    // A bank is built on from its own side.
    for crossed in [
        road_on(part(1, 0, NORTH), 0, 1),
        road_on(part(1, 0, SOUTH), 0, 0),
        road_on(part(1, 0, NORTH), 3, 0),
        road_on(part(1, 0, SOUTH), 3, 1),
        road_on(part(1, 0, NORTH), 0, 2),
    ] {
        assert_eq!(table.refused(RED, crossed), "RB-BUILD-09");
    }
    table.buy(RED, road_on(part(1, 0, NORTH), 3, 1));
    table.buy(RED, road_on(part(1, 0, SOUTH), 3, 0));
    let moved = moving(&table);
    assert_eq!(moved.steps(B), [land(0, 0), Place::Land(part(2, 0, NORTH))]);
    // Where a region does not touch an edge there is no road from it.
    assert_eq!(
        table.refused(RED, road(part(1, 0, SOUTH), 5)),
        "RB-BUILD-09"
    );
    assert!(table.is_listed(RED, road(part(1, 0, NORTH), 5)));
}

/// At the edge with the river of a source, roads to both banks leave from one region.
#[test]
fn rb_build_09_two_roads_lead_from_a_source_along_its_river() {
    let mut table = Layout::building_on(RIVER)
        .put(A, Transport::Wagon, land(0, 0))
        .heap(at(0, 0), Good::Stone, 2)
        .start();
    table.play(RED, road_on(at(0, 0), 0, 0));
    assert_eq!(moving(&table).steps(A), [Place::Land(part(1, 0, NORTH))]);
    table.play(RED, road_on(at(0, 0), 0, 1));
    let banks = [NORTH, SOUTH].map(|bank| Place::Land(part(1, 0, bank)));
    assert_eq!(moving(&table).steps(A), banks);
}

/// Boats build roads too.
#[test]
fn rb_build_01_rb_build_09_a_boat_builds_roads_where_it_reaches() {
    let layout = Layout::building_on(RIVER)
        .heap(part(2, 0, NORTH), Good::Stone, 1)
        .heap(part(2, 0, SOUTH), Good::Stone, 1);
    for (place, north, south) in [
        (river(2, 0), true, true),
        (dock(part(2, 0, NORTH), 0), true, false),
        (dock(part(2, 0, SOUTH), 0), false, true),
        (sea(3, 0), false, false),
    ] {
        let table = layout.clone().put(A, Transport::Raft, place).start();
        for (action, may) in [
            (road(part(2, 0, NORTH), 4), north),
            (road(part(2, 0, SOUTH), 1), south),
        ] {
            assert_eq!(table.is_listed(RED, action), may, "{place}");
            if !may {
                assert_eq!(table.refused(RED, action), "RB-BUILD-01");
            }
        }
    }
}

/// A road through a wall is built, and passed by whom the wall lets pass.
#[test]
fn rb_build_09_rb_move_12_a_road_runs_through_any_wall() {
    for owner in [None, Some(RED), Some(BLUE)] {
        let mut table = Layout::building_on(ROW)
            .wall(1, 0, 0, 2, owner)
            .put(A, Transport::Truck, land(1, 0))
            .load(A, Good::Stone, 1)
            .put(C, Transport::Truck, land(1, 0))
            .start();
        table.play(RED, road(at(1, 0), 0));
        assert_eq!(table.wall(1, 0, 0), Some((2, owner)));
        let table = moving(&table);
        let is_open = owner != Some(BLUE);
        assert_eq!(table.steps(A).contains(&land(2, 0)), is_open);
        if !is_open {
            assert_eq!(table.refused(RED, step(A, land(2, 0))), "RB-MOVE-12");
        }
        let table = table.after(RED, Action::Done);
        assert_eq!(table.steps(C).contains(&land(2, 0)), owner != Some(RED));
    }
}

/// Desert takes roads and bridges.
#[test]
fn rb_build_04_roads_and_bridges_are_built_on_desert() {
    let mut table = Layout::building_on(FORK)
        .put(A, Transport::Raft, river(0, 0))
        .heap(at(0, 0), Good::Stone, 9)
        .start();
    table.buy(RED, road_on(at(0, 0), 0, 0));
    table.buy(RED, bridge(at(0, 0), part(0, 0, 1)));
}

#[test]
fn rb_build_10_rb_map_05_a_bridge_costs_one_stone_and_joins_two_regions() {
    for bank in [NORTH, SOUTH] {
        let mut table = Layout::building_on(RIVER)
            .put(A, Transport::Donkey, Place::Land(part(1, 0, bank)))
            .load(A, Good::Stone, 1)
            .heap(part(1, 0, NORTH), Good::Clay, 1)
            .heap(part(1, 0, SOUTH), Good::Clay, 2)
            .start();
        let other = part(1, 0, 1 - bank);
        table.play(RED, bridge(part(1, 0, bank), other));
        assert_eq!(table.cargo(A), Goods::NONE);
        // What lies there lies together.
        assert_eq!(table.heap(at(1, 0)), goods([(Good::Clay, 3)]));
        assert_eq!(table.place(A), land(1, 0));
        let mut table = moving(&table);
        table.play(RED, step(A, land(1, 1)));
    }
    let poor = Layout::building_on(RIVER)
        .put(A, Transport::Donkey, Place::Land(part(1, 0, NORTH)))
        .load(A, Good::Boards, 2)
        .heap(part(1, 0, SOUTH), Good::Stone, 9)
        .start();
    assert_eq!(
        poor.refused(RED, bridge(part(1, 0, NORTH), part(1, 0, SOUTH))),
        "RB-BUILD-10"
    );
}

/// Roads on both banks join over it.
#[test]
fn rb_build_10_rb_build_09_roads_join_over_a_bridge() {
    let mut table = Layout::building_on(RIVER)
        .road(1, 1, 4)
        .road(2, -1, 2)
        .put(A, Transport::Truck, land(1, 1))
        .put(B, Transport::Raft, river(1, 0))
        .load(B, Good::Stone, 1)
        .start();
    table.play(RED, bridge(part(1, 0, NORTH), part(1, 0, SOUTH)));
    let mut table = moving(&table);
    table.plays(RED, [step(A, land(1, 0)), step(A, land(2, -1))]);
}

#[test]
fn rb_map_05_a_bridge_goes_only_between_regions_that_are_not_joined() {
    let layout = Layout::building_on(RIVER)
        .put(A, Transport::Raft, river(1, 0))
        .load(A, Good::Stone, 3)
        .put(B, Transport::Raft, river(0, 0))
        .load(B, Good::Stone, 3);
    let table = layout.start();
    // A source has nothing to join, nor has a tile with itself or with another.
    for action in [
        bridge(at(0, 0), at(0, 0)),
        bridge(part(1, 0, NORTH), part(1, 0, NORTH)),
        bridge(part(1, 0, NORTH), part(2, 0, NORTH)),
        bridge(part(1, 0, NORTH), at(1, 1)),
    ] {
        assert_eq!(table.refused(RED, action), "RB-MAP-05", "{action:?}");
    }
    let no_region = bridge(at(0, 0), part(0, 0, 1));
    assert_eq!(table.refused(RED, no_region), "RB-MAP-03");
    let table = table.after(RED, bridge(part(1, 0, NORTH), part(1, 0, SOUTH)));
    let again = bridge(part(1, 0, NORTH), part(1, 0, SOUTH));
    assert!(["RB-MAP-03", "RB-MAP-05"].contains(&table.refused(RED, again)));
}

/// A fork takes two bridges and no third.
#[test]
fn rb_map_05_a_fork_takes_two_bridges() {
    let pairs = [[0, 1], [1, 2], [0, 2]];
    for first in pairs {
        for second in pairs {
            let layout = Layout::building_on(FORK)
                .put(A, Transport::Raft, river(0, 0))
                .load(A, Good::Stone, 3);
            let action = |[from, to]: [u8; 2]| bridge(part(0, 0, from), part(0, 0, to));
            let mut table = layout.start();
            table.play(RED, action(first));
            // Joined regions go by the lowest number.
            let renamed = second.map(|nth| if nth == first[1] { first[0] } else { nth });
            if first == second {
                let rule = table.refused(RED, action(renamed));
                assert!(["RB-MAP-03", "RB-MAP-05"].contains(&rule), "{rule}");
                continue;
            }
            table.play(RED, action(renamed));
            assert_eq!(table.cargo(A), goods([(Good::Stone, 1)]));
            for third in pairs {
                let rule = table.refused(RED, action(third));
                assert!(["RB-MAP-03", "RB-MAP-05"].contains(&rule), "{rule}");
            }
        }
    }
}

#[test]
fn rb_build_01_rb_build_10_a_bridge_is_built_from_where_one_is() {
    let layout = Layout::building_on(RIVER)
        .heap(part(2, 0, NORTH), Good::Stone, 1)
        .heap(part(2, 0, SOUTH), Good::Stone, 1);
    for (kind, place, may) in [
        (Transport::Raft, river(2, 0), true),
        (Transport::Raft, dock(part(2, 0, NORTH), 0), true),
        (Transport::Raft, sea(3, 0), false),
        (Transport::Raft, river(1, 0), false),
        (Transport::Donkey, Place::Land(part(2, 0, NORTH)), true),
        (Transport::Donkey, land(2, 1), false),
    ] {
        let table = layout.clone().put(A, kind, place).start();
        let action = bridge(part(2, 0, NORTH), part(2, 0, SOUTH));
        assert_eq!(table.is_listed(RED, action), may, "{place}");
        if !may {
            assert_eq!(table.refused(RED, action), "RB-BUILD-01");
        }
    }
}

/// A boat on a coast stays on it when the tile is joined.
#[test]
fn rb_map_05_rb_move_08_a_bridge_leaves_docked_boats_where_they_are() {
    let mut table = Layout::building_on(RIVER)
        .put(A, Transport::Raft, dock(part(2, 0, SOUTH), 0))
        .load(A, Good::Stone, 1)
        .heap(part(2, 0, NORTH), Good::Clay, 1)
        .start();
    table.play(RED, bridge(part(2, 0, SOUTH), part(2, 0, NORTH)));
    assert_eq!(table.place(A).hex(), at(2, 0).hex);
    let mut table = moving(&table);
    table.plays(RED, [hand(Good::Clay, at(2, 0), A), step(A, sea(3, 0))]);
}
