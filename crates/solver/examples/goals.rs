//! Tries lists of goals out: MAP SECONDS SEED.
#![allow(clippy::print_stdout, clippy::unwrap_used, missing_docs)]
use std::time::Instant;
use game::Seed;
use roads_and_boats::{Setup, built_in};
use solver::atlas::Atlas;
use solver::dice::Dice;
use solver::schedule::{Desk, list};
use solver::sim::play;
use solver::tape::Scribe;
use solver::search::credit::credit;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let map = built_in(&args[1]).unwrap();
    let f = |n: usize, d: f64| args.get(n).map_or(d, |a| a.parse().unwrap());
    let seconds = f(2, 10.0);
    let seed = f(3, 1.0) as u64;
    let hot = f(4, 15.0);
    let chain = f(5, 0.5);
    let atlas = Atlas::new(&map).unwrap();
    let mut dice = Dice::new(seed);
    let mut desk = Desk::new(&atlas, 0);
    let eval = |goals: &mut solver::schedule::goal::Goals, desk: &mut Desk, lucky: u64| -> (i32, f64) {
        let mut luck = Dice::new(lucky);
        desk.begin(&atlas, goals.home);
        let strict = goals.list.len() > 70;
        let mut flags = String::new();
        goals.list.retain(|&goal| { let ok = desk.pursue(&atlas, goal, &mut luck); flags.push(if ok {'+'} else {'-'}); ok || !strict && !luck.once_in(10) });
        if lucky == 77 { println!("{flags}"); }
        desk.collect(&atlas);
        let points = desk.finish(&atlas);
        (points, f64::from(points) + chain * credit(&atlas, &desk.plan, desk.end()))
    };
    let began = Instant::now();
    let mut best = (0, list::first(&atlas, &mut dice), 0);
    let mut n = 0u64;
    let mut cur = list::first(&atlas, &mut dice);
    let mut lucky = 1;
    let mut worth = -1e9;
    for _ in 0..400 {
        let mut cand = list::first(&atlas, &mut dice);
        let (points, w) = eval(&mut cand, &mut desk, 1);
        n += 1;
        if w > worth { worth = w; cur = cand.clone(); }
        if points > best.0 { best = (points, cand, 1); }
    }
    eval(&mut cur.clone(), &mut desk, 77);
    println!("{}", cur.list.iter().map(|g| format!("{g:?}").replace("Build { building: ", "").replace("Make { good: ", "M")).collect::<Vec<_>>().join(" | "));
    println!("start {} {worth} {:.0}/s", best.0, n as f64 / began.elapsed().as_secs_f64());
    while began.elapsed().as_secs_f64() < seconds {
        let part = began.elapsed().as_secs_f64() / seconds;
        let heat = hot * (1.0f64 / hot).powf(part);
        let mut cand = cur.clone();
        list::change(&atlas, &mut cand, &mut dice);
        while dice.once_in(2) { list::change(&atlas, &mut cand, &mut dice); }
        let luck = if dice.once_in(4) { dice.bits() } else { lucky };
        let (points, w) = eval(&mut cand, &mut desk, luck);
        n += 1;
        if points > best.0 {
            best = (points, cand.clone(), luck);
            println!("{:7.1}s {points} ({w:.0}) {:.0}/s", began.elapsed().as_secs_f64(), n as f64 / began.elapsed().as_secs_f64());
        }
        if w >= worth || dice.unit() < ((w - worth) / heat).exp() { cur = cand; worth = w; lucky = luck; }
    }
    let mut goals = best.1.clone();
    println!("again {:?}", eval(&mut goals, &mut desk, best.2));
    println!("{:?}", goals.list.iter().map(|g| format!("{g:?}").replace("Build { building: ", "").replace("Make { good: ", "M")).collect::<Vec<_>>().join(" | "));
    let mut scribe = Scribe::new(&atlas, &Setup::drawn(map.clone(), 1), "solver".parse::<Seed>().unwrap()).unwrap();
    let sim = play(&atlas, &desk.plan, &mut scribe);
    let (_record, state) = scribe.finish().unwrap();
    println!("engine: {:?}", state.wealth(game::Seat::FIRST));
    println!("{:?} bricks {} home {} made {:?}", sim.points(), sim.own_bricks, atlas.regions[usize::from(best.1.home)], sim.made);
    println!("{} evals", n);
    for (tile, works) in sim.works.iter().enumerate() {
        println!("  {} {:?} {:?} {:?}", atlas.tiles[tile].hex, atlas.tiles[tile].terrain, works.building, desk.built(tile));
    }
}
