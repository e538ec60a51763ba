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
    /// How much of the log each seat has been shown, and last the table.
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
                Entry::Act(_) | Entry::Pay(_) => self.teller().action(entry.first()),
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
            Entry::Routes(routes) => self.choose_route(routes, console),
            Entry::Pay(ways) => self.choose_payment(ways, console),
        }
    }

    /// Asks for a route by its number on the board.
    fn choose_route(
        &self,
        routes: &[(RouteId, Entry)],
        console: &mut Console,
    ) -> Result<Option<Choice>> {
        loop {
            for (id, entry) in routes {
                let line = self.teller().action(entry.first());
                console.show(&format!("{:>4}  {line}", id.0 + 1))?;
            }
            let Some(input) = console.ask(&self.words.say("term-choose-route", &[]))? else {
                return Ok(Some(Choice::Leave(Ending::InputEnded)));
            };
            if input == "0" {
                return Ok(None);
            }
            let chosen = routes
                .iter()
                .find(|(id, _)| input.parse() == Ok(u16::from(id.0) + 1));
            match chosen {
                Some((_, entry)) => {
                    if let Some(choice) = self.open(entry, console)? {
                        return Ok(Some(choice));
                    }
                }
                None => self.no_choice(&input, console)?,
            }
        }
    }

    /// Asks how to pay; nothing typed means the first way.
    fn choose_payment(&self, ways: &[Action], console: &mut Console) -> Result<Option<Choice>> {
        for (number, action) in (1..).zip(ways) {
            console.show(&format!(
                "{number:>8}  {}",
                self.teller().payment_of(action)
            ))?;
        }
        loop {
            let question = self
                .words
                .say("term-choose-payment", &[("most", ways.len().into())]);
            let Some(input) = console.ask(&question)? else {
                return Ok(Some(Choice::Leave(Ending::InputEnded)));
            };
            match if input.is_empty() {
                Ok(1)
            } else {
                input.parse::<usize>()
            } {
                Ok(0) => return Ok(None),
                Ok(number) if number <= ways.len() => {
                    return Ok(Some(Choice::Take(ways[number - 1])));
                }
                Ok(_) | Err(_) => self.no_choice(&input, console)?,
            }
        }
    }

    fn not_understood(&self, input: &str, most: usize, console: &mut Console) -> Result<()> {
        let args = [("input", printable(input).into()), ("most", most.into())];
        console.show(&self.words.say("term-not-understood", &args))
    }

    fn no_choice(&self, input: &str, console: &mut Console) -> Result<()> {
        console.show(
            &self
                .words
                .say("term-no-choice", &[("input", printable(input).into())]),
        )
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
            return console.show(&rulebook::plain(&self.words, File::AmsterdamRules));
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

/// What was typed, fit to be shown again.
fn printable(input: &str) -> String {
    input.chars().filter(|c| !c.is_control()).take(40).collect()
}
