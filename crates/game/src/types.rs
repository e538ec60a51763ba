//! Seats as the page knows them: numbers.

use ts_rs::{Config, TS};

use crate::{Seat, SeatSet};

impl TS for Seat {
    type WithoutGenerics = Seat;
    type OptionInnerType = Seat;

    fn name(_: &Config) -> String {
        "number".to_owned()
    }

    fn inline(config: &Config) -> String {
        Seat::name(config)
    }
}

impl TS for SeatSet {
    type WithoutGenerics = SeatSet;
    type OptionInnerType = SeatSet;

    fn name(_: &Config) -> String {
        "Array<number>".to_owned()
    }

    fn inline(config: &Config) -> String {
        SeatSet::name(config)
    }
}
