//! What goes with a game on the shelf, wherever nothing else would miss it.

use std::fs;
use std::path::{Path, PathBuf};

use games::Shelf;
use words::{Language, Words};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Files that name every game, and how.
fn mentions(name: &str) -> [(&'static str, String); 9] {
    let ident = name.replace('-', "_");
    [
        (
            "crates/cli/src/play/message_tests.rs",
            format!("\"{name}\""),
        ),
        ("crates/cli/tests/all/said.rs", format!("{ident}::EVENTS")),
        ("crates/cli/tests/all/said.rs", format!("\"{name}/src\"")),
        ("crates/types/src/main.rs", format!("{name}/messages.ts")),
        ("xtask/src/docs.rs", format!("docs/rules/{name}.md")),
        ("web/src/games/index.ts", format!("'./{name}/entry'")),
        ("web/tests/unit/messages.test.ts", format!("'{name}'")),
        ("ARCHITECTURE.md", format!("In `{name}`")),
        ("README.md", format!("towpath play {name}")),
    ]
}

#[test]
fn every_game_has_all_that_goes_with_it() {
    for game in Shelf::default().games() {
        let name = game.name();
        for (file, mention) in mentions(name) {
            let text = fs::read_to_string(root().join(file)).unwrap();
            assert!(text.contains(&mention), "{file} has no {mention}");
        }
        let tests = root().join("crates").join(name).join("tests");
        for file in ["all/coverage.rs", "all/playthroughs.rs"] {
            assert!(
                tests.join(file).exists(),
                "no {file} in the tests of {name}"
            );
        }
        let games = fs::read_dir(tests.join("games")).map(Iterator::count);
        assert!(games.unwrap_or(0) > 0, "no recorded game of {name}");
        let ident = format!("use {}::", name.replace('-', "_"));
        let targets = fs::read_dir(root().join("fuzz/targets")).unwrap();
        let mut texts = targets.map(|target| fs::read_to_string(target.unwrap().path()).unwrap());
        assert!(
            texts.any(|text| text.contains(&ident)),
            "no fuzz target of {name}"
        );
    }
}

#[test]
fn every_game_and_bot_has_its_words() {
    for words in Language::ALL.map(Words::new) {
        for game in Shelf::default().games() {
            let name = game.name();
            let mut keys = ["game", "about", "time"]
                .map(|of| format!("page-{of}-{name}"))
                .to_vec();
            for bot in game.bots() {
                keys.push(format!("page-bot-{}", bot.name));
                keys.push(format!("page-bot-{}-about", bot.name));
            }
            for key in keys {
                assert!(
                    words.find(&key, &[]).is_some(),
                    "{}: {key}",
                    words.language()
                );
            }
        }
    }
}
