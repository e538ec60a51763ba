//! A game of Amsterdam in words.

use amsterdam::{Action, Board, Card, Color, ContractId, RouteId, State, Thing};
use anstyle::{AnsiColor, Style};
use words::Value;

use crate::play::paint::{paint, signed};
use crate::play::tell::Teller;

impl Teller<'_, State> {
    pub(super) fn board(&self) -> &Board {
        self.game.board()
    }

    pub(super) fn card(&self, card: Card) -> String {
        paint(&self.say(&format!("card-{card}"), &[]), card_style(card))
    }

    pub(super) fn color(&self, color: Option<Color>) -> String {
        let name = self.say(&format!("route-{}", color.map_or("grey", Color::name)), &[]);
        paint(
            &name,
            color.map_or(Style::new(), |color| card_style(Card::Of(color))),
        )
    }

    /// The name of a place, in the language if it has one there.
    pub(super) fn place(&self, place: u8) -> String {
        let name = self.board().place_name(place);
        let key: String = name
            .to_lowercase()
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { '-' })
            .collect();
        self.words
            .find(&format!("place-{key}"), &[])
            .unwrap_or_else(|| name.to_owned())
    }

    pub(super) fn ends(&self, [a, b]: [u8; 2]) -> String {
        format!("{} – {}", self.place(a), self.place(b))
    }

    pub(super) fn route(&self, id: RouteId) -> String {
        self.ends(self.board().route(id).ends)
    }

    pub(super) fn contract(&self, id: ContractId) -> String {
        let contract = self.board().contract(id);
        format!(
            "{} ({})",
            self.ends(contract.ends),
            self.points(contract.value.into())
        )
    }

    fn contracts(&self, ids: &[ContractId]) -> String {
        ids.iter()
            .map(|&id| self.contract(id))
            .collect::<Vec<_>>()
            .join(", ")
    }

    pub(super) fn points(&self, points: i32) -> String {
        self.say("am-points", &[("points", points.into())])
    }

    fn payment(&self, route: RouteId, color: Option<Color>, wilds: u8) -> String {
        let of_color = self.board().route(route).length - wilds;
        let parts = [(color.map(Card::Of), of_color), (Some(Card::Wild), wilds)];
        let parts = parts.into_iter().filter_map(|(card, count)| {
            let card = card.filter(|_| count > 0)?;
            Some(format!("{} ×{count}", self.card(card)))
        });
        parts.collect::<Vec<_>>().join(" + ")
    }

    /// What is paid for a route.
    pub(super) fn payment_of(&self, action: &Action) -> String {
        let payment = match *action {
            Action::Build {
                route,
                color,
                wilds,
            } => self.payment(route, color, wilds),
            _ => String::new(),
        };
        self.say("am-do-pay", &[("payment", payment.into())])
    }

    /// The name of a thing.
    pub(super) fn thing(&self, thing: &Thing) -> Value<'static> {
        match *thing {
            Thing::Card(card) => self.card(card).into(),
            Thing::Color(color) => self.color(Some(color)).into(),
            Thing::Route(route) => self.route(route).into(),
            Thing::RouteColor(route) => self.color(self.board().route(route).color).into(),
            Thing::RouteLength(route) => self.board().route(route).length.into(),
            Thing::RoutePoints(route) => self.board().route(route).points.into(),
            Thing::RouteHasCart(route) => match self.board().route(route).cart {
                true => "yes".into(),
                false => "no".into(),
            },
            Thing::Contract(contract) => self.contract(contract).into(),
            Thing::Contracts(ref contracts) => self.contracts(contracts).into(),
            Thing::ContractEnds(contract) => self.ends(self.board().contract(contract).ends).into(),
            Thing::Payment(route, color, wilds) => self.payment(route, color, wilds).into(),
            Thing::SignedPoints(points) => signed(points).into(),
        }
    }
}

pub(super) fn card_style(card: Card) -> Style {
    let color = match card {
        Card::Of(Color::Pink) => AnsiColor::BrightMagenta,
        Card::Of(Color::Blue) => AnsiColor::BrightBlue,
        Card::Of(Color::Green) => AnsiColor::Green,
        Card::Of(Color::Black) => return Style::new().bold(),
        Card::Of(Color::Red) => AnsiColor::BrightRed,
        Card::Of(Color::Orange) => AnsiColor::Yellow,
        Card::Wild => return AnsiColor::BrightCyan.on_default().bold(),
    };
    color.on_default()
}
