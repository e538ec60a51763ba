//! Amsterdam in the terminal.

pub(crate) mod advice;
mod board;
mod menu;
mod screen;
mod tell;
mod why;

use amsterdam::{Action, Event, Phase, Setup, State, Thing};
use anyhow::Result;
use bots::{Advised, Budget, Opponent};
use game::{Imagined, Outcome, Seat, Seed, Viewer};
use words::{File, Value};

use super::menu::Menu;
use super::playable::{Answer, Playable};
use super::tell::Teller;
use crate::options::SetupOptions;
use crate::per_game;

impl Playable for State {
    const BOTS: &'static [Opponent<State>] = baselines::AMSTERDAM;
    const RULES: File = File::AmsterdamRules;
    const HELP: &'static str = "term-help";
    const HAS_SECRETS: bool = true;
    const USUAL_BOTS: usize = 1;

    fn setup(options: &SetupOptions, n_seats: usize, first: Option<Seat>) -> Result<Setup> {
        Ok(Setup {
            first,
            ..per_game::amsterdam::setup(options, n_seats)?
        })
    }

    /// The second card of a draw belongs to the first.
    fn scene(&self, n_actions: usize) -> usize {
        n_actions - usize::from(self.phase() == Phase::SecondCard)
    }

    fn whole(teller: &Teller<'_, State>, viewer: Viewer) -> Vec<String> {
        let mut lines = board::map(teller);
        lines.extend(screen::status(teller, viewer));
        lines
    }

    fn brief(teller: &Teller<'_, State>, viewer: Viewer) -> Vec<String> {
        screen::status(teller, viewer)
    }

    fn menu(teller: &Teller<'_, State>, seat: Seat) -> Menu<Action> {
        menu::menu(teller, seat)
    }

    fn answer(
        teller: &Teller<'_, State>,
        _: Seat,
        command: &str,
        _: &str,
    ) -> Option<Answer<Action>> {
        let lines = match command {
            "b" => {
                let mut lines = board::map(teller);
                lines.extend(board::routes(teller));
                lines
            }
            "c" => {
                let contracts = teller.board().contract_ids();
                contracts
                    .map(|contract| format!("  {}", teller.contract(contract)))
                    .collect()
            }
            _ => return None,
        };
        Some(Answer::Show(lines))
    }

    fn why(teller: &Teller<'_, State>, seat: Seat, what: &str) -> Vec<String> {
        vec![why::not(teller, seat, what)]
    }

    fn hint(
        teller: &Teller<'_, State>,
        imagined: &Imagined<State>,
        budget: Budget,
        seed: Seed,
    ) -> Option<Vec<String>> {
        let choices = State::advise(imagined, budget, seed);
        Some(teller.hint(choices.first()?, imagined.seat()))
    }

    fn thing(teller: &Teller<'_, State>, thing: &Thing) -> Value<'static> {
        teller.thing(thing)
    }

    fn is_counted(event: &Event) -> bool {
        matches!(
            event,
            Event::ContractCounted { .. } | Event::BonusCounted { .. }
        )
    }

    fn count(teller: &Teller<'_, State>, outcome: &Outcome) -> Vec<String> {
        screen::count(teller, outcome)
    }
}
