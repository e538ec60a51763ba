//! Randomness and hashes, in hexadecimal digits.

use sha2::{Digest, Sha256};

/// So many random bytes in hexadecimal digits.
///
/// # Panics
///
/// Panics if the system has no randomness to give.
pub(crate) fn random_digits<const N: usize>() -> String {
    let mut bytes = [0; N];
    store::fill_with_chance(&mut bytes);
    hexadecimal(&bytes)
}

/// 128 random bits, as many as a seed takes.
///
/// # Panics
///
/// Panics if the system has no randomness to give.
pub(crate) fn seed_digits() -> String {
    random_digits::<16>()
}

/// The SHA-256 of a text, in hexadecimal digits.
pub(crate) fn hash(text: &str) -> String {
    hexadecimal(&Sha256::digest(text))
}

/// A name of 16 characters that follows from `parts`, and that nobody can guess without them.
pub(crate) fn derive(parts: &[&str]) -> String {
    let mut name = hash(&parts.join("\n"));
    name.truncate(16);
    name
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ() {
        assert_eq!(seed_digits().len(), 32);
        assert_ne!(seed_digits(), seed_digits());
    }

    #[test]
    fn a_derived_name_follows_from_its_parts() {
        assert_eq!(derive(&["a", "b"]), derive(&["a", "b"]));
        assert_ne!(derive(&["a", "b"]), derive(&["ab", ""]));
    }
}
