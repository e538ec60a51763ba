//! Tries the search out: MAP MILLIONS SEED.
#![allow(clippy::print_stdout, clippy::unwrap_used, missing_docs)]

use std::time::Instant;

use game::Seed;
use roads_and_boats::{Setup, built_in};
use solver::atlas::Atlas;
use solver::dice::Dice;
use solver::plan::Plan;
use solver::search::anneal::{Schedule, anneal};
use solver::search::change::Choices;
use solver::search::trace::Taste;
use solver::sim::play;
use solver::tape::Scribe;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let map = built_in(&args[1]).unwrap();
    let f = |n: usize, d: f64| args.get(n).map_or(d, |a| a.parse().unwrap());
    let rounds = (f(2, 1.0) * 1e6) as u64;
    let seed = f(3, 1.0) as u64;
    let atlas = Atlas::new(&map).unwrap();
    let choices = Choices::of(&atlas);
    let mut dice = Dice::new(seed);
    let home = *dice.pick(&choices.homes).unwrap();
    let start = Plan::idle(home, atlas.tiles.iter().map(|tile| tile.first_region));
    let first = Taste { beyond: f(6, 0.3), fades: 0.85, until: f(8, 24.0) as usize, loose: 0.2, chain: f(10, 1.0) };
    let last = Taste { beyond: f(7, 0.05), fades: 0.7, until: f(9, 21.0) as usize, loose: 0.1, chain: f(11, 0.1) };
    let schedule = Schedule { rounds, hot: f(4, 8.0), cold: f(5, 1.0), first, last };
    let began = Instant::now();
    let mut last_points = -1;
    let result = anneal(&atlas, &choices, &start, &schedule, &mut dice, |points| {
        if points > last_points {
            last_points = points;
            println!("{:7.1}s {points}", began.elapsed().as_secs_f64());
        }
        false
    });
    let took = began.elapsed().as_secs_f64();
    println!("{} points, {:.0} games a second", result.points, rounds as f64 / took);
    let mut scribe = Scribe::new(&atlas, &Setup::drawn(map.clone(), 1), "solver".parse::<Seed>().unwrap()).unwrap();
    let sim = play(&atlas, &result.best, &mut scribe);
    let (record, state) = scribe.finish().unwrap();
    println!("engine: {:?}", state.wealth(game::Seat::FIRST));
    println!("{:?} bricks {} topics {:?}", sim.points(), sim.own_bricks, result.best.topics);
    for (tile, works) in sim.works.iter().enumerate() {
        println!("  {} {:?} {:?}", atlas.tiles[tile].hex, atlas.tiles[tile].terrain, works.building);
    }
    let kinds: Vec<_> = sim.present().map(|nth| (sim.movers[nth].kind.unwrap(), sim.movers[nth].cargo)).collect();
    println!("{kinds:?} {:?} roads {} bridges {:b}", sim.all_goods(), sim.n_roads, sim.bridges);
    std::fs::write(format!("/tmp/w/best-{}-{seed}.json", result.points), serde_json::to_string(&record).unwrap()).unwrap();
}
