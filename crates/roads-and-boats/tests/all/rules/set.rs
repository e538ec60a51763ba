//! Setting up: seats, the praying row, homes and what lies on them.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{Flaw, Game, Seed};
use roads_and_boats::{
    Action, Brick, Building, Event, Good, Goods, HomeFile, Map, MapFile, Phase, Place, Region,
    Setup, Stage, StartFile, State, Transport,
};

use crate::scaffold::*;

fn settle(home: Region) -> Action {
    Action::Settle { home }
}

fn dealt(file: MapFile, n_seats: u8, seed: u64) -> Table {
    let map = Map::new(file).unwrap_or_else(|error| panic!("{error}"));
    Table(State::new(&Setup::drawn(Arc::new(map), n_seats), Seed::from(seed)).unwrap())
}

/// The seats in the order in which they settle, as numbers.
fn order(table: &State) -> Vec<u8> {
    let chart = table.sequence().iter();
    chart.map(|seat| seat.index() as u8).collect()
}

const LONG: &str = "p p p p p p p p p p p";

/// One to six seats.
#[test]
fn rb_set_01_one_to_six_seats_play() {
    for n_seats in 0..=7 {
        let map = Map::new(drawn(LONG, 6)).unwrap();
        let setup = Setup::drawn(Arc::new(map), n_seats);
        match State::new(&setup, Seed::from(1)) {
            Ok(table) => {
                assert!((1..=6).contains(&n_seats), "{n_seats}");
                assert_eq!(table.n_seats(), usize::from(n_seats));
                assert_eq!(table.seats().count(), usize::from(n_seats));
            }
            Err(invalid) => {
                assert!(!(1..=6).contains(&n_seats), "{n_seats}: {invalid}");
                assert_eq!(invalid.rule(), Some("RB-SET-01"));
            }
        }
    }
    let none = Layout::on("p", 1);
    let mut position = none.position.clone();
    position.seats.clear();
    let invalid = State::from_position(&position, Seed::from(1)).unwrap_err();
    assert_eq!(invalid.rule(), Some("RB-SET-01"));
}

/// A seat that does not play does nothing.
#[test]
fn rb_set_01_nobody_else_acts() {
    let table = Layout::on("p p p", 2).donkey(0, at(0, 0)).start();
    for of in 2..6 {
        assert_eq!(table.refused(of, Action::Done), "RB-SET-01");
        assert_eq!(table.list_actions(seat(of)), []);
    }
}

/// The chart holds the row the other way round; the first to settle is furthest from the temple.
#[test]
fn rb_set_02_the_chart_is_the_row_reversed() {
    for n_seats in 1..=6 {
        for seed in 0..20 {
            let table = dealt(drawn(LONG, 6), n_seats, seed);
            let mut row = table.praying().to_vec();
            row.reverse();
            assert_eq!(table.sequence(), row);
            row.sort();
            assert_eq!(row, table.seats().collect::<Vec<_>>());
            assert_eq!(table.stage(), Stage::Homes);
            let first = table.sequence()[0];
            assert_eq!(table.to_act(), game::SeatSet::only(first));
        }
    }
}

/// The row is drawn at random, each order as likely.
#[test]
fn rb_set_02_the_row_is_drawn_at_random() {
    let mut rows: BTreeMap<Vec<u8>, u32> = BTreeMap::new();
    for seed in 0..1200 {
        let row = order(&dealt(drawn(LONG, 6), 3, seed));
        *rows.entry(row).or_default() += 1;
    }
    assert_eq!(rows.len(), 6);
    // 200 each, and further than 50 off is one in ten thousand.
    assert!(
        rows.values().all(|count| (150..250).contains(count)),
        "{rows:?}"
    );
}

/// In the order of the chart, and nobody before.
#[test]
fn rb_set_03_seats_settle_in_the_order_of_the_chart() {
    for seed in 0..6 {
        let mut table = dealt(drawn(LONG, 6), 4, seed);
        let chart = order(&table);
        for (nth, &of) in chart.iter().enumerate() {
            assert_eq!(table.turn(), 0);
            for &other in chart.iter().filter(|&&other| other != of) {
                let early = settle(at(2 * nth as i8, 0));
                assert_eq!(table.refused(other, early), "RB-TURN-07");
            }
            let home = at(2 * nth as i8, 0);
            let events = table.play(of, settle(home));
            let settled = Event::Settled {
                seat: seat(of),
                home,
            };
            assert_eq!(events[0], settled);
            assert_eq!(table.home(seat(of)), Some(home));
        }
        // Then the first turn begins.
        assert_eq!((table.turn(), table.phase()), (1, Phase::Production));
        let again = settle(at(9, 0));
        assert_eq!(table.refused(chart[0], again), "RB-TURN-01");
    }
}

/// Any land tile, whatever it is made of, but no sea.
#[test]
fn rb_set_03_any_land_may_be_a_home() {
    let table = dealt(drawn("p w r m d s\np p p p p p", 2), 2, 1);
    let of = order(&table)[0];
    for q in 0..5 {
        table.clone().play(of, settle(at(q, 0)));
    }
    assert_eq!(table.refused(of, settle(at(5, 0))), "RB-SET-03");
    let nowhere = table.refused(of, settle(at(9, 9)));
    assert!(["RB-MAP-01", "RB-MAP-03"].contains(&nowhere), "{nowhere}");
    assert_eq!(table.refused(of, settle(part(0, 0, 1))), "RB-MAP-03");
    assert_eq!(table.refused(of, Action::Done), "RB-TURN-01");
}

/// At least one tile lies between any two homes.
#[test]
fn rb_set_03_homes_are_not_neighbours() {
    let mut table = dealt(
        drawn(
            "p p p p p
             p p p p p
             p p p p p",
            3,
        ),
        3,
        1,
    );
    let chart = order(&table);
    table.play(chart[0], settle(at(2, 1)));
    let listed = table.list_actions(seat(chart[1]));
    for q in 0..5 {
        for r in 0..3 {
            let action = settle(at(q, r));
            let apart = hex(q, r).distance(hex(2, 1));
            assert_eq!(listed.contains(&action), apart > 1, "{q}, {r}");
            if apart > 1 {
                table.clone().play(chart[1], action);
            } else {
                assert_eq!(table.refused(chart[1], action), "RB-SET-03");
            }
        }
    }
    // The third keeps away from both.
    table.play(chart[1], settle(at(4, 1)));
    for (no, home) in [(true, at(3, 1)), (true, at(4, 0)), (false, at(0, 0))] {
        if no {
            assert_eq!(table.refused(chart[2], settle(home)), "RB-SET-03");
        } else {
            table.clone().play(chart[2], settle(home));
        }
    }
}

/// A choice must leave room for the homes still to come.
#[test]
fn rb_set_03_nobody_settles_so_that_others_cannot() {
    let mut table = dealt(drawn("p p p p p", 3), 3, 1);
    let chart = order(&table);
    let listed = table.list_actions(seat(chart[0]));
    assert_eq!(listed, [0, 2, 4].map(|q| settle(at(q, 0))));
    for q in [1, 3] {
        assert_eq!(table.refused(chart[0], settle(at(q, 0))), "RB-SET-03");
    }
    table.play(chart[0], settle(at(2, 0)));
    for of in &chart[1..] {
        let home = table.list_actions(seat(*of))[0];
        table.play(*of, home);
    }
    assert_eq!(table.turn(), 1);
}

/// Where the scenario names start tiles, only those.
#[test]
fn rb_set_03_a_scenario_may_name_the_homes() {
    let home = |q, region| HomeFile { q, r: 0, region };
    let mut file = drawn("p p p p p p\ns s p p p p", 3);
    file.homes = vec![home(0, None), home(2, None), home(5, None)];
    let mut table = dealt(file, 3, 1);
    let chart = order(&table);
    let listed = table.list_actions(seat(chart[0]));
    assert_eq!(listed, [0, 2, 5].map(|q| settle(at(q, 0))));
    for other in [at(1, 0), at(3, 0), at(4, 1), at(0, 1)] {
        assert_eq!(table.refused(chart[0], settle(other)), "RB-SET-03");
    }
    table.play(chart[0], settle(at(5, 0)));
    assert_eq!(table.refused(chart[1], settle(at(5, 0))), "RB-SET-03");
    table.play(chart[1], settle(at(0, 0)));
    table.play(chart[2], settle(at(2, 0)));
}

/// On a river tile the seat names the region, and all its things are there.
#[test]
fn rb_set_03_rb_map_03_a_home_on_a_river_tile_is_on_one_bank() {
    let fork = ". s p
                p p024 s
                s p p";
    for nth in 0..3 {
        let mut table = dealt(drawn(fork, 1), 1, 1);
        for other in 0..3 {
            assert!(table.is_listed(0, settle(part(1, 1, other))));
        }
        assert_eq!(table.refused(0, settle(part(1, 1, 3))), "RB-MAP-03");
        table.play(0, settle(part(1, 1, nth)));
        assert_eq!(table.home(seat(0)), Some(part(1, 1, nth)));
        for other in 0..3 {
            let there = table.heap(part(1, 1, other));
            assert_eq!(there.is_empty(), other != nth);
        }
        for one in &table.position().seats[0].transporters {
            assert_eq!(one.at, Place::Land(part(1, 1, nth)));
        }
    }
}

/// A scenario may name the one region, too.
#[test]
fn rb_set_03_a_scenario_may_name_the_bank() {
    let mut file = drawn("s p03 s p\np p p p", 2);
    file.homes = vec![
        HomeFile {
            q: 1,
            r: 0,
            region: Some(1),
        },
        HomeFile {
            q: 3,
            r: 0,
            region: None,
        },
    ];
    let table = dealt(file, 2, 1);
    let of = order(&table)[0];
    let listed = table.list_actions(seat(of));
    assert_eq!(listed, [settle(part(1, 0, 1)), settle(at(3, 0))]);
    assert_eq!(table.refused(of, settle(part(1, 0, 0))), "RB-SET-03");
}

/// A home starts with three donkeys, five boards, a stone and two geese.
#[test]
fn rb_set_04_a_home_starts_with_donkeys_goods_and_geese() {
    let mut table = dealt(drawn(LONG, 6), 6, 3);
    for (nth, of) in order(&table).into_iter().enumerate() {
        let home = at(2 * nth as i8, 0);
        table.play(of, settle(home));
        let start = goods([(Good::Boards, 5), (Good::Stone, 1), (Good::Goose, 2)]);
        assert_eq!(table.heap(home), start);
        assert_eq!(table.fleet(of), [Transport::Donkey; 3]);
        for nth in 0..3 {
            let donkey = table.find(id(of, nth)).unwrap();
            assert_eq!((donkey.at, donkey.cargo), (Place::Land(home), Goods::NONE));
        }
    }
    assert_eq!(table.position().goods.len(), 6);
    assert_eq!(table.position().buildings, []);
    assert!(
        table
            .seats()
            .all(|seat| table.research(seat).iter().count() == 0)
    );
}

/// Scenarios may change it.
#[test]
fn rb_set_04_a_scenario_may_change_the_start() {
    let mut file = drawn("p p p p p", 2);
    file.start = StartFile {
        donkeys: 1,
        goods: goods([(Good::Trunks, 7)]),
    };
    let mut table = dealt(file, 2, 3);
    let of = order(&table)[0];
    table.play(of, settle(at(0, 0)));
    assert_eq!(table.heap(at(0, 0)), goods([(Good::Trunks, 7)]));
    assert_eq!(table.fleet(of), [Transport::Donkey]);
}

/// Goods and buildings have no limit.
#[test]
fn rb_set_05_goods_and_buildings_never_run_out() {
    let woods = "w w w w w w w w w w\nw w w w w w w w w w\nw w w w w w w w w w";
    let mut layout = Layout::on(woods, 2).phase(Phase::Wonder).mover(1);
    for q in 0..10 {
        for r in 0..3 {
            layout = layout
                .building(at(q, r), Building::Woodcutter)
                .goods(at(q, r), [(Good::Trunks, 500)]);
        }
    }
    let mut table = layout.start();
    table.play(1, Action::Done);
    for q in 0..10 {
        for r in 0..3 {
            assert_eq!(table.heap(at(q, r)), goods([(Good::Trunks, 501)]));
        }
    }
}

/// Nor walls, by the token.
#[test]
fn rb_set_05_walls_never_run_out() {
    let map = "p p p p p p p p p p\np p p p p p p p p p\np p p p p p p p p p";
    let mut layout = Layout::on(map, 2).phase(Phase::Building);
    for q in 0..9 {
        for r in 0..3 {
            layout = layout.wall(q, r, 0, 3, RED);
        }
    }
    for q in 0..8 {
        layout = layout.wall(q, 1, 1, 3, RED).wall(q, 0, 1, 3, RED);
    }
    let mut table = layout
        .donkey(0, at(9, 0))
        .goods(at(9, 0), [(Good::Stone, 1)])
        .start();
    let wall = Action::Wall {
        from: at(9, 0),
        direction: edge(1),
    };
    table.play(0, wall);
    assert_eq!(table.position().walls.len(), 27 + 16 + 1);
}

/// Neutral bricks are 33, one a turn; coloured ones are as many as can be paid.
#[test]
fn rb_set_05_neutral_bricks_are_33() {
    for n_seats in 2..=6 {
        let mut table = Layout::on(LONG, n_seats).start();
        while table.outcome().is_none() {
            for _ in Phase::ALL {
                table.finish_phase();
            }
        }
        let bricks = table.position().bricks.unwrap();
        assert_eq!(bricks, [Brick::Neutral; 33]);
        assert_eq!(table.turn(), 33);
    }
    // A seat has more bricks than any box would hold of one colour.
    let mut table = Layout::on("p p p", 2)
        .phase(Phase::Wonder)
        .home(0, at(0, 0))
        .home(1, at(2, 0))
        .donkey(0, at(0, 0))
        .goods(at(0, 0), [(Good::Stone, 9_000)])
        .start();
    for _ in 0..61 {
        table.buy(0, Action::Brick);
    }
    assert_eq!(table.position().bricks.unwrap(), [Brick::Seat(seat(0)); 61]);
}
