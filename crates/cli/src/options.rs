//! What several commands ask for.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use amsterdam::{Board, BoardFile};
use anyhow::{Context, Result, anyhow, bail, ensure};
use game::{Seat, Seed};
use games::Kind;
use roads_and_boats::{BUILT_IN, FreeMapSetup, Map, MapChoice, MapFile, RowShare, first_map};

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
    /// Roads & Boats: of the map that is made at the table, so many tiles are sea; as many as you like if left out
    #[arg(long, value_name = "TILES", requires = "free_map")]
    pub(crate) sea: Option<u8>,
    /// Roads & Boats: share out each row of the wonder among the bricks in it, or among the players with a brick there
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

impl SetupOptions {
    /// The setup of Amsterdam for so many seats.
    pub(crate) fn amsterdam(&self, n_seats: usize) -> Result<amsterdam::Setup> {
        ensure!(
            self.map.is_none() && self.free_map.is_none() && self.rows.is_none(),
            "Amsterdam is played on a board, without a map or a wonder"
        );
        let board = self.board.as_deref().map(read_board).transpose()?;
        Ok(amsterdam::Setup {
            seats: seats(n_seats)?,
            first: None,
            board,
        })
    }

    /// The setup of Roads & Boats for so many seats, on a map of ours if none is asked for.
    pub(crate) fn roads_and_boats(&self, n_seats: usize) -> Result<roads_and_boats::Setup> {
        ensure!(
            self.board.is_none(),
            "Roads & Boats is played on a map, not on a board"
        );
        let seats = seats(n_seats)?;
        let map = match (&self.map, self.free_map) {
            (Some(name), _) => MapChoice::Drawn(find_map(name)?),
            (None, Some(tiles)) => MapChoice::Free {
                free: FreeMapSetup {
                    tiles,
                    sea: self.sea,
                    first: Seat::FIRST,
                },
            },
            (None, None) => {
                let map = first_map(seats);
                MapChoice::Drawn(map.with_context(|| format!("there is no map for {seats} seats"))?)
            }
        };
        let rows = self.rows.map_or(RowShare::default(), RowShare::from);
        Ok(roads_and_boats::Setup { seats, map, rows })
    }
}

fn seats(n_seats: usize) -> Result<u8> {
    u8::try_from(n_seats).with_context(|| format!("{n_seats} seats are too many"))
}

/// A map by its name, or in a file.
pub(crate) fn find_map(name: &str) -> Result<Arc<Map>> {
    if let Some(map) = roads_and_boats::built_in(name) {
        return Ok(map);
    }
    let path = Path::new(name);
    if !path.exists() {
        let known: Vec<&str> = BUILT_IN
            .iter()
            .map(|map| map.file().name.as_str())
            .collect();
        bail!(
            "there is no map {name:?} and no such file: the maps are {}",
            known.join(", ")
        );
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let map = MapFile::parse(&text).and_then(Map::new);
    Ok(Arc::new(
        map.map_err(|error| anyhow!("{name} is no map: {error}"))?,
    ))
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
