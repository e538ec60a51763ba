//! What a player is asked, and the answers to what a player asks.

use amsterdam::{Action, Card, Color, Illegal, RouteId, State};
use anyhow::Result;
use game::{Game, Seat, Viewer};
use words::{File, rulebook};

use super::board;
use super::console::Console;
use super::menu::Entry;
use super::table::{Choice, Ending, Table};

impl Table {
    /// Lists what can be done and waits for a choice.
    pub(super) fn choose(&self, seat: Seat, console: &mut Console) -> Result<Choice> {
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
            let number = if input.is_empty() {
                Ok(1)
            } else {
                input.parse::<usize>()
            };
            match number {
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

/// Tries to build a route with the payment that comes closest.
fn try_to_build(state: &State, seat: Seat, id: RouteId) -> Result<(), Illegal> {
    let attempt = |color, wilds| {
        state.clone().apply(
            seat,
            &Action::Build {
                route: id,
                color,
                wilds,
            },
            &mut (),
        )
    };
    let Some(route) = state.board().find_route(id) else {
        return attempt(None, 0);
    };
    let hand = state.hand(seat);
    let most_held = Color::ALL
        .into_iter()
        .max_by_key(|&color| hand[Card::Of(color)]);
    let color = route
        .color
        .or(most_held)
        .filter(|&color| hand[Card::Of(color)] > 0);
    match color {
        Some(color) => {
            let wilds = route
                .length
                .saturating_sub(hand[Card::Of(color)])
                .min(hand[Card::Wild]);
            attempt(Some(color), wilds)
        }
        None if hand[Card::Wild] >= route.length => attempt(None, route.length),
        None => attempt(route.color.or(most_held), hand[Card::Wild]),
    }
}
