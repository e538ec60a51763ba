//! The tables of the database, column by column, for copying a whole server.

use std::str::FromStr;

use serde_json::{Map, Value};
use sqlx::{Any, Row, any::AnyArguments, any::AnyRow, query::Query};

use crate::{
    Scope, SessionKind, Stage, id,
    name::{fold, look},
};

/// What a column may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Id,
    Text,
    /// The name of a user, stored twice more as it is compared.
    Name,
    Number,
    /// A number that fits 32 bits.
    Count,
    /// A number that fits 8 bits.
    Seat,
    Flag,
    Stage,
    Session,
    Scope,
}

/// One column, and whether it may be empty.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column(&'static str, Kind, Need);

/// Whether a column may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    Must,
    May,
}

use Kind::{Count, Flag, Id, Name, Number, Seat, Session, Text};
use Need::{May, Must};

/// One table of the database.
#[derive(Debug)]
pub(crate) struct DumpTable {
    /// What one of its rows is called in a line.
    pub(crate) word: &'static str,
    pub(crate) table: &'static str,
    columns: &'static [Column],
    /// The columns that tell its rows apart.
    order: &'static str,
}

/// Every table that is copied, those before whose rows others speak of. Notices are too short-lived to travel.
pub(crate) const DUMP_TABLES: [DumpTable; 9] = [
    DumpTable {
        word: "user",
        table: "users",
        columns: &[
            Column("id", Id, Must),
            Column("name", Name, May),
            Column("password", Text, May),
            Column("language", Text, May),
            Column("created_at", Number, Must),
            Column("seen_at", Number, Must),
        ],
        order: "id",
    },
    DumpTable {
        word: "session",
        table: "sessions",
        columns: &[
            Column("hash", Text, Must),
            Column("user_id", Id, Must),
            Column("kind", Session, Must),
            Column("label", Text, Must),
            Column("scope", Kind::Scope, Must),
            Column("created_at", Number, Must),
            Column("seen_at", Number, Must),
            Column("expires_at", Number, May),
        ],
        order: "hash",
    },
    DumpTable {
        word: "webhook",
        table: "webhooks",
        columns: &[
            Column("user_id", Id, Must),
            Column("url", Text, Must),
            Column("style", Text, Must),
            Column("is_quiet", Flag, May),
        ],
        order: "user_id",
    },
    DumpTable {
        word: "table",
        table: "tables",
        columns: &[
            Column("id", Id, Must),
            Column("game", Text, Must),
            Column("rules", Count, Must),
            Column("stage", Kind::Stage, Must),
            Column("is_listed", Flag, Must),
            Column("host", Id, Must),
            Column("seq", Number, Must),
            Column("created_at", Number, Must),
            Column("updated_at", Number, Must),
            Column("wake_at", Number, May),
            Column("summary", Text, Must),
        ],
        order: "id",
    },
    DumpTable {
        word: "member",
        table: "members",
        columns: &[
            Column("table_id", Id, Must),
            Column("user_id", Id, Must),
            Column("is_invited", Flag, Must),
        ],
        order: "table_id, user_id",
    },
    DumpTable {
        word: "entry",
        table: "entries",
        columns: &[
            Column("table_id", Id, Must),
            Column("seq", Number, Must),
            Column("at", Number, Must),
            Column("kind", Text, Must),
            Column("author", Id, May),
            Column("key", Text, May),
            Column("body", Text, Must),
        ],
        order: "table_id, seq",
    },
    DumpTable {
        word: "note",
        table: "notes",
        columns: &[
            Column("table_id", Id, Must),
            Column("user_id", Id, Must),
            Column("body", Text, Must),
        ],
        order: "table_id, user_id",
    },
    DumpTable {
        word: "map",
        table: "maps",
        columns: &[
            Column("id", Id, Must),
            Column("owner", Id, May),
            Column("name", Text, Must),
            Column("seats", Seat, Must),
            Column("tiles", Count, Must),
            Column("is_playable", Flag, Must),
            Column("is_shared", Flag, Must),
            Column("digest", Text, Must),
            Column("created_at", Number, Must),
            Column("updated_at", Number, Must),
            Column("body", Text, Must),
        ],
        order: "id",
    },
    DumpTable {
        word: "score",
        table: "scores",
        columns: &[
            Column("table_id", Id, Must),
            Column("digest", Text, Must),
            Column("user_id", Id, May),
            Column("points", Number, Must),
            Column("turns", Count, Must),
            Column("is_shown", Flag, Must),
            Column("at", Number, Must),
        ],
        order: "table_id",
    },
];

impl DumpTable {
    /// The statement that reads all rows in order.
    pub(crate) fn select(&self) -> String {
        let columns: Vec<&str> = self.columns.iter().map(|column| column.0).collect();
        format!(
            "select {} from {} order by {}",
            columns.join(", "),
            self.table,
            self.order
        )
    }

    /// The statement that adds a row, for the values that [`DumpTable::bind`] binds.
    pub(crate) fn insert(&self) -> String {
        let mut columns = Vec::new();
        for Column(name, kind, _) in self.columns {
            columns.push(*name);
            if *kind == Name {
                columns.extend(["folded", "look"]);
            }
        }
        let places: Vec<String> = (1..=columns.len())
            .map(|place| format!("${place}"))
            .collect();
        format!(
            "insert into {} ({}) values ({})",
            self.table,
            columns.join(", "),
            places.join(", ")
        )
    }

    /// A row as JSON.
    pub(crate) fn write(&self, row: &AnyRow) -> Result<Value, sqlx::Error> {
        let mut values = Map::new();
        for Column(name, kind, _) in self.columns {
            let value = match kind {
                Number | Count | Seat => row.try_get::<Option<i64>, _>(*name)?.map(Value::from),
                Flag => row
                    .try_get::<Option<i64>, _>(*name)?
                    .map(|number| Value::from(number != 0)),
                Id | Text | Name | Kind::Stage | Session | Kind::Scope => {
                    row.try_get::<Option<String>, _>(*name)?.map(Value::from)
                }
            };
            if let Some(value) = value {
                values.insert((*name).to_owned(), value);
            }
        }
        Ok(Value::Object(Map::from_iter([(
            self.word.to_owned(),
            Value::Object(values),
        )])))
    }

    /// Binds the values of a row to the statement that adds it, or says what is wrong with them.
    pub(crate) fn bind<'q>(
        &self,
        mut query: Query<'q, Any, AnyArguments>,
        mut values: Map<String, Value>,
    ) -> Result<Query<'q, Any, AnyArguments>, String> {
        for column in self.columns {
            let Column(name, kind, need) = column;
            let value = values.remove(*name).unwrap_or_default();
            if value.is_null() && *need == Must {
                return Err(format!("`{name}` is missing"));
            }
            let wrong = |what: &str| format!("`{name}` is {what}");
            query = match (kind, value) {
                (Number | Count | Seat | Flag, Value::Null) => query.bind(None::<i64>),
                (Name, Value::Null) => (0..3).fold(query, |query, _| query.bind(None::<String>)),
                (_, Value::Null) => query.bind(None::<String>),
                (Number | Count | Seat, Value::Number(number)) => {
                    let number = number.as_i64().filter(|number| kind.fits(*number));
                    query.bind(Some(number.ok_or_else(|| wrong("out of range"))?))
                }
                (Flag, Value::Bool(is_set)) => query.bind(Some(i64::from(is_set))),
                (Name, Value::String(text)) => {
                    let (folded, look) = (fold(&text), look(&text));
                    query.bind(Some(text)).bind(Some(folded)).bind(Some(look))
                }
                (Id | Text | Kind::Stage | Session | Kind::Scope, Value::String(text)) => {
                    kind.check(&text).map_err(|error| wrong(&error))?;
                    query.bind(Some(text))
                }
                (Number | Count | Seat, _) => return Err(wrong("no number")),
                (Flag, _) => return Err(wrong("neither true nor false")),
                (Id | Text | Name | Kind::Stage | Session | Kind::Scope, _) => {
                    return Err(wrong("no text"));
                }
            };
        }
        match values.keys().next() {
            Some(name) => Err(format!("`{name}` is unknown")),
            None => Ok(query),
        }
    }
}

impl Kind {
    fn fits(self, number: i64) -> bool {
        match self {
            Count => u32::try_from(number).is_ok(),
            Seat => u8::try_from(number).is_ok(),
            Id | Text | Name | Number | Flag | Kind::Stage | Session | Kind::Scope => true,
        }
    }

    fn check(self, text: &str) -> Result<(), String> {
        let unreadable = |error: &str| error.to_owned();
        match self {
            Id => id::check(text).map_err(|_| unreadable("no id")),
            Kind::Stage => Stage::from_str(text).map(drop).map_err(unreadable),
            Session => SessionKind::from_str(text).map(drop).map_err(unreadable),
            Kind::Scope => Scope::from_str(text).map(drop).map_err(unreadable),
            Text | Name | Number | Count | Seat | Flag => Ok(()),
        }
    }
}
