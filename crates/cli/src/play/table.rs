//! A table in the terminal: who sits there, and the game they play.

use amsterdam::{Action, Event, RouteId, State};
use anstyle::Style;
use anyhow::{Context, Result};
use bots::{Budget, Opponent};
use game::{Dice, Game, Imagined, Record, Seat, Taken, Viewer};
use words::{File, Words, rulebook};

use super::console::Console;
use super::menu::{Entry, try_to_build};
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
    state: State,
    record: AmsterdamRecord,
    /// Everything that happened, secrets too.
    log: Vec<Event>,
    /// How much of the log each seat has been shown.
    told: Vec<usize>,
    sitters: Vec<Sitter>,
    names: Vec<String>,
    words: Words,
    budget: Budget,
    /// The luck of bots, which is not the luck of the game.
    dice: Dice,
    /// Who looked at the screen last.
    looking: Option<Seat>,
}

/// What a player typed.
enum Choice {
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
            told: vec![0; sitters.len()],
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

    fn teller(&self) -> Teller<'_> {
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
                self.tell_news(Viewer::Table, 0, console)?;
            }
        }
        let outcome = self
            .state
            .outcome()
            .context("a game that is over has a result")?;
        let last = if self.n_players() == 1 {
            self.looking
        } else {
            None
        };
        self.tell_news(
            last.map_or(Viewer::Table, Viewer::Seat),
            last.map_or(0, Seat::index),
            console,
        )?;
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

    /// Shows what has happened since `seat` last looked, as `viewer` saw it.
    fn tell_news(&mut self, viewer: Viewer, seat: usize, console: &mut Console) -> Result<()> {
        let news = &self.log[self.told[seat]..];
        let lines = news
            .iter()
            .filter_map(|event| self.teller().event(&State::seen_by(event, viewer)));
        for line in lines {
            console.show(&line)?;
        }
        self.told[seat] = self.log.len();
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
        self.tell_news(viewer, seat.index(), console)?;
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

    /// Lists what can be done and waits for a choice.
    fn choose(&self, seat: Seat, console: &mut Console) -> Result<Choice> {
        let menu = Entry::menu(&self.state.list_actions(seat));
        let most = menu.len();
        self.show_menu(&menu, console)?;
        loop {
            let question = self.words.say("term-choose", &[("most", most.into())]);
            let Some(input) = console.ask(&question)? else {
                return Ok(Choice::Leave(Ending::InputEnded));
            };
            let (command, rest) = input.split_once(' ').unwrap_or((&input, ""));
            match (command, rest.trim()) {
                ("", _) => self.show_menu(&menu, console)?,
                ("q", _) => return Ok(Choice::Leave(Ending::Left)),
                ("h" | "?", _) => console.show(&self.words.say("term-help", &[]))?,
                ("b", _) => self.show_board(console)?,
                ("c", _) => self.show_contracts(console)?,
                ("r", rule) => self.show_rules(rule, console)?,
                ("w", route) => console.show(&self.why_not(seat, route))?,
                ("l", _) => self.show_log(seat, console)?,
                (number, _) => match number.parse::<usize>() {
                    Ok(number) if (1..=most).contains(&number) => {
                        if let Some(choice) = self.open(&menu[number - 1], console)? {
                            return Ok(choice);
                        }
                        self.show_menu(&menu, console)?;
                    }
                    Ok(_) | Err(_) => self.not_understood(&input, most, console)?,
                },
            }
        }
    }

    fn show_menu(&self, menu: &[Entry], console: &mut Console) -> Result<()> {
        for (number, entry) in (1..).zip(menu) {
            let line = match entry {
                Entry::Act(action) => self.teller().action(action),
                Entry::Pay(ways) => self.teller().action(&ways[0]),
                Entry::Routes(routes) => self
                    .words
                    .say("am-do-build-one", &[("routes", routes.len().into())]),
            };
            console.show(&format!("{number:>4}  {line}"))?;
        }
        Ok(())
    }

    /// Asks on until an action is chosen. Nothing is chosen if the player goes back.
    fn open(&self, entry: &Entry, console: &mut Console) -> Result<Option<Choice>> {
        match entry {
            Entry::Act(action) => Ok(Some(Choice::Take(*action))),
            Entry::Routes(routes) => loop {
                self.show_menu(routes, console)?;
                match self.ask_number("term-choose-route", routes.len(), None, console)? {
                    Some(0) => return Ok(None),
                    Some(number) => {
                        if let Some(choice) = self.open(&routes[number - 1], console)? {
                            return Ok(Some(choice));
                        }
                    }
                    None => return Ok(Some(Choice::Leave(Ending::InputEnded))),
                }
            },
            Entry::Pay(ways) => {
                for (number, action) in (1..).zip(ways) {
                    console.show(&format!(
                        "{number:>8}  {}",
                        self.teller().payment_of(action)
                    ))?;
                }
                match self.ask_number("term-choose-payment", ways.len(), Some(1), console)? {
                    Some(0) => Ok(None),
                    Some(number) => Ok(Some(Choice::Take(ways[number - 1]))),
                    None => Ok(Some(Choice::Leave(Ending::InputEnded))),
                }
            }
        }
    }

    /// Asks for a number from 0 to `most`, or takes the usual one if nothing is typed.
    fn ask_number(
        &self,
        key: &str,
        most: usize,
        usual: Option<usize>,
        console: &mut Console,
    ) -> Result<Option<usize>> {
        loop {
            let Some(input) = console.ask(&self.words.say(key, &[("most", most.into())]))? else {
                return Ok(None);
            };
            let number = if input.is_empty() {
                usual
            } else {
                input.parse().ok()
            };
            match number {
                Some(number) if number <= most => return Ok(Some(number)),
                Some(_) | None => self.not_understood(&input, most, console)?,
            }
        }
    }

    fn not_understood(&self, input: &str, most: usize, console: &mut Console) -> Result<()> {
        let input: String = input.chars().filter(|c| !c.is_control()).take(40).collect();
        let args = [("input", input.into()), ("most", most.into())];
        console.show(&self.words.say("term-not-understood", &args))
    }

    fn show_board(&self, console: &mut Console) -> Result<()> {
        let teller = self.teller();
        for line in board::map(&teller, &self.state)
            .into_iter()
            .chain(board::routes(&teller, &self.state))
        {
            console.show(&line)?;
        }
        Ok(())
    }

    fn show_contracts(&self, console: &mut Console) -> Result<()> {
        let teller = self.teller();
        for contract in self.state.board().contract_ids() {
            console.show(&format!("  {}", teller.contract(contract)))?;
        }
        Ok(())
    }

    fn show_rules(&self, rule: &str, console: &mut Console) -> Result<()> {
        if rule.is_empty() {
            return console.show(&rulebook::markdown(&self.words, File::AmsterdamRules));
        }
        let rule: String = rule
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .take(20)
            .collect();
        console.show(&self.teller().rule(&rule.to_ascii_uppercase()))
    }

    fn show_log(&self, seat: Seat, console: &mut Console) -> Result<()> {
        for event in &self.log {
            if let Some(line) = self
                .teller()
                .event(&State::seen_by(event, Viewer::Seat(seat)))
            {
                console.show(&line)?;
            }
        }
        Ok(())
    }

    /// Why the route with this number, from 1, cannot be built.
    fn why_not(&self, seat: Seat, number: &str) -> String {
        let Some(id) = number
            .parse::<u8>()
            .ok()
            .and_then(|number| number.checked_sub(1))
            .map(RouteId)
        else {
            return self.words.say("term-which-route", &[]);
        };
        match try_to_build(&self.state, seat, id) {
            Ok(()) => {
                let route = self.teller().route(id);
                self.words.say("term-can-build", &[("route", route.into())])
            }
            Err(illegal) => self.teller().illegal(&illegal),
        }
    }
}
