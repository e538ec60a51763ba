//! The bricks, and the turn that follows from them.

use crate::wonder::{BRICKS_ALONE, PLACES, last_brick};
use crate::{Brick, Phase, Stage, rules};

use super::{Checked, Reader, ensure};

impl Reader<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "the bricks decide the turn, and each check counts on what those before it have found"
    )]
    pub(super) fn read_wonder(&mut self) -> Checked {
        let n_seats = self.state.n_seats;
        if let Some(bricks) = &self.position.bricks {
            self.state.wonder.bricks.clone_from(bricks);
        }
        let bricks = &self.state.wonder.bricks;
        let n_unused = bricks
            .iter()
            .take_while(|&&brick| brick == Brick::Unused)
            .count();
        let all_unused = bricks
            .iter()
            .filter(|&&brick| brick == Brick::Unused)
            .count();
        let expected = if self.state.is_solo() {
            usize::from(BRICKS_ALONE)
        } else {
            0
        };
        let is_filled = n_unused == expected && all_unused == expected;
        ensure(
            is_filled,
            "bricks",
            "17 bricks of an unused colour come first if and only if a seat plays alone",
            "RB-SOLO-01",
        )?;
        let all_there = bricks.iter().all(|brick| match brick {
            Brick::Seat(seat) => seat.index() < usize::from(n_seats),
            _ => true,
        });
        ensure(
            all_there,
            "bricks",
            "a brick is of a seat that is not there",
            "RB-SET-01",
        )?;
        let n_bricks = bricks.len();
        ensure(
            n_bricks <= usize::from(PLACES),
            "bricks",
            "there are 83 places",
            "RB-WON-05",
        )?;
        let n_neutral = self.state.wonder.n_neutral();
        let most = usize::from(rules::most_turns(n_seats));
        let last = usize::from(last_brick(n_seats));
        let is_over = n_bricks == last || n_neutral == most;
        let fits = n_bricks <= last
            && n_neutral <= most
            && is_over == (self.position.stage == Stage::Over);
        ensure(
            fits,
            "bricks",
            "the game is over with the last brick, and not before",
            "RB-WON-05",
        )?;
        let has_begun = !matches!(self.position.stage, Stage::FreeMap { .. } | Stage::Homes);
        let turn = match has_begun {
            false => 0,
            // The neutral brick of the last turn is laid, if that is what ended the game.
            true if n_neutral == most => n_neutral,
            true => n_neutral + 1,
        };
        let by_neutral = is_over && bricks.last() == Some(&Brick::Neutral) && n_neutral < most;
        let turn = if by_neutral { n_neutral } else { turn };
        let is_told = self
            .position
            .turn
            .is_none_or(|told| usize::from(told) == turn);
        ensure(
            is_told,
            "turn",
            "each turn ends with a neutral brick",
            "RB-WON-04",
        )?;
        let nothing_yet = has_begun || n_bricks == expected;
        ensure(
            nothing_yet,
            "bricks",
            "no brick is laid before the first turn",
            "RB-WON-01",
        )?;
        self.state.turn = turn as u8;
        let bought = self.position.bought;
        let is_buying = bought == 0
            || self.position.phase == Phase::Wonder
                && self.position.stage == Stage::Acting
                && bricks
                    .iter()
                    .rev()
                    .take(bought.into())
                    .all(|&brick| brick == Brick::Seat(self.state.acting()))
                && usize::from(bought) <= n_bricks;
        ensure(
            is_buying,
            "bought",
            "the acting seat's bricks lie last",
            "RB-WON-02",
        )?;
        self.state.wonder.bought = bought;
        Ok(())
    }
}
