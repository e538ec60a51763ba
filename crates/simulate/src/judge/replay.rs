//! The game of a table, played from its log without the server.

use std::fmt;

use anyhow::{Context, Result};
use game::{Seat, Seed, Viewer};
use games::{Session, Shelf, ShelfGame, fair};
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
    setup: Value,
    /// Where the game begins, if it is a copy of another.
    origin: Option<Value>,
    seed: Seed,
    session: Box<dyn Session>,
    deeds: Vec<Deed>,
}

/// Something that a seat did in an entry.
struct Deed {
    seq: u64,
    seat: Seat,
    what: What,
}

enum What {
    /// Actions, and whether they cannot be undone alone: something came to light, or others acted by plans or orders.
    Acted {
        actions: Vec<Value>,
        is_final: bool,
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
        let setup = options["setup"].clone();
        let origin = opened["origin"].get("position").cloned();
        let session = deal(game, rules, &setup, origin.as_ref(), seed)?;
        Ok(Replay {
            game,
            rules,
            setup,
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
        deal(self.game, self.rules, &self.setup, origin, self.seed)
    }

    /// Takes actions, and says what each viewer sees happen.
    pub(super) fn act(&mut self, seq: u64, seat: usize, actions: &[Value]) -> Result<Seen> {
        let seat = numbered(seat)?;
        let step = self.session.attempt(seat, actions)?;
        let seen = Seen::by(self.n_seats(), |viewer| step.seen_by(viewer).into());
        let is_final = step.reveals() || !step.acting().without(seat).is_empty();
        self.session.take(&*step);
        let actions = actions.to_vec();
        let what = What::Acted { actions, is_final };
        self.deeds.push(Deed { seq, seat, what });
        Ok(seen)
    }

    /// Lays a plan down.
    pub(super) fn plan(&mut self, seq: u64, seat: usize, parts: &[Value]) -> Result<()> {
        let what = What::Planned(parts.to_vec());
        let seat = numbered(seat)?;
        self.do_again(Deed { seq, seat, what })
    }

    /// Gives standing orders.
    pub(super) fn order(&mut self, seq: u64, seat: usize, orders: &Value) -> Result<()> {
        let what = What::Ordered(orders.clone());
        let seat = numbered(seat)?;
        self.do_again(Deed { seq, seat, what })
    }

    /// Somebody else sits in a seat.
    pub(super) fn seat_anew(&mut self, seq: u64, seat: usize) -> Result<()> {
        let what = What::SeatedAnew;
        let seat = numbered(seat)?;
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
                What::Planned(_) => deed.seat != undoing,
                What::Ordered(_) | What::SeatedAnew => true,
            };
            if stays {
                // A plan that has become impossible is gone.
                self.do_again(deed).ok();
            }
        }
        Ok(())
    }

    fn do_again(&mut self, deed: Deed) -> Result<()> {
        let seat = deed.seat;
        match &deed.what {
            What::Acted { actions, .. } => {
                let step = self.session.attempt(seat, actions)?;
                self.session.take(&*step);
            }
            What::Planned(parts) => self.session.lay_plan(seat, parts)?,
            What::Ordered(orders) => self.session.give_orders(seat, orders)?,
            What::SeatedAnew => self.session.forget_seat(seat),
        }
        self.deeds.push(deed);
        Ok(())
    }

    /// Whether a seat may go back to an entry without asking: since then it alone has acted, and nothing came to light.
    pub(super) fn is_undoable(&self, seat: usize, to: u64) -> bool {
        let later = self.deeds.iter().filter(|deed| deed.seq > to);
        let mut acts = later.filter_map(|deed| match deed.what {
            What::Acted { is_final, .. } => Some((deed.seat, is_final)),
            What::Planned(_) | What::Ordered(_) | What::SeatedAnew => None,
        });
        acts.all(|(by, is_final)| by.index() == seat && !is_final)
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

fn numbered(seat: usize) -> Result<Seat> {
    Seat::new(u8::try_from(seat)?).context("no such seat")
}

/// A game before its first action.
fn deal(
    game: &'static dyn ShelfGame,
    rules: u32,
    setup: &Value,
    origin: Option<&Value>,
    seed: Seed,
) -> Result<Box<dyn Session>> {
    let mut session = match origin {
        Some(position) => game.start_at(rules, position.clone(), seed)?,
        None => game.start(rules, setup.clone(), seed)?,
    };
    session.follow_usual_orders();
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
