//! How far it is, for each kind of transporter, and where one gets to in a turn.

use roads_and_boats::{Place, Transport};

use super::atlas::Atlas;
use super::snapshot::Snapshot;

/// A turn, in the small parts that distances are counted in: it can be divided by every number of steps.
pub(super) const TURN: u16 = 12;
/// There is no way.
pub(super) const NO_WAY: u16 = u16::MAX;

/// Distances on a map with certain roads, bridges and walls, worked out when they are asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    roads: Vec<bool>,
    whole: Vec<u16>,
    walls: Vec<[u16; 2]>,
    /// For each kind and region, how far it is from each place.
    rows: Vec<Option<Box<[u16]>>>,
}

/// A place that can be reached in this turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    pub(super) place: u16,
    /// The stop before it, by its number.
    pub(super) from: u16,
    pub(super) steps_left: u8,
}

impl Ways {
    /// Forgets distances that no longer hold.
    pub(super) fn update(&mut self, atlas: &Atlas, snapshot: &Snapshot) {
        if self.rows.is_empty()
            || self.roads != snapshot.roads
            || self.whole != snapshot.whole
            || self.walls != snapshot.walls
        {
            self.roads.clone_from(&snapshot.roads);
            self.whole.clone_from(&snapshot.whole);
            self.walls.clone_from(&snapshot.walls);
            self.rows.clear();
            self.rows
                .resize(atlas.regions.len() * Transport::ALL.len(), None);
        }
    }

    /// How far it is to a region from each place, for a kind of transporter.
    pub(super) fn to(&mut self, atlas: &Atlas, kind: Transport, region: u16) -> &[u16] {
        let nth = kind as usize * atlas.regions.len() + usize::from(region);
        if self.rows[nth].is_none() {
            self.rows[nth] = Some(self.measure(atlas, kind, region));
        }
        self.rows[nth].as_deref().unwrap_or(&[])
    }

    /// How far it is from a region to another.
    pub(super) fn between(&mut self, atlas: &Atlas, kind: Transport, from: u16, to: u16) -> u16 {
        let from = self.whole[usize::from(from)];
        if !kind.is_boat() {
            return self.to(atlas, kind, to)[usize::from(from)];
        }
        let tile = usize::from(atlas.tile_of[usize::from(from)]);
        let mut least = NO_WAY;
        for &place in &atlas.moorings[tile] {
            let reach = &atlas.reach[usize::from(place)];
            if reach
                .iter()
                .any(|&part| self.whole[usize::from(part)] == from)
            {
                least = least.min(self.to(atlas, kind, to)[usize::from(place)]);
            }
        }
        least
    }

    fn measure(&self, atlas: &Atlas, kind: Transport, region: u16) -> Box<[u16]> {
        let mut row = vec![NO_WAY; atlas.places.len()].into_boxed_slice();
        let mut queue: Vec<u16> = Vec::new();
        let region = self.whole[usize::from(region)];
        if kind.is_boat() {
            let tile = usize::from(atlas.tile_of[usize::from(region)]);
            for &place in &atlas.moorings[tile] {
                let reach = &atlas.reach[usize::from(place)];
                if reach
                    .iter()
                    .any(|&part| self.whole[usize::from(part)] == region)
                {
                    row[usize::from(place)] = 0;
                    queue.push(place);
                }
            }
        } else {
            row[usize::from(region)] = 0;
            queue.push(region);
        }
        // Ways are as long in both directions.
        let mut next = 0;
        while next < queue.len() {
            let place = queue[next];
            next += 1;
            let so_far = row[usize::from(place)];
            self.for_each_way(atlas, kind, place, |to, length, _| {
                if so_far + length < row[usize::from(to)] {
                    row[usize::from(to)] = so_far + length;
                    queue.push(to);
                }
            });
        }
        row
    }

    /// Calls `each` with every place one step away, how long the step is, and whether it is by road or water.
    fn for_each_way(
        &self,
        atlas: &Atlas,
        kind: Transport,
        place: u16,
        mut each: impl FnMut(u16, u16, bool),
    ) {
        let length = TURN / u16::from(kind.steps());
        if kind.is_boat() {
            for &to in &atlas.by_water[usize::from(place)] {
                if !self.is_walled(atlas, place, to) {
                    each(to, length, true);
                }
            }
            return;
        }
        let tile = atlas.tile_at(place);
        for part in tile.regions() {
            if self.whole[usize::from(part)] != place {
                continue;
            }
            for &(to, link) in &atlas.by_land[usize::from(part)] {
                let has_road = self.roads[usize::from(link)];
                if (has_road || kind == Transport::Donkey) && !self.is_walled(atlas, place, to) {
                    let to = self.whole[usize::from(to)];
                    each(to, if has_road { length } else { TURN }, has_road);
                }
            }
        }
    }

    fn is_walled(&self, atlas: &Atlas, from: u16, to: u16) -> bool {
        if self.walls.is_empty() {
            return false;
        }
        let [from, to] = [from, to].map(|place| atlas.tile_of_place[usize::from(place)]);
        self.walls.contains(&[from.min(to), from.max(to)])
    }

    /// Everywhere that a transporter gets to in what is left of its journey. The first stop is where it is.
    pub(super) fn stops(
        &self,
        atlas: &Atlas,
        kind: Transport,
        from: u16,
        steps_left: u8,
        has_stepped: bool,
    ) -> Vec<Stop> {
        let mut stops = vec![Stop {
            place: from,
            from: 0,
            steps_left,
        }];
        let mut next = 0;
        while next < stops.len() {
            let stop = stops[next];
            let first = next == 0 && !has_stepped;
            let number = next as u16;
            next += 1;
            if stop.steps_left == 0 {
                continue;
            }
            self.for_each_way(atlas, kind, stop.place, |to, _, is_smooth| {
                // Without a road a donkey takes one step as its whole move.
                if !is_smooth && !first {
                    return;
                }
                let docks = matches!(atlas.places[usize::from(to)], Place::Dock { .. });
                let steps_left = if is_smooth && !docks {
                    stop.steps_left - 1
                } else {
                    0
                };
                match stops.iter_mut().find(|known| known.place == to) {
                    None => stops.push(Stop {
                        place: to,
                        from: number,
                        steps_left,
                    }),
                    // A region that is next door twice, once with a road.
                    Some(known) if known.from == number && known.steps_left < steps_left => {
                        known.steps_left = steps_left;
                    }
                    Some(_) => (),
                }
            });
        }
        stops
    }
}
