//! What the server says to people, in their language.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use games::Refused;
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;
use words::{Language, Words};

use crate::error::Error;

/// The words of every language.
#[derive(Debug)]
pub struct Messages([Words; Language::ALL.len()]);

/// What is told of an error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct Problem {
    /// A word that stays the same whatever the message says.
    pub code: &'static str,
    /// In the caller's language.
    pub message: String,
    /// The key of its words.
    pub key: String,
    /// The number of the rule that was broken, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// For programmers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl Messages {
    /// Reads the words of every language.
    pub fn new() -> Messages {
        Messages(Language::ALL.map(Words::new))
    }

    /// The words of a language.
    pub fn words(&self, language: Language) -> &Words {
        let words = self.0.iter().find(|words| words.language() == language);
        words.expect("the words of every language")
    }

    /// What is told of an error in a language.
    pub fn problem(&self, language: Language, error: &Error) -> Problem {
        let words = self.words(language);
        let key = key(error);
        let rule = error.rule().and_then(|rule| words.find(rule, &[]));
        let has_detail = matches!(error, Error::Game(_) | Error::Malformed { .. });
        Problem {
            code: error.code(),
            message: rule.unwrap_or_else(|| words.say(&key, &args(error))),
            key: match error.rule() {
                Some(rule) => error.key().unwrap_or(rule).to_owned(),
                None => key,
            },
            rule: error.rule(),
            detail: has_detail.then(|| error.to_string()),
        }
    }

    /// An error as it is sent.
    pub fn error(&self, language: Language, error: &Error) -> Value {
        json!({ "error": self.problem(language, error) })
    }
}

impl Default for Messages {
    fn default() -> Messages {
        Messages::new()
    }
}

/// The key of what is said of an error that breaks no rule.
pub fn key(error: &Error) -> String {
    key_of(error.code())
}

/// The key of what is said of a code.
pub fn key_of(code: &str) -> String {
    format!("server-{}", code.replace('_', "-"))
}

fn args(error: &Error) -> Vec<(&'static str, words::Value<'_>)> {
    match error {
        Error::TooMany { retry } => {
            let seconds = retry.as_secs_f64().ceil().max(1.0);
            vec![("seconds", seconds.into())]
        }
        Error::TooLarge { most } | Error::Game(Refused::TooLong { most }) => {
            vec![("bytes", (*most).into())]
        }
        Error::Malformed { entry, .. } | Error::Game(Refused::Malformed { entry, .. }) => {
            vec![("entry", entry.as_str().into())]
        }
        Error::Game(Refused::UnknownGame { name, known }) => {
            vec![
                ("name", name.as_str().into()),
                ("known", known.as_str().into()),
            ]
        }
        _ => Vec::new(),
    }
}

/// The language that a browser asks for, English if it asks for none of ours.
pub fn accepted(headers: &HeaderMap) -> Language {
    let asked = headers.get(ACCEPT_LANGUAGE);
    let asked = asked
        .and_then(|asked| asked.to_str().ok())
        .unwrap_or_default();
    let mut best = (0.0, Language::default());
    for entry in asked.split(',').take(32) {
        let (locale, weight) = match entry.split_once(";q=") {
            Some((locale, weight)) => (locale, weight.trim().parse().unwrap_or(0.0)),
            None => (entry, 1.0),
        };
        if let Some(language) = Language::of_locale(locale.trim())
            && weight > best.0
        {
            best = (weight, language);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_with_the_most_weight_is_taken() {
        for (asked, language) in [
            ("", Language::English),
            ("de, sv;q=0.5", Language::English),
            ("fi", Language::Finnish),
            ("de, pl;q=0.3, nb-NO;q=0.8", Language::Norwegian),
            ("en;q=0.1, pl-PL", Language::Polish),
            ("fi;q=0", Language::English),
            ("fi;q=x, pl;q=0.1", Language::Polish),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, asked.parse().unwrap());
            assert_eq!(accepted(&headers), language, "{asked}");
        }
    }
}
