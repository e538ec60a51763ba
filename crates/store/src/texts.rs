//! The statements that store many commits at once: each reads its rows from one JSON array.

use crate::Dialect;

/// The statements of one database.
#[derive(Debug)]
pub(crate) struct Texts {
    /// Takes hold of the rows of old tables in one order, so that two nodes cannot wait for each other.
    pub(crate) lock: Option<&'static str>,
    /// Makes tables that are not there; answers with the ids of those it made.
    pub(crate) create: &'static str,
    /// Moves tables on that are where the commit expects them; answers with their ids.
    pub(crate) advance: &'static str,
    pub(crate) log: &'static str,
    pub(crate) dismiss: &'static str,
    pub(crate) seat: &'static str,
    /// Puts notices into the outbox, for those who want to be told.
    pub(crate) post: &'static str,
    /// Writes scores down. Whoever has gone meanwhile has none.
    pub(crate) score: &'static str,
    /// Tells other nodes that tables have grown.
    pub(crate) tell: Option<&'static str>,
}

impl Texts {
    /// The statements of a database.
    pub(crate) fn of(dialect: Dialect) -> &'static Self {
        match dialect {
            Dialect::Sqlite => &SQLITE,
            Dialect::Postgres => &POSTGRES,
        }
    }
}

static SQLITE: Texts = Texts {
    lock: None,
    create: "insert into tables (id, game, rules, stage, is_listed, host, seq, created_at, updated_at, wake_at, summary)
        select value ->> 'id', value ->> 'game', value ->> 'rules', value ->> 'stage', value ->> 'is_listed',
            value ->> 'host', value ->> 'seq', value ->> 'created_at', value ->> 'updated_at', value ->> 'wake_at',
            value ->> 'summary'
        from jsonb_each($1) where true
        on conflict (id) do nothing
        returning id",
    advance: "update tables set stage = moved.value ->> 'stage', seq = moved.value ->> 'seq',
            updated_at = moved.value ->> 'updated_at', wake_at = moved.value ->> 'wake_at',
            summary = moved.value ->> 'summary'
        from jsonb_each($1) as moved
        where tables.id = moved.value ->> 'id' and tables.seq = moved.value ->> 'after'
        returning id",
    log: "insert into entries (table_id, seq, at, kind, author, key, body)
        select value ->> 'table_id', value ->> 'seq', value ->> 'at', value ->> 'kind', value ->> 'author',
            value ->> 'key', value ->> 'body'
        from jsonb_each($1)",
    dismiss: "delete from members where table_id in (select value ->> 'id' from jsonb_each($1))",
    seat: "insert into members (table_id, user_id)
        select value ->> 'table_id', value ->> 'user_id' from jsonb_each($1)",
    post: "insert into outbox (user_id, table_id, body, created_at, next_at, tries)
        select value ->> 'user_id', value ->> 'table_id', value ->> 'body', value ->> 'at', value ->> 'at', 0
        from jsonb_each($1)
        where exists (select 1 from webhooks where webhooks.user_id = value ->> 'user_id')
        order by key",
    score: "insert into scores (table_id, digest, user_id, points, turns, is_shown, at)
        select value ->> 'table_id', value ->> 'digest',
            (select id from users where users.id = value ->> 'user_id'),
            value ->> 'points', value ->> 'turns', value ->> 'is_shown', value ->> 'at'
        from jsonb_each($1)",
    tell: None,
};

static POSTGRES: Texts = Texts {
    lock: Some(
        "select id from tables where id in (select id from json_to_recordset($1::json) as moved (id text))
        order by id for update",
    ),
    create: "insert into tables (id, game, rules, stage, is_listed, host, seq, created_at, updated_at, wake_at, summary)
        select id, game, rules, stage, is_listed, host, seq, created_at, updated_at, wake_at, summary
        from json_to_recordset($1::json) as made (id text, game text, rules bigint, stage text, is_listed bigint,
            host text, seq bigint, created_at bigint, updated_at bigint, wake_at bigint, summary text)
        on conflict (id) do nothing
        returning id",
    advance: "update tables set stage = moved.stage, seq = moved.seq, updated_at = moved.updated_at,
            wake_at = moved.wake_at, summary = moved.summary
        from json_to_recordset($1::json) as moved (id text, after bigint, stage text, seq bigint, updated_at bigint,
            wake_at bigint, summary text)
        where tables.id = moved.id and tables.seq = moved.after
        returning tables.id",
    log: "insert into entries (table_id, seq, at, kind, author, key, body)
        select table_id, seq, at, kind, author, key, body
        from json_to_recordset($1::json) as line (table_id text, seq bigint, at bigint, kind text, author text,
            key text, body text)",
    dismiss: "delete from members
        where table_id in (select id from json_to_recordset($1::json) as changed (id text))",
    seat: "insert into members (table_id, user_id)
        select table_id, user_id from json_to_recordset($1::json) as member (table_id text, user_id text)",
    post: "insert into outbox (user_id, table_id, body, created_at, next_at, tries)
        select user_id, table_id, body, at, at, 0
        from rows from (json_to_recordset($1::json) as (user_id text, table_id text, body text, at bigint))
            with ordinality as notice (user_id, table_id, body, at, nth)
        where exists (select 1 from webhooks where webhooks.user_id = notice.user_id)
        order by nth",
    score: "insert into scores (table_id, digest, user_id, points, turns, is_shown, at)
        select table_id, digest, (select id from users where users.id = user_id), points, turns, is_shown, at
        from json_to_recordset($1::json) as reached (table_id text, digest text, user_id text, points bigint,
            turns bigint, is_shown bigint, at bigint)",
    tell: Some(
        "select pg_notify('towpath_tables', id || ' ' || seq)
        from json_to_recordset($1::json) as moved (id text, seq bigint)",
    ),
};
