//! One table after the other, with the same people.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::Result;
use tokio::sync::Barrier;
use tokio_util::sync::CancellationToken;

use crate::again::play_again;
use crate::run::Hall;
use crate::seat::{Game, Played, Seat};

/// A game that nobody plays at any more.
#[derive(Debug)]
pub struct Finished {
    pub table: String,
    /// The cookie of somebody who sat there.
    pub cookie: String,
    /// What each seat did.
    pub seats: Vec<Played>,
}

/// Seats people, waits for everybody else, and plays until the run ends.
pub async fn run(hall: Arc<Hall>, ready: Arc<Barrier>, slot: u64) -> Vec<Finished> {
    let prepared = prepare(&hall, slot).await;
    ready.wait().await;
    let mut finished = Vec::new();
    match prepared {
        Ok((table, seats)) => {
            if let Err(error) = play(&hall, slot, table, seats, &mut finished).await {
                hall.tally.fail(&format!("{error:#}"));
            }
        }
        Err(error) => hall.tally.fail(&format!("{error:#}")),
    }
    finished
}

async fn prepare(hall: &Hall, slot: u64) -> Result<(String, Vec<Seat>)> {
    let n_nodes = hall.http.authorities().len();
    let mut seats = Vec::new();
    for number in 0..hall.settings.seats {
        let cookie = hall.http.guest().await?;
        let home = (slot as usize + usize::from(number)) % n_nodes;
        seats.push(Seat::new(number, cookie, home));
    }
    let table = begin(hall, &seats).await?;
    for seat in &mut seats {
        seat.arrive(hall).await?;
    }
    Ok((table, seats))
}

async fn begin(hall: &Hall, seats: &[Seat]) -> Result<String> {
    let people: Vec<String> = seats.iter().map(|seat| seat.cookie.clone()).collect();
    hall.http.begin(&hall.settings.game, &people).await
}

async fn play(
    hall: &Arc<Hall>,
    slot: u64,
    mut table: String,
    mut seats: Vec<Seat>,
    finished: &mut Vec<Finished>,
) -> Result<()> {
    for nth in 0.. {
        let game = Game {
            table,
            slot,
            nth,
            given_up: CancellationToken::new(),
        };
        let cookie = seats[0].cookie.clone();
        let mut plays = Vec::new();
        for mut seat in seats.drain(..) {
            let (hall, game) = (hall.clone(), game.clone());
            plays.push(tokio::spawn(async move {
                let played = seat.play(&hall, &game).await;
                (seat, played)
            }));
        }
        let mut played = Vec::new();
        for play in plays {
            let (seat, seat_played) = play.await?;
            seats.push(seat);
            played.push(seat_played);
        }
        let is_over = played.iter().all(|seat| seat.is_over);
        finished.push(Finished {
            table: game.table.clone(),
            cookie,
            seats: played,
        });
        let is_enough =
            nth + 1 >= hall.settings.games as u64 && !hall.goes_on.load(Ordering::Relaxed);
        if is_enough || hall.stop.is_cancelled() {
            break;
        }
        table = match is_over {
            true => play_again(hall, &mut seats, &game.table).await?,
            false => begin(hall, &seats).await?,
        };
    }
    Ok(())
}
