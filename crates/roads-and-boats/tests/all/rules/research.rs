//! Research: what it costs, what it opens, and turning factories into better ones.

use game::Game;
use roads_and_boats::{
    Action, Bag, Building, Duty, Event, Filling, Good, Goods, Phase, Region, State, Topic,
    Transport,
};

use crate::scaffold::*;

use Building::{
    Mine, OilRig, PaperMill, RaftFactory, RowboatFactory, Sawmill, SteamerFactory, TruckFactory,
    WagonFactory,
};
use Good::{Boards, Clay, Fuel, Goose, Iron, Paper, Stone, Trunks};
use Transport::{Donkey, Raft, Rowboat, Truck, Wagon};

fn research(region: Region, topic: Topic) -> Action {
    Action::Research { region, topic }
}

fn upgrade(q: i8, r: i8) -> Action {
    Action::Upgrade { hex: hex(q, r) }
}

fn has(table: &State, of: u8, topic: Topic) -> bool {
    table.research(seat(of)).contains(topic)
}

/// Two geese and a paper, on the tile.
#[test]
fn rb_res_01_research_costs_two_geese_and_a_paper() {
    for topic in Topic::ALL {
        let mut table = Layout::on("p p p", 2)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Goose, 3), (Paper, 2), (Clay, 1)])
            .start();
        let events = table.buy(0, research(at(0, 0), topic));
        let researched = Event::Researched {
            seat: seat(0),
            topic,
        };
        assert!(events.contains(&researched), "{events:?}");
        assert_eq!(
            table.heap(at(0, 0)),
            goods([(Goose, 1), (Paper, 1), (Clay, 1)])
        );
        for other in Topic::ALL {
            assert_eq!(has(&table, 0, other), other == topic);
            assert!(!has(&table, 1, other));
        }
    }
}

/// On the transporters as well, or both, with or without a building there.
#[test]
fn rb_res_01_research_is_paid_from_tile_and_transporters() {
    let layout = Layout::on("p p p", 2);
    for layout in [
        layout
            .clone()
            .donkey(0, at(0, 0))
            .laden(0, [(Goose, 2)])
            .donkey(0, at(0, 0))
            .laden(0, [(Paper, 1)]),
        layout
            .clone()
            .donkey(0, at(0, 0))
            .laden(0, [(Goose, 1), (Paper, 1)])
            .goods(at(0, 0), [(Goose, 1)]),
        layout
            .clone()
            .building(at(0, 0), Sawmill)
            .donkey(0, at(0, 0))
            .laden(0, [(Paper, 1)])
            .goods(at(0, 0), [(Goose, 2)]),
    ] {
        let mut table = layout.start();
        table.buy(0, research(at(0, 0), Topic::OilRig));
        assert!(has(&table, 0, Topic::OilRig));
        assert_eq!(table.heap(at(0, 0)), Goods::NONE);
        let seats = table.position().seats;
        let mut cargo = seats.iter().flat_map(|has| &has.transporters);
        assert!(cargo.all(|one| one.cargo.is_empty()));
    }
}

/// Not with less, and not without a transporter.
#[test]
fn rb_res_01_research_takes_the_whole_price_and_a_transporter() {
    let layout = Layout::on("p p p", 2)
        .donkey(0, at(0, 0))
        .donkey(1, at(1, 0));
    let action = research(at(0, 0), Topic::Truck);
    for lie in [
        [(Goose, 1), (Paper, 1)],
        [(Goose, 5), (Paper, 0)],
        [(Goose, 0), (Paper, 5)],
    ] {
        let table = layout.clone().goods(at(0, 0), lie).start();
        assert_eq!(table.refused(0, action), "RB-RES-01");
    }
    let absent = research(at(1, 0), Topic::Truck);
    let table = layout.goods(at(1, 0), [(Goose, 2), (Paper, 1)]).start();
    assert_eq!(table.refused(0, absent), "RB-RES-01");
    assert_eq!(table.refused(0, action), "RB-RES-01");
    let nowhere = research(part(0, 0, 1), Topic::Truck);
    assert_eq!(table.refused(0, nowhere), "RB-MAP-03");
}

/// What is not all on one tile does not meet.
#[test]
fn rb_res_01_research_takes_everything_on_one_tile() {
    let table = Layout::on("p p p", 2)
        .donkey(0, at(0, 0))
        .laden(0, [(Goose, 2)])
        .donkey(0, at(1, 0))
        .laden(0, [(Paper, 1)])
        .start();
    for region in [at(0, 0), at(1, 0)] {
        let action = research(region, Topic::Truck);
        assert_eq!(table.refused(0, action), "RB-RES-01");
    }
}

/// What is across the river is not in reach of a donkey, but of a boat in the river.
#[test]
fn rb_res_01_rb_map_03_research_does_not_reach_across_a_river_without_a_boat() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let layout = Layout::on("s p03 s\np p p", 2)
        .goods(near, [(Goose, 2)])
        .goods(far, [(Paper, 1)]);
    let ashore = layout.clone().donkey(0, near).donkey(0, far).start();
    for region in [near, far] {
        let action = research(region, Topic::Truck);
        assert_eq!(ashore.refused(0, action), "RB-RES-01");
    }
    let mut afloat = layout.transporter(0, Raft, river(1, 0)).start();
    afloat.buy(0, research(near, Topic::Truck));
    assert!(has(&afloat, 0, Topic::Truck));
    assert_eq!(afloat.on_tile(1, 0), Goods::NONE);
}

/// As often as it is paid.
#[test]
fn rb_res_01_research_goes_on_while_it_is_paid() {
    let mut table = Layout::on("p p p", 2)
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Goose, 14), (Paper, 7)])
        .start();
    for topic in Topic::ALL {
        table.buy(0, research(at(0, 0), topic));
    }
    assert_eq!(table.heap(at(0, 0)), Goods::NONE);
}

/// Geese on another's transporter are not used unless it agrees.
#[test]
fn rb_res_01_rb_turn_06_research_with_anothers_geese_asks() {
    let mut table = Layout::on("p p p", 2)
        .donkey(0, at(0, 0))
        .donkey(1, at(0, 0))
        .laden(1, [(Goose, 2)])
        .goods(at(0, 0), [(Paper, 1)])
        .start();
    table.play(0, research(at(0, 0), Topic::Truck));
    while table.half_done().bill.is_some() && table.half_done().ask.is_none() {
        let listed = table.list_actions(seat(0));
        let pay = listed
            .into_iter()
            .find(|action| matches!(action, Action::Pay { .. }))
            .unwrap();
        table.play(0, pay);
    }
    assert!(!has(&table, 0, Topic::Truck));
    assert_eq!(table.cargo(id(1, 0)), goods([(Goose, 2)]));
    table.play(1, Action::Refuse);
    assert_eq!(table.half_done().bill, None);
    assert_eq!(table.heap(at(0, 0)), goods([(Paper, 1)]));
    assert_eq!(table.cargo(id(1, 0)), goods([(Goose, 2)]));
}

/// Each subject once a seat; what one has researched another may research as well.
#[test]
fn rb_res_02_a_seat_researches_a_subject_once() {
    for topic in Topic::ALL {
        let mut table = Layout::on("p p p", 2)
            .donkey(0, at(0, 0))
            .donkey(1, at(0, 0))
            .knows(0, [topic])
            .goods(at(0, 0), [(Goose, 4), (Paper, 2)])
            .start();
        let action = research(at(0, 0), topic);
        assert_eq!(table.refused(0, action), "RB-RES-02");
        let listed = table.list_actions(seat(0));
        let offered = listed
            .iter()
            .filter(|action| matches!(action, Action::Research { .. }))
            .count();
        assert_eq!(offered, Topic::ALL.len() - 1);
        table.play(0, Action::Done);
        table.buy(1, action);
        assert!(has(&table, 1, topic));
    }
}

/// Two geese and a paper left lying vanish at the end of production, as many sets as there are.
#[test]
fn rb_res_03_geese_and_paper_left_together_vanish() {
    for (geese, paper, sets) in [
        (2, 1, 1),
        (1, 1, 0),
        (2, 0, 0),
        (3, 1, 1),
        (4, 1, 1),
        (4, 2, 2),
        (5, 9, 2),
        (9, 2, 2),
        (0, 3, 0),
    ] {
        let mut table = Layout::on("w p p", 2)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Goose, geese), (Paper, paper), (Clay, 1)])
            .start();
        table.play(0, Action::Done);
        assert_eq!(table.heap(at(0, 0))[Goose], geese, "too early");
        let events = table.play(1, Action::Done);
        let there = goods([(Goose, geese - 2 * sets), (Paper, paper - sets), (Clay, 1)]);
        assert_eq!(table.heap(at(0, 0)), there, "{geese} {paper}");
        let vanished = Event::Vanished {
            region: at(0, 0),
            sets,
        };
        assert_eq!(events.contains(&vanished), sets > 0);
        // With no effect.
        assert!(Topic::ALL.iter().all(|&topic| !has(&table, 0, topic)));
    }
}

/// Only what lies on the tile, together.
#[test]
fn rb_res_03_geese_and_paper_that_do_not_lie_together_stay() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let mut table = Layout::on("s p03 s\nw p p", 2)
        .goods(near, [(Goose, 2)])
        .goods(far, [(Paper, 1)])
        .donkey(0, at(0, 1))
        .laden(0, [(Paper, 1)])
        .goods(at(0, 1), [(Goose, 2)])
        .donkey(0, at(2, 1))
        .laden(0, [(Goose, 2)])
        .goods(at(2, 1), [(Paper, 1)])
        .start();
    let before = table.position().goods;
    table.finish_phase();
    assert_eq!(table.position().goods, before);
    assert_eq!(table.cargo(id(0, 0)), goods([(Paper, 1)]));
    assert_eq!(table.cargo(id(0, 1)), goods([(Goose, 2)]));
}

/// What a paper mill makes by itself at the end vanishes with two geese.
#[test]
fn rb_res_03_rb_prod_07_paper_made_at_the_end_vanishes_with_geese() {
    let mut table = Layout::on("p p p", 2)
        .building(at(0, 0), PaperMill)
        .goods(at(0, 0), [(Goose, 2), (Trunks, 2)])
        .start();
    table.finish_phase();
    assert_eq!(table.heap(at(0, 0)), Goods::NONE);
}

fn build(region: Region, building: Building) -> Action {
    Action::Build {
        region,
        building,
        filling: None,
    }
}

/// Rowboat, truck and steamer factories and oil rigs are built only by those who have researched them.
#[test]
fn rb_res_04_some_buildings_need_research() {
    let needs = [
        (RowboatFactory, Topic::Rowboat, at(0, 0)),
        (TruckFactory, Topic::Truck, at(0, 0)),
        (SteamerFactory, Topic::Steamer, at(0, 0)),
        (OilRig, Topic::OilRig, at(1, 0)),
    ];
    for (building, topic, region) in needs {
        let layout = Layout::on("p s p", 2)
            .phase(Phase::Building)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Boards, 9), (Stone, 9)])
            .transporter(0, Transport::Steamer, sea(1, 0))
            .laden(0, [(Boards, 4), (Stone, 4)]);
        for other in Topic::ALL {
            let table = layout.clone().knows(1, [topic]).knows(0, [other]);
            let mut table = table.start();
            if other == topic {
                table.buy(0, build(region, building));
                assert!(
                    table
                        .position()
                        .buildings
                        .iter()
                        .any(|works| works.building == building)
                );
            } else {
                let rule = table.refused(0, build(region, building));
                assert_eq!(rule, "RB-RES-04", "{building} {other}");
            }
        }
        let table = layout.knows(1, Topic::ALL).start();
        assert_eq!(table.refused(0, build(region, building)), "RB-RES-04");
    }
    // The others need none.
    for building in Building::ALL {
        let map = match building {
            Building::Woodcutter => "w s p",
            Building::Quarry => "r s p",
            Mine => "m s p",
            _ => "p s p",
        };
        if needs.iter().any(|&(needing, ..)| needing == building) {
            continue;
        }
        let mut table = Layout::on(map, 2)
            .phase(Phase::Building)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Boards, 9), (Stone, 9)])
            .start();
        let action = Action::Build {
            region: at(0, 0),
            building,
            filling: (building == Mine).then_some(Filling::Mixed),
        };
        table.buy(0, action);
    }
}

/// What each filling needs and puts into the bag.
const FILLINGS: [(Filling, Option<Topic>, Bag); 4] = [
    (Filling::Mixed, None, Bag { gold: 3, iron: 3 }),
    (
        Filling::Gold,
        Some(Topic::SpecialisedMines),
        Bag { gold: 4, iron: 0 },
    ),
    (
        Filling::Iron,
        Some(Topic::SpecialisedMines),
        Bag { gold: 0, iron: 4 },
    ),
    (
        Filling::Big,
        Some(Topic::BigMines),
        Bag { gold: 5, iron: 5 },
    ),
];

/// A new mine is filled as researched; the ordinary 3 and 3 stays possible.
#[test]
fn rb_res_05_a_new_mine_is_filled_as_researched() {
    for (filling, needed, bag) in FILLINGS {
        let layout = Layout::on("m p p", 2)
            .phase(Phase::Building)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Boards, 3), (Stone, 1)]);
        let action = Action::Build {
            region: at(0, 0),
            building: Mine,
            filling: Some(filling),
        };
        let table = layout.clone().knows(1, Topic::ALL).start();
        match needed {
            None => drop(table.clone().buy(0, action)),
            Some(_) => assert_eq!(table.refused(0, action), "RB-RES-05"),
        }
        for topic in Topic::ALL {
            let mut table = layout.clone().knows(0, [topic]).start();
            if needed.is_none() || needed == Some(topic) {
                table.buy(0, action);
                assert_eq!(table.building(0, 0).unwrap().bag, bag);
            } else {
                assert_eq!(table.refused(0, action), "RB-RES-05", "{topic}");
            }
        }
        // With both, each is still what it is.
        let mut table = layout.knows(0, Topic::ALL).start();
        table.buy(0, action);
        assert_eq!(table.building(0, 0).unwrap().bag, bag);
    }
}

/// A new shaft takes the research of shafts, and is filled as researched.
#[test]
fn rb_res_05_rb_res_06_a_new_shaft_is_filled_as_researched() {
    for (filling, needed, bag) in FILLINGS {
        let layout = Layout::on("m p p", 2)
            .phase(Phase::Building)
            .mine(at(0, 0), 1, 2)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Iron, 1), (Fuel, 1)]);
        let sink = Action::Sink {
            hex: hex(0, 0),
            filling,
        };
        let others = Topic::ALL.map(|topic| match topic {
            Topic::NewShafts => Topic::Truck,
            other => other,
        });
        let table = layout.clone().knows(0, others).knows(1, Topic::ALL);
        assert_eq!(table.start().refused(0, sink), "RB-RES-06");
        let table = layout.clone().knows(0, [Topic::NewShafts]).start();
        match needed {
            None => drop(table.clone().buy(0, sink)),
            Some(_) => assert_eq!(table.refused(0, sink), "RB-RES-05"),
        }
        let topics = [Topic::NewShafts, needed.unwrap_or(Topic::Truck)];
        let mut table = layout.knows(0, topics).start();
        table.buy(0, sink);
        let now = table.building(0, 0).unwrap().bag;
        assert_eq!((now.gold, now.iron), (1 + bag.gold, 2 + bag.iron));
    }
}

/// Mines that are there do not change.
#[test]
fn rb_res_05_existing_mines_do_not_change() {
    for topic in [Topic::SpecialisedMines, Topic::BigMines, Topic::NewShafts] {
        let mut table = Layout::on("m p p", 2)
            .mine(at(0, 0), 1, 2)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Goose, 2), (Paper, 1)])
            .start();
        table.buy(0, research(at(0, 0), topic));
        let bag = table.building(0, 0).unwrap().bag;
        assert_eq!((bag.gold, bag.iron), (1, 2));
        assert_eq!(table.half_done().duty, None);
    }
}

/// Four coasts with factories, a donkey of seat 0 on the first two and of seat 1 on the second and third, and geese.
fn yards(factory: Building) -> Layout {
    Layout::on(
        "p p p p p
         s s s s s",
        2,
    )
    .building(at(0, 0), factory)
    .building(at(1, 0), factory)
    .building(at(2, 0), factory)
    .donkey(0, at(0, 0))
    .donkey(0, at(1, 0))
    .donkey(0, at(4, 0))
    .donkey(1, at(1, 0))
    .donkey(1, at(2, 0))
    .goods(at(4, 0), [(Goose, 2), (Paper, 1)])
}

/// Factories of the same kind where the seat has a transporter turn into the new type, free.
#[test]
fn rb_res_07_factories_turn_into_the_new_type_at_once() {
    for (from, topic, into) in [
        (RaftFactory, Topic::Rowboat, RowboatFactory),
        (RaftFactory, Topic::Steamer, SteamerFactory),
        (RowboatFactory, Topic::Steamer, SteamerFactory),
        (WagonFactory, Topic::Truck, TruckFactory),
    ] {
        let mut table = yards(from).start();
        table.buy(0, research(at(4, 0), topic));
        assert_eq!(table.half_done().duty, Some(Duty::Upgrade(topic)));
        let listed = table.list_actions(seat(0));
        assert_eq!(listed, [upgrade(0, 0), upgrade(1, 0), Action::Done]);
        for no in [upgrade(2, 0), upgrade(3, 0), upgrade(4, 0), upgrade(0, 1)] {
            assert_eq!(table.refused(0, no), "RB-RES-07", "{no:?}");
        }
        let before = table.position();
        let events = table.play(0, upgrade(1, 0));
        let upgraded = Event::Upgraded {
            seat: seat(0),
            hex: hex(1, 0),
            building: into,
        };
        assert_eq!(events, [upgraded]);
        assert_eq!(table.building(1, 0).unwrap().building, into);
        assert_eq!(table.building(0, 0).unwrap().building, from);
        assert_eq!(table.position().goods, before.goods);
        assert_eq!(table.position().seats, before.seats);
        table.play(0, upgrade(0, 0));
        assert_eq!(table.building(0, 0).unwrap().building, into);
        assert_eq!(table.building(2, 0).unwrap().building, from);
        if table.half_done().duty.is_some() {
            table.play(0, Action::Done);
        }
        assert_eq!(table.awaited(), set([0]), "the seat goes on producing");
    }
}

/// Land factories do not become water factories or the other way round, nor does anything else.
#[test]
fn rb_res_07_only_factories_of_the_same_kind_turn() {
    for (there, topic) in [
        (RaftFactory, Topic::Truck),
        (RowboatFactory, Topic::Truck),
        (WagonFactory, Topic::Rowboat),
        (WagonFactory, Topic::Steamer),
        (TruckFactory, Topic::Steamer),
        (Sawmill, Topic::Truck),
        (RowboatFactory, Topic::Rowboat),
        (TruckFactory, Topic::Truck),
        (RaftFactory, Topic::OilRig),
        (RaftFactory, Topic::NewShafts),
        (WagonFactory, Topic::BigMines),
    ] {
        let mut table = yards(there).start();
        table.buy(0, research(at(4, 0), topic));
        // There is nothing to ask.
        assert_eq!(table.half_done().duty, None, "{there} {topic}");
        assert_eq!(table.refused(0, upgrade(0, 0)), "RB-RES-07");
    }
}

/// Now or never.
#[test]
fn rb_res_07_later_is_too_late_to_turn_factories() {
    let mut table = yards(RaftFactory).goods(at(0, 0), [(Trunks, 2)]).start();
    assert_eq!(table.refused(0, upgrade(0, 0)), "RB-RES-07");
    table.buy(0, research(at(4, 0), Topic::Rowboat));
    // Nothing comes between.
    let raft = make(0, 0, dock(at(0, 0), 1));
    let take = hand(Trunks, on(at(0, 0)), aboard(0, 0));
    for action in [raft, take] {
        assert_eq!(table.refused(0, action), "RB-RES-07", "{action:?}");
    }
    assert_eq!(table.refused(1, upgrade(1, 0)), "RB-RES-07");
    table.play(0, Action::Done);
    assert_eq!(table.half_done().duty, None);
    assert_eq!(table.refused(0, upgrade(0, 0)), "RB-RES-07");
    table.play(0, raft);
    table.play(0, Action::Done);
    assert_eq!(table.refused(1, upgrade(1, 0)), "RB-RES-07");
}

/// The upgraded factory makes the new type in the same phase, and never the old type again.
#[test]
fn rb_res_07_an_upgraded_factory_makes_the_new_type_only() {
    let quay = dock(at(0, 0), 1);
    let mut table = yards(RaftFactory)
        .goods(at(0, 0), [(Trunks, 2), (Boards, 4)])
        .start();
    table.buy(0, research(at(4, 0), Topic::Rowboat));
    table.plays(0, [upgrade(0, 0), Action::Done]);
    assert_eq!(table.refused(0, make(0, 0, quay)), "RB-PROD-03");
    let mut table = yards(RaftFactory)
        .goods(at(0, 0), [(Trunks, 2), (Boards, 5)])
        .start();
    table.buy(0, research(at(4, 0), Topic::Rowboat));
    table.plays(0, [upgrade(0, 0), Action::Done, make(0, 0, quay)]);
    assert_eq!(table.fleet(0), [Donkey, Donkey, Donkey, Rowboat]);
    assert_eq!(table.heap(at(0, 0)), goods([(Trunks, 2)]));
    // Not by itself either.
    table.finish_phase();
    assert_eq!(table.heap(at(0, 0)), goods([(Trunks, 2)]));
    // A seat that has not researched the type may use the factory.
    let mut table = Layout::on("p s p", 2)
        .building(at(0, 0), RowboatFactory)
        .donkey(1, at(0, 0))
        .goods(at(0, 0), [(Boards, 5)])
        .start();
    table.play(0, Action::Done);
    table.play(1, make(0, 0, dock(at(0, 0), 0)));
    assert_eq!(table.fleet(1), [Donkey, Rowboat]);
}

/// A wagon factory turned makes trucks, and harnesses no donkey.
#[test]
fn rb_res_07_an_upgraded_wagon_factory_makes_trucks() {
    let mut table = yards(WagonFactory)
        .goods(at(0, 0), [(Boards, 2), (Iron, 1), (Fuel, 1)])
        .start();
    table.buy(0, research(at(4, 0), Topic::Truck));
    table.plays(0, [upgrade(0, 0), Action::Done]);
    let harness = Action::Harness { donkey: id(0, 0) };
    assert_eq!(table.refused(0, harness), "RB-PROD-08");
    table.buy(0, make(0, 0, land(0, 0)));
    assert_eq!(table.fleet(0), [Donkey, Donkey, Donkey, Truck]);
    assert_eq!(table.heap(at(0, 0)), goods([(Boards, 2)]));
}

/// If its capacity is used the factory turns but makes nothing more this turn.
#[test]
fn rb_res_07_an_upgraded_factory_that_has_worked_rests() {
    let quay = dock(at(0, 0), 1);
    let mut table = yards(RaftFactory)
        .goods(at(0, 0), [(Trunks, 2), (Boards, 5)])
        .start();
    table.play(0, make(0, 0, quay));
    table.buy(0, research(at(4, 0), Topic::Rowboat));
    table.plays(0, [upgrade(0, 0), Action::Done]);
    assert_eq!(table.building(0, 0).unwrap().building, RowboatFactory);
    assert_eq!(table.refused(0, make(0, 0, quay)), "RB-PROD-03");
    table.finish_phase();
    assert_eq!(table.heap(at(0, 0)), goods([(Boards, 5)]));
}

/// Any transporter on the tile does, a docked one, one in the river and one across it too; not one carried.
#[test]
fn rb_res_07_any_transporter_on_the_tile_turns_a_factory() {
    let [near, far] = [0, 1].map(|nth| part(1, 0, nth));
    let layout = Layout::on("s p03 s\np p p", 2)
        .building(near, RaftFactory)
        .donkey(0, at(0, 1))
        .goods(at(0, 1), [(Goose, 2), (Paper, 1)]);
    for there in [
        layout.clone().donkey(0, near),
        layout.clone().donkey(0, far),
        layout.clone().transporter(0, Raft, river(1, 0)),
        layout.clone().transporter(0, Raft, dock(near, 0)),
    ] {
        let mut table = there.start();
        table.buy(0, research(at(0, 1), Topic::Steamer));
        table.play(0, upgrade(1, 0));
        assert_eq!(table.building(1, 0).unwrap().building, SteamerFactory);
    }
    let carried = layout
        .donkey(0, near)
        .transporter(1, Wagon, roads_and_boats::Place::Land(near))
        .carrying(1, id(0, 1));
    let mut table = carried.start();
    table.buy(0, research(at(0, 1), Topic::Steamer));
    assert_eq!(table.half_done().duty, None);
    assert_eq!(table.refused(0, upgrade(1, 0)), "RB-RES-07");
}

/// A factory is turned into a better one, never into a lesser one.
#[test]
fn rb_res_07_no_factory_is_turned_downwards() {
    let layout = |factory| {
        Layout::on("p s p p", 2)
            .building(at(0, 0), factory)
            .donkey(0, at(0, 0))
            .goods(at(0, 0), [(Good::Goose, 2), (Good::Paper, 1)])
    };
    let research = |topic| Action::Research {
        region: at(0, 0),
        topic,
    };
    for (factory, topic, into) in [
        (
            Building::RaftFactory,
            Topic::Rowboat,
            Some(Building::RowboatFactory),
        ),
        (
            Building::RaftFactory,
            Topic::Steamer,
            Some(Building::SteamerFactory),
        ),
        (
            Building::RowboatFactory,
            Topic::Steamer,
            Some(Building::SteamerFactory),
        ),
        (Building::SteamerFactory, Topic::Rowboat, None),
        (
            Building::WagonFactory,
            Topic::Truck,
            Some(Building::TruckFactory),
        ),
        (Building::WagonFactory, Topic::Steamer, None),
        (Building::RaftFactory, Topic::Truck, None),
    ] {
        let mut table = layout(factory).start();
        table.buy(0, research(topic));
        let upgrade = Action::Upgrade { hex: hex(0, 0) };
        match into {
            Some(into) => {
                table.play(0, upgrade);
                assert_eq!(table.building(0, 0).map(|works| works.building), Some(into));
            }
            None => assert_eq!(table.refused(0, upgrade), "RB-RES-07"),
        }
    }
}
