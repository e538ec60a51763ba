//! What is to be solved: a map, or the rest of a recorded game.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail, ensure};
use game::Game;
use roads_and_boats::{Map, State};
use solver::opening::Opening;
use solver::solve::Solver;
use solver::tape::GameRecord;

use crate::per_game::roads_and_boats::find_map;
use crate::replay;

/// What is to be solved.
#[derive(Debug)]
pub(super) struct SolveTask {
    pub(super) solver: Solver,
    map: Arc<Map>,
    /// The points of the record it begins with.
    pub(super) known: Option<i32>,
    /// That record, if its game is over.
    pub(super) record: Option<GameRecord>,
    /// The turn from which on the game is to be improved, if it is not the whole.
    pub(super) turn: Option<u8>,
}

impl SolveTask {
    pub(super) fn read(
        map: Option<&str>,
        from: Option<&Path>,
        turn: Option<u8>,
    ) -> Result<SolveTask> {
        let map = map.map(find_map).transpose()?;
        let Some(from) = from else {
            return SolveTask::of_map(map.context("no map to solve")?);
        };
        let name = from.display();
        let (record, state) = read_record(from)?;
        if let Some(map) = map {
            ensure!(
                map.file().essence() == state.map().file().essence(),
                "{name} is a game on {:?}, not on {:?}",
                state.map().file().name,
                map.file().name
            );
        }
        let known = record
            .result
            .as_ref()
            .and_then(|result| result.points.first().copied());
        let mut task = match turn {
            None if known.is_some() => SolveTask::of_map(state.map().clone())?,
            turn => {
                let opening =
                    Opening::of(&record, turn).map_err(|error| anyhow!("{name}: {error}"))?;
                SolveTask {
                    turn: Some(opening.turn),
                    solver: Solver::resume(&opening.record, opening.turn)?,
                    map: state.map().clone(),
                    known: None,
                    record: None,
                }
            }
        };
        task.known = known;
        task.record = Some(record).filter(|_| known.is_some());
        Ok(task)
    }

    fn of_map(map: Arc<Map>) -> Result<SolveTask> {
        let file = map.file();
        let seats: Vec<String> = file.seats.iter().map(ToString::to_string).collect();
        if !file.seats.contains(&1) {
            bail!(
                "{:?} is a map for {} players, and only a game alone can be solved",
                file.name,
                seats.join(", ")
            );
        }
        Ok(SolveTask {
            solver: Solver::new(&map)?,
            map,
            known: None,
            record: None,
            turn: None,
        })
    }

    /// Whether the whole game is searched.
    pub(super) fn is_whole(&self) -> bool {
        self.turn.is_none()
    }

    /// The name of the map.
    pub(super) fn name(&self) -> &str {
        &self.map.file().name
    }

    /// The best that people are known to have reached on the map.
    pub(super) fn people(&self) -> Option<u32> {
        self.map.file().record.as_ref().map(|record| record.score)
    }

    /// Whether a game is on this map, or on one that plays alike.
    pub(super) fn is_of_map(&self, state: &State) -> bool {
        self.map.file().essence() == state.map().file().essence()
    }
}

/// A recorded game of one seat, and how it stands.
pub(super) fn read_record(path: &Path) -> Result<(GameRecord, State)> {
    let name = path.display();
    let recorded = replay::read(path)?;
    let found = recorded.game.to_string();
    ensure!(
        found == State::NAME,
        "{name} is a game of {found}, and only Roads & Boats can be solved"
    );
    let record: GameRecord =
        serde_json::from_value(recorded.record).with_context(|| format!("cannot read {name}"))?;
    let state: State = record
        .replay()
        .with_context(|| format!("cannot read {name}"))?;
    let n_seats = state.n_seats();
    ensure!(
        n_seats == 1,
        "{name} is a game for {n_seats} players, and only a game alone can be solved"
    );
    Ok((record, state))
}
