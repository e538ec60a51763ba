//! Who may do what: every route, every request of a socket and every command, tried by everybody at every stage of a
//! table, and compared with the tables of `docs/protocol.md`.
//!
//! A new route or command is a new line there; if its cells are wrong, the test prints the line as it has to be.

mod cast;
mod document;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::support::{Answer, Browser, Server};
use crate::table_support::Socket;
use cast::{Before, Cast, Laid, island, token};
use document::{Role, Row, Seen, Stage, Tried, YES, rows, untried, written};

const AT_TABLES: &str = "At a table";
const ELSEWHERE: &str = "Elsewhere";

/// Everything comes from one address, and nothing is to be refused for being much.
const GENEROUS: &[(&str, &str)] = &[
    ("request_burst", "1000000"),
    ("message_burst", "1000000"),
    ("guests_per_network", "100000"),
    ("sign_ins_per_network", "1000"),
    ("sign_ins_per_account", "1000"),
    ("connections_per_network", "10000"),
    ("sockets_per_network", "10000"),
    ("sockets_per_user", "10000"),
    ("tables_per_user", "100000"),
    ("chat_per_minute", "100000"),
    ("bot_millis", "1"),
    ("analysis_nodes", "3"),
    ("webhook_private", "true"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_may_do_at_a_table_what_the_document_says() {
    let server = Arc::new(Server::with(GENEROUS).await);
    let rows = Arc::new(rows(AT_TABLES));
    let mut tries = JoinSet::new();
    for stage in Stage::ALL {
        for is_private in [false, true] {
            let (server, rows) = (server.clone(), rows.clone());
            tries.spawn(async move {
                let outcomes = try_all(&server, &rows, stage, is_private).await;
                (stage, is_private, outcomes)
            });
        }
    }
    let mut seen: Vec<Seen> = rows.iter().map(|_| Seen::new()).collect();
    while let Some(tried) = tries.join_next().await {
        let (stage, is_private, outcomes) = tried.unwrap();
        for ((nth, role), outcome) in outcomes {
            let both = seen[nth].entry((stage, role)).or_default();
            both[usize::from(is_private)] = outcome;
        }
    }
    let mut wrong = String::new();
    for (row, seen) in rows.iter().zip(&seen) {
        for (&(stage, role), outcomes) in seen {
            for (is_private, outcome) in [false, true].into_iter().zip(outcomes) {
                let said = row.at_table(stage, role, is_private);
                if said != *outcome {
                    let kind = if is_private { "private " } else { "" };
                    wrong += &format!(
                        "{} by {role:?} at a {kind}{stage:?}: {outcome}, not {said}\n",
                        row.text
                    );
                }
            }
        }
    }
    let lines: Vec<String> = rows
        .iter()
        .zip(&seen)
        .map(|(row, seen)| written(&row.text, seen))
        .collect();
    assert!(wrong.is_empty(), "{wrong}\n{}", lines.join("\n"));
}

/// Tries every row at one kind of table. A refusal leaves no trace; whatever changes a table uses it up.
async fn try_all(
    server: &Server,
    rows: &[Row],
    stage: Stage,
    is_private: bool,
) -> BTreeMap<(usize, Role), String> {
    let cast = Cast::assemble(server).await;
    let mut tables: BTreeMap<Before, Laid> = BTreeMap::new();
    let mut outcomes = BTreeMap::new();
    for (nth, row) in rows.iter().enumerate() {
        let before = Before::of(&row.tried, stage);
        for role in Role::ALL {
            if !role.exists_at(stage) {
                continue;
            }
            let mut table = match tables.remove(&before) {
                Some(table) => table,
                None => Laid::new(server, &cast, stage, is_private, before).await,
            };
            let outcome = attempt(server, &cast, &mut table, row, role, is_private).await;
            let shown = cast.browser(Role::Host).look(&table.id).await;
            let is_as_before = shown["seq"] == table.seq;
            assert!(
                is_as_before || outcome == YES,
                "{} by {role:?}: {outcome}, and yet something was written down",
                row.text
            );
            if is_as_before {
                tables.insert(before, table);
            }
            outcomes.insert((nth, role), outcome);
        }
    }
    outcomes
}

/// What comes of one try.
async fn attempt(
    server: &Server,
    cast: &Cast,
    table: &mut Laid,
    row: &Row,
    role: Role,
    is_private: bool,
) -> String {
    let parse = |text: &str| -> Value { serde_json::from_str(text).expect("JSON in the document") };
    match &row.tried {
        Tried::Http { method, path, body } => {
            let path = table.fill(cast, path);
            let body = body.as_ref().map(|body| parse(&table.fill(cast, body)));
            outcome(&cast.send(role, method, &path, body).await)
        }
        // Commands do not ask who may look on: half of them come through sockets.
        Tried::Command(command) if is_private => {
            let command = parse(&table.fill(cast, command));
            let request = json!({ "type": "do", "id": "1", "table": table.id, "command": command });
            let mut socket = cast.socket(server, role).await;
            through(&mut socket, request).await
        }
        Tried::Command(command) => {
            let body = json!({ "command": parse(&table.fill(cast, command)) });
            let path = format!("/api/tables/{}", table.id);
            outcome(&cast.send(role, "POST", &path, Some(body)).await)
        }
        Tried::Socket(request) => {
            let mut request = parse(&table.fill(cast, request));
            request["table"] = table.id.clone().into();
            let mut new;
            // Whoever was sent away comes back.
            let socket = match role {
                Role::Watching if !is_private => &mut table.watching,
                _ => {
                    new = cast.socket(server, role).await;
                    &mut new
                }
            };
            // There is nothing to look at again, or to leave, for those who have not come.
            if matches!(row.tried.name(), "look" | "part") {
                let join = json!({ "type": "join", "table": table.id });
                let joined = through(socket, join).await;
                if joined != YES {
                    return joined;
                }
            }
            through(socket, request).await
        }
    }
}

/// What an answer comes to.
fn outcome(answer: &Answer) -> String {
    let code = answer.json["error"]["code"].as_str();
    match answer.status.is_success() {
        true => YES.to_owned(),
        false => code.unwrap_or(answer.status.as_str()).to_owned(),
    }
}

/// Sends a request through a socket and tells what it comes to.
async fn through(socket: &mut Socket, request: Value) -> String {
    let answer = match request["type"].as_str().unwrap_or_default() {
        "join" | "look" => "table",
        "do" => "done",
        "ahead" => "ahead",
        // Whoever leaves is told nothing, and the next request is answered.
        "part" | "ping" => "pong",
        other => panic!("no answer is known to {other:?}"),
    };
    let ping = json!({ "type": "ping", "id": "1" });
    // Whatever was said before answers nothing.
    socket.send(ping.clone()).await;
    socket.next_of("pong").await;
    let is_silent = request["type"] == "part";
    socket.send(request).await;
    if is_silent {
        socket.send(ping).await;
    }
    loop {
        let message = socket.next().await;
        if message["type"] == "error" {
            return message["error"]["code"].as_str().unwrap().to_owned();
        }
        if message["type"] == answer {
            return YES.to_owned();
        }
    }
}

/// Who tries what has nothing to do with a table: the columns of the document.
const PEOPLE: [&str; 4] = ["nobody", "the owner", "somebody else", "the owner's token"];

/// Two people, one of whom owns a map and a token.
struct Pair {
    nobody: Browser,
    owner: Browser,
    other: Browser,
    token: String,
    map: String,
    token_id: String,
}

impl Pair {
    async fn new(server: &Server, nth: usize) -> Pair {
        let (owner, other) = (server.guest().await, server.guest().await);
        for (who, browser) in [("Owner", &owner), ("Other", &other)] {
            let name = json!({ "name": format!("{who} {nth}") });
            browser.patch("/api/me", name).await.is(200);
        }
        let saved = owner.post("/api/maps", json!({ "map": island() })).await;
        let token = token(&owner, "play").await;
        let tokens = owner.get("/api/me/tokens").await.is(200).json;
        Pair {
            nobody: server.browser(),
            map: saved.is(201).json["id"].as_str().unwrap().to_owned(),
            token_id: tokens[0]["id"].as_str().unwrap().to_owned(),
            owner,
            other,
            token,
        }
    }

    fn fill(&self, text: &str) -> String {
        text.replace("TOKEN", &self.token_id)
            .replace("ISLAND", &island().to_string())
            .replace("MAP", &self.map)
    }

    async fn attempt(&self, server: &Server, who: usize, tried: &Tried) -> String {
        let browser = [&self.nobody, &self.owner, &self.other, &self.nobody][who];
        let is_bot = who == 3;
        let socket = async || match is_bot {
            true => Socket::open_as_bot(server, &self.token).await,
            false => Socket::open(server, browser).await,
        };
        match tried {
            Tried::Http { path, .. } if path == "/api/socket" => {
                socket().await;
                YES.to_owned()
            }
            Tried::Http { method, path, body } => {
                let mut request = browser.request(method.parse().unwrap(), &self.fill(path));
                if is_bot {
                    request = request.bearer_auth(&self.token);
                }
                if let Some(body) = body {
                    let body: Value = serde_json::from_str(&self.fill(body)).expect("JSON");
                    request = request.json(&body);
                }
                outcome(&browser.run(request).await)
            }
            Tried::Socket(request) => {
                let request = serde_json::from_str(request).expect("JSON");
                through(&mut socket().await, request).await
            }
            Tried::Command(_) => panic!("a command is for a table"),
        }
    }
}

#[tokio::test]
async fn everybody_may_do_elsewhere_what_the_document_says() {
    let server = Server::with(GENEROUS).await;
    server.somebody("Keeper", "correct horse").await;
    let mut wrong = String::new();
    let mut lines = String::new();
    let mut nth = 0;
    let mut pair = Pair::new(&server, nth).await;
    for row in rows(ELSEWHERE) {
        lines += &format!("\n| {} |", row.text);
        for (who, said) in row.cells.iter().enumerate() {
            let outcome = pair.attempt(&server, who, &row.tried).await;
            lines += &format!(" {outcome} |");
            if *said != outcome {
                wrong += &format!("{} by {}: {outcome}, not {said}\n", row.text, PEOPLE[who]);
            }
            let is_harmless = matches!(&row.tried, Tried::Http { method, .. } if method == "GET");
            if outcome == YES && !is_harmless {
                nth += 1;
                pair = Pair::new(&server, nth).await;
            }
        }
        assert_eq!(row.cells.len(), PEOPLE.len(), "{}", row.text);
    }
    assert!(wrong.is_empty(), "{wrong}{lines}");
}

#[tokio::test]
async fn nothing_that_can_be_asked_is_missing_from_the_document() {
    let server = Server::start().await;
    let rows = [rows(AT_TABLES), rows(ELSEWHERE)].concat();
    let openapi = server.browser().get("/api/openapi.json").await.is(200).json;
    let routes = untried(&openapi, &rows);
    assert!(routes.is_empty(), "no row for {routes:?}");
    let has_row = |is_it: &dyn Fn(&Tried) -> bool| rows.iter().any(|row| is_it(&row.tried));
    for name in variants::<server::protocol::Command>("do") {
        let is_it = |tried: &Tried| matches!(tried, Tried::Command(_)) && tried.name() == name;
        assert!(has_row(&is_it), "no row for the command {name:?}");
    }
    for name in variants::<server::protocol::Request>("type") {
        let is_it = |tried: &Tried| matches!(tried, Tried::Socket(_)) && tried.name() == name;
        // Every command goes this way too.
        assert!(has_row(&is_it) || name == "do", "no row for {name:?}");
    }
}

/// The names of the variants of an enum, which it lists when it is given another.
fn variants<T: serde::de::DeserializeOwned>(tag: &str) -> Vec<String> {
    let refused = serde_json::from_value::<T>(json!({ tag: "?" })).err();
    let refused = refused.expect("no variant of this name").to_string();
    let (_, list) = refused.split_once("expected one of ").expect(&refused);
    let names: Vec<String> = list
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    assert!(names.len() > 4, "{refused}");
    names
}
