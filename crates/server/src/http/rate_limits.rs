//! How often things may be done, by address, by account and by person.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use store::UserId;

use crate::budgets::{HINTS, TRIALS};
use crate::config::Config;
use crate::error::Error;

const MINUTE: Duration = Duration::from_secs(60);
const TEN_MINUTES: Duration = Duration::from_secs(600);
const HOUR: Duration = Duration::from_secs(3600);

/// Lets each key through so often and no oftener.
#[derive(Debug)]
pub struct Gate<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> Gate<K> {
    /// A gate for `often` times in each `period`, and for as many as `burst` at once.
    pub fn new(often: u32, period: Duration, burst: u32) -> Gate<K> {
        let each = (period / often.max(1)).max(Duration::from_nanos(1));
        let burst = NonZero::new(burst).unwrap_or(NonZero::<u32>::MIN);
        let quota = Quota::with_period(each).expect("a period above zero");
        Gate {
            limiter: DefaultKeyedRateLimiter::keyed(quota.allow_burst(burst)),
            clock: DefaultClock::default(),
        }
    }

    /// Goes through once.
    ///
    /// # Errors
    ///
    /// Returns [`Error::TooMany`] if the key has come too often.
    pub fn pass(&self, key: &K) -> Result<(), Error> {
        self.limiter
            .check_key(key)
            .map_err(|refused| Error::TooMany {
                retry: refused.wait_time_from(self.clock.now()),
            })
    }

    fn clear(&self) {
        self.limiter.retain_recent();
    }
}

/// Every gate there is.
#[derive(Debug)]
pub struct Gates {
    /// Requests of any kind, by [`place`].
    pub requests: Gate<IpAddr>,
    /// Attempts to sign in, by [`place`].
    pub sign_ins: Gate<IpAddr>,
    /// Attempts to sign in, by the name as it is compared and by [`place`].
    pub accounts: Gate<(String, IpAddr)>,
    /// Attempts to sign in, by the name as it is compared, from all places.
    pub guesses: Gate<String>,
    /// Attempts with a browser that is known or signed in, by what is kept of its secret.
    pub known: Gate<String>,
    /// Guests made, by [`place`].
    pub guests: Gate<IpAddr>,
    /// Chat messages, by person.
    pub chat: Gate<UserId>,
    /// Webhooks tried, by person.
    pub trials: Gate<UserId>,
    /// Hints, by person.
    pub hints: Gate<UserId>,
}

impl Gates {
    /// The gates of a configuration.
    pub fn new(config: &Config) -> Gates {
        let even = |often, period| Gate::new(often, period, often);
        Gates {
            requests: Gate::new(config.requests_per_minute, MINUTE, config.request_burst),
            sign_ins: even(config.sign_ins_per_address, TEN_MINUTES),
            accounts: Gate::new(
                config.sign_ins_per_account,
                TEN_MINUTES,
                config.sign_ins_per_account,
            ),
            guesses: Gate::new(config.guesses_per_account, HOUR, config.guesses_per_account),
            known: Gate::new(
                config.sign_ins_per_account,
                TEN_MINUTES,
                config.sign_ins_per_account,
            ),
            guests: even(config.guests_per_address, HOUR),
            chat: Gate::new(config.chat_per_minute, MINUTE, config.chat_per_minute),
            trials: Gate::new(TRIALS, TEN_MINUTES, TRIALS),
            hints: Gate::new(HINTS, MINUTE, HINTS),
        }
    }

    /// Lets a browser that nobody knows try to sign in to an account. Who has tried too often from one place uses nothing up
    /// of what others may try from theirs.
    ///
    /// # Errors
    ///
    /// Returns [`Error::TooMany`] if there were too many attempts from the place, from the place at the account, or at the
    /// account.
    pub fn guess(&self, account: &str, address: IpAddr) -> Result<(), Error> {
        let place = place(address);
        self.sign_ins.pass(&place)?;
        self.accounts.pass(&(account.to_owned(), place))?;
        self.guesses.pass(&account.to_owned())
    }

    /// Forgets those who could pass again as if they had never come.
    pub fn clear(&self) {
        self.requests.clear();
        self.sign_ins.clear();
        self.accounts.clear();
        self.guesses.clear();
        self.known.clear();
        self.guests.clear();
        self.chat.clear();
        self.trials.clear();
        self.hints.clear();
    }
}

/// What counts as one place: an IPv4 address, or the network of an IPv6 address, of which one home has 2^64.
pub fn place(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gate_lets_a_burst_through_and_then_tells_how_long_to_wait() {
        let gate = Gate::new(2, HOUR, 2);
        assert!(gate.pass(&1).is_ok() && gate.pass(&1).is_ok());
        let Err(Error::TooMany { retry }) = gate.pass(&1) else {
            panic!("three times at once");
        };
        assert!(retry > MINUTE && retry <= HOUR / 2, "{retry:?}");
        assert!(gate.pass(&2).is_ok(), "another key");
    }

    #[test]
    fn a_home_with_ipv6_is_one_place() {
        let place = |text: &str| place(text.parse().unwrap()).to_string();
        assert_eq!(place("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(place("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(place("192.0.2.7"), "192.0.2.7");
    }
}
