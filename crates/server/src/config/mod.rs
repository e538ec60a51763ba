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
    #[error("{}: there is no setting {name:?}: see towpath serve --show-config", .file.display())]
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
    "The address and the port to listen at."
    listen: SocketAddr = "127.0.0.1:7878";
    "Where the data is: a SQLite file, or the URL of a PostgreSQL database."
    data: Data = "towpath.db";
    "Where browsers find the server, as scheme, host and port; the address listened at if empty. Over https, cookies are secure."
    public_origins: Vec<Origin> = "";
    "Networks of reverse proxies: only theirs is X-Forwarded-For believed."
    trusted_proxies: Vec<IpNet> = "";
    "Networks from which /metrics may be read."
    metrics_from: Vec<IpNet> = "127.0.0.0/8,::1/128";
    "How much is logged: error, warn, info, debug or trace."
    log_level: LogLevel = "info";
    "How it is logged: text or json."
    log_format: LogFormat = "text";
    "The most connections to the database."
    database_connections: u32 = "4";
    "Seconds after which the database is taken to give no answer."
    database_seconds: u64 = "5";
    "Days until somebody who has not come back is signed out."
    session_days: u32 = "90";
    "The most bytes of a request."
    body_bytes: usize = "65536";
    "The most bytes of a request that makes a table, which may have a whole map in it."
    table_bytes: usize = "524288";
    "The most bytes of a message through a socket."
    message_bytes: usize = "16384";
    "The most connections; fewer if the process may not have so many files open."
    connections: usize = "20000";
    "The most connections from one network, which is an IPv4 address or an IPv6 network of 64 bits. Those of trusted proxies do not count."
    connections_per_network: usize = "200";
    "The most sockets."
    sockets: usize = "10000";
    "The most sockets from one address."
    sockets_per_network: usize = "100";
    "The most sockets of one person."
    sockets_per_user: usize = "20";
    "The most bytes that wait to be sent through one socket. Whoever reads so slowly is sent away, and may come back."
    queue_bytes_per_socket: usize = "1048576";
    "The most bytes that wait to be sent to one network. Above that, 65536 may wait for each of its sockets."
    queue_bytes_per_network: usize = "33554432";
    "The most bytes that wait to be sent in all. Above that, 65536 may wait for each socket."
    queue_bytes: usize = "67108864";
    "The most tables that one socket follows."
    tables_per_socket: usize = "20";
    "The most tables at which one person sits whose game is not over."
    tables_per_user: u32 = "100";
    "Messages a second through one socket, in the long run."
    messages_per_second: u32 = "20";
    "Messages at once through one socket."
    message_burst: u32 = "60";
    "Requests a minute from one address, in the long run."
    requests_per_minute: u32 = "600";
    "Requests at once from one address."
    request_burst: u32 = "200";
    "Attempts to sign in from one address in ten minutes."
    sign_ins_per_network: u32 = "60";
    "Attempts to sign in to one account in ten minutes, from one address or with one browser that was signed in to it before."
    sign_ins_per_account: u32 = "15";
    "Attempts to sign in to one account in an hour, from all addresses, with browsers that were never signed in to it."
    guesses_per_account: u32 = "300";
    "Guests from one address in an hour."
    guests_per_network: u32 = "60";
    "Passwords checked at the same time; each takes 19 MiB and a core."
    passwords_at_once: u32 = "2";
    "Chat messages of one person a minute."
    chat_per_minute: u32 = "30";
    "Milliseconds for which a bot may think about one action."
    bot_millis: u64 = "1000";
    "The most games thought through for one hint, within the time of a bot."
    hint_nodes: u64 = "20000";
    "Games thought through about each decision of a game that is looked back at."
    analysis_nodes: u64 = "2000";
    "Seconds that a clock which ran out while the server was away waits for its owner."
    clock_grace_seconds: u64 = "30";
    "Seconds after which a request is given up."
    request_seconds: u64 = "30";
    "Seconds that the head of a request may take, counted from when the connection waits for it."
    header_seconds: u64 = "30";
    "Seconds between two pings through a socket."
    ping_seconds: u64 = "20";
    "Seconds of silence after which a socket is closed."
    silence_seconds: u64 = "60";
    "Seconds that a slow client may take for what is sent through its socket, or read nothing of an answer."
    sending_seconds: u64 = "20";
    "Seconds between two looks at whether the person at a socket is still signed in, for sessions that end on another server."
    session_check_seconds: u64 = "30";
    "Seconds that a stopping server gives to what has begun."
    drain_seconds: u64 = "10";
    "Whether webhooks may go to private addresses and over plain http."
    webhook_private: bool = "false";
    "The most tokens for bots that one person has."
    max_tokens: u32 = "10";
    "The most maps that one person has."
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
            reason: "it has to be a number, a text, true, false or a list of texts".to_owned(),
        })?;
        said.say(setting, text, from);
    }
    Ok(())
}
