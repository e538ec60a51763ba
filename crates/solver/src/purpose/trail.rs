//! Where every unit of goods lies, and what it went into.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use game::Game;
use roads_and_boats::{Building, Event, Good, Goods, Hex, Holder, State};

use super::{Aim, Purpose};

/// A unit of goods, by its number.
pub(super) type Unit = usize;

/// What came of a unit.
#[derive(Clone, Debug)]
enum Fate {
    Lies,
    Went(Aim),
    /// It was made into these.
    Became(Range<Unit>),
    Vanished,
}

#[derive(Clone, Debug)]
struct Life {
    good: Good,
    fate: Fate,
}

/// Every unit that there has been. Of those that lie together the one that came first goes first.
#[derive(Debug)]
pub(super) struct Trail {
    lives: Vec<Life>,
    heaps: BTreeMap<(Holder, Good), VecDeque<Unit>>,
    /// Paid on the bill that is open, and from where.
    paid: Vec<(Unit, Holder)>,
    /// Made, and not known yet to lie anywhere.
    loose: Vec<Unit>,
    made: BTreeMap<Hex, Vec<Unit>>,
    buildings: BTreeMap<&'static str, u8>,
}

impl Trail {
    /// What lies at first.
    pub(super) fn new(state: &State) -> Trail {
        let mut trail = Trail {
            lives: Vec::new(),
            heaps: BTreeMap::new(),
            paid: Vec::new(),
            loose: Vec::new(),
            made: BTreeMap::new(),
            buildings: BTreeMap::new(),
        };
        for stands in &state.position().buildings {
            *trail.buildings.entry(stands.building.name()).or_default() += 1;
        }
        trail.compare(state);
        trail
    }

    /// Follows what an action did. Returns the units that were moved and paid in it.
    pub(super) fn follow(&mut self, state: &State, events: &[Event]) -> Vec<Unit> {
        let mut handled = Vec::new();
        for event in events {
            match *event {
                Event::Yielded { region, good } | Event::Mined { region, good, .. } => {
                    let unit = self.add(good);
                    self.made.entry(region.hex).or_default().push(unit);
                    self.put(unit, Holder::Region(region));
                }
                Event::GooseBorn { region } => {
                    let unit = self.add(Good::Goose);
                    self.put(unit, Holder::Region(region));
                }
                Event::Handed { good, from, to, .. } => {
                    let unit = self.take(from, good);
                    self.put(unit, to);
                    handled.push(unit);
                }
                Event::Paid { good, from, .. } => {
                    let unit = self.take(from, good);
                    self.paid.push((unit, from));
                    handled.push(unit);
                }
                Event::BillWithdrawn { .. } => {
                    for (unit, from) in std::mem::take(&mut self.paid) {
                        self.put(unit, from);
                    }
                }
                Event::Produced {
                    hex, good, count, ..
                } => {
                    let paid = std::mem::take(&mut self.paid);
                    let used = paid.into_iter().map(|(unit, _)| unit).collect();
                    self.make(hex, used, good, count);
                }
                Event::RanByItself {
                    hex,
                    used,
                    good,
                    count,
                } => {
                    let used = self.use_up(state, hex, used);
                    self.make(hex, used, good, count);
                }
                Event::MadeForNobody { hex, used } => {
                    for unit in self.use_up(state, hex, used) {
                        self.lives[unit].fate = Fate::Vanished;
                    }
                }
                Event::Vanished { region, sets } => {
                    let goods = [Good::Goose, Good::Goose, Good::Paper];
                    for good in goods.repeat(usize::from(sets)) {
                        let unit = self.take(Holder::Region(region), good);
                        self.lives[unit].fate = Fate::Vanished;
                    }
                }
                Event::Stepped {
                    flock: Some([from, to]),
                    geese,
                    ..
                } => {
                    for _ in 0..geese {
                        let goose = self.take(Holder::Region(from), Good::Goose);
                        self.put(goose, Holder::Region(to));
                        handled.push(goose);
                    }
                }
                _ => {
                    if let Some(aim) = self.aim_of(event) {
                        for (unit, _) in std::mem::take(&mut self.paid) {
                            self.lives[unit].fate = Fate::Went(aim);
                        }
                    }
                }
            }
        }
        self.compare(state);
        handled
    }

    /// What a bill was paid for, if an event says that it was.
    fn aim_of(&mut self, event: &Event) -> Option<Aim> {
        Some(match *event {
            Event::Built { building, .. } => self.building(building),
            Event::ShaftSunk { .. } => Aim::Shaft,
            Event::RoadBuilt { .. } => Aim::Road,
            Event::BridgeBuilt { .. } => Aim::Bridge,
            Event::WallBuilt { .. } | Event::WallRazed { .. } => Aim::Wall,
            Event::Researched { topic, .. } => Aim::Research { topic },
            Event::TransporterMade { kind, .. } => Aim::Transporter { transport: kind },
            Event::BrickLaid { brick, number } if brick.seat().is_some() => Aim::Brick { number },
            _ => return None,
        })
    }

    fn building(&mut self, building: Building) -> Aim {
        let count = self.buildings.entry(building.name()).or_default();
        *count += 1;
        Aim::Building {
            building,
            nth: *count,
        }
    }

    fn add(&mut self, good: Good) -> Unit {
        let fate = Fate::Lies;
        self.lives.push(Life { good, fate });
        self.lives.len() - 1
    }

    fn put(&mut self, unit: Unit, on: Holder) {
        let good = self.lives[unit].good;
        self.heaps.entry((on, good)).or_default().push_back(unit);
    }

    /// The unit that has lain there longest. What was made in the same action may not be known to lie there yet.
    fn take(&mut self, from: Holder, good: Good) -> Unit {
        let heap = self.heaps.entry((from, good)).or_default();
        if let Some(unit) = heap.pop_front() {
            return unit;
        }
        let is_this = |&unit: &Unit| self.lives[unit].good == good;
        match self.loose.iter().position(is_this) {
            Some(nth) => self.loose.remove(nth),
            None => self.add(good),
        }
    }

    /// Takes what the producer of a tile has used up by itself.
    fn use_up(&mut self, state: &State, hex: Hex, used: Goods) -> Vec<Unit> {
        let position = state.position();
        let stands = position
            .buildings
            .iter()
            .find(|stands| stands.region.hex == hex);
        let Some(stands) = stands else {
            return Vec::new();
        };
        let from = Holder::Region(stands.region);
        let goods = used.iter();
        let each = goods.flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count)));
        each.map(|good| self.take(from, good)).collect()
    }

    /// So many of a good were made of what was used, a like part of each.
    fn make(&mut self, hex: Hex, used: Vec<Unit>, good: Good, count: u16) {
        let first = self.lives.len();
        for _ in 0..count {
            let unit = self.add(good);
            self.loose.push(unit);
            self.made.entry(hex).or_default().push(unit);
        }
        let (n_used, count) = (used.len(), usize::from(count));
        for (nth, unit) in used.into_iter().enumerate() {
            // Of six boards the first two are those of the first trunk.
            let share = nth * count / n_used..((nth + 1) * count).div_ceil(n_used);
            self.lives[unit].fate = Fate::Became(first + share.start..first + share.end);
        }
    }

    /// Where units lie that events say nothing of: what was made, what a bridge has brought together, what a transporter
    /// had on it when it was destroyed.
    fn compare(&mut self, state: &State) {
        let position = state.position();
        let mut lies: BTreeMap<(Holder, Good), usize> = BTreeMap::new();
        let lying = position.goods.iter();
        let lying = lying.map(|heap| (Holder::Region(heap.region), heap.goods));
        let own = position.seats.iter().flat_map(|seat| &seat.transporters);
        let carried = own.map(|own| (Holder::Transporter(own.id), own.cargo));
        for (holder, goods) in lying.chain(carried) {
            for (good, count) in goods.iter() {
                lies.insert((holder, good), usize::from(count));
            }
        }
        for (&place, heap) in &mut self.heaps {
            let count = lies.get(&place).copied().unwrap_or(0);
            self.loose.extend(heap.drain(count.min(heap.len())..));
        }
        for (place, count) in lies {
            while self.heaps.get(&place).map_or(0, VecDeque::len) < count {
                let is_this = |&unit: &Unit| self.lives[unit].good == place.1;
                let unit = match self.loose.iter().position(is_this) {
                    Some(nth) => self.loose.remove(nth),
                    None => self.add(place.1),
                };
                self.put(unit, place.0);
            }
        }
        for unit in self.loose.drain(..) {
            self.lives[unit].fate = Fate::Vanished;
        }
    }

    /// What lies on a holder.
    pub(super) fn lying_on(&self, holder: Holder) -> Vec<Unit> {
        let heaps = Good::ALL
            .iter()
            .filter_map(|&good| self.heaps.get(&(holder, good)));
        heaps.flatten().copied().collect()
    }

    /// What the works of a tile have made.
    pub(super) fn made_at(&self, hex: Hex) -> Vec<Unit> {
        self.made.get(&hex).cloned().unwrap_or_default()
    }

    /// The game is over, or the record is: what is on transporters now is kept.
    pub(super) fn finish(&mut self) {
        for ((holder, good), heap) in &self.heaps {
            if good.points() > 0 && matches!(holder, Holder::Transporter(_)) {
                for &unit in heap {
                    self.lives[unit].fate = Fate::Went(Aim::Points);
                }
            }
        }
    }

    /// What a unit was made into, and what that went into.
    fn end_of(&self, unit: Unit) -> (Vec<Good>, Option<Aim>) {
        match &self.lives[unit].fate {
            Fate::Went(aim) => (Vec::new(), Some(*aim)),
            Fate::Lies | Fate::Vanished => (Vec::new(), None),
            Fate::Became(units) => {
                let ends = units.clone().map(|unit| (unit, self.end_of(unit)));
                let best = ends.min_by_key(|(_, (_, aim))| aim.is_none());
                best.map_or((Vec::new(), None), |(unit, (mut through, aim))| {
                    through.insert(0, self.lives[unit].good);
                    (through, aim)
                })
            }
        }
    }

    /// What units were for, together.
    pub(super) fn sum_up(&self, units: &[Unit]) -> Vec<Purpose> {
        let mut purposes: Vec<Purpose> = Vec::new();
        for &unit in units {
            let good = self.lives[unit].good;
            let (through, aim) = self.end_of(unit);
            let is_same = |other: &&mut Purpose| {
                (other.good, other.aim) == (good, aim) && other.through == through
            };
            match purposes.iter_mut().find(is_same) {
                Some(purpose) => purpose.count += 1,
                None => purposes.push(Purpose {
                    good,
                    count: 1,
                    through,
                    aim,
                }),
            }
        }
        // The order of the sorted stays where two are alike.
        purposes.sort_by_key(|purpose| (purpose.aim.is_none(), std::cmp::Reverse(purpose.count)));
        purposes
    }
}
