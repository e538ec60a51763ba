//! A table in the terminal: who sits there, and the game they play.

use anstyle::Style;
use anyhow::{Context, Result};
use bots::{Bot, Budget, Opponent};
use game::{Dice, Game, Imagined, Record, Seat, Taken, Viewer};
use words::Words;

use super::console::Console;
use super::paint::paint;
use super::playable::Playable;
use super::tell::Teller;

/// A player at the keyboard, or a bot.
pub(super) struct Sitter<G: 'static> {
    pub(super) name: String,
    pub(super) bot: Option<&'static Opponent<G>>,
}

/// How a session at the table ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    Finished,
    Left,
    InputEnded,
}

pub(super) type RecordOf<G> =
    Record<<G as Game>::Setup, <G as Game>::Position, <G as Game>::Action>;

/// A table in the terminal.
pub(super) struct Table<G: Playable> {
    game: G,
    record: RecordOf<G>,
    /// Everything that happened, secrets too.
    pub(super) log: Vec<G::Event>,
    /// How much of the log each seat has been shown, and last the table.
    told: Vec<usize>,
    sitters: Vec<Sitter<G>>,
    /// The bots, each made when it is first asked.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    names: Vec<String>,
    pub(super) words: Words,
    budget: Budget,
    /// The luck of bots, which is not the luck of the game.
    dice: Dice,
    /// Who looked at the screen last, and at which scene.
    looking: Option<(Seat, usize)>,
    /// The lists that the player has opened one after the other.
    path: Vec<String>,
}

/// What a player chose.
pub(super) enum Choice<A> {
    /// Actions to take one after the other, as far as they are allowed. The first one is.
    Take(Vec<A>),
    Leave(Ending),
}

impl<G: Playable> Table<G> {
    pub(super) fn new(
        record: RecordOf<G>,
        sitters: Vec<Sitter<G>>,
        words: Words,
        budget: Budget,
    ) -> Result<Table<G>> {
        let game: G = record.open()?;
        Ok(Table {
            told: vec![0; sitters.len() + 1],
            bots: sitters.iter().map(|_| None).collect(),
            names: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
            dice: Dice::new(Dice::new(record.seed).seed()),
            game,
            record,
            log: Vec::new(),
            sitters,
            words,
            budget,
            looking: None,
            path: Vec::new(),
        })
    }

    pub(super) fn record(&self) -> &RecordOf<G> {
        &self.record
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    pub(super) fn teller(&self) -> Teller<'_, G> {
        Teller::new(&self.words, &self.game, &self.names)
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
        while let Some(seat) = self.game.awaited().lowest() {
            let actions = match self.sitters[seat.index()].bot {
                Some(bot) => vec![self.ask_bot(seat, bot)],
                None => match self.ask_player(seat, console)? {
                    Choice::Take(actions) => actions,
                    Choice::Leave(ending) => {
                        if ending == Ending::Left {
                            console.show(&self.words.say("term-left", &[]))?;
                        }
                        return Ok(ending);
                    }
                },
            };
            self.take_all(seat, actions)?;
            if self.n_players() == 0 {
                console.show_all(&self.news(Viewer::Table))?;
            }
        }
        let outcome = self
            .game
            .outcome()
            .context("a game that is over has a result")?;
        match (self.n_players(), self.looking) {
            (0, _) | (_, None) => (),
            (n_players, Some(_)) if n_players > 1 && G::HAS_SECRETS => self.tell_count(console)?,
            (_, Some((seat, _))) => console.show_all(&self.news(Viewer::Seat(seat)))?,
        }
        console.show_all(&G::count(&self.teller(), &outcome))?;
        Ok(Ending::Finished)
    }

    /// Takes the first action, which is legal, and those after it as far as they are still.
    fn take_all(&mut self, seat: Seat, actions: Vec<G::Action>) -> Result<()> {
        let mut is_first = true;
        for action in actions {
            match self.game.apply(seat, &action, &mut self.log) {
                Ok(()) => self.record.actions.push(Taken { seat, action }),
                Err(illegal) if is_first => {
                    return Err(illegal).context("a chosen action is legal");
                }
                Err(_) => break,
            }
            is_first = false;
        }
        self.record.result = self.game.outcome();
        Ok(())
    }

    fn ask_bot(&mut self, seat: Seat, opponent: &Opponent<G>) -> G::Action {
        let imagined = Imagined::new(&self.game, seat, &mut self.dice);
        let seed = self.dice.seed();
        let bot = self.bots[seat.index()].get_or_insert_with(|| (opponent.make)(seed));
        bot.choose(&imagined, self.budget)
    }

    /// What a strong player would do in the place of a seat. Asked again, it says the same.
    pub(super) fn hint(&self, seat: Seat) -> Option<Vec<String>> {
        let mut dice = self.dice.clone();
        let imagined = Imagined::new(&self.game, seat, &mut dice);
        G::hint(&self.teller(), &imagined, self.budget, dice.seed())
    }

    /// How much of the log `viewer` has been shown. Without secrets all look at the same screen.
    fn told(&mut self, viewer: Viewer) -> &mut usize {
        match viewer {
            Viewer::Seat(seat) if G::HAS_SECRETS => &mut self.told[seat.index()],
            Viewer::Seat(_) | Viewer::Table => &mut self.told[self.sitters.len()],
        }
    }

    /// What has happened since `viewer` last looked.
    fn news(&mut self, viewer: Viewer) -> Vec<String> {
        let n_events = self.log.len();
        let told = std::mem::replace(self.told(viewer), n_events);
        G::news(&self.teller(), &self.log[told..], viewer)
    }

    /// Shows the count, which everyone sees.
    fn tell_count(&self, console: &mut Console) -> Result<()> {
        let counted = self.log.iter().filter(|event| G::is_counted(event));
        let teller = self.teller();
        let lines: Vec<String> = counted.map(|event| G::event(&teller, event)).collect();
        console.show_all(&lines)
    }

    fn ask_player(&mut self, seat: Seat, console: &mut Console) -> Result<Choice<G::Action>> {
        let viewer = Viewer::Seat(seat);
        let looked = self.looking.map(|(seat, _)| seat);
        if G::HAS_SECRETS && self.n_players() > 1 && looked != Some(seat) {
            console.clear()?;
            let name = self.teller().name(seat);
            let hand_over = self.words.say("term-hand-over", &[("name", name.into())]);
            if console.ask(&hand_over)?.is_none() {
                return Ok(Choice::Leave(Ending::InputEnded));
            }
        }
        let scene = Some((seat, self.game.scene(self.record.actions.len())));
        let begins = self.looking != scene;
        self.looking = scene;
        let news = self.news(viewer);
        // Players who look at the same screen have seen what the others did.
        let was_away = self.game.n_seats() > 1 && (G::HAS_SECRETS || self.n_players() == 1);
        if begins && was_away && !news.is_empty() {
            let since = self.words.say("term-since", &[]);
            console.show(&paint(&since, Style::new().bold()))?;
        }
        console.show_all(&news)?;
        let teller = self.teller();
        let lines = match begins {
            true => G::whole(&teller, viewer),
            false => G::brief(&teller, viewer),
        };
        console.show_all(&lines)?;
        if begins {
            self.path.clear();
        }
        let mut path = std::mem::take(&mut self.path);
        let choice = self.choose(seat, &mut path, console);
        self.path = path;
        choice
    }
}
