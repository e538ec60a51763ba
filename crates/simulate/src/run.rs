//! One run, from its seed to its findings.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use store::simulation::Simulated;
use store::{Options, Store};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio_util::sync::CancellationToken;

use crate::client::{Ask, Known, ask};
use crate::dice::Dice;
use crate::errors::{self, Logged};
use crate::judge::{Finding, Judge, Quotas};
use crate::node::{N_NODES, start};
use crate::people::Person;
use crate::profile::Profile;
use crate::receiver::receiver;
use crate::trace::Trace;
use crate::trouble::{deal, settle};
use crate::world::{Inner, World};

/// Where runs of one thread take place, one after the other.
#[derive(Debug)]
pub struct Hall {
    real: Runtime,
    folder: TempDir,
    template: PathBuf,
}

/// What came of a run.
#[derive(Debug)]
pub struct Outcome {
    pub seed: u64,
    pub findings: Vec<Finding>,
    pub trace: Trace,
    /// How much time passed in it.
    pub simulated: Duration,
}

impl Hall {
    /// A place with an empty database to begin each run with.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no room for it.
    pub fn new() -> Result<Hall> {
        errors::note_panics();
        let memory = PathBuf::from("/dev/shm");
        let folder = match memory.is_dir() {
            true => tempfile::tempdir_in(memory)?,
            false => tempfile::tempdir()?,
        };
        let real = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()?;
        let template = folder.path().join("template.db");
        real.block_on(async {
            let store = Store::open(&template.display().to_string(), &Options::default()).await?;
            store.close().await;
            anyhow::Ok(())
        })?;
        Ok(Hall {
            real,
            folder,
            template,
        })
    }
}

/// Runs a seed, and keeps every line of what happened if asked to.
///
/// # Errors
///
/// Returns an error if the run could not begin or be judged; what it found is no error.
pub fn run(hall: &Hall, seed: u64, trace: Trace) -> Result<Outcome> {
    let folder = tempfile::tempdir_in(hall.folder.path())?;
    let file = folder.path().join("towpath.db");
    std::fs::copy(&hall.template, &file).context("a file to begin with")?;
    let profile = Profile::draw(&Dice::new(seed, "profile"));
    let quotas = Quotas {
        tables: profile.tables_per_user,
        tokens: profile.max_tokens,
    };
    let judge = Judge::new(&file, quotas)?;
    let simulated = Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()?;
    let real = hall.real.handle().clone();
    drop(errors::take());
    let played = metrics::with_local_recorder(&metrics::NoopRecorder, || {
        tracing::subscriber::with_default(Logged, || {
            simulated.block_on(async {
                let world = Inner::new(seed, profile, real, &file, judge, trace);
                let ids = Dice::new(seed, "ids");
                let begun = Simulated::begin(move |bytes| ids.fill(bytes));
                world.note(format_args!("{profile:?}"));
                server::simulation::set_receiver(Some(receiver(&world, seed)));
                let played = play(&world, seed).await;
                server::simulation::set_receiver(None);
                drop(begun);
                played.map(|()| world)
            })
        })
    });
    let world = played?;
    let mut judge = world.judge();
    for error in errors::take() {
        judge.find("error inside", error);
    }
    let outcome = Outcome {
        seed,
        findings: judge.findings().to_vec(),
        trace: std::mem::take(&mut *world.trace()),
        simulated: simulated.block_on(async { world.elapsed() }),
    };
    drop(judge);
    // Connections end on the runtime on which they were made.
    let _entered = hall.real.enter();
    drop(world);
    drop(simulated);
    Ok(outcome)
}

async fn play(world: &World, seed: u64) -> Result<()> {
    for node in 0..N_NODES {
        start(world, node).await?;
    }
    let is_over = CancellationToken::new();
    let people: Vec<Arc<Person>> = (0..world.profile.n_people)
        .map(|index| Arc::new(Person::new(world, seed, index)))
        .collect();
    let mut lives = tokio::task::JoinSet::new();
    let mut watches = tokio::task::JoinSet::new();
    for person in &people {
        let living = person.clone();
        lives.spawn(async move { living.live().await });
        let (watching, is_over) = (person.clone(), is_over.clone());
        watches.spawn(async move { watching.watch(&is_over).await });
    }
    let blows = tokio::spawn(deal(world.clone(), Dice::new(seed, "blows")));
    while lives.join_next().await.is_some() {}
    world.note("everybody rests");
    world.calm_down();
    blows.await.ok();
    settle(world).await;
    is_over.cancel();
    while watches.join_next().await.is_some() {}
    converge(world, &people).await;
    let mut judge = world.judge();
    judge.look(world.elapsed());
    let untried = judge.webhooks.untried();
    // What a clock put into the future has to wait for it.
    if untried > 0 && !world.trace().counts().contains_key("clock steps") {
        judge.find(
            "no convergence",
            format!("{untried} notices that nobody has tried to deliver"),
        );
    }
    judge.compare_all()
}

/// When nothing goes wrong any more, every node knows everything that is stored.
async fn converge(world: &World, people: &[Arc<Person>]) {
    let heads: Vec<(String, u64)> = {
        let judge = world.judge();
        let tables = judge.tables.iter();
        tables.map(|(id, log)| (id.clone(), log.head())).collect()
    };
    for node in 0..N_NODES {
        for ((table, _), person) in heads.iter().zip(people.iter().cycle()) {
            let (reader, known) = match person.who() {
                Some((user, known)) => (Some(user), known),
                None => (None, Known::Nobody),
            };
            let get = Ask::get(format!("/api/tables/{table}"));
            let answer = ask(world, node, person.address, &known, &get, None).await;
            let mut judge = world.judge();
            judge.look(world.elapsed());
            let head = judge.head(table);
            match answer {
                Some(answer) if answer.is_fine() => {
                    judge.shown(reader.as_deref(), &answer.body);
                    let seq = answer.body["seq"].as_u64();
                    // A bot or a clock may go on.
                    if !seq.is_some_and(|seq| (head.saturating_sub(1)..=head).contains(&seq)) {
                        let what = format!("node {node} is at {seq:?} of {head} of {table}");
                        judge.find("no convergence", what);
                    }
                }
                Some(answer) if matches!(answer.code(), "not_watchable" | "signed_out") => {}
                Some(answer) => {
                    let what = format!("node {node} says {} of {table}", answer.text);
                    judge.find("no convergence", what);
                }
                None => {}
            }
        }
    }
}
