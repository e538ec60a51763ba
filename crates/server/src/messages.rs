//! What the server says to people, in their language.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use game::{Arg, Message};
use games::Refused;
use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use words::{Language, Words};

use crate::error::Error;

/// The words of every language.
#[derive(Debug)]
pub struct Messages([Words; Language::ALL.len()]);

/// What a message is made with, by name.
pub type Args = Vec<(&'static str, Arg<Value>)>;

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
    /// What they are made with, by name: numbers and texts as they are, all else under the name of its kind.
    #[serde(skip_serializing_if = "Map::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, type = "{ [name: string]: unknown }"))]
    pub args: Map<String, Value>,
    /// The number of the rule that was broken, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// Which of several actions was refused, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nth: Option<usize>,
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
        let (key, args) = message_of(error);
        // What breaks a rule of a game is about its things, which only the game's own front has names for.
        let rule = match error {
            Error::Game(
                Refused::Rule { rule, .. }
                | Refused::Record {
                    rule: Some(rule), ..
                },
            ) => words.find(rule, &[]),
            _ => None,
        };
        let has_detail = matches!(error, Error::Game(_) | Error::Malformed { .. });
        Problem {
            code: error.code(),
            message: rule.unwrap_or_else(|| say(words, &key, &args)),
            args: args
                .iter()
                .map(|(name, arg)| ((*name).to_owned(), json!(arg)))
                .collect(),
            key,
            rule: error.rule(),
            nth: error.nth(),
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

/// The key of what people are told of an error, and the arguments of its message.
pub fn message_of(error: &Error) -> (String, Args) {
    match error {
        Error::Game(refused) => {
            let Message { key, args } = refused.to_message();
            (key.to_owned(), args)
        }
        Error::TooMany { retry } => {
            let seconds = retry.as_secs_f64().ceil().max(1.0) as i64;
            (
                key_of(error.code()),
                vec![("seconds", Arg::Number(seconds))],
            )
        }
        Error::TooLarge { most } => (key_of(error.code()), vec![("bytes", Arg::from(*most))]),
        Error::Malformed { entry, .. } => (
            key_of(error.code()),
            vec![("entry", Arg::from(entry.as_str()))],
        ),
        Error::InTheWay { seq, seat } => (
            key_of(error.code()),
            vec![
                ("seat", Arg::from(*seat)),
                ("entry", Arg::Number(*seq as i64)),
            ],
        ),
        Error::Denied(_) | Error::Unavailable | Error::Internal => {
            (key_of(error.code()), Vec::new())
        }
    }
}

/// The key of what is said of a code.
pub fn key_of(code: &str) -> String {
    format!("server-{}", code.replace('_', "-"))
}

/// A message that is about nothing that only a game has a name for.
pub fn say(words: &Words, key: &str, args: &[(&'static str, Arg<Value>)]) -> String {
    let args: Vec<(&str, words::Value<'static>)> = args
        .iter()
        .filter_map(|(name, arg)| Some((*name, value(words, arg)?)))
        .collect();
    words.say(key, &args)
}

fn value(words: &Words, arg: &Arg<Value>) -> Option<words::Value<'static>> {
    match arg {
        Arg::Number(number) => Some((*number).into()),
        Arg::Text(text) => Some(text.clone().into()),
        Arg::Seat { seat } => Some((seat.index() + 1).into()),
        Arg::Seats { seats } => {
            let numbers: Vec<String> = seats
                .iter()
                .map(|seat| (seat.index() + 1).to_string())
                .collect();
            Some(numbers.join(", ").into())
        }
        Arg::Message(Message { key, args }) => Some(say(words, key, args).into()),
        Arg::Thing(_) => None,
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
