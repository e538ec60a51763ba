//! Whether a command was sent before, and carried out.

use super::entry::LogEntry;
use super::entry_body::EntryBody;
use super::options::Sitter;
use crate::protocol::Command;
use crate::text;

/// Whether a command led to an entry, so that it was sent before.
pub(super) fn led_to(command: &Command, entry: &LogEntry) -> bool {
    let (body, author) = (&entry.body, entry.author.as_ref());
    match command {
        // A link knows its seat better than whoever uses it.
        Command::Sit { seat, secret, .. } => matches!(
            body, EntryBody::Seated { seat: of, sitter, .. }
            if (secret.is_some() || seat.is_none_or(|seat| seat == *of)) && sitter.user() == author
        ),
        Command::Leave { seat } => matches!(
            body, EntryBody::Seated { seat: of, sitter: Sitter::Nobody, .. } if seat == of
        ),
        Command::Place { seat, sitter } => matches!(
            body, EntryBody::Seated { seat: of, sitter: seated, .. }
            if seat == of && author.is_some_and(|host| sitter.by(host) == *seated)
        ),
        Command::Commit { seat, hash } => matches!(
            body, EntryBody::Committed { seat: by, hash: fixed } if seat == by && hash == fixed
        ),
        Command::Reveal { seat, share } => matches!(
            body, EntryBody::Revealed { seat: by, share: told } if seat == by && share == told
        ),
        Command::Start {} => {
            matches!(body, EntryBody::Starting {} | EntryBody::Started { .. })
        }
        Command::Close {} => matches!(body, EntryBody::Closed {}),
        Command::Act { seat, actions } => matches!(
            body, EntryBody::Acted { seat: by, actions: taken }
            if seat == by && actions[..] == taken.values()
        ),
        Command::Plan { seat, parts } => matches!(
            body, EntryBody::Planned { seat: by, parts: laid }
            if seat == by && *parts == laid.values()
        ),
        Command::Orders { seat, orders } => matches!(
            body, EntryBody::Ordered { seat: by, orders: given } if seat == by && orders == given
        ),
        Command::Undo { seat, to } => matches!(
            body, EntryBody::Undone { seat: by, to: was, .. }
            if seat == by && to.is_none_or(|to| to == *was)
        ),
        Command::AskTakeBack { seat, to } => matches!(
            body, EntryBody::Undone { seat: by, to: was, .. } | EntryBody::TakeBackAsked { seat: by, to: was }
            if seat == by && to == was
        ),
        Command::AnswerTakeBack { seat, agrees } => matches!(
            body, EntryBody::TakeBackAnswered { seat: by, agrees: agreed }
            if seat == by && agrees == agreed
        ),
        Command::Resign { seat } => {
            matches!(body, EntryBody::Resigned { seat: by } if seat == by)
        }
        Command::Say { text } => matches!(
            body, EntryBody::Said { text: said } if text::said(text) == *said || said.is_empty()
        ),
        Command::Mute { user, is_muted } => matches!(
            body, EntryBody::Muted { user: whom, is_muted: was_muted }
            if user == whom && is_muted == was_muted
        ),
        Command::Rematch {} => matches!(body, EntryBody::Rematched { .. }),
    }
}
