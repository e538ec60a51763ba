//! Drawing cards, and the five that lie face up (AM-DRAW, AM-SET-02).

use game::Log;

use super::turn;
use crate::state::FACE_UP;
use crate::{Action, Card, Color, Event, Illegal, Phase, State};

/// So many wilds face up are cleared away.
const TOO_MANY_WILDS: usize = 3;

/// The top card of the deck, which may be drawn.
pub(super) struct Draw {
    card: Card,
}

/// A card that may be taken from those face up.
pub(super) struct Take {
    slot: usize,
    card: Card,
}

pub(super) fn list_first(state: &State, actions: &mut Vec<Action>) {
    list(state, Card::Wild, actions);
}

pub(super) fn list_second(state: &State, actions: &mut Vec<Action>) {
    list(state, Card::Of(Color::Orange), actions);
}

/// Lists drawing, and taking every kind of card up to `last`.
fn list(state: &State, last: Card, actions: &mut Vec<Action>) {
    if !state.deck.is_empty() {
        actions.push(Action::Draw);
    }
    let kinds = |cards: &[Card]| {
        cards
            .iter()
            .fold(0, |there, card| there | 1 << card.index())
    };
    let there = match &*state.face_up {
        // Nearly always, and quicker for being said.
        &[a, b, c, d, e] => kinds(&[a, b, c, d, e]),
        fewer => kinds(fewer),
    };
    let (takes, n_takes) = &TAKES[there & ((2 << last.index()) - 1)];
    let len = actions.len() + n_takes;
    actions.extend_from_slice(takes);
    actions.truncate(len);
}

/// Taking each kind of card whose bit is set, and how many these are.
static TAKES: [([Action; 7], usize); 128] = {
    let mut table = [([Action::Pass; 7], 0); 128];
    let mut there = 0;
    while there < table.len() {
        let (takes, n_takes) = &mut table[there];
        let mut kind = 0;
        while kind < Card::ALL.len() {
            if there >> kind & 1 != 0 {
                takes[*n_takes] = Action::Take {
                    card: Card::ALL[kind],
                };
                *n_takes += 1;
            }
            kind += 1;
        }
        there += 1;
    }
    table
};

/// Whether a first card can be drawn.
pub(super) fn is_possible(state: &State) -> bool {
    !state.deck.is_empty() || !state.face_up.is_empty()
}

pub(super) fn check_draw(state: &State) -> Result<Draw, Illegal> {
    // The discards are no help: they are shuffled as soon as the deck is empty (AM-DRAW-05).
    let Some(&card) = state.deck.last() else {
        return Err(Illegal::DeckEmpty);
    };
    Ok(Draw { card })
}

pub(super) fn check_take(state: &State, card: Card) -> Result<Take, Illegal> {
    let Some(slot) = state.face_up.iter().position(|&other| other == card) else {
        return Err(Illegal::NotFaceUp { card });
    };
    if card == Card::Wild && state.phase == Phase::SecondCard {
        return Err(Illegal::SecondWild);
    }
    Ok(Take { slot, card })
}

impl Draw {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Draw { card } = self;
        let seat = state.turn;
        state.deck.pop();
        state.hands[seat][card] += 1;
        state.memory.saw_drawn(seat, card);
        log.record(|| Event::CardDrawn {
            seat,
            card: Some(card),
        });
        refill(state, log);
        after_card(state, log);
    }
}

impl Take {
    pub(super) fn apply(self, state: &mut State, log: &mut impl Log<Event>) {
        let Take { slot, card } = self;
        let seat = state.turn;
        state.hands[seat][card] += 1;
        state.memory.saw_taken(seat, card);
        log.record(|| Event::CardTaken { seat, card });
        match state.deck.pop() {
            Some(card) => {
                state.face_up[slot] = card;
                turned_up(state, card, log);
                clear_wilds(state, log);
            }
            None => state.face_up.remove(slot),
        }
        if card == Card::Wild {
            // AM-DRAW-02: it is the whole draw.
            turn::end(state, log);
        } else {
            after_card(state, log);
        }
    }
}

/// Goes on to the second card, unless there was one already or there is none to take (AM-DRAW-06).
fn after_card(state: &mut State, log: &mut impl Log<Event>) {
    let another = !state.deck.is_empty() || state.face_up.iter().any(|&card| card != Card::Wild);
    if state.phase == Phase::Turn && another {
        state.phase = Phase::SecondCard;
    } else {
        turn::end(state, log);
    }
}

/// Brings the deck and the cards face up in order after cards were drawn or discarded, or at the start.
pub(super) fn refill(state: &mut State, log: &mut impl Log<Event>) {
    shuffle_if_empty(state, log);
    if state.face_up.len() < FACE_UP {
        turn_up(state, log);
        clear_wilds(state, log);
    } else if has_too_many_wilds(&state.face_up) && clearing_helps(state) {
        // They had to stay, and with what has just gone or come it can be otherwise.
        clear_wilds(state, log);
    }
}

/// Turns up cards until five lie face up or none are left.
fn turn_up(state: &mut State, log: &mut impl Log<Event>) {
    while state.face_up.len() < FACE_UP
        && let Some(card) = state.deck.pop()
    {
        state.face_up.push(card);
        turned_up(state, card, log);
    }
}

fn turned_up(state: &mut State, card: Card, log: &mut impl Log<Event>) {
    state.memory.saw_turned_up(card);
    log.record(|| Event::CardTurnedUp { card });
    shuffle_if_empty(state, log);
}

/// AM-SET-02: clears the table while too many wilds lie face up.
fn clear_wilds(state: &mut State, log: &mut impl Log<Event>) {
    let mut again = true;
    while again && has_too_many_wilds(&state.face_up) {
        // AM-DRAW-07: where five fit to lie open cannot come up, once is enough.
        again = clearing_helps(state);
        let cleared = state.face_up;
        log.record(|| Event::FaceUpCleared {
            cards: cleared.to_vec(),
        });
        state.face_up.clear();
        for &card in &*cleared {
            state.discard[card] += 1;
        }
        shuffle_if_empty(state, log);
        turn_up(state, log);
    }
}

pub(crate) fn has_too_many_wilds(face_up: &[Card]) -> bool {
    face_up.len() == FACE_UP
        && face_up.iter().filter(|&&card| card == Card::Wild).count() >= TOO_MANY_WILDS
}

/// Whether clearing the table can bring up five cards without too many wilds.
pub(crate) fn clearing_helps(state: &State) -> bool {
    let of_a_color = |cards: &[Card]| cards.iter().filter(|&&card| card != Card::Wild).count();
    let in_deck = of_a_color(&state.deck);
    let discarded = state.discard.total() as usize - usize::from(state.discard[Card::Wild]);
    let enough = FACE_UP + 1 - TOO_MANY_WILDS;
    // Where the deck is just five cards, these and the five on the table only change places.
    let change_places = state.deck.len() == FACE_UP && state.discard.is_empty();
    let within_reach = if change_places {
        in_deck
    } else {
        in_deck + of_a_color(&state.face_up) + discarded
    };
    within_reach >= enough
}

/// AM-DRAW-05: makes the discards the deck as soon as that is empty.
fn shuffle_if_empty(state: &mut State, log: &mut impl Log<Event>) {
    if !state.deck.is_empty() || state.discard.is_empty() {
        return;
    }
    let discard = std::mem::take(&mut state.discard);
    state.memory.saw_shuffled(discard);
    state.deck = discard.in_order();
    state.chance.draw(|dice| dice.shuffle(&mut state.deck));
    log.record(|| Event::DeckShuffled {
        cards: discard.total(),
    });
}
