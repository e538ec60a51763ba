//! What several commands ask for.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use amsterdam::{Board, BoardFile, Setup};
use anyhow::{Context, Result, anyhow};
use game::Seed;
use games::Kind;

/// How a game is set up.
#[derive(clap::Args)]
pub(crate) struct SetupOptions {
    /// Play on the board in this file instead of the one of the box
    #[arg(long, value_name = "FILE")]
    pub(crate) board: Option<PathBuf>,
}

impl SetupOptions {
    /// The setup of Amsterdam for so many seats.
    pub(crate) fn amsterdam(&self, n_seats: usize) -> Result<Setup> {
        let seats =
            u8::try_from(n_seats).with_context(|| format!("{n_seats} seats are too many"))?;
        let board = self.board.as_deref().map(read_board).transpose()?;
        Ok(Setup {
            seats,
            first: None,
            board,
        })
    }
}

fn read_board(path: &Path) -> Result<Arc<Board>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let board = BoardFile::parse(&text).and_then(Board::new);
    Ok(Arc::new(
        board.map_err(|error| anyhow!("{name} is no board: {error}"))?,
    ))
}

/// The game of this name.
pub(crate) fn kind(name: &str) -> Result<Kind, String> {
    name.parse()
        .map_err(|error: games::Refused| error.to_string())
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
