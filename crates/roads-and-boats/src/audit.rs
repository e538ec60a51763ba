//! Whether everything adds up.

use crate::moved_goods::HolderId;
use crate::wonder::{PLACES, last_brick};
use crate::{Duty, Good, Place, Stage, State, Terrain, position, rules};

macro_rules! ensure {
    ($holds:expr, $($how:tt)*) => {
        if !$holds {
            return Err(format!($($how)*));
        }
    };
}

/// Adds everything up.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    audit_transporters(state)?;
    audit_goods(state)?;
    audit_works(state)?;
    audit_wonder(state)?;
    // Whatever is true of a position that is read is true of one that was played.
    let written = position::write(state);
    let seed = game::Seed::from(0);
    let read = position::read(&written, seed).map_err(|error| format!("{error} in {written:?}"))?;
    let as_read = State {
        chance: state.chance.clone(),
        ..read
    };
    ensure!(as_read == *state, "{as_read:?} is read from {state:?}");
    Ok(())
}

fn audit_transporters(state: &State) -> Result<(), String> {
    for (id, own) in state.all_transporters() {
        let room = u32::from(own.kind.room());
        ensure!(
            own.cargo.total() <= room,
            "transporter {id} carries {:?}",
            own.cargo
        );
        ensure!(
            state.whole_place(own.place) == own.place,
            "transporter {id} is on a part of a region"
        );
        let is_on_land = matches!(state.map.place(own.place), Place::Land(_));
        ensure!(
            own.is_aboard || own.kind.is_boat() != is_on_land,
            "transporter {id} is at {}",
            state.map.place(own.place)
        );
        if let Some(passenger) = own.passenger {
            let carried = state.transporter(passenger);
            ensure!(
                carried.is_some_and(|carried| carried.is_aboard && carried.place == own.place),
                "transporter {id} carries {passenger}, which is elsewhere"
            );
            ensure!(
                own.cargo.is_empty(),
                "transporter {id} carries two kinds of things"
            );
        }
        if own.is_aboard {
            let carriers = state
                .all_transporters()
                .filter(|(_, other)| other.passenger == Some(id));
            ensure!(
                carriers.count() == 1,
                "transporter {id} is not aboard one other"
            );
        }
    }
    for seat in state.seats() {
        let is_over = rules::is_over_limit(state, seat, None);
        let must_destroy = state.part(seat).duty == Some(Duty::Destroy);
        ensure!(
            is_over == must_destroy,
            "seat {seat} has too many transporters"
        );
    }
    Ok(())
}

fn audit_goods(state: &State) -> Result<(), String> {
    for (nth, heap) in state.regions.iter().enumerate() {
        let region = crate::map::RegionId(nth as u16);
        let name = state.map.region(region);
        ensure!(
            heap.goods.is_empty() || state.whole(region) == region,
            "goods lie on a part of a region: {name}"
        );
        let tile = state.map.tile_of(region);
        let at_sea = state.terrain(tile) == Terrain::Sea && state.works(tile).is_none();
        let geese = u32::from(heap.goods[Good::Goose]);
        ensure!(
            !at_sea || heap.goods.total() == geese,
            "goods lie at sea: {name}"
        );
    }
    for units in state.moved_goods.iter() {
        ensure!(units.count > 0, "no units were moved");
        let all: u16 = state
            .moved_goods
            .iter()
            .filter(|other| (other.holder, other.good) == (units.holder, units.good))
            .map(|other| other.count)
            .sum();
        if let HolderId::Transporter(id) = units.holder {
            ensure!(
                state.transporter(id).is_some(),
                "units on no transporter were moved"
            );
        }
        ensure!(
            all <= state.heap(units.holder)[units.good],
            "more were moved than there are"
        );
    }
    Ok(())
}

fn audit_works(state: &State) -> Result<(), String> {
    for tile in &state.tiles {
        let Some(works) = tile.works else {
            continue;
        };
        ensure!(
            state.whole(works.region) == works.region,
            "works on a part of a region"
        );
        let most = works.building.recipe().map_or(1, |recipe| recipe.most);
        ensure!(
            works.made <= most,
            "{:?} made {}",
            works.building,
            works.made
        );
    }
    Ok(())
}

fn audit_wonder(state: &State) -> Result<(), String> {
    let n_bricks = state.wonder.bricks.len();
    ensure!(n_bricks <= usize::from(PLACES), "{n_bricks} bricks");
    let is_over = state.stage == Stage::Over;
    let is_full = n_bricks == usize::from(last_brick(state.n_seats));
    ensure!(
        !is_full || is_over,
        "the last brick lies and the game goes on"
    );
    let rows: usize = state.wonder.rows().map(<[_]>::len).sum();
    ensure!(rows == n_bricks, "rows hold {rows} of {n_bricks} bricks");
    Ok(())
}
