//! The rules by chapter of the rules page. The number of its rule is in the name of every test.

mod breeding;
mod building;
mod calling;
mod cargo;
mod early;
mod end;
mod factories;
mod free_map;
mod geese;
mod goods;
mod map;
mod movement;
mod passengers;
mod production;
mod research;
mod roads;
mod set;
mod solo;
mod turn;
mod waiting;
mod walls;
mod wonder;
