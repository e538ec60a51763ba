//! How many sockets are open, in all, from each address and for each person.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use store::UserId;

use crate::config::Config;
use crate::error::Error;

/// The places for sockets.
#[derive(Clone, Debug)]
pub struct Places {
    taken: Arc<Mutex<Taken>>,
    most: usize,
    most_per_address: usize,
    most_per_user: usize,
}

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
    by_user: HashMap<UserId, usize>,
}

/// One place. It is free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    places: Places,
    address: IpAddr,
    user: Option<UserId>,
}

/// Whoever finds no place may come again so soon.
const RETRY: std::time::Duration = std::time::Duration::from_secs(10);

impl Places {
    /// The places of a configuration, all free.
    pub fn new(config: &Config) -> Places {
        Places {
            taken: Arc::default(),
            most: config.sockets,
            most_per_address: config.sockets_per_address,
            most_per_user: config.sockets_per_user,
        }
    }

    /// Takes a place.
    ///
    /// # Errors
    ///
    /// Refuses one too many.
    pub fn take(&self, address: IpAddr, user: Option<&UserId>) -> Result<Place, Error> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = taken.by_address.get(&address).copied().unwrap_or_default();
        let of_user = user
            .and_then(|user| taken.by_user.get(user).copied())
            .unwrap_or_default();
        let is_full = taken.all >= self.most
            || of_address >= self.most_per_address
            || of_user >= self.most_per_user;
        if is_full {
            return Err(Error::TooMany { retry: RETRY });
        }
        taken.all += 1;
        *taken.by_address.entry(address).or_default() += 1;
        if let Some(user) = user {
            *taken.by_user.entry(user.clone()).or_default() += 1;
        }
        Ok(Place {
            places: self.clone(),
            address,
            user: user.cloned(),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self
            .places
            .taken
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        taken.all -= 1;
        give_back(&mut taken.by_address, &self.address);
        if let Some(user) = &self.user {
            give_back(&mut taken.by_user, user);
        }
    }
}

/// Counts one less, and forgets who has none.
fn give_back<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}
