//! The speed of the rules, and other boards.

use crate::{BOARD, file, json, towpath};

#[test]
fn a_bench_says_what_it_did() {
    let args = ["bench", "amsterdam", "--games", "300", "--json"];
    let report = json(&args);
    for key in [
        "games_per_second",
        "actions_per_second",
        "clone_ns",
        "load_ms",
    ] {
        assert!(report[key].as_f64().unwrap() > 0.0, "{key}: {report}");
    }
    assert!(report["state_bytes"].as_u64().unwrap() <= 512);
    assert!(report["loaded_actions"].as_u64().unwrap() >= 10_000);
    // The work is the same on every run and every machine.
    assert_eq!(report["checksum"], "9038240a02a4035f");
    assert_eq!(json(&args)["checksum"], report["checksum"]);
    assert_ne!(
        json(&[
            "bench",
            "amsterdam",
            "--games",
            "300",
            "--json",
            "--seed",
            "x"
        ])["checksum"],
        report["checksum"]
    );
}

#[test]
fn a_bench_for_people_is_a_table() {
    let run = towpath(&["bench", "amsterdam", "--games", "50", "--seats", "4"]);
    assert_eq!(run.code, 0);
    for part in ["4 seats", "games/s", "actions/s", "checksum", "bytes"] {
        assert!(run.stdout.contains(part), "{}", run.stdout);
    }
}

#[test]
fn another_board_can_be_played_on() {
    let board = BOARD.replacen("\"aspect\"", "\"carts\": 20, \"bonus_cards\": 5, \"cards\": {\"pink\": 9, \"blue\": 9, \"green\": 9, \"black\": 9, \"red\": 9, \"orange\": 9, \"wild\": 10}, \"aspect\"", 1);
    let path = file("other-board", "longer.json", &board);
    let longer = json(&[
        "bench",
        "amsterdam",
        "--games",
        "100",
        "--json",
        "--board",
        &path,
    ]);
    let usual = json(&["bench", "amsterdam", "--games", "100", "--json"]);
    assert!(
        longer["actions"].as_u64() > usual["actions"].as_u64(),
        "{longer} {usual}"
    );
    let run = towpath(&[
        "arena",
        "amsterdam",
        "greedy",
        "random",
        "--games",
        "10",
        "--board",
        &path,
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let run = towpath(&["play", "amsterdam", "--watch", "--board", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
}
