//! Who sits where: by themselves, by a link, by the host; and what they add to the deal when the game starts.

use game::Seat;
use games::fair;
use store::{Millis, Stage, UserId};

use super::decide::Decision;
use super::entry_body::EntryBody;
use super::options::{Access, Placed, Sitter};
use super::shares::Starting;
use super::state::Table;
use crate::error::{Denied, Error};
use crate::people::Secret;

/// What a person has shown at the door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pass {
    Nothing,
    Invitation,
    SeatLink(Seat),
}

impl Table {
    /// The seat that is kept for a person.
    pub(crate) fn kept_for(&self, user: &UserId) -> Option<Seat> {
        let mut seats = Seat::first(self.sitters.len()).zip(&self.sitters);
        let kept = seats.find(|(_, sitter)| sitter.invited() == Some(user));
        kept.map(|(seat, _)| seat)
    }

    /// The start of the game that waits for what the players add to the deal.
    pub(crate) fn starting(&self) -> Option<Starting> {
        match self.stage {
            Stage::Open => self.shares.starting(),
            Stage::Running | Stage::Finished | Stage::Closed => None,
        }
    }

    /// What the link with this digest leads to: a seat, or the table.
    pub(crate) fn link(&self, digest: &str) -> Option<Option<Seat>> {
        let mut links = self.links.iter();
        let found = links.find(|(_, known)| *known == digest);
        found.map(|(seat, _)| *seat)
    }

    /// What the secret of a link lets its owner do.
    fn pass(&self, secret: &str) -> Result<Pass, Error> {
        let secret = Secret::parse(secret).ok_or(Denied::NoSuchLink)?;
        match self.link(&secret.hash()).ok_or(Denied::NoSuchLink)? {
            Some(seat) => Ok(Pass::SeatLink(seat)),
            None => Ok(Pass::Invitation),
        }
    }

    /// A link to a seat of one's own, or the host's invitation to the table. Without a digest it is taken back.
    pub(crate) fn link_to(
        &self,
        user: &UserId,
        seat: Option<Seat>,
        digest: Option<String>,
    ) -> Result<Decision, Error> {
        match seat {
            Some(seat) => self.owned(user, seat)?,
            None => self.hosted(user)?,
        }
        if let Stage::Finished | Stage::Closed = self.stage {
            return Err(Denied::IsOver.into());
        }
        let decision = Decision::of(EntryBody::Linked { seat, digest });
        self.tally.check(user, &decision.bodies)?;
        Ok(decision)
    }

    /// Somebody sits down in a seat of their choice, or in the first that is free for them.
    pub(super) fn sit_down(
        &self,
        user: &UserId,
        secret: Option<&str>,
        seat: Option<Seat>,
        commitment: Option<&str>,
    ) -> Result<EntryBody, Error> {
        let commitment = commitment.map(hash_of_share).transpose()?;
        Ok(EntryBody::Seated {
            seat: self.sit(user, secret, seat)?,
            sitter: Sitter::Person { user: user.clone() },
            commitment,
        })
    }

    /// Somebody gets up, or does not want the seat that is kept for them.
    pub(super) fn get_up(&self, user: &UserId, seat: Seat) -> Result<EntryBody, Error> {
        self.seat_exists(seat)?;
        if self.sitters[seat.index()].invited() != Some(user) {
            self.owned(user, seat)?;
        }
        self.not_begun()?;
        Ok(EntryBody::Seated {
            seat,
            sitter: Sitter::Nobody,
            commitment: None,
        })
    }

    /// A seat fixes what it will add to the deal.
    pub(super) fn commit_share(
        &self,
        user: &UserId,
        seat: Seat,
        hash: &str,
    ) -> Result<EntryBody, Error> {
        self.owned(user, seat)?;
        self.not_starting()?;
        let hash = hash_of_share(hash)?;
        Ok(EntryBody::Committed { seat, hash })
    }

    /// The host starts the game, which may have to wait for what the players add to the deal.
    pub(super) fn start_by(&self, user: &UserId) -> Result<EntryBody, Error> {
        self.hosted(user)?;
        self.not_begun()?;
        if self.sitters.iter().any(Sitter::is_empty) {
            return Err(Denied::SeatsEmpty.into());
        }
        self.not_starting()?;
        Ok(match self.shares.waiting().is_empty() {
            true => self.start(),
            false => EntryBody::Starting {},
        })
    }

    /// Checks that the game has neither begun nor is about to.
    fn not_starting(&self) -> Result<(), Error> {
        self.not_begun()?;
        match self.shares.is_asked() {
            true => Err(Denied::HasStarted.into()),
            false => Ok(()),
        }
    }

    /// The game begins, with the shares that were told.
    pub(crate) fn start(&self) -> EntryBody {
        let missing = self.shares.missing();
        EntryBody::Started { missing }
    }

    /// What a seat adds to the deal. The last one lets the game begin.
    pub(super) fn reveal(
        &self,
        user: &UserId,
        seat: Seat,
        share: Option<String>,
    ) -> Result<Decision, Error> {
        self.owned(user, seat)?;
        self.not_begun()?;
        let waiting = self.shares.waiting();
        if !self.shares.is_asked() || !waiting.contains(seat) {
            return Err(Denied::NotAsked.into());
        }
        if let Some(share) = &share {
            let is_right = fair::is_share(share)
                && self.shares.hash(seat) == Some(fair::hash_of(share).as_str());
            if !is_right {
                return Err(Denied::WrongShare.into());
            }
        }
        let mut told = self.shares.clone();
        told.reveal(seat, share.clone());
        let mut decision = Decision::of(EntryBody::Revealed { seat, share });
        if told.waiting().is_empty() {
            let missing = told.missing();
            decision.bodies.push(EntryBody::Started { missing });
        }
        Ok(decision)
    }

    /// The seat in which somebody sits down.
    fn sit(&self, user: &UserId, secret: Option<&str>, seat: Option<Seat>) -> Result<Seat, Error> {
        let pass = match secret {
            Some(secret) => self.pass(secret)?,
            None => Pass::Nothing,
        };
        match self.stage {
            Stage::Open | Stage::Running => {}
            Stage::Finished | Stage::Closed => return Err(Denied::IsOver.into()),
        }
        // Whoever plays one hand must not look into another.
        let sits_already = !self.seats_of(user).is_empty();
        if sits_already && self.options.access != Access::Local {
            return Err(Denied::SeatTaken.into());
        }
        if let Pass::SeatLink(seat) = pass {
            return Ok(seat);
        }
        if let Some(kept) = self.kept_for(user)
            && seat.is_none_or(|seat| seat == kept)
        {
            return Ok(kept);
        }
        let may_sit = match self.options.access {
            Access::Open => true,
            Access::Invited => pass == Pass::Invitation || *user == self.host,
            Access::Local => *user == self.host,
        };
        if !may_sit {
            return Err(Denied::NotInvited.into());
        }
        let is_free = |seat: Seat| self.sitters[seat.index()] == Sitter::Nobody;
        let seat = match seat {
            Some(seat) => {
                self.seat_exists(seat)?;
                if !is_free(seat) {
                    return Err(Denied::SeatTaken.into());
                }
                seat
            }
            None => Seat::first(self.sitters.len())
                .find(|&seat| is_free(seat))
                .ok_or(Denied::TableFull)?,
        };
        Ok(seat)
    }

    /// Who sits in a seat because the host says so.
    pub(super) fn place(
        &self,
        user: &UserId,
        seat: Seat,
        placed: Placed,
        now: Millis,
    ) -> Result<EntryBody, Error> {
        self.hosted(user)?;
        self.seat_exists(seat)?;
        let is_local = self.options.access == Access::Local;
        match self.stage {
            Stage::Open => {}
            Stage::Running => {
                let may_replace = match &self.sitters[seat.index()] {
                    Sitter::Nobody | Sitter::Invited { .. } => true,
                    Sitter::Bot { .. } => !self.resigned.contains(&seat),
                    Sitter::Person { .. } => self.is_absent(seat, now),
                };
                if !may_replace {
                    return Err(Denied::NotAbsent.into());
                }
                // Whoever plays one hand must not look into another.
                let has_seat = !self.seats_of(user).is_empty();
                if placed == Placed::Me && has_seat && !is_local {
                    return Err(Denied::SeatTaken.into());
                }
            }
            Stage::Finished | Stage::Closed => return Err(Denied::IsOver.into()),
        }
        if let Placed::Bot { bot } = &placed {
            self.not_contested()?;
            self.game.check_bot(bot)?;
        }
        Ok(EntryBody::Seated {
            seat,
            sitter: placed.by(user),
            commitment: None,
        })
    }
}

/// Something that can be the hash of a share.
fn hash_of_share(text: &str) -> Result<String, Error> {
    match fair::is_share(text) {
        true => Ok(text.to_owned()),
        false => Err(Denied::WrongShare.into()),
    }
}
