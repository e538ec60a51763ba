//! Goods on the way: taking up, putting down, passing on (RB-MOVE-05, 06, 09, 10 and 11).

use game::{Seat, SeatSet};
use roads_and_boats::{Action, Building, Good, Goods, Phase, Place, Transport, TransporterId};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);
const D: TransporterId = of(GREEN, 0);

/// Five sea tiles in a row, with land at both ends.
const SEAS: &str = "-1,0 pasture; 0,0 sea; 1,0 sea; 2,0 sea; 3,0 sea; 4,0 sea; 5,0 pasture";

/// RB-MOVE-05, with the table of transporters.
#[test]
fn rb_move_05_a_transporter_carries_as_many_goods_as_the_table_says() {
    for (kind, room) in [
        (Transport::Donkey, 2_u32),
        (Transport::Wagon, 3),
        (Transport::Truck, 6),
        (Transport::Raft, 3),
        (Transport::Rowboat, 5),
        (Transport::Steamer, 8),
    ] {
        let place = match kind.is_boat() {
            true => river(1, 0),
            false => Place::Land(part(1, 0, NORTH)),
        };
        let here = part(1, 0, NORTH);
        let mut table = Layout::of(RIVER)
            .put(A, kind, place)
            .heap(here, Good::Iron, 8)
            .heap(here, Good::Gold, 8)
            .start();
        for nth in 0..room {
            let good = [Good::Iron, Good::Gold][nth as usize % 2];
            table.play(RED, hand(good, here, A));
        }
        assert_eq!(table.cargo(A).total(), room, "{kind}");
        for good in [Good::Iron, Good::Gold] {
            assert_eq!(table.refused(RED, hand(good, here, A)), "RB-MOVE-05");
        }
        // It has room again once it has put something down.
        table.plays(RED, [hand(Good::Gold, A, here), hand(Good::Iron, here, A)]);
        assert_eq!(table.cargo(A).total(), room, "{kind}");
        assert_eq!(table.heap(here).total(), 16 - room, "{kind}");
    }
}

/// Every good can be carried, a goose too.
#[test]
fn rb_move_05_every_good_is_picked_up_and_put_down() {
    for good in Good::ALL {
        let mut table = Layout::by_road()
            .put(A, Transport::Donkey, land(0, 0))
            .heap(at(0, 0), good, 1)
            .start();
        table.play(RED, hand(good, at(0, 0), A));
        assert_eq!(table.heap(at(0, 0)), Goods::NONE);
        assert_eq!(table.refused(RED, hand(good, at(0, 0), A)), "RB-MOVE-05");
        table.play(RED, step(A, land(1, 0)));
        assert_eq!(table.cargo(A), Goods::of(good, 1));
        assert_eq!(table.refused(RED, hand(good, A, at(0, 0))), "RB-MOVE-05");
        table.play(RED, hand(good, A, at(1, 0)));
        assert_eq!(table.cargo(A), Goods::NONE);
        assert_eq!(table.heap(at(1, 0)), Goods::of(good, 1));
        assert_eq!(table.refused(RED, hand(good, A, at(1, 0))), "RB-MOVE-05");
    }
}

/// At the first tile, on the way and at the last, more in all than it can carry at once.
#[test]
fn rb_move_05_a_transporter_carries_more_in_all_by_dropping_first() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .heap(at(0, 0), Good::Clay, 6)
        .heap(at(1, 0), Good::Trunks, 6)
        .heap(at(2, 0), Good::Stone, 6)
        .start();
    for q in 0..3 {
        let good = [Good::Clay, Good::Trunks, Good::Stone][q as usize];
        for _ in 0..6 {
            table.play(RED, hand(good, at(q, 0), A));
        }
        table.play(RED, step(A, land(q + 1, 0)));
        for _ in 0..6 {
            table.play(RED, hand(good, A, at(q + 1, 0)));
        }
    }
    table.play(RED, step(A, land(4, 0)));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Clay, 6)]));
    assert_eq!(table.heap(at(2, 0)), goods([(Good::Trunks, 6)]));
    assert_eq!(table.heap(at(3, 0)), goods([(Good::Stone, 6)]));
    // Its steps are used up, and it still puts down and takes up at the last tile.
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Clay, 2)
        .heap(at(2, 0), Good::Stone, 1)
        .start();
    table.plays(
        RED,
        [
            step(A, land(1, 0)),
            step(A, land(2, 0)),
            hand(Good::Clay, A, at(2, 0)),
            hand(Good::Stone, at(2, 0), A),
        ],
    );
    assert_eq!(table.cargo(A), goods([(Good::Clay, 1), (Good::Stone, 1)]));
}

/// After its only step without road too.
#[test]
fn rb_move_05_a_donkey_off_the_road_puts_down_and_takes_up_at_both_ends() {
    let mut table = Layout::of(ROW)
        .put(A, Transport::Donkey, land(0, 0))
        .heap(at(0, 0), Good::Clay, 1)
        .heap(at(1, 0), Good::Stone, 1)
        .start();
    table.plays(
        RED,
        [
            hand(Good::Clay, at(0, 0), A),
            step(A, land(1, 0)),
            hand(Good::Clay, A, at(1, 0)),
            hand(Good::Stone, at(1, 0), A),
        ],
    );
}

/// Only in its own region.
#[test]
fn rb_move_05_a_transporter_does_not_reach_other_tiles_or_other_banks() {
    let table = Layout::of(RIVER)
        .put(A, Transport::Donkey, Place::Land(part(1, 0, NORTH)))
        .load(A, Good::Clay, 1)
        .put(B, Transport::Donkey, Place::Land(part(1, 0, SOUTH)))
        .load(B, Good::Clay, 1)
        .heap(part(1, 0, SOUTH), Good::Stone, 1)
        .heap(at(2, -1), Good::Stone, 1)
        .start();
    for action in [
        hand(Good::Stone, part(1, 0, SOUTH), A),
        hand(Good::Stone, at(2, -1), A),
        hand(Good::Clay, A, part(1, 0, SOUTH)),
        hand(Good::Clay, A, at(2, -1)),
        hand(Good::Clay, A, B),
    ] {
        assert_eq!(table.refused(RED, action), "RB-MOVE-05", "{action:?}");
    }
    // Nor do goods move by themselves, or to where they are.
    for action in [
        hand(Good::Stone, part(1, 0, SOUTH), part(1, 0, NORTH)),
        hand(Good::Stone, part(1, 0, SOUTH), part(1, 0, SOUTH)),
        hand(Good::Clay, A, A),
    ] {
        assert_eq!(table.refused(RED, action), "RB-MOVE-05", "{action:?}");
    }
    // With a bridge all of it is one region.
    let mut table = Layout::of(RIVER)
        .bridge(part(1, 0, NORTH), part(1, 0, SOUTH))
        .put(A, Transport::Donkey, land(1, 0))
        .load(A, Good::Clay, 1)
        .put(B, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Stone, 1)
        .start();
    table.plays(
        RED,
        [hand(Good::Stone, at(1, 0), A), hand(Good::Clay, A, B)],
    );
}

/// Between transporters of one seat, both ways.
#[test]
fn rb_move_05_goods_pass_between_ones_own_transporters_where_they_meet() {
    let mut table = Layout::by_road()
        .put(A, Transport::Wagon, land(0, 0))
        .load(A, Good::Clay, 1)
        .put(B, Transport::Donkey, land(1, 0))
        .load(B, Good::Gold, 2)
        .start();
    assert_eq!(table.refused(RED, hand(Good::Clay, A, B)), "RB-MOVE-05");
    table.play(RED, step(A, land(1, 0)));
    // The donkey is full.
    assert_eq!(table.refused(RED, hand(Good::Clay, A, B)), "RB-MOVE-05");
    table.plays(RED, [hand(Good::Gold, B, A), hand(Good::Clay, A, B)]);
    assert_eq!(table.cargo(A), goods([(Good::Gold, 1)]));
    assert_eq!(table.cargo(B), goods([(Good::Gold, 1), (Good::Clay, 1)]));
    // The wagon goes on.
    table.play(RED, step(A, land(2, 0)));
    assert_eq!(table.place(A), land(2, 0));
}

/// To and from another seat's transporter, if it agrees.
#[test]
fn rb_move_05_rb_turn_06_goods_pass_to_and_from_another_seats_transporter_if_it_agrees() {
    let layout = Layout::by_road()
        .seats(3)
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Clay, 1)
        .put(C, Transport::Donkey, land(0, 0))
        .load(C, Good::Gold, 1);
    for (action, cargo) in [
        (
            hand(Good::Clay, A, C),
            [Goods::NONE, goods([(Good::Clay, 1), (Good::Gold, 1)])],
        ),
        (
            hand(Good::Gold, C, A),
            [goods([(Good::Clay, 1), (Good::Gold, 1)]), Goods::NONE],
        ),
    ] {
        let mut table = layout.start();
        let before = [table.cargo(A), table.cargo(C)];
        table.play(RED, action);
        assert_eq!([table.cargo(A), table.cargo(C)], before, "nothing yet");
        // Only who is asked answers.
        assert_eq!(table.refused(RED, Action::Agree), "RB-TURN-06");
        assert_eq!(table.refused(GREEN, Action::Agree), "RB-TURN-06");
        assert_eq!(table.refused(RED, step(A, land(1, 0))), "RB-TURN-06");
        let mut refused = table.after(BLUE, Action::Refuse);
        assert_eq!([refused.cargo(A), refused.cargo(C)], before);
        refused.play(RED, step(A, land(1, 0)));
        table.play(BLUE, Action::Agree);
        assert_eq!([table.cargo(A), table.cargo(C)], cargo);
        table.play(RED, step(A, land(1, 0)));
        // The question can be taken back.
        let withdrawn = layout
            .start()
            .after(RED, action)
            .after(RED, Action::Withdraw);
        assert_eq!([withdrawn.cargo(A), withdrawn.cargo(C)], before);
    }
    // A full transporter takes nothing, asked or not, and one elsewhere cannot be asked.
    let table = layout.clone().load(C, Good::Gold, 1).start();
    assert_eq!(table.refused(RED, hand(Good::Clay, A, C)), "RB-MOVE-05");
    let table = layout.put(D, Transport::Donkey, land(1, 0)).start();
    assert_eq!(table.refused(RED, hand(Good::Clay, A, D)), "RB-MOVE-05");
}

/// A seat does not load or unload another's transporter from the land.
#[test]
fn rb_turn_06_rb_move_05_another_seats_transporter_is_not_loaded_from_the_land_for_it() {
    let table = Layout::by_road()
        .put(C, Transport::Donkey, land(0, 0))
        .load(C, Good::Gold, 1)
        .heap(at(0, 0), Good::Clay, 1)
        .put(A, Transport::Donkey, land(1, 0))
        .start();
    for action in [hand(Good::Clay, at(0, 0), C), hand(Good::Gold, C, at(0, 0))] {
        assert_eq!(table.refused(RED, action), "RB-TURN-06");
    }
}

#[test]
fn rb_move_06_a_good_is_moved_by_one_transporter_of_a_seat_only() {
    let layout = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Gold, 1)
        .put(B, Transport::Donkey, land(1, 0));
    // Put down and taken up.
    let mut table = layout.start();
    table.plays(RED, [step(A, land(1, 0)), hand(Good::Gold, A, at(1, 0))]);
    let taken = hand(Good::Gold, at(1, 0), B);
    if table.is_listed(RED, taken) {
        table.play(RED, taken);
        assert_eq!(table.refused(RED, step(B, land(2, 0))), "RB-MOVE-06");
        assert_eq!(table.steps(B), []);
        table.plays(RED, [hand(Good::Gold, B, at(1, 0)), step(B, land(2, 0))]);
    } else {
        assert_eq!(table.refused(RED, taken), "RB-MOVE-06");
        table.play(RED, step(B, land(2, 0)));
    }
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Gold, 1)]));
    // Passed from one to the other.
    let mut table = layout.start();
    table.plays(RED, [step(A, land(1, 0)), hand(Good::Gold, A, B)]);
    assert_eq!(table.refused(RED, step(B, land(2, 0))), "RB-MOVE-06");
    // In the next turn it is a good like any other.
    table.reach(Phase::Movement);
    table.play(RED, step(B, land(2, 0)));
}

/// What stayed where it was has not been moved.
#[test]
fn rb_move_06_a_good_that_went_nowhere_can_be_moved_by_another() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .put(B, Transport::Donkey, land(0, 0))
        .heap(at(0, 0), Good::Gold, 1)
        .start();
    table.plays(
        RED,
        [
            hand(Good::Gold, at(0, 0), A),
            hand(Good::Gold, A, B),
            step(A, land(1, 0)),
            step(B, land(1, 0)),
            step(B, land(2, 0)),
        ],
    );
    assert_eq!(table.cargo(B), goods([(Good::Gold, 1)]));
}

/// Even a good that came back has been moved.
#[test]
fn rb_move_06_a_good_that_came_back_has_been_moved() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Gold, 1)
        .put(B, Transport::Donkey, land(0, 0))
        .start();
    table.plays(
        RED,
        [
            step(A, land(1, 0)),
            step(A, land(0, 0)),
            hand(Good::Gold, A, B),
        ],
    );
    assert_eq!(table.refused(RED, step(B, land(1, 0))), "RB-MOVE-06");
}

/// Where moved and unmoved goods of a kind lie together, as many can be moved as have not been.
#[test]
fn rb_move_06_of_a_mixed_heap_the_goods_that_have_not_moved_can_be_moved() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Gold, 1)
        .put(B, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Gold, 1)
        .start();
    table.plays(RED, [step(A, land(1, 0)), hand(Good::Gold, A, at(1, 0))]);
    table.plays(RED, [hand(Good::Gold, at(1, 0), B), step(B, land(2, 0))]);
    assert_eq!(table.cargo(B), goods([(Good::Gold, 1)]));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Gold, 1)]));
}

/// The same transporter may put a good down, and take it up again.
#[test]
fn rb_move_06_a_transporter_takes_up_again_what_it_put_down() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .load(A, Good::Gold, 1)
        .start();
    table.plays(
        RED,
        [
            step(A, land(1, 0)),
            hand(Good::Gold, A, at(1, 0)),
            hand(Good::Gold, at(1, 0), A),
            step(A, land(2, 0)),
            hand(Good::Gold, A, at(2, 0)),
            step(A, land(1, 0)),
            step(A, land(2, 0)),
            hand(Good::Gold, at(2, 0), A),
        ],
    );
    assert_eq!(table.cargo(A), goods([(Good::Gold, 1)]));
    // By way of another of the seat's too.
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .load(A, Good::Gold, 1)
        .put(B, Transport::Truck, land(1, 0))
        .start();
    table.plays(
        RED,
        [
            step(A, land(1, 0)),
            hand(Good::Gold, A, B),
            hand(Good::Gold, B, A),
            step(A, land(2, 0)),
        ],
    );
    assert_eq!(table.cargo(A), goods([(Good::Gold, 1)]));
}

#[test]
fn rb_move_06_a_later_seat_carries_on_what_was_dropped() {
    let mut table = Layout::by_road()
        .seats(3)
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Gold, 1)
        .put(C, Transport::Donkey, land(2, 0))
        .put(of(BLUE, 1), Transport::Donkey, land(4, 0))
        .put(D, Transport::Donkey, land(4, 0))
        .start();
    table.plays(
        RED,
        [
            step(A, land(1, 0)),
            step(A, land(2, 0)),
            hand(Good::Gold, A, at(2, 0)),
            Action::Done,
        ],
    );
    table.plays(
        BLUE,
        [
            hand(Good::Gold, at(2, 0), C),
            step(C, land(3, 0)),
            step(C, land(4, 0)),
            hand(Good::Gold, C, at(4, 0)),
        ],
    );
    // But no second one of that seat.
    let second = of(BLUE, 1);
    let taken = hand(Good::Gold, at(4, 0), second);
    if table.is_listed(BLUE, taken) {
        let table = table.after(BLUE, taken);
        assert_eq!(table.refused(BLUE, step(second, land(5, 0))), "RB-MOVE-06");
    }
    table.play(BLUE, Action::Done);
    table.plays(GREEN, [hand(Good::Gold, at(4, 0), D), step(D, land(5, 0))]);
    assert_eq!(table.cargo(D), goods([(Good::Gold, 1)]));
}

/// Handed over with consent, it is the later seat that carries on.
#[test]
fn rb_move_06_rb_turn_06_what_is_handed_to_a_later_seats_transporter_is_carried_on() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Gold, 1)
        .put(C, Transport::Donkey, land(1, 0))
        .start();
    table.plays(RED, [step(A, land(1, 0)), hand(Good::Gold, A, C)]);
    table.play(BLUE, Action::Agree);
    table.play(RED, Action::Done);
    table.plays(BLUE, [step(C, land(2, 0)), step(C, land(3, 0))]);
    assert_eq!(table.cargo(C), goods([(Good::Gold, 1)]));
}

/// What is written of who has moved a good counts.
#[test]
fn rb_move_06_goods_written_down_as_moved_by_the_seat_stay() {
    let both: SeatSet = [RED, BLUE].into_iter().collect();
    for (by, is_free) in [
        (SeatSet::only(RED), false),
        (SeatSet::only(BLUE), true),
        (both, false),
    ] {
        let table = Layout::by_road()
            .put(A, Transport::Donkey, land(0, 0))
            .load(A, Good::Gold, 2)
            .has_moved(A, Good::Gold, 1, by)
            .start();
        assert_eq!(!table.steps(A).is_empty(), is_free, "{by:?}");
        if !is_free {
            assert_eq!(table.refused(RED, step(A, land(1, 0))), "RB-MOVE-06");
        }
        // The other of the two has not been moved, and can be sorted out.
        let mut table = table;
        table.plays(
            RED,
            [
                hand(Good::Gold, A, at(0, 0)),
                hand(Good::Gold, A, at(0, 0)),
                hand(Good::Gold, at(0, 0), A),
                step(A, land(1, 0)),
            ],
        );
        assert_eq!(table.cargo(A), goods([(Good::Gold, 1)]));
    }
}

#[test]
fn rb_move_09_a_boat_on_a_river_reaches_all_its_banks() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Raft, river(1, 0))
        .heap(part(1, 0, NORTH), Good::Clay, 2)
        .heap(part(1, 0, SOUTH), Good::Stone, 2)
        .heap(at(1, 1), Good::Gold, 1)
        .start();
    assert_eq!(
        table.refused(RED, hand(Good::Gold, at(1, 1), A)),
        "RB-MOVE-05"
    );
    table.plays(
        RED,
        [
            hand(Good::Clay, part(1, 0, NORTH), A),
            hand(Good::Stone, part(1, 0, SOUTH), A),
            hand(Good::Clay, A, part(1, 0, SOUTH)),
            hand(Good::Stone, A, part(1, 0, NORTH)),
            hand(Good::Clay, part(1, 0, SOUTH), A),
            step(A, river(2, 0)),
            hand(Good::Clay, A, part(2, 0, NORTH)),
        ],
    );
    assert_eq!(table.heap(part(1, 0, SOUTH)), goods([(Good::Stone, 1)]));
    assert_eq!(
        table.heap(part(1, 0, NORTH)),
        goods([(Good::Clay, 1), (Good::Stone, 1)])
    );
    assert_eq!(table.heap(part(2, 0, NORTH)), goods([(Good::Clay, 1)]));
}

/// Three banks at a fork, and of two rivers on a tile only the banks of its own.
#[test]
fn rb_move_09_a_boat_reaches_the_banks_of_its_own_river() {
    let fork = "0,0 pasture 024; 1,0 mountain 3; -1,1 mountain 5; 0,-1 mountain 1";
    let mut table = Layout::of(fork)
        .put(A, Transport::Raft, river(0, 0))
        .heap(part(0, 0, 0), Good::Clay, 1)
        .heap(part(0, 0, 1), Good::Clay, 1)
        .heap(part(0, 0, 2), Good::Clay, 1)
        .start();
    for nth in 0..3 {
        table.play(RED, hand(Good::Clay, part(0, 0, nth), A));
    }
    let two = "0,0 pasture 01 34; 1,0 mountain 3; 0,1 mountain 4; -1,0 mountain 0; 0,-1 mountain 1";
    // Clockwise from the first half of the east: between the rivers, inside the first bend, inside the second.
    let layout = [0, 1, 2].into_iter().fold(Layout::of(two), |layout, nth| {
        layout.heap(part(0, 0, nth), Good::Clay, 1)
    });
    for (nth, own, other) in [(0, 1, 2), (1, 2, 1)] {
        let table = layout
            .clone()
            .put(A, Transport::Raft, Place::River(part(0, 0, nth)))
            .start();
        let reached = |nth| table.is_listed(RED, hand(Good::Clay, part(0, 0, nth), A));
        assert!(reached(0) && reached(own) && !reached(other));
        assert_eq!(
            table.refused(RED, hand(Good::Clay, part(0, 0, other), A)),
            "RB-MOVE-05"
        );
    }
}

#[test]
fn rb_move_08_rb_move_09_a_docked_boat_reaches_its_region() {
    let layout = Layout::of(RIVER)
        .heap(part(2, 0, NORTH), Good::Clay, 1)
        .heap(part(2, 0, SOUTH), Good::Clay, 1);
    for (own, other) in [(NORTH, SOUTH), (SOUTH, NORTH)] {
        let layout = layout.clone();
        let mut table = layout
            .put(A, Transport::Raft, dock(part(2, 0, own), 0))
            .start();
        assert_eq!(
            table.refused(RED, hand(Good::Clay, part(2, 0, other), A)),
            "RB-MOVE-05"
        );
        table.play(RED, hand(Good::Clay, part(2, 0, own), A));
        assert_eq!(
            table.refused(RED, hand(Good::Clay, A, part(2, 0, other))),
            "RB-MOVE-05"
        );
        table.play(RED, hand(Good::Clay, A, part(2, 0, own)));
    }
    // After docking too: that ends its steps, not its unloading.
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Raft, sea(3, 0))
        .load(A, Good::Gold, 1)
        .start();
    table.plays(
        RED,
        [step(A, dock(at(2, 1), 5)), hand(Good::Gold, A, at(2, 1))],
    );
    assert_eq!(table.heap(at(2, 1)), goods([(Good::Gold, 1)]));
}

/// Over a bridge a boat on the coast of either bank reaches both.
#[test]
fn rb_move_09_rb_map_05_a_docked_boat_reaches_the_other_bank_over_a_bridge() {
    let layout = Layout::of(RIVER)
        .bridge(part(2, 0, NORTH), part(2, 0, SOUTH))
        .heap(at(2, 0), Good::Clay, 1)
        .put(A, Transport::Raft, sea(3, 0));
    for bank in [NORTH, SOUTH] {
        let mut table = layout.start();
        table.plays(
            RED,
            [
                step(A, dock(part(2, 0, bank), 0)),
                hand(Good::Clay, at(2, 0), A),
            ],
        );
        assert_eq!(table.cargo(A), goods([(Good::Clay, 1)]));
    }
}

/// Boats and land transporters meet where the boat reaches the land.
#[test]
fn rb_move_05_rb_move_09_goods_pass_between_a_boat_and_the_land_transporters_it_reaches() {
    let on_land = |nth| Place::Land(part(2, 0, nth));
    let layout = Layout::of(RIVER)
        .put(A, Transport::Donkey, on_land(NORTH))
        .load(A, Good::Clay, 1);
    for (place, is_reached) in [
        (river(2, 0), true),
        (dock(part(2, 0, NORTH), 0), true),
        (dock(part(2, 0, SOUTH), 0), false),
        (river(1, 0), false),
        (sea(3, 0), false),
    ] {
        let table = layout.clone().put(B, Transport::Raft, place).start();
        let action = hand(Good::Clay, A, B);
        assert_eq!(table.is_listed(RED, action), is_reached, "{place}");
        if is_reached {
            let mut table = table.after(RED, action);
            table.play(RED, hand(Good::Clay, B, A));
        } else {
            assert_eq!(table.refused(RED, action), "RB-MOVE-05", "{place}");
        }
    }
}

#[test]
fn rb_move_10_boats_on_a_tile_exchange_goods_at_open_sea_too() {
    for place in [sea(3, 0), river(2, 0), dock(at(2, 1), 5)] {
        let mut table = Layout::of(RIVER)
            .put(A, Transport::Raft, place)
            .load(A, Good::Clay, 1)
            .put(B, Transport::Rowboat, place)
            .load(B, Good::Gold, 1)
            .put(C, Transport::Raft, place)
            .start();
        table.plays(RED, [hand(Good::Clay, A, B), hand(Good::Gold, B, A)]);
        assert_eq!(table.cargo(A), goods([(Good::Gold, 1)]));
        assert_eq!(table.cargo(B), goods([(Good::Clay, 1)]));
        table.play(RED, hand(Good::Gold, A, C));
        table.play(BLUE, Action::Agree);
        assert_eq!(table.cargo(C), goods([(Good::Gold, 1)]));
    }
    // Not from one sea tile to the next.
    let table = Layout::of(RIVER)
        .put(A, Transport::Raft, sea(3, 0))
        .load(A, Good::Clay, 1)
        .put(B, Transport::Rowboat, sea(4, 0))
        .start();
    assert_eq!(table.refused(RED, hand(Good::Clay, A, B)), "RB-MOVE-05");
}

/// A boat in the river and one on the coast of a bank are on the same tile.
#[test]
fn rb_move_10_a_boat_in_the_river_and_one_on_the_coast_exchange_goods() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Raft, river(2, 0))
        .load(A, Good::Clay, 1)
        .put(B, Transport::Rowboat, dock(part(2, 0, SOUTH), 0))
        .load(B, Good::Gold, 1)
        .start();
    table.plays(RED, [hand(Good::Clay, A, B), hand(Good::Gold, B, A)]);
}

#[test]
fn rb_move_10_goods_cannot_be_left_or_thrown_away_at_sea() {
    for good in Good::ALL.into_iter().filter(|&good| good != Good::Goose) {
        let mut table = Layout::of(RIVER)
            .put(A, Transport::Raft, sea(3, 0))
            .load(A, good, 1)
            .put(B, Transport::Raft, sea(3, 0))
            .start();
        let overboard = hand(good, A, at(3, 0));
        assert_eq!(table.refused(RED, overboard), "RB-MOVE-10");
        table.play(RED, step(A, sea(4, 0)));
        assert_eq!(table.refused(RED, overboard), "RB-MOVE-05");
        assert_eq!(table.refused(RED, hand(good, A, at(4, 0))), "RB-MOVE-10");
    }
}

#[test]
fn rb_move_11_an_oil_rig_stores_goods() {
    let mut table = Layout::of(SEAS)
        .building(at(1, 0), Building::OilRig)
        .heap(at(1, 0), Good::Fuel, 2)
        .put(A, Transport::Raft, sea(0, 0))
        .load(A, Good::Gold, 1)
        .start();
    assert_eq!(
        table.refused(RED, hand(Good::Fuel, at(1, 0), A)),
        "RB-MOVE-05"
    );
    table.plays(
        RED,
        [
            step(A, sea(1, 0)),
            hand(Good::Gold, A, at(1, 0)),
            hand(Good::Fuel, at(1, 0), A),
            hand(Good::Fuel, at(1, 0), A),
            step(A, sea(2, 0)),
        ],
    );
    assert_eq!(table.cargo(A), goods([(Good::Fuel, 2)]));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Gold, 1)]));
    // Whoever comes may use it.
    table.play(RED, Action::Done);
    let mut table = Layout::of(SEAS)
        .building(at(1, 0), Building::OilRig)
        .heap(at(1, 0), Good::Fuel, 2)
        .put(C, Transport::Raft, sea(1, 0))
        .start();
    table.play(RED, Action::Done);
    table.plays(BLUE, [hand(Good::Fuel, at(1, 0), C), step(C, sea(0, 0))]);
}

/// A transporter that has ended its journey takes nothing up and puts nothing down.
#[test]
fn rb_move_05_who_is_not_on_the_way_does_not_load() {
    let table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .moved(A)
        .load(A, Good::Gold, 1)
        .heap(at(0, 0), Good::Clay, 1)
        .put(B, Transport::Donkey, land(1, 0))
        .start();
    for action in [hand(Good::Clay, at(0, 0), A), hand(Good::Gold, A, at(0, 0))] {
        assert_eq!(table.refused(RED, action), "RB-MOVE-01", "{action:?}");
    }
}

/// Goods wait for the seat's moment where another can still take them.
#[test]
fn rb_turn_10_rb_move_05_nobody_loads_out_of_turn_where_another_comes_first() {
    let table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .put(C, Transport::Donkey, land(0, 0))
        .heap(at(0, 0), Good::Clay, 1)
        .start();
    let early = hand(Good::Clay, at(0, 0), C);
    assert_eq!(table.refused(BLUE, early), "RB-TURN-10");
    let unknown = Seat::new(5).unwrap();
    assert_eq!(table.refused(unknown, early), "RB-SET-01");
}
