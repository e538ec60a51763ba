//! Paying: unit by unit on an open bill that can be withdrawn.
//!
//! Where only one holder can pay the next unit with only one good, it is paid without a question.

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
            match owner(holder).filter(|&owner| owner != seat) {
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
    while let Some((good, holder)) = only_option(state, seat, bill) {
        pay_unit(state, seat, bill, good, holder, log);
    }
}

/// The only way to pay the next unit, if it takes nobody's consent.
fn only_option(state: &State, seat: Seat, bill: &Bill) -> Option<(Good, HolderId)> {
    let mut only = None;
    let mut n_options = 0;
    for_each_option(state, bill, |good, holder| {
        n_options += 1;
        only = Some((good, holder));
    });
    only.filter(|&(_, holder)| n_options == 1 && owner(holder).is_none_or(|owner| owner == seat))
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
    check_covered(&before, &quote)?;
    let mut bill = Bill {
        action: *action,
        owed: quote.need,
        pool: quote.pool,
        paid: Vec::new(),
    };
    for (&(good, from), &(_, holder)) in paid.iter().zip(&units) {
        // What leaves no choice is paid by itself.
        if let Some(only) = only_option(&before, seat, &bill).filter(|&only| only != (good, holder))
        {
            return Err(Illegal::NotOwed { good: only.0 });
        }
        before.bill = Some(bill);
        check_pay(&before, good, from)?;
        bill = before.bill.take().expect("just put there");
        pay_unit(&mut before, seat, &mut bill, good, holder, &mut ());
    }
    let is_open = bill.owed != Need::default() && only_option(&before, seat, &bill).is_none();
    if is_open {
        Ok(bill)
    } else {
        Err(Illegal::NoBill)
    }
}
