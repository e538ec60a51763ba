//! Opening tables: new ones, for another game of the same people, and as a copy of a game.

use std::sync::Arc;

use game::SeatSet;
use store::{Commit, Entry, Millis, StoreError, TableId, UserId};

use super::Lobby;
use crate::error::{Denied, Error};
use crate::people::or_gone;
use crate::protocol::Done;
use crate::table::{
    Absent, Copied, EntryBody, LogEntry, Options, Origin, Placed, Sitter, Table, begin,
};

impl Lobby {
    /// Opens a table with these people in its first seats.
    ///
    /// # Errors
    ///
    /// Refuses options that make no game.
    pub async fn open(
        &self,
        host: &UserId,
        options: Options,
        seats: &[Placed],
    ) -> Result<Done, Error> {
        let id = TableId::random();
        let sitters = seats.iter().map(|placed| placed.by(host));
        let new = New {
            id: id.clone(),
            options,
            sitters: sitters.collect(),
            origin: None,
        };
        self.open_as(host, new).await?;
        let seq = 1;
        Ok(Done {
            table: id,
            seq,
            rematch: None,
        })
    }

    /// Opens the table for the next game of the same people, unless somebody has already. `host`, who wants it, sits down;
    /// for the others their seats are kept until they accept.
    pub(crate) async fn open_rematch(
        &self,
        table: &Table,
        id: TableId,
        host: &UserId,
    ) -> Result<(), Error> {
        let asked = |sitter: &Sitter| match sitter {
            Sitter::Person { user } if user != host => Sitter::Invited { user: user.clone() },
            sitter => sitter.clone(),
        };
        let new = New {
            id,
            options: (*table.options).clone(),
            sitters: table.sitters.iter().map(asked).collect(),
            origin: table
                .origin
                .as_deref()
                .map(|origin| (table.rules, origin.clone())),
        };
        match self.open_as(host, new).await {
            Ok(()) | Err(OpenError::Store(StoreError::Stale)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Opens a copy of a game, for one person in all its seats. It goes on at once.
    pub(crate) async fn open_copy(&self, host: &UserId, copied: Copied) -> Result<TableId, Error> {
        let id = TableId::random();
        let sitter = Sitter::Person { user: host.clone() };
        let new = New {
            id: id.clone(),
            options: copied.options,
            sitters: vec![sitter; copied.n_seats],
            origin: Some((copied.rules, copied.origin)),
        };
        self.open_as(host, new).await?;
        Ok(id)
    }

    async fn open_as(&self, host: &UserId, new: New) -> Result<(), OpenError> {
        let New {
            id,
            mut options,
            sitters,
            origin,
        } = new;
        if let Some((entry, reason)) = options.flaw() {
            let entry = entry.to_owned();
            return Err(Error::Malformed { entry, reason }.into());
        }
        let game = self.shelf().find(&options.game).map_err(Error::from)?;
        let seed = crate::secret::seed_digits().parse().expect("32 digits");
        let (rules, origin) = match origin {
            Some((rules, origin)) => (rules, Some(Arc::new(origin))),
            None => (game.rules_version(), None),
        };
        let session = begin(game, rules, &options, origin.as_deref(), seed);
        let session = session.map_err(Error::from)?;
        // What is stored does not depend on what our maps are called some day.
        options.setup = session.setup().unwrap_or(options.setup);
        if sitters.len() > session.n_seats() {
            return Err(Error::from(Denied::NoSuchSeat).into());
        }
        if let Absent::Bot { bot } = &options.absent {
            game.check_bot(bot).map_err(Error::from)?;
        }
        for bot in sitters.iter().filter_map(Sitter::bot) {
            game.check_bot(bot).map_err(Error::from)?;
        }
        let now = Millis::now();
        let salt = crate::secret::seed_digits();
        // Nobody has to agree on how a copy begins.
        let started = origin.as_ref().map(|_| EntryBody::Started {
            missing: SeatSet::EMPTY,
        });
        let opened = EntryBody::Opened {
            options: Arc::new(options),
            rules,
            seed,
            salt,
            origin,
        };
        let seated = game::Seat::first(sitters.len())
            .zip(sitters)
            .filter(|(_, sitter)| *sitter != Sitter::Nobody)
            .map(|(seat, sitter)| EntryBody::Seated {
                seat,
                sitter,
                commitment: None,
            });
        let (log, entries): (Vec<Arc<LogEntry>>, Vec<Entry>) = (1..)
            .zip([opened].into_iter().chain(seated).chain(started))
            .map(|(seq, body)| LogEntry::new(seq, now, Some(host.clone()), None, body))
            .unzip();
        let table = Table::replay(self.shelf(), id.clone(), log, |_, _, _| ());
        let table = table.map_err(|unreadable| {
            tracing::error!(%unreadable, "cannot read a table that was just created");
            Error::Internal
        })?;
        let commit = Commit {
            after: 0,
            row: table.row(now),
            entries,
            arrivals: table.arrivals(&[], self.most_tables()),
            members: table.members(),
            members_changed: true,
            notices: Vec::new(),
            score: None,
        };
        // Whatever is heard of the table from the moment when it is stored waits for it.
        let (_, inbox) = self.inbox_of(&id);
        let stored = self.0.store.commit(commit).await;
        stored.map_err(OpenError::Store)?;
        if let Some(inbox) = inbox {
            self.set_to_work(&id, Some(table), inbox);
        }
        Ok(())
    }
}

/// A table to be opened.
struct New {
    id: TableId,
    options: Options,
    sitters: Vec<Sitter>,
    /// Where a copy begins, and by which rules.
    origin: Option<(u32, Origin)>,
}

/// Why a table was not opened.
enum OpenError {
    Refused(Error),
    Store(StoreError),
}

impl From<Error> for OpenError {
    fn from(error: Error) -> OpenError {
        OpenError::Refused(error)
    }
}

impl From<OpenError> for Error {
    fn from(error: OpenError) -> Error {
        match error {
            OpenError::Refused(error) => error,
            OpenError::Store(error) => or_gone(error),
        }
    }
}
