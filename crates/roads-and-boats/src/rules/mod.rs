//! The rulebook, one file for each chapter.
//!
//! A chapter has up to four parts. `list` adds candidates, actions worth a look. `check` names the rule an action
//! breaks. What costs goods is not done at once: its chapter's `quote` says what it costs and what may pay, and a bill
//! is opened (`bills`); when it is paid, the chapter's `settle` does it. What needs another seat's consent is asked
//! first (`consent`). That what is listed is what is taken is a law that every test game is held to.

mod bills;
mod breeding;
mod building;
mod cargo;
mod consent;
mod factories;
mod free_map;
mod geese;
mod mining;
mod movement;
mod order;
mod passengers;
mod production;
mod research;
mod roads;
mod scoring;
mod settling;
mod turn;
mod walls;
mod wonder;

use game::{Log, Seat, SeatSet};

use crate::bill::Quote;
use crate::map::{RegionId, TileId};
use crate::{Action, Duty, Event, Illegal, Phase, Stage, State, TransporterId};

pub(crate) use bills::check_bill;
pub(crate) use building::can_stand;
pub(crate) use consent::check_ask;
pub(crate) use factories::{is_over_limit, one_is_enough};
pub(crate) use free_map::check_laid;
pub(crate) use geese::leadable;
pub use mining::SHAFT_PRICE;
pub(crate) use movement::{can_step, end_journey, journey, targets};
pub use research::RESEARCH_PRICE;
pub use roads::ROAD_PRICE;
pub use scoring::{ROW_POINTS, Wealth};
pub(crate) use scoring::{outcome, row_shares, wealth};
pub(crate) use settling::{empty_table, set_up};
pub(crate) use turn::{can_wait_in, most_turns};
pub(crate) use walls::TALLEST_WALL;

pub(crate) fn to_act(state: &State) -> SeatSet {
    match state.stage {
        Stage::Over => SeatSet::EMPTY,
        Stage::Calling { asked } => asked,
        Stage::Praying { said, .. } => SeatSet::only(state.praying[usize::from(said)]),
        Stage::Choosing { positions } => SeatSet::only(order::chooser(state, &positions)),
        Stage::FreeMap { .. } | Stage::Homes => SeatSet::only(state.acting()),
        Stage::Acting => match state.ask {
            Some(ask) => SeatSet::only(ask.owner).with(ask.asker),
            None => SeatSet::only(state.acting()),
        },
    }
}

pub(crate) fn legal_actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if !to_act(state).contains(seat) {
        return;
    }
    match state.stage {
        Stage::FreeMap { .. } => free_map::list(state, actions),
        Stage::Homes => settling::list(state, actions),
        Stage::Calling { .. } => actions.extend([Action::Call, Action::Waive]),
        Stage::Praying { .. } => actions.extend([Action::KeepPraying, Action::StopPraying]),
        Stage::Choosing { positions } => order::list_positions(state, &positions, actions),
        Stage::Acting => list_acting(state, seat, actions),
        Stage::Over => (),
    }
}

fn list_acting(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if let Some(ask) = state.ask {
        match seat == ask.owner {
            true => actions.extend([Action::Agree, Action::Refuse]),
            false => actions.push(Action::Withdraw),
        }
        return;
    }
    if state.bill.is_some() {
        bills::list(state, actions);
        return;
    }
    match state.duty {
        Some(Duty::Destroy) => factories::list_destroy(state, seat, actions),
        Some(Duty::Upgrade(_)) => {
            research::list_upgrades(state, seat, actions);
            actions.push(Action::Done);
        }
        None => {
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
            if turn::check_wait(state, seat).is_ok() {
                actions.push(Action::Wait);
            }
            actions.push(Action::Done);
        }
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
        Stage::Over => Err(Illegal::GameOver),
        Stage::FreeMap { .. } => {
            turn::check_moment(state, seat)?;
            free_map::check(state, action)?.apply(state, log);
            Ok(())
        }
        Stage::Homes => {
            turn::check_moment(state, seat)?;
            settling::check(state, action)?.apply(state, log);
            Ok(())
        }
        Stage::Calling { asked } => order::call(state, seat, asked, action, log),
        Stage::Praying { said, stopped } => order::pray(state, seat, said, stopped, action, log),
        Stage::Choosing { positions } => order::choose(state, seat, positions, action, log),
        Stage::Acting => act(state, seat, action, log),
    }
}

/// Acts in a phase. What must be done first goes before all else: an answer, a bill, a duty.
fn act(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if state.ask.is_some() {
        return consent::answer(state, seat, action, log);
    }
    turn::check_moment(state, seat)?;
    if state.bill.is_some() {
        return bills::go_on(state, seat, action, log);
    }
    act_with_nothing_open(state, seat, action, log)?;
    if !matches!(action, Action::Wait | Action::Done) {
        // The others may wait again.
        state.waited = state.waited.iter().filter(|&other| other == seat).collect();
    }
    Ok(())
}

fn act_with_nothing_open(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match (state.duty, action) {
        (Some(Duty::Destroy), Action::Destroy { transporter }) => {
            factories::destroy(state, seat, *transporter, log)
        }
        (Some(Duty::Destroy), _) => Err(Illegal::MustDestroy),
        (Some(Duty::Upgrade(topic)), Action::Upgrade { hex }) => {
            research::upgrade(state, seat, topic, *hex, log)
        }
        (Some(Duty::Upgrade(_)), Action::Done) => {
            state.duty = None;
            log.record(|| Event::UpgradesDone { seat });
            Ok(())
        }
        (Some(Duty::Upgrade(_)), _) => Err(Illegal::MustUpgrade),
        (None, _) => act_freely(state, seat, action, log),
    }
}

fn act_freely(
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    match *action {
        Action::Done => turn::end_part(state, seat, log),
        Action::Wait => turn::wait(state, seat, log)?,
        Action::Hand { good, from, to } => {
            let hand = cargo::check(state, seat, good, from, to)?;
            match hand.consent {
                Some(owner) => consent::ask(state, seat, owner, *action, log),
                None => hand.apply(state, seat, log),
            }
        }
        Action::Breed { region } => breeding::breed(state, seat, region, log)?,
        Action::Step {
            transporter,
            to,
            ashore,
        } => movement::check(state, seat, transporter, to, ashore)?.apply(state, seat, log),
        Action::Lead { transporter, from } => geese::lead(state, seat, transporter, from, log)?,
        Action::Leave { transporter } => geese::leave(state, seat, transporter, log)?,
        Action::Carry { carrier, passenger } => {
            let carry = passengers::check_carry(state, seat, carrier, passenger)?;
            match carry.consent {
                Some(owner) => consent::ask(state, seat, owner, *action, log),
                None => carry.apply(state, seat, log),
            }
        }
        Action::SetDown { carrier, at } => passengers::set_down(state, seat, carrier, at, log)?,
        Action::Destroy { .. } => return Err(Illegal::NothingToDestroy),
        Action::Upgrade { .. } => return Err(Illegal::NoUpgrade),
        Action::Pay { .. } => return Err(Illegal::NoBill),
        Action::Withdraw => return Err(Illegal::NothingToWithdraw),
        Action::Agree | Action::Refuse => return Err(Illegal::NoAsk),
        Action::LayTile { .. }
        | Action::Settle { .. }
        | Action::Call
        | Action::Waive
        | Action::KeepPraying
        | Action::StopPraying
        | Action::TakePosition { .. } => return Err(Illegal::NotNow),
        Action::Produce { .. }
        | Action::Make { .. }
        | Action::Harness { .. }
        | Action::Research { .. }
        | Action::Build { .. }
        | Action::Sink { .. }
        | Action::Road { .. }
        | Action::Bridge { .. }
        | Action::Wall { .. }
        | Action::Raze { .. }
        | Action::Brick => {
            let quote = quote(state, seat, action)?;
            bills::check_covered(state, &quote)?;
            bills::open(state, seat, *action, &quote, log);
        }
    }
    Ok(())
}

/// What something costs that has to be paid, and what may pay it.
pub(crate) fn quote(state: &State, seat: Seat, action: &Action) -> Result<Quote, Illegal> {
    match *action {
        Action::Produce { hex } => production::quote(state, seat, hex),
        Action::Make { hex, at } => factories::quote(state, seat, hex, at),
        Action::Harness { donkey } => factories::quote_wagon(state, seat, donkey),
        Action::Research { region, topic } => research::quote(state, seat, region, topic),
        Action::Build {
            region,
            building,
            filling,
        } => building::quote(state, seat, region, building, filling),
        Action::Sink { hex, filling } => mining::quote(state, seat, hex, filling),
        Action::Road {
            from,
            direction,
            bank,
        } => roads::quote_road(state, seat, from, direction, bank),
        Action::Bridge { from, to } => roads::quote_bridge(state, seat, from, to),
        Action::Wall { from, direction } => walls::quote_wall(state, seat, from, direction),
        Action::Raze { from, direction } => walls::quote_raze(state, seat, from, direction),
        Action::Brick => wonder::quote(state, seat),
        _ => Err(Illegal::NoBill),
    }
}

/// Does what has been paid for.
fn settle(
    state: &mut State,
    seat: Seat,
    action: &Action,
    payers: &bills::Payers,
    log: &mut impl Log<Event>,
) {
    match *action {
        Action::Produce { hex } => production::settle(state, seat, hex, payers, log),
        Action::Make { hex, at } => factories::settle(state, seat, hex, at, log),
        Action::Harness { donkey } => factories::settle_wagon(state, seat, donkey, log),
        Action::Research { topic, .. } => research::settle(state, seat, topic, log),
        Action::Build {
            region,
            building,
            filling,
        } => building::settle(state, seat, region, building, filling, log),
        Action::Sink { hex, filling } => mining::settle(state, seat, hex, filling, log),
        Action::Road {
            from,
            direction,
            bank,
        } => roads::settle_road(state, seat, from, direction, bank, log),
        Action::Bridge { from, to } => roads::settle_bridge(state, seat, from, to, log),
        Action::Wall { from, direction } => walls::settle_wall(state, seat, from, direction, log),
        Action::Raze { from, direction } => walls::settle_raze(state, seat, from, direction, log),
        Action::Brick => wonder::settle(state, seat, log),
        _ => (),
    }
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

/// Adds an action if it is allowed and its goods are in reach.
fn push_if_payable(state: &State, seat: Seat, action: Action, actions: &mut Vec<Action>) {
    let quote = quote(state, seat, &action);
    if quote.is_ok_and(|quote| bills::check_covered(state, &quote).is_ok()) {
        actions.push(action);
    }
}
