//! What several commands ask for.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use game::Seed;
use roads_and_boats::RowShare;

/// How a game is set up.
#[derive(clap::Args)]
pub(crate) struct SetupOptions {
    /// Amsterdam: play on the board in this file instead of the standard one
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
    /// Roads & Boats: play on this map, either one that comes with the game or one in a file
    #[arg(long, value_name = "NAME-or-FILE", conflicts_with = "board")]
    pub(crate) map: Option<String>,
    /// Roads & Boats: let the players build the map, with this many tiles
    #[arg(long, value_name = "TILES", conflicts_with_all = ["board", "map"])]
    pub(crate) free_map: Option<u8>,
    /// Roads & Boats: how many tiles of a map built by the players are sea; up to them if left out
    #[arg(long, value_name = "TILES", requires = "free_map")]
    pub(crate) sea: Option<u8>,
    /// Roads & Boats: share each row of the wonder by number of bricks, or equally among the players with a brick in it
    #[arg(long, value_name = "AMONG", value_enum, conflicts_with = "board")]
    pub(crate) rows: Option<Rows>,
}

/// Among whom a row of the wonder is shared out.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Rows {
    Bricks,
    Players,
}

impl From<Rows> for RowShare {
    fn from(rows: Rows) -> RowShare {
        match rows {
            Rows::Bricks => RowShare::Bricks,
            Rows::Players => RowShare::Players,
        }
    }
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
        .map_err(|error| anyhow!("cannot get random numbers from the system: {error}"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Refuses a file that could not be written later. One that is not there is made.
pub(crate) fn check_writable(path: &Path) -> Result<()> {
    OpenOptions::new()
        .append(true)
        .create(true)
        .open(path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}
