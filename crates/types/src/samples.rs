//! One of each thing that is said in the recorded games, for the page's tests to put into words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::{Arg, Game, Said, Saying, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use testkit::{Heard, RecordOf, hear};

/// What was said in one position: what was said, and the position as everyone sees it.
struct Moment {
    shown: Value,
    said: Vec<Value>,
}

/// The samples of a game, as a file: a record a line. `ground` is what its positions lie on.
pub(crate) fn samples<G: Game>(folder: &str, ground: impl Fn(&G) -> Value) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(folder);
    let entries = fs::read_dir(folder).expect("a folder of recorded games");
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    let mut known = BTreeSet::new();
    let mut lines = String::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a recorded game");
        let record: RecordOf<G> = serde_json::from_str(&text).expect("a record");
        for Moment { shown, said } in moments(&record, &mut known, &ground) {
            lines += &json!({ "shown": shown, "said": said }).to_string();
            lines.push('\n');
        }
    }
    lines
}

/// The moments in which something is said that is not `known` yet.
fn moments<G: Game>(
    record: &RecordOf<G>,
    known: &mut BTreeSet<String>,
    ground: &impl Fn(&G) -> Value,
) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    hear(record, |game: &G, heard| {
        let saying = heard.said();
        if !known.insert(shape(&heard, &saying)) {
            return;
        }
        let sample = match &heard {
            Heard::Event(value) => sample("event", value, &saying),
            Heard::Action(value) => sample("action", value, &saying),
            Heard::Refusal(_) => json!({ "refusal": saying }),
        };
        let shown = json!({ "view": game.view(Viewer::Table), "ground": ground(game) });
        match moments.last_mut() {
            Some(last) if last.shown == shown => last.said.push(sample),
            _ => moments.push(Moment {
                shown,
                said: vec![sample],
            }),
        }
    });
    moments
}

fn sample<T: Serialize>(name: &str, value: &impl Serialize, saying: &Saying<T>) -> Value {
    let args: Vec<&str> = saying.args.iter().map(|(name, _)| *name).collect();
    json!({ name: value, "key": saying.key, "args": args })
}

/// What sayings have in common that are made of things of the same kinds.
fn shape<G: Game>(heard: &Heard<G>, saying: &Saying<G::Thing>) -> String {
    let kinds = saying.args.iter().map(|(name, arg)| match arg {
        Arg::Thing(thing) => format!("{name}:{}", kind(&json!(thing))),
        Arg::Number(number) => format!("{name}:{}", (*number).clamp(0, 2)),
        Arg::Saying(saying) => format!("{name}:{}", saying.key),
        Arg::Text(_) | Arg::Seat { .. } => (*name).to_owned(),
    });
    let said = match heard {
        Heard::Event(_) => "event",
        Heard::Action(_) => "action",
        Heard::Refusal(_) => "refusal",
    };
    format!("{said} {} {:?}", saying.key, kinds.collect::<Vec<_>>())
}

/// The kind of a thing, and of what is in it: a place on land is another than one at sea.
fn kind(thing: &Value) -> String {
    match thing {
        Value::Object(entries) => entries
            .iter()
            .map(|(name, inner)| format!("{name} {}", kind(inner)))
            .collect(),
        _ => String::new(),
    }
}
