//! What makes a position one that a game can be in.

use std::sync::Arc;

use game::{Dice, Game, Seat, Seed};

use super::{DoubtPosition, Impossible, Position, SeatPosition};
use crate::memory::Doubt;
use crate::state::FACE_UP;
use crate::{Board, Card, Cards, ContractId, Contracts, Invalid, Phase, RouteId, State, rules};

impl Position {
    /// The game in this position, if it can be.
    pub(crate) fn check(&self, seed: Seed) -> Result<State, Invalid> {
        let board = self.board.clone().unwrap_or_else(Board::amsterdam);
        let mut state = rules::empty_table(board, self.seats.len(), seed)?;
        let at_table = |seat: Option<Seat>, otherwise: Seat| match seat {
            Some(seat) if seat.index() >= self.seats.len() => Err(Impossible::NoSuchSeat(seat)),
            Some(seat) => Ok(seat),
            None => Ok(otherwise),
        };
        state.first = at_table(self.first, state.first)?;
        state.turn = at_table(self.turn, state.first)?;
        state.phase = self.phase;
        state.passes = self.passes;
        state.last_turns = self.last_turns;
        for (seat, has) in state.seats().zip(&self.seats) {
            place_routes(&mut state, seat, has)?;
        }
        place_bonus(&mut state, self)?;
        place_contracts(&mut state, self)?;
        place_cards(&mut state, self)?;
        check_turns(&state)?;
        debug_assert_eq!(state.audit(), Ok(()));
        Ok(state)
    }
}

fn place_routes(state: &mut State, seat: Seat, has: &SeatPosition) -> Result<(), Impossible> {
    for name in &has.routes {
        let Some(id) = state
            .board
            .route_ids()
            .find(|&id| state.board.route_name(id) == name)
        else {
            return Err(Impossible::UnknownRoute {
                seat,
                name: name.clone(),
            });
        };
        if state.seats().any(|owner| state.routes[owner].contains(id)) {
            return Err(Impossible::BuiltTwice {
                seat,
                name: name.clone(),
            });
        }
        if !state.open[seat].contains(id) {
            return Err(Impossible::ClosedTwin {
                seat,
                name: name.clone(),
            });
        }
        let route = state.board.route(id);
        let Some(carts) = state.carts[seat].checked_sub(route.length) else {
            return Err(Impossible::TooManyCarts {
                seat,
                carts: state.board.carts(),
            });
        };
        state.carts[seat] = carts;
        state.score[seat] += u16::from(route.points);
        state.routes[seat].insert(id);
        rules::close(state, seat, id);
    }
    Ok(())
}

fn place_bonus(state: &mut State, position: &Position) -> Result<(), Impossible> {
    let earned = |state: &State, seat| {
        let with_symbol = |id: &RouteId| state.board.route(*id).cart;
        state.routes[seat].iter().filter(with_symbol).count() as u8
    };
    let mut given: u32 = 0;
    for (seat, has) in state.seats().zip(&position.seats) {
        state.bonus[seat] = has.bonus.unwrap_or(earned(state, seat));
        given += u32::from(state.bonus[seat]);
    }
    let most = state.board.bonus_cards();
    if given > u32::from(most) {
        return Err(Impossible::TooManyBonusCards { most });
    }
    for seat in state.seats() {
        let (found, routes) = (state.bonus[seat], earned(state, seat));
        // Only an empty stack leaves a route without its bonus card.
        if found > routes || found < routes && given < u32::from(most) {
            return Err(Impossible::Bonus {
                seat,
                found,
                routes,
            });
        }
    }
    Ok(())
}

/// Looks contracts up by name, each of them once.
struct Finder {
    board: Arc<Board>,
    found: Contracts,
}

impl Finder {
    fn find(&self, entry: &str, name: &str) -> Result<ContractId, Impossible> {
        let id = self
            .board
            .contract_ids()
            .find(|&id| self.board.contract_name(id) == name);
        id.ok_or_else(|| Impossible::UnknownContract {
            entry: entry.to_owned(),
            name: name.to_owned(),
        })
    }

    fn find_new(&mut self, entry: &str, name: &str) -> Result<ContractId, Impossible> {
        let id = self.find(entry, name)?;
        if self.found.contains(id) {
            return Err(Impossible::DoubledContract {
                entry: entry.to_owned(),
                name: name.to_owned(),
            });
        }
        self.found.insert(id);
        Ok(id)
    }
}

fn place_contracts(state: &mut State, position: &Position) -> Result<(), Impossible> {
    let mut finder = Finder {
        board: state.board.clone(),
        found: Contracts::EMPTY,
    };
    for (seat, has) in state.seats().zip(&position.seats) {
        place_own_contracts(state, seat, has, &mut finder)?;
    }
    if state.phase == Phase::Choosing && state.seats().all(|seat| state.chosen[seat] != 0) {
        return Err(Impossible::AllChosen);
    }
    place_contract_deck(state, position.contract_deck.as_deref(), &mut finder)?;
    for (seat, has) in state.seats().zip(&position.seats) {
        place_put_back(state, seat, has, &finder)?;
    }
    for (seat, has) in state.seats().zip(&position.seats) {
        if let Some(doubt) = &has.doubt {
            place_doubt(state, seat, doubt, &finder)?;
        }
    }
    Ok(())
}

fn place_own_contracts(
    state: &mut State,
    seat: Seat,
    has: &SeatPosition,
    finder: &mut Finder,
) -> Result<(), Impossible> {
    let choosing = state.phase == Phase::Choosing;
    let needed = if choosing || state.phase == Phase::Offer && seat == state.turn {
        2
    } else {
        0
    };
    if has.offer.len() != needed {
        return Err(Impossible::Offer {
            seat,
            found: has.offer.len(),
            needed,
        });
    }
    for name in &has.offer {
        let contract = finder.find_new(&format!("seats[{seat}].offer"), name)?;
        state.offers[seat].push(contract);
    }
    let entry = format!("seats[{seat}].contracts");
    for name in &has.contracts {
        if choosing {
            let contract = finder.find(&entry, name)?;
            let idx = state.offers[seat]
                .iter()
                .position(|&other| other == contract);
            let Some(idx) = idx else {
                return Err(Impossible::NotOnOffer { seat });
            };
            state.chosen[seat] |= 1 << idx;
        } else {
            let contract = finder.find_new(&entry, name)?;
            state.contracts[seat].insert(contract);
        }
    }
    if !choosing && has.contracts.is_empty() {
        return Err(Impossible::NoContract { seat });
    }
    Ok(())
}

/// The deck in the order that is written down, or all that is left, shuffled.
fn place_contract_deck(
    state: &mut State,
    names: Option<&[String]>,
    finder: &mut Finder,
) -> Result<(), Impossible> {
    let Some(names) = names else {
        for contract in state
            .board
            .contract_ids()
            .filter(|&id| !finder.found.contains(id))
        {
            state.contract_deck.push(contract);
        }
        shuffle(state, |state, dice| dice.shuffle(&mut state.contract_deck));
        return Ok(());
    };
    for name in names.iter().rev() {
        let contract = finder.find_new("contract_deck", name)?;
        state.contract_deck.push(contract);
    }
    let missing = state
        .board
        .contract_ids()
        .find(|&id| !finder.found.contains(id));
    match missing {
        Some(missing) => Err(Impossible::MissingContract {
            name: state.board.contract_name(missing),
        }),
        None => Ok(()),
    }
}

fn place_put_back(
    state: &mut State,
    seat: Seat,
    has: &SeatPosition,
    finder: &Finder,
) -> Result<(), Impossible> {
    for name in &has.put_back {
        let contract = finder.find(&format!("seats[{seat}].put_back"), name)?;
        let own =
            state.contracts[seat].contains(contract) || state.offers[seat].contains(&contract);
        let placed = state
            .seats()
            .any(|other| state.memory.put_back[other].contains(contract));
        if own || placed {
            return Err(Impossible::NotPutBack {
                seat,
                name: name.clone(),
            });
        }
        state.memory.put_back[seat].insert(contract);
    }
    Ok(())
}

fn place_doubt(
    state: &mut State,
    seat: Seat,
    doubt: &DoubtPosition,
    finder: &Finder,
) -> Result<(), Impossible> {
    let entry = format!("seats[{seat}].doubt");
    let contract = finder.find(&entry, &doubt.contract)?;
    let other = finder.find(&entry, &doubt.other)?;
    let holder = doubt.holder;
    if holder.index() >= state.n_seats() {
        return Err(Impossible::NoSuchSeat(holder));
    }
    let placed_by = |id| {
        state
            .seats()
            .find(|&seat| state.memory.put_back[seat].contains(id))
    };
    let doubt = Doubt {
        contract,
        other,
        holder,
    };
    match doubt.split(state) {
        // Nobody can place the one that was kept, and the one in the deck only who put it there.
        Some((held, laid))
            if holder != seat
                && placed_by(held).is_none()
                && placed_by(laid).is_none_or(|seat| seat == holder) =>
        {
            state.memory.doubts[seat] = Some(doubt);
        }
        Some(_) | None => return Err(Impossible::NoDoubt { seat }),
    }
    Ok(())
}

/// Draws from the luck of a game that is being put together.
fn shuffle(state: &mut State, draws: impl FnOnce(&mut State, &mut Dice)) {
    let mut chance = state.chance.clone();
    chance.draw(|dice| draws(state, dice));
    state.chance = chance;
}

fn place_cards(state: &mut State, position: &Position) -> Result<(), Impossible> {
    let mut left = *state.board.cards();
    let mut take = |entry: String, cards: &Cards, board: &Board| {
        left = left.checked_sub(cards).ok_or_else(|| {
            let beyond = |&card: &Card| cards[card] > left[card];
            let card = Card::ALL
                .into_iter()
                .find(beyond)
                .expect("one of them is beyond");
            Impossible::TooManyCards {
                entry,
                card,
                most: board.cards()[card],
            }
        })?;
        Ok(left)
    };
    let board = state.board.clone();
    for (seat, has) in state.seats().zip(&position.seats) {
        take(format!("seats[{seat}].hand"), &has.hand, &board)?;
        state.hands[seat] = has.hand;
        if has.hand.checked_sub(&has.shown).is_none() {
            return Err(Impossible::NotHeld { seat });
        }
        state.memory.shown[seat] = has.shown;
    }
    if position.face_up.len() > FACE_UP {
        return Err(Impossible::TooManyFaceUp(position.face_up.len()));
    }
    let mut rest = take(
        "face_up".to_owned(),
        &position.face_up.iter().collect(),
        &board,
    )?;
    for &card in &position.face_up {
        state.face_up.push(card);
    }
    if let Some(deck) = &position.deck {
        let most = board.cards().total() as usize;
        if deck.len() > most {
            let card = deck[most];
            return Err(Impossible::TooManyCards {
                entry: "deck".to_owned(),
                card,
                most: board.cards()[card],
            });
        }
        rest = take("deck".to_owned(), &deck.iter().collect(), &board)?;
        for &card in deck.iter().rev() {
            state.deck.push(card);
        }
    }
    if let Some(discard) = position.discard {
        rest = take("discard".to_owned(), &discard, &board)?;
        state.discard = discard;
    } else if position.deck.is_some() {
        state.discard = std::mem::take(&mut rest);
    }
    if position.deck.is_none() {
        state.deck = std::mem::take(&mut rest).in_order();
        shuffle(state, |state, dice| dice.shuffle(&mut state.deck));
    }
    if let Some((card, _)) = rest.iter().find(|&(_, count)| count > 0) {
        return Err(Impossible::MissingCards {
            card,
            most: board.cards()[card],
        });
    }
    check_cards(state, position)
}

fn check_cards(state: &mut State, position: &Position) -> Result<(), Impossible> {
    if state.deck.is_empty() && !state.discard.is_empty() {
        return Err(Impossible::UnshuffledDiscard);
    }
    if state.face_up.len() < FACE_UP && !state.deck.is_empty() {
        return Err(Impossible::TooFewFaceUp(state.face_up.len()));
    }
    if rules::has_too_many_wilds(&state.face_up) && rules::clearing_helps(state) {
        return Err(Impossible::ThreeWilds);
    }
    if let Some(stock) = position.stock {
        state.memory.stock = stock;
    }
    let mut left = Some(state.memory.stock);
    for (seat, has) in state.seats().zip(&position.seats) {
        state.memory.drawn[seat] = has.drawn;
        left = left.and_then(|left| left.checked_sub(&has.drawn));
    }
    if left
        .and_then(|left| left.checked_sub(&state.deck.iter().collect()))
        .is_none()
    {
        return Err(Impossible::NotInStock);
    }
    Ok(())
}

fn check_turns(state: &State) -> Result<(), Impossible> {
    if state.phase == Phase::SecondCard
        && state.deck.is_empty()
        && state.face_up.iter().all(|&card| card == Card::Wild)
    {
        return Err(Impossible::NoSecondCard);
    }
    let most = state.n_seats;
    if state.passes > most {
        return Err(Impossible::Passes {
            found: state.passes,
            most,
        });
    }
    let low = state
        .seats()
        .find(|&seat| state.carts[seat] <= rules::LAST_CARTS);
    match (state.last_turns, low) {
        (Some(found), _) if found > most => {
            return Err(Impossible::TooManyLastTurns { found, most });
        }
        (Some(_), None) => return Err(Impossible::LastRoundTooSoon),
        (None, Some(seat)) => {
            return Err(Impossible::LastRoundMissing {
                seat,
                carts: state.carts[seat],
            });
        }
        (Some(_), Some(_)) | (None, None) => (),
    }
    let over = state.passes == most || state.last_turns == Some(0);
    if over != (state.phase == Phase::Over) {
        return Err(Impossible::Over);
    }
    check_passes(state)?;
    check_start(state)
}

/// Nothing has changed since the passes, so that those who passed still can do nothing. A game that is over may be
/// written down for its count alone.
fn check_passes(state: &State) -> Result<(), Impossible> {
    if state.phase == Phase::Over {
        return Ok(());
    }
    if state.passes > 0 && state.phase != Phase::Turn {
        return Err(Impossible::NeedlessPass { seat: state.turn });
    }
    let n_seats = state.n_seats();
    for back in 1..=usize::from(state.passes) {
        let number = (state.turn.index() + n_seats - back) % n_seats;
        let seat = state.seats().nth(number).expect("a seat at the table");
        if rules::check_pass(state, seat).is_err() {
            return Err(Impossible::NeedlessPass { seat });
        }
    }
    Ok(())
}

/// While the first contracts are chosen, nothing else has happened.
fn check_start(state: &State) -> Result<(), Impossible> {
    if state.phase != Phase::Choosing {
        return Ok(());
    }
    let untouched = |seat| state.hands[seat].total() == 2 && state.routes[seat].is_empty();
    if state.turn != state.first || !state.seats().all(untouched) {
        return Err(Impossible::NotTheStart);
    }
    Ok(())
}
