//! RB-TURN-07: planning ahead of one's moment.

use game::{Chance, Game, Moment, Seat, Seed, Unplannable};

use crate::pieces::Part;
use crate::{Action, Illegal, Phase, Stage, State, rules};

/// Plans are for one phase, and run when their seat acts and nobody has to answer a question first.
pub(crate) fn moment(state: &State) -> Moment {
    let phase = match state.phase {
        Phase::Production => 0,
        Phase::Movement => 1,
        Phase::Building => 2,
        Phase::Wonder => 3,
    };
    let is_free = |seat: &Seat| state.part(*seat).ask.is_none();
    let acting = (state.stage == Stage::Acting).then(|| state.acting());
    Moment {
        seat: acting.filter(is_free),
        stretch: 4 * u32::from(state.turn) + phase,
    }
}

/// The game as if the moment of `seat` had come and it had done all of `actions`.
pub(crate) fn ahead(
    state: &State,
    seat: Seat,
    actions: &[Action],
) -> Result<State, Unplannable<Illegal>> {
    let place = state.line().iter().position(|&other| other == seat);
    let place = place.ok_or(Unplannable::NotNow)? as u8;
    let is_ahead = match state.stage {
        Stage::Acting => place > state.mover,
        // The order may still change, and with it who sees what; the plan is made against what is seen now.
        Stage::Praying { .. } | Stage::Choosing { .. } => true,
        Stage::FreeMap { .. } | Stage::Homes | Stage::Over => false,
    };
    if !is_ahead {
        return Err(Unplannable::NotNow);
    }
    let mut ahead = state.clone();
    for &before in state.before(seat) {
        clear(&mut ahead, before);
    }
    ahead.stage = Stage::Acting;
    ahead.is_untouched = false;
    ahead.pass_to(place);
    // The luck to come is nobody's to see.
    ahead.chance = Chance::new(Seed::from(0));
    let before = moment(&ahead);
    for (nth, action) in actions.iter().enumerate() {
        let refuse = |illegal| Unplannable::Action { nth, illegal };
        // A plan is for one phase, and ends with it.
        if moment(&ahead) != before {
            let acting = ahead.acting();
            return Err(refuse(Illegal::NotYourMoment { acting }));
        }
        ahead.apply(seat, action, &mut ()).map_err(refuse)?;
        if let Some(ask) = ahead.part(seat).ask {
            ahead
                .apply(ask.owner, &Action::Agree, &mut ())
                .map_err(refuse)?;
        }
    }
    Ok(ahead)
}

/// Takes back what a seat has open, and ends its journey.
fn clear(state: &mut State, seat: Seat) {
    state.take_back_bill(seat);
    rules::end_journey(state, seat);
    *state.part_mut(seat) = Part::default();
    state.wonder.bought = 0;
}
