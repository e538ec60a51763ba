//! Whatever people are told of in games is told whole, in every language: what happens, can be done or is refused in
//! recorded games, and a sample of each thing there is.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use game::{MessageTable, Sample, ToMessage};
use testkit::{RecordOf, for_each_sample, rows_without_sample};
use words::{Language, Words};

use super::playable::Playable;
use super::tell::Teller;

/// Puts things into words in every language, each once.
struct Check {
    languages: [Words; Language::ALL.len()],
    names: Vec<String>,
    /// The messages that have been put into words.
    known: BTreeSet<String>,
}

impl Check {
    fn new() -> Check {
        let names = ["Anna", "Bo", "Cleo", "Dag", "Eve", "Finn"];
        Check {
            languages: Language::ALL.map(Words::new),
            names: names.map(str::to_owned).to_vec(),
            known: BTreeSet::new(),
        }
    }

    fn check<G: Playable>(&mut self, game: &G, sample: &Sample<G>) {
        if !self.known.insert(format!("{:?}", sample.to_message())) {
            return;
        }
        for words in &self.languages {
            let teller = Teller::new(words, game, &self.names);
            match sample {
                Sample::Event(event) => check(event, &G::event(&teller, event)),
                Sample::Action(action) => check(action, &teller.tell(action)),
                Sample::Refusal(illegal) => check(illegal, &teller.illegal(illegal)),
            }
        }
    }

    fn check_games<G: Playable>(&mut self, crate_name: &str) {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let folder = crates.join(crate_name).join("tests/games");
        for entry in fs::read_dir(folder).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            let record: RecordOf<G> = serde_json::from_str(&text).unwrap();
            for_each_sample(&record, |game: &G, sample| self.check(game, &sample));
        }
        assert!(self.known.len() > 500, "{}", self.known.len());
    }

    fn check_samples<G: Playable>(
        &mut self,
        (game, samples): &(G, Vec<Sample<G>>),
        tables: [MessageTable; 3],
    ) {
        for table in &tables {
            let missing = rows_without_sample(table, samples);
            assert!(missing.is_empty(), "there is no sample of {missing:?}");
        }
        for sample in samples {
            self.check(game, sample);
        }
    }
}

/// Checks that a text has words, that they are those of its message, and that nothing is missing in them.
fn check(told: &(impl ToMessage + Debug), text: &str) {
    let key = told.to_message().key;
    let is_whole = !text.is_empty() && !text.starts_with(key) && !text.contains(['{', '}', '$']);
    assert!(is_whole, "{told:?}: {text:?}");
}

#[test]
fn whatever_amsterdam_tells_is_told_whole() {
    let mut check = Check::new();
    check.check_games::<amsterdam::State>("amsterdam");
    let tables = [amsterdam::EVENTS, amsterdam::ACTIONS, amsterdam::REFUSALS];
    check.check_samples(&amsterdam::samples(), tables);
}

#[test]
fn whatever_roads_and_boats_tells_is_told_whole() {
    let mut check = Check::new();
    check.check_games::<roads_and_boats::State>("roads-and-boats");
    let tables = [
        roads_and_boats::EVENTS,
        roads_and_boats::ACTIONS,
        roads_and_boats::REFUSALS,
    ];
    check.check_samples(&roads_and_boats::samples(), tables);
}
