//! Blows to whole machines: they stand still, are killed, become deaf to each other, and the clock of one steps.

use std::time::Duration;

use tokio::time::sleep;

use crate::dice::Dice;
use crate::node::{N_NODES, start};
use crate::world::World;

/// Deals the blows of a run, one after the other.
pub(crate) async fn deal(world: World, dice: Dice) {
    for _ in 0..world.profile.blows {
        sleep(dice.millis(50, 2_500)).await;
        if world.is_calm() {
            return;
        }
        let index = dice.below(N_NODES as u32) as usize;
        let Some(server) = world.server(index) else {
            continue;
        };
        match dice.below(10) {
            0..4 => {
                let time = dice.millis(100, 12_000);
                world.note(format_args!("node {index} stands still for {time:?}"));
                world.count("nodes paused");
                server.machine.pause(time);
                world.stand_still(time);
            }
            4..6 => {
                world.note(format_args!("node {index} is killed"));
                world.count("nodes killed");
                server.kill();
                world.set_server(index, None);
                sleep(dice.millis(0, 3_000)).await;
                if let Err(error) = start(&world, index).await {
                    world
                        .judge()
                        .find("no restart", format!("node {index}: {error:#}"));
                }
            }
            6..8 => {
                let time = dice.millis(50, 6_000);
                world.note(format_args!("node {index} is deaf for {time:?}"));
                world.count("nodes deaf");
                server.machine.deafen(time);
            }
            _ => {
                let seconds = i64::from(dice.between(1, 3_600));
                let step = match dice.chance(500) {
                    true => seconds * 1000,
                    false => -seconds * 1000,
                };
                world.note(format_args!("the clock of node {index} steps by {step} ms"));
                world.count("clock steps");
                world.step_clock(index, step);
            }
        }
    }
}

/// Waits until every machine runs again.
pub(crate) async fn settle(world: &World) {
    world.calm_down();
    for index in 0..N_NODES {
        if let Some(server) = world.server(index) {
            server.machine.go_on().await;
        }
    }
    // Longer than any request, any pause of a table after a failure, and any look for tables that nobody works for.
    sleep(Duration::from_secs(60)).await;
}
