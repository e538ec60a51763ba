//! What a seat has to plan with.

use amsterdam::{Board, ContractId, Contracts, Network, Route, RouteId, Routes, State};
use game::Seat;

use super::ways::Ways;

/// What a seat has to plan with.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) state: &'a State,
    pub(super) board: &'a Board,
    pub(super) seat: Seat,
    pub(super) own: Routes,
    pub(super) open: Routes,
    pub(super) carts: u8,
}

impl<'a> Ground<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Ground<'a> {
        Ground {
            state,
            board: state.board(),
            seat,
            own: state.routes(seat),
            open: state.open_routes(seat),
            carts: state.carts(seat),
        }
    }

    /// The same without a route that might be lost. With two seats its twin would be lost with it (AM-BUILD-07).
    pub(super) fn without(&self, id: RouteId) -> Ground<'a> {
        let mut open = self.open;
        open.remove(id);
        if let Some(twin) = self.board.route(id).twin
            && self.state.seats().len() == 2
        {
            open.remove(twin);
        }
        Ground { open, ..*self }
    }

    /// The ways along own routes, which cost nothing, and free ones by what they cost.
    pub(super) fn ways(&self, cost: impl Fn(RouteId, &Route) -> u32) -> Ways {
        Ways::new(self.board, |id| {
            if self.own.contains(id) {
                Some(0)
            } else if self.open.contains(id) {
                Some(cost(id, self.board.route(id)))
            } else {
                None
            }
        })
    }

    /// The ways by the carts they take.
    pub(super) fn ways_by_carts(&self) -> Ways {
        self.ways(|_, route| route.length.into())
    }

    /// Those of `contracts` that are not met yet.
    pub(super) fn unmet(&self, contracts: Contracts) -> Contracts {
        let network = Network::new(self.board, self.own);
        let is_unmet = |&id: &ContractId| !network.joins(self.board.contract(id).ends);
        contracts.iter().filter(is_unmet).collect()
    }

    /// What contracts are worth together.
    pub(super) fn value(&self, contracts: Contracts) -> u32 {
        let values = contracts.iter().map(|id| self.board.contract(id).value);
        values.map(u32::from).sum()
    }

    /// How many carts routes take.
    pub(super) fn carts_for(&self, routes: Routes) -> u8 {
        routes.iter().map(|id| self.board.route(id).length).sum()
    }

    /// The other seats.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.state.seats().filter(move |&seat| seat != own)
    }
}
