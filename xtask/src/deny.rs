//! What may be among the dependencies, as `deny.toml` says.

use anyhow::{Result, ensure};

use crate::shell::{self, command, is_there};

/// Check licences, versions and sources of all dependencies, and whether anything is known against them
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Leave out what is known against dependencies: the list is on the network
    #[arg(long)]
    offline: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    ensure!(
        is_there(&["cargo", "deny", "--version"]),
        "cargo-deny is missing: install it with `cargo install cargo-deny --locked`"
    );
    let line = ["cargo", "deny", "--locked", "check"];
    shell::run(command(&line).args(["licenses", "bans", "sources"]))?;
    if args.offline {
        println!("advisories: left out");
        return Ok(());
    }
    if !is_there(&["cargo", "deny", "fetch", "db"]) {
        println!("advisories: left out, the list cannot be reached");
        return Ok(());
    }
    shell::run(command(&line).arg("advisories"))
}
