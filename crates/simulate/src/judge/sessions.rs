//! Sessions and tokens: which of them were ended, so that nobody may honour them any more.

use std::collections::{BTreeMap, BTreeSet};

use super::Judge;

/// What people show to be known, by its secret, and passwords that were changed.
#[derive(Debug, Default)]
pub struct Sessions {
    all: BTreeMap<String, Session>,
    /// Passwords that were in force beyond doubt, by their owner.
    passwords: BTreeSet<(String, String)>,
    /// Those of them whose change was acknowledged.
    old_passwords: BTreeSet<(String, String)>,
    /// Those who have asked for some session of theirs to end, whatever came of it.
    ending: BTreeSet<String>,
}

/// How somebody came by what they show to be known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Means {
    /// A guest's first cookie.
    Guest,
    /// Signed in with this password, or chose it.
    Password(String),
    /// A token, made with this secret.
    Token(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Session {
    user: String,
    means: Means,
    is_ended: bool,
    /// Whether it ended together with all others, so that what is made with it is worth nothing either.
    ended_with_all: bool,
}

impl Sessions {
    /// Somebody was given something to be known by.
    pub fn opened(&mut self, user: &str, secret: &str, means: Means) {
        if let Means::Password(password) = &means {
            self.passwords.insert((user.to_owned(), password.clone()));
        }
        let is_late = match &means {
            Means::Guest => false,
            Means::Password(password) => self.is_old(user, password),
            Means::Token(maker) => self
                .all
                .get(maker)
                .is_some_and(|maker| maker.ended_with_all),
        };
        let session = Session {
            user: user.to_owned(),
            means,
            is_ended: is_late,
            ended_with_all: is_late,
        };
        self.all.insert(secret.to_owned(), session);
    }

    /// Somebody asks for sessions to end. From here on nobody knows which of them still hold, until that is answered.
    pub fn ending(&mut self, user: &str) {
        self.ending.insert(user.to_owned());
    }

    /// Whether somebody may have been signed out.
    pub fn may_be_out(&self, user: &str) -> bool {
        self.ending.contains(user)
    }

    /// The secrets of a person.
    pub fn of(&self, user: &str) -> Vec<String> {
        let theirs = self.all.iter().filter(|(_, session)| session.user == user);
        theirs.map(|(secret, _)| secret.clone()).collect()
    }

    /// That one session was ended is acknowledged.
    pub fn ended(&mut self, secret: &str) {
        if let Some(session) = self.all.get_mut(secret) {
            session.is_ended = true;
        }
    }

    /// That all sessions of somebody were ended is acknowledged. They had these when they asked for it.
    pub fn ended_all(&mut self, had: &[String]) {
        let mut ended: BTreeSet<&str> = had.iter().map(String::as_str).collect();
        let made_by = |session: &Session, ended: &BTreeSet<&str>| match &session.means {
            Means::Token(maker) => ended.contains(maker.as_str()),
            Means::Guest | Means::Password(_) => false,
        };
        for (secret, session) in &mut self.all {
            if ended.contains(secret.as_str()) || made_by(session, &ended) {
                (session.is_ended, session.ended_with_all) = (true, true);
                ended.insert(secret);
            }
        }
    }

    /// That a password has taken another's place is acknowledged: whoever came by the old one is out, and all others who
    /// were there when it was asked for.
    pub fn password_changed(&mut self, user: &str, old: Option<&str>, had: &[String]) {
        // One that was asked for and never acknowledged may come into force later.
        let old = old.map(|old| (user.to_owned(), old.to_owned()));
        let old = old.filter(|old| self.passwords.contains(old));
        self.old_passwords.extend(old);
        let by_old = |session: &Session| match &session.means {
            Means::Password(password) => {
                session.user == user
                    && self
                        .old_passwords
                        .contains(&(user.to_owned(), password.clone()))
            }
            Means::Guest | Means::Token(_) => false,
        };
        let late = self.all.iter().filter(|(_, session)| by_old(session));
        let late = late.map(|(secret, _)| secret.clone());
        let ended: Vec<String> = had.iter().cloned().chain(late).collect();
        self.ended_all(&ended);
    }

    /// That somebody was forgotten is acknowledged.
    pub fn gone(&mut self, user: &str, had: &[String]) {
        let theirs = self.passwords.iter().filter(|(owner, _)| owner == user);
        self.old_passwords.extend(theirs.cloned());
        self.ended_all(had);
    }

    /// Whether a password is one that was changed.
    pub fn is_old(&self, user: &str, password: &str) -> bool {
        self.old_passwords
            .contains(&(user.to_owned(), password.to_owned()))
    }

    /// Whether the end of a session was acknowledged.
    pub fn is_ended(&self, secret: &str) -> bool {
        self.all.get(secret).is_some_and(|session| session.is_ended)
    }

    /// Whether a session holds beyond doubt: nobody has ever asked for it to end.
    fn holds(&self, secret: &str) -> bool {
        let session = self.all.get(secret);
        session.is_some_and(|session| !session.is_ended && !self.ending.contains(&session.user))
    }

    /// Everything that must not be told to anybody else.
    pub(super) fn secrets(&self) -> impl Iterator<Item = &str> {
        self.all.keys().map(String::as_str)
    }
}

impl Judge {
    /// A request was answered. `was_ended` if the end of what it was known by had been acknowledged before it was sent.
    pub fn answered(&mut self, secret: &str, was_ended: bool, is_honoured: bool, is_refused: bool) {
        let user = || format!("{:?}", self.sessions.all.get(secret));
        if was_ended && is_honoured {
            let what = user();
            self.find("ended session honoured", what);
        } else if is_refused && self.sessions.holds(secret) {
            let what = user();
            self.find("signed out unasked", what);
        }
    }

    /// Somebody was let in by a password. `was_old` if its change had been acknowledged before.
    pub fn let_in(&mut self, user: &str, was_old: bool) {
        if was_old {
            self.find("old password honoured", user.to_owned());
        }
    }

    /// Whether somebody may be a stranger by now, of their own will.
    pub(super) fn may_be_out(&self, user: &str) -> bool {
        self.dealings.leaving.contains(user) || self.sessions.may_be_out(user)
    }
}
