//! Walls (RB-BUILD-11 to 17).

use game::Seat;
use roads_and_boats::{Action, Event, Good, Goods, Phase, Place, Region, Transport, TransporterId};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);
const D: TransporterId = of(GREEN, 0);

fn stone(count: u16) -> Goods {
    goods([(Good::Stone, count)])
}

#[test]
fn rb_build_11_each_token_costs_one_stone_more_than_the_one_before() {
    let mut table = Layout::building_on(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Stone, 21)
        .start();
    let mut left = 21;
    for n in 1..=6 {
        table.play(RED, wall(at(1, 0), 0));
        left -= n;
        assert_eq!(table.wall(1, 0, 0), Some((n as u8, Some(RED))));
        assert_eq!(table.heap(at(1, 0)), stone(left), "token {n}");
    }
    assert_eq!(left, 0);
    assert_eq!(table.refused(RED, wall(at(1, 0), 0)), "RB-BUILD-14");
}

/// Not for less.
#[test]
fn rb_build_11_a_token_is_not_to_be_had_for_less() {
    for n in 0..4 {
        let layout = Layout::building_on(ROW)
            .put(A, Transport::Donkey, land(1, 0))
            .heap(at(1, 0), Good::Boards, 9)
            .heap(at(1, 0), Good::Clay, 9);
        let layout = match n {
            0 => layout,
            n => layout.wall(2, 0, 3, n, RED),
        };
        let price = u16::from(n) + 1;
        let poor = layout
            .clone()
            .heap(at(1, 0), Good::Stone, price - 1)
            .start();
        assert_eq!(poor.refused(RED, wall(at(1, 0), 0)), "RB-BUILD-14");
        let mut table = layout.heap(at(1, 0), Good::Stone, price).start();
        table.play(RED, wall(at(1, 0), 0));
        assert_eq!(table.wall(1, 0, 0), Some((n + 1, Some(RED))));
        assert_eq!(table.heap(at(1, 0))[Good::Stone], 0);
    }
}

/// Now or later, and from the other side.
#[test]
fn rb_build_11_a_wall_is_strengthened_later_and_from_its_other_side() {
    let mut table = Layout::building_on(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .load(A, Good::Stone, 1)
        .put(B, Transport::Donkey, land(2, 0))
        .load(B, Good::Stone, 2)
        .heap(at(1, 0), Good::Stone, 3)
        .start();
    table.plays(RED, [wall(at(1, 0), 0), pay(Good::Stone, A)]);
    table.play(RED, wall(at(2, 0), 3));
    assert_eq!(table.wall(1, 0, 0), Some((2, Some(RED))));
    assert_eq!([table.cargo(A), table.cargo(B)], [Goods::NONE; 2]);
    table.reach(Phase::Building);
    table.play(RED, wall(at(1, 0), 0));
    assert_eq!(table.wall(2, 0, 3), Some((3, Some(RED))));
    assert_eq!(table.heap(at(1, 0)), Goods::NONE);
}

/// Each edge has its own wall.
#[test]
fn rb_build_11_the_price_goes_by_the_edge() {
    let mut table = Layout::building_on(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Stone, 2)
        .start();
    table.plays(RED, [wall(at(1, 0), 0), wall(at(1, 0), 3)]);
    assert_eq!(table.wall(1, 0, 0), Some((1, Some(RED))));
    assert_eq!(table.wall(1, 0, 3), Some((1, Some(RED))));
}

#[test]
fn rb_build_11_an_edge_has_walls_of_one_colour() {
    let table = Layout::building_on(ROW)
        .wall(1, 0, 0, 1, BLUE)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Stone, 9)
        .put(B, Transport::Donkey, land(2, 0))
        .heap(at(2, 0), Good::Stone, 9)
        .start();
    assert_eq!(table.refused(RED, wall(at(1, 0), 0)), "RB-BUILD-11");
    assert_eq!(table.refused(RED, wall(at(2, 0), 3)), "RB-BUILD-11");
    let mut table = table.after(RED, Action::Done);
    assert_eq!(table.refused(BLUE, wall(at(1, 0), 0)), "RB-BUILD-01");
    table = Layout::building_on(ROW)
        .wall(1, 0, 0, 1, BLUE)
        .put(C, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Stone, 2)
        .start();
    table.play(RED, Action::Done);
    table.play(BLUE, wall(at(1, 0), 0));
    assert_eq!(table.wall(1, 0, 0), Some((2, Some(BLUE))));
}

/// Between two tiles, not both sea.
#[test]
fn rb_build_11_no_wall_stands_between_sea_tiles_or_at_the_edge_of_the_map() {
    let table = Layout::building_on(RIVER)
        .put(A, Transport::Steamer, sea(3, 0))
        .load(A, Good::Stone, 8)
        .put(B, Transport::Donkey, land(2, 1))
        .heap(at(2, 1), Good::Stone, 9)
        .start();
    assert_eq!(table.refused(RED, wall(at(3, 0), 0)), "RB-BUILD-11");
    for direction in [0, 1, 2] {
        let action = wall(at(2, 1), direction);
        assert_eq!(table.refused(RED, action), "RB-BUILD-11");
    }
    // From the sea towards the land, and the other way round.
    for action in [wall(at(3, 0), 3), wall(at(3, 0), 2), wall(at(2, 1), 5)] {
        assert!(table.is_listed(RED, action), "{action:?}");
    }
    assert_eq!(table.refused(RED, wall(at(9, 9), 0)), "RB-MAP-03");
    assert_eq!(table.refused(RED, wall(part(2, 1, 1), 3)), "RB-MAP-03");
}

/// Desert takes walls.
#[test]
fn rb_build_04_walls_stand_on_every_land() {
    for q in 0..5 {
        let mut table = Layout::building_on(ROW)
            .put(A, Transport::Donkey, land(q, 0))
            .load(A, Good::Stone, 1)
            .start();
        table.play(RED, wall(at(q, 0), 0));
        assert_eq!(table.wall(q, 0, 0), Some((1, Some(RED))));
    }
}

#[test]
fn rb_build_12_demolishing_costs_a_board_more_than_the_wall_has_tokens() {
    for owner in [RED, BLUE, GREEN] {
        for n in 1..=4 {
            let layout = Layout::building_on(ROW)
                .seats(3)
                .wall(1, 0, 0, n, owner)
                .put(A, Transport::Donkey, land(1, 0));
            let price = u16::from(n) + 1;
            let poor = layout
                .clone()
                .heap(at(1, 0), Good::Boards, price - 1)
                .heap(at(1, 0), Good::Stone, 9)
                .heap(at(1, 0), Good::Trunks, 9)
                .start();
            assert_eq!(poor.refused(RED, raze(at(1, 0), 0)), "RB-BUILD-14");
            let mut table = layout.heap(at(1, 0), Good::Boards, price).start();
            let events = table.play(RED, raze(at(1, 0), 0));
            assert!(events.iter().any(|event| matches!(
                event,
                Event::WallRazed { seat: RED, tokens, .. } if *tokens == n
            )));
            assert_eq!(table.wall(1, 0, 0), Some((n, None)), "neutral");
            assert_eq!(table.heap(at(1, 0)), Goods::NONE);
        }
    }
}

/// Only what has a colour.
#[test]
fn rb_build_12_neutral_walls_and_open_edges_are_not_demolished() {
    let layout = Layout::building_on(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Boards, 9);
    let table = layout.clone().wall(1, 0, 0, 1, None).start();
    assert_eq!(table.refused(RED, raze(at(1, 0), 0)), "RB-BUILD-12");
    assert_eq!(table.refused(RED, raze(at(1, 0), 3)), "RB-BUILD-12");
    // Nor what is out of reach.
    let table = layout.wall(2, 0, 0, 1, BLUE).start();
    assert_eq!(table.refused(RED, raze(at(2, 0), 0)), "RB-BUILD-01");
}

/// From then on everyone passes.
#[test]
fn rb_build_12_rb_move_12_a_demolished_wall_is_passed_by_all() {
    let mut table = Layout::building_on(ROW)
        .wall(1, 0, 0, 2, BLUE)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Boards, 3)
        .start();
    table.play(RED, raze(at(1, 0), 0));
    table.reach(Phase::Movement);
    table.play(RED, step(A, land(2, 0)));
}

#[test]
fn rb_build_13_building_on_neutral_tokens_takes_them_over() {
    for n in 1..=4 {
        let layout =
            Layout::building_on(ROW)
                .wall(1, 0, 0, n, None)
                .put(A, Transport::Donkey, land(1, 0));
        let price = u16::from(n) + 1;
        let poor = layout
            .clone()
            .heap(at(1, 0), Good::Stone, price - 1)
            .start();
        assert_eq!(poor.refused(RED, wall(at(1, 0), 0)), "RB-BUILD-14");
        let mut table = layout.heap(at(1, 0), Good::Stone, price).start();
        table.play(RED, wall(at(1, 0), 0));
        assert_eq!(table.wall(1, 0, 0), Some((n + 1, Some(RED))));
        assert_eq!(table.heap(at(1, 0)), Goods::NONE);
    }
}

/// In one phase too, by one seat after the other.
#[test]
fn rb_build_12_rb_build_13_a_wall_is_demolished_and_taken_over_at_once() {
    let mut table = Layout::building_on(ROW)
        .wall(1, 0, 0, 1, RED)
        .put(A, Transport::Donkey, land(1, 0))
        .put(C, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Boards, 5)
        .heap(at(1, 0), Good::Stone, 2)
        .start();
    table.play(RED, Action::Done);
    table.plays(BLUE, [raze(at(1, 0), 0), wall(at(1, 0), 0)]);
    assert_eq!(table.wall(1, 0, 0), Some((2, Some(BLUE))));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Boards, 3)]));
    table.play(BLUE, raze(at(1, 0), 0));
    assert_eq!(table.wall(1, 0, 0), Some((2, None)));
    assert_eq!(table.heap(at(1, 0)), Goods::NONE);
}

#[test]
fn rb_build_14_goods_for_a_wall_come_from_one_side() {
    let layout = Layout::building_on(ROW)
        .wall(1, 0, 0, 1, RED)
        .put(A, Transport::Donkey, land(1, 0))
        .put(B, Transport::Donkey, land(2, 0))
        .load(B, Good::Stone, 1)
        .load(B, Good::Boards, 1)
        .heap(at(1, 0), Good::Stone, 1)
        .heap(at(1, 0), Good::Boards, 1);
    let table = layout.start();
    for action in [
        wall(at(1, 0), 0),
        wall(at(2, 0), 3),
        raze(at(1, 0), 0),
        raze(at(2, 0), 3),
    ] {
        assert_eq!(table.refused(RED, action), "RB-BUILD-14");
    }
    // With enough on one side, the other side cannot pay a part of it.
    let mut table = layout.heap(at(1, 0), Good::Stone, 1).start();
    table.play(RED, wall(at(1, 0), 0));
    assert_eq!(table.wall(1, 0, 0), Some((2, Some(RED))));
    assert_eq!(table.cargo(B), goods([(Good::Stone, 1), (Good::Boards, 1)]));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Boards, 1)]));
}

/// A bill for a wall takes nothing from across it.
#[test]
fn rb_build_14_a_bill_for_a_wall_is_not_paid_from_across() {
    let mut table = Layout::building_on(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .load(A, Good::Stone, 1)
        .heap(at(1, 0), Good::Stone, 1)
        .put(B, Transport::Donkey, land(2, 0))
        .load(B, Good::Stone, 1)
        .heap(at(2, 0), Good::Stone, 1)
        .start();
    table.play(RED, wall(at(1, 0), 0));
    assert_eq!(table.refused(RED, pay(Good::Stone, B)), "RB-BUILD-02");
    assert_eq!(
        table.refused(RED, pay(Good::Stone, at(2, 0))),
        "RB-BUILD-02"
    );
    table.play(RED, pay(Good::Stone, A));
    assert_eq!(table.wall(1, 0, 0), Some((1, Some(RED))));
}

/// A boat at open sea pays two more.
#[test]
fn rb_build_15_a_boat_at_open_sea_pays_two_more() {
    for n in 0..3 {
        let layout = Layout::building_on(RIVER).put(A, Transport::Steamer, sea(3, 0));
        let layout = match n {
            0 => layout,
            n => layout.wall(2, 1, 5, n, RED),
        };
        let price = u16::from(n) + 3;
        let poor = layout.clone().load(A, Good::Stone, price - 1).start();
        assert_eq!(poor.refused(RED, wall(at(3, 0), 2)), "RB-BUILD-14");
        let mut table = layout.clone().load(A, Good::Stone, price).start();
        table.play(RED, wall(at(3, 0), 2));
        assert_eq!(table.wall(2, 1, 5), Some((n + 1, Some(RED))));
        assert_eq!(table.cargo(A), Goods::NONE);
        if n > 0 {
            let price = u16::from(n) + 3;
            let poor = layout.clone().load(A, Good::Boards, price - 1).start();
            assert_eq!(poor.refused(RED, raze(at(3, 0), 2)), "RB-BUILD-14");
            let mut table = layout.load(A, Good::Boards, price).start();
            table.play(RED, raze(at(3, 0), 2));
            assert_eq!(table.wall(2, 1, 5), Some((n, None)));
            assert_eq!(table.cargo(A), Goods::NONE);
        }
    }
}

/// A wall from the sea for 3 stone is demolished from the sea for 4 boards and built on for 4 stone.
#[test]
fn rb_build_15_the_worked_case_of_walls_from_the_sea() {
    let mut table = Layout::building_on(RIVER)
        .put(A, Transport::Steamer, sea(3, 0))
        .load(A, Good::Stone, 3)
        .put(C, Transport::Steamer, sea(3, 0))
        .load(C, Good::Boards, 4)
        .load(C, Good::Stone, 4)
        .start();
    table.buy(RED, wall(at(3, 0), 2));
    table.play(RED, Action::Done);
    assert_eq!(table.wall(3, 0, 2), Some((1, Some(RED))));
    assert_eq!(table.cargo(A), Goods::NONE);
    table.play(BLUE, raze(at(3, 0), 2));
    assert_eq!(table.wall(3, 0, 2), Some((1, None)));
    assert_eq!(table.cargo(C), stone(4));
    table.play(BLUE, wall(at(3, 0), 2));
    assert_eq!(table.wall(3, 0, 2), Some((2, Some(BLUE))));
    assert_eq!(table.cargo(C), Goods::NONE);
}

/// Two boats at sea pay together.
#[test]
fn rb_build_15_boats_on_one_sea_tile_pay_together() {
    let mut table = Layout::building_on(RIVER)
        .put(A, Transport::Raft, sea(3, 0))
        .load(A, Good::Stone, 2)
        .put(B, Transport::Raft, sea(3, 0))
        .load(B, Good::Stone, 1)
        .start();
    table.buy(RED, wall(at(3, 0), 3));
    assert_eq!(table.wall(2, 0, 0), Some((1, Some(RED))));
    assert_eq!([table.cargo(A), table.cargo(B)], [Goods::NONE; 2]);
}

/// Where a wall may be begun from the tile with the mouth: at which edges, from which bank.
fn borders(place: Place, kind: Transport) -> Vec<(u8, usize)> {
    let table = Layout::building_on(RIVER)
        .put(A, kind, place)
        .heap(part(2, 0, NORTH), Good::Stone, 1)
        .heap(part(2, 0, SOUTH), Good::Stone, 1)
        .start();
    let mut found = Vec::new();
    for bank in [NORTH, SOUTH] {
        for direction in 0..6 {
            let action = wall(part(2, 0, bank), direction);
            if table.is_listed(RED, action) {
                let mut table = table.clone();
                table.buy(RED, action);
                assert_eq!(table.wall(2, 0, direction), Some((1, Some(RED))));
                found.push((bank, direction));
            } else {
                let rule = table.refused(RED, action);
                assert!(
                    ["RB-BUILD-01", "RB-BUILD-11", "RB-BUILD-15"].contains(&rule),
                    "{rule}"
                );
            }
        }
    }
    found
}

/// A docked boat pays the plain price on the borders of its tile within its region; so does a land transporter, and a
/// boat in the river on all of them. Walls cross the river for nothing more.
#[test]
fn rb_build_15_rb_build_16_walls_are_built_at_the_borders_of_the_regions_in_reach() {
    // East is the mouth, west the river; south-east, south-west and north-west is land, north-east nothing.
    let north = vec![(NORTH, 0), (NORTH, 3), (NORTH, 4)];
    let south = vec![(SOUTH, 0), (SOUTH, 1), (SOUTH, 2), (SOUTH, 3)];
    let both = [north.clone(), south.clone()].concat();
    let on_land = |bank| Place::Land(part(2, 0, bank));
    for (kind, place, expected) in [
        (Transport::Raft, dock(part(2, 0, NORTH), 0), &north),
        (Transport::Raft, dock(part(2, 0, SOUTH), 0), &south),
        (Transport::Donkey, on_land(NORTH), &north),
        (Transport::Truck, on_land(SOUTH), &south),
        (Transport::Raft, river(2, 0), &both),
        (Transport::Raft, sea(3, 0), &vec![]),
        (Transport::Raft, river(1, 0), &vec![]),
    ] {
        assert_eq!(borders(place, kind), *expected, "{place}");
    }
}

/// The sea side is the dear one whoever else is near.
#[test]
fn rb_build_15_the_price_goes_by_the_side_it_is_paid_from() {
    let layout = Layout::building_on(RIVER)
        .put(A, Transport::Steamer, sea(3, 0))
        .load(A, Good::Stone, 2)
        .put(B, Transport::Raft, dock(at(2, 1), 5))
        .load(B, Good::Stone, 1);
    let mut table = layout.start();
    assert_eq!(table.refused(RED, wall(at(3, 0), 2)), "RB-BUILD-14");
    table.play(RED, wall(at(2, 1), 5));
    assert_eq!(table.wall(2, 1, 5), Some((1, Some(RED))));
    assert_eq!([table.cargo(A), table.cargo(B)], [stone(2), Goods::NONE]);
    // A docked boat does not build on the sea's side.
    let docked = Layout::building_on(RIVER)
        .put(B, Transport::Raft, dock(at(2, 1), 5))
        .load(B, Good::Stone, 3)
        .start();
    assert_eq!(docked.refused(RED, wall(at(3, 0), 2)), "RB-BUILD-01");
}

#[test]
fn rb_build_17_a_docked_boat_that_another_walls_off_is_put_to_sea() {
    let cargo = |layout: Layout| {
        layout
            .put(C, Transport::Raft, dock(at(2, 1), 5))
            .load(C, Good::Gold, 2)
    };
    let from_land = cargo(Layout::building_on(RIVER))
        .put(A, Transport::Donkey, land(2, 1))
        .load(A, Good::Stone, 1);
    let from_sea = cargo(Layout::building_on(RIVER))
        .put(A, Transport::Steamer, sea(3, 0))
        .load(A, Good::Stone, 3);
    let on_neutral = cargo(Layout::building_on(RIVER))
        .wall(2, 1, 5, 1, None)
        .put(A, Transport::Donkey, land(2, 1))
        .load(A, Good::Stone, 2);
    for (layout, action) in [
        (from_land, wall(at(2, 1), 5)),
        (from_sea, wall(at(3, 0), 2)),
        (on_neutral, wall(at(2, 1), 5)),
    ] {
        let mut table = layout.start();
        let events = table.play(RED, action);
        assert_eq!(table.place(C), sea(3, 0));
        assert_eq!(table.cargo(C), goods([(Good::Gold, 2)]));
        assert!(events.contains(&Event::PushedOff {
            id: C,
            to: sea(3, 0)
        }));
        // It cannot come back, but it can go on.
        table.reach(Phase::Movement);
        table.play(RED, Action::Done);
        let back = step(C, dock(at(2, 1), 5));
        assert_eq!(table.refused(BLUE, back), "RB-MOVE-12");
        table.play(BLUE, step(C, sea(4, 0)));
    }
}

/// One's own wall moves none of one's own boats, and no boat at another edge.
#[test]
fn rb_build_17_own_boats_and_boats_at_other_edges_stay() {
    let tiles = "0,0 pasture; 1,0 sea; 0,1 sea; -1,0 pasture; -2,0 pasture; -3,0 pasture; \
                 -4,0 pasture";
    let mut table = Layout::building_on(tiles)
        .seats(3)
        .put(A, Transport::Raft, dock(at(0, 0), 0))
        .load(A, Good::Stone, 1)
        .put(C, Transport::Raft, dock(at(0, 0), 0))
        .put(of(BLUE, 1), Transport::Raft, dock(at(0, 0), 1))
        .put(D, Transport::Raft, dock(at(0, 0), 0))
        .start();
    table.play(RED, wall(at(0, 0), 0));
    assert_eq!(table.place(A), dock(at(0, 0), 0));
    assert_eq!(table.place(C), sea(1, 0));
    assert_eq!(table.place(D), sea(1, 0));
    assert_eq!(table.place(of(BLUE, 1)), dock(at(0, 0), 1));
}

/// At a mouth both banks are walled off, and boats in the river stay.
#[test]
fn rb_build_17_a_wall_at_a_mouth_pushes_boats_off_both_banks() {
    let mut table = Layout::building_on(RIVER)
        .put(A, Transport::Raft, river(2, 0))
        .load(A, Good::Stone, 1)
        .put(C, Transport::Raft, dock(part(2, 0, NORTH), 0))
        .put(of(BLUE, 1), Transport::Raft, dock(part(2, 0, SOUTH), 0))
        .put(of(BLUE, 2), Transport::Raft, river(2, 0))
        .start();
    table.play(RED, wall(part(2, 0, NORTH), 0));
    assert_eq!(table.place(C), sea(3, 0));
    assert_eq!(table.place(of(BLUE, 1)), sea(3, 0));
    assert_eq!(table.place(of(BLUE, 2)), river(2, 0));
}

/// A boat that is carried goes where its carrier goes.
#[test]
fn rb_build_17_a_pushed_boat_takes_its_passenger_along() {
    let mut table = Layout::building_on(RIVER)
        .put(A, Transport::Donkey, land(2, 1))
        .load(A, Good::Stone, 1)
        .put(C, Transport::Raft, dock(at(2, 1), 5))
        .put(of(BLUE, 1), Transport::Donkey, dock(at(2, 1), 5))
        .aboard(C, of(BLUE, 1))
        .start();
    table.play(RED, wall(at(2, 1), 5));
    assert_eq!(table.place(C), sea(3, 0));
    assert_eq!(table.place(of(BLUE, 1)), sea(3, 0));
}

/// Whose boat it is counts, not who carries it.
#[test]
fn rb_build_17_demolishing_a_wall_moves_no_boat() {
    let mut table = Layout::building_on(RIVER)
        .wall(2, 1, 5, 1, BLUE)
        .put(A, Transport::Donkey, land(2, 1))
        .load(A, Good::Boards, 2)
        .put(C, Transport::Raft, dock(at(2, 1), 5))
        .start();
    table.play(RED, raze(at(2, 1), 5));
    assert_eq!(table.place(C), dock(at(2, 1), 5));
}

/// On one side of the edge all goods that the seat reaches there may pay.
#[test]
fn rb_build_14_rb_map_05_both_banks_of_one_side_pay_for_a_boat_in_the_river() {
    let mut table = Layout::building_on(RIVER)
        .wall(2, 0, 0, 1, RED)
        .put(A, Transport::Raft, river(2, 0))
        .heap(part(2, 0, NORTH), Good::Stone, 1)
        .heap(part(2, 0, SOUTH), Good::Stone, 1)
        .start();
    table.buy(RED, wall(part(2, 0, NORTH), 0));
    assert_eq!(table.wall(2, 0, 0), Some((2, Some(RED))));
    // A donkey on one bank has what lies there only.
    let table = Layout::building_on(RIVER)
        .wall(2, 0, 0, 1, RED)
        .put(A, Transport::Donkey, Place::Land(part(2, 0, NORTH)))
        .heap(part(2, 0, NORTH), Good::Stone, 1)
        .heap(part(2, 0, SOUTH), Good::Stone, 1)
        .start();
    assert_eq!(
        table.refused(RED, wall(part(2, 0, NORTH), 0)),
        "RB-BUILD-14"
    );
}

/// In one's own time and in the building phase.
#[test]
fn rb_build_11_rb_turn_07_rb_build_12_walls_are_for_the_building_phase() {
    let layout = Layout::of(ROW)
        .wall(1, 0, 0, 1, BLUE)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Boards, 9)
        .heap(at(1, 0), Good::Stone, 9);
    let actions: [(Seat, Action); 2] = [(RED, wall(at(1, 0), 3)), (RED, raze(at(1, 0), 0))];
    for phase in [Phase::Production, Phase::Movement, Phase::Wonder] {
        let table = layout.clone().phase(phase).start();
        for (seat, action) in actions {
            assert_eq!(table.refused(seat, action), "RB-TURN-01");
        }
    }
    let table = layout.phase(Phase::Building).start();
    for (_, action) in actions {
        assert_eq!(table.refused(BLUE, action), "RB-BUILD-01");
    }
}

/// A rig's goods are on the sea's side.
#[test]
fn rb_build_15_goods_on_an_oil_rig_pay_for_walls_around_it() {
    use roads_and_boats::Building;
    let rig: Region = at(3, 0);
    let mut table = Layout::building_on(RIVER)
        .building(rig, Building::OilRig)
        .heap(rig, Good::Stone, 2)
        .put(A, Transport::Raft, sea(3, 0))
        .load(A, Good::Stone, 1)
        .start();
    table.buy(RED, wall(rig, 2));
    assert_eq!(table.wall(2, 1, 5), Some((1, Some(RED))));
    assert_eq!(table.heap(rig), Goods::NONE);
}
