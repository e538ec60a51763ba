//! Production: what is made out of nothing, and what out of goods.

use game::Game;
use roads_and_boats::{Action, Building, Event, Good, Goods, Phase, Transport};

use crate::scaffold::*;

use Building::{
    ClayPit, CoalBurner, Mint, OilRig, PaperMill, Quarry, RaftFactory, Sawmill, StockExchange,
    StoneFactory, Woodcutter,
};
use Good::{Boards, Clay, Coins, Fuel, Gold, Iron, Paper, Stock, Stone, Trunks};

/// Two seats on a strip of pasture, with a building on its first tile.
fn strip(building: Building) -> Layout {
    Layout::on("p p p", 2).building(at(0, 0), building)
}

/// The last seat is done with the wonder, and the next turn's production begins.
#[track_caller]
fn begin_turn(layout: Layout) -> (Table, Vec<Event>) {
    let mut table = layout.phase(Phase::Wonder).mover(1).start();
    let events = table.play(1, Action::Done);
    assert_eq!(table.phase(), Phase::Production);
    (table, events)
}

/// Each primary producer makes one unit, transporter or no transporter, and again each turn.
#[test]
fn rb_prod_01_primary_producers_make_one_unit_each_turn() {
    let layout = Layout::on(
        "w r p s
         m p p w",
        2,
    )
    .building(at(0, 0), Woodcutter)
    .building(at(1, 0), Quarry)
    .building(at(2, 0), ClayPit)
    .building(at(3, 0), OilRig)
    .building(at(3, 1), Woodcutter)
    .mine(at(0, 1), 0, 3)
    .donkey(0, at(3, 1));
    let (mut table, events) = begin_turn(layout);
    let made = [
        (at(0, 0), Trunks),
        (at(1, 0), Stone),
        (at(2, 0), Clay),
        (at(3, 0), Fuel),
        (at(3, 1), Trunks),
    ];
    for (region, good) in made {
        assert_eq!(table.heap(region), goods([(good, 1)]), "{region}");
        assert!(events.contains(&Event::Yielded { region, good }));
    }
    assert_eq!(table.heap(at(0, 1)), goods([(Iron, 1)]));
    let mined = Event::Mined {
        region: at(0, 1),
        good: Iron,
        by_lot: false,
    };
    assert!(events.contains(&mined));
    // Nothing more comes in this turn, and one more of each in the next.
    // Nobody can buy a brick, so that the wonder phase is over at once.
    for phase in &Phase::ALL[..3] {
        assert_eq!(table.phase(), *phase);
        for (region, good) in made {
            assert_eq!(table.heap(region), goods([(good, 1)]), "{region}");
        }
        table.finish_phase();
    }
    assert_eq!(table.turn(), 3);
    for (region, good) in made {
        assert_eq!(table.heap(region), goods([(good, 2)]), "{region}");
    }
    assert_eq!(table.heap(at(0, 1)), goods([(Iron, 2)]));
}

/// The unit lies on the region of the building.
#[test]
fn rb_prod_01_rb_map_03_what_is_made_lies_on_the_bank_of_the_building() {
    for nth in [0, 1] {
        let layout = Layout::on("s w03 s\np p p", 2).building(part(1, 0, nth), Woodcutter);
        let (table, _) = begin_turn(layout);
        assert_eq!(table.heap(part(1, 0, nth)), goods([(Trunks, 1)]));
        assert_eq!(table.heap(part(1, 0, 1 - nth)), Goods::NONE);
    }
}

/// What a mine gives leaves its bag, and an empty bag gives nothing.
#[test]
fn rb_prod_02_a_mine_draws_from_its_bag_until_it_is_empty() {
    let layout = Layout::on("m p p", 2).mine(at(0, 0), 1, 2);
    let (mut table, _) = begin_turn(layout);
    for drawn in 1..=5_u32 {
        let bag = table.building(0, 0).unwrap().bag;
        let out = table.heap(at(0, 0));
        assert_eq!(bag.gold + out[Gold], 1);
        assert_eq!(bag.iron + out[Iron], 2);
        assert_eq!(out.total(), drawn.min(3));
        for _ in Phase::ALL {
            table.finish_phase();
        }
    }
}

/// Each unit in the bag is as likely, whatever it is.
#[test]
fn rb_prod_02_a_mine_draws_at_random() {
    let mut n_gold = 0;
    for seed in 0..400 {
        let layout = Layout::on("m p p", 2).mine(at(0, 0), 3, 1).seed(seed);
        let (table, _) = begin_turn(layout);
        n_gold += table.heap(at(0, 0))[Gold];
    }
    // Three in four are 300.
    assert!((270..330).contains(&n_gold), "{n_gold}");
}

/// Anyone may see what a bag holds.
#[test]
fn rb_prod_02_the_bag_of_a_mine_lies_open_to_all() {
    use game::Viewer;
    let table = Layout::on("m p p", 2).mine(at(0, 0), 3, 1).start();
    for viewer in [Viewer::Table, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        let bag = table.view(viewer).position.buildings[0].bag;
        assert_eq!((bag.gold, bag.iron), (3, 1));
    }
}

/// One set of inputs, what it gives, how many, and how many sets a turn.
fn secondary() -> [(Building, Goods, Good, u16, u16); 6] {
    [
        (Sawmill, goods([(Trunks, 1)]), Boards, 2, 3),
        (StoneFactory, goods([(Clay, 1)]), Stone, 2, 3),
        (CoalBurner, goods([(Trunks, 2)]), Fuel, 1, 6),
        (PaperMill, goods([(Trunks, 2)]), Paper, 1, 1),
        (Mint, goods([(Gold, 2), (Fuel, 1)]), Coins, 1, 1),
        (StockExchange, goods([(Coins, 2), (Paper, 1)]), Stock, 1, 6),
    ]
}

fn times(set: &Goods, sets: u16) -> Goods {
    set.iter()
        .map(|(good, count)| (good, count * sets))
        .collect()
}

/// Sets of inputs become outputs up to the most a turn, counted in outputs.
#[test]
fn rb_prod_03_producers_make_as_much_as_their_most() {
    for (building, set, good, gives, sets) in secondary() {
        let layout = strip(building).donkey(0, at(0, 0));
        let mut table = layout.goods(at(0, 0), times(&set, sets + 1).iter()).start();
        for nth in 1..=sets {
            let events = table.buy(0, produce(0, 0));
            let produced = Event::Produced {
                seat: seat(0),
                hex: hex(0, 0),
                good,
                count: gives,
            };
            assert!(events.contains(&produced), "{building}: {events:?}");
            let there = table.heap(at(0, 0));
            let made = there[good] + table.cargo(id(0, 0))[good];
            assert_eq!(made, nth * gives, "{building}");
            for (input, count) in set.iter() {
                assert_eq!(there[input], count * (sets + 1 - nth), "{building}");
            }
            assert_eq!(table.building(0, 0).unwrap().made, nth * gives);
        }
        assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-03");
        // Nor does it run by itself then.
        let before = table.heap(at(0, 0));
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), before, "{building}");
    }
}

/// Only complete sets.
#[test]
fn rb_prod_03_producers_take_no_part_of_a_set() {
    for (building, set, _, _, _) in secondary() {
        for missing in set.iter().map(|(good, _)| good) {
            let mut heap = set;
            heap[missing] -= 1;
            let layout = strip(building).donkey(0, at(0, 0));
            let mut table = layout.goods(at(0, 0), heap.iter()).start();
            assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-03");
            table.finish_phase();
            assert_eq!(table.heap(at(0, 0)), heap, "{building}");
        }
    }
}

/// The most is counted over all seats and the run by itself together.
#[test]
fn rb_prod_03_seats_share_the_most_of_a_producer() {
    let layout = strip(Sawmill)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .goods(at(0, 0), [(Trunks, 5)]);
    let mut table = layout.start();
    table.play(0, produce(0, 0));
    table.play(0, Action::Done);
    table.play(1, produce(0, 0));
    let mut both = table.clone();
    both.play(1, produce(0, 0));
    assert_eq!(both.refused(1, produce(0, 0)), "RB-PROD-03");
    for mut table in [table, both] {
        table.play(1, Action::Done);
        let there = goods([(Trunks, 2), (Boards, 2)]);
        assert_eq!(table.heap(at(0, 0)), there);
        for of in [0, 1] {
            assert_eq!(table.cargo(id(of, 0)), goods([(Boards, 2)]));
        }
    }
}

/// What does not fit under the most is not made; the next turn begins anew.
#[test]
fn rb_prod_03_the_most_is_for_one_turn() {
    let mut table = strip(Sawmill)
        .made(4)
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Trunks, 5)])
        .start();
    table.play(0, produce(0, 0));
    assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-03");
    for _ in Phase::ALL {
        table.finish_phase();
    }
    for _ in 0..3 {
        table.play(0, produce(0, 0));
    }
    assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-03");
    assert_eq!(table.heap(at(0, 0)), goods([(Trunks, 1), (Boards, 6)]));
    assert_eq!(table.cargo(id(0, 0)), goods([(Boards, 2)]));
}

/// Only producers produce.
#[test]
fn rb_prod_03_nothing_is_fed_to_what_makes_nothing_of_goods() {
    for building in [Woodcutter, RaftFactory] {
        let layout = Layout::on("w s p w", 2)
            .building(at(0, 0), building)
            .donkey(0, at(0, 0))
            .donkey(0, at(3, 0))
            .goods(at(0, 0), [(Trunks, 4)])
            .goods(at(3, 0), [(Trunks, 4)]);
        let table = layout.start();
        assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-03");
        assert_eq!(table.refused(0, produce(3, 0)), "RB-PROD-03");
        assert_eq!(table.refused(0, produce(9, 0)), "RB-MAP-01");
    }
}

/// Feeding a producer takes a transporter on its tile.
#[test]
fn rb_prod_04_without_a_transporter_there_nobody_feeds_a_producer() {
    let layout = strip(Sawmill).goods(at(0, 0), [(Trunks, 1)]);
    let table = layout
        .clone()
        .donkey(0, at(1, 0))
        .donkey(1, at(0, 0))
        .start();
    assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-04");
    let mut table = layout.donkey(0, at(0, 0)).start();
    table.play(0, produce(0, 0));
}

/// A transporter across the river from the producer does not do, unless there is a bridge or it is in the river.
#[test]
fn rb_prod_04_across_the_river_nobody_feeds_a_producer() {
    let layout = Layout::on("s p03 s\np p p", 2)
        .building(part(1, 0, 0), Sawmill)
        .goods(part(1, 0, 0), [(Trunks, 1)]);
    let far = layout.clone().donkey(0, part(1, 0, 1));
    assert_eq!(far.start().refused(0, produce(1, 0)), "RB-PROD-04");
    for at in [river(1, 0), dock(part(1, 0, 0), 0)] {
        let boat = layout.clone().transporter(0, Transport::Raft, at);
        boat.start().play(0, produce(1, 0));
    }
    let boat = layout.transporter(0, Transport::Raft, dock(part(1, 0, 1), 0));
    assert_eq!(boat.start().refused(0, produce(1, 0)), "RB-PROD-04");
}

/// Inputs come from the seat's own transporters, the tile, or both.
#[test]
fn rb_prod_04_a_set_may_come_from_both_tile_and_transporters() {
    let mut table = strip(CoalBurner)
        .donkey(0, at(0, 0))
        .laden(0, [(Trunks, 1)])
        .goods(at(0, 0), [(Boards, 1)])
        .start();
    table.buy(0, produce(0, 0));
    assert_eq!(table.heap(at(0, 0)), Goods::NONE);
    assert_eq!(table.cargo(id(0, 0)), goods([(Fuel, 1)]));
    // From two transporters.
    let mut table = strip(Mint)
        .donkey(0, at(0, 0))
        .laden(0, [(Gold, 1), (Fuel, 1)])
        .donkey(0, at(0, 0))
        .laden(0, [(Gold, 1)])
        .start();
    table.buy(0, produce(0, 0));
    let coins: u16 = (0..2).map(|nth| table.cargo(id(0, nth))[Coins]).sum();
    assert_eq!((coins, table.cargo(id(0, 0))[Fuel]), (1, 0));
}

/// Outputs go on the transporter that paid, while it has room, and the rest on the tile.
#[test]
fn rb_prod_05_outputs_go_on_the_transporter_that_paid() {
    let layout = strip(Sawmill).donkey(0, at(0, 0));
    let mut table = layout.clone().laden(0, [(Trunks, 1)]).start();
    table.play(0, produce(0, 0));
    assert_eq!(table.cargo(id(0, 0)), goods([(Boards, 2)]));
    assert_eq!(table.heap(at(0, 0)), Goods::NONE);
    // One more on it leaves room for one.
    let mut table = layout.laden(0, [(Trunks, 1), (Clay, 1)]).start();
    table.play(0, produce(0, 0));
    assert_eq!(table.cargo(id(0, 0)), goods([(Clay, 1), (Boards, 1)]));
    assert_eq!(table.heap(at(0, 0)), goods([(Boards, 1)]));
}

/// A transporter that did not pay gets none.
#[test]
fn rb_prod_05_outputs_do_not_go_on_a_transporter_that_did_not_pay() {
    let mut table = strip(Sawmill)
        .donkey(0, at(0, 0))
        .donkey(0, at(0, 0))
        .laden(0, [(Trunks, 1)])
        .start();
    table.play(0, produce(0, 0));
    assert_eq!(table.cargo(id(0, 0)), Goods::NONE);
    assert_eq!(table.cargo(id(0, 1)), goods([(Boards, 2)]));
}

/// Goods on another's transporter are not used.
#[test]
fn rb_prod_06_another_seats_goods_are_left_alone() {
    let mut table = strip(Sawmill)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Trunks, 2)])
        .start();
    table.finish_phase();
    assert_eq!(table.cargo(id(1, 0)), goods([(Trunks, 2)]));
    assert_eq!(table.heap(at(0, 0)), Goods::NONE);
}

/// Nor are one's own, unless one wants.
#[test]
fn rb_prod_06_producers_leave_the_cargo_of_transporters_alone() {
    for (building, set, _, _, _) in secondary() {
        let mut layout = strip(building).transporter(0, Transport::Wagon, land(0, 0));
        layout.position.seats[0].transporters[0].cargo = set;
        let mut table = layout.start();
        table.finish_phase();
        assert_eq!(table.cargo(id(0, 0)), set);
        assert_eq!(table.heap(at(0, 0)), Goods::NONE);
    }
}

/// After all seats every producer runs by itself on what lies there.
#[test]
fn rb_prod_07_producers_run_by_themselves_on_what_is_left() {
    for (building, set, good, gives, sets) in secondary() {
        for lying in 0..=sets + 1 {
            let mut table = strip(building)
                .goods(at(0, 0), times(&set, lying).iter())
                .start();
            table.play(0, Action::Done);
            assert_eq!(table.heap(at(0, 0))[good], 0, "too early");
            table.play(1, Action::Done);
            let run = lying.min(sets);
            let mut there = times(&set, lying - run);
            there[good] += run * gives;
            assert_eq!(table.heap(at(0, 0)), there, "{building}");
        }
    }
}

/// Coal burners and paper mills use up boards before trunks then.
#[test]
fn rb_prod_07_boards_burn_before_trunks() {
    for (building, boards, trunks, left) in [
        (PaperMill, 1, 3, goods([(Trunks, 2), (Paper, 1)])),
        (PaperMill, 2, 2, goods([(Trunks, 2), (Paper, 1)])),
        (
            PaperMill,
            3,
            2,
            goods([(Boards, 1), (Trunks, 2), (Paper, 1)]),
        ),
        (CoalBurner, 3, 2, goods([(Trunks, 1), (Fuel, 2)])),
        (CoalBurner, 1, 2, goods([(Trunks, 1), (Fuel, 1)])),
        (CoalBurner, 9, 9, goods([(Trunks, 6), (Fuel, 6)])),
        (
            CoalBurner,
            13,
            9,
            goods([(Boards, 1), (Trunks, 9), (Fuel, 6)]),
        ),
    ] {
        let mut table = strip(building)
            .goods(at(0, 0), [(Boards, boards), (Trunks, trunks)])
            .start();
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), left, "{building} {boards} {trunks}");
    }
}

/// Goods across the river are not on the producer's side, but over a bridge they are.
#[test]
fn rb_prod_07_rb_map_03_rb_map_05_producers_run_on_their_own_bank() {
    let layout = Layout::on("s p03 s\np p p", 2)
        .building(part(1, 0, 0), Sawmill)
        .goods(part(1, 0, 1), [(Trunks, 1)]);
    let mut table = layout.start();
    table.finish_phase();
    assert_eq!(table.heap(part(1, 0, 1)), goods([(Trunks, 1)]));
    // The factory on the second bank, the trunks on the first, and one stone for a bridge.
    let mut table = Layout::on("s p03 s\np p p", 2)
        .phase(Phase::Building)
        .building(part(1, 0, 1), Sawmill)
        .goods(part(1, 0, 0), [(Trunks, 1), (Stone, 1)])
        .donkey(0, part(1, 0, 0))
        .start();
    let bridge = Action::Bridge {
        from: part(1, 0, 0),
        to: part(1, 0, 1),
    };
    table.buy(0, bridge);
    table.finish_until(Phase::Production);
    assert_eq!(table.on_tile(1, 0), goods([(Trunks, 1)]));
    table.finish_phase();
    assert_eq!(table.on_tile(1, 0), goods([(Boards, 2)]));
}

/// A sawmill on a pasture, beside which the seat has a donkey.
fn sawmill() -> Layout {
    Layout::on("p p p p", 2)
        .building(at(0, 0), Building::Sawmill)
        .donkey(0, at(0, 0))
}

/// Inputs from the tile alone give the seat the outputs, on its transporter while there is room.
#[test]
fn rb_prod_05_outputs_from_the_tile_go_on_ones_transporter() {
    for (carried, on_board, on_the_tile) in [(0, 2, 0), (1, 1, 1), (2, 0, 2)] {
        let mut table = sawmill()
            .laden(0, [(Good::Clay, carried)])
            .goods(at(0, 0), [(Good::Trunks, 1)])
            .start();
        table.buy(0, produce(0, 0));
        assert_eq!(table.cargo(id(0, 0))[Good::Boards], on_board);
        assert_eq!(table.heap(at(0, 0))[Good::Boards], on_the_tile);
    }
}

/// Another seat's transporter never pays, whether it would agree or not.
#[test]
fn rb_prod_04_another_seats_goods_never_pay() {
    let mut table = sawmill()
        .donkey(1, at(0, 0))
        .laden(1, [(Good::Trunks, 1)])
        .start();
    assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-03");
    table.play(0, hand(Good::Trunks, aboard(1, 0), aboard(0, 0)));
    table.play(1, Action::Agree);
    table.buy(0, produce(0, 0));
    assert_eq!(table.cargo(id(0, 0)), goods([(Good::Boards, 2)]));
}
