//! Batches on PostgreSQL: each statement is given all its rows at once.

use std::{collections::BTreeSet, sync::Arc};

use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, any::AnyArguments, query::Query};

use super::statements::{
    CREATE, CROWD, DISMISS, HOLD, LOG, NOTIFY, POST, SCORE, SEAT, Statement, advance_over,
};
use crate::{Commit, StoreError, error::is_collision};

/// How often a batch is tried that collides with another node's.
const N_TRIES: usize = 4;

/// How many rows a statement is given at most. Numbers of rows are rounded up to powers of two, so that there are few
/// statements to prepare.
const MOST_ROWS: usize = 256;

/// A row of entries that fills up.
const NO_ENTRY: [Cell<'static>; 7] = [
    Cell::Text(None),
    Cell::Number(None),
    Cell::Number(None),
    Cell::Text(None),
    Cell::Text(None),
    Cell::Text(None),
    Cell::Text(None),
];

/// How many entries a statement is given at most that moves tables on too.
const MOST_ENTRIES: usize = 1024;

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
    let mut notices = rows(commits, notices);
    if !notices.is_empty() && !has_readers(connection).await? {
        notices.clear();
    }
    if notices.is_empty() && is_one_statement(commits) {
        return advance(connection, commits).await;
    }
    let mut transaction = connection.begin().await?;
    fill(&mut transaction, commits, notices).await?;
    // Whether a commit that failed has happened is anybody's guess.
    transaction
        .commit()
        .await
        .map_err(StoreError::unavailable)?;
    Ok(())
}

/// Whether anybody wants to be told anything.
async fn has_readers(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let query = sqlx::query("select user_id from webhooks limit 1");
    let reader = query.fetch_optional(connection).await?;
    Ok(reader.is_some())
}

/// Whether a batch only moves tables on, as most do, and not too many.
fn is_one_statement(commits: &[&Commit]) -> bool {
    let only_moves = |commit: &&Commit| {
        commit.after > 0
            && !commit.members_changed
            && commit.arrivals.is_empty()
            && commit.score.is_none()
    };
    let n_entries: usize = commits.iter().map(|commit| commit.entries.len()).sum();
    commits.len() <= MOST_ROWS && n_entries <= MOST_ENTRIES && commits.iter().all(only_moves)
}

/// Moves tables on, with their entries, and tells other nodes.
async fn advance(connection: &mut AnyConnection, commits: &[&Commit]) -> Result<(), StoreError> {
    for commits in commits.chunks(MOST_ROWS) {
        let moved = rows(commits, |commit| [grown(commit)]);
        let mut entries = rows(commits, entries);
        if entries.is_empty() {
            entries.push(NO_ENTRY);
        }
        let (entries, later) = entries.split_at(entries.len().min(MOST_ENTRIES));
        let text = advance_over(filled_len(&moved), filled_len(entries));
        let query = bind(sqlx::query(AssertSqlSafe(text)), &moved);
        let result = bind(query, entries).execute(&mut *connection).await?;
        if result.rows_affected() != commits.len() as u64 {
            return Err(StoreError::Stale);
        }
        write(connection, &LOG, later).await?;
    }
    Ok(())
}

async fn fill(
    connection: &mut AnyConnection,
    commits: &[&Commit],
    notices: Vec<[Cell<'_>; 5]>,
) -> Result<(), StoreError> {
    let (first, later): (Vec<&Commit>, Vec<&Commit>) =
        commits.iter().partition(|commit| commit.after == 0);
    advance(connection, &later).await?;
    let created = rows(&first, |commit| [made(commit)]);
    if write(connection, &CREATE, &created).await? != first.len() as u64 {
        return Err(StoreError::Stale);
    }
    let arriving = commits.iter().flat_map(|commit| &commit.arrivals);
    let arriving: BTreeSet<&str> = arriving.map(|arrival| arrival.user.as_str()).collect();
    let held: Vec<_> = arriving.iter().map(|&user| [user.into()]).collect();
    if write(connection, &HOLD, &held).await? != arriving.len() as u64 {
        return Err(StoreError::NotFound);
    }
    write(connection, &LOG, &rows(&first, entries)).await?;
    let seated: Vec<&Commit> = commits
        .iter()
        .copied()
        .filter(|commit| commit.members_changed)
        .collect();
    let dismissed = rows(&seated, |commit| [id(commit)]);
    write(connection, &DISMISS, &dismissed).await?;
    write(connection, &SEAT, &rows(&seated, members)).await?;
    if write(connection, &CROWD, &rows(commits, arrivals)).await? > 0 {
        return Err(StoreError::Full);
    }
    write(connection, &POST, &notices).await?;
    write(connection, &SCORE, &rows(commits, score)).await?;
    write(connection, &NOTIFY, &rows(&first, |commit| [head(commit)])).await?;
    Ok(())
}

/// Carries a statement out over some rows, and says how many rows of the database it changed.
async fn write<const N: usize>(
    connection: &mut AnyConnection,
    text: &Statement<N>,
    rows: &[[Cell<'_>; N]],
) -> Result<u64, sqlx::Error> {
    let mut n_changed = 0;
    for rows in rows.chunks(MOST_ROWS) {
        let query = sqlx::query(AssertSqlSafe(text.over(filled_len(rows))));
        let result = bind(query, rows).execute(&mut *connection).await?;
        n_changed += result.rows_affected();
    }
    Ok(n_changed)
}

/// The next number of rows that statements are prepared for.
fn filled_len<const N: usize>(rows: &[[Cell<'_>; N]]) -> usize {
    rows.len().next_power_of_two()
}

/// Binds rows to a statement, filled up to the number that it is prepared for.
fn bind<const N: usize>(
    query: Query<'static, Any, AnyArguments>,
    rows: &[[Cell<'_>; N]],
) -> Query<'static, Any, AnyArguments> {
    let filling = rows[0].map(Cell::nothing);
    let filled = rows.iter().chain(std::iter::repeat(&filling));
    let cells = filled.take(filled_len(rows)).flatten();
    cells.fold(query, |query, cell| match cell {
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
