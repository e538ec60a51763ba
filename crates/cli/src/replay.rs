//! `towpath replay`: recorded games.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use game::{Commitment, Seat, Seed, Viewer};
use games::{Refused, Session, fair};
use serde_json::Value;

use crate::per_game::{self, GameArg};

/// Step through a recorded game, draw it, or verify it
///
/// The game is printed as a spectator saw it, or as one player did. With --svg, a picture of the position is written to
/// a file instead. With --verify, the record is only checked: every action is allowed, the result is the recorded one,
/// and the deal is the one that was committed to before the game.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file with the record
    record: PathBuf,
    /// Only check the record
    #[arg(long)]
    verify: bool,
    /// Show what the player in this seat saw, from 1
    #[arg(long, value_name = "SEAT", conflicts_with = "verify")]
    seat: Option<u8>,
    /// Write a picture of the position to this file
    #[arg(long, value_name = "FILE", conflicts_with = "verify")]
    svg: Option<PathBuf>,
    /// Draw the position after this many actions instead of the last one
    #[arg(long, value_name = "ACTIONS", requires = "svg")]
    at: Option<usize>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    let name = args.record.display().to_string();
    let Recorded {
        record,
        game,
        session,
    } = read(&args.record)?;
    let deal = check_deal(&record).with_context(|| format!("{name} is refused"))?;
    let viewer = match args.seat {
        None => Viewer::Table,
        Some(number) => {
            let seat = number.checked_sub(1).and_then(Seat::new);
            let viewer = Viewer::Seat(seat.with_context(|| format!("there is no seat {number}"))?);
            session
                .check_viewer(viewer)
                .with_context(|| format!("there is no seat {number}"))?;
            viewer
        }
    };
    let n_actions = record["actions"].as_array().map_or(0, Vec::len);
    let mut out = std::io::stdout().lock();
    if let Some(file) = &args.svg {
        let picture = game.draw(&record, args.at.unwrap_or(n_actions), viewer)?;
        fs::write(file, picture).with_context(|| format!("cannot write {}", file.display()))?;
    } else if !args.verify {
        step_through(game, &record, viewer, &mut out)?;
    }
    let result = in_words(&record["result"]);
    writeln!(
        out,
        "{name}: {game}, {n_actions} actions, every one allowed; {deal}; {result}"
    )?;
    Ok(())
}

/// A record that holds.
pub(crate) struct Recorded {
    pub(crate) record: Value,
    pub(crate) game: GameArg,
    /// The game after its last action.
    pub(crate) session: Box<dyn Session>,
}

/// Reads a record and plays it again.
pub(crate) fn read(file: &Path) -> Result<Recorded> {
    let name = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let record: Value =
        serde_json::from_str(&text).map_err(|error| anyhow!("{name} is not JSON: {error}"))?;
    let refuse = |refused: Refused| match refused.rule() {
        Some(rule) => anyhow!("{name} is refused ({rule}): {refused}"),
        None => anyhow!("{name} is refused: {refused}"),
    };
    let on_shelf = games::Shelf::default().game_of(&record).map_err(refuse)?;
    let game = per_game::find(on_shelf.name()).map_err(anyhow::Error::msg)?;
    let session = on_shelf.load(record.clone()).map_err(refuse)?;
    Ok(Recorded {
        record,
        game,
        session,
    })
}

/// Whether the seed is the one that was committed to.
fn check_deal(record: &Value) -> Result<String> {
    let Some(commitment) = record
        .get("commitment")
        .filter(|commitment| !commitment.is_null())
    else {
        return Ok("no commitment to the deal".to_owned());
    };
    let commitment: Commitment = serde_json::from_value(commitment.clone())?;
    let seed: Seed = serde_json::from_value(record["seed"].clone())?;
    if !fair::holds(&commitment, seed) {
        bail!("the seed is not the one that was committed to before the game");
    }
    let told = commitment
        .shares
        .iter()
        .filter(|share| share.share.is_some());
    Ok(match (told.count(), commitment.shares.len()) {
        (0, 0) => "the deal is the one committed to".to_owned(),
        (told, all) => format!(
            "the deal is the one committed to, with the shares of {told} of {all} players in it"
        ),
    })
}

fn in_words(result: &Value) -> String {
    match result {
        Value::Null => "not over".to_owned(),
        result => format!("points {}, places {}", result["points"], result["places"]),
    }
}

/// Plays the record action by action and tells what `viewer` saw.
fn step_through(game: GameArg, record: &Value, viewer: Viewer, out: &mut impl Write) -> Result<()> {
    let mut begun = record.clone();
    begun["actions"] = Value::Array(Vec::new());
    begun["result"] = Value::Null;
    let mut session = game.on_shelf().load(begun)?;
    let actions = record["actions"].as_array().map_or(&[][..], Vec::as_slice);
    for (number, taken) in (1..).zip(actions) {
        let seat: Seat = serde_json::from_value(taken["seat"].clone())?;
        // What another seat chose in secret is not for this viewer.
        let action = if viewer.is(seat) {
            taken["action"].to_string()
        } else {
            String::new()
        };
        writeln!(out, "{number:>4}  seat {}  {action}", seat.index() + 1)?;
        let step = session.attempt(seat, std::slice::from_ref(&taken["action"]))?;
        for event in step.seen_by(viewer) {
            writeln!(out, "        {event}")?;
        }
        session.take(&*step);
    }
    Ok(())
}
