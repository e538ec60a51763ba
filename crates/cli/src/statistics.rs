//! How sure a rate is.

/// The 97.5 % point of the normal distribution.
const NORMAL: f64 = 1.959_963_984_540_054;

/// The 95 % interval of a rate after Wilson, from the sum of `n` results between 0 and 1.
pub(crate) fn interval(sum: f64, n: f64) -> (f64, f64) {
    if n == 0.0 {
        return (0.0, 1.0);
    }
    wilson(sum / n, n, NORMAL)
}

/// Results that depend on each other: how many, and their sum.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Cluster {
    pub(crate) n: f64,
    pub(crate) sum: f64,
}

/// The 95 % interval of a rate from results between 0 and 1 that come in clusters, as games of one deal do.
///
/// The variance of the rate is that of a ratio of cluster totals. It says how many independent results would be as
/// telling, and the interval is that of Wilson for so many, with the point of Student's distribution for the number of
/// clusters: the way that proportions are treated in surveys (Kott and Carr 1997; Franco and others 2019). Where all
/// results are 0, or all are 1, nothing is seen of the variance, and each cluster counts as one result.
pub(crate) fn clustered_interval(clusters: &[Cluster]) -> (f64, f64) {
    let n: f64 = clusters.iter().map(|cluster| cluster.n).sum();
    let sum: f64 = clusters.iter().map(|cluster| cluster.sum).sum();
    let count = clusters.len() as f64;
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let rate = (sum / n).clamp(0.0, 1.0);
    if clusters.len() < 2 {
        return wilson(rate, count, NORMAL);
    }
    let squares: f64 = clusters
        .iter()
        .map(|cluster| (cluster.sum - rate * cluster.n).powi(2))
        .sum();
    let variance = squares / (n * n) * count / (count - 1.0);
    let point = student(clusters.len() - 1);
    let of_one = rate * (1.0 - rate);
    // A sum of thirds may miss 0 and 1 by a hair.
    if of_one < 1e-12 {
        wilson(rate, count, point)
    } else if variance < 1e-24 {
        (rate, rate)
    } else {
        wilson(rate, of_one / variance, point)
    }
}

fn wilson(rate: f64, n: f64, point: f64) -> (f64, f64) {
    let square = point * point;
    let spread = 1.0 + square / n;
    let middle = (rate + square / (2.0 * n)) / spread;
    let half = point / spread * (rate * (1.0 - rate) / n + square / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// The 97.5 % point of Student's distribution with so many degrees of freedom.
///
/// One and two have a closed form; for more it is the expansion of Fisher and Cornish about the normal distribution, which
/// is within two in a thousand.
pub(crate) fn student(freedom: usize) -> f64 {
    match freedom {
        0 => f64::INFINITY,
        1 => 12.706_204_736_432_1,
        2 => 4.302_652_729_911_28,
        _ => {
            let z = NORMAL;
            let power = |exponent| z.powi(exponent);
            let terms = [
                (power(3) + z) / 4.0,
                (5.0 * power(5) + 16.0 * power(3) + 3.0 * z) / 96.0,
                (3.0 * power(7) + 19.0 * power(5) + 17.0 * power(3) - 15.0 * z) / 384.0,
                (79.0 * power(9) + 776.0 * power(7) + 1_482.0 * power(5)
                    - 1_920.0 * power(3)
                    - 945.0 * z)
                    / 92_160.0,
            ];
            let freedom = freedom as f64;
            terms
                .iter()
                .rev()
                .fold(0.0, |sum, term| (sum + term) / freedom)
                + z
        }
    }
}

/// The middle one of some measurements.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use game::{Dice, Seed};

    use super::*;

    fn near(found: f64, expected: f64, by: f64) {
        assert!(
            (found - expected).abs() <= by,
            "{found} is not {expected}, give or take {by}"
        );
    }

    /// Values worked out from the published formula.
    #[test]
    fn intervals_are_those_of_wilson() {
        for (sum, n, low, high) in [
            (5.0, 10.0, 0.236_593, 0.763_407),
            (0.0, 10.0, 0.0, 0.277_533),
            (1_960.0, 2_000.0, 0.972_881, 0.985_278),
        ] {
            let (found_low, found_high) = interval(sum, n);
            near(found_low, low, 1e-5);
            near(found_high, high, 1e-5);
        }
        assert_eq!(interval(0.0, 0.0), (0.0, 1.0));
    }

    /// The column for 95 % on two sides of the printed tables.
    #[test]
    fn points_of_student_are_those_of_the_tables() {
        for (freedom, point) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (5, 2.571),
            (10, 2.228),
            (30, 2.042),
            (120, 1.980),
        ] {
            near(student(freedom) / point, 1.0, 0.002);
        }
        near(student(100_000_000), NORMAL, 1e-6);
    }

    fn pair(sum: f64) -> Cluster {
        Cluster { n: 2.0, sum }
    }

    /// Ten deals, both ways round: twice 2 wins, six times 1, twice none. By hand: the rate is 0.5, the variance of a
    /// deal's mean 4 × 0.25 / 9, so that 0.25 / (4 × 0.25 / 9 / 10) = 22.5 results would be as telling.
    #[test]
    fn a_clustered_interval_is_that_of_wilson_for_as_many_results_as_are_as_telling() {
        let deals = [2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0].map(pair);
        let (low, high) = clustered_interval(&deals);
        let (n, t) = (22.5, 2.262_157);
        let half: f64 = t / (1.0 + t * t / n) * (0.25_f64 / n + t * t / (4.0 * n * n)).sqrt();
        near(low, 0.5 - half, 1e-4);
        near(high, 0.5 + half, 1e-4);
    }

    /// Deals that are mostly won one way round and lost the other tell more than as many games apart, and deals that the
    /// same one always wins both ways tell less.
    #[test]
    fn shared_deals_make_an_interval_narrower_or_wider() {
        let length = |(low, high): (f64, f64)| high - low;
        let plain = length(interval(100.0, 200.0));
        let deals: Vec<Cluster> = (0..100)
            .map(|deal| pair([2.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0][deal % 10]))
            .collect();
        assert!(length(clustered_interval(&deals)) < 0.7 * plain);
        let deals: Vec<Cluster> = (0..100).map(|deal| pair([2.0, 0.0][deal % 2])).collect();
        assert!(length(clustered_interval(&deals)) > 1.3 * plain);
    }

    #[test]
    fn clusters_without_variance_are_sure_unless_all_is_won_or_lost() {
        assert_eq!(clustered_interval(&[pair(1.0); 50]), (0.5, 0.5));
        let (low, high) = clustered_interval(&[pair(2.0); 50]);
        assert!((0.9..0.95).contains(&low), "{low}");
        near(high, 1.0, 1e-12);
        let thirds = Cluster {
            n: 3.0,
            sum: 3.0 * (1.0 / 3.0),
        };
        let (low, high) = clustered_interval(&[thirds; 7]);
        near(low, 1.0 / 3.0, 1e-9);
        near(high, 1.0 / 3.0, 1e-9);
        assert_eq!(clustered_interval(&[]), (0.0, 1.0));
        let (low, high) = clustered_interval(&[pair(1.0)]);
        assert!(low < 0.15 && high > 0.85, "one deal tells little");
    }

    /// A hundred deals, some of which the seat decides, some of which the better bot wins from both seats.
    #[test]
    fn clustered_intervals_cover_the_truth_in_95_of_100_runs() {
        let mut dice = Dice::new(Seed::from(7));
        for (seat_decides, wins) in [(0, 50), (60, 70), (90, 90), (20, 30)] {
            let truth = (seat_decides as f64 * 0.5
                + (100 - seat_decides) as f64 * wins as f64 / 100.0)
                / 100.0;
            let runs = 2_000;
            let covered = (0..runs)
                .filter(|_| {
                    let deals: Vec<Cluster> = (0..100)
                        .map(|_| {
                            if dice.below(100) < seat_decides {
                                pair(1.0)
                            } else if dice.below(100) < wins {
                                pair(2.0)
                            } else {
                                pair(0.0)
                            }
                        })
                        .collect();
                    let (low, high) = clustered_interval(&deals);
                    low <= truth && truth <= high
                })
                .count();
            near(covered as f64 / runs as f64, 0.95, 0.02);
        }
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
