//! Every key that is said is in the files, and nothing in the files is never said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use amsterdam::{Board, Card, Color, ContractId, RouteId};
use bots::amsterdam::Reason;
use game::Seat;
use roads_and_boats::{Building, Direction, Filling, Good, Phase, Site, Terrain, Topic, Transport};
use words::{File, Language, SOURCES, Words};

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
    sources(&crates.join("roads-and-boats/src"), &mut text);
    let quoted = text.split('"');
    quoted
        .filter(|word| is_key(word))
        .map(str::to_owned)
        .collect()
}

/// Whether a word is the key of a message that is not made up of parts.
fn is_key(word: &str) -> bool {
    let kinds = ["am-", "rb-", "term-"];
    let is_plain = |c: char| c.is_ascii_lowercase() || c == '-';
    let is_kind = |kind: &&str| word.len() > kind.len() && word.starts_with(*kind);
    kinds.iter().any(is_kind) && word.chars().all(is_plain) && !word.ends_with('-')
}

#[test]
fn every_key_that_is_said_is_in_the_files() {
    let words = Words::new(Language::English);
    let keys = keys_in_sources();
    assert!(keys.len() > 350, "{keys:?}");
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
    // What only the page says is looked for by its own tests.
    let english = SOURCES.iter().filter(|source| {
        source.language == Language::English && source.file != File::RoadsAndBoatsPage
    });
    for line in english.flat_map(|source| source.text.lines()) {
        let Some((key, _)) = line.split_once(" =") else {
            continue;
        };
        if is_key(key) {
            assert!(said.contains(key), "{key} is in the files and never said");
        }
    }
}

/// What the messages of a file are made with, by their keys.
fn variables(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut messages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((next, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
            key = next;
            messages.entry(key).or_default();
        }
        let named = line.split('$').skip(1);
        let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
        let named = named.map(|rest| rest.split(ends).next().unwrap_or_default());
        messages.entry(key).or_default().extend(named);
    }
    messages
}

#[test]
fn whatever_games_say_has_messages_made_with_what_is_said() {
    let tables = [
        (amsterdam::EVENTS, File::Amsterdam),
        (amsterdam::ACTIONS, File::Amsterdam),
        (amsterdam::REFUSALS, File::Amsterdam),
        (roads_and_boats::EVENTS, File::RoadsAndBoats),
        (roads_and_boats::ACTIONS, File::RoadsAndBoats),
        (roads_and_boats::REFUSALS, File::RoadsAndBoats),
    ];
    let mut n_checked = 0;
    for (table, file) in tables {
        for source in SOURCES.iter().filter(|source| source.file == file) {
            let messages = variables(source.text);
            for row in table.rows {
                let args: BTreeSet<&str> = row.args.iter().map(|(name, _)| *name).collect();
                let others = row.keys.iter().map(|(_, key)| *key);
                for key in others.chain([row.key]) {
                    let language = source.language;
                    let Some(made) = messages.get(key) else {
                        panic!("{language}: no {key}");
                    };
                    assert!(made.is_subset(&args), "{language}: {key}: {made:?}");
                    n_checked += 1;
                }
            }
        }
    }
    assert!(n_checked > 4 * 200, "{n_checked}");
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

#[test]
fn every_reason_for_advice_is_said_in_every_language() {
    let (contract, route, seat) = (ContractId(0), RouteId(0), Seat::FIRST);
    let reasons = [
        Reason::Meets { contract },
        Reason::Toward { contract },
        Reason::Collects { route },
        Reason::Contested { route, seat },
        Reason::Blocks { route, seat },
        Reason::Bonus,
        Reason::Scores { points: 2 },
        Reason::Ends,
        Reason::LastTurn,
        Reason::SpareCarts { carts: 3 },
        Reason::Fits { contract, carts: 2 },
        Reason::TooDear { contract },
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in reasons {
            let reason = serde_json::to_value(reason).unwrap();
            let key = reason["because"].as_str().unwrap().replace('_', "-");
            let said = words.find(&format!("reason-{key}"), &[]);
            assert!(said.is_some(), "{language}: {key}");
        }
    }
}

#[test]
fn everything_in_roads_and_boats_has_a_name_in_every_language() {
    let dashed = |kind: &str, name: &str| format!("{kind}-{}", name.replace('_', "-"));
    let sites = [
        Site::Woods,
        Site::Rock,
        Site::Mountain,
        Site::Shore,
        Site::Sea,
        Site::Land,
    ];
    let names = [
        ("good", Good::ALL.map(Good::name).to_vec()),
        ("good-count", Good::ALL.map(Good::name).to_vec()),
        ("short", Good::ALL.map(Good::name).to_vec()),
        ("transporter", Transport::ALL.map(Transport::name).to_vec()),
        ("short", Transport::ALL.map(Transport::name).to_vec()),
        ("building", Building::ALL.map(Building::name).to_vec()),
        ("terrain", Terrain::ALL.map(Terrain::name).to_vec()),
        ("site", sites.map(Site::name).to_vec()),
        ("topic", Topic::ALL.map(Topic::name).to_vec()),
        ("filling", Filling::ALL.map(Filling::name).to_vec()),
        ("phase", Phase::ALL.map(Phase::name).to_vec()),
        ("direction", vec!["e", "se", "sw", "w", "nw", "ne"]),
    ];
    let keys: Vec<String> = names
        .iter()
        .flat_map(|(kind, names)| names.iter().map(|name| dashed(kind, name)))
        .collect();
    for language in Language::ALL {
        let words = Words::new(language);
        for key in &keys {
            assert!(words.find(key, &[]).is_some(), "{language}: {key}");
        }
        // What is typed or read off the map must not be mistaken for something else.
        let mut typed: Vec<String> = Vec::new();
        for (kind, names) in &names {
            if ["direction", "short", "good", "building", "terrain", "topic"].contains(kind) {
                let said = names
                    .iter()
                    .map(|name| words.say(&dashed(kind, name), &[]).to_lowercase());
                let said: BTreeSet<String> = said.collect();
                assert_eq!(said.len(), names.len(), "{language}: {kind}");
            }
        }
        for key in keys_in_sources() {
            if key.starts_with("rb-verb-") {
                let verb = words.say(&key, &[]).to_lowercase();
                assert!(
                    !verb.contains(' ') && !typed.contains(&verb),
                    "{language}: {verb}"
                );
                assert!(verb.chars().count() > 1, "{language}: {verb} is a command");
                typed.push(verb);
            }
        }
        assert_eq!(typed.len(), 27, "{language}");
        assert_eq!(Direction::ALL.len(), 6);
    }
}
