//! Production: transporters, the factories that make them, and how many a seat may have.

use game::Game;
use roads_and_boats::{Action, Building, Duty, Event, Good, Goods, Phase, Place, Topic, Transport};

use crate::scaffold::*;

use Building::{
    RaftFactory, RowboatFactory, SteamerFactory, TruckFactory, WagonFactory, Woodcutter,
};
use Good::{Boards, Clay, Coins, Fuel, Gold, Goose, Iron, Paper, Stone, Trunks};
use Transport::{Donkey, Raft, Rowboat, Steamer, Truck, Wagon};

fn harness(of: u8, nth: u8) -> Action {
    Action::Harness {
        donkey: id(of, nth),
    }
}

fn destroy(of: u8, nth: u8) -> Action {
    Action::Destroy {
        transporter: id(of, nth),
    }
}

/// A factory on a coast, and land enough for two homes.
fn coast(factory: Building) -> Layout {
    Layout::on("p s p", 2).building(at(0, 0), factory)
}

/// The coast of the factory.
fn quay() -> Place {
    dock(at(0, 0), 0)
}

/// Each factory that works with goods alone, what it makes, from what, and where that goes.
fn factories() -> [(Building, Transport, Goods, Place); 4] {
    [
        (RaftFactory, Raft, goods([(Trunks, 2)]), quay()),
        (RowboatFactory, Rowboat, goods([(Boards, 5)]), quay()),
        (
            SteamerFactory,
            Steamer,
            goods([(Iron, 1), (Fuel, 2)]),
            quay(),
        ),
        (
            TruckFactory,
            Truck,
            goods([(Iron, 1), (Fuel, 1)]),
            land(0, 0),
        ),
    ]
}

/// A transporter made belongs to the seat that handed in the inputs.
#[test]
fn rb_prod_08_what_a_factory_makes_is_the_seats_that_paid() {
    for (factory, kind, cost, to) in factories() {
        let mut there = cost;
        there.add(&goods([(Clay, 1)]));
        let mut table = coast(factory)
            .donkey(0, at(0, 0))
            .donkey(1, at(0, 0))
            .goods(at(0, 0), there.iter())
            .start();
        let events = table.buy(0, make(0, 0, to));
        let made = Event::TransporterMade {
            seat: seat(0),
            id: id(0, 1),
            kind,
            at: to,
        };
        assert!(events.contains(&made), "{events:?}");
        assert_eq!(table.fleet(0), [Donkey, kind]);
        assert_eq!(table.fleet(1), [Donkey]);
        let new = table.find(id(0, 1)).unwrap();
        assert_eq!((new.at, new.cargo, new.carries), (to, Goods::NONE, None));
        assert_eq!(table.heap(at(0, 0)), goods([(Clay, 1)]));
    }
}

/// No factory works with less than its inputs, and each with its own.
#[test]
fn rb_prod_03_rb_prod_08_a_factory_takes_its_whole_price() {
    for (factory, _, cost, to) in factories() {
        for missing in cost.iter().map(|(good, _)| good) {
            let mut heap = goods([(Gold, 9), (Stone, 9), (Coins, 9)]);
            heap.add(&cost);
            heap[missing] -= 1;
            let table = coast(factory)
                .donkey(0, at(0, 0))
                .goods(at(0, 0), heap.iter())
                .start();
            assert_eq!(table.refused(0, make(0, 0, to)), "RB-PROD-03");
        }
    }
}

/// One a turn, whoever makes it.
#[test]
fn rb_prod_03_rb_prod_08_a_factory_makes_one_a_turn() {
    for (factory, kind, cost, to) in factories() {
        let mut heap = cost;
        heap.add(&cost);
        let mut table = coast(factory)
            .donkey(0, at(0, 0))
            .donkey(1, at(0, 0))
            .goods(at(0, 0), heap.iter())
            .start();
        table.buy(0, make(0, 0, to));
        assert_eq!(table.refused(0, make(0, 0, to)), "RB-PROD-03");
        table.play(0, Action::Done);
        assert_eq!(table.refused(1, make(0, 0, to)), "RB-PROD-03");
        // The rest lies there unused, and makes another in the next turn.
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), cost);
        for _ in 0..3 {
            table.finish_phase();
        }
        table.buy(0, make(0, 0, to));
        assert_eq!(table.fleet(0), [Donkey, kind, kind]);
    }
}

/// A seat that is not there hands nothing in; nor does a tile without a factory make anything.
#[test]
fn rb_prod_08_a_factory_is_fed_from_its_own_tile() {
    let lie = [(Trunks, 2)];
    let table = coast(RaftFactory)
        .goods(at(0, 0), lie)
        .donkey(0, at(2, 0))
        .laden(0, lie)
        .donkey(1, at(0, 0))
        .start();
    assert_eq!(table.refused(0, make(0, 0, quay())), "RB-PROD-04");
    let elsewhere = make(2, 0, dock(at(2, 0), 3));
    assert_eq!(table.refused(0, elsewhere), "RB-PROD-08");
    let off_the_map = make(9, 9, dock(at(9, 9), 3));
    assert_eq!(table.refused(0, off_the_map), "RB-MAP-01");
}

/// Inputs may come from transporters of the seat, those in the water too.
#[test]
fn rb_prod_08_inputs_come_from_transporters_as_well() {
    let mut table = coast(RaftFactory)
        .transporter(0, Raft, quay())
        .laden(0, [(Trunks, 3)])
        .start();
    table.buy(0, make(0, 0, quay()));
    assert_eq!(table.fleet(0), [Raft, Raft]);
    assert_eq!(table.cargo(id(0, 0)), goods([(Trunks, 1)]));
}

/// A wagon is the donkey, with all it carries.
#[test]
fn rb_prod_08_a_donkey_becomes_a_wagon_with_its_cargo() {
    let layout = Layout::on("p p p", 2).building(at(0, 0), WagonFactory);
    let mut table = layout
        .clone()
        .donkey(0, at(2, 0))
        .donkey(0, at(0, 0))
        .laden(0, [(Clay, 1), (Goose, 1)])
        .goods(at(0, 0), [(Boards, 3)])
        .start();
    let events = table.play(0, harness(0, 1));
    let made = Event::TransporterMade {
        seat: seat(0),
        id: id(0, 1),
        kind: Wagon,
        at: land(0, 0),
    };
    assert!(events.contains(&made), "{events:?}");
    assert_eq!(table.fleet(0), [Donkey, Wagon]);
    assert_eq!(table.cargo(id(0, 1)), goods([(Clay, 1), (Goose, 1)]));
    assert_eq!(table.find(id(0, 1)).unwrap().at, land(0, 0));
    assert_eq!(table.heap(at(0, 0)), goods([(Boards, 1)]));
    // The boards may be its own, and nothing else is needed there.
    let mut table = layout.donkey(0, at(0, 0)).laden(0, [(Boards, 2)]).start();
    table.play(0, harness(0, 0));
    assert_eq!(table.fleet(0), [Wagon]);
    assert_eq!(table.cargo(id(0, 0)), Goods::NONE);
}

/// It takes a donkey of one's own at a wagon factory, two boards, and capacity.
#[test]
fn rb_prod_08_only_ones_own_donkey_becomes_a_wagon() {
    let layout = Layout::on("p p p", 2)
        .building(at(0, 0), WagonFactory)
        .donkey(0, at(0, 0))
        .donkey(0, at(2, 0))
        .laden(0, [(Boards, 2)])
        .transporter(0, Wagon, land(0, 0))
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0));
    let table = layout.clone().goods(at(0, 0), [(Boards, 1)]).start();
    assert_eq!(table.refused(0, harness(0, 0)), "RB-PROD-03");
    let mut table = layout.goods(at(0, 0), [(Boards, 5)]).start();
    assert_eq!(table.refused(0, harness(0, 1)), "RB-PROD-08");
    assert_eq!(table.refused(0, harness(0, 2)), "RB-PROD-08");
    assert_eq!(table.refused(0, harness(1, 0)), "RB-TURN-06");
    assert_eq!(table.refused(0, harness(0, 7)), "RB-TURN-06");
    let makes_none = make(0, 0, land(0, 0));
    assert_eq!(table.refused(0, makes_none), "RB-PROD-08");
    table.buy(0, harness(0, 3));
    assert_eq!(table.refused(0, harness(0, 0)), "RB-PROD-03");
    table.play(0, Action::Done);
    assert_eq!(table.refused(1, harness(1, 0)), "RB-PROD-03");
}

/// A donkey is nothing to other factories.
#[test]
fn rb_prod_08_other_factories_make_no_wagons() {
    for factory in [RaftFactory, TruckFactory, Woodcutter] {
        let table = Layout::on("w s p", 2)
            .building(at(0, 0), factory)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Boards, 5)])
            .start();
        assert_eq!(table.refused(0, harness(0, 0)), "RB-PROD-08");
    }
}

/// The places where a seat may make a boat or truck on a tile.
fn launches(table: &Table, of: u8, q: i8, r: i8) -> Vec<Place> {
    let listed = table.list_actions(seat(of));
    let mut places: Vec<Place> = listed
        .into_iter()
        .filter_map(|action| match action {
            Action::Make { hex: tile, at } if tile == hex(q, r) => Some(at),
            _ => None,
        })
        .collect();
    places.sort();
    places
}

/// A boat goes into the river of the tile or on a coast of it, and may leave by that sea tile.
#[test]
fn rb_prod_09_a_boat_is_launched_into_the_river_or_on_any_coast() {
    // No river, and the sea on three sides.
    let layout = Layout::on(
        ". . p
         s p s
         p s .",
        2,
    )
    .building(at(1, 1), RaftFactory)
    .donkey(0, at(1, 1))
    .goods(at(1, 1), [(Trunks, 2)]);
    let coasts = [0, 1, 3].map(|edge| dock(at(1, 1), edge));
    let table = layout.start();
    assert_eq!(launches(&table, 0, 1, 1), coasts);
    for to in coasts {
        let mut table = table.clone();
        table.play(0, make(1, 1, to));
        assert_eq!(table.find(id(0, 1)).unwrap().at, to);
    }
    for no in [2, 4, 5] {
        let to = dock(at(1, 1), no);
        assert!(["RB-MAP-03", "RB-PROD-09"].contains(&table.refused(0, make(1, 1, to))));
    }
    for no in [
        land(1, 1),
        river(1, 1),
        sea(2, 1),
        dock(at(0, 2), 4),
        dock(at(0, 2), 0),
    ] {
        let rule = table.refused(0, make(1, 1, no));
        assert!(["RB-MAP-03", "RB-PROD-09"].contains(&rule), "{no}: {rule}");
    }
}

/// A tile with a river and a coast has both.
#[test]
fn rb_prod_09_a_boat_is_launched_into_the_river() {
    let layout = Layout::on(
        "p p p
         p p12 s
         s s p",
        2,
    )
    .building(at(1, 1), RaftFactory)
    .donkey(0, at(1, 1))
    .goods(at(1, 1), [(Trunks, 2)]);
    let mut table = layout.start();
    let places = launches(&table, 0, 1, 1);
    for to in [river(1, 1), dock(at(1, 1), 0), dock(at(1, 1), 1)] {
        assert!(places.contains(&to), "{to}");
    }
    table.play(0, make(1, 1, river(1, 1)));
    assert_eq!(table.find(id(0, 1)).unwrap().at, river(1, 1));
    // Inland there is only the river.
    let table = Layout::on("m0 p03 p03 s\np p p p", 2)
        .building(part(1, 0, 1), RaftFactory)
        .donkey(0, part(1, 0, 1))
        .goods(part(1, 0, 1), [(Trunks, 2)])
        .start();
    assert_eq!(launches(&table, 0, 1, 0), [river(1, 0)]);
}

/// Walls stand between tiles, so they close no river on the tile itself.
#[test]
fn rb_prod_09_a_boat_is_launched_into_a_river_that_is_walled_off() {
    let mut table = Layout::on("m0 p03 p03 s\np p p p", 2)
        .building(part(1, 0, 1), RaftFactory)
        .wall(1, 0, 0, 1, BLUE)
        .wall(1, 0, 3, 1, BLUE)
        .donkey(0, part(1, 0, 1))
        .goods(part(1, 0, 1), [(Trunks, 2)])
        .start();
    table.play(0, make(1, 0, river(1, 0)));
    assert_eq!(table.find(id(0, 1)).unwrap().at, river(1, 0));
}

/// With two rivers on the tile the seat says which.
#[test]
fn rb_prod_09_a_boat_is_launched_into_either_river() {
    let layout = Layout::on(
        ". s s
         p p45/12 p
         s s p",
        2,
    );
    // The middle of the tile touches both rivers.
    let map = layout.start().map().clone();
    assert_eq!(map.regions(hex(1, 1)), 3);
    let middle = map.banks(hex(1, 1)).unwrap().at(edge(0))[0];
    let table = layout
        .building(part(1, 1, middle), RaftFactory)
        .donkey(0, part(1, 1, middle))
        .goods(part(1, 1, middle), [(Trunks, 2)])
        .start();
    let places = launches(&table, 0, 1, 1);
    for nth in [0, 1] {
        let to = Place::River(part(1, 1, nth));
        assert!(places.contains(&to), "{places:?}");
        let mut table = table.clone();
        table.play(0, make(1, 1, to));
        assert_eq!(table.find(id(0, 1)).unwrap().at, to);
    }
}

/// Another seat's wall closes a coast; one's own or nobody's does not.
#[test]
fn rb_prod_09_walls_of_others_close_a_coast() {
    let layout = Layout::on(
        ". . p
         s p s
         p . .",
        2,
    )
    .building(at(1, 1), RaftFactory)
    .donkey(0, at(1, 1))
    .goods(at(1, 1), [(Trunks, 2)]);
    let [east, west] = [0, 3].map(|edge| dock(at(1, 1), edge));
    for (owner, open) in [
        (Some(BLUE), vec![west]),
        (Some(RED), vec![east, west]),
        (None, vec![east, west]),
    ] {
        let table = layout.clone().wall(1, 1, 0, 1, owner).start();
        assert_eq!(launches(&table, 0, 1, 1), open, "{owner:?}");
        if open.len() == 1 {
            assert_eq!(table.refused(0, make(1, 1, east)), "RB-PROD-09");
        }
        for &to in &open {
            table.clone().play(0, make(1, 1, to));
        }
    }
    // Every coast closed, seen from the sea this time: the factory cannot be used.
    let closed = layout.wall(2, 1, 3, 1, BLUE).wall(0, 1, 0, 1, BLUE).start();
    assert_eq!(launches(&closed, 0, 1, 1), []);
    for to in [east, west] {
        assert_eq!(closed.refused(0, make(1, 1, to)), "RB-PROD-09");
    }
    // The owner of the walls may.
    let mut table = closed;
    table.play(0, Action::Done);
    assert_eq!(launches(&table, 1, 1, 1), [], "no transporter there");
}

/// The one who built the walls is not hindered by them.
#[test]
fn rb_prod_09_the_owner_of_the_walls_launches_all_the_same() {
    let mut table = Layout::on("p s p", 2)
        .building(at(0, 0), RaftFactory)
        .wall(0, 0, 0, 1, BLUE)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .goods(at(0, 0), [(Trunks, 2)])
        .start();
    assert_eq!(table.refused(0, make(0, 0, quay())), "RB-PROD-09");
    table.play(0, Action::Done);
    table.play(1, make(0, 0, quay()));
    assert_eq!(table.fleet(1), [Donkey, Raft]);
}

/// So many transporters of a seat on a tile, land or water.
fn many(mut layout: Layout, of: u8, kind: Transport, at: Place, count: usize) -> Layout {
    for _ in 0..count {
        layout = layout.transporter(of, kind, at);
    }
    layout
}

/// Up to eight transporters, five for land and five for water, nobody is asked.
#[test]
fn rb_prod_10_eight_transporters_are_not_too_many() {
    for (on_land, at_sea) in [(5, 2), (3, 4), (1, 4), (4, 3)] {
        let layout = many(coast(RaftFactory), 0, Donkey, land(0, 0), on_land);
        let mut table = many(layout, 0, Raft, sea(1, 0), at_sea)
            .goods(at(0, 0), [(Trunks, 2)])
            .start();
        table.play(0, make(0, 0, quay()));
        assert_eq!(table.half_done().duty, None);
        assert_eq!(table.fleet(0).len(), on_land + at_sea + 1);
        assert_eq!(table.refused(0, destroy(0, 0)), "RB-PROD-10");
        table.play(0, Action::Done);
    }
}

/// The ninth, the sixth for land and the sixth for water are too many, and one is destroyed at once.
#[test]
fn rb_prod_10_one_too_many_is_destroyed_before_anything_else() {
    let price = [(Trunks, 2), (Iron, 1), (Fuel, 1), (Stone, 1)];
    for (factory, to, on_land, at_sea) in [
        (RaftFactory, quay(), 5, 3),
        (RaftFactory, quay(), 4, 4),
        (RaftFactory, quay(), 1, 5),
        (TruckFactory, land(0, 0), 5, 0),
        (TruckFactory, land(0, 0), 4, 4),
        (TruckFactory, land(0, 0), 3, 5),
    ] {
        let layout = many(coast(factory), 0, Donkey, land(0, 0), on_land);
        let mut table = many(layout, 0, Raft, sea(1, 0), at_sea)
            .donkey(1, at(0, 0))
            .goods(at(0, 0), price)
            .start();
        table.buy(0, make(0, 0, to));
        assert_eq!(table.half_done().duty, Some(Duty::Destroy));
        let take = hand(Stone, on(at(0, 0)), aboard(0, 0));
        let phase = Phase::Movement;
        let call = Action::Call { phase };
        for action in [Action::Done, take, call, make(0, 0, to)] {
            assert_eq!(table.refused(0, action), "RB-PROD-10", "{action:?}");
        }
        // Not another's, nor one that is elsewhere, nor one that is not there.
        assert_eq!(table.refused(0, destroy(1, 0)), "RB-TURN-06");
        if at_sea > 0 {
            let far = on_land as u8;
            assert_eq!(table.refused(0, destroy(0, far)), "RB-PROD-10");
        }
        let new = (on_land + at_sea) as u8;
        let listed = table.list_actions(seat(0));
        // A sixth boat is made up for by a boat alone.
        let donkeys = 0..on_land as u8;
        let donkeys = donkeys.filter(|_| factory != RaftFactory || at_sea < 5);
        let expected: Vec<Action> = donkeys.chain([new]).map(|nth| destroy(0, nth)).collect();
        assert_eq!(listed, expected);
        let events = table.play(0, destroy(0, new));
        assert!(matches!(events[0], Event::Destroyed { id: gone, .. } if gone == id(0, new)));
        assert_eq!(table.find(id(0, new)), None);
        assert_eq!(table.half_done().duty, None);
        // Nothing is refunded.
        let left = if factory == RaftFactory {
            goods([(Iron, 1), (Fuel, 1), (Stone, 1)])
        } else {
            goods([(Trunks, 2), (Stone, 1)])
        };
        assert_eq!(table.heap(at(0, 0)), left);
        table.play(0, Action::Done);
    }
}

/// Any of one's transporters at a factory of any kind will do, and what it carried stays there.
#[test]
fn rb_prod_10_any_transporter_at_a_factory_may_go_instead() {
    let layout = Layout::on("p s p p p", 2)
        .building(at(0, 0), RaftFactory)
        .building(at(2, 0), WagonFactory)
        .building(at(4, 0), Building::Sawmill)
        .goods(at(0, 0), [(Trunks, 2)])
        .donkey(0, at(0, 0))
        .donkey(0, at(2, 0))
        .laden(0, [(Boards, 1), (Goose, 1)])
        .donkey(0, at(3, 0))
        .donkey(0, at(4, 0))
        .transporter(0, Raft, dock(at(2, 0), 3))
        .laden(0, [(Gold, 2)])
        .goods(at(2, 0), [(Boards, 1)]);
    let mut table = many(layout, 0, Raft, sea(1, 0), 3).start();
    table.play(0, make(0, 0, quay()));
    assert_eq!(table.half_done().duty, Some(Duty::Destroy));
    for elsewhere in [2, 3, 5] {
        assert_eq!(table.refused(0, destroy(0, elsewhere)), "RB-PROD-10");
    }
    let mut donkey = table.clone();
    donkey.play(0, destroy(0, 1));
    assert_eq!(donkey.find(id(0, 1)), None);
    assert_eq!(donkey.heap(at(2, 0)), goods([(Boards, 2), (Goose, 1)]));
    let mut raft = table.clone();
    raft.play(0, destroy(0, 4));
    assert_eq!(raft.find(id(0, 4)), None);
    assert_eq!(raft.heap(at(2, 0)), goods([(Boards, 1), (Gold, 2)]));
    table.play(0, destroy(0, 0));
    assert_eq!(table.fleet(0).len(), 8);
}

/// A wagon takes the place of its donkey, so it is never too many.
#[test]
fn rb_prod_10_a_wagon_is_not_one_more() {
    let layout = Layout::on("p s p", 2).building(at(0, 0), WagonFactory);
    let layout = many(layout, 0, Donkey, land(0, 0), 5).goods(at(0, 0), [(Boards, 2)]);
    let mut table = many(layout, 0, Raft, sea(1, 0), 3).start();
    table.play(0, harness(0, 4));
    assert_eq!(table.half_done().duty, None);
    assert_eq!(table.fleet(0).len(), 8);
}

/// Nobody destroys what is not too many.
#[test]
fn rb_prod_10_without_need_nothing_is_destroyed() {
    let table = coast(RaftFactory)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .start();
    assert_eq!(table.refused(0, destroy(0, 0)), "RB-PROD-10");
    let rule = table.refused(0, destroy(1, 0));
    assert!(["RB-PROD-10", "RB-TURN-06"].contains(&rule));
}

/// A factory with inputs left on its tile makes a transporter that nobody owns.
#[test]
fn rb_prod_11_a_factory_left_alone_works_for_nobody() {
    for (factory, _, cost, _) in factories() {
        let mut there = cost;
        there.add(&goods([(Clay, 1)]));
        let mut table = coast(factory)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), there.iter())
            .start();
        table.play(0, Action::Done);
        assert_eq!(table.heap(at(0, 0)), there, "too early");
        let events = table.play(1, Action::Done);
        let gone = Event::MadeForNobody {
            hex: hex(0, 0),
            used: cost,
        };
        assert!(events.contains(&gone), "{events:?}");
        assert_eq!(table.heap(at(0, 0)), goods([(Clay, 1)]));
        assert_eq!((table.fleet(0), table.fleet(1)), (vec![Donkey], vec![]));
        // One only, however much there is.
        let three: Goods = cost.iter().map(|(good, count)| (good, 3 * count)).collect();
        let mut table = coast(factory).goods(at(0, 0), three.iter()).start();
        table.finish_phase();
        let two: Goods = cost.iter().map(|(good, count)| (good, 2 * count)).collect();
        assert_eq!(table.heap(at(0, 0)), two);
    }
}

/// Not with less than the inputs, not from transporters, and not if it has worked.
#[test]
fn rb_prod_11_a_factory_works_for_nobody_only_on_what_lies_there() {
    for (factory, _, cost, _) in factories() {
        for missing in cost.iter().map(|(good, _)| good) {
            let mut heap = cost;
            heap[missing] -= 1;
            let mut layout =
                coast(factory)
                    .goods(at(0, 0), heap.iter())
                    .transporter(0, Wagon, land(0, 0));
            layout.position.seats[0].transporters[0].cargo = Goods::of(missing, 1);
            let mut table = layout.start();
            table.finish_phase();
            assert_eq!(table.heap(at(0, 0)), heap, "{factory}");
            assert_eq!(table.cargo(id(0, 0)), Goods::of(missing, 1));
        }
        let mut table = coast(factory).made(1).goods(at(0, 0), cost.iter()).start();
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), cost, "{factory}");
    }
}

/// A wagon factory makes nothing by itself, donkeys or no donkeys.
#[test]
fn rb_prod_11_a_wagon_factory_works_for_nobody_never() {
    for donkeys in 0..3 {
        let layout = Layout::on("p p p", 2).building(at(0, 0), WagonFactory);
        let mut table = many(layout, 0, Donkey, land(0, 0), donkeys)
            .goods(at(0, 0), [(Boards, 4)])
            .start();
        table.finish_phase();
        assert_eq!(table.heap(at(0, 0)), goods([(Boards, 4)]));
        assert_eq!(table.fleet(0), vec![Donkey; donkeys]);
    }
}

/// Paper, research with it, an upgrade, and a transporter from the upgraded factory, all in one phase.
#[test]
fn rb_prod_15_paper_research_upgrade_and_boat_in_one_phase() {
    let mut table = Layout::on("p s p p", 2)
        .building(at(0, 0), RaftFactory)
        .building(at(2, 0), Building::PaperMill)
        .donkey(0, at(0, 0))
        .donkey(0, at(2, 0))
        .goods(at(0, 0), [(Boards, 5), (Trunks, 2)])
        .goods(at(2, 0), [(Trunks, 2), (Goose, 2)])
        .start();
    table.buy(0, produce(2, 0));
    let research = Action::Research {
        region: at(2, 0),
        topic: Topic::Rowboat,
    };
    table.buy(0, research);
    assert_eq!(table.on_tile(2, 0), Goods::NONE);
    table.play(0, Action::Upgrade { hex: hex(0, 0) });
    if table.half_done().duty.is_some() {
        table.play(0, Action::Done);
    }
    table.buy(0, make(0, 0, quay()));
    assert_eq!(table.fleet(0), [Donkey, Donkey, Rowboat]);
    assert_eq!(table.heap(at(0, 0)), goods([(Trunks, 2)]));
    assert!(!table.is_listed(0, hand(Paper, on(at(2, 0)), aboard(0, 1))));
}

/// What is destroyed brings the seat back within the limit that it broke.
#[test]
fn rb_prod_10_a_land_transporter_does_not_make_up_for_a_boat_too_many() {
    let mut layout = Layout::on("p s p p", 2)
        .building(at(0, 0), RaftFactory)
        .building(at(2, 0), TruckFactory)
        .goods(at(0, 0), [(Trunks, 2)])
        .donkey(0, at(0, 0))
        .donkey(0, at(2, 0));
    for _ in 0..5 {
        layout = layout.transporter(0, Raft, quay());
    }
    let mut table = layout.start();
    let make = make(0, 0, quay());
    table.buy(0, make);
    assert_eq!(table.half_done().duty, Some(Duty::Destroy));
    for land in [0, 1] {
        assert_eq!(table.refused(0, destroy(0, land)), "RB-PROD-10");
    }
    table.play(0, destroy(0, 7));
    assert_eq!(table.half_done().duty, None);
}

/// With too many in all, one of either kind will do.
#[test]
fn rb_prod_10_one_of_any_kind_makes_up_for_too_many_in_all() {
    let mut layout = Layout::on("p s p p", 2)
        .building(at(0, 0), RaftFactory)
        .goods(at(0, 0), [(Trunks, 2)]);
    for _ in 0..4 {
        layout = layout.donkey(0, at(0, 0)).transporter(0, Raft, quay());
    }
    let mut table = layout.start();
    table.buy(0, make(0, 0, quay()));
    for one in 0..9 {
        let mut table = table.clone();
        table.play(0, destroy(0, one));
        assert_eq!(table.half_done().duty, None);
    }
}

/// A boat factory makes a boat for nobody only where there is a river or a coast without a coloured wall.
#[test]
fn rb_prod_11_a_boat_for_nobody_needs_open_water() {
    let cases = [
        ("p s p p p", None, true),
        ("p s p p p", Some((None, 1)), true),
        ("p s p p p", Some((Some(RED), 1)), false),
        ("p s p p p", Some((Some(BLUE), 1)), false),
        ("p0 p3 p p p", Some((Some(BLUE), 1)), true),
    ];
    for (map, wall, is_used_up) in cases {
        let mut layout = Layout::on(map, 2)
            .building(at(0, 0), RaftFactory)
            .goods(at(0, 0), [(Trunks, 2)]);
        if let Some((owner, tokens)) = wall {
            layout = layout.wall(0, 0, 0, tokens, owner);
        }
        let mut table = layout.start();
        table.finish_phase();
        assert_eq!(
            table.heap(at(0, 0)).is_empty(),
            is_used_up,
            "{map} {wall:?}"
        );
    }
}
