//! Another game of the same people, which one of them asks for through the socket and the others accept.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tokio::time::{Instant, sleep, timeout};

use crate::run::Hall;
use crate::seat::{PAUSE, SILENCE, Seat};
use crate::socket::{Heard, Socket};

/// How long somebody tries who is told to try again.
const PATIENCE: Duration = Duration::from_secs(120);

/// What comes of a command.
enum Reply {
    /// It was carried out, and may lead to another table.
    Done(Option<String>),
    TryAgain,
}

/// Has the rematch of a table opened by the first of its people, accepted by the others and begun. Returns its id.
///
/// # Errors
///
/// Returns what was refused.
pub(crate) async fn play_again(hall: &Hall, seats: &mut [Seat], table: &str) -> Result<String> {
    let (host, others) = seats.split_first_mut().context("a table without seats")?;
    let rematch = host.order(hall, table, "rematch").await?;
    let rematch = rematch.context("a rematch without a table")?;
    for seat in others {
        seat.order(hall, &rematch, "sit").await?;
    }
    host.order(hall, &rematch, "start").await?;
    Ok(rematch)
}

impl Seat {
    /// Has a command carried out at a table, through one socket or the next.
    async fn order(&mut self, hall: &Hall, table: &str, command: &str) -> Result<Option<String>> {
        let text = format!(
            r#"{{"type":"do","id":"{command}","table":"{table}","command":{{"do":"{command}"}}}}"#
        );
        let begun = Instant::now();
        loop {
            ensure!(begun.elapsed() < PATIENCE, "{command}: no answer");
            let socket = match &mut self.socket {
                Some(socket) => socket,
                None => self.connect(hall).await?,
            };
            match timeout(SILENCE, ask(socket, &text, command)).await {
                Ok(Ok(Reply::Done(rematch))) => return Ok(rematch),
                Ok(Ok(Reply::TryAgain)) => sleep(PAUSE).await,
                Ok(Err(Trouble::Refused(code))) => bail!("{command} is refused: {code}"),
                Ok(Err(Trouble::Lost)) | Err(_) => {
                    hall.tally.reconnects.add();
                    self.socket = None;
                }
            }
        }
    }
}

/// Why there is no reply.
enum Trouble {
    Lost,
    Refused(String),
}

/// Sends a command and waits for what is said of it.
async fn ask(socket: &mut Socket, text: &str, id: &str) -> Result<Reply, Trouble> {
    let lost = |_| Trouble::Lost;
    socket.say(text.to_owned()).await.map_err(lost)?;
    loop {
        let said = socket.hear().await.map_err(lost)?;
        let Ok(heard) = serde_json::from_str::<Heard<'_>>(&said) else {
            return Err(Trouble::Refused(said.to_string()));
        };
        if heard.kind == "leaving" {
            return Err(Trouble::Lost);
        }
        if heard.id != Some(id) {
            continue;
        }
        return match heard.error {
            None => Ok(Reply::Done(heard.rematch.map(str::to_owned))),
            Some(refusal) => match refusal.code {
                "try_again" | "stopping" | "too_many_requests" => Ok(Reply::TryAgain),
                code => Err(Trouble::Refused(code.to_owned())),
            },
        };
    }
}
