//! Rivers of a random map. They are laid from end to end, so that they match.

use game::Dice;

use super::ground::Ground;
use super::pick_weighted;
use crate::Direction;

/// Tiles of the box on which a river goes on, by shape: straight, gentle bend, sharp bend.
const GOING_ON: [u8; 3] = [10, 8, 6];
const SOURCES: usize = 3;
/// All river tiles of the box, with its one fork.
pub(super) const MOST_TILES: usize =
    (GOING_ON[0] + GOING_ON[1] + GOING_ON[2]) as usize + SOURCES + 1;
/// How often a river is begun anew that finds no way.
const TRIES: usize = 80;

/// Where a river begins or ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Source,
    Mouth,
}

/// Arms that meet: two of them in a river, three with a fork.
#[derive(Clone, Debug)]
struct Course {
    is_fork: bool,
    /// How many tiles lie before each end, and what the end is.
    arms: Vec<(usize, End)>,
}

/// Lays rivers on a ground without any, on so many tiles at least, and returns on how many. Nothing if they find no way.
pub(super) fn lay(ground: &mut Ground, least: usize, dice: &mut Dice) -> Option<usize> {
    let n_tiles = ground.n_tiles();
    let wanted = 2 + n_tiles / 12 + dice.below(n_tiles as u32 / 8 + 1) as usize;
    let n_river = wanted.clamp(least, MOST_TILES);
    let mut left = GOING_ON;
    for course in plan(n_river, dice)? {
        let laid = (0..TRIES).find_map(|_| {
            let mut trial = (ground.clone(), left);
            course.lay(&mut trial.0, &mut trial.1, dice)?;
            Some(trial)
        });
        (*ground, left) = laid?;
    }
    Some(n_river)
}

/// Shares so many river tiles out.
fn plan(n_river: usize, dice: &mut Dice) -> Option<Vec<Course>> {
    let mut below = |bound: usize| dice.below(bound as u32) as usize;
    if n_river == 0 {
        return Some(Vec::new());
    }
    let n_going_on = GOING_ON.iter().map(|&n| usize::from(n)).sum::<usize>();
    let least_others = n_river.saturating_sub(n_going_on);
    let is_fork = least_others > SOURCES || (n_river > 6 && below(2) == 0);
    let n_forks = usize::from(is_fork);
    let least_sources = least_others.saturating_sub(n_forks);
    let most_sources = SOURCES.min(n_river / 3).max(least_sources);
    let n_sources = least_sources + below(most_sources - least_sources + 1);
    let n_fork_sources = below(n_sources.min(2 * n_forks) + 1);
    let n_river_sources = n_sources - n_fork_sources;
    // Beside the rivers from sources there may be one from sea to sea.
    let n_rivers = match n_river_sources + n_forks {
        0 => 1,
        _ => n_river_sources + usize::from(below(4) == 0),
    };
    let mut courses = Vec::new();
    for nth in 0..n_rivers {
        // One tile from sea to sea would be no river.
        let (n_tiles, end) = match nth < n_river_sources {
            true => (1, End::Source),
            false => (2, End::Mouth),
        };
        courses.push(Course {
            is_fork: false,
            arms: vec![(n_tiles, End::Mouth), (0, end)],
        });
    }
    if is_fork {
        let end = |nth: usize| {
            if nth < n_fork_sources {
                End::Source
            } else {
                End::Mouth
            }
        };
        courses.push(Course {
            is_fork: true,
            arms: (0..3).map(|nth| (0, end(nth))).collect(),
        });
    }
    let n_begun: usize = courses.iter().map(|course| course.arms[0].0).sum();
    let n_left = n_river.checked_sub(n_sources + n_forks + n_begun)?;
    for _ in 0..n_left {
        let nth = below(courses.len());
        let course = &mut courses[nth];
        // A river of two arms has all its tiles on the first.
        let arm = if course.is_fork { below(3) } else { 0 };
        course.arms[arm].0 += 1;
    }
    // What needs most room goes first.
    courses.sort_by_key(|course| {
        std::cmp::Reverse(course.arms.iter().map(|arm| arm.0).sum::<usize>())
    });
    Some(courses)
}

impl Course {
    fn lay(&self, ground: &mut Ground, left: &mut [u8; 3], dice: &mut Dice) -> Option<()> {
        let start = dice.below(ground.n_tiles() as u32) as usize;
        let turn = dice.below(6) as u8;
        let out = Direction::ALL[0].turned(turn);
        if self.is_fork {
            if !ground.is_plain(start) {
                return None;
            }
            let edges = [out, out.turned(2), out.turned(4)];
            ground.arms[start] = edges.to_vec();
            for (edge, &(n_tiles, end)) in edges.into_iter().zip(&self.arms) {
                walk(ground, left, start, edge, n_tiles, end, dice)?;
            }
            return Some(());
        }
        match self.arms[1].1 {
            End::Source if ground.is_plain(start) => ground.arms[start].push(out),
            End::Mouth if ground.is_plain(start) || ground.is_sea[start] => {
                ground.is_sea[start] = true;
            }
            End::Source | End::Mouth => return None,
        }
        let (n_tiles, end) = self.arms[0];
        walk(ground, left, start, out, n_tiles, end, dice)
    }
}

/// Leads a river out of a tile over so many others to an end.
fn walk(
    ground: &mut Ground,
    left: &mut [u8; 3],
    start: usize,
    mut out: Direction,
    n_tiles: usize,
    end: End,
    dice: &mut Dice,
) -> Option<()> {
    let mut at = start;
    for nth in 0..n_tiles {
        at = ground.neighbours[at][out.index()].filter(|&next| ground.is_plain(next))?;
        let back = out.opposite();
        let may_flow = |out: Direction| {
            let next = ground.neighbours[at][out.index()];
            let is_last = nth + 1 == n_tiles;
            next.is_some_and(|next| {
                ground.is_plain(next) || (is_last && end == End::Mouth && ground.is_sea[next])
            })
        };
        // By how much the river turns on the tile, and the shape that is.
        let turns = [(3, 0), (2, 1), (4, 1), (1, 2), (5, 2)];
        let weights = turns.map(|(turn, shape)| {
            let n_left = u32::from(left[shape]);
            // Bends are drawn either way.
            let weight = if shape == 0 { 2 * n_left } else { n_left };
            if may_flow(back.turned(turn)) {
                weight
            } else {
                0
            }
        });
        let (turn, shape) = turns[pick_weighted(&weights, dice)?];
        left[shape] -= 1;
        out = back.turned(turn);
        ground.arms[at] = vec![back, out];
    }
    let last = ground.neighbours[at][out.index()]?;
    match end {
        End::Source if ground.is_plain(last) => ground.arms[last].push(out.opposite()),
        End::Mouth if ground.is_plain(last) || ground.is_sea[last] => ground.is_sea[last] = true,
        End::Source | End::Mouth => return None,
    }
    Some(())
}
