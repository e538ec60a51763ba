//! What a player is asked, and the answers to what a player asks.

use anyhow::Result;
use game::{Game, Seat, Viewer};
use words::rulebook;

use super::console::Console;
use super::menu::{Menu, Then};
use super::playable::{Answer, Playable};
use super::table::{Choice, Ending, Table};

impl<G: Playable> Table<G> {
    /// Lists what can be done and waits for a choice. `path` is where the player is in the lists, and will be.
    pub(super) fn choose(
        &self,
        seat: Seat,
        path: &mut Vec<String>,
        console: &mut Console,
    ) -> Result<Choice<G::Action>> {
        let menu = G::menu(&self.teller(), seat);
        let mut aside = Vec::new();
        let path = if menu.is_aside { &mut aside } else { path };
        path.truncate(menu.follow(path));
        loop {
            // There is nowhere to go back to from the first list.
            if let Some(choice) = self.browse(seat, &menu, path, true, console)? {
                path.truncate(menu.stay(path));
                return Ok(choice);
            }
        }
    }

    /// Asks on through lists until something is chosen. Nothing is chosen if the player goes back.
    fn browse(
        &self,
        seat: Seat,
        menu: &Menu<G::Action>,
        path: &mut Vec<String>,
        is_first: bool,
        console: &mut Console,
    ) -> Result<Option<Choice<G::Action>>> {
        console.show_all(&menu.at(path).lines())?;
        loop {
            let list = menu.at(path);
            let is_first = is_first && path.is_empty();
            let Some(input) = console.ask(&list.question)? else {
                return Ok(Some(Choice::Leave(Ending::InputEnded)));
            };
            if input.is_empty() && list.default.is_none() {
                console.show_all(&list.lines())?;
                continue;
            }
            if input == "0" && !is_first {
                if path.pop().is_none() {
                    return Ok(None);
                }
                console.show_all(&menu.at(path).lines())?;
                continue;
            }
            let chosen = match list.default.filter(|_| input.is_empty()) {
                Some(nth) => vec![nth],
                None => list.find(&input),
            };
            if let [nth] = chosen[..] {
                match &list.items[nth].then {
                    Then::Take(actions) => return Ok(Some(Choice::Take(actions.clone()))),
                    Then::Open(inner) => {
                        path.push(list.items[nth].key.clone());
                        console.show_all(&inner.lines())?;
                    }
                }
                continue;
            }
            match self.answer(seat, &input, console)? {
                Some(Reply::Told) => (),
                Some(Reply::Chosen(choice)) => return Ok(Some(choice)),
                Some(Reply::Ask(menu)) => {
                    let choice = self.browse(seat, &menu, &mut Vec::new(), false, console)?;
                    if choice.is_some() {
                        return Ok(choice);
                    }
                    console.show_all(&list.lines())?;
                }
                None => self.not_understood(&input, list, is_first, console)?,
            }
        }
    }

    /// Answers what is no choice from a list, if it makes sense.
    fn answer(
        &self,
        seat: Seat,
        input: &str,
        console: &mut Console,
    ) -> Result<Option<Reply<G::Action>>> {
        let (command, rest) = input.split_once(' ').unwrap_or((input, ""));
        let rest = rest.trim();
        let teller = self.teller();
        match command {
            "q" => return Ok(Some(Reply::Chosen(Choice::Leave(Ending::Left)))),
            "h" | "?" => console.show(&self.words.say(G::HELP, &[]))?,
            "r" => self.show_rules(rest, console)?,
            "w" => console.show_all(&G::why(&teller, seat, rest))?,
            "l" => self.show_log(seat, console)?,
            "hint" => match self.hint(seat) {
                Some(lines) => console.show_all(&lines)?,
                None => console.show(&self.words.say("server-no-adviser", &[]))?,
            },
            _ => match G::answer(&teller, seat, command, rest) {
                None => return Ok(None),
                Some(Answer::Show(lines)) => console.show_all(&lines)?,
                Some(Answer::Take(actions)) => {
                    return Ok(Some(Reply::Chosen(Choice::Take(actions))));
                }
                Some(Answer::Ask(menu)) => return Ok(Some(Reply::Ask(menu))),
            },
        }
        Ok(Some(Reply::Told))
    }

    fn not_understood(
        &self,
        input: &str,
        list: &Menu<G::Action>,
        is_first: bool,
        console: &mut Console,
    ) -> Result<()> {
        let typed = ("input", printable(input).into());
        if is_first {
            let most = ("most", list.items.len().into());
            return console.show(&self.words.say("term-not-understood", &[typed, most]));
        }
        if list.default.is_none() {
            console.show_all(&list.lines())?;
        }
        console.show(&self.words.say("term-no-choice", &[typed]))
    }

    fn show_rules(&self, rule: &str, console: &mut Console) -> Result<()> {
        if rule.is_empty() {
            return console.show(&rulebook::plain(&self.words, G::RULES));
        }
        let rule: String = rule
            .chars()
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .take(20)
            .collect();
        console.show(&self.teller().rule(&rule.to_ascii_uppercase()))
    }

    fn show_log(&self, seat: Seat, console: &mut Console) -> Result<()> {
        let teller = self.teller();
        for event in &self.log {
            let seen = <G as Game>::seen_by(event, Viewer::Seat(seat));
            console.show(&G::event(&teller, &seen))?;
        }
        Ok(())
    }
}

/// What comes of something typed that is no choice from a list.
enum Reply<A> {
    Told,
    Chosen(Choice<A>),
    Ask(Menu<A>),
}

/// What was typed, fit to be shown again.
fn printable(input: &str) -> String {
    input.chars().filter(|c| !c.is_control()).take(40).collect()
}
