//! What the server has for Roads & Boats alone: its maps, help for those who draw them, and what was reached on them.

mod built_in;
mod drawing;
mod improvements;
mod maps;
mod scores;
mod solutions;

use utoipa_axum::router::OpenApiRouter;

use crate::App;

pub(crate) use improvements::Improvements;

/// The routes about its maps.
pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(maps::router())
        .merge(drawing::router())
        .merge(scores::router())
        .merge(solutions::router())
        .merge(improvements::router())
}

/// Visits whatever these routes answer with that nothing else names.
#[cfg(feature = "types")]
pub(crate) fn visit_types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<maps::MapPage>();
    visitor.visit::<maps::MapWhole>();
    visitor.visit::<maps::MapSaved>();
    visitor.visit::<drawing::Checked>();
    visitor.visit::<drawing::RandomMap>();
    visitor.visit::<drawing::Imported>();
    visitor.visit::<solutions::Watched>();
    visitor.visit::<improvements::Improved>();
}
