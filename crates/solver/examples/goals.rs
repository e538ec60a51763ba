//! Tries lists of goals out: MAP THOUSANDS SEED HOT COLD CHAIN LAST_CHAIN RAFTS SAMPLES.
#![allow(clippy::print_stdout, clippy::unwrap_used, missing_docs)]
use game::Seed;
use roads_and_boats::{Setup, built_in};
use solver::atlas::Atlas;
use solver::dice::Dice;
use solver::schedule::search::{Course, anneal, sample};
use solver::sim::play;
use solver::tape::Scribe;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let map = built_in(&args[1]).unwrap();
    let f = |n: usize, d: f64| args.get(n).map_or(d, |a| a.parse().unwrap());
    let rounds = (f(2, 10.0) * 1000.0) as u64;
    let seed = f(3, 1.0) as u64;
    let atlas = Atlas::new(&map).unwrap();
    let mut dice = Dice::new(seed);
    let mut ladder = sample(&atlas, f(9, 400.0) as usize, f(8, 3.0) as usize, f(6, 1.0), &mut dice);
    println!("start {} {:.0}", ladder.points, ladder.worth(1.0));
    let mut best = ladder.clone();
    let course = Course { rounds, hot: f(4, 6.0), cold: f(5, 1.0), chain: f(6, 1.0), last_chain: f(7, 0.3) };
    anneal(&atlas, &mut ladder, &course, &mut dice, |next| {
        best = next.clone();
    }, |round, now| {
        if round % (rounds / 8).max(64) < 64 { println!("  {round} now {} credit {:.0} goals {}", now.points, now.credit, now.goals.list.len()); }
        false
    });
    let desk = &best.desk;
    println!("{}", best.goals.list.iter().zip(&best.reached).filter(|(_, ok)| **ok).map(|(w, ok)| format!("{}{:?}", if *ok { "" } else { "-" }, w.goal).replace("Build { building: ", "").replace("Make { good: ", "M")).collect::<Vec<_>>().join(" | "));
    for nth in 0..8 {
        if desk.before[20].movers[nth].kind.is_none() { continue; }
        let row: String = (1..=20).map(|t| {
            if desk.before[t].movers[nth].kind.is_none() { return "     .".to_owned(); }
            let o = &desk.plan.turns[t].orders[nth];
            let c: String = o.legs[0].load.iter().chain(o.legs[1].load.iter()).map(|g| b"bTSCfpGICKg"[g] as char).collect();
            format!("{:>3}{:<3}", if desk.busy[nth] >> t & 1 == 1 { o.legs[0].to.to_string() } else { "-".to_owned() }, c)
        }).collect();
        println!("{nth} {}: {row}", desk.before[20].movers[nth].kind.unwrap().name());
    }
    println!("bricks {:?}", (1..=20).map(|t| desk.plan.turns[t].bricks).collect::<Vec<_>>());
    let mut scribe = Scribe::new(&atlas, &Setup::drawn(map.clone(), 1), "solver".parse::<Seed>().unwrap()).unwrap();
    let sim = play(&atlas, &desk.plan, &mut scribe);
    let (record, state) = scribe.finish().unwrap();
    println!("engine: {:?}", state.wealth(game::Seat::FIRST));
    println!("{:?} bricks {} home {} made {:?}", sim.points(), sim.own_bricks, atlas.regions[usize::from(best.goals.home)], sim.made);
    for (tile, works) in sim.works.iter().enumerate() {
        if works.building.is_some() { println!("  {} {:?} {:?} {:?}", atlas.tiles[tile].hex, atlas.tiles[tile].terrain, works.building, desk.built(tile)); }
    }
    let name = map.file().name.to_lowercase().replace(' ', "-");
    std::fs::write(format!("/tmp/w/best/{name}-{}-{seed}.json", sim.points()), serde_json::to_string(&record).unwrap()).unwrap();
}
