//! Solo games of the settler, for measuring.
use bots::{Budget, Opponents};
use game::{Dice, Game, Imagined, Seed};
use roads_and_boats::{Setup, State};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args.get(1).map_or(1, |s| s.parse().unwrap());
    let ms: u64 = args.get(2).map_or(100, |s| s.parse().unwrap());
    let all = ["A River Runs Through It", "Lord of the Ring", "Mesopotamia", "Great Plains", "The Pacific", "Beehive"];
    let maps: Vec<&str> = args.get(3).map_or(all.to_vec(), |s| vec![s.as_str()]);
    let mut sum = 0.0;
    for map in &maps {
        let mut points = vec![];
        let start = std::time::Instant::now();
        for number in 0..games {
            let mut state = State::new(&Setup::on(map, 1), Seed::from(number)).unwrap();
            let mut dice = Dice::new(Seed::from(number + 1000));
            let mut bot = (State::opponent("settler").unwrap().make)(dice.seed());
            let mut last = roads_and_boats::Phase::Wonder;
            while let Some(seat) = state.to_act().lowest() {
                if std::env::var("T").is_ok() && state.phase() != last { last = state.phase(); trace(&state); }
                let imagined = Imagined::new(&state, seat, &mut dice);
                let action = bot.choose(&imagined, Budget { time: std::time::Duration::from_millis(ms) });
                state.apply(seat, &action, &mut ()).unwrap();
            }
            let w = state.wealth(game::Seat::FIRST);
            if std::env::var("V").is_ok() { println!("{w:?}"); }
            points.push(w.total());
        }
        let mean = points.iter().sum::<u32>() as f64 / games as f64;
        sum += mean;
        println!("{map}: mean {mean} min {:?} {points:?} {:?}", points.iter().min().unwrap(), start.elapsed() / games as u32);
    }
    println!("all {}", sum / maps.len() as f64);
}

fn trace(state: &State) {
    let p = state.position();
    let place = |h: roads_and_boats::Place| match h {
        roads_and_boats::Place::Land(r) => format!("{},{}.{}", r.hex.q, r.hex.r, r.nth),
        roads_and_boats::Place::River(r) => format!("~{},{}", r.hex.q, r.hex.r),
        roads_and_boats::Place::Dock { land, .. } => format!("d{},{}.{}", land.hex.q, land.hex.r, land.nth),
        roads_and_boats::Place::Sea(h) => format!("s{},{}", h.q, h.r),
    };
    let own = p.bricks.as_ref().unwrap().iter().filter(|b| matches!(b, roads_and_boats::Brick::Seat(_))).count();
    println!("== {} {:?} bricks {own} of {}", state.turn(), state.phase(), p.bricks.as_ref().unwrap().len());
    for t in &p.seats[0].transporters { print!("  {}{}@{}{:?}", t.kind, t.id, place(t.at), t.cargo); }
    println!();
    for g in &p.goods { print!("  {},{}.{}{:?}", g.region.hex.q, g.region.hex.r, g.region.nth, g.goods); }
    println!();
    for g in &p.buildings { print!("  {},{}.{}:{}", g.region.hex.q, g.region.hex.r, g.region.nth, g.building); }
    println!("  roads {}", p.roads.len());
}
