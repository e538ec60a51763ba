//! Where goods are of use, and how much.

use roads_and_boats::{Building, Good, Goods};

use super::atlas::Atlas;
use super::order::{Order, Plan};
use super::share::Share;
use super::snapshot::{Snapshot, Works};
use super::ways::{NO_WAY, TURN, Ways};

/// A region where goods are of use.
#[derive(Clone, Debug)]
pub(super) struct Outlet {
    pub(super) region: u16,
    /// The goods, the dearest first.
    pub(super) sinks: Vec<Sink>,
    /// The goods as bits.
    pub(super) takes: u16,
}

/// A use for a good.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sink {
    pub(super) good: Good,
    /// How many are of use.
    pub(super) room: u16,
    /// What each is worth there, in hundredths of a point.
    pub(super) worth: i32,
    /// How many turns it may take to bring them, this one included.
    pub(super) latest: u16,
}

impl Outlet {
    pub(super) fn sink(&self, good: Good) -> Option<&Sink> {
        self.sinks.iter().find(|sink| sink.good == good)
    }

    pub(super) fn sink_mut(&mut self, good: Good) -> Option<&mut Sink> {
        self.sinks.iter_mut().find(|sink| sink.good == good)
    }
}

/// The kinds of goods in a heap, as bits.
pub(super) fn bits(goods: &Goods) -> u16 {
    goods
        .iter()
        .fold(0, |bits, (good, _)| bits | 1 << good as u16)
}

/// What a good brought for an order is worth, by the order's rank.
pub(super) fn worth_of_order(rank: usize) -> i32 {
    const WORTH: [i32; 6] = [3_000, 2_500, 2_100, 1_800, 1_500, 1_200];
    WORTH[rank.min(WORTH.len() - 1)]
}

/// What goods that are not riches are.
pub(super) const CHEAP: [Good; 8] = [
    Good::Goose,
    Good::Clay,
    Good::Iron,
    Good::Trunks,
    Good::Stone,
    Good::Boards,
    Good::Fuel,
    Good::Paper,
];

/// Looks at everything that goods are of use for.
pub(super) struct Uses<'a> {
    atlas: &'a Atlas,
    snapshot: &'a Snapshot,
    plan: &'a Plan,
    share: &'a Share,
    /// How many turns come after this one.
    left: u16,
    outlets: Vec<Outlet>,
}

impl<'a> Uses<'a> {
    pub(super) fn list(
        atlas: &'a Atlas,
        snapshot: &'a Snapshot,
        ways: &mut Ways,
        plan: &'a Plan,
        share: &'a Share,
        left: u16,
    ) -> Vec<Outlet> {
        let mut uses = Uses {
            atlas,
            snapshot,
            plan,
            share,
            left,
            outlets: Vec::new(),
        };
        uses.orders();
        let to_home = |ways: &mut Ways, region: u16| match snapshot.home {
            None => NO_WAY,
            Some(home) => super::share::kinds(snapshot)
                .into_iter()
                .map(|kind| ways.between(atlas, kind, region, home))
                .min()
                .unwrap_or(NO_WAY),
        };
        let fuel = uses.fuel_wanted();
        let paper = uses.paper_wanted();
        uses.home(fuel, paper);
        for works in snapshot.works.iter().flatten() {
            match works.building {
                Building::Sawmill | Building::StoneFactory => {
                    let far = to_home(ways, works.region);
                    uses.doubler(works, far);
                }
                Building::CoalBurner => uses.wood(works, fuel, Good::Fuel),
                Building::PaperMill => uses.wood(works, paper, Good::Paper),
                Building::Mint => uses.mint(works),
                Building::StockExchange => uses.exchange(works),
                _ => (),
            }
        }
        for outlet in &mut uses.outlets {
            outlet.sinks.sort_by_key(|sink| -sink.worth);
        }
        uses.outlets
    }

    fn push(&mut self, region: u16, good: Good, room: u16, worth: i32, latest: u16) {
        if room == 0 || worth <= 0 || latest == 0 {
            return;
        }
        let known = self
            .outlets
            .iter()
            .position(|outlet| outlet.region == region);
        let nth = known.unwrap_or_else(|| {
            self.outlets.push(Outlet {
                region,
                sinks: Vec::new(),
                takes: 0,
            });
            self.outlets.len() - 1
        });
        let outlet = &mut self.outlets[nth];
        let sink = Sink {
            good,
            room,
            worth,
            latest,
        };
        match outlet.sink_mut(good) {
            // Only the best use of a good at a region counts.
            Some(known) if known.worth < worth => *known = sink,
            Some(_) => (),
            None => {
                outlet.sinks.push(sink);
                outlet.takes |= 1 << good as u16;
            }
        }
    }

    fn orders(&mut self) {
        for lack in &self.share.lacks {
            let worth = worth_of_order(lack.order) * 9 / 10;
            self.push(lack.to, lack.good, lack.count, worth, self.left + 1);
        }
    }

    /// What orders would give for a good that nobody has.
    fn worth_lacking(&self, good: Good) -> i32 {
        let lacks = self.share.lacks.iter().filter(|lack| lack.good == good);
        let worth = lacks.map(|lack| worth_of_order(lack.order));
        worth.max().unwrap_or(0)
    }

    fn lacking(&self, good: Good) -> u16 {
        let lacks = self.share.lacks.iter().filter(|lack| lack.good == good);
        lacks.map(|lack| lack.count).sum()
    }

    fn has(&self, building: Building) -> bool {
        self.snapshot.all_works(building).next().is_some()
    }

    fn gold_expected(&self) -> u16 {
        let mines = self.snapshot.all_works(Building::Mine);
        let to_come = mines.map(|mine| mine.bag.gold.min(self.left / 2));
        self.snapshot.stock(Good::Gold) + to_come.sum::<u16>()
    }

    fn fuel_wanted(&self) -> u16 {
        let minted = if self.has(Building::Mint) {
            (self.gold_expected() / 2).min(self.left)
        } else {
            0
        };
        let wanted = (minted).saturating_sub(self.snapshot.stock(Good::Fuel));
        wanted + self.lacking(Good::Fuel)
    }

    fn paper_wanted(&self) -> u16 {
        let exchanged = if self.has(Building::StockExchange) {
            let coins = self.snapshot.stock(Good::Coins) + self.gold_expected() / 2;
            coins / 2
        } else {
            0
        };
        exchanged.saturating_sub(self.snapshot.stock(Good::Paper)) + self.lacking(Good::Paper)
    }

    /// Anything cheap makes bricks.
    fn home(&mut self, fuel: u16, paper: u16) {
        let Some(home) = self.snapshot.home else {
            return;
        };
        let orders = &self.plan.orders;
        let researches = orders
            .iter()
            .any(|order| matches!(order, Order::Research { .. }));
        let sinks = orders
            .iter()
            .any(|order| matches!(order, Order::Sink { .. }));
        let works = self
            .snapshot
            .works_at(self.atlas, home)
            .map(|works| works.building);
        for good in CHEAP {
            let is_kept = match good {
                Good::Goose => researches,
                Good::Iron => sinks,
                Good::Fuel => fuel > 0 || self.has(Building::Mint) || sinks,
                Good::Paper => paper > 0 || researches || self.has(Building::StockExchange),
                // They would be used up at once.
                Good::Trunks | Good::Boards => {
                    matches!(works, Some(Building::CoalBurner | Building::PaperMill))
                }
                _ => false,
            };
            if !is_kept {
                let room = 40;
                self.push(home, good, room, self.plan.bias.homing, self.left + 1);
            }
        }
    }

    /// A sawmill or stone factory makes two of one.
    fn doubler(&mut self, works: &Works, to_home: u16) {
        let (from, into) = match works.building {
            Building::Sawmill => (Good::Trunks, Good::Boards),
            _ => (Good::Clay, Good::Stone),
        };
        let homing = if to_home == NO_WAY {
            0
        } else {
            self.plan.bias.homing * i32::from(TURN) / i32::from(TURN + to_home / 2)
        };
        let wanted = self.worth_lacking(into) * 6 / 10;
        let worth = 2 * wanted.max(homing);
        let room = 9_u16.saturating_sub(self.snapshot.heap(works.region)[from]);
        let turns = to_home.min(1_000).div_ceil(TURN);
        let latest = self.left.saturating_sub(turns.min(self.left));
        let latest = if wanted > 0 { self.left } else { latest };
        self.push(works.region, from, room, worth, latest);
    }

    /// Two trunks or boards make fuel or paper.
    fn wood(&mut self, works: &Works, wanted: u16, into: Good) {
        let room = (2 * wanted).saturating_sub(self.snapshot.heap(works.region).wood());
        let worth = (self.worth_lacking(into) / 2).max(500);
        let latest = self.left.saturating_sub(2);
        self.push(works.region, Good::Trunks, room, worth * 11 / 10, latest);
        self.push(works.region, Good::Boards, room, worth, latest);
    }

    fn mint(&mut self, works: &Works) {
        let heap = *self.snapshot.heap(works.region);
        let fuel_near = self.snapshot.stock(Good::Fuel) + u16::from(self.has(Building::CoalBurner));
        if fuel_near > 0 {
            let room = (2 * self.left).min(6).saturating_sub(heap[Good::Gold]);
            self.push(works.region, Good::Gold, room, 800, self.left);
        }
        let room = (self.gold_expected() / 2)
            .min(self.left)
            .saturating_sub(heap[Good::Fuel]);
        self.push(works.region, Good::Fuel, room, 1_200, self.left);
    }

    fn exchange(&mut self, works: &Works) {
        let heap = *self.snapshot.heap(works.region);
        let coins = self.snapshot.stock(Good::Coins);
        let room = (coins / 2 * 2).saturating_sub(heap[Good::Coins]);
        self.push(works.region, Good::Coins, room, 1_800, self.left);
        let room = (coins / 2).saturating_sub(heap[Good::Paper]);
        self.push(works.region, Good::Paper, room, 1_500, self.left);
    }
}
