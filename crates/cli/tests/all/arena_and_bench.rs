//! Bots against each other, and the speed of the rules.

use serde_json::Value;

use crate::{BOARD, file, towpath};

fn json(args: &[&str]) -> Value {
    let run = towpath(args);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert_eq!(run.stdout.lines().count(), 1, "one object: {}", run.stdout);
    serde_json::from_str(&run.stdout).unwrap()
}

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
fn an_arena_counts_wins_with_their_interval() {
    let args = [
        "arena",
        "amsterdam",
        "greedy",
        "random",
        "--games",
        "100",
        "--json",
    ];
    let report = json(&args);
    assert_eq!(report["games"], 100);
    let bots = report["bots"].as_array().unwrap();
    let number =
        |bot: &Value, key: &str| bot[key].as_f64().unwrap_or_else(|| panic!("{key}: {bot}"));
    let names: Vec<_> = bots
        .iter()
        .map(|bot| bot["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["greedy", "random"]);
    for bot in bots {
        assert_eq!(number(bot, "win_rate"), number(bot, "wins") / 100.0);
        assert!(
            number(bot, "low") <= number(bot, "win_rate")
                && number(bot, "win_rate") <= number(bot, "high")
        );
        assert!(number(bot, "mean_millis_per_action") >= 0.0);
    }
    assert_eq!(number(&bots[0], "wins") + number(&bots[1], "wins"), 100.0);
    assert!(
        number(&bots[0], "win_rate") > 0.9
            && number(&bots[0], "mean_score") > number(&bots[1], "mean_score")
    );

    // On one core or several, the same games.
    for threads in ["1", "3"] {
        let again = json(&[&args[..], &["--threads", threads]].concat());
        for (bot, other) in bots.iter().zip(again["bots"].as_array().unwrap()) {
            assert_eq!(
                (&bot["wins"], &bot["mean_score"]),
                (&other["wins"], &other["mean_score"])
            );
        }
    }
}

#[test]
fn bots_of_one_kind_share_wins_evenly() {
    let report = json(&[
        "arena",
        "amsterdam",
        "greedy",
        "greedy",
        "greedy",
        "--games",
        "99",
        "--json",
    ]);
    let wins = report["bots"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bot| bot["wins"].as_f64().unwrap());
    assert!((wins.sum::<f64>() - 99.0).abs() < 1e-9);
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
