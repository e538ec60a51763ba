//! Searching for the best game alone.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{file, new_path, towpath};

const RIVER: &str = "A River Runs Through It";
const KNOWN: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../records/solo/a-river-runs-through-it.json"
);

/// The lines that a search prints, without what depends on the clock.
fn lines(args: &[&str]) -> Vec<Value> {
    let run = towpath(&[&["solve"], args, &["--json"]].concat());
    assert_eq!(run.code, 0, "{}", run.stderr);
    let lines = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let mut lines: Vec<Value> = lines
        .filter(|line: &Value| line["event"] != "progress")
        .collect();
    for line in &mut lines {
        line.as_object_mut().unwrap().remove("seconds");
    }
    lines
}

fn read(path: &str) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn verify(path: &str) {
    let run = towpath(&["replay", path, "--verify"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}

#[test]
fn the_same_seed_and_number_of_nodes_find_the_same_solution_on_one_thread() {
    let search = |name: &str| {
        let path = new_path("solve-same", name);
        let task = [
            RIVER,
            "--nodes",
            "600",
            "--threads",
            "1",
            "--seed",
            "5",
            "-o",
            &path,
        ];
        let mut told = lines(&task);
        let end = told.last_mut().unwrap().as_object_mut().unwrap();
        assert_eq!(end.remove("file").unwrap(), Value::from(path.as_str()));
        verify(&path);
        (told, read(&path))
    };
    let (told, record) = search("one.json");
    assert_eq!(search("other.json"), (told.clone(), record.clone()));
    let [begin, gains @ .., end] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(
        (&begin["map"], &begin["people"]),
        (&RIVER.into(), &300.into())
    );
    assert_eq!(end["reason"], "nodes");
    assert_eq!(end["points"], record["result"]["points"][0]);
    let points: Vec<i64> = gains
        .iter()
        .map(|gain| gain["points"].as_i64().unwrap())
        .collect();
    assert!(
        points.is_sorted() && points.last() > Some(&50),
        "{points:?}"
    );
    for gain in gains {
        assert_eq!(gain["event"], "gain");
        let from = gain["from"].as_object().unwrap();
        let sum: i64 = from.values().map(|points| points.as_i64().unwrap()).sum();
        assert_eq!(gain["points"], sum);
        assert!(gain["points"].as_i64() <= gain["bound"].as_i64());
    }
}

#[test]
fn a_search_ends_in_time_or_with_enough_points_and_is_drawn() {
    let (svg, path) = (
        new_path("solve-enough", "chart.svg"),
        new_path("solve-enough", "best.json"),
    );
    let run = towpath(&["solve", RIVER, "--until", "40", "--svg", &svg, "-o", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout.contains("the best players reached 300 points"),
        "{}",
        run.stdout
    );
    assert!(
        run.stdout.contains("Enough points: stopped"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("Game saved to"), "{}", run.stdout);
    assert!(read(&path)["result"]["points"][0].as_i64() >= Some(40));
    let chart = std::fs::read_to_string(&svg).unwrap();
    assert!(chart.starts_with("<svg ") && chart.contains("data-points=\""));
    let run = towpath(&["solve", "First Furrow", "--seconds", "1", "--threads", "2"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("Time is up, after"), "{}", run.stdout);
}

#[test]
fn a_search_is_told_of_in_every_language() {
    for (lang, parts) in [
        ("en", ["the best players", "Stopped after", "gold"]),
        ("fi", ["parhaat pelaajat", "Haku loppui", "kulta"]),
        ("pl", ["najlepszych graczy", "Koniec szukania", "złoto"]),
        ("nb", ["De beste spillerne", "Søket stoppet", "gull"]),
    ] {
        let run = towpath(&["solve", RIVER, "--nodes", "64", "--lang", lang]);
        assert_eq!(run.code, 0, "{lang}: {}", run.stderr);
        assert!(!run.stdout.contains("term-"), "{lang}: {}", run.stdout);
        for part in parts {
            assert!(run.stdout.contains(part), "{lang}: {}", run.stdout);
        }
    }
}

#[test]
fn ctrl_c_ends_a_search_and_keeps_the_best() {
    let path = new_path("solve-interrupted", "best.json");
    let mut child = Command::new(env!("CARGO_BIN_EXE_towpath"))
        .args(["solve", RIVER, "--json", "-o", &path])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || serde_json::from_str::<Value>(&told.next().unwrap().unwrap()).unwrap();
    while next()["event"] != "gain" {}
    verify(&path);
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(killed.success());
    let end = loop {
        let line = next();
        if line["event"] == "end" {
            break line;
        }
    };
    assert!(child.wait().unwrap().success());
    assert_eq!(end["reason"], "interrupted");
    assert_eq!(read(&path)["result"]["points"][0], end["points"]);
    verify(&path);
}

#[test]
fn a_search_goes_on_from_a_record_and_never_loses_it() {
    let path = new_path("solve-from", "best.json");
    let known = read(KNOWN)["result"]["points"][0].clone();
    let told = lines(&["--from", KNOWN, "--nodes", "64", "-o", &path]);
    assert_eq!(
        (&told[0]["known"], &told[0]["map"]),
        (&known, &RIVER.into())
    );
    assert_eq!(
        read(&path),
        read(KNOWN),
        "nothing better was found in no time"
    );
    let told = lines(&[RIVER, "--nodes", "64", "-o", &path]);
    assert_eq!(told[0]["known"], known, "what is in the file counts");
    assert_eq!(read(&path), read(KNOWN));
}

#[test]
fn the_rest_of_a_game_is_improved_from_any_turn() {
    // Nothing is done from turn 6 on.
    let mut idle = read(KNOWN);
    let rest = towpath(&["solve", "--from", KNOWN, "--turn", "21"]);
    assert_eq!(rest.code, 2, "{}", rest.stderr);
    let opening = lines(&["--from", KNOWN, "--turn", "6", "--nodes", "64"]);
    assert_eq!(opening[0]["turn"], 6);
    let actions = idle["actions"].as_array_mut().unwrap();
    actions.truncate(60);
    idle["result"] = Value::Null;
    let short = file("solve-rest", "short.json", &idle.to_string());
    let path = new_path("solve-rest", "better.json");
    let told = lines(&[
        "--from",
        &short,
        "--nodes",
        "300",
        "--threads",
        "1",
        "-o",
        &path,
    ]);
    verify(&path);
    let (turn, better) = (told[0]["turn"].as_u64().unwrap(), read(&path));
    assert!(turn > 1, "{turn}");
    assert!(better["result"]["points"][0].as_i64() > Some(0));
    let kept = idle["actions"].as_array().unwrap().iter();
    let same = kept
        .zip(better["actions"].as_array().unwrap())
        .take_while(|(a, b)| a == b);
    assert!(same.count() > 20, "the turns before are as they were");
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let two = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../roads-and-boats/tests/games/2-seats-banks.json"
    );
    let amsterdam = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../amsterdam/tests/games/2-seats-bridge.json"
    );
    let text = file("solve-refused", "text.json", "Dear diary");
    for (args, code, part) in [
        (
            &["Atlantis"][..],
            1,
            "there is no map \"Atlantis\" and no such file",
        ),
        (&[&text], 1, "is not a map"),
        (&["Two Banks"], 1, "only a game alone can be solved"),
        (
            &["--from", amsterdam],
            1,
            "only Roads & Boats can be solved",
        ),
        (&["--from", two], 1, "only a game alone can be solved"),
        (&["--from", &text], 1, "is not JSON"),
        (
            &["First Furrow", "--from", KNOWN],
            1,
            "not on \"First Furrow\"",
        ),
        (&["First Furrow", "-o", KNOWN], 1, "would be overwritten"),
        (
            &["First Furrow", "-o", "/no/such/folder/best.json"],
            1,
            "cannot write",
        ),
        (
            &["First Furrow", "--svg", "/no/such/folder/best.svg"],
            1,
            "cannot write",
        ),
        (&["First Furrow", "--seconds", "0"], 2, "0 is not in 1"),
        (&["First Furrow", "--until", "0"], 2, "0 is not in 1"),
        (&["First Furrow", "--threads", "0"], 2, "invalid value"),
        (&["First Furrow", "--turn", "3"], 2, "--from"),
        (&["First Furrow", "--lang", "xx"], 2, "en, fi, pl, nb"),
        (&[], 2, "required"),
    ] {
        let limited = [&["solve"], args, &["--nodes", "1"]].concat();
        let run = towpath(&limited);
        assert_eq!(run.code, code, "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(part), "{args:?}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{args:?}: {}", run.stdout);
    }
}
