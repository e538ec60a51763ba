//! Runs many seeds on all cores, or one of them with everything that happened in it.

// What is found is printed.
#![allow(clippy::print_stdout)]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::Result;
use clap::Parser;
use simulate::report::Report;
use simulate::trace::Trace;
use simulate::{Hall, run};

/// Look for broken invariants, in simulated time and with simulated failures
#[derive(Parser)]
#[command(name = "simulate")]
struct Args {
    /// How many seeds to run
    #[arg(long, default_value_t = 1000)]
    seeds: u64,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    from: u64,
    /// Run only this seed
    #[arg(long)]
    seed: Option<u64>,
    /// Print everything that happens in this run
    #[arg(long, requires = "seed")]
    trace: bool,
    /// How many cores to use [default: all]
    #[arg(long)]
    cores: Option<usize>,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let done = match args.seed {
        Some(seed) => one(seed, args.trace),
        None => many(&args),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("simulate: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn one(seed: u64, is_traced: bool) -> Result<bool> {
    let trace = match is_traced {
        true => Trace::kept(),
        false => Trace::default(),
    };
    let outcome = run(&Hall::new()?, seed, trace)?;
    for line in outcome.trace.lines() {
        println!("{line}");
    }
    for finding in &outcome.findings {
        let seconds = finding.at.as_secs_f64();
        println!("{seconds:>9.3}  FOUND {}: {}", finding.kind, finding.what);
    }
    println!("trace {:016x}", outcome.trace.hash());
    Ok(outcome.findings.is_empty())
}

fn many(args: &Args) -> Result<bool> {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let cores = args.cores.unwrap_or(cores).max(1);
    let next = AtomicU64::new(args.from);
    let end = args.from + args.seeds;
    let report = Mutex::new(Report::default());
    let begun = Instant::now();
    thread::scope(|scope| {
        let work = || -> Result<()> {
            let hall = Hall::new()?;
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= end {
                    return Ok(());
                }
                let outcome = run(&hall, seed, Trace::default())?;
                report.lock().expect("a thread that panicked").add(&outcome);
            }
        };
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let ended = threads
            .into_iter()
            .map(|thread| thread.join().expect("a thread that panicked"));
        ended.collect::<Result<()>>()
    })?;
    let report = report.into_inner().expect("a thread that panicked");
    print!("{report}");
    println!("{:.1} s on {cores} cores", begun.elapsed().as_secs_f64());
    Ok(report.is_clean())
}
