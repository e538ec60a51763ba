//! Every check there is.

use std::num::NonZero;
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::shell::{self, command, is_there};
use crate::{fuzz, packages, page};

fn run_step(name: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("== {name}");
    let start = Instant::now();
    step().with_context(|| format!("{name}: failed"))?;
    println!("== {name}: ok ({} s)", start.elapsed().as_secs());
    Ok(())
}

pub(crate) fn run() -> Result<()> {
    run_step("packages", packages::all)?;
    run_step("format", format)?;
    run_step("page", page::check)?;
    run_step("lints", lints)?;
    run_step("fuzzing", fuzz::smoke)?;
    run_step("documentation", documentation)?;
    run_step("documentation tests", doc_tests)?;
    run_step("tests", tests)?;
    run_step("page in a browser", page::browse)
}

fn format() -> Result<()> {
    let missing = "rustfmt is missing: install it with `rustup component add rustfmt`";
    ensure!(is_there(&["cargo", "fmt", "--version"]), missing);
    shell::run(&mut command(&["cargo", "fmt", "--all", "--check"]))?;
    shell::run(&mut command(&[
        "cargo",
        "fmt",
        "--check",
        "--manifest-path",
        "fuzz/Cargo.toml",
    ]))
}

fn lints() -> Result<()> {
    let missing = "clippy is missing: install it with `rustup component add clippy`";
    ensure!(is_there(&["cargo", "clippy", "--version"]), missing);
    let line = [
        "cargo",
        "clippy",
        "--locked",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    shell::run(&mut command(&line))
}

/// With nextest if it is there.
fn tests() -> Result<()> {
    let mut runner = match is_there(&["cargo", "nextest", "--version"]) {
        true => {
            let mut nextest = command(&["cargo", "nextest", "run", "--no-fail-fast"]);
            nextest.args(["--test-threads", &n_threads().to_string()]);
            nextest
        }
        false => command(&["cargo", "test", "--all-targets", "--no-fail-fast"]),
    };
    shell::run(runner.args(["--locked", "--workspace"]))
}

/// How many tests run at the same time. Many of them wait, for a server that stops or a client that dawdles.
fn n_threads() -> usize {
    let n_cores = thread::available_parallelism().map_or(1, NonZero::get);
    n_cores + n_cores.div_ceil(2)
}

fn doc_tests() -> Result<()> {
    shell::run(&mut command(&[
        "cargo",
        "test",
        "--locked",
        "--workspace",
        "--doc",
    ]))
}

fn documentation() -> Result<()> {
    let line = [
        "cargo",
        "doc",
        "--locked",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ];
    shell::run(command(&line).env("RUSTDOCFLAGS", "-D warnings"))
}
