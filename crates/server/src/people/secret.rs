//! Secrets that stand for a person: in a cookie, in a token.

use std::fmt;

use crate::secret::{hash, random_digits};

/// 256 random bits. They are kept as a hash only, which needs no salt: nobody can guess as many bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A secret that nobody has had.
    ///
    /// # Panics
    ///
    /// Panics if the system has no randomness to give.
    pub fn random() -> Secret {
        Secret(random_digits::<32>())
    }

    /// A secret that somebody has sent, if it can be one.
    pub fn parse(text: &str) -> Option<Secret> {
        let is_secret = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_secret.then(|| Secret(text.to_owned()))
    }

    /// The secret itself, to be shown to its owner once.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> String {
        hash(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_long_and_does_not_show() {
        let secret = Secret::random();
        assert_ne!(secret, Secret::random());
        assert_eq!(Secret::parse(secret.reveal()), Some(secret.clone()));
        assert_eq!(Secret::parse("short"), None);
        assert!(!format!("{secret:?}").contains(secret.reveal()));
        assert!(!secret.hash().contains(secret.reveal()));
        assert_eq!(secret.hash().len(), 64);
    }
}
