//! Ways over land as roads and bridges make them: where a transporter comes in a turn, and how many turns a way takes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use roads_and_boats::Transport;

use crate::atlas::{Atlas, FAR};

/// Which roads and bridges there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Paving {
    pub roads: [u64; 4],
    pub bridges: u64,
}

impl Paving {
    /// Whether there is a road along a link.
    pub fn has_road(&self, link: u8) -> bool {
        self.roads[usize::from(link >> 6)] >> (link & 63) & 1 == 1
    }
}

/// How land transporters move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gait {
    Donkey,
    Wagon,
    Truck,
}

impl Gait {
    fn of(kind: Transport) -> Gait {
        match kind {
            Transport::Wagon => Gait::Wagon,
            Transport::Truck => Gait::Truck,
            _ => Gait::Donkey,
        }
    }

    fn kind(self) -> Transport {
        match self {
            Gait::Donkey => Transport::Donkey,
            Gait::Wagon => Transport::Wagon,
            Gait::Truck => Transport::Truck,
        }
    }
}

/// Distances with the roads and bridges that stand.
#[derive(PartialEq, Eq, Debug)]
pub struct Network {
    pub paving: Paving,
    n: usize,
    /// The neighbours of a region, and whether a road leads there.
    ways: Vec<Vec<(u8, bool)>>,
    /// Turns from region to region, for each gait.
    turns: [Vec<u8>; 3],
}

impl Network {
    /// Measures all ways. `whole` says what region each is part of.
    pub fn new(atlas: &Atlas, paving: Paving, whole: &[u8]) -> Arc<Network> {
        let n = atlas.n_regions();
        let mut ways: Vec<Vec<(u8, bool)>> = vec![Vec::new(); n];
        for region in 0..n {
            for &(next, link) in &atlas.land[region] {
                let next = whole[usize::from(next)];
                let own = &mut ways[usize::from(whole[region])];
                let is_road = paving.has_road(link);
                match own.iter_mut().find(|(other, _)| *other == next) {
                    Some((_, road)) => *road |= is_road,
                    None => own.push((next, is_road)),
                }
            }
        }
        let mut network = Network {
            paving,
            n,
            ways,
            turns: [const { Vec::new() }; 3],
        };
        network.turns = [Gait::Donkey, Gait::Wagon, Gait::Truck].map(|gait| network.measure(gait));
        Arc::new(network)
    }

    fn measure(&self, gait: Gait) -> Vec<u8> {
        let n = self.n;
        let has_roads = self.paving.roads != [0; 4];
        let mut turns = vec![FAR; n * n];
        for from in 0..n {
            turns[from * n + from] = 0;
        }
        if gait != Gait::Donkey && !has_roads {
            return turns;
        }
        let strides: Vec<Vec<u8>> = (0..n as u8)
            .map(|from| {
                let mut ends = Vec::new();
                self.for_each_end(gait.kind(), from, gait.kind().steps(), |end, _| {
                    ends.push(end)
                });
                ends
            })
            .collect();
        let mut line = VecDeque::new();
        for from in 0..n {
            line.push_back(from);
            while let Some(here) = line.pop_front() {
                for &next in &strides[here] {
                    let next = usize::from(next);
                    if turns[from * n + next] == FAR {
                        turns[from * n + next] = turns[from * n + here] + 1;
                        line.push_back(next);
                    }
                }
            }
        }
        turns
    }

    /// Turns from region to region, with all steps left at first.
    pub fn turns(&self, kind: Transport, from: u8, to: u8) -> Option<usize> {
        let at = usize::from(from) * self.n + usize::from(to);
        let turns = self.turns[Gait::of(kind) as usize][at];
        (turns != FAR).then_some(usize::from(turns))
    }

    /// Every region that can be entered with so many steps, and how many are left there.
    fn for_each_end(&self, kind: Transport, from: u8, steps: u8, mut each: impl FnMut(u8, u8)) {
        let mut seen = [(0u8, 0u8); 64];
        seen[0] = (from, steps);
        let (mut count, mut at) = (1, 0);
        while at < count {
            let (here, left) = seen[at];
            at += 1;
            if left == 0 {
                continue;
            }
            for &(next, is_road) in &self.ways[usize::from(here)] {
                if is_road && count < 64 && seen[..count].iter().all(|&(end, _)| end != next) {
                    seen[count] = (next, left - 1);
                    count += 1;
                    each(next, left - 1);
                }
            }
        }
        if kind == Transport::Donkey && steps == kind.steps() {
            for &(next, _) in &self.ways[usize::from(from)] {
                if seen[..count].iter().all(|&(end, _)| end != next) {
                    each(next, 0);
                }
            }
        }
    }

    /// Where a transporter with so many steps gets in one turn on its way, and how many steps it has left then.
    pub fn advance(&self, kind: Transport, from: u8, to: u8, steps: u8) -> (u8, u8) {
        let Some(turns) = self.turns(kind, from, to).filter(|&turns| turns > 0) else {
            return (from, steps);
        };
        let rank = |end: u8, left: u8| {
            (
                self.turns(kind, end, to).unwrap_or(turns + 1),
                u8::MAX - left,
            )
        };
        let mut best = (from, steps);
        let mut least = rank(from, steps);
        self.for_each_end(kind, from, steps, |end, left| {
            let own = rank(end, left);
            if own < least {
                (best, least) = ((end, left), own);
            }
        });
        best
    }

    /// The regions that are entered in a turn with so many steps, the last of which is `to`.
    pub fn path(&self, from: u8, to: u8, steps: u8) -> Vec<u8> {
        let mut line = vec![(from, usize::MAX)];
        let mut at = 0;
        while at < line.len() && line[at].0 != to {
            for &(next, is_road) in &self.ways[usize::from(line[at].0)] {
                if is_road && line.iter().all(|&(other, _)| other != next) {
                    line.push((next, at));
                }
            }
            at += 1;
        }
        let mut path = Vec::new();
        while at != 0 && at < line.len() {
            path.push(line[at].0);
            at = line[at].1;
        }
        if path.is_empty() || path.len() > usize::from(steps) {
            return vec![to];
        }
        path.reverse();
        path
    }
}

/// All networks that have come up on a map, to be measured once.
#[derive(Default, Debug)]
pub struct Networks(Mutex<HashMap<Paving, Arc<Network>>>);

/// How many networks are kept.
const KEPT: usize = 512;

impl Networks {
    /// The network of some roads and bridges.
    pub fn get(&self, atlas: &Atlas, paving: Paving, whole: &[u8]) -> Arc<Network> {
        let Ok(mut known) = self.0.lock() else {
            return Network::new(atlas, paving, whole);
        };
        if known.len() >= KEPT {
            known.clear();
        }
        known
            .entry(paving)
            .or_insert_with(|| Network::new(atlas, paving, whole))
            .clone()
    }
}
