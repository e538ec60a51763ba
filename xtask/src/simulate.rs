//! The deterministic simulation.

use std::ffi::OsString;

use anyhow::Result;

use crate::shell::{self, command};

/// Look for what must never happen, in made-up time and by made-up accidents
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What the simulation is told; --help lists it
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
