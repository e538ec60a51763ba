//! Thousands of scripted tables at a real server.

// What is printed is the result.
#![allow(clippy::print_stdout)]

use std::process::ExitCode;

use clap::Parser;
use load::Settings;
use mimalloc::MiMalloc;

/// What the generator takes from the server's cores is to be little.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// One thread, so that the server has the other cores for itself.
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let settings = Settings::parse();
    let is_json = settings.json;
    let report = match load::run(settings).await {
        Ok(report) => report,
        Err(error) => {
            eprintln!("load: {error:#}");
            return ExitCode::from(2);
        }
    };
    match serde_json::to_string(&report) {
        Ok(json) if is_json => println!("{json}"),
        _ => print!("{report}"),
    }
    match report.is_well() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
