//! Journeys that serve a purpose: fetch goods that lie somewhere and bring them where they are needed.

use roads_and_boats::{Building, Topic};

use crate::atlas::{Atlas, FAR};
use crate::book::{BOARDS, BOOK, FUEL, GOLD, GOODS, GOOSE, IRON, PAPER, STOCK, TRUNKS, bit};
use crate::dice::Dice;
use crate::plan::{LAST, Leg, Load, Order, Plan};
use crate::sim::Sim;

/// Whether a building takes a good to make something of it.
fn uses(building: Building, good: usize) -> bool {
    let entry = BOOK.of(building);
    let by_recipe = entry.recipe.is_some_and(|recipe| {
        recipe.takes[good] > 0 || recipe.wood > 0 && (good == BOARDS || good == TRUNKS)
    });
    by_recipe || entry.makes.is_some_and(|kind| BOOK.transports[kind as usize][good] > 0)
}

/// Regions where a good is of use by the plan, in a position.
pub fn needs(atlas: &Atlas, plan: &Plan, sim: &Sim, good: usize, found: &mut Vec<u8>) {
    found.clear();
    let wants_research = plan.topics.iter().any(|&topic| sim.topics & bit(topic) == 0);
    for (tile, site) in plan.sites.iter().enumerate() {
        let region = sim.whole[usize::from(site.region)];
        let works = &sim.works[tile];
        if let Some(building) = works.building {
            if uses(building, good) {
                found.push(works.region);
            }
            let is_mine = building == Building::Mine && sim.topics & bit(Topic::NewShafts) != 0;
            if is_mine && (good == IRON || good == FUEL) || building == Building::PaperMill && wants_research && good == GOOSE {
                found.push(works.region);
            }
        } else if let Some(building) = site.building {
            if BOOK.of(building).cost[good] > 0 || uses(building, good) {
                found.push(region);
            }
        } else if good == GOOSE && sim.is_bare(atlas, tile) {
            found.push(region);
        }
    }
    if !(GOLD..=STOCK).contains(&good) || good == IRON {
        found.push(sim.whole[usize::from(plan.home)]);
    }
    if wants_research && (good == PAPER || good == GOOSE) {
        found.extend(sim.movers.iter().filter(|mover| mover.kind.is_some()).map(|mover| sim.whole[usize::from(mover.bank)]));
    }
}

/// How many steps a transporter is from a region.
fn steps(atlas: &Atlas, sim: &Sim, nth: usize, region: u8) -> u8 {
    let (n, mover) = (atlas.n_regions(), &sim.movers[nth]);
    let at = usize::from(mover.place) * n + usize::from(region);
    match mover.kind {
        Some(kind) if kind.is_boat() => atlas.water_far[at],
        _ => atlas.land_far.get(at).copied().unwrap_or(FAR),
    }
}

/// Steps from region to region for such a transporter.
fn between(atlas: &Atlas, sim: &Sim, nth: usize, from: u8, to: u8) -> u8 {
    let n = atlas.n_regions();
    match sim.movers[nth].kind {
        Some(kind) if kind.is_boat() => {
            let berths = &atlas.tiles[usize::from(atlas.tile_of[usize::from(from)])].berths;
            let reach = berths.iter().filter(|&&berth| atlas.water_far[usize::from(berth) * n + usize::from(from)] == 0);
            reach.map(|&berth| atlas.water_far[usize::from(berth) * n + usize::from(to)]).min().unwrap_or(FAR)
        }
        _ => atlas.land_far[usize::from(from) * n + usize::from(to)],
    }
}

/// Writes a journey into a plan: from a turn on a transporter fetches goods and brings them where they are of use. Says
/// whether there was one.
pub fn haul(atlas: &Atlas, plan: &mut Plan, before: &[Sim], turn: usize, until: usize, dice: &mut Dice) -> bool {
    let sim = &before[turn];
    let movers: Vec<usize> = sim.present().collect();
    let Some(&nth) = dice.pick(&movers) else {
        return false;
    };
    let Some(kind) = sim.movers[nth].kind else {
        return false;
    };
    let pace = match kind.is_boat() {
        true => kind.steps() as u8,
        false => 1,
    };
    for _ in 0..6 {
        let source = dice.below(atlas.n_regions()) as u8;
        let way = steps(atlas, sim, nth, source);
        if way == FAR {
            continue;
        }
        let load_turn = turn + usize::from(if kind.is_boat() { way.saturating_sub(1) / pace } else { way });
        if load_turn > until.min(LAST + 2) {
            continue;
        }
        let heap = &before[load_turn].goods[usize::from(source)];
        let there: Vec<usize> = (0..GOODS).filter(|&good| heap[good] > 0).collect();
        let Some(&good) = dice.pick(&there) else {
            continue;
        };
        let mut found = Vec::new();
        needs(atlas, plan, &before[load_turn], good, &mut found);
        if dice.once_in(8) {
            found.push(dice.below(atlas.n_regions()) as u8);
        }
        let Some(&to) = dice.pick(&found) else {
            continue;
        };
        let ahead = between(atlas, sim, nth, source, to);
        if to == source || ahead == FAR {
            continue;
        }
        let load = choose_load(atlas, plan, &before[load_turn], source, (good, to), sim.movers[nth].room, dice);
        let arrive_turn = if kind.is_boat() && load_turn == turn {
            turn + usize::from((way + ahead).saturating_sub(1) / pace)
        } else {
            load_turn + usize::from(ahead.div_ceil(pace)) - 1
        };
        for at in turn..=arrive_turn.min(until) {
            let order = &mut plan.turns[at].orders[nth];
            *order = Order::REST;
            if at < load_turn {
                order.legs[0].to = source;
            } else if at == load_turn && (way > 0 && kind.is_boat()) {
                order.legs[0].to = source;
                order.legs[1] = Leg { load, to };
            } else {
                order.legs[0] = Leg { load, to };
            }
            order.holds = at < arrive_turn && at >= load_turn;
            if good == GOOSE && !kind.is_boat() && dice.once_in(2) {
                order.leads = if at >= load_turn { heap[GOOSE].min(3) } else { 0 };
            }
        }
        return true;
    }
    false
}

/// What to take on: as much as possible of the good, and of others that are of use there.
fn choose_load(atlas: &Atlas, plan: &Plan, sim: &Sim, source: u8, (good, to): (usize, u8), room: u8, dice: &mut Dice) -> Load {
    let heap = &sim.goods[usize::from(source)];
    let mut load = Load::EMPTY.with(good);
    let mut left = *heap;
    left[good] -= 1;
    let mut found = Vec::new();
    while load.len() < usize::from(room.min(8)) {
        let same = left[good] > 0 && !dice.once_in(4);
        if same {
            left[good] -= 1;
            load = load.with(good);
            continue;
        }
        let other = dice.below(GOODS);
        if left[other] > 0 {
            needs(atlas, plan, sim, other, &mut found);
            if found.contains(&to) {
                left[other] -= 1;
                load = load.with(other);
                continue;
            }
        }
        if dice.once_in(5) {
            break;
        }
    }
    load
}
