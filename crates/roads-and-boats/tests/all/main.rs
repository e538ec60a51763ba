//! The rules of Roads & Boats, held to the rules page.

// A test that cannot go on fails; tests may read files; and rows of a table read better alike.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::redundant_clone
)]

mod busy;
mod conservation;
mod coverage_rb;
mod drawing;
mod fairness;
mod field;
mod games;
mod generate;
mod guide;
mod importing;
mod laws;
mod long;
mod maps;
mod orders;
mod perft;
mod plans;
mod playthroughs;
mod positions;
mod queries;
mod rules_breeding;
mod rules_building;
mod rules_cargo;
mod rules_end;
mod rules_factories;
mod rules_free_map;
mod rules_geese;
mod rules_goods;
mod rules_map;
mod rules_movement;
mod rules_passengers;
mod rules_production;
mod rules_research;
mod rules_roads;
mod rules_set;
mod rules_solo;
mod rules_turn;
mod rules_waiting;
mod rules_walls;
mod rules_wonder;
mod table;
mod topology;
