//! What a table is like, and who sits at it.

use game::{Calls, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::UserId;
use utoipa::ToSchema;

use crate::text;

/// What a table is like, as its host wants it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The name of a game, as `/api/games` tells it.
    pub game: String,
    /// The game's own setup, with the number of seats in it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    pub setup: Value,
    #[serde(default)]
    pub title: String,
    #[serde(default)]
    pub access: Access,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub spectators: Spectators,
    #[serde(default)]
    pub absent: Absent,
    /// Whether people who play against each other may ask for hints. Against bots alone they always may.
    #[serde(default)]
    pub hints: bool,
    /// For how many seconds nobody acts when a phase has begun, so that anybody can call for its order. There is no pause
    /// at tables by days, where only calls made in advance count; nor in games without such calls.
    #[serde(default)]
    pub pause: u32,
}

/// Who may sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Anybody. The table is listed.
    Open,
    /// Whoever has the invitation. The table is not listed.
    #[default]
    Invited,
    /// The host alone, for everybody at one screen.
    Local,
}

/// Whether others may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spectators {
    /// Whoever knows the table.
    #[default]
    Welcome,
    Nobody,
}

/// How long a seat may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As long as it likes.
    #[default]
    None,
    /// So many minutes for the game, and so many seconds more for each turn.
    Live { minutes: u32, increment: u32 },
    /// So many days for each turn.
    Days { days: u32 },
}

/// What becomes of a seat whose time has run out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Absent {
    /// The others wait, and the host may replace it.
    #[default]
    Wait,
    /// A bot plays on.
    Bot { bot: String },
    /// It resigns.
    Resign,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Sitter {
    Nobody,
    Person {
        #[schema(value_type = String)]
        user: UserId,
    },
    Bot {
        bot: String,
    },
    /// Nobody yet: the seat is kept for somebody who has not accepted.
    Invited {
        #[schema(value_type = String)]
        user: UserId,
    },
}

impl Sitter {
    /// The person who sits there.
    pub fn user(&self) -> Option<&UserId> {
        match self {
            Sitter::Person { user } => Some(user),
            Sitter::Nobody | Sitter::Bot { .. } | Sitter::Invited { .. } => None,
        }
    }

    /// The bot that sits there.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot { bot } => Some(bot),
            Sitter::Nobody | Sitter::Person { .. } | Sitter::Invited { .. } => None,
        }
    }

    /// The person for whom the seat is kept.
    pub fn invited(&self) -> Option<&UserId> {
        match self {
            Sitter::Invited { user } => Some(user),
            Sitter::Nobody | Sitter::Person { .. } | Sitter::Bot { .. } => None,
        }
    }

    /// Whether nobody sits there, kept or not.
    pub fn is_empty(&self) -> bool {
        matches!(self, Sitter::Nobody | Sitter::Invited { .. })
    }
}

/// Whom the host puts into a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Placed {
    /// Nobody: the seat is free.
    Nobody,
    /// The host.
    Me,
    Bot {
        bot: String,
    },
}

impl Placed {
    /// Who sits there if this host says so.
    pub(crate) fn by(&self, host: &UserId) -> Sitter {
        match self {
            Placed::Nobody => Sitter::Nobody,
            Placed::Me => Sitter::Person { user: host.clone() },
            Placed::Bot { bot } => Sitter::Bot { bot: bot.clone() },
        }
    }
}

impl Options {
    /// The longest title, in characters.
    pub const MOST_TITLE: usize = 60;
    const MOST_MINUTES: u32 = 24 * 60;
    const MOST_INCREMENT: u32 = 60 * 60;
    const MOST_DAYS: u32 = 60;
    const MOST_PAUSE: u32 = 60;

    /// Until when the seats may call for the order of a phase.
    pub(crate) fn calls(&self) -> Calls {
        match (self.clock, self.pause) {
            (Clock::Days { .. }, _) => Calls::InAdvance,
            (Clock::None | Clock::Live { .. }, 0) => Calls::UntilActed,
            (Clock::None | Clock::Live { .. }, _) => Calls::WithPause,
        }
    }

    /// What is wrong with them, apart from the game's own setup: the entry and why.
    pub(crate) fn flaw(&self) -> Option<(&'static str, String)> {
        let n_title = self.title.chars().count();
        if n_title > Options::MOST_TITLE || !text::is_line(&self.title) {
            let most = Options::MOST_TITLE;
            return Some((
                "title",
                format!("a title has at most {most} characters, and all of them can be seen"),
            ));
        }
        let map = self.setup.pointer("/map/name").and_then(Value::as_str);
        if !map.is_none_or(text::is_line) {
            return Some(("setup.map.name", "not all of it can be seen".to_owned()));
        }
        let is_by_days = matches!(self.clock, Clock::Days { .. });
        if self.pause > Options::MOST_PAUSE || (is_by_days && self.pause > 0) {
            return Some((
                "pause",
                "a pause has at most 60 seconds, and none at a table by days".to_owned(),
            ));
        }
        match self.clock {
            Clock::Live { minutes, increment }
                if minutes == 0
                    || minutes > Options::MOST_MINUTES
                    || increment > Options::MOST_INCREMENT =>
            {
                Some((
                    "clock",
                    "a live clock has 1 to 1440 minutes, and at most 3600 seconds more a turn"
                        .to_owned(),
                ))
            }
            Clock::Days { days } if days == 0 || days > Options::MOST_DAYS => {
                Some(("clock", "a turn has 1 to 60 days".to_owned()))
            }
            Clock::None | Clock::Live { .. } | Clock::Days { .. } => None,
        }
    }
}

/// A seat and who is in it.
pub(crate) fn seats_of<'a>(
    sitters: &'a [Sitter],
    user: &'a UserId,
) -> impl Iterator<Item = Seat> + 'a {
    Seat::first(sitters.len())
        .zip(sitters)
        .filter(move |(_, sitter)| sitter.user() == Some(user))
        .map(|(seat, _)| seat)
}
