//! One seat: it acts as soon as it is to act, and comes back whenever it is cut off.

use std::collections::BTreeMap;
use std::pin::pin;
use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::value::RawValue;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::run::Hall;
use crate::socket::{Heard, Socket};

/// Who hears nothing for so long asks again.
pub(crate) const SILENCE: Duration = Duration::from_secs(10);
/// Who has asked in vain so often opens another socket.
const MOST_SILENCES: u32 = 3;
/// Who has heard nothing new through so many sockets gives up.
const MOST_SOCKETS: u32 = 6;
/// How long to wait before the same is tried again.
pub(crate) const PAUSE: Duration = Duration::from_millis(100);
const LONG_PAUSE: Duration = Duration::from_secs(1);

/// Somebody in a seat, with a socket that outlasts a game.
#[derive(Debug)]
pub struct Seat {
    pub number: u8,
    pub cookie: String,
    /// The server that it goes to first.
    pub home: usize,
    pub(crate) socket: Option<Socket>,
}

/// Which game of which table is played.
#[derive(Clone, Debug)]
pub struct Game {
    pub table: String,
    pub slot: u64,
    pub nth: u64,
    /// Cancelled when one of the seats cannot play on, so that the others do not wait for it.
    pub given_up: CancellationToken,
}

/// An action that the server has acknowledged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ack {
    pub seq: u64,
    /// The action as it was sent.
    pub action: Box<str>,
    pub micros: u32,
}

/// What one seat has done in one game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Played {
    pub acks: Vec<Ack>,
    /// An action that was sent and never answered.
    pub in_flight: Option<Box<str>>,
    pub is_over: bool,
}

impl Seat {
    /// Somebody with this cookie, not connected yet.
    pub fn new(number: u8, cookie: String, home: usize) -> Seat {
        Seat {
            number,
            cookie,
            home,
            socket: None,
        }
    }

    /// Opens a socket ahead of the game.
    ///
    /// # Errors
    ///
    /// Returns an error if the server refuses.
    pub async fn arrive(&mut self, hall: &Hall) -> Result<()> {
        let authority = &hall.http.authorities()[self.home];
        self.socket = Some(Socket::open(authority, Some(&self.cookie)).await?);
        Ok(())
    }

    /// Opens a socket, at the server nearest to home that takes one.
    ///
    /// # Errors
    ///
    /// Returns an error if none does for long.
    pub(crate) async fn connect(&mut self, hall: &Hall) -> Result<&mut Socket> {
        let authorities = hall.http.authorities();
        let begun = Instant::now();
        let mut step = 0;
        loop {
            let authority = &authorities[(self.home + step) % authorities.len()];
            match Socket::open(authority, Some(&self.cookie)).await {
                Ok(socket) => return Ok(self.socket.insert(socket)),
                Err(error) if begun.elapsed() > SILENCE * 12 => {
                    return Err(error.context("no server takes a socket"));
                }
                Err(_) => sleep(PAUSE).await,
            }
            step += 1;
        }
    }

    /// Plays a game until it is over or everybody is to stop.
    pub async fn play(&mut self, hall: &Hall, game: &Game) -> Played {
        let mut play = Play {
            hall,
            game,
            seat: self,
            seen: 0,
            next: None,
            orders: None,
            command: None,
            is_joined: false,
            played: Played::default(),
        };
        if let Err(error) = play.run().await {
            hall.tally.fail(&format!("table {}: {error:#}", game.table));
            game.given_up.cancel();
        }
        let mut played = play.played;
        played.in_flight = play.command.and_then(|command| command.action);
        played
    }
}

/// A seat in the middle of a game.
struct Play<'a> {
    hall: &'a Hall,
    game: &'a Game,
    seat: &'a mut Seat,
    /// The last entry that was heard of.
    seen: u64,
    /// The action to take next, if the seat is to act.
    next: Option<Box<RawValue>>,
    /// Standing orders to give, so that the table does nothing that was not sent.
    orders: Option<String>,
    /// What was sent and is not acknowledged.
    command: Option<Command>,
    /// Whether the table was shown since the socket was opened.
    is_joined: bool,
    played: Played,
}

/// A command on its way.
struct Command {
    id: String,
    text: String,
    /// None if it gives standing orders.
    action: Option<Box<str>>,
    begun: Instant,
    is_sent: bool,
}

impl Play<'_> {
    async fn run(&mut self) -> Result<()> {
        // The socket may have been opened ahead.
        if self.seat.socket.is_some() {
            self.join().await;
        }
        let (mut silences, mut sockets) = (0, 0);
        let (hall, game) = (self.hall, self.game);
        let (mut stopped, mut given_up) =
            (pin!(hall.stop.cancelled()), pin!(game.given_up.cancelled()));
        // An alarm that is set anew for every message would cost more than one that looks again when it goes off.
        let mut heard_at = Instant::now();
        let mut quiet = pin!(sleep(SILENCE));
        loop {
            if self.seat.socket.is_none() {
                self.seat.connect(self.hall).await?;
                self.join().await;
            }
            if self.is_joined {
                if self.command.is_none() {
                    if self.played.is_over {
                        let part = format!(r#"{{"type":"part","table":"{}"}}"#, self.game.table);
                        self.say(part).await;
                        return Ok(());
                    }
                    if self.hall.stop.is_cancelled() || self.game.given_up.is_cancelled() {
                        return Ok(());
                    }
                    self.choose().await;
                }
                self.send().await;
            }
            let Some(socket) = &mut self.seat.socket else {
                continue;
            };
            let is_waiting = self.command.is_none() && self.is_joined;
            let heard = tokio::select! {
                biased;
                heard = socket.hear() => Some(heard),
                () = &mut stopped, if is_waiting => continue,
                () = &mut given_up => return Ok(()),
                () = &mut quiet => None,
            };
            match heard {
                Some(Ok(text)) => {
                    heard_at = Instant::now();
                    if self.take_in(&text).await? {
                        (silences, sockets) = (0, 0);
                    }
                }
                Some(Err(_)) => self.lose(),
                None if heard_at.elapsed() < SILENCE => quiet.as_mut().reset(heard_at + SILENCE),
                None => {
                    heard_at = Instant::now();
                    quiet.as_mut().reset(heard_at + SILENCE);
                    silences += 1;
                    if silences >= MOST_SILENCES {
                        (silences, sockets) = (0, sockets + 1);
                        self.lose();
                    } else {
                        self.ask_again().await;
                    }
                }
            }
            if sockets >= MOST_SOCKETS {
                bail!("seat {} hears nothing any more", self.seat.number);
            }
        }
    }

    fn lose(&mut self) {
        self.hall.tally.reconnects.add();
        self.seat.socket = None;
    }

    async fn join(&mut self) {
        self.is_joined = false;
        if let Some(command) = &mut self.command {
            if command.is_sent {
                self.hall.tally.resent.add();
            }
            command.is_sent = false;
        }
        let since = match self.seen {
            0 => String::new(),
            seen => format!(r#","since":{seen}"#),
        };
        let (table, seat) = (&self.game.table, self.seat.number);
        let join =
            format!(r#"{{"type":"join","table":"{table}","seat":{seat},"show":"events"{since}}}"#);
        self.say(join).await;
    }

    async fn say(&mut self, text: String) {
        if let Some(socket) = &mut self.seat.socket
            && socket.say(text).await.is_err()
        {
            self.lose();
        }
    }

    /// Makes a command of the orders to give, or of the action to take next.
    async fn choose(&mut self) {
        let (seat, nth) = (self.seat.number, self.game.nth);
        if let Some(orders) = self.orders.take() {
            let order = format!(r#"{{"do":"orders","seat":{seat},"orders":{orders}}}"#);
            self.command = Some(self.command(format!("{nth}-orders"), &order, None));
            return;
        }
        let Some(action) = self.next.take() else {
            return;
        };
        let think = self.hall.settings.think;
        if think > 0 {
            let share = self.draw() % 1000;
            sleep(Duration::from_micros(think * (500 + share))).await;
        }
        let id = format!("{nth}-{}", self.played.acks.len());
        let act = format!(r#"{{"do":"act","seat":{seat},"actions":[{action}]}}"#);
        self.command = Some(self.command(id, &act, Some(action.into())));
    }

    fn command(&self, id: String, command: &str, action: Option<Box<str>>) -> Command {
        let table = &self.game.table;
        Command {
            text: format!(r#"{{"type":"do","id":"{id}","table":"{table}","command":{command}}}"#),
            id,
            action,
            begun: Instant::now(),
            is_sent: false,
        }
    }

    /// The luck of the next action. It does not depend on how often it was told what is legal.
    fn draw(&self) -> u64 {
        let nth = self.played.acks.len() as u64;
        let Game {
            slot, nth: game, ..
        } = *self.game;
        let seat = u64::from(self.seat.number);
        self.hall.settings.draw([slot, game, seat, nth])
    }

    async fn send(&mut self) {
        let Some(command) = self.command.as_mut().filter(|command| !command.is_sent) else {
            return;
        };
        command.is_sent = true;
        let text = command.text.clone();
        self.say(text).await;
    }

    /// Sends the same command again, or asks how the table is.
    async fn ask_again(&mut self) {
        if !self.is_joined {
            return self.join().await;
        }
        match &mut self.command {
            Some(command) => {
                self.hall.tally.resent.add();
                command.is_sent = false;
            }
            None => self.look().await,
        }
    }

    async fn look(&mut self) {
        let look = format!(r#"{{"type":"look","table":"{}"}}"#, self.game.table);
        self.say(look).await;
    }

    /// Takes a message in. Tells whether there was anything new in it.
    async fn take_in(&mut self, text: &str) -> Result<bool> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        // The last words of the table before this one.
        if heard.table.is_some_and(|table| table != self.game.table) {
            return Ok(false);
        }
        match heard.kind {
            "table" => {
                let is_new = heard.seq != self.seen || !self.is_joined;
                if self.is_joined && heard.seq > self.seen {
                    self.hall.tally.missed.add();
                }
                self.is_joined = true;
                self.seen = heard.seq;
                self.look_at(&heard);
                self.orders = heard.orders.and_then(without_orders);
                Ok(is_new)
            }
            "news" => {
                if self.seen > 0 && heard.seq != self.seen + 1 {
                    self.hall.tally.missed.add();
                }
                self.seen = heard.seq;
                self.look_at(&heard);
                Ok(true)
            }
            "done" => {
                let command = self
                    .command
                    .take_if(|command| heard.id == Some(command.id.as_str()));
                let begun = command.as_ref().map(|command| command.begun);
                if let (Some(action), Some(begun)) = (command.and_then(|done| done.action), begun) {
                    self.hall.tally.acts.add();
                    self.played.acks.push(Ack {
                        seq: heard.seq,
                        action,
                        micros: begun.elapsed().as_micros() as u32,
                    });
                }
                Ok(true)
            }
            "error" => {
                self.hear_refusal(&heard).await?;
                Ok(false)
            }
            "leaving" => {
                self.hall.tally.leavings.add();
                sleep(Duration::from_secs(heard.seconds.unwrap_or(1))).await;
                self.lose();
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    /// What is to be done at the table now.
    fn look_at(&mut self, heard: &Heard<'_>) {
        if heard.outcome.is_some() {
            self.played.is_over = true;
        }
        if heard.to_act.is_none() {
            return;
        }
        let legal = heard.legal.as_deref().unwrap_or_default();
        self.next = match legal.len() as u64 {
            0 => None,
            n_legal => {
                // The action on its way takes its place before the one that is chosen here.
                let ahead = u64::from(self.command.is_some());
                let luck = self.draw().wrapping_add(ahead) % n_legal;
                Some(legal[luck as usize].to_owned())
            }
        };
    }

    async fn hear_refusal(&mut self, heard: &Heard<'_>) -> Result<()> {
        let code = heard.error.as_ref().map_or("none", |error| error.code);
        let tally = &self.hall.tally;
        let pause = match code {
            "try_again" => {
                tally.try_again.add();
                PAUSE
            }
            "stopping" | "too_many_requests" => LONG_PAUSE,
            "internal" => {
                tally.fail(&format!("table {}: {code}", self.game.table));
                LONG_PAUSE
            }
            "illegal" | "not_to_act" if self.command.is_some() => {
                // Where several seats act at once, another may have been quicker.
                tally.refused.add();
                (self.command, self.next) = (None, None);
                self.look().await;
                return Ok(());
            }
            _ => bail!("seat {} is refused: {code}", self.seat.number),
        };
        sleep(pause).await;
        match &mut self.command {
            Some(command) if heard.id == Some(command.id.as_str()) => command.is_sent = false,
            Some(_) | None => {}
        }
        if heard.id.is_none() {
            self.join().await;
        }
        Ok(())
    }
}

/// The orders of a seat that does nothing by itself, if they are others than those it has.
fn without_orders(mut orders: BTreeMap<String, String>) -> Option<String> {
    let followed = orders
        .values_mut()
        .filter(|order| !matches!(order.as_str(), "ask" | "never"));
    let n_followed = followed.map(|order| "never".clone_into(order)).count();
    (n_followed > 0).then(|| serde_json::json!(orders).to_string())
}
