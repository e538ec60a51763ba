//! Positions written by hand and at random: what they mean, what is said against wrong ones, and that none is a trap.

use std::collections::{BTreeMap, BTreeSet};

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{
    Action, BUILT_IN, Bag, Building, BuildingPosition, Direction, Good, Goods, HeapPosition, Hex,
    Invalid, Map, Phase, Place, Position, Region, RoadPosition, Setup, Stage, State, Terrain,
    Transport, TransporterId, TransporterPosition, WallPosition,
};
use serde_json::{Value, json};

use crate::scaffold::{
    BLUE, Layout, RED, Table, at, build, carry, dock, hand, land, lead, of, part, pay, river, sea,
    step,
};

const A: TransporterId = of(RED, 0);
const C: TransporterId = of(BLUE, 0);

/// A position that can be, with something of everything. The second seat acts first.
fn sound() -> Value {
    json!({
        "map": {
            "name": "Small", "seats": [2],
            "tiles": [
                {"q": 0, "r": 0, "terrain": "mountain", "rivers": [[0]]},
                {"q": 1, "r": 0, "terrain": "pasture", "rivers": [[0, 3]]},
                {"q": 2, "r": 0, "terrain": "woods", "rivers": [[0, 3]]},
                {"q": 3, "r": 0, "terrain": "sea"},
                {"q": 4, "r": 0, "terrain": "sea"},
                {"q": 5, "r": 0, "terrain": "rock"},
                {"q": 6, "r": 0, "terrain": "desert"},
                {"q": 1, "r": 1, "terrain": "pasture"},
                {"q": 2, "r": 1, "terrain": "mountain"},
                {"q": 2, "r": -1, "terrain": "pasture"}
            ]
        },
        "phase": "movement",
        "seats": [
            {
                "home": [1, 1],
                "research": ["truck"],
                "transporters": [
                    {"id": 0, "kind": "donkey", "at": {"land": [1, 1]}, "cargo": {"gold": 1, "stone": 1}},
                    {"id": 2, "kind": "raft", "at": {"river": [1, 0]}},
                    {"id": 3, "kind": "truck", "at": {"river": [2, 0]}},
                    {"id": 4, "kind": "steamer", "at": {"river": [2, 0]}, "carries": 3},
                    {"id": 8, "kind": "raft", "at": {"dock": {"land": [2, 0, 1], "sea": 0}}}
                ]
            },
            {
                "home": [5, 0],
                "transporters": [
                    {"id": 9, "kind": "wagon", "at": {"land": [2, 0, 1]}, "cargo": {"goose": 1}},
                    {"id": 10, "kind": "rowboat", "at": {"sea": [3, 0]}, "cargo": {"fuel": 5}}
                ]
            }
        ],
        "goods": [
            {"region": [1, 0], "goods": {"boards": 4, "stone": 2}},
            {"region": [3, 0], "goods": {"goose": 2}},
            {"region": [4, 0], "goods": {"fuel": 2, "gold": 1}}
        ],
        "buildings": [
            {"region": [2, 1], "building": "mine", "bag": {"gold": 2, "iron": 1}},
            {"region": [2, 0, 1], "building": "sawmill", "made": 4},
            {"region": [4, 0], "building": "oil_rig"}
        ],
        "roads": [
            {"hex": [1, 1], "direction": 0},
            {"hex": [1, 0], "direction": 0, "bank": 1}
        ],
        "bridges": [[[1, 0], [1, 0, 1]]],
        "walls": [
            {"hex": [2, 1], "direction": 4, "tokens": 2, "owner": 1},
            {"hex": [3, 0], "direction": 2, "tokens": 1}
        ],
        "bricks": ["neutral", {"seat": 1}, {"seat": 0}, "neutral"]
    })
}

/// The position with entries changed, each named by its way from the top. One behind the last of a list is added.
fn changed(mut position: Value, changes: &[(&str, Value)]) -> Value {
    for (way, value) in changes {
        let (parent, key) = way.rsplit_once('/').expect("a way from the top");
        let parent = position
            .pointer_mut(parent)
            .unwrap_or_else(|| panic!("no part {parent} of the position"));
        match parent {
            Value::Array(list) => {
                let nth: usize = key.parse().expect("a number in a list");
                list.truncate(nth.max(list.len()));
                match list.get_mut(nth) {
                    Some(entry) => *entry = value.clone(),
                    None => list.push(value.clone()),
                }
            }
            _ => parent[key] = value.clone(),
        }
    }
    position
}

fn take_up(position: &Value) -> Result<State, Invalid> {
    let position: Position = serde_json::from_value(position.clone()).expect("a position as text");
    State::from_position(&position, Seed::from(1))
}

fn table(position: &Value) -> Table {
    Table(take_up(position).unwrap_or_else(|invalid| panic!("{invalid}")))
}

#[test]
fn a_position_written_by_hand_is_read_as_meant() {
    let mut table = table(&sound());
    // Each turn has laid its neutral brick, the row is that of the seats, and the chart is reversed.
    assert_eq!(table.0.turn(), 3);
    assert_eq!(table.0.praying(), [RED, BLUE]);
    assert_eq!(table.0.sequence(), [BLUE, RED]);
    assert_eq!(table.0.home(BLUE), Some(at(5, 0)));
    assert_eq!(table.0.research(RED).iter().count(), 1);
    assert_eq!(table.wall(2, 0, 1), Some((2, Some(BLUE))));
    assert_eq!(table.wall(2, 1, 5), Some((1, None)));
    assert_eq!(table.building(2, 1).unwrap().bag, Bag { gold: 2, iron: 1 });
    assert_eq!(table.carried_by(of(RED, 4)), Some(of(RED, 3)));
    // The road along the southern bank is there, and the bridge.
    table.plays(
        BLUE,
        [
            step(C, land(1, 0)),
            step(of(BLUE, 1), sea(4, 0)),
            hand(Good::Fuel, of(BLUE, 1), at(4, 0)),
            hand(Good::Gold, at(4, 0), of(BLUE, 1)),
            Action::Done,
        ],
    );
    // A neutral wall stops nobody.
    let red = of(RED, 8);
    table.play(RED, step(red, sea(3, 0)));
    table.play(RED, step(red, dock(at(2, 1), 5)));
    table.play(RED, step(A, land(2, 1)));
}

#[test]
fn what_is_left_out_is_as_at_the_start() {
    let position = json!({
        "map": sound()["map"],
        "phase": "production",
        "seats": [{"home": [1, 1]}, {"home": [5, 0]}]
    });
    let table = table(&position);
    assert_eq!(table.0.turn(), 1);
    assert_eq!(table.0.position().bricks, Some(Vec::new()));
    assert_eq!(table.0.position().seats[0].transporters, []);
    assert_eq!(table.0.stage(), Stage::Acting);
}

/// Rows of what is changed in a position, the entry that is named, and the rule.
macro_rules! wrong {
    ($position:expr, $({$($way:literal: $value:tt),*} => $entry:literal, $rule:literal;)*) => {
        $(
            let changes: &[(&str, Value)] = &[$(($way, json!($value))),*];
            refuse(&changed($position, changes), changes, $entry, $rule);
        )*
    };
}

/// The position is refused, with the entry named and the rule.
#[track_caller]
fn refuse(position: &Value, changes: &[(&str, Value)], entry: &str, rule: &str) {
    match take_up(position) {
        Ok(_) => panic!("{changes:?} is taken"),
        Err(Invalid::Position(impossible)) => {
            assert_eq!(impossible.entry, entry, "{changes:?}: {impossible}");
            assert_eq!(impossible.rule, Some(rule), "{changes:?}: {impossible}");
        }
        Err(invalid) => panic!("{changes:?}: {invalid}"),
    }
}

#[test]
fn a_map_that_is_not_there_is_refused() {
    let position = changed(sound(), &[("/map", json!("Atlantis"))]);
    assert_eq!(
        take_up(&position).unwrap_err(),
        Invalid::UnknownMap("Atlantis".to_owned())
    );
    assert_eq!(
        take_up(&changed(sound(), &[("/seats", json!([]))])).unwrap_err(),
        Invalid::Seats(0)
    );
    let seven = json!(vec![json!({}); 7]);
    assert_eq!(
        take_up(&changed(sound(), &[("/seats", seven)])).unwrap_err(),
        Invalid::Seats(7)
    );
    // What is no map at all is refused when it is read.
    let gap = json!({"q": 9, "r": 9, "terrain": "sea"});
    let position = changed(sound(), &[("/map/tiles/10", gap)]);
    assert!(serde_json::from_value::<Position>(position).is_err());
}

#[test]
fn what_cannot_be_written_is_not_read() {
    for (way, value) in [
        ("/seats/0/transporters/0/at", json!({"sky": [1, 1]})),
        ("/seats/0/transporters/0/at", json!({"land": [1, 1, 0, 0]})),
        (
            "/seats/0/transporters/0/at",
            json!({"dock": {"land": [1, 1], "sea": 6}}),
        ),
        ("/seats/0/transporters/0/kind", json!("camel")),
        ("/seats/0/transporters/0/id", json!(300)),
        ("/seats/0/transporters/0/cargo", json!({"mud": 1})),
        ("/seats/0/transporters/0/cargo", json!({"gold": -1})),
        ("/seats/0/transporters/0/wheels", json!(4)),
        ("/seats/0/research", json!(["light_bulb"])),
        ("/goods/0/goods", json!({"gold": 40001})),
        ("/buildings/0/building", json!("castle")),
        ("/praying", json!([0, 6])),
        ("/phase", json!("rest")),
        ("/stage", json!("asleep")),
        ("/walls/0/direction", json!(6)),
        ("/bricks/0", json!("glass")),
        ("/weather", json!("fair")),
    ] {
        let position = changed(sound(), &[(way, value)]);
        assert!(
            serde_json::from_value::<Position>(position).is_err(),
            "{way}"
        );
    }
}

#[test]
fn wrong_heaps_are_refused() {
    wrong! { sound(),
        {"/goods/3": {"region": [7, 7], "goods": {"clay": 1}}} => "goods[3]", "RB-MAP-03";
        {"/goods/3": {"region": [2, 0, 2], "goods": {"clay": 1}}} => "goods[3]", "RB-MAP-03";
        {"/goods/3": {"region": [1, 1, 1], "goods": {"clay": 1}}} => "goods[3]", "RB-MAP-03";
        // A bridge has made one region of two.
        {"/goods/3": {"region": [1, 0, 1], "goods": {"clay": 1}}} => "goods[3]", "RB-MAP-03";
        {"/goods/3": {"region": [1, 0], "goods": {"clay": 1}}} => "goods[3]", "RB-MAP-03";
        {"/goods/3": {"region": [127, -128], "goods": {"clay": 1}}} => "goods[3]", "RB-MAP-03";
        {"/goods/1/goods": {"clay": 1}} => "goods at (3, 0)", "RB-MOVE-10";
        {"/goods/1/goods": {"goose": 1, "gold": 1}} => "goods at (3, 0)", "RB-MOVE-10";
        // Nothing stays with the geese.
        {"/seats/1/transporters/1/at": {"sea": [4, 0]}} => "goods at (3, 0)", "RB-MOVE-15";
        {"/seats/1/transporters/1/at": {"dock": {"land": [2, 0, 1], "sea": 0}}} => "goods at (3, 0)", "RB-MOVE-15";
    }
}

#[test]
fn wrong_transporters_are_refused() {
    wrong! { sound(),
        {"/seats/1/transporters/1/at": {"sea": [2, 0]}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/1/at": {"sea": [9, 0]}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/1/at": {"land": [3, 0]}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/1/at": {"river": [2, 1]}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/1/at": {"river": [2, 0, 1]}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/1/at": {"dock": {"land": [2, 1], "sea": 0}}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/1/at": {"dock": {"land": [2, 0, 1], "sea": 1}}} => "seats[1].transporters[1]", "RB-MAP-03";
        {"/seats/1/transporters/0/at": {"land": [2, 0, 2]}} => "seats[1].transporters[0]", "RB-MAP-03";
        {"/seats/0/transporters/0/at": {"land": [1, 0, 1]}} => "seats[0].transporters[0]", "RB-MAP-03";
        // Boats on land, and others on the water.
        {"/seats/1/transporters/1/at": {"land": [2, 1]}} => "transporter 10", "RB-MOVE-04";
        {"/seats/1/transporters/0/at": {"sea": [3, 0]}} => "transporter 9", "RB-MOVE-04";
        {"/seats/1/transporters/0/at": {"river": [2, 0]}} => "transporter 9", "RB-MOVE-04";
        {"/seats/1/transporters/0/at": {"dock": {"land": [2, 0, 1], "sea": 0}}} => "transporter 9", "RB-MOVE-04";
        {"/seats/1/transporters/0/cargo": {"goose": 4}} => "seats[1].transporters[0]", "RB-MOVE-05";
        {"/seats/1/transporters/1/cargo": {"fuel": 3, "gold": 3}} => "seats[1].transporters[1]", "RB-MOVE-05";
        {"/seats/0/transporters/0/cargo": {"gold": 9999}} => "seats[0].transporters[0]", "RB-MOVE-05";
        // Numbers of others, of nobody, and twice.
        {"/seats/1/transporters/0/id": 1} => "seats[1].transporters[0]", "RB-TURN-06";
        {"/seats/1/transporters/0/id": 18} => "seats[1].transporters[0]", "RB-TURN-06";
        {"/seats/1/transporters/0/id": 54} => "seats[1].transporters[0]", "RB-TURN-06";
        {"/seats/1/transporters/0/id": 255} => "seats[1].transporters[0]", "RB-TURN-06";
        {"/seats/1/transporters/0/id": 10} => "seats[1].transporters[1]", "RB-TURN-06";
    }
    // More than a seat may have. There are no geese then that need company.
    let no_geese = || changed(sound(), &[("/goods", json!([]))]);
    let many = |kind: &str, place: Value, count: u8| {
        let list: Vec<Value> = (0..count)
            .map(|nth| json!({"id": 9 + nth, "kind": kind, "at": place}))
            .collect();
        changed(no_geese(), &[("/seats/1/transporters", json!(list))])
    };
    for (kind, place) in [
        ("donkey", json!({"land": [5, 0]})),
        ("raft", json!({"sea": [3, 0]})),
    ] {
        assert!(take_up(&many(kind, place.clone(), 5)).is_ok(), "{kind}");
        for count in [6, 9] {
            let position = many(kind, place.clone(), count);
            refuse(&position, &[], "seats[1].transporters", "RB-PROD-10");
        }
    }
    let mut mixed: Vec<Value> = (0..5)
        .map(|nth| json!({"id": 9 + nth, "kind": "donkey", "at": {"land": [5, 0]}}))
        .collect();
    for nth in 5..9 {
        mixed.push(json!({"id": 9 + nth, "kind": "raft", "at": {"sea": [3, 0]}}));
    }
    let position = changed(no_geese(), &[("/seats/1/transporters", json!(mixed))]);
    refuse(&position, &[], "seats[1].transporters", "RB-PROD-10");
    mixed.pop();
    let position = changed(no_geese(), &[("/seats/1/transporters", json!(mixed))]);
    assert!(take_up(&position).is_ok(), "five and three are eight");
}

#[test]
fn wrong_passengers_are_refused() {
    wrong! { sound(),
        {"/seats/0/transporters/3/cargo": {"gold": 1}} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/2/cargo": {"gold": 1}} => "transporter 4", "RB-MOVE-13";
        // Itself, nobody, somebody elsewhere, somebody of two.
        {"/seats/0/transporters/3/carries": 4} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/3/carries": 5} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/3/carries": 60} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/3/carries": 255} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/3/carries": 0} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/3/carries": 9} => "transporter 4", "RB-MOVE-13";
        {"/seats/0/transporters/1/carries": 3} => "transporter 2", "RB-MOVE-13";
        {"/seats/0/transporters/2/carries": 8} => "transporter 3", "RB-MOVE-13";
        {"/seats/0/transporters/2/carries": 4} => "seats", "RB-MOVE-13";
        // A truck by itself does not float.
        {"/seats/0/transporters/3/carries": null} => "transporter 3", "RB-MOVE-04";
    }
}

#[test]
fn wrong_buildings_are_refused() {
    wrong! { sound(),
        {"/buildings/3": {"region": [5, 0], "building": "woodcutter"}} => "buildings[3]", "RB-BUILD-04";
        {"/buildings/3": {"region": [5, 0], "building": "oil_rig"}} => "buildings[3]", "RB-BUILD-04";
        {"/buildings/3": {"region": [6, 0], "building": "sawmill"}} => "buildings[3]", "RB-BUILD-04";
        {"/buildings/3": {"region": [1, 1], "building": "clay_pit"}} => "buildings[3]", "RB-BUILD-04";
        {"/buildings/3": {"region": [3, 0], "building": "sawmill"}} => "buildings[3]", "RB-BUILD-04";
        {"/buildings/3": {"region": [2, 0], "building": "woodcutter"}} => "buildings[3]", "RB-BUILD-03";
        {"/buildings/3": {"region": [2, 0, 1], "building": "woodcutter"}} => "buildings[3]", "RB-BUILD-03";
        {"/buildings/3": {"region": [5, 1], "building": "sawmill"}} => "buildings[3]", "RB-MAP-03";
        {"/buildings/3": {"region": [1, 0, 1], "building": "sawmill"}} => "buildings[3]", "RB-MAP-03";
        {"/buildings/1/bag": {"gold": 1}} => "buildings[1]", "RB-BUILD-06";
        {"/buildings/0/bag": {"gold": 60000, "iron": 60000}} => "buildings[0]", "RB-BUILD-06";
        // More than it makes in a turn, or half a set.
        {"/buildings/1/made": 7} => "buildings[1]", "RB-PROD-03";
        {"/buildings/1/made": 8} => "buildings[1]", "RB-PROD-03";
        {"/buildings/1/made": 5} => "buildings[1]", "RB-PROD-03";
        {"/buildings/1/made": 65535} => "buildings[1]", "RB-PROD-03";
        {"/buildings/0/made": 2} => "buildings[0]", "RB-PROD-03";
    }
}

#[test]
fn wrong_roads_and_bridges_are_refused() {
    wrong! { sound(),
        {"/roads/2": {"hex": [2, 1], "direction": 5}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [2, 1], "direction": 1}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [3, 0], "direction": 0}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [2, 1], "direction": 4, "bank": 1}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [1, 0], "direction": 0, "bank": 2}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [9, 9], "direction": 4}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [127, 127], "direction": 1}} => "roads[2]", "RB-BUILD-09";
        // The same one, from the other end.
        {"/roads/2": {"hex": [2, 1], "direction": 3}} => "roads[2]", "RB-BUILD-09";
        {"/roads/2": {"hex": [2, 0], "direction": 3}} => "roads[2]", "RB-BUILD-09";
        {"/bridges/1": [[2, 0], [2, 0]]} => "bridges[1]", "RB-MAP-05";
        {"/bridges/1": [[2, 0], [2, 0, 2]]} => "bridges[1]", "RB-MAP-05";
        {"/bridges/1": [[2, 0], [1, 0, 1]]} => "bridges[1]", "RB-MAP-05";
        {"/bridges/1": [[1, 0], [1, 0, 1]]} => "bridges[1]", "RB-MAP-05";
        {"/bridges/1": [[1, 0, 1], [1, 0]]} => "bridges[1]", "RB-MAP-05";
        {"/bridges/1": [[0, 0], [0, 0, 1]]} => "bridges[1]", "RB-MAP-05";
        {"/bridges/1": [[9, 0], [9, 0, 1]]} => "bridges[1]", "RB-MAP-05";
    }
}

#[test]
fn wrong_walls_are_refused() {
    wrong! { sound(),
        {"/walls/2": {"hex": [3, 0], "direction": 0, "tokens": 1}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [6, 0], "direction": 0, "tokens": 1}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [8, 8], "direction": 0, "tokens": 1}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [127, -128], "direction": 5, "tokens": 1}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [5, 0], "direction": 0, "tokens": 0}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [5, 0], "direction": 0, "tokens": 200}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [5, 0], "direction": 0, "tokens": 1, "owner": 2}} => "walls[2]", "RB-SET-01";
        // One wall at an edge, from whichever side.
        {"/walls/2": {"hex": [2, 0], "direction": 1, "tokens": 1}} => "walls[2]", "RB-BUILD-11";
        {"/walls/2": {"hex": [2, 1], "direction": 5, "tokens": 1, "owner": 0}} => "walls[2]", "RB-BUILD-11";
    }
}

/// Nobody is docked at another's wall.
#[test]
fn rb_build_17_a_boat_at_anothers_wall_is_refused() {
    let walled = |owner: Value| {
        let wall = json!({"hex": [2, 0], "direction": 0, "tokens": 1, "owner": owner});
        changed(sound(), &[("/walls/2", wall)])
    };
    assert!(take_up(&walled(json!(0))).is_ok());
    assert!(take_up(&walled(json!(null))).is_ok());
    match take_up(&walled(json!(1))) {
        Ok(_) => panic!("a docked boat behind another's wall is put on the sea tile at once"),
        Err(Invalid::Position(impossible)) => {
            assert!(impossible.entry.contains('8'), "{impossible}");
        }
        Err(invalid) => panic!("{invalid}"),
    }
}

#[test]
fn wrong_homes_are_refused() {
    wrong! { sound(),
        {"/seats/0/home": null} => "seats[0].home", "RB-SET-03";
        {"/seats/0/home": [6, 0]} => "seats[1].home", "RB-SET-03";
        {"/seats/0/home": [5, 0]} => "seats[1].home", "RB-SET-03";
        {"/seats/0/home": [3, 0]} => "seats[0].home", "RB-SET-03";
        {"/seats/0/home": [2, 0, 2]} => "seats[0].home", "RB-MAP-03";
        {"/seats/0/home": [9, 0]} => "seats[0].home", "RB-MAP-03";
    }
}

#[test]
fn wrong_orders_are_refused() {
    wrong! { sound(),
        {"/praying": [0]} => "praying", "RB-SET-02";
        {"/praying": [0, 0]} => "praying", "RB-SET-02";
        {"/praying": [0, 2]} => "praying", "RB-SET-02";
        {"/praying": [0, 1, 2]} => "praying", "RB-SET-02";
        {"/sequence": [1]} => "sequence", "RB-SET-02";
        {"/sequence": [1, 1]} => "sequence", "RB-SET-02";
        {"/sequence": [1, 0, 2]} => "sequence", "RB-SET-02";
        {"/mover": 2} => "mover", "RB-TURN-07";
        {"/mover": 255} => "mover", "RB-TURN-07";
    }
}

#[test]
fn wrong_stages_are_refused() {
    wrong! { sound(),
        {"/untouched": true, "/mover": 1} => "untouched", "RB-TURN-02";
        {"/untouched": true, "/settled": true} => "untouched", "RB-TURN-02";
        {"/untouched": true, "/waited": [1]} => "untouched", "RB-TURN-02";
        {"/seats/0/calls": ["movement"]} => "seats[0].calls", "RB-TURN-02";
        {"/seats/0/calls": ["wonder", "wonder"]} => "seats[0].calls", "RB-TURN-02";
        {"/stage": {"praying": {"said": 2, "stopped": []}}} => "stage", "RB-TURN-03";
        {"/stage": {"praying": {"said": 1, "stopped": [1]}}} => "stage", "RB-TURN-03";
        {"/stage": {"praying": {"said": 0, "stopped": [0]}}} => "stage", "RB-TURN-03";
        {"/stage": {"choosing": {"positions": [0, 0, null, null, null, null]}}} => "stage", "RB-TURN-04";
        {"/stage": {"choosing": {"positions": [0, null, null, null, null, null]}}} => "stage", "RB-TURN-04";
        {"/stage": {"choosing": {"positions": [null, null, 1, null, null, null]}}} => "stage", "RB-TURN-04";
        {"/stage": {"choosing": {"positions": [1, 0, null, null, null, null]}}} => "stage", "RB-TURN-04";
        {"/stage": "over"} => "bricks", "RB-WON-05";
        {"/stage": {"free_map": {"laid": 0}}} => "laid", "RB-MAP-07";
        {"/laid": [{"hex": [0, 0], "terrain": "sea"}]} => "laid", "RB-MAP-07";
    }
    // Homes are chosen before there is anything.
    for changes in [
        &[("/stage", json!("homes"))][..],
        &[("/stage", json!("homes")), ("/bricks", json!([]))],
    ] {
        match take_up(&changed(sound(), changes)) {
            Err(Invalid::Position(impossible)) => assert!(!impossible.entry.is_empty()),
            other => panic!("{changes:?}: {other:?}"),
        }
    }
}

#[test]
fn wrong_bricks_and_turns_are_refused() {
    let of = |brick: Value, count: usize| Value::Array(vec![brick; count]);
    wrong! { sound(),
        {"/turn": 2} => "turn", "RB-WON-04";
        {"/turn": 4} => "turn", "RB-WON-04";
        {"/turn": 0} => "turn", "RB-WON-04";
        {"/bricks/4": "unused"} => "bricks", "RB-SOLO-01";
        {"/bricks/4": {"seat": 2}} => "bricks", "RB-SET-01";
        {"/bricks": (of(json!("neutral"), 33))} => "bricks", "RB-WON-05";
        {"/bricks": (of(json!({"seat": 1}), 62))} => "bricks", "RB-WON-05";
        {"/bricks": (of(json!({"seat": 1}), 84))} => "bricks", "RB-WON-05";
        {"/bricks": (of(json!({"seat": 1}), 300))} => "bricks", "RB-WON-05";
        {"/bought": 1} => "bought", "RB-WON-02";
        {"/phase": "wonder", "/bought": 1} => "bought", "RB-WON-02";
        {"/phase": "wonder", "/sequence": [0, 1], "/bricks": ["neutral", "neutral", {"seat": 0}], "/bought": 2} =>
            "bought", "RB-WON-02";
    }
    let fits = changed(
        sound(),
        &[
            ("/phase", json!("wonder")),
            ("/sequence", json!([0, 1])),
            ("/bricks", json!(["neutral", "neutral", {"seat": 0}])),
            ("/bought", json!(1)),
        ],
    );
    assert!(take_up(&fits).is_ok());
}

#[test]
fn wrong_duties_are_refused() {
    wrong! { sound(),
        {"/seats/1/duty": "destroy"} => "seats[1].transporters", "RB-PROD-10";
        {"/phase": "production", "/seats/1/duty": "destroy"} => "seats[1].transporters", "RB-PROD-10";
        {"/phase": "production", "/seats/1/duty": {"upgrade": "truck"}} => "seats[1].duty", "RB-RES-07";
        {"/phase": "production", "/seats/1/duty": {"upgrade": "steamer"}} => "seats[1].duty", "RB-RES-07";
        {"/phase": "production", "/seats/1/duty": {"upgrade": "big_mines"}} => "seats[1].duty", "RB-RES-07";
    }
    // The first seat has researched trucks, but there is no factory to turn.
    let changes = [
        ("/phase", json!("production")),
        ("/sequence", json!([0, 1])),
        ("/seats/0/duty", json!({"upgrade": "truck"})),
    ];
    refuse(
        &changed(sound(), &changes),
        &changes,
        "seats[0].duty",
        "RB-RES-07",
    );
    let factory = json!({"region": [1, 1], "building": "wagon_factory"});
    let position = changed(changed(sound(), &changes), &[("/buildings/3", factory)]);
    let table = table(&position);
    let upgrade = Action::Upgrade { hex: at(1, 1).hex };
    assert!(table.is_listed(RED, upgrade));
    // In another phase it is too late.
    let position = changed(position, &[("/phase", json!("movement"))]);
    refuse(&position, &[], "seats[0].duty", "RB-PROD-10");
}

#[test]
fn wrong_journeys_are_refused() {
    wrong! { sound(),
        // Of the second seat, then of the first.
        {"/seats/1/journey": {"transporter": 0, "steps_left": 2}} => "seats[1].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/journey": {"transporter": 0, "steps_left": 1}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/journey": {"transporter": 0, "steps_left": 3}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/transporters/0/moved": true,
            "/seats/0/journey": {"transporter": 0, "steps_left": 2}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/transporters/0/moved": true,
            "/seats/0/journey": {"transporter": 0, "steps_left": 2}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/journey": {"transporter": 3, "steps_left": 4}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/journey": {"transporter": 9, "steps_left": 3}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/journey": {"transporter": 7, "steps_left": 3}} => "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/journey": {"transporter": 255, "steps_left": 3}} => "seats[0].journey", "RB-MOVE-01";
        {"/phase": "building", "/sequence": [0, 1], "/seats/0/journey": {"transporter": 0, "steps_left": 2}} =>
            "seats[0].journey", "RB-MOVE-01";
        {"/sequence": [0, 1], "/seats/0/transporters/1/moved": true, "/seats/0/journey": {
            "transporter": 2, "steps_left": 1, "flock": {"region": [1, 0], "geese": 1}
        }} => "seats[0].journey.flock", "RB-MOVE-14";
        {"/seats/1/led": {"transporter": 10, "region": [3, 0], "geese": 3}} =>
            "seats[1].led", "RB-MOVE-14";
        {"/seats/1/led": {"transporter": 10, "region": [2, 0], "geese": 1}} =>
            "seats[1].led", "RB-MOVE-14";
        {"/seats/1/led": {"transporter": 10, "region": [9, 0], "geese": 1}} =>
            "seats[1].led", "RB-MAP-03";
    }
    let led = json!({"transporter": 10, "region": [3, 0], "geese": 2});
    let mut table = table(&changed(sound(), &[("/seats/1/led", led)]));
    table.play(BLUE, step(of(BLUE, 1), sea(4, 0)));
    assert_eq!(table.heap(at(4, 0))[Good::Goose], 2);
}

#[test]
fn wrong_moved_goods_are_refused() {
    let on_land = json!({"region": [1, 0]});
    let lot =
        |count: u16, by: Value| json!({"on": on_land, "good": "boards", "count": count, "by": by});
    let known = changed(sound(), &[("/moved", json!([lot(4, json!([0]))]))]);
    assert!(take_up(&known).is_ok());
    for (moved, entry) in [
        (json!([lot(5, json!([0]))]), "moved[0]"),
        (json!([lot(3, json!([0])), lot(2, json!([1]))]), "moved[0]"),
        (json!([lot(0, json!([0]))]), "moved[0]"),
        (json!([lot(65535, json!([0]))]), "moved[0]"),
        (json!([lot(1, json!([2]))]), "moved[0]"),
        (
            json!([{"on": {"region": [9, 0]}, "good": "boards", "count": 1, "by": [0]}]),
            "moved[0]",
        ),
        (
            json!([{"on": {"transporter": 7}, "good": "boards", "count": 1, "by": [0]}]),
            "moved[0]",
        ),
        (
            json!([{"on": {"transporter": 200}, "good": "boards", "count": 1, "by": [0]}]),
            "moved[0]",
        ),
        (
            json!([{"on": {"transporter": 0}, "good": "clay", "count": 1, "by": [0]}]),
            "moved[0]",
        ),
        // Nobody is on the way.
        (
            json!([{"on": {"transporter": 0}, "good": "gold", "count": 1, "by": [0], "now": [0]}]),
            "moved[0]",
        ),
    ] {
        let position = changed(sound(), &[("/moved", moved.clone())]);
        match take_up(&position) {
            Err(Invalid::Position(impossible)) => {
                assert_eq!(impossible.entry, entry, "{moved}: {impossible}");
            }
            Err(invalid) => panic!("{moved}: {invalid}"),
            Ok(_) => panic!("{moved} is taken"),
        }
    }
    // Goods are moved in the movement phase.
    let position = changed(
        sound(),
        &[
            ("/moved", json!([lot(4, json!([0]))])),
            ("/phase", json!("building")),
        ],
    );
    assert!(matches!(take_up(&position), Err(Invalid::Position(_))));
}

/// A position with a bill that is open and half paid.
fn with_a_bill() -> Value {
    changed(
        sound(),
        &[
            ("/phase", json!("building")),
            ("/sequence", json!([0, 1])),
            ("/seats/0/transporters/1/cargo", json!({"boards": 1})),
            // The stone leaves no choice and is paid first.
            (
                "/seats/0/bill",
                json!({
                    "action": {"do": "build", "region": [1, 0], "building": "sawmill"},
                    "paid": [
                        {"good": "stone", "from": {"region": [1, 0]}},
                        {"good": "boards", "from": {"region": [1, 0]}}
                    ]
                }),
            ),
        ],
    )
}

#[test]
fn an_open_bill_is_read_and_goes_on() {
    let mut table = table(&with_a_bill());
    assert_eq!(table.refused(RED, Action::Done), "RB-TURN-07");
    let withdrawn = table.after(RED, Action::Withdraw);
    // What was paid is not in the heap until it is given back.
    assert_eq!(withdrawn.heap(at(1, 0))[Good::Boards], 5);
    table.play(RED, pay(Good::Boards, at(1, 0)));
    assert_eq!(table.half_done().bill, None);
    assert_eq!(table.building(1, 0).unwrap().building, Building::Sawmill);
    assert_eq!(table.heap(at(1, 0))[Good::Boards], 3);
}

#[test]
fn wrong_bills_are_refused() {
    let boards = json!({"good": "boards", "from": {"region": [1, 0]}});
    let stone = json!({"good": "stone", "from": {"region": [1, 0]}});
    let sawmill = |paid: Value| json!({"action": {"do": "build", "region": [1, 0], "building": "sawmill"}, "paid": paid});
    for changes in [
        vec![("/phase", json!("movement"))],
        vec![("/phase", json!("wonder"))],
        vec![("/sequence", json!([1, 0]))],
        vec![("/stage", json!({"praying": {"said": 0, "stopped": []}}))],
        // Too much, all of it, something else, from elsewhere.
        vec![("/seats/0/bill", sawmill(json!([boards, boards, boards])))],
        vec![("/seats/0/bill", sawmill(json!([boards, boards, stone])))],
        vec![("/seats/0/bill", sawmill(json!([stone, stone])))],
        vec![(
            "/seats/0/bill",
            sawmill(json!([{"good": "gold", "from": {"region": [1, 0]}}])),
        )],
        vec![(
            "/seats/0/bill",
            sawmill(json!([{"good": "boards", "from": {"region": [2, 1]}}])),
        )],
        vec![(
            "/seats/0/bill",
            sawmill(json!([{"good": "boards", "from": {"transporter": 0}}])),
        )],
        vec![(
            "/seats/0/bill",
            sawmill(json!([{"good": "boards", "from": {"transporter": 200}}])),
        )],
        // What cannot be done, or has no bill.
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "done"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "brick"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "build", "region": [9, 9], "building": "sawmill"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "build", "region": [1, 0], "building": "quarry"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "build", "region": [2, 0, 1], "building": "sawmill"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "build", "region": [5, 0], "building": "sawmill"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {"do": "build", "region": [1, 0], "building": "stock_exchange"}, "paid": []}),
        )],
        vec![(
            "/seats/0/bill",
            json!({"action": {
                "do": "hand", "good": "boards", "from": {"region": [1, 0]}, "to": {"transporter": 2}
            }, "paid": []}),
        )],
    ] {
        match take_up(&changed(with_a_bill(), &changes)) {
            Err(Invalid::Position(impossible)) => {
                let known = ["seats[0]", "stage", "goods", "transporter"];
                let is_known = known.iter().any(|known| impossible.entry.contains(known));
                assert!(is_known, "{changes:?}: {impossible}");
            }
            Err(invalid) => panic!("{changes:?}: {invalid}"),
            Ok(_) => panic!("{changes:?} is taken"),
        }
    }
}

/// A position in which the first seat has asked the second for its goose.
fn with_a_question() -> Value {
    changed(
        sound(),
        &[
            ("/sequence", json!([0, 1])),
            (
                "/seats/0/ask",
                json!({
                    "owner": 1,
                    "action": {"do": "hand", "good": "goose", "from": {"transporter": 9}, "to": {"transporter": 8}}
                }),
            ),
        ],
    )
}

#[test]
fn an_open_question_is_read_and_answered() {
    let table = table(&with_a_question());
    assert_eq!(table.refused(RED, Action::Done), "RB-TURN-06");
    let agreed = table.after(BLUE, Action::Agree);
    assert_eq!(agreed.cargo(of(RED, 8))[Good::Goose], 1);
    let refused = table.after(BLUE, Action::Refuse);
    assert_eq!(refused.cargo(of(RED, 8))[Good::Goose], 0);
    let withdrawn = table.after(RED, Action::Withdraw);
    assert_eq!(withdrawn.cargo(C)[Good::Goose], 1);
}

#[test]
fn wrong_questions_are_refused() {
    let hand =
        |from: Value, to: Value| json!({"do": "hand", "good": "goose", "from": from, "to": to});
    let by = |id: u8| json!({"transporter": id});
    for changes in [
        // Asked of the wrong seat, or of oneself, or in the wrong phase.
        vec![("/seats/0/ask/owner", json!(0))],
        vec![("/seats/0/ask/owner", json!(2))],
        vec![("/sequence", json!([1, 0]))],
        vec![("/phase", json!("wonder"))],
        vec![("/phase", json!("building"))],
        vec![("/stage", json!({"praying": {"said": 0, "stopped": []}}))],
        // What needs no question, or cannot be.
        vec![("/seats/0/ask/action", json!({"do": "done"}))],
        vec![(
            "/seats/0/ask/action",
            hand(by(9), json!({"region": [2, 0, 1]})),
        )],
        vec![("/seats/0/ask/action", hand(by(9), by(0)))],
        vec![("/seats/0/ask/action", hand(by(10), by(8)))],
        vec![("/seats/0/ask/action", hand(by(8), by(9)))],
        vec![("/seats/0/ask/action", hand(by(200), by(8)))],
        vec![(
            "/seats/0/ask/action",
            json!({"do": "step", "transporter": 0, "to": {"land": [2, 1]}}),
        )],
        vec![(
            "/seats/0/ask/action",
            json!({"do": "carry", "carrier": 8, "passenger": 9}),
        )],
    ] {
        match take_up(&changed(with_a_question(), &changes)) {
            Err(Invalid::Position(impossible)) => {
                let known = ["seats[0]", "stage"];
                let is_known = known.iter().any(|known| impossible.entry.contains(known));
                assert!(is_known, "{changes:?}: {impossible}");
            }
            Err(invalid) => panic!("{changes:?}: {invalid}"),
            Ok(_) => panic!("{changes:?} is taken"),
        }
    }
}

/// Written, read and written again it is the same, whatever is open.
#[test]
fn positions_in_the_middle_of_things_are_read_again() {
    let tiles = "0,0 mountain 0; 1,0 pasture 03; 2,0 woods 03; 3,0 sea; 4,0 sea; 5,0 rock; \
                 1,1 pasture; 2,1 pasture; 2,-1 pasture";
    let field = Layout::of(tiles)
        .put(A, Transport::Truck, land(1, 1))
        .put(of(RED, 1), Transport::Raft, river(2, 0))
        .put(C, Transport::Donkey, land(1, 1))
        .load(C, Good::Boards, 2)
        .heap(at(1, 1), Good::Boards, 2)
        .heap(at(1, 1), Good::Stone, 2)
        .heap(part(2, 0, 1), Good::Goose, 3)
        .road(1, 1, 0);
    // Every action is followed by the check that the position is read as it was written.
    let mut table = field.start();
    table.plays(
        RED,
        [
            lead(of(RED, 1), part(2, 0, 1)),
            hand(Good::Goose, part(2, 0, 1), of(RED, 1)),
            step(of(RED, 1), river(1, 0)),
            hand(Good::Goose, of(RED, 1), part(1, 0, 0)),
            hand(Good::Goose, part(1, 0, 0), of(RED, 1)),
            carry(A, C),
        ]
        .map(|action| match action {
            // A laden donkey is not carried: take its load first.
            Action::Carry { .. } => hand(Good::Boards, C, A),
            other => other,
        }),
    );
    table.play(BLUE, Action::Agree);
    table.play(RED, step(A, land(2, 1)));
    let mut table = field.phase(Phase::Building).start();
    table.play(RED, build(at(1, 1), Building::Sawmill));
    table.play(RED, pay(Good::Boards, at(1, 1)));
    table.play(RED, pay(Good::Boards, C));
    table.play(BLUE, Action::Agree);
}

/// The regions of a tile as bridges have joined them: each by the lowest of its piece.
fn whole(bridges: &[[Region; 2]], region: Region) -> Region {
    let mut piece = BTreeSet::from([region]);
    for _ in bridges {
        for [a, b] in bridges {
            if piece.contains(a) || piece.contains(b) {
                piece.extend([*a, *b]);
            }
        }
    }
    *piece.first().expect("the region itself")
}

/// Where the river runs over an edge of a land tile.
fn has_river(map: &Map, hex: Hex, edge: Direction) -> bool {
    let tiles = &map.file().tiles;
    let mut here = tiles.iter().filter(|tile| tile.hex == hex);
    here.any(|tile| tile.rivers.iter().any(|river| river.contains(&edge)))
}

fn is_land(map: &Map, hex: Hex) -> bool {
    map.terrain(hex).is_some_and(Terrain::is_land)
}

/// A position with random things in random places on one of the maps that come with the game.
#[expect(
    clippy::too_many_lines,
    reason = "one position laid out from top to bottom, and drawn from one stream of dice"
)]
pub(crate) fn random_position(dice: &mut Dice) -> Position {
    let map = dice.pick(&BUILT_IN).expect("a map").clone();
    let n_seats = *dice.pick(&map.file().seats).expect("a number of seats");
    let mut state = State::new(&Setup::drawn(map.clone(), n_seats), dice.seed()).unwrap();
    while state.stage() == Stage::Homes {
        let seat = state.awaited().lowest().unwrap();
        let homes = state.list_actions(seat);
        let home = *dice.pick(&homes).expect("a home");
        state.apply(seat, &home, &mut ()).unwrap();
    }
    let mut position = state.position();
    position.phase = *dice.pick(&Phase::ALL).expect("a phase");
    position.stage = Stage::Acting;
    position.goods.clear();
    let hexes: Vec<Hex> = map.file().tiles.iter().map(|tile| tile.hex).collect();

    for &hex in &hexes {
        for [a, b] in map.bridge_sites(hex) {
            let sites = [a, b].map(|nth| Region::new(hex, nth));
            let [a, b] = sites.map(|region| whole(&position.bridges, region));
            if a != b && dice.below(4) == 0 {
                position.bridges.push(sites);
            }
        }
        for direction in &Direction::ALL[..3] {
            let there = hex.towards(*direction);
            if map.terrain(there).is_none() {
                continue;
            }
            let (from, to) = (is_land(&map, hex), is_land(&map, there));
            if from && to {
                let banks = 1 + u8::from(has_river(&map, hex, *direction));
                for bank in (0..banks).filter(|_| dice.below(3) == 0) {
                    position.roads.push(RoadPosition {
                        hex,
                        direction: *direction,
                        bank,
                    });
                }
            }
            if (from || to) && dice.below(6) == 0 {
                let owner = dice.below(u32::from(n_seats) + 1) as u8;
                position.walls.push(WallPosition {
                    hex,
                    direction: *direction,
                    tokens: 1 + dice.below(4) as u8,
                    owner: (owner < n_seats).then(|| Seat::new(owner).unwrap()),
                });
            }
        }
        let nth = dice.below(u32::from(map.regions(hex))) as u8;
        let region = whole(&position.bridges, Region::new(hex, nth));
        let building = *dice.pick(&Building::ALL).expect("a building");
        let terrain = map.terrain(hex).unwrap();
        if dice.below(3) == 0 && may_stand(building, terrain, map.is_shore(hex)) {
            let is_mine = building == Building::Mine;
            let bag = Bag {
                gold: u16::from(is_mine) * dice.below(4) as u16,
                iron: u16::from(is_mine) * dice.below(4) as u16,
            };
            position.buildings.push(BuildingPosition {
                region,
                building,
                made: 0,
                bag,
            });
        }
    }
    for seat in &mut position.seats {
        seat.home = seat.home.map(|home| whole(&position.bridges, home));
    }
    let is_open = |position: &Position, seat: Seat, land: Hex, sea: Direction| {
        let sides = [(land, sea), (land.towards(sea), sea.opposite())];
        !position.walls.iter().any(|wall| {
            sides.contains(&(wall.hex, wall.direction))
                && wall.owner.is_some_and(|owner| owner != seat)
        })
    };
    let places = map.places();
    let mut swum: BTreeMap<Hex, u16> = BTreeMap::new();
    for nth in 0..n_seats {
        let seat = Seat::new(nth).unwrap();
        let mut transporters = Vec::new();
        for nth in 0..8 {
            // The first four go by land.
            let kinds = if nth < 4 { 0 } else { 3 };
            let kind = Transport::ALL[kinds + dice.below(3) as usize];
            let place = *dice.pick(&places).expect("a place");
            let at = match (place, kind.is_boat()) {
                (Place::Land(region), false) => Place::Land(whole(&position.bridges, region)),
                (Place::River(_) | Place::Sea(_), true) => place,
                (Place::Dock { land, sea }, true) if is_open(&position, seat, land.hex, sea) => {
                    place
                }
                _ => continue,
            };
            if let Place::Sea(hex) = at {
                swum.insert(hex, dice.below(3) as u16);
            }
            let mut cargo = Goods::NONE;
            for _ in 0..dice.below(u32::from(kind.room()) + 1) {
                cargo = cargo.and(Good::ALL[dice.below(11) as usize], 1);
            }
            if dice.below(2) == 0 {
                cargo = Goods::NONE;
            }
            transporters.push(TransporterPosition {
                id: TransporterId::of(seat, nth),
                kind,
                at,
                cargo,
                carries: None,
                moved: false,
            });
        }
        position.seats[seat.index()].transporters = transporters;
        let topics = roads_and_boats::Topic::ALL.into_iter();
        position.seats[seat.index()].research = topics.filter(|_| dice.below(2) == 0).collect();
    }
    for &hex in &hexes {
        let heap = |goods| HeapPosition {
            region: Region::new(hex, 0),
            goods,
        };
        if !is_land(&map, hex) {
            if let Some(&geese) = swum.get(&hex).filter(|&&geese| geese > 0) {
                position.goods.push(heap(Goods::of(Good::Goose, geese)));
            }
            continue;
        }
        for nth in 0..map.regions(hex) {
            let region = Region::new(hex, nth);
            if whole(&position.bridges, region) != region || dice.below(2) == 0 {
                continue;
            }
            let mut goods = Goods::NONE;
            for _ in 0..1 + dice.below(6) {
                goods = goods.and(Good::ALL[dice.below(11) as usize], 1);
            }
            position.goods.push(HeapPosition { region, goods });
        }
    }
    position
}

/// Where the table of the rules page lets a building stand.
fn may_stand(building: Building, terrain: Terrain, is_shore: bool) -> bool {
    let is_dry_land = terrain.is_land() && terrain != Terrain::Desert;
    match building {
        Building::Woodcutter => terrain == Terrain::Woods,
        Building::Quarry => terrain == Terrain::Rock,
        Building::Mine => terrain == Terrain::Mountain,
        Building::OilRig => terrain == Terrain::Sea,
        Building::ClayPit
        | Building::RaftFactory
        | Building::RowboatFactory
        | Building::SteamerFactory => is_dry_land && is_shore,
        _ => is_dry_land,
    }
}

/// Plays at random, so many actions or to the end, and adds everything up after each.
fn play_on(state: &mut State, dice: &mut Dice, n_actions: usize) {
    let mut actions = Vec::new();
    for _ in 0..n_actions {
        let seats: Vec<Seat> = state.to_act().iter().collect();
        let Some(&seat) = dice.pick(&seats) else {
            assert!(state.outcome().is_some());
            return;
        };
        state.legal_actions(seat, &mut actions);
        let action = *dice.pick(&actions).expect("something to do");
        if let Err(illegal) = state.apply(seat, &action, &mut ()) {
            panic!("{action:?} is listed, and yet {illegal}");
        }
        if let Err(how) = state.audit() {
            panic!("after {action:?}: {how}");
        }
    }
}

/// The position as text, which is read as it was written.
#[track_caller]
fn read_again(state: &State) -> Value {
    let position = state.position();
    let text = serde_json::to_value(&position).unwrap();
    let read: Position = serde_json::from_value(text.clone()).unwrap();
    assert_eq!(read, position);
    match State::from_position(&read, Seed::from(1)) {
        Ok(again) => assert_eq!(again.position(), position),
        Err(invalid) => panic!("{invalid}: {text}"),
    }
    text
}

#[test]
fn random_positions_are_read_and_played_on() {
    for number in 0..150 {
        let mut dice = Dice::new(Seed::from(number));
        let position = random_position(&mut dice);
        let mut state = State::from_position(&position, Seed::from(number))
            .unwrap_or_else(|invalid| panic!("position {number}: {invalid}"));
        assert_eq!(state.audit(), Ok(()), "position {number}");
        for _ in 0..10 {
            read_again(&state);
            play_on(&mut state, &mut dice, 15);
        }
    }
}

#[test]
fn positions_of_random_games_are_read_again() {
    for (number, map) in BUILT_IN.iter().enumerate() {
        for &seats in &map.file().seats {
            let seed = Seed::from(number as u64);
            let mut state = State::new(&Setup::drawn(map.clone(), seats), seed).unwrap();
            let mut dice = Dice::new(Seed::from(u64::from(seats)));
            while state.outcome().is_none() && state.turn() < 12 {
                read_again(&state);
                play_on(&mut state, &mut dice, 23);
            }
        }
    }
}

/// The steps that are listed are those of the map, less what has no road or has another's wall in the way.
#[test]
fn rb_move_02_rb_move_04_rb_move_07_rb_move_08_rb_move_12_the_first_steps_of_random_positions_are_those_of_the_map()
 {
    let mut n_steps = 0;
    for number in 0..200 {
        let mut dice = Dice::new(Seed::from(number));
        let mut position = random_position(&mut dice);
        position.phase = Phase::Movement;
        // No goose goes along by force.
        position.goods.clear();
        let state = State::from_position(&position, Seed::from(1)).unwrap();
        let seat = position.sequence[0];
        let table = Table(state);
        for transporter in &position.seats[seat.index()].transporters {
            let found = table.steps(transporter.id);
            assert_eq!(
                found,
                slow_steps(&position, table.0.map(), seat, transporter),
                "position {number}, transporter {}",
                transporter.id
            );
            n_steps += found.len();
        }
    }
    assert!(n_steps > 1000, "{n_steps}");
}

fn slow_steps(
    position: &Position,
    map: &Map,
    seat: Seat,
    transporter: &TransporterPosition,
) -> Vec<Place> {
    let from = match transporter.at {
        Place::Land(region) => {
            // From every piece of the region.
            let nths = 0..map.regions(region.hex);
            nths.map(|nth| Region::new(region.hex, nth))
                .filter(|&piece| whole(&position.bridges, piece) == region)
                .map(Place::Land)
                .collect()
        }
        place => vec![place],
    };
    let mut steps = Vec::new();
    for from in from {
        for to in map.ways(from) {
            let hexes = [from.hex(), to.hex()];
            let is_between = |hex: Hex, direction: Direction| {
                let ends = [hex, hex.towards(direction)];
                ends == hexes || ends == [hexes[1], hexes[0]]
            };
            let is_walled = position.walls.iter().any(|wall| {
                is_between(wall.hex, wall.direction)
                    && wall.owner.is_some_and(|owner| owner != seat)
            });
            let has_road = position.roads.iter().any(|road| {
                let banks = map.banks(road.hex).expect("a tile");
                let near = banks.at(road.direction)[usize::from(road.bank)];
                let there = road.hex.towards(road.direction);
                let far = map.banks(there).expect("a tile");
                // Clockwise on one side is the other way round on the other.
                let far = far.at(road.direction.opposite());
                let has_banks = has_river(map, road.hex, road.direction);
                let far = far[usize::from(has_banks && road.bank == 0)];
                let ends = [Region::new(road.hex, near), Region::new(there, far)];
                let joins = [from, to].map(|place| match place {
                    Place::Land(region) => Some(whole(&position.bridges, region)),
                    _ => None,
                });
                let ends = ends.map(|region| Some(whole(&position.bridges, region)));
                joins == ends || joins == [ends[1], ends[0]]
            });
            let needs_road = matches!(transporter.kind, Transport::Wagon | Transport::Truck);
            if is_walled || needs_road && !has_road {
                continue;
            }
            steps.push(match to {
                Place::Land(region) => Place::Land(whole(&position.bridges, region)),
                other => other,
            });
        }
    }
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// All ways to the parts of a text, from the top.
fn ways(value: &Value, way: &str, all: &mut Vec<String>) {
    all.push(way.to_owned());
    match value {
        Value::Array(list) => {
            for (nth, part) in list.iter().enumerate() {
                ways(part, &format!("{way}/{nth}"), all);
            }
        }
        Value::Object(entries) => {
            for (key, part) in entries {
                ways(part, &format!("{way}/{key}"), all);
            }
        }
        _ => {}
    }
}

/// Changes one part of the text at random.
fn mutate(value: &mut Value, dice: &mut Dice) {
    let mut all = Vec::new();
    ways(value, "", &mut all);
    // The map is a name here, and the least interesting part.
    all.retain(|way| way != "/map" && !way.is_empty());
    let way = dice.pick(&all).expect("a part").clone();
    let other = dice.pick(&all).expect("a part");
    let other = value.pointer(other).expect("a part").clone();
    let part = value.pointer_mut(&way).expect("a part");
    if dice.below(4) == 0 {
        *part = other;
        return;
    }
    match part {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let around = [number + 1, number - 1, 0, 1, 2, 9, 255, number + 9];
            *part = json!(*dice.pick(&around).expect("a number"));
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let words: Vec<String> = Good::ALL
                .iter()
                .map(|good| good.name())
                .chain(Building::ALL.iter().map(|building| building.name()))
                .chain(Transport::ALL.iter().map(|kind| kind.name()))
                .chain(Phase::ALL.iter().map(|phase| phase.name()))
                .chain(["acting", "over", "homes", "neutral", "destroy", "done"])
                .map(str::to_owned)
                .collect();
            text.clone_from(dice.pick(&words).expect("a word"));
        }
        Value::Array(list) if list.is_empty() => list.push(other),
        Value::Array(list) => {
            let nth = dice.below(list.len() as u32) as usize;
            match dice.below(3) {
                0 => drop(list.remove(nth)),
                1 => list.push(list[nth].clone()),
                _ => list.swap(0, nth),
            }
        }
        Value::Object(entries) => {
            let keys: Vec<String> = entries.keys().cloned().collect();
            if let Some(key) = dice.pick(&keys) {
                if dice.below(2) == 0 {
                    entries.remove(key);
                } else {
                    entries.insert(key.clone(), other);
                }
            }
        }
        Value::Null => *part = other,
    }
}

/// A changed position is refused with an entry named, or it is a game that can be played on.
#[test]
fn positions_changed_at_random_are_refused_or_played_on() {
    let (mut n_unread, mut n_refused, mut n_taken) = (0, 0, 0);
    for number in 0..160 {
        let mut dice = Dice::new(Seed::from(number));
        let mut state = match number % 2 {
            0 => {
                let position = random_position(&mut dice);
                State::from_position(&position, dice.seed()).unwrap()
            }
            _ => {
                let map = dice.pick(&BUILT_IN).expect("a map").clone();
                let seats = *dice.pick(&map.file().seats).expect("a number of seats");
                State::new(&Setup::drawn(map, seats), dice.seed()).unwrap()
            }
        };
        let n_actions = dice.below(120) as usize;
        play_on(&mut state, &mut dice, n_actions);
        let text = read_again(&state);
        for _ in 0..20 {
            let mut changed = text.clone();
            for _ in 0..1 + dice.below(3) {
                mutate(&mut changed, &mut dice);
            }
            let Ok(position) = serde_json::from_value::<Position>(changed.clone()) else {
                n_unread += 1;
                continue;
            };
            match State::from_position(&position, dice.seed()) {
                Err(Invalid::Position(impossible)) => {
                    assert!(!impossible.entry.is_empty() && !impossible.reason.is_empty());
                    n_refused += 1;
                }
                Err(_) => n_refused += 1,
                Ok(mut state) => {
                    assert_eq!(state.audit(), Ok(()), "{changed}");
                    read_again(&state);
                    play_on(&mut state, &mut dice, 200);
                    read_again(&state);
                    n_taken += 1;
                }
            }
        }
    }
    assert!(
        n_unread > 100 && n_refused > 500 && n_taken > 100,
        "{n_unread}, {n_refused}, {n_taken}"
    );
}
