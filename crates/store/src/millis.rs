//! Moments, as the store writes them.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::clock;

/// Milliseconds since the beginning of 1970, UTC.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// What the clock of this process says. It starts with the machine's and then goes on evenly: whoever sets that
    /// changes little here.
    pub fn now() -> Self {
        #[cfg(feature = "simulation")]
        if let Some(now) = crate::simulation::now() {
            return now;
        }
        Self(clock::now())
    }

    /// The moment this much later.
    #[must_use]
    pub fn plus(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(whole_millis(duration)))
    }

    /// The moment this much earlier.
    #[must_use]
    pub fn minus(self, duration: Duration) -> Self {
        Self(self.0.saturating_sub(whole_millis(duration)))
    }

    /// How long it is from an earlier moment to this one; nothing if it is not earlier.
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or_default())
    }
}

fn whole_millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_saturate() {
        let second = Duration::from_secs(1);
        assert_eq!(Millis(5).plus(second), Millis(1005));
        assert_eq!(Millis(1005).minus(second), Millis(5));
        assert_eq!(Millis(1005).since(Millis(5)), second);
        assert_eq!(Millis(5).since(Millis(1005)), Duration::ZERO);
        assert_eq!(Millis(i64::MAX).plus(second), Millis(i64::MAX));
    }
}
