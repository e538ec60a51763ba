//! Somebody who sends commands by lot, hangs up now and then, and remembers everything.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::model::{Call, Heard, History, Link};
use crate::support::{Answer, Browser, Server};

/// Out of how many tables one chooses: the last that were opened.
const AT_WORK: usize = 3;
/// How often a command is sent at most.
const MOST_TRIES: usize = 4;

/// A table that somebody was told to be open.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    pub(super) table: String,
    pub(super) host: String,
    pub(super) answered: u64,
}

/// What all clients know together.
#[derive(Default)]
pub(super) struct World {
    clock: AtomicU64,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    opened: Vec<Opened>,
    histories: BTreeMap<String, History>,
    browsers: BTreeMap<String, Browser>,
}

impl World {
    /// A moment after every other that was asked for before.
    fn tick(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::SeqCst)
    }

    pub(super) fn histories(&self) -> BTreeMap<String, History> {
        self.known.lock().unwrap().histories.clone()
    }

    pub(super) fn opened(&self) -> Vec<Opened> {
        self.known.lock().unwrap().opened.clone()
    }

    /// The browser of a table's host, at a server.
    pub(super) fn host(&self, table: &str, node: &Server) -> Browser {
        let known = self.known.lock().unwrap();
        let opened = known.opened.iter().find(|opened| opened.table == table);
        node.again(&known.browsers[&opened.unwrap().host])
    }
}

/// Numbers by lot, the same for the same seed.
struct Luck(u64);

impl Luck {
    /// A number below `end`.
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn of<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        match things.len() as u64 {
            0 => None,
            n_things => things.get(self.below(n_things) as usize),
        }
    }
}

/// One client of a person, who has others.
pub(super) struct Client {
    world: Arc<World>,
    user: String,
    /// One for each server.
    browsers: [Browser; 2],
    luck: Luck,
    name: u64,
    n_sent: u64,
}

impl Client {
    pub(super) fn new(
        world: Arc<World>,
        user: String,
        browsers: [Browser; 2],
        seed: u64,
    ) -> Client {
        let mut known = world.known.lock().unwrap();
        known.browsers.insert(user.clone(), browsers[0].clone());
        drop(known);
        Client {
            world,
            user,
            browsers,
            luck: Luck(seed),
            name: seed,
            n_sent: 0,
        }
    }

    /// Does so many things.
    pub(super) async fn run(mut self, n_things: u64) {
        for _ in 0..n_things {
            let tables = self.world.opened();
            let recent = &tables[tables.len().saturating_sub(AT_WORK)..];
            match self.luck.of(recent).cloned() {
                Some(opened) if self.luck.below(12) > 0 => self.do_something(opened.table).await,
                _ => self.open().await,
            }
        }
    }

    fn browser(&mut self) -> Browser {
        self.browsers[self.luck.below(2) as usize].clone()
    }

    /// Opens a table. Whoever hangs up does not learn which one it is.
    async fn open(&mut self) {
        let access = ["open", "invited"][self.luck.below(2) as usize];
        let options = json!({ "game": "amsterdam", "setup": { "seats": 3 }, "access": access });
        let new = json!({ "options": options, "seats": [{ "kind": "me" }] });
        let browser = self.browser();
        let Some(answer) = self.patiently(browser.post("/api/tables", new)).await else {
            return;
        };
        let Some(table) = answer.json["table"].as_str() else {
            assert_eq!(answer.json["error"]["code"], "too_many_tables");
            return self.give_up_a_table().await;
        };
        let opened = Opened {
            table: table.to_owned(),
            host: self.user.clone(),
            answered: self.world.tick(),
        };
        let mut known = self.world.known.lock().unwrap();
        known.histories.insert(table.to_owned(), History::default());
        known.opened.push(opened);
    }

    /// Makes room for another table: closes one, or resigns there.
    async fn give_up_a_table(&mut self) {
        let own = self.world.opened().into_iter();
        let own: Vec<Opened> = own.filter(|opened| opened.host == self.user).collect();
        if let Some(Opened { table, .. }) = self.luck.of(&own).cloned() {
            let command = match self.luck.below(4) {
                0 => json!({ "do": "resign", "seat": 0 }),
                _ => json!({ "do": "close" }),
            };
            self.send(table, command).await;
        }
    }

    /// Waits for an answer, or not for long.
    async fn patiently(&mut self, answer: impl Future<Output = Answer>) -> Option<Answer> {
        match self.luck.below(3) {
            0 => {
                let patience = Duration::from_micros(self.luck.below(5000));
                timeout(patience, answer).await.ok()
            }
            _ => Some(answer.await),
        }
    }

    async fn do_something(&mut self, table: String) {
        let path = format!("/api/tables/{table}");
        let shown = self.browser().get(&path).await.json;
        let yours = shown["yours"].as_array().cloned().unwrap_or_default();
        let any_seat = json!(self.luck.below(3));
        // Mostly one's own.
        let seat = match self.luck.below(8) {
            0 => any_seat,
            _ => self.luck.of(&yours).cloned().unwrap_or(any_seat),
        };
        let command = match self.luck.below(20) {
            0..5 => self.sit(&table),
            5 => json!({ "do": "leave", "seat": seat }),
            6 | 7 => return self.make_link(&table, seat.as_u64()).await,
            8 => return self.make_link(&table, None).await,
            9 => json!({ "do": "start" }),
            10 => json!({ "do": "place", "seat": seat, "sitter": { "kind": "nobody" } }),
            11 => json!({ "do": "undo", "seat": seat }),
            12 => match self.luck.below(3) {
                0 => json!({ "do": "resign", "seat": seat }),
                1 => json!({ "do": "close" }),
                _ => json!({ "do": "leave", "seat": seat }),
            },
            13..18 => match self
                .luck
                .of(shown["legal"].as_array().map_or(&[][..], |all| all))
            {
                Some(action) => json!({ "do": "act", "seat": shown["eyes"], "actions": [action] }),
                None => json!({ "do": "say", "text": "whose turn is it?" }),
            },
            _ => json!({ "do": "say", "text": "hello" }),
        };
        self.send(table, command).await;
    }

    /// Sits down somewhere, perhaps with something to show.
    fn sit(&mut self, table: &str) -> Value {
        let mut command = json!({ "do": "sit" });
        if self.luck.below(2) == 0 {
            command["seat"] = json!(self.luck.below(3));
        }
        let links = self.world.known.lock().unwrap().histories[table]
            .links
            .clone();
        if let (0..3, Some(link)) = (self.luck.below(4), self.luck.of(&links)) {
            command["secret"] = link.secret.clone().into();
        }
        command
    }

    /// Makes a link to a seat, or an invitation.
    async fn make_link(&mut self, table: &str, seat: Option<u64>) {
        let path = match seat {
            Some(seat) => format!("/api/tables/{table}/seats/{seat}/link"),
            None => format!("/api/tables/{table}/invitation"),
        };
        let browser = self.browser();
        let made = browser.send(Method::POST, &path, None);
        let made = self.patiently(made).await;
        let secret = made.and_then(|made| Some(made.json["secret"].as_str()?.to_owned()));
        if let Some(secret) = secret {
            let link = Link {
                secret,
                maker: self.user.clone(),
                seat: seat.map(|seat| seat as usize),
            };
            let mut known = self.world.known.lock().unwrap();
            known.histories.get_mut(table).unwrap().links.push(link);
        }
    }

    /// Sends a command, again if no answer was waited for, and remembers what was heard of it.
    async fn send(&mut self, table: String, command: Value) {
        self.n_sent += 1;
        let key = format!("{}-{}", self.name, self.n_sent);
        let sent = self.world.tick();
        let mut heard = Heard::Unknown;
        let mut has_hung_up = false;
        for _ in 0..MOST_TRIES {
            let browser = self.browser();
            let answer = browser.does_as(&table, &key, command.clone());
            let answer = self.patiently(answer).await;
            let Some(answer) = answer else {
                has_hung_up = true;
                match self.luck.below(4) {
                    0 => break,
                    _ => continue,
                }
            };
            if let Some(seq) = answer.json["seq"].as_u64() {
                heard = Heard::Done(seq);
                break;
            }
            let code = answer.json["error"]["code"].as_str().expect(&answer.text);
            assert_ne!(code, "id_reused", "{command}");
            match code {
                "try_again" => has_hung_up = true,
                // What was sent first may still be on its way.
                _ if has_hung_up => break,
                _ => {
                    heard = Heard::Refused(code.to_owned());
                    break;
                }
            }
        }
        let call = Call {
            user: self.user.clone(),
            key,
            command,
            sent,
            answered: self.world.tick(),
            heard,
        };
        let mut known = self.world.known.lock().unwrap();
        known.histories.get_mut(&table).unwrap().calls.push(call);
    }
}
