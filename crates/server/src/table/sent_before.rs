//! Whether a command was sent before, and carried out.

use game::Seat;
use store::UserId;

use super::entry::LogEntry;
use super::entry_body::EntryBody;
use super::options::Sitter;
use crate::protocol::Command;
use crate::text;

/// Whether a command led to an entry, so that it was sent before.
pub(super) fn led_to(command: &Command, entry: &LogEntry) -> bool {
    match (command, &entry.body) {
        (
            Command::Act { seat, actions },
            EntryBody::Acted {
                seat: by,
                actions: taken,
            },
        ) => seat == by && actions[..] == taken.values(),
        (
            Command::Plan { seat, actions },
            EntryBody::Planned {
                seat: by,
                actions: laid,
            },
        ) => seat == by && *actions == laid.values(),
        (
            Command::Orders { seat, orders },
            EntryBody::Ordered {
                seat: by,
                orders: given,
            },
        ) => seat == by && orders == given,
        (
            Command::Undo { seat, to },
            EntryBody::Undone {
                seat: by, to: was, ..
            },
        ) => seat == by && to.is_none_or(|to| to == *was),
        (
            Command::AskTakeBack { seat, to },
            EntryBody::Undone {
                seat: by, to: was, ..
            }
            | EntryBody::TakeBackAsked { seat: by, to: was },
        ) => seat == by && to == was,
        (
            Command::AnswerTakeBack { seat, agrees },
            EntryBody::TakeBackAnswered {
                seat: by,
                agrees: agreed,
            },
        ) => seat == by && agrees == agreed,
        (Command::Resign { seat }, EntryBody::Resigned { seat: by }) => seat == by,
        (command, EntryBody::Seated { seat, sitter, .. }) => {
            seated(command, *seat, sitter, entry.author.as_ref())
        }
        (Command::Say { text }, EntryBody::Said { text: said }) => {
            text::said(text) == *said || said.is_empty()
        }
        (
            Command::Mute { user, is_muted },
            EntryBody::Muted {
                user: whom,
                is_muted: was_muted,
            },
        ) => user == whom && is_muted == was_muted,
        (
            Command::Commit { seat, hash },
            EntryBody::Committed {
                seat: by,
                hash: fixed,
            },
        ) => seat == by && hash == fixed,
        (
            Command::Reveal { seat, share },
            EntryBody::Revealed {
                seat: by,
                share: told,
            },
        ) => seat == by && share == told,
        (Command::Start {}, EntryBody::Starting {} | EntryBody::Started { .. })
        | (Command::Close {}, EntryBody::Closed {})
        | (Command::Rematch {}, EntryBody::Rematched { .. }) => true,
        _ => false,
    }
}

/// Whether a command led to who sits in a seat, by an entry of its author.
fn seated(command: &Command, of: Seat, sitter: &Sitter, author: Option<&UserId>) -> bool {
    match command {
        Command::Leave { seat } => *seat == of && *sitter == Sitter::Nobody,
        Command::Place {
            seat,
            sitter: placed,
        } => *seat == of && author.is_some_and(|host| placed.by(host) == *sitter),
        Command::Sit { seat, secret, .. } => {
            // A link knows its seat better than whoever uses it.
            let is_there = secret.is_some() || seat.is_none_or(|seat| seat == of);
            is_there && sitter.user() == author
        }
        _ => false,
    }
}
