//! How strong bots are, from who won against whom.
//!
//! The model is that of Bradley and Terry, in the form that Luce gave it for any number of seats: each bot has a
//! strength, and a seat wins with a probability of its bot's strength among those of all seats. At two seats a bot with
//! strength a beats one with strength b with probability a / (a + b). At a table of one bot and three copies of another
//! that is a / (a + 3 b). A shared first place is a part of a win for each who shares it, so that a tie counts half.
//!
//! Strengths are those of maximum likelihood, found by Hunter's algorithm ("MM algorithms for generalized Bradley–Terry
//! models", 2004). A drawn game for each pairing is added to what was played: a bot that has won everything then has a
//! high rating instead of an infinite one. A rating is 400 log10 of a strength, as with Elo, and the average is 0.
//!
//! All games of a deal depend on each other, whoever plays them. So intervals are not read off the information matrix
//! alone, but from the sandwich with deals as clusters (Liang and Zeger 1986), the added games being clusters too, and
//! from Student's distribution for as many deals as there are.

use std::collections::BTreeMap;

use crate::statistics::student;

/// Games of one deal between the same bots.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contest {
    pub(crate) deal: u64,
    pub(crate) games: f64,
    /// In the same order in all contests between the same bots.
    pub(crate) sides: Vec<Side>,
}

/// What one bot did in a contest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Side {
    pub(crate) player: usize,
    /// On how many seats it sits at once.
    pub(crate) seats: usize,
    /// Of all its seats together.
    pub(crate) wins: f64,
}

/// How strong a bot is, with the 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) elo: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// The rating of each of so many players, all of whom have played.
pub(crate) fn rate(n_players: usize, contests: &[Contest]) -> Vec<Rating> {
    let drawn = drawn_games(contests);
    let both: Vec<&Contest> = contests.iter().chain(&drawn).collect();
    let logs = log_strengths(n_players, &pooled(&both));
    let errors = standard_errors(&logs, contests, &drawn);
    let elo = 400.0 / std::f64::consts::LN_10;
    logs.iter()
        .zip(errors)
        .map(|(log, error)| Rating {
            elo: elo * log,
            low: elo * (log - error),
            high: elo * (log + error),
        })
        .collect()
}

/// One game for each pairing, whose first place all seats share.
fn drawn_games(contests: &[Contest]) -> Vec<Contest> {
    let mut drawn = pooled(&contests.iter().collect::<Vec<_>>());
    for contest in &mut drawn {
        let n_seats: usize = contest.sides.iter().map(|side| side.seats).sum();
        contest.games = 1.0;
        for side in &mut contest.sides {
            side.wins = side.seats as f64 / n_seats as f64;
        }
    }
    drawn
}

/// All contests between the same bots as one.
fn pooled(contests: &[&Contest]) -> Vec<Contest> {
    let mut pools: BTreeMap<Vec<(usize, usize)>, Contest> = BTreeMap::new();
    for &contest in contests {
        let who = contest.sides.iter().map(|side| (side.player, side.seats));
        pools
            .entry(who.collect())
            .and_modify(|pool| {
                pool.games += contest.games;
                for (all, side) in pool.sides.iter_mut().zip(&contest.sides) {
                    all.wins += side.wins;
                }
            })
            .or_insert_with(|| contest.clone());
    }
    pools.into_values().collect()
}

/// The natural logarithm of each strength, 0 on average.
fn log_strengths(n_players: usize, pools: &[Contest]) -> Vec<f64> {
    let mut logs = vec![0.0; n_players];
    let mut wins = vec![0.0; n_players];
    for side in pools.iter().flat_map(|pool| &pool.sides) {
        wins[side.player] += side.wins;
    }
    // Every step makes the results likelier. Some hundreds do even where one bot is far ahead.
    for _ in 0..100_000 {
        let mut expected = vec![0.0; n_players];
        for pool in pools {
            for (side, chance) in pool.sides.iter().zip(chances(pool, &logs)) {
                expected[side.player] += pool.games * chance;
            }
        }
        let mut next: Vec<f64> = (0..n_players)
            .map(|player| logs[player] + (wins[player] / expected[player]).ln())
            .collect();
        let mean = next.iter().sum::<f64>() / n_players as f64;
        next.iter_mut().for_each(|log| *log -= mean);
        let moved = next
            .iter()
            .zip(&logs)
            .fold(0.0_f64, |most, (a, b)| most.max((a - b).abs()));
        logs = next;
        if moved < 1e-12 {
            break;
        }
    }
    logs
}

/// How probable it is that each side wins a game.
fn chances(contest: &Contest, logs: &[f64]) -> Vec<f64> {
    let strengths: Vec<f64> = contest
        .sides
        .iter()
        .map(|side| side.seats as f64 * logs[side.player].exp())
        .collect();
    let all: f64 = strengths.iter().sum();
    strengths.iter().map(|strength| strength / all).collect()
}

/// Half of each 95 % interval.
fn standard_errors(logs: &[f64], contests: &[Contest], drawn: &[Contest]) -> Vec<f64> {
    let n = logs.len();
    let mut information = vec![vec![0.0; n]; n];
    let mut by_deal: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for contest in contests {
        inform(&mut information, contest, logs);
        let surprise = by_deal.entry(contest.deal).or_insert_with(|| vec![0.0; n]);
        surprise_by(surprise, contest, logs);
    }
    let n_deals = by_deal.len();
    let correction = n_deals as f64 / (n_deals as f64 - 1.0);
    let mut spread = vec![vec![0.0; n]; n];
    for surprise in by_deal.values() {
        add_square(&mut spread, surprise, correction);
    }
    for contest in drawn {
        inform(&mut information, contest, logs);
        let mut surprise = vec![0.0; n];
        surprise_by(&mut surprise, contest, logs);
        add_square(&mut spread, &surprise, 1.0);
    }
    let inverse = inverse_of_centred(information);
    // One deal says nothing of how deals differ.
    let (covariance, point) = if n_deals < 2 {
        (inverse, student(usize::MAX))
    } else {
        let outer = product(&product(&inverse, &spread), &inverse);
        (outer, student(n_deals - 1))
    };
    (0..n)
        .map(|player| point * covariance[player][player].max(0.0).sqrt())
        .collect()
}

/// Adds what a contest says of the strengths.
fn inform(information: &mut [Vec<f64>], contest: &Contest, logs: &[f64]) {
    let chances = chances(contest, logs);
    for (one, chance) in contest.sides.iter().zip(&chances) {
        information[one.player][one.player] += contest.games * chance;
        for (other, others) in contest.sides.iter().zip(&chances) {
            information[one.player][other.player] -= contest.games * chance * others;
        }
    }
}

/// Adds by how many wins each side did better than could be expected.
fn surprise_by(surprise: &mut [f64], contest: &Contest, logs: &[f64]) {
    for (side, chance) in contest.sides.iter().zip(chances(contest, logs)) {
        surprise[side.player] += side.wins - contest.games * chance;
    }
}

fn add_square(matrix: &mut [Vec<f64>], vector: &[f64], times: f64) {
    for (row, one) in matrix.iter_mut().zip(vector) {
        for (cell, other) in row.iter_mut().zip(vector) {
            *cell += times * one * other;
        }
    }
}

fn product(left: &[Vec<f64>], right: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let n = left.len();
    let cell = |row: usize, column: usize| (0..n).map(|k| left[row][k] * right[k][column]).sum();
    (0..n)
        .map(|row| (0..n).map(|column| cell(row, column)).collect())
        .collect()
}

/// The pseudo-inverse of a matrix whose rows and columns all sum up to 0, as only differences of ratings mean anything.
fn inverse_of_centred(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    // The same matrix with 1 in the one direction where it has nothing can be inverted, and the 1 taken out again.
    let even = 1.0 / n as f64;
    let mut inverse = vec![vec![-even; n]; n];
    for (player, row) in matrix.iter_mut().enumerate() {
        row.iter_mut().for_each(|cell| *cell += even);
        row.extend((0..n).map(|column| f64::from(u8::from(column == player))));
    }
    // Gauss and Jordan; a matrix of this kind is positive definite and needs no other order of rows.
    for pivot in 0..n {
        let by = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|cell| *cell /= by);
        let line = matrix[pivot].clone();
        for (player, row) in matrix.iter_mut().enumerate() {
            if player != pivot {
                let times = row[pivot];
                for (cell, other) in row.iter_mut().zip(&line) {
                    *cell -= times * other;
                }
            }
        }
    }
    for (row, solved) in inverse.iter_mut().zip(&matrix) {
        for (cell, value) in row.iter_mut().zip(&solved[n..]) {
            *cell += value;
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use game::{Dice, Seed};

    use super::*;

    fn contest(deal: u64, sides: &[(usize, usize, f64)]) -> Contest {
        Contest {
            deal,
            games: sides.iter().map(|side| side.2).sum(),
            sides: sides
                .iter()
                .map(|&(player, seats, wins)| Side {
                    player,
                    seats,
                    wins,
                })
                .collect(),
        }
    }

    /// So many wins of one player against another.
    fn duel(deal: u64, (one, wins): (usize, f64), (other, losses): (usize, f64)) -> Contest {
        contest(deal, &[(one, 1, wins), (other, 1, losses)])
    }

    fn near(found: f64, expected: f64, by: f64) {
        assert!(
            (found - expected).abs() <= by,
            "{found} is not {expected}, give or take {by}"
        );
    }

    /// What `log_strengths` finds without added games, in Elo.
    fn elo(n_players: usize, contests: &[Contest]) -> Vec<f64> {
        let logs = log_strengths(n_players, &pooled(&contests.iter().collect::<Vec<_>>()));
        logs.iter()
            .map(|log| log * 400.0 / std::f64::consts::LN_10)
            .collect()
    }

    #[test]
    fn two_players_are_apart_by_the_logarithm_of_wins_to_losses() {
        for (wins, losses) in [(10.0, 10.0), (3.0, 1.0), (99.0, 1.0), (2.5, 7.5)] {
            let games = [duel(0, (0, wins), (1, losses))];
            let found = elo(2, &games);
            near(found[0] - found[1], 400.0 * f64::log10(wins / losses), 1e-8);
            // With the drawn game that is added.
            let found = rate(2, &games);
            let expected = 400.0 * f64::log10((wins + 0.5) / (losses + 0.5));
            near(found[0].elo - found[1].elo, expected, 1e-8);
            near(found[0].elo + found[1].elo, 0.0, 1e-8);
        }
    }

    /// One against three copies is even when it wins a quarter.
    #[test]
    fn copies_share_the_wins_of_their_seats() {
        for wins in [25.0, 40.0, 10.0] {
            let found = elo(2, &[contest(0, &[(0, 1, wins), (1, 3, 100.0 - wins)])]);
            let expected = 400.0 * f64::log10(3.0 * wins / (100.0 - wins));
            near(found[0] - found[1], expected, 1e-8);
        }
    }

    /// Strengths of 4, 2 and 1 fit these results without any rest.
    #[test]
    fn three_players_who_fit_the_model_have_the_strengths_of_it() {
        let found = elo(
            3,
            &[
                duel(0, (0, 20.0), (1, 10.0)),
                duel(1, (1, 20.0), (2, 10.0)),
                duel(2, (0, 24.0), (2, 6.0)),
            ],
        );
        let step = 400.0 * f64::log10(2.0);
        for (found, expected) in found.iter().zip([step, 0.0, -step]) {
            near(*found, expected, 1e-7);
        }
        // The same three at one table.
        let found = elo(
            3,
            &[contest(0, &[(0, 1, 40.0), (1, 1, 20.0), (2, 1, 10.0)])],
        );
        near(found[0] - found[2], 2.0 * step, 1e-7);
    }

    /// Results that fit no strengths, against a search for the point where each player has won as expected, one player
    /// at a time by bisection.
    #[test]
    fn three_players_who_do_not_fit_are_where_another_method_finds_them() {
        let games = [
            duel(0, (0, 17.0), (1, 3.0)),
            duel(1, (1, 28.5), (2, 11.5)),
            contest(2, &[(0, 1, 4.0), (2, 2, 26.0)]),
        ];
        let mut strengths = [1.0_f64; 3];
        for _ in 0..2_000 {
            for player in 0..3 {
                let surplus = |strength: f64| -> f64 {
                    let mut strengths = strengths;
                    strengths[player] = strength;
                    let [a, b, c] = strengths;
                    match player {
                        0 => 17.0 + 4.0 - 20.0 * a / (a + b) - 30.0 * a / (a + 2.0 * c),
                        1 => 3.0 + 28.5 - 20.0 * b / (a + b) - 40.0 * b / (b + c),
                        _ => 11.5 + 26.0 - 40.0 * c / (b + c) - 60.0 * c / (a + 2.0 * c),
                    }
                };
                let (mut low, mut high) = (1e-9_f64, 1e9_f64);
                for _ in 0..200 {
                    let middle = (low * high).sqrt();
                    if surplus(middle) > 0.0 {
                        low = middle;
                    } else {
                        high = middle;
                    }
                }
                strengths[player] = low;
            }
        }
        let found = elo(3, &games);
        for player in [1, 2] {
            let expected = 400.0 * f64::log10(strengths[player] / strengths[0]);
            near(found[player] - found[0], expected, 1e-5);
        }
    }

    #[test]
    fn whoever_wins_or_loses_everything_has_a_rating_all_the_same() {
        let deals = |n: u64| -> Vec<Contest> {
            (0..n)
                .flat_map(|deal| {
                    [
                        duel(deal, (0, 2.0), (1, 0.0)),
                        duel(deal, (1, 2.0), (2, 0.0)),
                        duel(deal, (0, 2.0), (2, 0.0)),
                    ]
                })
                .collect()
        };
        let (few, many) = (rate(3, &deals(10)), rate(3, &deals(1_000)));
        for rating in few.iter().chain(&many) {
            assert!(rating.low.is_finite() && rating.high.is_finite());
            assert!(rating.high - rating.low > 100.0, "{rating:?}");
        }
        assert!(few[0].elo > few[1].elo + 100.0 && few[1].elo > few[2].elo + 100.0);
        assert!(many[0].elo > few[0].elo + 100.0);
    }

    /// With all games apart, half the interval of a difference is 1.96 / √(n p q) of a natural logarithm.
    #[test]
    fn intervals_of_independent_games_are_those_of_the_information() {
        let games: Vec<Contest> = (0..10_000)
            .map(|deal| {
                let wins = f64::from(u8::from(deal % 10 < 7));
                duel(deal, (0, wins), (1, 1.0 - wins))
            })
            .collect();
        let rating = rate(2, &games)[0];
        let half = 1.96 / (10_000.0 * 0.7 * 0.3_f64).sqrt() * 400.0 / std::f64::consts::LN_10;
        // A rating against the average of two is half a difference.
        near((rating.high - rating.low) / half, 1.0, 0.01);
    }

    /// Four bots of known strength, all pairs on the same deals. A deal may be one that every bot wins from the first
    /// seat, so that games of a deal are far from independent.
    #[test]
    fn known_strengths_are_found_and_covered_by_the_intervals() {
        let mut dice = Dice::new(Seed::from(11));
        let truth = [150.0, 30.0, -40.0, -140.0];
        let (runs, n_deals) = (400, 150);
        let (mut covered, mut means) = ([0; 4], [0.0; 4]);
        for _ in 0..runs {
            let mut games = Vec::new();
            for deal in 0..n_deals {
                let luck = f64::from(dice.below(1_000_000)) / 1e6;
                for one in 0..4 {
                    for other in one + 1..4 {
                        let chance =
                            1.0 / (1.0 + f64::powf(10.0, (truth[other] - truth[one]) / 400.0));
                        // The luck of the deal is the same for all pairs.
                        let wins = 2.0 * f64::from(u8::from(luck < chance));
                        games.push(duel(deal, (one, wins), (other, 2.0 - wins)));
                    }
                }
            }
            for (player, rating) in rate(4, &games).iter().enumerate() {
                means[player] += rating.elo / f64::from(runs);
                if rating.low <= truth[player] && truth[player] <= rating.high {
                    covered[player] += 1;
                }
            }
        }
        for (mean, truth) in means.into_iter().zip(truth) {
            near(mean, truth, 6.0);
        }
        for times in covered {
            near(f64::from(times) / f64::from(runs), 0.95, 0.035);
        }
    }

    #[test]
    fn one_deal_has_an_interval_too() {
        let rating = rate(2, &[duel(0, (0, 1.0), (1, 1.0))])[0];
        near(rating.elo, 0.0, 1e-9);
        assert!(rating.low < -100.0 && rating.high > 100.0 && rating.high < 1e4);
    }
}
