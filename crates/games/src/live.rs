//! A game being played, with its record.

use std::any::Any;
use std::sync::Arc;

use game::{
    Calls, Commitment, Dice, Flaw, Game, Held, Imagined, Outcome, RanOf, Record, RecordError,
    Refusal, Seat, SeatSet, Seed, Start, Taken, Unplannable, Viewer,
};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::json::{read, read_all, write, write_position, write_text};
use crate::plans::{KeptPlans, PlannedGame};
use crate::shelf::{Advice, Entry, Solo};
use crate::thinker::Sitters;
use crate::{Adviser, Ahead, Analyst, PlanRun, Refused, Session, Step, Thinker};

pub(crate) type RecordOf<G> =
    Record<<G as Game>::Setup, <G as Game>::Position, <G as Game>::Action>;

/// A game of the shelf and its record.
pub(crate) struct Live<E: Entry> {
    game: E::Game,
    record: RecordOf<E::Game>,
    plans: KeptBeside<E::Game>,
    /// Stands for this position, these plans and orders: another one whenever they change.
    mark: Arc<()>,
    sitters: Sitters<E::Game>,
}

/// The plans beside a game, if it knows such things.
struct KeptBeside<G: Game>(Option<Box<dyn KeptPlans<G>>>);

/// What was tried: the game and the plans as they are after it.
struct Tried<G: Game> {
    /// The position that it was tried on.
    on: Arc<()>,
    game: G,
    plans: KeptBeside<G>,
    taken: Vec<Taken<G::Action>>,
    events: Vec<G::Event>,
    ran: Vec<RanOf<G>>,
}

/// Why an action was not taken: by the game, or by the table.
enum NotTaken<I> {
    Illegal(I),
    Held(Held),
}

impl<G: Game> Clone for KeptBeside<G> {
    fn clone(&self) -> KeptBeside<G> {
        KeptBeside(self.0.as_ref().map(|plans| plans.copy()))
    }
}

impl<E: Entry> Live<E> {
    /// Starts a game under this version of the rules.
    pub(crate) fn start(
        rules: u32,
        setup: <E::Game as Game>::Setup,
        seed: Seed,
    ) -> Result<Box<dyn Session>, Refused> {
        let mut record = Record::new::<E::Game>(Start::Setup(setup), seed, Vec::new());
        record.rules = rules;
        Live::<E>::open(record)
    }

    /// Starts a game at a position under this version of the rules.
    pub(crate) fn start_at(
        rules: u32,
        position: Value,
        seed: Seed,
    ) -> Result<Box<dyn Session>, Refused> {
        let start = Start::Position(read("position", &position)?);
        let mut record = Record::new::<E::Game>(start, seed, Vec::new());
        record.rules = rules;
        Live::<E>::open(record)
    }

    pub(crate) fn load(record: Value) -> Result<Box<dyn Session>, Refused> {
        let record: RecordOf<E::Game> = read("record", &record)?;
        let game: E::Game = record.replay().map_err(refuse_record)?;
        Ok(Live::<E>::boxed(game, record))
    }

    fn open(record: RecordOf<E::Game>) -> Result<Box<dyn Session>, Refused> {
        let game: E::Game = record.open().map_err(refuse_record)?;
        Ok(Live::<E>::boxed(game, record))
    }

    /// The plans beside the game, for a seat that is at the table.
    fn plans_of(&self, seat: Seat) -> Result<Option<&dyn KeptPlans<E::Game>>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        Ok(self.plans.0.as_deref())
    }

    /// What there is before anything is tried.
    fn untried(&self) -> Tried<E::Game> {
        Tried {
            on: self.mark.clone(),
            game: self.game.clone(),
            plans: self.plans.clone(),
            taken: Vec::new(),
            events: Vec::new(),
            ran: Vec::new(),
        }
    }

    /// What a plan of `seat` would lead to.
    fn planned(&self, seat: Seat, actions: &[Value]) -> Result<PlannedGame<E::Game>, Refused> {
        let plans = self.plans_of(seat)?.ok_or(Refused::NothingToPlan)?;
        let ahead = plans.ahead(&self.game, seat, &read_all(actions)?);
        ahead.map_err(|unplannable| refuse_plan(&unplannable))
    }

    fn boxed(game: E::Game, record: RecordOf<E::Game>) -> Box<dyn Session> {
        Box::new(Live::<E> {
            game,
            record,
            plans: KeptBeside(E::PLANS.map(|keep| keep())),
            mark: Arc::default(),
            sitters: Sitters::default(),
        })
    }
}

impl<E: Entry> Session for Live<E> {
    fn n_seats(&self) -> usize {
        self.game.n_seats()
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act()
    }

    fn awaited(&self) -> SeatSet {
        self.game.awaited()
    }

    fn asked(&self) -> SeatSet {
        self.game.asked()
    }

    fn is_early(&self, seat: Seat) -> bool {
        !self.is_pausing() && self.game.is_early(seat)
    }

    fn stretch(&self) -> Option<u32> {
        let plans = self.plans.0.as_ref();
        plans.map(|plans| plans.stretch(&self.game))
    }

    fn take_calls(&mut self, calls: Calls) {
        if let Some(plans) = &mut self.plans.0 {
            plans.take_calls(calls);
            self.mark = Arc::default();
        }
    }

    fn is_pausing(&self) -> bool {
        let plans = self.plans.0.as_ref();
        plans.is_some_and(|plans| plans.is_pausing(&self.game))
    }

    fn resume(&self) -> Box<dyn Step> {
        let mut tried = self.untried();
        let Tried {
            game,
            plans,
            taken,
            events,
            ran,
            ..
        } = &mut tried;
        if let Some(plans) = &mut plans.0 {
            *ran = plans.resume(game, events, taken);
        }
        Box::new(tried)
    }

    fn legal_text(&self, seat: Seat) -> Result<Box<RawValue>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        let mut actions = self.game.list_actions(seat);
        if let Some(plans) = &self.plans.0 {
            actions.retain(|action| plans.check(&self.game, action).is_ok());
        }
        Ok(write_text(&actions))
    }

    fn attempt(&self, seat: Seat, actions: &[Value]) -> Result<Box<dyn Step>, Refused> {
        let is_one = actions.len() == 1;
        let actions: Vec<<E::Game as Game>::Action> = match actions {
            [action] => vec![read("action", action)?],
            actions => read_all(actions)?,
        };
        if actions.is_empty() {
            return Err(Refused::Malformed {
                entry: "actions".to_owned(),
                reason: "there is none".to_owned(),
            });
        }
        let mut tried = self.untried();
        for (nth, action) in actions.into_iter().enumerate() {
            let applied = tried.apply(seat, action);
            applied.map_err(|refusal| match refusal {
                NotTaken::Held(held) => Refused::Held(held),
                NotTaken::Illegal(illegal) if is_one => Refused::illegal(&illegal),
                NotTaken::Illegal(illegal) => {
                    Refused::illegal_of(&illegal, nth, format!("action {nth}: {illegal}"))
                }
            })?;
        }
        Ok(Box::new(tried))
    }

    fn take(&mut self, step: &dyn Step) {
        let step: &dyn Any = step;
        let step: &Tried<E::Game> = step.downcast_ref().expect("a step of this game");
        assert!(
            Arc::ptr_eq(&step.on, &self.mark),
            "a step is taken where it was tried"
        );
        self.game = step.game.clone();
        self.plans = step.plans.clone();
        self.record.actions.extend(step.taken.iter().cloned());
        self.record.result = self.game.outcome();
        self.mark = Arc::default();
    }

    fn plan(&self, seat: Seat) -> Result<Vec<Value>, Refused> {
        let plan = self
            .plans_of(seat)?
            .map(|plans| plans.plan(&self.game, seat));
        Ok(plan.unwrap_or_default().iter().map(write).collect())
    }

    fn lay_plan(&mut self, seat: Seat, actions: &[Value]) -> Result<(), Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        let actions = read_all(actions)?;
        match &mut self.plans.0 {
            None if actions.is_empty() => return Ok(()),
            None => return Err(Refused::NothingToPlan),
            Some(plans) if actions.is_empty() => plans.withdraw(seat),
            Some(plans) => {
                let laid = plans.lay(&self.game, seat, actions);
                laid.map_err(|unplannable| refuse_plan(&unplannable))?;
            }
        }
        self.mark = Arc::default();
        Ok(())
    }

    fn ahead(&self, seat: Seat, actions: &[Value]) -> Result<Ahead, Refused> {
        let PlannedGame { game, has_ended } = self.planned(seat, actions)?;
        let (game, legal) = match has_ended {
            true => {
                let before = actions.split_last().map_or(actions, |(_, before)| before);
                (self.planned(seat, before)?.game, Vec::new())
            }
            false => {
                let legal = game.list_actions(seat).iter().map(write).collect();
                (game, legal)
            }
        };
        Ok(Ahead {
            view: write(&game.view(Viewer::Seat(seat))),
            legal,
            guide: E::GUIDE.map(|guide| guide(&game, seat)),
        })
    }

    fn orders(&self, seat: Seat) -> Result<Option<Value>, Refused> {
        Ok(self.plans_of(seat)?.map(|plans| plans.orders(seat)))
    }

    fn check_orders(&self, seat: Seat, orders: &Value) -> Result<Option<Value>, Refused> {
        let plans = self.plans_of(seat)?.ok_or(Refused::NoOrders {
            game: E::Game::NAME,
        })?;
        let at_once = plans.check_orders(&self.game, seat, orders)?;
        Ok(at_once.map(|action| write(&action)))
    }

    fn give_orders(&mut self, seat: Seat, orders: &Value) -> Result<(), Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        let plans = self.plans.0.as_mut().ok_or(Refused::NoOrders {
            game: E::Game::NAME,
        })?;
        plans.give_orders(seat, orders)?;
        self.mark = Arc::default();
        Ok(())
    }

    fn follow_usual_orders(&mut self) {
        if let Some(plans) = &mut self.plans.0 {
            plans.follow_usual_orders();
        }
    }

    fn forget_orders(&mut self, seat: Seat) {
        if let Some(plans) = &mut self.plans.0 {
            plans.forget_orders(seat);
            self.mark = Arc::default();
        }
    }

    fn guide(&self, seat: Seat) -> Result<Option<Box<RawValue>>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        Ok(E::GUIDE.map(|guide| guide(&self.game, seat)))
    }

    fn ground(&self) -> Option<Box<RawValue>> {
        E::GROUND.map(|ground| ground(&self.game))
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Refused> {
        self.check_viewer(viewer)?;
        Ok(write(&self.game.view(viewer)))
    }

    fn position(&self) -> Value {
        write_position(&self.game)
    }

    fn imagined(&self, viewer: Viewer, dice: Seed) -> Result<Value, Refused> {
        self.check_viewer(viewer)?;
        let mut game = self.game.clone();
        game.reshuffle(viewer, &mut Dice::new(dice));
        Ok(write_position(&game))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn record_with(&self, commitment: Option<Commitment>, seats: Vec<String>) -> Value {
        let mut record = self.record.clone();
        if commitment.is_some() {
            record.commitment = commitment;
        }
        if !seats.is_empty() {
            record.seats = seats;
        }
        write(&record)
    }

    fn setup(&self) -> Option<Value> {
        match &self.record.start {
            Start::Setup(setup) => Some(write(setup)),
            Start::Position(_) => None,
        }
    }

    fn n_actions(&self) -> usize {
        self.record.actions.len()
    }

    fn solo(&self) -> Option<Solo> {
        E::solo(&self.game)
    }

    fn thinker(&mut self, seat: Seat, bot: &str, seed: Seed) -> Result<Box<dyn Thinker>, Refused> {
        let opponent = bots::find(E::BOTS, bot)?;
        self.sitters.thinker(&self.game, seat, opponent, seed)
    }

    fn adviser(&self, seat: Seat, seed: Seed) -> Result<Box<dyn Adviser>, Refused> {
        self.check_viewer(Viewer::Seat(seat))?;
        if !self.game.to_act().contains(seat) {
            return Err(Refused::NotToAct(seat));
        }
        let Advice { adviser, .. } = advice::<E>()?;
        let mut dice = Dice::new(seed);
        let imagined = Imagined::new(&self.game, seat, &mut dice);
        Ok(adviser(imagined, dice.seed()))
    }

    fn analyst(&self) -> Result<Box<dyn Analyst>, Refused> {
        let Advice { analyst, .. } = advice::<E>()?;
        Ok(analyst(self.record.clone()))
    }
}

/// The strong player of a game that has one.
fn advice<E: Entry>() -> Result<Advice<E::Game>, Refused> {
    E::ADVICE.ok_or(Refused::NoAdviser {
        game: E::Game::NAME,
    })
}

impl<G: Game> Tried<G> {
    /// Takes one action, and what plans and orders do then.
    fn apply(&mut self, seat: Seat, action: G::Action) -> Result<(), NotTaken<G::Illegal>> {
        let Tried {
            game,
            plans,
            taken,
            events,
            ran,
            ..
        } = self;
        let plans = plans.0.as_deref_mut();
        if let Some(plans) = &plans {
            plans.check(game, &action).map_err(NotTaken::Held)?;
            plans.prepare(game, seat, &action, events, taken);
        }
        game.apply(seat, &action, events)
            .map_err(NotTaken::Illegal)?;
        taken.push(Taken {
            seat,
            action: action.clone(),
        });
        if let Some(plans) = plans {
            ran.extend(plans.run(game, &action, events, taken));
        }
        Ok(())
    }
}

impl<G: Game> Step for Tried<G> {
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

    fn seen_text(&self, viewer: Viewer) -> Option<Box<RawValue>> {
        let events: Vec<G::Event> = self
            .events
            .iter()
            .map(|event| G::seen_by(event, viewer))
            .collect();
        (!events.is_empty()).then(|| write_text(&events))
    }

    fn acting(&self) -> SeatSet {
        self.taken.iter().map(|taken| taken.seat).collect()
    }

    fn taken(&self) -> Vec<(Seat, Value)> {
        let taken = self.taken.iter();
        taken
            .map(|Taken { seat, action }| (*seat, write(action)))
            .collect()
    }

    fn reveals(&self) -> bool {
        self.events.iter().any(G::reveals)
    }
}

fn refuse_plan<I: Refusal>(unplannable: &Unplannable<I>) -> Refused {
    let message = unplannable.to_string();
    match unplannable {
        Unplannable::NotNow => Refused::NothingToPlan,
        Unplannable::Action { illegal, nth } => Refused::illegal_of(illegal, *nth, message),
    }
}

fn refuse_record<I: Refusal, V: Flaw>(error: RecordError<I, V>) -> Refused {
    let detail = error.to_string();
    match error {
        RecordError::Start(invalid) => Refused::invalid(&invalid),
        RecordError::Action { source, .. } => Refused::record(&source, detail),
        RecordError::UnknownRules { .. } => Refused::UnknownRules(detail),
        RecordError::OtherGame { .. } | RecordError::Seats { .. } | RecordError::Result { .. } => {
            Refused::Record {
                rule: None,
                message: None,
                detail,
            }
        }
    }
}
