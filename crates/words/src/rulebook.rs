//! The rulebook as a page, made from the rule texts.

use fluent_syntax::{ast, parser};

use crate::{File, Language, SOURCES, Words};

/// The numbers of the rules in a file, in order.
pub fn rules(file: File) -> Vec<String> {
    keys(file).into_iter().filter(|key| is_rule(key)).collect()
}

/// The rulebook in Markdown.
pub fn markdown(words: &Words, file: File) -> String {
    let mut page = String::new();
    for key in keys(file) {
        let text = words.say(&key, &[]);
        let note = words.attribute(&key, "note");
        match key.split('-').next() {
            Some("rules") if page.is_empty() => page = format!("# {text}\n"),
            Some("rules") => page += &format!("\n{text}\n"),
            Some("chapter") => page += &format!("\n## {text}\n\n"),
            _ => page += &format!("- **{key}** {text}\n"),
        }
        if let Some(note) = note {
            page += &format!("  *({note})*\n");
        }
    }
    page
}

/// The rulebook without marks, for a terminal.
pub fn plain(words: &Words, file: File) -> String {
    markdown(words, file)
        .replace('*', "")
        .replace("## ", "")
        .replace("# ", "")
}

fn is_rule(key: &str) -> bool {
    key.starts_with(|first: char| first.is_ascii_uppercase())
}

/// The keys of a file in the order of the English one.
fn keys(file: File) -> Vec<String> {
    let model = SOURCES
        .iter()
        .find(|source| source.language == Language::English && source.file == file);
    let text = model.expect("an English model").text;
    let resource = parser::parse(text).expect("a well-formed file");
    let messages = resource.body.iter().filter_map(|entry| match entry {
        ast::Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    messages.collect()
}
