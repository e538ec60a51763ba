//! Pictures of recorded games.

use anyhow::{Result, ensure};
use game::{Game, Record, Viewer};
use games::Kind;
use serde_json::Value;

/// What `viewer` saw after the first `n_actions` actions of a record, as SVG.
///
/// The record must have been checked.
pub(crate) fn position(
    kind: Kind,
    record: &Value,
    n_actions: usize,
    viewer: Viewer,
) -> Result<String> {
    match kind {
        Kind::Amsterdam => {
            let (state, names) = play::<amsterdam::State>(record, n_actions)?;
            let view = state.view(viewer);
            Ok(picture::amsterdam::position(state.board(), &view, &names))
        }
        Kind::RoadsAndBoats => {
            // Everyone sees the same.
            let (state, names) = play::<roads_and_boats::State>(record, n_actions)?;
            Ok(picture::roads_and_boats::position(&state, &names))
        }
    }
}

/// A recorded game after so many actions, and who sat where.
fn play<G: Game>(record: &Value, n_actions: usize) -> Result<(G, Vec<String>)> {
    let record: Record<G::Setup, G::Position, G::Action> = serde_json::from_value(record.clone())?;
    let found = record.actions.len();
    ensure!(
        n_actions <= found,
        "the record has {found} actions, not {n_actions}"
    );
    let mut game: G = record.open()?;
    for taken in &record.actions[..n_actions] {
        game.apply(taken.seat, &taken.action, &mut ())?;
    }
    Ok((game, record.seats))
}
