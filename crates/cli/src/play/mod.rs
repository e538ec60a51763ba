//! `towpath play`: a game in the terminal.

pub(crate) mod amsterdam;
mod console;
mod menu;
#[cfg(test)]
mod message_tests;
mod paint;
mod playable;
mod prompt;
mod roads_and_boats;
mod table;
mod tell;

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use bots::Budget;
use game::{Record, Seat, Seed, Start};
use games::{ShelfGame, fair};
use words::{Language, Words};

use crate::options::{self, SetupOptions};
use crate::per_game::{self, GameArg};
use console::Console;
pub(crate) use playable::Playable;
use table::{Ending, Sitter, Table};

/// Play a game in the terminal, against bots or with others at the same keyboard
///
/// Without options, you play Amsterdam against one bot of medium strength, and Roads & Boats alone. Several players
/// take turns at the keyboard; if they have secrets, the screen is cleared between turns.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[arg(value_parser = per_game::find, help = per_game::game_help())]
    game: GameArg,
    #[arg(long, value_delimiter = ',', value_name = "BOT,BOT", help = bots_help())]
    bots: Option<Vec<String>>,
    /// The names of the players at this keyboard
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    players: Option<Vec<String>>,
    /// Watch the bots play each other
    #[arg(long, conflicts_with = "players")]
    watch: bool,
    /// The language of the game: en, fi, pl or nb [default: the language of the system]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// The seed of the deal [default: a secret one]
    #[arg(long, value_parser = options::seed)]
    seed: Option<Seed>,
    /// Amsterdam: which player goes first, from 1 [default: random]
    #[arg(long, value_name = "PLAYER")]
    first: Option<u8>,
    /// Save the game to this file, finished or not
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// How long a bot may think about one action
    #[arg(long, default_value_t = 100, value_name = "MILLISECONDS")]
    millis: u64,
    #[command(flatten)]
    setup: SetupOptions,
}

const EXAMPLES: &str = "\
Examples:
  towpath play amsterdam --bots clerk,merchant
  towpath play amsterdam --players Anna,Ben --lang fi
  towpath play amsterdam --watch --bots regent,merchant --record game.json
  towpath play roads-and-boats
  towpath play roads-and-boats --map \"Two Banks\" --players Anna,Ben
  towpath play roads-and-boats --free-map 30 --bots random";

fn bots_help() -> String {
    let of = |game: &dyn ShelfGame| format!("{} for {}", per_game::bots_of(game), game.name());
    format!("Bots to play against: {}", per_game::listed("; ", of))
}

pub(crate) fn run(args: Args) -> Result<()> {
    args.game.play(&args)
}

pub(crate) fn play<G: Playable>(args: &Args) -> Result<()> {
    let words = Words::new(args.lang.or_else(system_language).unwrap_or_default());
    let sitters = sitters::<G>(args, &words)?;
    let n_seats = sitters.len();
    let first = args.first.map(|number| {
        let seat = number.checked_sub(1).and_then(Seat::new);
        seat.filter(|seat| seat.index() < n_seats)
            .with_context(|| format!("there is no player {number} to go first"))
    });
    let setup = G::setup(&args.setup, n_seats, first.transpose()?)?;

    let seed = match args.seed {
        Some(seed) => seed,
        None => options::random_digits()?.parse()?,
    };
    let names = sitters.iter().map(|sitter| sitter.name.clone()).collect();
    let mut record = Record::new::<G>(Start::Setup(setup), seed, names);
    record.commitment = Some(fair::commit(&options::random_digits()?, seed));
    // Nobody else needs the other cores while a bot thinks.
    let budget = Budget {
        threads: thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN),
        ..Budget::of(Duration::from_millis(args.millis))
    };

    let mut table: Table<G> = Table::new(record, sitters, words, budget)?;
    let played = table.play(&mut Console::new());
    if let Some(path) = &args.record {
        let text = serde_json::to_string(table.record())?;
        fs::write(path, text + "\n").with_context(|| format!("cannot write {}", path.display()))?;
        let saved = table
            .words()
            .say("term-saved", &[("file", path.display().to_string().into())]);
        writeln!(anstream::stdout(), "{saved}")?;
    }
    match played? {
        Ending::Finished | Ending::Left => Ok(()),
        Ending::InputEnded => bail!("{}", table.words().say("term-input-ended", &[])),
    }
}

/// Players first, then bots. Where none are asked for, they are of the middle level.
fn sitters<G: Playable>(args: &Args, words: &Words) -> Result<Vec<Sitter<G>>> {
    let n_players = args.players.as_ref().map_or(1, Vec::len);
    let n_bots = match args.watch {
        true => 2,
        false if n_players > 1 => 0,
        false => G::USUAL_BOTS,
    };
    let offered = args.game.on_shelf().bots();
    let usual = offered[offered.len() / 2].name;
    let bots = match &args.bots {
        Some(bots) => bots.clone(),
        None => vec![usual.to_owned(); n_bots],
    };
    let players = match &args.players {
        Some(players) => players.clone(),
        None if args.watch => Vec::new(),
        None => vec![words.say("term-player", &[("number", 1.into())])],
    };
    let mut sitters: Vec<Sitter<G>> = players
        .into_iter()
        .map(|name| Sitter { name, bot: None })
        .collect();
    for name in &bots {
        let bot = bots::find(G::BOTS, name)?;
        let namesakes = bots.iter().filter(|other| *other == name).count();
        let number = sitters
            .iter()
            .filter(|sitter| sitter.bot.is_some_and(|other| other.name == bot.name))
            .count()
            + 1;
        let name = if namesakes > 1 {
            format!("{name} {number}")
        } else {
            name.clone()
        };
        sitters.push(Sitter {
            name,
            bot: Some(bot),
        });
    }
    for sitter in &sitters {
        let name = &sitter.name;
        let is_fine = !name.trim().is_empty()
            && name.chars().count() <= 24
            && !name.chars().any(char::is_control);
        ensure!(
            is_fine,
            "a player's name needs 1 to 24 visible characters, and {name:?} does not have them"
        );
        let namesakes = sitters.iter().filter(|other| other.name == *name).count();
        ensure!(namesakes == 1, "two players are called {name:?}");
    }
    Ok(sitters)
}

pub(crate) fn system_language() -> Option<Language> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|locale| !locale.is_empty())
        .and_then(|locale| Language::of_locale(&locale))
}
