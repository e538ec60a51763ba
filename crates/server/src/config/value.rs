//! How the value of a setting is read and shown.

use std::fmt;
use std::net::{IpAddr, SocketAddr};

use ipnet::IpNet;
use url::Url;

/// A value that is read from text and shown in a file.
pub(super) trait Value: Sized {
    /// The value of a text, or what would have been one.
    fn parse(text: &str) -> Result<Self, String>;

    fn show(&self) -> toml::Value;
}

/// What a key of the file says, as one would type it at a flag.
pub(super) fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Boolean(yes) => Some(yes.to_string()),
        toml::Value::Array(entries) => {
            let entries: Option<Vec<&str>> = entries.iter().map(toml::Value::as_str).collect();
            Some(entries?.join(","))
        }
        _ => None,
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Value for $number {
            fn parse(text: &str) -> Result<$number, String> {
                // One bound for all of them, so that a file written on one machine is good on every other.
                let number = text.parse::<u32>().ok().filter(|&number| number > 0);
                let number = number.and_then(|number| <$number>::try_from(number).ok());
                number.ok_or_else(|| format!("{text:?} is not a whole number from 1 to {}", u32::MAX))
            }

            fn show(&self) -> toml::Value {
                toml::Value::Integer(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u32, u64, usize);

impl Value for bool {
    fn parse(text: &str) -> Result<bool, String> {
        text.parse()
            .map_err(|_| format!("{text:?} is neither true nor false"))
    }

    fn show(&self) -> toml::Value {
        toml::Value::Boolean(*self)
    }
}

impl Value for SocketAddr {
    fn parse(text: &str) -> Result<SocketAddr, String> {
        text.parse()
            .map_err(|_| format!("{text:?} is not an address and a port, such as 127.0.0.1:7878"))
    }

    fn show(&self) -> toml::Value {
        self.to_string().into()
    }
}

impl Value for IpNet {
    fn parse(text: &str) -> Result<IpNet, String> {
        let address = text.parse::<IpAddr>().map(IpNet::from);
        text.parse()
            .or(address)
            .map_err(|_| format!("{text:?} is not a network, such as 10.0.0.0/8, nor an address"))
    }

    fn show(&self) -> toml::Value {
        self.to_string().into()
    }
}

impl<V: Value> Value for Vec<V> {
    fn parse(text: &str) -> Result<Vec<V>, String> {
        let entries = text.split(',').map(str::trim);
        entries
            .filter(|entry| !entry.is_empty())
            .map(V::parse)
            .collect()
    }

    fn show(&self) -> toml::Value {
        toml::Value::Array(self.iter().map(V::show).collect())
    }
}

/// Where the data is. What is shown of it has no password.
#[derive(Clone, PartialEq, Eq)]
pub struct Data(String);

impl Data {
    /// The path or the URL, with its password.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((scheme, _)) = self.0.split_once("://") else {
            return f.write_str(&self.0);
        };
        // Whatever cannot be taken apart is covered whole: a password may be anywhere in it.
        let Ok(mut url) = Url::parse(&self.0) else {
            return write!(f, "{scheme}://…");
        };
        if url.password().is_some() && url.set_password(Some("…")).is_err() {
            return write!(f, "{scheme}://…");
        }
        if url.query().is_some_and(|query| query.contains("password")) {
            url.set_query(None);
        }
        f.write_str(&url.as_str().replace("%E2%80%A6", "…"))
    }
}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Value for Data {
    fn parse(text: &str) -> Result<Data, String> {
        match text.split_once("://") {
            _ if text.is_empty() => Err("it is empty: name a file or a database".to_owned()),
            Some((scheme, _)) if !["postgres", "postgresql", "sqlite"].contains(&scheme) => Err(
                format!("{scheme}:// is no database known here: name a file, or postgres://…"),
            ),
            _ => Ok(Data(text.to_owned())),
        }
    }

    fn show(&self) -> toml::Value {
        self.to_string().into()
    }
}

/// A scheme, a host and a port, as browsers write them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin(String);

impl Origin {
    /// The origin as browsers write it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The host without its port.
    pub fn host(&self) -> &str {
        let authority = self.0.split_once("://").map_or("", |(_, rest)| rest);
        match authority.rsplit_once(':') {
            // An address of IPv6 has colons of its own, in brackets.
            Some((host, port)) if !port.ends_with(']') => host,
            _ => authority,
        }
    }

    /// Whether what is sent to it is encrypted.
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }

    pub(super) fn parse(text: &str) -> Result<Origin, String> {
        <Origin as Value>::parse(text)
    }
}

impl Value for Origin {
    fn parse(text: &str) -> Result<Origin, String> {
        let url = Url::parse(text).ok().filter(|url| {
            let is_bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
            let is_web = matches!(url.scheme(), "http" | "https");
            is_web && is_bare && url.username().is_empty() && url.password().is_none()
        });
        let origin = url.map(|url| Origin(url.origin().ascii_serialization()));
        origin.ok_or_else(|| {
            format!("{text:?} is not a scheme and a host, such as https://games.example")
        })
    }

    fn show(&self) -> toml::Value {
        self.0.clone().into()
    }
}

/// A table of words for a setting.
macro_rules! words {
    ($(#[$doc:meta])* $kind:ident { $($name:ident $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $kind {
            $($name,)*
        }

        impl $kind {
            /// The word for it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($kind::$name => $word,)*
                }
            }
        }

        impl Value for $kind {
            fn parse(text: &str) -> Result<$kind, String> {
                match text {
                    $($word => Ok($kind::$name),)*
                    _ => Err(format!("{text:?} is none of {}", [$($word),*].join(", "))),
                }
            }

            fn show(&self) -> toml::Value {
                self.name().into()
            }
        }
    };
}

words! {
    /// How much is logged.
    LogLevel { Error "error", Warn "warn", Info "info", Debug "debug", Trace "trace", }
}

words! {
    /// How it is logged.
    LogFormat { Text "text", Json "json", }
}
