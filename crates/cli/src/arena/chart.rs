//! The chart of an arena.

use picture::chart::{self, Bar, Cell, Chart, CrossTable};

use super::report::Report;

/// Draws the ratings, and the cross table of a round robin, from the best to the worst.
pub(super) fn draw(report: &Report) -> String {
    let ranking = report.standing.ranking();
    let bars = match &report.standing.ratings {
        Some(ratings) => ranking
            .iter()
            .map(|&bot| Bar {
                name: report.bots[bot].0.clone(),
                value: ratings[bot].elo,
                low: ratings[bot].low,
                high: ratings[bot].high,
            })
            .collect(),
        None => Vec::new(),
    };
    let row = |row: usize| {
        let cells = ranking.iter().map(|&column| {
            report.against(row, column).map(|rate| Cell {
                rate: rate.rate,
                low: rate.paired.0,
                high: rate.paired.1,
            })
        });
        cells.collect()
    };
    let cross_table = report.round_robin.then(|| CrossTable {
        title: format!(
            "{}, in percent with 95 % intervals",
            report.what_rates_are()
        ),
        even: 1.0 / report.schedule.n_seats as f64,
        cells: ranking.iter().map(|&bot| row(bot)).collect(),
    });
    chart::draw(&Chart {
        title: "How strong the bots are".to_owned(),
        subtitle: format!("{}, seed {}", report.headline(), report.seed),
        axis: "Rating in Elo, 0 on average, with 95 % intervals".to_owned(),
        bars,
        cross_table,
    })
}
