//! Every key that is said is in the files, and nothing in the files is never said.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use amsterdam::{Board, Card, Color};
use words::{Language, SOURCES, Words};

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else {
            *text += &fs::read_to_string(path).unwrap();
        }
    }
}

/// The keys that stand in the sources as they are.
fn keys_in_sources() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut text = String::new();
    sources(&crates.join("cli/src"), &mut text);
    sources(&crates.join("amsterdam/src"), &mut text);
    let quoted = text.split('"');
    let is_key = |word: &&str| word.starts_with("am-") || word.starts_with("term-");
    quoted.filter(is_key).map(str::to_owned).collect()
}

#[test]
fn every_key_that_is_said_is_in_the_files() {
    let words = Words::new(Language::English);
    let keys = keys_in_sources();
    assert!(keys.len() > 60, "{keys:?}");
    for key in &keys {
        assert!(
            words.find(key, &[]).is_some(),
            "{key} is said and in no file"
        );
    }
}

#[test]
fn no_key_in_the_files_is_never_said() {
    let said = keys_in_sources();
    let english = SOURCES
        .iter()
        .filter(|source| source.language == Language::English);
    for line in english.flat_map(|source| source.text.lines()) {
        let Some((key, _)) = line.split_once(" =") else {
            continue;
        };
        if key.starts_with("am-") || key.starts_with("term-") {
            assert!(said.contains(key), "{key} is in the files and never said");
        }
    }
}

#[test]
fn cards_colours_and_places_have_names_in_every_language() {
    let board = Board::amsterdam();
    for language in Language::ALL {
        let words = Words::new(language);
        let cards = Card::ALL.map(|card| format!("card-{card}"));
        let routes = Color::ALL.map(|color| format!("route-{}", color.name()));
        let places = board
            .file()
            .places
            .iter()
            .map(|place| format!("place-{}", place.name.to_lowercase().replace(' ', "-")));
        for key in cards
            .into_iter()
            .chain(routes)
            .chain(["route-grey".to_owned()])
            .chain(places)
        {
            assert!(words.find(&key, &[]).is_some(), "{language}: {key}");
        }
    }
}
