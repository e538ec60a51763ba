//! A position of the engine, as the simulator sees it.

use game::{Game, Seat};
use roads_and_boats::{Brick, Place, ROWS, State};
use thiserror::Error;

use super::{Mover, Sim, Works};
use crate::atlas::{Atlas, NONE};
use crate::book::{bit, heap};
use crate::plan::MOVERS;

/// What the simulator does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unknown {
    #[error("walls are not known to the solver")]
    Walls,
    #[error("transporters on transporters are not known to the solver")]
    Passengers,
    #[error("the solver knows eight transporters and no more")]
    Transporters,
    #[error("the solver does not know a place of this game")]
    Place,
}

impl Sim {
    /// The start of a turn, when mines and the like have given what they give.
    ///
    /// # Errors
    ///
    /// Refuses what the simulator does not know.
    pub fn of(atlas: &Atlas, state: &State) -> Result<Sim, Unknown> {
        let position = state.position();
        let region = |name| atlas.region(name).ok_or(Unknown::Place);
        let home = state.home(Seat::FIRST).ok_or(Unknown::Place)?;
        let mut sim = Sim::new(atlas, region(home)?);
        for heap in &mut sim.goods {
            *heap = [0; 16];
        }
        sim.movers = [Mover::NOBODY; MOVERS];
        sim.turn = state.turn();
        if !position.walls.is_empty() {
            return Err(Unknown::Walls);
        }
        sim.pave_as(atlas, &position)?;
        for lying in &position.goods {
            sim.goods[usize::from(region(lying.region)?)] = heap(&lying.goods);
        }
        for stands in &position.buildings {
            let region = region(stands.region)?;
            sim.works[usize::from(atlas.tile_of[usize::from(region)])] = Works {
                building: Some(stands.building),
                region,
                made: stands.made as u8,
                gold: stands.bag.gold as u8,
                iron: stands.bag.iron as u8,
            };
        }
        let own = position.seats.first().ok_or(Unknown::Place)?;
        sim.topics = own.research.iter().fold(0, |bits, topic| bits | bit(topic));
        for carrier in &own.transporters {
            if carrier.carries.is_some() {
                return Err(Unknown::Passengers);
            }
            let mover = sim.movers.get_mut(usize::from(carrier.id.0));
            *mover.ok_or(Unknown::Transporters)? = mover_of(atlas, carrier.kind, carrier.at)?;
            sim.movers[usize::from(carrier.id.0)].cargo = heap(&carrier.cargo);
        }
        sim.lay_as(position.bricks.as_deref().unwrap_or_default());
        for nth in sim.present() {
            let side = sim.side(atlas, nth);
            sim.movers[nth].bank = side;
        }
        Ok(sim)
    }

    /// Roads and bridges.
    fn pave_as(
        &mut self,
        atlas: &Atlas,
        position: &roads_and_boats::Position,
    ) -> Result<(), Unknown> {
        for pair in &position.bridges {
            let [one, other] = pair.map(|name| atlas.region(name).unwrap_or(NONE));
            let is_this = |site: &[u8; 2]| *site == [one, other] || *site == [other, one];
            let nth = atlas.bridges.iter().position(is_this);
            self.bridges |= 1 << nth.ok_or(Unknown::Place)?;
            let [near, far] = [one, other].map(|part| self.whole[usize::from(part)]);
            self.join(atlas, near.min(far), near.max(far));
        }
        for road in &position.roads {
            let starts = |(end, name): (&u8, &(roads_and_boats::Direction, u8))| {
                atlas.regions[usize::from(*end)].hex == road.hex
                    && *name == (road.direction, road.bank)
            };
            let is_this =
                |link: &crate::atlas::Link| link.regions.iter().zip(&link.names).any(starts);
            let nth = atlas.links.iter().position(is_this).ok_or(Unknown::Place)?;
            self.roads[nth >> 6] |= 1 << (nth & 63);
            self.n_roads += 1;
        }
        Ok(())
    }

    fn lay_as(&mut self, bricks: &[Brick]) {
        self.bricks = bricks.len() as u8;
        let mut first = 0;
        for (nth, &row) in ROWS.iter().enumerate() {
            let row = bricks.iter().skip(first).take(usize::from(row));
            let own = row.filter(|brick| brick.seat().is_some()).count();
            self.own_bricks += own as u8;
            self.rows |= u16::from(own > 0) << nth;
            first += usize::from(ROWS[nth]);
        }
    }
}

fn mover_of(atlas: &Atlas, kind: roads_and_boats::Transport, at: Place) -> Result<Mover, Unknown> {
    let place = atlas.places.iter().position(|&place| place == at);
    let place = place.ok_or(Unknown::Place)?;
    Ok(Mover {
        kind: Some(kind),
        place: place as u16,
        bank: atlas.tiles[usize::from(atlas.tile_of_place[place])].first_region,
        room: kind.room() as u8,
        cargo: [0; 16],
    })
}
