//! The protocol as the page knows it, in TypeScript.

use ts_rs::{Config, TS, TypeVisitor};

use crate::protocol::{Done, Message, News, Now, NowAfter, Request};
use crate::table::{Options, Placed, Steps, StoodAfter};
use crate::{messages, routes};

/// Visits everything that is said between page and server.
pub fn visit(visitor: &mut impl TypeVisitor) {
    visitor.visit::<Request>();
    visitor.visit::<Message>();
    visitor.visit::<News>();
    visitor.visit::<Now>();
    visitor.visit::<Done>();
    visitor.visit::<Options>();
    visitor.visit::<Placed>();
    visitor.visit::<Steps>();
    visitor.visit::<StoodAfter>();
    visitor.visit::<messages::Problem>();
    routes::visit_types(visitor);
}

/// It is flat in what it belongs to, and all of it may be missing.
impl TS for NowAfter {
    type WithoutGenerics = NowAfter;
    type OptionInnerType = NowAfter;

    fn name(config: &Config) -> String {
        format!("Partial<{}>", Now::name(config))
    }

    fn inline(config: &Config) -> String {
        NowAfter::name(config)
    }

    fn inline_flattened(config: &Config) -> String {
        NowAfter::name(config)
    }
}
