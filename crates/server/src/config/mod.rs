//! What can be set, and where each setting comes from.
//!
//! A flag goes before the environment, the environment before the file, the file before the default. The table below is
//! the only list of settings: flags, variables, keys of the file and the printed configuration are all made from it.

mod value;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use ipnet::IpNet;
use thiserror::Error;

use value::Value;
pub use value::{Data, LogFormat, LogLevel, Origin};

/// A setting as people meet it: what it is called, what it means, and what it is if nobody says anything.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The key in the file. The flag and the variable are made from it.
    pub name: &'static str,
    pub meaning: &'static str,
    pub default: &'static str,
}

impl Setting {
    /// The flag, without the dashes before it.
    pub fn flag(&self) -> String {
        self.name.replace('_', "-")
    }

    /// The variable in the environment.
    pub fn variable(&self) -> String {
        format!("TOWPATH_{}", self.name.to_uppercase())
    }
}

/// Why a configuration is refused.
#[derive(Debug, Error)]
pub enum ConfigError {
    #[error("{name} in {from}: {reason}")]
    Value {
        name: &'static str,
        from: String,
        reason: String,
    },
    #[error("{}: unknown setting {name:?}: run `towpath serve --show-config` to see all settings", .file.display())]
    Unknown { file: PathBuf, name: String },
    #[error("cannot read {}: {reason}", .file.display())]
    File { file: PathBuf, reason: String },
}

/// A table of settings: what it means, its name, its type, and its default as one would type it.
macro_rules! settings {
    ($($meaning:literal $name:ident: $kind:ty = $default:literal;)*) => {
        /// Every setting, with the value in force.
        #[derive(Clone, Debug)]
        pub struct Config {
            $(#[doc = $meaning] pub $name: $kind,)*
        }

        impl Config {
            /// Every setting there is, in the order in which they are shown.
            pub const SETTINGS: &[Setting] = &[
                $(Setting { name: stringify!($name), meaning: $meaning, default: $default },)*
            ];

            fn choose(said: &Said) -> Result<Config, ConfigError> {
                Ok(Config { $($name: said.value(stringify!($name), $default)?,)* })
            }

            /// The name, the meaning and the value of each setting.
            fn shown(&self) -> Vec<(&'static str, &'static str, toml::Value)> {
                vec![$((stringify!($name), $meaning, self.$name.show()),)*]
            }
        }
    };
}

settings! {
    "Address and port to listen on."
    listen: SocketAddr = "127.0.0.1:7878";
    "Where to keep the data: a SQLite file, or the URL of a PostgreSQL database."
    data: Data = "towpath.db";
    "Where browsers reach the server, as scheme, host and port; the listen address if empty. With https, cookies are marked as secure."
    public_origins: Vec<Origin> = "";
    "Networks of reverse proxies; X-Forwarded-For is trusted only from these."
    trusted_proxies: Vec<IpNet> = "";
    "Networks that may read /metrics."
    metrics_from: Vec<IpNet> = "127.0.0.0/8,::1/128";
    "Log level: error, warn, info, debug or trace."
    log_level: LogLevel = "info";
    "Log format: text or json."
    log_format: LogFormat = "text";
    "Maximum database connections."
    database_connections: u32 = "4";
    "Seconds to wait for an answer from the database."
    database_seconds: u64 = "5";
    "Days without a visit after which a user is signed out."
    session_days: u32 = "90";
    "Maximum bytes of a request."
    body_bytes: usize = "65536";
    "Maximum bytes of a request that opens a table, which may contain a whole map."
    table_bytes: usize = "524288";
    "Maximum bytes of a message on a socket."
    message_bytes: usize = "16384";
    "Maximum connections; fewer if the process may not open that many files."
    connections: usize = "20000";
    "Maximum connections from one network: an IPv4 address or an IPv6 /64 network. Connections from trusted proxies do not count."
    connections_per_network: usize = "200";
    "Maximum sockets."
    sockets: usize = "10000";
    "Maximum sockets from one address."
    sockets_per_network: usize = "100";
    "Maximum sockets of one person."
    sockets_per_user: usize = "20";
    "Maximum bytes waiting to be sent on one socket. A client that reads more slowly is disconnected, and may reconnect."
    queue_bytes_per_socket: usize = "1048576";
    "Maximum bytes waiting to be sent to one network. Above that, 65536 may wait for each of its sockets."
    queue_bytes_per_network: usize = "33554432";
    "Maximum bytes waiting to be sent in total. Above that, 65536 may wait for each socket."
    queue_bytes: usize = "67108864";
    "Maximum tables that one socket can follow."
    tables_per_socket: usize = "20";
    "Maximum unfinished tables of one person."
    tables_per_user: u32 = "100";
    "Messages per second on one socket, on average."
    messages_per_second: u32 = "20";
    "Messages at once on one socket."
    message_burst: u32 = "60";
    "Requests per minute from one address, on average."
    requests_per_minute: u32 = "600";
    "Requests at once from one address."
    request_burst: u32 = "200";
    "Sign-in attempts from one address in ten minutes."
    sign_ins_per_network: u32 = "60";
    "Sign-in attempts for one account in ten minutes, from one address or one browser that was signed in to it before."
    sign_ins_per_account: u32 = "15";
    "Sign-in attempts for one account in an hour, from all browsers that were never signed in to it."
    guesses_per_account: u32 = "300";
    "New guests from one address in an hour."
    guests_per_network: u32 = "60";
    "Passwords checked at the same time; each takes 19 MiB and a core."
    passwords_at_once: u32 = "2";
    "Chat messages per minute from one person."
    chat_per_minute: u32 = "30";
    "Milliseconds a bot may think about one action."
    bot_millis: u64 = "1000";
    "Maximum games simulated for one hint, within the time of a bot."
    hint_nodes: u64 = "20000";
    "Games simulated for each decision when a game is analysed."
    analysis_nodes: u64 = "2000";
    "Seconds a better rest of a game for one player is searched for."
    improvement_seconds: u64 = "20";
    "Extra seconds for a player whose time ran out while the server was down."
    clock_grace_seconds: u64 = "30";
    "Seconds after which a request times out."
    request_seconds: u64 = "30";
    "Seconds to wait for the headers of a request."
    header_seconds: u64 = "30";
    "Seconds between pings on a socket."
    ping_seconds: u64 = "20";
    "Seconds of silence after which a socket is closed."
    silence_seconds: u64 = "60";
    "Seconds a slow client may take to receive a message on its socket, or read nothing of a response."
    sending_seconds: u64 = "20";
    "Seconds between checks that the user of a socket is still signed in, for sessions that end on another server."
    session_check_seconds: u64 = "30";
    "Seconds a stopping server gives running work to finish."
    drain_seconds: u64 = "10";
    "Allow webhooks to private addresses and over plain http."
    webhook_private: bool = "false";
    "Maximum bot tokens of one person."
    max_tokens: u32 = "10";
    "Maximum maps of one person."
    maps_per_user: u32 = "100";
}

/// What was said of the settings, and where.
#[derive(Default)]
struct Said(BTreeMap<&'static str, (String, String)>);

impl Said {
    fn say(&mut self, setting: &Setting, text: String, from: String) {
        self.0.insert(setting.name, (text, from));
    }

    fn value<V: Value>(&self, name: &'static str, default: &str) -> Result<V, ConfigError> {
        let (text, from) = match self.0.get(name) {
            Some((text, from)) => (text.as_str(), from.as_str()),
            None => (default, "the defaults"),
        };
        V::parse(text).map_err(|reason| ConfigError::Value {
            name,
            from: from.to_owned(),
            reason,
        })
    }
}

impl Config {
    /// The configuration from flags by the names of settings, from the environment, and from a file.
    ///
    /// # Errors
    ///
    /// Returns an error that names the setting and where it was said, if a value makes no sense; if the file cannot be
    /// read; and if it has a key that is no setting.
    pub fn gather(
        flags: &BTreeMap<String, String>,
        environment: impl Fn(&str) -> Option<String>,
        file: Option<&Path>,
    ) -> Result<Config, ConfigError> {
        let mut said = Said::default();
        if let Some(file) = file {
            read(file, &mut said)?;
        }
        for setting in Config::SETTINGS {
            let variable = setting.variable();
            if let Some(text) = environment(&variable) {
                said.say(setting, text, format!("the environment ({variable})"));
            }
            if let Some(text) = flags.get(setting.name) {
                let from = format!("the command line (--{})", setting.flag());
                said.say(setting, text.clone(), from);
            }
        }
        Config::choose(&said)
    }

    /// The whole configuration as a file that says the same, with secrets covered.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        for (name, meaning, value) in self.shown() {
            let _ = writeln!(text, "# {meaning}\n{name} = {value}\n");
        }
        text.truncate(text.trim_end().len() + 1);
        text
    }

    /// Where browsers find the server: what is set, else the address listened at and the names of this machine.
    pub fn origins(&self) -> Vec<Origin> {
        if !self.public_origins.is_empty() {
            return self.public_origins.clone();
        }
        let port = self.listen.port();
        let mut hosts = vec![self.listen.to_string()];
        if self.listen.ip().is_unspecified() || self.listen.ip().is_loopback() {
            hosts = ["127.0.0.1", "localhost", "[::1]"]
                .map(|host| format!("{host}:{port}"))
                .to_vec();
        }
        let origins = hosts
            .iter()
            .map(|host| Origin::parse(&format!("http://{host}")));
        origins.flatten().collect()
    }

    /// Whether browsers reach the server over https only.
    pub fn is_https(&self) -> bool {
        !self.public_origins.is_empty() && self.public_origins.iter().all(Origin::is_https)
    }

    /// The address of a page here, for links that leave the server.
    pub fn link(&self, path: &str) -> String {
        let origins = self.origins();
        let origin = origins.first().map_or("", |origin| origin.as_str());
        format!("{origin}{path}")
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::choose(&Said::default())
            .expect("defaults that make sense, which a test holds them to")
    }
}

fn read(file: &Path, said: &mut Said) -> Result<(), ConfigError> {
    let refuse = |reason: String| ConfigError::File {
        file: file.to_owned(),
        reason,
    };
    let text = std::fs::read_to_string(file).map_err(|error| refuse(error.to_string()))?;
    let table: toml::Table = toml::from_str(&text).map_err(|error| refuse(error.to_string()))?;
    for (name, value) in table {
        let setting = Config::SETTINGS.iter().find(|setting| setting.name == name);
        let Some(setting) = setting else {
            let file = file.to_owned();
            return Err(ConfigError::Unknown { file, name });
        };
        let from = file.display().to_string();
        let text = value::plain(&value).ok_or_else(|| ConfigError::Value {
            name: setting.name,
            from: from.clone(),
            reason: "it must be a number, a string, true, false or a list of strings".to_owned(),
        })?;
        said.say(setting, text, from);
    }
    Ok(())
}
