//! Writes sample pictures into a folder, to look at.

// Tables with everything on them, which the engine is tried with too.
#[allow(clippy::unwrap_used)]
#[path = "../../roads-and-boats/tests/all/busy.rs"]
mod busy;

use std::path::Path;
use std::{env, fs, io};

use amsterdam::{Board, BoardFile, Setup, State};
use game::{Game, Seat, Seed, Viewer};
use roads_and_boats::{BUILT_IN, Position};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let write = |name: &str, picture: String| fs::write(Path::new(&folder).join(name), picture);
    write(
        "amsterdam-board.svg",
        picture::amsterdam::board(&Board::amsterdam()),
    )?;
    let harbour = BoardFile::parse(include_str!("../../amsterdam/tests/boards/harbour.json"))
        .and_then(Board::new);
    let harbour = harbour.expect("a board of the tests");
    write("harbour-board.svg", picture::amsterdam::board(&harbour))?;
    for (n_seats, n_actions, viewer) in [
        (2, 60, Viewer::Seat(Seat::FIRST)),
        (3, 6, Viewer::Table),
        (4, usize::MAX, Viewer::Table),
    ] {
        let state = play(n_seats, n_actions);
        let names = ["Anna", "Benedikt van der Meer", "Çağla", "<Daan>"].map(str::to_owned);
        let picture = picture::amsterdam::position(
            state.board(),
            &state.view(viewer),
            &names[..n_seats.into()],
        );
        write(&format!("amsterdam-{n_seats}.svg"), picture)?;
    }
    write(
        "roads-and-boats-shapes.svg",
        picture::roads_and_boats::sheet(),
    )?;
    for map in BUILT_IN.iter() {
        let name = map.file().name.to_lowercase().replace(' ', "-");
        write(
            &format!("map-{name}.svg"),
            picture::roads_and_boats::map(map),
        )?;
    }
    let names = ["Anna", "Benedikt van der Meer", "Çağla", "<Daan>"].map(str::to_owned);
    let delta: Position = serde_json::from_str(include_str!("../tests/positions/delta.json"))?;
    let delta = roads_and_boats::State::from_position(&delta, Seed::from(1));
    let delta = delta.expect("a position of the tests");
    write(
        "roads-and-boats-delta.svg",
        picture::roads_and_boats::position(&delta, &names),
    )?;
    for number in [0, 3, 17, 21] {
        let state = busy::busy(number);
        let picture = picture::roads_and_boats::position(&state, &names);
        write(&format!("roads-and-boats-{number}.svg"), picture)?;
    }
    Ok(())
}

/// A game after so many actions, building whenever it is possible.
fn play(n_seats: u8, n_actions: usize) -> State {
    let mut state =
        State::new(&Setup::for_seats(n_seats), Seed::from(5)).expect("a setup of the box");
    for number in 0..n_actions {
        let Some(seat) = state.awaited().lowest() else {
            break;
        };
        let actions = state.list_actions(seat);
        let build = actions
            .iter()
            .rposition(|action| matches!(action, amsterdam::Action::Build { .. }));
        let action = &actions[build.unwrap_or(number * 7 % actions.len())];
        state.apply(seat, action, &mut ()).expect("a listed action");
    }
    state
}
