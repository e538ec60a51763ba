//! What can be built where, and what is missing for it.

use game::Seat;
use serde::Serialize;

use crate::bill::Need;
use crate::{Action, Building, Direction, Filling, Good, Goods, Phase, Stage, State, rules};

/// Something that can be built but for the goods.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Project {
    pub action: Action,
    pub missing: Missing,
}

/// What is missing for something. It can be paid for if nothing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Missing {
    pub goods: Goods,
    /// Trunks or boards.
    pub wood: u16,
    /// Anything.
    pub any: u16,
}

impl Missing {
    /// Whether nothing is missing.
    pub fn is_none(&self) -> bool {
        *self == Missing::default()
    }

    pub(super) fn of(need: &Need, found: &Goods) -> Missing {
        let lacking = need
            .goods
            .iter()
            .map(|(good, needed)| (good, needed.saturating_sub(found[good])));
        let total = u16::try_from(found.total()).unwrap_or(u16::MAX);
        Missing {
            goods: lacking.collect(),
            wood: need.wood.saturating_sub(found.wood()),
            any: need.any.saturating_sub(total),
        }
    }
}

impl State {
    /// Everything that a seat could build where its transporters are, with what is missing for it, as if it were its
    /// moment in the building phase. With nothing missing it is just what is listed there.
    pub fn projects(&self, seat: Seat) -> Vec<Project> {
        let Some(then) = self.in_phase(seat, Phase::Building) else {
            return Vec::new();
        };
        let mut projects = Vec::new();
        let mut add = |action: Action| {
            if let Ok(purchase) = rules::purchase(&then, seat, &action) {
                let quote = purchase.quote(&then);
                let found = then.pool_goods(&quote.pool);
                let missing = Missing::of(&quote.need, &found);
                projects.push(Project { action, missing });
            }
        };
        rules::for_each_site(&then, seat, |at| {
            let region = then.map.region(at);
            for building in Building::ALL {
                if building == Building::Mine {
                    for filling in Filling::ALL {
                        let filling = Some(filling);
                        add(Action::Build {
                            region,
                            building,
                            filling,
                        });
                    }
                } else {
                    add(Action::Build {
                        region,
                        building,
                        filling: None,
                    });
                }
            }
            for direction in Direction::ALL {
                for bank in 0..2 {
                    add(Action::Road {
                        from: region,
                        direction,
                        bank,
                    });
                }
            }
            let tile = then.map.tile(then.map.tile_of(at));
            for bridge in &then.map.bridges()[tile.bridges.clone()] {
                let [one, other] = bridge.regions;
                for (near, far) in [(one, other), (other, one)] {
                    if then.whole(near) == at {
                        let [from, to] = [near, far].map(|part| then.map.region(part));
                        add(Action::Bridge { from, to });
                    }
                }
            }
            for direction in Direction::ALL {
                add(Action::Wall {
                    from: region,
                    direction,
                });
                add(Action::Raze {
                    from: region,
                    direction,
                });
            }
        });
        rules::for_each_tile(&then, seat, |tile| {
            let hex = then.map.tile(tile).hex;
            for filling in Filling::ALL {
                add(Action::Sink { hex, filling });
            }
        });
        projects
    }

    /// The brick that a seat could buy, with what is missing for it, as if it were its moment in the wonder phase.
    pub fn next_brick(&self, seat: Seat) -> Option<Project> {
        let then = self.in_phase(seat, Phase::Wonder)?;
        let action = Action::Brick;
        let quote = rules::purchase(&then, seat, &action).ok()?.quote(&then);
        let missing = Missing::of(&quote.need, &then.pool_goods(&quote.pool));
        Some(Project { action, missing })
    }

    /// The game as if it were a seat's moment in a phase, with nothing open.
    pub(super) fn in_phase(&self, seat: Seat, phase: Phase) -> Option<State> {
        let has_begun = !matches!(
            self.stage,
            Stage::FreeMap { .. } | Stage::Homes | Stage::Over
        );
        let place = self.line().iter().position(|&other| other == seat)?;
        let mut then = self.clone();
        let is_there = self.phase == phase && self.stage == Stage::Acting && self.acting() == seat;
        if !is_there {
            then.wonder.bought = 0;
        }
        if self.phase != phase {
            then.refused.clear();
        }
        for other in self.seats() {
            then.take_back_bill(other);
            let part = then.part_mut(other);
            (part.ask, part.duty) = (None, None);
        }
        then.stage = Stage::Acting;
        then.phase = phase;
        then.mover = place as u8;
        has_begun.then_some(then)
    }
}

/// The order in which goods are given away: what is worth least first.
pub(super) const CHEAPEST_FIRST: [Good; 11] = [
    Good::Clay,
    Good::Trunks,
    Good::Boards,
    Good::Stone,
    Good::Fuel,
    Good::Iron,
    Good::Goose,
    Good::Paper,
    Good::Gold,
    Good::Coins,
    Good::Stock,
];
