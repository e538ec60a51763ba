//! Commands on their way to a table: once, again, twice, by either node, over HTTP or a socket.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::client::{Answer, Ask, Known, ask};
use crate::people::Person;
use crate::socket::Socket;

/// How often somebody sends again what was not answered.
const MOST_TRIES: u32 = 3;

impl Person {
    /// Has a command carried out, or not. Says what came of it, if anything was heard.
    pub(crate) async fn command(&self, table: &str, command: Value) -> Option<Value> {
        let world = &self.world;
        let (user, known) = self.who()?;
        let key = world.new_id();
        let sent = (user.clone(), table.to_owned(), key.clone());
        world.judge().dealings.sent.insert(sent, command.clone());
        world.count("commands");
        let order = Order {
            table: table.to_owned(),
            user,
            key,
            command,
        };
        if self.dice.chance(world.profile.double) {
            world.count("commands sent twice at once");
            let (one, other) = tokio::join!(self.send(&known, &order), self.send(&known, &order));
            return one.or(other);
        }
        for _ in 0..MOST_TRIES {
            let done = self.send(&known, &order).await;
            if done.is_some() || self.dice.chance(300) {
                return done;
            }
            world.count("commands sent again");
        }
        None
    }

    /// Sends a command one way or the other. None if it is not known what came of it.
    async fn send(&self, known: &Known, order: &Order) -> Option<Value> {
        let hang_up = self.hang_up();
        let answer = match self.dice.chance(350) {
            true => self.send_by_socket(known, order, hang_up).await,
            false => {
                let Order {
                    table,
                    key,
                    command,
                    ..
                } = order;
                let body = json!({ "id": key, "command": command });
                let post = Ask::post(format!("/api/tables/{table}"), body);
                let answer = ask(
                    &self.world,
                    self.node(),
                    self.address,
                    known,
                    &post,
                    hang_up,
                )
                .await;
                answer
                    .inspect(|answer| self.hear(&order.user, known, answer))
                    .filter(|answer| !answer.is_passing())
                    .map(|answer| answer.body)
            }
        };
        let said = answer.as_ref().map(|answer| match answer.get("error") {
            Some(error) => error["code"].to_string(),
            None => answer["seq"].to_string(),
        });
        let Order {
            table,
            user,
            key,
            command,
        } = order;
        self.world.note(format_args!(
            "{user} {key} {command} at {table}: {}",
            said.as_deref().unwrap_or("?")
        ));
        if let Some(done) = answer.as_ref().filter(|answer| answer["seq"].is_u64()) {
            let now = self.world.elapsed();
            let mut judge = self.world.judge();
            judge.look(now);
            judge.acknowledged(user, table, key, command, done);
        }
        answer
    }

    async fn send_by_socket(
        &self,
        known: &Known,
        order: &Order,
        hang_up: Option<Duration>,
    ) -> Option<Value> {
        let sent = async {
            let reader = Some(order.user.clone());
            let mut socket =
                Socket::open(&self.world, self.node(), self.address, known, reader).await?;
            let Order {
                table,
                key,
                command,
                ..
            } = order;
            socket
                .say(&json!({ "type": "do", "id": key, "table": table, "command": command }))
                .await?;
            loop {
                let message = socket.hear().await?;
                if message["id"] == key.as_str() {
                    let is_passing = matches!(
                        message["error"]["code"].as_str(),
                        Some("try_again" | "stopping" | "internal")
                    );
                    return (!is_passing).then_some(message);
                }
            }
        };
        let answer = timeout(hang_up.unwrap_or(Duration::from_secs(120)), sent).await;
        if answer.is_err() && hang_up.is_some() {
            self.world.count("hang-ups");
        }
        answer.ok().flatten()
    }

    /// Looks at every answer for what it must not say.
    pub(crate) fn hear(&self, user: &str, known: &Known, answer: &Answer) {
        if let (Known::Cookie(cookie), "signed_out") = (known, answer.code()) {
            self.spend(cookie.clone());
        }
        let now = self.world.elapsed();
        let mut judge = self.world.judge();
        judge.look(now);
        judge.told(Some(user), &answer.text);
    }
}

/// A command with everything that it takes to send it.
struct Order {
    table: String,
    user: String,
    key: String,
    command: Value,
}
