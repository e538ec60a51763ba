//! RB-TURN-07: planning ahead of one's moment, over phases and turns.

mod instruction;
mod repeat;
mod shuttle;

use game::{Carried, Chance, Game, Moment, Seat, SeatSet, Seed, Stretch};

use crate::pieces::Part;
use crate::{Action, Bag, Illegal, Phase, Stage, State, rules};

pub use instruction::{Instruction, Shuttle};

/// What an instruction comes to.
pub(crate) type Outcome = Carried<Action, Instruction, Illegal>;

/// A part of a plan runs when its seat acts, or early, and nobody has to answer a question first.
pub(crate) fn moment(state: &State) -> Moment<Phase> {
    let is_acting = state.stage == Stage::Acting;
    let is_free = |seat: &Seat| state.part(*seat).ask.is_none() && state.asked_of(*seat).is_none();
    let acting = is_acting.then(|| state.acting());
    let early = match is_acting && state.phase != Phase::Wonder {
        true => &state.line()[usize::from(state.mover) + 1..],
        false => &[],
    };
    Moment {
        seat: acting.filter(is_free),
        early: early.iter().copied().filter(is_free).collect(),
        stretch: stretch(state),
    }
}

fn stretch(state: &State) -> Stretch<Phase> {
    Stretch {
        turn: state.turn.into(),
        phase: state.phase,
    }
}

/// The game at the next moment that `seat` can plan for, if nobody did anything until then.
pub(crate) fn foresee(state: &State, seat: Seat) -> Option<State> {
    let place = state.line().iter().position(|&other| other == seat)? as u8;
    let is_ahead = match state.stage {
        Stage::Acting => place > state.mover,
        // The order may still change, and with it who sees what; the plan is made against what is seen now.
        Stage::Praying { .. } | Stage::Choosing { .. } => true,
        Stage::FreeMap { .. } | Stage::Homes | Stage::Over => return None,
    };
    let mut ahead = state.clone();
    // The luck to come is nobody's to see.
    ahead.chance = Chance::new(Seed::from(0));
    // Nor do others show whether they will want another order.
    ahead.calls = [SeatSet::EMPTY; Phase::ALL.len()];
    if ahead.stage != Stage::Acting {
        ahead.stage = Stage::Acting;
        ahead.mover = 0;
    }
    ahead.is_untouched = false;
    if !is_ahead {
        let now = stretch(&ahead);
        return pass_on(&mut ahead, seat, now).then_some(ahead);
    }
    for &before in state.before(seat) {
        clear(&mut ahead, before);
    }
    ahead.pass_to(place);
    Some(ahead)
}

/// Goes on to the next moment of `seat` after a stretch, if nobody does anything until then. Mines whose luck decides
/// bring nothing.
pub(crate) fn pass_on(state: &mut State, seat: Seat, after: Stretch<Phase>) -> bool {
    while state.stage == Stage::Acting {
        let acting = state.acting();
        if acting == seat && stretch(state) > after {
            return true;
        }
        clear(state, acting);
        if rehearse(state, acting, &Action::Done).is_err() {
            return false;
        }
    }
    false
}

/// Takes an action in thought: everybody agrees to what it asks, and mines whose luck decides bring nothing.
pub(crate) fn rehearse(state: &mut State, seat: Seat, action: &Action) -> Result<(), Illegal> {
    // Only the end of a phase leads to where they are drawn from.
    let bags = match action {
        Action::Done => close_bags(state),
        _ => Vec::new(),
    };
    let taken = state.apply(seat, action, &mut ());
    open_bags(state, &bags);
    taken?;
    match state.part(seat).ask {
        Some(ask) => state.apply(ask.owner, &Action::Agree, &mut ()),
        None => Ok(()),
    }
}

/// What an instruction comes to in the position as it is.
pub(crate) fn carry_out(
    state: &State,
    seat: Seat,
    instruction: &Instruction,
    done: &[Action],
) -> Outcome {
    match instruction {
        Instruction::Shuttle(shuttle) => shuttle::carry_out(state, seat, shuttle),
        Instruction::Repeat {} => repeat::carry_out(state, seat, done),
    }
}

/// Takes back what a seat has open, and ends its journey.
fn clear(state: &mut State, seat: Seat) {
    state.take_back_bill(seat);
    rules::end_journey(state, seat);
    *state.part_mut(seat) = Part::default();
    state.wonder.bought = 0;
}

/// Takes what luck would draw from out of the mines, and says where it was.
fn close_bags(state: &mut State) -> Vec<(usize, Bag)> {
    let mut bags = Vec::new();
    if state.is_solo() {
        return bags;
    }
    for (nth, tile) in state.tiles.iter_mut().enumerate() {
        if let Some(works) = &mut tile.works
            && works.bag.gold > 0
            && works.bag.iron > 0
        {
            bags.push((nth, std::mem::take(&mut works.bag)));
        }
    }
    bags
}

fn open_bags(state: &mut State, bags: &[(usize, Bag)]) {
    for (nth, bag) in bags {
        if let Some(works) = &mut state.tiles[*nth].works {
            works.bag = *bag;
        }
    }
}
