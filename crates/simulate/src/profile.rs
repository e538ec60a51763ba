//! What a run is like. Each has some faults and not others, so that none hides what the others would show.

use crate::dice::Dice;

/// What a run is like. Numbers of faults are of a thousand chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Profile {
    pub(crate) n_people: u32,
    /// How much each of them does.
    pub(crate) n_deeds: u32,
    pub(crate) tables_per_user: u32,
    pub(crate) max_tokens: u32,
    /// How often an operation takes much longer than usual.
    pub(crate) slow: u32,
    /// How often an operation fails, or its answer is lost.
    pub(crate) trouble: u32,
    /// How often somebody hangs up before the answer comes.
    pub(crate) hang_up: u32,
    /// How often something is sent twice at the same time.
    pub(crate) double: u32,
    /// How often news between the nodes comes late.
    pub(crate) late_news: u32,
    /// How many times a node is paused, killed, becomes deaf, or the clock steps.
    pub(crate) blows: u32,
    /// Whether people use one node each, or any.
    pub(crate) is_roaming: bool,
}

impl Profile {
    pub(crate) fn draw(dice: &Dice) -> Profile {
        let some = |rates: [u32; 4]| dice.pick(&rates).unwrap_or_default();
        Profile {
            n_people: dice.between(3, 4),
            n_deeds: dice.between(16, 30),
            tables_per_user: dice.between(2, 3),
            max_tokens: dice.between(1, 3),
            slow: some([0, 0, 20, 60]),
            trouble: some([0, 0, 10, 40]),
            hang_up: some([0, 50, 150, 300]),
            double: some([0, 50, 150, 300]),
            late_news: some([0, 100, 300, 700]),
            blows: some([0, 0, 2, 5]),
            is_roaming: dice.chance(700),
        }
    }
}
