//! What a repository can check about itself.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_owned()
}

/// Every file in the repository that git knows or would take up, from the top.
fn files() -> Vec<String> {
    let mut git = Command::new("git");
    let list = git
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root());
    let output = list.output().expect("git lists the files");
    assert!(output.status.success(), "git lists the files");
    let names = String::from_utf8(output.stdout).unwrap();
    names
        .lines()
        .filter(|name| root().join(name).is_file())
        .map(str::to_owned)
        .collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap()
}

#[test]
fn no_file_of_code_is_a_drawer() {
    let code = files()
        .into_iter()
        .filter(|name| name.ends_with(".rs") && !name.contains("/tests/"));
    let mut n_files = 0;
    for name in code {
        n_files += 1;
        let lines = read(&name).lines().count();
        assert!(lines <= 500, "{name} has {lines} lines");
    }
    assert!(n_files > 40, "{n_files} files");
}

#[test]
fn every_module_says_what_it_is_about() {
    for name in files().iter().filter(|name| name.ends_with(".rs")) {
        assert!(
            read(name).starts_with("//! "),
            "{name} does not say what it is about"
        );
    }
}

#[test]
fn engines_depend_on_nothing_else() {
    let allowed = [
        ("game", &["rand_chacha", "serde", "thiserror", "ts-rs"][..]),
        (
            "amsterdam",
            &[
                "game",
                "serde",
                "serde_json",
                "serde_path_to_error",
                "thiserror",
                "ts-rs",
            ],
        ),
        (
            "roads-and-boats",
            &[
                "game",
                "serde",
                "serde_json",
                "serde_path_to_error",
                "thiserror",
                "ts-rs",
            ],
        ),
    ];
    for (engine, allowed) in allowed {
        let manifest = read(&format!("crates/{engine}/Cargo.toml"));
        let section = manifest.split("[dependencies]").nth(1).unwrap();
        let section = section.split("\n[").next().unwrap();
        let names: Vec<&str> = section
            .lines()
            .filter_map(|line| line.split(['.', ' ']).next())
            .filter(|name| !name.is_empty())
            .collect();
        assert!(!names.is_empty());
        for name in names {
            assert!(allowed.contains(&name), "{engine} may not depend on {name}");
            let is_optional =
                section.contains(&format!("{name} = {{ workspace = true, optional = true }}"));
            assert_eq!(is_optional, name == "ts-rs", "{engine} and {name}");
        }
        let lints = read(&format!("crates/{engine}/clippy.toml"));
        for banned in [
            "Instant::now",
            "SystemTime::now",
            "env::var",
            "HashMap",
            "HashSet",
        ] {
            assert!(lints.contains(banned), "{engine} does not ban {banned}");
        }
        assert!(
            read(&format!("crates/{engine}/src/lib.rs"))
                .contains("#![deny(clippy::float_arithmetic)]")
        );
    }
}

#[test]
fn the_architecture_page_is_short_and_names_everything() {
    let page = read("ARCHITECTURE.md");
    // A quarter of an hour for whoever reads it.
    assert!(page.split_whitespace().count() <= 3_500);
    let names = files();
    let crates = names
        .iter()
        .filter_map(|name| name.strip_prefix("crates/")?.strip_suffix("/Cargo.toml"));
    for name in crates {
        assert!(
            page.contains(&format!("`{name}`")),
            "ARCHITECTURE.md does not name {name}"
        );
    }
    let rules = names
        .iter()
        .filter_map(|name| name.split_once("/src/rules/").map(|(_, file)| file));
    for file in rules {
        assert!(
            page.contains(&format!("`{file}`")),
            "ARCHITECTURE.md does not name {file}"
        );
    }
    let workspace = read("Cargo.toml");
    let section = workspace
        .split("[workspace.dependencies]")
        .nth(1)
        .unwrap()
        .split("\n[")
        .next()
        .unwrap();
    for line in section
        .lines()
        .filter(|line| line.contains('=') && !line.contains("path ="))
    {
        let name = line.split(' ').next().unwrap();
        assert!(
            page.contains(&format!("`{name}`")),
            "ARCHITECTURE.md gives no reason for {name}"
        );
    }
}

#[test]
fn nothing_is_left_over() {
    // Spelled apart, so that this file does not find itself.
    let left_overs = [
        ["TO", "DO"],
        ["FIX", "ME"],
        ["todo", "!("],
        ["unimplemented", "!("],
        ["#[ign", "ore"],
    ];
    for name in files().iter().filter(|name| name.ends_with(".rs")) {
        let text = read(name);
        for left_over in left_overs.map(|parts| parts.concat()) {
            assert!(!text.contains(&left_over), "{name} has a {left_over}");
        }
    }
}

#[test]
fn every_test_that_is_promised_is_there() {
    let code: String = files()
        .iter()
        .filter(|name| name.ends_with(".rs"))
        .map(|name| read(name))
        .collect();
    let page = read("docs/reliability.md");
    let is_name = |text: &&str| {
        let is_letter = |char: char| char.is_ascii_lowercase() || char == '_';
        text.matches('_').count() >= 2 && text.chars().all(is_letter)
    };
    let mut n_tests = 0;
    for name in page.split('`').skip(1).step_by(2).filter(is_name) {
        n_tests += 1;
        assert!(
            code.contains(&format!("fn {name}()")),
            "docs/reliability.md promises {name}"
        );
    }
    assert!(n_tests > 25, "{n_tests} tests");
}
