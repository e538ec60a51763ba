//! What a run is to be like.

use std::path::PathBuf;

use clap::{Parser, ValueEnum};

/// Play at thousands of tables of a real server, and check every one of them to the last action
///
/// A server is started for the run, on data of its own, unless --address names one. Every seat has a socket and acts as
/// soon as it is to act. The exit code is 1 if anything that was acknowledged is missing or stored twice, or if a game
/// does not come out the same when it is replayed.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub struct Settings {
    /// How many tables are in play at the same time
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// amsterdam or roads-and-boats
    #[arg(long, default_value = "amsterdam")]
    pub game: String,
    /// How many seats each table has
    #[arg(long, default_value_t = 2)]
    pub seats: u8,
    /// How many games are played at each table, one after the other
    #[arg(long, default_value_t = 1, conflicts_with = "seconds")]
    pub games: usize,
    /// Play one game after the other for this many seconds, and leave the last ones unfinished
    #[arg(long)]
    pub seconds: Option<u64>,
    /// Milliseconds that each seat waits before it acts
    #[arg(long, default_value_t = 0)]
    pub think: u64,
    /// Where the server keeps its data
    #[arg(long, value_enum, default_value_t = Database::Sqlite)]
    pub database: Database,
    /// How many servers share a PostgreSQL database; the seats of a table are spread over them
    #[arg(long, default_value_t = 1)]
    pub nodes: usize,
    /// Kill and restart a server this many times, at random times
    #[arg(long, default_value_t = 0)]
    pub kill: usize,
    /// Stop PostgreSQL for this many seconds in the middle of the run
    #[arg(long)]
    pub outage: Option<u64>,
    /// Play nothing: open this many idle sockets, and report what they cost
    #[arg(long)]
    pub idle: Option<usize>,
    /// Play nothing: open this many sockets that follow every table, ask to see it again and again, and never read; report
    /// how the memory of the server grows
    #[arg(long, conflicts_with = "idle")]
    pub silent: Option<usize>,
    /// The seed of the choices of the seats and the times of the kills
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A server that is already running, such as http://127.0.0.1:7878; its limits must be high enough
    #[arg(long, conflicts_with_all = ["kill", "outage", "nodes"])]
    pub address: Option<String>,
    /// The server to start [default: the towpath beside this program]
    #[arg(long, value_name = "FILE")]
    pub server: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Where a server keeps its data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Database {
    Sqlite,
    Postgres,
}

impl Database {
    /// The name in commands and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Database::Sqlite => "sqlite",
            Database::Postgres => "postgres",
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::parse_from(["load"])
    }
}

impl Settings {
    /// What is wrong with it.
    ///
    /// # Errors
    ///
    /// Returns the first two options that do not go together.
    pub fn check(&self) -> anyhow::Result<()> {
        let is_postgres = self.database == Database::Postgres;
        anyhow::ensure!(self.tables > 0, "--tables has to be at least 1");
        anyhow::ensure!(self.nodes > 0, "--nodes has to be at least 1");
        anyhow::ensure!(
            is_postgres || self.nodes == 1,
            "several nodes need --database postgres"
        );
        anyhow::ensure!(
            is_postgres || self.outage.is_none(),
            "an outage needs --database postgres"
        );
        Ok(())
    }

    /// A number for one choice of one seat. It depends on the seed and on nothing that happens in the run.
    pub(crate) fn draw(&self, parts: [u64; 4]) -> u64 {
        let mix = |sum: u64, part: u64| {
            // The finaliser of SplitMix64.
            let mut bits = sum.wrapping_add(part).wrapping_add(0x9e37_79b9_7f4a_7c15);
            bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            bits ^ (bits >> 31)
        };
        parts.into_iter().fold(mix(self.seed, 0), mix)
    }
}
