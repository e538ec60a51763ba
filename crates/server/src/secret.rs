//! Secrets: made from the system's randomness, kept as hashes.

use sha2::{Digest, Sha256};

/// 256 random bits from the system, in hexadecimal digits.
///
/// # Panics
///
/// Panics if the system has no randomness to give, where nothing could be kept secret.
pub(crate) fn random() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("randomness from the system");
    hex(&bytes)
}

/// 128 random bits in hexadecimal digits, as many as a seed takes.
pub(crate) fn seed_digits() -> String {
    let mut digits = random();
    digits.truncate(32);
    digits
}

/// What is stored of a secret. It has full entropy, so that a plain hash is enough.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret))
}

/// A name of 16 characters that follows from `parts`, and that nobody can guess without them.
pub(crate) fn derive(parts: &[&str]) -> String {
    let mut name = hash(&parts.join("\n"));
    name.truncate(16);
    name
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_their_hashes_do_not_show_them() {
        let secret = random();
        assert_eq!(secret.len(), 64);
        assert_ne!(secret, random());
        assert_ne!(hash(&secret), secret);
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn a_derived_name_follows_from_its_parts() {
        assert_eq!(derive(&["a", "b"]), derive(&["a", "b"]));
        assert_ne!(derive(&["a", "b"]), derive(&["ab", ""]));
    }
}
