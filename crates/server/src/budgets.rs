//! How much of everything there may be: for a request, a socket, a network, a person, a table, and in all.
//!
//! [`ALL`] is the list of them, which `docs/hosting.md` shows. [`Budgets`] has those that are counted while the server runs.
//! How many tables, tokens and maps somebody has is counted in the store, and how long a log grows by its table: their rows
//! are here, their counts are there.

use std::sync::Arc;

use crate::accept::Refusals;
use crate::config::{Config, Setting};
use crate::files;
use crate::http::rate_limits::RateLimits;
use crate::queue::{Held, OWN_SHARE, Room};
use crate::slots::{Most, Slot, Slots};

/// How many webhooks a person may try in ten minutes.
pub(crate) const TRIALS: u32 = 5;
/// How many hints a person may ask for in a minute.
pub(crate) const HINTS: u32 = 30;
/// In how many browsers a person is signed in.
pub(crate) const BROWSERS: u32 = 50;
/// How often a person may sit down, get up, make links and add to the deal at one table.
pub(crate) const SEATINGS: u32 = 500;
/// How many remarks a person may make at one table, and so on.
pub(crate) const REMARKS: u32 = 10_000;
pub(crate) const MUTES: u32 = 200;
pub(crate) const PLANS: u32 = 10_000;
pub(crate) const TAKE_BACKS: u32 = 500;
pub(crate) const UNDOS: u32 = 5_000;
/// How many bytes a person may write at one table in all of these.
pub(crate) const LOG_BYTES: usize = 8 * 1024 * 1024;
/// How many hints may be asked for and not yet answered. One of each network is worked out at a time.
pub(crate) const HINTS_AT_ONCE: Most = Most {
    all: 32,
    per_network: 4,
    per_user: usize::MAX,
};

/// How many games alone may wait to be improved, or be at work.
pub(crate) const IMPROVEMENTS_AT_ONCE: Most = Most {
    all: 16,
    per_network: 2,
    per_user: usize::MAX,
};

/// For whom something is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Request,
    Socket,
    /// An IPv4 address, or a network of IPv6.
    Network,
    /// Whoever tries to sign in under one name.
    Account,
    Person,
    Table,
    /// An action of a bot, a hint, or a look back.
    Thought,
    /// The whole server.
    All,
}

impl Whose {
    /// The word for it in the list.
    pub const fn name(self) -> &'static str {
        match self {
            Whose::Request => "request",
            Whose::Socket => "socket",
            Whose::Network => "network",
            Whose::Account => "account",
            Whose::Person => "person",
            Whose::Table => "table",
            Whose::Thought => "thought",
            Whose::All => "server",
        }
    }
}

/// How much there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// What this setting says.
    Set(&'static str),
    /// The same everywhere.
    Fixed(usize),
}

/// Something of which there may be so much and no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub what: &'static str,
    pub whose: Whose,
    pub limit: Limit,
}

/// A list of budgets: for whom it is counted, what it is, and the setting or the number.
macro_rules! budgets {
    ($($whose:ident $what:literal $limit:expr;)*) => {
        /// Every budget there is.
        pub const ALL: &[Budget] = &[
            $(Budget { what: $what, whose: Whose::$whose, limit: $limit },)*
        ];
    };
}

use Limit::{Fixed, Set};

budgets! {
    All "connections" Set("connections");
    Network "connections" Set("connections_per_network");
    Network "requests a minute" Set("requests_per_minute");
    Network "requests at once" Set("request_burst");
    Request "bytes" Set("body_bytes");
    Request "bytes, where a table is made" Set("table_bytes");
    Request "seconds" Set("request_seconds");
    Request "seconds for the head" Set("header_seconds");
    All "sockets" Set("sockets");
    Network "sockets" Set("sockets_per_network");
    Person "sockets" Set("sockets_per_user");
    Socket "messages and control frames a second" Set("messages_per_second");
    Socket "messages and control frames at once" Set("message_burst");
    Socket "bytes of a message" Set("message_bytes");
    Socket "tables followed" Set("tables_per_socket");
    Socket "bytes that wait to be sent" Set("queue_bytes_per_socket");
    Network "bytes that wait to be sent" Set("queue_bytes_per_network");
    All "bytes that wait to be sent" Set("queue_bytes");
    Socket "bytes that may wait even so" Fixed(OWN_SHARE);
    Socket "seconds for what is sent" Set("sending_seconds");
    Network "sign-ins in ten minutes" Set("sign_ins_per_network");
    Account "sign-ins in ten minutes" Set("sign_ins_per_account");
    Account "sign-ins an hour from browsers that are not known" Set("guesses_per_account");
    All "passwords checked at once" Set("passwords_at_once");
    Network "guests an hour" Set("guests_per_network");
    Person "chat messages a minute" Set("chat_per_minute");
    Person "webhooks tried in ten minutes" Fixed(TRIALS as usize);
    Person "hints a minute" Fixed(HINTS as usize);
    Network "hints waiting or at work" Fixed(HINTS_AT_ONCE.per_network);
    Network "hints at work" Fixed(1);
    All "hints waiting or at work" Fixed(HINTS_AT_ONCE.all);
    Thought "milliseconds" Set("bot_millis");
    Thought "games thought through for a hint" Set("hint_nodes");
    Thought "games thought through, looking back" Set("analysis_nodes");
    Thought "seconds, improving the rest of a game alone" Set("improvement_seconds");
    Network "games alone that wait to be improved, or are" Fixed(IMPROVEMENTS_AT_ONCE.per_network);
    All "games alone that wait to be improved, or are" Fixed(IMPROVEMENTS_AT_ONCE.all);
    Person "tables whose game is not over" Set("tables_per_user");
    Person "tokens" Set("max_tokens");
    Person "maps" Set("maps_per_user");
    Person "browsers signed in" Fixed(BROWSERS as usize);
    Table "times one person sits down, gets up, makes links and adds to the deal" Fixed(SEATINGS as usize);
    Table "remarks of one person" Fixed(REMARKS as usize);
    Table "mutes of one person" Fixed(MUTES as usize);
    Table "plans and orders of one person" Fixed(PLANS as usize);
    Table "parts of a plan" Fixed(game::MOST_PARTS);
    Table "steps of a plan" Fixed(game::MOST_STEPS);
    Table "take-backs one person asks for or answers" Fixed(TAKE_BACKS as usize);
    Table "undos of one person" Fixed(UNDOS as usize);
    Table "bytes of all these of one person" Fixed(LOG_BYTES);
}

impl Budget {
    /// The setting, if there is one.
    pub fn setting(&self) -> Option<&'static Setting> {
        match self.limit {
            Set(name) => Config::SETTINGS.iter().find(|setting| setting.name == name),
            Fixed(_) => None,
        }
    }

    /// How much it is if nobody says anything.
    pub fn default(&self) -> String {
        match (self.limit, self.setting()) {
            (Fixed(number), _) => number.to_string(),
            (Set(_), setting) => setting.map_or("", |setting| setting.default).to_owned(),
        }
    }

    /// A row of the table in `docs/hosting.md`.
    pub fn row(&self) -> String {
        let setting = match self.setting() {
            Some(setting) => format!("`{}`", setting.name),
            None => "–".to_owned(),
        };
        let (whose, default) = (self.whose.name(), self.default());
        format!("| {whose} | {} | {setting} | {default} |", self.what)
    }
}

/// What is counted while the server runs.
#[derive(Debug)]
pub struct Budgets {
    /// How often things may be done.
    pub rate_limits: RateLimits,
    pub connections: Slots,
    /// Everybody in one network shares the bytes that wait there.
    pub sockets: Slots<Held>,
    pub(crate) refusals: Refusals,
    held: Arc<Held>,
    queue_bytes: [usize; 3],
}

impl Budgets {
    /// The budgets of a configuration, of which nothing is used yet.
    pub fn new(config: &Config) -> Budgets {
        let files = files::limit_of_files();
        Budgets {
            rate_limits: RateLimits::new(config),
            connections: Slots::new(Most {
                all: files::most_connections(config.connections, files),
                per_network: config.connections_per_network,
                per_user: usize::MAX,
            }),
            sockets: Slots::new(Most {
                all: config.sockets,
                per_network: config.sockets_per_network,
                per_user: config.sockets_per_user,
            }),
            refusals: Refusals::default(),
            held: Arc::default(),
            queue_bytes: [
                config.queue_bytes_per_socket,
                config.queue_bytes_per_network,
                config.queue_bytes,
            ],
        }
    }

    /// Room for what waits to be sent through a socket.
    pub(crate) fn room(&self, socket: &Slot<Held>) -> Room {
        let [own, of_network, of_all] = self.queue_bytes;
        let network = (socket.shared().clone(), of_network);
        Room::new(own, network, (self.held.clone(), of_all))
    }

    /// How many bytes wait to be sent in all.
    pub fn queued_bytes(&self) -> usize {
        self.held.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_budget_that_can_be_set_is_a_setting_and_is_listed() {
        for budget in ALL {
            assert!(!budget.default().is_empty(), "{budget:?}");
        }
        let is_limit = |name: &str| {
            let parts = ["_per_", "_bytes", "_burst", "max_", "_nodes", "_at_once"];
            parts.iter().any(|part| name.contains(part))
        };
        for setting in Config::SETTINGS.iter().filter(|set| is_limit(set.name)) {
            let is_listed = |budget: &Budget| budget.limit == Set(setting.name);
            assert!(ALL.iter().any(is_listed), "{}", setting.name);
        }
    }

    #[test]
    fn the_page_about_hosting_shows_them_all() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
        let page = std::fs::read_to_string(page).unwrap();
        let (_, rest) = page.split_once("\n## Budgets\n").unwrap();
        let (section, _) = rest.split_once("\n## ").unwrap();
        let shown: Vec<&str> = section
            .lines()
            .filter(|line| line.starts_with('|'))
            .collect();
        let rows: Vec<String> = ALL.iter().map(Budget::row).collect();
        let rows = format!(
            "| for each | there may be so many | setting | default |\n| --- | --- | --- | --- |\n{}",
            rows.join("\n")
        );
        assert_eq!(shown.join("\n"), rows, "the table is to be:\n{rows}");
    }
}
