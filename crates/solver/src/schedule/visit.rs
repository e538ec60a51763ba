//! Being somewhere: going there with nothing, and staying.

use super::Desk;
use super::errand::go;
use crate::atlas::Atlas;
use crate::dice::Dice;
use crate::plan::{HORIZON, MOVERS};

/// A way to be somewhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct Visit {
    nth: usize,
    start: usize,
    pub(super) arrives: usize,
}

impl Desk {
    /// Sends somebody to a region, and says when it is there.
    pub(super) fn visit(
        &mut self,
        atlas: &Atlas,
        to: u8,
        not_before: usize,
        dice: &mut Dice,
    ) -> Option<usize> {
        let visit = self.find_visit(atlas, to, not_before, dice)?;
        self.pay_visit(atlas, to, &visit);
        Some(visit.arrives)
    }

    /// Who can be in a region soonest.
    pub(super) fn find_visit(
        &self,
        atlas: &Atlas,
        to: u8,
        not_before: usize,
        dice: &mut Dice,
    ) -> Option<Visit> {
        let mut best: Option<(f64, Visit)> = None;
        for nth in 0..MOVERS {
            for gap in self.gaps(nth) {
                let Some(way) = self.way(atlas, nth, gap.turn, gap.here, to) else {
                    continue;
                };
                let turn = gap.turn;
                let arrives = (turn + way).saturating_sub(1).max(not_before).max(turn);
                let back = gap
                    .duty
                    .map_or(Some(0), |place| self.way(atlas, nth, turn, to, place));
                if arrives > HORIZON || back.is_none_or(|back| arrives + 1 + back > gap.end) {
                    continue;
                }
                let start = (arrives + 1 - way.max(1)).max(turn);
                let used = (arrives + 1 - start) as f64;
                let cost = arrives as f64 + 0.25 * used + 0.3 * dice.unit();
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((
                        cost,
                        Visit {
                            nth,
                            start,
                            arrives,
                        },
                    ));
                }
                break;
            }
        }
        best.map(|(_, visit)| visit)
    }

    /// Orders a visit.
    pub(super) fn pay_visit(&mut self, atlas: &Atlas, to: u8, visit: &Visit) {
        let Visit {
            nth,
            start,
            arrives,
        } = *visit;
        let duty = self.next_duty(nth, start);
        self.trips.push((nth as u8, start as u8, arrives as u8));
        for turn in start..=arrives {
            self.order(nth, turn, go(to));
        }
        if let Some((end, place)) = duty {
            for turn in arrives + 1..end {
                self.plan.turns[turn].orders[nth] = go(place);
            }
        }
        self.replay(atlas, start);
    }

    /// Has somebody who is in reach of a region at the end of a turn stay for it. Says whether anybody is.
    pub(super) fn hold(&mut self, atlas: &Atlas, region: u8, turn: usize) -> bool {
        let sim = &self.after[turn];
        let whole = sim.whole[usize::from(region)];
        let tile = usize::from(atlas.tile_of[usize::from(region)]);
        let bit = 1u8 << (whole - atlas.tiles[tile].first_region);
        let here: Vec<usize> = sim
            .present()
            .filter(|&nth| {
                let place = sim.movers[nth].place;
                usize::from(atlas.tile_of_place[usize::from(place)]) == tile
                    && sim.reach(atlas, place) & bit != 0
            })
            .collect();
        let is_busy = |nth: &usize| self.busy[*nth] >> turn & 1 == 1;
        let stays = here.iter().copied().find(is_busy).or(here.first().copied());
        if here.iter().all(|&nth| self.pinned[nth] >> turn & 1 == 0)
            && let Some(nth) = stays
        {
            self.busy[nth] |= 1 << turn;
            self.pinned[nth] |= 1 << turn;
        }
        !here.is_empty()
    }
}
