//! Paying: unit by unit on an open bill that can be withdrawn.
//!
//! What leaves no choice is paid without a question: a good that only one holder has, or of which all there is goes.

use game::{Log, Seat};

use crate::bill::{Bill, Need, Quote};
use crate::moved_goods::HolderId;
use crate::{Action, Event, Good, Holder, Illegal, State, TransporterId};

use super::consent;

/// The transporters that paid for something, in order.
pub(super) type Payers = Vec<TransporterId>;

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

/// Opens a bill, and pays what leaves no choice.
pub(super) fn open(
    state: &mut State,
    seat: Seat,
    action: Action,
    quote: &Quote,
    log: &mut impl Log<Event>,
) {
    log.record(|| Event::BillOpened { seat, action });
    let mut bill = Bill {
        action,
        owed: quote.need,
        pool: quote.pool,
        paid: Vec::new(),
    };
    pay_without_choice(state, seat, &mut bill, log);
    state.bill = Some(bill);
    close_if_paid(state, seat, log);
}

pub(super) fn list(state: &State, actions: &mut Vec<Action>) {
    if let Some(bill) = &state.bill {
        for_each_option(state, bill, |good, holder| {
            let from = state.name_of(holder);
            actions.push(Action::Pay { good, from });
        });
        actions.push(Action::Withdraw);
    }
}

/// Pays or withdraws.
pub(super) fn go_on(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match *action {
        Action::Pay { good, from } => {
            let holder = check_pay(state, good, from)?;
            let owner = owner(holder).filter(|&owner| owner != seat);
            consent::check_not_refused(state, seat, owner, action)?;
            match owner {
                Some(owner) => consent::ask(state, seat, owner, *action, log),
                None => pay(state, seat, good, holder, log),
            }
            Ok(())
        }
        Action::Withdraw => {
            state.take_back_bill();
            log.record(|| Event::BillWithdrawn { seat });
            Ok(())
        }
        _ => Err(Illegal::BillOpen),
    }
}

/// The seat whose goods a holder has, if they are one's.
fn owner(holder: HolderId) -> Option<Seat> {
    match holder {
        HolderId::Region(_) => None,
        HolderId::Transporter(id) => id.owner(),
    }
}

pub(super) fn check_pay(state: &State, good: Good, from: Holder) -> Result<HolderId, Illegal> {
    let bill = state.bill.as_ref().ok_or(Illegal::NoBill)?;
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

/// Takes the open bill back if another seat's no has left too little to pay it.
pub(super) fn give_up(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let cannot_pay = state.bill.as_ref().is_some_and(|bill| {
        let left = state.pool_goods(&bill.pool);
        bill.owed.missing_from(&left).is_some()
    });
    if cannot_pay {
        state.take_back_bill();
        log.record(|| Event::BillWithdrawn { seat });
    }
}

/// Takes one unit for the bill, and then those that leave no choice.
pub(super) fn pay(
    state: &mut State,
    seat: Seat,
    good: Good,
    holder: HolderId,
    log: &mut impl Log<Event>,
) {
    let mut bill = state.bill.take().expect("a bill is open");
    pay_unit(state, seat, &mut bill, good, holder, log);
    pay_without_choice(state, seat, &mut bill, log);
    state.bill = Some(bill);
    close_if_paid(state, seat, log);
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

fn pay_without_choice(state: &mut State, seat: Seat, bill: &mut Bill, log: &mut impl Log<Event>) {
    while let Some((good, holder)) = forced_unit(state, seat, bill) {
        pay_unit(state, seat, bill, good, holder, log);
    }
}

/// What can pay one part of what is owed: a good that must be just this, any wood, or anything.
#[derive(Clone, Copy, Default)]
struct Payment {
    n_options: usize,
    n_units: u16,
    /// The first that takes nobody's consent.
    first: Option<(Good, HolderId)>,
}

/// A unit that has to be paid in any case, if that takes nobody's consent: of a part that only one heap can pay, or
/// that takes all there is.
fn forced_unit(state: &State, seat: Seat, bill: &Bill) -> Option<(Good, HolderId)> {
    // No price asks for wood beside boards or trunks, so that the parts do not compete for a good.
    let mut parts = [Payment::default(); Good::ALL.len() + 1];
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

fn close_if_paid(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if let Some(bill) = state.bill.take_if(|bill| bill.owed.is_met()) {
        let payers = bill.paid.iter().filter_map(|&(_, holder)| match holder {
            HolderId::Transporter(id) if id.owner() == Some(seat) => Some(id),
            _ => None,
        });
        let payers: Payers = payers.collect();
        super::settle(state, seat, &bill.action, &payers, log);
    }
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
    let quote = super::quote(&before, seat, action)?;
    let mut bill = Bill {
        action: *action,
        owed: quote.need,
        pool: quote.pool,
        paid: Vec::new(),
    };
    let is_refused = state.refused.iter().any(|ask| ask.asker == seat);
    for (&(good, from), &(_, holder)) in paid.iter().zip(&units) {
        // What leaves no choice is paid by itself, unless it was another seat's no that left none.
        let forced = forced_unit(&before, seat, &bill).filter(|_| !is_refused);
        if let Some(forced) = forced.filter(|&forced| forced != (good, holder)) {
            return Err(Illegal::NotOwed { good: forced.0 });
        }
        before.bill = Some(bill);
        check_pay(&before, good, from)?;
        bill = before.bill.take().expect("just put there");
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
