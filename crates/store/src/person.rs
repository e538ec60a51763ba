//! Rows about people: who they are, how they sign in, how they are reached.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{Millis, UserId};

/// A person or a bot.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    pub id: UserId,
    /// Unique among all users, however it is spelled, and unlike all others to look at.
    pub name: Option<String>,
    /// The argon2 string, never the password itself.
    pub password: Option<String>,
    pub language: Option<String>,
    pub created_at: Millis,
    pub seen_at: Millis,
}

impl fmt::Debug for User {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("User")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("language", &self.language)
            .field("created_at", &self.created_at)
            .field("seen_at", &self.seen_at)
            .finish_non_exhaustive()
    }
}

/// What a session was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SessionKind {
    /// A person's browser.
    Browser,
    /// A program with a token.
    Bot,
    /// A browser that was signed in once. It lets nobody in: it only tells that it is no stranger.
    Device,
}

impl SessionKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Browser, Self::Bot, Self::Device];

    /// The kind as the database spells it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Browser => "browser",
            Self::Bot => "bot",
            Self::Device => "device",
        }
    }
}

impl fmt::Display for SessionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for SessionKind {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.as_str() == text)
            .ok_or("no such kind of session")
    }
}

/// What a session lets its owner do.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Look at everything that the person may see.
    Read,
    /// Also do things.
    #[default]
    Play,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Self; 2] = [Self::Read, Self::Play];

    /// The scope as the database spells it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for Scope {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|scope| scope.as_str() == text)
            .ok_or("no such scope")
    }
}

/// A signed-in browser, a bot's token, or a browser that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the secret, as hexadecimal digits.
    pub hash: String,
    pub user: UserId,
    pub kind: SessionKind,
    pub label: String,
    pub scope: Scope,
    pub created_at: Millis,
    pub seen_at: Millis,
    pub expires_at: Option<Millis>,
}

impl SessionRow {
    /// Whether it has run out.
    pub fn is_over(&self, now: Millis) -> bool {
        self.expires_at.is_some_and(|end| end <= now)
    }
}

/// Where a user's notices go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    pub url: String,
    pub style: String,
    /// Whether the user is told only when a game waits for them, and not when they can act early.
    pub is_quiet: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_scopes_of_sessions_read_back() {
        for kind in SessionKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
        }
        for scope in Scope::ALL {
            assert_eq!(scope.to_string().parse(), Ok(scope));
            assert_eq!(serde_json::to_value(scope).unwrap(), scope.as_str());
        }
    }
}
