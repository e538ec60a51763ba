//! What the seats have seen and remember.
//!
//! Everyone sees which cards are taken face up and which are paid, and what the discards are when they become the
//! deck. A seat also remembers the contracts it put back: where they lie in the deck, in whose hand they are if the
//! one who drew them kept all it drew, and otherwise the two places of which it is in one.

use game::{BySeat, Seat};

use crate::{Card, Cards, ContractId, Contracts, MAX_SEATS, State};

/// What the seats have seen and remember.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// Cards that everyone knows to be in each hand.
    pub(crate) shown: BySeat<Cards, MAX_SEATS>,
    /// What the deck was last made of, less what was turned up from it. No card of the deck is not in here.
    pub(crate) stock: Cards,
    /// Cards each seat has drawn unseen since the deck was made.
    pub(crate) drawn: BySeat<Cards, MAX_SEATS>,
    /// Contracts each seat put back and can still place. No contract is in two of these sets.
    pub(crate) put_back: BySeat<Contracts, MAX_SEATS>,
    /// What each seat was last left in doubt about.
    pub(crate) doubts: BySeat<Option<Doubt>, MAX_SEATS>,
}

/// Two contracts were drawn, of which a seat knew one; one was kept and one put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Doubt {
    /// The one it knew.
    pub(crate) contract: ContractId,
    pub(crate) other: ContractId,
    /// Who kept one of them. The other one is in the deck.
    pub(crate) holder: Seat,
}

impl Doubt {
    /// Which of the two is held and which lies in the deck, if that is how they are.
    pub(crate) fn split(&self, state: &State) -> Option<(ContractId, ContractId)> {
        let ways = [(self.contract, self.other), (self.other, self.contract)];
        ways.into_iter().find(|(held, laid)| {
            state.contracts[self.holder].contains(*held) && state.contract_deck.contains(laid)
        })
    }
}

impl Memory {
    /// What is known when the deck is made of `cards`.
    pub(crate) fn new(cards: Cards) -> Memory {
        Memory {
            shown: BySeat::default(),
            stock: cards,
            drawn: BySeat::default(),
            put_back: BySeat::default(),
            doubts: BySeat::default(),
        }
    }

    /// Contracts that some seat put back and can still place.
    pub(crate) fn placed(&self) -> Contracts {
        self.put_back
            .as_slice()
            .iter()
            .fold(Contracts::EMPTY, |placed, &set| placed | set)
    }

    pub(crate) fn saw_taken(&mut self, seat: Seat, card: Card) {
        self.shown[seat][card] += 1;
    }

    pub(crate) fn saw_paid(&mut self, seat: Seat, card: Card, count: u8) {
        let shown = &mut self.shown[seat][card];
        *shown = shown.saturating_sub(count);
    }

    pub(crate) fn saw_turned_up(&mut self, card: Card) {
        self.stock[card] -= 1;
    }

    pub(crate) fn saw_drawn(&mut self, seat: Seat, card: Card) {
        self.drawn[seat][card] += 1;
    }

    pub(crate) fn saw_shuffled(&mut self, cards: Cards) {
        self.stock = cards;
        self.drawn = BySeat::default();
    }

    /// A seat has a contract from the deck before its eyes.
    pub(crate) fn saw_contract(&mut self, drawer: Seat, contract: ContractId) {
        self.put_back[drawer].remove(contract);
        for seat in Seat::first(MAX_SEATS) {
            let about_it =
                |doubt: &mut Doubt| doubt.contract == contract || doubt.other == contract;
            let Some(doubt) = self.doubts[seat].take_if(about_it) else {
                continue;
            };
            // Whoever draws the other one knows who kept its own.
            if seat == drawer && doubt.other == contract {
                self.put_back[seat].insert(doubt.contract);
            }
        }
    }

    pub(crate) fn saw_chosen(&mut self, chooser: Seat, offer: &[ContractId], kept: Contracts) {
        let &[a, b] = offer else { return };
        if kept.len() == offer.len() {
            return;
        }
        for seat in Seat::first(MAX_SEATS).filter(|&seat| seat != chooser) {
            for (contract, other) in [(a, b), (b, a)] {
                if self.put_back[seat].contains(contract) {
                    // Who watches one of two contracts go back cannot tell which.
                    self.put_back[seat].remove(contract);
                    self.doubts[seat] = Some(Doubt {
                        contract,
                        other,
                        holder: chooser,
                    });
                }
            }
        }
        self.put_back[chooser].insert(if kept.contains(a) { b } else { a });
    }
}
