//! Roads & Boats in the terminal.

mod aid;
mod args;
mod count;
mod drawing;
mod events;
mod guess;
mod journey;
mod map;
mod menu;
mod names;
mod prices;
mod sites;
mod status;
#[cfg(test)]
mod tests;
mod things;
mod tile;
mod typed;
mod why;

use anyhow::{Result, ensure};
use bots::Opponent;
use game::{Outcome, Planning, Seat, Viewer};
use roads_and_boats::{Action, Event, Phase, Setup, Stage, State, Thing};
use words::{File, Value};

use super::menu::Menu;
use super::playable::{Answer, Playable};
use super::tell::Teller;
use crate::options::SetupOptions;
use crate::per_game;
use typed::Spot;

impl Playable for State {
    const BOTS: &'static [Opponent<State>] = bots::roads_and_boats::BOTS;
    const RULES: File = File::RoadsAndBoatsRules;
    const HELP: &'static str = "rb-help";
    const HAS_SECRETS: bool = false;
    const USUAL_BOTS: usize = 0;

    fn setup(options: &SetupOptions, n_seats: usize, first: Option<Seat>) -> Result<Setup> {
        ensure!(
            first.is_none(),
            "in Roads & Boats the first player is chosen at random"
        );
        per_game::roads_and_boats::setup(options, n_seats)
    }

    /// A scene is a phase, or a step on the way to it.
    fn scene(&self, n_actions: usize) -> usize {
        let phase = 8 * self.moment().stretch as usize;
        match self.stage() {
            Stage::Acting => phase,
            Stage::Praying { .. } => phase + 2,
            Stage::Choosing { .. } => phase + 3,
            Stage::Over => phase + 4,
            // Every tile and every home changes the map.
            Stage::FreeMap { .. } | Stage::Homes => n_actions,
        }
    }

    fn whole(teller: &Teller<'_, State>, viewer: Viewer) -> Vec<String> {
        let mut lines = Vec::new();
        let has_begun = teller.game.turn() > 0;
        let is_settling = has_begun && teller.game.stage() != Stage::Acting;
        if !is_settling && teller.game.phase() != Phase::Wonder {
            lines.push(String::new());
            lines.extend(map::map(teller));
        }
        if !has_begun {
            lines.extend(map::legend(teller));
            lines.push(teller.say("rb-intro", &[]));
        }
        lines.extend(status::status(teller, viewer));
        lines
    }

    fn brief(_: &Teller<'_, State>, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn menu(teller: &Teller<'_, State>, seat: Seat) -> Menu<Action> {
        menu::menu(teller, seat)
    }

    fn answer(
        teller: &Teller<'_, State>,
        seat: Seat,
        command: &str,
        rest: &str,
    ) -> Option<Answer<Action>> {
        let lines = match command {
            "m" | "b" => {
                let mut lines = map::map(teller);
                lines.extend(map::legend(teller));
                lines
            }
            "s" => status::everything(teller),
            "a" => aid::aid(teller),
            "t" => match Spot::parse(&rest.replace(' ', "")) {
                Some(spot) => tile::tile(teller, seat, spot.hex),
                None => vec![teller.say("rb-tile-which", &[])],
            },
            "d" => return why::answer(teller, seat, "done"),
            _ => {
                let typed = format!("{command} {rest}");
                let spot = Spot::parse(&typed.replace(' ', ""));
                return match spot {
                    Some(spot) => Some(Answer::Show(tile::tile(teller, seat, spot.hex))),
                    None => why::answer(teller, seat, typed.trim()),
                };
            }
        };
        Some(Answer::Show(lines))
    }

    fn why(teller: &Teller<'_, State>, seat: Seat, what: &str) -> Vec<String> {
        why::not(teller, seat, what)
    }

    fn event(teller: &Teller<'_, State>, event: &Event) -> String {
        teller.event(event)
    }

    fn news(teller: &Teller<'_, State>, events: &[Event], viewer: Viewer) -> Vec<String> {
        teller.news(events, viewer)
    }

    fn thing(teller: &Teller<'_, State>, thing: &Thing) -> Value<'static> {
        teller.thing(thing).into()
    }

    fn is_counted(_: &Event) -> bool {
        false
    }

    fn count(teller: &Teller<'_, State>, outcome: &Outcome) -> Vec<String> {
        count::count(teller, outcome)
    }
}
