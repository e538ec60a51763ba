//! The statements that store many commits at once in PostgreSQL. Each reads its rows from a list of values, `given`.

use std::fmt::Write;

/// A statement over rows of `N` values, which are bound to it.
#[derive(Debug)]
pub(super) struct Statement<const N: usize> {
    columns: [&'static str; N],
    /// What is done with the rows. A row without an id is there to fill up, and nothing comes of it.
    effect: &'static str,
}

impl<const N: usize> Statement<N> {
    /// The statement over so many rows.
    pub(super) fn over(&self, n_rows: usize) -> String {
        let mut text = String::from("with ");
        add_list(&mut text, "given", &self.columns, n_rows, 1);
        text.push(' ');
        text.push_str(self.effect);
        text
    }
}

/// Adds a list of values to a statement, whose places are numbered from `first` on.
fn add_list(text: &mut String, name: &str, columns: &[&str], n_rows: usize, first: usize) {
    write!(text, "{name} ({}) as (values ", columns.join(", ")).expect("a string grows");
    for nth in 0..n_rows * columns.len() {
        text.push_str(match (nth, nth % columns.len()) {
            (0, _) => "(",
            (_, 0) => "), (",
            _ => ", ",
        });
        write!(text, "${}", first + nth).expect("a string grows");
    }
    text.push_str("))");
}

/// Moves tables on with their entries and tells other nodes, or does nothing if one of them is not where its commit
/// expects it. Answers with a row for each that was moved.
///
/// The rows of the tables are held in one order first, so that two nodes cannot wait for each other.
pub(super) fn advance_over(n_commits: usize, n_entries: usize) -> String {
    let mut text = String::from("with ");
    add_list(&mut text, "given", &GROWN, n_commits, 1);
    text.push_str(", ");
    let first = 1 + n_commits * GROWN.len();
    add_list(&mut text, "written", &LOG.columns, n_entries, first);
    text.push_str(
        ", held as materialized (
            select tables.id from tables join given on tables.id = given.id and tables.seq = given.after
            order by tables.id for update of tables
        ), whole as materialized (
            select (select count(*) from held) = (select count(id) from given) as is_whole
        ), moved as (
            update tables set stage = given.stage, seq = given.seq, updated_at = given.updated_at,
                wake_at = given.wake_at, summary = given.summary
            from given where tables.id = given.id and (select is_whole from whole)
            returning tables.id, tables.seq
        ), logged as (
            insert into entries (table_id, seq, at, kind, author, key, body)
            select table_id, seq, at, kind, author, key, body from written
            where table_id is not null and (select is_whole from whole)
        )
        select pg_notify('towpath_tables', id || ' ' || seq) from moved",
    );
    text
}

/// What a commit says of a table that it moves on.
const GROWN: [&str; 7] = [
    "id",
    "after",
    "stage",
    "seq",
    "updated_at",
    "wake_at",
    "summary",
];

/// Makes tables that are not there.
pub(super) static CREATE: Statement<11> = Statement {
    columns: [
        "id",
        "game",
        "rules",
        "stage",
        "is_listed",
        "host",
        "seq",
        "created_at",
        "updated_at",
        "wake_at",
        "summary",
    ],
    effect: "insert into tables (id, game, rules, stage, is_listed, host, seq, created_at, updated_at, wake_at, summary)
        select id, game, rules, stage, is_listed, host, seq, created_at, updated_at, wake_at, summary
        from given where id is not null
        on conflict (id) do nothing",
};

pub(super) static LOG: Statement<7> = Statement {
    columns: ["table_id", "seq", "at", "kind", "author", "key", "body"],
    effect: "insert into entries (table_id, seq, at, kind, author, key, body)
        select table_id, seq, at, kind, author, key, body from given where table_id is not null",
};

pub(super) static DISMISS: Statement<1> = Statement {
    columns: ["id"],
    effect: "delete from members where table_id in (select id from given)",
};

pub(super) static SEAT: Statement<3> = Statement {
    columns: ["table_id", "user_id", "is_invited"],
    effect: "insert into members (table_id, user_id, is_invited)
        select table_id, user_id, is_invited from given where table_id is not null",
};

/// Takes hold of people who come to tables, in one order, so that what they have can be counted.
pub(super) static HOLD: Statement<1> = Statement {
    columns: ["id"],
    effect: "select users.id from users where id in (select id from given) order by users.id for update of users",
};

/// Finds those who now sit at, or host, more tables that are not over than they may.
pub(super) static CROWD: Statement<2> = Statement {
    columns: ["id", "most"],
    effect: "select id from given where most < (
        select count(*) from members join tables on tables.id = members.table_id
        where members.user_id = given.id and is_invited = 0 and stage not in ('finished', 'closed'))",
};

/// Puts notices into the outbox, for those who want to be told.
pub(super) static POST: Statement<5> = Statement {
    columns: ["nth", "user_id", "table_id", "body", "at"],
    effect: "insert into outbox (user_id, table_id, body, created_at, next_at, tries)
        select user_id, table_id, body, at, at, 0 from given
        where exists (select 1 from webhooks where webhooks.user_id = given.user_id)
        order by nth",
};

/// Writes scores down. Whoever has gone meanwhile has none.
pub(super) static SCORE: Statement<7> = Statement {
    columns: [
        "table_id", "digest", "user_id", "points", "turns", "is_shown", "at",
    ],
    effect: "insert into scores (table_id, digest, user_id, points, turns, is_shown, at)
        select table_id, digest, (select id from users where users.id = given.user_id), points, turns, is_shown, at
        from given where table_id is not null",
};

/// Tells other nodes that tables are there.
pub(super) static NOTIFY: Statement<2> = Statement {
    columns: ["id", "seq"],
    effect: "select pg_notify('towpath_tables', id || ' ' || seq) from given where id is not null",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_statement_has_a_place_for_every_value() {
        let crowd = CROWD.over(2);
        assert!(
            crowd.starts_with("with given (id, most) as (values ($1, $2), ($3, $4)) select"),
            "{crowd}"
        );
        let advance = advance_over(1, 2);
        for part in [
            "with given (id, after, stage, seq, updated_at, wake_at, summary) as (values ($1, $2, $3, $4, $5, $6, $7)), ",
            "written (table_id, seq, at, kind, author, key, body) as (values ($8, $9, $10, $11, $12, $13, $14), ($15, ",
        ] {
            assert!(advance.contains(part), "{advance}");
        }
    }
}
