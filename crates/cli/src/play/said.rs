//! Whatever happens in recorded games, can be done in them or is refused is said whole, in every language.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use game::Said;
use testkit::{Heard, RecordOf, hear};
use words::{Language, Words};

use super::playable::Playable;
use super::tell::Teller;

fn check_games<G: Playable>(crate_name: &str) {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = crates.join(crate_name).join("tests/games");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    let languages = Language::ALL.map(Words::new);
    let names: Vec<String> = ["Anna", "Bo", "Cleo", "Dag", "Eve", "Finn"]
        .map(str::to_owned)
        .to_vec();
    let mut known = BTreeSet::new();
    for file in files {
        let record: RecordOf<G> = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        hear(&record, |game: &G, heard: Heard<G>| {
            if !known.insert(format!("{:?}", heard.said())) {
                return;
            }
            for words in &languages {
                let teller = Teller::new(words, game, &names);
                match &heard {
                    Heard::Event(event) => check(event, &G::event(&teller, event)),
                    Heard::Action(action) => check(action, &teller.said(action)),
                    Heard::Refusal(illegal) => check(illegal, &teller.said(illegal)),
                }
            }
        });
    }
    assert!(known.len() > 500, "{}", known.len());
}

/// Checks that a text has words, that they are those of its message, and that nothing is missing in them.
fn check(said: &(impl Said + Debug), text: &str) {
    let key = said.said().key;
    let is_whole = !text.is_empty() && text != key && !text.contains(['{', '}', '$']);
    assert!(is_whole, "{said:?}: {text:?}");
}

#[test]
fn recorded_games_of_amsterdam_are_said_whole() {
    check_games::<amsterdam::State>("amsterdam");
}

#[test]
fn recorded_games_of_roads_and_boats_are_said_whole() {
    check_games::<roads_and_boats::State>("roads-and-boats");
}
