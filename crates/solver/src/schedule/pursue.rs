//! How goals are reached: what has to be where, and who.

use roads_and_boats::{Building, Topic};

use super::errand::go;
use super::supply::DEPTH;
use super::{Desk, Goal};
use crate::atlas::Atlas;
use crate::book::{
    BOARDS, BOOK, CLAY, COINS, FUEL, GOLD, GOODS, GOOSE, IRON, PAPER, STOCK, STONE, TRUNKS,
};
use crate::dice::Dice;
use crate::plan::{HORIZON, Site, Way};
use crate::sim::Works;

/// What has been reached at the end.
struct Tally {
    counts: [usize; 8],
    topics: u8,
}

impl Tally {
    fn of(desk: &Desk) -> Tally {
        let sim = &desk.after[HORIZON];
        let made = |good: usize| usize::from(sim.made[good]);
        let stands = |works: &&Works| works.building.is_some();
        Tally {
            counts: [
                usize::from(sim.own_bricks),
                sim.works.iter().filter(stands).count(),
                sim.present().count(),
                made(FUEL),
                made(PAPER),
                made(GOLD),
                made(COINS),
                made(STOCK),
            ],
            topics: sim.topics,
        }
    }

    fn is_no_less_than(&self, other: &Tally) -> bool {
        self.topics & other.topics == other.topics
            && self
                .counts
                .iter()
                .zip(&other.counts)
                .all(|(now, before)| now >= before)
    }
}

/// What pays for bricks, what is least useful first.
const PAYS: [usize; 6] = [CLAY, TRUNKS, IRON, STONE, BOARDS, GOOSE];

impl Desk {
    /// Does what a goal takes, as early as can be. Says whether it could.
    pub fn pursue(&mut self, atlas: &Atlas, goal: Goal, dice: &mut Dice) -> bool {
        self.save();
        let before = Tally::of(self);
        // What has been reached already must stay so.
        let is_reached =
            self.try_for(atlas, goal, dice) && Tally::of(self).is_no_less_than(&before);
        if !is_reached {
            self.take_back(atlas);
        }
        is_reached
    }

    fn try_for(&mut self, atlas: &Atlas, goal: Goal, dice: &mut Dice) -> bool {
        match goal {
            Goal::Build { building, region } => self.pursue_building(atlas, building, region, dice),
            Goal::Study(topic) => self.pursue_study(atlas, topic, dice),
            Goal::Make { good, count } => {
                (0..count).all(|_| self.make(atlas, usize::from(good), DEPTH, dice).is_some())
            }
            Goal::Brick => self.pursue_brick(atlas, dice),
            Goal::Breed { region } => self.pursue_foal(atlas, region),
            Goal::Sink => self.pursue_shaft(atlas, dice),
            Goal::Launch => self.pursue_boat(atlas, dice),
            Goal::Way { is_bridge, nth } => self.pursue_way(atlas, is_bridge, nth, dice),
        }
    }

    fn pursue_building(
        &mut self,
        atlas: &Atlas,
        building: Building,
        region: u8,
        dice: &mut Dice,
    ) -> bool {
        let tile = usize::from(atlas.tile_of[usize::from(region)]);
        let stands = self.before[self.first].works[tile].building.is_some();
        if stands || self.plan.sites[tile].building.is_some() {
            return false;
        }
        let stands = |turn: &usize| {
            let sim = &self.before[*turn];
            sim.can_stand(atlas, tile, building)
                && BOOK.of(building).topic & !self.before[*turn].topics == 0
        };
        let Some(earliest) = (self.first..=HORIZON).find(stands) else {
            return false;
        };
        // What it costs may lie there before anything can stand there.
        let not_before = if dice.once_in(2) {
            self.first
        } else {
            earliest
        };
        let price = BOOK.of(building).cost;
        let Some(when) = self.bring(atlas, &price, region, not_before, DEPTH, dice) else {
            return false;
        };
        let when = when.max(earliest);
        self.plan.sites[tile] = Site {
            building: Some(building),
            region,
            from: when as u8,
        };
        self.replay(atlas, when);
        if self.built(tile).is_none() {
            let _ = self.visit(atlas, region, when, dice);
        }
        if self.built(tile).is_none() {
            return false;
        }
        self.built(tile)
            .is_some_and(|turn| self.hold(atlas, region, turn))
    }

    fn pursue_study(&mut self, atlas: &Atlas, topic: Topic, dice: &mut Dice) -> bool {
        let mill = self.after[HORIZON]
            .works
            .iter()
            .find(|works| works.building == Some(Building::PaperMill))
            .copied();
        let Some(mill) = mill else {
            return false;
        };
        let tile = usize::from(atlas.tile_of[usize::from(mill.region)]);
        let built = self.built(tile).unwrap_or(self.first);
        let mut price = [0; 16];
        if self.lying(atlas, mill.region, PAPER, 1).is_none() {
            price[BOARDS] = 2;
        }
        let Some(wood) = self.bring(atlas, &price, mill.region, built, DEPTH, dice) else {
            return false;
        };
        self.plan.topics.push(topic);
        self.replay(atlas, wood);
        let mut geese = [0; 16];
        geese[GOOSE] = 2;
        let brought = self.bring(atlas, &geese, mill.region, wood, 0, dice);
        if brought.is_none() {
            self.plan.topics.pop();
            return false;
        }
        if self.after[HORIZON].topics & crate::book::bit(topic) == 0 {
            let _ = self.visit(atlas, mill.region, brought.unwrap_or(self.first), dice);
        }
        let knows = |turn: &usize| self.before[*turn].topics & crate::book::bit(topic) != 0;
        let studied = (self.first + 1..=HORIZON).find(knows);
        studied.is_some_and(|turn| self.hold(atlas, mill.region, turn - 1))
    }

    fn pursue_brick(&mut self, atlas: &Atlas, dice: &mut Dice) -> bool {
        let home = self.plan.home;
        // The first turn without a brick, or now and then one that has a brick already.
        let is_second = dice.once_in(4);
        let is_open = |desk: &Desk, turn: usize| {
            let bought = desk.plan.turns[turn].pays.len();
            bought == 0 || is_second && bought == 2
        };
        let Some(free) = (self.first..=HORIZON).find(|&turn| is_open(self, turn)) else {
            return false;
        };
        let price =
            |desk: &Desk, turn: usize| 2 + usize::from(!desk.plan.turns[turn].pays.is_empty());
        let mut when = free;
        let mut needed = price(self, free).saturating_sub(self.lying_at_home(atlas, free));
        for _ in 0..6 {
            if needed == 0 {
                break;
            }
            let mut wanted = [0; GOODS];
            for good in [STONE, BOARDS, IRON] {
                wanted[good] = needed as u8;
            }
            if let Some(errand) = self.find(atlas, &wanted, home, free, dice) {
                self.send(atlas, &errand);
                when = when.max(errand.arrives);
            } else if self.make(atlas, BOARDS, 1, dice).is_none() {
                return false;
            }
            needed = 2usize.saturating_sub(self.lying_at_home(atlas, HORIZON));
        }
        let turn = (when..=HORIZON).find(|&turn| {
            is_open(self, turn)
                && self.lying_at_home(atlas, turn) >= price(self, turn)
                && self.is_anybody_at(atlas, home, turn)
        });
        let turn = match turn {
            Some(turn) => turn,
            None => {
                let fits = |turn: &usize| {
                    is_open(self, *turn) && self.lying_at_home(atlas, *turn) >= price(self, *turn)
                };
                let visit = (when..=HORIZON)
                    .filter(fits)
                    .filter_map(|turn| self.find_visit(atlas, home, turn, dice))
                    .find(|visit| fits(&visit.arrives));
                let Some(visit) = visit else {
                    return false;
                };
                self.pay_visit(atlas, home, &visit);
                visit.arrives
            }
        };
        let bought = self.after[HORIZON].own_bricks;
        let mut pays = self.plan.turns[turn].pays;
        let most = pays.len() + price(self, turn);
        for good in PAYS {
            for _ in 0..self.spare(atlas, home, good, turn) {
                if pays.len() < most {
                    pays = pays.with(good);
                }
            }
        }
        self.plan.turns[turn].pays = pays;
        self.replay(atlas, turn);
        self.after[HORIZON].own_bricks > bought && self.hold(atlas, home, turn)
    }

    /// How many goods for bricks lie spare at home.
    fn lying_at_home(&self, atlas: &Atlas, turn: usize) -> usize {
        let lies = |good: &usize| usize::from(self.spare(atlas, self.plan.home, *good, turn));
        PAYS.iter().map(lies).sum()
    }

    fn is_anybody_at(&self, atlas: &Atlas, region: u8, turn: usize) -> bool {
        let sim = &self.after[turn];
        sim.present().any(|nth| {
            atlas.tile_of_place[usize::from(sim.movers[nth].place)]
                == atlas.tile_of[usize::from(region)]
        })
    }

    /// Sends the two donkeys that are there soonest to a pasture, and all others away.
    fn pursue_foal(&mut self, atlas: &Atlas, region: u8) -> bool {
        let mut found: Vec<(usize, usize, usize)> = Vec::new();
        for nth in self.after[HORIZON].present() {
            let free = 32 - self.busy[nth].leading_zeros() as usize;
            let Some(start) = (free.max(self.first)..HORIZON).find(|&turn| self.is_free(nth, turn))
            else {
                continue;
            };
            if self.before[start].movers[nth].kind != Some(roads_and_boats::Transport::Donkey) {
                continue;
            }
            if let Some(way) = self.way(
                atlas,
                nth,
                start,
                self.before[start].movers[nth].bank,
                region,
            ) {
                found.push((start + way.max(1) - 1, nth, start));
            }
        }
        found.sort_unstable();
        if found.len() < 2 || found[1].0 >= HORIZON {
            return false;
        }
        let there = found[1].0;
        for &(_, nth, start) in &found[..2] {
            for turn in start..=there {
                self.order(nth, turn, go(region));
            }
        }
        let away = atlas.land[usize::from(region)]
            .first()
            .map_or(self.plan.home, |&(next, _)| next);
        for &(_, nth, start) in &found[2..] {
            if start <= there && self.before[there].movers[nth].bank == region {
                self.order(nth, there, go(away));
            }
        }
        let n_before = self.after[HORIZON].present().count();
        self.replay(atlas, found[0].2.min(found[1].2));
        self.after[HORIZON].present().count() > n_before
    }

    fn works_of(&self, wanted: impl Fn(Building) -> bool) -> Option<(u8, usize)> {
        let works = self.after[HORIZON]
            .works
            .iter()
            .enumerate()
            .find(|(_, works)| works.building.is_some_and(&wanted))?;
        Some((works.1.region, self.built(works.0)?))
    }

    fn pursue_shaft(&mut self, atlas: &Atlas, dice: &mut Dice) -> bool {
        let Some((region, built)) = self.works_of(|building| building == Building::Mine) else {
            return false;
        };
        let known = (self.first..=HORIZON)
            .find(|&turn| self.before[turn].topics & crate::book::bit(Topic::NewShafts) != 0);
        let Some(known) = known else {
            return false;
        };
        let mut price = [0; 16];
        price[FUEL] = 1;
        price[IRON] = 1;
        let not_before = built.max(known);
        match self.bring(atlas, &price, region, not_before, DEPTH, dice) {
            Some(when) => {
                self.after[when]
                    .movers
                    .iter()
                    .any(|mover| mover.bank == region)
                    || self.visit(atlas, region, when, dice).is_some()
            }
            None => false,
        }
    }

    fn pursue_boat(&mut self, atlas: &Atlas, dice: &mut Dice) -> bool {
        let Some((region, built)) = self.works_of(|building| BOOK.of(building).makes.is_some())
        else {
            return false;
        };
        let tile = usize::from(atlas.tile_of[usize::from(region)]);
        let Some(kind) = self.after[HORIZON].works[tile]
            .building
            .and_then(|building| BOOK.of(building).makes)
        else {
            return false;
        };
        let before = self.after[HORIZON].present().count();
        let price = BOOK.transports[kind as usize];
        let when = self.bring(atlas, &price, region, built, DEPTH, dice);
        if when.is_none() || self.after[HORIZON].present().count() <= before {
            return false;
        }
        let more = |turn: &usize| self.before[*turn].present().count() > before;
        (self.first + 1..=HORIZON)
            .find(more)
            .is_some_and(|turn| self.hold(atlas, region, turn - 1))
    }

    fn pursue_way(&mut self, atlas: &Atlas, is_bridge: bool, nth: u8, dice: &mut Dice) -> bool {
        let ends = if is_bridge {
            atlas.bridges[usize::from(nth)]
        } else {
            atlas.links[usize::from(nth)].regions
        };
        let mut price = [0; 16];
        price[STONE] = 1;
        let Some(when) = self.bring(atlas, &price, ends[dice.below(2)], self.first, DEPTH, dice)
        else {
            return false;
        };
        self.plan.ways.push(Way {
            is_bridge,
            nth,
            from: when as u8,
        });
        self.replay(atlas, when);
        true
    }
}
