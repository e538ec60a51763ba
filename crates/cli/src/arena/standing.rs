//! What all games come to: of each bot, of each pairing, and the ratings.

use std::collections::BTreeMap;
use std::time::Duration;

use super::hall::Results;
use super::rating::{Contest, Rating, Side, rate};
use super::schedule::Schedule;
use crate::statistics::{Cluster, clustered_interval, interval};

/// What all games come to.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Standing {
    /// For each entrant in order.
    pub(super) scores: Vec<Score>,
    /// For each entrant in order; none if everybody plays alone.
    pub(super) ratings: Option<Vec<Rating>>,
    /// For each pairing in order.
    pub(super) pairs: Vec<Pair>,
}

/// What a bot has reached.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Score {
    /// How often it has sat at a table; copies count each.
    pub(super) seats: u64,
    pub(super) points: i64,
    /// The fewest and the most points in one game.
    pub(super) range: Option<(i32, i32)>,
    pub(super) actions: u64,
    pub(super) time: Duration,
    pub(super) longest: Duration,
}

/// What came of a pairing for each of its places.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Pair {
    pub(super) games: u64,
    pub(super) rates: Vec<Rate>,
}

/// How often somebody wins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rate {
    /// The entrant.
    pub(super) entrant: usize,
    pub(super) wins: f64,
    pub(super) rate: f64,
    /// The 95 % interval, as if every game had a deal of its own.
    pub(super) plain: (f64, f64),
    /// The 95 % interval from what each deal came to.
    pub(super) paired: (f64, f64),
}

impl Score {
    pub(super) fn mean_points(&self) -> f64 {
        self.points as f64 / self.seats.max(1) as f64
    }

    pub(super) fn mean_millis(&self) -> f64 {
        self.time.as_secs_f64() * 1e3 / self.actions.max(1) as f64
    }

    pub(super) fn longest_millis(&self) -> f64 {
        self.longest.as_secs_f64() * 1e3
    }
}

impl Standing {
    /// Adds up all games.
    pub(super) fn new(n_entrants: usize, schedule: &Schedule, results: &Results) -> Standing {
        let mut scores = vec![Score::default(); n_entrants];
        // By pairing and deal: how many games, and how often each place won.
        let mut deals: BTreeMap<(usize, u64), (u64, Vec<f64>)> = BTreeMap::new();
        for (&fixture, played) in results {
            let (games, wins) = deals
                .entry((fixture.pairing, fixture.deal))
                .or_insert_with(|| (0, vec![0.0; schedule.n_seats]));
            *games += 1;
            for (seat, sat) in played.seats.iter().enumerate() {
                wins[schedule.place(fixture, seat)] += sat.share;
                let score = &mut scores[schedule.entrant(fixture, seat)];
                score.seats += 1;
                score.points += i64::from(sat.points);
                score.actions += sat.actions;
                score.time += sat.time;
                score.longest = score.longest.max(sat.longest);
                let (least, most) = score.range.unwrap_or((sat.points, sat.points));
                score.range = Some((least.min(sat.points), most.max(sat.points)));
            }
        }
        let pairs = (0..schedule.pairings.len())
            .map(|pairing| {
                let deals: Vec<_> = deals
                    .range((pairing, 0)..=(pairing, u64::MAX))
                    .map(|(_, deal)| deal)
                    .collect();
                pair(&schedule.pairings[pairing].places, &deals)
            })
            .collect();
        let ratings = (schedule.n_seats > 1).then(|| {
            let contests: Vec<Contest> = deals
                .iter()
                .map(|(&(pairing, deal), (games, wins))| {
                    contest(&schedule.pairings[pairing].places, deal, *games, wins)
                })
                .collect();
            rate(n_entrants, &contests)
        });
        Standing {
            scores,
            ratings,
            pairs,
        }
    }

    /// The entrants from the best to the worst; those that are rated alike stay in order.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.scores.len()).collect();
        if let Some(ratings) = &self.ratings {
            ranking.sort_by(|&one, &other| ratings[other].elo.total_cmp(&ratings[one].elo));
        }
        ranking
    }
}

/// How often each place of a pairing wins.
fn pair(places: &[usize], deals: &[&(u64, Vec<f64>)]) -> Pair {
    let games: u64 = deals.iter().map(|(games, _)| games).sum();
    let rates = places
        .iter()
        .enumerate()
        .map(|(place, &entrant)| {
            let clusters: Vec<Cluster> = deals
                .iter()
                .map(|(games, wins)| Cluster {
                    n: *games as f64,
                    sum: wins[place],
                })
                .collect();
            let wins: f64 = clusters.iter().map(|deal| deal.sum).sum();
            Rate {
                entrant,
                wins,
                rate: wins / games.max(1) as f64,
                plain: interval(wins, games as f64),
                paired: clustered_interval(&clusters),
            }
        })
        .collect();
    Pair { games, rates }
}

fn contest(places: &[usize], deal: u64, games: u64, wins: &[f64]) -> Contest {
    let mut sides: Vec<Side> = Vec::new();
    for (&player, &wins) in places.iter().zip(wins) {
        match sides.iter_mut().find(|side| side.player == player) {
            Some(side) => {
                side.seats += 1;
                side.wins += wins;
            }
            None => sides.push(Side {
                player,
                seats: 1,
                wins,
            }),
        }
    }
    Contest {
        deal,
        games: games as f64,
        sides,
    }
}
