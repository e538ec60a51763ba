//! What somebody may think of at a table.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::tables::bot_of;
use crate::dice::Dice;

/// What somebody may think of.
#[derive(Clone, Debug)]
pub(super) enum Idea {
    Do(Value),
    TakeOver,
    /// Lay a plan down in a seat.
    Plan(u8),
    /// Copy the game, with the eyes of a seat and as it was after an entry.
    Copy(Option<u8>, Option<u64>),
    Hint(u8),
    Link(u8),
    Invite,
    Log,
    Record,
}

/// A table as somebody sees it.
struct Table<'a> {
    shown: &'a Value,
    game: &'a str,
    seats: u32,
    yours: Vec<u8>,
    /// The seats that the game waits for, or another that has asked them something.
    called: Vec<u8>,
    is_host: bool,
    /// An entry, not long ago.
    earlier: u64,
}

impl Table<'_> {
    fn read<'a>(shown: &'a Value, user: &str, dice: &Dice) -> Table<'a> {
        let own = |key: &str| {
            let own = shown[key].as_array().into_iter().flatten();
            own.filter_map(Value::as_u64)
                .map(|seat| seat as u8)
                .collect::<Vec<u8>>()
        };
        let seq = shown["seq"].as_u64().unwrap_or_default();
        Table {
            shown,
            game: shown["game"].as_str().unwrap_or_default(),
            seats: shown["seats"].as_array().map_or(0, Vec::len) as u32,
            yours: own("yours"),
            called: [own("to_act"), own("asked")].concat(),
            is_host: shown["host"]["user"] == user,
            earlier: seq.saturating_sub(u64::from(dice.below(8))),
        }
    }
}

/// What somebody may think of, and how likely.
#[derive(Default)]
pub(super) struct Ideas(Vec<(u32, Idea)>);

impl Ideas {
    pub(super) fn add(&mut self, weight: u32, idea: Idea) {
        self.0.push((weight, idea));
    }

    pub(super) fn pick(self, dice: &Dice) -> Option<Idea> {
        let all: u32 = self.0.iter().map(|(weight, _)| weight).sum();
        let mut drawn = dice.below(all);
        for (weight, idea) in self.0 {
            if drawn < weight {
                return Some(idea);
            }
            drawn -= weight;
        }
        None
    }

    /// What a table gives cause for.
    pub(super) fn about(&mut self, shown: &Value, user: &str, dice: &Dice) {
        let table = Table::read(shown, user, dice);
        let stage = shown["stage"].as_str().unwrap_or_default();
        let others = shown["seats"].as_array().into_iter().flatten();
        let others: Vec<&str> = others
            .filter_map(|seat| seat["person"]["user"].as_str())
            .collect();
        self.add(1, Idea::Log);
        self.add(1, Idea::Do(json!({ "do": "say", "text": "hello" })));
        if let Some(other) = dice.pick(&others) {
            let is_muted = dice.chance(500);
            let mute = json!({ "do": "mute", "user": other, "is_muted": is_muted });
            self.add(1, Idea::Do(mute));
        }
        if matches!(stage, "open" | "running") {
            for seat in &table.yours {
                self.add(3, Idea::Link(*seat));
            }
            self.add(4, Idea::TakeOver);
        }
        match stage {
            "open" => self.about_open(&table, dice),
            "running" => self.about_running(&table, dice),
            _ => {
                self.add(2, Idea::Copy(None, Some(table.earlier)));
                self.add(3, Idea::Record);
                self.add(3, Idea::Do(json!({ "do": "rematch" })));
            }
        }
    }

    /// What a table gives cause for that has not begun.
    fn about_open(&mut self, table: &Table<'_>, dice: &Dice) {
        let is_full = table.shown["seats"]
            .as_array()
            .into_iter()
            .flatten()
            .all(|seat| !(seat["person"].is_null() && seat["bot"].is_null()));
        let eager = if is_full || !table.yours.is_empty() {
            1
        } else {
            15
        };
        self.add(eager, Idea::Do(json!({ "do": "sit" })));
        let seat = dice.below(table.seats);
        self.add(1, Idea::Do(json!({ "do": "sit", "seat": seat })));
        for seat in &table.yours {
            self.add(2, Idea::Do(json!({ "do": "leave", "seat": seat })));
        }
        if table.is_host {
            let sitter = match dice.below(3) {
                0 => json!({ "kind": "nobody" }),
                1 => json!({ "kind": "me" }),
                _ => bot_of(table.game),
            };
            let place = json!({ "do": "place", "seat": seat, "sitter": sitter });
            self.add(2, Idea::Do(place));
            self.add(2, Idea::Invite);
            let start = if is_full { 30 } else { 1 };
            self.add(start, Idea::Do(json!({ "do": "start" })));
            self.add(1, Idea::Do(json!({ "do": "close" })));
        }
    }

    /// What a game gives cause for.
    fn about_running(&mut self, table: &Table<'_>, dice: &Dice) {
        let Table { shown, yours, .. } = table;
        for seat in yours {
            // Whoever may act early does so now and then, and rarely what is possible at any time.
            let weight = match table.called.contains(seat) {
                true => 25,
                false if shown["early"] == true => 12,
                false => 1,
            };
            let legal = shown["legal"].as_array().cloned().unwrap_or_default();
            if let Some(action) = dice.pick(&legal) {
                let act = json!({ "do": "act", "seat": seat, "actions": [action] });
                self.add(weight, Idea::Do(act));
            }
        }
        for seat in yours {
            self.add(2, Idea::Do(json!({ "do": "undo", "seat": seat })));
            self.add(2, Idea::Do(json!({ "do": "resign", "seat": seat })));
            let ask = json!({ "do": "ask_take_back", "seat": seat, "to": table.earlier });
            self.add(3, Idea::Do(ask));
            if table.game == "roads-and-boats" {
                self.plan(*seat, shown, dice);
            }
        }
        self.answer(shown, yours, dice);
        self.copy(shown, yours, table.earlier, dice);
        if table.is_host {
            let place = json!({ "do": "place", "seat": dice.below(table.seats), "sitter": { "kind": "me" } });
            self.add(1, Idea::Do(place));
        }
    }

    /// What plans and orders give cause for.
    fn plan(&mut self, seat: u8, shown: &Value, dice: &Dice) {
        self.add(8, Idea::Plan(seat));
        if !shown["plan"].is_null() {
            let withdraw = json!({ "do": "plan", "seat": seat, "actions": [] });
            self.add(3, Idea::Do(withdraw));
        }
        let position = dice.pick(&["ask", "first", "last"]);
        let pray = dice.pick(&["ask", "stop", "keep"]);
        let consent = dice.pick(&["ask", "agree", "refuse"]);
        let orders = json!({ "position": position, "pray": pray, "consent": consent });
        let orders = json!({ "do": "orders", "seat": seat, "orders": orders });
        self.add(3, Idea::Do(orders));
    }

    /// Whoever is asked to take something back answers, or now and then somebody who was not.
    fn answer(&mut self, shown: &Value, yours: &[u8], dice: &Dice) {
        let Some(waiting) = shown["take_back"]["waiting"].as_array() else {
            return;
        };
        for seat in yours {
            let is_asked = waiting.iter().any(|asked| *asked == *seat);
            let agrees = dice.chance(750);
            let answer = json!({ "do": "answer_take_back", "seat": seat, "agrees": agrees });
            self.add(if is_asked { 30 } else { 2 }, Idea::Do(answer));
        }
    }

    /// Copies and hints. A copy that somebody has is given up before long.
    fn copy(&mut self, shown: &Value, yours: &[u8], earlier: u64, dice: &Dice) {
        let seats = shown["seats"].as_array().into_iter().flatten();
        let people: BTreeSet<&str> = seats
            .filter_map(|seat| seat["person"]["user"].as_str())
            .collect();
        if !shown["copy_of"].is_null() {
            self.add(20, Idea::Do(json!({ "do": "close" })));
            let seat = dice.pick(yours).unwrap_or_default();
            let place = json!({ "do": "place", "seat": seat, "sitter": bot_of("amsterdam") });
            self.add(2, Idea::Do(place));
            return;
        }
        let seat = dice.pick(yours).filter(|_| dice.chance(500));
        self.add(
            2,
            Idea::Copy(seat, Some(earlier).filter(|_| dice.chance(500))),
        );
        // To think takes time, so that nobody asks where it is allowed.
        if people.len() >= 2
            && let Some(seat) = dice.pick(yours)
        {
            self.add(1, Idea::Hint(seat));
        }
    }
}
