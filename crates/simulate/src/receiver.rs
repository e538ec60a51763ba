//! Whoever is called by webhooks: well, slow, broken, or silent.

use std::rc::Rc;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use server::simulation::{Received, Receiver};
use tokio::time::sleep;

use crate::dice::Dice;
use crate::world::World;

/// What a call comes to.
#[derive(Clone, Copy)]
enum Answer {
    Says(u16, Duration),
    /// The call was not taken.
    Refuses,
    Hangs,
}

/// Somebody who takes every call of a run.
pub(crate) fn receiver(world: &World, seed: u64) -> Receiver {
    let (world, dice) = (world.clone(), Dice::new(seed, "receiver"));
    Rc::new(move |url, message| receive(&world, &dice, url, message))
}

fn receive(world: &World, dice: &Dice, url: &str, message: &Value) -> Received {
    let answer = draw(world, dice);
    world.note(format_args!("called at {url}: {message}"));
    world.count("calls of webhooks");
    let now = world.elapsed();
    let mut judge = world.judge();
    judge.look(now);
    judge.called(url, message, world.stood_still());
    let (world, url, message) = (world.clone(), url.to_owned(), message.clone());
    Box::pin(async move {
        match answer {
            Answer::Says(status, after) => {
                sleep(after).await;
                // Whoever hears this has no reason to call again.
                if (200..300).contains(&status) || (400..500).contains(&status) && status != 429 {
                    world.judge().call_ended(&url, &message);
                }
                StatusCode::from_u16(status).ok()
            }
            Answer::Refuses => None,
            Answer::Hangs => std::future::pending().await,
        }
    })
}

fn draw(world: &World, dice: &Dice) -> Answer {
    if world.is_calm() {
        return Answer::Says(204, dice.millis(0, 50));
    }
    match dice.below(10) {
        0 => Answer::Refuses,
        1 => Answer::Hangs,
        2 => Answer::Says(503, dice.millis(0, 500)),
        3 => Answer::Says(429, dice.millis(0, 500)),
        4 => Answer::Says(404, dice.millis(0, 500)),
        5 => Answer::Says(200, dice.millis(2_000, 9_000)),
        _ => Answer::Says(200, dice.millis(0, 200)),
    }
}
