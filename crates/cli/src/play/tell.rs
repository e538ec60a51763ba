//! A game in words: what every game says alike.

use std::cell::OnceCell;

use game::{Arg, Message, Refusal, Seat, ToMessage, Viewer};
use words::{Value, Words};

use super::paint::{paint, seat_style};
use super::playable::Playable;

/// Says things about a game.
pub(crate) struct Teller<'a, G: Playable> {
    pub(super) words: &'a Words,
    pub(super) game: &'a G,
    /// Who sits where.
    pub(super) names: &'a [String],
    view: OnceCell<G::View>,
}

impl<'a, G: Playable> Teller<'a, G> {
    pub(super) fn new(words: &'a Words, game: &'a G, names: &'a [String]) -> Teller<'a, G> {
        Teller {
            words,
            game,
            names,
            view: OnceCell::new(),
        }
    }

    /// The game as everyone sees it.
    pub(super) fn view(&self) -> &G::View {
        self.view.get_or_init(|| self.game.view(Viewer::Table))
    }

    pub(super) fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// What happens, what can be done or what is wrong, in words.
    pub(super) fn tell(&self, told: &impl ToMessage<Thing = G::Thing>) -> String {
        self.message(&told.to_message())
    }

    fn message(&self, Message { key, args }: &Message<G::Thing>) -> String {
        let args: Vec<(&str, Value<'_>)> = args
            .iter()
            .map(|(name, arg)| (*name, self.arg(arg)))
            .collect();
        self.say(key, &args)
    }

    fn arg(&self, arg: &Arg<G::Thing>) -> Value<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Seat { seat } => self.name(*seat).into(),
            Arg::Seats { seats } => {
                let names: Vec<String> = seats.iter().map(|&seat| self.name(seat)).collect();
                names.join(", ").into()
            }
            Arg::Message(message) => self.message(message).into(),
            Arg::Thing(thing) => G::thing(self, thing),
        }
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => paint(name, seat_style(seat)),
            None => (seat.index() + 1).to_string(),
        }
    }

    /// How wide the widest name is.
    pub(super) fn name_width(&self) -> usize {
        let widths = self.names.iter().map(|name| name.chars().count());
        widths.max().unwrap_or(0)
    }

    /// A name with as much space after it as makes it `width` wide.
    pub(super) fn padded_name(&self, seat: Seat, width: usize) -> String {
        let len = self
            .names
            .get(seat.index())
            .map_or(0, |name| name.chars().count());
        format!(
            "{}{}",
            self.name(seat),
            " ".repeat(width.saturating_sub(len))
        )
    }

    /// Why an action is refused, with the rule.
    pub(super) fn illegal(&self, illegal: &G::Illegal) -> String {
        format!("{}\n{}", self.tell(illegal), self.rule(illegal.rule()))
    }

    /// A rule and its text.
    pub(super) fn rule(&self, number: &str) -> String {
        match self.words.find(number, &[]) {
            Some(text) => self.say(
                "term-rule",
                &[("rule", number.to_owned().into()), ("text", text.into())],
            ),
            None => self.say("term-no-such-rule", &[("rule", number.to_owned().into())]),
        }
    }

    /// Everyone who has won, with the keys for one and for several.
    pub(super) fn winners(
        &self,
        winners: impl Iterator<Item = Seat>,
        one: &str,
        several: &str,
    ) -> String {
        let names: Vec<String> = winners.map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [name] => self.say(one, &[("name", name.clone().into())]),
            _ => self.say(several, &[("names", names.join(", ").into())]),
        }
    }
}
