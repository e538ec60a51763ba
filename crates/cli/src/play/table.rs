//! A table in the terminal: who sits there, and the game they play.

use amsterdam::{Action, Event, State};
use anstyle::Style;
use anyhow::{Context, Result};
use bots::{Budget, Opponent};
use game::{Dice, Game, Imagined, Record, Seat, Taken, Viewer};
use words::Words;

use super::console::Console;
use super::tell::{Teller, paint};
use super::{board, screen};

/// A player at the keyboard, or a bot.
pub(super) struct Sitter {
    pub(super) name: String,
    pub(super) bot: Option<&'static Opponent<State>>,
}

/// How a session at the table ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    Finished,
    Left,
    InputEnded,
}

type AmsterdamRecord = Record<amsterdam::Setup, amsterdam::Position, Action>;

/// A table in the terminal.
pub(super) struct Table {
    pub(super) state: State,
    record: AmsterdamRecord,
    /// Everything that happened, secrets too.
    pub(super) log: Vec<Event>,
    /// How much of the log each seat has been shown, and last the table.
    told: Vec<usize>,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    pub(super) words: Words,
    budget: Budget,
    /// The luck of bots, which is not the luck of the game.
    dice: Dice,
    /// Who looked at the screen last.
    looking: Option<Seat>,
}

/// What a player chose.
pub(super) enum Choice {
    Take(Action),
    Leave(Ending),
}

impl Table {
    pub(super) fn new(
        record: AmsterdamRecord,
        sitters: Vec<Sitter>,
        words: Words,
        budget: Budget,
    ) -> Result<Table> {
        let state: State = record.open()?;
        Ok(Table {
            told: vec![0; sitters.len() + 1],
            names: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
            dice: Dice::new(Dice::new(record.seed).seed()),
            state,
            record,
            log: Vec::new(),
            sitters,
            words,
            budget,
            looking: None,
        })
    }

    pub(super) fn record(&self) -> &AmsterdamRecord {
        &self.record
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    pub(super) fn teller(&self) -> Teller<'_> {
        Teller {
            words: &self.words,
            board: self.state.board(),
            names: &self.names,
        }
    }

    fn n_players(&self) -> usize {
        self.sitters
            .iter()
            .filter(|sitter| sitter.bot.is_none())
            .count()
    }

    /// Plays until the game ends or the players leave.
    pub(super) fn play(&mut self, console: &mut Console) -> Result<Ending> {
        if let Some(commitment) = &self.record.commitment {
            let hash = commitment.hash.clone();
            console.show(&self.words.say("term-seed-hash", &[("hash", hash.into())]))?;
        }
        while let Some(seat) = self.state.to_act().lowest() {
            let action = match self.sitters[seat.index()].bot {
                Some(bot) => self.ask_bot(seat, bot),
                None => match self.ask_player(seat, console)? {
                    Choice::Take(action) => action,
                    Choice::Leave(ending) => {
                        if ending == Ending::Left {
                            console.show(&self.words.say("term-left", &[]))?;
                        }
                        return Ok(ending);
                    }
                },
            };
            self.take(seat, action)?;
            if self.n_players() == 0 {
                self.tell_news(Viewer::Table, console)?;
            }
        }
        let outcome = self
            .state
            .outcome()
            .context("a game that is over has a result")?;
        match self.looking {
            Some(seat) if self.n_players() == 1 => self.tell_news(Viewer::Seat(seat), console)?,
            Some(_) | None => self.tell_count(console)?,
        }
        for line in screen::count(&self.teller(), &self.state, &outcome) {
            console.show(&line)?;
        }
        Ok(Ending::Finished)
    }

    fn take(&mut self, seat: Seat, action: Action) -> Result<()> {
        self.state
            .apply(seat, &action, &mut self.log)
            .context("a chosen action is legal")?;
        self.record.actions.push(Taken { seat, action });
        self.record.result = self.state.outcome();
        Ok(())
    }

    fn ask_bot(&mut self, seat: Seat, bot: &Opponent<State>) -> Action {
        let imagined = Imagined::new(&self.state, seat, &mut self.dice);
        (bot.make)(self.dice.seed()).choose(&imagined, self.budget)
    }

    /// Shows what has happened since `viewer` last looked.
    fn tell_news(&mut self, viewer: Viewer, console: &mut Console) -> Result<()> {
        let told = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Table => self.sitters.len(),
        };
        let news = &self.log[self.told[told]..];
        let lines = news
            .iter()
            .filter_map(|event| self.teller().event(&State::seen_by(event, viewer)));
        for line in lines {
            console.show(&line)?;
        }
        self.told[told] = self.log.len();
        Ok(())
    }

    /// Shows the count of contracts and bonus cards, which everyone sees.
    fn tell_count(&self, console: &mut Console) -> Result<()> {
        let is_count = |event: &&Event| {
            matches!(
                event,
                Event::ContractCounted { .. } | Event::BonusCounted { .. }
            )
        };
        for event in self.log.iter().filter(is_count) {
            if let Some(line) = self.teller().event(event) {
                console.show(&line)?;
            }
        }
        Ok(())
    }

    fn ask_player(&mut self, seat: Seat, console: &mut Console) -> Result<Choice> {
        let viewer = Viewer::Seat(seat);
        if self.n_players() > 1 && self.looking != Some(seat) {
            console.clear()?;
            let name = self.teller().name(seat);
            let hand_over = self.words.say("term-hand-over", &[("name", name.into())]);
            if console.ask(&hand_over)?.is_none() {
                return Ok(Choice::Leave(Ending::InputEnded));
            }
        }
        let begins = self.state.phase() != amsterdam::Phase::SecondCard;
        self.looking = Some(seat);
        if begins && self.told[seat.index()] < self.log.len() {
            let since = self.words.say("term-since", &[]);
            console.show(&paint(&since, Style::new().bold()))?;
        }
        self.tell_news(viewer, console)?;
        if begins {
            for line in board::map(&self.teller(), &self.state) {
                console.show(&line)?;
            }
        }
        for line in screen::status(&self.teller(), &self.state, viewer) {
            console.show(&line)?;
        }
        self.choose(seat, console)
    }
}
