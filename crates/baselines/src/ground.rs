//! What a seat has to plan with.

use amsterdam::{Board, ContractId, Contracts, Network, Route, RouteId, Routes, State};
use game::Seat;

use crate::ways::Ways;

/// What a seat has to plan with.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) state: &'a State,
    pub(crate) board: &'a Board,
    pub(crate) seat: Seat,
    pub(crate) own: Routes,
    pub(crate) open: Routes,
    pub(crate) carts: u8,
}

impl<'a> Ground<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat) -> Ground<'a> {
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
    pub(crate) fn without(&self, id: RouteId) -> Ground<'a> {
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
    pub(crate) fn ways(&self, cost: impl Fn(RouteId, &Route) -> u32) -> Ways {
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
    pub(crate) fn ways_by_carts(&self) -> Ways {
        self.ways(|_, route| route.length.into())
    }

    /// Those of `contracts` that are not met yet.
    pub(crate) fn unmet(&self, contracts: Contracts) -> Contracts {
        let network = Network::new(self.board, self.own);
        let is_unmet = |&id: &ContractId| !network.joins(self.board.contract(id).ends);
        contracts.iter().filter(is_unmet).collect()
    }

    /// What contracts are worth together.
    pub(crate) fn value(&self, contracts: Contracts) -> u32 {
        let values = contracts.iter().map(|id| self.board.contract(id).value);
        values.map(u32::from).sum()
    }

    /// How many carts routes take.
    pub(crate) fn carts_for(&self, routes: Routes) -> u8 {
        routes.iter().map(|id| self.board.route(id).length).sum()
    }

    /// The other seats.
    pub(crate) fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        self.state.seats().filter(move |&seat| seat != own)
    }
}
