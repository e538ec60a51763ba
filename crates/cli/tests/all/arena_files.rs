//! The file an arena adds a line to for each game, and goes on from.

use std::fs;

use serde_json::Value;

use crate::arena::ROUND_ROBIN;
use crate::{BOARD, file, json, new_path, towpath};

/// The lines of a CSV without its times, which no two runs have in common.
fn games(path: &str) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    assert!(text.ends_with('\n'));
    let mut lines = text.lines();
    let settings = lines.next().unwrap();
    assert!(settings.starts_with("# towpath arena {"), "{settings}");
    let columns: Vec<&str> = lines.next().unwrap().split(',').collect();
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            assert_eq!(fields.len(), columns.len(), "{line}");
            let kept = columns.iter().zip(&fields);
            kept.filter(|(column, _)| !column.contains("millis_"))
                .map(|(_, field)| *field)
                .collect::<Vec<_>>()
                .join(",")
        })
        .collect()
}

/// A report without its times.
fn timeless(mut report: Value) -> String {
    for bot in report["bots"].as_array_mut().unwrap() {
        let bot = bot.as_object_mut().unwrap();
        for key in ["mean_millis_per_action", "longest_millis"] {
            assert!(bot.remove(key).unwrap().as_f64().unwrap() >= 0.0, "{key}");
        }
    }
    report.to_string()
}

#[test]
fn a_larger_table_has_one_bot_against_copies_of_another() {
    let csv = new_path("arena-larger", "games.csv");
    let report = json(&[
        "arena",
        "amsterdam",
        "greedy",
        "random",
        "--round-robin",
        "--seats",
        "4",
        "--games",
        "8",
        "--json",
        "--csv",
        &csv,
    ]);
    let pairings = report["pairings"].as_array().unwrap();
    assert_eq!(pairings.len(), 2);
    assert_eq!(
        (&pairings[0]["bot"], &pairings[1]["bot"]),
        (&"greedy".into(), &"random".into())
    );
    assert!(pairings[0]["wins"].as_f64().unwrap() > 4.0);
    // Alone among three of the better kind.
    assert!(pairings[1]["wins"].as_f64().unwrap() < 2.0);
    let games = games(&csv);
    assert_eq!(games.len(), 16);
    for (pairing, alone) in [("0", "greedy@100"), ("1", "random@100")] {
        for seat in 0..4 {
            let times = games.iter().filter(|game| {
                let fields: Vec<&str> = game.split(',').collect();
                fields[0] == pairing && fields[3 + 4 * seat] == alone
            });
            assert_eq!(times.count(), 2, "{pairing} {seat}");
        }
    }
}

#[test]
fn a_run_that_was_broken_off_goes_on_and_ends_as_if_it_never_was() {
    let whole_path = new_path("arena-resume", "whole.csv");
    let run = |path: &str, more: &[&str]| {
        let common = ["--json", "--games", "7", "--csv", path];
        json(&[&ROUND_ROBIN[..], &common, more].concat())
    };
    let report = timeless(run(&whole_path, &["--threads", "1"]));
    let whole = fs::read_to_string(&whole_path).unwrap();
    let all = games(&whole_path);
    assert_eq!(all.len(), 21);

    // After the settings, within the columns, at the end of a line, in the middle of one, just before its end.
    let settings = whole.find('\n').unwrap() + 1;
    let tenth = whole.match_indices('\n').nth(10).unwrap().0 + 1;
    let cuts = [
        0,
        5,
        settings,
        settings + 9,
        tenth,
        tenth + 3,
        tenth + 30,
        whole.len() - 1,
    ];
    for cut in cuts {
        let cut_path = file("arena-resume", "cut.csv", &whole[..cut]);
        assert_eq!(
            timeless(run(&cut_path, &["--threads", "1"])),
            report,
            "{cut}"
        );
        let resumed = fs::read_to_string(&cut_path).unwrap();
        assert_eq!(games(&cut_path), all, "{cut}");
        // What was there has been left alone, but for the line that was cut.
        let kept = whole[..cut].rfind('\n').map_or(0, |at| at + 1);
        assert_eq!(resumed[..kept], whole[..kept], "{cut}");
    }

    // With lines in any order, on several cores.
    let mut lines: Vec<&str> = whole.lines().collect();
    lines[2..].reverse();
    lines.truncate(9);
    let turned = file("arena-resume", "turned.csv", &(lines.join("\n") + "\n"));
    assert_eq!(timeless(run(&turned, &["--threads", "3"])), report);
    let mut sorted = games(&turned);
    sorted.sort();
    let mut expected = all;
    expected.sort();
    assert_eq!(sorted, expected);

    // Nothing is played that was played before, and nothing is lost that is not asked for.
    assert_eq!(timeless(run(&whole_path, &[])), report);
    assert_eq!(fs::read_to_string(&whole_path).unwrap(), whole);
    let fewer = json(
        &[
            &ROUND_ROBIN[..],
            &["--json", "--games", "2", "--csv", &whole_path],
        ]
        .concat(),
    );
    assert_eq!(fewer["pairings"][0]["games"], 2);
    assert_eq!(fs::read_to_string(&whole_path).unwrap(), whole);
    let more = json(
        &[
            &ROUND_ROBIN[..],
            &["--json", "--games", "8", "--csv", &whole_path],
        ]
        .concat(),
    );
    assert_eq!(more["pairings"][2]["games"], 8);
    assert_eq!(games(&whole_path).len(), 24);
}

#[test]
fn a_file_of_something_else_is_refused_and_left_alone() {
    let mine = new_path("arena-foreign", "mine.csv");
    // On one core, so that the games are written in their order.
    let args = [
        "arena",
        "amsterdam",
        "greedy",
        "random",
        "--games",
        "2",
        "--threads",
        "1",
    ];
    let of = |args: &[&str], path: &str| towpath(&[args, &["--csv", path]].concat());
    assert_eq!(of(&args, &mine).code, 0);
    let text = fs::read_to_string(&mine).unwrap();
    let other_board = file(
        "arena-foreign",
        "board.json",
        &BOARD.replacen("\"aspect\"", "\"carts\": 20, \"aspect\"", 1),
    );
    for (more, part) in [
        (&["--seed", "x"][..], "seed was \"towpath\" and is \"x\""),
        (
            &["--millis", "50"],
            "bots was [\"greedy@100\",\"random@100\"]",
        ),
        (&["random"], "seats was 2 and is 3"),
        (&["--round-robin"], "round robin was false and is true"),
        (
            &["--board", &other_board],
            "setup was {\"seats\":2} and is another one",
        ),
    ] {
        let run = of(&[&args[..], more].concat(), &mine);
        assert_eq!(run.code, 1, "{more:?}");
        assert!(
            run.stderr.contains(part) && run.stderr.contains("mine.csv"),
            "{more:?}: {}",
            run.stderr
        );
        assert_eq!(fs::read_to_string(&mine).unwrap(), text);
    }
    let line = text.lines().nth(2).unwrap();
    let changed = |from: &str, to: &str| text.replacen(from, to, 1);
    for (wrong, part) in [
        ("name,price\ntea,3\n".to_owned(), "not written by an arena"),
        ("tea".to_owned(), "not written by an arena"),
        ("# towpath arena {\n".to_owned(), "line 1 has no settings"),
        (
            changed("pairing,", "table,"),
            "line 2 does not name the columns",
        ),
        (
            format!("{text}{line}\n"),
            "line 5 has a game that was there before",
        ),
        (
            format!("{text}0,1\n"),
            "line 5 is no game: it has 2 fields instead of 15",
        ),
        (
            changed("\n0,0,0,", "\n1,0,0,"),
            "line 3 is no game: there is no such pairing",
        ),
        (
            changed("\n0,0,0,greedy", "\n0,0,0,silly"),
            "seat 0 has \"silly@100\" instead of greedy@100",
        ),
        (changed("\n0,0,0,", "\n0,zero,0,"), "\"zero\" is no deal"),
    ] {
        let wrong_path = file("arena-foreign", "wrong.csv", &wrong);
        let run = of(&args, &wrong_path);
        assert_eq!(run.code, 1, "{part}");
        assert!(run.stderr.contains(part), "{part}: {}", run.stderr);
        assert_eq!(fs::read_to_string(&wrong_path).unwrap(), wrong);
    }
}
