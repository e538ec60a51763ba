//! The log of a table, folded into a model that owes nothing to the server's.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::replay::{Private, Replay, Seen};

/// An entry as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    pub seq: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub kind: String,
    pub author: Option<String>,
    pub key: Option<String>,
    pub text: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sitter {
    Nobody,
    Person(String),
    Bot,
    /// Nobody yet: the seat is kept for somebody.
    Kept(String),
}

impl Sitter {
    /// The person who sits there.
    pub fn user(&self) -> Option<&str> {
        match self {
            Sitter::Person(user) => Some(user),
            Sitter::Nobody | Sitter::Bot | Sitter::Kept(_) => None,
        }
    }

    /// Whether nobody sits there, kept or not.
    pub fn is_empty(&self) -> bool {
        matches!(self, Sitter::Nobody | Sitter::Kept(_))
    }

    /// Who sits there by an entry.
    pub(super) fn read(value: &Value) -> Sitter {
        match (value["kind"].as_str(), value["user"].as_str()) {
            (Some("person"), Some(user)) => Sitter::Person(user.to_owned()),
            (Some("invited"), Some(user)) => Sitter::Kept(user.to_owned()),
            (Some("bot"), _) => Sitter::Bot,
            _ => Sitter::Nobody,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Open,
    Running,
    Finished,
    Closed,
}

impl Stage {
    /// As the store calls it.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Running => "running",
            Stage::Finished => "finished",
            Stage::Closed => "closed",
        }
    }
}

/// A table after one of its entries.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub(super) stage: Stage,
    pub(super) sitters: Vec<Sitter>,
    /// What each viewer sees of the game.
    pub(super) views: Arc<Seen>,
    /// What each viewer saw happen in the entry.
    pub(super) events: Option<Arc<Seen>>,
    /// The plans and orders of the seats.
    pub(super) private: Arc<Private>,
    /// When the judge read the entry.
    pub(super) read_at: Duration,
}

impl Moment {
    /// The people in the seats, each once.
    pub(super) fn people(&self) -> BTreeSet<&str> {
        self.sitters.iter().filter_map(Sitter::user).collect()
    }
}

/// What a seat has asked the others to take back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TakeBack {
    pub(super) seat: usize,
    pub(super) to: u64,
    /// Who has agreed.
    pub(super) agreed: BTreeSet<String>,
}

/// What a table is a copy of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct CopyOf {
    pub(super) table: String,
    pub(super) seq: u64,
}

/// A table as its log makes it, at each of its moments.
#[derive(Debug)]
pub struct Log {
    pub host: String,
    pub access: String,
    pub(super) is_private: bool,
    pub(super) salt: String,
    pub(super) seed: String,
    absent: String,
    pub(super) game_name: String,
    pub(super) has_hints: bool,
    pub(super) copy_of: Option<CopyOf>,
    /// Whether it is said to be a copy of a game that people still play against each other.
    pub(super) is_contested: bool,
    pub(super) take_back: Option<TakeBack>,
    entries: Vec<Stored>,
    pub(super) moments: Vec<Moment>,
    /// The entry with which whoever is in each seat sat down.
    pub(super) since: Vec<u64>,
    pub(super) timed_out: Vec<bool>,
    resigned: Vec<usize>,
    shares: Shares,
    pub(super) game: Replay,
    keys: BTreeMap<(String, String), u64>,
}

impl Log {
    /// The table that its first entry opens.
    pub(super) fn open(entry: Stored, now: Duration) -> Result<Log> {
        ensure!(entry.kind == "opened" && entry.seq == 1, "no beginning");
        let body: Value = serde_json::from_str(&entry.text)?;
        let options = &body["options"];
        let game = Replay::begin(&body)?;
        let n_seats = game.n_seats();
        let word = |value: &Value, usual: &str| value.as_str().unwrap_or(usual).to_owned();
        let moment = Moment {
            stage: Stage::Open,
            sitters: vec![Sitter::Nobody; n_seats],
            views: Arc::new(Seen::nothing(n_seats)),
            events: None,
            private: Arc::new(Private::nothing(n_seats)),
            read_at: now,
        };
        let origin = &body["origin"];
        let copy_of = origin["copy_of"].as_object().map(|copy| CopyOf {
            table: word(&copy["table"], ""),
            seq: copy["seq"].as_u64().unwrap_or_default(),
        });
        Ok(Log {
            host: entry.author.clone().context("nobody opened it")?,
            access: word(&options["access"], "invited"),
            is_private: options["spectators"] == "nobody",
            salt: word(&body["salt"], ""),
            seed: word(&body["seed"], ""),
            absent: word(&options["absent"]["kind"], "wait"),
            game_name: word(&options["game"], ""),
            has_hints: options["hints"] == true,
            copy_of,
            is_contested: origin["is_contested"] == true,
            take_back: None,
            entries: vec![entry],
            moments: vec![moment],
            since: vec![0; n_seats],
            timed_out: vec![false; n_seats],
            resigned: Vec::new(),
            shares: Shares::default(),
            game,
            keys: BTreeMap::new(),
        })
    }

    /// Folds one more entry in.
    pub(super) fn fold(&mut self, entry: Stored, body: &Value, now: Duration) -> Result<()> {
        ensure!(entry.seq == self.head() + 1, "a gap before it");
        let mut next = Moment {
            events: None,
            read_at: now,
            ..self.now().clone()
        };
        let mut has_moved = self.carry_out(&entry, body, &mut next)?;
        let n_seats = next.sitters.len();
        if next.stage == Stage::Running && self.is_over(n_seats) {
            next.stage = Stage::Finished;
        }
        if has_moved {
            next.views = Arc::new(self.game.views());
        }
        has_moved |= next.sitters != self.now().sitters;
        if next.stage != Stage::Running {
            next.private = Arc::new(Private::nothing(n_seats));
            self.take_back = None;
        } else if has_moved {
            next.private = Arc::new(self.game.private());
        }
        if next.stage == Stage::Closed {
            next.views = Arc::new(Seen::nothing(n_seats));
        }
        if let (Some(author), Some(key)) = (&entry.author, &entry.key) {
            self.keys.insert((author.clone(), key.clone()), entry.seq);
        }
        self.entries.push(entry);
        self.moments.push(next);
        Ok(())
    }

    /// Does what an entry says, and tells whether the game has moved.
    fn carry_out(&mut self, entry: &Stored, body: &Value, next: &mut Moment) -> Result<bool> {
        let seat = body["seat"].as_u64().unwrap_or_default() as usize;
        ensure!(seat < next.sitters.len(), "no such seat");
        let sitters = &mut next.sitters;
        match entry.kind.as_str() {
            "seated" => {
                self.sit(sitters, seat, Sitter::read(&body["sitter"]), entry.seq)?;
                self.timed_out[seat] = false;
                if next.stage == Stage::Open {
                    self.shares.sit(seat, body["commitment"].as_str());
                }
            }
            "committed" => self.shares.sit_again(seat),
            "starting" => self.shares.is_asked = true,
            "revealed" => self.shares.tell(seat, body["share"].as_str()),
            "started" => {
                self.game.deal(self.shares.told())?;
                next.stage = Stage::Running;
                return Ok(true);
            }
            "acted" => {
                let actions = body["actions"].as_array().context("no actions")?;
                next.events = Some(Arc::new(self.game.act(entry.seq, seat, actions)?));
                self.timed_out[seat] = false;
                self.take_back = None;
                return Ok(true);
            }
            "planned" => {
                let actions = body["actions"].as_array().context("no actions")?;
                self.game.plan(entry.seq, seat, actions)?;
                return Ok(true);
            }
            "ordered" => {
                self.game.order(entry.seq, seat, &body["orders"])?;
                return Ok(true);
            }
            "undone" => {
                let to = body["to"].as_u64().context("no entry to go back to")?;
                match body["alone"] == true {
                    true => self.game.go_back_alone(seat, to)?,
                    false => self.game.go_back(seat, to)?,
                }
                self.take_back = None;
                return Ok(true);
            }
            "resumed" => {
                next.events = Some(Arc::new(self.game.resume(entry.seq)));
                return Ok(true);
            }
            "asked" => {
                let to = body["to"].as_u64().context("no entry to go back to")?;
                let agreed = BTreeSet::new();
                self.take_back = Some(TakeBack { seat, to, agreed });
            }
            "answered" => self.answer(entry.author.as_deref(), body["agrees"] == true),
            "resigned" => self.resign(sitters, seat, entry.seq)?,
            "timed_out" => {
                self.timed_out[seat] = true;
                match self.absent.as_str() {
                    "bot" => self.sit(sitters, seat, Sitter::Bot, entry.seq)?,
                    "resign" => self.resign(sitters, seat, entry.seq)?,
                    _ => {}
                }
            }
            "closed" => next.stage = Stage::Closed,
            _ => {}
        }
        Ok(false)
    }

    fn sit(&mut self, sitters: &mut [Sitter], seat: usize, sitter: Sitter, seq: u64) -> Result<()> {
        if sitters[seat] != sitter {
            self.since[seat] = seq;
            if self.stage() == Stage::Running {
                self.game.seat_anew(seq, seat)?;
                // Whoever sits there has not been asked.
                self.take_back = None;
            }
        }
        sitters[seat] = sitter;
        Ok(())
    }

    fn answer(&mut self, author: Option<&str>, agrees: bool) {
        match (&mut self.take_back, author) {
            (Some(asked), Some(author)) if agrees => drop(asked.agreed.insert(author.to_owned())),
            _ => self.take_back = None,
        }
    }

    /// Everything on the table after an entry, secrets too.
    pub(super) fn position_after(&self, seq: u64) -> Result<Value> {
        let mut entries = self.entries.iter().take(seq as usize).cloned();
        let mut log = Log::open(entries.next().context("an empty log")?, Duration::ZERO)?;
        for entry in entries {
            let body = serde_json::from_str(&entry.text)?;
            log.fold(entry, &body, Duration::ZERO)?;
        }
        Ok(log.game.position())
    }

    /// A bot plays on in the seat, as long as there are others to play with.
    fn resign(&mut self, sitters: &mut [Sitter], seat: usize, seq: u64) -> Result<()> {
        self.resigned.push(seat);
        if !self.is_over(sitters.len()) {
            self.sit(sitters, seat, Sitter::Bot, seq)?;
        }
        Ok(())
    }

    fn is_over(&self, n_seats: usize) -> bool {
        let n_resigned = self.resigned.len();
        self.game.is_over() || (n_resigned > 0 && n_resigned + 1 >= n_seats)
    }

    /// The number of the last entry.
    pub fn head(&self) -> u64 {
        self.entries.len() as u64
    }

    /// The number of the last entry that was stored by then.
    pub(super) fn head_by(&self, then: Duration) -> u64 {
        let stored = self.moments.iter().filter(|moment| moment.read_at <= then);
        stored.count() as u64
    }

    pub(super) fn now(&self) -> &Moment {
        self.moments.last().expect("a table that was opened")
    }

    /// The table after an entry.
    pub(super) fn at(&self, seq: u64) -> Option<&Moment> {
        self.moments.get(usize::try_from(seq).ok()?.checked_sub(1)?)
    }

    pub fn stage(&self) -> Stage {
        self.now().stage
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.now().sitters
    }

    pub fn entries(&self) -> &[Stored] {
        &self.entries
    }

    /// The entry that somebody sent under an id.
    pub fn entry_of(&self, author: &str, key: &str) -> Option<&Stored> {
        let seq = self.keys.get(&(author.to_owned(), key.to_owned()))?;
        self.entries.get(*seq as usize - 1)
    }

    /// Everybody who sits at the table or hosts it, and whether that is still to come.
    pub(super) fn members(&self) -> Vec<(String, bool)> {
        let mut members = BTreeMap::new();
        for sitter in self.sitters() {
            if let Sitter::Kept(user) = sitter {
                members.insert(user.clone(), true);
            }
        }
        let sitting = self.sitters().iter().filter_map(Sitter::user);
        for user in sitting.chain([self.host.as_str()]) {
            members.insert(user.to_owned(), false);
        }
        members.into_iter().collect()
    }

    /// Whether the game waits for what the players add to the deal.
    pub(super) fn is_starting(&self) -> bool {
        self.shares.is_asked
    }
}

/// What the seats add to the deal.
#[derive(Debug, Default)]
struct Shares {
    told: BTreeMap<usize, Option<String>>,
    is_asked: bool,
}

impl Shares {
    /// Somebody else sits in a seat: a start that waits is off.
    fn sit(&mut self, seat: usize, commitment: Option<&str>) {
        if std::mem::take(&mut self.is_asked) {
            self.told.clear();
        }
        self.told.remove(&seat);
        if commitment.is_some() {
            self.sit_again(seat);
        }
    }

    /// A seat fixes its share anew.
    fn sit_again(&mut self, seat: usize) {
        self.told.insert(seat, None);
    }

    fn tell(&mut self, seat: usize, share: Option<&str>) {
        self.told.insert(seat, share.map(str::to_owned));
    }

    /// The shares in the order of their seats.
    fn told(&self) -> Vec<&str> {
        self.told.values().filter_map(Option::as_deref).collect()
    }
}
