//! How many of something there are at a time, in all, from each network and for each person: connections, sockets, hints.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::UserId;

use crate::error::Error;
use crate::http::rate_limits;

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    pub all: usize,
    /// From one [network](rate_limits::client_network).
    pub per_network: usize,
    pub per_user: usize,
}

/// Slots to be taken. Everybody at one network shares a `T` for as long as one of them is there.
#[derive(Debug)]
pub struct Slots<T = ()> {
    taken: Arc<Mutex<Taken<T>>>,
    most: Most,
}

#[derive(Debug)]
struct Taken<T> {
    all: usize,
    by_network: HashMap<IpAddr, Share<T>>,
    by_user: HashMap<UserId, usize>,
}

#[derive(Debug)]
struct Share<T> {
    taken: usize,
    shared: Arc<T>,
}

/// One slot. It is free again when this is dropped.
#[derive(Debug)]
pub struct Slot<T = ()> {
    taken: Arc<Mutex<Taken<T>>>,
    network: Option<IpAddr>,
    user: Option<UserId>,
    shared: Arc<T>,
}

/// Whoever finds no slot may come again so soon.
const RETRY: Duration = Duration::from_secs(10);

impl<T: Default> Slots<T> {
    /// So many slots, all free.
    pub fn new(most: Most) -> Slots<T> {
        let taken = Taken {
            all: 0,
            by_network: HashMap::new(),
            by_user: HashMap::new(),
        };
        Slots {
            taken: Arc::new(Mutex::new(taken)),
            most,
        }
    }

    /// Takes a slot for whoever comes from an address, if that is known.
    ///
    /// # Errors
    ///
    /// Refuses one too many.
    pub fn take(&self, address: Option<IpAddr>, user: Option<&UserId>) -> Result<Slot<T>, Error> {
        let network = address.map(rate_limits::client_network);
        let mut taken = lock(&self.taken);
        let of_network = network.and_then(|network| taken.by_network.get(&network));
        let of_network = of_network.map_or(0, |share| share.taken);
        let of_user = user
            .and_then(|user| taken.by_user.get(user).copied())
            .unwrap_or_default();
        let is_full = taken.all >= self.most.all
            || of_network >= self.most.per_network
            || of_user >= self.most.per_user;
        if is_full {
            return Err(Error::TooMany { retry: RETRY });
        }
        taken.all += 1;
        let shared = match network {
            Some(network) => {
                let share = taken.by_network.entry(network).or_insert_with(|| Share {
                    taken: 0,
                    shared: Arc::default(),
                });
                share.taken += 1;
                share.shared.clone()
            }
            None => Arc::default(),
        };
        if let Some(user) = user {
            *taken.by_user.entry(user.clone()).or_default() += 1;
        }
        Ok(Slot {
            taken: self.taken.clone(),
            network,
            user: user.cloned(),
            shared,
        })
    }
}

impl<T> Slots<T> {
    /// How many are taken.
    pub fn n_taken(&self) -> usize {
        lock(&self.taken).all
    }

    /// How many there may be.
    pub fn most(&self) -> Most {
        self.most
    }
}

impl<T> Slot<T> {
    /// What everybody at the same network shares.
    pub fn shared(&self) -> &Arc<T> {
        &self.shared
    }
}

impl<T> Drop for Slot<T> {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        taken.all -= 1;
        if let Some(network) = self.network
            && let Some(share) = taken.by_network.get_mut(&network)
        {
            share.taken -= 1;
            if share.taken == 0 {
                taken.by_network.remove(&network);
            }
        }
        if let Some(user) = &self.user
            && let Some(count) = taken.by_user.get_mut(user)
        {
            *count -= 1;
            if *count == 0 {
                taken.by_user.remove(user);
            }
        }
    }
}

fn lock<T>(taken: &Mutex<Taken<T>>) -> MutexGuard<'_, Taken<T>> {
    // The counts are whole whatever happened to whoever held them.
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(most: Most) -> Slots<Mutex<u32>> {
        Slots::new(most)
    }

    const MANY: Most = Most {
        all: 100,
        per_network: 100,
        per_user: 100,
    };

    fn address(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn a_home_with_ipv6_is_one_network() {
        let slots = slots(Most {
            per_network: 2,
            ..MANY
        });
        let first = slots.take(address("2001:db8:1:2::1"), None).unwrap();
        let _second = slots.take(address("2001:db8:1:2:3:4:5:6"), None).unwrap();
        let third = || slots.take(address("2001:db8:1:2:ffff::"), None);
        assert!(third().is_err());
        assert!(slots.take(address("2001:db8:1:3::1"), None).is_ok());
        drop(first);
        assert!(third().is_ok());
    }

    #[test]
    fn nobody_is_counted_who_has_gone() {
        let slots = slots(Most {
            all: 2,
            per_user: 1,
            ..MANY
        });
        let (one, two) = (UserId::random(), UserId::random());
        let taken = slots.take(address("192.0.2.1"), Some(&one)).unwrap();
        assert!(slots.take(address("192.0.2.2"), Some(&one)).is_err());
        let other = slots.take(None, Some(&two)).unwrap();
        assert!(slots.take(None, None).is_err());
        assert_eq!(slots.n_taken(), 2);
        drop((taken, other));
        assert_eq!(slots.n_taken(), 0);
        let taken = lock(&slots.taken);
        assert!(taken.by_network.is_empty() && taken.by_user.is_empty());
    }

    #[test]
    fn those_in_one_network_share_what_is_there() {
        let slots = slots(MANY);
        let one = slots.take(address("192.0.2.1"), None).unwrap();
        let two = slots.take(address("::ffff:192.0.2.1"), None).unwrap();
        let other = slots.take(address("192.0.2.2"), None).unwrap();
        *one.shared().lock().unwrap() += 1;
        assert_eq!(*two.shared().lock().unwrap(), 1);
        assert_eq!(*other.shared().lock().unwrap(), 0);
    }
}
