//! Games that are taken up in the middle.

use std::fs;
use std::path::Path;

use game::{Game, Seat};
use roads_and_boats::{BUILT_IN, State};
use solver::atlas::Atlas;
use solver::dice::Dice;
use solver::opening::{NoOpening, Opening};
use solver::random;
use solver::sim::{Sim, play_on};
use solver::solve::{Solver, Task};
use solver::tape::{GameRecord, Scribe};

use crate::differential::assert_same;

fn read(path: &Path) -> Option<GameRecord> {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).ok()
}

/// Solutions of ours, and games that bots have played alone.
fn games() -> Vec<GameRecord> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["records/solo", "crates/roads-and-boats/tests/games"];
    let files = folders
        .iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    let games: Vec<GameRecord> = files.iter().filter_map(|file| read(file)).collect();
    games
        .into_iter()
        .filter(|game| game.replay::<State>().unwrap().n_seats() == 1)
        .collect()
}

#[test]
fn whatever_is_played_on_from_any_turn_the_engine_plays_the_same() {
    let mut dice = Dice::new(5);
    let mut n_known = 0;
    for game in games() {
        for turn in 1..=20 {
            let Ok(opening) = Opening::of(&game, Some(turn)) else {
                continue;
            };
            let atlas = Atlas::new(opening.state.map()).unwrap();
            let start = Sim::at(&atlas, &opening.state.position()).unwrap();
            n_known += 1;
            assert_same(&atlas, &start, &opening.state);
            for _ in 0..8 {
                let plan = random::plan(&atlas, &mut dice);
                let (record, state) = (opening.record.clone(), opening.state.clone());
                let mut scribe = Scribe::resume(&atlas, record, state);
                let sim = play_on(&atlas, start.clone(), &plan, &mut scribe);
                let (record, state) = scribe.finish().unwrap();
                assert_same(&atlas, &sim, &state);
                assert_eq!(record.result, state.outcome());
                record.replay::<State>().unwrap();
                assert!(record.actions.starts_with(&opening.record.actions));
            }
        }
    }
    assert!(n_known >= 100, "{n_known}");
}

#[test]
fn the_rest_of_a_game_is_searched_from_its_turn_on() {
    let map = BUILT_IN
        .iter()
        .find(|map| map.file().name == "First Furrow")
        .unwrap();
    let task = Task {
        seed: 3,
        rounds: 300,
        searches: 2,
        until: None,
    };
    let whole = Solver::new(map).unwrap();
    let whole = whole.solve(&task, |_, _| (), |_| false).unwrap().unwrap();
    for turn in [4, 11, 17, 20] {
        let opening = Opening::of(&whole.record, Some(turn)).unwrap();
        assert_eq!((opening.turn, opening.points), (turn, Some(whole.points)));
        let before = opening.record.actions.clone();
        let solver = Solver::resume(&opening.record, turn).unwrap();
        let best = solver.solve(&task, |_, _| (), |_| false).unwrap().unwrap();
        assert!(best.record.actions.starts_with(&before));
        let state: State = best.record.replay().unwrap();
        assert_eq!(state.outcome().unwrap().points, vec![best.points]);
        assert!(best.points <= solver.bound());
    }
}

#[test]
fn a_record_is_cut_where_a_turn_begins_and_nowhere_else() {
    let game = &games()[0];
    let opening = Opening::of(game, Some(7)).unwrap();
    assert_eq!((opening.state.turn(), opening.state.outcome()), (7, None));
    let mut one_less: State = opening.record.open().unwrap();
    let (last, rest) = opening.record.actions.split_last().unwrap();
    for taken in rest {
        one_less.apply(Seat::FIRST, &taken.action, &mut ()).unwrap();
    }
    assert_eq!(one_less.turn(), 6, "{last:?} ends a turn");
    let mut short = opening.record.clone();
    short
        .actions
        .extend(game.actions[short.actions.len()..].iter().take(2).cloned());
    assert_eq!(
        Opening::of(&short, None).unwrap().turn,
        7,
        "the turn it broke off in"
    );
    let late = Opening::of(&short, Some(9)).unwrap_err();
    assert_eq!(late, NoOpening::TooLate { turn: 9, last: 7 });
    assert_eq!(
        Opening::of(game, Some(21)).unwrap_err(),
        NoOpening::NoTurn(21)
    );
    short.actions.clear();
    assert_eq!(Opening::of(&short, None).unwrap_err(), NoOpening::NoTurn(0));
    let mut broken = game.clone();
    broken.actions.swap(0, 40);
    assert!(matches!(
        Opening::of(&broken, Some(3)),
        Err(NoOpening::Unplayable(_))
    ));
}
