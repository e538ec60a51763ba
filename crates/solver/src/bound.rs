//! No solution has more points than this: what capacity, the hand that pays for bricks and the room on transporters allow.
//!
//! Carrying is left out, and so are the prices of buildings. What is left is simple enough to be sure of.

use roads_and_boats::{Building, Filling, ROWS, Terrain, Transport};

use crate::atlas::Atlas;
use crate::book::{BOOK, heap};
use crate::plan::LAST;

/// Bricks that lie before the first turn.
const BRICKS_ALONE: usize = 17;

/// The most points on a map.
pub fn bound(atlas: &Atlas) -> i32 {
    riches(atlas) + 10 * rows(atlas)
}

fn count(atlas: &Atlas, wanted: impl Fn(Terrain) -> bool) -> usize {
    atlas
        .tiles
        .iter()
        .filter(|tile| wanted(tile.terrain))
        .count()
}

/// The most points for what is carried: all gold there can be, minted and exchanged, as far as there is room.
fn riches(atlas: &Atlas) -> i32 {
    let gold = gold(atlas);
    // Four gold, two fuel and a paper make 120 points, two gold make 40, one makes 10: none is worth more than 30.
    let best = 30 * gold;
    let rooms = Transport::ALL.map(|kind| usize::from(kind.room()));
    let most = rooms.into_iter().max().unwrap_or(0) * 8;
    best.min(120 * most) as i32
}

/// The most gold that is mined: the mines that can be, from the turn after the first one is built, one unit a turn; and
/// no more than bags hold that can be paid.
fn gold(atlas: &Atlas) -> usize {
    let mines = count(atlas, |terrain| terrain == Terrain::Mountain);
    let bag = Filling::ALL
        .into_iter()
        .map(|filling| usize::from(filling.bag().gold))
        .max()
        .unwrap_or(0);
    let stones = stones(atlas);
    // Every mine takes a stone, and stock for every four gold takes a mint and an exchange besides.
    let mines = mines.min(stones);
    let by_turns = mines * (LAST - 1);
    // A shaft takes a fuel and so two wood or a rig; each adds at most one bag.
    let shafts = wood(atlas) / 2 + count(atlas, |terrain| terrain == Terrain::Sea) * LAST;
    by_turns.min((mines + shafts) * bag)
}

fn start(atlas: &Atlas, good: usize) -> usize {
    usize::from(heap(&atlas.map.file().start.goods)[good])
}

/// The most trunks and boards: every wood cut from the second turn on, and every trunk sawn.
fn wood(atlas: &Atlas) -> usize {
    let trunks = count(atlas, |terrain| terrain == Terrain::Woods) * (LAST - 1);
    start(atlas, crate::book::BOARDS) + 2 * (trunks + start(atlas, crate::book::TRUNKS))
}

/// The most stones: quarries and clay pits.
fn stones(atlas: &Atlas) -> usize {
    let shores = atlas.tiles.iter().filter(|tile| tile.is_shore).count();
    let quarries = count(atlas, |terrain| terrain == Terrain::Rock);
    start(atlas, crate::book::STONE) + (quarries + 2 * shores) * (LAST - 1)
}

/// The most rows with a brick of one's own: as many bricks as all goods there can be buy, at the price of one a turn
/// first, then two, and so on.
fn rows(atlas: &Atlas) -> i32 {
    let bricks = bricks(atlas);
    let most =
        (BRICKS_ALONE + LAST - 1 + bricks).min(ROWS.iter().map(|&row| usize::from(row)).sum());
    let mut below = 0;
    let mut rows = 0;
    for row in ROWS {
        let first = below + 1;
        below += usize::from(row);
        if below > BRICKS_ALONE && first <= most {
            rows += 1;
        }
    }
    rows
}

/// How many bricks all the goods buy.
fn bricks(atlas: &Atlas) -> usize {
    let mut goods = all_goods(atlas);
    let mut bricks = 0;
    for nth in 0.. {
        // The cheapest that is left: the first of each turn, then the second of each.
        let price = 2 + nth / LAST;
        if goods < price {
            break;
        }
        goods -= price;
        bricks += 1;
    }
    bricks
}

/// More goods than can ever be: what lies there at first, the most that any building makes on each tile, and geese.
fn all_goods(atlas: &Atlas) -> usize {
    let first: usize = heap(&atlas.map.file().start.goods)
        .iter()
        .map(|&count| usize::from(count))
        .sum();
    let most = |building: &Building| {
        let entry = BOOK.of(*building);
        entry.recipe.map_or(1, |recipe| usize::from(recipe.most))
    };
    let rate = Building::ALL.iter().map(most).max().unwrap_or(1);
    // A sawmill or stone factory makes six of three.
    first + atlas.tiles.len() * (rate.div_ceil(2)) * LAST
}

#[cfg(test)]
mod tests {
    use super::*;
    use roads_and_boats::built_in;

    #[test]
    fn the_bound_is_above_what_people_reached() {
        for map in roads_and_boats::BUILT_IN
            .iter()
            .filter(|map| map.file().seats == [1])
        {
            let atlas = Atlas::new(map).unwrap();
            let record = map
                .file()
                .record
                .as_ref()
                .map_or(0, |record| i32::try_from(record.score).unwrap());
            assert!(bound(&atlas) >= record, "{}", map.file().name);
        }
        assert!(built_in("Lord of the Ring").is_some());
    }
}
