//! How events and actions are said, as a table that the page reads.

use std::fmt::Write;

use game::{Form, Forms, Part};
use serde_json::{Value, json};

/// The tables of a game, in TypeScript.
pub(crate) fn forms(tables: &[Forms]) -> String {
    let mut text =
        "// Written by `cargo xtask types`. Change what the engine says instead.\n\n".to_owned();
    text += "import type { Forms } from '../../games/saying';\n\nexport const FORMS: readonly Forms[] = [\n";
    for table in tables {
        let _ = writeln!(text, "  {{\n    tag: '{}',\n    forms: {{", table.tag);
        for form in table.forms {
            let _ = writeln!(
                text,
                "      {}: {},",
                snake_case(form.variant),
                written(form)
            );
        }
        text += "    },\n  },\n";
    }
    text + "];\n"
}

fn written(form: &Form) -> Value {
    let part = |part: &Part| {
        let kind = json!(snake_case(part.kind));
        let paths = part.paths.iter().map(|path| json!(path));
        Value::Array(std::iter::once(kind).chain(paths).collect())
    };
    let mut written = json!({ "key": form.key });
    if !form.keys.is_empty() {
        written["keys"] = json!(form.keys);
    }
    if !form.args.is_empty() {
        let args = form.args.iter();
        written["args"] = args
            .map(|(name, arg)| ((*name).to_owned(), part(arg)))
            .collect();
    }
    if !form.about.is_empty() {
        written["about"] = form.about.iter().map(part).collect();
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
