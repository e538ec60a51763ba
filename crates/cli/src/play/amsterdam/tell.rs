//! A game of Amsterdam in words.

use amsterdam::{Action, Board, Card, Color, ContractId, Event, Illegal, RouteId, State};
use anstyle::{AnsiColor, Style};
use game::{Refusal, Seat};
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

    pub(super) fn action(&self, action: &Action) -> String {
        match *action {
            Action::Draw => self.say("am-do-draw", &[]),
            Action::Take { card } => self.say("am-do-take", &[("card", self.card(card).into())]),
            Action::Build { route: id, .. } => {
                let route = self.board().route(id);
                let key = if route.cart {
                    "am-do-build-bonus"
                } else {
                    "am-do-build"
                };
                self.say(
                    key,
                    &[
                        ("route", self.route(id).into()),
                        ("color", self.color(route.color).into()),
                        ("length", route.length.into()),
                        ("points", route.points.into()),
                    ],
                )
            }
            Action::DrawContracts => self.say("am-do-draw-contracts", &[]),
            Action::Keep { contract } => self.say(
                "am-do-keep",
                &[("contract", self.contract(contract).into())],
            ),
            Action::KeepBoth => self.say("am-do-keep-both", &[]),
            Action::Pass => self.say("am-do-pass", &[]),
        }
    }

    /// An event as it was seen, or nothing if it says nothing new.
    pub(super) fn event(&self, event: &Event) -> Option<String> {
        let name = |seat: &Seat| ("name", Value::from(self.name(*seat)));
        let card = |card: &Card| ("card", Value::from(self.card(*card)));
        Some(match event {
            Event::ContractsChosen { seat, .. } => self.say("am-chose-contracts", &[name(seat)]),
            Event::CardDrawn { seat, card: None } => self.say("am-drew-card", &[name(seat)]),
            Event::CardDrawn {
                seat,
                card: Some(drawn),
            } => self.say("am-drew-this-card", &[name(seat), card(drawn)]),
            Event::CardTaken { seat, card: taken } => {
                self.say("am-took-card", &[name(seat), card(taken)])
            }
            Event::CardTurnedUp { card: turned } => self.say("am-turned-up", &[card(turned)]),
            Event::FaceUpCleared { .. } => self.say("am-cleared", &[]),
            Event::DeckShuffled { .. } => self.say("am-shuffled", &[]),
            Event::RouteBuilt {
                seat,
                route,
                color,
                wilds,
                points,
            } => self.say(
                "am-built",
                &[
                    name(seat),
                    ("route", self.route(*route).into()),
                    ("payment", self.payment(*route, *color, *wilds).into()),
                    ("points", (*points).into()),
                ],
            ),
            Event::BonusTaken { seat } => self.say("am-took-bonus", &[name(seat)]),
            Event::ContractsDrawn { seat, count, .. } => self.say(
                "am-drew-contracts",
                &[name(seat), ("contracts", (*count).into())],
            ),
            Event::ContractsKept {
                seat,
                kept: Some(kept),
                ..
            } => self.say(
                "am-kept-these",
                &[name(seat), ("contracts", self.contracts(kept).into())],
            ),
            Event::ContractsKept {
                seat,
                count,
                kept: None,
            } => self.say(
                "am-kept-contracts",
                &[name(seat), ("contracts", (*count).into())],
            ),
            Event::Passed { seat } => self.say("am-passed", &[name(seat)]),
            Event::LastRoundBegun { seat } => self.say("am-last-round-begun", &[name(seat)]),
            Event::ContractCounted {
                seat,
                contract,
                met,
                points,
            } => {
                let key = if *met {
                    "am-counted-met"
                } else {
                    "am-counted-open"
                };
                let ends = self.ends(self.board().contract(*contract).ends);
                self.say(
                    key,
                    &[
                        name(seat),
                        ("contract", ends.into()),
                        ("points", signed(*points).into()),
                    ],
                )
            }
            Event::BonusCounted {
                seat,
                cards,
                points,
            } => {
                let points = signed((*points).into());
                self.say(
                    "am-counted-bonus",
                    &[
                        name(seat),
                        ("cards", (*cards).into()),
                        ("points", points.into()),
                    ],
                )
            }
            // The table of points says the same.
            Event::SeatCounted { .. } => return None,
        })
    }

    /// What a refusal says.
    pub(super) fn refusal(&self, illegal: &Illegal) -> String {
        let args: Vec<(&str, Value<'_>)> = match illegal {
            Illegal::NoSuchSeat { seat, .. } => vec![("seat", (seat.index() as i32 + 1).into())],
            Illegal::NotYourTurn { turn } => vec![("name", self.name(*turn).into())],
            Illegal::NotFaceUp { card } => vec![("card", self.card(*card).into())],
            Illegal::RouteBuilt { route, owner } => {
                vec![
                    ("route", self.route(*route).into()),
                    ("name", self.name(*owner).into()),
                ]
            }
            Illegal::TooFewCarts { needed, left } => {
                vec![("needed", (*needed).into()), ("left", (*left).into())]
            }
            Illegal::WrongColor { needed } => vec![("color", self.color(Some(*needed)).into())],
            Illegal::WrongCount { length } => vec![("length", (*length).into())],
            Illegal::TooFewCards { card, needed, held } => vec![
                ("card", self.card(*card).into()),
                ("needed", (*needed).into()),
                ("held", (*held).into()),
            ],
            Illegal::GameOver
            | Illegal::ChooseContracts
            | Illegal::ContractsChosen
            | Illegal::SecondCardDue
            | Illegal::OfferOpen
            | Illegal::NoOffer
            | Illegal::NotOffered { .. }
            | Illegal::NotDealt { .. }
            | Illegal::NoNeedToPass
            | Illegal::DeckEmpty
            | Illegal::SecondWild
            | Illegal::NoSuchRoute { .. }
            | Illegal::OwnTwin { .. }
            | Illegal::ClosedTwin { .. }
            | Illegal::NoContracts => Vec::new(),
        };
        self.say(illegal.key(), &args)
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
