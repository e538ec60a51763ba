//! Bots that stay in their seats, and think elsewhere.

use std::sync::{Arc, Mutex, MutexGuard};

use bots::{Bot, Budget, Opponent};
use game::{Dice, Game, Imagined, Seat, Seed};
use serde_json::Value;

use crate::json::write;
use crate::{Refused, Thinker};

/// The bots of a table, each in the seat where it was asked before.
pub(crate) struct Sitters<G: Game>([Option<Sitter<G>>; Seat::MAX]);

/// A bot in its seat, which keeps its plans from one action to the next.
struct Sitter<G: Game> {
    opponent: &'static Opponent<G>,
    bot: Arc<Mutex<Box<dyn Bot<G>>>>,
}

/// A bot with what it knows.
struct Thought<G: Game> {
    sitter: Sitter<G>,
    imagined: Imagined<G>,
    /// The luck of a new bot, in case the old one failed at its last thought.
    seed: Seed,
}

impl<G: Game> Default for Sitters<G> {
    fn default() -> Sitters<G> {
        Sitters(Default::default())
    }
}

impl<G: Game> Clone for Sitter<G> {
    fn clone(&self) -> Sitter<G> {
        Sitter {
            opponent: self.opponent,
            bot: self.bot.clone(),
        }
    }
}

impl<G: Game> Sitters<G> {
    /// This bot in this seat, with what it knows of `game`. It is made if another or none sits there.
    pub(crate) fn thinker(
        &mut self,
        game: &G,
        seat: Seat,
        opponent: &'static Opponent<G>,
        seed: Seed,
    ) -> Result<Box<dyn Thinker>, Refused> {
        if !game.to_act().contains(seat) {
            return Err(Refused::NotToAct(seat));
        }
        let mut dice = Dice::new(seed);
        let imagined = Imagined::new(game, seat, &mut dice);
        let seed = dice.seed();
        let place = &mut self.0[seat.index()];
        let sitter = match place {
            Some(sitter) if sitter.opponent.name == opponent.name => sitter.clone(),
            _ => {
                let bot = Arc::new(Mutex::new((opponent.make)(seed)));
                place.insert(Sitter { opponent, bot }).clone()
            }
        };
        Ok(Box::new(Thought {
            sitter,
            imagined,
            seed,
        }))
    }
}

impl<G: Game> Thought<G> {
    fn bot(&self) -> MutexGuard<'_, Box<dyn Bot<G>>> {
        let Sitter { opponent, bot } = &self.sitter;
        bot.lock().unwrap_or_else(|failed| {
            let mut bot = failed.into_inner();
            *bot = (opponent.make)(self.seed);
            self.sitter.bot.clear_poison();
            bot
        })
    }
}

impl<G: Game> Thinker for Thought<G> {
    fn think(self: Box<Self>, budget: Budget) -> Value {
        write(&self.bot().choose(&self.imagined, budget))
    }

    fn think_early(self: Box<Self>, budget: Budget) -> Option<Value> {
        let early = self.bot().choose_early(&self.imagined, budget);
        early.as_ref().map(write)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use amsterdam::{Action, Setup, State};

    /// Fails at its second thought.
    struct Failing(bool);

    impl Bot<State> for Failing {
        fn choose(&mut self, _: &Imagined<State>, _: Budget) -> Action {
            assert!(self.0, "a bot fails");
            self.0 = false;
            Action::KeepBoth
        }
    }

    static FAILING: Opponent<State> = Opponent {
        name: "failing",
        about: "fails at its second thought",
        level: None,
        make: |_| Box::new(Failing(true)),
    };

    #[test]
    fn a_bot_that_failed_is_replaced() {
        let game = State::new(&Setup::for_seats(2), Seed::from(1)).unwrap();
        let sitter = Sitter {
            opponent: &FAILING,
            bot: Arc::new(Mutex::new((FAILING.make)(Seed::from(1)))),
        };
        let thought = || {
            Box::new(Thought {
                sitter: sitter.clone(),
                imagined: Imagined::new(&game, Seat::FIRST, &mut Dice::new(Seed::from(1))),
                seed: Seed::from(1),
            })
        };
        let keep = serde_json::json!({ "do": "keep_both" });
        assert_eq!(thought().think(Budget::default()), keep);
        let failed = thought();
        assert!(catch_unwind(AssertUnwindSafe(|| failed.think(Budget::default()))).is_err());
        assert_eq!(thought().think(Budget::default()), keep);
        assert!(!sitter.bot.is_poisoned());
    }
}
