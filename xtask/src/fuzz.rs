//! Fuzzing with libFuzzer, which the stable compiler can instrument for.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::packages;
use crate::shell::{self, command, is_there, root};

/// Look for input that breaks something
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which target [default: all of them, one after the other]
    target: Option<String>,
    /// Seconds to look, for each target
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

const TARGETS: [&str; 6] = [
    "engine_lines",
    "records",
    "positions",
    "board_files",
    "map_positions",
    "map_files",
];

/// How many inputs the checks try on each target.
const SMOKE_RUNS: u32 = 10_000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let targets: Vec<&str> = match &args.target {
        None => TARGETS.to_vec(),
        Some(name) => TARGETS
            .into_iter()
            .filter(|target| target == name)
            .collect(),
    };
    ensure!(
        !targets.is_empty(),
        "there is no such target: the targets are {}",
        TARGETS.join(", ")
    );
    fuzz(&targets, &format!("-max_total_time={}", args.seconds))
}

/// A short look at every target.
pub(crate) fn smoke() -> Result<()> {
    fuzz(&TARGETS, &format!("-runs={SMOKE_RUNS}"))
}

fn fuzz(targets: &[&str], limit: &str) -> Result<()> {
    let host = host()?;
    build(&host)?;
    for target in targets {
        let folder = root().join("fuzz");
        let corpus = folder.join("target/corpus").join(target);
        let artifacts = folder.join("artifacts").join(target);
        for folder in [&corpus, &artifacts] {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        println!("fuzzing {target}");
        let program = folder
            .join("target")
            .join(&host)
            .join("release")
            .join(target);
        let mut fuzzer = command(&[&program.display().to_string(), limit]);
        fuzzer.args([
            "-max_len=65536",
            "-timeout=60",
            "-rss_limit_mb=2048",
            "-verbosity=0",
            "-print_funcs=0",
            "-seed=1",
        ]);
        fuzzer.arg(format!("-artifact_prefix={}/", artifacts.display()));
        fuzzer.arg(corpus).arg(folder.join("seeds").join(target));
        shell::run(&mut fuzzer)?;
    }
    Ok(())
}

/// Builds the targets with the coverage that libFuzzer steers by.
fn build(host: &str) -> Result<()> {
    install_cpp_compiler()?;
    let flags = [
        "--cfg fuzzing",
        "-Ccodegen-units=1",
        "-Cpasses=sancov-module",
        "-Cllvm-args=-sanitizer-coverage-level=4",
        "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
        "-Cllvm-args=-sanitizer-coverage-pc-table",
        "-Cllvm-args=-sanitizer-coverage-trace-compares",
    ];
    let manifest = [
        "--manifest-path",
        "fuzz/Cargo.toml",
        "--target-dir",
        "fuzz/target",
    ];
    let mut build = command(&["cargo", "build", "--locked", "--release", "--target", host]);
    shell::run(build.args(manifest).env("RUSTFLAGS", flags.join(" ")))
}

/// libFuzzer is written in C++.
fn install_cpp_compiler() -> Result<()> {
    if is_there(&["c++", "--version"]) {
        return Ok(());
    }
    packages::install("g++", "a C++ compiler")
}

/// The machine that the compiler runs on, as it calls it.
fn host() -> Result<String> {
    let output = command(&["rustc", "-vV"])
        .output()
        .context("cannot run rustc")?;
    let text = String::from_utf8(output.stdout).context("what rustc says of itself")?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host
        .context("rustc does not say what it runs on")?
        .to_owned())
}
