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

/// What the repository can do with itself
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Set up what the checks need and run every check there is
    Test,
    /// Make the pages that are made from other files, such as docs/rules
    Docs,
    /// Write down for the page, in TypeScript, what it and the server say to each other
    Types,
    /// Look for input that breaks something, for a while
    Fuzz(fuzz::Args),
    /// Play at thousands of tables of a server, and check each to the last action
    Load(load::Args),
    /// Look for what must never happen at two servers, in made-up time and by made-up accidents
    Simulate(simulate::Args),
    /// Measure boardgame.io and Towpath on this machine, one after the other
    Compare(load::CompareArgs),
    /// Check licences, versions and sources of all dependencies, and whether anything is known against them
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
