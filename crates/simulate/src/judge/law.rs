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
        "undone" => return undone(log, author, seat, body),
        "resumed" => author.is_none() && log.stage() == Stage::Running && log.game.is_pausing(),
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
fn undone(log: &Log, author: Option<&str>, seat: usize, body: &Value) -> Result<(), Unlawful> {
    let to = body["to"].as_u64().unwrap_or_default();
    let now = log.now();
    let owner = now.sitters.get(seat).and_then(Sitter::user);
    let others: Vec<&str> = now
        .people()
        .into_iter()
        .filter(|user| Some(*user) != owner)
        .collect();
    let is_theirs = author.is_some() && author == owner;
    let stays = body["alone"] == true;
    let is_alone = is_theirs
        && match stays {
            true => log.game.is_undoable_alone(seat, to).unwrap_or_default(),
            false => others.is_empty() || log.game.is_undoable(seat, to),
        };
    let asked = log.take_back.as_ref();
    let asked = asked.filter(|asked| owner.is_some() && (asked.seat, asked.to) == (seat, to));
    let is_agreed =
        !stays && asked.is_some_and(|asked| others.iter().all(|user| asked.agreed.contains(*user)));
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
    let Some(author) = &entry.author else {
        return Err(unlawful("unlawful entry", "nobody seats somebody"));
    };
    let seat = body["seat"].as_u64().unwrap_or_default() as usize;
    let seating = Seating {
        log,
        table,
        author,
        seat,
        before: log.sitters().get(seat).cloned().unwrap_or(Sitter::Nobody),
        after: Sitter::read(&body["sitter"]),
    };
    let sent = entry.key.as_ref().and_then(|key| {
        let sent = (author.clone(), table.to_owned(), key.clone());
        Some((key, dealings.sent.get(&sent)?.clone()))
    });
    let Some((key, command)) = sent else {
        return seating.unasked(dealings);
    };
    match command["do"].as_str() {
        Some("leave") => seating.left(),
        Some("place") => seating.placed(),
        Some("sit") if seating.after.user() == Some(author) => {
            let secret = command["secret"].as_str().unwrap_or_default();
            seating.sat(dealings, secret, key)
        }
        _ => Err(unlawful(
            "unlawful seat",
            format!("{author} seats {:?} by {command}", seating.after),
        )),
    }
}

fn unlawful(kind: &'static str, what: impl Into<String>) -> Unlawful {
    let what = what.into();
    Unlawful { kind, what }
}

/// Somebody, or nobody, in a seat from here on.
struct Seating<'a> {
    log: &'a Log,
    table: &'a str,
    author: &'a String,
    seat: usize,
    before: Sitter,
    after: Sitter,
}

impl Seating<'_> {
    /// Without a command: whoever leaves for good gets up, and a table is opened with people in its seats.
    fn unasked(&self, dealings: &Dealings) -> Result<(), Unlawful> {
        let (log, author, after) = (self.log, self.author, &self.after);
        let gets_up = *after == Sitter::Nobody && self.is_theirs();
        let played = dealings.rematches.get(self.table);
        let played = played.and_then(|sitters| sitters.get(self.seat)?.user());
        let is_asked = match after {
            Sitter::Person(user) => *user == log.host,
            Sitter::Kept(user) => played == Some(user),
            Sitter::Nobody | Sitter::Bot => true,
        };
        let is_opening = log.entries().iter().all(|entry| entry.key.is_none())
            && log.stage() == Stage::Open
            && *author == log.host
            && is_asked;
        match gets_up || is_opening {
            true => Ok(()),
            false => Err(unlawful(
                "unlawful seat",
                format!("{author} did not ask for {after:?}"),
            )),
        }
    }

    fn left(&self) -> Result<(), Unlawful> {
        let is_open = self.log.stage() == Stage::Open;
        match self.is_theirs() && self.after == Sitter::Nobody && is_open {
            true => Ok(()),
            false => Err(unlawful(
                "unlawful seat",
                format!("{} has {:?} get up", self.author, self.before),
            )),
        }
    }

    /// By the host.
    fn placed(&self) -> Result<(), Unlawful> {
        let (log, author, before, after) = (self.log, self.author, &self.before, &self.after);
        let is_free = match log.stage() {
            Stage::Open => true,
            Stage::Running => before.user().is_none() || log.timed_out[self.seat],
            Stage::Finished | Stage::Closed => false,
        };
        let takes_second =
            after.user().is_some() && log.stage() == Stage::Running && self.has_other();
        // In a copy of a game that people still play a bot would advise one of them.
        let advises = log.is_contested && *after == Sitter::Bot;
        match *author == log.host && is_free && !takes_second && !advises {
            true => Ok(()),
            false => Err(unlawful(
                "unlawful seat",
                format!("{author} puts {after:?} where {before:?} sits"),
            )),
        }
    }

    /// By oneself, with an invitation, a link to a seat, or neither.
    fn sat(&self, dealings: &mut Dealings, secret: &str, key: &str) -> Result<(), Unlawful> {
        let (author, before) = (self.author, &self.before);
        let is_invited = self.is_invited(dealings.links.get(secret));
        let link = dealings.links.get_mut(secret);
        match link.filter(|link| link.seat.is_some()) {
            Some(link) => taken_over(self.log, self.seat, before, link, (author, key), self.table)?,
            None if *before == Sitter::Kept(author.clone()) => {}
            None if *before != Sitter::Nobody => {
                return Err(unlawful(
                    "stolen seat",
                    format!("{author} sits down where {before:?} sits"),
                ));
            }
            None if !is_invited => {
                let what = format!("{author} was not invited");
                return Err(unlawful("unlawful seat", what));
            }
            None => {}
        }
        match self.has_other() {
            true => Err(unlawful(
                "second seat",
                format!("{author} has a second seat"),
            )),
            false => Ok(()),
        }
    }

    fn is_theirs(&self) -> bool {
        self.before.user() == Some(self.author) || self.before == Sitter::Kept(self.author.clone())
    }

    fn is_invited(&self, link: Option<&Link>) -> bool {
        let log = self.log;
        let is_ours = link.is_some_and(|link| {
            link.table == self.table && link.seat.is_none() && link.maker == log.host
        });
        log.access == "open" || *self.author == log.host || is_ours
    }

    /// Whether the author has another seat than this one, where that is one too many.
    fn has_other(&self) -> bool {
        let others = self.log.sitters().iter().enumerate();
        let mut others = others.filter(|(nth, _)| *nth != self.seat);
        self.log.access != "local" && others.any(|(_, sitter)| sitter.user() == Some(self.author))
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
