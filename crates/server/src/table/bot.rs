//! Bots at a table: they think elsewhere, and act as everybody does.

use std::sync::Arc;

use bots::Budget;
use game::{Seat, SeatSet, Seed};
use serde_json::Value;
use store::Stage;
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::task::{IDLE, RETRY, Task};

/// How many games a bot thinks through in a simulation.
#[cfg(feature = "simulation")]
const SIMULATED_NODES: u64 = 4;

/// A bot at work.
pub(super) struct Thinking {
    seat: Seat,
    /// The entry that it thinks about.
    seq: u64,
    /// Whether the game waits for another seat meanwhile.
    is_early: bool,
    /// Nothing, if the bot rather waits too.
    thought: oneshot::Receiver<Option<Value>>,
}

/// The bots that would rather wait than act early, until a person has acted.
#[derive(Default)]
pub(super) struct Resting {
    since: (Option<u32>, u64),
    seats: SeatSet,
}

impl Task {
    /// Lets a bot that is to act think.
    pub(super) fn ask_bot(&mut self) {
        let seq = self.table.moves.last().map_or(0, |made| made.seq);
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| thinking.seq != seq)
        {
            self.thinking = None;
        }
        let is_held_up = self.is_in_doubt || self.retry_at.is_some();
        if self.thinking.is_some() || is_held_up {
            return;
        }
        let due = self.table.bot_to_act();
        let Some((seat, is_early)) = due
            .map(|seat| (seat, false))
            .or_else(|| Some((self.early_bot()?, true)))
        else {
            return;
        };
        let bot = self.table.sitters[seat.index()].bot();
        let bot = bot.unwrap_or_default().to_owned();
        let seed: Seed = crate::secret::seed_digits().parse().expect("32 digits");
        match self.table.session.thinker(seat, &bot, seed) {
            Ok(thinker) => {
                let budget = self.budget();
                let thought = self.lobby.think(move || match is_early {
                    true => thinker.think_early(budget),
                    false => Some(thinker.think(budget)),
                });
                self.thinking = Some(Thinking {
                    seat,
                    seq,
                    is_early,
                    thought,
                });
            }
            Err(refused) => {
                tracing::error!(table = %self.table.id, %refused, "a bot cannot play");
                self.retry_at = Some(Instant::now() + IDLE);
            }
        }
    }

    /// A bot that can act before the game waits for it, and has not decided to wait.
    fn early_bot(&mut self) -> Option<Seat> {
        let sitters = &self.table.sitters;
        let bots = Seat::first(sitters.len()).filter(|seat| sitters[seat.index()].bot().is_some());
        let bots: SeatSet = bots.collect();
        if bots.is_empty() || self.table.stage != Stage::Running {
            return None;
        }
        let mut moves = self.table.moves.iter().rev();
        let of_person = moves.find(|made| made.by.is_some_and(|seat| !bots.contains(seat)));
        let last = of_person.map_or(0, |made| made.seq);
        let now = (self.table.session.stretch(), last);
        if self.resting.since != now {
            self.resting = Resting {
                since: now,
                seats: SeatSet::EMPTY,
            };
        }
        let resting = self.resting.seats;
        let session = &self.table.session;
        bots.iter()
            .find(|&seat| !resting.contains(seat) && session.is_early(seat))
    }

    fn budget(&self) -> Budget {
        // However long it takes: the same seed has to give the same choice.
        #[cfg(feature = "simulation")]
        if store::simulation::is_on() {
            return Budget::of_nodes(SIMULATED_NODES);
        }
        Budget::of(self.lobby.bot_time())
    }

    /// Takes the action that a bot has chosen.
    pub(super) async fn act_for_bot(&mut self, thought: Option<Value>) {
        let Some(thinking) = self.thinking.take() else {
            return;
        };
        let (seat, is_early) = (thinking.seat, thinking.is_early);
        if let (true, None) = (is_early, &thought) {
            self.resting.seats = self.resting.seats.with(seat);
            return;
        }
        // The game may have ended meanwhile, or the seat be somebody else's.
        let is_due = match is_early {
            true => self.early_bot() == Some(seat),
            false => self.table.bot_to_act() == Some(seat),
        };
        if !is_due {
            return;
        }
        let legal = || self.table.session.legal_actions(seat).unwrap_or_default();
        // A bot that failed must not stop the others: it takes the first thing there is.
        let action = thought.or_else(|| legal().into_iter().next());
        let Some(action) = action else {
            return;
        };
        let decision = match self.table.act(seat, Arc::new([action])) {
            Ok(decision) => decision,
            Err(error) if is_early => {
                tracing::error!(table = %self.table.id, %error, "a bot was early with an illegal action");
                self.resting.seats = self.resting.seats.with(seat);
                return;
            }
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "a bot chose an illegal action");
                let first = legal().into_iter().next();
                match first.map(|action| self.table.act(seat, Arc::new([action]))) {
                    Some(Ok(decision)) => decision,
                    _ => return,
                }
            }
        };
        if let Err(error) = self.write_down(decision, None, None).await {
            tracing::debug!(table = %self.table.id, %error, "a bot's action is postponed");
            self.retry_at = Some(Instant::now() + RETRY / 4);
            self.is_in_doubt = true;
        }
    }
}

/// What the bot has come up with. None if it failed.
pub(super) async fn thought(thinking: &mut Option<Thinking>) -> Option<Value> {
    match thinking {
        Some(thinking) => (&mut thinking.thought).await.ok().flatten(),
        None => std::future::pending().await,
    }
}
