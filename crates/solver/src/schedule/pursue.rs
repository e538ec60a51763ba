//! How goals are reached: what has to be where, and who.

use roads_and_boats::{Building, Topic};

use super::errand::go;
use super::supply::DEPTH;
use super::tally::Tally;
use super::{Desk, Goal};
use crate::atlas::Atlas;
use crate::book::{BOARDS, BOOK, FUEL, GOOSE, IRON, PAPER, STONE};
use crate::dice::Dice;
use crate::plan::{HORIZON, Site, Way};

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
            self.pinned[nth] |= 1 << there;
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
        let bag = |desk: &Desk, turn: usize| {
            let works = &desk.after[turn].works[usize::from(atlas.tile_of[usize::from(region)])];
            works.gold + works.iron
        };
        let before: Vec<u8> = (0..=HORIZON).map(|turn| bag(self, turn)).collect();
        let Some(when) = self.bring(atlas, &price, region, not_before, DEPTH, dice) else {
            return false;
        };
        let sunk =
            |desk: &Desk| (desk.first..=HORIZON).find(|&turn| bag(desk, turn) > before[turn]);
        if sunk(self).is_none() {
            let _ = self.visit(atlas, region, when, dice);
        }
        sunk(self).is_some_and(|turn| self.hold(atlas, region, turn))
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
        let end = ends[dice.below(2)];
        let Some(when) = self.bring(atlas, &price, end, self.first, DEPTH, dice) else {
            return false;
        };
        self.plan.ways.push(Way {
            is_bridge,
            nth,
            from: when as u8,
        });
        self.replay(atlas, when);
        let stands = |desk: &Desk| {
            let has = |turn: &usize| {
                let paving = &desk.after[*turn].network.paving;
                if is_bridge {
                    paving.bridges >> nth & 1 == 1
                } else {
                    paving.has_road(nth)
                }
            };
            (desk.first..=HORIZON).find(has)
        };
        if stands(self).is_none() {
            let _ = self.visit(atlas, end, when, dice);
        }
        stands(self).is_some_and(|turn| self.hold(atlas, end, turn))
    }
}
