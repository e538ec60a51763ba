//! RB-PROD and RB-RES as far as plans use them.

use roads_and_boats::{Building, Terrain, Transport};

use super::Sim;
use super::pool::{covers, wood};
use crate::atlas::Atlas;
use crate::book::{BOARDS, BOOK, GOLD, GOOSE, IRON, PAPER, Recipe, TRUNKS, bit};
use crate::plan::Plan;
use crate::tape::Tape;

impl Sim {
    /// The production phase of the turn.
    pub fn produce<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, tape: &mut T) {
        self.yields(atlas);
        self.operate(atlas, plan, tape);
    }

    /// What comes by itself as the turn begins.
    pub(super) fn yields(&mut self, atlas: &Atlas) {
        self.breed_geese(atlas);
        for works in &mut self.works {
            let Some(building) = works.building else {
                continue;
            };
            works.made = 0;
            let goods = &mut self.goods[usize::from(works.region)];
            if building == Building::Mine {
                if works.gold >= works.iron && works.gold > 0 {
                    works.gold -= 1;
                    goods[GOLD] += 1;
                    self.made[GOLD] += 1;
                } else if works.iron > 0 {
                    works.iron -= 1;
                    goods[IRON] += 1;
                    self.made[IRON] += 1;
                }
            } else if let Some(good) = BOOK.of(building).yields {
                goods[good] = goods[good].saturating_add(1);
                self.made[good] += 1;
            }
        }
    }

    /// The rest of the production phase.
    pub fn operate<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, tape: &mut T) {
        self.breed_donkeys(atlas, tape);
        self.research(atlas, plan, tape);
        self.make(atlas, tape);
        tape.end_phase();
        self.run(atlas);
        for heap in &mut self.goods {
            let sets = (heap[GOOSE] / 2).min(heap[PAPER]);
            heap[GOOSE] -= 2 * sets;
            heap[PAPER] -= sets;
        }
    }

    pub(crate) fn is_bare(&self, atlas: &Atlas, tile: usize) -> bool {
        self.works[tile].building.is_none() && self.terrain(atlas, tile) == Terrain::Pasture
    }

    fn breed_geese(&mut self, atlas: &Atlas) {
        for region in 0..self.goods.len() {
            let heap = self.goods[region];
            if heap[GOOSE] != 2 || heap.iter().map(|&count| u16::from(count)).sum::<u16>() != 2 {
                continue;
            }
            let tile = usize::from(atlas.tile_of[region]);
            let is_alone = self.is_bare(atlas, tile)
                && atlas.regions_of(tile).all(|other| {
                    usize::from(other) == region || self.goods[usize::from(other)] == [0; 16]
                })
                && self.present().all(|nth| {
                    usize::from(atlas.tile_of_place[usize::from(self.movers[nth].place)]) != tile
                });
            if is_alone {
                self.goods[region][GOOSE] = 3;
                self.made[GOOSE] += 1;
            }
        }
    }

    /// Two donkeys alone on a pasture have a third.
    fn breed_donkeys<T: Tape>(&mut self, atlas: &Atlas, tape: &mut T) {
        if !self.has_place_for(Transport::Donkey) {
            return;
        }
        for nth in self.present() {
            let parent = self.movers[nth];
            if parent.kind != Some(Transport::Donkey) || parent.cargo != [0; 16] {
                continue;
            }
            let tile = usize::from(atlas.tile_of_place[usize::from(parent.place)]);
            if !self.is_bare(atlas, tile)
                || atlas
                    .regions_of(tile)
                    .any(|region| self.goods[usize::from(region)] != [0; 16])
            {
                continue;
            }
            let here = || {
                self.present().filter(|&other| {
                    usize::from(atlas.tile_of_place[usize::from(self.movers[other].place)]) == tile
                })
            };
            let is_pair = here().count() == 2
                && here().all(|other| {
                    let other = &self.movers[other];
                    other.kind == Some(Transport::Donkey)
                        && other.place == parent.place
                        && other.cargo == [0; 16]
                });
            if is_pair && here().next() == Some(nth) && self.has_place_for(Transport::Donkey) {
                tape.breed(parent.place as u8);
                self.add(Transport::Donkey, parent.place, parent.bank);
            }
        }
    }

    /// Studies the next subject wherever two geese and a paper are at hand.
    fn research<T: Tape>(&mut self, atlas: &Atlas, plan: &Plan, tape: &mut T) {
        for nth in self.present() {
            let Some(&topic) = plan
                .topics
                .iter()
                .find(|&&topic| self.topics & bit(topic) == 0)
            else {
                return;
            };
            let mover = self.movers[nth];
            let tile = usize::from(atlas.tile_of_place[usize::from(mover.place)]);
            let Some(tile_pool) = self.tile_pool(atlas, tile) else {
                continue;
            };
            if self.stock(&tile_pool)[GOOSE] < 2 {
                continue;
            }
            let region = self.side(atlas, nth);
            let pool = self.pool(atlas, region);
            let stock = self.stock(&pool);
            if stock[GOOSE] < 2 {
                continue;
            }
            if stock[PAPER] == 0 && !self.mill_now(atlas, tile, region, tape) {
                continue;
            }
            self.pay_all(&pool, &BOOK.research, tape);
            tape.research(region, topic);
            self.topics |= bit(topic);
        }
    }

    /// A region that a transporter reaches: the one it serves if it does.
    pub(crate) fn side(&self, atlas: &Atlas, nth: usize) -> u8 {
        let mover = &self.movers[nth];
        let tile = &atlas.tiles[usize::from(atlas.tile_of_place[usize::from(mover.place)])];
        let reach = self.reach(atlas, mover.place);
        let bank = self.whole[usize::from(mover.bank)];
        let is_here = bank >= tile.first_region && bank < tile.first_region + tile.n_regions;
        if is_here && reach >> (bank - tile.first_region) & 1 == 1 {
            bank
        } else {
            tile.first_region + reach.trailing_zeros() as u8
        }
    }

    /// Feeds a paper mill at once, so that its paper is there for research.
    fn mill_now<T: Tape>(&mut self, atlas: &Atlas, tile: usize, region: u8, tape: &mut T) -> bool {
        let works = self.works[tile];
        if works.building != Some(Building::PaperMill) || works.made > 0 || works.region != region {
            return false;
        }
        let heap = &mut self.goods[usize::from(region)];
        if wood(heap) < 2 {
            return false;
        }
        let boards = heap[BOARDS].min(2);
        heap[BOARDS] -= boards;
        heap[TRUNKS] -= 2 - boards;
        heap[PAPER] += 1;
        self.made[PAPER] += 1;
        self.works[tile].made = 1;
        tape.pay(BOARDS, boards, crate::tape::Source::Region(region));
        tape.pay(TRUNKS, 2 - boards, crate::tape::Source::Region(region));
        tape.produce(atlas, tile, region, PAPER);
        true
    }

    /// Makes transporters wherever their goods are at hand.
    fn make<T: Tape>(&mut self, atlas: &Atlas, tape: &mut T) {
        for tile in 0..self.works.len() {
            let works = self.works[tile];
            let Some(kind) = works.building.and_then(|building| BOOK.of(building).makes) else {
                continue;
            };
            let bit = 1u8 << (works.region - atlas.tiles[tile].first_region);
            let maker = self.present().find(|&nth| {
                let mover = &self.movers[nth];
                usize::from(atlas.tile_of_place[usize::from(mover.place)]) == tile
                    && self.reach(atlas, mover.place) & bit != 0
                    && (kind != Transport::Wagon || mover.kind == Some(Transport::Donkey))
            });
            let Some(maker) = maker else {
                continue;
            };
            let pool = self.pool(atlas, works.region);
            let price = BOOK.transports[kind as usize];
            if !covers(&self.stock(&pool), &price)
                || kind != Transport::Wagon && !self.has_place_for(kind)
            {
                continue;
            }
            if kind == Transport::Wagon {
                self.pay_all(&pool, &price, tape);
                tape.harness(maker as u8);
                self.movers[maker].kind = Some(kind);
                self.movers[maker].room = kind.room() as u8;
            } else {
                let berth = atlas.tiles[tile]
                    .berths
                    .iter()
                    .find(|&&place| self.reach(atlas, place) & bit != 0);
                let place = match (kind.is_boat(), berth) {
                    (true, Some(&berth)) => berth,
                    (true, None) => continue,
                    _ => u16::from(works.region),
                };
                self.pay_all(&pool, &price, tape);
                tape.make(tile, place);
                self.add(kind, place, works.region);
            }
            self.works[tile].made = 1;
        }
    }

    /// Everything runs by itself on what lies there.
    fn run(&mut self, atlas: &Atlas) {
        for tile in 0..self.works.len() {
            let works = self.works[tile];
            let Some(building) = works.building else {
                continue;
            };
            let entry = BOOK.of(building);
            if let Some(recipe) = &entry.recipe {
                self.run_works(tile, recipe);
            } else if let Some(kind) = entry
                .makes
                .filter(|&kind| kind != Transport::Wagon && works.made == 0)
            {
                let price = BOOK.transports[kind as usize];
                let heap = &mut self.goods[usize::from(works.region)];
                if covers(heap, &price) && (!kind.is_boat() || !atlas.tiles[tile].berths.is_empty())
                {
                    for (own, price) in heap.iter_mut().zip(&price) {
                        *own -= price;
                    }
                }
            }
        }
    }

    fn run_works(&mut self, tile: usize, recipe: &Recipe) {
        let works = &mut self.works[tile];
        let heap = &mut self.goods[usize::from(works.region)];
        while works.made + recipe.gives <= recipe.most
            && covers(heap, &recipe.takes)
            && wood(heap) >= recipe.wood
        {
            for (own, takes) in heap.iter_mut().zip(&recipe.takes) {
                *own -= takes;
            }
            let boards = heap[BOARDS].min(recipe.wood);
            heap[BOARDS] -= boards;
            heap[TRUNKS] -= recipe.wood - boards;
            heap[recipe.output] += recipe.gives;
            self.made[recipe.output] += recipe.gives;
            works.made += recipe.gives;
        }
    }
}
