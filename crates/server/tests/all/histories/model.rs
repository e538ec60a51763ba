//! A table as a sequence of entries: what may come after what, and whether a history can be explained by it.

use std::collections::BTreeMap;

use serde_json::Value;

/// An entry of a table's log, as the store has it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) seq: u64,
    pub(super) author: Option<String>,
    pub(super) key: Option<String>,
    pub(super) body: Value,
}

impl Line {
    fn kind(&self) -> &str {
        self.body["entry"].as_str().unwrap_or_default()
    }

    fn seat(&self) -> Option<usize> {
        Some(self.body["seat"].as_u64()? as usize)
    }
}

/// What became of a command, as far as its sender knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// Stored as this entry.
    Done(u64),
    /// Refused with this code, each time it was sent.
    Refused(String),
    /// The sender hung up at least once, and was not told that it was done.
    Unknown,
}

/// A command that somebody sent, perhaps several times. Times are ticks of one clock for all.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) user: String,
    pub(super) key: String,
    pub(super) command: Value,
    /// Before it was sent for the first time.
    pub(super) sent: u64,
    /// After the answer had come, if one did.
    pub(super) answered: u64,
    pub(super) heard: Heard,
}

/// A link or an invitation that somebody was given.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) secret: String,
    pub(super) maker: String,
    /// None for an invitation.
    pub(super) seat: Option<usize>,
}

/// All that is known of one table.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    pub(super) log: Vec<Line>,
    pub(super) calls: Vec<Call>,
    pub(super) links: Vec<Link>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Sitter {
    Nobody,
    Bot,
    Person(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Open,
    Running,
    /// Closed, or only one seat has not resigned. Games that end otherwise go on as far as this is concerned.
    Over,
}

/// A table after some of its entries.
#[derive(Clone, Debug)]
struct Table {
    host: String,
    is_open_to_all: bool,
    sitters: Vec<Sitter>,
    stage: Stage,
    n_resigned: usize,
    /// The links that were used.
    used: Vec<String>,
}

impl Table {
    fn opened(line: &Line) -> Option<Table> {
        let options = &line.body["options"];
        Some(Table {
            host: line.author.clone()?,
            is_open_to_all: options["access"] == "open",
            sitters: vec![Sitter::Nobody; options["setup"]["seats"].as_u64()? as usize],
            stage: Stage::Open,
            n_resigned: 0,
            used: Vec::new(),
        })
    }

    fn is_in(&self, user: &str, seat: usize) -> bool {
        matches!(self.sitters.get(seat), Some(Sitter::Person(who)) if who == user)
    }

    fn sits(&self, user: &str) -> bool {
        (0..self.sitters.len()).any(|seat| self.is_in(user, seat))
    }

    fn is_free(&self, seat: usize) -> bool {
        self.sitters.get(seat) == Some(&Sitter::Nobody)
    }

    /// Why a command may not be carried out now, if it may not. What only the game can tell is taken to be allowed.
    fn obstacle(&self, user: &str, command: &Value, links: &[Link]) -> Option<&'static str> {
        let seat = command["seat"].as_u64().map(|seat| seat as usize);
        let owned = |seat: Option<usize>| seat.is_some_and(|seat| self.is_in(user, seat));
        let link = command["secret"].as_str();
        let link = link.and_then(|secret| links.iter().find(|link| link.secret == secret));
        let refuse = |is_refused: bool, why: &'static str| is_refused.then_some(why);
        let not_open = refuse(self.stage != Stage::Open, "the table is not open");
        let not_running = refuse(self.stage != Stage::Running, "no game runs");
        let not_host = refuse(self.host != user, "only the host may");
        let not_own = refuse(!owned(seat), "the seat is somebody else's");
        match command["do"].as_str().unwrap_or_default() {
            "sit" => match link.and_then(|link| Some((link, link.seat?))) {
                Some((link, seat)) => refuse(self.stage == Stage::Over, "the game is over")
                    .or(refuse(
                        self.used.contains(&link.secret),
                        "the link was used",
                    ))
                    .or(refuse(
                        !self.is_in(&link.maker, seat),
                        "the maker of the link does not sit there",
                    ))
                    .or(refuse(self.sits(user), "one sits there already")),
                None => {
                    let may = self.is_open_to_all || self.host == user || link.is_some();
                    let is_free = match seat {
                        Some(seat) => self.is_free(seat),
                        None => (0..self.sitters.len()).any(|seat| self.is_free(seat)),
                    };
                    refuse(self.stage == Stage::Over, "the game is over")
                        .or(refuse(!may, "one is not invited"))
                        .or(refuse(self.sits(user), "one sits there already"))
                        .or(refuse(!is_free, "no seat is free"))
                }
            },
            "leave" => not_own.or(not_open),
            "place" if self.stage == Stage::Running => {
                let is_free = seat.is_some_and(|seat| self.is_free(seat));
                not_host.or(refuse(!is_free, "the seat is not absent"))
            }
            "place" => not_host.or(not_open),
            "start" => {
                let is_full = !self.sitters.contains(&Sitter::Nobody);
                not_host.or(not_open).or(refuse(!is_full, "a seat is free"))
            }
            "close" => not_host.or(not_open),
            "say" | "mute" => refuse(
                self.host != user && !self.sits(user),
                "one is not at the table",
            ),
            "act" | "undo" | "resign" => not_running.or(not_own),
            _ => None,
        }
    }

    /// Writes an entry down, whether it may be or not.
    fn fold(&mut self, line: &Line, command: Option<&Value>) {
        match (line.kind(), line.seat()) {
            ("seated", Some(seat)) if seat < self.sitters.len() => {
                let sitter = &line.body["sitter"];
                self.sitters[seat] = match sitter["user"].as_str() {
                    Some(user) => Sitter::Person(user.to_owned()),
                    None if sitter["kind"] == "bot" => Sitter::Bot,
                    None => Sitter::Nobody,
                };
                let secret = command.and_then(|command| command["secret"].as_str());
                self.used.extend(secret.map(str::to_owned));
            }
            ("resigned", Some(seat)) if seat < self.sitters.len() => {
                self.n_resigned += 1;
                match self.n_resigned + 1 < self.sitters.len() {
                    true => self.sitters[seat] = Sitter::Bot,
                    false => self.stage = Stage::Over,
                }
            }
            ("started", _) => self.stage = Stage::Running,
            ("closed", _) => self.stage = Stage::Over,
            _ => {}
        }
    }
}

/// The kinds of entries that a command leads to.
fn leads_to(command: &Value) -> &'static str {
    match command["do"].as_str().unwrap_or_default() {
        "sit" | "leave" | "place" => "seated",
        "start" => "started",
        "close" => "closed",
        "act" => "acted",
        "undo" => "undone",
        "resign" => "resigned",
        "say" => "said",
        "mute" => "muted",
        _ => "",
    }
}

/// Everything in a history that no order of its commands explains.
pub(super) fn findings(history: &History) -> Vec<String> {
    let mut found = Vec::new();
    found.extend(out_of_count(history));
    found.extend(out_of_place(history));
    found.extend(out_of_time(history));
    found.extend(out_of_law(history));
    found
}

/// Entries are counted from one without a gap.
fn out_of_count(history: &History) -> Vec<String> {
    let counted = (1..).zip(&history.log);
    counted
        .filter(|(seq, line)| *seq != line.seq)
        .map(|(seq, line)| format!("entry {} stands in place {seq}", line.seq))
        .collect()
}

type Id<'a> = (&'a str, &'a str);

fn calls_by_id(history: &History) -> BTreeMap<Id<'_>, &Call> {
    let calls = history.calls.iter();
    calls
        .map(|call| ((call.user.as_str(), call.key.as_str()), call))
        .collect()
}

fn id(line: &Line) -> Option<Id<'_>> {
    Some((line.author.as_deref()?, line.key.as_deref()?))
}

/// Whatever was acknowledged stands where it was said to stand, once; whatever was refused stands nowhere; and nothing
/// stands there that nobody sent.
fn out_of_place(history: &History) -> Vec<String> {
    let mut found = Vec::new();
    let calls = calls_by_id(history);
    let mut lines: BTreeMap<Id<'_>, &Line> = BTreeMap::new();
    for line in &history.log {
        let Some(id) = id(line) else { continue };
        if lines.insert(id, line).is_some() {
            found.push(format!("{id:?} was carried out twice"));
        }
        match calls.get(&id) {
            None => found.push(format!("nobody sent {id:?}, entry {}", line.seq)),
            Some(call) if leads_to(&call.command) != line.kind() => {
                found.push(format!("{} came of {}", line.body, call.command));
            }
            Some(_) => {}
        }
    }
    for (id, call) in calls {
        let seq = lines.get(&id).map(|line| line.seq);
        match &call.heard {
            Heard::Done(said) if seq != Some(*said) => {
                found.push(format!("{call:?} was acknowledged and is at {seq:?}"));
            }
            Heard::Refused(_) if seq.is_some() => {
                found.push(format!("{call:?} was refused and is at {seq:?}"));
            }
            _ => {}
        }
    }
    found
}

/// What was acknowledged before something else was sent comes first.
fn out_of_time(history: &History) -> Vec<String> {
    let mut found = Vec::new();
    let calls = calls_by_id(history);
    // The earliest acknowledgement of all that comes later in the log.
    let mut earliest: Option<&Call> = None;
    for line in history.log.iter().rev() {
        let Some(call) = id(line).and_then(|id| calls.get(&id)) else {
            continue;
        };
        if let Some(later) = earliest.filter(|later| later.answered < call.sent) {
            found.push(format!("{later:?} was over before {call:?} was sent"));
        }
        let is_done = matches!(call.heard, Heard::Done(_));
        if is_done && earliest.is_none_or(|known| call.answered < known.answered) {
            earliest = Some(call);
        }
    }
    found
}

/// Every entry may come where it stands, and every refusal holds in some state that the table can have had between the
/// question and the answer.
fn out_of_law(history: &History) -> Vec<String> {
    let mut found = Vec::new();
    let calls = calls_by_id(history);
    let Some(mut table) = history.log.first().and_then(Table::opened) else {
        return vec!["the log does not begin with a table".to_owned()];
    };
    // After each entry: when everything up to it can have happened at the earliest.
    let mut states = vec![(0, table.clone())];
    for line in &history.log[1..] {
        let call = id(line).and_then(|id| calls.get(&id));
        if let Some(call) = call
            && let Some(obstacle) = table.obstacle(&call.user, &call.command, &history.links)
        {
            found.push(format!("{call:?} at {}: {obstacle}", line.seq));
        }
        table.fold(line, call.map(|call| &call.command));
        let earliest = states.last().map_or(0, |(at, _)| *at);
        let sent = call.map_or(0, |call| call.sent);
        states.push((earliest.max(sent), table.clone()));
    }
    let passed = passed(history, &calls);
    for call in &history.calls {
        let Heard::Refused(code) = &call.heard else {
            continue;
        };
        let is_of_table = [
            "seat_taken",
            "table_full",
            "seats_empty",
            "not_your_seat",
            "not_host",
            "not_invited",
            "not_started",
            "has_started",
        ];
        // What else is refused depends on the game, on links that were replaced, or on limits.
        if !is_of_table.contains(&code.as_str()) {
            continue;
        }
        let during = states
            .iter()
            .zip(&passed)
            .filter(|((at, _), passed)| *at <= call.answered && **passed >= call.sent);
        let mut obstacles =
            during.map(|((_, table), _)| table.obstacle(&call.user, &call.command, &history.links));
        let holds = obstacles.any(|obstacle| obstacle.is_some());
        if !holds {
            found.push(format!("{call:?} was refused for no reason"));
        }
    }
    found
}

/// After each entry: when the next had happened at the latest, because somebody had been told of it or of a later one.
fn passed(history: &History, calls: &BTreeMap<Id<'_>, &Call>) -> Vec<u64> {
    let told = history.log.iter().map(|line| {
        let call = id(line).and_then(|id| calls.get(&id));
        let done = call.filter(|call| matches!(call.heard, Heard::Done(_)));
        done.map_or(u64::MAX, |call| call.answered)
    });
    let mut passed: Vec<u64> = told.skip(1).chain([u64::MAX]).collect();
    for nth in (1..passed.len()).rev() {
        passed[nth - 1] = passed[nth - 1].min(passed[nth]);
    }
    passed
}

/// A table that somebody surely held from one tick to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub(super) from: u64,
    pub(super) to: u64,
}

/// The most tables that somebody surely held at the same time.
pub(super) fn most_held(held: &[Held]) -> usize {
    let at = |tick: u64| {
        let holding = held
            .iter()
            .filter(|held| held.from <= tick && tick < held.to);
        holding.count()
    };
    held.iter().map(|held| at(held.from)).max().unwrap_or(0)
}
