//! What each player adds to the deal: a secret share, fixed by its hash before the game and told when it starts, so that
//! neither the server nor anybody else chooses the deal alone.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{Seat, SeatSet, Seed};
use games::fair;
use serde::Serialize;
use store::Millis;
use utoipa::ToSchema;

/// How long the start of a game waits for shares.
const PATIENCE: Duration = Duration::from_secs(30);

/// The shares of a table's seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shares {
    by_seat: BTreeMap<Seat, Share>,
    /// Since when the game waits for them.
    asked_at: Option<Millis>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Share {
    hash: String,
    revealed: Revealed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Revealed {
    NotYet,
    /// Its owner has lost it.
    Lost,
    Share(String),
}

/// What a player adds to the deal, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(optional_fields))]
pub struct ShareShown {
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The SHA-256 of the share, sent before the game.
    pub hash: String,
    /// The share itself, once it is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<String>,
}

/// A game that is about to start and waits for shares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Starting {
    /// When it starts without those that are missing, in milliseconds since 1970.
    pub until: i64,
    /// The seats whose shares are missing.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
}

impl Shares {
    /// A seat fixes its share.
    pub(crate) fn commit(&mut self, seat: Seat, hash: String) {
        let revealed = Revealed::NotYet;
        self.by_seat.insert(seat, Share { hash, revealed });
    }

    /// Somebody else sits in a seat. A start that waits is off, and what was told for it is worth nothing any more.
    pub(crate) fn seat_anew(&mut self, seat: Seat) {
        match self.asked_at.take() {
            Some(_) => self.by_seat.clear(),
            None => drop(self.by_seat.remove(&seat)),
        }
    }

    /// The game is to start.
    pub(crate) fn ask(&mut self, now: Millis) {
        self.asked_at = Some(now);
    }

    /// A seat tells its share, or that it has lost it.
    pub(crate) fn reveal(&mut self, seat: Seat, share: Option<String>) {
        if let Some(known) = self.by_seat.get_mut(&seat) {
            known.revealed = share.map_or(Revealed::Lost, Revealed::Share);
        }
    }

    /// The hash of a seat's share.
    pub(crate) fn hash(&self, seat: Seat) -> Option<&str> {
        self.by_seat.get(&seat).map(|share| share.hash.as_str())
    }

    /// Whether the game is about to start.
    pub(crate) fn is_asked(&self) -> bool {
        self.asked_at.is_some()
    }

    /// When the game starts whatever is missing.
    pub(crate) fn until(&self) -> Option<Millis> {
        self.asked_at.map(|at| at.plus(PATIENCE))
    }

    /// The seats that have still to tell their shares.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.seats(|revealed| matches!(revealed, Revealed::NotYet))
    }

    /// The seats without whose shares the game starts if it starts now.
    pub(crate) fn missing(&self) -> SeatSet {
        self.seats(|revealed| !matches!(revealed, Revealed::Share(_)))
    }

    fn seats(&self, is_meant: impl Fn(&Revealed) -> bool) -> SeatSet {
        let meant = self
            .by_seat
            .iter()
            .filter(|(_, share)| is_meant(&share.revealed));
        meant.map(|(seat, _)| *seat).collect()
    }

    /// The seed to play with: the table's, and every share that was told.
    pub(crate) fn mix(&self, seed: Seed) -> Seed {
        let shares = self.shown();
        fair::mix(
            seed,
            shares.iter().filter_map(|share| share.share.as_deref()),
        )
    }

    /// Every share as everybody sees it, in the order of the seats.
    pub(crate) fn shown(&self) -> Vec<ShareShown> {
        let shown = self.by_seat.iter().map(|(&seat, share)| ShareShown {
            seat,
            hash: share.hash.clone(),
            share: match &share.revealed {
                Revealed::Share(share) => Some(share.clone()),
                Revealed::NotYet | Revealed::Lost => None,
            },
        });
        shown.collect()
    }

    /// What everybody is told while the game waits for shares.
    pub(crate) fn starting(&self) -> Option<Starting> {
        Some(Starting {
            until: self.until()?.0,
            waiting: self.waiting(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats() -> [Seat; 2] {
        [0, 1].map(|number| Seat::new(number).unwrap())
    }

    #[test]
    fn a_game_waits_for_those_who_have_not_told() {
        let [a, b] = seats();
        let mut shares = Shares::default();
        shares.commit(a, "hash-a".into());
        shares.commit(b, "hash-b".into());
        assert!(shares.starting().is_none());
        shares.ask(Millis(1000));
        shares.reveal(b, Some("share-b".into()));
        let starting = shares.starting().unwrap();
        assert_eq!(
            (starting.until, starting.waiting),
            (31_000, SeatSet::only(a))
        );
        shares.reveal(a, None);
        assert!(shares.waiting().is_empty());
        assert_eq!(shares.missing(), SeatSet::only(a));
    }

    #[test]
    fn whoever_sits_down_anew_stops_a_start_and_has_no_share() {
        let [a, b] = seats();
        let mut shares = Shares::default();
        shares.commit(a, "hash-a".into());
        shares.commit(b, "hash-b".into());
        shares.seat_anew(b);
        assert_eq!((shares.hash(a), shares.hash(b)), (Some("hash-a"), None));
        shares.ask(Millis(0));
        shares.seat_anew(b);
        assert_eq!(shares, Shares::default());
    }
}
