//! Where everything comes from that nobody may guess.

/// Fills in random bytes.
///
/// # Panics
///
/// If the machine has no randomness to give.
pub fn fill_with_chance(bytes: &mut [u8]) {
    #[cfg(feature = "simulation")]
    if crate::simulation::fill(bytes) {
        return;
    }
    getrandom::fill(bytes).expect("randomness from the operating system");
}
