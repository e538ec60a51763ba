//! The people: what they do, one thing after the other, by their own dice. `account` is what they do as themselves,
//! `tables` what at tables, `ideas` what they think of there.

mod account;
mod ideas;
mod tables;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use tokio::time::sleep;

use crate::client::{Answer, Ask, Known, ask};
use crate::dice::Dice;
use crate::node::N_NODES;
use crate::world::World;

/// Somebody who plays.
pub(crate) struct Person {
    pub(crate) world: World,
    pub(crate) dice: Dice,
    pub(crate) address: SocketAddr,
    home: usize,
    /// What one adds to the deal, as if every table were the first.
    share: String,
    me: Mutex<Me>,
}

/// What somebody knows of themselves.
#[derive(Default)]
struct Me {
    user: Option<String>,
    /// By which they are known, each on a device of its own.
    cookies: Vec<String>,
    tokens: Vec<Value>,
    name: Option<String>,
    /// Passwords that they may have, the likeliest last. Of a change that was not answered nobody knows.
    passwords: Vec<String>,
    /// What was theirs to be known by and is no longer.
    spent: Vec<Known>,
    /// Passwords that were changed, with whom they let in and by which name.
    old: Vec<(String, String, String)>,
}

impl Person {
    pub(crate) fn new(world: &World, seed: u64, index: u32) -> Person {
        let address = Ipv4Addr::new(10, 0, 0, 1 + index as u8);
        let dice = Dice::new(seed, &format!("person {index}"));
        Person {
            world: world.clone(),
            share: format!("{:064x}", dice.below(u32::MAX)),
            dice,
            address: SocketAddr::from((address, 50_000)),
            home: index as usize % N_NODES,
            me: Mutex::default(),
        }
    }

    /// Lives a while.
    pub(crate) async fn live(&self) {
        for _ in 0..self.world.profile.n_deeds {
            sleep(self.dice.millis(0, 120)).await;
            self.deed().await;
        }
    }

    /// The node that is asked next.
    pub(crate) fn node(&self) -> usize {
        match self.world.profile.is_roaming {
            true => self.dice.below(N_NODES as u32) as usize,
            false => self.home,
        }
    }

    /// When somebody loses patience, if so.
    pub(crate) fn hang_up(&self) -> Option<Duration> {
        let profile = &self.world.profile;
        let hangs_up = !self.world.is_calm() && self.dice.chance(profile.hang_up);
        hangs_up.then(|| self.dice.millis(1, 60))
    }

    /// Who one is, and how one shows it: by a cookie, or sometimes by a token.
    pub(crate) fn who(&self) -> Option<(String, Known)> {
        let me = self.me();
        let user = me.user.clone()?;
        let cookie = self.dice.pick(&me.cookies)?;
        let token = self.dice.pick(&me.tokens).filter(|_| self.dice.chance(100));
        let known = match token.as_ref().and_then(|token| token["token"].as_str()) {
            Some(token) => Known::Token(token.to_owned()),
            None => Known::Cookie(cookie),
        };
        Some((user, known))
    }

    fn me(&self) -> MutexGuard<'_, Me> {
        self.me.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks something in person.
    async fn ask(&self, to_ask: &Ask) -> Option<(String, Answer)> {
        let cookie = self.dice.pick(&self.me().cookies);
        let known = cookie.map_or(Known::Nobody, Known::Cookie);
        self.ask_as(&known, to_ask).await
    }

    /// Asks something, known by this.
    async fn ask_as(&self, known: &Known, to_ask: &Ask) -> Option<(String, Answer)> {
        let user = self.me().user.clone().unwrap_or_default();
        let (node, hang_up) = (self.node(), self.hang_up());
        let answer = ask(&self.world, node, self.address, known, to_ask, hang_up).await;
        let said = answer.as_ref().map_or("?".to_owned(), |answer| {
            format!("{} {}", answer.status, answer.code())
        });
        let Ask { method, path, .. } = to_ask;
        self.world.note(format_args!(
            "{user} {method} {path} of node {node}: {said}"
        ));
        let answer = answer?;
        self.hear(&user, known, &answer);
        Some((user, answer))
    }

    async fn deed(&self) -> Option<()> {
        if self.me().cookies.is_empty() {
            return self.arrive().await;
        }
        let tables = self.world.tables();
        match self.dice.below(100) {
            0..4 => self.open_table().await,
            4..8 => self.make_token().await,
            8..10 => self.take_token_back().await,
            10 => self.go().await,
            11..17 => self.look_after_account().await,
            17..20 => self.choose_webhook().await,
            20 => self.use_what_is_spent().await,
            21 => self.ask(&Ask::get("/api/tables")).await.map(drop),
            _ if tables.len() < 2 => self.open_table().await,
            _ => {
                // Where the others are.
                let last = &tables[tables.len().saturating_sub(3)..];
                let table = self.dice.pick(last)?;
                self.sit_around(&table).await
            }
        }
    }
}
