//! Commands on their way to a table, whichever way they came.

use std::sync::Arc;

use game::Seat;
use store::{Stage, TableId, TableQuery, UserId};

use crate::App;
use crate::error::{Denied, Error};
use crate::line::{Peer, Receipt};
use crate::people::Secret;
use crate::protocol::{Command, Done, Message};
use crate::table::{Actor, Ask, Pass, Reply};

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
    let actor = admit(app, user, table, &command, id.as_deref()).await?;
    let command = Arc::new(command);
    let ask = |answer| Ask::Do {
        actor: actor.clone(),
        command: command.clone(),
        key: id.clone(),
        reply: Reply::Waiting(answer),
    };
    let done = app.lobby().ask(table, ask).await?;
    // Whoever has lost a seat must not come back to it by an old link.
    if let Some(seat) = seat_lost(&command) {
        app.store().delete_link(table, Some(seat.into())).await?;
    }
    Ok(done)
}

/// Has a command of a client carried out, which hears of it through its socket.
///
/// Commands of one client at one table are carried out in the order in which they come; this does not wait for them,
/// except where something is left to do after them.
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
    if seat_lost(&command).is_some() {
        let done = carry_out(app, user, table, command, Some(id.clone())).await?;
        peer.line.tell(&Message::Done { id, done });
        return Ok(());
    }
    let actor = admit(app, user, table, &command, Some(&id)).await?;
    let receipt = Receipt::new(peer.clone(), table.clone(), id.clone());
    let ask = Ask::Do {
        actor,
        command: Arc::new(command),
        key: Some(id),
        reply: Reply::Socket(receipt),
    };
    app.lobby().pass_on(table, ask).await;
    Ok(())
}

/// The seat that somebody has no more after a command.
const fn seat_lost(command: &Command) -> Option<Seat> {
    match command {
        Command::Place { seat, .. } | Command::Leave { seat } | Command::Resign { seat } => {
            Some(*seat)
        }
        _ => None,
    }
}

/// Lets a command through to its table, with what its sender is there.
async fn admit(
    app: &App,
    user: &UserId,
    table: &TableId,
    command: &Command,
    id: Option<&str>,
) -> Result<Actor, Error> {
    let is_fine = |id: &str| (1..=MOST_ID).contains(&id.len()) && !id.contains(char::is_control);
    if !id.is_none_or(is_fine) {
        return Err(Error::Malformed {
            entry: "id".to_owned(),
            reason: format!("an id has 1 to {MOST_ID} bytes and no control characters"),
        });
    }
    if matches!(command, Command::Say { .. }) {
        app.gates().chat.pass(user)?;
    }
    let pass = match command {
        Command::Sit { secret, .. } => {
            check_room(app, user).await?;
            match secret {
                Some(secret) => pass(app, table, secret).await?,
                None => Pass::Nothing,
            }
        }
        _ => Pass::Nothing,
    };
    let user = user.clone();
    Ok(Actor { user, pass })
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
        let ask = |answer| Ask::Show {
            user: Some(user.clone()),
            seat: None,
            guide: false,
            answer,
        };
        let Ok(shown) = app.lobby().ask(&row.id, ask).await else {
            continue;
        };
        let mut commands: Vec<Command> = match row.stage {
            Stage::Open => shown
                .yours
                .iter()
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

/// What the secret of a link lets its owner do at this table.
async fn pass(app: &App, table: &TableId, secret: &str) -> Result<Pass, Error> {
    let secret = Secret::parse(secret).ok_or(Denied::NoSuchLink)?;
    let link = app.store().link(&secret.hash()).await?;
    let link = link
        .filter(|link| link.table == *table)
        .ok_or(Denied::NoSuchLink)?;
    match link.seat {
        None => Ok(Pass::Invitation),
        Some(number) => {
            let seat = Seat::new(number).ok_or(Denied::NoSuchLink)?;
            Ok(Pass::SeatLink(seat))
        }
    }
}

/// Checks that a person does not sit at too many tables already.
///
/// # Errors
///
/// Refuses one table too many.
pub(crate) async fn check_room(app: &App, user: &UserId) -> Result<(), Error> {
    let most = app.config().tables_per_user;
    let query = TableQuery {
        stages: vec![Stage::Open, Stage::Running],
        member: Some(user.clone()),
        limit: most as u32,
        ..TableQuery::default()
    };
    match app.store().tables(&query).await?.len() < most {
        true => Ok(()),
        false => Err(Denied::TooManyTables.into()),
    }
}
