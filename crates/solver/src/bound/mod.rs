//! No solution has more points than this: the optimum of a linear programme in which goods are wherever they are needed.
//!
//! What it keeps and leaves out, and why it is a bound, is said in `docs/solver.md`.

mod model;

use microlp::{ComparisonOp, OptimizationDirection, Problem};

use crate::atlas::Atlas;
use model::{Model, Row};

/// The most points on a map.
pub fn bound(atlas: &Atlas) -> i32 {
    let model = Model::new(atlas);
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let columns: Vec<_> = model
        .columns
        .iter()
        .map(|column| problem.add_var(column.points, (0.0, column.most)))
        .collect();
    for Row {
        terms,
        most,
        is_exact,
    } in &model.rows
    {
        let terms: Vec<_> = terms
            .iter()
            .map(|&(nth, factor)| (columns[nth], factor))
            .collect();
        let sense = if *is_exact {
            ComparisonOp::Eq
        } else {
            ComparisonOp::Le
        };
        problem.add_constraint(terms, sense, *most);
    }
    let outcome = problem.solve().ok().filter(|outcome| outcome.is_optimal());
    let points =
        outcome.and_then(|outcome| outcome.solution().map(|solution| solution.objective()));
    // Every score is a multiple of 10; what rounding may have taken is given back first.
    points.map_or(i32::MAX, |points| {
        ((points + 0.01) / 10.0).floor() as i32 * 10
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bound_is_above_what_people_reached() {
        for map in roads_and_boats::BUILT_IN
            .iter()
            .filter(|map| map.file().seats == [1])
        {
            let atlas = Atlas::new(map).unwrap();
            let record = map
                .file()
                .record
                .as_ref()
                .map_or(0, |record| i32::try_from(record.score).unwrap());
            let bound = bound(&atlas);
            assert!(bound >= record, "{}", map.file().name);
            assert!(bound < 10_000, "{}: {bound}", map.file().name);
        }
    }
}
