//! Which goods were moved in this movement phase, and by whom (RB-MOVE-06).
//!
//! Heaps only count. Of the units in them that were moved, a list says how many there are and which seats moved them.

use game::{Seat, SeatSet};

use crate::map::RegionId;
use crate::{Good, TransporterId};

/// What goods lie on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum HolderId {
    Region(RegionId),
    Transporter(TransporterId),
}

/// Who has moved a unit: a bit for each seat whose transporter has arrived since, and one for each whose transporter is on
/// its way now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Moved(u16);

impl Moved {
    pub(crate) const BY_NONE: Moved = Moved(0);

    /// By earlier transporters of some seats, and by those of others that are on their way.
    pub(crate) fn of(by: SeatSet, now: SeatSet) -> Moved {
        let earlier = by.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        now.iter().fold(Moved(earlier), Moved::now)
    }

    /// Whether an earlier transporter of `seat` moved it.
    pub(crate) const fn by(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Whether another transporter of `seat` moved it than one that is on its way, or is not.
    pub(crate) const fn by_another(self, seat: Seat, is_on_its_way: bool) -> bool {
        self.by(seat) || self.is_now(seat) && !is_on_its_way
    }

    /// Whether the transporter of `seat` that is on its way moved it.
    pub(crate) const fn is_now(self, seat: Seat) -> bool {
        self.0 & Moved::now_bit(seat) != 0
    }

    /// The same, and by the transporter of `seat` that is on its way.
    pub(crate) const fn now(self, seat: Seat) -> Moved {
        Moved(self.0 | Moved::now_bit(seat))
    }

    /// The same once the transporter of `seat` that is on its way has arrived.
    const fn arrived(self, seat: Seat) -> Moved {
        match self.is_now(seat) {
            true => Moved(self.0 & !Moved::now_bit(seat) | 1 << seat.index()),
            false => self,
        }
    }

    /// The seats that have moved it, as bits, whether their transporters have arrived or not. Others choose by this, so
    /// that it is the same to them whether a journey is over yet (RB-TURN-10).
    const fn movers(self) -> u16 {
        (self.0 | self.0 >> Seat::MAX) & ((1 << Seat::MAX) - 1)
    }

    const fn now_bit(seat: Seat) -> u16 {
        1 << (Seat::MAX + seat.index())
    }
}

/// Some like units that were moved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct MovedUnits {
    pub(crate) holder: HolderId,
    pub(crate) good: Good,
    pub(crate) moved: Moved,
    pub(crate) count: u16,
}

/// All units that were moved, in a fixed order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct MovedGoods(Vec<MovedUnits>);

impl MovedGoods {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &MovedUnits> {
        self.0.iter()
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(self.0.as_slice())
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    fn of(&self, holder: HolderId, good: Good) -> impl Iterator<Item = &MovedUnits> {
        let wanted = move |units: &&MovedUnits| units.holder == holder && units.good == good;
        self.0.iter().filter(wanted)
    }

    /// How many units of a heap of `count` nobody has moved.
    pub(crate) fn unmoved(&self, holder: HolderId, good: Good, count: u16) -> u16 {
        count - self.of(holder, good).map(|units| units.count).sum::<u16>()
    }

    /// The unit that a transporter of `seat` picks up first from `count` of a good, if it is on its way or not: one it
    /// has moved itself, then one that no other of the seat has, then any.
    pub(crate) fn first_to_load(
        &self,
        holder: HolderId,
        good: Good,
        count: u16,
        seat: Seat,
        is_on_its_way: bool,
    ) -> Moved {
        if self.0.is_empty() {
            return Moved::BY_NONE;
        }
        let order = |moved: Moved| {
            let is_bound = moved.by_another(seat, is_on_its_way);
            (is_bound, !moved.is_now(seat), moved.movers(), moved)
        };
        self.first_by(holder, good, count, order)
    }

    /// The unit that is put down first from `count` of a good: the one moved by fewest.
    pub(crate) fn first_to_drop(&self, holder: HolderId, good: Good, count: u16) -> Moved {
        if self.0.is_empty() {
            return Moved::BY_NONE;
        }
        self.first_by(holder, good, count, |moved| {
            (moved.movers().count_ones(), moved.movers(), moved)
        })
    }

    fn first_by<K: Ord>(
        &self,
        holder: HolderId,
        good: Good,
        count: u16,
        order: impl Fn(Moved) -> K,
    ) -> Moved {
        let unmoved = (self.unmoved(holder, good, count) > 0).then_some(Moved::BY_NONE);
        let moved = self
            .of(holder, good)
            .map(|units| units.moved)
            .chain(unmoved);
        moved
            .min_by_key(|&moved| order(moved))
            .unwrap_or(Moved::BY_NONE)
    }

    /// Takes one unit away.
    pub(crate) fn take(&mut self, holder: HolderId, good: Good, moved: Moved) {
        if moved == Moved::BY_NONE {
            return;
        }
        let found = |units: &MovedUnits| {
            units.holder == holder && units.good == good && units.moved == moved
        };
        if let Some(nth) = self.0.iter().position(found) {
            self.0[nth].count -= 1;
            if self.0[nth].count == 0 {
                self.0.remove(nth);
            }
        }
    }

    /// Puts `count` units down.
    pub(crate) fn put(&mut self, holder: HolderId, good: Good, moved: Moved, count: u16) {
        if moved == Moved::BY_NONE || count == 0 {
            return;
        }
        let units = MovedUnits {
            holder,
            good,
            moved,
            count,
        };
        let key = |units: &MovedUnits| (units.holder, units.good, units.moved);
        match self.0.binary_search_by_key(&key(&units), key) {
            Ok(nth) => self.0[nth].count += count,
            Err(nth) => self.0.insert(nth, units),
        }
    }

    /// Whether a heap has a unit that another transporter of `seat` moved than the one that asks.
    pub(crate) fn has_moved_by_another(
        &self,
        holder: HolderId,
        seat: Seat,
        is_on_its_way: bool,
    ) -> bool {
        let moved = |units: &MovedUnits| units.moved.by_another(seat, is_on_its_way);
        self.0
            .iter()
            .any(|units| units.holder == holder && moved(units))
    }

    /// How many units of a heap of `count` no other transporter of `seat` has moved than the one that asks.
    pub(crate) fn free_for(
        &self,
        holder: HolderId,
        good: Good,
        count: u16,
        seat: Seat,
        is_on_its_way: bool,
    ) -> u16 {
        let moved = self
            .of(holder, good)
            .filter(|units| units.moved.by_another(seat, is_on_its_way));
        count - moved.map(|units| units.count).sum::<u16>()
    }

    /// A transporter of `seat` takes a step with everything that it has: `goods` are its counts.
    pub(crate) fn step(
        &mut self,
        holder: HolderId,
        goods: impl Iterator<Item = (Good, u16)>,
        seat: Seat,
    ) {
        let before: Vec<MovedUnits> = self
            .0
            .iter()
            .filter(|units| units.holder == holder)
            .copied()
            .collect();
        self.0.retain(|units| units.holder != holder);
        for (good, count) in goods {
            let alike = before.iter().filter(|units| units.good == good);
            let mut unmoved = count;
            for units in alike {
                self.put(holder, good, units.moved.now(seat), units.count);
                unmoved -= units.count;
            }
            self.put(holder, good, Moved::BY_NONE.now(seat), unmoved);
        }
    }

    /// The transporter of `seat` on its way has arrived.
    pub(crate) fn arrive(&mut self, seat: Seat) {
        if !self.0.iter().any(|units| units.moved.is_now(seat)) {
            return;
        }
        for units in std::mem::take(&mut self.0) {
            let moved = units.moved.arrived(seat);
            self.put(units.holder, units.good, moved, units.count);
        }
    }

    /// Everything of one holder is another's now.
    pub(crate) fn rename(&mut self, from: HolderId, to: HolderId) {
        let renamed: Vec<MovedUnits> = self
            .0
            .iter()
            .filter(|units| units.holder == from)
            .copied()
            .collect();
        self.0.retain(|units| units.holder != from);
        for units in renamed {
            self.put(to, units.good, units.moved, units.count);
        }
    }
}
