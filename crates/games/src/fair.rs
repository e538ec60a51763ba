//! Fair dealing: what is shown of a seed before the game, so that the deal can be checked after it.

use game::{Commitment, Seed};
use sha2::{Digest, Sha256};

/// What to show of `seed` before the game. The salt and the seed are told after it.
pub fn commit(salt: &str, seed: Seed) -> Commitment {
    Commitment {
        salt: salt.to_owned(),
        hash: hash(salt, seed),
    }
}

/// Whether `seed` is the one that was committed to.
pub fn holds(commitment: &Commitment, seed: Seed) -> bool {
    commitment.hash == hash(&commitment.salt, seed)
}

/// The SHA-256 of `salt:seed` in hexadecimal digits: what `printf %s "$salt:$seed" | sha256sum` prints.
fn hash(salt: &str, seed: Seed) -> String {
    let digest = Sha256::digest(format!("{salt}:{seed}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_what_sha256sum_prints() {
        let seed = "7".parse().unwrap();
        let commitment = commit("salt", seed);
        assert_eq!(
            commitment.hash,
            "0bdc73c5926d255cff128e882ca1d39c7a7f27e4cdba05d5488f352c1d445044"
        );
        assert!(holds(&commitment, seed));
        assert!(!holds(&commitment, "8".parse().unwrap()));
        assert!(!holds(
            &Commitment {
                salt: "pepper".to_owned(),
                ..commitment
            },
            seed
        ));
    }
}
