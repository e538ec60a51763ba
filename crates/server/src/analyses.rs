//! Games looked back at, in the background and one after the other.

use std::ops::ControlFlow;

use game::Seat;
use games::{Analysis, Choice};
use serde::Serialize;
use store::TableId;
use utoipa::ToSchema;

use crate::background::{Background, Known, Working};
use crate::error::Error;
use crate::table::AnalysisJob;

/// A game looked back at by a strong player, from what each seat knew.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LookBack {
    pub seats: usize,
    /// Every decision in which there was a choice, in order.
    pub moments: Vec<LookedAt>,
    /// The moments that cost most, at most five, by their `nth`, in the order of the game.
    pub turning_points: Vec<usize>,
}

/// A decision looked back at.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LookedAt {
    /// Which action of the game it is, from 0, without those that were undone.
    pub nth: usize,
    /// The entry with the action.
    pub seq: u64,
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How many points each seat could expect, from what the one that acted knew.
    pub points: Vec<f64>,
    /// How likely each seat was to win.
    pub wins: Vec<f64>,
    #[schema(value_type = Object)]
    pub best: Choice,
    #[schema(value_type = Object)]
    pub taken: Choice,
    /// How much of its chance to win the seat gave away. 0 if it did what is best.
    pub loss: f64,
}

/// The games looked back at last, and those that wait for it.
#[derive(Debug)]
pub(crate) struct Analyses {
    work: Background<TableId, LookBack>,
    nodes: u64,
}

impl Analyses {
    pub(crate) fn new(nodes: u64, work: Background<TableId, LookBack>) -> Analyses {
        Analyses { work, nodes }
    }

    /// Has a game looked back at, unless it is already.
    ///
    /// # Errors
    ///
    /// Refuses it while too many wait.
    pub(crate) fn begin(
        &self,
        table: TableId,
        finished: AnalysisJob,
    ) -> Result<Known<LookBack>, Error> {
        let nodes = self.nodes;
        self.work.begin(table, || {
            Ok(move |working: &Working| {
                let AnalysisJob { analyst, entries } = finished;
                let analysis = analyst.analyse(nodes, &mut |part| match working.tell(part) {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                })?;
                Some(LookBack::new(analysis, &entries))
            })
        })
    }
}

impl LookBack {
    fn new(analysis: Analysis, entries: &[u64]) -> LookBack {
        let moments = analysis.moments.into_iter().map(|moment| LookedAt {
            nth: moment.nth,
            seq: entries.get(moment.nth).copied().unwrap_or_default(),
            seat: moment.seat,
            points: moment.points,
            wins: moment.wins,
            best: moment.best,
            taken: moment.taken,
            loss: moment.loss,
        });
        LookBack {
            seats: analysis.seats,
            moments: moments.collect(),
            turning_points: analysis.turning_points,
        }
    }
}
