//! Batches on PostgreSQL: each statement is given all its rows at once.

use std::{collections::BTreeSet, sync::Arc};

use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, any::AnyArguments, query::Query};

use super::statements::{
    ADVANCE, CREATE, CROWD, DISMISS, HOLD, LOCK, LOG, NOTIFY, POST, SCORE, SEAT, Statement,
};
use crate::{Commit, StoreError, error::is_collision};

/// How often a batch is tried that collides with another node's.
const N_TRIES: usize = 4;

/// How many rows a statement is given at most. Numbers of rows are rounded up to powers of two, so that there are few
/// statements to prepare.
const MOST_ROWS: usize = 256;

/// One value of a row.
#[derive(Clone, Copy, Debug)]
enum Cell<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
}

impl Cell<'_> {
    /// No value, of the same type.
    fn nothing(self) -> Self {
        match self {
            Self::Text(_) => Self::Text(None),
            Self::Number(_) => Self::Number(None),
        }
    }
}

impl<'a> From<&'a str> for Cell<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Some(text))
    }
}

impl From<i64> for Cell<'_> {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

/// Stores a batch, once more if it collided with another node's.
pub(super) async fn store(
    connection: &mut AnyConnection,
    batch: &[Arc<Commit>],
) -> Result<(), StoreError> {
    let commits: Vec<&Commit> = batch.iter().map(|commit| &**commit).collect();
    let mut n_tries = 0;
    loop {
        n_tries += 1;
        match store_once(connection, &commits).await {
            Err(StoreError::Unavailable(cause)) if n_tries < N_TRIES && is_collision(&cause) => {}
            result => return result,
        }
    }
}

async fn store_once(connection: &mut AnyConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    fill(&mut transaction, commits).await?;
    // Whether a commit that failed has happened is anybody's guess.
    transaction
        .commit()
        .await
        .map_err(StoreError::unavailable)?;
    Ok(())
}

async fn fill(connection: &mut AnyConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    let (first, later): (Vec<&Commit>, Vec<&Commit>) =
        commits.iter().partition(|commit| commit.after == 0);
    let mut writer = RowWriter { connection };
    writer
        .write(&LOCK, rows(&later, |commit| [id(commit)]))
        .await?;
    let n_made = writer.write(&CREATE, rows(&first, |commit| [made(commit)]));
    let mut n_moved = n_made.await?;
    n_moved += writer
        .write(&ADVANCE, rows(&later, |commit| [grown(commit)]))
        .await?;
    if n_moved != commits.len() as u64 {
        return Err(StoreError::Stale);
    }

    let seated: Vec<&Commit> = commits
        .iter()
        .copied()
        .filter(|commit| commit.members_changed)
        .collect();
    let arriving = commits.iter().flat_map(|commit| &commit.arrivals);
    let arriving: BTreeSet<&str> = arriving.map(|arrival| arrival.user.as_str()).collect();
    let held = arriving.iter().map(|&user| [user.into()]).collect();
    if writer.write(&HOLD, held).await? != arriving.len() as u64 {
        return Err(StoreError::NotFound);
    }
    writer.write(&LOG, rows(commits, entries)).await?;
    writer
        .write(&DISMISS, rows(&seated, |commit| [id(commit)]))
        .await?;
    writer.write(&SEAT, rows(&seated, members)).await?;
    if writer.write(&CROWD, rows(commits, arrivals)).await? > 0 {
        return Err(StoreError::Full);
    }
    let notices = rows(commits, notices);
    if !notices.is_empty() && writer.has_readers().await? {
        writer.write(&POST, notices).await?;
    }
    writer.write(&SCORE, rows(commits, score)).await?;
    writer
        .write(&NOTIFY, rows(commits, |commit| [head(commit)]))
        .await?;
    Ok(())
}

/// Writes rows by the hundred.
struct RowWriter<'c> {
    connection: &'c mut AnyConnection,
}

impl RowWriter<'_> {
    /// Whether anybody wants to be told anything.
    async fn has_readers(&mut self) -> Result<bool, sqlx::Error> {
        let query = sqlx::query("select user_id from webhooks limit 1");
        let reader = query.fetch_optional(&mut *self.connection).await?;
        Ok(reader.is_some())
    }

    /// Carries a statement out over some rows, and says how many rows of the database it changed.
    async fn write<const N: usize>(
        &mut self,
        text: &Statement<N>,
        rows: Vec<[Cell<'_>; N]>,
    ) -> Result<u64, sqlx::Error> {
        let mut n_changed = 0;
        for rows in rows.chunks(MOST_ROWS) {
            let query = bound(text, rows);
            let result = query.execute(&mut *self.connection).await?;
            n_changed += result.rows_affected();
        }
        Ok(n_changed)
    }
}

/// A statement with its rows, filled up to the next number that it is prepared for.
fn bound<const N: usize>(
    text: &Statement<N>,
    rows: &[[Cell<'_>; N]],
) -> Query<'static, Any, AnyArguments> {
    let n_rows = rows.len().next_power_of_two();
    let filling = rows[0].map(Cell::nothing);
    let filled = rows.iter().chain(std::iter::repeat(&filling)).take(n_rows);
    let query = sqlx::query(AssertSqlSafe(text.over(n_rows)));
    filled.flatten().fold(query, |query, cell| match cell {
        Cell::Text(text) => query.bind(text.map(str::to_owned)),
        Cell::Number(number) => query.bind(*number),
    })
}

fn rows<'a, const N: usize, R: IntoIterator<Item = [Cell<'a>; N]>>(
    commits: &[&'a Commit],
    of: impl Fn(&'a Commit) -> R,
) -> Vec<[Cell<'a>; N]> {
    commits.iter().copied().flat_map(of).collect()
}

fn id(commit: &Commit) -> [Cell<'_>; 1] {
    [commit.row.id.as_str().into()]
}

fn head(commit: &Commit) -> [Cell<'_>; 2] {
    [commit.row.id.as_str().into(), number(commit.row.seq)]
}

fn made(commit: &Commit) -> [Cell<'_>; 11] {
    let row = &commit.row;
    [
        row.id.as_str().into(),
        row.game.as_str().into(),
        i64::from(row.rules).into(),
        row.stage.as_str().into(),
        i64::from(row.is_listed).into(),
        row.host.as_str().into(),
        number(row.seq),
        row.created_at.0.into(),
        row.updated_at.0.into(),
        Cell::Number(row.wake_at.map(|at| at.0)),
        row.summary.as_str().into(),
    ]
}

fn grown(commit: &Commit) -> [Cell<'_>; 7] {
    let row = &commit.row;
    [
        row.id.as_str().into(),
        number(commit.after),
        row.stage.as_str().into(),
        number(row.seq),
        row.updated_at.0.into(),
        Cell::Number(row.wake_at.map(|at| at.0)),
        row.summary.as_str().into(),
    ]
}

fn entries(commit: &Commit) -> impl Iterator<Item = [Cell<'_>; 7]> {
    commit.entries.iter().map(|entry| {
        [
            commit.row.id.as_str().into(),
            number(entry.seq),
            entry.at.0.into(),
            entry.kind.as_str().into(),
            Cell::Text(entry.author.as_ref().map(|author| author.as_str())),
            Cell::Text(entry.key.as_deref()),
            entry.body.as_str().into(),
        ]
    })
}

fn members(commit: &Commit) -> impl Iterator<Item = [Cell<'_>; 3]> {
    commit.members.iter().map(|member| {
        [
            commit.row.id.as_str().into(),
            member.user.as_str().into(),
            i64::from(member.is_invited).into(),
        ]
    })
}

fn arrivals(commit: &Commit) -> impl Iterator<Item = [Cell<'_>; 2]> {
    commit
        .arrivals
        .iter()
        .map(|arrival| [arrival.user.as_str().into(), i64::from(arrival.most).into()])
}

fn notices(commit: &Commit) -> impl Iterator<Item = [Cell<'_>; 5]> {
    (0..).zip(&commit.notices).map(|(nth, notice)| {
        [
            Cell::Number(Some(nth)),
            notice.user.as_str().into(),
            commit.row.id.as_str().into(),
            notice.body.as_str().into(),
            commit.row.updated_at.0.into(),
        ]
    })
}

fn score(commit: &Commit) -> impl Iterator<Item = [Cell<'_>; 7]> {
    commit.score.iter().map(|score| {
        [
            commit.row.id.as_str().into(),
            score.digest.as_str().into(),
            Cell::Text(score.user.as_ref().map(|user| user.as_str())),
            score.points.into(),
            i64::from(score.turns).into(),
            i64::from(score.is_shown).into(),
            score.at.0.into(),
        ]
    })
}

/// A number of an entry, of which no table has as many.
fn number(seq: u64) -> Cell<'static> {
    Cell::Number(Some(i64::try_from(seq).unwrap_or(i64::MAX)))
}
