//! The load generator, alone or against boardgame.io.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{self, command, is_there, root};

/// How many matches suit boardgame.io.
const FEW: &str = "20";

/// Play at thousands of tables of a server
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What the load generator is told; --help lists it
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
}

/// Measure boardgame.io and Towpath, one after the other
#[derive(clap::Args)]
pub(crate) struct CompareArgs {
    /// How many tables are played at at the same time
    #[arg(long, default_value_t = 200)]
    tables: u32,
    /// How long each of them is measured
    #[arg(long, default_value_t = 20)]
    seconds: u32,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    build()?;
    shell::run(generator().args(&args.args))
}

/// The optimised server, beside the optimised generator.
fn build() -> Result<()> {
    let line = ["cargo", "build", "--release", "--locked"];
    let programs = [
        "--package",
        "cli",
        "--package",
        "load",
        "--bin",
        "towpath",
        "--bin",
        "load",
    ];
    shell::run(command(&line).args(programs))
}

fn generator() -> Command {
    let line = ["cargo", "run", "--release", "--locked", "--quiet"];
    let mut generator = command(&line);
    generator.args(["--package", "load", "--bin", "load", "--"]);
    generator
}

pub(crate) fn compare(args: &CompareArgs) -> Result<()> {
    ensure!(
        is_there(&["npm", "--version"]),
        "npm is missing: install Node.js 20 or newer"
    );
    build()?;
    let folder = root().join("bench/boardgame-io");
    let mut install = command(&["npm", "ci", "--no-audit", "--no-fund"]);
    shell::run(install.current_dir(&folder))?;
    let (tables, seconds) = (args.tables.to_string(), args.seconds.to_string());
    let mut rows = Vec::new();
    for storage in ["memory", "flatfile"] {
        // It does best with few matches.
        for matches in [FEW, &tables] {
            let mut bench = command(&["node", "bench.js", "--storage", storage]);
            bench.args(["--matches", matches, "--seconds", &seconds]);
            let figures = figures(bench.current_dir(&folder))?;
            rows.push((format!("boardgame.io, {storage}"), figures));
        }
    }
    let best = rows.iter().map(|(_, figures)| rate(figures));
    let best = best.fold(1.0, f64::max);
    for database in ["sqlite", "postgres"] {
        let mut load = generator();
        load.args(["--json", "--database", database]);
        load.args(["--tables", &tables, "--seconds", &seconds]);
        rows.push((format!("Towpath, {database}"), figures(&mut load)?));
    }
    print(&rows, best);
    Ok(())
}

/// What a program prints as JSON.
fn figures(program: &mut Command) -> Result<Value> {
    let shown = format!("{program:?}").replace('"', "");
    let output = program
        .stderr(std::process::Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {shown}"))?;
    ensure!(output.status.success(), "{shown} failed: {}", output.status);
    serde_json::from_slice(&output.stdout).with_context(|| format!("what {shown} prints"))
}

fn rate(figures: &Value) -> f64 {
    figures["actions_per_second"].as_f64().unwrap_or_default()
}

/// A row for each, with its rate as a multiple of `base`.
fn print(rows: &[(String, Value)], base: f64) {
    println!(
        "{:<24}{:>8}{:>12}{:>8}{:>10}{:>10}{:>8}",
        "", "tables", "actions/s", "times", "p50 ms", "p99 ms", "MiB"
    );
    for (name, figures) in rows {
        let millis = |name: &str| figures[name].as_f64().unwrap_or_default();
        let mib = figures["rss_bytes"].as_u64().unwrap_or_default() >> 20;
        println!(
            "{name:<24}{:>8}{:>12.0}{:>8.1}{:>10.2}{:>10.2}{mib:>8}",
            figures["tables"].as_u64().unwrap_or_default(),
            rate(figures),
            rate(figures) / base,
            millis("p50_ms"),
            millis("p99_ms")
        );
    }
}
