//! Geese that follow (RB-MOVE-14 to 17).

use roads_and_boats::{
    Action, Building, Event, Good, Goods, Phase, Place, Region, Transport, TransporterId,
};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);

fn geese(table: &Table, region: Region) -> u16 {
    table.heap(region)[Good::Goose]
}

fn leave(transporter: TransporterId) -> Action {
    Action::Leave { transporter }
}

/// As many as the owner wants, and no others.
#[test]
fn rb_move_14_geese_follow_a_transporter_that_leaves_their_region_if_its_owner_wants() {
    for kind in [Transport::Donkey, Transport::Wagon, Transport::Truck] {
        for wanted in 0..=3 {
            let mut table = Layout::by_road()
                .put(A, kind, land(0, 0))
                .heap(at(0, 0), Good::Goose, 3)
                .heap(at(0, 0), Good::Gold, 1)
                .start();
            for _ in 0..wanted {
                table.play(RED, lead(A, at(0, 0)));
            }
            table.play(RED, step(A, land(1, 0)));
            assert_eq!(geese(&table, at(0, 0)), 3 - wanted, "{kind}");
            assert_eq!(geese(&table, at(1, 0)), wanted, "{kind}");
            assert_eq!(table.cargo(A), Goods::NONE);
        }
    }
}

/// They are not carried, so a full transporter is followed too, by any number.
#[test]
fn rb_move_14_any_number_of_geese_follow_a_laden_transporter() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Gold, 2)
        .heap(at(0, 0), Good::Goose, 20)
        .start();
    for _ in 0..20 {
        table.play(RED, lead(A, at(0, 0)));
    }
    assert_eq!(table.refused(RED, lead(A, at(0, 0))), "RB-MOVE-14");
    table.play(RED, step(A, land(1, 0)));
    assert_eq!(table.heap(at(1, 0)), goods([(Good::Goose, 20)]));
    assert_eq!(table.cargo(A), goods([(Good::Gold, 2)]));
}

/// Over all its steps, and more may join.
#[test]
fn rb_move_14_geese_follow_on_join_and_stay_on_the_way() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .heap(at(0, 0), Good::Goose, 2)
        .heap(at(1, 0), Good::Goose, 1)
        .start();
    table.plays(
        RED,
        [
            lead(A, at(0, 0)),
            lead(A, at(0, 0)),
            step(A, land(1, 0)),
            lead(A, at(1, 0)),
            step(A, land(2, 0)),
        ],
    );
    assert_eq!(geese(&table, at(2, 0)), 3);
    table.plays(RED, [leave(A), leave(A), step(A, land(3, 0))]);
    assert_eq!([geese(&table, at(2, 0)), geese(&table, at(3, 0))], [2, 1]);
    table.play(RED, leave(A));
    assert_eq!(table.refused(RED, leave(A)), "RB-MOVE-14");
    table.play(RED, step(A, land(2, 0)));
    assert_eq!([geese(&table, at(2, 0)), geese(&table, at(3, 0))], [2, 1]);
}

/// Off the road too, and only geese of the region it leaves.
#[test]
fn rb_move_14_only_geese_of_its_own_region_follow() {
    let mut table = Layout::of(ROW)
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Goose, 1)
        .heap(at(0, 0), Good::Goose, 1)
        .start();
    assert_eq!(table.refused(RED, lead(A, at(0, 0))), "RB-MOVE-14");
    assert_eq!(table.refused(RED, lead(A, at(2, 0))), "RB-MOVE-14");
    assert_eq!(table.refused(RED, leave(A)), "RB-MOVE-14");
    table.plays(RED, [lead(A, at(1, 0)), step(A, land(2, 0))]);
    assert_eq!(geese(&table, at(2, 0)), 1);
}

/// Leading is part of one's own journey.
#[test]
fn rb_move_01_rb_turn_06_one_leads_with_ones_own_transporter_that_has_not_moved() {
    let layout = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .put(C, Transport::Truck, land(0, 0))
        .heap(at(0, 0), Good::Goose, 2);
    let table = layout.start();
    assert_eq!(table.refused(RED, lead(C, at(0, 0))), "RB-TURN-06");
    assert_eq!(table.refused(BLUE, lead(C, at(0, 0))), "RB-TURN-10");
    let table = layout.clone().moved(A).start();
    assert_eq!(table.refused(RED, lead(A, at(0, 0))), "RB-MOVE-01");
    let table = layout.phase(Phase::Building).start();
    assert_eq!(table.refused(RED, lead(A, at(0, 0))), "RB-TURN-01");
}

/// A goose is a good too.
#[test]
fn rb_move_14_a_goose_may_be_carried_instead() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .heap(at(0, 0), Good::Goose, 3)
        .start();
    table.plays(
        RED,
        [
            hand(Good::Goose, at(0, 0), A),
            hand(Good::Goose, at(0, 0), A),
            lead(A, at(0, 0)),
            step(A, land(1, 0)),
        ],
    );
    assert_eq!(table.cargo(A), goods([(Good::Goose, 2)]));
    assert_eq!(geese(&table, at(1, 0)), 1);
}

/// A transporter with another on it is followed as well.
#[test]
fn rb_move_14_geese_follow_a_transporter_that_carries_another() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .put(B, Transport::Donkey, land(0, 0))
        .heap(at(0, 0), Good::Goose, 2)
        .start();
    table.plays(
        RED,
        [
            carry(A, B),
            lead(A, at(0, 0)),
            lead(A, at(0, 0)),
            step(A, land(1, 0)),
            step(A, land(2, 0)),
        ],
    );
    assert_eq!(geese(&table, at(2, 0)), 2);
}

/// Along a river each bank keeps its geese.
#[test]
fn rb_move_14_rb_move_16_geese_follow_a_boat_along_their_bank() {
    for bank in [NORTH, SOUTH] {
        let mut table = Layout::of(RIVER)
            .put(A, Transport::Rowboat, river(0, 0))
            .heap(at(0, 0), Good::Goose, 1)
            .heap(part(1, 0, bank), Good::Goose, 2)
            .start();
        table.plays(
            RED,
            [
                step(A, river(1, 0)),
                lead(A, part(1, 0, bank)),
                step(A, river(2, 0)),
            ],
        );
        assert_eq!(geese(&table, at(0, 0)), 1);
        assert_eq!(geese(&table, part(1, 0, bank)), 1);
        assert_eq!(geese(&table, part(2, 0, bank)), 1);
        assert_eq!(geese(&table, part(2, 0, 1 - bank)), 0);
        // Out to the sea and on to a coast.
        table.play(RED, step(A, sea(3, 0)));
        assert_eq!(geese(&table, at(3, 0)), 1);
        table.play(RED, step(A, dock(at(2, 1), 5)));
        assert_eq!(geese(&table, at(2, 1)), 1);
        assert_eq!(geese(&table, at(3, 0)), 0);
    }
}

#[test]
fn rb_move_16_geese_do_not_follow_across_a_river() {
    let donkey = Place::Land(part(1, 0, NORTH));
    let layout =
        Layout::of(RIVER)
            .put(A, Transport::Donkey, donkey)
            .heap(part(1, 0, SOUTH), Good::Goose, 1);
    let table = layout.start();
    let action = lead(A, part(1, 0, SOUTH));
    assert!(["RB-MOVE-14", "RB-MOVE-16"].contains(&table.refused(RED, action)));
    // A bridge changes that.
    let mut table = Layout::of(RIVER)
        .bridge(part(1, 0, NORTH), part(1, 0, SOUTH))
        .put(A, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Goose, 1)
        .start();
    table.plays(RED, [lead(A, at(1, 0)), step(A, land(1, 1))]);
    assert_eq!(geese(&table, at(1, 1)), 1);
}

/// A boat that leaves a fork by one arm is followed from the two banks of that arm only.
#[test]
fn rb_move_16_geese_on_the_far_bank_of_a_fork_do_not_follow() {
    let fork = "0,0 pasture 024; 1,0 mountain 3; -1,1 mountain 5; 0,-1 mountain 1";
    // Clockwise from the first half of the east: the banks between the arms to the north-west and the east, the east
    // and the south-west, the south-west and the north-west.
    for (to, banks) in [
        (river(1, 0), [0, 1]),
        (river(-1, 1), [1, 2]),
        (river(0, -1), [2, 0]),
    ] {
        for bank in 0..3 {
            let mut table = Layout::of(fork)
                .put(A, Transport::Raft, river(0, 0))
                .heap(part(0, 0, bank), Good::Goose, 1)
                .start();
            table.play(RED, lead(A, part(0, 0, bank)));
            if banks.contains(&bank) {
                table.play(RED, step(A, to));
                assert_eq!(
                    table.heap(Region::new(to.hex(), 0)),
                    goods([(Good::Goose, 1)])
                );
            } else {
                if !table.is_listed(RED, step(A, to)) {
                    assert_eq!(table.refused(RED, step(A, to)), "RB-MOVE-16");
                    table.play(RED, leave(A));
                }
                table.play(RED, step(A, to));
                assert_eq!(geese(&table, part(0, 0, bank)), 1);
            }
        }
    }
    // With a bridge the far bank is as near as the one it joins.
    let mut table = Layout::of(fork)
        .bridge(part(0, 0, 1), part(0, 0, 2))
        .put(A, Transport::Raft, river(0, 0))
        .heap(part(0, 0, 1), Good::Goose, 1)
        .start();
    table.plays(RED, [lead(A, part(0, 0, 1)), step(A, river(0, -1))]);
    assert_eq!(geese(&table, at(0, -1)), 1);
}

/// From the sea into a river they go ashore on the bank that the owner names.
#[test]
fn rb_move_14_rb_move_16_geese_from_the_sea_go_ashore_on_one_bank_of_a_river() {
    let layout = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .heap(at(3, 0), Good::Goose, 2);
    for bank in [NORTH, SOUTH] {
        let mut table = layout.start();
        table.play(RED, lead(A, at(3, 0)));
        let events = table.play(RED, step_ashore(A, river(2, 0), part(2, 0, bank)));
        assert!(events.contains(&Event::Stepped {
            seat: RED,
            id: A,
            from: sea(3, 0),
            to: river(2, 0),
            geese: 2,
            flock: Some([at(3, 0), part(2, 0, bank)]),
        }));
        assert_eq!(geese(&table, part(2, 0, bank)), 2);
        assert_eq!(geese(&table, part(2, 0, 1 - bank)), 0);
        // And on along that bank.
        table.play(RED, step(A, river(1, 0)));
        assert_eq!(geese(&table, part(1, 0, bank)), 2);
    }
    let table = layout.start();
    for ashore in [at(2, 1), part(1, 0, NORTH), at(3, 0)] {
        let action = step_ashore(A, river(2, 0), ashore);
        assert_eq!(table.refused(RED, action), "RB-MOVE-16", "{ashore}");
    }
    assert_eq!(table.refused(RED, step(A, river(2, 0))), "RB-MOVE-16");
    // Nothing is named without geese, or elsewhere.
    let table = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .put(B, Transport::Rowboat, river(1, 0))
        .heap(part(1, 0, NORTH), Good::Goose, 1)
        .start();
    let action = step_ashore(A, river(2, 0), part(2, 0, NORTH));
    assert_eq!(table.refused(RED, action), "RB-MOVE-16");
    let table = table.after(RED, lead(B, part(1, 0, NORTH)));
    let action = step_ashore(B, river(2, 0), part(2, 0, SOUTH));
    assert_eq!(table.refused(RED, action), "RB-MOVE-16");
}

#[test]
fn rb_move_15_geese_at_sea_follow_the_last_transporter_that_leaves() {
    let layout = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .heap(at(3, 0), Good::Goose, 3);
    let mut table = layout.start();
    table.play(RED, step(A, sea(4, 0)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [0, 3]);
    table.play(RED, step(A, sea(3, 0)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [3, 0]);
    table.play(RED, step(A, dock(at(2, 1), 5)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(2, 1))], [0, 3]);
    // To name one goose is to have the others come all the same.
    let mut table = layout.start();
    table.plays(RED, [lead(A, at(3, 0)), step(A, sea(4, 0))]);
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [0, 3]);
    // A seat that does nothing keeps them too.
    let mut table = layout.start();
    table.reach(Phase::Movement);
    assert_eq!(geese(&table, at(3, 0)), 3);
}

#[test]
fn rb_move_15_geese_at_sea_stay_with_a_transporter_or_an_oil_rig_that_stays() {
    let layout = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .heap(at(3, 0), Good::Goose, 3);
    for layout in [
        layout.clone().put(B, Transport::Raft, sea(3, 0)),
        layout.clone().put(C, Transport::Raft, sea(3, 0)),
        layout.clone().building(at(3, 0), Building::OilRig),
    ] {
        let mut table = layout.start();
        table.play(RED, step(A, sea(4, 0)));
        assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [3, 0]);
        // Or follow, if that is wanted.
        let mut table = layout.start();
        table.plays(RED, [lead(A, at(3, 0)), step(A, sea(4, 0))]);
        assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [2, 1]);
    }
    // A boat on the coast beside them is not with them.
    let mut table = layout
        .put(B, Transport::Raft, dock(at(2, 1), 5))
        .put(C, Transport::Raft, river(2, 0))
        .start();
    table.play(RED, step(A, sea(4, 0)));
    assert_eq!(geese(&table, at(4, 0)), 3);
}

/// One boat after the other.
#[test]
fn rb_move_15_the_second_of_two_boats_takes_the_geese_along() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .put(B, Transport::Rowboat, sea(3, 0))
        .heap(at(3, 0), Good::Goose, 2)
        .start();
    table.play(RED, step(A, sea(4, 0)));
    assert_eq!(geese(&table, at(3, 0)), 2);
    table.play(RED, step(B, dock(at(2, 1), 5)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(2, 1))], [0, 2]);
}

/// A carried boat does not stay.
#[test]
fn rb_move_15_a_boat_that_is_carried_away_leaves_no_goose_behind() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .put(B, Transport::Raft, sea(3, 0))
        .heap(at(3, 0), Good::Goose, 2)
        .start();
    table.plays(RED, [carry(A, B), step(A, sea(4, 0))]);
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [0, 2]);
}

/// Dropped on the way at sea they come along all the same.
#[test]
fn rb_move_15_nobody_leaves_geese_alone_at_sea() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Rowboat, river(2, 0))
        .heap(part(2, 0, SOUTH), Good::Goose, 1)
        .start();
    table.plays(RED, [lead(A, part(2, 0, SOUTH)), step(A, sea(3, 0))]);
    if table.is_listed(RED, leave(A)) {
        table.play(RED, leave(A));
    }
    table.play(RED, step(A, sea(4, 0)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [0, 1]);
}

/// A swimming goose is taken on board.
#[test]
fn rb_move_14_rb_move_10_a_goose_at_sea_may_be_carried() {
    let mut table = Layout::of(RIVER)
        .put(A, Transport::Rowboat, sea(3, 0))
        .heap(at(3, 0), Good::Goose, 1)
        .start();
    table.plays(RED, [hand(Good::Goose, at(3, 0), A), step(A, sea(4, 0))]);
    assert_eq!(table.cargo(A), goods([(Good::Goose, 1)]));
    assert_eq!(geese(&table, at(4, 0)), 0);
}

#[test]
fn rb_move_17_geese_that_followed_one_seat_are_led_off_by_another() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .heap(at(0, 0), Good::Goose, 2)
        .put(C, Transport::Donkey, land(0, 0))
        .start();
    table.plays(
        RED,
        [
            lead(A, at(0, 0)),
            lead(A, at(0, 0)),
            step(A, land(1, 0)),
            Action::Done,
        ],
    );
    let events = table.play(BLUE, step(C, land(1, 0)));
    assert!(events.contains(&Event::Stepped {
        seat: BLUE,
        id: C,
        from: land(0, 0),
        to: land(1, 0),
        geese: 0,
        flock: None,
    }));
    table.plays(
        BLUE,
        [lead(C, at(1, 0)), lead(C, at(1, 0)), step(C, land(2, 0))],
    );
    assert_eq!(geese(&table, at(2, 0)), 2);
    // Or carried off.
    table.play(BLUE, Action::Done);
    let mut table = Layout::by_road()
        .put(C, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Goose, 1)
        .has_moved(at(1, 0), Good::Goose, 1, [RED].into_iter().collect())
        .start();
    table.play(RED, Action::Done);
    table.plays(BLUE, [hand(Good::Goose, at(1, 0), C), step(C, land(2, 0))]);
}

/// What is carried is safe.
#[test]
fn rb_move_17_carried_geese_are_not_led_off() {
    let mut table = Layout::by_road()
        .put(A, Transport::Donkey, land(0, 0))
        .load(A, Good::Goose, 2)
        .put(C, Transport::Donkey, land(1, 0))
        .start();
    table.plays(RED, [step(A, land(1, 0)), Action::Done]);
    assert_eq!(table.refused(BLUE, lead(C, at(1, 0))), "RB-MOVE-14");
    // To take one needs the owner's word.
    table.play(BLUE, hand(Good::Goose, A, C));
    table.play(RED, Action::Refuse);
    assert_eq!(table.cargo(A), goods([(Good::Goose, 2)]));
}

/// Led or carried by one transporter, not led or carried by another of the seat.
#[test]
fn rb_move_17_rb_move_06_a_goose_is_moved_by_one_transporter_of_a_seat_only() {
    let layout = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .put(B, Transport::Truck, land(1, 0))
        .heap(at(0, 0), Good::Goose, 1);
    let mut led = layout.start();
    led.plays(RED, [lead(A, at(0, 0)), step(A, land(1, 0))]);
    let mut carried = layout.start();
    carried.plays(
        RED,
        [
            hand(Good::Goose, at(0, 0), A),
            step(A, land(1, 0)),
            hand(Good::Goose, A, at(1, 0)),
        ],
    );
    for table in [&led, &carried] {
        assert_eq!(table.refused(RED, lead(B, at(1, 0))), "RB-MOVE-17");
        let taken = hand(Good::Goose, at(1, 0), B);
        if table.is_listed(RED, taken) {
            let table = table.after(RED, taken);
            assert_eq!(table.refused(RED, step(B, land(2, 0))), "RB-MOVE-06");
        } else {
            assert_eq!(table.refused(RED, taken), "RB-MOVE-06");
        }
        // The one that moved it may lead it on, or carry it on.
        let mut on = table.clone();
        if on.is_listed(RED, lead(A, at(1, 0))) {
            on.play(RED, lead(A, at(1, 0)));
        }
        on.play(RED, step(A, land(2, 0)));
        assert_eq!(geese(&on, at(2, 0)), 1);
        let mut on = table.clone();
        on.plays(RED, [hand(Good::Goose, at(1, 0), A), step(A, land(2, 0))]);
        assert_eq!(on.cargo(A), goods([(Good::Goose, 1)]));
        assert_eq!(geese(&on, at(2, 0)), 0);
    }
    // In the next turn all is open again.
    led.reach(Phase::Movement);
    led.plays(RED, [lead(B, at(1, 0)), step(B, land(2, 0))]);
    assert_eq!(geese(&led, at(2, 0)), 1);
}

/// Of several geese those that have not been moved follow.
#[test]
fn rb_move_17_geese_that_have_not_been_moved_follow_another_transporter() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .put(B, Transport::Truck, land(1, 0))
        .heap(at(0, 0), Good::Goose, 1)
        .heap(at(1, 0), Good::Goose, 1)
        .start();
    table.plays(
        RED,
        [
            lead(A, at(0, 0)),
            step(A, land(1, 0)),
            leave(A),
            lead(B, at(1, 0)),
        ],
    );
    assert_eq!(table.refused(RED, lead(B, at(1, 0))), "RB-MOVE-17");
    table.play(RED, step(B, land(2, 0)));
    assert_eq!([geese(&table, at(1, 0)), geese(&table, at(2, 0))], [1, 1]);
}

/// The last boat takes geese along that another of the seat has brought, and leaves them to one that stays.
#[test]
fn rb_move_15_rb_move_17_the_last_boat_takes_along_what_another_of_the_seat_brought() {
    let layout = Layout::of(RIVER)
        .put(A, Transport::Rowboat, dock(at(2, 1), 5))
        .heap(at(2, 1), Good::Goose, 1)
        .put(B, Transport::Rowboat, sea(3, 0));
    let mut table = layout.start();
    table.plays(
        RED,
        [
            lead(A, at(2, 1)),
            step(A, sea(3, 0)),
            leave(A),
            step(A, sea(4, 0)),
        ],
    );
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(4, 0))], [1, 0]);
    table.play(RED, step(B, dock(at(2, 1), 5)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(2, 1))], [0, 1]);
    // Another seat's boat that stays keeps them.
    let mut table = layout.put(C, Transport::Raft, sea(3, 0)).start();
    table.plays(
        RED,
        [
            lead(A, at(2, 1)),
            step(A, sea(3, 0)),
            leave(A),
            step(A, sea(4, 0)),
            step(B, dock(at(2, 1), 5)),
            Action::Done,
        ],
    );
    assert_eq!(geese(&table, at(3, 0)), 1);
    table.play(BLUE, step(C, dock(at(2, 1), 5)));
    assert_eq!([geese(&table, at(3, 0)), geese(&table, at(2, 1))], [0, 1]);
}

/// To lead a goose without a step is not to move it.
#[test]
fn rb_move_06_rb_move_17_a_goose_that_was_led_nowhere_has_not_been_moved() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .put(B, Transport::Truck, land(0, 0))
        .heap(at(0, 0), Good::Goose, 1)
        .start();
    table.plays(
        RED,
        [
            lead(A, at(0, 0)),
            leave(A),
            step(A, land(1, 0)),
            lead(B, at(0, 0)),
            step(B, land(1, 0)),
        ],
    );
    assert_eq!(geese(&table, at(1, 0)), 1);
}

/// A goose that follows may be picked up, and one that is put down may follow.
#[test]
fn rb_move_14_a_goose_that_follows_may_be_picked_up() {
    let mut table = Layout::by_road()
        .put(A, Transport::Truck, land(0, 0))
        .heap(at(0, 0), Good::Goose, 1)
        .start();
    table.plays(RED, [lead(A, at(0, 0)), hand(Good::Goose, at(0, 0), A)]);
    assert_eq!(table.refused(RED, lead(A, at(0, 0))), "RB-MOVE-14");
    table.plays(
        RED,
        [
            step(A, land(1, 0)),
            hand(Good::Goose, A, at(1, 0)),
            lead(A, at(1, 0)),
            step(A, land(2, 0)),
        ],
    );
    assert_eq!(geese(&table, at(2, 0)), 1);
    assert_eq!(table.cargo(A), Goods::NONE);
}

/// A goose at sea follows the last that leaves, also if another of the seat's has moved it this phase.
#[test]
fn rb_move_15_a_goose_at_sea_follows_the_last_whoever_has_moved_it() {
    let layout = Layout::of("0,0 sea; 1,0 sea; 2,0 sea; 3,0 pasture; 5,0 rock; 4,0 sea")
        .put(A, Transport::Raft, sea(0, 0))
        .put(B, Transport::Raft, sea(1, 0))
        .heap(at(0, 0), Good::Goose, 1);
    let mut table = layout.start();
    table.play(RED, step(A, sea(1, 0)));
    assert_eq!(geese(&table, at(1, 0)), 1);
    // The first stays with the goose.
    let mut stays = table.clone();
    stays.play(RED, step(B, sea(2, 0)));
    assert_eq!(geese(&stays, at(1, 0)), 1);
    // The first goes on and has to take it along; then the second is not held by it either.
    let layout = Layout::of("0,0 sea; 1,0 sea; 2,0 sea; 3,0 pasture; 5,0 rock; 4,0 sea")
        .put(A, Transport::Raft, sea(1, 0))
        .heap(at(1, 0), Good::Goose, 1)
        .has_moved(at(1, 0), Good::Goose, 1, [RED].into_iter().collect());
    let mut table = layout.start();
    table.play(RED, step(A, sea(2, 0)));
    assert_eq!(geese(&table, at(2, 0)), 1);
    table.play(RED, step(A, sea(1, 0)));
    assert_eq!(geese(&table, at(1, 0)), 1);
}
