//! Rows about tables: the table itself, its log, its members, its notices.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Millis, Score, TableId, UserId};

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Waiting for people.
    Open,
    Running,
    Finished,
    /// Given up before it began or ended.
    Closed,
}

impl Stage {
    /// Every stage, in the order of a table's life.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Finished, Self::Closed];

    /// The stage as the database spells it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Stage {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|stage| stage.as_str() == text)
            .ok_or("no such stage")
    }
}

/// What is known of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    /// The version of the rules it began with.
    pub rules: u32,
    pub stage: Stage,
    pub is_listed: bool,
    pub host: UserId,
    /// The number of its last entry, which is how many there are.
    pub seq: u64,
    pub created_at: Millis,
    pub updated_at: Millis,
    /// When the server has to do something by itself.
    pub wake_at: Option<Millis>,
    /// What lists show; text to the store.
    pub summary: String,
}

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Counts from 1 without a gap.
    pub seq: u64,
    pub at: Millis,
    pub kind: String,
    pub author: Option<UserId>,
    /// The id its sender gave it, by which it is known when it is sent again.
    pub key: Option<String>,
    pub body: String,
}

/// A message to somebody who may not be looking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub user: UserId,
    pub body: String,
}

/// A notice in the outbox, claimed by this node for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedNotice {
    pub id: i64,
    pub user: UserId,
    pub table: TableId,
    pub body: String,
    /// How often it was claimed, this time included.
    pub tries: u32,
    pub created_at: Millis,
}

/// Somebody whom a table concerns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Member {
    pub user: UserId,
    /// Whether a seat is only kept for them: they neither sit at the table nor host it.
    pub is_invited: bool,
}

impl Member {
    /// Somebody who sits at a table or hosts it.
    pub fn sitting(user: UserId) -> Self {
        Self {
            user,
            is_invited: false,
        }
    }

    /// Somebody for whom a seat is kept.
    pub fn invited(user: UserId) -> Self {
        Self {
            user,
            is_invited: true,
        }
    }
}

/// Somebody who comes to a table. The step is refused as [`StoreError::Full`](crate::StoreError::Full) if they would
/// then sit at or host more tables that are not over than they may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub user: UserId,
    pub most: u32,
}

/// One step of a table, stored as a whole or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// The entry it follows; 0 makes the table.
    pub after: u64,
    /// The table after this step. What it is about (game, rules, host, whether it is listed) stays as it was made.
    pub row: TableRow,
    pub entries: Vec<Entry>,
    /// All members of the table, read only if `members_changed`.
    pub members: Vec<Member>,
    pub members_changed: bool,
    /// Those of the members who come with this step.
    pub arrivals: Vec<Arrival>,
    pub notices: Vec<Notice>,
    /// What somebody has reached alone, in the step that ends the game.
    pub score: Option<Score>,
}

impl Commit {
    /// A step that leaves the members alone and tells nobody.
    pub fn new(after: u64, row: TableRow, entries: Vec<Entry>) -> Self {
        Self {
            after,
            row,
            entries,
            members: Vec::new(),
            members_changed: false,
            arrivals: Vec::new(),
            notices: Vec::new(),
            score: None,
        }
    }

    /// Whether the entries go on from `after` without a gap and end at the row's number.
    pub(crate) fn is_gapless(&self) -> bool {
        let numbers = self.after + 1..=self.row.seq;
        self.row.seq >= self.after && self.entries.iter().map(|entry| entry.seq).eq(numbers)
    }
}

/// Which tables to list, the last changed first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableQuery {
    /// Every stage, if empty.
    pub stages: Vec<Stage>,
    pub game: Option<String>,
    pub member: Option<UserId>,
    /// Whether to leave out tables that are not listed.
    pub is_listed: bool,
    /// The last table of the page before.
    pub before: Option<(Millis, TableId)>,
    pub limit: u32,
}

impl Default for TableQuery {
    fn default() -> Self {
        Self {
            stages: Vec::new(),
            game: None,
            member: None,
            is_listed: false,
            before: None,
            limit: 50,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_read_back() {
        for stage in Stage::ALL {
            assert_eq!(stage.to_string().parse(), Ok(stage));
            assert_eq!(serde_json::to_value(stage).unwrap(), stage.as_str());
        }
        assert!("Open".parse::<Stage>().is_err());
    }
}
