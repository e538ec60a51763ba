//! Whether every numbered rule has a test that is named after it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Holds the tests in a folder to the rules of a page of words: every rule, such as `RB-MOVE-06`, has a test whose name
/// has its number, such as `rb_move_06_a_good_is_moved_once`, and no test has the number of a rule that is not there.
///
/// # Errors
///
/// Returns the rules without a test, the numbers without a rule, or the file that cannot be read.
pub fn check_coverage(page: &Path, tests: &Path, game: &str) -> Result<(), String> {
    let rules = rules_of(&read(page)?, game);
    if rules.is_empty() {
        return Err(format!("{} has no rules of {game}", page.display()));
    }
    let mut named = BTreeSet::new();
    for path in rust_files(tests)? {
        named.extend(rules_named(&read(&path)?, game));
    }
    let untested: Vec<&String> = rules.difference(&named).collect();
    let unknown: Vec<&String> = named.difference(&rules).collect();
    match (untested.is_empty(), unknown.is_empty()) {
        (true, true) => Ok(()),
        _ => Err(format!(
            "without a test: {untested:?}; without a rule: {unknown:?}"
        )),
    }
}

/// The rules of a page: each stands at the beginning of its line.
fn rules_of(page: &str, game: &str) -> BTreeSet<String> {
    let keys = page.lines().filter_map(|line| line.split_once(" = "));
    let mut rules = BTreeSet::new();
    for (key, _) in keys {
        let parts: Vec<&str> = key.split('-').collect();
        if let [first, chapter, number] = parts[..]
            && first == game
            && is_chapter(chapter)
            && is_number(number)
        {
            rules.insert(key.to_owned());
        }
    }
    rules
}

/// The rules in the names of the tests in a file.
fn rules_named(text: &str, game: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        is_test |= line == "#[test]";
        let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) else {
            continue;
        };
        is_test = false;
        let name = rest.split('(').next().unwrap_or(rest).to_ascii_uppercase();
        let parts: Vec<&str> = name.split('_').collect();
        for part in parts.windows(3) {
            if part[0] == game && is_chapter(part[1]) && is_number(part[2]) {
                named.insert(part.join("-"));
            }
        }
    }
    named
}

fn is_chapter(part: &str) -> bool {
    !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase())
}

fn is_number(part: &str) -> bool {
    part.len() == 2 && part.chars().all(|c| c.is_ascii_digit())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Every Rust file in a folder and the folders in it.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set<const N: usize>(rules: [&str; N]) -> BTreeSet<String> {
        rules.map(str::to_owned).into()
    }

    #[test]
    fn rules_are_the_keys_of_a_page() {
        let page = "XX-SET-01 = One (XX-SET-02).\n    .note = XX-SET-03 = no\nchapter-xx-set = Set\nXX-end-01 = no\nYY-SET-01 = no";
        assert_eq!(rules_of(page, "XX"), set(["XX-SET-01"]));
    }

    #[test]
    fn only_names_of_tests_count() {
        let text = "
            // XX-SET-01
            #[test]
            #[should_panic]
            fn xx_set_02_xx_end_03_seats_sit_down() { assert_eq!(rule, \"XX-SET-04\"); }
            fn xx_set_05_helper() {}
            #[test]
            fn no_rule_xx_set_1_or_yy_set_06_at_all() {}
        ";
        assert_eq!(rules_named(text, "XX"), set(["XX-END-03", "XX-SET-02"]));
    }
}
