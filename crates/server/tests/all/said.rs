//! Everything that is refused can be said in every language, and nothing is in the files that is never said.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use game::{Arg, Message, Seed};
use games::{Refused, Shelf};
use serde_json::json;
use server::messages::{Messages, key_of};
use server::{Denied, Error};
use words::{File, Language, SOURCES, Words};

/// One of each error that is not a [`Denied`].
fn errors() -> Vec<Error> {
    let text = || "x".to_owned();
    let refused = [
        Refused::NotJson(text()),
        Refused::TooLong { most: 1 },
        Refused::Malformed {
            entry: text(),
            reason: text(),
        },
        Refused::UnknownGame {
            name: text(),
            known: text(),
        },
        Refused::NoGame,
        Refused::Invalid {
            rule: None,
            message: Message::new("am-setup-seats").with("seats", Arg::Number(9)),
            detail: text(),
        },
        Refused::Rule {
            rule: "AM-NONE-99",
            message: Message::new("am-game-over"),
            nth: None,
            detail: text(),
        },
        Refused::Record {
            rule: None,
            message: None,
            detail: text(),
        },
        Refused::UnknownBot(bots::UnknownBot {
            name: text(),
            known: vec![],
        }),
        Refused::NothingToPlan,
        Refused::NoOrders { game: "amsterdam" },
        Refused::NoAdviser { game: "amsterdam" },
        Refused::Held(game::Held::Pausing),
        Refused::Held(game::Held::CallTooLate),
        Refused::NotToAct(game::Seat::FIRST),
        Refused::NoSuchSeat {
            seat: game::Seat::FIRST,
            n_seats: 1,
        },
    ];
    let mut errors: Vec<Error> = refused.map(Error::from).to_vec();
    errors.extend([
        Error::Unavailable,
        Error::Internal,
        Error::InTheWay {
            seq: 7,
            seat: game::Seat::FIRST,
        },
        Error::Malformed {
            entry: text(),
            reason: text(),
        },
        Error::TooLarge { most: 1 },
        Error::TooMany {
            retry: Duration::from_secs(2),
        },
    ]);
    errors.extend(Denied::ALL.iter().map(|&denied| Error::from(denied)));
    errors
}

#[test]
fn every_error_is_said_in_every_language() {
    let messages = Messages::new();
    for language in Language::ALL {
        for error in errors() {
            let said = messages.error(language, &error);
            let message = said["error"]["message"].as_str().unwrap();
            assert!(!message.starts_with("server-"), "{language}: {message}");
            assert!(!message.contains('{'), "{language}: {message}");
        }
    }
}

#[test]
fn a_broken_rule_is_said_in_the_words_of_the_rule() {
    let messages = Messages::new();
    let rule = "AM-DRAW-03";
    let card = Arg::Thing(json!({ "card": "wild" }));
    let error = Error::from(Refused::Rule {
        rule,
        message: Message::new("am-not-face-up").with("card", card),
        nth: Some(2),
        detail: "no".to_owned(),
    });
    for language in Language::ALL {
        let said = messages.error(language, &error);
        let text = Words::new(language).find(rule, &[]).unwrap();
        assert_eq!(said["error"]["message"], text);
        assert_eq!(said["error"]["rule"], rule);
        assert_eq!(said["error"]["code"], "illegal");
        assert_eq!(said["error"]["detail"], "no");
        assert_eq!(said["error"]["key"], "am-not-face-up");
        assert_eq!(said["error"]["args"], json!({ "card": { "card": "wild" } }));
        assert_eq!(said["error"]["nth"], 2);
    }
}

#[test]
fn a_setup_that_cannot_be_is_said_with_the_entry_that_is_wrong() {
    let messages = Messages::new();
    let setups = [
        ("amsterdam", json!({ "seats": 9 }), "seats", "2 to 4"),
        (
            "amsterdam",
            json!({ "seats": 3, "first": 4 }),
            "first",
            "player 5",
        ),
        (
            "roads-and-boats",
            json!({ "seats": 2, "map": "Atlantis" }),
            "map",
            "Atlantis",
        ),
        (
            "roads-and-boats",
            json!({ "seats": 2, "map": { "free": { "tiles": 3 } } }),
            "map.free.tiles",
            "10 to 100",
        ),
    ];
    for (game, setup, entry, word) in setups {
        let found = Shelf::default().find(game).unwrap();
        let refused = found.start(1, setup, Seed::from(1)).err().unwrap();
        let error = Error::from(refused);
        let problem = messages.problem(Language::English, &error);
        assert_eq!(problem.args["entry"], entry, "{game}");
        assert!(problem.message.contains(word), "{}", problem.message);
        for language in Language::ALL {
            let said = messages.problem(language, &error).message;
            assert!(
                !said.contains(['{', '$']) && !said.contains("-setup-"),
                "{language}: {said}"
            );
        }
    }
}

#[test]
fn nothing_is_in_the_files_that_is_never_said() {
    let mut said: BTreeSet<String> = errors()
        .iter()
        .map(|error| server::messages::message_of(error).0)
        .collect();
    said.retain(|key| key.starts_with("server-"));
    said.insert(key_of("unknown_rules"));
    let mut text = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut text,
    );
    let quoted = text.split('"').filter(|word| word.starts_with("server-"));
    said.extend(
        quoted
            .filter(|word| !word.ends_with('-') && !word.contains('{'))
            .map(str::to_owned),
    );
    let english = SOURCES
        .iter()
        .find(|source| source.file == File::Server && source.language == Language::English);
    let mut n_keys = 0;
    for line in english
        .unwrap()
        .text
        .lines()
        .filter(|line| line.starts_with("server-"))
    {
        let key = line.split(' ').next().unwrap();
        assert!(said.contains(key), "{key} is never said");
        n_keys += 1;
    }
    assert_eq!(n_keys, said.len(), "{said:?}");
}

fn sources(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else {
            *text += &std::fs::read_to_string(path).unwrap();
        }
    }
}
