//! What a webhook is told. It never has anything of a hand in it, nor a secret: whoever runs the other end reads it.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{QueuedNotice, TableId};
use utoipa::ToSchema;
use words::Language;

use crate::App;

/// How the other end wants to be spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Style {
    Discord,
    Slack,
    /// The table, the title, the text and the address, apart.
    Plain,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 3] = [Style::Discord, Style::Slack, Style::Plain];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Style::Discord => "discord",
            Style::Slack => "slack",
            Style::Plain => "plain",
        }
    }

    /// The style with this name; plain if there is none.
    pub fn named(name: &str) -> Style {
        let mut all = Style::ALL.into_iter();
        all.find(|style| style.name() == name)
            .unwrap_or(Style::Plain)
    }
}

/// What happened, as the table writes it into the outbox.
#[derive(Deserialize)]
struct Happened {
    kind: String,
    #[serde(default)]
    title: String,
}

/// Whether a notice says no more than that somebody can act early.
pub(super) fn is_early(notice: &QueuedNotice) -> bool {
    let happened = serde_json::from_str::<Happened>(&notice.body);
    happened.is_ok_and(|happened| happened.kind == "early")
}

/// A message to a webhook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    table: Option<TableId>,
    title: String,
    text: String,
    address: String,
}

impl Message {
    /// A message that says only that messages arrive.
    pub fn test(app: &App, language: Language) -> Message {
        let words = app.messages().words(language);
        Message {
            table: None,
            title: "Towpath".to_owned(),
            text: words.say("server-webhook-test", &[]),
            address: app.config().link("/"),
        }
    }

    /// What a notice says, in a language; nothing if it cannot be read.
    pub(super) fn of(app: &App, notice: &QueuedNotice, language: Language) -> Option<Message> {
        let happened: Happened = serde_json::from_str(&notice.body).ok()?;
        let key = match happened.kind.as_str() {
            "turn" => "server-turn",
            "early" => "server-early",
            "started" => "server-game-started",
            "over" => "server-game-over",
            _ => "server-news",
        };
        let title = [("title", happened.title.as_str().into())];
        Some(Message {
            text: app.messages().words(language).say(key, &title),
            address: app.config().link(&format!("/table/{}", notice.table)),
            table: Some(notice.table.clone()),
            title: happened.title,
        })
    }

    /// The message in a style.
    pub(super) fn to_json(&self, style: Style) -> Value {
        let Message {
            table,
            title,
            text,
            address,
        } = self;
        match style {
            // Titles are people's own words: they must call nobody.
            Style::Discord => json!({
                "content": format!("{text} {address}"),
                "allowed_mentions": { "parse": [] },
            }),
            Style::Slack => {
                let text = text
                    .replace('&', "&amp;")
                    .replace('<', "&lt;")
                    .replace('>', "&gt;");
                json!({ "text": format!("{text} {address}") })
            }
            Style::Plain => {
                json!({ "table": table, "title": title, "text": text, "address": address })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_call_nobody() {
        let message = Message {
            table: None,
            title: "@everyone <!channel>".to_owned(),
            text: "@everyone <!channel>".to_owned(),
            address: "https://games.example/table/t".to_owned(),
        };
        let discord = message.to_json(Style::Discord);
        assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
        let slack = message.to_json(Style::Slack);
        let text = "@everyone &lt;!channel&gt; https://games.example/table/t";
        assert_eq!(slack, json!({ "text": text }));
    }

    #[test]
    fn styles_have_names() {
        for style in Style::ALL {
            assert_eq!(Style::named(style.name()), style);
            assert_eq!(json!(style), style.name());
        }
        assert_eq!(Style::named("morse"), Style::Plain);
    }
}
