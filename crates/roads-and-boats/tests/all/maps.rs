//! Map files, and what is refused in them.

use roads_and_boats::BUILT_IN;

#[test]
fn the_maps_that_come_with_the_game_are_maps() {
    assert!(BUILT_IN.len() >= 13);
}
