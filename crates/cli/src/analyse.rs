//! `towpath analyse`: recorded games looked back at.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, Result};
use games::{Analysis, Moment};
use indicatif::{ProgressBar, ProgressStyle};
use picture::Expected;
use words::{Language, Words};

use crate::play;
use crate::replay::{self, Recorded};

/// Analyse a recorded game of Amsterdam: its turning points, and how it went
///
/// A strong bot examines every decision of the game, from what the player to move knew. The decisions that lowered the
/// chance to win most are explained, with the better choice and why. The same record and the same number of nodes
/// always give the same result.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file with the record
    record: PathBuf,
    /// Print every decision as JSON instead
    #[arg(long)]
    json: bool,
    /// Draw a graph of the expected points of each player into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How many games to simulate for each decision
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The language: en, fi, pl or nb [default: the language of the system]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
}

/// The progress is told in so many parts.
const PARTS: u64 = 1000;

pub(crate) fn run(args: Args) -> Result<()> {
    let name = args.record.display().to_string();
    let Recorded {
        record,
        game,
        session,
    } = replay::read(&args.record)?;
    let analyst = session
        .analyst()
        .with_context(|| format!("cannot analyse {name}"))?;
    let bar = ProgressBar::new(PARTS).with_style(ProgressStyle::with_template("{bar:40} {eta}")?);
    let analysis = analyst.analyse(args.nodes, &mut |part| {
        bar.set_position((part * PARTS as f64) as u64);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let analysis = analysis.context("the analysis was interrupted")?;

    let words = Words::new(args.lang.or_else(play::system_language).unwrap_or_default());
    let player = |number: usize| words.say("term-player", &[("number", number.into())]);
    let seated: Vec<String> = serde_json::from_value(record["seats"].clone()).unwrap_or_default();
    let names: Vec<String> = match seated.is_empty() {
        true => (1..=analysis.seats).map(player).collect(),
        false => seated,
    };
    if let Some(file) = &args.svg {
        let graph = draw(&analysis, &names, &name, session.n_actions());
        fs::write(file, graph).with_context(|| format!("cannot write {}", file.display()))?;
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
        return Ok(());
    }
    let decisions = ("decisions", analysis.moments.len().into());
    writeln!(out, "{}", words.say("term-looked-at", &[decisions]))?;
    if analysis.turning_points.is_empty() {
        writeln!(out, "{}", words.say("term-no-turning-point", &[]))?;
    }
    let turning = analysis
        .moments
        .iter()
        .filter(|moment| is_turning(&analysis, moment))
        .collect::<Vec<_>>();
    for line in game.turning_points(&words, &record, &names, &turning)? {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn is_turning(analysis: &Analysis, moment: &Moment) -> bool {
    analysis.turning_points.contains(&moment.nth)
}

/// The graph of the game.
fn draw(analysis: &Analysis, names: &[String], title: &str, n_actions: usize) -> String {
    let expected: Vec<Expected> = analysis
        .moments
        .iter()
        .map(|moment| Expected {
            nth: moment.nth,
            seat: moment.seat,
            points: moment.points.clone(),
            is_turning_point: is_turning(analysis, moment),
        })
        .collect();
    picture::graph(title, names, n_actions, &expected)
}
