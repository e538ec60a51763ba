//! What lies beside the board: the cards on the table, what each seat has, and the viewer's own.

use amsterdam::{Board, Card, ContractId, Phase, SeatView, View};
use game::{Outcome, Seat, SeatSet};

use crate::point::Point;
use crate::seat::{livery, mark};
use crate::sign::{arrow, crown};
use crate::svg::{Tag, copy, group, rect, slab};
use crate::text::{INK, bold, centered, narrow};

use super::icon::{Icon, Met, tick};
use super::ink::{self, GREY};
use super::layout::{THICKNESS, WIDTH};
use super::route::cart;

/// Something to draw under the map, and how high it is.
pub(super) struct Panel {
    pub(super) drawing: Tag,
    pub(super) height: f64,
}

/// Rows under each other.
struct Rows(Panel);

impl Rows {
    fn new() -> Rows {
        Rows(Panel {
            drawing: group(),
            height: 8.0,
        })
    }

    /// Adds a row whose origin is the middle of its left edge.
    fn push(&mut self, height: f64, row: Tag) {
        let middle = Point::new(0.0, self.0.height + height / 2.0);
        let drawing = std::mem::replace(&mut self.0.drawing, group());
        self.0.drawing = drawing.add(row.at(middle));
        self.0.height += height;
    }
}

/// The size of letters and figures.
const SIZE: f64 = 30.0;

/// What routes are worth by their length, and the bonus card for the cart.
pub(super) fn legend(board: &Board) -> Panel {
    let mut strip = group();
    let mut left = 14.0;
    let mut rows = Rows::new();
    for (&length, points) in &board.file().score {
        let space = 30.0;
        let width = f64::from(length) * (space + 3.0) + 112.0;
        if left + width > WIDTH {
            rows.push(52.0, std::mem::replace(&mut strip, group()));
            left = 14.0;
        }
        for idx in 0..length {
            let x = left + f64::from(idx) * (space + 3.0);
            let corner = Point::new(x, -THICKNESS / 2.0);
            strip = strip.add(
                rect(corner, space, THICKNESS, 3.0)
                    .fill(GREY)
                    .stroke(INK, 1.8),
            );
        }
        let right = left + f64::from(length) * (space + 3.0);
        strip = strip.add(counted(
            Icon::Points,
            Point::new(right + 22.0, 0.0),
            &points.to_string(),
        ));
        left += width;
    }
    if left + 150.0 < WIDTH {
        let x = left + 20.0;
        strip = strip
            .add(copy(ink::CART).scaled(Point::new(x, 0.0), 1.5))
            .add(bold(Point::new(x + 26.0, 10.0), SIZE, "→"))
            .add(Icon::Bonus.draw().at(Point::new(x + 80.0, 0.0)));
    }
    rows.push(52.0, strip);
    rows.0
}

/// All that a viewer sees beside the board.
pub(super) fn table(board: &Board, view: &View, names: &[String]) -> Panel {
    let mut rows = Rows::new();
    rows.push(76.0, common(view));
    let winners = winners(view);
    for (seat, has) in Seat::first(view.seats.len()).zip(&view.seats) {
        let name = names.get(seat.index()).map_or("", String::as_str);
        let sign = if winners.contains(seat) {
            Some(crown().with("data-winner", seat.index()))
        } else {
            view.to_act.contains(seat).then(arrow)
        };
        rows.push(56.0, seat_row(seat, has, name, sign));
    }
    if let Some(hand) = &view.hand {
        let held: Vec<(Card, u8)> = hand.iter().filter(|&(_, count)| count > 0).collect();
        if !held.is_empty() {
            rows.push(84.0, own_cards(&held));
        }
    }
    for pair in own_contracts(view).chunks(2) {
        rows.push(42.0, contracts_row(board, pair));
    }
    rows.0.height += 8.0;
    rows.0
}

/// The cards that lie face up, and the piles.
fn common(view: &View) -> Tag {
    let face_up = view.face_up.iter().enumerate().map(|(idx, &card)| {
        let x = 38.0 + idx as f64 * 54.0;
        ink::card(card).at(Point::new(x, 0.0))
    });
    let piles = [
        (Icon::Deck, view.deck),
        (Icon::Discard, view.discard.total() as usize),
        (Icon::Contracts, view.contract_deck),
        (Icon::Bonus, usize::from(view.bonus_left)),
    ];
    let last_turns = view.last_turns.filter(|_| view.phase != Phase::Over);
    let last_turns = last_turns.map(|turns| (Icon::LastTurns, usize::from(turns)));
    let piles = piles.into_iter().chain(last_turns).enumerate();
    group()
        .add_all(face_up)
        .add_all(piles.map(|(idx, (icon, count))| {
            let x = 352.0 + idx as f64 * 134.0;
            counted(icon, Point::new(x, 0.0), &count.to_string())
        }))
}

/// An icon with a number beside it.
fn counted(icon: Icon, at: Point, number: &str) -> Tag {
    group()
        .with("data-count", icon.name())
        .add(icon.draw().at(at))
        .add(bold(at + Point::new(28.0, SIZE * 0.36), SIZE, number))
}

fn seat_row(seat: Seat, has: &SeatView, name: &str, sign: Option<Tag>) -> Tag {
    let stripe = slab(WIDTH - 8.0, 50.0, 10.0).fill("#efe5cd");
    let piece = Point::new(84.0, 0.0);
    let points = match &has.tally {
        Some(tally) => tally.total.to_string().replace('-', "−"),
        None => has.score.to_string(),
    };
    let contracts = match &has.shown {
        Some(shown) => {
            let met = shown.iter().filter(|contract| contract.met).count();
            format!("{met}/{}", shown.len())
        }
        None => has.contracts.to_string(),
    };
    let columns = [
        (Icon::Points, points),
        (Icon::Carts, has.carts.to_string()),
        (Icon::Cards, has.cards.to_string()),
        (Icon::Contracts, contracts),
        (Icon::Bonus, has.bonus.to_string()),
    ];
    let columns = columns.iter().enumerate().map(|(idx, (icon, number))| {
        let x = 416.0 + idx as f64 * 120.0;
        counted(*icon, Point::new(x, 0.0), number)
    });
    group()
        .with("data-seat", seat.index())
        .add(stripe.at(Point::new(WIDTH / 2.0, 0.0)))
        .add_all(sign.map(|sign| sign.at(Point::new(26.0, 0.0))))
        .add(cart(seat, 60.0).at(piece))
        .add(centered(piece, 20.0, livery(seat).ink, &mark(seat)))
        .add(narrow(Point::new(128.0, SIZE * 0.36), SIZE, 258.0, name))
        .add_all(columns)
}

/// Who is in first place, once the game is over.
fn winners(view: &View) -> SeatSet {
    let tallies: Option<Vec<_>> = view.seats.iter().map(|seat| seat.tally).collect();
    let Some(tallies) = tallies else {
        return SeatSet::EMPTY;
    };
    // AM-END-05: of equal points, more contracts met.
    let met: Vec<i32> = tallies.iter().map(|tally| tally.met.into()).collect();
    Outcome::rank(tallies.iter().map(|tally| tally.total).collect(), &met).winners()
}

fn own_cards(held: &[(Card, u8)]) -> Tag {
    group()
        .with("data-own", "hand")
        .add_all(held.iter().enumerate().map(|(idx, &(card, count))| {
            let x = 38.0 + idx as f64 * 134.0;
            group()
                .add(ink::card(card).at(Point::new(x, 0.0)))
                .add(bold(
                    Point::new(x + 30.0, SIZE * 0.36),
                    SIZE,
                    &format!("×{count}"),
                ))
        }))
}

fn own_contracts(view: &View) -> Vec<(ContractId, Met)> {
    let kept = view.contracts.iter().flatten().map(|held| {
        let met = if held.met { Met::Yes } else { Met::No };
        (held.contract, met)
    });
    let offered = view.offer.iter().flatten().map(|&id| (id, Met::Offered));
    kept.chain(offered).collect()
}

/// Up to two contracts beside each other.
fn contracts_row(board: &Board, contracts: &[(ContractId, Met)]) -> Tag {
    let half = WIDTH / 2.0;
    let size = 23.0;
    let one = |(idx, &(id, met)): (usize, &(ContractId, Met))| {
        let contract = board.contract(id);
        let [a, b] = contract.ends.map(|end| board.place_name(end));
        let left = idx as f64 * half;
        let value = contract.value.to_string();
        let room = half - 104.0;
        let name = format!("{a} – {b}");
        group()
            .with("data-contract", usize::from(id.0))
            .add(tick(met).at(Point::new(left + 26.0, 0.0)))
            .add(narrow(
                Point::new(left + 92.0, size * 0.36),
                size,
                room,
                &name,
            ))
            .add(centered(
                Point::new(left + 64.0, 0.0),
                SIZE * 0.85,
                INK,
                &value,
            ))
    };
    group().add_all(contracts.iter().enumerate().map(one))
}
