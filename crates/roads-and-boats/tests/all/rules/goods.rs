//! Production: goods handed about, transporters that are carried, and bills.

use game::Game;
use roads_and_boats::{
    Action, BillPosition, Building, Event, Good, Goods, Holder, PaidPosition, Phase, Place, Topic,
    Transport,
};

use crate::scaffold::*;

use Building::{CoalBurner, Mint, OilRig, RaftFactory, Sawmill, TruckFactory, WagonFactory};
use Good::{Boards, Clay, Coins, Fuel, Gold, Goose, Iron, Paper, Stone, Trunks};
use Transport::{Donkey, Raft, Rowboat, Wagon};

/// Goods move freely between a tile and the transporters on it, and among these.
#[test]
fn rb_prod_14_goods_move_freely_on_a_tile() {
    for good in Good::ALL {
        let mut table = Layout::on("p p p", 2)
            .donkey(0, at(0, 0))
            .transporter(0, Wagon, land(0, 0))
            .goods(at(0, 0), [(good, 1)])
            .start();
        let ground = on(at(0, 0));
        let ways = [
            (ground, aboard(0, 0)),
            (aboard(0, 0), aboard(0, 1)),
            (aboard(0, 1), ground),
            (ground, aboard(0, 1)),
            (aboard(0, 1), aboard(0, 0)),
            (aboard(0, 0), ground),
        ];
        for (from, to) in ways {
            let events = table.play(0, hand(good, from, to));
            let handed = Event::Handed {
                seat: seat(0),
                good,
                from,
                to,
            };
            assert_eq!(events, [handed]);
            for holder in [ground, aboard(0, 0), aboard(0, 1)] {
                assert_eq!(held(&table, holder)[good], u16::from(holder == to));
            }
        }
    }
}

fn held(table: &Table, holder: Holder) -> Goods {
    match holder {
        Holder::Region(region) => table.heap(region),
        Holder::Transporter(id) => {
            let seats = table.position().seats;
            let mut all = seats.iter().flat_map(|has| &has.transporters);
            all.find(|one| one.id == id).expect("a transporter").cargo
        }
    }
}

/// Only what is there is handed, and only to where there is room.
#[test]
fn rb_prod_14_rb_move_05_what_is_handed_is_there_and_fits() {
    for (kind, room) in [(Donkey, 2), (Wagon, 3), (Transport::Truck, 6)] {
        let mut table = Layout::on("p p p", 2)
            .transporter(0, kind, land(0, 0))
            .goods(at(0, 0), [(Stone, 9)])
            .start();
        let take = hand(Stone, on(at(0, 0)), aboard(0, 0));
        for _ in 0..room {
            table.play(0, take);
        }
        assert_eq!(table.refused(0, take), "RB-MOVE-05");
        let drop = |good| hand(good, aboard(0, 0), on(at(0, 0)));
        assert_eq!(table.refused(0, drop(Clay)), "RB-MOVE-05");
        table.play(0, drop(Stone));
        table.play(0, take);
    }
    for (kind, room) in [(Raft, 3), (Rowboat, 5), (Transport::Steamer, 8)] {
        let mut table = Layout::on("p s p", 2)
            .transporter(0, kind, dock(at(0, 0), 0))
            .goods(at(0, 0), [(Goose, 9)])
            .start();
        let take = hand(Goose, on(at(0, 0)), aboard(0, 0));
        for _ in 0..room {
            table.play(0, take);
        }
        assert_eq!(table.refused(0, take), "RB-MOVE-05");
    }
}

/// Nothing is handed from one tile to another, nor from a holder to itself.
#[test]
fn rb_prod_14_goods_do_not_leave_their_tile() {
    let table = Layout::on("p p p", 2)
        .donkey(0, at(0, 0))
        .laden(0, [(Clay, 1)])
        .donkey(0, at(1, 0))
        .goods(at(1, 0), [(Clay, 1)])
        .start();
    for (from, to) in [
        (on(at(1, 0)), aboard(0, 0)),
        (aboard(0, 0), on(at(1, 0))),
        (aboard(0, 0), aboard(0, 1)),
    ] {
        assert_eq!(table.refused(0, hand(Clay, from, to)), "RB-PROD-14");
    }
    for (from, to) in [
        (on(at(1, 0)), on(at(1, 0))),
        (on(at(1, 0)), on(at(0, 0))),
        (aboard(0, 0), aboard(0, 0)),
    ] {
        let rule = table.refused(0, hand(Clay, from, to));
        assert!(["RB-MOVE-05", "RB-PROD-14"].contains(&rule), "{rule}");
    }
    let nowhere = hand(Clay, aboard(0, 0), on(part(0, 0, 1)));
    assert_eq!(table.refused(0, nowhere), "RB-MAP-03");
    let nobody = hand(Clay, aboard(0, 5), on(at(0, 0)));
    assert_eq!(table.refused(0, nobody), "RB-TURN-06");
}

/// Freely is in production only; in building and the wonder phase nothing is handed.
#[test]
fn rb_prod_14_goods_are_not_handed_in_later_phases() {
    for phase in [Phase::Building, Phase::Wonder] {
        let table = Layout::on("p p p", 2)
            .phase(phase)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Stone, 1)])
            .start();
        let take = hand(Stone, on(at(0, 0)), aboard(0, 0));
        assert_eq!(table.refused(0, take), "RB-TURN-01");
    }
}

/// Across a river only over a bridge.
#[test]
fn rb_prod_14_rb_map_05_goods_cross_a_river_over_a_bridge() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let layout = Layout::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .laden(0, [(Clay, 1)]);
    let parted = layout
        .clone()
        .donkey(0, far)
        .goods(far, [(Stone, 1)])
        .start();
    for (good, from, to) in [
        (Stone, on(far), aboard(0, 0)),
        (Clay, aboard(0, 0), on(far)),
        (Clay, aboard(0, 0), aboard(0, 1)),
    ] {
        assert_eq!(parted.refused(0, hand(good, from, to)), "RB-PROD-14");
    }
    parted.clone().play(0, hand(Clay, aboard(0, 0), on(near)));
    parted.clone().play(0, hand(Stone, on(far), aboard(0, 1)));
    // The bridge is built in the building phase before, by the donkey there.
    let mut table = layout
        .donkey(0, far)
        .goods(far, [(Stone, 2)])
        .phase(Phase::Building)
        .start();
    table.buy(
        0,
        Action::Bridge {
            from: far,
            to: near,
        },
    );
    table.finish_until(Phase::Production);
    let region = table.position().goods[0].region;
    assert_eq!(table.heap(region), goods([(Stone, 1)]));
    table.play(0, hand(Stone, on(region), aboard(0, 0)));
    table.play(0, hand(Clay, aboard(0, 0), aboard(0, 1)));
    table.play(0, hand(Clay, aboard(0, 1), on(region)));
    assert_eq!(table.on_tile(1, 0), goods([(Clay, 1)]));
}

/// A transporter in the river ferries between all banks of its river; a docked one does not.
#[test]
fn rb_prod_14_rb_move_09_goods_cross_a_river_by_boat() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let layout = Layout::on("s p03 s\np p p", 2)
        .donkey(0, near)
        .donkey(0, far)
        .goods(near, [(Clay, 1)]);
    let mut table = layout.clone().transporter(0, Raft, river(1, 0)).start();
    let raft = aboard(0, 2);
    for (from, to) in [
        (on(near), raft),
        (raft, on(far)),
        (on(far), raft),
        (raft, aboard(0, 0)),
        (aboard(0, 0), raft),
        (raft, aboard(0, 1)),
    ] {
        table.play(0, hand(Clay, from, to));
    }
    assert_eq!(table.cargo(id(0, 1)), goods([(Clay, 1)]));
    let mut table = layout.transporter(0, Raft, dock(near, 0)).start();
    table.play(0, hand(Clay, on(near), raft));
    for to in [on(far), aboard(0, 1)] {
        assert_eq!(table.refused(0, hand(Clay, raft, to)), "RB-PROD-14");
    }
    table.play(0, hand(Clay, raft, aboard(0, 0)));
}

/// A fork has three banks, and the boat reaches them all.
#[test]
fn rb_prod_14_a_boat_in_a_fork_reaches_three_banks() {
    let layout = Layout::on(
        ". s p
         p p024 s
         s p p",
        2,
    );
    let banks = [0, 1, 2].map(|nth| on(part(1, 1, nth)));
    let mut table = layout
        .goods(part(1, 1, 0), [(Clay, 1)])
        .transporter(0, Raft, river(1, 1))
        .start();
    for nth in 0..3 {
        table.play(0, hand(Clay, banks[nth], aboard(0, 0)));
        table.play(0, hand(Clay, aboard(0, 0), banks[(nth + 1) % 3]));
    }
    assert_eq!(table.heap(part(1, 1, 0)), goods([(Clay, 1)]));
}

/// Boats on one sea tile exchange goods, and leave none but on an oil rig.
#[test]
fn rb_prod_14_rb_move_10_rb_move_11_goods_at_sea_stay_on_boats_and_rigs() {
    let layout = Layout::on("p s p", 2)
        .transporter(0, Raft, sea(1, 0))
        .laden(0, [(Clay, 1)])
        .transporter(0, Raft, sea(1, 0));
    let mut table = layout.clone().start();
    table.play(0, hand(Clay, aboard(0, 0), aboard(0, 1)));
    let leave = hand(Clay, aboard(0, 1), on(at(1, 0)));
    assert_eq!(table.refused(0, leave), "RB-MOVE-10");
    let mut table = layout.building(at(1, 0), OilRig).start();
    table.play(0, hand(Clay, aboard(0, 0), on(at(1, 0))));
    table.play(0, hand(Clay, on(at(1, 0)), aboard(0, 1)));
    // A boat at sea does not reach the coast, nor one on the coast the sea.
    let table = Layout::on("p s p", 2)
        .transporter(0, Raft, sea(1, 0))
        .laden(0, [(Clay, 1)])
        .transporter(0, Raft, dock(at(0, 0), 0))
        .donkey(0, at(0, 0))
        .start();
    for to in [aboard(0, 1), aboard(0, 2), on(at(0, 0))] {
        assert_eq!(table.refused(0, hand(Clay, aboard(0, 0), to)), "RB-PROD-14");
    }
}

/// A wagon of seat `of` that carries the first donkey of seat 0.
fn carried(layout: Layout, of: u8, at: roads_and_boats::Region) -> Layout {
    layout
        .donkey(0, at)
        .transporter(of, Wagon, Place::Land(at))
        .carrying(of, id(0, 0))
}

/// A carried transporter counts as absent; so its seat cannot feed a producer or a factory by it.
#[test]
fn rb_prod_17_a_carried_transporter_is_not_there() {
    let sawmill = Layout::on("p p p", 2).building(at(0, 0), Sawmill);
    let sawmill = sawmill.goods(at(0, 0), [(Trunks, 1), (Goose, 2), (Paper, 1)]);
    let table = carried(sawmill, 1, at(0, 0)).start();
    assert_eq!(table.refused(0, produce(0, 0)), "RB-PROD-04");
    let research = Action::Research {
        region: at(0, 0),
        topic: Topic::Truck,
    };
    assert_eq!(table.refused(0, research), "RB-RES-01");
    let factory = Layout::on("p p p", 2)
        .building(at(0, 0), TruckFactory)
        .goods(at(0, 0), [(Iron, 1), (Fuel, 1)]);
    let table = carried(factory, 1, at(0, 0)).start();
    assert_eq!(table.refused(0, make(0, 0, land(0, 0))), "RB-PROD-04");
    // Nor can it be harnessed, loaded or unloaded.
    let factory = Layout::on("p p p", 2)
        .building(at(0, 0), WagonFactory)
        .goods(at(0, 0), [(Boards, 2)]);
    let table = carried(factory, 0, at(0, 0)).start();
    let harness = Action::Harness { donkey: id(0, 0) };
    assert_eq!(table.refused(0, harness), "RB-PROD-17");
    let load = hand(Boards, on(at(0, 0)), aboard(0, 0));
    assert_eq!(table.refused(0, load), "RB-PROD-17");
}

/// Nor does a carried transporter build, while its carrier does.
#[test]
fn rb_prod_17_a_carried_transporter_does_not_build() {
    let build = Action::Build {
        region: at(0, 0),
        building: Building::StoneFactory,
        filling: None,
    };
    let layout = Layout::on("p p p", 2)
        .phase(Phase::Building)
        .goods(at(0, 0), [(Boards, 2)]);
    let mut table = carried(layout, 1, at(0, 0)).start();
    assert_eq!(table.refused(0, build), "RB-BUILD-01");
    table.play(0, Action::Done);
    table.play(1, build);
}

/// Its carrier is present as ever, with no room for goods.
#[test]
fn rb_prod_17_a_carrier_is_there_and_has_no_room() {
    let layout = Layout::on("p p p", 2)
        .building(at(0, 0), Sawmill)
        .goods(at(0, 0), [(Trunks, 1)]);
    let mut table = carried(layout, 0, at(0, 0)).start();
    let load = hand(Trunks, on(at(0, 0)), aboard(0, 1));
    let rule = table.refused(0, load);
    assert!(["RB-MOVE-05", "RB-PROD-17"].contains(&rule), "{rule}");
    table.play(0, produce(0, 0));
    assert_eq!(table.heap(at(0, 0)), goods([(Boards, 2)]));
    assert_eq!(table.cargo(id(0, 1)), Goods::NONE);
}

/// A donkey that carries another is no pair with it, and what it carries keeps it from breeding.
#[test]
fn rb_prod_17_rb_prod_12_a_carried_donkey_does_not_breed() {
    let pair = Layout::on("p p p", 2)
        .donkey(0, at(0, 0))
        .donkey(0, at(0, 0));
    let breed = Action::Breed { region: at(0, 0) };
    let one = pair.clone().carrying(0, id(0, 0)).start();
    assert_eq!(one.refused(0, breed), "RB-PROD-12");
    let two = pair.donkey(0, at(0, 0)).carrying(0, id(0, 0)).start();
    assert_eq!(two.refused(0, breed), "RB-PROD-12");
}

/// A transporter that is carried, or carries one, is not what is destroyed.
#[test]
fn rb_prod_10_rb_prod_17_a_carried_transporter_is_not_destroyed() {
    let mut layout = Layout::on("p s p", 2)
        .building(at(0, 0), RaftFactory)
        .goods(at(0, 0), [(Trunks, 2)])
        .donkey(0, at(0, 0))
        .transporter(0, Wagon, land(0, 0))
        .carrying(0, id(0, 0));
    for _ in 0..5 {
        layout = layout.transporter(0, Raft, sea(1, 0));
    }
    let mut table = layout.start();
    table.play(0, make(0, 0, dock(at(0, 0), 0)));
    for nth in [0, 1] {
        let destroy = Action::Destroy {
            transporter: id(0, nth),
        };
        let rule = table.refused(0, destroy);
        assert!(["RB-PROD-10", "RB-PROD-17"].contains(&rule), "{rule}");
    }
    let new = Action::Destroy {
        transporter: id(0, 7),
    };
    assert_eq!(table.list_actions(seat(0)), [new]);
    table.play(0, new);
}

/// Trunks on the tile and on two transporters: a bill of two to choose from.
fn burner() -> Layout {
    Layout::on("p p p", 2)
        .building(at(0, 0), CoalBurner)
        .donkey(0, at(0, 0))
        .laden(0, [(Trunks, 1), (Clay, 1)])
        .donkey(0, at(0, 0))
        .laden(0, [(Boards, 1)])
        .goods(at(0, 0), [(Trunks, 1), (Boards, 1), (Stone, 1)])
        .donkey(1, at(0, 0))
}

/// A set is paid unit by unit where there is a choice, and each unit leaves where it was.
#[test]
fn rb_prod_04_rb_turn_07_a_bill_is_paid_unit_by_unit() {
    let mut table = burner().start();
    let opened = table.play(0, produce(0, 0));
    let bill = Event::BillOpened {
        seat: seat(0),
        action: produce(0, 0),
    };
    assert_eq!(opened, [bill]);
    let open = |paid: &[(Good, Holder)]| {
        let paid = paid.iter().map(|&(good, from)| PaidPosition { good, from });
        Some(BillPosition {
            action: produce(0, 0),
            paid: paid.collect(),
        })
    };
    assert_eq!(table.half_done().bill, open(&[]));
    let events = table.play(0, pay(Trunks, aboard(0, 0)));
    let paid = Event::Paid {
        seat: seat(0),
        good: Trunks,
        from: aboard(0, 0),
    };
    assert_eq!(events, [paid]);
    assert_eq!(table.half_done().bill, open(&[(Trunks, aboard(0, 0))]));
    assert_eq!(table.cargo(id(0, 0)), goods([(Clay, 1)]));
    assert_eq!(table.building(0, 0).unwrap().made, 0);
    table.play(0, pay(Boards, on(at(0, 0))));
    assert_eq!(table.half_done().bill, None);
    assert_eq!(table.cargo(id(0, 0)), goods([(Clay, 1), (Fuel, 1)]));
    assert_eq!(table.cargo(id(0, 1)), goods([(Boards, 1)]));
    assert_eq!(table.heap(at(0, 0)), goods([(Trunks, 1), (Stone, 1)]));
}

/// A bill withdrawn gives everything back.
#[test]
fn rb_turn_07_a_bill_withdrawn_gives_everything_back() {
    let mut table = burner().start();
    let before = table.clone();
    table.play(0, produce(0, 0));
    table.play(0, Action::Withdraw);
    assert_eq!(table, before);
    for from in [aboard(0, 0), on(at(0, 0))] {
        table.play(0, produce(0, 0));
        table.play(0, pay(Trunks, from));
        let events = table.play(0, Action::Withdraw);
        assert_eq!(events, [Event::BillWithdrawn { seat: seat(0) }]);
        assert_eq!(table, before);
    }
    assert_eq!(table.refused(0, Action::Withdraw), "RB-TURN-07");
}

/// While a bill is open its seat pays or withdraws, and nobody else touches what it may take.
#[test]
fn rb_turn_07_nothing_else_is_done_while_a_bill_is_open() {
    let mut table = burner().start();
    table.play(0, produce(0, 0));
    for nth in 0..2 {
        for action in [
            Action::Done,
            produce(0, 0),
            hand(Stone, on(at(0, 0)), aboard(0, 1)),
        ] {
            assert_eq!(table.refused(0, action), "RB-TURN-07", "{action:?}");
        }
        for (action, rule) in [
            (Action::Withdraw, "RB-TURN-07"),
            (pay(Boards, on(at(0, 0))), "RB-BUILD-02"),
            (produce(0, 0), "RB-TURN-10"),
        ] {
            assert_eq!(table.refused(1, action), rule, "{action:?}");
        }
        let listed = table.list_actions(seat(0));
        assert!(
            listed
                .iter()
                .all(|action| matches!(action, Action::Pay { .. } | Action::Withdraw)),
            "{listed:?}"
        );
        assert_eq!(listed.len(), if nth == 0 { 5 } else { 4 });
        if nth == 0 {
            table.play(0, pay(Trunks, aboard(0, 0)));
        }
    }
}

/// Only what is owed is paid, from where it is and can be reached; and not without a bill.
#[test]
fn rb_build_02_only_what_is_owed_is_paid() {
    let mut table = burner().donkey(0, at(1, 0)).laden(0, [(Trunks, 1)]).start();
    let none = pay(Trunks, on(at(0, 0)));
    assert_eq!(table.refused(0, none), "RB-BUILD-02");
    table.play(0, produce(0, 0));
    for (good, from) in [
        (Stone, on(at(0, 0))),
        (Clay, aboard(0, 0)),
        (Boards, aboard(0, 0)),
        (Trunks, aboard(0, 2)),
        (Trunks, on(at(1, 0))),
        (Fuel, on(at(0, 0))),
    ] {
        let rule = table.refused(0, pay(good, from));
        assert!(
            ["RB-BUILD-02", "RB-MOVE-05"].contains(&rule),
            "{good} {from}: {rule}"
        );
    }
}

/// Where there is no choice nobody is asked what to pay.
#[test]
fn rb_turn_07_a_bill_without_a_choice_is_paid_by_itself() {
    // All of one good in one place.
    let mut table = Layout::on("p p p", 2)
        .building(at(0, 0), CoalBurner)
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Trunks, 5), (Clay, 1)])
        .start();
    table.play(0, produce(0, 0));
    assert_eq!(table.half_done().bill, None);
    assert_eq!(table.heap(at(0, 0)), goods([(Trunks, 3), (Clay, 1)]));
    assert_eq!(table.cargo(id(0, 0)), goods([(Fuel, 1)]));
    // The rest of a bill, once only one thing is left to pay it with.
    let mut table = Layout::on("p p p", 2)
        .building(at(0, 0), CoalBurner)
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Trunks, 1), (Boards, 3)])
        .start();
    table.play(0, produce(0, 0));
    table.play(0, pay(Trunks, on(at(0, 0))));
    assert_eq!(table.half_done().bill, None);
    assert_eq!(table.heap(at(0, 0)), goods([(Boards, 2)]));
    assert_eq!(table.cargo(id(0, 0)), goods([(Fuel, 1)]));
}

/// What two transporters paid for goes on the first that paid and has room, the rest on the tile.
#[test]
fn rb_prod_05_outputs_go_on_the_first_that_paid() {
    let layout = Layout::on("p p p", 2)
        .building(at(0, 0), Mint)
        .donkey(0, at(0, 0))
        .laden(0, [(Gold, 1), (Clay, 1)])
        .donkey(0, at(0, 0))
        .laden(0, [(Gold, 1), (Clay, 1)])
        .goods(at(0, 0), [(Fuel, 1), (Gold, 1)]);
    for first in [0, 1] {
        let mut table = layout.start();
        table.play(0, produce(0, 0));
        for from in [aboard(0, first), aboard(0, 1 - first)] {
            table.play(0, pay(Gold, from));
        }
        table.pay_up(0);
        assert_eq!(table.cargo(id(0, first)), goods([(Clay, 1), (Coins, 1)]));
        assert_eq!(table.cargo(id(0, 1 - first)), goods([(Clay, 1)]));
        assert_eq!(table.heap(at(0, 0)), goods([(Gold, 1)]));
    }
}

/// A river between two banks, with a donkey of the first seat on the first.
fn banks() -> Layout {
    Layout::on("p0 p03 p3 p p", 2)
        .donkey(0, part(1, 0, 0))
        .goods(part(1, 0, 1), [(Good::Clay, 1)])
}

fn over() -> Action {
    hand(Good::Clay, on(part(1, 0, 1)), aboard(0, 0))
}

/// Goods cross a river over a bridge, or with one's own transporter in it, however full it is.
#[test]
fn rb_prod_14_ones_own_boat_ferries_however_full() {
    assert_eq!(banks().start().refused(0, over()), "RB-PROD-14");
    for load in 0..=3 {
        let mut table = banks()
            .transporter(0, Transport::Raft, river(1, 0))
            .laden(0, [(Good::Stone, load)])
            .start();
        table.play(0, over());
        assert_eq!(table.cargo(id(0, 0)), goods([(Good::Clay, 1)]));
        let back = hand(Good::Clay, aboard(0, 0), on(part(1, 0, 1)));
        table.play(0, back);
        assert_eq!(table.heap(part(1, 0, 1)), goods([(Good::Clay, 1)]));
    }
}

/// Another seat's boat ferries with its consent, and its no holds for the phase.
#[test]
fn rb_prod_14_anothers_boat_ferries_if_its_owner_agrees() {
    let mut table = banks().transporter(1, Transport::Raft, river(1, 0)).start();
    let mut no = table.clone();
    let events = table.play(0, over());
    assert!(matches!(events[..], [Event::Asked { owner, .. }] if owner == seat(1)));
    table.play(1, Action::Agree);
    assert_eq!(table.cargo(id(0, 0)), goods([(Good::Clay, 1)]));
    no.play(0, over());
    no.play(1, Action::Refuse);
    assert_eq!(no.refused(0, over()), "RB-TURN-06");
}

/// Nobody ferries in the movement phase, and a carried boat never does.
#[test]
fn rb_prod_14_boats_ferry_in_production_alone() {
    let table = banks()
        .transporter(0, Transport::Raft, river(1, 0))
        .phase(Phase::Movement)
        .start();
    assert_eq!(table.refused(0, over()), "RB-MOVE-05");
}
