//! Everybody who tries something at a table, and the tables they try it at.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;

use super::document::{Role, Stage, Tried};
use crate::support::{Answer, Browser, Server};
use crate::table_support::Socket;

/// Everybody, each in a browser.
pub(super) struct Cast {
    browsers: BTreeMap<Role, Browser>,
    /// Of the person in the seat: one that plays, and one that looks.
    token: String,
    reader: String,
    /// Who sits in the other seat.
    other: String,
}

impl Cast {
    pub(super) async fn assemble(server: &Server) -> Cast {
        let mut browsers = BTreeMap::new();
        for role in Role::ALL {
            let browser = match role {
                Role::Nobody | Role::Token | Role::Reader => server.browser(),
                _ => server.guest().await,
            };
            browsers.insert(role, browser);
        }
        Cast {
            token: token(&browsers[&Role::Seat], "play").await,
            reader: token(&browsers[&Role::Seat], "read").await,
            other: browsers[&Role::Other].id().await,
            browsers,
        }
    }

    pub(super) fn browser(&self, role: Role) -> &Browser {
        &self.browsers[&role]
    }

    /// Sends a request as somebody.
    pub(super) async fn send(
        &self,
        role: Role,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Answer {
        let method: Method = method.parse().expect("a method");
        let browser = self.browser(role);
        let mut request = browser.request(method, path);
        if let Some(token) = self.token(role) {
            request = request.bearer_auth(token);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        browser.run(request).await
    }

    /// A socket of somebody.
    pub(super) async fn socket(&self, server: &Server, role: Role) -> Socket {
        match self.token(role) {
            Some(token) => Socket::open_as_bot(server, token).await,
            None => Socket::open(server, self.browser(role)).await,
        }
    }

    fn token(&self, role: Role) -> Option<&str> {
        match role {
            Role::Token => Some(&self.token),
            Role::Reader => Some(&self.reader),
            _ => None,
        }
    }

    async fn does(&self, role: Role, table: &str, command: Value) -> Answer {
        self.browser(role).does(table, command).await.is(200)
    }
}

/// A token of somebody.
pub(super) async fn token(browser: &Browser, scope: &str) -> String {
    let wanted = json!({ "label": "bot", "scope": scope });
    let made = browser.post("/api/me/tokens", wanted).await.is(201).json;
    made["token"].as_str().unwrap().to_owned()
}

/// All that a socket hears until the server closes it.
async fn heard(socket: &mut Socket) -> String {
    let mut heard = String::new();
    while let Some(frame) = socket.frame().await {
        match frame {
            Frame::Text(text) => heard += &text,
            Frame::Close(_) => break,
            _ => {}
        }
    }
    heard
}

/// A map with room for three, where a game begins at once.
pub(super) fn island() -> Value {
    let tile = |q: i32| json!({ "q": q, "r": 0, "terrain": "pasture" });
    let home = |q: i32| json!({ "q": q, "r": 0 });
    json!({
        "name": "Island", "seats": [3],
        "tiles": [tile(0), tile(1), tile(2)], "homes": [home(0), home(1), home(2)],
    })
}

/// What a table has to be like for a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Before {
    /// As it is.
    Nothing,
    /// Every seat is taken.
    Filled,
    /// The host has started the game, and it waits for what the seat adds to the deal.
    Starting,
    /// The seat has acted.
    Acted,
    /// The other seat has asked to take something back.
    Asked,
    /// The game is Amsterdam, which has an adviser.
    Advised,
}

impl Before {
    pub(super) fn of(tried: &Tried, stage: Stage) -> Before {
        match (tried.name(), stage) {
            ("start", Stage::Open) => Before::Filled,
            ("reveal", Stage::Open) => Before::Starting,
            ("undo", Stage::Running) => Before::Acted,
            ("answer_take_back", Stage::Running) => Before::Asked,
            ("/api/tables/TABLE/hint" | "/api/tables/TABLE/analysis", _) => Before::Advised,
            _ => Before::Nothing,
        }
    }
}

/// A table at some stage, with everybody where they belong.
pub(super) struct Laid {
    pub(super) id: String,
    /// The last entry.
    pub(super) seq: u64,
    began: u64,
    legal: Value,
    invitation: String,
    link: String,
    /// Of somebody who has looked on since before the game.
    pub(super) watching: Socket,
}

impl Laid {
    /// A line of the document with the names of this table.
    pub(super) fn fill(&self, cast: &Cast, text: &str) -> String {
        text.replace("TABLE", &self.id)
            .replace("INVITATION", &format!("{:?}", self.invitation))
            .replace("LINK", &format!("{:?}", self.link))
            .replace("PERSON", &format!("{:?}", cast.other))
            .replace("HASH", &format!("{:?}", "0".repeat(64)))
            .replace("BEGAN", &self.began.to_string())
            .replace("ACTION", &self.legal.to_string())
    }

    /// Lays a table: the host has no seat, two sit in the first ones, and one was sent away from the third.
    pub(super) async fn new(
        server: &Server,
        cast: &Cast,
        stage: Stage,
        is_private: bool,
        before: Before,
    ) -> Laid {
        let (game, setup) = match before {
            Before::Advised => ("amsterdam", json!({ "seats": 3 })),
            _ => ("roads-and-boats", json!({ "seats": 3, "map": island() })),
        };
        let spectators = if is_private { "nobody" } else { "welcome" };
        let options = json!({
            "game": game, "setup": setup, "access": "invited", "spectators": spectators, "hints": true,
        });
        let host = cast.browser(Role::Host);
        let opened = host
            .post("/api/tables", json!({ "options": options }))
            .await;
        let id = opened.is(201).json["table"].as_str().unwrap().to_owned();
        let secret = |answer: Answer| answer.is(200).json["secret"].as_str().unwrap().to_owned();
        let path = format!("/api/tables/{id}/invitation");
        let invitation = secret(host.post(&path, json!({})).await);
        let sit = |seat: u8| json!({ "do": "sit", "seat": seat, "secret": invitation });
        cast.does(Role::Left, &id, sit(2)).await;
        let free = json!({ "do": "place", "seat": 2, "sitter": { "kind": "nobody" } });
        cast.does(Role::Host, &id, free).await;
        cast.does(Role::Seat, &id, sit(0)).await;
        cast.does(Role::Other, &id, sit(1)).await;
        let path = format!("/api/tables/{id}/seats/0/link");
        let link = secret(cast.browser(Role::Seat).post(&path, json!({})).await);
        let mut watching = cast.socket(server, Role::Watching).await;
        watching.join(&id, json!({})).await;
        let mut began = 1;
        match stage {
            Stage::Open => {}
            Stage::Closed => drop(cast.does(Role::Host, &id, json!({ "do": "close" })).await),
            Stage::Running | Stage::Finished => {
                cast.does(Role::Resigned, &id, sit(2)).await;
                let started = cast.does(Role::Host, &id, json!({ "do": "start" })).await;
                began = started.json["seq"].as_u64().unwrap();
                cast.begin(&id, game).await;
            }
        }
        if stage == Stage::Finished {
            let resign = json!({ "do": "resign", "seat": 1 });
            cast.does(Role::Other, &id, resign).await;
        }
        if is_private && stage != Stage::Open {
            // Whoever looked on before the game is sent away, and sees nothing of it.
            let heard = heard(&mut watching).await;
            assert!(!heard.contains("\"view\""), "{heard}");
        }
        cast.prepare(&id, before, began).await;
        let shown = cast.browser(Role::Seat).look(&id).await;
        Laid {
            seq: shown["seq"].as_u64().unwrap(),
            began,
            legal: shown["legal"].get(0).cloned().unwrap_or(json!({})),
            id,
            invitation,
            link,
            watching,
        }
    }
}

impl Cast {
    /// Plays until the seat and the other may act, and nobody else: the third has acted and resigned.
    async fn begin(&self, table: &str, game: &str) {
        if game == "roads-and-boats" {
            for _ in 0..3 {
                let shown = self.browser(Role::Host).look(table).await;
                let seat = shown["to_act"][0].as_u64().unwrap();
                let role = [Role::Seat, Role::Other, Role::Resigned][seat as usize];
                self.browser(role).act(table, 0).await.is(200);
            }
            let done = json!({ "do": "act", "seat": 2, "actions": [{ "do": "done" }] });
            self.does(Role::Resigned, table, done).await;
            // The seat has something to plan: it is the other's moment.
            let shown = self.browser(Role::Host).look(table).await;
            if shown["to_act"] == json!([0]) {
                let wait = json!({ "do": "act", "seat": 0, "actions": [{ "do": "wait" }] });
                self.does(Role::Seat, table, wait).await;
            }
        } else {
            let third = self.browser(Role::Resigned);
            third.act(table, 0).await.is(200);
        }
        let resign = json!({ "do": "resign", "seat": 2 });
        self.does(Role::Resigned, table, resign).await;
        let shown = self.browser(Role::Host).look(table).await;
        assert_ne!(shown["to_act"], json!([2]));
    }

    async fn prepare(&self, table: &str, before: Before, began: u64) {
        let sitter = json!({ "kind": "bot", "bot": "settler" });
        let fill = json!({ "do": "place", "seat": 2, "sitter": sitter });
        let commit = json!({ "do": "commit", "seat": 0, "hash": "0".repeat(64) });
        let done = json!({ "do": "act", "seat": 0, "actions": [{ "do": "done" }] });
        let ask = json!({ "do": "ask_take_back", "seat": 1, "to": began });
        let commands = match before {
            Before::Nothing | Before::Advised => vec![],
            Before::Filled => vec![(Role::Host, fill)],
            Before::Starting => vec![
                (Role::Host, fill),
                (Role::Seat, commit),
                (Role::Host, json!({ "do": "start" })),
            ],
            Before::Acted => vec![(Role::Seat, done)],
            Before::Asked => vec![(Role::Other, ask)],
        };
        for (role, command) in commands {
            self.does(role, table, command).await;
        }
    }
}
