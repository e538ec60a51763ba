//! The clock of this process: it goes on evenly, whatever becomes of the machine's.

use std::{
    sync::{LazyLock, Mutex, PoisonError},
    time::{Duration, Instant, SystemTime},
};

/// A clock that starts with what the machine says. Where the machine's clock is set forward or back later, this one
/// follows by a tenth of the time that passes, so that nobody's time runs out at a stroke, and never goes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SteadyClock {
    /// What it said last, in milliseconds since 1970.
    now: i64,
    /// What the even clock said then.
    read_at: Duration,
    /// Whether the machine's clock is far off, and that was said.
    is_off: bool,
}

/// By how much the machine's clock has to be off to be spoken of, in milliseconds.
const FAR: i64 = 5_000;

impl SteadyClock {
    pub(crate) fn new(machine: i64, even: Duration) -> Self {
        Self {
            now: machine,
            read_at: even,
            is_off: false,
        }
    }

    /// What it says now, if the machine's clock says `machine`, and an even one that nobody sets says `even`.
    pub(crate) fn read(&mut self, machine: i64, even: Duration) -> i64 {
        let passed = even.saturating_sub(self.read_at);
        let passed = i64::try_from(passed.as_millis()).unwrap_or(i64::MAX);
        // What is less than a millisecond is left for the next time.
        self.read_at += Duration::from_millis(passed.unsigned_abs());
        let expected = self.now.saturating_add(passed);
        let off = machine.saturating_sub(expected);
        let most = passed / 10;
        self.now = expected.saturating_add(off.clamp(-most, most));
        self.speak_of(off);
        self.now
    }

    fn speak_of(&mut self, off: i64) {
        let is_off = off.saturating_abs() > FAR;
        if is_off && !self.is_off {
            tracing::warn!(
                seconds = off / 1000,
                "the clock of this machine was changed; the server adjusts slowly, or at once after a restart"
            );
        }
        self.is_off = is_off;
    }
}

/// What the clock of this process says, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    static CLOCK: Mutex<Option<SteadyClock>> = Mutex::new(None);
    let even = START.elapsed();
    let machine = machine();
    let mut clock = CLOCK.lock().unwrap_or_else(PoisonError::into_inner);
    clock
        .get_or_insert_with(|| SteadyClock::new(machine, even))
        .read(machine, even)
}

fn machine() -> i64 {
    let since_1970 = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since_1970.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn after(millis: i64) -> Duration {
        Duration::from_millis(millis.unsigned_abs())
    }

    #[test]
    fn it_goes_with_the_machine_as_long_as_nobody_sets_that() {
        let mut clock = SteadyClock::new(1_000_000, Duration::ZERO);
        for passed in [0, 1, 17, 5_000, HOUR] {
            assert_eq!(
                clock.read(1_000_000 + passed, after(passed)),
                1_000_000 + passed
            );
        }
    }

    #[test]
    fn a_step_of_the_machine_is_followed_slowly_in_both_directions() {
        for step in [30 * 24 * HOUR, -30 * 24 * HOUR] {
            let mut clock = SteadyClock::new(100 * 24 * HOUR, Duration::ZERO);
            let mut last = 0;
            for minute in 1..=60 {
                let passed = minute * 60_000;
                let now = clock.read(100 * 24 * HOUR + passed + step, after(passed));
                assert!(now > last, "it goes on");
                last = now;
            }
            let gained = last - (100 * 24 * HOUR + HOUR);
            assert_eq!(gained, step.signum() * HOUR / 10);
        }
    }

    #[test]
    fn a_small_step_is_caught_up_with() {
        let mut clock = SteadyClock::new(0, Duration::ZERO);
        for minute in 1..=20 {
            clock.read(minute * 60_000 + 60_000, after(minute * 60_000));
        }
        assert_eq!(clock.read(22 * 60_000, after(21 * 60_000)), 22 * 60_000);
    }

    #[test]
    fn reading_it_often_loses_nothing() {
        let mut clock = SteadyClock::new(0, Duration::ZERO);
        for tenth in 1..=100_000 {
            let even = Duration::from_micros(tenth * 100);
            clock.read(i64::try_from(even.as_millis()).unwrap(), even);
        }
        assert_eq!(clock.read(10_000, Duration::from_secs(10)), 10_000);
    }
}
