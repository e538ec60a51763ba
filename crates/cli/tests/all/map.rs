//! Maps of Roads & Boats: listed, checked, drawn, made and imported.

use crate::{Run, file, towpath};

const FORD: &str = r#"{
  "name": "Ford",
  "seats": [1, 2],
  "homes": [{"q": 0, "r": 1}, {"q": 1, "r": 0, "region": 1}],
  "record": {"score": 120, "by": "a friend"},
  "tiles": [
    {"q": 0, "r": 0, "terrain": "mountain", "rivers": [[0]]},
    {"q": 1, "r": 0, "terrain": "woods", "rivers": [[0, 3]]},
    {"q": 2, "r": 0, "terrain": "sea"},
    {"q": 0, "r": 1, "terrain": "pasture"}
  ]
}"#;

/// What a run printed that went well.
fn printed(args: &[&str]) -> String {
    let Run {
        code,
        stdout,
        stderr,
    } = towpath(args);
    assert_eq!((code, stderr.as_str()), (0, ""), "{args:?}");
    stdout
}

/// What was said against a run that was refused.
fn refused(args: &[&str]) -> String {
    let run = towpath(args);
    assert_eq!(run.code, 1, "{args:?}: {}", run.stdout);
    assert!(run.stderr.starts_with("towpath: "), "{}", run.stderr);
    run.stderr
}

#[test]
fn every_map_that_comes_with_the_game_is_listed_and_checks() {
    let list = printed(&["map", "list"]);
    assert!(list.lines().count() >= 22, "{list}");
    let names: Vec<&str> = list
        .lines()
        .map(|line| line.split("  ").next().unwrap())
        .collect();
    let checked = printed(&[&["map", "check"], &names[..]].concat());
    for name in names {
        assert!(checked.contains(&format!("{name}: ")), "{name}: {checked}");
    }
    assert!(
        list.contains("First Furrow") && list.contains(" 19 tiles  1 seat\n"),
        "{list}"
    );
}

#[test]
fn a_checked_map_is_described() {
    let path = file("map-check", "ford.json", FORD);
    assert_eq!(
        printed(&["map", "check", &path]),
        "Ford: 1 or 2 seats, 4 tiles\n\
         \x20 tiles   1 pasture, 1 woods, 0 rock, 1 mountain, 0 desert, 1 sea\n\
         \x20 rivers  1 on 2 tiles, with 1 source and 1 mouth\n\
         \x20 homes   (0, 1), (1, 0) in region 1\n\
         \x20 box     has all its tiles\n\
         \x20 record  120 points by a friend\n"
    );
    let described = printed(&["map", "check", "archipelago"]);
    assert!(described.contains("  rivers  none\n"), "{described}");
    assert!(described.contains("  homes   on any land"), "{described}");
}

#[test]
fn maps_that_cannot_be_are_refused_with_the_tile_named() {
    for (name, from, to, part) in [
        (
            "terrain.json",
            "woods",
            "jungle",
            "tile (1, 0): unknown terrain \"jungle\"",
        ),
        ("river.json", "[[0, 3]]", "[[3]]", "is not a map: "),
        (
            "off.json",
            "[[0, 3]]",
            "[[0, 3, 5]]",
            "tile (1, 0): its river runs off the map over edge 5",
        ),
        (
            "gap.json",
            r#""q": 2"#,
            r#""q": 4"#,
            "tile (1, 0): its river runs off the map",
        ),
        (
            "twice.json",
            r#""q": 2"#,
            r#""q": 1"#,
            "tile (1, 0) is there twice",
        ),
        (
            "huge.json",
            r#""q": 2"#,
            r#""q": -9223372036854775808"#,
            "coordinates go from -100 to 100",
        ),
        (
            "field.json",
            r#""seats""#,
            r#""chairs""#,
            "chairs: unknown field",
        ),
        ("comma.json", r#""Ford","#, r#""Ford""#, "line 3"),
    ] {
        let text = FORD.replacen(from, to, 1);
        assert_ne!(text, FORD);
        let path = file("map-refused", name, &text);
        let said = refused(&["map", "check", &path]);
        assert!(said.contains(part) && said.contains(name), "{name}: {said}");
    }
    for text in ["", "noise", "[]", "null", "{}", "\u{0}"] {
        let path = file("map-refused", "noise.json", text);
        assert!(refused(&["map", "check", &path]).contains("is not a map: "));
    }
}

#[test]
fn good_maps_are_described_although_others_are_refused() {
    let good = file("map-several", "good.json", FORD);
    let bad = file("map-several", "bad.json", "noise");
    let run = towpath(&["map", "check", &bad, &good, "Atlantis"]);
    assert_eq!(run.code, 1);
    assert!(run.stdout.starts_with("Ford: "), "{}", run.stdout);
    let lines: Vec<&str> = run.stderr.lines().collect();
    assert!(lines[0].contains("bad.json is not a map"), "{}", run.stderr);
    assert!(
        lines[1].starts_with("towpath: there is no map \"Atlantis\""),
        "{}",
        run.stderr
    );
}

#[test]
fn a_map_is_drawn_to_the_screen_or_to_a_file() {
    let path = file("map-draw", "ford.json", FORD);
    let picture = printed(&["map", "draw", &path]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
    assert!(picture.contains("<title>Ford</title>") && picture.contains("120 a friend"));
    assert_eq!(picture.matches("data-tile=").count(), 4);
    assert_eq!(picture.matches("data-home-site=").count(), 2);

    let output = file("map-draw", "ford.svg", "");
    let said = printed(&["map", "draw", &path, "-o", &output]);
    assert_eq!(said, format!("{output}: Ford, 1 or 2 seats, 4 tiles\n"));
    assert_eq!(std::fs::read_to_string(&output).unwrap(), picture);

    let list = printed(&["map", "list"]);
    for line in list.lines() {
        let name = line.split("  ").next().unwrap();
        let picture = printed(&["map", "draw", name]);
        assert!(picture.contains(&format!("<title>{name}</title>")));
        let n_tiles = picture.matches("data-tile=").count();
        assert!(line.contains(&format!(" {n_tiles} tiles")), "{line}");
    }
}

#[test]
fn a_map_that_cannot_be_drawn_is_refused() {
    assert!(refused(&["map", "draw", "Atlantis"]).contains("there is no map \"Atlantis\""));
    let noise = file("map-draw-refused", "noise.json", "noise");
    assert!(refused(&["map", "draw", &noise]).contains("noise.json is not a map"));
    let said = refused(&["map", "draw", "Millrace", "-o", "/no/such/folder/map.svg"]);
    assert!(
        said.contains("cannot write /no/such/folder/map.svg"),
        "{said}"
    );
    for args in [&["map", "draw"][..], &["map", "draw", "Millrace", "Rings"]] {
        assert_eq!(towpath(args).code, 2, "{args:?}");
    }
}

#[test]
fn the_same_seed_makes_the_same_map() {
    let args = [
        "map", "make", "--seats", "3", "--tiles", "40", "--seed", "7",
    ];
    let text = printed(&args);
    assert_eq!(printed(&args), text);
    let path = file("map-make", "made.json", "");
    let said = printed(&[&args[..], &["--name", "Mine", "-o", &path]].concat());
    assert_eq!(said, format!("{path}: Mine, 3 seats, 40 tiles\n"));
    let written = std::fs::read_to_string(&path).unwrap();
    assert_eq!(written, text.replace("Random Map 7", "Mine"));
    let checked = printed(&["map", "check", &path]);
    assert!(
        checked.starts_with("Mine: 3 seats, 40 tiles\n"),
        "{checked}"
    );
    assert!(checked.contains("  box     has all its tiles\n"));
}

#[test]
fn without_a_seed_every_map_is_another() {
    let make = || printed(&["map", "make", "--seats", "1"]);
    assert_ne!(make(), make());
    assert!(make().contains("\"Random Map "));
}

#[test]
fn orders_that_cannot_be_met_are_refused() {
    for (seats, tiles, part) in [
        ("2", "18", "18 tiles are too few for 2 seats, who need 19"),
        ("2", "145", "145 tiles are too many: the box has 144"),
    ] {
        let said = refused(&["map", "make", "--seats", seats, "--tiles", tiles]);
        assert!(said.contains(part), "{said}");
    }
    let said = refused(&["map", "make", "--seats", "2", "--name", " "]);
    assert!(said.contains("the map has no name"), "{said}");
    let said = refused(&[
        "map",
        "make",
        "--seats",
        "1",
        "-o",
        "/no/such/folder/map.json",
    ]);
    assert!(
        said.contains("cannot write /no/such/folder/map.json"),
        "{said}"
    );
    for args in [
        &["map"][..],
        &["map", "juggle"],
        &["map", "check"],
        &["map", "make"],
        &["map", "make", "--seats", "7"],
        &["map", "make", "--seats", "0"],
        &["map", "make", "--seats", "2", "--tiles", "-1"],
        &["map", "make", "--seats", "2", "--seed", ""],
        &["map", "import"],
        &["map", "import", "x", "--seats", "9"],
    ] {
        let run = towpath(args);
        assert_eq!(run.code, 2, "{args:?}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn what_people_exchange_is_imported() {
    let lines = "0,0:M0\n1,0:W03\n2,0:S\n0,1:P\n";
    let cubes = "BEGIN MAP\n( 0 0 0 ) MOUNTAIN ( 2 )\n( 1 0 -1 ) WOODS ( 2 5 )\n( 2 0 -2 ) SEA\n\
                 ( 1 -1 0 ) PASTURE\nEND MAP\n";
    let list = r#"[{"q":0,"r":0,"type":"mountain","rivers":[0]},{"q":1,"r":0,"type":"forest","rivers":[0,3]},
                   {"q":2,"r":0,"type":"water"},{"q":0,"r":1,"type":"field"}]"#;
    let mut seen = Vec::new();
    for (name, text) in [
        ("ford.txt", lines),
        ("ford.map", cubes),
        ("ford.json", list),
    ] {
        let path = file("map-import", name, text);
        seen.push(printed(&["map", "import", &path]));
    }
    assert!(seen[0].contains("\"name\": \"ford\""), "{}", seen[0]);
    assert!(seen[0].contains("\"seats\": [1],"), "{}", seen[0]);
    assert_eq!(
        seen[0].replace("[3,0]", "[0,3]"),
        seen[1].replace("[3,0]", "[0,3]")
    );
    assert_eq!(seen[0], seen[2]);

    let path = file("map-import", "ford.txt", lines);
    let output = file("map-import", "ours.json", "");
    let args = [
        "map", "import", &path, "--name", "Ford", "--seats", "1", "-o", &output,
    ];
    assert_eq!(printed(&args), format!("{output}: Ford, 1 seat, 4 tiles\n"));
    assert!(printed(&["map", "check", &output]).starts_with("Ford: 1 seat, 4 tiles"));

    let both = format!(r#"{{"maps": [{FORD}, {}]}}"#, FORD.replace("Ford", "Weir"));
    let path = file("map-import", "both.json", &both);
    let said = refused(&["map", "import", &path]);
    assert!(
        said.contains("it has 2 maps, of which one is to be chosen: Ford, Weir"),
        "{said}"
    );
    assert!(printed(&["map", "import", &path, "--only", "weir"]).contains("\"name\": \"Weir\""));
}

#[test]
fn nonsense_is_not_imported() {
    for (name, text, part) in [
        ("noise.txt", "noise", "line 1: a tile is written as"),
        ("late.txt", "0,0:W\n0,1:X", "line 2: unknown terrain \"X\""),
        ("empty.txt", "", "there is no map in it"),
        ("brace.json", "{", "it is not JSON"),
        (
            "place.json",
            r#"[{"q":0,"terrain":"sea"}]"#,
            "[0]: its place is missing",
        ),
        (
            "gap.txt",
            "0,0:W\n9,9:W",
            "tile (9, 9) is not joined to tile (0, 0)",
        ),
    ] {
        let path = file("map-nonsense", name, text);
        let said = refused(&["map", "import", &path]);
        assert!(said.contains("towpath: cannot import "), "{said}");
        assert!(said.contains(&format!("{name}: ")), "{said}");
        assert!(said.contains(part), "{name}: {said}");
    }
    let path = file("map-nonsense", "bytes.bin", "");
    std::fs::write(&path, [0xff, 0xfe, 0x00, 0x80]).unwrap();
    for args in [["map", "import", &path], ["map", "check", &path]] {
        assert!(refused(&args).contains("cannot read"), "{args:?}");
    }
    assert!(refused(&["map", "import", "no-such-file"]).contains("cannot read no-such-file"));
}
