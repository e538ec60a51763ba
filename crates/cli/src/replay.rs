//! `towpath replay`: recorded games.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use game::{Commitment, Seed, Viewer};
use games::{Kind, fair};
use serde_json::Value;

/// Step through a recorded game, or check that it is what it says
///
/// Each action is printed with what everyone at the table saw happen. With --verify nothing is printed but whether
/// the record holds: every action is allowed, the result is the recorded one, and the deal is the one that was
/// committed to before the game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file with the record
    record: PathBuf,
    /// Only check the record
    #[arg(long)]
    verify: bool,
    /// Print events as this seat saw them, from 1
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let name = args.record.display().to_string();
    let text = fs::read_to_string(&args.record).with_context(|| format!("cannot read {name}"))?;
    let record: Value =
        serde_json::from_str(&text).map_err(|error| anyhow!("{name} is not JSON: {error}"))?;
    let refuse = |refused: games::Refused| match refused.rule() {
        Some(rule) => anyhow!("{name} is refused ({rule}): {refused}"),
        None => anyhow!("{name} is refused: {refused}"),
    };
    let kind = Kind::of(&record).map_err(refuse)?;
    kind.load(record.clone()).map_err(refuse)?;
    let deal = check_deal(&record).with_context(|| format!("{name} is refused"))?;
    if !args.verify {
        step_through(kind, &record, args.seat).map_err(refuse)?;
    }
    let n_actions = record["actions"].as_array().map_or(0, Vec::len);
    println!(
        "{name}: {kind}, {n_actions} actions, every one allowed; {deal}; {}",
        in_words(&record["result"])
    );
    Ok(())
}

/// Whether the seed is the one that was committed to.
fn check_deal(record: &Value) -> Result<&'static str> {
    let Some(commitment) = record
        .get("commitment")
        .filter(|commitment| !commitment.is_null())
    else {
        return Ok("no commitment to the deal");
    };
    let commitment: Commitment = serde_json::from_value(commitment.clone())?;
    let seed: Seed = serde_json::from_value(record["seed"].clone())?;
    if !fair::holds(&commitment, seed) {
        bail!("the seed is not the one that was committed to before the game");
    }
    Ok("the deal is the one committed to")
}

fn in_words(result: &Value) -> String {
    match result {
        Value::Null => "not over".to_owned(),
        result => format!("points {}, places {}", result["points"], result["places"]),
    }
}

/// Plays the record action by action.
fn step_through(kind: Kind, record: &Value, seat: Option<u8>) -> Result<(), games::Refused> {
    let viewer = seat
        .and_then(|number| number.checked_sub(1))
        .and_then(game::Seat::new);
    let viewer = viewer.map_or(Viewer::Table, Viewer::Seat);
    let mut begun = record.clone();
    begun["actions"] = Value::Array(Vec::new());
    begun["result"] = Value::Null;
    let mut session = kind.load(begun)?;
    let actions = record["actions"].as_array().map_or(&[][..], Vec::as_slice);
    for (number, taken) in (1..).zip(actions) {
        let seat = serde_json::from_value(taken["seat"].clone()).expect("a loaded record");
        println!("{number:>4}  seat {}  {}", taken["seat"], taken["action"]);
        let told = session.act(seat, taken["action"].clone())?;
        for event in told.seen_by(viewer) {
            println!("        {event}");
        }
    }
    Ok(())
}
