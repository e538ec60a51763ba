//! Passwords.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use tokio::sync::Semaphore;

use crate::blocking::run_blocking;
use crate::error::{Denied, Error};

/// A hash of nothing in particular, to be checked where there is none, so that the answer takes as long.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$dG93cGF0aHRvd3BhdGh0bw$RP9JQlQQbJ4cu2Fzqoa1tB4K2zJZrF5tAi1uSRn1kI4";

/// Hashes passwords, a few at a time: each takes 19 MiB and a core for a while.
#[derive(Debug)]
pub struct Hasher(Semaphore);

impl Hasher {
    pub(super) fn new(at_once: u32) -> Hasher {
        Hasher(Semaphore::new(at_once as usize))
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Error> {
        let _turn = self.0.acquire().await.map_err(|_| Error::Internal)?;
        let hashed = run_blocking(move || {
            let hash: Result<PasswordHash, _> = argon2().hash_password(password.as_bytes());
            hash.map(|hash| hash.to_string())
        });
        hashed.await.and_then(Result::ok).ok_or(Error::Internal)
    }

    /// Whether a password is the one that was hashed. It never is if there is no hash, which takes as long to find out.
    pub(crate) async fn check(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Error> {
        let _turn = self.0.acquire().await.map_err(|_| Error::Internal)?;
        metrics::counter!("towpath_passwords_checked_total").increment(1);
        let is_somebodys = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let checked = run_blocking(move || {
            Argon2::default().verify_password(password.as_bytes(), hash.as_str())
        });
        let checked = checked.await.ok_or(Error::Internal)?;
        Ok(checked.is_ok() && is_somebodys)
    }
}

fn argon2() -> Argon2<'static> {
    // What is hashed in a simulation is nobody's password, and to hash it costs more than all the rest.
    #[cfg(feature = "simulation")]
    if store::simulation::is_on() {
        let params = argon2::Params::new(8, 1, 1, None).expect("the least there can be");
        return Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, params);
    }
    Argon2::default()
}

/// Checks that a password is long enough, and short enough to be hashed.
pub(crate) fn check_password(password: &str) -> Result<(), Error> {
    match password.chars().count() {
        10..=200 => Ok(()),
        _ => Err(Denied::BadPassword.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobodys_hash_takes_as_long_as_anybodys() {
        let nobodys = PasswordHash::new(NOBODYS).unwrap();
        let hash: PasswordHash = Argon2::default().hash_password(b"a password").unwrap();
        assert_eq!(nobodys.algorithm, hash.algorithm);
        assert_eq!(nobodys.version, hash.version);
        assert_eq!(nobodys.params, hash.params);
        let lengths = |hash: &PasswordHash| {
            let (salt, output) = (hash.salt.unwrap(), hash.hash.unwrap());
            (salt.len(), output.len())
        };
        assert_eq!(lengths(&nobodys), lengths(&hash));
    }
}
