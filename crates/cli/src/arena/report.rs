//! What is said in the end, as tables or as JSON.

use std::io::{self, Write};

use game::Seed;
use serde::Serialize;
use serde_json::{Value, json};

use super::entrant::Thought;
use super::schedule::Schedule;
use super::standing::{Rate, Standing};
use crate::per_game::GameArg;

/// What is said in the end.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) game: GameArg,
    pub(super) seed: Seed,
    pub(super) round_robin: bool,
    pub(super) schedule: Schedule,
    /// The entrants as they were asked for, and what they may think.
    pub(super) bots: Vec<(String, Thought)>,
    pub(super) standing: Standing,
}

impl Report {
    /// What the run was, in one line.
    pub(super) fn headline(&self) -> String {
        let Schedule {
            n_seats,
            games,
            pairings,
        } = &self.schedule;
        if self.round_robin {
            let (n_bots, n_pairings) = (self.bots.len(), pairings.len());
            format!(
                "{}, round robin of {n_bots} bots at {n_seats} seats, {games} games for each of {n_pairings} pairings",
                self.game
            )
        } else {
            format!("{}, {games} games", self.game)
        }
    }

    /// What the rates of the cross table are.
    pub(super) fn what_rates_are(&self) -> String {
        match self.schedule.n_seats {
            2 => "Win rate of the row against the column".to_owned(),
            n_seats => format!(
                "Win rate of the row alone against {} of the column (even: {:.1} %)",
                n_seats - 1,
                100.0 / n_seats as f64
            ),
        }
    }

    /// How often one bot of a round robin won against another.
    pub(super) fn against(&self, one: usize, other: usize) -> Option<Rate> {
        let mut pairs = self.schedule.pairings.iter().zip(&self.standing.pairs);
        pairs.find_map(|(pairing, pair)| match pairing.places[..] {
            [first, second, ..] if (first, second) == (one, other) => Some(pair.rates[0]),
            // Both of two sit alone.
            [first, second] if (first, second) == (other, one) => Some(pair.rates[1]),
            _ => None,
        })
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.headline())?;
        if self.round_robin {
            self.print_cross_table(out)?;
            self.print_ratings(out)
        } else {
            self.print_table(out)
        }
    }

    fn print_table(&self, out: &mut impl Write) -> io::Result<()> {
        let width = self.name_width();
        writeln!(
            out,
            "{:width$}      wins  win rate   {:<15}   {:<15}   mean score   least    most   ms an action   longest ms",
            "bot", "95 % interval", "paired"
        )?;
        let scores = self.bots.iter().zip(&self.standing.scores);
        for (((name, _), score), rate) in scores.zip(&self.standing.pairs[0].rates) {
            let Rate {
                wins,
                rate,
                plain,
                paired,
                ..
            } = *rate;
            let (least, most) = score.range.unwrap_or_default();
            writeln!(
                out,
                "{name:width$}  {wins:>8.1}   {:>6.1}%   {}   {}   {:>10.1}   {least:>5}   {most:>5}   {:>12.3}   {:>10.3}",
                100.0 * rate,
                percents(plain),
                percents(paired),
                score.mean_points(),
                score.mean_millis(),
                score.longest_millis(),
            )?;
        }
        Ok(())
    }

    fn print_cross_table(&self, out: &mut impl Write) -> io::Result<()> {
        let width = self.name_width();
        let ranking = self.standing.ranking();
        writeln!(
            out,
            "\n{}, with its paired 95 % interval",
            self.what_rates_are()
        )?;
        write!(out, "{:width$}", "bot")?;
        for &column in &ranking {
            let room = self.cell_width(column);
            write!(out, "   {:>room$}", self.bots[column].0)?;
        }
        writeln!(out)?;
        for &row in &ranking {
            write!(out, "{:width$}", self.bots[row].0)?;
            for &column in &ranking {
                let cell = self.against(row, column).map_or("–".to_owned(), |rate| {
                    let (low, high) = rate.paired;
                    let [rate, low, high] = [rate.rate, low, high].map(|rate| 100.0 * rate);
                    format!("{rate:.1} ({low:.1} – {high:.1})")
                });
                let room = self.cell_width(column);
                write!(out, "   {cell:>room$}")?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn print_ratings(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(ratings) = &self.standing.ratings else {
            return Ok(());
        };
        let width = self.name_width();
        writeln!(
            out,
            "\nRatings in Elo, 0 on average\n{:width$}   rating   {:<15}   mean score   least    most   ms an action   longest ms",
            "bot", "95 % interval"
        )?;
        for bot in self.standing.ranking() {
            let (rating, score) = (ratings[bot], self.standing.scores[bot]);
            let (least, most) = score.range.unwrap_or_default();
            writeln!(
                out,
                "{:width$}   {:>+6.0}   {:>+6.0} – {:>+6.0}   {:>10.1}   {least:>5}   {most:>5}   {:>12.3}   {:>10.3}",
                self.bots[bot].0,
                rating.elo,
                rating.low,
                rating.high,
                score.mean_points(),
                score.mean_millis(),
                score.longest_millis(),
            )?;
        }
        Ok(())
    }

    /// Names may be wider than figures.
    fn cell_width(&self, column: usize) -> usize {
        self.bots[column].0.chars().count().max(20)
    }

    fn name_width(&self) -> usize {
        let widths = self.bots.iter().map(|(name, _)| name.chars().count());
        widths.max().unwrap_or(0).max(4)
    }

    pub(super) fn to_json(&self) -> Value {
        let bots: Vec<BotEntry<'_>> = (0..self.bots.len()).map(|bot| self.entry(bot)).collect();
        let schedule = &self.schedule;
        let mut whole = json!({
            "game": self.game.to_string(),
            "seed": self.seed,
            "seats": schedule.n_seats,
            "games": schedule.n_fixtures(),
            "bots": bots,
        });
        if self.round_robin {
            let pairs = schedule.pairings.iter().zip(&self.standing.pairs);
            let pairings: Vec<PairingEntry<'_>> = pairs
                .map(|(pairing, pair)| PairingEntry {
                    bot: &self.bots[pairing.places[0]].0,
                    against: &self.bots[pairing.places[1]].0,
                    games: pair.games,
                    rate: RateEntry::new(&pair.rates[0]),
                })
                .collect();
            whole["pairings"] = json!(pairings);
        }
        whole
    }

    fn entry(&self, bot: usize) -> BotEntry<'_> {
        let (name, thought) = &self.bots[bot];
        let score = &self.standing.scores[bot];
        let (least_score, most_score) = score.range.unwrap_or_default();
        let rating = self.standing.ratings.as_ref().map(|ratings| RatingEntry {
            rating: ratings[bot].elo,
            rating_low: ratings[bot].low,
            rating_high: ratings[bot].high,
        });
        // At one table each bot has one place; in a round robin rates belong to pairings.
        let rate = (!self.round_robin).then(|| RateEntry::new(&self.standing.pairs[0].rates[bot]));
        BotEntry {
            name,
            thought: *thought,
            rate,
            rating,
            mean_score: score.mean_points(),
            least_score,
            most_score,
            mean_millis_per_action: score.mean_millis(),
            longest_millis: score.longest_millis(),
        }
    }
}

/// What is said of a bot.
#[derive(Serialize)]
struct BotEntry<'a> {
    name: &'a str,
    #[serde(flatten)]
    thought: Thought,
    #[serde(flatten)]
    rate: Option<RateEntry>,
    #[serde(flatten)]
    rating: Option<RatingEntry>,
    mean_score: f64,
    least_score: i32,
    most_score: i32,
    mean_millis_per_action: f64,
    longest_millis: f64,
}

#[derive(Serialize)]
struct RatingEntry {
    rating: f64,
    rating_low: f64,
    rating_high: f64,
}

/// What is said of a pairing: how often its first bot wins.
#[derive(Serialize)]
struct PairingEntry<'a> {
    bot: &'a str,
    against: &'a str,
    games: u64,
    #[serde(flatten)]
    rate: RateEntry,
}

#[derive(Serialize)]
struct RateEntry {
    wins: f64,
    win_rate: f64,
    low: f64,
    high: f64,
    paired_low: f64,
    paired_high: f64,
}

impl RateEntry {
    fn new(rate: &Rate) -> RateEntry {
        RateEntry {
            wins: rate.wins,
            win_rate: rate.rate,
            low: rate.plain.0,
            high: rate.plain.1,
            paired_low: rate.paired.0,
            paired_high: rate.paired.1,
        }
    }
}

fn percents((low, high): (f64, f64)) -> String {
    format!("{:>5.1}% – {:>5.1}%", 100.0 * low, 100.0 * high)
}
