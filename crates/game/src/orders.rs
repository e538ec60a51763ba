//! Standing orders: how a seat answers, once and for all, what it is asked again and again.

use serde::{Deserialize, Serialize};

/// The orders of a game that knows none. There is no such value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoOrders {}
