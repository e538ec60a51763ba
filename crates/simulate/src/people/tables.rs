//! What people do at tables.

use games::fair;
use serde_json::{Value, json};

use super::Person;
use super::ideas::{Idea, Ideas};
use crate::client::{Ask, Known, ask};
use crate::judge::Link;

/// A map on which a game is cheap: every seat has a home on it.
fn small_map(n_seats: u32) -> Value {
    let tiles = [
        ("pasture", 0),
        ("woods", 1),
        ("pasture", 2),
        ("rock", 3),
        ("pasture", 4),
    ];
    let tiles = tiles.map(|(terrain, q)| json!({ "q": q, "r": 0, "terrain": terrain }));
    let homes: Vec<Value> = (0..n_seats)
        .map(|nth| json!({ "q": 2 * nth, "r": 0 }))
        .collect();
    json!({ "name": "Small", "seats": [n_seats], "tiles": tiles, "homes": homes })
}

/// The bot that plays a game.
pub(super) fn bot_of(game: &str) -> Value {
    let bot = match game {
        "roads-and-boats" => "settler",
        _ => "greedy",
    };
    json!({ "kind": "bot", "bot": bot })
}

impl Person {
    pub(super) async fn open_table(&self) -> Option<()> {
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

    pub(super) fn new_table(&self) -> Value {
        let (game, setup) = match self.dice.chance(850) {
            true => ("amsterdam", json!({ "seats": self.dice.between(2, 3) })),
            false => {
                let n_seats = self.dice.between(1, 3);
                let map = small_map(n_seats);
                ("roads-and-boats", json!({ "seats": n_seats, "map": map }))
            }
        };
        let n_seats = setup["seats"].as_u64().unwrap_or_default();
        let access = match self.dice.below(20) {
            0..15 => "open",
            15..19 => "invited",
            _ => "local",
        };
        let mut options = json!({
            "game": game,
            "setup": setup,
            "access": access,
            "spectators": if self.dice.chance(300) { "nobody" } else { "welcome" },
        });
        if self.dice.chance(150) {
            let absent = self.dice.pick(&["wait", "resign"]).unwrap_or_default();
            options["clock"] = json!({ "kind": "live", "minutes": 1, "increment": 0 });
            options["absent"] = json!({ "kind": absent });
        }
        if game == "roads-and-boats" {
            match self.dice.below(4) {
                0 => options["pause"] = 2.into(),
                1 => options["clock"] = json!({ "kind": "days", "days": 1 }),
                _ => {}
            }
        }
        let seats = match self.dice.below(10) {
            0..6 => vec![json!({ "kind": "me" })],
            6 if n_seats > 1 => vec![json!({ "kind": "me" }), bot_of(game)],
            _ => Vec::new(),
        };
        json!({ "options": options, "seats": seats })
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
    pub(super) async fn sit_around(&self, table: &str) -> Option<()> {
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
            Idea::Plan(seat) => self.plan(table, seat).await?,
            Idea::Copy(seat, seq) => self.copy(table, seat, seq).await?,
            Idea::Hint(seat) => {
                let hint = Ask::post(format!("/api/tables/{table}/hint"), json!({ "seat": seat }));
                let (user, answer) = self.ask(&hint).await?;
                if answer.is_fine() {
                    let seq = answer.body["seq"].as_u64().unwrap_or_default();
                    self.world.judge().advised(&user, table, seq);
                }
            }
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

    /// Lays a plan of one or two actions down that could come next in it.
    async fn plan(&self, table: &str, seat: u8) -> Option<()> {
        let mut actions: Vec<Value> = Vec::new();
        for _ in 0..self.dice.between(1, 2) {
            let body = json!({ "seat": seat, "actions": actions });
            let ahead = Ask::post(format!("/api/tables/{table}/plan-ahead"), body);
            let (_, answer) = self.ask(&ahead).await?;
            let legal = answer.body["legal"].as_array()?;
            actions.push(self.dice.pick(legal)?);
        }
        self.world.count("plans");
        let plan = json!({ "do": "plan", "seat": seat, "actions": actions });
        self.command(table, plan).await.map(drop)
    }

    /// Copies the game, to try something out alone.
    async fn copy(&self, table: &str, seat: Option<u8>, seq: Option<u64>) -> Option<()> {
        let mut moment = json!({});
        if let Some(seat) = seat {
            moment["seat"] = seat.into();
        }
        if let Some(seq) = seq {
            moment["seq"] = seq.into();
        }
        let copy = Ask::post(format!("/api/tables/{table}/what-if"), moment);
        let (_, answer) = self.ask(&copy).await?;
        let copy = answer.body["table"].as_str()?;
        self.world.count("copies");
        self.world.tell_of(copy);
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
