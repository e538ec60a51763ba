//! The engine protocol: one JSON object a line, each answered by one line.

use std::time::Duration;

use bots::Budget;
use game::{Dice, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::json::read;
use crate::{Refused, Session, Shelf};

/// Answers the lines of the engine protocol, with at most one game at a time.
pub struct Engine {
    shelf: Shelf,
    session: Option<Box<dyn Session>>,
    /// The luck of bots, which is not the luck of any game.
    dice: Dice,
}

/// Bots may think for so long.
const MOST_MILLIS: u64 = 600_000;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    New {
        game: String,
        setup: Value,
        seed: Seed,
    },
    Position(Map<String, Value>),
    Load(Value),
    Legal {
        seat: Seat,
        /// Lists what could come next in a plan of these actions, instead of what the seat may do now.
        #[serde(default)]
        after: Option<Vec<Value>>,
    },
    Plan {
        seat: Seat,
        /// The plan to lay down. Without it, the one there is is shown.
        #[serde(default)]
        actions: Option<Vec<Value>>,
    },
    Act {
        seat: Seat,
        action: Value,
        /// Whose eyes to see the events with, if not the seat's own.
        viewer: Option<Viewer>,
    },
    View(Viewer),
    Outcome {},
    Record {},
    Table {},
    Go {
        seat: Seat,
        bot: String,
        #[serde(default)]
        millis: Option<u64>,
        #[serde(default)]
        seed: Option<Seed>,
    },
    Hint {
        seat: Seat,
        #[serde(default)]
        millis: Option<u64>,
        #[serde(default)]
        seed: Option<Seed>,
    },
}

impl Default for Engine {
    /// An engine for every game of this program.
    fn default() -> Engine {
        Engine::new(Shelf::default())
    }
}

impl Engine {
    /// An engine for the games of a shelf.
    pub fn new(shelf: Shelf) -> Engine {
        Engine {
            shelf,
            session: None,
            dice: Dice::new(Seed::from(0)),
        }
    }

    /// No line may be longer than this.
    pub const MOST_BYTES: usize = 4 << 20;

    /// The answer to one line, without a line break in it. A refused line changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> String {
        match self.handle(line) {
            Ok(answer) => answer.to_string(),
            Err(refused) => Engine::refuse(&refused),
        }
    }

    /// The answer to a line that is longer than any may be.
    pub fn answer_too_long() -> String {
        Engine::refuse(&Refused::TooLong {
            most: Engine::MOST_BYTES,
        })
    }

    fn refuse(refused: &Refused) -> String {
        json!({ "error": refused.to_json() }).to_string()
    }

    fn handle(&mut self, line: &[u8]) -> Result<Value, Refused> {
        let value: Value =
            serde_json::from_slice(line).map_err(|error| Refused::NotJson(error.to_string()))?;
        match read::<Request>("request", &value)? {
            Request::New { game, setup, seed } => {
                let game = self.shelf.find(&game)?;
                self.begin(game.start(game.rules_version(), setup, seed)?)
            }
            Request::Position(mut position) => {
                let seed = match position.remove("seed") {
                    Some(seed) => read("position.seed", &seed)?,
                    None => Seed::from(0),
                };
                let position = Value::Object(position);
                let game = self.shelf.game_of(&position)?;
                self.begin(game.start_at(game.rules_version(), position, seed)?)
            }
            Request::Load(record) => self.begin(self.shelf.game_of(&record)?.load(record)?),
            Request::Legal { seat, after } => {
                let actions = match after {
                    None => self.session()?.legal_actions(seat)?,
                    Some(actions) => self.session()?.ahead(seat, &actions)?.legal,
                };
                Ok(json!({ "actions": actions }))
            }
            Request::Plan { seat, actions } => {
                let session = self.session.as_mut().ok_or(Refused::NoGame)?;
                if let Some(actions) = actions {
                    session.lay_plan(seat, &actions)?;
                }
                Ok(json!({ "plan": session.plan(seat)? }))
            }
            Request::Act {
                seat,
                action,
                viewer,
            } => {
                let session = self.session.as_mut().ok_or(Refused::NoGame)?;
                let viewer = viewer.unwrap_or(Viewer::Seat(seat));
                session.check_viewer(viewer)?;
                let step = session.attempt(seat, &[action])?;
                let events = step.seen_by(viewer);
                let plans = step.plans();
                session.take(&*step);
                let mut answer = json!({
                    "events": events, "to_act": session.to_act(), "awaited": session.awaited(),
                });
                if !plans.is_empty() {
                    answer["plans"] = json!(plans);
                }
                Ok(answer)
            }
            Request::View(viewer) => Ok(json!({ "view": self.session()?.view(viewer)? })),
            Request::Outcome {} => Ok(json!({ "outcome": self.session()?.outcome() })),
            Request::Record {} => Ok(json!({ "record": self.session()?.record() })),
            Request::Table {} => Ok(json!({ "position": self.session()?.position() })),
            Request::Go {
                seat,
                bot,
                millis,
                seed,
            } => {
                let budget = budget("go", millis)?;
                let seed = seed.unwrap_or_else(|| self.dice.seed());
                let session = self.session.as_mut().ok_or(Refused::NoGame)?;
                let thinker = session.thinker(seat, &bot, seed)?;
                Ok(json!({ "action": thinker.think(budget) }))
            }
            Request::Hint { seat, millis, seed } => {
                let budget = budget("hint", millis)?;
                let seed = seed.unwrap_or_else(|| self.dice.seed());
                let adviser = self.session()?.adviser(seat, seed)?;
                Ok(json!({ "choices": adviser.advise(budget) }))
            }
        }
    }

    fn session(&self) -> Result<&dyn Session, Refused> {
        self.session.as_deref().ok_or(Refused::NoGame)
    }

    fn begin(&mut self, session: Box<dyn Session>) -> Result<Value, Refused> {
        let begun = json!({
            "seats": session.n_seats(), "to_act": session.to_act(), "awaited": session.awaited(),
        });
        self.session = Some(session);
        Ok(begun)
    }
}

/// How long a bot may think that the line `line` asks.
fn budget(line: &str, millis: Option<u64>) -> Result<Budget, Refused> {
    let millis = millis.unwrap_or(100);
    match millis > MOST_MILLIS {
        true => Err(Refused::Malformed {
            entry: format!("{line}.millis"),
            reason: format!("{millis} is more than {MOST_MILLIS}"),
        }),
        false => Ok(Budget::of(Duration::from_millis(millis))),
    }
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine")
            .field("has_game", &self.session.is_some())
            .finish_non_exhaustive()
    }
}
