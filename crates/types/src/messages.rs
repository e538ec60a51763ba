//! What is told of events and actions, as a table that the page reads.

use std::fmt::Write;

use game::{MessageRow, MessageTable, Source};
use serde_json::{Value, json};

/// The tables of a game, in TypeScript.
pub(crate) fn messages(tables: &[MessageTable]) -> String {
    let mut text =
        "// Written by `cargo xtask types`. Change what the engine tells instead.\n\n".to_owned();
    text += "import type { MessageTable } from '../../games/message';\n\nexport const MESSAGES: readonly MessageTable[] = [\n";
    for table in tables {
        let _ = writeln!(text, "  {{\n    tag: '{}',\n    rows: {{", table.tag);
        for row in table.rows {
            let _ = writeln!(text, "      {}: {},", snake_case(row.variant), written(row));
        }
        text += "    },\n  },\n";
    }
    text + "];\n"
}

fn written(row: &MessageRow) -> Value {
    let part = |part: &Source| {
        let kind = json!(snake_case(part.kind));
        let paths = part.paths.iter().map(|path| json!(path));
        Value::Array(std::iter::once(kind).chain(paths).collect())
    };
    let mut written = json!({ "key": row.key });
    if !row.keys.is_empty() {
        written["keys"] = json!(row.keys);
    }
    if !row.args.is_empty() {
        let args = row.args.iter();
        written["args"] = args
            .map(|(name, arg)| ((*name).to_owned(), part(arg)))
            .collect();
    }
    if !row.about.is_empty() {
        written["about"] = row.about.iter().map(part).collect();
    }
    written
}

/// A name as it is written in JSON.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(c.to_ascii_lowercase());
    }
    snake
}
