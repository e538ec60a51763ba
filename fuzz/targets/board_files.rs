//! Any board file: it is refused, or games are played on it to their end.

#![no_main]

use std::sync::Arc;

use amsterdam::{Board, BoardFile, Setup, State};
use bots::random_playout;
use game::{Dice, Game, Seed};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    let Ok(file) = BoardFile::parse(text) else {
        return;
    };
    let Ok(board) = Board::new(file) else { return };
    let board = Arc::new(board);
    for seats in 2..=4 {
        let setup = Setup {
            seats,
            first: None,
            board: Some(board.clone()),
        };
        let Ok(mut state) = State::new(&setup, Seed::from(1)) else {
            continue;
        };
        assert_eq!(state.audit(), Ok(()));
        random_playout(&mut state, &mut Dice::new(Seed::from(2)), &mut Vec::new());
        assert_eq!(state.audit(), Ok(()));
        assert!(state.outcome().is_some());
    }
});
