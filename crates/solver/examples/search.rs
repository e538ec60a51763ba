//! Searches for a solution and writes the best: MAP THOUSANDS SEED [SEARCHES] [FOLDER].
#![allow(clippy::print_stdout, missing_docs)]

use std::error::Error;
use std::fs;
use std::path::Path;

use roads_and_boats::built_in;
use solver::solve::{Solver, Task};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().collect();
    let [_, name, thousands, seed, rest @ ..] = args.as_slice() else {
        return Err("MAP THOUSANDS SEED [SEARCHES] [FOLDER]".into());
    };
    let map = built_in(name).ok_or("no such map")?;
    let searches = rest.first().map_or(Ok(1), |text| text.parse())?;
    let task = Task {
        seed: seed.parse()?,
        rounds: thousands.parse::<u64>()? * 1000,
        searches,
        until: None,
    };
    let solver = Solver::new(&map)?;
    let file = rest.get(1).map(|folder| {
        let name = map.file().name.to_lowercase().replace(' ', "-");
        Path::new(folder).join(format!("{name}.json"))
    });
    let mut failed = Ok(());
    let told = |solution: &solver::solve::Solution, progress: solver::solve::Progress| {
        println!(
            "{:>9} lists: {} points, {} of them for rows, bound {}",
            progress.tried, solution.points, solution.row_points, progress.bound
        );
        if let (Some(file), Ok(text)) = (&file, serde_json::to_string(&solution.record)) {
            failed = fs::write(file, text);
        }
    };
    solver.solve(&task, told, |_| false)?;
    failed?;
    Ok(())
}
