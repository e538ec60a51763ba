//! What each viewer is told of a table, and nothing that it may not know.

use std::collections::HashMap;

use game::{Commitment, Seat, SeatSet, Share, Viewer};
use games::{PlanRun, Step, fair};
use serde_json::Value;
use store::{Millis, Stage, UserId};

use super::entry::LogEntry;
use super::entry_body::EntryBody;
use super::options::Spectators;
use super::shares::ShareShown;
use super::state::Table;
use crate::error::Denied;
use crate::protocol::{Deal, News, Now, NowAfter, Person, Remark, SeatShown, TableShown, What};

/// Who looks at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Eyes {
    /// Nobody who is known, for a spectator who is not signed in.
    pub user: Option<UserId>,
    /// One of the person's seats.
    pub seat: Option<Seat>,
}

impl Eyes {
    /// What of the game these eyes see.
    pub(crate) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Table, Viewer::Seat)
    }
}

/// What people are called.
pub(crate) type Names = HashMap<UserId, Option<String>>;

/// How many remarks are shown with a table.
const REMARKS_SHOWN: usize = 50;

impl Table {
    /// The eyes of a person, with those of `seat` if it is theirs, or else of the one to act, or of their first.
    ///
    /// # Errors
    ///
    /// Refuses a seat of somebody else, and spectators where there are none.
    pub(crate) fn eyes(&self, user: Option<UserId>, seat: Option<Seat>) -> Result<Eyes, Denied> {
        let own = user
            .as_ref()
            .map_or(SeatSet::EMPTY, |user| self.seats_of(user));
        if let Some(seat) = seat {
            if !own.contains(seat) {
                return Err(Denied::NotYourSeat);
            }
            let seat = Some(seat);
            return Ok(Eyes { user, seat });
        }
        let called = |seat: &Seat| self.called().contains(*seat);
        let seat = own.iter().find(called).or(own.lowest());
        let is_host = user.as_ref() == Some(&self.host);
        // A table that has not begun can be looked at by whoever is asked to sit down at it.
        let is_private = self.options.spectators == Spectators::Nobody && self.stage != Stage::Open;
        if seat.is_none() && !is_host && is_private && !self.has_played(user.as_ref()) {
            return Err(Denied::NotWatchable);
        }
        Ok(Eyes { user, seat })
    }

    /// Whether somebody played who may have no seat any more: they may see how it comes out.
    fn has_played(&self, user: Option<&UserId>) -> bool {
        user.is_some()
            && self
                .log
                .iter()
                .any(|entry| entry.author.as_ref() == user && entry.body.is_played())
    }

    /// The table for these eyes.
    pub(crate) fn shown(
        &self,
        names: &Names,
        here: SeatSet,
        eyes: &Eyes,
        now: Millis,
    ) -> TableShown {
        let user = eyes.user.as_ref();
        TableShown {
            table: self.id.clone(),
            seq: self.seq(),
            stage: self.stage.to_string(),
            game: self.game.name().to_owned(),
            rules: self.rules,
            title: self.options.title.clone(),
            setup: self.setup_shown(),
            access: self.options.access,
            spectators: self.options.spectators,
            hints: self.options.hints,
            pause: self.options.pause,
            absent: self.options.absent.clone(),
            host: person(names, &self.host),
            seats: self.seats_shown(names, here, now),
            clock: self.options.clock,
            yours: user.map_or(SeatSet::EMPTY, |user| self.seats_of(user)),
            eyes: eyes.seat,
            deal: self.deal(),
            now: self.now(eyes.viewer(), now),
            view: self.view(eyes.viewer()),
            chat: self.chat(names, user),
            muted: self.muted_by(user),
            rematch: self.rematch.clone(),
            copy_of: self.copy_of(),
        }
    }

    /// The setup, with the map by its name: the view has it whole.
    fn setup_shown(&self) -> Value {
        let mut setup = self.options.setup.clone();
        if let Some(name) = setup["map"]["name"].as_str() {
            setup["map"] = name.to_owned().into();
        }
        setup
    }

    /// The view of the game, once it has begun.
    pub(crate) fn view(&self, viewer: Viewer) -> Option<Value> {
        match self.stage {
            Stage::Open | Stage::Closed => None,
            Stage::Running | Stage::Finished => self.session.view(viewer).ok(),
        }
    }

    /// Who sits where.
    pub(crate) fn seats_shown(&self, names: &Names, here: SeatSet, now: Millis) -> Vec<SeatShown> {
        Seat::first(self.sitters.len())
            .zip(&self.sitters)
            .map(|(seat, sitter)| SeatShown {
                person: sitter.user().map(|user| person(names, user)),
                bot: sitter.bot().map(str::to_owned),
                invited: sitter.invited().map(|user| person(names, user)),
                has_resigned: self.resigned.contains(&seat),
                is_absent: self.is_absent(seat, now),
                is_here: here.contains(seat),
            })
            .collect()
    }

    /// What changes with every entry.
    pub(crate) fn now(&self, viewer: Viewer, now: Millis) -> Now {
        let to_act = self.to_act();
        let seat = match viewer {
            Viewer::Seat(seat) if self.stage == Stage::Running => Some(seat),
            Viewer::Seat(_) | Viewer::Table => None,
        };
        // Where it is another's moment one may be early.
        let acting = seat.filter(|&seat| self.session.to_act().contains(seat));
        Now {
            to_act,
            asked: self.asked(),
            early: acting.is_some_and(|seat| self.session.is_early(seat)),
            pause_until: self.pause_until().map(|until| until.0),
            legal: acting.and_then(|seat| self.session.legal_text(seat).ok()),
            guide: None,
            plan: seat.map_or(Vec::new(), |seat| {
                self.session.plan(seat).unwrap_or_default()
            }),
            orders: seat.and_then(|seat| self.session.orders(seat).ok().flatten()),
            left: match self.stage {
                Stage::Running => self.clocks.shown(now),
                Stage::Open | Stage::Finished | Stage::Closed => None,
            },
            undo_to: seat.and_then(|seat| self.undo_to(seat)),
            take_back: self.take_back.clone(),
            starting: self.starting(),
            outcome: self.ending(),
        }
    }

    /// An entry for these eyes, without the table after it.
    pub(crate) fn news(
        &self,
        names: &Names,
        entry: &LogEntry,
        step: Option<&dyn Step>,
        eyes: &Eyes,
    ) -> News {
        self.news_of(names, entry, self.what(entry, eyes), step, eyes.viewer())
    }

    /// An entry for a viewer to whom `what` of it is open.
    pub(super) fn news_of(
        &self,
        names: &Names,
        entry: &LogEntry,
        what: What,
        step: Option<&dyn Step>,
        viewer: Viewer,
    ) -> News {
        News {
            table: self.id.clone(),
            seq: entry.seq,
            at: entry.at.0,
            by: entry.author.as_ref().map(|user| person(names, user)),
            what,
            events: step.and_then(|step| step.seen_text(viewer)),
            plans: step.map_or(Vec::new(), |step| plans_seen(step.plans(), viewer)),
            now: NowAfter::default(),
            view: None,
            changes: None,
            seats: None,
        }
    }

    /// What is open to these eyes of an entry. Actions are not: the events tell what was seen of them. That a seat has a
    /// plan or orders is no secret; what is in them is.
    pub(super) fn what(&self, entry: &LogEntry, eyes: &Eyes) -> What {
        let (author, user) = (entry.author.as_ref(), eyes.user.as_ref());
        match &entry.body {
            EntryBody::Opened { .. } => What::Opened {},
            &EntryBody::Seated { seat, .. } => What::Seated { seat },
            EntryBody::Committed { seat, hash } => What::Committed {
                seat: *seat,
                hash: hash.clone(),
            },
            &EntryBody::Linked { seat, .. } => What::Linked { seat },
            EntryBody::Starting {} => What::Starting {},
            EntryBody::Revealed { seat, share } => What::Revealed {
                seat: *seat,
                share: share.clone(),
            },
            &EntryBody::Started { missing } => What::Started { missing },
            &EntryBody::Acted { seat, .. } => What::Acted { seat },
            &EntryBody::Planned { seat, .. } => What::Planned { seat },
            &EntryBody::Ordered { seat, .. } => What::Ordered { seat },
            &EntryBody::Undone { seat, to, alone } => What::Undone { seat, to, alone },
            EntryBody::Resumed {} => What::Resumed {},
            &EntryBody::TakeBackAsked { seat, to } => What::Asked { seat, to },
            &EntryBody::TakeBackAnswered { seat, agrees } => What::Answered { seat, agrees },
            &EntryBody::Resigned { seat } => What::Resigned { seat },
            &EntryBody::TimedOut { seat } => What::TimedOut { seat },
            EntryBody::Said { text } => What::Said {
                text: self.hears(user, author).then(|| text.clone()),
            },
            EntryBody::Muted {
                user: whom,
                is_muted,
            } => {
                let is_open = author == user || author == Some(&self.host);
                What::Muted {
                    user: is_open.then(|| whom.clone()),
                    is_muted: is_open.then_some(*is_muted),
                }
            }
            EntryBody::Rematched { table } => What::Rematched {
                table: table.clone(),
            },
            EntryBody::Closed {} => What::Closed {},
        }
    }

    /// Whether one person hears what another says.
    fn hears(&self, user: Option<&UserId>, speaker: Option<&UserId>) -> bool {
        let (Some(user), Some(speaker)) = (user, speaker) else {
            return true;
        };
        let muted = self.muted.get(user);
        !muted.is_some_and(|muted| muted.contains(speaker))
    }

    fn muted_by(&self, user: Option<&UserId>) -> Vec<UserId> {
        let muted = user.and_then(|user| self.muted.get(user));
        muted.map_or(Vec::new(), |muted| muted.iter().cloned().collect())
    }

    fn chat(&self, names: &Names, user: Option<&UserId>) -> Vec<Remark> {
        let remarks = self.log.iter().rev().filter_map(|entry| {
            let EntryBody::Said { text } = &entry.body else {
                return None;
            };
            let author = entry.author.as_ref()?;
            let is_told = self.hears(user, Some(author)) && !text.is_empty();
            is_told.then(|| Remark {
                seq: entry.seq,
                at: entry.at.0,
                by: person(names, author),
                text: text.clone(),
            })
        });
        let mut remarks: Vec<Remark> = remarks.take(REMARKS_SHOWN).collect();
        remarks.reverse();
        remarks
    }

    /// What is told of the deal: its hash before the end, and all of it after.
    fn deal(&self) -> Deal {
        let commitment = fair::commit(&self.salt, self.dealt);
        let is_over = self.stage == Stage::Finished;
        Deal {
            hash: commitment.hash,
            shares: self.shares.shown(),
            salt: is_over.then_some(commitment.salt),
            seed: is_over.then(|| self.dealt.to_string()),
        }
    }

    /// The record of the game, with everything that was secret.
    pub(super) fn record(&self, names: &Names) -> Value {
        let seats = self
            .sitters
            .iter()
            .map(|sitter| match (sitter.user(), sitter.bot()) {
                (Some(user), _) => names
                    .get(user)
                    .cloned()
                    .flatten()
                    .unwrap_or_else(|| format!("guest {user}")),
                (None, Some(bot)) => bot.to_owned(),
                (None, None) => String::new(),
            });
        let shares = self.shares.shown().into_iter();
        let commitment = Commitment {
            seed: (self.seed != self.dealt).then_some(self.dealt),
            shares: shares
                .map(|ShareShown { seat, hash, share }| Share { seat, hash, share })
                .collect(),
            ..fair::commit(&self.salt, self.dealt)
        };
        self.session.record_with(Some(commitment), seats.collect())
    }

    /// Everybody who has to do with the table.
    pub(crate) fn people(&self) -> Vec<UserId> {
        let sitting = self
            .sitters
            .iter()
            .filter_map(|sitter| sitter.user().or(sitter.invited()).cloned());
        let writing = self.log.iter().filter_map(|entry| entry.author.clone());
        let mut people: Vec<UserId> = sitting.chain(writing).collect();
        people.sort();
        people.dedup();
        people
    }
}

fn person(names: &Names, user: &UserId) -> Person {
    Person {
        user: user.clone(),
        name: names.get(user).cloned().flatten(),
    }
}

/// Where and why a plan stopped is for its own seat.
fn plans_seen(plans: Vec<PlanRun>, viewer: Viewer) -> Vec<PlanRun> {
    let seen = plans.into_iter().map(|run| match viewer.is(run.seat) {
        true => run,
        false => PlanRun {
            stopped: None,
            error: None,
            ..run
        },
    });
    seen.collect()
}
