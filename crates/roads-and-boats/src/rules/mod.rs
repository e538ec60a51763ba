//! The rulebook, one file for each chapter.
//!
//! A chapter has up to three parts. `list` adds the actions that are legal. `check` names the rule an action breaks, or
//! else returns a lawful action with all it takes to carry it out. Its `apply` does so, and cannot fail. What costs
//! goods is not done at once: its chapter's check makes a `Purchase`, whose `quote` says what it costs and what may pay,
//! and which waits in a bill until it is paid (`bills`). What needs another seat's consent is asked first (`consent`).
//! That what is listed is what is taken is a law that every test game is held to.

mod bills;
mod breeding;
mod building;
mod cargo;
mod consent;
mod early;
mod factories;
mod free_map;
mod geese;
mod lawful;
mod mining;
mod movement;
mod order;
mod passengers;
mod production;
mod purchase;
mod reach;
mod research;
mod roads;
mod scoring;
mod settling;
mod turn;
mod walls;
mod wonder;

use game::{Log, Seat, SeatSet};

use crate::map::{RegionId, TileId};
use crate::{Action, Duty, Event, Illegal, Phase, Stage, State, TransporterId};

pub(crate) use bills::check_bill;
pub(crate) use building::can_stand;
pub(crate) use consent::check_ask;
pub(crate) use early::check_half_done;
pub(crate) use factories::{is_over_limit, one_is_enough};
pub(crate) use free_map::check_laid;
pub(crate) use geese::leadable;
pub(crate) use lawful::purchase;
pub use mining::SHAFT_PRICE;
pub(crate) use movement::{can_step, end_journey, journey, targets};
pub(crate) use purchase::Purchase;
pub use research::RESEARCH_PRICE;
pub(crate) use research::upgradable;
pub use roads::ROAD_PRICE;
pub use scoring::{ROW_POINTS, Wealth};
pub(crate) use scoring::{outcome, row_shares, wealth};
pub(crate) use settling::{empty_table, set_up};
pub(crate) use turn::{can_wait_in, most_turns};
pub(crate) use walls::TALLEST_WALL;

use early::Before;
use lawful::Lawful;

pub(crate) fn to_act(state: &State) -> SeatSet {
    match state.stage {
        // Who is done may still call for the order of a phase to come.
        Stage::Acting => SeatSet::first(state.n_seats.into()),
        _ => awaited(state),
    }
}

/// The seat that all wait for: whose moment it is, or which has to answer it first.
pub(crate) fn awaited(state: &State) -> SeatSet {
    match state.stage {
        Stage::Over => SeatSet::EMPTY,
        Stage::Praying { said, .. } => SeatSet::only(state.praying[usize::from(said)]),
        Stage::Choosing { positions } => SeatSet::only(order::chooser(state, &positions)),
        Stage::FreeMap { .. } | Stage::Homes => SeatSet::only(state.acting()),
        Stage::Acting => {
            let acting = state.acting();
            let asked = state.part(acting).ask.map(|ask| ask.owner);
            SeatSet::only(asked.unwrap_or(acting))
        }
    }
}

/// Whether a seat can act early, beyond ending its part (RB-TURN-10).
pub(crate) fn is_early(state: &State, seat: Seat) -> bool {
    let is_together = state.stage == Stage::Acting && state.phase != Phase::Wonder;
    if !is_together || state.before(seat).is_empty() || state.asked_of(seat).is_some() {
        return false;
    }
    let mut actions = Vec::new();
    list_acting(state, seat, &mut actions);
    actions.iter().any(Action::is_of_phase)
}

pub(crate) fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if !to_act(state).contains(seat) {
        return;
    }
    match state.stage {
        Stage::FreeMap { .. } => free_map::list(state, actions),
        Stage::Homes => settling::list(state, actions),
        Stage::Praying { .. } => actions.extend([Action::KeepPraying, Action::StopPraying]),
        Stage::Choosing { positions } => order::list_positions(state, &positions, actions),
        Stage::Acting => list_acting(state, seat, actions),
        Stage::Over => (),
    }
}

fn list_acting(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if state.asked_of(seat).is_some() {
        actions.extend([Action::Agree, Action::Refuse]);
        return;
    }
    let part = state.part(seat);
    if part.ask.is_some() {
        actions.push(Action::Withdraw);
        return;
    }
    let is_in_order = state.phase == Phase::Wonder && seat != state.acting();
    if is_in_order || state.is_done(seat) {
        order::list_calls(state, seat, actions);
        return;
    }
    let before = Before::of(state, seat);
    match (&part.bill, part.duty) {
        (Some(bill), _) => bills::list(state, bill, actions),
        (None, Some(Duty::Destroy)) => factories::list_destroy(state, seat, actions),
        (None, Some(Duty::Upgrade(_))) => research::list_upgrades(state, seat, actions),
        (None, None) => list_phase(state, seat, actions),
    }
    if let Some(before) = before {
        actions.retain(|action| before.lets(action));
    }
    match (&part.bill, part.duty) {
        (Some(_), _) => actions.push(Action::Withdraw),
        (None, Some(Duty::Destroy)) => (),
        (None, Some(Duty::Upgrade(_))) => actions.push(Action::Done),
        (None, None) => {
            order::list_calls(state, seat, actions);
            if turn::check_wait(state, seat).is_ok() {
                actions.push(Action::Wait);
            }
            actions.push(Action::Done);
        }
    }
}

/// Everything that belongs to the phase.
fn list_phase(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    match state.phase {
        Phase::Production => {
            production::list(state, seat, actions);
            factories::list(state, seat, actions);
            breeding::list(state, seat, actions);
            research::list(state, seat, actions);
            cargo::list_in_production(state, seat, actions);
        }
        Phase::Movement => {
            movement::list(state, seat, actions);
            geese::list(state, seat, actions);
            passengers::list(state, seat, actions);
            cargo::list_in_movement(state, seat, actions);
        }
        Phase::Building => building::list_all(state, seat, actions),
        Phase::Wonder => wonder::list(state, seat, actions),
    }
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if seat.index() >= usize::from(state.n_seats) {
        let n_seats = state.n_seats;
        return Err(Illegal::NoSuchSeat { seat, n_seats });
    }
    match state.stage {
        Stage::Over => return Err(Illegal::GameOver),
        Stage::FreeMap { .. } => {
            turn::check_moment(state, seat)?;
            free_map::check(state, action)?.apply(state, log);
        }
        Stage::Homes => {
            turn::check_moment(state, seat)?;
            settling::check(state, action)?.apply(state, log);
        }
        Stage::Praying { said, stopped } => {
            order::check_prayer(state, seat, said, stopped, action)?.apply(state, log);
        }
        Stage::Choosing { positions } => {
            order::check_choice(state, seat, positions, action)?.apply(state, log);
        }
        Stage::Acting => act(state, seat, action, log)?,
    }
    Ok(())
}

/// Acts in a phase. What must be done first goes before all else: an answer, a bill, a duty.
fn act(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if let Some(ask) = state.asked_of(seat) {
        consent::check_answer(state, ask, action)?.apply(state, log);
        return Ok(());
    }
    if let Some(ask) = state.part(seat).ask {
        match action {
            Action::Withdraw => consent::withdraw(state, seat, log),
            _ => return Err(Illegal::AskOpen { owner: ask.owner }),
        }
        return Ok(());
    }
    let is_call = matches!(action, Action::Call { .. } | Action::DropCall { .. });
    let is_free = state.part(seat).bill.is_none() && state.part(seat).duty.is_none();
    if is_call && is_free {
        order::check_call(state, seat, action)?.apply(state, log);
        return Ok(());
    }
    if state.phase == Phase::Wonder || state.is_done(seat) {
        turn::check_moment(state, seat)?;
    }
    if state.part(seat).bill.is_some() {
        match action {
            Action::Pay { .. } => {
                let payment = consent::check(state, seat, action)?;
                early::check(state, seat, action, payment.owner())?;
                payment.apply(state, log);
            }
            Action::Withdraw => bills::withdraw(state, seat, log),
            _ => return Err(Illegal::BillOpen),
        }
        return Ok(());
    }
    let began = (state.turn, state.phase);
    match state.part(seat).duty {
        Some(duty) => do_duty(state, seat, duty, action, log)?,
        None => act_freely(state, seat, action, log)?,
    }
    if (state.turn, state.phase) == began {
        // Its order stands from the first action on (RB-TURN-02).
        state.is_untouched = false;
    }
    if !matches!(action, Action::Wait | Action::Done) {
        // The others may wait again.
        state.waited = state.waited.iter().filter(|&other| other == seat).collect();
    }
    Ok(())
}

fn do_duty(
    state: &mut State,
    seat: Seat,
    duty: Duty,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (duty, action) {
        (Duty::Destroy, Action::Destroy { transporter }) => {
            let destruction = factories::check_destroy(state, seat, *transporter)?;
            early::check(state, seat, action, None)?;
            destruction.apply(state, log);
        }
        (Duty::Destroy, _) => return Err(Illegal::MustDestroy),
        (Duty::Upgrade(topic), Action::Upgrade { hex }) => {
            let upgrade = research::check_upgrade(state, seat, topic, *hex)?;
            early::check(state, seat, action, None)?;
            upgrade.apply(state, log);
        }
        (Duty::Upgrade(_), Action::Done) => research::end_upgrades(state, seat, log),
        (Duty::Upgrade(_), _) => return Err(Illegal::MustUpgrade),
    }
    Ok(())
}

fn act_freely(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let lawful = lawful::check(state, seat, action)?;
    early::check(state, seat, action, lawful.owner())?;
    match lawful {
        Lawful::Purchase(purchase) => {
            bills::check(state, seat, action, purchase)?.apply(state, log);
        }
        Lawful::Favour(favour) => favour.apply(state, log),
        Lawful::Breeding(breeding) => breeding.apply(state, log),
        Lawful::Stride(stride) => stride.apply(state, log),
        Lawful::Leading(leading) => leading.apply(state, log),
        Lawful::SetDown(set_down) => set_down.apply(state, log),
        Lawful::Waiting(waiting) => waiting.apply(state, log),
        Lawful::Done => turn::end_part(state, seat, log),
    }
    Ok(())
}

fn check_phase(state: &State, phase: Phase) -> Result<(), Illegal> {
    if state.phase == phase {
        Ok(())
    } else {
        Err(Illegal::WrongPhase { phase: state.phase })
    }
}

/// Calls `each` once with every tile where a seat has a transporter that is not carried.
pub(crate) fn for_each_tile(state: &State, seat: Seat, mut each: impl FnMut(TileId)) {
    let mut seen = [None; TransporterId::A_SEAT as usize];
    for (nth, (_, own)) in state.present(seat).enumerate() {
        let tile = state.tile_of(own);
        if !seen[..nth].contains(&Some(tile)) {
            each(tile);
        }
        seen[nth] = Some(tile);
    }
}

/// Calls `each` once with every region that a seat's transporters reach.
pub(crate) fn for_each_site(state: &State, seat: Seat, mut each: impl FnMut(RegionId)) {
    for_each_tile(state, seat, |tile| {
        let reach = state.pool_on(seat, tile).map_or(0, |pool| pool.regions);
        for region in state.map.tile(tile).regions() {
            if reach & state.bit(region) != 0 {
                each(region);
            }
        }
    });
}
