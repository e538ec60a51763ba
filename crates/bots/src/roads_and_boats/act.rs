//! Carrying a plan out: the actions of one seat in one phase.

use game::{Game, Seat};
use roads_and_boats::{Action, Good, Goods, Holder, Phase, State};

use super::atlas::Atlas;
use super::errands::{Aim, Dispatch, Errand};
use super::order::{Order, Plan};
use super::share::share;
use super::sinks::CHEAP;
use super::snapshot::Snapshot;
use super::ways::{NO_WAY, Ways};
use super::wonder;

/// One seat at the table, as it carries out its plan.
pub(super) struct Hand<'a> {
    pub(super) atlas: &'a Atlas,
    pub(super) seat: Seat,
    /// The turn after which the game is likely to end.
    pub(super) last_turn: u8,
    pub(super) ways: &'a mut Ways,
    pub(super) state: &'a mut State,
    pub(super) plan: &'a mut Plan,
    /// Every action taken.
    pub(super) done: &'a mut Vec<Action>,
    /// Every order carried out.
    pub(super) filled: &'a mut Vec<Filled>,
}

/// An order that was carried out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filled {
    pub(super) order: Order,
    /// How many actions had been taken then.
    pub(super) by: usize,
}

/// No phase has more rounds of looking for something to build or make.
const MOST_ROUNDS: usize = 12;

impl Hand<'_> {
    /// Plays the seat's part of the phase to its end.
    pub(super) fn play(&mut self) {
        match self.state.phase() {
            Phase::Production => self.work(Phase::Production),
            Phase::Movement => self.travel(),
            Phase::Building => self.work(Phase::Building),
            Phase::Wonder => self.lay_bricks(),
        }
        self.act(Action::Done);
    }

    fn act(&mut self, action: Action) -> bool {
        let is_done = self.state.apply(self.seat, &action, &mut ()).is_ok();
        if is_done {
            self.done.push(action);
        }
        is_done
    }

    fn left(&self) -> u16 {
        u16::from(self.last_turn.saturating_sub(self.state.turn()))
    }

    /// Looks at the table, and strikes out orders that are done with.
    fn look(&mut self) -> Snapshot {
        let snapshot = Snapshot::of(self.atlas, self.state, self.seat);
        self.ways.update(self.atlas, &snapshot);
        let atlas = self.atlas;
        self.plan
            .orders
            .retain(|order| !order.is_void(atlas, &snapshot));
        snapshot
    }

    /// Does every order that can be done in this phase.
    fn work(&mut self, phase: Phase) {
        if !self.plan.orders.iter().any(|order| order.phase() == phase) {
            return;
        }
        let mut failed: Vec<Order> = Vec::new();
        for _ in 0..MOST_ROUNDS {
            let snapshot = self.look();
            let plan = &self.plan.orders;
            let is_promising =
                |order: &Order| order.phase() == phase && is_at_hand(self.atlas, &snapshot, *order);
            if !plan.iter().any(is_promising) {
                return;
            }
            // What is at hand and not needed for earlier orders serves later ones.
            let share = share(self.atlas, &snapshot, self.ways, self.plan, usize::MAX);
            let ready = share.ready.iter().copied().find(|&nth| {
                let order = self.plan.orders[nth];
                order.phase() == phase
                    && !failed.contains(&order)
                    && snapshot.is_present(self.atlas, order.region())
            });
            let Some(nth) = ready else {
                return;
            };
            let order = self.plan.orders[nth];
            let action = order.action(self.atlas, &snapshot);
            if action.is_some_and(|action| self.buy(action, None)) {
                self.plan.orders.remove(nth);
                let by = self.done.len();
                self.filled.push(Filled { order, by });
            } else {
                failed.push(order);
            }
        }
    }

    /// Does something that costs goods, and pays for it out of `spendable`, if it is given.
    fn buy(&mut self, action: Action, mut spendable: Option<&mut Goods>) -> bool {
        let n_done = self.done.len();
        if !self.act(action) {
            return false;
        }
        let mut options = Vec::new();
        loop {
            self.state.legal_actions(self.seat, &mut options);
            // Only an open bill can be withdrawn.
            if options.last() != Some(&Action::Withdraw) {
                return true;
            }
            let Some((good, pay)) = cheapest(self.seat, &options, spendable.as_deref()) else {
                self.act(Action::Withdraw);
                // As if it had never been tried.
                self.done.truncate(n_done);
                return false;
            };
            if let Some(spendable) = spendable.as_deref_mut() {
                spendable[good] -= 1;
            }
            if !self.act(pay) {
                return false;
            }
        }
    }

    fn lay_bricks(&mut self) {
        let snapshot = self.look();
        let left = self.left();
        let kept_for = if left == 0 {
            0
        } else {
            self.plan.bias.kept_for
        };
        let share = share(self.atlas, &snapshot, self.ways, self.plan, kept_for.into());
        let mut spendable = wonder::spendable(self.atlas, &snapshot, self.plan, &share, left);
        let goods = spendable.total();
        let thrift = self.plan.bias.thrift;
        let (count, _) = wonder::worthwhile(&snapshot, self.seat, thrift, goods, left);
        for _ in 0..count {
            if self.state.outcome().is_some() || !self.buy(Action::Brick, Some(&mut spendable)) {
                return;
            }
        }
    }

    fn travel(&mut self) {
        let mut snapshot = self.look();
        let plan = self.plan.clone();
        let mut dispatch = Dispatch::new(
            self.atlas,
            &snapshot,
            self.ways,
            self.seat,
            &plan,
            self.left(),
        );
        for (nth, errand) in dispatch.assign(&snapshot, self.ways) {
            let mut errand = Some(errand);
            // What is left of a journey may serve another errand.
            for _ in 0..4 {
                let Some(now) = errand else {
                    break;
                };
                let is_over = self.run(&mut snapshot, nth, &now);
                let mover = snapshot.movers[nth];
                if !is_over || mover.steps_left == 0 || !mover.has_stepped {
                    break;
                }
                errand = dispatch.next_for(&snapshot, self.ways, nth);
            }
            snapshot.movers[nth].is_free = false;
        }
    }

    /// Runs an errand as far as it goes in this turn. Says whether the transporter may do something else then.
    fn run(&mut self, snapshot: &mut Snapshot, nth: usize, errand: &Errand) -> bool {
        if errand.aim == Aim::Stable && errand.to != Some(snapshot.movers[nth].place) {
            let cargo = snapshot.movers[nth].cargo;
            self.put_down(snapshot, nth, snapshot.movers[nth].place, &cargo);
        }
        if let Some((from, goods)) = errand.pick {
            if !self.go(snapshot, nth, from) {
                return false;
            }
            if errand.aim == Aim::Riches {
                self.make_room(snapshot, nth, from);
            }
            let loaded = self.take_on(snapshot, nth, from, &goods);
            if loaded < goods.total() && errand.to.is_some() {
                // The rest comes with the next turn.
                return false;
            }
        }
        let Some(to) = errand.to else {
            return false;
        };
        if !self.go(snapshot, nth, to) {
            return false;
        }
        match errand.aim {
            Aim::Use => {
                self.put_down(snapshot, nth, to, &errand.drop);
                true
            }
            Aim::Order(order) => {
                let order = self.plan.orders[order];
                // A factory would use up for nobody what lies beside it.
                if !matches!(order, Order::Make { .. }) {
                    self.put_down(snapshot, nth, to, &errand.drop);
                }
                let cost = order.cost(self.atlas, snapshot);
                !snapshot.heap(to).covers(&cost) && order.phase() == Phase::Building
            }
            Aim::Presence | Aim::Stable | Aim::Riches => false,
        }
    }

    /// Goes towards a region. Says whether the transporter has got there.
    fn go(&mut self, snapshot: &mut Snapshot, nth: usize, region: u16) -> bool {
        let mover = snapshot.movers[nth];
        if snapshot.reaches(self.atlas, mover.place, region) {
            return true;
        }
        let (steps_left, has_stepped) = (mover.steps_left, mover.has_stepped);
        let stops = self
            .ways
            .stops(self.atlas, mover.kind, mover.place, steps_left, has_stepped);
        let row = self.ways.to(self.atlas, mover.kind, region);
        let far = |place: u16| row[usize::from(place)];
        let best = (1..stops.len()).min_by_key(|&stop| {
            let stop = stops[stop];
            (far(stop.place), std::cmp::Reverse(stop.steps_left))
        });
        let Some(best) = best.filter(|&stop| {
            let there = far(stops[stop].place);
            there < NO_WAY && there < far(mover.place)
        }) else {
            return false;
        };
        let is_there = far(stops[best].place) == 0;
        let mut path = vec![best];
        while let Some(&last) = path.last() {
            let before = usize::from(stops[last].from);
            if before == 0 {
                break;
            }
            path.push(before);
        }
        for &stop in path.iter().rev() {
            let step = Action::Step {
                transporter: mover.id,
                to: self.atlas.places[usize::from(stops[stop].place)],
                ashore: None,
            };
            if !self.act(step) {
                snapshot.movers[nth].steps_left = 0;
                return false;
            }
            let mover = &mut snapshot.movers[nth];
            mover.place = stops[stop].place;
            mover.steps_left = stops[stop].steps_left;
            mover.has_stepped = true;
        }
        is_there
    }

    /// Takes goods on as far as they are there and there is room, and says how many.
    fn take_on(&mut self, snapshot: &mut Snapshot, nth: usize, from: u16, goods: &Goods) -> u32 {
        let mut loaded = 0;
        for (good, count) in goods.iter() {
            let there =
                snapshot.heap(from)[good].saturating_sub(snapshot.moved[usize::from(from)][good]);
            for _ in 0..count.min(there).min(snapshot.movers[nth].room()) {
                let here = Holder::Transporter(snapshot.movers[nth].id);
                if !self.hand(good, Holder::Region(self.name(from)), here) {
                    return loaded;
                }
                snapshot.heaps[usize::from(from)][good] -= 1;
                snapshot.movers[nth].cargo[good] += 1;
                loaded += 1;
            }
        }
        loaded
    }

    /// Puts goods down as far as they are on board.
    fn put_down(&mut self, snapshot: &mut Snapshot, nth: usize, at: u16, goods: &Goods) {
        for (good, count) in goods.iter() {
            for _ in 0..count.min(snapshot.movers[nth].cargo[good]) {
                let here = Holder::Transporter(snapshot.movers[nth].id);
                if !self.hand(good, here, Holder::Region(self.name(at))) {
                    return;
                }
                snapshot.movers[nth].cargo[good] -= 1;
                snapshot.heaps[usize::from(at)][good] += 1;
                snapshot.moved[usize::from(at)][good] += 1;
            }
        }
    }

    /// Puts cheap goods down for riches.
    fn make_room(&mut self, snapshot: &mut Snapshot, nth: usize, at: u16) {
        let cheap: Goods = snapshot.movers[nth]
            .cargo
            .iter()
            .filter(|(good, _)| good.points() == 0)
            .collect();
        self.put_down(snapshot, nth, at, &cheap);
    }

    fn hand(&mut self, good: Good, from: Holder, to: Holder) -> bool {
        self.act(Action::Hand { good, from, to })
    }

    fn name(&self, region: u16) -> roads_and_boats::Region {
        self.atlas.regions[usize::from(region)]
    }
}

/// What to do about a question, a bill or a duty that the seat has not planned for.
pub(super) fn answer(seat: Seat, options: &[Action]) -> Action {
    let paid = cheapest(seat, options, None).map(|(_, action)| action);
    let refused = options.contains(&Action::Refuse).then_some(Action::Refuse);
    let first = options.first().copied();
    paid.or(refused).or(first).unwrap_or(Action::Done)
}

/// Whether somebody is where an order is to be done, and its goods are there.
fn is_at_hand(atlas: &Atlas, snapshot: &Snapshot, order: Order) -> bool {
    let region = snapshot.whole[usize::from(order.region())];
    let mut goods = *snapshot.heap(region);
    let mut is_present = false;
    for mover in &snapshot.movers {
        if !snapshot.reaches(atlas, mover.place, region) {
            continue;
        }
        is_present = true;
        goods.add(&mover.cargo);
        if mover.kind.is_boat() {
            for &part in &atlas.reach[usize::from(mover.place)] {
                if snapshot.whole[usize::from(part)] != region {
                    goods.add(snapshot.heap(part));
                }
            }
        }
    }
    is_present && goods.covers(&order.cost(atlas, snapshot))
}

/// The payment that hurts least, of what may be spent: what lies there before what is carried, and nothing of
/// another seat's.
pub(super) fn cheapest(
    seat: Seat,
    options: &[Action],
    spendable: Option<&Goods>,
) -> Option<(Good, Action)> {
    let payments = options.iter().filter_map(|&action| {
        let Action::Pay { good, from } = action else {
            return None;
        };
        let on = match from {
            Holder::Region(_) => 0,
            Holder::Transporter(id) if id.owner() == Some(seat) => 1,
            Holder::Transporter(_) => return None,
        };
        if spendable.is_some_and(|spendable| spendable[good] == 0) {
            return None;
        }
        let rank = CHEAP.iter().position(|&cheap| cheap == good);
        let rank = rank.unwrap_or(CHEAP.len() + good.points() as usize);
        Some((rank, on, good, action))
    });
    let best = payments.min_by_key(|&(rank, on, ..)| (rank, on));
    best.map(|(_, _, good, action)| (good, action))
}
