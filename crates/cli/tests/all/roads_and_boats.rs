//! Roads & Boats in the terminal.

use words::{Language, SOURCES};

use crate::{file, towpath, towpath_typing};

const GAME: &str = "roads-and-boats";

/// Ends every part of every phase, for ever.
const DONE: &str = "d\n";

/// A first turn on First Furrow: three donkeys carry stone and boards to a mountain and build a mine there.
const A_MINE: &str = "0,-1a\nd\n\
    1\n8\n0,-2\n0\n\
    load 2 boards 2\ngo 2 0,-2\n\
    load 3 boards 2\ngo 3 0,-2\nd\n\
    0,-2\n1\n\n0\nd\n";

#[test]
fn a_whole_game_can_be_played_alone() {
    let args = ["play", GAME, "--players", "Anna"];
    let mut input = A_MINE.to_owned();
    // In the second turn the first gold is there; a donkey keeps it to the end.
    input += "load 1 gold\nd\nd\nd\n";
    input += &DONE.repeat(100);
    let run = towpath_typing(&args, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Choosing homes: Anna",
        "Turn 1 of 20, production: Anna",
        "Anna settles: 0,-1a.",
        "Anna loads: stone (0,-1a → donkey 1).",
        "Anna loads: boards (0,-1a → donkey 2). (×2)",
        "Anna moves: donkey 1 (0,-1a → 0,-2).",
        "Build at 0,-2: mine (3 gold + 3 iron), costs boards ×3 + stone ×1",
        "Anna builds at 0,-2: mine (3 gold + 3 iron).",
        "Mined at 0,-2: gold.",
        "Anna loads: gold (0,-2 → donkey 1).",
        "10 points (riches 10, wonder 0)",
        "Turn 20 of 20, building: Anna",
        "The game is over.",
        "Final scores",
        "Anna           10          0         10   gold ×1",
        "Anna has 10 points.",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    assert!(
        !run.stdout.contains('\x1b'),
        "no colours where there is no terminal"
    );
    assert!(
        !run.stdout.contains("Since your last turn"),
        "nobody else acts when one plays alone"
    );
}

#[test]
fn the_map_shows_what_is_on_it() {
    let args = ["play", GAME, "--players", "Anna"];
    let input = format!("{A_MINE}m\nq\n");
    let run = towpath_typing(&args, input);
    let map = run.stdout.rsplit("Choose").nth(1).unwrap();
    for line in [
        "              |  mountain   |    woods    |   pasture   |",
        "              |    mine     |             |             |",
        "              |     1go     |             |             |",
        "           .-' '-.  DDD  .-' '-.       .-' '-.       .-' '-.",
        "       |  mountain   |   woods ⌂   |   pasture   |    rock     |",
        "       |             ≈   1bo 2ge   |             |             |",
        "bo boards  tr trunks",
        "D donkey",
    ] {
        assert!(map.contains(line), "{line}\n{map}");
    }
    let widest = map.lines().map(|line| line.chars().count()).max();
    assert!(widest < Some(110), "{map}");
}

#[test]
fn what_is_typed_is_done_or_explained_with_the_rule() {
    let args = ["play", GAME, "--players", "Anna"];
    let questions = "w go 3 9,9\nw go 7 0,0\nw go 1 0,0b\nw go 1 2,0\nw load 1 gold\nw build mine 1,-1\nw build\nw\n\
        w dance\nw go 1\nw research truck\nr RB-MOVE-06\nr nothing\nt 0,-1\nt\nt 9,9\na\ns\nh\nl\nwhat?\n99\n";
    let input = format!(
        "1,-1\nd\n{questions}go 1 0,0\ngo 1 0,1\nd\nw build mine 1,-1\nw road 1,-1 E\nw bridge 1,-1\nroad 1,-1 E\nw road 1,-1 E\nbuild mine 0,0\nq\n"
    );
    let run = towpath_typing(&args, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "There is no tile 9,9.\nRule RB-MAP-01: ",
        "There is no transporter with the number 7.",
        "You cannot get there by land in one step: 0,0b.\nRule RB-MOVE-04: ",
        "You cannot get there by land in one step: 2,0.",
        "There is none here: gold.\nRule RB-MOVE-05: ",
        "You can do this only in another phase. Current phase: movement.\nRule RB-TURN-01: ",
        "This belongs to another phase: building.",
        "This belongs to another phase: production.",
        "Type some more: a building and a tile, as in build mine 2,-1",
        "Type some more: a transporter and a tile, as in go 3 2,-1",
        "Type w and what you want to do",
        "Rule RB-MOVE-06: ",
        "There is no rule NOTHING.",
        "Tile 0,-1: woods, shore",
        "Land 0,-1b, towards SE SW W",
        "A bridge can be built here: 0,-1a – 0,-1b",
        "Type t and the coordinates of a tile",
        "There is no tile 9,9.",
        "sawmill: boards ×2 + stone ×1; any land but desert; makes boards ×2 from trunks ×1, up to 6 a turn",
        "row 1: x x x x",
        "shows the map",
        "Not understood: what?",
        "Not understood: 99",
        "Anna moves: donkey 1 (1,-1 → 0,0a).",
        "This one has no steps left this turn: donkey 1.\nRule RB-MOVE-01: ",
        "It cannot be built here: mine.\nRule RB-BUILD-04: ",
        "You can do this now: Build a road: 1,-1 → 2,-1 (E), costs stone ×1",
        "A bridge must cross a river, between regions that are not yet joined.\nRule RB-MAP-05: ",
        "Anna builds a road: 1,-1 → 2,-1.",
        "There is already a road in this direction: E.\nRule RB-BUILD-09: ",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}

#[test]
fn a_bill_is_paid_in_the_usual_way_or_by_choice() {
    let args = ["play", GAME, "--players", "Anna"];
    // To the wonder of the first turn, where a brick costs any two goods: taken back, in the usual way, by choice.
    let input = "1,-1\nd\nd\nd\n1\n5\n1\n\n1\n4\n3\n\nq\n";
    let run = towpath_typing(&args, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Pay for: Buy a brick of the wonder",
        "   1  Pay with: boards ×2",
        "   5  Cancel",
        "Anna cancels the payment.",
        "Anna pays: boards (from 1,-1). (×2)",
        "Anna lays brick 18 of the wonder.",
        "Anna pays: goose (from 1,-1).",
        "Anna pays: stone (from 1,-1).",
        "Anna lays brick 19 of the wonder.",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}

#[test]
fn a_transporter_keeps_its_list_until_the_player_goes_back() {
    let args = ["play", GAME, "--players", "Anna"];
    // Donkey 2: load boards twice, then go on in its list by the direction, and back.
    let input = "1,-1\nd\n2\n7\n7\nE\n0\nq\n";
    let run = towpath_typing(&args, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let lists: Vec<&str> = run
        .stdout
        .lines()
        .filter(|line| line.starts_with(" 2 donkey"))
        .collect();
    assert_eq!(
        lists,
        [
            " 2 donkey  1,-1           empty · can move",
            " 2 donkey  1,-1           boards ×1 · can move",
            " 2 donkey  1,-1           boards ×2 · can move",
            " 2 donkey  2,-1           boards ×2 · arrived",
        ]
    );
    assert!(
        run.stdout
            .contains("End this phase: movement (not moved: donkey 1, donkey 3)"),
        "{}",
        run.stdout
    );
}

#[test]
fn players_share_a_keyboard_without_secrets() {
    let args = ["play", GAME, "--players", "Anna,Ben", "--seed", "1"];
    // Both settle; then production, in which Ben asks in advance for the order of movement, and that phase.
    let input = "1\n1\nd\n4\nd\n1\n1\n1\nd\nd\nq\n";
    let run = towpath_typing(&args, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Choosing homes: Anna",
        "Choosing homes: Ben",
        "Turn 1 of 33, production: Anna",
        "Turn 1 of 33, production: Ben",
        "Order: Anna, Ben · At the temple, nearest first: Ben, Anna",
        "Ben asks to settle the order: movement.",
        "goes on praying.",
        "takes position 1.",
        "takes position 2.",
        "Turn 1 of 33, movement: settling the order",
        "donkey 10",
        "Anna:\n",
        "Ben:\n",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
    assert!(
        !run.stdout.contains("Press Enter"),
        "there is nothing to hide: {}",
        run.stdout
    );
}

#[test]
fn a_player_meets_bots() {
    let path = file("meets-bots", "game.json", "");
    let args = [
        "play",
        GAME,
        "--players",
        "Anna",
        "--bots",
        "random,random",
        "--seed",
        "5",
        "--record",
        &path,
    ];
    // Whatever is asked, the first choice or the end of the phase does.
    let run = towpath_typing(&args, "1\nd\n".repeat(3_000));
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in ["random 1", "random 2", "Since your last turn", " wins."] {
        assert!(run.stdout.contains(part), "{part}");
    }
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}

#[test]
fn watched_bots_leave_a_record_that_verifies() {
    let path = file("watched", "game.json", "");
    let run = towpath(&[
        "play",
        GAME,
        "--watch",
        "--bots",
        "random,random",
        "--seed",
        "4",
        "--record",
        &path,
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Turn 1 begins.",
        "random 1 moves: ",
        "random 2 has finished this phase: movement.",
        "The game is over.",
        "Row 1 of the wonder: ",
    ] {
        assert!(run.stdout.contains(part), "{part}");
    }
    assert_eq!(run.stdout.matches("Final scores").count(), 1);
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout
            .contains("every one allowed; the deal is the one committed to; points ["),
        "{}",
        run.stdout
    );
}

#[test]
fn every_language_says_everything() {
    let kinds = [
        "rb-",
        "term-",
        "good-",
        "short-",
        "transporter-",
        "building-",
        "terrain-",
        "site-",
        "topic-",
        "filling-",
        "phase-",
        "direction-",
    ];
    for language in Language::ALL {
        let args = ["play", GAME, "--lang", language.code(), "--seed", "7"];
        let input =
            format!("{A_MINE}m\ns\na\nh\nl\nt 0,-2\nt 0,-1\nw build mine 0,0\nw go\nload 1 gold\n");
        let run = towpath_typing(&args, input + &DONE.repeat(100));
        assert_eq!(run.code, 0, "{language}: {}", run.stderr);
        for unsaid in kinds.into_iter().chain(["{"]) {
            // Words of a language may have a hyphen, but no keys are left.
            let is_key = |word: &str| {
                let key = format!("\n{word} =");
                SOURCES.iter().any(|source| source.text.contains(&key))
            };
            let mut words = run.stdout.split([' ', '\n', ',', '.', ':']);
            let found =
                words.find(|word| word.starts_with(unsaid) && (unsaid == "{" || is_key(word)));
            assert_eq!(found, None, "{language}: not said in words");
        }
    }
}

#[test]
fn whatever_is_typed_loses_nothing() {
    let path = file("any-bytes-rb", "game.json", "");
    let args = ["play", GAME, "--seed", "7", "--record", &path];
    let mut input =
        b"\xe5\xff\n1\n\x1b[2J\n99999999999999999999\n-1\n,\n1,\n,a\nt ,\nt 300,300\n".to_vec();
    for words in [
        "w go 0 0,0",
        "w go 65535 0,0",
        "w go 65536 0,0",
        "w load 1 boards 65535",
        "w build mine 127,127z",
        "w pass 1 1 boards",
        "w carry 1 1",
        "w road 0,0 E W NE",
        "w lay 0,0 woods E E E",
        "w bridge 2,0",
        "w make 2,0",
        "w build oil rig 2,0",
        "go",
        "pay boards",
        "brick",
    ] {
        input.extend(words.bytes().chain([b'\n']));
    }
    input.extend(b"q\n");
    let run = towpath_typing(&args, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("Not understood: ") && !run.stdout.contains('\x1b'));
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}

/// Numbers, commands and typed actions in any order: nothing breaks, and the record holds.
#[test]
fn any_answers_make_a_game() {
    let path = file("any-answers", "game.json", "");
    for (number, args) in (1..).zip([
        &["--players", "Anna"][..],
        &["--players", "Anna,Ben", "--map", "Archipelago"],
        &["--players", "Anna,Ben", "--bots", "random"],
        &["--players", "Anna", "--free-map", "12"],
    ]) {
        let mut luck: u64 = number;
        let mut next = |below: u64| {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (luck >> 33) % below
        };
        let lines = (0..1_500).map(|_| match next(12) {
            0 => "d\n".to_owned(),
            1 => "\n".to_owned(),
            2 => format!("w go {} {},{}\n", next(20), next(5), next(5)),
            3 => format!("build sawmill {},{}\n", next(5), next(5)),
            4 => format!("load {} boards {}\n", next(20), next(4)),
            _ => format!("{}\n", next(13)),
        });
        let input: String = lines.collect();
        let args = [&["play", GAME, "--seed", "9", "--record", &path], args].concat();
        let run = towpath_typing(&args, input);
        assert!(run.code < 2, "{args:?}: {}", run.stderr);
        assert!(
            run.code == 0 || run.stderr.contains("The input ended"),
            "{args:?}: {}",
            run.stderr
        );
        let run = towpath(&["replay", "--verify", &path]);
        assert_eq!(run.code, 0, "{args:?}: {}", run.stderr);
    }
}

#[test]
fn a_map_is_made_at_the_table() {
    let args = ["play", GAME, "--players", "Anna", "--free-map", "7"];
    // The first terrain and river that fit on the first free spot, seven times, then a home.
    let run = towpath_typing(
        &args,
        "lay 0,0 pasture\n".to_owned() + &"1\n1\n".repeat(5) + "lay 1,0 woods\n1\nq\n",
    );
    assert_eq!(run.code, 0, "{}", run.stderr);
    for part in [
        "Making the map, tile 1 of 7: Anna",
        "Anna lays at 0,0: pasture.",
        "Making the map, tile 7 of 7: Anna",
    ] {
        assert!(run.stdout.contains(part), "{part}: {}", run.stdout);
    }
}

#[test]
fn maps_are_chosen_by_name_or_file() {
    let run = towpath_typing(&["play", GAME, "--map", "mesopotamia"], "q\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    let map = include_str!("../../../roads-and-boats/maps/first-furrow.json");
    let path = file("maps-by-file", "map.json", map);
    let run = towpath_typing(&["play", GAME, "--map", &path], "q\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    for (args, part) in [
        (&["--map", "Atlantis"][..], "there is no map \"Atlantis\""),
        (&["--free-map", "3"], "RB-MAP-07"),
        (
            &["--players", "A,B", "--free-map", "30", "--sea", "25"],
            "25 of 30 tiles are to be sea, and with so many seats and tiles it is 0 to 24",
        ),
        (&["--board", "x.json"], "not on a board"),
        (&["--first", "1"], "the first player is chosen at random"),
        (&["--bots", "deep-blue"], "the bots are random"),
        (
            &["--players", "A,B,C,D,E,F,G"],
            "there is no map for 7 seats",
        ),
    ] {
        let run = towpath(&[&["play", GAME], args].concat());
        assert_eq!(run.code, 1, "{args:?}");
        assert!(run.stderr.contains(part), "{args:?}: {}", run.stderr);
    }
}
