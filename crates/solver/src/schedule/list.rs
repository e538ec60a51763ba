//! Lists of goals: to begin with, and changed by chance.

use roads_and_boats::{Building, Terrain, Topic};

use super::goal::{Goal, Goals};
use crate::atlas::Atlas;
use crate::book::{BOARDS, COINS, FUEL, PAPER, STOCK};
use crate::dice::Dice;
use crate::random;

/// Goods that are wanted for their own sake.
const MADE: [usize; 5] = [COINS, COINS, STOCK, FUEL, PAPER];

/// The chain from wood to stock, on tiles by chance.
pub fn first(atlas: &Atlas, dice: &mut Dice) -> Goals {
    let home = *dice.pick(&random::homes(atlas)).unwrap_or(&0);
    let mut list = Vec::new();
    let mut taken = Vec::new();
    let chain = [
        Building::Woodcutter, Building::Quarry, Building::Sawmill, Building::Woodcutter, Building::Mine,
        Building::PaperMill, Building::CoalBurner, Building::Mint, Building::StockExchange,
    ];
    for building in chain {
        if let Some(region) = spot(atlas, building, &taken, dice) {
            taken.push(atlas.tile_of[usize::from(region)]);
            list.push(Goal::Build { building, region });
        }
        if list.len() > 3 {
            list.extend([Goal::Brick; 2]);
        }
        if building == Building::PaperMill {
            list.push(Goal::Study(Topic::SpecialisedMines));
        }
        if building == Building::Mint {
            list.extend([Goal::Make { good: COINS as u8, count: 1 }; 3]);
        }
    }
    list.push(Goal::Make { good: STOCK as u8, count: 1 });
    Goals { home, list }
}

/// A region where a building may stand, on a tile not taken.
fn spot(atlas: &Atlas, building: Building, taken: &[u8], dice: &mut Dice) -> Option<u8> {
    let mut fits = Vec::new();
    for tile in 0..atlas.tiles.len() {
        if !taken.contains(&(tile as u8)) && random::buildings(atlas, tile).contains(&building) {
            fits.push(tile);
        }
    }
    let tile = *dice.pick(&fits)?;
    Some(random::region_of(atlas, tile, dice))
}

/// A goal by chance.
fn any(atlas: &Atlas, dice: &mut Dice) -> Option<Goal> {
    Some(match dice.below(20) {
        0..8 => Goal::Brick,
        8..11 => Goal::Make { good: MADE[dice.below(MADE.len())] as u8, count: 1 },
        11 => Goal::Make { good: BOARDS as u8, count: 1 },
        12..15 => {
            let building = Building::ALL[dice.below(Building::ALL.len())];
            Goal::Build { building, region: spot(atlas, building, &[], dice)? }
        }
        15 => Goal::Study(Topic::ALL[dice.below(Topic::ALL.len())]),
        16 => {
            let is_pasture = |tile: &usize| atlas.tiles[*tile].terrain == Terrain::Pasture;
            let pastures: Vec<usize> = (0..atlas.tiles.len()).filter(is_pasture).collect();
            Goal::Breed { region: random::region_of(atlas, *dice.pick(&pastures)?, dice) }
        }
        17 => Goal::Sink,
        18 => Goal::Launch,
        _ => {
            let is_bridge = dice.once_in(2);
            let count = if is_bridge { atlas.bridges.len() } else { atlas.links.len() };
            if count == 0 {
                return None;
            }
            Goal::Way { is_bridge, nth: dice.below(count) as u8 }
        }
    })
}

/// Changes a list a little, and says from which goal on.
pub fn change(atlas: &Atlas, goals: &mut Goals, dice: &mut Dice) -> usize {
    let len = goals.list.len();
    let at = dice.below(len.max(1)).min(len);
    match dice.below(20) {
        0..7 if len > 1 => {
            let most = if dice.once_in(3) { len } else { 6 };
            let reach = 1 + dice.below(most);
            let to = if dice.once_in(2) { at.saturating_sub(reach) } else { (at + reach).min(len - 1) };
            let goal = goals.list.remove(at);
            goals.list.insert(to, goal);
            at.min(to)
        }
        7..10 if len > 1 => {
            goals.list.remove(at);
            at
        }
        10..14 => {
            if let Some(goal) = any(atlas, dice) {
                goals.list.insert(at, goal);
            }
            at
        }
        14..18 => move_building(atlas, goals, dice),
        18 => {
            goals.home = *dice.pick(&random::homes(atlas)).unwrap_or(&goals.home);
            0
        }
        _ => at,
    }
}

/// Has a building stand somewhere else, or trade places with another.
fn move_building(atlas: &Atlas, goals: &mut Goals, dice: &mut Dice) -> usize {
    let buildings: Vec<usize> = (0..goals.list.len()).filter(|&nth| matches!(goals.list[nth], Goal::Build { .. })).collect();
    let (Some(&one), Some(&other)) = (dice.pick(&buildings), dice.pick(&buildings)) else {
        return goals.list.len();
    };
    let Goal::Build { building, region } = goals.list[one] else {
        return goals.list.len();
    };
    if dice.once_in(3)
        && let Goal::Build { building: second, region: place } = goals.list[other]
    {
        let fits = |building, region: u8| random::buildings(atlas, usize::from(atlas.tile_of[usize::from(region)])).contains(&building);
        if fits(building, place) && fits(second, region) {
            goals.list[one] = Goal::Build { building, region: place };
            goals.list[other] = Goal::Build { building: second, region };
        }
        return one.min(other);
    }
    if let Some(place) = spot(atlas, building, &[], dice) {
        // Whatever else was to stand there goes where this one was, or nowhere.
        let tile = atlas.tile_of[usize::from(place)];
        for goal in &mut goals.list {
            if let Goal::Build { region: stands, .. } = goal
                && atlas.tile_of[usize::from(*stands)] == tile
            {
                *stands = region;
            }
        }
        goals.list[one] = Goal::Build { building, region: place };
        return 0;
    }
    one
}
