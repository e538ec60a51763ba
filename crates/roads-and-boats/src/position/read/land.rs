//! The map, and what is built and lies on it.

use game::Seat;

use crate::free_map::{FreeMap, LaidTile};
use crate::map::Homes;
use crate::pieces::{Wall, Works};
use crate::{Building, Goods, Illegal, Invalid, MapChoice, Stage, Topics, WallPosition, rules};

use super::{Checked, Impossible, Reader, ensure, refuse};

impl Reader<'_> {
    pub(super) fn read_map(&mut self) -> Result<(), Invalid> {
        match self.position.map.map()? {
            Some(map) => {
                map.check_room(self.state.n_seats)?;
                self.state.lay_out(map);
                let has_free_map = matches!(self.position.stage, Stage::FreeMap { .. })
                    || !self.position.laid.is_empty();
                ensure(
                    !has_free_map,
                    "laid",
                    "the map is made already",
                    "RB-MAP-07",
                )?;
            }
            None => self.read_laid()?,
        }
        Ok(())
    }

    pub(super) fn read_laid(&mut self) -> Result<(), Invalid> {
        let MapChoice::Free { free } = self.position.map else {
            return Ok(());
        };
        free.check(self.state.n_seats)?;
        let n_laid = self.position.laid.len();
        let is_unfinished = n_laid < usize::from(free.tiles);
        ensure(
            is_unfinished,
            "laid",
            "the map is made with so many tiles",
            "RB-MAP-07",
        )?;
        let Stage::FreeMap { laid } = self.position.stage else {
            return Err(Invalid::Position(Impossible {
                entry: "stage".to_owned(),
                reason: "the map is still to be made".to_owned(),
                rule: Some("RB-MAP-07"),
            }));
        };
        let turns = n_laid / 2 % self.n_seats();
        let is_in_turn =
            usize::from(laid) == n_laid % 2 && usize::from(self.position.mover) == turns;
        ensure(
            is_in_turn,
            "stage",
            "seats lay two tiles each in turn",
            "RB-MAP-07",
        )?;
        let mut free_map = FreeMap::new(free);
        for (nth, tile) in self.position.laid.iter().enumerate() {
            let laid = LaidTile {
                hex: tile.hex,
                terrain: tile.terrain,
                river: tile.river,
            };
            rules::check_laid(&free_map, laid, self.state.n_seats)
                .map_err(refuse(format!("laid[{nth}]")))?;
            free_map.tiles.push(laid);
        }
        self.state.free_map = Some(Box::new(free_map));
        Ok(())
    }

    pub(super) fn read_bridges(&mut self) -> Checked {
        for (nth, pair) in self.position.bridges.iter().enumerate() {
            let entry = format!("bridges[{nth}]");
            let map = self.state.map.clone();
            let found = map.bridges().iter().position(|bridge| {
                let [one, other] = bridge.regions.map(|region| map.region(region));
                *pair == [one, other] || *pair == [other, one]
            });
            let found = found.filter(|&found| {
                let [one, other] = map.bridges()[found].regions;
                self.state.whole(one) != self.state.whole(other)
            });
            let Some(found) = found else {
                return Err(refuse(entry)(Illegal::NoBridgeThere));
            };
            let bridge = map.bridges()[found];
            let [one, other] = bridge.regions.map(|region| self.state.whole(region));
            self.state.bridges[found] = true;
            self.state.join(bridge.tile, one, other);
        }
        Ok(())
    }

    pub(super) fn read_homes(&mut self) -> Checked {
        let n_settled = match self.position.stage {
            Stage::FreeMap { .. } => 0,
            Stage::Homes => usize::from(self.position.mover),
            _ => self.n_seats(),
        };
        for (nth, seat) in self.position.seats.iter().enumerate() {
            let entry = format!("seats[{nth}].home");
            let id = Seat::new(nth as u8).expect("at most six seats");
            let has_settled = self.state.sequence[..n_settled].contains(&id);
            ensure(
                seat.home.is_some() == has_settled,
                &entry,
                "seats settle in the order of the sequence",
                "RB-SET-03",
            )?;
            let Some(home) = seat.home else {
                let is_bare = seat.transporters.is_empty() && seat.research == Topics::NONE;
                ensure(
                    is_bare,
                    &format!("seats[{nth}]"),
                    "a seat that has not settled has nothing",
                    "RB-SET-04",
                )?;
                continue;
            };
            let region = self.find(&entry, home)?;
            let tile = self.state.map.tile_of(region);
            let mut homes = Homes::of(&self.state.map, self.state.n_seats);
            for other in self.state.seats().filter_map(|seat| self.state.homes[seat]) {
                homes.put(self.state.map.tile_of(other));
            }
            let named = &self.state.map.file().homes;
            let is_allowed = self.state.is_solo()
                || named.is_empty()
                || named.iter().any(|allowed| allowed.allows(home));
            ensure(
                is_allowed && homes.is_free(tile),
                &entry,
                "a home cannot be there",
                "RB-SET-03",
            )?;
            self.state.homes[id] = Some(region);
        }
        let mut homes = Homes::of(&self.state.map, self.state.n_seats);
        for home in self.state.seats().filter_map(|seat| self.state.homes[seat]) {
            homes.put(self.state.map.tile_of(home));
        }
        let has_room = self.state.free_map.is_some() || homes.has_room(self.n_seats() - n_settled);
        ensure(
            has_room,
            "seats",
            "the others could not settle",
            "RB-SET-03",
        )?;
        for (nth, seat) in self.position.seats.iter().enumerate() {
            let id = Seat::new(nth as u8).expect("at most six seats");
            self.state.research[id] = seat.research;
        }
        Ok(())
    }

    pub(super) fn read_network(&mut self) -> Checked {
        for (nth, road) in self.position.roads.iter().enumerate() {
            let entry = format!("roads[{nth}]");
            let map = &self.state.map;
            let tile = map.tile_at(road.hex);
            let link = tile.and_then(|tile| map.link_over(tile, road.direction, road.bank));
            let Some(link) = link else {
                let direction = road.direction;
                return Err(refuse(entry)(Illegal::NoRoadThere { direction }));
            };
            let is_new = !std::mem::replace(&mut self.state.roads[link.index()], true);
            ensure(is_new, &entry, "the road is there twice", "RB-BUILD-09")?;
        }
        for (nth, wall) in self.position.walls.iter().enumerate() {
            self.read_wall(&format!("walls[{nth}]"), wall)?;
        }
        Ok(())
    }

    pub(super) fn read_wall(&mut self, entry: &str, wall: &WallPosition) -> Checked {
        let map = &self.state.map;
        let tile = map.tile_at(wall.hex).map(|id| map.tile(id));
        let edge = tile.and_then(|tile| tile.edges[wall.direction.index()]);
        let edge = edge.filter(|&edge| {
            map.edge(edge)
                .tiles
                .iter()
                .any(|&id| map.tile(id).terrain.is_land())
        });
        let Some(edge) = edge else {
            let direction = wall.direction;
            return Err(refuse(entry.to_owned())(Illegal::NoWallThere { direction }));
        };
        ensure(
            (1..=rules::TALLEST_WALL).contains(&wall.tokens),
            entry,
            "a wall has 1 to 99 tokens",
            "RB-BUILD-11",
        )?;
        let is_seat = wall
            .owner
            .is_none_or(|owner| owner.index() < self.n_seats());
        ensure(
            is_seat,
            entry,
            "the wall is of a seat that is not there",
            "RB-SET-01",
        )?;
        let slot = &mut self.state.walls[edge.index()];
        ensure(
            slot.tokens == 0,
            entry,
            "an edge has one wall",
            "RB-BUILD-11",
        )?;
        *slot = Wall {
            tokens: wall.tokens,
            owner: wall.owner,
        };
        Ok(())
    }

    pub(super) fn read_buildings(&mut self) -> Checked {
        for (nth, entry) in self.position.buildings.iter().enumerate() {
            let name = format!("buildings[{nth}]");
            let region = self.find(&name, entry.region)?;
            let tile = self.state.map.tile_of(region);
            ensure(
                self.state.works(tile).is_none(),
                &name,
                "a tile has one building",
                "RB-BUILD-03",
            )?;
            let fits = rules::can_stand(&self.state, tile, entry.building);
            ensure(fits, &name, "it cannot stand there", "RB-BUILD-04")?;
            let most = match (entry.building.recipe(), entry.building.makes()) {
                (Some(recipe), _) => recipe.most,
                (_, Some(_)) => 1,
                _ => 0,
            };
            let gives = entry.building.recipe().map_or(1, |recipe| recipe.gives);
            let is_made = entry.made <= most && entry.made % gives == 0;
            ensure(is_made, &name, "it cannot have made so many", "RB-PROD-03")?;
            let bag_fits = entry.bag.is_empty() || entry.building == Building::Mine;
            ensure(bag_fits, &name, "only a mine has a bag", "RB-BUILD-06")?;
            let is_full = entry.bag.gold > Goods::MOST || entry.bag.iron > Goods::MOST;
            ensure(!is_full, &name, "the bag is too full", "RB-BUILD-06")?;
            self.state.tiles[tile.index()].works = Some(Works {
                building: entry.building,
                region,
                made: entry.made,
                bag: entry.bag,
            });
        }
        Ok(())
    }

    pub(super) fn read_goods(&mut self) -> Checked {
        for (nth, heap) in self.position.goods.iter().enumerate() {
            let entry = format!("goods[{nth}]");
            let region = self.find(&entry, heap.region)?;
            ensure(
                self.state.goods(region).is_empty() && !heap.goods.is_empty(),
                &entry,
                "a region has one heap",
                "RB-MAP-03",
            )?;
            *self.state.goods_mut(region) = heap.goods;
        }
        Ok(())
    }
}
