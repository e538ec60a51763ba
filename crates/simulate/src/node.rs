//! A node: a server of its own on the file that both share, its way to the disk, and the news it hears.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use anyhow::{Context, Result};
use axum::Router;
use server::{App, Config};
use store::simulation::{Fate, Node, ProcessClock, Trouble, on_node};
use store::{Heard, Millis, Store};
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::world::{Inner, World};

pub(crate) const N_NODES: usize = 2;

/// A server at work on a node.
#[derive(Clone)]
pub(crate) struct Server {
    pub(crate) app: App,
    pub(crate) router: Router,
    pub(crate) machine: Arc<Machine>,
}

/// The machine under a server: it is there until it is killed, and may stand still meanwhile.
pub(crate) struct Machine {
    index: usize,
    world: Weak<Inner>,
    real: Handle,
    clock: ProcessClock,
    /// Cancelled when the machine is killed.
    pub(crate) killed: CancellationToken,
    is_killed: AtomicBool,
    stands_until: Mutex<Option<Instant>>,
    deaf_until: Mutex<Option<Instant>>,
    ear: Mutex<Option<UnboundedSender<Heard>>>,
}

impl fmt::Debug for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Machine({})", self.index)
    }
}

/// Starts a server on a node.
///
/// # Errors
///
/// Returns an error if the file cannot be opened.
pub(crate) async fn start(world: &World, index: usize) -> Result<()> {
    let machine = Arc::new(Machine {
        index,
        world: Arc::downgrade(world),
        real: world.real.clone(),
        clock: {
            let (machine, even) = world.clock(index);
            ProcessClock::new(machine, even)
        },
        killed: CancellationToken::new(),
        is_killed: AtomicBool::new(false),
        stands_until: Mutex::default(),
        deaf_until: Mutex::default(),
        ear: Mutex::default(),
    });
    let file = world.file.display().to_string();
    let options = store::Options {
        connections: 2,
        ..store::Options::default()
    };
    let opened = on_node(Some(machine.clone()), Store::open(&file, &options)).await;
    let app = App::new(config(world)?, opened?);
    let background = app.lobby().clone().run_background();
    app.tasks.spawn(app.store().work(background));
    let delivering = server::simulation::deliver_webhooks(app.clone());
    app.tasks.spawn(app.store().work(delivering));
    let router = server::router(app.clone());
    world.note(format_args!("node {index} starts"));
    world.set_server(
        index,
        Some(Server {
            app,
            router,
            machine,
        }),
    );
    Ok(())
}

/// Limits that decide nothing, but for those that the judge knows.
fn config(world: &World) -> Result<Config> {
    let profile = &world.profile;
    let flags = [
        ("tables_per_user", profile.tables_per_user.to_string()),
        ("max_tokens", profile.max_tokens.to_string()),
        ("requests_per_minute", "100000000".to_owned()),
        ("request_burst", "100000000".to_owned()),
        ("guests_per_network", "1000000".to_owned()),
        ("sign_ins_per_network", "1000000".to_owned()),
        ("sign_ins_per_account", "1000000".to_owned()),
        ("guesses_per_account", "1000000".to_owned()),
        ("chat_per_minute", "1000000".to_owned()),
        ("messages_per_second", "1000000".to_owned()),
        ("message_burst", "1000000".to_owned()),
    ];
    let flags: BTreeMap<String, String> = flags
        .map(|(name, value)| (name.to_owned(), value))
        .into_iter()
        .collect();
    Config::gather(&flags, |_| None, None).context("the settings of a simulated server")
}

impl Server {
    /// Kills the machine: nothing of it reaches disk or network any more.
    pub(crate) fn kill(&self) {
        self.machine.is_killed.store(true, Ordering::Relaxed);
        self.machine.killed.cancel();
        self.app.stop.cancel();
    }
}

impl Machine {
    /// Lets the machine stand still for a while.
    pub(crate) fn pause(&self, time: Duration) {
        *lock(&self.stands_until) = Some(Instant::now() + time);
    }

    /// Lets the machine hear no news for a while, and then that it missed some.
    pub(crate) fn deafen(self: &Arc<Self>, time: Duration) {
        *lock(&self.deaf_until) = Some(Instant::now() + time);
        let machine = self.clone();
        self.simulated(async move {
            sleep(time).await;
            machine.go_on().await;
            machine.hear(Heard::Reconnected);
        });
    }

    /// Waits while the machine stands still.
    pub(crate) async fn go_on(&self) {
        while let Some(time) = self.stands_still() {
            match time {
                Duration::MAX => std::future::pending().await,
                time => sleep(time).await,
            }
        }
    }

    fn is_deaf(&self) -> bool {
        lock(&self.deaf_until).is_some_and(|until| until > Instant::now())
    }

    fn hear(&self, news: Heard) {
        if let Some(ear) = &*lock(&self.ear) {
            ear.send(news).ok();
        }
    }

    fn simulated(&self, work: impl Future<Output = ()> + Send + 'static) {
        if let Some(world) = self.world.upgrade() {
            drop(world.simulated.spawn(work));
        }
    }
}

impl Node for Machine {
    fn runtime(&self) -> &Handle {
        &self.real
    }

    fn now(&self) -> Millis {
        let world = self.world.upgrade();
        let (machine, even) = world.map_or_else(Default::default, |world| world.clock(self.index));
        self.clock.read(machine, even)
    }

    fn stands_still(&self) -> Option<Duration> {
        if self.is_killed.load(Ordering::Relaxed) {
            return Some(Duration::MAX);
        }
        let until = (*lock(&self.stands_until))?;
        let left = until.saturating_duration_since(Instant::now());
        (!left.is_zero()).then_some(left)
    }

    fn fate(&self, deed: &str) -> Fate {
        let Some(world) = self.world.upgrade() else {
            return Fate::default();
        };
        world.count("operations");
        let dice = &world.disk;
        let mut fate = Fate {
            before: dice.millis(0, 5),
            trouble: None,
            after: dice.millis(0, 2),
        };
        if world.is_calm() {
            return fate;
        }
        if dice.chance(world.profile.slow) {
            world.count("slow operations");
            // Now and then longer than anybody waits.
            let time = match dice.chance(100) {
                true => dice.millis(3_000, 8_000),
                false => dice.millis(20, 600),
            };
            match dice.chance(500) {
                true => fate.before = time,
                false => fate.after = time,
            }
        }
        if !matches!(deed, "wait" | "answer") && dice.chance(world.profile.trouble) {
            let (trouble, kind) = match dice.below(4) {
                0 => (Trouble::DiskFull, "disk full"),
                1 => (Trouble::Unreachable, "database unreachable"),
                _ => (Trouble::AnswerLost, "answers of the database lost"),
            };
            world.count(kind);
            fate.trouble = Some(trouble);
            world.note(format_args!("node {}: {deed}: {kind}", self.index));
        }
        fate
    }

    fn carried_out(&self, deed: &str) {
        if let Some(world) = self.world.upgrade() {
            world.note(format_args!("node {}: {deed}", self.index));
            let now = world.elapsed();
            let mut judge = world.judge();
            judge.look(now);
            let read = judge.take_read();
            drop(judge);
            for entry in read {
                world.note(entry);
            }
        }
    }

    fn spread(&self, news: Heard) {
        let Some(world) = self.world.upgrade() else {
            return;
        };
        for index in 0..N_NODES {
            let Some(server) = world.server(index) else {
                continue;
            };
            let machine = server.machine;
            if machine.is_deaf() {
                world.count("news lost");
                continue;
            }
            let is_late = !world.is_calm() && world.news.chance(world.profile.late_news);
            let delay = match is_late {
                true => world.news.millis(10, 3_000),
                false => world.news.millis(0, 3),
            };
            if is_late {
                world.count("news late");
            }
            let news = news.clone();
            drop(world.simulated.spawn(async move {
                sleep(delay).await;
                machine.go_on().await;
                machine.hear(news);
            }));
        }
    }

    fn listen(&self) -> UnboundedReceiver<Heard> {
        let (ear, news) = unbounded_channel();
        *lock(&self.ear) = Some(ear);
        news
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
