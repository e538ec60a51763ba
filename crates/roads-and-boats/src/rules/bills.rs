//! Paying: unit by unit on an open bill that can be withdrawn.
//!
//! What leaves no choice is paid without a question: a good that only one holder has, or of which all there is goes.

use game::{Log, Seat};

use crate::bill::{Bill, Need, Quote};
use crate::moved_goods::HolderId;
use crate::{Action, Event, Good, Holder, Illegal, State};

use super::{Purchase, consent, lawful};

/// A bill that may be opened.
pub(super) struct Opening {
    seat: Seat,
    bill: Bill,
}

/// A unit that may be paid on the open bill.
pub(super) struct Payment {
    seat: Seat,
    good: Good,
    holder: HolderId,
}

/// Whether the goods for something are in reach, other seats' goods included.
pub(super) fn check_covered(state: &State, quote: &Quote) -> Result<(), Illegal> {
    let goods = state.pool_goods(&quote.pool);
    match quote.need.missing_from(&goods) {
        None => Ok(()),
        Some((good, needed, found)) => Err(Illegal::Missing {
            good,
            needed,
            found,
            rule: quote.rule,
        }),
    }
}

/// Checks that something can be paid that is else allowed.
pub(super) fn check(
    state: &State,
    seat: Seat,
    action: &Action,
    purchase: Purchase,
) -> Result<Opening, Illegal> {
    let quote = purchase.quote(state);
    check_covered(state, &quote)?;
    let bill = Bill::new(*action, purchase, &quote);
    Ok(Opening { seat, bill })
}

impl Opening {
    /// Opens the bill, pays what leaves no choice, and does what is paid for then.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Opening { seat, mut bill } = self;
        let action = bill.action;
        log.record(|| Event::BillOpened { seat, action });
        if !close(state, seat, &mut bill, log) {
            state.part_mut(seat).bill = Some(Box::new(bill));
        }
    }
}

/// Adds an action if it is allowed and its goods are in reach.
pub(super) fn push_if_payable(
    state: &State,
    action: Action,
    purchase: Result<Purchase, Illegal>,
    actions: &mut Vec<Action>,
) {
    if purchase.is_ok_and(|purchase| check_covered(state, &purchase.quote(state)).is_ok()) {
        actions.push(action);
    }
}

pub(super) fn list(state: &State, bill: &Bill, actions: &mut Vec<Action>) {
    for_each_option(state, bill, |good, holder| {
        let from = state.name_of(holder);
        actions.push(Action::Pay { good, from });
    });
}

/// Takes the open bill of a seat back.
pub(super) fn withdraw(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.take_back_bill(seat);
    log.record(|| Event::BillWithdrawn { seat });
}

/// The seat whose goods a holder has, if they are one's.
fn owner(holder: HolderId) -> Option<Seat> {
    match holder {
        HolderId::Region(_) => None,
        HolderId::Transporter(id) => id.owner(),
    }
}

/// Checks that a unit may be paid on the open bill, and says which other seat has to agree (RB-TURN-06).
pub(super) fn check_pay(
    state: &State,
    seat: Seat,
    good: Good,
    from: Holder,
) -> Result<(Payment, Option<Seat>), Illegal> {
    let bill = state.part(seat).bill.as_deref().ok_or(Illegal::NoBill)?;
    let holder = check_unit(state, bill, good, from)?;
    let consent = owner(holder).filter(|&owner| owner != seat);
    consent::check_not_refused(state, seat, consent, &Action::Pay { good, from })?;
    let payment = Payment { seat, good, holder };
    Ok((payment, consent))
}

/// Whether a unit is owed on a bill, and lies where it says.
fn check_unit(state: &State, bill: &Bill, good: Good, from: Holder) -> Result<HolderId, Illegal> {
    if !bill.owed.takes(good) {
        return Err(Illegal::NotOwed { good });
    }
    let holder = state.find_holder(from)?;
    let is_in_pool = match holder {
        HolderId::Region(region) => {
            bill.pool.with_heaps
                && state.map.tile_of(region) == bill.pool.tile
                && bill.pool.regions & state.bit(region) != 0
        }
        HolderId::Transporter(id) => state.is_in_pool(&bill.pool, id),
    };
    if !is_in_pool {
        return Err(Illegal::NotInPool);
    }
    if state.heap(holder)[good] == 0 {
        return Err(Illegal::NotThere { good });
    }
    Ok(holder)
}

impl Payment {
    /// Takes the unit for the bill, then those that leave no choice, and does what is paid for then.
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Payment { seat, good, holder } = self;
        if let Some(mut bill) = state.part_mut(seat).bill.take() {
            pay_unit(state, seat, &mut bill, good, holder, log);
            if !close(state, seat, &mut bill, log) {
                state.part_mut(seat).bill = Some(bill);
            }
        }
    }
}

/// Takes the open bill back if another seat's no has left too little to pay it.
pub(super) fn give_up(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let cannot_pay = state.part(seat).bill.as_ref().is_some_and(|bill| {
        let left = state.pool_goods(&bill.pool);
        bill.owed.missing_from(&left).is_some()
    });
    if cannot_pay {
        withdraw(state, seat, log);
    }
}

fn pay_unit(
    state: &mut State,
    seat: Seat,
    bill: &mut Bill,
    good: Good,
    holder: HolderId,
    log: &mut impl Log<Event>,
) {
    state.heap_mut(holder)[good] -= 1;
    bill.owed.take(good);
    bill.paid.push((good, holder));
    let from = state.name_of(holder);
    log.record(|| Event::Paid { seat, good, from });
}

/// Pays what leaves no choice, and does what the bill is for if nothing is owed then. Says whether it is closed.
fn close(state: &mut State, seat: Seat, bill: &mut Bill, log: &mut impl Log<Event>) -> bool {
    while let Some((good, holder)) = forced_unit(state, seat, bill) {
        pay_unit(state, seat, bill, good, holder, log);
    }
    let is_met = bill.owed.is_met();
    if is_met {
        bill.purchase.settle(state, &bill.paid, log);
    }
    is_met
}

/// What can pay one part of what is owed: a good that must be just this, any wood, or anything.
#[derive(Clone, Copy, Default)]
struct Payable {
    n_options: usize,
    n_units: u16,
    /// The first that takes nobody's consent.
    first: Option<(Good, HolderId)>,
}

/// A unit that has to be paid in any case, if that takes nobody's consent: of a part that only one heap can pay, or
/// that takes all there is.
fn forced_unit(state: &State, seat: Seat, bill: &Bill) -> Option<(Good, HolderId)> {
    // No price asks for wood beside boards or trunks, so that the parts do not compete for a good.
    let mut parts = [Payable::default(); Good::ALL.len() + 1];
    let owed = &bill.owed;
    let part_of = |good: Good| match owed.any > 0 || owed.goods[good] == 0 {
        true => 0,
        false => 1 + good as usize,
    };
    state.for_each_heap(&bill.pool, |holder, heap| {
        for (good, count) in heap.iter().filter(|&(good, _)| owed.takes(good)) {
            let part = &mut parts[part_of(good)];
            part.n_options += 1;
            part.n_units = part.n_units.saturating_add(count);
            let is_free = owner(holder).is_none_or(|owner| owner == seat);
            part.first = part.first.or(is_free.then_some((good, holder)));
        }
    });
    let needed = |nth: usize| match nth {
        0 => owed.any.max(owed.wood),
        _ => owed.goods[Good::ALL[nth - 1]],
    };
    parts.iter().enumerate().find_map(|(nth, part)| {
        let is_forced = part.n_options == 1 || part.n_units == needed(nth);
        part.first.filter(|_| is_forced)
    })
}

fn for_each_option(state: &State, bill: &Bill, mut each: impl FnMut(Good, HolderId)) {
    if bill.owed.is_met() {
        return;
    }
    state.for_each_heap(&bill.pool, |holder, heap| {
        for (good, _) in heap.iter() {
            if bill.owed.takes(good) {
                each(good, holder);
            }
        }
    });
}

/// Opens the bill that a position describes: its goods have been taken from their holders already.
///
/// # Errors
///
/// Returns why there can be no such bill.
pub(crate) fn check_bill(
    state: &State,
    seat: Seat,
    action: &Action,
    paid: &[(Good, Holder)],
) -> Result<Bill, Illegal> {
    let mut before = state.clone();
    let mut units = Vec::new();
    for &(good, from) in paid {
        let holder = before.find_holder(from)?;
        let heap = before.heap_mut(holder);
        heap[good] = heap[good].saturating_add(1);
        units.push((good, holder));
    }
    for (id, own) in before.all_transporters() {
        let is_laden = own.passenger.is_some() || own.is_aboard;
        let room = if is_laden { 0 } else { own.kind.room() };
        if own.cargo.total() > u32::from(room) {
            return Err(Illegal::NoRoom { id });
        }
    }
    let purchase = lawful::purchase(&before, seat, action)?;
    let quote = purchase.quote(&before);
    let mut bill = Bill::new(*action, purchase, &quote);
    let is_refused = state.refused.iter().any(|ask| ask.asker == seat);
    for (&(good, from), &(_, holder)) in paid.iter().zip(&units) {
        // What leaves no choice is paid by itself, unless it was another seat's no that left none.
        let forced = forced_unit(&before, seat, &bill).filter(|_| !is_refused);
        if let Some(forced) = forced.filter(|&forced| forced != (good, holder)) {
            return Err(Illegal::NotOwed { good: forced.0 });
        }
        check_unit(&before, &bill, good, from)?;
        pay_unit(&mut before, seat, &mut bill, good, holder, &mut ());
    }
    check_covered(
        &before,
        &Quote {
            need: bill.owed,
            ..quote
        },
    )?;
    let is_open =
        bill.owed != Need::default() && (is_refused || forced_unit(&before, seat, &bill).is_none());
    if is_open {
        Ok(bill)
    } else {
        Err(Illegal::NoBill)
    }
}
