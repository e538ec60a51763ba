//! The games as the commands know them, a file each: what every command needs of a game is registered there.

pub(crate) mod amsterdam;
pub(crate) mod roads_and_boats;

use std::fmt;

use anyhow::{Context, Result, bail, ensure};
use game::{Game, Record, Viewer};
use games::{Moment, ShelfGame};
use serde_json::Value;
use words::Words;

use crate::bench::{self, Report};
use crate::{arena, play, tune};

/// A game that the commands can play, measure and draw.
pub(crate) trait TerminalGame: Send + Sync {
    /// The game on the shelf.
    fn on_shelf(&self) -> &'static dyn ShelfGame;

    /// Plays it in the terminal.
    fn play(&self, args: &play::Args) -> Result<()>;

    /// All its bots, weakest first, with what they do.
    fn list_bots(&self) -> String;

    /// Pits its bots against each other, so many at a table.
    fn compete(&self, n_seats: usize, args: &arena::Args) -> Result<()>;

    /// How many seats play how many games in a round of measuring, if nobody says otherwise.
    fn measured(&self) -> (u8, u64);

    /// Measures its rules, for how many seats is returned too.
    fn measure(&self, args: &bench::Args) -> Result<(u8, Report)>;

    /// What `viewer` saw after the first `n_actions` actions of a checked record, as SVG.
    fn draw(&self, record: &Value, n_actions: usize, viewer: Viewer) -> Result<String>;

    /// Tunes what its bots find good.
    fn tune(&self, _: &tune::Args) -> Result<()> {
        bail!(
            "the bots of {} have no weights to tune",
            self.on_shelf().name()
        )
    }

    /// What was decided at some moments of a record, and what would have been better, in words.
    fn turning_points(
        &self,
        _: &Words,
        _: &Value,
        _: &[String],
        _: &[&Moment],
    ) -> Result<Vec<String>> {
        bail!("nobody gives advice in {}", self.on_shelf().name())
    }
}

/// A game that a command was given.
pub(crate) type GameArg = &'static dyn TerminalGame;

/// Every game of this program.
static GAMES: &[GameArg] = &[&amsterdam::Amsterdam, &roads_and_boats::RoadsAndBoats];

/// What help says of an argument that is a game.
pub(crate) fn game_help() -> String {
    format!("The game: {}", listed(", ", |game| game.name().to_owned()))
}

/// Something of each game on the shelf, for help.
pub(crate) fn listed(between: &str, tell: impl Fn(&dyn ShelfGame) -> String) -> String {
    let told = GAMES.iter().map(|game| tell(game.on_shelf()));
    told.collect::<Vec<_>>().join(between)
}

/// The bots of a game for people to play against, weakest first.
pub(crate) fn bots_of(game: &dyn ShelfGame) -> String {
    let bots = game.bots().into_iter().map(|bot| bot.name);
    bots.collect::<Vec<_>>().join(", ")
}

/// What help says of a number of which each game has a usual one.
pub(crate) fn usual_help(what: &str, usual: impl Fn((u8, u64)) -> u64) -> String {
    let of = |game: &GameArg| format!("{} for {game}", usual(game.measured()));
    let all: Vec<String> = GAMES.iter().map(of).collect();
    format!("{what} [default: {}]", all.join(", "))
}

/// The game of this name.
pub(crate) fn find(name: &str) -> Result<GameArg, String> {
    let found = games::Shelf::default().find(name);
    let name = found.map_err(|refused| refused.to_string())?.name();
    let game = GAMES.iter().find(|game| game.on_shelf().name() == name);
    game.copied()
        .ok_or_else(|| format!("no command knows {name}"))
}

impl fmt::Display for dyn TerminalGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.on_shelf().name())
    }
}

impl fmt::Debug for dyn TerminalGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.on_shelf().name())
    }
}

/// A recorded game after so many actions, and who sat where.
fn after<G: Game>(record: &Value, n_actions: usize) -> Result<(G, Vec<String>)> {
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

fn seats(n_seats: usize) -> Result<u8> {
    u8::try_from(n_seats).with_context(|| format!("{n_seats} seats are too many"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_know_every_game_of_the_shelf() {
        for game in games::Shelf::default().games() {
            let found = find(game.name()).unwrap();
            assert_eq!(found.on_shelf().name(), game.name());
        }
    }
}
