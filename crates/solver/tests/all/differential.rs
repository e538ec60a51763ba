//! Whatever the simulator plays, the engine plays the same.

use game::{Game, Seat, Seed};
use roads_and_boats::{BUILT_IN, Map, Setup, State};
use solver::atlas::Atlas;
use solver::book::heap;
use solver::dice::Dice;
use solver::plan::{LAST, Plan};
use solver::random;
use solver::sim::Sim;
use solver::tape::{Scribe, Tape};
use std::sync::Arc;

fn seed() -> Seed {
    "differential".parse().unwrap()
}

/// Everything that lies and stands is the same.
pub(crate) fn assert_same(atlas: &Atlas, sim: &Sim, state: &State) {
    let position = state.position();
    let mut heaps = vec![[0; 16]; atlas.n_regions()];
    for lying in &position.goods {
        heaps[usize::from(atlas.region(lying.region).unwrap())] = heap(&lying.goods);
    }
    for own in &position.seats[0].transporters {
        let mover = &sim.movers[usize::from(own.id.0)];
        assert_eq!(mover.kind, Some(own.kind));
        assert_eq!(atlas.places[usize::from(mover.place)], own.at);
        assert_eq!(mover.cargo, heap(&own.cargo));
    }
    for (nth, heap) in heaps.iter().enumerate() {
        assert_eq!(heap, &sim.goods[nth], "in {}", atlas.regions[nth]);
    }
    assert_eq!(position.seats[0].transporters.len(), sim.present().count());
    let n_works = sim
        .works
        .iter()
        .filter(|works| works.building.is_some())
        .count();
    assert_eq!(position.buildings.len(), n_works);
    assert_eq!(position.bricks.unwrap().len(), usize::from(sim.bricks));
    assert_eq!(state.wealth(Seat::FIRST).total() as i32, sim.points());
}

fn check(map: &Arc<Map>, plan: &Plan) -> Sim {
    let atlas = Atlas::new(map).unwrap();
    let mut scribe = Scribe::new(&atlas, &Setup::drawn(map.clone(), 1), seed()).unwrap();
    let mut sim = Sim::new(&atlas, plan.home);
    scribe.settle(plan.home);
    for turn in 1..=LAST {
        sim.produce(&atlas, plan, &mut scribe);
        assert_followed(&atlas, &sim, &scribe);
        sim.act(&atlas, plan, turn == LAST, &mut scribe);
        if turn < LAST {
            // The next production has begun already.
            assert!(scribe.deviation.is_none(), "{:?}", scribe.deviation);
        } else {
            assert_followed(&atlas, &sim, &scribe);
        }
    }
    let (record, state) = scribe.finish().unwrap();
    assert_eq!(state.outcome().unwrap().points, vec![sim.points()]);
    record.replay::<State>().unwrap();
    sim
}

fn assert_followed(atlas: &Atlas, sim: &Sim, scribe: &Scribe<'_>) {
    let (name, turn) = (&atlas.map.file().name, sim.turn);
    assert!(
        scribe.deviation.is_none(),
        "{name}, turn {turn}: {:?}",
        scribe.deviation
    );
    assert_same(atlas, sim, &scribe.state);
}

#[test]
fn random_plans_come_out_alike_on_every_map() {
    let mut dice = Dice::new(7);
    for map in BUILT_IN.iter() {
        let Some(atlas) = Atlas::new(map) else {
            continue;
        };
        for _ in 0..40 {
            check(map, &random::plan(&atlas, &mut dice));
        }
    }
}
