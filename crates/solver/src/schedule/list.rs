//! Lists of goals: to begin with, and changed by chance.

use roads_and_boats::{Building, Terrain, Topic};

use super::goal::{Goal, Goals, Wish};
use super::layout::Layout;
use crate::atlas::Atlas;
use crate::book::{BOARDS, COINS, FUEL, PAPER, STOCK};
use crate::dice::Dice;
use crate::random;

/// A way through the game by chance: what is built in which order, studied, minted.
fn design(atlas: &Atlas, dice: &mut Dice) -> Vec<Step> {
    use Building::{CoalBurner, Mine, Mint, PaperMill, Quarry, Sawmill, StockExchange, Woodcutter};
    let mut steps = match dice.below(3) {
        0 => vec![Woodcutter, Quarry, Sawmill],
        1 => vec![Quarry, Woodcutter, Sawmill],
        _ => vec![Woodcutter, Sawmill, Quarry],
    };
    if dice.once_in(2) {
        steps.push(Woodcutter);
    }
    if dice.once_in(8) && atlas.tiles.iter().any(|tile| tile.is_shore) {
        steps.push(Building::RaftFactory);
    }
    let mut steps: Vec<Step> = steps.into_iter().map(Step::Build).collect();
    let mut rest: Vec<Step> = Vec::new();
    let n_topics = [0, 0, 1, 1, 2][dice.below(5)];
    let exchanges = dice.once_in(2);
    if n_topics > 0 {
        rest.push(Step::Build(PaperMill));
        let first = if dice.once_in(4) {
            Topic::NewShafts
        } else {
            Topic::SpecialisedMines
        };
        rest.push(Step::Want(Goal::Study(first)));
    }
    for _ in 0..=dice.below(2) {
        rest.push(Step::Build(Mine));
    }
    if n_topics > 1 {
        rest.push(Step::Want(Goal::Study(
            SUBJECTS[dice.below(SUBJECTS.len())],
        )));
        rest.push(Step::Want(Goal::Sink));
    }
    rest.push(Step::Build(CoalBurner));
    rest.push(Step::Build(Mint));
    let coins = Step::Want(Goal::Make {
        good: COINS as u8,
        count: 1,
    });
    rest.extend(vec![coins; 2 + dice.below(4)]);
    if exchanges {
        if n_topics == 0 {
            rest.push(Step::Build(PaperMill));
        }
        rest.push(Step::Build(StockExchange));
        let stock = Step::Want(Goal::Make {
            good: STOCK as u8,
            count: 1,
        });
        rest.extend(vec![stock; 1 + dice.below(2)]);
    }
    for _ in 0..dice.below(4) {
        let at = dice.below(rest.len() - 1);
        rest.swap(at, at + 1);
    }
    steps.extend(rest);
    steps
}

/// A step of a design: a building that has no tile yet, or a goal.
#[derive(Clone, Copy, Debug)]
enum Step {
    Build(Building),
    Want(Goal),
}

/// A list by chance, on tiles where little has to be carried far.
pub fn first(atlas: &Atlas, dice: &mut Dice) -> Goals {
    let steps = design(atlas, dice);
    let is_building = |step: &Step| match step {
        Step::Build(building) => Some(*building),
        Step::Want(_) => None,
    };
    let buildings: Vec<Building> = steps.iter().filter_map(is_building).collect();
    let layout = Layout::choose(atlas, &buildings, 1 << dice.below(11), dice);
    let mut spots = layout.spots.iter();
    let mut list = Vec::new();
    if let Some(breed) = foal(atlas, dice) {
        list.extend(std::iter::repeat_n(breed, dice.below(3)));
    }
    let n_bricks = dice.below(4);
    for step in &steps {
        match step {
            Step::Build(building) => {
                let Some(region) = spots.next().and_then(|&(_, region)| region) else {
                    continue;
                };
                list.push(Goal::Build {
                    building: *building,
                    region,
                });
                if *building == Building::RaftFactory {
                    list.extend(std::iter::repeat_n(Goal::Launch, 1 + dice.below(2)));
                }
            }
            Step::Want(goal) => list.push(*goal),
        }
        if list.len() > 5 {
            list.extend(std::iter::repeat_n(Goal::Brick, n_bricks));
        }
    }
    let wish = |goal| Wish {
        goal,
        luck: dice.bits() as u32,
    };
    Goals {
        home: layout.home,
        list: list.into_iter().map(wish).collect(),
    }
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

/// Buildings worth a try at any time.
const USEFUL: [Building; 11] = [
    Building::Mine,
    Building::Mine,
    Building::CoalBurner,
    Building::Mint,
    Building::PaperMill,
    Building::StockExchange,
    Building::Sawmill,
    Building::Woodcutter,
    Building::Woodcutter,
    Building::Quarry,
    Building::RaftFactory,
];
/// Subjects worth a try at any time.
const SUBJECTS: [Topic; 3] = [Topic::SpecialisedMines, Topic::NewShafts, Topic::BigMines];

/// Whether a building is on a list.
fn has(goals: &Goals, wanted: Building) -> bool {
    goals
        .list
        .iter()
        .any(|wish| matches!(wish.goal, Goal::Build { building, .. } if building == wanted))
}

/// A building on a tile that nothing else is to stand on.
fn new_building(atlas: &Atlas, goals: &Goals, building: Building, dice: &mut Dice) -> Option<Goal> {
    let tiles = goals.list.iter().filter_map(|wish| match wish.goal {
        Goal::Build { region, .. } => Some(atlas.tile_of[usize::from(region)]),
        _ => None,
    });
    let taken: Vec<u8> = tiles.collect();
    Some(Goal::Build {
        building,
        region: spot(atlas, building, &taken, dice)?,
    })
}

/// A goal by chance, or some that belong together.
fn any(atlas: &Atlas, goals: &Goals, dice: &mut Dice) -> Vec<Goal> {
    let make = |good: usize| Goal::Make {
        good: good as u8,
        count: 1,
    };
    let mut found = Vec::new();
    let build = |building: Building, dice: &mut Dice, found: &mut Vec<Goal>| {
        if !has(goals, building) {
            found.extend(new_building(atlas, goals, building, dice));
        }
    };
    match dice.below(24) {
        0..5 => found.push(Goal::Brick),
        5..8 => {
            build(Building::Mine, dice, &mut found);
            build(Building::CoalBurner, dice, &mut found);
            build(Building::Mint, dice, &mut found);
            found.push(make(COINS));
        }
        8 | 9 if has(goals, Building::Mint) => {
            build(Building::PaperMill, dice, &mut found);
            build(Building::StockExchange, dice, &mut found);
            found.push(make(STOCK));
        }
        10 => found.push(make([FUEL, PAPER, BOARDS][dice.below(3)])),
        11..15 => found.extend(new_building(
            atlas,
            goals,
            USEFUL[dice.below(USEFUL.len())],
            dice,
        )),
        15 => found.extend(new_building(
            atlas,
            goals,
            Building::ALL[dice.below(Building::ALL.len())],
            dice,
        )),
        16 | 17 => {
            build(Building::PaperMill, dice, &mut found);
            found.push(Goal::Study(SUBJECTS[dice.below(SUBJECTS.len())]));
        }
        18 if dice.once_in(3) => found.push(Goal::Study(Topic::ALL[dice.below(Topic::ALL.len())])),
        19 | 20 => found.extend(foal(atlas, dice)),
        21 => found.push(Goal::Sink),
        22 => {
            build(Building::RaftFactory, dice, &mut found);
            found.push(Goal::Launch);
        }
        _ => {
            let is_bridge = dice.once_in(2);
            let count = if is_bridge {
                atlas.bridges.len()
            } else {
                atlas.links.len()
            };
            if count > 0 {
                found.push(Goal::Way {
                    is_bridge,
                    nth: dice.below(count) as u8,
                });
            }
        }
    }
    found
}

/// Changes a list a little, and says from which goal on it is another. `reached` says which goals were reached.
pub fn change(atlas: &Atlas, goals: &mut Goals, reached: &[bool], dice: &mut Dice) -> usize {
    let len = goals.list.len();
    if len > 45 || dice.once_in(50) {
        // Those that are not reached change nothing.
        let mut nth = 0;
        goals.list.retain(|_| {
            nth += 1;
            reached.get(nth - 1) != Some(&false)
        });
        return reached
            .iter()
            .position(|is_reached| !is_reached)
            .unwrap_or(len);
    }
    let at = dice.below(len.max(1)).min(len);
    match dice.below(24) {
        0..7 if len > 1 => {
            let most = if dice.once_in(3) { len } else { 6 };
            let reach = 1 + dice.below(most);
            let to = if dice.once_in(2) {
                at.saturating_sub(reach)
            } else {
                (at + reach).min(len - 1)
            };
            let wish = goals.list.remove(at);
            goals.list.insert(to, wish);
            at.min(to)
        }
        7..9 if len > 1 => {
            goals.list.remove(at);
            at
        }
        9..11 if len > 1 => {
            // One that is not reached anyway.
            let lost: Vec<usize> = (0..len)
                .filter(|&nth| reached.get(nth) == Some(&false))
                .collect();
            dice.pick(&lost).map_or(len, |&nth| {
                goals.list.remove(nth);
                nth
            })
        }
        11..17 => {
            for goal in any(atlas, goals, dice).into_iter().rev() {
                goals.list.insert(
                    at,
                    Wish {
                        goal,
                        luck: dice.bits() as u32,
                    },
                );
            }
            at
        }
        17..20 => move_building(atlas, goals, dice),
        20 if dice.once_in(4) => {
            goals.home = *dice.pick(&random::homes(atlas)).unwrap_or(&goals.home);
            0
        }
        20..23 if len > 0 => {
            goals.list[at].luck = dice.bits() as u32;
            at
        }
        _ if len > 1 => {
            let other = dice.below(len);
            goals.list.swap(at, other);
            at.min(other)
        }
        _ => len,
    }
}

/// Has a building stand somewhere else, or trade places with another.
fn move_building(atlas: &Atlas, goals: &mut Goals, dice: &mut Dice) -> usize {
    let is_building = |nth: &usize| matches!(goals.list[*nth].goal, Goal::Build { .. });
    let buildings: Vec<usize> = (0..goals.list.len()).filter(is_building).collect();
    let (Some(&one), Some(&other)) = (dice.pick(&buildings), dice.pick(&buildings)) else {
        return goals.list.len();
    };
    let Goal::Build { building, region } = goals.list[one].goal else {
        return goals.list.len();
    };
    let fits = |building, region: u8| {
        random::buildings(atlas, usize::from(atlas.tile_of[usize::from(region)]))
            .contains(&building)
    };
    if dice.once_in(3)
        && let Goal::Build {
            building: second,
            region: place,
        } = goals.list[other].goal
    {
        if fits(building, place) && fits(second, region) {
            goals.list[one].goal = Goal::Build {
                building,
                region: place,
            };
            goals.list[other].goal = Goal::Build {
                building: second,
                region,
            };
        }
        return one.min(other);
    }
    let Some(place) = spot(atlas, building, &[], dice) else {
        return goals.list.len();
    };
    // Whatever else was to stand there goes where this one was, if it can.
    let tile = atlas.tile_of[usize::from(place)];
    let mut first = one;
    for (nth, wish) in goals.list.iter_mut().enumerate() {
        if let Goal::Build {
            building,
            region: stands,
        } = wish.goal
            && nth != one
            && atlas.tile_of[usize::from(stands)] == tile
            && fits(building, region)
        {
            wish.goal = Goal::Build { building, region };
            first = first.min(nth);
        }
    }
    goals.list[one].goal = Goal::Build {
        building,
        region: place,
    };
    first
}

/// A foal on some pasture.
fn foal(atlas: &Atlas, dice: &mut Dice) -> Option<Goal> {
    let is_pasture = |tile: &usize| atlas.tiles[*tile].terrain == Terrain::Pasture;
    let pastures: Vec<usize> = (0..atlas.tiles.len()).filter(is_pasture).collect();
    Some(Goal::Breed {
        region: random::region_of(atlas, *dice.pick(&pastures)?, dice),
    })
}
