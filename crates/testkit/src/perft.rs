//! Counting the ways a game can go.

use game::Game;

/// How many sequences of `depth` actions there are, counting those that end the game sooner.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 || game.to_act().is_empty() {
        return 1;
    }
    let mut count = 0;
    for seat in game.to_act().iter() {
        for action in game.list_actions(seat) {
            let mut next = game.clone();
            next.apply(seat, &action, &mut ()).expect("a listed action");
            count += perft(&next, depth - 1);
        }
    }
    count
}
