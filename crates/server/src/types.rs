//! The protocol as the page knows it, in TypeScript.

use ts_rs::TypeVisitor;

use crate::protocol::{Done, Message, News, Now, Request};
use crate::table::{Options, Placed, Steps};
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
    visitor.visit::<messages::Problem>();
    routes::visit_types(visitor);
}
