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
pub struct RateLimit<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    clock: DefaultClock,
}

impl<K: Hash + Eq + Clone> RateLimit<K> {
    /// A limit of `often` times in each `period`, and for as many as `burst` at once.
    pub fn new(often: u32, period: Duration, burst: u32) -> RateLimit<K> {
        let each = (period / often.max(1)).max(Duration::from_nanos(1));
        let burst = NonZero::new(burst).unwrap_or(NonZero::<u32>::MIN);
        let quota = Quota::with_period(each).expect("a period above zero");
        RateLimit {
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

/// Every limit there is.
#[derive(Debug)]
pub struct RateLimits {
    /// Requests of any kind, by [`client_network`].
    pub requests: RateLimit<IpAddr>,
    /// Attempts to sign in, by [`client_network`].
    pub sign_ins: RateLimit<IpAddr>,
    /// Attempts to sign in, by the name as it is compared and by [`client_network`].
    pub accounts: RateLimit<(String, IpAddr)>,
    /// Attempts to sign in, by the name as it is compared, from all networks.
    pub guesses: RateLimit<String>,
    /// Attempts with a browser that is known or signed in, by what is kept of its secret.
    pub known: RateLimit<String>,
    /// Guests made, by [`client_network`].
    pub guests: RateLimit<IpAddr>,
    /// Chat messages, by person.
    pub chat: RateLimit<UserId>,
    /// Webhooks tried, by person.
    pub trials: RateLimit<UserId>,
    /// Hints, by person.
    pub hints: RateLimit<UserId>,
}

impl RateLimits {
    /// The limits of a configuration.
    pub fn new(config: &Config) -> RateLimits {
        let even = |often, period| RateLimit::new(often, period, often);
        RateLimits {
            requests: RateLimit::new(config.requests_per_minute, MINUTE, config.request_burst),
            sign_ins: even(config.sign_ins_per_network, TEN_MINUTES),
            accounts: RateLimit::new(
                config.sign_ins_per_account,
                TEN_MINUTES,
                config.sign_ins_per_account,
            ),
            guesses: RateLimit::new(config.guesses_per_account, HOUR, config.guesses_per_account),
            known: RateLimit::new(
                config.sign_ins_per_account,
                TEN_MINUTES,
                config.sign_ins_per_account,
            ),
            guests: even(config.guests_per_network, HOUR),
            chat: RateLimit::new(config.chat_per_minute, MINUTE, config.chat_per_minute),
            trials: RateLimit::new(TRIALS, TEN_MINUTES, TRIALS),
            hints: RateLimit::new(HINTS, MINUTE, HINTS),
        }
    }

    /// Lets a browser that nobody knows try to sign in to an account. Who has tried too often from one network uses nothing up
    /// of what others may try from theirs.
    ///
    /// # Errors
    ///
    /// Returns [`Error::TooMany`] if there were too many attempts from the network, from the network at the account, or at the
    /// account.
    pub fn guess(&self, account: &str, address: IpAddr) -> Result<(), Error> {
        let network = client_network(address);
        self.sign_ins.pass(&network)?;
        self.accounts.pass(&(account.to_owned(), network))?;
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

/// What counts as one network: an IPv4 address, or the network of an IPv6 address, of which one home has 2^64.
pub fn client_network(address: IpAddr) -> IpAddr {
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
    fn a_rate_limit_lets_a_burst_through_and_then_says_how_long_to_wait() {
        let limit = RateLimit::new(2, HOUR, 2);
        assert!(limit.pass(&1).is_ok() && limit.pass(&1).is_ok());
        let Err(Error::TooMany { retry }) = limit.pass(&1) else {
            panic!("three times at once");
        };
        assert!(retry > MINUTE && retry <= HOUR / 2, "{retry:?}");
        assert!(limit.pass(&2).is_ok(), "another key");
    }

    #[test]
    fn a_home_with_ipv6_is_one_network() {
        let network = |text: &str| client_network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(network("192.0.2.7"), "192.0.2.7");
    }
}
