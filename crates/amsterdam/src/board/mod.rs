//! The board: places, routes, contracts and scores, read from a file and checked.

mod check;
mod file;
mod tables;

pub use check::BoardError;
pub use file::{BoardFile, ContractFile, Place, RouteFile, Space};
pub use tables::{Board, Contract, ContractId, Contracts, MAX_PLACES, Route, RouteId, Routes};

pub(crate) use tables::MAX_CARDS;
