//! Pages made from other files. That they are fresh is a test of the words.

use std::fs;

use anyhow::{Context, Result};
use words::{File, Language, Words, rulebook};

use crate::shell::root;

pub(crate) fn write() -> Result<()> {
    let path = root().join("docs/rules/amsterdam.md");
    let page = rulebook::markdown(&Words::new(Language::English), File::AmsterdamRules);
    fs::write(&path, page).with_context(|| format!("cannot write {}", path.display()))
}
