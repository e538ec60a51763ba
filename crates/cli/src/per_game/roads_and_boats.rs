//! What the commands need of Roads & Boats.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail, ensure};
use bots::roads_and_boats::BOTS;
use game::{Seat, Viewer};
use games::ShelfGame;
use roads_and_boats::{
    BUILT_IN, FreeMapSetup, Map, MapChoice, MapFile, RowShare, Setup, State, first_map,
};
use serde_json::Value;

use super::TerminalGame;
use crate::bench::{self, Report};
use crate::options::SetupOptions;
use crate::{arena, play};

pub(super) struct RoadsAndBoats;

impl TerminalGame for RoadsAndBoats {
    fn on_shelf(&self) -> &'static dyn ShelfGame {
        &games::RoadsAndBoats
    }

    fn play(&self, args: &play::Args) -> Result<()> {
        play::play::<State>(args)
    }

    fn list_bots(&self) -> String {
        arena::list_of(BOTS)
    }

    fn compete(&self, n_seats: usize, args: &arena::Args) -> Result<()> {
        let setup = setup(&args.setup, n_seats)?;
        arena::compete(&setup, n_seats, args, BOTS)
    }

    fn measured(&self) -> (u8, u64) {
        (4, 200)
    }

    fn measure(&self, args: &bench::Args) -> Result<(u8, Report)> {
        let (seats, games) = args.seats_and_games(self.measured());
        let setup = setup(&args.setup, seats.into())?;
        let mut report = bench::measure::<State>(args, &setup, games, State::bytes)?;
        report.legal_actions_us = Some(bench::time_lists(&setup)?);
        Ok((seats, report))
    }

    /// Everyone sees the same.
    fn draw(&self, record: &Value, n_actions: usize, _: Viewer) -> Result<String> {
        let (state, names) = super::after::<State>(record, n_actions)?;
        Ok(picture::roads_and_boats::position(&state, &names))
    }
}

/// The setup for so many seats, on a map of ours if none is asked for.
pub(crate) fn setup(options: &SetupOptions, n_seats: usize) -> Result<Setup> {
    let &SetupOptions {
        ref board,
        ref map,
        free_map,
        sea,
        rows,
    } = options;
    ensure!(
        board.is_none(),
        "Roads & Boats is played on a map, not on a board"
    );
    let seats = super::seats(n_seats)?;
    let map = match (map, free_map) {
        (Some(name), _) => MapChoice::Drawn(find_map(name)?),
        (None, Some(tiles)) => MapChoice::Free {
            free: FreeMapSetup {
                tiles,
                sea,
                first: Seat::FIRST,
            },
        },
        (None, None) => {
            let map = first_map(seats);
            MapChoice::Drawn(map.with_context(|| format!("there is no map for {seats} seats"))?)
        }
    };
    let rows = rows.map_or(RowShare::default(), RowShare::from);
    Ok(Setup { seats, map, rows })
}

/// A map by its name, or in a file.
pub(crate) fn find_map(name: &str) -> Result<Arc<Map>> {
    if let Some(map) = roads_and_boats::built_in(name) {
        return Ok(map);
    }
    let path = Path::new(name);
    if !path.exists() {
        let known: Vec<&str> = BUILT_IN
            .iter()
            .map(|map| map.file().name.as_str())
            .collect();
        bail!(
            "there is no map {name:?} and no such file: the maps are {}",
            known.join(", ")
        );
    }
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let map = MapFile::parse(&text).and_then(Map::new);
    Ok(Arc::new(map.map_err(|error| {
        anyhow!("{name} is not a map: {error}")
    })?))
}
