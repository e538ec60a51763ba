//! The people: what they do, one thing after the other, by their own dice.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use games::fair;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::client::{Answer, Ask, Known, ask};
use crate::dice::Dice;
use crate::judge::Link;
use crate::node::N_NODES;
use crate::world::World;

/// Somebody who plays.
pub(crate) struct Person {
    pub(crate) world: World,
    pub(crate) dice: Dice,
    pub(crate) address: SocketAddr,
    home: usize,
    /// What one adds to the deal, as if every table were the first.
    share: String,
    me: Mutex<Me>,
}

/// What somebody knows of themselves.
#[derive(Default)]
struct Me {
    user: Option<(String, String)>,
    tokens: Vec<Value>,
}

impl Person {
    pub(crate) fn new(world: &World, seed: u64, index: u32) -> Person {
        let address = Ipv4Addr::new(10, 0, 0, 1 + index as u8);
        let dice = Dice::new(seed, &format!("person {index}"));
        Person {
            world: world.clone(),
            share: format!("{:064x}", dice.below(u32::MAX)),
            dice,
            address: SocketAddr::from((address, 50_000)),
            home: index as usize % N_NODES,
            me: Mutex::default(),
        }
    }

    /// Lives a while.
    pub(crate) async fn live(&self) {
        for _ in 0..self.world.profile.n_deeds {
            sleep(self.dice.millis(0, 120)).await;
            self.deed().await;
        }
    }

    /// The node that is asked next.
    pub(crate) fn node(&self) -> usize {
        match self.world.profile.is_roaming {
            true => self.dice.below(N_NODES as u32) as usize,
            false => self.home,
        }
    }

    /// When somebody loses patience, if so.
    pub(crate) fn hang_up(&self) -> Option<Duration> {
        let profile = &self.world.profile;
        let hangs_up = !self.world.is_calm() && self.dice.chance(profile.hang_up);
        hangs_up.then(|| self.dice.millis(1, 60))
    }

    /// Who one is, and how one shows it: by the cookie, or sometimes by a token.
    pub(crate) fn who(&self) -> Option<(String, Known)> {
        let me = self.me();
        let (user, cookie) = me.user.clone()?;
        let token = self.dice.pick(&me.tokens).filter(|_| self.dice.chance(100));
        let known = match token.as_ref().and_then(|token| token["token"].as_str()) {
            Some(token) => Known::Token(token.to_owned()),
            None => Known::Cookie(cookie),
        };
        Some((user, known))
    }

    fn me(&self) -> MutexGuard<'_, Me> {
        self.me.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks something in person.
    async fn ask(&self, to_ask: &Ask) -> Option<(String, Answer)> {
        let me = self.me().user.clone();
        let (user, cookie) = me.unwrap_or_default();
        let known = match cookie.is_empty() {
            true => Known::Nobody,
            false => Known::Cookie(cookie),
        };
        let (node, hang_up) = (self.node(), self.hang_up());
        let answer = ask(&self.world, node, self.address, &known, to_ask, hang_up).await;
        let said = answer.as_ref().map_or("?".to_owned(), |answer| {
            format!("{} {}", answer.status, answer.code())
        });
        let Ask { method, path, .. } = to_ask;
        self.world.note(format_args!(
            "{user} {method} {path} of node {node}: {said}"
        ));
        let answer = answer?;
        self.hear(&user, &answer);
        Some((user, answer))
    }

    async fn deed(&self) -> Option<()> {
        if self.me().user.is_none() {
            return self.arrive().await;
        }
        let tables = self.world.tables();
        match self.dice.below(100) {
            0..8 => self.open_table().await,
            8..15 => self.make_token().await,
            15..17 => self.take_token_back().await,
            17 => self.go().await,
            18..20 => self.ask(&Ask::get("/api/tables")).await.map(drop),
            _ if tables.len() < 2 => self.open_table().await,
            _ => {
                // Where the others are.
                let last = &tables[tables.len().saturating_sub(5)..];
                let table = self.dice.pick(last)?;
                self.sit_around(&table).await
            }
        }
    }

    /// Becomes a guest.
    async fn arrive(&self) -> Option<()> {
        let (_, answer) = self.ask(&Ask::post("/api/guest", json!({}))).await?;
        let user = answer.body["id"].as_str()?.to_owned();
        self.me().user = Some((user, answer.cookie?));
        Some(())
    }

    /// Leaves for good.
    async fn go(&self) -> Option<()> {
        let user = self.me().user.clone();
        if let Some((user, _)) = user {
            self.world.judge().dealings.leaving.insert(user);
        }
        let answer = self.ask(&Ask::delete("/api/me")).await;
        // Whoever heard nothing may be there still.
        if answer.is_some_and(|(_, answer)| answer.is_fine()) {
            *self.me() = Me::default();
        }
        Some(())
    }

    async fn open_table(&self) -> Option<()> {
        let post = Ask::post("/api/tables", self.new_table());
        let opened = match self.dice.chance(self.world.profile.double) {
            true => {
                let (one, other) = tokio::join!(self.ask(&post), self.ask(&post));
                [one, other]
            }
            false => [self.ask(&post).await, None],
        };
        for (_, answer) in opened.into_iter().flatten() {
            if let Some(table) = answer.body["table"].as_str() {
                self.world.tell_of(table);
            }
        }
        Some(())
    }

    fn new_table(&self) -> Value {
        let n_seats = self.dice.between(2, 3);
        let access = match self.dice.below(20) {
            0..13 => "open",
            13..19 => "invited",
            _ => "local",
        };
        let mut options = json!({
            "game": "amsterdam",
            "setup": { "seats": n_seats },
            "access": access,
            "spectators": if self.dice.chance(300) { "nobody" } else { "welcome" },
        });
        if self.dice.chance(150) {
            let absent = self.dice.pick(&["wait", "resign"]).unwrap_or_default();
            options["clock"] = json!({ "kind": "live", "minutes": 1, "increment": 0 });
            options["absent"] = json!({ "kind": absent });
        }
        let bot = json!({ "kind": "bot", "bot": "random" });
        let seats = match self.dice.below(10) {
            0..6 => vec![json!({ "kind": "me" })],
            6 => vec![json!({ "kind": "me" }), bot],
            _ => Vec::new(),
        };
        json!({ "options": options, "seats": seats })
    }

    async fn make_token(&self) -> Option<()> {
        let post = Ask::post("/api/me/tokens", json!({ "label": "bot" }));
        let made = match self.dice.chance(self.world.profile.double) {
            true => {
                let (one, other) = tokio::join!(self.ask(&post), self.ask(&post));
                [one, other]
            }
            false => [self.ask(&post).await, None],
        };
        for (user, answer) in made.into_iter().flatten() {
            let mut me = self.me();
            let is_same = me.user.as_ref().is_some_and(|(me, _)| *me == user);
            if answer.is_fine() && is_same {
                me.tokens.push(answer.body);
            }
        }
        Some(())
    }

    async fn take_token_back(&self) -> Option<()> {
        let token = self.me().tokens.pop()?;
        let id = token["id"].as_str()?.to_owned();
        self.ask(&Ask::delete(format!("/api/me/tokens/{id}")))
            .await
            .map(drop)
    }

    /// A table as one sees it, or as a stranger does.
    async fn look(&self, table: &str) -> Option<Value> {
        let path = match self.dice.chance(50) {
            true => format!("/api/tables/{table}?seat={}", self.dice.below(3)),
            false => format!("/api/tables/{table}"),
        };
        if self.dice.chance(50) {
            let nobody = Known::Nobody;
            let get = Ask::get(path);
            let answer = ask(
                &self.world,
                self.node(),
                self.address,
                &nobody,
                &get,
                self.hang_up(),
            )
            .await?;
            if answer.is_fine() {
                self.world.judge().shown(None, &answer.body);
            }
            return None;
        }
        let (user, answer) = self.ask(&Ask::get(path)).await?;
        if !answer.is_fine() {
            return None;
        }
        self.world.judge().shown(Some(&user), &answer.body);
        Some(answer.body)
    }

    /// Does something at a table, mostly what makes sense there.
    async fn sit_around(&self, table: &str) -> Option<()> {
        let shown = self.look(table).await?;
        let (user, _) = self.who()?;
        let mut ideas = Ideas::default();
        ideas.about(&shown, &user, &self.dice);
        let asked = shown["starting"]["waiting"].as_array();
        for seat in asked.into_iter().flatten() {
            // Now and then it is lost, or another's is told.
            let share = match self.dice.below(10) {
                0 => Value::Null,
                1 => "0".repeat(64).into(),
                _ => self.share.clone().into(),
            };
            let reveal = json!({ "do": "reveal", "seat": seat, "share": share });
            ideas.add(20, Idea::Do(reveal));
        }
        let idea = ideas.pick(&self.dice)?;
        match idea {
            Idea::Do(mut command) => {
                // Most browsers add to the deal.
                if command["do"] == "sit" && self.dice.chance(500) {
                    command["commitment"] = fair::hash_of(&self.share).into();
                }
                let done = self.command(table, command).await?;
                if let Some(rematch) = done["rematch"].as_str() {
                    self.world.tell_of(rematch);
                }
            }
            Idea::TakeOver => {
                let secret = self.secret_of(table)?;
                self.command(table, json!({ "do": "sit", "secret": secret }))
                    .await?;
            }
            Idea::Link(seat) => self.make_link(table, Some(seat)).await?,
            Idea::Invite => self.make_link(table, None).await?,
            Idea::Log => {
                let get = Ask::get(format!("/api/tables/{table}/log"));
                let (user, answer) = self.ask(&get).await?;
                for news in answer.body.as_array().into_iter().flatten() {
                    self.world.judge().heard(Some(&user), news);
                }
            }
            Idea::Record => {
                let get = Ask::get(format!("/api/tables/{table}/record"));
                let (user, answer) = self.ask(&get).await?;
                if answer.is_fine() {
                    self.world.judge().recorded(Some(&user), table);
                }
            }
        }
        Some(())
    }

    /// One of the secrets that anybody was ever given to this table.
    fn secret_of(&self, table: &str) -> Option<String> {
        let judge = self.world.judge();
        let links = judge.dealings.links.iter();
        let secrets: Vec<String> = links
            .filter(|(_, link)| link.table == table)
            .map(|(secret, _)| secret.clone())
            .collect();
        drop(judge);
        self.dice.pick(&secrets)
    }

    async fn make_link(&self, table: &str, seat: Option<u8>) -> Option<()> {
        let path = match seat {
            Some(seat) => format!("/api/tables/{table}/seats/{seat}/link"),
            None => format!("/api/tables/{table}/invitation"),
        };
        let (maker, answer) = self.ask(&Ask::post(path, json!({}))).await?;
        let secret = answer.body["secret"].as_str()?.to_owned();
        let mut judge = self.world.judge();
        let link = Link {
            table: table.to_owned(),
            seat,
            maker,
            known_at: judge.head(table),
            used: None,
        };
        judge.dealings.links.insert(secret, link);
        Some(())
    }
}

/// What somebody may think of.
#[derive(Clone, Debug)]
enum Idea {
    Do(Value),
    TakeOver,
    Link(u8),
    Invite,
    Log,
    Record,
}

/// What somebody may think of, and how likely.
#[derive(Default)]
struct Ideas(Vec<(u32, Idea)>);

impl Ideas {
    fn add(&mut self, weight: u32, idea: Idea) {
        self.0.push((weight, idea));
    }

    fn pick(self, dice: &Dice) -> Option<Idea> {
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
    fn about(&mut self, shown: &Value, user: &str, dice: &Dice) {
        let seats = shown["seats"].as_array().map_or(0, Vec::len) as u32;
        let own = |key: &str| {
            let own = shown[key].as_array().into_iter().flatten();
            own.filter_map(Value::as_u64)
                .map(|seat| seat as u8)
                .collect::<Vec<u8>>()
        };
        let (yours, to_act) = (own("yours"), own("to_act"));
        let is_host = shown["host"]["user"] == user;
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
            for seat in &yours {
                self.add(3, Idea::Link(*seat));
            }
            self.add(4, Idea::TakeOver);
        }
        match stage {
            "open" => {
                self.add(5, Idea::Do(json!({ "do": "sit" })));
                let seat = dice.below(seats);
                self.add(2, Idea::Do(json!({ "do": "sit", "seat": seat })));
                for seat in &yours {
                    self.add(4, Idea::Do(json!({ "do": "leave", "seat": seat })));
                }
                if is_host {
                    let sitter = match dice.below(3) {
                        0 => json!({ "kind": "nobody" }),
                        1 => json!({ "kind": "me" }),
                        _ => json!({ "kind": "bot", "bot": "random" }),
                    };
                    let place = json!({ "do": "place", "seat": seat, "sitter": sitter });
                    self.add(2, Idea::Do(place));
                    self.add(2, Idea::Invite);
                    self.add(4, Idea::Do(json!({ "do": "start" })));
                    self.add(1, Idea::Do(json!({ "do": "close" })));
                }
            }
            "running" => {
                for seat in yours.iter().filter(|seat| to_act.contains(seat)) {
                    let legal = shown["legal"].as_array().cloned().unwrap_or_default();
                    if let Some(action) = dice.pick(&legal) {
                        let act = json!({ "do": "act", "seat": seat, "actions": [action] });
                        self.add(25, Idea::Do(act));
                    }
                }
                for seat in &yours {
                    self.add(2, Idea::Do(json!({ "do": "undo", "seat": seat })));
                    self.add(2, Idea::Do(json!({ "do": "resign", "seat": seat })));
                }
                if is_host {
                    let place = json!({ "do": "place", "seat": dice.below(seats), "sitter": { "kind": "me" } });
                    self.add(1, Idea::Do(place));
                }
            }
            _ => {
                self.add(3, Idea::Record);
                self.add(3, Idea::Do(json!({ "do": "rematch" })));
            }
        }
    }
}
