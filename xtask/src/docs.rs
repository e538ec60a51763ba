//! Pages made from other files, which a test keeps fresh.

use std::fs;

use anyhow::{Context, Result};
use words::{File, Language, Words, rulebook};

use crate::shell::root;
use crate::tables;

/// Every page that is made, with its text.
fn pages() -> [(&'static str, String); 2] {
    let words = Words::new(Language::English);
    let amsterdam = rulebook::markdown(&words, File::AmsterdamRules);
    let rules = rulebook::markdown(&words, File::RoadsAndBoatsRules);
    let roads_and_boats = format!("{rules}\n{}", tables::roads_and_boats(&words));
    [
        ("docs/rules/amsterdam.md", amsterdam),
        ("docs/rules/roads-and-boats.md", roads_and_boats),
    ]
}

pub(crate) fn write() -> Result<()> {
    for (name, page) in pages() {
        let path = root().join(name);
        fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_fresh() {
        for (name, fresh) in pages() {
            let page = fs::read_to_string(root().join(name)).unwrap_or_default();
            assert!(page == fresh, "{name} is not fresh: run `cargo xtask docs`");
        }
    }
}
