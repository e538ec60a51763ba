//! Randomness of tables, and names that follow from it.

use sha2::{Digest, Sha256};

/// 128 random bits in hexadecimal digits, as many as a seed takes.
///
/// # Panics
///
/// Panics if the system has no randomness to give.
pub(crate) fn seed_digits() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("randomness from the operating system");
    hexadecimal(&bytes)
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
