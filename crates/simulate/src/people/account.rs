//! What people do as themselves: they come as guests, take a name and a password, sign in elsewhere and out, make tokens,
//! leave for good, and try what should be worth nothing any more.

use serde_json::json;

use super::{Me, Person};
use crate::client::{Answer, Ask, Known};
use crate::judge::Means;

impl Person {
    /// Comes back by name and password, or as a guest.
    pub(super) async fn arrive(&self) -> Option<()> {
        if self.me().name.is_some() && !self.me().passwords.is_empty() && self.dice.chance(900) {
            return self.sign_in().await;
        }
        let guest = Ask::post("/api/guest", json!({}));
        let (_, answer) = self.ask_as(&Known::Nobody, &guest).await?;
        let user = answer.body["id"].as_str()?.to_owned();
        let cookie = answer.cookie?;
        self.world.count("guests");
        self.world
            .judge()
            .sessions
            .opened(&user, &cookie, Means::Guest);
        let Me { spent, old, .. } = std::mem::take(&mut *self.me());
        *self.me() = Me {
            user: Some(user),
            cookies: vec![cookie],
            spent,
            old,
            ..Me::default()
        };
        Some(())
    }

    /// Leaves for good.
    pub(super) async fn go(&self) -> Option<()> {
        let user = self.me().user.clone()?;
        self.world.judge().dealings.leaving.insert(user.clone());
        let had = self.about_to_end(&user);
        let answer = self.ask(&Ask::delete("/api/me")).await;
        // Whoever heard nothing may be there still.
        if answer.is_some_and(|(_, answer)| answer.is_fine()) {
            self.world.judge().sessions.gone(&user, &had);
            self.spend_all();
            let Me {
                spent,
                mut old,
                name,
                passwords,
                ..
            } = std::mem::take(&mut *self.me());
            let name = name.unwrap_or_default();
            old.extend(
                passwords
                    .into_iter()
                    .map(|password| (user.clone(), name.clone(), password)),
            );
            let mut me = self.me();
            (me.spent, me.old) = (spent, old);
        }
        Some(())
    }

    /// Does something about the account, sometimes two things at the same time.
    pub(super) async fn look_after_account(&self) -> Option<()> {
        if self.me().name.is_none() {
            return self.take_name().await;
        }
        if self.me().passwords.is_empty() {
            return self.set_password().await;
        }
        match self.dice.below(12) {
            0..3 => self.sign_in().await,
            3 => self.set_password().await,
            4 => tokio::join!(self.set_password(), self.sign_in()).0,
            5 => tokio::join!(self.set_password(), self.make_token()).0,
            6 => tokio::join!(self.set_password(), self.choose_language()).0,
            7 => tokio::join!(self.sign_out_everywhere(), self.make_token()).0,
            8 => self.sign_out_everywhere().await,
            9 => self.choose_language().await,
            _ => self.sign_out().await,
        }
    }

    async fn take_name(&self) -> Option<()> {
        let name = format!("Person {}", self.world.new_id());
        let patch = Ask::patch("/api/me", json!({ "name": name }));
        let (user, answer) = self.ask(&patch).await?;
        if answer.is_fine() && self.is_still(&user) {
            self.me().name = Some(name);
        }
        Some(())
    }

    /// Wants to be told of turns at an address, at another, or no longer.
    pub(super) async fn choose_webhook(&self) -> Option<()> {
        let user = self.me().user.clone()?;
        let had = self.world.judge().webhooks.of(&user);
        let url = format!(
            "https://93.184.216.{}/{}",
            self.dice.below(2),
            self.world.new_id()
        );
        let style = self.dice.pick(&["plain", "slack", "discord"])?;
        let asked = match had.is_empty() || self.dice.chance(600) {
            true => {
                let mut judge = self.world.judge();
                judge.webhooks.changing(&user, Some(&url));
                judge.webhooks.asked(&user, &url);
                Ask::put("/api/me/webhook", json!({ "url": url, "style": style }))
            }
            false => {
                self.world.judge().webhooks.changing(&user, None);
                Ask::delete("/api/me/webhook")
            }
        };
        let (_, answer) = self.ask(&asked).await?;
        if answer.is_fine() {
            let now = self.world.elapsed();
            let mut judge = self.world.judge();
            judge.webhooks.acknowledged(&url);
            judge.webhooks.removed(&had, now);
        }
        Some(())
    }

    async fn choose_language(&self) -> Option<()> {
        let language = self.dice.pick(&["en", "fi", "pl", "nb"])?;
        let patch = Ask::patch("/api/me", json!({ "language": language }));
        self.ask(&patch).await.map(drop)
    }

    /// Sets a password, or changes it. All other sessions end with that.
    async fn set_password(&self) -> Option<()> {
        let user = self.me().user.clone()?;
        let old = self.me().passwords.last().cloned();
        let new = format!("a secret of {}", self.world.new_id());
        let had = self.about_to_end(&user);
        let body = json!({ "password": new, "old": old });
        self.world.count("passwords set");
        let answer = self.ask(&Ask::put("/api/me/password", body)).await;
        let Some((_, answer)) = answer else {
            self.me().passwords.push(new);
            return None;
        };
        if answer.is_fine() {
            let cookie = answer.cookie?;
            let mut judge = self.world.judge();
            judge.sessions.password_changed(&user, old.as_deref(), &had);
            judge
                .sessions
                .opened(&user, &cookie, Means::Password(new.clone()));
            drop(judge);
            self.spend_all();
            let mut me = self.me();
            let name = me.name.clone().unwrap_or_default();
            let old = old.map(|old| (user, name, old));
            me.old.extend(old);
            (me.cookies, me.passwords) = (vec![cookie], vec![new]);
        } else if answer.code() == "wrong_password" {
            // Another one of those that it may be.
            let mut me = self.me();
            if !me.passwords.is_empty() {
                me.passwords.rotate_right(1);
            }
        } else if answer.is_passing() {
            self.me().passwords.push(new);
        }
        Some(())
    }

    /// Signs in on another device, or with a cookie in it that is replaced.
    async fn sign_in(&self) -> Option<()> {
        let (user, name, password) = {
            let me = self.me();
            (
                me.user.clone()?,
                me.name.clone()?,
                self.dice.pick(&me.passwords)?,
            )
        };
        let was_old = self.world.judge().sessions.is_old(&user, &password);
        let replaced = self.dice.pick(&self.me().cookies);
        let replaced = replaced.filter(|_| self.dice.chance(200));
        if replaced.is_some() {
            self.world.judge().sessions.ending(&user);
        }
        let known = replaced.clone().map_or(Known::Nobody, Known::Cookie);
        let body = json!({ "name": name, "password": password });
        let (_, answer) = self
            .ask_as(&known, &Ask::post("/api/sign-in", body))
            .await?;
        if !answer.is_fine() {
            let mut me = self.me();
            if answer.code() == "wrong_password" && me.cookies.is_empty() {
                me.passwords.retain(|known| *known != password);
            }
            return None;
        }
        self.world.count("signed in");
        let cookie = answer.cookie?;
        let mut judge = self.world.judge();
        judge.let_in(&user, was_old);
        if let Some(replaced) = &replaced {
            judge.sessions.ended(replaced);
        }
        judge
            .sessions
            .opened(&user, &cookie, Means::Password(password));
        drop(judge);
        if let Some(replaced) = replaced {
            self.spend(replaced);
        }
        if self.is_still(&user) {
            self.me().cookies.push(cookie);
        }
        Some(())
    }

    async fn sign_out(&self) -> Option<()> {
        let (user, cookie) = {
            let me = self.me();
            (me.user.clone()?, self.dice.pick(&me.cookies)?)
        };
        self.world.judge().sessions.ending(&user);
        let known = Known::Cookie(cookie.clone());
        let (_, answer) = self
            .ask_as(&known, &Ask::post("/api/sign-out", json!({})))
            .await?;
        if answer.is_fine() {
            self.world.count("signed out");
            self.world.judge().sessions.ended(&cookie);
            self.spend(cookie);
        }
        Some(())
    }

    async fn sign_out_everywhere(&self) -> Option<()> {
        let user = self.me().user.clone()?;
        let had = self.about_to_end(&user);
        let post = Ask::post("/api/sign-out-everywhere", json!({}));
        let (_, answer) = self.ask(&post).await?;
        if answer.is_fine() {
            self.world.judge().sessions.ended_all(&had);
            self.spend_all();
        }
        Some(())
    }

    /// Shows what was ended, and must not be known by it.
    pub(super) async fn use_what_is_spent(&self) -> Option<()> {
        let old = self.dice.pick(&self.me().old);
        if let Some((user, name, password)) = old.filter(|_| self.dice.chance(500)) {
            self.world.count("old passwords tried");
            let was_old = self.world.judge().sessions.is_old(&user, &password);
            let body = json!({ "name": name, "password": password });
            let (_, answer) = self
                .ask_as(&Known::Nobody, &Ask::post("/api/sign-in", body))
                .await?;
            if answer.is_fine() {
                self.world.judge().let_in(&user, was_old);
            }
            return Some(());
        }
        let known = self.dice.pick(&self.me().spent)?;
        self.world.count("ended sessions tried");
        let asked = match self.dice.below(3) {
            0 => Ask::post("/api/tables", self.new_table()),
            1 => Ask::post("/api/me/tokens", json!({ "label": "bot" })),
            _ => Ask::get("/api/me"),
        };
        self.ask_as(&known, &asked).await.map(drop)
    }

    pub(super) async fn make_token(&self) -> Option<()> {
        let maker = self.dice.pick(&self.me().cookies)?;
        let known = Known::Cookie(maker.clone());
        let post = Ask::post("/api/me/tokens", json!({ "label": "bot" }));
        let made = match self.dice.chance(self.world.profile.double) {
            true => {
                let (one, other) = tokio::join!(
                    self.make_one_token(&known, &post),
                    self.make_one_token(&known, &post)
                );
                [one, other]
            }
            false => [self.make_one_token(&known, &post).await, None],
        };
        for (user, answer) in made.into_iter().flatten() {
            if self.is_still(&user) {
                self.me().tokens.push(answer.body);
            }
        }
        Some(())
    }

    async fn make_one_token(&self, maker: &Known, post: &Ask) -> Option<(String, Answer)> {
        let (user, answer) = self.ask_as(maker, post).await?;
        let token = answer.body["token"].as_str().filter(|_| answer.is_fine())?;
        let means = Means::Token(maker.secret()?.to_owned());
        self.world.judge().sessions.opened(&user, token, means);
        Some((user, answer))
    }

    pub(super) async fn take_token_back(&self) -> Option<()> {
        let user = self.me().user.clone()?;
        let token = self.me().tokens.pop()?;
        let id = token["id"].as_str()?.to_owned();
        let secret = token["token"].as_str()?.to_owned();
        self.world.judge().sessions.ending(&user);
        let delete = Ask::delete(format!("/api/me/tokens/{id}"));
        let (_, answer) = self.ask(&delete).await?;
        if answer.is_fine() {
            self.world.judge().sessions.ended(&secret);
            self.me().spent.push(Known::Token(secret));
        }
        Some(())
    }

    /// Says that all sessions of somebody are about to end, and which those are.
    fn about_to_end(&self, user: &str) -> Vec<String> {
        let mut judge = self.world.judge();
        judge.sessions.ending(user);
        judge.sessions.of(user)
    }

    /// Whether one is still whoever one was when something was asked.
    fn is_still(&self, user: &str) -> bool {
        self.me().user.as_deref() == Some(user)
    }

    /// A cookie is worth nothing any more.
    pub(crate) fn spend(&self, cookie: String) {
        let mut me = self.me();
        me.cookies.retain(|known| *known != cookie);
        me.spent.push(Known::Cookie(cookie));
    }

    /// All that one was known by is worth nothing any more.
    fn spend_all(&self) {
        let mut me = self.me();
        let cookies = std::mem::take(&mut me.cookies)
            .into_iter()
            .map(Known::Cookie);
        let tokens = std::mem::take(&mut me.tokens).into_iter();
        let tokens =
            tokens.filter_map(|token| Some(Known::Token(token["token"].as_str()?.to_owned())));
        let spent: Vec<Known> = cookies.chain(tokens).collect();
        me.spent.extend(spent);
    }
}
