//! Who may do what at a table, from the rules as people are told them.

use serde_json::Value;
use store::{Millis, TableId};

use super::Dealings;
use super::file::digits;
use super::table::{Log, Sitter, Stage, Stored};

/// A link that somebody was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    pub table: String,
    /// The seat that it takes over; none for an invitation.
    pub seat: Option<u8>,
    pub maker: String,
    /// The last entry of the table when its maker had it.
    pub known_at: u64,
    /// Who used it, and under which id.
    pub used: Option<(String, String)>,
}

/// What is unlawful about an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Unlawful {
    pub kind: &'static str,
    pub what: String,
}

/// The id of the table where the people of a finished game play again.
pub(super) fn rematch_of(id: &str, salt: &str, ended_at: i64) -> String {
    let mut name = digits(&["rematch", salt, id].join("\n"));
    name.truncate(16);
    let id = TableId::made_at(Millis(ended_at), &name);
    id.map_or(name, |id| id.to_string())
}

/// Checks that an entry may follow.
///
/// # Errors
///
/// Returns what is unlawful about it.
pub(super) fn check(
    log: &Log,
    entry: &Stored,
    body: &Value,
    dealings: &mut Dealings,
    table: &str,
) -> Result<(), Unlawful> {
    let author = entry.author.as_deref();
    let seat = body["seat"].as_u64().unwrap_or_default() as usize;
    let sitter = log.sitters().get(seat).cloned().unwrap_or(Sitter::Nobody);
    let is_theirs = author.is_some() && sitter.user() == author;
    let is_host = author == Some(log.host.as_str());
    let is_there = is_host || log.sitters().iter().any(|sitter| sitter.user() == author);
    let is_fine = match entry.kind.as_str() {
        "seated" => return seated(log, entry, body, dealings, table),
        "acted" if author.is_none() => sitter == Sitter::Bot && log.stage() == Stage::Running,
        "undone" => return undone(log, author, seat, body["to"].as_u64().unwrap_or_default()),
        // A bot would play on.
        "resigned" if log.is_contested => false,
        "acted" | "resigned" | "planned" | "ordered" | "asked" | "answered" => {
            is_theirs && log.stage() == Stage::Running
        }
        "started" | "starting" => {
            let is_full = !log.sitters().iter().any(Sitter::is_empty);
            // When the last share is told, or nobody waits for it any longer.
            let is_due = entry.kind == "started" && log.is_starting();
            (is_host || is_due) && is_full && log.stage() == Stage::Open
        }
        "committed" | "revealed" => is_theirs && log.stage() == Stage::Open,
        "linked" if body["seat"].is_null() => is_host,
        "linked" => is_theirs,
        // Nobody else plays at a copy.
        "closed" if log.copy_of.is_some() && log.stage() == Stage::Running => is_host,
        "closed" => is_host && log.stage() == Stage::Open,
        "said" | "muted" => is_there,
        "rematched" => is_there && log.stage() == Stage::Finished,
        _ => true,
    };
    match is_fine {
        true => Ok(()),
        false => Err(Unlawful {
            kind: "unlawful entry",
            what: format!(
                "{author:?} {} seat {seat}, where {sitter:?} sits, {}",
                entry.kind,
                log.stage().name()
            ),
        }),
    }
}

/// Whether a seat may go back to an entry: by itself, or because everybody else has agreed to just that.
fn undone(log: &Log, author: Option<&str>, seat: usize, to: u64) -> Result<(), Unlawful> {
    let now = log.now();
    let owner = now.sitters.get(seat).and_then(Sitter::user);
    let others: Vec<&str> = now
        .people()
        .into_iter()
        .filter(|user| Some(*user) != owner)
        .collect();
    let is_theirs = author.is_some() && author == owner;
    let is_alone = is_theirs && (others.is_empty() || log.game.is_undoable(seat, to));
    let asked = log.take_back.as_ref();
    let asked = asked.filter(|asked| owner.is_some() && (asked.seat, asked.to) == (seat, to));
    let is_agreed =
        asked.is_some_and(|asked| others.iter().all(|user| asked.agreed.contains(*user)));
    match log.stage() == Stage::Running && (is_alone || is_agreed) {
        true => Ok(()),
        false => Err(Unlawful {
            kind: "taken back without consent",
            what: format!(
                "{author:?} takes seat {seat} of {owner:?} back to {to}, {:?}",
                log.take_back
            ),
        }),
    }
}

/// Whether somebody may sit in a seat from here on, or nobody.
fn seated(
    log: &Log,
    entry: &Stored,
    body: &Value,
    dealings: &mut Dealings,
    table: &str,
) -> Result<(), Unlawful> {
    let refuse = |kind, what: String| Err(Unlawful { kind, what });
    let Some(author) = &entry.author else {
        return refuse("unlawful entry", "nobody seats somebody".to_owned());
    };
    let seat = body["seat"].as_u64().unwrap_or_default() as usize;
    let before = log.sitters().get(seat).cloned().unwrap_or(Sitter::Nobody);
    let after = Sitter::read(&body["sitter"]);
    let sent = entry.key.as_ref().and_then(|key| {
        let sent = (author.clone(), table.to_owned(), key.clone());
        dealings.sent.get(&sent).cloned()
    });
    let Some(command) = sent else {
        // Whoever leaves for good gets up, and a table is opened with people in its seats.
        let is_theirs = before.user() == Some(author) || before == Sitter::Kept(author.clone());
        let gets_up = after == Sitter::Nobody && is_theirs;
        let played = dealings.rematches.get(table);
        let played = played.and_then(|sitters| sitters.get(seat)?.user());
        let is_asked = match &after {
            Sitter::Person(user) => *user == log.host,
            Sitter::Kept(user) => played == Some(user),
            Sitter::Nobody | Sitter::Bot => true,
        };
        let is_opening = log.entries().iter().all(|entry| entry.key.is_none())
            && log.stage() == Stage::Open
            && *author == log.host
            && is_asked;
        return match gets_up || is_opening {
            true => Ok(()),
            false => refuse(
                "unlawful seat",
                format!("{author} did not ask for {after:?}"),
            ),
        };
    };
    let has_other = |user: &str| {
        let others = log.sitters().iter().enumerate();
        let mut others = others.filter(|(nth, _)| *nth != seat);
        log.access != "local" && others.any(|(_, sitter)| sitter.user() == Some(user))
    };
    match command["do"].as_str() {
        Some("leave") => {
            let is_theirs = before.user() == Some(author) || before == Sitter::Kept(author.clone());
            let is_fine = is_theirs && after == Sitter::Nobody && log.stage() == Stage::Open;
            match is_fine {
                true => Ok(()),
                false => refuse("unlawful seat", format!("{author} has {before:?} get up")),
            }
        }
        Some("place") => {
            let is_free = match log.stage() {
                Stage::Open => true,
                Stage::Running => before.user().is_none() || log.timed_out[seat],
                Stage::Finished | Stage::Closed => false,
            };
            let takes_second =
                after.user().is_some() && log.stage() == Stage::Running && has_other(author);
            // In a copy of a game that people still play a bot would advise one of them.
            let advises = log.is_contested && after == Sitter::Bot;
            match *author == log.host && is_free && !takes_second && !advises {
                true => Ok(()),
                false => refuse(
                    "unlawful seat",
                    format!("{author} puts {after:?} where {before:?} sits"),
                ),
            }
        }
        Some("sit") if after.user() == Some(author) => {
            let secret = command["secret"].as_str().unwrap_or_default();
            let is_invited = match log.access.as_str() {
                "open" => true,
                _ => {
                    let link = dealings.links.get(secret);
                    let is_ours = link.is_some_and(|link| {
                        link.table == table && link.seat.is_none() && link.maker == log.host
                    });
                    *author == log.host || is_ours
                }
            };
            match dealings
                .links
                .get_mut(secret)
                .filter(|link| link.seat.is_some())
            {
                Some(link) => {
                    let key = entry.key.clone().unwrap_or_default();
                    taken_over(log, seat, &before, link, (author, &key), table)?;
                }
                None if before == Sitter::Kept(author.clone()) => {}
                None if before != Sitter::Nobody => {
                    return refuse(
                        "stolen seat",
                        format!("{author} sits down where {before:?} sits"),
                    );
                }
                None if !is_invited => {
                    return refuse("unlawful seat", format!("{author} was not invited"));
                }
                None => {}
            }
            match has_other(author) {
                true => refuse("second seat", format!("{author} has a second seat")),
                false => Ok(()),
            }
        }
        _ => refuse(
            "unlawful seat",
            format!("{author} seats {after:?} by {command}"),
        ),
    }
}

/// Whether a link lets somebody take a seat over.
fn taken_over(
    log: &Log,
    seat: usize,
    before: &Sitter,
    link: &mut Link,
    (user, key): (&str, &str),
    table: &str,
) -> Result<(), Unlawful> {
    let Link {
        maker, known_at, ..
    } = &*link;
    let used = link.used.as_ref();
    let what = if link.table != table || link.seat.map(usize::from) != Some(seat) {
        Some("it leads elsewhere".to_owned())
    } else if before.user() != Some(maker) {
        Some(format!("{maker} made it, and {before:?} sits there"))
    } else if log.since[seat] > *known_at {
        Some(format!(
            "{maker} has got up since making it, and sat down again"
        ))
    } else {
        used.filter(|used| (used.0.as_str(), used.1.as_str()) != (user, key))
            .map(|used| format!("{} has used it", used.0))
    };
    match what {
        Some(what) => Err(Unlawful {
            kind: "stolen seat",
            what: format!("{user} takes seat {seat} over by a link: {what}"),
        }),
        None => {
            link.used = Some((user.to_owned(), key.to_owned()));
            Ok(())
        }
    }
}
