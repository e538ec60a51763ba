//! What the commands need of Amsterdam.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use amsterdam::{Board, BoardFile, Setup, State};
use anyhow::{Context, Result, anyhow, ensure};
use game::Viewer;
use games::{Moment, ShelfGame};
use serde_json::Value;
use words::Words;

use super::TerminalGame;
use crate::bench::{self, Report};
use crate::options::SetupOptions;
use crate::{arena, play, tune};

pub(super) struct Amsterdam;

impl TerminalGame for Amsterdam {
    fn on_shelf(&self) -> &'static dyn ShelfGame {
        &games::Amsterdam
    }

    fn play(&self, args: &play::Args) -> Result<()> {
        play::play::<State>(args)
    }

    fn list_bots(&self) -> String {
        arena::list_of(baselines::AMSTERDAM)
    }

    fn compete(&self, n_seats: usize, args: &arena::Args) -> Result<()> {
        let setup = setup(&args.setup, n_seats)?;
        arena::compete(&setup, n_seats, args, baselines::AMSTERDAM)
    }

    fn measured(&self) -> (u8, u64) {
        (2, 200_000)
    }

    fn measure(&self, args: &bench::Args) -> Result<(u8, Report)> {
        let (seats, games) = args.seats_and_games(self.measured());
        let setup = setup(&args.setup, seats.into())?;
        let mut report = bench::measure::<State>(args, &setup, games, size_of_val)?;
        report.playouts = Some(bench::time_playouts(&setup, games)?);
        Ok((seats, report))
    }

    fn draw(&self, record: &Value, n_actions: usize, viewer: Viewer) -> Result<String> {
        let (state, names) = super::after::<State>(record, n_actions)?;
        let view = game::Game::view(&state, viewer);
        Ok(picture::amsterdam::position(state.board(), &view, &names))
    }

    fn tune(&self, args: &tune::Args) -> Result<()> {
        tune::tune(args)
    }

    fn turning_points(
        &self,
        words: &Words,
        record: &Value,
        names: &[String],
        moments: &[&Moment],
    ) -> Result<Vec<String>> {
        let (begun, _) = super::after::<State>(record, 0)?;
        play::amsterdam::advice::turning_points(words, &begun, names, moments.iter().copied())
    }
}

/// The setup for so many seats.
pub(crate) fn setup(options: &SetupOptions, n_seats: usize) -> Result<Setup> {
    let SetupOptions {
        board,
        map,
        free_map,
        sea,
        rows,
    } = options;
    ensure!(
        map.is_none() && free_map.is_none() && sea.is_none() && rows.is_none(),
        "Amsterdam is played on a board, without a map or a wonder"
    );
    let board = board.as_deref().map(read_board).transpose()?;
    Ok(Setup {
        seats: super::seats(n_seats)?,
        first: None,
        board,
    })
}

fn read_board(path: &Path) -> Result<Arc<Board>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let board = BoardFile::parse(&text).and_then(Board::new);
    Ok(Arc::new(board.map_err(|error| {
        anyhow!("{name} is not a board: {error}")
    })?))
}
