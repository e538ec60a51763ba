//! Fair dealing: what is shown of a seed before the game, what the players add to it, and the proof after it.

use game::{Commitment, Seed, Share};
use sha2::{Digest, Sha256};

/// How many hexadecimal digits a player's share has.
const SHARE_DIGITS: usize = 64;

/// What to show of `seed` before the game. The salt and the seed are told after it.
pub fn commit(salt: &str, seed: Seed) -> Commitment {
    Commitment {
        salt: salt.to_owned(),
        hash: sha256(&format!("{salt}:{seed}")),
        seed: None,
        shares: Vec::new(),
    }
}

/// Whether `seed`, with which a game was played, is the one that was committed to, and every share is in it that was told.
pub fn holds(commitment: &Commitment, seed: Seed) -> bool {
    let hashed = commitment.seed.unwrap_or(seed);
    let told = |share: &Share| share.share.clone().map(|told| (told, share.hash.clone()));
    let told: Vec<(String, String)> = commitment.shares.iter().filter_map(told).collect();
    commitment.hash == sha256(&format!("{}:{hashed}", commitment.salt))
        && told.iter().all(|(share, hash)| hash_of(share) == *hash)
        && mix(hashed, told.iter().map(|(share, _)| share.as_str())) == seed
}

/// Whether a text can be a share or the hash of one.
pub fn is_share(text: &str) -> bool {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == SHARE_DIGITS && text.bytes().all(is_digit)
}

/// What is shown of a share before the game: its SHA-256.
pub fn hash_of(share: &str) -> String {
    sha256(share)
}

/// The seed that players' shares, in the order of their seats, make of a seed: the first half of the SHA-256 of
/// `seed:share:share`. Without a share it is the seed itself.
///
/// # Panics
///
/// Never: 32 digits are a seed.
pub fn mix<'a>(seed: Seed, shares: impl Iterator<Item = &'a str>) -> Seed {
    let parts: Vec<&str> = shares.collect();
    if parts.is_empty() {
        return seed;
    }
    let mut digits = sha256(&format!("{seed}:{}", parts.join(":")));
    digits.truncate(32);
    digits.parse().expect("32 digits")
}

/// The SHA-256 of a text in hexadecimal digits: what `printf %s "$text" | sha256sum` prints.
fn sha256(text: &str) -> String {
    let digest = Sha256::digest(text);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use game::Seat;

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

    #[test]
    fn every_share_that_was_told_is_in_the_seed() {
        let seat = |number| Seat::new(number).unwrap();
        let shares = ["a".repeat(64), "b".repeat(64)];
        assert!(is_share(&shares[0]) && !is_share("a") && !is_share(&"A".repeat(64)));
        let dealt: Seed = "7".parse().unwrap();
        let seed = mix(dealt, shares.iter().map(String::as_str));
        // printf %s "7:aa…:bb…" | sha256sum | head -c 32
        assert_eq!(seed.to_string(), MIXED);
        assert_eq!(mix(dealt, std::iter::empty()), dealt);
        let mut commitment = Commitment {
            seed: Some(dealt),
            ..commit("salt", dealt)
        };
        for (number, share) in (0..).zip(&shares) {
            commitment.shares.push(Share {
                seat: seat(number),
                hash: hash_of(share),
                share: Some(share.clone()),
            });
        }
        assert!(holds(&commitment, seed));
        assert!(!holds(&commitment, dealt));
        let with = |change: &dyn Fn(&mut Share)| {
            let mut changed = commitment.clone();
            change(&mut changed.shares[1]);
            changed
        };
        // A share swapped, one left out, and one that was never in it.
        let swapped = with(&|share| share.share = Some("c".repeat(64)));
        let left_out = with(&|share| share.share = None);
        assert!(!holds(&swapped, seed) && !holds(&left_out, seed));
        let without = mix(dealt, shares[..1].iter().map(String::as_str));
        assert!(holds(&left_out, without) && !holds(&commitment, without));
    }

    const MIXED: &str = "eecd0f5a7ea7cd34c473ddb23040ed70";
}
