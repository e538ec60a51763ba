//! Every rule has a test that names it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The numbers of rules in a text, such as the page's `AM` followed by a chapter and two digits.
fn rules_in(text: &str) -> BTreeSet<&str> {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let is_rule = |word: &&str| {
        let mut parts = word.split('-');
        let [game, chapter, number] = [(); 3].map(|()| parts.next().unwrap_or_default());
        game == "AM"
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

#[expect(
    clippy::disallowed_methods,
    reason = "a test of files reads files, the engine does not"
)]
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
    let page = read(&home.join("../../docs/rules/amsterdam.md"));
    let tests: Vec<String> = rust_files(&home.join("tests"))
        .iter()
        .map(|path| read(path))
        .collect();
    let rules = rules_in(&page);
    assert!(rules.len() >= 30, "the rules page names only {rules:?}");
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
    let [box_rule, end_rule] = ["BOX-01", "END-06"].map(|rest| format!("AM-{rest}"));
    let text = format!(
        "- **{box_rule}** two ({end_rule}): not AM-1, S{box_rule}, {end_rule}3 or {box_rule}-x."
    );
    let found: Vec<&str> = rules_in(&text).into_iter().collect();
    assert_eq!(found, [box_rule, end_rule]);
}
