//! What really is at a table, read from the store behind the server's back, and what each viewer may know of it.

use std::collections::BTreeMap;

use game::{Seat, Viewer};
use games::Session;
use serde_json::{Value, json};

use crate::support::Server;

/// The number of a seat, or nobody's for whoever only watches.
pub(crate) type Eyes = Option<u8>;

/// Everything about a table, secrets too.
pub(crate) struct Truth {
    pub(crate) seed: String,
    pub(crate) salt: String,
    pub(crate) moments: BTreeMap<u64, Moment>,
}

/// The table after one entry.
pub(crate) struct Moment {
    pub(crate) what: Value,
    pub(crate) seen: BTreeMap<Eyes, Seen>,
}

/// What some eyes may see of a moment.
#[derive(Default)]
pub(crate) struct Seen {
    pub(crate) view: Value,
    pub(crate) events: Vec<Value>,
    pub(crate) plans: Vec<Value>,
    pub(crate) legal: Option<Vec<Value>>,
    pub(crate) plan: Vec<Value>,
    pub(crate) orders: Option<Value>,
}

struct Made {
    seq: u64,
    seat: Seat,
    made: Thing,
}

enum Thing {
    Acted(Vec<Value>),
    Planned(Vec<Value>),
    Ordered(Value),
}

impl Made {
    fn make(&self, session: &mut dyn Session) -> bool {
        match &self.made {
            Thing::Acted(actions) => {
                let step = session.attempt(self.seat, actions).unwrap();
                session.take(&*step);
                true
            }
            Thing::Planned(actions) => session.lay_plan(self.seat, actions).is_ok(),
            Thing::Ordered(orders) => session.give_orders(self.seat, orders).is_ok(),
        }
    }

    /// Whether it is still there after an undo, by another seat or its own.
    fn outlives(&self, undone: &Value) -> bool {
        let by = seat_of(&undone["seat"]);
        let is_kept = match self.made {
            Thing::Acted(_) => undone["alone"] == true && self.seat != by,
            Thing::Planned(_) => self.seat != by,
            Thing::Ordered(_) => true,
        };
        is_kept || self.seq <= undone["to"].as_u64().unwrap()
    }
}

pub(crate) fn seat_of(value: &Value) -> Seat {
    serde_json::from_value(value.clone()).unwrap()
}

pub(crate) fn viewer(eyes: Eyes) -> Viewer {
    eyes.map_or(Viewer::Table, |seat| Viewer::Seat(Seat::new(seat).unwrap()))
}

impl Truth {
    /// Reads the log of a table and plays it again.
    pub(crate) async fn of(server: &Server, table: &str) -> Truth {
        let store = server.store().await;
        let entries = store.entries(&table.parse().unwrap(), 0).await.unwrap();
        let first: Value = serde_json::from_str(&entries[0].body).unwrap();
        let game = server.shelf.game_of(&first["options"]).unwrap();
        let seed = first["seed"].as_str().unwrap();
        let begin = || {
            let rules = first["rules"].as_u64().unwrap() as u32;
            let setup = first["options"]["setup"].clone();
            let mut session = game.start(rules, setup, seed.parse().unwrap()).unwrap();
            session.follow_usual_orders();
            session
        };
        let mut session = begin();
        let mut made: Vec<Made> = Vec::new();
        let mut moments = BTreeMap::new();
        let mut has_begun = false;
        for entry in &entries {
            let what: Value = serde_json::from_str(&entry.body).unwrap();
            let mut step = None;
            match entry.kind.as_str() {
                "started" => has_begun = true,
                kind @ ("acted" | "planned" | "ordered") => {
                    let actions = || what["actions"].as_array().unwrap().clone();
                    let new = Made {
                        seq: entry.seq,
                        seat: seat_of(&what["seat"]),
                        made: match kind {
                            "acted" => Thing::Acted(actions()),
                            "planned" => Thing::Planned(actions()),
                            _ => Thing::Ordered(what["orders"].clone()),
                        },
                    };
                    if let Thing::Acted(actions) = &new.made {
                        step = session.attempt(new.seat, actions).ok();
                    }
                    assert!(new.make(&mut *session));
                    made.push(new);
                }
                "undone" => {
                    session = begin();
                    let all = std::mem::take(&mut made);
                    for old in all {
                        if old.outlives(&what) && old.make(&mut *session) {
                            made.push(old);
                        }
                    }
                }
                _ => {}
            }
            let all_eyes = (0..session.n_seats() as u8).map(Some).chain([None]);
            let seen = all_eyes.map(|eyes| {
                let mut seen = Seen::default();
                if let Some(step) = &step {
                    seen.events = step.seen_by(viewer(eyes));
                    seen.plans = plans_for(&json!(step.plans()), eyes);
                }
                if has_begun {
                    seen.view = session.view(viewer(eyes)).unwrap();
                }
                if let (Some(number), true) = (eyes, has_begun) {
                    let seat = Seat::new(number).unwrap();
                    seen.plan = session.plan(seat).unwrap();
                    seen.orders = session.orders(seat).unwrap();
                    let is_to_act = session.to_act().contains(seat);
                    seen.legal = is_to_act.then(|| session.legal_actions(seat).unwrap());
                }
                (eyes, seen)
            });
            let seen = seen.collect();
            moments.insert(entry.seq, Moment { what, seen });
        }
        Truth {
            seed: seed.to_owned(),
            salt: first["salt"].as_str().unwrap().to_owned(),
            moments,
        }
    }

    /// What is wrong with a message of a running game to these eyes, if anything is.
    pub(crate) fn fault(&self, eyes: Eyes, text: &str) -> Option<String> {
        for secret in [&self.seed, &self.salt] {
            if text.contains(secret.as_str()) {
                return Some(format!("the deal in {text}"));
            }
        }
        let Ok(message) = serde_json::from_str::<Value>(text) else {
            return None;
        };
        self.fault_in(eyes, &message)
            .map(|fault| format!("{fault} in {text}"))
    }

    fn fault_in(&self, eyes: Eyes, message: &Value) -> Option<String> {
        if let Some(list) = message.as_array() {
            return list.iter().find_map(|each| self.fault_in(eyes, each));
        }
        if let Some(steps) = message["steps"].as_array() {
            // What has changed in the view is checked where it is put together.
            let is_seen = |seq| message["view"] == self.moments[&seq].seen[&eyes].view;
            return match message["seq"].as_u64().is_some_and(is_seen) {
                true => steps.iter().find_map(|step| self.fault_in(eyes, step)),
                false => Some(format!("a view for {eyes:?}")),
            };
        }
        // Only news and tables have a number and tell of the game.
        let is_of_game = message["what"].is_object() || message["deal"].is_object();
        if !is_of_game {
            return stray(message);
        }
        if message["what"].is_null() {
            let told = message["eyes"].as_u64().map(|seat| seat as u8);
            if told != eyes {
                return Some(format!("the eyes of {told:?}"));
            }
        }
        let seq = message["seq"].as_u64()?;
        let moment = &self.moments[&seq];
        let seen = &moment.seen[&eyes];
        for (name, value) in message.as_object()? {
            let may_be = match name.as_str() {
                "type" | "table" | "seq" | "at" | "by" | "to_act" | "asked" | "early" | "left"
                | "undo_to" | "pause_until" | "take_back" | "outcome" | "seats" => true,
                "what" => is_open(value, &moment.what),
                "events" => *value == json!(seen.events),
                "plans" => *value == json!(seen.plans),
                "view" => *value == seen.view,
                "legal" => *value == json!(seen.legal),
                "plan" => *value == json!(seen.plan),
                "orders" => *value == json!(seen.orders),
                // What has changed is checked where it is put together again.
                "changes" => true,
                "stage" | "game" | "rules" | "title" | "setup" | "access" | "spectators"
                | "hints" | "pause" | "absent" | "host" | "clock" | "yours" | "eyes" | "chat"
                | "muted" => message["what"].is_null(),
                "deal" => value
                    .as_object()
                    .is_some_and(|deal| deal.keys().eq(["hash", "shares"])),
                _ => false,
            };
            if !may_be {
                return Some(format!("{name} for {eyes:?}"));
            }
        }
        None
    }
}

/// Whether what is told of an entry is open to all: everything of it but actions, orders and sitters, and nothing else.
fn is_open(told: &Value, entry: &Value) -> bool {
    let told = told.as_object().unwrap();
    let open = [
        "entry", "seat", "to", "agrees", "text", "user", "is_muted", "hash", "share", "missing",
        "alone",
    ];
    told.iter()
        .all(|(name, value)| open.contains(&name.as_str()) && *value == entry[name])
}

/// Where and why a plan stopped is for its own seat.
fn plans_for(plans: &Value, eyes: Eyes) -> Vec<Value> {
    let plans = plans.as_array().unwrap().iter();
    let seen = plans.map(|plan| match plan["seat"].as_u64() == eyes.map(u64::from) {
        true => plan.clone(),
        false => json!({ "seat": plan["seat"], "taken": plan["taken"] }),
    });
    seen.collect()
}

/// Something of the game in a message that has none.
fn stray(message: &Value) -> Option<String> {
    const GAME: [&str; 13] = [
        "hand",
        "contracts",
        "offer",
        "view",
        "legal",
        "plan",
        "orders",
        "events",
        "deck",
        "kept",
        "card",
        "stopped",
        "seed",
    ];
    let entries: Vec<(&str, &Value)> = match message {
        Value::Object(entries) => entries
            .iter()
            .map(|(name, value)| (&**name, value))
            .collect(),
        Value::Array(values) => values.iter().map(|value| ("", value)).collect(),
        _ => Vec::new(),
    };
    entries.iter().find_map(|(name, value)| {
        if GAME.contains(name) {
            return Some(format!("a stray {name}"));
        }
        stray(value)
    })
}
