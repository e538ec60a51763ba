//! What the table asks of a game that is played in the terminal.

use anyhow::Result;
use bots::{Budget, Opponent};
use game::{Game, Imagined, Outcome, Seat, Seed, Viewer};
use words::{File, Value};

use super::menu::Menu;
use super::tell::Teller;
use crate::options::SetupOptions;

/// A game that the terminal can show.
pub(crate) trait Playable: Game {
    /// The bots to play against, those to measure others by among them.
    const BOTS: &'static [Opponent<Self>];
    /// The rulebook.
    const RULES: File;
    /// The key of the help.
    const HELP: &'static str;
    /// Whether players at one keyboard must not see each other's screens.
    const HAS_SECRETS: bool;
    /// How many bots meet a player who asks for none.
    const USUAL_BOTS: usize;

    /// The setup for so many seats, the first to act among them if anyone is asked for.
    ///
    /// # Errors
    ///
    /// Returns what cannot be read or does not go together.
    fn setup(options: &SetupOptions, n_seats: usize, first: Option<Seat>) -> Result<Self::Setup>;

    /// Changes when the one who acts is to see the whole table again. So many actions have been taken.
    fn scene(&self, n_actions: usize) -> usize;

    /// The whole table, for one who begins.
    fn whole(teller: &Teller<'_, Self>, viewer: Viewer) -> Vec<String>;

    /// What changes most, for one who goes on.
    fn brief(teller: &Teller<'_, Self>, viewer: Viewer) -> Vec<String>;

    /// What there is to choose from.
    fn menu(teller: &Teller<'_, Self>, seat: Seat) -> Menu<Self::Action>;

    /// The answer to something typed that is no choice, if it makes sense: `rest` is what follows the first word.
    fn answer(
        teller: &Teller<'_, Self>,
        seat: Seat,
        command: &str,
        rest: &str,
    ) -> Option<Answer<Self::Action>>;

    /// Why something cannot be done.
    fn why(teller: &Teller<'_, Self>, seat: Seat, what: &str) -> Vec<String>;

    /// What a strong player would do in the place of the seat that imagines, and why, if the game has one.
    fn hint(_: &Teller<'_, Self>, _: &Imagined<Self>, _: Budget, _: Seed) -> Option<Vec<String>> {
        None
    }

    /// An event as it was seen.
    fn event(teller: &Teller<'_, Self>, event: &Self::Event) -> String {
        teller.tell(event)
    }

    /// Events as news, to one who has not been told yet.
    fn news(teller: &Teller<'_, Self>, events: &[Self::Event], viewer: Viewer) -> Vec<String> {
        let seen = events.iter().map(|event| Self::seen_by(event, viewer));
        seen.map(|event| Self::event(teller, &event)).collect()
    }

    /// The name of a thing, to be put into a message.
    fn thing(teller: &Teller<'_, Self>, thing: &Self::Thing) -> Value<'static>;

    /// Whether an event belongs to the count at the end, which everyone is told.
    fn is_counted(event: &Self::Event) -> bool;

    /// The table of points, and who has won.
    fn count(teller: &Teller<'_, Self>, outcome: &Outcome) -> Vec<String>;
}

/// What comes of something typed.
pub(crate) enum Answer<A> {
    Show(Vec<String>),
    Take(Vec<A>),
    Ask(Menu<A>),
}
