//! What may be among the dependencies, as `deny.toml` says.

use anyhow::{Result, ensure};

use crate::shell::{self, command, is_there};

/// Check licences, versions, sources and known vulnerabilities of all dependencies
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Skip known vulnerabilities, whose list is on the network
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
        println!("advisories: skipped");
        return Ok(());
    }
    if !is_there(&["cargo", "deny", "fetch", "db"]) {
        println!("advisories: skipped, the list cannot be reached");
        return Ok(());
    }
    shell::run(command(&line).arg("advisories"))
}
