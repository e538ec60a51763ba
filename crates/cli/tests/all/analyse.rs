//! Hints while one plays, and recorded games looked back at.

use serde_json::Value;

use crate::{file, towpath, towpath_typing};

/// The record of the first actions of a game.
fn record(test: &str, n_actions: usize) -> String {
    let game = include_str!("../../../amsterdam/tests/games/2-seats-bridge.json");
    let mut record: Value = serde_json::from_str(game).unwrap();
    record["actions"]
        .as_array_mut()
        .unwrap()
        .truncate(n_actions);
    record["result"] = Value::Null;
    file(test, "game.json", &record.to_string())
}

#[test]
fn a_hint_is_given_in_every_language() {
    for (lang, part) in [
        ("en", "A strong bot would play: Keep"),
        ("fi", "Vahva pelaaja tekisi näin: Pidä"),
        ("pl", "Silny gracz zrobiłby tak: Zachowaj"),
        ("nb", "En sterk spiller ville gjort dette: Behold"),
    ] {
        let args = ["play", "amsterdam", "--seed", "5", "--millis", "1"];
        let run = towpath_typing(&[&args[..], &["--lang", lang]].concat(), "hint\nh\nq\n");
        assert_eq!(run.code, 0, "{lang}: {}", run.stderr);
        assert!(run.stdout.contains(part), "{lang}: {}", run.stdout);
        assert!(
            run.stdout.contains("    hint  ") || run.stdout.contains("\nhint  "),
            "{lang}"
        );
        assert!(!run.stdout.contains("reason-"), "{lang}: {}", run.stdout);
    }
}

#[test]
fn there_are_no_hints_where_nobody_gives_any() {
    let run = towpath_typing(&["play", "roads-and-boats"], "hint\nq\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("This game has no hints."));
}

#[test]
fn a_record_is_looked_back_at_in_words_as_json_and_in_a_graph() {
    let path = record("looked-back", 16);
    let svg = file("looked-back", "graph.svg", "");
    let args = ["analyse", &path, "--nodes", "4", "--svg", &svg];
    let told = towpath(&args);
    assert_eq!(told.code, 0, "{}", told.stderr);
    assert!(
        told.stdout.contains("decisions analysed."),
        "{}",
        told.stdout
    );
    let graph = std::fs::read_to_string(&svg).unwrap();
    assert!(graph.starts_with("<svg ") && graph.ends_with("</svg>\n"));
    assert!(graph.contains("data-seat=\"0\"") && graph.contains("data-seat=\"1\""));

    let json = towpath(&["analyse", &path, "--nodes", "4", "--json"]);
    assert_eq!(json.code, 0, "{}", json.stderr);
    let analysis: Value = serde_json::from_str(&json.stdout).unwrap();
    let moments = analysis["moments"].as_array().unwrap();
    assert!(
        told.stdout
            .starts_with(&format!("{} decisions", moments.len()))
    );
    let marks = graph.matches("data-turning-point=").count();
    assert_eq!(analysis["turning_points"].as_array().unwrap().len(), marks);
    let again = towpath(&["analyse", &path, "--nodes", "4", "--json"]);
    assert_eq!(again.stdout, json.stdout, "always the same");
}

#[test]
fn what_cannot_be_looked_back_at_is_refused() {
    let game = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../roads-and-boats/tests/games"
    );
    let mut games = std::fs::read_dir(game).unwrap();
    let roads = games.next().unwrap().unwrap().path();
    let run = towpath(&["analyse", roads.to_str().unwrap()]);
    assert_eq!(run.code, 1);
    assert!(
        run.stderr
            .contains("nobody gives advice in roads-and-boats"),
        "{}",
        run.stderr
    );
    let run = towpath(&["analyse", &file("refused", "no.json", "{")]);
    assert!(
        run.code == 1 && run.stderr.contains("is not JSON"),
        "{}",
        run.stderr
    );
}
