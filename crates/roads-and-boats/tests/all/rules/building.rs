//! Buildings, mines and shafts (RB-BUILD-01 to 08).

use game::Game;
use roads_and_boats::{
    Action, Bag, Building, Filling, Good, Goods, Phase, Place, Region, Terrain, Topic, Transport,
    TransporterId,
};

use crate::scaffold::*;

const A: TransporterId = of(RED, 0);
const B: TransporterId = of(RED, 1);
const C: TransporterId = of(BLUE, 0);

const ALL_TOPICS: [Topic; 7] = Topic::ALL;

/// Every terrain inland in the first row and at the sea in the third.
const TERRAINS: &str = "0,0 pasture; 1,0 woods; 2,0 rock; 3,0 mountain; 4,0 desert; \
                        0,1 pasture; 1,1 pasture; 2,1 pasture; 3,1 pasture; 4,1 pasture; \
                        0,2 pasture; 1,2 woods; 2,2 rock; 3,2 mountain; 4,2 desert; \
                        0,3 sea; 1,3 sea; 2,3 sea; 3,3 sea; 4,3 sea";

/// The same order as in `TERRAINS`.
const LANDS: [Terrain; 5] = [
    Terrain::Pasture,
    Terrain::Woods,
    Terrain::Rock,
    Terrain::Mountain,
    Terrain::Desert,
];

/// The table of buildings: what each costs in boards and stone, and the research it needs.
const BUILDINGS: [(Building, u16, u16, Option<Topic>); 16] = [
    (Building::Woodcutter, 1, 0, None),
    (Building::Quarry, 2, 0, None),
    (Building::ClayPit, 3, 0, None),
    (Building::Mine, 3, 1, None),
    (Building::OilRig, 3, 1, Some(Topic::OilRig)),
    (Building::Sawmill, 2, 1, None),
    (Building::StoneFactory, 2, 0, None),
    (Building::CoalBurner, 3, 0, None),
    (Building::PaperMill, 1, 1, None),
    (Building::Mint, 2, 1, None),
    (Building::StockExchange, 0, 3, None),
    (Building::RaftFactory, 1, 1, None),
    (Building::WagonFactory, 2, 1, None),
    (Building::RowboatFactory, 2, 1, Some(Topic::Rowboat)),
    (Building::TruckFactory, 2, 2, Some(Topic::Truck)),
    (Building::SteamerFactory, 2, 2, Some(Topic::Steamer)),
];

/// Where the table lets a building stand.
fn may_stand(building: Building, terrain: Terrain, is_shore: bool) -> bool {
    match building {
        Building::Woodcutter => terrain == Terrain::Woods,
        Building::Quarry => terrain == Terrain::Rock,
        Building::Mine => terrain == Terrain::Mountain,
        Building::OilRig => terrain == Terrain::Sea,
        Building::ClayPit
        | Building::RaftFactory
        | Building::RowboatFactory
        | Building::SteamerFactory => {
            is_shore && terrain != Terrain::Desert && terrain != Terrain::Sea
        }
        _ => terrain != Terrain::Desert && terrain != Terrain::Sea,
    }
}

/// A mine is filled, anything else is not.
fn put_up(region: Region, building: Building) -> Action {
    Action::Build {
        region,
        building,
        filling: (building == Building::Mine).then_some(Filling::Mixed),
    }
}

fn boards_and_stone(boards: u16, stone: u16) -> Goods {
    goods([(Good::Boards, boards), (Good::Stone, stone)])
}

fn heaped(layout: Layout, region: Region, heap: Goods) -> Layout {
    heap.iter().fold(layout, |layout, (good, count)| {
        layout.heap(region, good, count)
    })
}

/// RB-BUILD-04, with the table of buildings: every building on every terrain, inland, at the sea and at a river.
#[test]
fn rb_build_04_a_building_stands_on_its_terrain_only() {
    let river_tile = |terrain: Terrain| {
        format!("0,0 {terrain} 03; 1,0 mountain 3; -1,0 mountain 0; 0,1 pasture; 0,2 pasture")
    };
    for (building, boards, stone, _) in BUILDINGS {
        for (q, terrain) in LANDS.into_iter().enumerate() {
            let q = q as i8;
            let with_river = river_tile(terrain);
            for (tiles, region, is_shore) in [
                (TERRAINS, at(q, 0), false),
                (TERRAINS, at(q, 2), true),
                (with_river.as_str(), part(0, 0, NORTH), true),
                (with_river.as_str(), part(0, 0, SOUTH), true),
            ] {
                let mut table = Layout::of(tiles)
                    .phase(Phase::Building)
                    .knows(RED, ALL_TOPICS)
                    .put(A, Transport::Donkey, Place::Land(region))
                    .heap(region, Good::Boards, 5)
                    .heap(region, Good::Stone, 5)
                    .start();
                let action = put_up(region, building);
                if may_stand(building, terrain, is_shore) {
                    table.buy(RED, action);
                    let found = table.building(region.hex.q, region.hex.r).unwrap();
                    assert_eq!((found.region, found.building), (region, building));
                    assert_eq!(table.heap(region), boards_and_stone(5 - boards, 5 - stone));
                } else {
                    assert_eq!(
                        table.refused(RED, action),
                        "RB-BUILD-04",
                        "{building} on {terrain}, {is_shore}"
                    );
                }
            }
        }
    }
}

/// RB-BUILD-02, with the table of buildings: what it costs, not less and nothing else.
#[test]
fn rb_build_02_a_building_costs_what_the_table_says() {
    for (building, boards, stone, _) in BUILDINGS {
        if building == Building::OilRig {
            continue;
        }
        let shore = LANDS
            .into_iter()
            .position(|terrain| may_stand(building, terrain, true));
        let region = at(shore.unwrap() as i8, 2);
        let layout = Layout::of(TERRAINS)
            .phase(Phase::Building)
            .knows(RED, ALL_TOPICS)
            .put(A, Transport::Donkey, Place::Land(region));
        let action = put_up(region, building);
        let mut table = heaped(layout.clone(), region, boards_and_stone(boards, stone)).start();
        table.buy(RED, action);
        assert_eq!(table.heap(region), Goods::NONE, "{building}");
        // One board or one stone too few, and plenty of everything else.
        let others = [Good::Trunks, Good::Clay, Good::Gold, Good::Iron].map(|good| (good, 9));
        let others: Goods = others.into_iter().collect();
        let too_few = [
            (boards > 0).then(|| boards_and_stone(boards - 1, stone + 5)),
            (stone > 0).then(|| boards_and_stone(boards + 5, stone - 1)),
        ];
        for mut heap in too_few.into_iter().flatten() {
            heap.add(&others);
            let table = heaped(layout.clone(), region, heap).start();
            assert_eq!(table.refused(RED, action), "RB-BUILD-02", "{building}");
        }
    }
}

/// What needs research.
#[test]
fn rb_build_04_rb_res_04_some_buildings_need_research() {
    for (building, _, _, topic) in BUILDINGS {
        let (region, kind, place) = match building {
            Building::OilRig => (at(0, 3), Transport::Steamer, sea(0, 3)),
            _ => {
                let shore = LANDS
                    .into_iter()
                    .position(|terrain| may_stand(building, terrain, true));
                let region = at(shore.unwrap() as i8, 2);
                (region, Transport::Truck, Place::Land(region))
            }
        };
        let action = put_up(region, building);
        let layout = |topics: &[Topic]| {
            let layout = Layout::of(TERRAINS)
                .phase(Phase::Building)
                .put(A, kind, place)
                .load(A, Good::Boards, 3)
                .load(A, Good::Stone, 3);
            let mut layout = layout;
            layout.position.seats[0].research = topics.iter().copied().collect();
            // What others know does not help.
            layout.position.seats[1].research = Topic::ALL.into_iter().collect();
            layout.start()
        };
        match topic {
            None => assert!(layout(&[]).is_listed(RED, action), "{building}"),
            Some(topic) => {
                let others: Vec<Topic> = Topic::ALL
                    .into_iter()
                    .filter(|&other| other != topic)
                    .collect();
                assert_eq!(layout(&others).refused(RED, action), "RB-RES-04");
                assert!(layout(&[topic]).is_listed(RED, action), "{building}");
            }
        }
    }
}

/// Watered desert is pasture.
#[test]
fn rb_build_04_rb_won_03_a_watered_desert_takes_buildings() {
    use roads_and_boats::Brick;
    for (bricks, is_watered) in [(44, false), (45, true)] {
        let table = Layout::of(TERRAINS)
            .phase(Phase::Building)
            .put(A, Transport::Donkey, land(4, 2))
            .heap(at(4, 2), Good::Boards, 5)
            .heap(at(4, 2), Good::Stone, 5)
            .bricks(vec![Brick::Seat(BLUE); bricks])
            .start();
        for (building, _, _, topic) in BUILDINGS {
            let action = put_up(at(4, 2), building);
            let may = is_watered && may_stand(building, Terrain::Pasture, true);
            assert_eq!(
                table.is_listed(RED, action),
                may && topic.is_none(),
                "{building} after {bricks}"
            );
        }
    }
}

/// With a land transporter in the region, a boat in the river or on the coast of the region.
#[test]
fn rb_build_01_a_seat_builds_in_the_regions_that_its_transporters_reach() {
    let on_land = |nth| Place::Land(part(2, 0, nth));
    for (kind, place, reached) in [
        (Transport::Donkey, on_land(NORTH), vec![NORTH]),
        (Transport::Donkey, on_land(SOUTH), vec![SOUTH]),
        (Transport::Truck, on_land(SOUTH), vec![SOUTH]),
        (Transport::Raft, river(2, 0), vec![NORTH, SOUTH]),
        (Transport::Raft, dock(part(2, 0, NORTH), 0), vec![NORTH]),
        (Transport::Raft, dock(part(2, 0, SOUTH), 0), vec![SOUTH]),
        (Transport::Raft, sea(3, 0), vec![]),
        (Transport::Raft, river(1, 0), vec![]),
        (Transport::Raft, dock(at(2, 1), 5), vec![]),
        (Transport::Donkey, land(2, 1), vec![]),
    ] {
        let table = Layout::of(RIVER)
            .phase(Phase::Building)
            .put(A, kind, place)
            .put(C, Transport::Raft, river(2, 0))
            .heap(part(2, 0, NORTH), Good::Boards, 2)
            .heap(part(2, 0, SOUTH), Good::Boards, 2)
            .start();
        for bank in [NORTH, SOUTH] {
            let action = build(part(2, 0, bank), Building::Woodcutter);
            if reached.contains(&bank) {
                let mut table = table.clone();
                table.buy(RED, action);
                assert_eq!(table.building(2, 0).unwrap().region, part(2, 0, bank));
            } else {
                assert_eq!(table.refused(RED, action), "RB-BUILD-01", "{place}, {bank}");
            }
        }
    }
}

/// In one's own time, in the building phase.
#[test]
fn rb_build_01_rb_turn_10_a_seat_builds_in_its_own_time() {
    let layout = Layout::of(TERRAINS)
        .put(A, Transport::Donkey, land(1, 0))
        .put(C, Transport::Donkey, land(1, 0))
        .heap(at(1, 0), Good::Boards, 5);
    let action = build(at(1, 0), Building::Woodcutter);
    for phase in [Phase::Production, Phase::Movement, Phase::Wonder] {
        let table = layout.clone().phase(phase).start();
        assert_eq!(table.refused(RED, action), "RB-TURN-01");
    }
    let table = layout.phase(Phase::Building).start();
    assert_eq!(table.refused(BLUE, action), "RB-TURN-10");
    let nowhere = build(at(9, 9), Building::Woodcutter);
    assert_eq!(table.refused(RED, nowhere), "RB-MAP-03");
    let no_region = build(part(1, 0, 1), Building::Woodcutter);
    assert_eq!(table.refused(RED, no_region), "RB-MAP-03");
}

/// From the tile, from one's own transporters, or from both.
#[test]
fn rb_build_02_goods_come_from_the_tile_and_from_own_transporters_there() {
    let layout = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(2, 0))
        .put(B, Transport::Donkey, land(2, 0));
    let action = build(at(2, 0), Building::Quarry);
    // All but one way leave a choice.
    for layout in [
        layout.clone().heap(at(2, 0), Good::Boards, 2),
        layout.clone().load(A, Good::Boards, 2),
        layout.clone().load(B, Good::Boards, 2),
        layout
            .clone()
            .load(A, Good::Boards, 1)
            .load(B, Good::Boards, 1),
        layout
            .clone()
            .load(B, Good::Boards, 1)
            .heap(at(2, 0), Good::Boards, 1),
    ] {
        let mut table = layout.start();
        table.buy(RED, action);
        assert_eq!(table.building(2, 0).unwrap().building, Building::Quarry);
        assert_eq!(table.heap(at(2, 0)), Goods::NONE);
        assert_eq!([table.cargo(A), table.cargo(B)], [Goods::NONE; 2]);
    }
    // With a choice the seat chooses.
    let mut table = layout
        .load(A, Good::Boards, 2)
        .load(B, Good::Boards, 2)
        .heap(at(2, 0), Good::Boards, 2)
        .start();
    table.play(RED, action);
    assert_eq!(table.building(2, 0), None);
    table.plays(RED, [pay(Good::Boards, B), pay(Good::Boards, at(2, 0))]);
    assert_eq!(table.building(2, 0).unwrap().building, Building::Quarry);
    let one = goods([(Good::Boards, 1)]);
    assert_eq!(table.heap(at(2, 0)), one);
    assert_eq!(table.cargo(A), goods([(Good::Boards, 2)]));
    assert_eq!(table.cargo(B), one);
}

/// A bill that is open is paid or withdrawn before anything else, and nothing is lost by it.
#[test]
fn rb_build_02_a_bill_is_paid_or_withdrawn() {
    let mut table = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(2, 0))
        .load(A, Good::Boards, 2)
        .heap(at(2, 0), Good::Boards, 2)
        .heap(at(2, 0), Good::Stone, 2)
        .start();
    let before = table.clone();
    assert_eq!(table.refused(RED, pay(Good::Boards, A)), "RB-BUILD-02");
    assert_eq!(table.refused(RED, Action::Withdraw), "RB-TURN-07");
    table.play(RED, build(at(2, 0), Building::Quarry));
    for action in [
        Action::Done,
        build(at(2, 0), Building::Sawmill),
        build(at(2, 0), Building::Quarry),
    ] {
        assert_eq!(table.refused(RED, action), "RB-TURN-07", "{action:?}");
    }
    for action in [
        pay(Good::Stone, at(2, 0)),
        pay(Good::Trunks, at(2, 0)),
        pay(Good::Boards, B),
        pay(Good::Boards, at(1, 0)),
    ] {
        let rule = table.refused(RED, action);
        assert!(["RB-BUILD-02", "RB-TURN-06"].contains(&rule), "{action:?}");
    }
    assert_eq!(table.refused(BLUE, pay(Good::Boards, A)), "RB-BUILD-02");
    table.play(RED, pay(Good::Boards, A));
    assert_eq!(table.cargo(A), goods([(Good::Boards, 1)]));
    table.play(RED, Action::Withdraw);
    assert_eq!(table, before);
}

/// What lies on the other bank, or on another tile, cannot be used.
#[test]
fn rb_build_02_goods_out_of_reach_do_not_pay() {
    let donkey = Place::Land(part(2, 0, SOUTH));
    let layout = Layout::of(RIVER)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, donkey)
        .heap(part(2, 0, NORTH), Good::Boards, 3)
        .heap(at(2, 1), Good::Boards, 3);
    let action = build(part(2, 0, SOUTH), Building::Woodcutter);
    assert_eq!(layout.start().refused(RED, action), "RB-BUILD-02");
    // Nor what others have brought.
    let elsewhere = layout
        .put(B, Transport::Truck, land(2, 1))
        .load(B, Good::Boards, 3);
    assert_eq!(elsewhere.start().refused(RED, action), "RB-BUILD-02");
    // With a boat in the river both banks are in reach.
    let mut table = Layout::of(RIVER)
        .phase(Phase::Building)
        .put(A, Transport::Raft, river(2, 0))
        .heap(part(2, 0, NORTH), Good::Boards, 1)
        .heap(part(2, 0, SOUTH), Good::Boards, 2)
        .start();
    table.buy(RED, build(part(2, 0, SOUTH), Building::CoalBurner));
    assert_eq!(table.building(2, 0).unwrap().region, part(2, 0, SOUTH));
    assert_eq!(table.heap(part(2, 0, NORTH)), Goods::NONE);
}

/// Others pay if they agree.
#[test]
fn rb_build_02_rb_turn_06_goods_on_anothers_transporter_pay_if_it_agrees() {
    let layout = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(2, 0))
        .load(A, Good::Boards, 1)
        .put(C, Transport::Donkey, land(2, 0))
        .load(C, Good::Boards, 1);
    let action = build(at(2, 0), Building::Quarry);
    let ask = |table: &mut Table| {
        table.play(RED, action);
        // One's own board may be paid by then.
        if table.is_listed(RED, pay(Good::Boards, A)) {
            table.play(RED, pay(Good::Boards, A));
        }
        if table.is_listed(RED, pay(Good::Boards, C)) {
            table.play(RED, pay(Good::Boards, C));
        }
    };
    let mut table = layout.start();
    ask(&mut table);
    assert_eq!(table.building(2, 0), None);
    assert_eq!(table.cargo(C), goods([(Good::Boards, 1)]));
    table.play(BLUE, Action::Agree);
    assert_eq!(table.building(2, 0).unwrap().building, Building::Quarry);
    assert_eq!([table.cargo(A), table.cargo(C)], [Goods::NONE; 2]);
    let before = layout.start();
    let mut table = before.clone();
    ask(&mut table);
    table.play(BLUE, Action::Refuse);
    assert_eq!(table.cargo(C), goods([(Good::Boards, 1)]));
    // Nothing else pays for it, so that all is as before but for the answer.
    let mut after = table.0.position();
    after.refused.clear();
    assert_eq!(after, before.0.position());
}

#[test]
fn rb_build_03_a_tile_has_one_building() {
    let layout = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .knows(RED, ALL_TOPICS)
        .knows(BLUE, ALL_TOPICS)
        .put(A, Transport::Donkey, land(1, 2))
        .put(C, Transport::Donkey, land(1, 2))
        .heap(at(1, 2), Good::Boards, 9)
        .heap(at(1, 2), Good::Stone, 9);
    for (standing, ..) in BUILDINGS {
        if !may_stand(standing, Terrain::Woods, true) {
            continue;
        }
        let mut table = layout.clone().building(at(1, 2), standing).start();
        for (building, ..) in BUILDINGS {
            if may_stand(building, Terrain::Woods, true) {
                let action = put_up(at(1, 2), building);
                assert_eq!(table.refused(RED, action), "RB-BUILD-03");
            }
        }
        table.play(RED, Action::Done);
        let action = build(at(1, 2), Building::Sawmill);
        assert_eq!(table.refused(BLUE, action), "RB-BUILD-03");
    }
    // On the other bank neither.
    let table = Layout::of(RIVER)
        .phase(Phase::Building)
        .building(part(2, 0, NORTH), Building::Woodcutter)
        .put(A, Transport::Donkey, Place::Land(part(2, 0, SOUTH)))
        .load(A, Good::Boards, 2)
        .start();
    let action = build(part(2, 0, SOUTH), Building::Woodcutter);
    assert_eq!(table.refused(RED, action), "RB-BUILD-03");
    // Nor in the same phase.
    let mut table = layout.start();
    table.play(RED, build(at(1, 2), Building::Woodcutter));
    let action = build(at(1, 2), Building::Woodcutter);
    assert_eq!(table.refused(RED, action), "RB-BUILD-03");
}

/// The home marker is no building.
#[test]
fn rb_build_03_a_home_tile_takes_a_building() {
    let mut table = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .home(RED, at(1, 0))
        .home(BLUE, at(3, 0))
        .put(A, Transport::Donkey, land(1, 0))
        .load(A, Good::Boards, 1)
        .put(B, Transport::Donkey, land(3, 0))
        .load(B, Good::Boards, 2)
        .start();
    table.play(RED, build(at(1, 0), Building::Woodcutter));
    table.play(RED, build(at(3, 0), Building::StoneFactory));
}

#[test]
fn rb_build_05_rb_prod_01_a_new_building_works_from_the_next_production() {
    let mut table = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(1, 2))
        .load(A, Good::Boards, 1)
        .put(B, Transport::Truck, land(0, 2))
        .load(B, Good::Boards, 2)
        .load(B, Good::Stone, 1)
        .load(B, Good::Trunks, 1)
        .heap(at(0, 2), Good::Trunks, 1)
        .start();
    table.play(RED, build(at(1, 2), Building::Woodcutter));
    table.buy(RED, build(at(0, 2), Building::Sawmill));
    assert_eq!(table.building(1, 2).unwrap().made, 0);
    let turn = table.0.turn();
    table.play(RED, Action::Done);
    assert_eq!(table.0.phase(), Phase::Building);
    assert_eq!(table.heap(at(1, 2)), Goods::NONE);
    assert_eq!(table.heap(at(0, 2)), goods([(Good::Trunks, 1)]));
    table.reach(Phase::Production);
    assert_eq!(table.0.turn(), turn + 1);
    assert_eq!(table.heap(at(1, 2)), goods([(Good::Trunks, 1)]));
    table.reach(Phase::Movement);
    assert_eq!(table.heap(at(0, 2)), goods([(Good::Boards, 2)]));
}

fn mine(region: Region, filling: Option<Filling>) -> Action {
    Action::Build {
        region,
        building: Building::Mine,
        filling,
    }
}

const FILLINGS: [(Filling, u16, u16, Option<Topic>); 4] = [
    (Filling::Mixed, 3, 3, None),
    (Filling::Gold, 4, 0, Some(Topic::SpecialisedMines)),
    (Filling::Iron, 0, 4, Some(Topic::SpecialisedMines)),
    (Filling::Big, 5, 5, Some(Topic::BigMines)),
];

#[test]
fn rb_build_06_rb_res_05_a_mine_is_filled_as_its_builder_may() {
    let layout = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(3, 0))
        .heap(at(3, 0), Good::Boards, 3)
        .heap(at(3, 0), Good::Stone, 1);
    for (filling, gold, iron, topic) in FILLINGS {
        let action = mine(at(3, 0), Some(filling));
        let known: &[&[Topic]] = match topic {
            None => &[&[], &Topic::ALL],
            Some(Topic::BigMines) => &[&[Topic::BigMines], &Topic::ALL],
            Some(_) => &[&[Topic::SpecialisedMines], &Topic::ALL],
        };
        for topics in known {
            let mut layout = layout.clone();
            layout.position.seats[0].research = topics.iter().copied().collect();
            let mut table = layout.start();
            table.buy(RED, action);
            let built = table.building(3, 0).unwrap();
            assert_eq!(
                (built.building, built.bag),
                (Building::Mine, Bag { gold, iron })
            );
        }
        if let Some(topic) = topic {
            let mut layout = layout.clone();
            let others = Topic::ALL.into_iter().filter(|&other| other != topic);
            layout.position.seats[0].research = others.collect();
            assert_eq!(layout.start().refused(RED, action), "RB-RES-05");
        }
    }
    // A mine is filled with something, and nothing else is.
    let table = layout.start();
    assert_eq!(table.refused(RED, mine(at(3, 0), None)), "RB-BUILD-06");
    let filled = Action::Build {
        region: at(3, 0),
        building: Building::StoneFactory,
        filling: Some(Filling::Mixed),
    };
    assert_eq!(table.refused(RED, filled), "RB-BUILD-06");
}

fn sink(q: i8, r: i8, filling: Filling) -> Action {
    Action::Sink {
        hex: hex(q, r),
        filling,
    }
}

#[test]
fn rb_build_07_rb_res_06_a_shaft_adds_to_a_mine_however_full() {
    for (filling, gold, iron, topic) in FILLINGS {
        let topics = [Some(Topic::NewShafts), topic];
        for bag in [Bag::default(), Bag { gold: 7, iron: 9 }] {
            let mut layout = Layout::of(TERRAINS)
                .phase(Phase::Building)
                .mine(at(3, 0), bag.gold, bag.iron)
                .put(A, Transport::Donkey, land(3, 0))
                .load(A, Good::Fuel, 2)
                .heap(at(3, 0), Good::Iron, 2);
            layout.position.seats[0].research = topics.into_iter().flatten().collect();
            let mut table = layout.start();
            // As many as can be paid.
            for nth in 1..=2 {
                table.buy(RED, sink(3, 0, filling));
                let found = table.building(3, 0).unwrap().bag;
                let expected = Bag {
                    gold: bag.gold + nth * gold,
                    iron: bag.iron + nth * iron,
                };
                assert_eq!(found, expected);
            }
            assert_eq!(table.heap(at(3, 0)), Goods::NONE);
            assert_eq!(table.cargo(A), Goods::NONE);
            assert_eq!(table.refused(RED, sink(3, 0, filling)), "RB-BUILD-07");
            // Not without the knowledge of shafts, or of the mixture.
            layout.position.seats[0].research = topic.into_iter().collect();
            assert_eq!(
                layout.start().refused(RED, sink(3, 0, filling)),
                "RB-RES-06"
            );
            if topic.is_some() {
                layout.position.seats[0].research = [Topic::NewShafts].into_iter().collect();
                assert_eq!(
                    layout.start().refused(RED, sink(3, 0, filling)),
                    "RB-RES-05"
                );
            }
        }
    }
}

/// One iron and one fuel, at a mine, where the seat is.
#[test]
fn rb_build_07_a_shaft_is_sunk_at_a_mine_where_one_is() {
    let layout = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .knows(RED, [Topic::NewShafts])
        .mine(at(3, 0), 1, 0)
        .building(at(0, 0), Building::Mint)
        .put(A, Transport::Donkey, land(3, 0));
    let action = sink(3, 0, Filling::Mixed);
    for (fuel, iron) in [(0, 0), (2, 0), (0, 2)] {
        let table = layout
            .clone()
            .heap(at(3, 0), Good::Gold, 5)
            .load(A, Good::Fuel, fuel)
            .load(A, Good::Iron, iron)
            .start();
        assert_eq!(table.refused(RED, action), "RB-BUILD-07");
    }
    let paid = |layout: Layout| {
        layout
            .heap(at(3, 0), Good::Fuel, 1)
            .heap(at(3, 0), Good::Iron, 1)
    };
    assert!(paid(layout.clone()).start().is_listed(RED, action));
    let away = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .knows(RED, [Topic::NewShafts])
        .mine(at(3, 0), 1, 0)
        .put(A, Transport::Donkey, land(3, 1))
        .put(C, Transport::Donkey, land(3, 0));
    assert_eq!(paid(away).start().refused(RED, action), "RB-BUILD-07");
    let table = paid(layout).start();
    for elsewhere in [sink(0, 0, Filling::Mixed), sink(3, 2, Filling::Mixed)] {
        assert_eq!(table.refused(RED, elsewhere), "RB-BUILD-07");
    }
    let nowhere = sink(9, 9, Filling::Mixed);
    assert_eq!(table.refused(RED, nowhere), "RB-MAP-01");
}

/// Whoever built the mine.
#[test]
fn rb_build_07_several_seats_sink_shafts_in_one_mine() {
    let mut table = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .knows(RED, [Topic::NewShafts])
        .knows(BLUE, [Topic::NewShafts, Topic::BigMines])
        .mine(at(3, 0), 0, 0)
        .put(A, Transport::Donkey, land(3, 0))
        .put(C, Transport::Donkey, land(3, 0))
        .heap(at(3, 0), Good::Fuel, 2)
        .heap(at(3, 0), Good::Iron, 2)
        .start();
    table.buy(RED, sink(3, 0, Filling::Mixed));
    table.play(RED, Action::Done);
    table.buy(BLUE, sink(3, 0, Filling::Big));
    assert_eq!(table.building(3, 0).unwrap().bag, Bag { gold: 8, iron: 8 });
}

/// On a mountain with a river the shaft is sunk from the bank of the mine.
#[test]
fn rb_build_07_rb_build_01_a_shaft_is_sunk_from_the_bank_of_the_mine() {
    let tiles = "0,0 mountain 03; 1,0 mountain 3; -1,0 mountain 0; 0,1 pasture; 0,2 pasture";
    for (bank, may) in [(NORTH, true), (SOUTH, false)] {
        let place = Place::Land(part(0, 0, bank));
        let table = Layout::of(tiles)
            .phase(Phase::Building)
            .knows(RED, [Topic::NewShafts])
            .mine(part(0, 0, NORTH), 1, 1)
            .put(A, Transport::Donkey, place)
            .load(A, Good::Fuel, 1)
            .load(A, Good::Iron, 1)
            .start();
        let action = sink(0, 0, Filling::Mixed);
        assert_eq!(table.is_listed(RED, action), may);
        if !may {
            assert_eq!(table.refused(RED, action), "RB-BUILD-07");
        }
    }
}

#[test]
fn rb_build_08_an_oil_rig_is_paid_from_the_boats_on_its_sea_tile() {
    let layout = Layout::of(TERRAINS)
        .phase(Phase::Building)
        .knows(RED, [Topic::OilRig]);
    let action = build(at(0, 3), Building::OilRig);
    // From one boat or from several.
    let one = layout
        .clone()
        .put(A, Transport::Rowboat, sea(0, 3))
        .load(A, Good::Boards, 3)
        .load(A, Good::Stone, 1);
    let several = layout
        .clone()
        .put(A, Transport::Raft, sea(0, 3))
        .load(A, Good::Boards, 2)
        .put(B, Transport::Raft, sea(0, 3))
        .load(B, Good::Boards, 1)
        .load(B, Good::Stone, 1);
    for layout in [one.clone(), several.clone()] {
        let mut table = layout.start();
        table.buy(RED, action);
        let rig = table.building(0, 3).unwrap();
        assert_eq!((rig.region, rig.building), (at(0, 3), Building::OilRig));
        assert_eq!(table.cargo(A), Goods::NONE);
        assert_eq!(table.refused(RED, action), "RB-BUILD-03");
    }
    // Not with what lies on the coast or is on a boat there.
    let short = layout
        .clone()
        .put(A, Transport::Raft, sea(0, 3))
        .load(A, Good::Boards, 3)
        .put(B, Transport::Raft, dock(at(0, 2), 1))
        .load(B, Good::Stone, 1)
        .heap(at(0, 2), Good::Stone, 5);
    assert_eq!(short.start().refused(RED, action), "RB-BUILD-08");
    // Nor from the coast.
    let docked = layout
        .clone()
        .put(A, Transport::Steamer, dock(at(0, 2), 1))
        .load(A, Good::Boards, 3)
        .load(A, Good::Stone, 1);
    assert_eq!(docked.start().refused(RED, action), "RB-BUILD-01");
    // Nor anything but a rig at sea, nor a rig on land.
    for (building, ..) in BUILDINGS {
        if building != Building::OilRig {
            let action = put_up(at(0, 3), building);
            let table = one.clone().knows(RED, ALL_TOPICS).start();
            assert_eq!(table.refused(RED, action), "RB-BUILD-04", "{building}");
        }
    }
    // A friend's boat may help.
    let mut table = layout
        .put(A, Transport::Raft, sea(0, 3))
        .load(A, Good::Boards, 3)
        .put(C, Transport::Raft, sea(0, 3))
        .load(C, Good::Stone, 1)
        .start();
    table.plays(RED, [action, pay(Good::Stone, C)]);
    table.play(BLUE, Action::Agree);
    while table.building(0, 3).is_none() {
        table.play(RED, pay(Good::Boards, A));
    }
    assert!(table.building(0, 3).is_some());
}

/// A seat builds on as many tiles as it likes, each where it is.
#[test]
fn rb_build_03_rb_build_01_several_seats_build_one_after_the_other() {
    let mut table = Layout::of(TERRAINS)
        .seats(3)
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(1, 0))
        .load(A, Good::Boards, 1)
        .put(B, Transport::Donkey, land(2, 0))
        .load(B, Good::Boards, 2)
        .put(C, Transport::Donkey, land(1, 2))
        .load(C, Good::Boards, 1)
        .put(of(GREEN, 0), Transport::Donkey, land(2, 2))
        .load(of(GREEN, 0), Good::Boards, 2)
        .start();
    table.play(RED, build(at(1, 0), Building::Woodcutter));
    table.play(RED, build(at(2, 0), Building::Quarry));
    let action = build(at(1, 2), Building::Woodcutter);
    assert_eq!(table.refused(RED, action), "RB-BUILD-01");
    table.play(RED, Action::Done);
    table.play(BLUE, action);
    table.play(BLUE, Action::Done);
    table.play(GREEN, build(at(2, 2), Building::Quarry));
    assert_eq!(table.refused(seat(3), Action::Done), "RB-SET-01");
}

/// A bill whose payment is forced asks nothing, and one that leaves a choice asks for no more than that.
#[test]
fn rb_build_02_a_bill_without_a_choice_is_paid_at_once() {
    let sawmill = build(at(0, 0), Building::Sawmill);
    let layout = Layout::of("0,0 pasture; 1,0 woods; 2,0 rock; 3,0 pasture; 4,0 pasture")
        .phase(Phase::Building)
        .put(A, Transport::Donkey, land(0, 0));
    let paid = [
        // Boards and stone in one place, more than needed.
        layout
            .clone()
            .heap(at(0, 0), Good::Boards, 5)
            .heap(at(0, 0), Good::Stone, 2),
        // Everything there is goes, wherever it lies.
        layout
            .clone()
            .heap(at(0, 0), Good::Boards, 1)
            .load(A, Good::Boards, 1)
            .load(A, Good::Stone, 1),
    ];
    for layout in paid {
        let mut table = layout.start();
        table.play(RED, sawmill);
        assert!(table.half_done().bill.is_none());
        assert!(table.building(0, 0).is_some());
    }
    // Two stones to choose from: the boards are paid, and the stone is asked for.
    let mut table = layout
        .heap(at(0, 0), Good::Boards, 2)
        .heap(at(0, 0), Good::Stone, 1)
        .load(A, Good::Stone, 1)
        .start();
    table.play(RED, sawmill);
    let bill = table.half_done().bill.expect("a choice");
    assert_eq!(bill.paid.len(), 2);
    table.play(RED, pay(Good::Stone, A));
    assert!(table.building(0, 0).is_some());
}
