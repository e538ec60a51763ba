//! The deterministic simulation.

use std::ffi::OsString;

use anyhow::Result;

use crate::shell::{self, command};

/// Look for broken invariants, in simulated time and with simulated failures
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Options of the simulation; --help lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let line = [
        "cargo",
        "run",
        "--locked",
        "--quiet",
        "--package",
        "simulate",
        "--",
    ];
    shell::run(command(&line).args(&args.args))
}
