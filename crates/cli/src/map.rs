//! `towpath map`: maps of Roads & Boats.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Subcommand;
use game::Seed;
use roads_and_boats::{
    BUILT_IN, ImportOptions, Map, MapFile, MapRequest, Place, Stock, Terrain, generate, import,
};

use crate::options;
use crate::per_game::roads_and_boats::find_map;

/// List, check, draw, make and import maps of Roads & Boats
///
/// A map is a file, described in docs/formats.md, or the name of one that comes with the game. Problems with a file
/// are reported with the tile, line or entry.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "\
Examples:
  towpath map list
  towpath map check \"First Furrow\" my-map.json
  towpath map draw \"First Furrow\" -o first-furrow.svg
  towpath map make --seats 3 --tiles 45 --sea 12 --seed 7 -o my-map.json
  towpath map import their-map.txt --name \"Their Map\" --seats 2,3 -o our-map.json";

#[derive(Subcommand)]
enum Command {
    List(List),
    Check(Check),
    Draw(Draw),
    Make(Make),
    Import(Import),
}

/// List the maps that come with the game
#[derive(clap::Args)]
struct List {}

/// Check whether maps can be played, and describe them
#[derive(clap::Args)]
struct Check {
    /// Files with a map, or names of maps that come with the game
    #[arg(required = true, value_name = "FILE|NAME")]
    maps: Vec<String>,
}

/// Draw a map as an SVG picture
///
/// The picture needs no other files: any browser can show and print it.
#[derive(clap::Args)]
struct Draw {
    /// The file with the map, or the name of one that comes with the game
    #[arg(value_name = "FILE|NAME")]
    map: String,
    /// Write the picture to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Make a random map from the tiles in the box
///
/// The map has fixed homes, and they are fair: each is about as far from what it needs, give or take a step. The same
/// seats, tiles, sea and seed make the same map.
#[derive(clap::Args)]
struct Make {
    /// How many players the map is for
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=6))]
    seats: u8,
    /// How many tiles it has, from 7 per player plus 5 to the 144 in the box [default: 15 per player plus 10]
    #[arg(long)]
    tiles: Option<usize>,
    /// How many of them are sea, from an eighth to a third, at most the 30 in the box [default: a sixth to a quarter]
    #[arg(long)]
    sea: Option<usize>,
    /// The seed of all random choices [default: a new one, shown in the name of the map]
    #[arg(long, value_parser = options::seed)]
    seed: Option<Seed>,
    /// The name of the map
    #[arg(long)]
    name: Option<String>,
    /// Write the map to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Convert a map that players share into the format of Towpath
///
/// The file can be JSON with tiles by q and r or by x, y and z, or text with a tile on each line: docs/formats.md shows
/// all formats. What the file does not say can be given as options.
#[derive(clap::Args)]
struct Import {
    /// The file with the map
    file: PathBuf,
    /// The name of the map
    #[arg(long)]
    name: Option<String>,
    /// How many players the map is for [default: as many as fit]
    #[arg(long, value_delimiter = ',', value_name = "SEATS,SEATS", value_parser = clap::value_parser!(u8).range(1..=6))]
    seats: Option<Vec<u8>>,
    /// Which map to take if the file has several
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
    /// Write the map to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: Args) -> Result<()> {
    match args.command {
        Command::List(List {}) => list(),
        Command::Check(args) => check(&args),
        Command::Draw(args) => draw(&args),
        Command::Make(args) => random_map(args),
        Command::Import(args) => import_file(args),
    }
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

fn list() -> Result<()> {
    let mut out = std::io::stdout().lock();
    let names = BUILT_IN.iter().map(|map| map.file().name.chars().count());
    let width = names.max().unwrap_or(0);
    for map in BUILT_IN.iter() {
        let file = map.file();
        writeln!(
            out,
            "{:<width$}  {:>3} tiles  {}",
            file.name,
            file.tiles.len(),
            seats(file)
        )?;
    }
    Ok(())
}

fn check(args: &Check) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let mut refused = Vec::new();
    for name in &args.maps {
        match find_map(name) {
            Ok(map) => describe(&map, &mut out)?,
            Err(error) => refused.push(format!("{error:#}")),
        }
    }
    out.flush()?;
    if !refused.is_empty() {
        bail!("{}", refused.join("\ntowpath: "));
    }
    Ok(())
}

fn draw(args: &Draw) -> Result<()> {
    let map = find_map(&args.map)?;
    let picture = picture::roads_and_boats::map(&map);
    write(map.file(), &picture, args.output.as_deref())
}

fn random_map(args: Make) -> Result<()> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => options::random_digits()?[..8].parse()?,
    };
    let request = MapRequest {
        name: args.name.unwrap_or_else(|| format!("Random Map {seed}")),
        seats: args.seats,
        tiles: args
            .tiles
            .unwrap_or_else(|| 15 * usize::from(args.seats) + 10),
        sea: args.sea,
    };
    let map = generate(&request, seed)?;
    write(&map, &map.write(), args.output.as_deref())
}

fn import_file(args: Import) -> Result<()> {
    let text = read(&args.file)?;
    let file_name = args.file.file_stem();
    let options = ImportOptions {
        name: args.name,
        file_name: file_name.map(|name| name.to_string_lossy().into_owned()),
        seats: args.seats,
        only: args.only,
    };
    let map = import(&text, &options);
    let map = map.map_err(|error| anyhow!("cannot import {}: {error}", args.file.display()))?;
    write(&map, &map.write(), args.output.as_deref())
}

/// Writes a map, or a picture of it, to a file and says so, or to the screen.
fn write(file: &MapFile, text: &str, path: Option<&Path>) -> Result<()> {
    let mut out = std::io::stdout().lock();
    let Some(path) = path else {
        write!(out, "{text}")?;
        return Ok(());
    };
    let name = path.display();
    fs::write(path, text).with_context(|| format!("cannot write {name}"))?;
    writeln!(out, "{name}: {}, {}", file.name, size(file))?;
    Ok(())
}

fn describe(map: &Map, out: &mut impl Write) -> Result<()> {
    let file = map.file();
    writeln!(out, "{}: {}", file.name, size(file))?;
    let count = |terrain: Terrain| {
        let tiles = file.tiles.iter();
        tiles.filter(|tile| tile.terrain == terrain).count()
    };
    let counts = Terrain::ALL.map(|terrain| format!("{} {terrain}", count(terrain)));
    writeln!(out, "  tiles   {}", counts.join(", "))?;
    writeln!(out, "  rivers  {}", rivers(map))?;
    let homes: Vec<String> = file
        .homes
        .iter()
        .map(|home| match home.region {
            None => home.hex().to_string(),
            Some(nth) => format!("{} in region {nth}", home.hex()),
        })
        .collect();
    match homes[..] {
        [] => writeln!(out, "  homes   on any land, one tile apart")?,
        _ => writeln!(out, "  homes   {}", homes.join(", "))?,
    }
    let from_the_box = if Stock::of_the_box().covers(file) {
        "has all its tiles"
    } else {
        "has not all its tiles"
    };
    writeln!(out, "  box     {from_the_box}")?;
    if let Some(record) = &file.record {
        writeln!(out, "  record  {} points by {}", record.score, record.by)?;
    }
    Ok(())
}

fn size(file: &MapFile) -> String {
    format!("{}, {} tiles", seats(file), file.tiles.len())
}

/// Such as `1 seat` or `2, 3 or 4 seats`.
fn seats(file: &MapFile) -> String {
    let mut counts: Vec<String> = file.seats.iter().map(u8::to_string).collect();
    let last = counts.pop().unwrap_or_default();
    match counts[..] {
        [] if last == "1" => "1 seat".to_owned(),
        [] => format!("{last} seats"),
        _ => format!("{} or {last} seats", counts.join(", ")),
    }
}

/// How many rivers there are, on how many tiles, and how they begin and end.
fn rivers(map: &Map) -> String {
    let places = map.places().into_iter();
    let ways: BTreeMap<Place, Vec<Place>> = places
        .filter(|place| matches!(place, Place::River(_)))
        .map(|place| (place, map.ways(place)))
        .collect();
    if ways.is_empty() {
        return "none".to_owned();
    }
    let mut seen: BTreeSet<Place> = BTreeSet::new();
    let mut n_rivers = 0;
    for &start in ways.keys() {
        if seen.insert(start) {
            n_rivers += 1;
            let mut open = vec![start];
            while let Some(place) = open.pop() {
                let next = ways.get(&place).into_iter().flatten();
                open.extend(next.filter(|next| ways.contains_key(next) && seen.insert(**next)));
            }
        }
    }
    let n_tiles = ways
        .keys()
        .map(|place| place.hex())
        .collect::<BTreeSet<_>>();
    let arms = map.file().tiles.iter().flat_map(|tile| &tile.rivers);
    let n_sources = arms.filter(|river| river.len() == 1).count();
    let ends = ways.values().flatten();
    let n_mouths = ends.filter(|end| matches!(end, Place::Sea(_))).count();
    let count = |n: usize, what: &str| match n {
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    };
    format!(
        "{n_rivers} on {}, with {} and {}",
        count(n_tiles.len(), "tile"),
        count(n_sources, "source"),
        count(n_mouths, "mouth")
    )
}
