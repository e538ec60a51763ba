//! Every rule has a test that names it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The numbers of rules in a text, such as the page's `RB` followed by a chapter and two digits.
fn rules_in(text: &str) -> BTreeSet<&str> {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let is_rule = |word: &&str| {
        let mut parts = word.split('-');
        let [game, chapter, number] = [(); 3].map(|()| parts.next().unwrap_or_default());
        game == "RB"
            && !chapter.is_empty()
            && chapter.chars().all(|c| c.is_ascii_uppercase())
            && number.len() == 2
            && number.chars().all(|c| c.is_ascii_digit())
            && parts.next().is_none()
    };
    text.split(|c| !is_part(c))
        .map(|word| word.trim_matches('-'))
        .filter(is_rule)
        .collect()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every Rust file in a folder and the folders in it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let entries = std::fs::read_dir(folder).expect("a folder of tests");
    for path in entries.map(|entry| entry.expect("a file of tests").path()) {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = read(&home.join("../../locales/en/roads-and-boats-rules.ftl"));
    let tests: Vec<String> = rust_files(&home.join("tests/all"))
        .iter()
        .map(|path| read(path))
        .collect();
    // Each rule stands at the beginning of its line.
    let rules: BTreeSet<&str> = page
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .flat_map(|(key, _)| rules_in(key))
        .collect();
    assert!(rules.len() >= 80, "the rules page has only {rules:?}");
    let named: BTreeSet<&str> = tests.iter().flat_map(|text| rules_in(text)).collect();
    let untested: Vec<&&str> = rules.difference(&named).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
    let unknown: Vec<&&str> = named.difference(&rules).collect();
    assert!(
        unknown.is_empty(),
        "tests name {unknown:?}, and the rules page does not"
    );
}

#[test]
fn numbers_of_rules_are_found_in_a_text() {
    let [set_rule, end_rule] = ["SET-01", "END-03"].map(|rest| format!("RB-{rest}"));
    let text = format!(
        "- **{set_rule}** two ({end_rule}): not RB-1, S{set_rule}, {end_rule}3 or {set_rule}-x."
    );
    let found: Vec<&str> = rules_in(&text).into_iter().collect();
    assert_eq!(found, [end_rule, set_rule]);
}
