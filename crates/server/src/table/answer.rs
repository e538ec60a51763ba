//! What is answered to whoever asks something of a table.

use store::Millis;
use tokio::time::Instant;

use super::inbox::{Joining, Question, TableMessage};
use super::past::Missed;
use super::projection::Eyes;
use super::task::{RETRY, Task};
use crate::error::Error;
use crate::outbound::Outbound;
use crate::protocol::Wants;

/// A client that has missed more entries than this is shown the table anew.
const MOST_MISSED: u64 = 500;

impl Task {
    /// Answers one thing that was asked.
    pub(super) async fn answer(&mut self, message: TableMessage) {
        match message {
            TableMessage::Do {
                user,
                command,
                key,
                reply,
            } => {
                let done = self.carry_out(&user, &command, key).await;
                if let Err(error) = &done {
                    metrics::counter!("towpath_refusals_total", "code" => error.code())
                        .increment(1);
                }
                reply.give(done);
            }
            TableMessage::Link {
                user,
                seat,
                digest,
                answer,
            } => {
                let linked = self.link(&user, seat, digest.as_ref()).await;
                answer.send(linked).ok();
            }
            TableMessage::Join {
                outbound,
                user,
                seat,
                since,
                missed,
                wants,
                answer,
            } => {
                let joining = self.table.eyes(user, seat).map_err(Error::from);
                let joining =
                    joining.map(|eyes| self.join(outbound, eyes, since, missed.as_deref(), wants));
                answer.send(joining).ok();
            }
            TableMessage::Part { socket } => {
                self.audience.part(socket);
                self.audience.send_here(&self.table.id);
            }
            TableMessage::Look { socket } => {
                let now = Millis::now();
                self.audience.look(&self.table, &self.names, socket, now);
            }
            TableMessage::Ask(question) => self.answer_question(question),
            TableMessage::Unsay { user } => {
                let was_host = self.table.unsay(&user);
                self.names.remove(&user);
                if was_host {
                    self.blank_again().await;
                }
            }
            TableMessage::Grown { seq } => {
                if seq.is_none_or(|seq| seq > self.table.seq()) {
                    self.is_in_doubt = true;
                    self.has_missed_news |= seq.is_none();
                    if self.catch_up().await.is_err() {
                        self.retry_at = Some(Instant::now() + RETRY);
                    }
                }
            }
        }
    }

    /// Answers what changes nothing.
    fn answer_question(&self, question: Question) {
        match question {
            Question::Show {
                user,
                seat,
                guide,
                answer,
            } => {
                let eyes = self.table.eyes(user, seat).map_err(Error::from);
                let here = self.audience.here();
                let shown = eyes.map(|eyes| {
                    let mut shown = self.table.shown(&self.names, here, &eyes, Millis::now());
                    if guide {
                        shown.now.guide = self.table.guide(eyes.viewer());
                    }
                    shown
                });
                answer.send(shown).ok();
            }
            Question::Ground { user, answer } => {
                answer.send(self.table.ground(user)).ok();
            }
            Question::PlanAhead {
                user,
                seat,
                parts,
                answer,
            } => {
                let ahead = self.table.plan_ahead(&user, seat, &parts);
                answer.send(ahead).ok();
            }
            Question::Ahead {
                user,
                seat,
                parts,
                answer,
            } => {
                let eyes = self.table.eyes(Some(user), Some(seat)).map_err(Error::from);
                let ahead = eyes.and_then(|_| Ok(self.table.session.ahead(seat, &parts)?));
                answer.send(ahead).ok();
            }
            Question::Hint { user, seat, answer } => {
                answer.send(self.table.adviser(&user, seat)).ok();
            }
            Question::Analysis { user, answer } => {
                answer.send(self.table.analyst(user)).ok();
            }
            Question::Why {
                user,
                seat,
                action,
                answer,
            } => {
                let why = self.table.why(&user, seat, action);
                answer.send(why).ok();
            }
            Question::Past { user, seat, answer } => {
                let past = self.table.past(&self.names, user, seat);
                answer.send(past).ok();
            }
        }
    }

    fn join(
        &mut self,
        outbound: Outbound,
        eyes: Eyes,
        since: Option<u64>,
        missed: Option<&Missed>,
        wants: Wants,
    ) -> Joining {
        let head = self.table.seq();
        // An entry after the last one there is has been seen at a table that is not this one.
        if since.is_some_and(|since| since < head && head - since <= MOST_MISSED) {
            match missed.filter(|missed| missed.head == head) {
                // Too much at once would be more than may wait: the table alone tells enough.
                Some(missed) => {
                    outbound.send_all(&missed.texts);
                }
                None => {
                    let past = self.table.past_for(&self.names, eyes);
                    return Joining::Behind(Box::new(past));
                }
            }
        }
        let socket = outbound.id;
        self.audience.join(outbound, eyes, wants);
        self.audience
            .show(&self.table, &self.names, socket, Millis::now());
        self.audience.send_here(&self.table.id);
        Joining::Joined
    }
}
