//! Bots against each other: one table, round robins, charts, nonsense.

use std::fs;

use serde_json::Value;

use crate::{json, new_path, towpath};

/// Three bots whose games do not depend on the clock.
pub(crate) const ROUND_ROBIN: [&str; 8] = [
    "arena",
    "amsterdam",
    "random#5",
    "greedy",
    "random",
    "--round-robin",
    "--nodes",
    "20",
];

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
fn a_round_robin_rates_all_bots() {
    let report = json(&[&ROUND_ROBIN[..], &["--games", "40", "--json"]].concat());
    assert_eq!(report["games"], 120);
    assert_eq!(report["seats"], 2);
    assert_eq!(report["seed"], "towpath");
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(
        (&bots[0]["name"], &bots[0]["nodes"]),
        (&"random#5".into(), &5.into())
    );
    assert_eq!(
        (&bots[1]["name"], &bots[1]["nodes"]),
        (&"greedy".into(), &20.into())
    );
    let number = |entry: &Value, key: &str| {
        entry[key]
            .as_f64()
            .unwrap_or_else(|| panic!("{key}: {entry}"))
    };
    let ratings: Vec<f64> = bots
        .iter()
        .map(|bot| {
            let rating = number(bot, "rating");
            assert!(number(bot, "rating_low") < rating && rating < number(bot, "rating_high"));
            rating
        })
        .collect();
    assert!(ratings.iter().sum::<f64>().abs() < 1e-6);
    assert!(
        ratings[1] > ratings[0] + 200.0 && ratings[1] > ratings[2] + 200.0,
        "{ratings:?}"
    );
    let pairings = report["pairings"].as_array().unwrap();
    let named: Vec<(&str, &str)> = pairings
        .iter()
        .map(|pairing| {
            assert_eq!(pairing["games"], 40);
            for (low, high) in [("low", "high"), ("paired_low", "paired_high")] {
                assert!(
                    number(pairing, low) <= number(pairing, "win_rate")
                        && number(pairing, "win_rate") <= number(pairing, high)
                );
            }
            (
                pairing["bot"].as_str().unwrap(),
                pairing["against"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        named,
        [
            ("random#5", "greedy"),
            ("random#5", "random"),
            ("greedy", "random")
        ]
    );
    assert!(number(&pairings[0], "win_rate") < 0.2 && number(&pairings[2], "win_rate") > 0.8);

    // The first pairing of a round robin plays the games of the same two at one table.
    let alone = json(&[
        "arena",
        "amsterdam",
        "random#5",
        "greedy",
        "--games",
        "40",
        "--nodes",
        "20",
        "--json",
    ]);
    assert_eq!(alone["bots"][0]["wins"], pairings[0]["wins"]);
}

#[test]
fn a_round_robin_for_people_is_two_tables_from_the_best_to_the_worst() {
    let run = towpath(&[&ROUND_ROBIN[..], &["--games", "10"]].concat());
    assert_eq!(run.code, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(
        lines[0],
        "amsterdam, round robin of 3 bots at 2 seats, 10 games for each of 3 pairings"
    );
    assert!(lines[2].starts_with("Win rate of the row against the column"));
    assert!(lines[4].starts_with("greedy ") && lines[4].contains('–'));
    assert!(lines[8].starts_with("Ratings in Elo"));
    assert!(lines[9].contains("longest ms"));
    assert!(lines[10].starts_with("greedy ") && lines[10].contains('+'));
    assert_eq!(lines.len(), 13);
}

#[test]
fn a_chart_has_every_bot_and_every_pair() {
    let svg = new_path("arena-chart", "chart.svg");
    let run = towpath(&[&ROUND_ROBIN[..], &["--games", "4", "--svg", &svg]].concat());
    assert_eq!(run.code, 0, "{}", run.stderr);
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.starts_with("<svg "));
    for bot in ["greedy", "random", "random#5"] {
        assert!(picture.contains(&format!("data-bot=\"{bot}\"")), "{bot}");
    }
    assert_eq!(picture.matches("data-rate=").count(), 6);

    let run = towpath(&[
        "arena",
        "amsterdam",
        "greedy",
        "random",
        "--games",
        "4",
        "--svg",
        &svg,
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let picture = fs::read_to_string(&svg).unwrap();
    assert!(picture.contains("data-bot=\"greedy\"") && !picture.contains("data-rate="));
}

#[test]
fn bots_are_listed_with_what_they_do() {
    let run = towpath(&["arena", "amsterdam", "--list"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let line = |name: &str| {
        let found = run
            .stdout
            .lines()
            .find(|line| line.trim_start().starts_with(name));
        found.unwrap_or_else(|| panic!("{name}: {}", run.stdout))
    };
    assert!(!line("random").contains("level") && line("random").contains("any legal action"));
    assert!(line("regent").contains("level 5"));
    let run = towpath(&["arena", "roads-and-boats", "--list"]);
    assert!(run.stdout.contains("settler"), "{}", run.stdout);
}

#[test]
fn what_makes_no_sense_in_an_arena_is_refused_with_what_is_wrong() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (code, args, part) in [
        (1, &["greedy"][..], "is for 2 to 4 bots, not for 1"),
        (1, &["greedy", "--round-robin"], "needs two bots or more"),
        (
            1,
            &["greedy", "greedy", "greedy", "greedy", "greedy"],
            "not for 5",
        ),
        (
            1,
            &["greedy", "random", "greedy@100", "--round-robin"],
            "greedy@100 is there twice",
        ),
        (1, &["greedy", "deep-blue"], "takes any legal action"),
        (1, &["greedy", "random@soon"], "\"random@soon\" is no bot"),
        (1, &["greedy", "random#0"], "\"random#0\" is no bot"),
        (
            1,
            &["greedy", "random", "--round-robin", "--seats", "5"],
            "for 2 to 4 seats, not for 5",
        ),
        (
            1,
            &["greedy", "random", "--round-robin", "--seats", "1"],
            "not for 1",
        ),
        (2, &["greedy", "random", "--seats", "3"], "--round-robin"),
        (2, &["greedy", "random", "--games", "0"], "0 is not in 1"),
        (2, &["greedy", "random", "--nodes", "0"], "0 is not in 1"),
        (
            2,
            &["greedy", "random", "--nodes", "5", "--millis", "5"],
            "cannot be used with",
        ),
        (2, &["--list", "greedy"], "cannot be used with"),
        (
            1,
            &["greedy", "random", "--csv", folder],
            "is no ordinary file",
        ),
        (
            1,
            &["greedy", "random", "--csv", "no-such-folder/games.csv"],
            "cannot write no-such-folder/games.csv",
        ),
        (
            1,
            &["greedy", "random", "--svg", "no-such-folder/chart.svg"],
            "cannot write no-such-folder/chart.svg",
        ),
    ] {
        let run = towpath(&[&["arena", "amsterdam"], args].concat());
        assert_eq!(run.code, code, "{args:?}: {}", run.stderr);
        assert!(run.stderr.contains(part), "{args:?}: {}", run.stderr);
        assert!(run.stdout.is_empty(), "{args:?}: {}", run.stdout);
    }
    let run = towpath(&["arena", "roads-and-boats", "settler", "--svg", "alone.svg"]);
    assert!(run.stderr.contains("plays alone"), "{}", run.stderr);
}
