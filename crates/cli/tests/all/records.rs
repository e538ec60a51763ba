//! Records made by one run and checked by another.

use serde_json::{Value, json};

use crate::{file, towpath};

/// The record of a game between bots.
fn record(test: &str) -> (String, Value) {
    let path = file(test, "game.json", "");
    let run = towpath(&[
        "play",
        "amsterdam",
        "--watch",
        "--bots",
        "greedy,random",
        "--record",
        &path,
    ]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let text = std::fs::read_to_string(&path).unwrap();
    (path, serde_json::from_str(&text).unwrap())
}

#[test]
fn a_record_made_on_one_run_verifies_on_another() {
    let (path, record) = record("verifies");
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stdout
            .contains("every one allowed; the deal is the one committed to; points ["),
        "{}",
        run.stdout
    );
    assert_eq!(run.stdout.lines().count(), 1);
    let steps = towpath(&["replay", &path, "--seat", "1"]);
    let n_actions = record["actions"].as_array().unwrap().len();
    assert!(
        steps.stdout.contains(&format!("{n_actions:>4}  seat ")),
        "{}",
        steps.stdout
    );
    assert!(steps.stdout.contains("\"event\":\"contract_counted\""));
}

#[test]
fn a_replay_shows_a_viewer_only_what_it_saw() {
    let game = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../amsterdam/tests/games/2-seats-bridge.json"
    );
    let table = towpath(&["replay", game]).stdout;
    assert!(
        !table.contains("\"do\":"),
        "no choice is shown as it was made: {table}"
    );
    assert!(
        table.contains("\"card\":null") && !table.contains("\"kept\":["),
        "{table}"
    );
    let own = towpath(&["replay", game, "--seat", "2"]).stdout;
    assert!(own.lines().all(|line| !line.contains("seat 1  {")), "{own}");
    assert!(
        own.contains("seat 2  {") && own.contains("\"kept\":["),
        "{own}"
    );
    for seat in ["0", "3", "9"] {
        let run = towpath(&["replay", game, "--seat", seat]);
        assert_eq!(run.code, 1);
        assert!(
            run.stderr.contains(&format!("there is no seat {seat}")),
            "{}",
            run.stderr
        );
    }
}

#[test]
fn a_record_with_one_action_changed_is_refused_at_that_action_with_the_rule() {
    let (_, mut record) = record("changed-action");
    record["actions"][10]["action"] = json!({ "do": "pass" });
    let path = file("changed-action", "changed.json", &record.to_string());
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("action 11 (seat "), "{}", run.stderr);
    assert!(run.stderr.contains("breaks AM-"), "{}", run.stderr);
    assert!(run.stdout.is_empty());
}

#[test]
fn a_deal_that_was_not_committed_to_is_refused() {
    let (_, record) = record("changed-deal");
    let mut changed = record.clone();
    changed["commitment"]["salt"] = json!("another");
    let path = file("changed-deal", "changed.json", &changed.to_string());
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 1);
    assert!(
        run.stderr.contains("not the one that was committed to"),
        "{}",
        run.stderr
    );

    let mut without = record;
    without.as_object_mut().unwrap().remove("commitment");
    let path = file("changed-deal", "without.json", &without.to_string());
    let run = towpath(&["replay", "--verify", &path]);
    assert_eq!(run.code, 0);
    assert!(
        run.stdout.contains("no commitment to the deal"),
        "{}",
        run.stdout
    );
}

#[test]
fn what_is_no_record_is_refused() {
    for (name, text, part) in [
        ("noise.json", "noise", "is not JSON"),
        ("other.json", r#"{"game": "go"}"#, "there is no game \"go\""),
        ("short.json", r#"{"game": "amsterdam"}"#, "missing field"),
        ("list.json", "[]", "game: it is missing"),
    ] {
        let run = towpath(&["replay", &file("no-record", name, text)]);
        assert_eq!(run.code, 1, "{name}");
        assert!(run.stderr.contains(part), "{name}: {}", run.stderr);
    }
}
