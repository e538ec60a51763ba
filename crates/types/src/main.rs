//! Writes down in TypeScript what page and server say to each other, the tables of the rules, and the shapes that pictures
//! have too. `cargo xtask types` runs it, a test keeps it fresh.

mod acts;
mod messages;
mod samples;
mod shapes;
mod tables;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use messages::messages;
use samples::samples;
use serde_json::{Value, json};
use ts_rs::{Config, TS, TypeVisitor};

fn main() -> Result<()> {
    for (name, text) in files() {
        let path = folder().join(name);
        let parent = path.parent().unwrap_or(&path);
        fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
        fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/gen")
}

/// Every file that is written, with its text.
fn files() -> [(&'static str, String); 13] {
    let mut protocol = Declared::default();
    server::types::visit(&mut protocol);
    let mut amsterdam = Declared::default();
    amsterdam::types::visit(&mut amsterdam);
    let mut roads_and_boats = Declared::default();
    roads_and_boats::types::visit(&mut roads_and_boats);
    [
        ("index.ts", protocol.write()),
        ("amsterdam/index.ts", amsterdam.write()),
        (
            "amsterdam/messages.ts",
            messages(&[amsterdam::EVENTS, amsterdam::ACTIONS]),
        ),
        ("roads-and-boats/index.ts", roads_and_boats.write()),
        (
            "roads-and-boats/messages.ts",
            messages(&[roads_and_boats::EVENTS, roads_and_boats::ACTIONS]),
        ),
        (
            "../../tests/unit/samples/amsterdam.jsonl",
            samples("amsterdam/tests/games", amsterdam::samples(), |_| {
                Value::Null
            }),
        ),
        (
            "../../tests/unit/samples/roads-and-boats.jsonl",
            samples(
                "roads-and-boats/tests/games",
                roads_and_boats::samples(),
                |state| json!(state.ground()),
            ),
        ),
        ("../../tests/unit/samples/acts.jsonl", acts::folded()),
        ("amsterdam/tables.ts", tables::amsterdam()),
        ("roads-and-boats/tables.ts", tables::roads_and_boats()),
        ("languages.ts", tables::languages()),
        ("roads-and-boats/shapes.ts", shapes::roads_and_boats()),
        ("../../tests/unit/samples/shapes.jsonl", shapes::samples()),
    ]
}

/// The types that were visited, by their names.
#[derive(Default)]
struct Declared(BTreeMap<String, String>);

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, texts and lists have no file to be in: they are written where they are used.
        if T::output_path().is_none() {
            return;
        }
        // JavaScript has one kind of number, and nothing here counts beyond it.
        let config = Config::new().with_large_int("number");
        let name = T::ident(&config);
        if self.0.contains_key(&name) {
            return;
        }
        let text = T::decl(&config);
        let docs = T::docs().unwrap_or_default();
        self.0.insert(name, format!("\n{docs}export {text}"));
        T::visit_dependencies(self);
    }
}

impl Declared {
    fn write(&self) -> String {
        let mut text =
            "// Written by `cargo xtask types`. Change the types of the server instead.\n"
                .to_owned();
        for line in self.0.values().flat_map(|declaration| declaration.lines()) {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_fresh() {
        for (name, fresh) in files() {
            let text = fs::read_to_string(folder().join(name)).unwrap_or_default();
            assert!(
                text == fresh,
                "{name} is not fresh: run `cargo xtask types`"
            );
        }
    }

    #[test]
    fn no_number_is_too_large_for_the_page() {
        for (name, text) in files() {
            assert!(!text.contains("bigint"), "{name}");
        }
    }
}
