//! Small changes to a plan, by chance.

use roads_and_boats::{Building, Topic};

use super::haul::haul;
use super::trace::Trace;
use crate::atlas::{Atlas, NONE};
use crate::book::GOODS;
use crate::dice::Dice;
use crate::plan::{CHEAP, LAST, Leg, Load, MOVERS, Order, Plan, Way};
use crate::random;

/// What can be changed on a map.
#[derive(Clone, Debug)]
pub struct Choices {
    /// Buildings by tile.
    pub buildings: Vec<Vec<Building>>,
    pub homes: Vec<u8>,
}

impl Choices {
    /// The choices of a map.
    pub fn of(atlas: &Atlas) -> Choices {
        Choices {
            buildings: (0..atlas.tiles.len()).map(|tile| random::buildings(atlas, tile)).collect(),
            homes: random::homes(atlas),
        }
    }
}

/// Makes one change, and says from which turn on the game is another.
pub fn change(atlas: &Atlas, choices: &Choices, plan: &mut Plan, trace: &Trace, until: usize, dice: &mut Dice) -> usize {
    let turn = 1 + dice.below(until);
    match dice.below(100) {
        0..45 => match haul(atlas, plan, &trace.before, turn, until, dice) {
            true => turn,
            false => nudge(atlas, plan, trace, turn, dice),
        },
        45..62 => nudge(atlas, plan, trace, turn, dice),
        62..68 => shift(plan, turn, until, dice),
        68..71 => swap(plan, turn, until, dice),
        71..73 => skip(plan, turn, until, dice),
        73..76 => repeat(plan, turn, until, dice),
        76..84 => bricks(plan, turn, dice),
        84..94 => site(atlas, choices, plan, trace, dice),
        94..96 => topics(plan, dice),
        96..99 => way(atlas, plan, dice),
        _ if dice.once_in(8) => {
            plan.home = *dice.pick(&choices.homes).unwrap_or(&plan.home);
            1
        }
        _ => nudge(atlas, plan, trace, turn, dice),
    }
}

/// Changes one order a little, knowing what lies there.
fn nudge(atlas: &Atlas, plan: &mut Plan, trace: &Trace, turn: usize, dice: &mut Dice) -> usize {
    let sim = &trace.before[turn];
    let movers: Vec<usize> = sim.present().collect();
    let Some(&nth) = dice.pick(&movers) else {
        return turn;
    };
    let here = sim.side(atlas, nth);
    let heap = &sim.goods[usize::from(here)];
    let lying: Vec<usize> = (0..GOODS).filter(|&good| heap[good] > 0 || sim.movers[nth].cargo[good] > 0).collect();
    let order = &mut plan.turns[turn].orders[nth];
    match dice.below(8) {
        0 => *order = Order::REST,
        1 => order.holds ^= true,
        2 => order.leads = dice.below(4) as u8,
        3 | 4 => {
            let mut load = Load::EMPTY;
            for _ in 0..dice.below(usize::from(sim.movers[nth].room.min(8)) + 1) {
                if let Some(&good) = dice.pick(&lying) {
                    load = load.with(good);
                }
            }
            order.legs[0].load = load;
        }
        5 | 6 => order.legs[0].to = near(atlas, here, dice),
        _ => {
            let leg = 1 + dice.below(2);
            order.legs[leg] = match dice.below(3) {
                0 => Leg::REST,
                _ => Leg { load: order.legs[leg - 1].load, to: near(atlas, here, dice) },
            };
        }
    }
    turn
}

/// A region near by, or any, or none.
fn near(atlas: &Atlas, here: u8, dice: &mut Dice) -> u8 {
    match dice.below(6) {
        0 => dice.below(atlas.n_regions()) as u8,
        1 => NONE,
        _ => dice.pick(&atlas.land[usize::from(here)]).map_or(NONE, |&(region, _)| region),
    }
}

/// Moves the orders of one transporter, or of all, by a turn within a stretch.
fn shift(plan: &mut Plan, turn: usize, until: usize, dice: &mut Dice) -> usize {
    let end = (turn + 1 + dice.below(8)).min(until);
    let nth = dice.below(MOVERS);
    if dice.once_in(2) {
        for at in (turn..end).rev() {
            plan.turns[at + 1].orders[nth] = plan.turns[at].orders[nth];
        }
        plan.turns[turn].orders[nth] = Order::REST;
    } else {
        for at in turn..end {
            plan.turns[at].orders[nth] = plan.turns[at + 1].orders[nth];
        }
        plan.turns[end].orders[nth] = Order::REST;
    }
    turn
}

/// Two transporters do each other's orders from a turn on, or in one turn.
fn swap(plan: &mut Plan, turn: usize, until: usize, dice: &mut Dice) -> usize {
    let (one, other) = (dice.below(MOVERS), dice.below(MOVERS));
    let end = if dice.once_in(2) { until } else { (turn + dice.below(4)).min(until) };
    for at in turn..=end {
        plan.turns[at].orders.swap(one, other);
    }
    turn
}

/// Leaves a turn out or puts one in, for everything that comes after.
fn skip(plan: &mut Plan, turn: usize, until: usize, dice: &mut Dice) -> usize {
    let later = |from: u8, by: i8| if usize::from(from) > turn { from.saturating_add_signed(by) } else { from };
    if dice.once_in(3) {
        for at in (turn..until).rev() {
            plan.turns[at + 1] = plan.turns[at];
        }
        plan.turns[turn].orders = [Order::REST; MOVERS];
        for site in &mut plan.sites {
            site.from = later(site.from, 1);
        }
    } else {
        for at in turn..until {
            plan.turns[at] = plan.turns[at + 1];
        }
        for site in &mut plan.sites {
            site.from = later(site.from, -1);
        }
    }
    1
}

/// Copies orders to another time, or to another transporter.
fn repeat(plan: &mut Plan, turn: usize, until: usize, dice: &mut Dice) -> usize {
    let length = 1 + dice.below(5);
    let (from, to) = (dice.below(MOVERS), dice.below(MOVERS));
    let target = 1 + dice.below(until);
    for nth in 0..length {
        if turn + nth <= until && target + nth <= until {
            plan.turns[target + nth].orders[to] = plan.turns[turn + nth].orders[from];
        }
    }
    target
}

fn bricks(plan: &mut Plan, turn: usize, dice: &mut Dice) -> usize {
    let turn_plan = &mut plan.turns[turn];
    match dice.below(4) {
        0 => turn_plan.payable ^= 1 << dice.below(GOODS),
        1 if dice.once_in(2) => turn_plan.payable = CHEAP,
        _ => turn_plan.bricks = dice.below(5) as u8,
    }
    turn
}

fn site(atlas: &Atlas, choices: &Choices, plan: &mut Plan, trace: &Trace, dice: &mut Dice) -> usize {
    let tile = dice.below(plan.sites.len());
    if choices.buildings[tile].is_empty() {
        return 1;
    }
    let built = (1..=LAST).find(|&turn| trace.before[turn].works[tile].building.is_some());
    let old = usize::from(plan.sites[tile].from);
    match dice.below(6) {
        0 | 1 => plan.sites[tile].building = dice.pick(&choices.buildings[tile]).copied(),
        2 => plan.sites[tile].region = random::region_of(atlas, tile, dice),
        3 => {
            let other = dice.below(plan.sites.len());
            let building = plan.sites[tile].building;
            plan.sites[tile].building = plan.sites[other].building;
            plan.sites[other].building = building;
            let fits = |tile: usize| plan.sites[tile].building.is_none_or(|building| choices.buildings[tile].contains(&building));
            if !fits(tile) || !fits(other) {
                plan.sites[other].building = plan.sites[tile].building;
                plan.sites[tile].building = building;
            }
            return 1;
        }
        4 => plan.sites[tile].from = 1 + dice.below(LAST) as u8,
        _ => {
            // Not before it was built, or a little later.
            let from = built.unwrap_or(1) + dice.below(3);
            plan.sites[tile].from = from.min(LAST) as u8;
        }
    }
    old.min(usize::from(plan.sites[tile].from)).max(1)
}

fn topics(plan: &mut Plan, dice: &mut Dice) -> usize {
    let topic = *dice.pick(&Topic::ALL).unwrap_or(&Topic::NewShafts);
    match dice.below(3) {
        0 => plan.topics.clear(),
        1 => plan.topics.retain(|&other| other != topic),
        _ => {
            plan.topics.retain(|&other| other != topic);
            let at = dice.below(plan.topics.len() + 1);
            plan.topics.insert(at, topic);
        }
    }
    1
}

fn way(atlas: &Atlas, plan: &mut Plan, dice: &mut Dice) -> usize {
    if !plan.ways.is_empty() && (dice.once_in(2) || plan.ways.len() > 12) {
        let nth = dice.below(plan.ways.len());
        let way = if dice.once_in(3) {
            plan.ways[nth].from = 1 + dice.below(LAST) as u8;
            return 1;
        } else {
            plan.ways.swap_remove(nth)
        };
        return usize::from(way.from);
    }
    let is_bridge = dice.once_in(2) && !atlas.bridges.is_empty();
    let count = if is_bridge { atlas.bridges.len() } else { atlas.links.len() };
    if count == 0 {
        return 1;
    }
    let from = 1 + dice.below(LAST) as u8;
    plan.ways.push(Way { is_bridge, nth: dice.below(count) as u8, from });
    usize::from(from)
}
