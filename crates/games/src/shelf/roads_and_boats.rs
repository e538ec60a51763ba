//! Roads & Boats on the shelf.

use std::ops::RangeInclusive;

use bots::Opponent;
use roads_and_boats::{BUILT_IN, FreeMapSetup, Invalid, Setup, State};

use super::entry::{Entry, Ground, Guide, KeepPlans, Solo, Standings, told};
use super::{MapFact, SetupLimit};
use crate::plans::keep_plans;

/// Logistics on a map of hexes, alone too.
#[derive(Clone, Copy, Debug)]
pub struct RoadsAndBoats;

/// A map that the seats make has about so many tiles for each.
const USUAL_TILES_A_SEAT: u8 = 12;

impl Entry for RoadsAndBoats {
    type Game = State;

    const SEATS: RangeInclusive<u8> = 1..=6;
    const USUAL_SEATS: u8 = 3;
    const BOTS: &'static [Opponent<State>] = bots::roads_and_boats::BOTS;
    const GUIDE: Option<Guide<State>> = Some(|state, seat| told(&state.guide(seat)));
    const GROUND: Option<Ground<State>> = Some(|state| told(&state.ground()));
    const STANDINGS: Option<Standings<State>> =
        Some(|state| (state.turn().into(), told(&state.standings())));
    const PLANS: Option<KeepPlans<State>> = Some(keep_plans::<State>);

    fn maps() -> Vec<MapFact> {
        let files = BUILT_IN.iter().map(|map| map.file());
        let facts = files.map(|file| MapFact {
            name: file.name.clone(),
            seats: file.seats.clone(),
        });
        facts.collect()
    }

    fn limits() -> Vec<SetupLimit> {
        let tiles = Self::SEATS.map(|seats| SetupLimit {
            entry: "map.free.tiles",
            seats,
            fewest: FreeMapSetup::fewest_tiles(seats).into(),
            most: FreeMapSetup::MOST_TILES.into(),
            usual: (USUAL_TILES_A_SEAT * seats)
                .clamp(FreeMapSetup::fewest_tiles(seats), FreeMapSetup::MOST_TILES)
                .into(),
        });
        tiles.collect()
    }

    /// Stored whole, a map may change in a later version without changing games that were begun on it.
    fn whole(setup: Setup) -> Result<Setup, Invalid> {
        setup.whole()
    }

    fn solo(state: &State) -> Option<Solo> {
        Some(Solo {
            course: state.map().file().essence(),
            turns: state.turn().into(),
        })
    }
}
