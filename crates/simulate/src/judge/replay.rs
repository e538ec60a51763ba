//! The game of a table, played from its log without the server.

use std::fmt;

use anyhow::{Context, Result};
use game::{Calls, Seat, Seed, Viewer};
use games::{Session, Shelf, ShelfGame, Step, fair};
use serde_json::{Value, json};

/// What a map is called that has lost its name.
const NAMELESS: &str = "–";

/// What each viewer sees: the table first, then the seats in order.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Seen(Vec<Value>);

impl Seen {
    /// Nothing, for anybody.
    pub(super) fn nothing(n_seats: usize) -> Seen {
        Seen(vec![Value::Null; n_seats + 1])
    }

    fn by(n_seats: usize, see: impl Fn(Viewer) -> Value) -> Seen {
        let seats = Seat::first(n_seats).map(Viewer::Seat);
        Seen([Viewer::Table].into_iter().chain(seats).map(see).collect())
    }

    /// Whether something is what a seat sees, or the table.
    pub(super) fn is_to(&self, seat: Option<usize>, seen: &Value) -> bool {
        is_same(seen, self.of(seat))
    }

    /// What a seat sees, or the table.
    pub(super) fn of(&self, seat: Option<usize>) -> &Value {
        let nth = seat.map_or(0, |seat| seat + 1);
        self.0.get(nth).unwrap_or(&Value::Null)
    }
}

/// What the seats keep to themselves: their plans and standing orders, as their owners are shown them.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Private(Vec<(Value, Value)>);

impl Private {
    /// Nothing, of anybody.
    pub(super) fn nothing(n_seats: usize) -> Private {
        Private(vec![(json!([]), Value::Null); n_seats])
    }

    /// The plan and the orders of a seat; nothing for the table.
    pub(super) fn of(&self, seat: Option<usize>) -> (Value, Value) {
        let kept = seat.and_then(|seat| self.0.get(seat).cloned());
        kept.unwrap_or((json!([]), Value::Null))
    }
}

/// A game, and what was done in it.
pub(super) struct Replay {
    game: &'static dyn ShelfGame,
    rules: u32,
    options: Value,
    /// Where the game begins, if it is a copy of another.
    origin: Option<Value>,
    seed: Seed,
    session: Box<dyn Session>,
    deeds: Vec<Deed>,
}

/// Something that a seat did in an entry, or nobody, where a pause was over.
struct Deed {
    seq: u64,
    seat: Option<Seat>,
    what: What,
}

enum What {
    /// Actions, or the end of a pause.
    Acted {
        actions: Vec<Value>,
        /// Whether something came to light.
        is_open: bool,
        /// Whether others acted by plans or orders.
        is_shared: bool,
        /// The stretch of the game that ran before.
        stretch: Option<u32>,
    },
    Planned(Vec<Value>),
    Ordered(Value),
    /// Somebody else sits there, who has given no orders.
    SeatedAnew,
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replay").finish_non_exhaustive()
    }
}

impl Replay {
    /// The game that a table was opened for.
    pub(super) fn begin(opened: &Value) -> Result<Replay> {
        let options = &opened["options"];
        let name = options["game"].as_str().context("no game")?;
        let game = Shelf::default().find(name)?;
        let rules = opened["rules"].as_u64().context("no rules")? as u32;
        let seed: Seed = opened["seed"].as_str().context("no seed")?.parse()?;
        let options = options.clone();
        let origin = opened["origin"].get("position").cloned();
        let session = deal(game, rules, &options, origin.as_ref(), seed)?;
        Ok(Replay {
            game,
            rules,
            options,
            origin,
            seed,
            session,
            deeds: Vec::new(),
        })
    }

    pub(super) fn n_seats(&self) -> usize {
        self.session.n_seats()
    }

    pub(super) fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    /// Deals with what the seats add to the seed.
    pub(super) fn deal(&mut self, shares: Vec<&str>) -> Result<()> {
        self.seed = fair::mix(self.seed, shares.into_iter());
        self.session = self.dealt()?;
        Ok(())
    }

    fn dealt(&self) -> Result<Box<dyn Session>> {
        let origin = self.origin.as_ref();
        deal(self.game, self.rules, &self.options, origin, self.seed)
    }

    /// Takes actions, and says what each viewer sees happen.
    pub(super) fn act(&mut self, seq: u64, seat: usize, actions: &[Value]) -> Result<Seen> {
        let seat = numbered(seat)?;
        let step = self.session.attempt(seat, actions)?;
        Ok(self.take(seq, Some(seat), actions, &*step))
    }

    /// The pause is over in which the order could be called for.
    pub(super) fn resume(&mut self, seq: u64) -> Seen {
        let step = self.session.resume();
        self.take(seq, None, &[], &*step)
    }

    /// Whether nobody acts yet, because somebody may call for the order.
    pub(super) fn is_pausing(&self) -> bool {
        self.session.is_pausing()
    }

    fn take(&mut self, seq: u64, seat: Option<Seat>, actions: &[Value], step: &dyn Step) -> Seen {
        let seen = Seen::by(self.n_seats(), |viewer| step.seen_by(viewer).into());
        let what = What::Acted {
            actions: actions.to_vec(),
            is_open: step.reveals(),
            is_shared: step.acting().iter().any(|other| Some(other) != seat),
            stretch: self.session.stretch(),
        };
        self.session.take(step);
        self.deeds.push(Deed { seq, seat, what });
        seen
    }

    /// Lays a plan down.
    pub(super) fn plan(&mut self, seq: u64, seat: usize, actions: &[Value]) -> Result<()> {
        let what = What::Planned(actions.to_vec());
        let seat = Some(numbered(seat)?);
        self.do_again(Deed { seq, seat, what })
    }

    /// Gives standing orders.
    pub(super) fn order(&mut self, seq: u64, seat: usize, orders: &Value) -> Result<()> {
        let what = What::Ordered(orders.clone());
        let seat = Some(numbered(seat)?);
        self.do_again(Deed { seq, seat, what })
    }

    /// Somebody else sits in a seat.
    pub(super) fn seat_anew(&mut self, seq: u64, seat: usize) -> Result<()> {
        let what = What::SeatedAnew;
        let seat = Some(numbered(seat)?);
        self.do_again(Deed { seq, seat, what })
    }

    /// Plays the game again up to an entry. Plans of other seats stay as far as they still can, and orders do.
    pub(super) fn go_back(&mut self, undoing: usize, to: u64) -> Result<()> {
        let undoing = numbered(undoing)?;
        let deeds = std::mem::take(&mut self.deeds);
        self.session = self.dealt()?;
        for deed in deeds {
            if deed.seq <= to {
                self.do_again(deed)?;
                continue;
            }
            let stays = match deed.what {
                What::Acted { .. } => false,
                What::Planned(_) => deed.seat != Some(undoing),
                What::Ordered(_) | What::SeatedAnew => true,
            };
            if stays {
                // A plan that has become impossible is gone.
                self.do_again(deed).ok();
            }
        }
        Ok(())
    }

    /// Takes out what a seat did after an entry, and leaves what the others did.
    pub(super) fn go_back_alone(&mut self, undoing: usize, to: u64) -> Result<()> {
        let undoing = numbered(undoing)?;
        let deeds = std::mem::take(&mut self.deeds);
        self.session = self.dealt()?;
        for deed in deeds {
            match deed.is_of(undoing, to) {
                true => {}
                false if matches!(deed.what, What::Planned(_)) => drop(self.do_again(deed)),
                false => self.do_again(deed)?,
            }
        }
        Ok(())
    }

    fn do_again(&mut self, deed: Deed) -> Result<()> {
        do_in(&mut *self.session, &deed)?;
        self.deeds.push(deed);
        Ok(())
    }

    /// Whether a seat may go back to an entry without asking: since then it alone has acted, and nothing came to light.
    pub(super) fn is_undoable(&self, seat: usize, to: u64) -> bool {
        let later = self.deeds.iter().filter(|deed| deed.seq > to);
        let mut acts = later.filter_map(|deed| match deed.what {
            What::Acted {
                is_open, is_shared, ..
            } => Some((deed.seat, is_open || is_shared)),
            What::Planned(_) | What::Ordered(_) | What::SeatedAnew => None,
        });
        acts.all(|(by, is_final)| by.is_some_and(|by| by.index() == seat) && !is_final)
    }

    /// Whether a seat may take back what it alone did after an entry: in the stretch that runs, where nothing came to
    /// light, and where everything that the others did would be the same without it.
    pub(super) fn is_undoable_alone(&self, seat: usize, to: u64) -> Result<bool> {
        let seat = numbered(seat)?;
        let running = self.session.stretch();
        let later = self.deeds.iter().filter(|deed| deed.seq > to);
        let is_bound = |deed: &Deed| match deed.what {
            What::Acted {
                is_open,
                is_shared,
                stretch,
                ..
            } => is_open || stretch != running || (is_shared && deed.seat == Some(seat)),
            What::Planned(_) | What::Ordered(_) | What::SeatedAnew => false,
        };
        if running.is_none() || later.clone().any(is_bound) {
            return Ok(false);
        }
        let (mut was, mut would) = (self.dealt()?, self.dealt()?);
        for deed in &self.deeds {
            let before = do_in(&mut *was, deed);
            if deed.is_of(seat, to) {
                continue;
            }
            let after = do_in(&mut *would, deed);
            let is_act = matches!(deed.what, What::Acted { .. });
            if is_act && (after.is_err() || before? != after?) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Everything on the table, secrets too.
    pub(super) fn position(&self) -> Value {
        self.session.position()
    }

    /// What the seats keep to themselves.
    pub(super) fn private(&self) -> Private {
        let of = |seat| {
            let plan = self.session.plan(seat).unwrap_or_default();
            let orders = self.session.orders(seat).ok().flatten();
            (Value::from(plan), orders.unwrap_or_default())
        };
        Private(Seat::first(self.n_seats()).map(of).collect())
    }

    /// What each viewer sees of the game now.
    pub(super) fn views(&self) -> Seen {
        Seen::by(self.n_seats(), |viewer| {
            self.session.view(viewer).unwrap_or_default()
        })
    }
}

impl Deed {
    /// Whether it is gone when a seat takes back what it did after an entry.
    fn is_of(&self, seat: Seat, to: u64) -> bool {
        let is_deed = matches!(self.what, What::Acted { .. } | What::Planned(_));
        self.seq > to && is_deed && self.seat == Some(seat)
    }
}

/// What came of an act: what each viewer sees happen, and who does what.
#[derive(PartialEq, Debug)]
struct Outcome {
    seen: Seen,
    taken: Vec<(Seat, Value)>,
}

/// Does something in a game. What comes of it, if it was an act.
fn do_in(session: &mut dyn Session, deed: &Deed) -> Result<Option<Outcome>> {
    let Deed { seat, what, .. } = deed;
    let step = match (what, *seat) {
        (What::Acted { actions, .. }, Some(seat)) => session.attempt(seat, actions)?,
        (What::Acted { .. }, None) => session.resume(),
        (What::Planned(actions), Some(seat)) => {
            session.lay_plan(seat, actions)?;
            return Ok(None);
        }
        (What::Ordered(orders), Some(seat)) => {
            session.give_orders(seat, orders)?;
            return Ok(None);
        }
        (What::SeatedAnew, Some(seat)) => {
            session.forget_orders(seat);
            return Ok(None);
        }
        (_, None) => return Ok(None),
    };
    let seen = Seen::by(session.n_seats(), |viewer| step.seen_by(viewer).into());
    session.take(&*step);
    let taken = step.taken();
    Ok(Some(Outcome { seen, taken }))
}

fn numbered(seat: usize) -> Result<Seat> {
    Seat::new(u8::try_from(seat)?).context("no such seat")
}

/// A game before its first action.
fn deal(
    game: &'static dyn ShelfGame,
    rules: u32,
    options: &Value,
    origin: Option<&Value>,
    seed: Seed,
) -> Result<Box<dyn Session>> {
    let mut session = match origin {
        Some(position) => game.start_at(rules, position.clone(), seed)?,
        None => game.start(rules, options["setup"].clone(), seed)?,
    };
    session.follow_usual_orders();
    let pause = options["pause"].as_u64().unwrap_or_default();
    session.take_calls(match options["clock"]["kind"].as_str() {
        Some("days") => Calls::InAdvance,
        _ if pause > 0 => Calls::WithPause,
        _ => Calls::UntilActed,
    });
    Ok(session)
}

/// Whether a game was shown as it is. A map whose drawer has gone has lost its name.
pub(super) fn is_same(shown: &Value, real: &Value) -> bool {
    let is_nameless = shown["map"]["name"] == NAMELESS && real["map"]["name"].is_string();
    let unnamed = || {
        let mut real = real.clone();
        real["map"]["name"] = NAMELESS.into();
        real
    };
    shown == real || is_nameless && *shown == unnamed()
}

/// What each viewer would see at a position.
pub(super) fn views_at(game: &str, position: Value) -> Result<Seen> {
    let game = Shelf::default().find(game)?;
    let session = game.start_at(game.rules_version(), position, Seed::from(1))?;
    Ok(Seen::by(session.n_seats(), |viewer| {
        session.view(viewer).unwrap_or_default()
    }))
}
