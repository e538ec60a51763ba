//! The file with the best solution: whole at every moment, and never worse than before.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use solver::tape::GameRecord;

use super::task::{SolveTask, read_record};
use crate::options;

/// Where the best solution goes.
#[derive(Debug)]
pub(super) struct SolutionFile {
    path: PathBuf,
    points: Option<i32>,
}

impl SolutionFile {
    /// The file at a path. One that is there has to be a game alone on the same map.
    pub(super) fn open(path: &Path, task: &SolveTask) -> Result<SolutionFile> {
        let mut file = SolutionFile {
            path: path.to_owned(),
            points: None,
        };
        let is_empty = fs::metadata(path).is_ok_and(|data| data.len() == 0);
        if path.exists() && !is_empty {
            let (record, state) = read_record(path).context("it would be overwritten")?;
            ensure!(
                task.is_of_map(&state),
                "{} is a game on {:?}, and would be overwritten by one on {:?}",
                path.display(),
                state.map().file().name,
                task.name(),
            );
            let points = record
                .result
                .and_then(|result| result.points.first().copied());
            file.points = points.filter(|_| task.is_whole());
        } else {
            options::check_writable(&file.new_path())?;
            fs::remove_file(file.new_path())
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(file)
    }

    /// The points of what it has, if that is a solution of the same task.
    pub(super) fn points(&self) -> Option<i32> {
        self.points
    }

    /// Writes a solution. Whoever reads meanwhile finds the one before.
    pub(super) fn write(&self, record: &GameRecord) -> Result<()> {
        let new = self.new_path();
        let write = || -> std::io::Result<()> {
            let mut file = fs::File::create(&new)?;
            file.write_all((serde_json::to_string(record)? + "\n").as_bytes())?;
            file.sync_all()?;
            fs::rename(&new, &self.path)
        };
        write().with_context(|| format!("cannot write {}", self.path.display()))
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn new_path(&self) -> PathBuf {
        let mut name = self.path.file_name().unwrap_or_default().to_owned();
        name.push(".new");
        self.path.with_file_name(name)
    }
}
