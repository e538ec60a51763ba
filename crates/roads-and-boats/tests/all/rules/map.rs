//! The map: regions and banks, bridges and shores, as the actions meet them.

use game::Game;
use roads_and_boats::{Action, Building, Good, Goods, Phase, Place, Region, State, Transport};

use crate::scaffold::*;

use Good::{Boards, Clay, Stone};

fn step(of: u8, nth: u8, to: Place) -> Action {
    Action::Step {
        transporter: id(of, nth),
        to,
        ashore: None,
    }
}

fn bridge(from: Region, to: Region) -> Action {
    Action::Bridge { from, to }
}

/// Where a transporter may step to.
fn steps(table: &State, of: u8, nth: u8) -> Vec<Place> {
    let listed = table.list_actions(seat(of));
    let mut places: Vec<Place> = listed
        .into_iter()
        .filter_map(|action| match action {
            Action::Step {
                transporter, to, ..
            } if transporter == id(of, nth) => Some(to),
            _ => None,
        })
        .collect();
    places.sort();
    places.dedup();
    places
}

/// A tile in the middle of six pastures, with this river; what the river runs to is sea.
fn flower(river: &str) -> Layout {
    let arms: Vec<usize> = river.chars().map(|c| c as usize - '0' as usize).collect();
    let petal = |edge: usize| if arms.contains(&edge) { "s" } else { "p" };
    let text = format!(
        ". {nw} {ne}
         {w} p{river} {e}
         {sw} {se} .",
        nw = petal(4),
        ne = petal(5),
        w = petal(3),
        e = petal(0),
        sw = petal(2),
        se = petal(1),
    );
    Layout::on(&text, 1).home(0, at(1, 1))
}

/// The river shapes of the box, and how many regions each leaves.
const SHAPES: [(&str, u8); 5] = [("0", 1), ("03", 2), ("02", 2), ("01", 2), ("024", 3)];

/// A source leaves one region, a straight river or a bend two, a fork three.
#[test]
fn rb_map_03_goods_and_transporters_are_in_one_region() {
    for (river, n_regions) in SHAPES {
        let layout = flower(river);
        for nth in 0..4 {
            let region = part(1, 1, nth);
            let here = layout.clone().goods(region, [(Stone, 1)]).donkey(0, region);
            let here = here.try_start();
            assert_eq!(here.is_ok(), nth < n_regions, "{river} {nth}");
            let Ok(mut table) = here else { continue };
            table.play(0, hand(Stone, on(region), aboard(0, 0)));
            for other in (0..4).filter(|&other| other != nth) {
                let rule = table.refused(0, hand(Stone, aboard(0, 0), on(part(1, 1, other))));
                let expected = if other < n_regions {
                    "RB-PROD-14"
                } else {
                    "RB-MAP-03"
                };
                assert_eq!(rule, expected, "{river} {nth} {other}");
            }
        }
    }
}

/// A building is in one region, and built from there.
#[test]
fn rb_map_03_a_building_is_in_one_region() {
    for (river, n_regions) in SHAPES {
        for nth in 0..n_regions {
            let mut table = flower(river)
                .phase(Phase::Building)
                .donkey(0, part(1, 1, nth))
                .goods(part(1, 1, nth), [(Boards, 2)])
                .start();
            let build = |nth| Action::Build {
                region: part(1, 1, nth),
                building: Building::StoneFactory,
                filling: None,
            };
            for other in (0..n_regions).filter(|&other| other != nth) {
                assert_eq!(table.refused(0, build(other)), "RB-BUILD-01");
            }
            assert_eq!(table.refused(0, build(n_regions)), "RB-MAP-03");
            table.play(0, build(nth));
            assert_eq!(table.building(1, 1).unwrap().region, part(1, 1, nth));
        }
    }
}

/// What is not on the map is not a place.
#[test]
fn rb_map_03_things_are_where_there_is_a_place() {
    for place in [
        Place::Land(part(1, 1, 2)),
        Place::Land(at(2, 1)),
        Place::River(part(1, 1, 1)),
        Place::River(at(0, 2)),
        Place::Sea(hex(1, 1)),
        dock(at(1, 1), 5),
        Place::Land(at(9, 9)),
    ] {
        let kind = match place {
            Place::Land(_) => Transport::Donkey,
            _ => Transport::Raft,
        };
        let layout = flower("03").transporter(0, kind, place);
        assert!(layout.try_start().is_err(), "{place}");
    }
    let layout = flower("03").transporter(0, Transport::Donkey, sea(2, 1));
    assert!(layout.try_start().is_err());
    let layout = flower("03").transporter(0, Transport::Raft, land(0, 2));
    assert!(layout.try_start().is_err());
}

/// A river through an edge has two banks, and land passes on the same bank only.
#[test]
fn rb_map_04_land_passes_along_the_same_bank() {
    // The river runs from the source in the west through two tiles into the sea in the east.
    let layout = Layout::on(
        "p p p p p
         m0 p03 p03 s .",
        1,
    )
    .home(0, at(0, 0))
    .phase(Phase::Movement);
    let [north, south] = [0, 1].map(|nth| part(1, 1, nth));
    let [east_north, east_south] = [0, 1].map(|nth| part(2, 1, nth));
    let table = layout.clone().donkey(0, north).start();
    // To the tiles above, to the source, and on along the northern bank.
    assert_eq!(
        steps(&table, 0, 0),
        [land(0, 1), land(1, 0), land(2, 0), Place::Land(east_north)]
    );
    for no in [Place::Land(east_south), Place::Land(south)] {
        assert_eq!(table.refused(0, step(0, 0, no)), "RB-MOVE-04");
    }
    let table = layout.clone().donkey(0, south).start();
    assert_eq!(steps(&table, 0, 0), [land(0, 1), Place::Land(east_south)]);
    for no in [Place::Land(east_north), Place::Land(north), land(1, 0)] {
        assert_eq!(table.refused(0, step(0, 0, no)), "RB-MOVE-04");
    }
    // A source does not part its own tile: both banks are open from there.
    let table = layout.donkey(0, at(0, 1)).start();
    let expected = [
        land(0, 0),
        land(1, 0),
        Place::Land(north),
        Place::Land(south),
    ];
    assert_eq!(steps(&table, 0, 0), expected);
}

/// Each bank has a road of its own, and a road ends in one region.
#[test]
fn rb_map_04_each_bank_has_its_own_road() {
    let [north, south] = [0, 1].map(|nth| part(1, 1, nth));
    let [east_north, east_south] = [0, 1].map(|nth| part(2, 1, nth));
    let map = "p p p p p
               m0 p03 p03 s .";
    for (bank, from, to) in [(0, north, east_north), (1, south, east_south)] {
        let mut table = Layout::on(map, 1)
            .phase(Phase::Building)
            .donkey(0, from)
            .goods(from, [(Stone, 2)])
            .start();
        let road = |bank| Action::Road {
            from,
            direction: edge(0),
            bank,
        };
        let rule = table.refused(0, road(1 - bank));
        assert!(["RB-BUILD-01", "RB-BUILD-09"].contains(&rule), "{rule}");
        table.play(0, road(bank));
        assert_eq!(table.refused(0, road(bank)), "RB-BUILD-09");
        let roads = table.position().roads;
        // A wagon goes along it on that bank and not on the other.
        let mut layout = Layout::on(map, 1)
            .phase(Phase::Movement)
            .transporter(0, Transport::Wagon, Place::Land(from))
            .transporter(0, Transport::Wagon, Place::Land(part(1, 1, 1 - from.nth)));
        layout.position.roads = roads;
        let table = layout.start();
        assert_eq!(steps(&table, 0, 0), [Place::Land(to)]);
        assert_eq!(steps(&table, 0, 1), []);
    }
}

/// A bridge joins the two regions it spans for everything.
#[test]
fn rb_map_05_a_bridge_joins_two_regions() {
    for river in ["03", "02", "01"] {
        let mut table = flower(river)
            .phase(Phase::Building)
            .donkey(0, at(1, 1))
            .goods(at(1, 1), [(Stone, 1)])
            .goods(part(1, 1, 1), [(Boards, 2), (Clay, 1)])
            .start();
        let far = Action::Build {
            region: part(1, 1, 1),
            building: Building::StoneFactory,
            filling: None,
        };
        assert_eq!(table.refused(0, far), "RB-BUILD-01");
        table.play(0, bridge(at(1, 1), part(1, 1, 1)));
        assert_eq!(table.position().bridges, [[at(1, 1), part(1, 1, 1)]]);
        // Building with goods from across.
        let region = table
            .list_actions(seat(0))
            .into_iter()
            .find_map(|action| match action {
                Action::Build {
                    region,
                    building: Building::StoneFactory,
                    ..
                } => Some(region),
                _ => None,
            });
        let region = region.expect("the boards are in reach");
        let build = Action::Build {
            region,
            building: Building::StoneFactory,
            filling: None,
        };
        table.buy(0, build);
        // Taking, in the next production, and feeding what was across.
        table.finish_until(Phase::Production);
        let there = table.position().goods[0].region;
        table.play(0, hand(Clay, on(there), aboard(0, 0)));
        table.buy(0, produce(1, 1));
        assert_eq!(table.cargo(id(0, 0)), goods([(Stone, 2)]));
    }
}

/// Over a bridge a transporter leaves by all edges of both regions, roads are joined, too.
#[test]
fn rb_map_05_rb_map_04_a_bridge_opens_the_way() {
    let layout = flower("03")
        .phase(Phase::Movement)
        .bridge(at(1, 1), part(1, 1, 1))
        .road(1, 1, 4)
        .road(1, 1, 1)
        .donkey(0, at(1, 1))
        .transporter(0, Transport::Wagon, land(1, 1));
    let table = layout.start();
    let around = [land(0, 2), land(1, 0), land(1, 2), land(2, 0)];
    assert_eq!(steps(&table, 0, 0), around);
    assert_eq!(steps(&table, 0, 1), [land(1, 0), land(1, 2)]);
    let table = flower("03")
        .phase(Phase::Movement)
        .donkey(0, at(1, 1))
        .start();
    assert_eq!(steps(&table, 0, 0), [land(1, 0), land(2, 0)]);
}

/// A fork takes two bridges to join all three regions, wherever they are, and no third.
#[test]
fn rb_map_05_a_fork_takes_two_bridges() {
    let pairs = [[0, 1], [1, 2], [0, 2]];
    for first in pairs {
        for second in pairs.into_iter().filter(|&pair| pair != first) {
            let mut layout = flower("024").phase(Phase::Building);
            for nth in 0..3 {
                let region = part(1, 1, nth);
                layout = layout.donkey(0, region).goods(region, [(Stone, 3)]);
            }
            let mut table = layout.start();
            let mut n_stone = 9;
            let mut build = |table: &mut Table, pair: [u8; 2]| {
                let [from, to] = pair.map(|nth| part(1, 1, nth));
                // A region joined to another goes by the other's name.
                let built = table.list_actions(seat(0));
                let listed = built.iter().find(|action| {
                    matches!(**action, Action::Bridge { .. })
                        && (**action == bridge(from, to)
                            || **action == bridge(to, from)
                            || table.position().bridges.len() == 1)
                });
                let action = *listed.expect("a bridge to build");
                table.buy(0, action);
                n_stone -= 1;
                assert_eq!(table.on_tile(1, 1), goods([(Stone, n_stone)]));
            };
            build(&mut table, first);
            assert_eq!(table.position().bridges.len(), 1);
            build(&mut table, second);
            assert_eq!(table.position().bridges.len(), 2);
            for [from, to] in pairs {
                for (from, to) in [(from, to), (to, from)] {
                    let third = bridge(part(1, 1, from), part(1, 1, to));
                    let rule = table.refused(0, third);
                    assert!(["RB-MAP-05", "RB-MAP-03"].contains(&rule), "{rule}");
                }
            }
            assert_eq!(table.on_tile(1, 1), goods([(Stone, 7)]));
            // All three are one region now: one heap, and each donkey reaches it.
            assert_eq!(table.position().goods.len(), 1);
            table.finish_until(Phase::Production);
            let region = table.position().goods[0].region;
            for nth in 0..3 {
                table.play(0, hand(Stone, on(region), aboard(0, nth)));
            }
        }
    }
}

/// One bridge of a fork joins two regions, and the third is still apart.
#[test]
fn rb_map_05_one_bridge_of_a_fork_leaves_the_third_region_apart() {
    for (pair, apart) in [([0, 1], 2), ([1, 2], 0), ([0, 2], 1)] {
        let [from, to] = pair.map(|nth| part(1, 1, nth));
        let lowest = part(1, 1, pair[0]);
        let mut table = flower("024")
            .bridge(from, to)
            .donkey(0, lowest)
            .laden(0, [(Clay, 1)])
            .donkey(0, part(1, 1, apart))
            .start();
        let across = hand(Clay, aboard(0, 0), aboard(0, 1));
        assert_eq!(table.refused(0, across), "RB-PROD-14");
        table.play(0, hand(Clay, aboard(0, 0), on(lowest)));
        let across = hand(Clay, on(lowest), aboard(0, 1));
        assert_eq!(table.refused(0, across), "RB-PROD-14");
    }
}

/// A source has no bridge, nor has a tile without a river, nor goes a bridge from a bank to itself or twice.
#[test]
fn rb_map_05_a_bridge_goes_only_where_it_joins() {
    let layout = |river| {
        flower(river)
            .phase(Phase::Building)
            .donkey(0, at(1, 1))
            .goods(at(1, 1), [(Stone, 5)])
    };
    let source = layout("0").start();
    let joins_itself = bridge(at(1, 1), at(1, 1));
    assert_eq!(source.refused(0, joins_itself), "RB-MAP-05");
    let rule = source.refused(0, bridge(at(1, 1), part(1, 1, 1)));
    assert!(["RB-MAP-03", "RB-MAP-05"].contains(&rule), "{rule}");
    let listed = source.list_actions(seat(0));
    assert!(
        !listed
            .iter()
            .any(|action| matches!(action, Action::Bridge { .. }))
    );

    let mut straight = layout("03").start();
    assert_eq!(straight.refused(0, joins_itself), "RB-MAP-05");
    // Not to a neighbour.
    let over = bridge(at(1, 1), at(1, 0));
    assert_eq!(straight.refused(0, over), "RB-MAP-05");
    straight.play(0, bridge(at(1, 1), part(1, 1, 1)));
    for again in [
        bridge(at(1, 1), part(1, 1, 1)),
        bridge(part(1, 1, 1), at(1, 1)),
        joins_itself,
    ] {
        let rule = straight.refused(0, again);
        assert!(["RB-MAP-03", "RB-MAP-05"].contains(&rule), "{rule}");
    }
    let plain = Layout::on("p p p", 1)
        .phase(Phase::Building)
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Stone, 5)])
        .start();
    assert_eq!(plain.refused(0, bridge(at(0, 0), at(1, 0))), "RB-MAP-05");
}

/// A bridge costs a stone and a transporter there; it can be built from either bank.
#[test]
fn rb_map_05_a_bridge_is_built_from_either_bank() {
    let [north, south] = [0, 1].map(|nth| part(1, 1, nth));
    for (from, to) in [(north, south), (south, north)] {
        let layout = flower("03").phase(Phase::Building).donkey(0, from);
        let poor = layout.clone().goods(to, [(Stone, 1)]).start();
        assert_eq!(poor.refused(0, bridge(from, to)), "RB-BUILD-10");
        let mut table = layout.goods(from, [(Stone, 1)]).start();
        assert_eq!(table.refused(0, bridge(to, from)), "RB-BUILD-01");
        table.play(0, bridge(from, to));
        assert_eq!(table.on_tile(1, 1), Goods::NONE);
    }
}

/// A tile with a river or next to the sea is a shore tile, whatever walls stand there; others are none.
#[test]
fn rb_map_06_a_shore_stays_a_shore_behind_walls() {
    let pit = Action::Build {
        region: at(1, 1),
        building: Building::ClayPit,
        filling: None,
    };
    let inland = Layout::on(". p p\np p p\np p .", 2);
    let coast = Layout::on(". p p\np p s\np p .", 2);
    // The source of a river that leaves by the tile in the east.
    let source = Layout::on(
        ". p p p
         p p0 p03 s
         p p p .",
        2,
    );
    for (layout, is_shore) in [(inland, false), (coast, true), (source, true)] {
        for owner in [None, Some(RED), Some(BLUE)] {
            let mut layout = layout
                .clone()
                .phase(Phase::Building)
                .donkey(0, at(1, 1))
                .goods(at(1, 1), [(Boards, 3)]);
            for direction in 0..6 {
                layout = layout.wall(1, 1, direction, 3, owner);
            }
            let mut table = layout.start();
            if is_shore {
                table.play(0, pit);
            } else {
                assert_eq!(table.refused(0, pit), "RB-BUILD-04");
            }
        }
        let mut open = layout
            .phase(Phase::Building)
            .donkey(0, at(1, 1))
            .goods(at(1, 1), [(Boards, 3)])
            .start();
        if is_shore {
            open.play(0, pit);
        } else {
            assert_eq!(open.refused(0, pit), "RB-BUILD-04");
        }
    }
}
