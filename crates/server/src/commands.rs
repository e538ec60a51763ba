//! Commands on their way to a table, whichever way they came.

use std::sync::Arc;

use store::{Stage, TableId, TableQuery, UserId};

use crate::App;
use crate::error::Error;
use crate::outbound::{Peer, Receipt};
use crate::protocol::{Command, Done};
use crate::table::{Reply, TableMessage};

/// The longest id of a command, in bytes.
const MOST_ID: usize = 64;

/// Has a command carried out. The same `id` from the same person is carried out once.
///
/// # Errors
///
/// Returns why it is refused.
pub(crate) async fn carry_out(
    app: &App,
    user: &UserId,
    table: &TableId,
    command: Command,
    id: Option<String>,
) -> Result<Done, Error> {
    admit(app, user, &command, id.as_deref())?;
    let command = Arc::new(command);
    let ask = |answer| TableMessage::Do {
        user: user.clone(),
        command: command.clone(),
        key: id.clone(),
        reply: Reply::Waiting(answer),
    };
    app.lobby().ask(table, ask).await
}

/// Has a command of a client carried out, which hears of it through its socket.
///
/// Commands of one client at one table are carried out in the order in which they come; this does not wait for them.
///
/// # Errors
///
/// Returns why it is refused, unless the client hears of that already.
pub(crate) async fn carry_out_for(
    peer: &Arc<Peer>,
    user: &UserId,
    table: &TableId,
    command: Command,
    id: String,
) -> Result<(), Error> {
    let app = &peer.app;
    admit(app, user, &command, Some(&id))?;
    let receipt = Receipt::new(peer.clone(), table.clone(), id.clone());
    let ask = TableMessage::Do {
        user: user.clone(),
        command: Arc::new(command),
        key: Some(id),
        reply: Reply::Socket(receipt),
    };
    app.lobby().pass_on(table, ask).await;
    Ok(())
}

/// Lets a command through to its table.
fn admit(app: &App, user: &UserId, command: &Command, id: Option<&str>) -> Result<(), Error> {
    let is_fine = |id: &str| (1..=MOST_ID).contains(&id.len()) && !id.contains(char::is_control);
    if !id.is_none_or(is_fine) {
        return Err(Error::Malformed {
            entry: "id".to_owned(),
            reason: format!("an id needs 1 to {MOST_ID} bytes and no control characters"),
        });
    }
    if matches!(command, Command::Say { .. }) {
        app.rate_limits().chat.pass(user)?;
    }
    Ok(())
}

/// Gets somebody up from every table, so that nobody waits for them: tables of theirs that have not begun are closed,
/// games are resigned.
///
/// # Errors
///
/// Returns an error if the store cannot be reached.
pub(crate) async fn leave_all(app: &App, user: &UserId) -> Result<(), Error> {
    let query = TableQuery {
        stages: vec![Stage::Open, Stage::Running],
        member: Some(user.clone()),
        limit: u32::MAX,
        ..TableQuery::default()
    };
    for row in app.store().tables(&query).await? {
        let ask = |answer| TableMessage::Show {
            user: Some(user.clone()),
            seat: None,
            guide: false,
            answer,
        };
        let Ok(shown) = app.lobby().ask(&row.id, ask).await else {
            continue;
        };
        let kept = shown.kept_for(user);
        let mut commands: Vec<Command> = match row.stage {
            Stage::Open => shown
                .yours
                .iter()
                .chain(kept)
                .map(|seat| Command::Leave { seat })
                .collect(),
            _ => shown
                .yours
                .iter()
                .map(|seat| Command::Resign { seat })
                .collect(),
        };
        if row.host == *user {
            commands.push(Command::Close {});
        }
        for command in commands {
            // A game that has begun cannot be closed, one that is over not be resigned.
            let left = carry_out(app, user, &row.id, command, None).await;
            if let Err(error @ Error::Unavailable) = left {
                return Err(error);
            }
        }
    }
    Ok(())
}
