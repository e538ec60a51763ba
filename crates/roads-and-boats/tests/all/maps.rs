//! Map files: what is refused in them, and that they are the same after writing and reading.

use std::collections::BTreeSet;

use roads_and_boats::{
    BUILT_IN, Direction, Draft, Good, Hex, Map, MapError, MapFile, Stock, Terrain, TileFile,
    built_in,
};
use serde_json::{Value, json};

use crate::fairness::{self, Measure, Nearest};

/// A source, a river and its mouth, with three tiles beside them.
fn ford() -> Value {
    json!({
        "name": "Ford",
        "seats": [1, 2],
        "tiles": [
            {"q": 0, "r": 0, "terrain": "mountain", "rivers": [[0]]},
            {"q": 1, "r": 0, "terrain": "woods", "rivers": [[0, 3]]},
            {"q": 2, "r": 0, "terrain": "sea"},
            {"q": 0, "r": 1, "terrain": "pasture"},
            {"q": 1, "r": 1, "terrain": "rock"},
            {"q": -1, "r": 1, "terrain": "desert"},
        ],
    })
}

fn read(text: &str) -> Result<Map, MapError> {
    Map::new(MapFile::parse(text)?)
}

/// The ford with one entry changed, named by its way from the top.
fn changed(way: &str, value: Value) -> Value {
    let mut map = ford();
    let (parent, key) = way.rsplit_once('/').expect("a way from the top");
    let parent = map.pointer_mut(parent).expect("a part of the map");
    match (parent, key) {
        (Value::Array(list), "-") => list.push(value),
        (Value::Array(list), key) => list[key.parse::<usize>().expect("a number")] = value,
        (parent, key) => parent[key] = value,
    }
    map
}

/// Rows of an entry of the ford, what it is changed to, and what is said against that.
macro_rules! table {
    ($($way:literal: $value:tt => $error:expr;)*) => {
        vec![$((changed($way, json!($value)), $error)),*]
    };
}

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// The maps that cannot be, and why.
fn wrong() -> Vec<(Value, MapError)> {
    use MapError::*;
    let edge = |number: usize| Direction::ALL[number];
    let strip = |n: i8| -> Vec<Value> {
        (0..n)
            .map(|nth| json!({"q": nth % 100, "r": nth / 100, "terrain": "woods"}))
            .collect()
    };
    let mut long = strip(100);
    long.extend(strip(100).into_iter().map(|mut tile| {
        tile["r"] = json!(1);
        tile
    }));
    long.push(json!({"q": 0, "r": 2, "terrain": "woods"}));
    let sea = [0, 1, 2].map(|q| json!({"q": q, "r": 0, "terrain": "sea"}));
    let islet = ["rock", "rock", "sea"].into_iter().enumerate();
    let islet: Vec<Value> = islet
        .map(|(q, terrain)| json!({"q": q, "r": 0, "terrain": terrain}))
        .collect();
    table! {
        "/name": "" => NoName;
        "/name": " \t" => NoName;
        "/name": "two\nlines" => Name;
        "/name": ("o".repeat(61)) => Name;
        "/tiles": [] => NoTiles;
        "/tiles": long => TooManyTiles(201);
        // RB-MAP-01.
        "/tiles/3/q": 101 => TooFar { q: 101, r: 1 };
        "/tiles/3/r": (i64::MIN) => TooFar { q: 0, r: i64::MIN };
        "/tiles/3/q": (i64::MAX) => TooFar { q: i64::MAX, r: 1 };
        "/tiles/3/terrain": "jungle" => Terrain {
            hex: hex(0, 1),
            reason: "unknown terrain \"jungle\", known are pasture, woods, rock, mountain, desert, sea".to_owned(),
        };
        "/tiles/3/terrain": "" => Terrain {
            hex: hex(0, 1),
            reason: "unknown terrain \"\", known are pasture, woods, rock, mountain, desert, sea".to_owned(),
        };
        "/tiles/-": {"q": 1, "r": 1, "terrain": "rock"} => Twice(hex(1, 1));
        "/tiles/-": {"q": 1, "r": 1, "terrain": "sea"} => Twice(hex(1, 1));
        "/tiles/-": {"q": 7, "r": 7, "terrain": "rock"} => Gap { hex: hex(7, 7), first: hex(0, 0) };
        "/tiles/5": {"q": -2, "r": 1, "terrain": "rock"} => Gap { hex: hex(-2, 1), first: hex(0, 0) };
        // RB-MAP-02.
        "/tiles/3/rivers": [[6]] => NoSuchEdge { hex: hex(0, 1), edge: 6 };
        "/tiles/3/rivers": [[0, (u64::MAX)]] => NoSuchEdge { hex: hex(0, 1), edge: u64::MAX };
        "/tiles/2/rivers": [[3]] => RiverAtSea(hex(2, 0));
        "/tiles/2/rivers": [[]] => RiverAtSea(hex(2, 0));
        "/tiles/3/rivers": [[]] => RiverEdges(hex(0, 1));
        "/tiles/1/rivers": [[0, 3, 0]] => RiverEdges(hex(1, 0));
        "/tiles/1/rivers": [[0, 3], [3]] => RiversCross(hex(1, 0));
        "/tiles/1/rivers": [[0, 3], [1, 4]] => RiversCross(hex(1, 0));
        "/tiles/1/rivers": [[0, 3, 5]] => RiverOff { hex: hex(1, 0), edge: edge(5) };
        "/tiles/0/rivers": [[0, 4]] => RiverOff { hex: hex(0, 0), edge: edge(4) };
        "/tiles/0/rivers": [[0, 1]] =>
            RiverMismatch { hex: hex(0, 0), edge: edge(1), neighbour: hex(0, 1) };
        "/tiles/0/rivers": [] => RiverMismatch { hex: hex(1, 0), edge: edge(3), neighbour: hex(0, 0) };
        // RB-SET-01, RB-SET-03.
        "/seats": [] => NoSeats;
        "/seats": [1, 0] => Seats(0);
        "/seats": [7] => Seats(7);
        "/seats": [2, 1, 2] => SeatsTwice(2);
        "/start": {"donkeys": 3, "stone": 1000} => StartGoods { good: Good::Stone, count: 1000 };
        "/homes": [{"q": 5, "r": 5}] => HomeOffMap(hex(5, 5));
        "/homes": [{"q": 0, "r": 1}, {"q": 2, "r": 0}] => HomeAtSea(hex(2, 0));
        "/homes": [{"q": 1, "r": 0, "region": 2}] => HomeRegion { hex: hex(1, 0), nth: 2 };
        "/homes": [{"q": 0, "r": 0, "region": 1}] => HomeRegion { hex: hex(0, 0), nth: 1 };
        "/homes": [{"q": 1, "r": 0, "region": 0}, {"q": 1, "r": 0, "region": 1}] => HomeTwice(hex(1, 0));
        "/homes": [{"q": 1, "r": 0, "region": 0}] => NoRoom { seats: 2, found: 1, last: hex(1, 0) };
        "/seats": [4] => NoRoom { seats: 4, found: 2, last: hex(1, 1) };
        "/tiles": islet => NoRoom { seats: 2, found: 1, last: hex(0, 0) };
        "/tiles": sea => NoLand(hex(0, 0));
    }
}

/// A variant that is added here is added to the tests of this file, too. Of text there is a test of its own.
fn is_in_the_table(error: &MapError) -> bool {
    match error {
        MapError::NoName
        | MapError::Name
        | MapError::NoTiles
        | MapError::TooManyTiles(_)
        | MapError::TooFar { .. }
        | MapError::Terrain { .. }
        | MapError::NoSuchEdge { .. }
        | MapError::Twice(_)
        | MapError::RiverAtSea(_)
        | MapError::RiverEdges(_)
        | MapError::RiversCross(_)
        | MapError::RiverOff { .. }
        | MapError::RiverMismatch { .. }
        | MapError::Gap { .. }
        | MapError::Seats(_)
        | MapError::SeatsTwice(_)
        | MapError::StartGoods { .. }
        | MapError::NoSeats
        | MapError::HomeOffMap(_)
        | MapError::HomeAtSea(_)
        | MapError::HomeRegion { .. }
        | MapError::HomeTwice(_)
        | MapError::NoRoom { .. }
        | MapError::NoLand(_) => true,
        // Of a file these are errors of the text.
        MapError::Format(_) | MapError::Donkeys(_) => false,
    }
}

#[test]
fn rb_map_08_maps_that_cannot_be_are_refused_with_the_tile_named() {
    assert_eq!(read(&ford().to_string()).map(drop), Ok(()));
    let mut variants = BTreeSet::new();
    for (map, error) in wrong() {
        assert_eq!(read(&map.to_string()).map(drop), Err(error.clone()));
        assert!(is_in_the_table(&error));
        let name = format!("{error:?}");
        let end = name
            .find(|c: char| !c.is_alphanumeric())
            .unwrap_or(name.len());
        variants.insert(name[..end].to_owned());
        // A map within something larger is refused with the same words.
        let said = serde_json::from_value::<Map>(map).unwrap_err().to_string();
        assert!(said.contains(&error.to_string()), "{said}");
    }
    assert_eq!(variants.len(), 24, "{variants:?}");
}

/// What is about one tile names it.
#[test]
fn rb_map_08_refusals_are_read_by_people() {
    for (map, said) in [
        (
            changed("/tiles/3/terrain", json!("jungle")),
            "tile (0, 1): unknown terrain \"jungle\", known are pasture, woods, rock, mountain, desert, sea",
        ),
        (
            changed("/tiles/0/rivers", json!([[0, 1]])),
            "tile (0, 0): its river runs over edge 1 to tile (0, 1), which has none there",
        ),
        (
            changed("/tiles/0/rivers", json!([[0, 4]])),
            "tile (0, 0): its river runs off the map over edge 4",
        ),
        (
            changed("/tiles/5", json!({"q": 7, "r": -7, "terrain": "rock"})),
            "tile (7, -7) is not joined to tile (0, 0): there is a gap between them",
        ),
        (
            changed("/tiles/3/q", json!(1000)),
            "tile (1000, 1): coordinates go from -100 to 100",
        ),
        (
            changed("/seats", json!([6])),
            "there is no room for 6 homes: 2 fit, of which tile (1, 1) is the last",
        ),
    ] {
        assert_eq!(read(&map.to_string()).unwrap_err().to_string(), said);
    }
}

#[test]
fn text_that_is_no_map_is_refused_with_the_entry() {
    let text = ford().to_string();
    for (from, to, part) in [
        (r#""q":2"#, r#""q":"two""#, "tiles[2].q: invalid type"),
        (r#""q":2"#, r#""q":2.5"#, "tiles[2].q: invalid type"),
        (r#""q":2"#, r#""q":99999999999999999999"#, "tiles[2].q: "),
        (r#""q":2"#, r#""x":2"#, "tiles[2].x: unknown field `x`"),
        (r#"[[0,3]]"#, r#"[0,3]"#, "tiles[1].rivers[0]: invalid type"),
        (r#"[[0,3]]"#, r#"[[-1]]"#, "tiles[1].rivers[0][0]: "),
        (r#""seats":[1,2]"#, r#""seats":[300]"#, "seats[0]: "),
        (r#""seats":[1,2],"#, "", "missing field `seats`"),
        (
            r#""seats":[1,2]"#,
            r#""seats":[1],"homes":[{"q":200,"r":0}]"#,
            "homes[0].q: ",
        ),
        (
            r#""seats":[1,2]"#,
            r#""seats":[1],"start":{"donkeys":0}"#,
            "1 to 5 donkeys",
        ),
        (
            r#""seats":[1,2]"#,
            r#""seats":[1],"start":{"donkeys":1,"goose":1}"#,
            "geese",
        ),
        (
            r#""seats":[1,2]"#,
            r#""seats":[1],"start":{"donkeys":1,"mud":1}"#,
            "mud",
        ),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert_ne!(wrong, text, "{from}");
        let error = read(&wrong).unwrap_err();
        assert!(matches!(error, MapError::Format(_)), "{error:?}");
        assert!(error.to_string().contains(part), "{part}: {error}");
    }
    for wrong in [
        "",
        "{",
        "[]",
        "ford",
        "null",
        &text[..80],
        &format!("{text} and more"),
        &format!("{text}{text}"),
    ] {
        let error = read(wrong).unwrap_err();
        assert!(matches!(error, MapError::Format(_)), "{wrong}: {error:?}");
    }
}

#[test]
fn a_map_is_the_same_after_writing_and_reading() {
    let mut with_all = ford();
    with_all["record"] = json!({"score": 120, "by": "a friend"});
    with_all["homes"] = json!([{"q": 0, "r": 1}, {"q": 1, "r": 0, "region": 1}]);
    with_all["start"] = json!({"donkeys": 2, "geese": 4, "boards": 6, "stone": 3});
    let own = [ford(), with_all].map(|map| read(&map.to_string()).unwrap());
    let built_in = BUILT_IN.iter().map(|map| (**map).clone());
    for map in own.into_iter().chain(built_in) {
        let name = &map.file().name;
        let text = map.file().write();
        assert_eq!(MapFile::parse(&text).as_ref(), Ok(map.file()), "{name}");
        assert_eq!(read(&text).unwrap().file().write(), text, "{name}");
        let json = serde_json::to_string(&map).unwrap();
        assert_eq!(serde_json::from_str::<Map>(&json).unwrap(), map, "{name}");
    }
}

#[test]
fn a_file_has_a_line_for_each_tile() {
    let text = read(&ford().to_string()).unwrap().file().write();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..4],
        [
            "{",
            "  \"name\": \"Ford\",",
            "  \"seats\": [1,2],",
            "  \"tiles\": ["
        ]
    );
    let tile = r#"    {"q":1,"r":0,"terrain":"woods","rivers":[[0,3]]},"#;
    assert_eq!(lines[5], tile);
    assert_eq!(lines.len(), 12);
}

/// The other maps are our own.
const GIVEN: usize = 18;

fn own() -> impl Iterator<Item = &'static Map> {
    BUILT_IN.iter().skip(GIVEN).map(|map| &**map)
}

#[test]
fn the_maps_that_come_with_the_game_have_names() {
    assert!(own().count() >= 9);
    assert_eq!(BUILT_IN[GIVEN].file().name, "First Furrow");
    let names: BTreeSet<String> = BUILT_IN
        .iter()
        .map(|map| map.file().name.to_lowercase())
        .collect();
    assert_eq!(names.len(), BUILT_IN.len());
    for map in BUILT_IN.iter() {
        let name = map.file().name.to_uppercase();
        assert_eq!(built_in(&name).as_ref(), Some(map));
    }
    assert_eq!(built_in("Atlantis"), None);
}

/// The maps of others are those of their data: how many seats, tiles and named homes they have.
#[test]
fn the_maps_of_others_are_all_there() {
    let expected = [
        ("A River Runs Through It", 1, 11, 0),
        ("Mesopotamia", 1, 19, 0),
        ("Lord of the Ring", 1, 19, 0),
        ("Dead Sea", 2, 37, 0),
        ("The Pacific", 2, 59, 0),
        ("Great Plains", 2, 38, 0),
        ("Archipelago", 2, 56, 0),
        ("Lago Titicaca", 3, 53, 0),
        ("Entangled", 3, 68, 0),
        ("Differences", 5, 68, 0),
        ("Rings", 5, 60, 5),
        ("Jejobrapjath", 6, 85, 6),
        ("Beehive", 6, 94, 0),
        ("Sandbank", 2, 61, 0),
        ("Disneyland", 5, 67, 5),
        ("Rondvaart", 5, 82, 5),
        ("Joraltagui", 6, 94, 6),
        ("Waterways", 4, 95, 0),
    ];
    let found = BUILT_IN.iter().take(GIVEN).map(|map| {
        let file = map.file();
        assert_eq!(
            file.write(),
            file_text(&file.name),
            "it is written as it is"
        );
        let seats = file.seats.iter().copied().sum();
        (&*file.name, seats, file.tiles.len(), file.homes.len())
    });
    assert_eq!(found.collect::<Vec<(&str, u8, usize, usize)>>(), expected);
    let archipelago = built_in("Archipelago").unwrap();
    assert_eq!(archipelago.file().start.goods[Good::Stone], 2);
}

#[test]
fn there_are_own_maps_for_every_number_of_seats() {
    for seats in 1..=6 {
        assert!(own().any(|map| map.file().seats.contains(&seats)));
    }
    let has = |seats: u8, tiles: usize| {
        own().any(|map| map.file().seats == [seats] && map.file().tiles.len() == tiles)
    };
    assert!(has(4, 40) && has(6, 95));
    for map in own() {
        let file = map.file();
        let name = &file.name;
        let (least, most) = if file.seats.contains(&6) {
            (60, 95)
        } else {
            (18, 70)
        };
        assert!((least..=most).contains(&file.tiles.len()), "{name}");
        assert!(
            file.tiles.iter().any(|tile| !tile.rivers.is_empty()),
            "{name}"
        );
        for terrain in Terrain::ALL {
            assert!(
                file.tiles.iter().any(|tile| tile.terrain == terrain),
                "{name}"
            );
        }
        assert!(Stock::of_the_box().covers(file), "{name}");
        assert_eq!(file.write(), file_text(name), "{name} is written as it is");
    }
}

fn file_text(name: &str) -> String {
    let name = name.to_lowercase().replace(' ', "-");
    let path = format!("{}/maps/{name}.json", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Named homes are as far as each other from all terrains and from the shore, by a step.
#[test]
fn rb_set_03_named_homes_of_our_own_maps_are_fair() {
    let mut n_named = 0;
    for map in own().filter(|map| !map.file().homes.is_empty()) {
        n_named += 1;
        let file = map.file();
        let homes: Vec<Hex> = file.homes.iter().map(|home| home.hex()).collect();
        assert_eq!(Some(homes.len() as u8), file.seats.iter().max().copied());
        for measure in Measure::ALL {
            let unfair = fairness::unfairness(map, &homes, measure);
            assert!(
                unfair <= 1,
                "{}: {measure:?} differs by {unfair}",
                file.name
            );
        }
        for (nth, home) in homes.iter().enumerate() {
            let mut others = homes[..nth].iter();
            assert!(
                others.all(|other| other.distance(*home) >= 3),
                "{}",
                file.name
            );
        }
    }
    assert!(n_named >= 6);
}

/// Where homes are free to choose, there are more good ones than seats.
#[test]
fn rb_set_03_rb_solo_04_free_homes_of_our_own_maps_are_plenty() {
    for map in own().filter(|map| map.file().homes.is_empty()) {
        let file = map.file();
        let is_good = |tile: &&TileFile| {
            let nearest = Nearest::of(map, tile.hex);
            let within = |measure, most| nearest.steps(measure).is_some_and(|steps| steps <= most);
            tile.terrain.is_land()
                && within(Measure::Other(Terrain::Pasture), 2)
                && within(Measure::Other(Terrain::Woods), 2)
                && within(Measure::Other(Terrain::Rock), 3)
                && within(Measure::Other(Terrain::Mountain), 3)
                && within(Measure::Shore, 2)
        };
        let n_good = file.tiles.iter().filter(is_good).count();
        let seats = file.seats.iter().max().copied().unwrap_or(0);
        assert!(n_good > usize::from(seats), "{}: {n_good}", file.name);
    }
}

fn draft(value: &Value) -> Draft {
    serde_json::from_value(value.clone()).unwrap()
}

#[test]
fn a_survey_finds_whatever_makes_a_file_no_map() {
    for (value, error) in wrong() {
        let survey = draft(&value).survey(None);
        assert!(survey.faults.contains(&error), "{error}: {survey:?}");
        let n_tiles = value["tiles"].as_array().unwrap().len();
        assert!(survey.ground.tiles.len() <= n_tiles.min(Map::MOST_TILES));
    }
    for map in BUILT_IN.iter() {
        let survey = Draft::from(map.file().clone()).survey(None);
        assert_eq!((survey.faults, survey.ground), (vec![], map.ground()));
    }
}

#[test]
fn a_survey_finds_everything_at_once() {
    use MapError::*;
    let value = json!({
        "name": "",
        "seats": [2, 9],
        "homes": [{"q": 4, "r": 4}],
        "tiles": [
            {"q": 0, "r": 0, "terrain": "woods", "rivers": [[0]]},
            {"q": 1, "r": 0, "terrain": "rock", "rivers": [[3, 3]]},
            {"q": 1, "r": 0, "terrain": "rock"},
            {"q": 0, "r": 1, "terrain": "jungle"},
            {"q": 5, "r": 0, "terrain": "rock", "rivers": [[1]]},
            {"q": 8, "r": 0, "terrain": "sea"},
        ],
    });
    let survey = draft(&value).survey(Some(3));
    let reason =
        "unknown terrain \"jungle\", known are pasture, woods, rock, mountain, desert, sea";
    let first = hex(0, 0);
    let expected = [
        Terrain {
            hex: hex(0, 1),
            reason: reason.to_owned(),
        },
        NoName,
        Twice(hex(1, 0)),
        RiverEdges(hex(1, 0)),
        RiverOff {
            hex: hex(5, 0),
            edge: Direction::ALL[1],
        },
        Gap {
            hex: hex(5, 0),
            first,
        },
        Gap {
            hex: hex(8, 0),
            first,
        },
        HomeOffMap(hex(4, 4)),
        Seats(9),
    ];
    assert_eq!(survey.faults[..expected.len()], expected);
    let homes = &survey.faults[expected.len()..];
    assert!(
        matches!(homes, [NoLand(_)])
            || matches!(homes, [NoRoom { seats: 2, .. }, NoRoom { seats: 3, .. }]),
        "{homes:?}"
    );
    let hexes: Vec<Hex> = survey.ground.tiles.iter().map(|tile| tile.hex).collect();
    assert_eq!(hexes, [first, hex(1, 0), hex(5, 0), hex(8, 0)]);
    let nothing = json!({ "name": "New", "seats": [], "tiles": [] });
    let survey = draft(&nothing).survey(Some(9));
    assert_eq!(survey.faults, [NoTiles, NoSeats, Seats(9)]);
    assert_eq!(survey.ground.tiles, []);
}

#[test]
fn faults_have_words_and_most_of_them_a_tile() {
    let mut keys = std::collections::BTreeSet::new();
    for (_, error) in wrong() {
        keys.insert(error.key());
        let names_a_tile = error.to_string().contains('(');
        assert_eq!(
            error.hex().is_some(),
            names_a_tile
                && !matches!(error, MapError::TooFar { q, r } if i8::try_from(q).is_err() || i8::try_from(r).is_err())
        );
    }
    assert_eq!(keys.len(), 24);
}

#[test]
fn maps_that_play_alike_have_the_same_essence() {
    let mut seen = std::collections::BTreeSet::new();
    for map in BUILT_IN.iter() {
        let file = map.file();
        assert!(seen.insert(file.essence()), "{}", file.name);
        let mut same = file.clone();
        same.name = "Another".to_owned();
        same.seats = vec![6];
        same.record = None;
        same.tiles.reverse();
        for tile in &mut same.tiles {
            tile.rivers.reverse();
            tile.rivers.iter_mut().for_each(|river| river.reverse());
        }
        same.homes.reverse();
        assert_eq!(same.essence(), file.essence());
        let mut other = file.clone();
        other.start.donkeys = 1;
        assert_ne!(other.essence(), file.essence());
        let mut other = file.clone();
        other.tiles[0].terrain = match other.tiles[0].terrain {
            Terrain::Rock => Terrain::Woods,
            _ => Terrain::Rock,
        };
        assert_ne!(other.essence(), file.essence());
    }
}
