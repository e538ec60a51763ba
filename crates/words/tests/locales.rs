//! Every language says the same things.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use words::{File, Language, SOURCES, Source, Words, rulebook};

/// The keys of a file, those of attributes too, with the variables that each takes.
fn keys(source: &Source) -> BTreeMap<String, BTreeSet<String>> {
    let resource: Resource<&str> = parser::parse(source.text)
        .unwrap_or_else(|(_, errors)| panic!("{} {:?}: {errors:?}", source.language, source.file));
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Junk { content } => panic!("{} {:?}: {content}", source.language, source.file),
            _ => continue,
        };
        let name = message.id.name;
        let value = message.value.as_ref().expect("every message has a value");
        let twice = keys.insert(name.to_owned(), variables(value));
        assert!(
            twice.is_none(),
            "{} {:?}: {name} is there twice",
            source.language,
            source.file
        );
        for attribute in &message.attributes {
            keys.insert(
                format!("{name}.{}", attribute.id.name),
                variables(&attribute.value),
            );
        }
    }
    keys
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    collect(pattern, &mut names);
    names
}

fn collect(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, names);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            names.insert(id.name.to_owned());
        }
    }
}

#[test]
fn every_language_has_the_keys_of_the_english_files_and_no_others() {
    let mut n_keys = 0;
    for model in SOURCES
        .iter()
        .filter(|source| source.language == Language::English)
    {
        let expected = keys(model);
        n_keys += expected.len();
        for source in SOURCES.iter().filter(|source| source.file == model.file) {
            let found = keys(source);
            for (key, variables) in &expected {
                let there = found.get(key);
                assert_eq!(
                    there,
                    Some(variables),
                    "{} {:?}: {key}",
                    source.language,
                    source.file
                );
            }
            for key in found.keys() {
                assert!(
                    expected.contains_key(key),
                    "{} {:?}: {key} is extra",
                    source.language,
                    source.file
                );
            }
        }
    }
    assert!(n_keys > 600, "{n_keys} keys");
    assert_eq!(SOURCES.len(), 12 * Language::ALL.len());
}

/// A copy of the English text would pass the test of the keys.
#[test]
fn texts_are_translated() {
    let english = Words::new(Language::English);
    for language in &Language::ALL[1..] {
        let words = Words::new(*language);
        let model = SOURCES
            .iter()
            .filter(|source| source.language == Language::English);
        let (mut same, mut all) = (Vec::new(), 0);
        for key in model.flat_map(keys).map(|(key, _)| key) {
            // Names of places are the same everywhere.
            if key.starts_with("place-") || key.contains('.') {
                continue;
            }
            all += 1;
            if words.say(&key, &[]) == english.say(&key, &[]) {
                same.push(key);
            }
        }
        assert!(same.len() * 20 < all, "{language}: {same:?}");
    }
}

#[test]
fn plurals_follow_each_language() {
    let say =
        |language, cards: i32| Words::new(language).say("am-cards", &[("cards", cards.into())]);
    let plurals: [(Language, [&str; 4]); Language::ALL.len()] = [
        (
            Language::English,
            ["1 card", "2 cards", "5 cards", "22 cards"],
        ),
        (
            Language::Finnish,
            ["1 kortti", "2 korttia", "5 korttia", "22 korttia"],
        ),
        (
            Language::Polish,
            ["1 karta", "2 karty", "5 kart", "22 karty"],
        ),
        (
            Language::Norwegian,
            ["1 kort", "2 kort", "5 kort", "22 kort"],
        ),
    ];
    for (language, forms) in plurals {
        assert_eq!([1, 2, 5, 22].map(|cards| say(language, cards)), forms);
    }
}

#[test]
fn terms_are_those_of_the_printed_rules() {
    for (language, terms) in [
        (
            Language::Finnish,
            [
                "kuljetusvälinekort",
                "sopimuskort",
                "kauppatavarabonuskort",
                "kärry",
                "reit",
                "jokeri",
            ],
        ),
        (
            Language::Polish,
            [
                "Lokomocji",
                "Kontrakt",
                "Towarów",
                "woz",
                "połącze",
                "dżoker",
            ],
        ),
        (
            Language::Norwegian,
            [
                "transportkort",
                "kontraktskort",
                "varebonuskort",
                "kjerre",
                "rute",
                "joker",
            ],
        ),
    ] {
        let rules = rulebook::markdown(&Words::new(language), File::AmsterdamRules);
        for term in terms {
            assert!(rules.contains(term), "{language}: {term}");
        }
    }
}

#[test]
fn an_unknown_key_is_said_as_it_is() {
    let words = Words::new(Language::English);
    assert_eq!(words.say("no-such-key", &[]), "no-such-key");
    assert_eq!(words.find("no-such-key", &[]), None);
    assert_eq!(words.attribute("AM-BOX-01", "note"), None);
    assert!(words.attribute("AM-TURN-02", "note").is_some());
}

#[test]
fn both_rulebooks_are_made_from_their_rules_in_every_language() {
    for (file, n_rules) in [(File::AmsterdamRules, 35), (File::RoadsAndBoatsRules, 93)] {
        let rules = rulebook::rules(file);
        assert_eq!(rules.len(), n_rules, "{file:?}");
        for language in Language::ALL {
            let words = Words::new(language);
            let page = rulebook::markdown(&words, file);
            assert!(page.starts_with("# "), "{language} {file:?}");
            for rule in &rules {
                let line = format!("- **{rule}** {}\n", words.say(rule, &[]));
                assert!(page.contains(&line), "{language} {rule}");
            }
            let plain = rulebook::plain(&words, file);
            assert!(!plain.contains('*') && !plain.contains('#'), "{language}");
        }
    }
}
