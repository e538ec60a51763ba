//! What several commands ask for.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use game::Seed;

/// How a game is set up.
#[derive(clap::Args)]
pub(crate) struct SetupOptions {
    /// Amsterdam: play on the board in this file instead of the one of the box
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
    /// Roads & Boats: play on this map, one that comes with the game or one in a file
    #[arg(long, value_name = "NAME-or-FILE", conflicts_with = "board")]
    pub(crate) map: Option<String>,
    /// Roads & Boats: make the map at the table, with so many tiles
    #[arg(long, value_name = "TILES", conflicts_with_all = ["board", "map"])]
    pub(crate) free_map: Option<u8>,
}

/// The seed with this text.
pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    text.parse()
        .map_err(|error: game::SeedError| error.to_string())
}

/// 128 random bits from the system, in hexadecimal digits.
pub(crate) fn random_digits() -> Result<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow!("the system has no randomness: {error}"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
