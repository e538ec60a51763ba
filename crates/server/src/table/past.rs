//! What has been at a table: its log, played again elsewhere, so that the table itself need not wait.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use game::{Seat, SeatSet, Seed};
use games::{PlanRun, Shelf};
use json_patch::Patch;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use store::{Stage, TableId, UserId};
use utoipa::ToSchema;

use super::entry::LogEntry;
use super::entry_body::Origin;
use super::options::{Absent, Access, Clock, Options, Sitter, Spectators};
use super::projection::{Eyes, Names};
use super::state::{Table, Unreadable};
use crate::error::{Denied, Error};
use crate::outbound::write;
use crate::protocol::{CopyOf, Ending, Message, News, Person, What};

/// The log of a table, for eyes that may see it.
pub(crate) struct Past {
    shelf: Shelf,
    id: TableId,
    log: Vec<Arc<LogEntry>>,
    names: Names,
    eyes: Eyes,
    /// The entry with which the game began, if it has.
    began: Option<u64>,
    is_over: bool,
    /// Whether people play against each other, here or where this was copied from.
    is_contested: bool,
}

/// Where a history begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HistoryStart {
    After(u64),
    /// The last thing that the person of the eyes did in the game.
    LastOwnTurn,
}

/// What a client has missed, as it goes over the wire.
pub(crate) struct Missed {
    /// The last of the entries that were there.
    pub(crate) head: u64,
    pub(crate) texts: Vec<Utf8Bytes>,
}

/// A game at some moment, to be played on by somebody alone.
pub(crate) struct Copied {
    pub(crate) options: Options,
    pub(crate) rules: u32,
    pub(crate) origin: Origin,
    pub(crate) n_seats: usize,
}

/// A game step by step, as one viewer saw it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Steps {
    /// The entry after which the game is as `view` and `to_act` tell.
    pub seq: u64,
    /// Null before the game.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub view: Value,
    #[schema(value_type = Vec<u8>)]
    pub to_act: SeatSet,
    /// What changed the game since, oldest first.
    pub steps: Vec<StepShown>,
    /// Whether there are more after the last of them.
    pub more: bool,
}

/// An entry that changed the game, and what it changed for one viewer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct StepShown {
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Who did it, if it was a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Person>,
    /// As in the news of it.
    pub what: What,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[cfg_attr(feature = "types", ts(optional, type = "unknown[]"))]
    pub events: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<PlanRun>>"))]
    pub plans: Vec<PlanRun>,
    #[schema(value_type = Vec<u8>)]
    pub to_act: SeatSet,
    /// What has changed in the view, as a JSON patch (RFC 6902).
    #[schema(value_type = Vec<Object>)]
    #[cfg_attr(feature = "types", ts(type = "unknown[]"))]
    pub changes: Patch,
    /// How the game came out, if it ended with this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Ending>,
}

impl Table {
    /// The past of the table for a person. While the game goes on a seat's eyes are its owner's alone; when it is over
    /// nothing is hidden any more, and whoever may see the table may look with any.
    ///
    /// # Errors
    ///
    /// Refuses eyes that the person may not have.
    pub(crate) fn past(
        &self,
        names: &Names,
        user: Option<UserId>,
        seat: Option<Seat>,
    ) -> Result<Past, Error> {
        let eyes = match seat {
            Some(seat) if self.stage == Stage::Finished => {
                let eyes = self.eyes(user, None)?;
                self.seat_exists(seat)?;
                Eyes {
                    seat: Some(seat),
                    ..eyes
                }
            }
            _ => self.eyes(user, seat)?,
        };
        Ok(self.past_for(names, eyes))
    }

    /// The past of the table for these eyes.
    pub(super) fn past_for(&self, names: &Names, eyes: Eyes) -> Past {
        Past {
            shelf: self.shelf,
            id: self.id.clone(),
            log: self.log.clone(),
            names: names.clone(),
            eyes,
            began: self.started_at(),
            is_over: self.stage == Stage::Finished,
            is_contested: self.is_contested(),
        }
    }

    /// Whether two people or more play against each other, here or where the game was copied from.
    fn is_contested(&self) -> bool {
        let mut people: Vec<&UserId> = self.sitters.iter().filter_map(Sitter::user).collect();
        people.sort();
        people.dedup();
        let is_running = self.stage == Stage::Running;
        (is_running && people.len() >= 2) || self.not_contested().is_err()
    }
}

impl Past {
    /// Entries from a start on, as the eyes saw them.
    ///
    /// # Errors
    ///
    /// Returns an error if the log cannot be played again, which is a bug.
    pub(crate) fn history(self, start: HistoryStart, limit: usize) -> Result<Vec<News>, Error> {
        let after = match start {
            HistoryStart::After(seq) => seq,
            HistoryStart::LastOwnTurn => self.last_own(),
        };
        let Past {
            shelf,
            id,
            mut log,
            names,
            eyes,
            ..
        } = self;
        // What comes after the last that is wanted need not be played.
        log.truncate(
            after
                .saturating_add(limit as u64)
                .try_into()
                .unwrap_or(usize::MAX),
        );
        let mut history = Vec::new();
        if after >= log.len() as u64 {
            return Ok(history);
        }
        Table::replay(shelf, id, log, |table, entry, step| {
            if entry.seq > after {
                history.push(table.news(&names, entry, step.as_deref(), &eyes));
            }
        })
        .map_err(unreadable)?;
        Ok(history)
    }

    /// The last thing that the person of the eyes did in the game: what comes after it may be new to them.
    fn last_own(&self) -> u64 {
        let own = self.log.iter().rev().find(|entry| {
            let is_move = entry.body.is_acted() || entry.body.is_started();
            is_move && entry.author.is_some() && entry.author == self.eyes.user
        });
        own.map_or(0, |entry| entry.seq)
    }

    /// Everything after entry `since`, for a client that has missed it.
    ///
    /// # Errors
    ///
    /// Returns an error if the log cannot be played again, which is a bug.
    pub(crate) fn missed(self, since: u64) -> Result<Missed, Error> {
        let head = self.log.len() as u64;
        let news = self.history(HistoryStart::After(since), usize::MAX)?;
        let texts = news
            .into_iter()
            .map(|news| write(&Message::News(Box::new(news))));
        Ok(Missed {
            head,
            texts: texts.collect(),
        })
    }

    /// The record of a game that is over, with everything that was secret.
    ///
    /// # Errors
    ///
    /// Refuses a game that is not over.
    pub(crate) fn record(mut self) -> Result<Value, Error> {
        match self.is_over {
            true => Ok(self.replay()?.record(&self.names)),
            false => Err(Denied::NotOver.into()),
        }
    }

    /// The game after entry `after`, or as it began, and so many steps from there.
    ///
    /// # Errors
    ///
    /// Refuses a table without a game.
    pub(crate) fn steps(mut self, after: Option<u64>, limit: usize) -> Result<Steps, Error> {
        let began = self.began.ok_or(Denied::NotStarted)?;
        let after = after.unwrap_or(began);
        let rest = self.split_off(after);
        let mut table = self.replay()?;
        let viewer = self.eyes.viewer();
        let mut view = table.view(viewer).unwrap_or_default();
        let mut shown = Steps {
            seq: after.min(table.seq()),
            view: view.clone(),
            to_act: table.to_act(),
            steps: Vec::new(),
            more: false,
        };
        for entry in rest {
            if shown.steps.len() == limit {
                // Whether there is more can be seen without playing it.
                shown.more |= entry.body.changes_game();
                continue;
            }
            let step = table.fold(entry, None).map_err(unreadable)?;
            let entry = table.log.last().expect("the entry just folded in");
            if !entry.body.changes_game() {
                continue;
            }
            let news = table.news(&self.names, entry, step.as_deref(), &self.eyes);
            let old = std::mem::replace(&mut view, table.view(viewer).unwrap_or_default());
            shown.steps.push(StepShown {
                seq: news.seq,
                at: news.at,
                by: news.by,
                what: news.what,
                events: news.events,
                plans: news.plans,
                to_act: table.to_act(),
                changes: json_patch::diff(&old, &view),
                outcome: table.ending().filter(|_| table.stage == Stage::Finished),
            });
        }
        Ok(shown)
    }

    /// The game after entry `seq`, or as it is now, for whoever wants to try something out. While it goes on, all that the
    /// eyes cannot know is dealt afresh by `dice`; when it is over, it is as it was.
    ///
    /// # Errors
    ///
    /// Refuses an entry that is not there, and a moment when there is nothing to play.
    pub(crate) fn copy(mut self, seq: Option<u64>, dice: Seed) -> Result<Copied, Error> {
        let began = self.began.ok_or(Denied::NotStarted)?;
        let last = self.log.len() as u64;
        let seq = seq.unwrap_or(last);
        if seq > last {
            return Err(Error::Malformed {
                entry: "seq".to_owned(),
                reason: format!("the last entry is {last}"),
            });
        }
        if seq < began {
            return Err(Denied::NotStarted.into());
        }
        self.split_off(seq);
        let table = self.replay()?;
        if table.session.to_act().is_empty() {
            return Err(Denied::IsOver.into());
        }
        let position = match self.is_over {
            true => table.session.position(),
            false => table.session.imagined(self.eyes.viewer(), dice)?,
        };
        let table_id = self.id;
        Ok(Copied {
            options: Options {
                game: table.game.name().to_owned(),
                setup: table.options.setup.clone(),
                title: String::new(),
                access: Access::Local,
                clock: Clock::None,
                spectators: Spectators::Nobody,
                absent: Absent::Wait,
                hints: false,
                pause: 0,
            },
            rules: table.rules,
            origin: Origin {
                copy_of: CopyOf {
                    table: table_id,
                    seq,
                },
                position,
                is_contested: self.is_contested,
            },
            n_seats: table.sitters.len(),
        })
    }

    /// Leaves the log up to entry `seq`, and the first one in any case. What comes after it is returned.
    fn split_off(&mut self, seq: u64) -> Vec<Arc<LogEntry>> {
        let kept = usize::try_from(seq).unwrap_or(usize::MAX);
        self.log.split_off(kept.clamp(1, self.log.len()))
    }

    fn replay(&mut self) -> Result<Table, Error> {
        let log = std::mem::take(&mut self.log);
        Table::replay(self.shelf, self.id.clone(), log, |_, _, _| ()).map_err(unreadable)
    }
}

fn unreadable(unreadable: Unreadable) -> Error {
    tracing::error!(%unreadable, "cannot read a table again that was read before");
    Error::Internal
}
