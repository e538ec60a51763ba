use amsterdam::{Setup, State};
use bots::{Budget, Opponents};
use game::*;
#[test]
fn q() {
    let mut wins = 0.0;
    let n = 400;
    let mut pts = [0, 0];
    let mut acts = 0;
    let t = std::time::Instant::now();
    for i in 0..n {
        let mut s = State::new(&Setup::for_seats(2), Seed::from(i / 2)).unwrap();
        let g = (i % 2) as usize;
        let mut d = Dice::new(Seed::from(i));
        let mut bots: Vec<_> = ["random", "random"]
            .iter()
            .map(|n| (State::opponent(n).unwrap().make)(Seed::from(i)))
            .collect();
        bots[g] = (State::opponent("greedy").unwrap().make)(Seed::from(1));
        while let Some(seat) = s.to_act().lowest() {
            let a = bots[seat.index()].choose(&Imagined::new(&s, seat, &mut d), Budget::default());
            s.apply(seat, &a, &mut ()).unwrap();
            acts += 1;
        }
        let o = s.outcome().unwrap();
        let w = o.winners();
        if w.contains(Seat::new(g as u8).unwrap()) {
            wins += 1.0 / w.len() as f64;
        }
        pts[0] += o.points[g];
        pts[1] += o.points[1 - g];
    }
    println!(
        "{} {:?} acts {} {:?}",
        wins / n as f64,
        pts.map(|p| p as f64 / n as f64),
        acts / n,
        t.elapsed()
    );
}
