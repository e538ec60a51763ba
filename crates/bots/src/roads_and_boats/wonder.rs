//! Which bricks are worth their goods.

use game::Seat;
use roads_and_boats::{Brick, Building, Good, Goods, ROWS};

use super::atlas::Atlas;
use super::order::{Order, Plan};
use super::share::Share;
use super::sinks::CHEAP;
use super::snapshot::Snapshot;

/// From this brick on each costs one more (RB-WON-02).
const DEARER_FROM: usize = 18;
/// What the row that comes after is worth for each brick, in hundredths of a point: a sixth of ten points.
const HEIGHT: i32 = 167;
/// No seat buys more bricks in a turn.
const MOST: usize = 12;

/// How many bricks to buy with so many goods, and what that gains in hundredths of a point.
pub(super) fn worthwhile(
    snapshot: &Snapshot,
    seat: Seat,
    thrift: i32,
    goods: u32,
    left: u16,
) -> (usize, i32) {
    let mut best = (0, 0);
    let mut bricks = snapshot.bricks.clone();
    let mut spent = 0;
    let mut gain = 0;
    for nth in 1..=MOST {
        let next = bricks.len() + 1;
        spent += u32::from(snapshot.bought) + nth as u32 + u32::from(next >= DEARER_FROM);
        if spent > goods || next > ROWS.iter().map(|&places| usize::from(places)).sum() {
            break;
        }
        gain += worth_of_brick(&bricks, seat, left);
        bricks.push(Brick::Seat(seat));
        let thrift = if left == 0 { 0 } else { thrift };
        let net = gain - thrift * spent as i32;
        if net > best.1 {
            best = (nth, net);
        }
    }
    best
}

/// What the next brick is worth.
fn worth_of_brick(bricks: &[Brick], seat: Seat, left: u16) -> i32 {
    let mut first = 0;
    for places in ROWS {
        let end = first + usize::from(places);
        if bricks.len() >= end {
            first = end;
            continue;
        }
        let row = &bricks[first..];
        let own = row
            .iter()
            .filter(|&&brick| brick == Brick::Seat(seat))
            .count() as i32;
        let seats = row.iter().filter(|brick| matches!(brick, Brick::Seat(_)));
        let all = seats.count() as i32;
        let now = if all == 0 { 0 } else { 1_000 * own / all };
        let then = 1_000 * (own + 1) / (all + 1);
        let is_last = left == 0 || end - bricks.len() == 1;
        let height = if left == 0 { 0 } else { HEIGHT };
        // There will be other turns for this row.
        let gain = if is_last {
            then - now
        } else {
            (then - now) * 6 / 10
        };
        return gain + height;
    }
    0
}

/// Goods that a seat would give for bricks, of those that no order needs.
pub(super) fn is_spendable(snapshot: &Snapshot, plan: &Plan, good: Good, left: u16) -> bool {
    if left == 0 {
        return good.points() == 0;
    }
    let mut orders = plan.orders.iter();
    let has = |building| snapshot.all_works(building).next().is_some();
    match good {
        Good::Goose => !orders.any(|order| matches!(order, Order::Research { .. })),
        Good::Iron => !orders.any(|order| matches!(order, Order::Sink { .. })),
        Good::Fuel => {
            !has(Building::Mint) && !orders.any(|order| matches!(order, Order::Sink { .. }))
        }
        Good::Paper => {
            !has(Building::StockExchange)
                && !orders.any(|order| matches!(order, Order::Research { .. }))
        }
        _ => CHEAP.contains(&good),
    }
}

/// The goods at home that may be spent: those lying there, and those on transporters that reach it.
pub(super) fn spendable(
    atlas: &Atlas,
    snapshot: &Snapshot,
    plan: &Plan,
    share: &Share,
    left: u16,
) -> Goods {
    let Some(home) = snapshot.home else {
        return Goods::NONE;
    };
    let mut goods = share.heaps[usize::from(home)];
    let works = snapshot.works_at(atlas, home).filter(|_| left > 0);
    if let Some(recipe) = works.and_then(|works| works.building.recipe()) {
        // What lies beside a producer is worth more than a brick.
        for (good, _) in recipe.goods.iter() {
            goods[good] = 0;
        }
        if recipe.wood > 0 {
            goods[Good::Trunks] = 0;
            goods[Good::Boards] = 0;
        }
    }
    for (mover, cargo) in snapshot.movers.iter().zip(&share.cargo) {
        if snapshot.reaches(atlas, mover.place, home) {
            goods.add(cargo);
        }
    }
    goods
        .iter()
        .filter(|&(good, _)| is_spendable(snapshot, plan, good, left))
        .collect()
}

/// What it is worth to have a transporter at home in this turn's wonder phase.
pub(super) fn worth_of_being_home(
    atlas: &Atlas,
    snapshot: &Snapshot,
    seat: Seat,
    plan: &Plan,
    share: &Share,
    left: u16,
) -> i32 {
    let goods = spendable(atlas, snapshot, plan, share, left).total();
    let (_, gain) = worthwhile(snapshot, seat, plan.bias.thrift, goods, left);
    if left == 0 { gain } else { gain / 2 }
}
