//! A game being played, whichever it is.

use bots::{Budget, Opponents};
use game::{
    Dice, Flaw, Game, Imagined, Outcome, Plans, RanOf, Record, RecordError, Refusal, Seat, SeatSet,
    Seed, Start, Taken, Unplannable, Viewer,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Refused;

/// A game being played, whichever it is.
pub trait Session: Send {
    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// Seats that may act now. Empty if and only if the game is over.
    fn to_act(&self) -> SeatSet;

    /// Every action that `seat` may take now.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn legal_actions(&self, seat: Seat) -> Result<Vec<Value>, Refused>;

    /// Takes one action.
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the action, and the rule it breaks if it is one.
    fn act(&mut self, seat: Seat, action: Value) -> Result<Box<dyn Told>, Refused>;

    /// The plan that a seat has laid down for the running phase, action by action.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn plan(&self, seat: Seat) -> Result<Vec<Value>, Refused>;

    /// Lays down a plan instead of the one there was. One without actions is withdrawn.
    ///
    /// # Errors
    ///
    /// Returns the first action that is impossible, and the rule it breaks, or that nothing can be planned now.
    fn lay_plan(&mut self, seat: Seat, actions: Vec<Value>) -> Result<(), Refused>;

    /// Every action that could come next in a plan of `seat`.
    ///
    /// # Errors
    ///
    /// As for laying the plan down.
    fn legal_after(&self, seat: Seat, actions: Vec<Value>) -> Result<Vec<Value>, Refused>;

    /// Checks that `viewer` is at the table.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not.
    fn check_viewer(&self, viewer: Viewer) -> Result<(), Refused> {
        let n_seats = self.n_seats();
        match viewer {
            Viewer::Seat(seat) if seat.index() >= n_seats => {
                Err(Refused::NoSuchSeat { seat, n_seats })
            }
            Viewer::Seat(_) | Viewer::Table => Ok(()),
        }
    }

    /// The game as `viewer` may see it.
    ///
    /// # Errors
    ///
    /// Refuses a seat that is not at the table.
    fn view(&self, viewer: Viewer) -> Result<Value, Refused>;

    /// Everything on the table, secrets too.
    fn position(&self) -> Value;

    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome>;

    /// The game so far, as it is stored.
    fn record(&self) -> Value;

    /// The action that the bot of this name would take.
    ///
    /// # Errors
    ///
    /// Refuses an unknown bot, and a seat that is not to act.
    fn choose(&self, seat: Seat, bot: &str, budget: Budget, seed: Seed) -> Result<Value, Refused>;
}

/// What an action led to.
pub trait Told {
    /// The events as `viewer` saw them.
    fn seen_by(&self, viewer: Viewer) -> Vec<Value>;

    /// The plans that ran because of it: whose, how many of its actions, and where and why it stopped. What a plan still
    /// held is for its own seat's eyes.
    fn plans(&self) -> Vec<PlanRun>;
}

/// A plan that has run, as far as it got.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlanRun {
    pub seat: Seat,
    /// How many of its actions were taken.
    pub taken: usize,
    /// The action that had become impossible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Value>,
    /// Why it had. Nothing is said if another seat refused what came before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Value>,
}

type RecordOf<G> = Record<<G as Game>::Setup, <G as Game>::Position, <G as Game>::Action>;

/// A game and its record.
pub(crate) struct Live<G: Game> {
    game: G,
    record: RecordOf<G>,
    plans: Plans<G>,
}

struct Outcomes<G: Game> {
    events: Vec<G::Event>,
    ran: Vec<RanOf<G>>,
}

impl<G: Opponents> Live<G> {
    pub(crate) fn deal(setup: Value, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        Live::<G>::begin(Start::Setup(read("setup", setup)?), seed)
    }

    pub(crate) fn take_up(position: Value, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        Live::<G>::begin(Start::Position(read("position", position)?), seed)
    }

    fn begin(start: Start<G::Setup, G::Position>, seed: Seed) -> Result<Box<dyn Session>, Refused> {
        let record = Record::new::<G>(start, seed, Vec::new());
        let game: G = record.open().map_err(refuse_record)?;
        Ok(Box::new(Live {
            game,
            record,
            plans: Plans::default(),
        }))
    }

    pub(crate) fn load(record: Value) -> Result<Box<dyn Session>, Refused> {
        let record: RecordOf<G> = read("record", record)?;
        let game: G = record.replay().map_err(refuse_record)?;
        Ok(Box::new(Live {
            game,
            record,
            plans: Plans::default(),
        }))
    }
}

impl<G: Opponents> Session for Live<G> {
    fn n_seats(&self) -> usize {
        self.game.n_seats()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn legal_actions(&self, seat: Seat) -> Result<Vec<Value>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        Ok(self.game.list_actions(seat).iter().map(write).collect())
    }

    fn act(&mut self, seat: Seat, action: Value) -> Result<Box<dyn Told>, Refused> {
        let action: G::Action = read("action", action)?;
        let mut events = Vec::new();
        self.game
            .apply(seat, &action, &mut events)
            .map_err(|illegal| Refused::illegal(&illegal))?;
        let last = action.clone();
        self.record.actions.push(Taken { seat, action });
        let Live {
            game,
            record,
            plans,
        } = self;
        let ran = plans.run(game, &last, &mut events, |seat, action| {
            let action = action.clone();
            record.actions.push(Taken { seat, action });
        });
        self.record.result = self.game.outcome();
        Ok(Box::new(Outcomes::<G> { events, ran }))
    }

    fn plan(&self, seat: Seat) -> Result<Vec<Value>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        let plan = self.plans.of(&self.game, seat);
        Ok(plan.iter().map(write).collect())
    }

    fn lay_plan(&mut self, seat: Seat, actions: Vec<Value>) -> Result<(), Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        if actions.is_empty() {
            self.plans.withdraw(seat);
            return Ok(());
        }
        let actions = read_all(actions)?;
        let laid = self.plans.lay(&self.game, seat, actions);
        laid.map_err(|unplannable| refuse_plan(&unplannable))
    }

    fn legal_after(&self, seat: Seat, actions: Vec<Value>) -> Result<Vec<Value>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        let ahead = self.game.ahead(seat, &read_all(actions)?);
        let ahead = ahead.map_err(|unplannable| refuse_plan(&unplannable))?;
        Ok(ahead.list_actions(seat).iter().map(write).collect())
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Refused> {
        self.check_viewer(viewer)?;
        Ok(write(&self.game.view(viewer)))
    }

    fn position(&self) -> Value {
        let mut position = write(&self.game.position());
        position["game"] = G::NAME.into();
        position
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn record(&self) -> Value {
        write(&self.record)
    }

    fn choose(&self, seat: Seat, bot: &str, budget: Budget, seed: Seed) -> Result<Value, Refused> {
        let opponent = G::opponent(bot)?;
        if !self.game.to_act().contains(seat) {
            return Err(Refused::NotToAct(seat));
        }
        let mut dice = Dice::new(seed);
        let imagined = Imagined::new(&self.game, seat, &mut dice);
        let mut bot = (opponent.make)(dice.seed());
        Ok(write(&bot.choose(&imagined, budget)))
    }
}

impl<G: Game> Told for Outcomes<G> {
    fn plans(&self) -> Vec<PlanRun> {
        let runs = self.ran.iter().map(|ran| PlanRun {
            seat: ran.seat,
            taken: ran.taken,
            stopped: ran.stopped.as_ref().map(|(action, _)| write(action)),
            error: ran
                .stopped
                .as_ref()
                .and_then(|(_, illegal)| illegal.as_ref())
                .map(|illegal| Refused::illegal(illegal).to_json()),
        });
        runs.collect()
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<Value> {
        self.events
            .iter()
            .map(|event| write(&G::seen_by(event, viewer)))
            .collect()
    }
}

/// Reads what came in under the name `entry`.
pub(crate) fn read<T: DeserializeOwned>(entry: &str, value: Value) -> Result<T, Refused> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let entry = if path == "." {
            entry.to_owned()
        } else {
            format!("{entry}.{path}")
        };
        Refused::Malformed {
            entry,
            reason: error.inner().to_string(),
        }
    })
}

fn read_all<T: DeserializeOwned>(actions: Vec<Value>) -> Result<Vec<T>, Refused> {
    let actions = actions.into_iter().enumerate();
    actions
        .map(|(nth, action)| read(&format!("actions[{nth}]"), action))
        .collect()
}

fn refuse_plan<I: Refusal>(unplannable: &Unplannable<I>) -> Refused {
    let message = unplannable.to_string();
    match unplannable {
        Unplannable::NotNow => Refused::NothingToPlan,
        Unplannable::Action { illegal, .. } => Refused::Rule {
            rule: illegal.rule(),
            message,
        },
    }
}

fn write(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("our own types have a JSON form")
}

fn refuse_record<I: Refusal, V: Flaw>(error: RecordError<I, V>) -> Refused {
    let message = error.to_string();
    match error {
        RecordError::Start(invalid) => Refused::Invalid {
            rule: invalid.rule(),
            message: invalid.to_string(),
        },
        RecordError::Action { source, .. } => Refused::Record {
            rule: Some(source.rule()),
            message,
        },
        RecordError::OtherGame { .. }
        | RecordError::UnknownRules { .. }
        | RecordError::Seats { .. }
        | RecordError::Result { .. } => Refused::Record {
            rule: None,
            message,
        },
    }
}
