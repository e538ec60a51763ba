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
        let mut text = format!("with given ({}) as (values ", self.columns.join(", "));
        for nth in 0..n_rows * N {
            text.push_str(match (nth, nth % N) {
                (0, _) => "(",
                (_, 0) => "), (",
                _ => ", ",
            });
            write!(text, "${}", nth + 1).expect("a string grows");
        }
        text.push_str(")) ");
        text.push_str(self.effect);
        text
    }
}

/// Takes hold of the rows of old tables in one order, so that two nodes cannot wait for each other.
pub(super) static LOCK: Statement<1> = Statement {
    columns: ["id"],
    effect: "select tables.id from tables where id in (select id from given) order by tables.id for update of tables",
};

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

/// Moves tables on that are where the commit expects them.
pub(super) static ADVANCE: Statement<7> = Statement {
    columns: [
        "id",
        "after",
        "stage",
        "seq",
        "updated_at",
        "wake_at",
        "summary",
    ],
    effect: "update tables set stage = given.stage, seq = given.seq, updated_at = given.updated_at,
            wake_at = given.wake_at, summary = given.summary
        from given
        where tables.id = given.id and tables.seq = given.after",
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

/// Tells other nodes that tables have grown.
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
        let lock = LOCK.over(3);
        assert!(
            lock.starts_with("with given (id) as (values ($1), ($2), ($3)) select"),
            "{lock}"
        );
    }
}
