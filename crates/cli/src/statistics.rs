//! How sure a rate is.

/// The 95 % interval of a rate after Wilson, from the sum of `n` results between 0 and 1.
pub(crate) fn interval(sum: f64, n: f64) -> (f64, f64) {
    // The 97.5 % point of the normal distribution.
    const Z: f64 = 1.959_963_984_540_054;
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let rate = sum / n;
    let spread = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / spread;
    let half = Z / spread * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// The middle one of some measurements.
pub(crate) fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values worked out from the published formula.
    #[test]
    fn intervals_are_those_of_wilson() {
        for (sum, n, low, high) in [
            (5.0, 10.0, 0.236_593, 0.763_407),
            (0.0, 10.0, 0.0, 0.277_533),
            (1_960.0, 2_000.0, 0.972_881, 0.985_278),
        ] {
            let (found_low, found_high) = interval(sum, n);
            assert!(
                (found_low - low).abs() < 1e-5 && (found_high - high).abs() < 1e-5,
                "{found_low} {found_high}"
            );
        }
        assert_eq!(interval(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn the_median_is_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
