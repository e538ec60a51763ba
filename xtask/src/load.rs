//! The load generator, alone or against boardgame.io.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{self, command, is_there, root};

/// Who is measured beside Towpath.
const PEER: &str = "boardgame.io";
/// How many matches suit boardgame.io.
const FEW: &str = "20";

/// Play at thousands of tables of a server
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Options of the load generator; --help lists them
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    args: Vec<OsString>,
}

/// Measure boardgame.io and Towpath, in turns
#[derive(clap::Args)]
pub(crate) struct CompareArgs {
    /// How many tables are in play at the same time
    #[arg(long, default_value_t = 100)]
    tables: u32,
    /// Seconds to measure each of them in a round
    #[arg(long, default_value_t = 8)]
    seconds: u32,
    /// How many rounds to measure, so that a machine that is slow for a while is so for all
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    build()?;
    shell::run(generator().args(&args.args))
}

/// The optimised server, beside the optimised generator.
fn build() -> Result<()> {
    let line = ["cargo", "build", "--profile", "dist", "--locked"];
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
    let line = ["cargo", "run", "--profile", "dist", "--locked", "--quiet"];
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
    let mut rows: Vec<Row> = Vec::new();
    for round in 1..=args.rounds {
        eprintln!("round {round} of {}", args.rounds);
        let mut nth = 0;
        let mut note = |name: String, figures: Value| {
            match rows.get_mut(nth) {
                Some(row) => row.figures.push(figures),
                None => rows.push(Row {
                    name,
                    figures: vec![figures],
                }),
            }
            nth += 1;
        };
        // What is compared most comes one after the other.
        for storage in ["flatfile", "memory"] {
            // It does best with few matches.
            for matches in [&tables, FEW] {
                let mut bench = command(&["node", "bench.js", "--storage", storage]);
                bench.args(["--matches", matches, "--seconds", &seconds]);
                let figures = figures(bench.current_dir(&folder))?;
                note(format!("{PEER}, {storage}"), figures);
            }
        }
        for database in ["sqlite", "postgres"] {
            let mut load = generator();
            load.args(["--json", "--database", database]);
            load.args(["--tables", &tables, "--seconds", &seconds]);
            note(format!("Towpath, {database}"), figures(&mut load)?);
        }
    }
    print(&rows);
    Ok(())
}

/// What was measured of one server, round by round.
struct Row {
    name: String,
    figures: Vec<Value>,
}

impl Row {
    /// The middle one of a figure's values.
    fn median(&self, figure: &str) -> f64 {
        let value = |figures: &Value| figures[figure].as_f64().unwrap_or_default();
        median(self.figures.iter().map(value))
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() % 2 {
        0 if middle > 0 => f64::midpoint(values[middle - 1], values[middle]),
        _ => values.get(middle).copied().unwrap_or_default(),
    }
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

/// A row for each, with its rate as a multiple of the other server's best in the same round.
fn print(rows: &[Row]) {
    println!(
        "{:<24}{:>8}{:>12}{:>18}{:>8}{:>16}{:>10}{:>10}{:>8}",
        "", "tables", "actions/s", "least, most", "times", "least, most", "p50 ms", "p99 ms", "MiB"
    );
    let n_rounds = rows.first().map_or(0, |row| row.figures.len());
    let peers = || rows.iter().filter(|row| row.name.starts_with(PEER));
    let best = |round: usize| {
        peers()
            .map(|row| rate(&row.figures[round]))
            .fold(1.0, f64::max)
    };
    for row in rows {
        let rates = || row.figures.iter().map(rate);
        let times = || (0..n_rounds).map(|round| rate(&row.figures[round]) / best(round));
        let (least, most) = span(rates());
        let (least_times, most_times) = span(times());
        println!(
            "{:<24}{:>8}{:>12.0}{:>18}{:>8.1}{:>16}{:>10.2}{:>10.2}{:>8.0}",
            row.name,
            row.median("tables"),
            median(rates()),
            format!("{least:.0}, {most:.0}"),
            median(times()),
            format!("{least_times:.1}, {most_times:.1}"),
            row.median("p50_ms"),
            row.median("p99_ms"),
            row.median("rss_bytes") / f64::from(1 << 20),
        );
    }
}

/// The least and the most.
fn span(values: impl Iterator<Item = f64>) -> (f64, f64) {
    values.fold((f64::INFINITY, 0.0), |(least, most), value| {
        (value.min(least), value.max(most))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_some_values() {
        for (values, middle) in [
            (&[][..], 0.0),
            (&[3.0], 3.0),
            (&[1.0, 2.0], 1.5),
            (&[9.0, 1.0, 2.0], 2.0),
            (&[4.0, 1.0, 2.0, 3.0], 2.5),
        ] {
            assert_eq!(median(values.iter().copied()), middle, "{values:?}");
        }
        assert_eq!(span([2.0, 1.0, 3.0].into_iter()), (1.0, 3.0));
    }
}
