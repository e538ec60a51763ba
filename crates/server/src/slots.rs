//! How many of something there are at a time, in all, from each place and for each person: connections, sockets, hints.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::UserId;

use crate::error::Error;
use crate::http::gates;

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    pub all: usize,
    /// From one [place](gates::place).
    pub per_place: usize,
    pub per_user: usize,
}

/// Places to be taken. Everybody at one network place shares a `T` for as long as one of them is there.
#[derive(Debug)]
pub struct Places<T = ()> {
    taken: Arc<Mutex<Taken<T>>>,
    most: Most,
}

#[derive(Debug)]
struct Taken<T> {
    all: usize,
    by_place: HashMap<IpAddr, Share<T>>,
    by_user: HashMap<UserId, usize>,
}

#[derive(Debug)]
struct Share<T> {
    taken: usize,
    shared: Arc<T>,
}

/// One place. It is free again when this is dropped.
#[derive(Debug)]
pub struct Place<T = ()> {
    taken: Arc<Mutex<Taken<T>>>,
    place: Option<IpAddr>,
    user: Option<UserId>,
    shared: Arc<T>,
}

/// Whoever finds no place may come again so soon.
const RETRY: Duration = Duration::from_secs(10);

impl<T: Default> Places<T> {
    /// So many places, all free.
    pub fn new(most: Most) -> Places<T> {
        let taken = Taken {
            all: 0,
            by_place: HashMap::new(),
            by_user: HashMap::new(),
        };
        Places {
            taken: Arc::new(Mutex::new(taken)),
            most,
        }
    }

    /// Takes a place for whoever comes from an address, if that is known.
    ///
    /// # Errors
    ///
    /// Refuses one too many.
    pub fn take(&self, address: Option<IpAddr>, user: Option<&UserId>) -> Result<Place<T>, Error> {
        let place = address.map(gates::place);
        let mut taken = lock(&self.taken);
        let of_place = place.and_then(|place| taken.by_place.get(&place));
        let of_place = of_place.map_or(0, |share| share.taken);
        let of_user = user
            .and_then(|user| taken.by_user.get(user).copied())
            .unwrap_or_default();
        let is_full = taken.all >= self.most.all
            || of_place >= self.most.per_place
            || of_user >= self.most.per_user;
        if is_full {
            return Err(Error::TooMany { retry: RETRY });
        }
        taken.all += 1;
        let shared = match place {
            Some(place) => {
                let share = taken.by_place.entry(place).or_insert_with(|| Share {
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
        Ok(Place {
            taken: self.taken.clone(),
            place,
            user: user.cloned(),
            shared,
        })
    }
}

impl<T> Places<T> {
    /// How many are taken.
    pub fn n_taken(&self) -> usize {
        lock(&self.taken).all
    }

    /// How many there may be.
    pub fn most(&self) -> Most {
        self.most
    }
}

impl<T> Place<T> {
    /// What everybody at the same network place shares.
    pub fn shared(&self) -> &Arc<T> {
        &self.shared
    }
}

impl<T> Drop for Place<T> {
    fn drop(&mut self) {
        let mut taken = lock(&self.taken);
        taken.all -= 1;
        if let Some(place) = self.place
            && let Some(share) = taken.by_place.get_mut(&place)
        {
            share.taken -= 1;
            if share.taken == 0 {
                taken.by_place.remove(&place);
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

    fn places(most: Most) -> Places<Mutex<u32>> {
        Places::new(most)
    }

    const MANY: Most = Most {
        all: 100,
        per_place: 100,
        per_user: 100,
    };

    fn address(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn a_home_with_ipv6_is_one_place() {
        let places = places(Most {
            per_place: 2,
            ..MANY
        });
        let first = places.take(address("2001:db8:1:2::1"), None).unwrap();
        let _second = places.take(address("2001:db8:1:2:3:4:5:6"), None).unwrap();
        let third = || places.take(address("2001:db8:1:2:ffff::"), None);
        assert!(third().is_err());
        assert!(places.take(address("2001:db8:1:3::1"), None).is_ok());
        drop(first);
        assert!(third().is_ok());
    }

    #[test]
    fn nobody_is_counted_who_has_gone() {
        let places = places(Most {
            all: 2,
            per_user: 1,
            ..MANY
        });
        let (one, two) = (UserId::random(), UserId::random());
        let taken = places.take(address("192.0.2.1"), Some(&one)).unwrap();
        assert!(places.take(address("192.0.2.2"), Some(&one)).is_err());
        let other = places.take(None, Some(&two)).unwrap();
        assert!(places.take(None, None).is_err());
        assert_eq!(places.n_taken(), 2);
        drop((taken, other));
        assert_eq!(places.n_taken(), 0);
        let taken = lock(&places.taken);
        assert!(taken.by_place.is_empty() && taken.by_user.is_empty());
    }

    #[test]
    fn those_at_one_place_share_what_is_there() {
        let places = places(MANY);
        let one = places.take(address("192.0.2.1"), None).unwrap();
        let two = places.take(address("::ffff:192.0.2.1"), None).unwrap();
        let other = places.take(address("192.0.2.2"), None).unwrap();
        *one.shared().lock().unwrap() += 1;
        assert_eq!(*two.shared().lock().unwrap(), 1);
        assert_eq!(*other.shared().lock().unwrap(), 0);
    }
}
