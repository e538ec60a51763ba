//! What a search finds, and that it finds the same again.

use game::Game;
use roads_and_boats::{State, built_in};
use solver::solve::{Solver, Task, Unsolvable};

const TASK: Task = Task {
    seed: 3,
    rounds: 400,
    searches: 3,
    until: None,
};

#[test]
fn the_same_task_gives_the_same_solution() {
    let solver = Solver::new(&built_in("First Furrow").unwrap()).unwrap();
    let solve = || solver.solve(&TASK, |_, _| (), |_| false).unwrap().unwrap();
    let (one, other) = (solve(), solve());
    assert_eq!(one.record, other.record);
    assert_eq!(one.points, other.points);
}

#[test]
fn every_gain_is_a_game_that_the_engine_replays_and_below_the_bound() {
    for name in ["A River Runs Through It", "Lord of the Ring", "Mesopotamia"] {
        let solver = Solver::new(&built_in(name).unwrap()).unwrap();
        let mut gains = Vec::new();
        let best = solver
            .solve(
                &TASK,
                |solution, progress| {
                    let state: State = solution.record.replay().unwrap();
                    assert_eq!(state.outcome().unwrap().points, vec![solution.points]);
                    assert!(solution.points <= progress.bound);
                    gains.push(solution.points);
                },
                |_| false,
            )
            .unwrap()
            .unwrap();
        assert!(
            gains.is_sorted() && gains.last() == Some(&best.points),
            "{name}: {gains:?}"
        );
        assert!(best.points >= 60, "{name}: {}", best.points);
    }
}

#[test]
fn a_search_ends_when_it_is_told_to_or_has_enough() {
    let solver = Solver::new(&built_in("A River Runs Through It").unwrap()).unwrap();
    let enough = Task {
        until: Some(10),
        rounds: 1_000_000,
        ..TASK
    };
    assert!(
        solver
            .solve(&enough, |_, _| (), |_| false)
            .unwrap()
            .unwrap()
            .points
            >= 10
    );
    let mut n_asked = 0;
    let told = Task {
        rounds: 1_000_000,
        ..TASK
    };
    let _ = solver
        .solve(
            &told,
            |_, _| (),
            |_| {
                n_asked += 1;
                n_asked > 2
            },
        )
        .unwrap();
    assert_eq!(n_asked, 3);
}

#[test]
fn the_rest_of_a_game_is_solved_from_the_beginning_of_any_of_its_turns() {
    let map = built_in("Mesopotamia").unwrap();
    let task = Task {
        rounds: 60,
        searches: 1,
        ..TASK
    };
    let whole = Solver::new(&map)
        .unwrap()
        .solve(&task, |_, _| (), |_| false)
        .unwrap()
        .unwrap();
    for turn in [1, 2, 7, 13, 20] {
        let solver = Solver::resume(&whole.record, turn).unwrap();
        let rest = solver.solve(&task, |_, _| (), |_| false).unwrap().unwrap();
        let state: State = rest.record.replay().unwrap();
        assert_eq!(state.outcome().unwrap().points, vec![rest.points]);
        let same = rest.record.actions.iter().zip(&whole.record.actions);
        let n_same = same.take_while(|(one, other)| one == other).count();
        assert!(
            turn == 1 || n_same > 5 * usize::from(turn),
            "turn {turn}: {n_same}"
        );
    }
    assert_eq!(
        Solver::resume(&whole.record, 21).map(|_| ()),
        Err(Unsolvable::NoSuchTurn(21))
    );
}
