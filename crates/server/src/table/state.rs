//! A table as its log makes it: every entry is folded in, one after the other, and nothing else changes it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use game::{Seat, SeatSet, Seed};
use games::{Refused, Session, Shelf, ShelfGame, Step};
use store::{Millis, Stage, TableId, UserId};

use super::clock::Clocks;
use super::entry::LogEntry;
use super::entry_body::{Actions, EntryBody, Origin};
use super::limits::Tally;
use super::options::{Absent, Options, Sitter, seats_of};
use super::shares::Shares;
use super::undo::{Did, Effect, Move};
use crate::protocol::{Ending, TakeBack};

/// A table as its log makes it.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) host: UserId,
    pub(crate) created_at: Millis,
    /// When it last changed, as lists order it: to the minute while the game goes on, so that actions leave the order of
    /// lists alone.
    pub(crate) changed_at: Millis,
    pub(crate) shelf: Shelf,
    pub(crate) game: &'static dyn ShelfGame,
    pub(crate) options: Arc<Options>,
    pub(crate) rules: u32,
    /// What is played with: `dealt`, and what the players have added to it.
    pub(crate) seed: Seed,
    /// The seed that was fixed when the table was opened.
    pub(crate) dealt: Seed,
    pub(crate) shares: Shares,
    pub(crate) salt: String,
    pub(crate) origin: Option<Arc<Origin>>,
    pub(crate) log: Vec<Arc<LogEntry>>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) stage: Stage,
    pub(crate) session: Box<dyn Session>,
    pub(crate) clocks: Clocks,
    /// In the order in which they did.
    pub(crate) resigned: Vec<Seat>,
    /// Seats whose time has run out.
    pub(crate) timed_out: SeatSet,
    pub(crate) take_back: Option<TakeBack>,
    /// Whom each person does not want to hear.
    pub(crate) muted: BTreeMap<UserId, BTreeSet<UserId>>,
    pub(crate) rematch: Option<TableId>,
    /// The digests of the links to seats, and of the invitation. A link goes when somebody else sits in its seat.
    pub(super) links: BTreeMap<Option<Seat>, String>,
    /// What each person has written into the log.
    pub(super) tally: Tally,
    /// Where the log has what somebody sent under an id.
    pub(super) keys: HashMap<UserId, HashMap<String, u64>>,
    /// What was done in the game and not undone since.
    pub(crate) moves: Vec<Move>,
    /// Whether anything was undone that had come to light.
    pub(super) has_taken_back_luck: bool,
    /// Since when nobody acts, because somebody may call for the order.
    pub(super) pausing_since: Option<Millis>,
}

/// Why a log makes no table.
#[derive(Debug, thiserror::Error)]
#[error("entry {seq}: {reason}")]
pub(crate) struct Unreadable {
    pub(crate) seq: u64,
    pub(crate) reason: String,
}

impl Unreadable {
    pub(super) fn new(seq: u64, reason: impl ToString) -> Unreadable {
        let reason = reason.to_string();
        Unreadable { seq, reason }
    }
}

/// A seat that is heard of again after its time ran out has at least this.
const GRACE: Duration = Duration::from_secs(60);

impl Table {
    /// The table of a log. `each` is given every entry with the table as it is then, and what the entry did in the game.
    pub(crate) fn replay(
        shelf: Shelf,
        id: TableId,
        log: Vec<Arc<LogEntry>>,
        mut each: impl FnMut(&Table, &LogEntry, Option<Box<dyn Step>>),
    ) -> Result<Table, Unreadable> {
        let mut entries = log.into_iter();
        let first = entries
            .next()
            .ok_or_else(|| Unreadable::new(0, "the log is empty"))?;
        let mut table = Table::open(shelf, id, first)?;
        each(&table, &table.log[0], None);
        for entry in entries {
            let step = table.fold(entry, None)?;
            let entry = table.log.last().expect("the entry just folded in");
            each(&table, entry, step);
        }
        Ok(table)
    }

    /// The table that its first entry opens.
    fn open(shelf: Shelf, id: TableId, entry: Arc<LogEntry>) -> Result<Table, Unreadable> {
        let EntryBody::Opened {
            options,
            rules,
            seed,
            salt,
            origin,
        } = &entry.body
        else {
            return Err(Unreadable::new(
                entry.seq,
                "the log does not begin with its beginning",
            ));
        };
        let host = entry
            .author
            .clone()
            .ok_or_else(|| Unreadable::new(entry.seq, "nobody opened it"))?;
        let game = shelf
            .find(&options.game)
            .map_err(|refused| Unreadable::new(entry.seq, refused))?;
        let session = begin(game, *rules, options, origin.as_deref(), *seed)
            .map_err(|refused| Unreadable::new(entry.seq, refused))?;
        let n_seats = session.n_seats();
        Ok(Table {
            id,
            host,
            created_at: entry.at,
            changed_at: entry.at,
            shelf,
            game,
            rules: *rules,
            seed: *seed,
            dealt: *seed,
            shares: Shares::default(),
            salt: salt.clone(),
            origin: origin.clone(),
            sitters: vec![Sitter::Nobody; n_seats],
            stage: Stage::Open,
            session,
            clocks: Clocks::new(options.clock, n_seats, entry.at),
            options: options.clone(),
            resigned: Vec::new(),
            timed_out: SeatSet::EMPTY,
            take_back: None,
            muted: BTreeMap::new(),
            rematch: None,
            links: BTreeMap::new(),
            tally: Tally::default(),
            keys: HashMap::new(),
            moves: Vec::new(),
            has_taken_back_luck: false,
            pausing_since: None,
            log: vec![entry],
        })
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.log.last().map_or(0, |entry| entry.seq)
    }

    /// The entry with this number.
    pub(crate) fn entry(&self, seq: u64) -> Option<&LogEntry> {
        let entry = self.log.get(usize::try_from(seq).ok()?.checked_sub(1)?);
        entry.map(|entry| &**entry)
    }

    /// The entry that somebody sent under this id.
    pub(crate) fn entry_of(&self, user: &UserId, key: &str) -> Option<&LogEntry> {
        let seq = self.keys.get(user)?.get(key)?;
        self.entry(*seq)
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, user: &UserId) -> SeatSet {
        seats_of(&self.sitters, user).collect()
    }

    /// How the game came out.
    pub(crate) fn ending(&self) -> Option<Ending> {
        let n_seats = self.sitters.len();
        let resigned: SeatSet = self.resigned.iter().copied().collect();
        let outcome = self.session.outcome();
        if outcome.is_none() && (resigned.is_empty() || resigned.len() + 1 < n_seats) {
            return None;
        }
        let mut places = outcome
            .as_ref()
            .map_or(vec![1; n_seats], |outcome| outcome.places.clone());
        // Whoever resigned comes behind all others, the first to resign last.
        let staying: Vec<u8> = Seat::first(n_seats)
            .filter(|&seat| !resigned.contains(seat))
            .map(|seat| places[seat.index()])
            .collect();
        for seat in Seat::first(n_seats).filter(|&seat| !resigned.contains(seat)) {
            let place = places[seat.index()];
            let better = staying.iter().filter(|&&other| other < place).count();
            places[seat.index()] = 1 + better as u8;
        }
        for (nth, seat) in self.resigned.iter().enumerate() {
            places[seat.index()] = (n_seats - nth) as u8;
        }
        let points = outcome.map(|outcome| outcome.points);
        Some(Ending {
            places,
            points,
            resigned,
        })
    }

    /// Folds one more entry in. `step` is what was tried for it, if it was just now.
    pub(crate) fn fold(
        &mut self,
        entry: Arc<LogEntry>,
        step: Option<Box<dyn Step>>,
    ) -> Result<Option<Box<dyn Step>>, Unreadable> {
        let expected = self.seq() + 1;
        if entry.seq != expected {
            return Err(Unreadable::new(
                expected,
                format!("entry {} comes instead", entry.seq),
            ));
        }
        let step = self
            .apply(&entry, step)
            .map_err(|refused| Unreadable::new(entry.seq, refused))?;
        if let (Some(author), Some(key)) = (&entry.author, &entry.key) {
            let keys = self.keys.entry(author.clone()).or_default();
            keys.insert(key.clone(), entry.seq);
        }
        if self.stage == Stage::Running && self.ending().is_some() {
            self.stage = Stage::Finished;
            self.take_back = None;
        }
        let is_everyday = self.stage == Stage::Running && entry.body.is_everyday();
        self.changed_at = match is_everyday {
            true => self
                .changed_at
                .max(Millis(entry.at.0 - entry.at.0 % 60_000)),
            false => entry.at,
        };
        self.pausing_since = match self.stage == Stage::Running && self.session.is_pausing() {
            true => self.pausing_since.or(Some(entry.at)),
            false => None,
        };
        self.clocks.turn(self.to_act(), entry.at);
        self.tally.count(&entry);
        self.log.push(entry);
        Ok(step)
    }

    fn apply(
        &mut self,
        entry: &LogEntry,
        step: Option<Box<dyn Step>>,
    ) -> Result<Option<Box<dyn Step>>, Refused> {
        match &entry.body {
            EntryBody::Opened { .. } | EntryBody::Said { .. } => {}
            EntryBody::Seated {
                seat,
                sitter,
                commitment,
            } => self.seat(entry.seq, *seat, sitter, commitment.as_deref()),
            EntryBody::Linked { seat, digest } => match digest {
                Some(digest) => drop(self.links.insert(*seat, digest.clone())),
                None => drop(self.links.remove(seat)),
            },
            EntryBody::Committed { seat, hash } => self.shares.commit(*seat, hash.clone()),
            EntryBody::Starting {} => self.shares.ask(entry.at),
            EntryBody::Revealed { seat, share } => self.shares.reveal(*seat, share.clone()),
            EntryBody::Started { .. } => self.begin_game(entry.at)?,
            EntryBody::Acted { seat, actions } => {
                return self.play(entry.seq, *seat, actions, step).map(Some);
            }
            EntryBody::Planned { seat, actions } => {
                self.session.lay_plan(*seat, &actions.values())?;
                self.note(entry.seq, *seat, Did::Planned);
            }
            EntryBody::Ordered { seat, orders } => {
                self.session.give_orders(*seat, orders)?;
                self.note(entry.seq, *seat, Did::Ordered);
            }
            &EntryBody::Undone { seat, to, alone } => {
                match alone {
                    true => self.go_back_alone(seat, to)?,
                    false => self.go_back(seat, to)?,
                }
                self.take_back = None;
            }
            EntryBody::Resumed {} => {
                let step = step.unwrap_or_else(|| self.session.resume());
                self.take(entry.seq, None, &*step);
                return Ok(Some(step));
            }
            &EntryBody::TakeBackAsked { seat, to } => {
                let waiting = self.waiting_for_answers(seat);
                self.take_back = Some(TakeBack { seat, to, waiting });
            }
            &EntryBody::TakeBackAnswered { seat, agrees } => match &mut self.take_back {
                Some(asked) if agrees => asked.waiting = asked.waiting.without(seat),
                _ => self.take_back = None,
            },
            &EntryBody::Resigned { seat } => self.resign(entry.seq, seat),
            &EntryBody::TimedOut { seat } => self.run_out(entry.seq, seat),
            EntryBody::Muted { user, is_muted } => {
                if let Some(by) = &entry.author {
                    let muted = self.muted.entry(by.clone()).or_default();
                    match is_muted {
                        true => muted.insert(user.clone()),
                        false => muted.remove(user),
                    };
                }
            }
            EntryBody::Rematched { table } => self.rematch = Some(table.clone()),
            EntryBody::Closed {} => self.stage = Stage::Closed,
        }
        Ok(None)
    }

    fn seat(&mut self, seq: u64, seat: Seat, sitter: &Sitter, commitment: Option<&str>) {
        self.seat_anew(seq, seat, sitter.clone());
        if self.stage == Stage::Open {
            self.shares.seat_anew(seat);
        }
        if let Some(hash) = commitment {
            self.shares.commit(seat, hash.to_owned());
        }
        self.hear_of(seat);
    }

    /// A seat whose time may have run out is heard of again.
    fn hear_of(&mut self, seat: Seat) {
        self.timed_out = self.timed_out.without(seat);
        self.clocks.grant(seat, GRACE);
    }

    /// The game begins, with what the players have added to the deal.
    fn begin_game(&mut self, now: Millis) -> Result<(), Refused> {
        self.seed = self.shares.mix(self.dealt);
        if self.seed != self.dealt {
            self.session = self.begun()?;
        }
        self.stage = Stage::Running;
        self.clocks = Clocks::new(self.options.clock, self.sitters.len(), now);
        Ok(())
    }

    /// The game of this table before its first action.
    pub(super) fn begun(&self) -> Result<Box<dyn Session>, Refused> {
        let (options, origin) = (&self.options, self.origin.as_deref());
        begin(self.game, self.rules, options, origin, self.seed)
    }

    /// A seat acts. `step` is what was tried for it, if it was just now.
    fn play(
        &mut self,
        seq: u64,
        seat: Seat,
        actions: &Actions,
        step: Option<Box<dyn Step>>,
    ) -> Result<Box<dyn Step>, Refused> {
        let step = match step {
            Some(step) => step,
            None => self.session.attempt(seat, &actions.values())?,
        };
        self.take(seq, Some(seat), &*step);
        if self.timed_out.contains(seat) {
            self.hear_of(seat);
        }
        self.take_back = None;
        Ok(step)
    }

    /// The time of a seat runs out.
    fn run_out(&mut self, seq: u64, seat: Seat) {
        self.timed_out = self.timed_out.with(seat);
        match self.options.absent.clone() {
            Absent::Wait => {}
            Absent::Bot { bot } => self.seat_anew(seq, seat, Sitter::Bot { bot }),
            Absent::Resign => self.resign(seq, seat),
        }
    }

    /// Remembers what an entry did in the game.
    fn note(&mut self, seq: u64, seat: Seat, did: Did) {
        let by = Some(seat);
        self.moves.push(Move { seq, by, did });
    }

    /// Takes a step of a seat, or of nobody where a pause is over.
    fn take(&mut self, seq: u64, by: Option<Seat>, step: &dyn Step) {
        let acting = step.acting();
        let others = by.map_or(acting, |seat| acting.without(seat));
        let effect = match (step.reveals(), others.is_empty()) {
            (true, _) => Effect::Revealing,
            (false, false) => Effect::Shared,
            (false, true) => Effect::Quiet,
        };
        let stretch = self.session.stretch();
        self.session.take(step);
        let did = Did::Acted { effect, stretch };
        self.moves.push(Move { seq, by, did });
    }

    /// Somebody else sits in a seat, and has given no orders yet.
    fn seat_anew(&mut self, seq: u64, seat: Seat, sitter: Sitter) {
        let before = std::mem::replace(&mut self.sitters[seat.index()], sitter);
        self.links.remove(&Some(seat));
        if self.stage == Stage::Running && before != self.sitters[seat.index()] {
            self.session.forget_orders(seat);
            // Whoever sits there has not been asked.
            self.take_back = None;
            self.note(seq, seat, Did::SeatedAnew);
        }
    }

    /// A seat resigns: a bot plays on in it, as long as there are others to play with.
    fn resign(&mut self, seq: u64, seat: Seat) {
        self.resigned.push(seat);
        if self.ending().is_none()
            && let Some(bot) = self.game.bots().last()
        {
            let bot = bot.name.to_owned();
            self.seat_anew(seq, seat, Sitter::Bot { bot });
        }
    }

    /// The seats of other people than the one who asks.
    pub(crate) fn waiting_for_answers(&self, seat: Seat) -> SeatSet {
        let asking = self.sitters[seat.index()].user();
        Seat::first(self.sitters.len())
            .filter(|other| {
                let user = self.sitters[other.index()].user();
                user.is_some() && user != asking
            })
            .collect()
    }

    /// The entry with which the game began.
    pub(crate) fn started_at(&self) -> Option<u64> {
        let started = self.log.iter().find(|entry| entry.body.is_started());
        started.map(|entry| entry.seq)
    }
}

impl std::fmt::Debug for Table {
    /// Keeps hands and seeds out of logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("seq", &self.seq())
            .finish_non_exhaustive()
    }
}

/// A game before its first action: from its setup, or from where it is a copy of another.
pub(crate) fn begin(
    game: &'static dyn ShelfGame,
    rules: u32,
    options: &Options,
    origin: Option<&Origin>,
    seed: Seed,
) -> Result<Box<dyn Session>, Refused> {
    let mut session = match origin {
        Some(origin) => game.start_at(rules, origin.position.clone(), seed),
        None => game.start(rules, options.setup.clone(), seed),
    }?;
    session.follow_usual_orders();
    session.take_calls(options.calls());
    Ok(session)
}
