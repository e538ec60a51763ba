//! A position of the engine's, taken over at the beginning of a turn.

use roads_and_boats::{Brick, Position, ROWS, Topic};

use super::{Mover, Sim, Works};
use crate::atlas::{Atlas, Link};
use crate::book::{bit, heap};

impl Sim {
    /// The position at the beginning of a turn, after what producers make by themselves. None if a transporter carries
    /// another, or somebody else plays too.
    pub fn at(atlas: &Atlas, position: &Position) -> Option<Sim> {
        let [seat] = position.seats.as_slice() else {
            return None;
        };
        let mut sim = Sim::new(atlas, atlas.region(seat.home?)?);
        sim.turn = position.turn?;
        sim.goods.fill([0; 16]);
        sim.movers = [Mover::NOBODY; crate::plan::MOVERS];
        sim.topics = Topic::ALL
            .into_iter()
            .filter(|&topic| seat.research.contains(topic))
            .fold(0, |all, topic| all | bit(topic));
        for pair in &position.bridges {
            let pair = [atlas.region(pair[0])?, atlas.region(pair[1])?];
            let is_it = |other: &[u8; 2]| other.contains(&pair[0]) && other.contains(&pair[1]);
            let nth = atlas.bridges.iter().position(is_it)?;
            sim.span(atlas, nth as u8);
        }
        for road in &position.roads {
            let tile = atlas.tile(road.hex)?;
            let name = (road.direction, road.bank);
            let is_it = |link: &Link| {
                let ends = link.regions.iter().zip(link.names);
                ends.into_iter().any(|(&end, own)| {
                    usize::from(atlas.tile_of[usize::from(end)]) == tile && own == name
                })
            };
            sim.pave(atlas, atlas.links.iter().position(is_it)? as u8);
        }
        for lying in &position.goods {
            let region = sim.whole[usize::from(atlas.region(lying.region)?)];
            for (own, more) in sim.goods[usize::from(region)]
                .iter_mut()
                .zip(heap(&lying.goods))
            {
                *own = own.saturating_add(more);
            }
        }
        for stands in &position.buildings {
            let region = sim.whole[usize::from(atlas.region(stands.region)?)];
            sim.works[usize::from(atlas.tile_of[usize::from(region)])] = Works {
                building: Some(stands.building),
                region,
                made: 0,
                gold: stands.bag.gold.min(250) as u8,
                iron: stands.bag.iron.min(250) as u8,
            };
        }
        for own in &seat.transporters {
            if own.carries.is_some() {
                return None;
            }
            let place = atlas.places.iter().position(|&place| place == own.at)? as u16;
            let mover = &mut sim.movers[usize::from(own.id.0)];
            mover.kind = Some(own.kind);
            mover.place = place;
            mover.room = own.kind.room() as u8;
            mover.cargo = heap(&own.cargo);
            let first =
                atlas.tiles[usize::from(atlas.tile_of_place[usize::from(place)])].first_region;
            let reach = sim.reach(atlas, place);
            sim.movers[usize::from(own.id.0)].bank = first + reach.trailing_zeros() as u8;
        }
        sim.home = sim.whole[usize::from(sim.home)];
        sim.count_bricks(position.bricks.as_deref().unwrap_or_default());
        Some(sim)
    }

    fn count_bricks(&mut self, bricks: &[Brick]) {
        self.bricks = bricks.len() as u8;
        let mut below = 0;
        for (nth, &row) in ROWS.iter().enumerate() {
            let above = (below + usize::from(row)).min(bricks.len());
            let own = bricks[below.min(above)..above]
                .iter()
                .filter(|brick| matches!(brick, Brick::Seat(_)))
                .count();
            self.own_bricks += own as u8;
            self.rows |= u16::from(own > 0) << nth;
            below += usize::from(row);
        }
    }
}
