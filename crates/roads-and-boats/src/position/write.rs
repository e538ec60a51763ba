//! Writing a state down.

use game::{Seat, SeatSet};

use super::{
    AskPosition, BillPosition, BuildingPosition, FlockPosition, HeapPosition, JourneyPosition,
    LaidPosition, LedPosition, MovedPosition, PaidPosition, Position, RefusedPosition,
    RoadPosition, SeatPosition, TransporterPosition, WallPosition,
};
use crate::map::{EdgeId, RegionId};
use crate::{MapChoice, Phase, State};

/// Writes everything on the table down.
#[expect(
    clippy::too_many_lines,
    reason = "one field after the other, as many as a position has"
)]
pub(crate) fn write(state: &State) -> Position {
    let (map, laid) = match state.free_map.as_deref() {
        None => (MapChoice::of(&state.map), Vec::new()),
        Some(free_map) => {
            let free = free_map.agreed;
            let laid = free_map.tiles.iter().map(|tile| LaidPosition {
                hex: tile.hex,
                terrain: tile.terrain,
                river: tile.river,
            });
            (MapChoice::Free { free }, laid.collect())
        }
    };
    let region = |id: RegionId| state.map.region(id);
    Position {
        map,
        rows: state.rows,
        laid,
        turn: Some(state.turn),
        phase: state.phase,
        stage: state.stage,
        praying: state.praying().to_vec(),
        sequence: state.sequence().to_vec(),
        line: match state.line() == state.sequence() {
            true => Vec::new(),
            false => state.line().to_vec(),
        },
        mover: state.mover,
        waited: state.waited,
        settled: state.is_settled,
        untouched: state.is_untouched,
        refused: state
            .refused
            .iter()
            .map(|ask| RefusedPosition {
                asker: ask.asker,
                owner: ask.owner,
                action: ask.action,
            })
            .collect(),
        seats: seats(state),
        goods: (0..state.regions.len())
            .map(|nth| RegionId(nth as u16))
            .filter(|&at| !state.goods(at).is_empty())
            .map(|at| HeapPosition {
                region: region(at),
                goods: *state.goods(at),
            })
            .collect(),
        buildings: state
            .tiles
            .iter()
            .filter_map(|tile| tile.works)
            .map(|works| BuildingPosition {
                region: region(works.region),
                building: works.building,
                made: works.made,
                bag: works.bag,
            })
            .collect(),
        roads: roads(state),
        bridges: state
            .map
            .bridges()
            .iter()
            .zip(&state.bridges)
            .filter(|&(_, &is_built)| is_built)
            .map(|(bridge, _)| bridge.regions.map(region))
            .collect(),
        walls: walls(state),
        moved: state
            .moved_goods
            .iter()
            .map(|units| MovedPosition {
                on: state.name_of(units.holder),
                good: units.good,
                count: units.count,
                by: state
                    .seats()
                    .filter(|&seat| units.moved.by(seat))
                    .collect::<SeatSet>(),
                now: state
                    .seats()
                    .filter(|&seat| units.moved.is_now(seat))
                    .collect::<SeatSet>(),
            })
            .collect(),
        bricks: Some(state.wonder.bricks.clone()),
        bought: state.wonder.bought,
    }
}

fn seats(state: &State) -> Vec<SeatPosition> {
    let called = |seat| move |phase: &Phase| state.calls[*phase as usize].contains(seat);
    let seats = state.seats().map(|seat| SeatPosition {
        home: state.home(seat),
        research: state.research[seat],
        transporters: state
            .own(seat)
            .map(|(id, own)| TransporterPosition {
                id,
                kind: own.kind,
                at: state.map.place(own.place),
                cargo: own.cargo,
                carries: own.passenger,
                moved: own.has_moved,
            })
            .collect(),
        calls: Phase::ALL.into_iter().filter(called(seat)).collect(),
        ..half_done(state, seat)
    });
    seats.collect()
}

/// What a seat has half done.
fn half_done(state: &State, seat: Seat) -> SeatPosition {
    let region = |id: RegionId| state.map.region(id);
    let part = state.part(seat);
    SeatPosition {
        duty: part.duty,
        bill: part.bill.as_ref().map(|bill| BillPosition {
            action: bill.action,
            paid: bill
                .paid
                .iter()
                .map(|&(good, holder)| PaidPosition {
                    good,
                    from: state.name_of(holder),
                })
                .collect(),
        }),
        ask: part.ask.map(|ask| AskPosition {
            owner: ask.owner,
            action: ask.action,
        }),
        journey: part.journey.map(|journey| JourneyPosition {
            transporter: journey.transporter,
            steps_left: journey.steps_left,
            flock: journey.flock.map(|(at, geese)| FlockPosition {
                region: region(at),
                geese,
            }),
        }),
        led: part.led.map(|led| LedPosition {
            transporter: led.transporter,
            region: region(led.region),
            geese: led.geese,
        }),
        ..SeatPosition::default()
    }
}

fn roads(state: &State) -> Vec<RoadPosition> {
    let links = state.map.links().iter().zip(&state.roads);
    let roads = links.filter(|&(_, &is_built)| is_built).map(|(link, _)| {
        let edge = state.map.edge(link.edge);
        RoadPosition {
            hex: state.map.tile(edge.tiles[0]).hex,
            direction: edge.direction,
            bank: link.bank,
        }
    });
    roads.collect()
}

fn walls(state: &State) -> Vec<WallPosition> {
    let walls = state
        .walls
        .iter()
        .enumerate()
        .filter(|(_, wall)| wall.tokens > 0);
    walls
        .map(|(nth, wall)| {
            let edge = state.map.edge(EdgeId(nth as u16));
            WallPosition {
                hex: state.map.tile(edge.tiles[0]).hex,
                direction: edge.direction,
                tokens: wall.tokens,
                owner: wall.owner,
            }
        })
        .collect()
}
