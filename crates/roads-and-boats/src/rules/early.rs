//! RB-TURN-10: acting before one's moment has come.

use game::Seat;

use crate::map::TileId;
use crate::moved_goods::HolderId;
use crate::tile_set::TileSet;
use crate::{Action, Duty, Holder, Illegal, Phase, State, TransporterId};

use super::reach::{beside, reach, reaches, tiles_of};
use super::{consent, factories, research};

/// What the seats that come before another reach, as long as they are not done.
pub(super) struct Before<'a> {
    state: &'a State,
    seat: Seat,
    reach: TileSet,
}

impl Before<'_> {
    /// There is nothing to find out for the seat whose moment it is.
    pub(super) fn of(state: &State, seat: Seat) -> Option<Before<'_>> {
        let before = state.before(seat);
        if before.is_empty() {
            return None;
        }
        let mut all = TileSet::default();
        for &other in before {
            all.add_all(&reach(state, other));
        }
        Some(Before {
            state,
            seat,
            reach: all,
        })
    }

    /// Whether an action that is lawful but for its moment touches nothing that they reach.
    pub(super) fn lets(&self, action: &Action) -> bool {
        if matches!(action, Action::Done) {
            return true;
        }
        let is_in_order = self.state.phase == Phase::Wonder || *action == Action::Wait;
        !is_in_order && {
            let owner = consent::owner_asked(self.state, self.seat, action);
            !touched(self.state, self.seat, action, owner).meets(&self.reach)
        }
    }
}

/// Checks that a seat may do at once what is lawful but for its moment. `owner` is whom it asks.
pub(super) fn check(
    state: &State,
    seat: Seat,
    action: &Action,
    owner: Option<Seat>,
) -> Result<(), Illegal> {
    let before = state.before(seat);
    if before.is_empty() || matches!(action, Action::Done | Action::Wait) {
        return Ok(());
    }
    let touched = touched(state, seat, action, owner);
    check_apart(state, before, &touched)
}

/// Checks that some seats do not reach what is touched.
fn check_apart(state: &State, before: &[Seat], touched: &TileSet) -> Result<(), Illegal> {
    let first = before.iter().find(|&&other| reaches(state, other, touched));
    match first {
        Some(&other) => Err(Illegal::WithinReach { other }),
        None => Ok(()),
    }
}

/// Checks that what a seat has half done in a position is out of reach of those before it.
///
/// # Errors
///
/// Returns who could still touch it.
pub(crate) fn check_half_done(state: &State, seat: Seat) -> Result<(), Illegal> {
    let before = state.before(seat);
    let part = state.part(seat);
    if before.is_empty() {
        return Ok(());
    }
    let mut all = TileSet::default();
    if let Some(bill) = &part.bill {
        all.add(bill.pool.tile);
        all.add_all(&touched(state, seat, &bill.action, None));
    }
    if let Some(ask) = &part.ask {
        all.add_all(&touched(state, seat, &ask.action, Some(ask.owner)));
    }
    match part.duty {
        Some(Duty::Destroy) => all.extend(factories::scrapyards(state, seat)),
        Some(Duty::Upgrade(topic)) => all.extend(research::upgradable(state, seat, topic)),
        None => (),
    }
    let moving = [
        part.journey.map(|journey| journey.transporter),
        part.led.map(|led| led.transporter),
    ];
    all.extend(
        moving
            .into_iter()
            .flatten()
            .filter_map(|id| tile_of(state, id)),
    );
    check_apart(state, before, &all)
}

/// All tiles that an action touches, or a duty that it brings. Whoever has to agree may be elsewhere with other
/// transporters: it is asked one thing at a time, so that those before must not be able to ask it anything.
fn touched(state: &State, seat: Seat, action: &Action, owner: Option<Seat>) -> TileSet {
    let mut all = TileSet::default();
    if let Some(owner) = owner {
        all.extend(tiles_of(state, owner));
    }
    match *action {
        Action::Hand { from, to, .. } => {
            all.extend(
                [from, to]
                    .into_iter()
                    .filter_map(|on| tile_under(state, on)),
            );
        }
        Action::Pay { from, .. } => all.extend(tile_under(state, from)),
        Action::Carry { carrier: id, .. }
        | Action::SetDown { carrier: id, .. }
        | Action::Harness { donkey: id }
        | Action::Destroy { transporter: id }
        | Action::Lead {
            transporter: id, ..
        }
        | Action::Leave { transporter: id } => all.extend(tile_of(state, id)),
        Action::Step {
            transporter, to, ..
        } => {
            all.extend(tile_of(state, transporter));
            all.extend(state.map.tile_at(to.hex()));
        }
        Action::Produce { hex } | Action::Upgrade { hex } | Action::Sink { hex, .. } => {
            all.extend(state.map.tile_at(hex));
        }
        Action::Make { hex, .. } => {
            all.extend(state.map.tile_at(hex));
            // One too many is destroyed at once (RB-PROD-10).
            if factories::would_be_over_limit(state, seat, hex) {
                all.extend(factories::scrapyards(state, seat));
            }
        }
        Action::Research { region, .. } => {
            all.extend(state.map.tile_at(region.hex));
            // Factories may be turned into others at once (RB-RES-07).
            all.extend(factories::tiles_of(state, seat));
        }
        Action::Breed { region } | Action::Build { region, .. } => {
            all.extend(state.map.tile_at(region.hex));
        }
        Action::Bridge { from, .. } => all.extend(state.map.tile_at(from.hex)),
        Action::Road {
            from, direction, ..
        }
        | Action::Wall { from, direction }
        | Action::Raze { from, direction } => {
            let tile = state.map.tile_at(from.hex);
            all.extend(tile);
            all.extend(tile.and_then(|tile| beside(state, tile, direction)));
        }
        Action::Brick
        | Action::Withdraw
        | Action::Agree
        | Action::Refuse
        | Action::Wait
        | Action::Done
        | Action::LayTile { .. }
        | Action::Settle { .. }
        | Action::Call { .. }
        | Action::DropCall { .. }
        | Action::KeepPraying
        | Action::StopPraying
        | Action::TakePosition { .. } => (),
    }
    all
}

fn tile_of(state: &State, id: TransporterId) -> Option<TileId> {
    state.transporter(id).map(|own| state.tile_of(own))
}

fn tile_under(state: &State, holder: Holder) -> Option<TileId> {
    match state.find_holder(holder).ok()? {
        HolderId::Region(region) => Some(state.map.tile_of(region)),
        HolderId::Transporter(id) => tile_of(state, id),
    }
}
