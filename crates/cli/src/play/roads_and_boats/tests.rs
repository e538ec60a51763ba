//! Messages that nobody is told, and verbs that nobody understands.

use std::collections::BTreeSet;

use game::{Sample, ToMessage};
use roads_and_boats::{State, samples};
use words::{File, Language, SOURCES, Words};

use super::typed::Request;
use crate::play::tell::Teller;

/// The keys of the English file that begin like this.
fn keys(prefix: &str) -> BTreeSet<&'static str> {
    let english = SOURCES
        .iter()
        .find(|source| source.language == Language::English && source.file == File::RoadsAndBoats);
    let lines = english.unwrap().text.lines();
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    keys.filter(|key| key.starts_with(prefix)).collect()
}

/// The keys that samples of these are told with.
fn told(is_meant: impl Fn(&Sample<State>) -> bool) -> BTreeSet<&'static str> {
    let (_, samples) = samples();
    let meant = samples.iter().filter(|sample| is_meant(sample));
    meant.map(|sample| sample.to_message().key).collect()
}

#[test]
fn no_message_of_an_action_is_left_over() {
    let told = told(|sample| matches!(sample, Sample::Action(_)));
    let mut expected = keys("rb-do-");
    for wrapper in ["rb-do-times", "rb-do-done-left"] {
        expected.remove(wrapper);
    }
    assert_eq!(told, expected);
}

#[test]
fn no_message_of_an_event_is_left_over() {
    let told = told(|sample| matches!(sample, Sample::Event(_)));
    let mut expected = keys("rb-log-");
    // A row that was drawn is told as it is shown.
    expected.insert("rb-show-temple");
    assert_eq!(told, expected);
}

#[test]
fn verbs_are_understood_in_english_and_in_the_language_spoken() {
    let (state, _) = samples();
    for language in Language::ALL {
        let words = Words::new(language);
        let names = ["Anna".to_owned()];
        let teller = Teller::new(&words, &state, &names);
        let verbs = keys("rb-verb-");
        for key in verbs {
            let english = key.trim_start_matches("rb-verb-");
            let spoken = words.say(key, &[]);
            for verb in [english, &spoken, &spoken.to_uppercase()] {
                let request = Request::parse(&teller, &format!("{verb} 2, -1 3"));
                assert!(request.is_some(), "{language}: {verb}");
            }
        }
        assert!(
            Request::parse(&teller, "dance 2,-1").is_none(),
            "{language}"
        );
    }
}
