//! One of each thing that people are told of in games, for the page's tests to put into words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Arg, Game, Message, Sample, ToMessage, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use testkit::{RecordOf, for_each_sample};

/// What can be told in one position, and the position as everyone sees it.
struct Moment {
    view: Value,
    ground: Value,
    told: Vec<Value>,
}

/// Gathers one of each thing.
struct Gathering<G> {
    /// The shapes of those that are there.
    known: BTreeSet<String>,
    moments: Vec<Moment>,
    /// What a position lies on.
    ground: fn(&G) -> Value,
}

/// The samples of a game, as a file: a position and what can be told in it a line. They come from recorded games, and
/// from `constructed` what happens in none of these. `ground` is what a position lies on.
pub(crate) fn samples<G: Game>(
    records: &str,
    constructed: (G, Vec<Sample<G>>),
    ground: fn(&G) -> Value,
) -> String {
    let mut gathering = Gathering {
        known: BTreeSet::new(),
        moments: Vec::new(),
        ground,
    };
    for file in files(records) {
        let text = fs::read_to_string(&file).expect("a recorded game");
        let record: RecordOf<G> = serde_json::from_str(&text).expect("a record");
        for_each_sample(&record, |game: &G, sample| gathering.add(game, &sample));
    }
    let (game, samples) = constructed;
    for sample in &samples {
        gathering.add(&game, sample);
    }
    write(&gathering.moments)
}

/// A moment a line. What it lies on is left out where that is the same as in the line before.
fn write(moments: &[Moment]) -> String {
    let mut ground = &Value::Null;
    let mut text = String::new();
    for moment in moments {
        let mut line = json!({ "view": moment.view, "told": moment.told });
        if moment.ground != *ground {
            ground = &moment.ground;
            line["ground"] = ground.clone();
        }
        text += &format!("{line}\n");
    }
    text
}

/// The recorded games in a folder.
pub(crate) fn files(folder: &str) -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let entries = fs::read_dir(crates.join(folder)).expect("a folder of recorded games");
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    files
}

impl<G: Game> Gathering<G> {
    /// Adds what can be told in a position, unless there is one like it.
    fn add(&mut self, game: &G, told: &Sample<G>) {
        let message = told.to_message();
        if !self.known.insert(shape(told, &message)) {
            return;
        }
        let told = match told {
            Sample::Event(value) => sample("event", value, &message),
            Sample::Action(value) => sample("action", value, &message),
            Sample::Refusal(_) => json!({ "refusal": message }),
        };
        let view = json!(game.view(Viewer::Table));
        match self.moments.last_mut() {
            Some(last) if last.view == view => last.told.push(told),
            _ => self.moments.push(Moment {
                view,
                ground: (self.ground)(game),
                told: vec![told],
            }),
        }
    }
}

fn sample<T: Serialize>(name: &str, value: &impl Serialize, message: &Message<T>) -> Value {
    let args: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
    json!({ name: value, "key": message.key, "args": args })
}

/// What messages have in common that are made of things of the same kinds.
fn shape<G: Game>(sample: &Sample<G>, message: &Message<G::Thing>) -> String {
    let kinds = message.args.iter().map(|(name, arg)| match arg {
        Arg::Thing(thing) => format!("{name}:{}", kind(&json!(thing))),
        Arg::Number(number) => format!("{name}:{}", (*number).clamp(0, 2)),
        Arg::Message(message) => format!("{name}:{}", message.key),
        Arg::Text(_) | Arg::Seat { .. } | Arg::Seats { .. } => (*name).to_owned(),
    });
    let told = match sample {
        Sample::Event(_) => "event",
        Sample::Action(_) => "action",
        Sample::Refusal(_) => "refusal",
    };
    format!("{told} {} {:?}", message.key, kinds.collect::<Vec<_>>())
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
