//! What the repository can do with itself: checks, generated pages, fuzzing, load, simulation, what it is made of.

// What a task prints is its work.
#![allow(clippy::print_stdout)]

mod deny;
mod docs;
mod fuzz;
mod load;
mod packages;
mod page;
mod sbom;
mod shell;
mod simulate;
mod tables;
mod test;

use std::process::ExitCode;

use clap::Parser;

/// Development tasks of this repository
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Install what the checks need and run every check
    Test,
    /// Generate the pages that are made from other files, such as docs/rules
    Docs,
    /// Generate the TypeScript types of what the page and the server exchange
    Types,
    /// Look for input that breaks something, for a limited time
    Fuzz(fuzz::Args),
    /// Play at thousands of tables of a server, and check every game to the last action
    Load(load::Args),
    /// Look for broken invariants at two servers, in simulated time and with simulated failures
    Simulate(simulate::Args),
    /// Measure boardgame.io and Towpath on this machine, one after the other
    Compare(load::CompareArgs),
    /// Check licences, versions, sources and known vulnerabilities of all dependencies
    Deny(deny::Args),
    /// Write the software bill of materials of a release, as CycloneDX JSON
    Sbom(sbom::Args),
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Test => test::run(),
        Task::Docs => docs::write(),
        Task::Types => shell::run(&mut shell::command(&[
            "cargo", "run", "--quiet", "-p", "types",
        ])),
        Task::Fuzz(args) => fuzz::run(&args),
        Task::Load(args) => load::run(&args),
        Task::Simulate(args) => simulate::run(&args),
        Task::Compare(args) => load::compare(&args),
        Task::Deny(args) => deny::run(&args),
        Task::Sbom(args) => sbom::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
