//! A record step by step, as the page shows a table's game: for games that no table has.

use game::{Seat, SeatSet, Viewer};
use games::{Refused, Shelf};
use serde_json::Value;

use crate::protocol::{Ending, What};
use crate::table::{StepShown, Steps};

/// A recorded game step by step, from so many actions on, when nothing is hidden any more.
///
/// # Errors
///
/// Returns what is wrong with the record.
pub(crate) fn steps(shelf: Shelf, record: &Value, from: usize) -> Result<Steps, Refused> {
    let actions = record["actions"].as_array().map_or(&[][..], Vec::as_slice);
    let (before, rest) = actions.split_at(from.min(actions.len()));
    let mut begun = record.clone();
    begun["actions"] = before.to_vec().into();
    begun["result"] = Value::Null;
    let mut session = shelf.game_of(&begun)?.load(begun)?;
    let mut view = session.view(Viewer::Table)?;
    let mut shown = Steps {
        seq: from as u64,
        view: view.clone(),
        to_act: session.to_act(),
        steps: Vec::new(),
        more: false,
    };
    for (seq, taken) in (shown.seq + 1..).zip(rest) {
        let seat = taken["seat"]
            .as_u64()
            .and_then(|nth| u8::try_from(nth).ok());
        let seat = seat.and_then(Seat::new).unwrap_or(Seat::FIRST);
        let step = session.attempt(seat, std::slice::from_ref(&taken["action"]))?;
        let events = step.seen_text(Viewer::Table);
        session.take(&*step);
        let old = std::mem::replace(&mut view, session.view(Viewer::Table)?);
        shown.steps.push(StepShown {
            seq,
            at: 0,
            by: None,
            what: What::Acted { seat },
            events,
            plans: Vec::new(),
            to_act: session.to_act(),
            changes: json_patch::diff(&old, &view),
            outcome: session.outcome().map(|outcome| Ending {
                places: outcome.places,
                points: Some(outcome.points),
                resigned: SeatSet::EMPTY,
            }),
        });
    }
    Ok(shown)
}
