//! Maps in the forms that people exchange.

use std::fmt::Write;

use proptest::prelude::*;
use roads_and_boats::{
    BUILT_IN, Direction, Hex, HomeFile, ImportError, ImportOptions, Map, MapError, MapFile,
    Terrain, TileFile, import,
};
use serde_json::json;

fn plain(text: &str) -> Result<MapFile, ImportError> {
    import(text, &ImportOptions::default())
}

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// The tiles of a small map with a source, a bend and a mouth, as all forms below write them.
fn creek() -> Vec<TileFile> {
    let tile = |q, r, terrain, edges: &[usize]| TileFile {
        hex: hex(q, r),
        terrain,
        rivers: match edges {
            [] => Vec::new(),
            _ => vec![edges.iter().map(|&edge| Direction::ALL[edge]).collect()],
        },
    };
    vec![
        tile(0, 0, Terrain::Mountain, &[0]),
        tile(1, 0, Terrain::Woods, &[1, 3]),
        tile(1, 1, Terrain::Sea, &[]),
        tile(0, 1, Terrain::Pasture, &[]),
        tile(-1, 1, Terrain::Rock, &[]),
        tile(-1, 2, Terrain::Desert, &[]),
    ]
}

#[test]
fn all_forms_say_the_same() {
    let forms = [
        // Our own.
        r#"{"name": "Creek", "seats": [1, 2], "tiles": [
            {"q": 0, "r": 0, "terrain": "mountain", "rivers": [[0]]},
            {"q": 1, "r": 0, "terrain": "woods", "rivers": [[1, 3]]},
            {"q": 1, "r": 1, "terrain": "sea"},
            {"q": 0, "r": 1, "terrain": "pasture"},
            {"q": -1, "r": 1, "terrain": "rock"},
            {"q": -1, "r": 2, "terrain": "desert"}]}"#,
        // The only one of a list, with words of other people.
        r#"{"about": "maps", "maps": [{"name": "Creek", "by": "somebody", "tiles": [
            {"q": 0, "r": 0, "type": "Mountains", "rivers": [0]},
            {"q": 1, "r": 0, "s": -1, "type": "Forest", "river": [1, 3]},
            {"q": 1, "r": 1, "type": "ocean", "rivers": [4]},
            {"q": 0, "r": 1, "type": "FIELD", "rivers": []},
            {"q": -1, "r": 1, "type": "stone", "rivers": null},
            {"q": -1, "r": 2, "type": "sand", "id": 7}]}]}"#,
        // Tiles alone.
        r#"[{"x": 0, "y": 0, "z": 0, "terrain": "mountain", "rivers": [[0]]},
            {"x": 1, "y": -1, "z": 0, "terrain": "forest", "rivers": [[1, 3]]},
            {"x": 1, "y": -2, "z": 1, "terrain": "water"},
            {"x": 0, "y": -1, "z": 1, "terrain": "grass"},
            {"x": -1, "y": 0, "z": 1, "terrain": "rocks"},
            {"x": -1, "y": -1, "z": 2, "terrain": "desert"}]"#,
        // Lines with letters.
        "# Creek\n0,0:M0\n1,0:W13\n\n1,1:S\n 0 , 1 : p\r\n-1,1:Rock\n-1,2:D",
        // Lines with cube coordinates; the sea names its mouth, too.
        "BEGIN MAP\n( 0 0 0 ) MOUNTAIN ( 2 )\n( 1 0 -1 ) WOODS  ( 3 5  ) \n( 2 -1 -1 ) SEA ( 6 )\n\
         ( 1 -1 0 ) PASTURE \n( 0 -1 1 ) ROCK ( )\n(1 -2 1)DESERT\nEND MAP\nwhatever follows",
        "\u{feff}( 0 0 0 ) MOUNTAIN ( 2 )\n( 1 0 -1 ) WOODS ( 5 3 )\n( 2 -1 -1 ) SEA\n( 1 -1 0 ) PASTURE\n\
         ( 0 -1 1 ) ROCK\n( 1 -2 1 ) DESERT",
    ];
    for text in forms {
        let mut file = plain(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        for river in file.tiles.iter_mut().flat_map(|tile| &mut tile.rivers) {
            river.sort_unstable();
        }
        assert_eq!(file.tiles, creek(), "{text}");
        assert!(["Creek", "Imported"].contains(&file.name.as_str()));
        assert_eq!(file.seats, [1, 2], "{text}");
        assert!(Map::new(file).is_ok());
    }
}

#[test]
fn name_and_seats_are_those_given_then_those_of_the_file_then_what_fits() {
    let lines = "0,0:W\n1,0:P\n2,0:R";
    let object = r#"{"name": "Strip", "seats": 1, "homes": [{"q": 1, "r": 0}], "tiles": [
        {"q": 0, "r": 0, "terrain": "woods"}, {"q": 1, "r": 0, "terrain": "pasture"}]}"#;
    let none = ImportOptions::default();
    let all = ImportOptions {
        name: Some("Mine".to_owned()),
        file_name: Some("strip".to_owned()),
        seats: Some(vec![1]),
        only: None,
    };
    let file_name = ImportOptions {
        file_name: Some("strip".to_owned()),
        ..none.clone()
    };
    let got = |text, options: &ImportOptions| {
        let file = import(text, options).unwrap();
        (file.name, file.seats)
    };
    assert_eq!(got(lines, &none), ("Imported".to_owned(), vec![1, 2]));
    assert_eq!(got(lines, &file_name), ("strip".to_owned(), vec![1, 2]));
    assert_eq!(got(lines, &all), ("Mine".to_owned(), vec![1]));
    assert_eq!(got(object, &none), ("Strip".to_owned(), vec![1]));
    assert_eq!(got(object, &file_name), ("Strip".to_owned(), vec![1]));
    assert_eq!(got(object, &all), ("Mine".to_owned(), vec![1]));
    assert_eq!(plain(object).unwrap().homes, [HomeFile::from(hex(1, 0))]);
    let long: String = (0..30).map(|q| format!("{q},0:W\n")).collect();
    assert_eq!(plain(&long).unwrap().seats, [1, 2, 3, 4, 5, 6]);
    let many = ImportOptions {
        seats: Some(vec![4]),
        ..none
    };
    let no_room = MapError::NoRoom {
        seats: 4,
        found: 2,
        last: hex(2, 0),
    };
    assert_eq!(import(lines, &many), Err(ImportError::Map(no_room)));
}

#[test]
fn one_of_several_maps_is_chosen_by_name() {
    let tiles = json!([{"q": 0, "r": 0, "terrain": "rock"}]);
    let maps = json!([{"name": "Weir", "tiles": tiles}, {"name": "Lock", "tiles": tiles}]);
    let known = ["Weir", "Lock"].map(str::to_owned).to_vec();
    for text in [maps.to_string(), json!({"maps": maps}).to_string()] {
        assert_eq!(plain(&text), Err(ImportError::Several(known.clone())));
        let only = |name: &str| ImportOptions {
            only: Some(name.to_owned()),
            ..ImportOptions::default()
        };
        assert_eq!(import(&text, &only("lock")).unwrap().name, "Lock");
        let missing = ImportError::NoSuchMap {
            wanted: "Quay".to_owned(),
            known: known.clone(),
        };
        assert_eq!(
            missing.to_string(),
            "it has no map \"Quay\", only Weir, Lock"
        );
        assert_eq!(import(&text, &only("Quay")), Err(missing));
    }
}

#[test]
fn our_own_files_come_through_unchanged() {
    for map in BUILT_IN.iter() {
        assert_eq!(plain(&map.file().write()).as_ref(), Ok(map.file()));
    }
}

/// The six neighbours in cube coordinates, clockwise from the north.
const NORTH_ON: [[i32; 3]; 6] = [
    [0, 1, -1],
    [1, 0, -1],
    [1, -1, 0],
    [0, -1, 1],
    [-1, 0, 1],
    [-1, 1, 0],
];

#[test]
fn tiles_with_a_flat_top_keep_their_neighbours_and_rivers() {
    let mut cubes: Vec<[i32; 3]> = Vec::new();
    for x in -3..=3_i32 {
        for y in -3..=3_i32 {
            if (x + y).abs() <= 3 {
                cubes.push([x, y, -x - y]);
            }
        }
    }
    let mut text = String::new();
    for [x, y, z] in &cubes {
        writeln!(text, "( {x} {y} {z} ) ROCK").unwrap();
    }
    let file = plain(&text).unwrap();
    for (a, tile) in cubes.iter().zip(&file.tiles) {
        for (b, other) in cubes.iter().zip(&file.tiles) {
            let apart: i32 = (0..3).map(|axis| (a[axis] - b[axis]).abs()).sum();
            assert_eq!(tile.hex.distance(other.hex) as i32, apart / 2);
        }
    }
    for (nth, [x, y, z]) in NORTH_ON.iter().enumerate() {
        let (there, back) = (nth + 1, (nth + 3) % 6 + 1);
        let text = format!("( 0 0 0 ) WOODS ( {there} )\n( {x} {y} {z} ) ROCK ( {back} )");
        let tiles = plain(&text).unwrap().tiles;
        let edge = tiles[0].rivers[0][0];
        assert_eq!(tiles[1].hex, tiles[0].hex.towards(edge));
        assert_eq!(tiles[1].rivers, [vec![edge.opposite()]]);
        // North becomes north-east, and what was clockwise is so still.
        assert_eq!(edge, Direction::ALL[5].turned(nth as u8));
    }
}

#[test]
fn what_is_wrong_is_named_by_line() {
    for (text, line, part) in [
        ("0,0:W\n1,0:X", 2, "unknown terrain \"X\""),
        ("0,0:W\n\n# more\n1;0:W", 4, "a tile is written as"),
        ("0,0:", 1, "a tile is written as"),
        ("0,0:W6", 1, "there is no direction 6"),
        ("0,0:W0x", 1, "'x' is no edge"),
        ("0,zero:W", 1, "\"zero\" is no whole number"),
        ("0,99999999999999999999:W", 1, "is no whole number"),
        (
            "0,9223372036854775807:W",
            1,
            "coordinates go from -100 to 100",
        ),
        (
            "0,-101:W",
            1,
            "tile (0, -101): coordinates go from -100 to 100",
        ),
        ("0,0:hill", 1, "unknown terrain \"hill\""),
        ("hello world", 1, "a tile is written as"),
        ("( 0 0 0 ) WOODS\n( 1 1 1 ) WOODS", 2, "do not add up to 0"),
        ("( 0 0 ) WOODS", 1, "a tile is written as"),
        ("( 0 0 0 WOODS", 1, "a tile is written as"),
        ("( 0 0 0 )", 1, "unknown terrain \"\""),
        ("( 0 0 0 ) WOODS ( 7 )", 1, "there is no edge 7"),
        ("( 0 0 0 ) WOODS ( 0 )", 1, "there is no edge 0"),
        ("( 0 0 0 ) WOODS ( 1", 1, "a tile is written as"),
        ("( 0 0 0 ) WOODS ( 1 ) x", 1, "a tile is written as"),
        ("( 0 0 0 ) SWAMP", 1, "unknown terrain \"SWAMP\""),
        (
            "( 9223372036854775807 -9223372036854775808 1 ) SEA",
            1,
            "too far",
        ),
        ("0,0:W\n( 1 0 -1 ) WOODS", 2, "in another form"),
    ] {
        let error = plain(text).unwrap_err();
        assert!(
            matches!(error, ImportError::Line { line: found, .. } if found == line),
            "{text}: {error:?}"
        );
        assert!(error.to_string().contains(part), "{text}: {error}");
    }
}

#[test]
#[expect(
    clippy::too_many_lines,
    reason = "a table of wrong files and what is said of each"
)]
fn what_is_wrong_is_named_by_entry() {
    for (text, entry, part) in [
        ("[7]", "[0]", "it should be a tile"),
        (r#"[{"q": 0, "r": 0}]"#, "[0]", "terrain is missing"),
        (r#"[{"q": 0, "terrain": "sea"}]"#, "[0]", "place is missing"),
        (
            r#"[{"q": 0.5, "r": 0, "terrain": "sea"}]"#,
            "[0]",
            "q should be a whole number",
        ),
        (
            r#"[{"q": 1, "r": 1, "s": 1, "terrain": "sea"}]"#,
            "[0]",
            "do not add up",
        ),
        (
            r#"[{"x": 1, "y": 1, "z": 1, "terrain": "sea"}]"#,
            "[0]",
            "do not add up",
        ),
        (
            r#"[{"x": 9223372036854775807, "y": 1, "z": 1, "terrain": "sea"}]"#,
            "[0]",
            "do not add up",
        ),
        (
            r#"[{"q": -9223372036854775808, "r": -9, "terrain": "sea"}]"#,
            "[0]",
            "coordinates go",
        ),
        (
            r#"[{"q": 0, "r": 0, "terrain": "hill"}]"#,
            "[0]",
            "unknown terrain",
        ),
        (
            r#"[{"q": 0, "r": 0, "terrain": 3}]"#,
            "[0]",
            "terrain is missing",
        ),
        (
            r#"[{"q": 0, "r": 0, "terrain": "rock", "rivers": [9]}]"#,
            "[0]",
            "there is no edge 9",
        ),
        (
            r#"[{"q": 0, "r": 0, "terrain": "rock", "rivers": [[0], 1]}]"#,
            "[0]",
            "lists of edges",
        ),
        (
            r#"[{"q": 0, "r": 0, "terrain": "rock", "rivers": "0"}]"#,
            "[0]",
            "lists of edges",
        ),
        (r#"{"maps": 3}"#, "maps", "a list of maps"),
        (r#"{"maps": [3]}"#, "maps[0]", "it should be a map"),
        (
            r#"{"maps": [{"tiles": [3]}]}"#,
            "maps[0].tiles[0]",
            "it should be a tile",
        ),
        (r#"{"name": "x"}"#, "tiles", "a list of tiles"),
        (r#"{"name": 7, "tiles": [{}]}"#, "name", "expected a string"),
        (r#"{"seats": [700], "tiles": [{}]}"#, "seats", "700"),
        (
            r#"{"homes": [{"q": 1}], "tiles": [{}]}"#,
            "homes",
            "missing field `r`",
        ),
        (
            r#"{"start": {"donkeys": 9}, "tiles": [{}]}"#,
            "start",
            "1 to 5 donkeys",
        ),
    ] {
        let error = plain(text).unwrap_err();
        assert!(
            matches!(&error, ImportError::Entry { entry: found, .. } if found == entry),
            "{text}: {error:?}"
        );
        assert!(error.to_string().contains(part), "{text}: {error}");
    }
}

#[test]
fn what_is_no_map_is_refused() {
    for text in [
        "",
        " \n ",
        "[]",
        r#"{"maps": []}"#,
        "BEGIN MAP\nEND MAP",
        "# nothing",
        r#"{"tiles": []}"#,
    ] {
        assert_eq!(plain(text), Err(ImportError::Empty), "{text}");
    }
    for text in ["{", "[1,", "{}}", "[[[["] {
        assert!(matches!(plain(text), Err(ImportError::Json(_))), "{text}");
    }
    // RB-MAP-08: a map that cannot be is refused as our own would be.
    for (text, error) in [
        ("0,0:W\n0,0:W", MapError::Twice(hex(0, 0))),
        ("0,0:S", MapError::NoLand(hex(0, 0))),
        (
            "0,0:W03/12",
            MapError::RiverOff {
                hex: hex(0, 0),
                edge: Direction::ALL[0],
            },
        ),
        ("0,0:W03/14", MapError::RiversCross(hex(0, 0))),
        (
            "0,0:W\n5,5:W",
            MapError::Gap {
                hex: hex(5, 5),
                first: hex(0, 0),
            },
        ),
    ] {
        assert_eq!(plain(text), Err(ImportError::Map(error)), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_000) })]

    #[test]
    fn nonsense_never_panics(text in "[-0-9 ,:;/()\\[\\]{}\"WPRMDSqrxyz\n#é]{0,60}") {
        if let Ok(file) = plain(&text) {
            prop_assert!(Map::new(file).is_ok());
        }
    }

    #[test]
    fn files_with_one_letter_changed_never_panic(
        (nth, at, letter) in (0..BUILT_IN.len(), any::<prop::sample::Index>(), "[-0-9a-z\\[\\]{},:\"]"),
    ) {
        let mut text = BUILT_IN[nth].file().write();
        let at = at.index(text.len());
        if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
            text.replace_range(at..=at, &letter);
        }
        for read in [plain(&text).ok(), MapFile::parse(&text).ok()].into_iter().flatten() {
            let _ = Map::new(read);
        }
    }
}
