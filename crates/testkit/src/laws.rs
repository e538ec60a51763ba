//! The laws, and a game played to try them.

use std::fmt;

use game::{Dice, Game, Record, Seat, Seed, Start, Taken, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// What every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// An action is accepted if and only if it is listed.
    ListedIsAccepted,
    /// Somebody can act until there is an outcome, and nobody after.
    SomebodyActs,
    /// A refused action changes nothing.
    RefusalLeavesNoMark,
    /// The same setup, seed and actions give the same game.
    ReplayIsEqual,
    /// What is written can be read again, and is the same.
    JsonRoundTrips,
    /// A position that is written down and taken up is the same position.
    PositionRoundTrips,
    /// A view does not depend on what its viewer cannot know.
    ViewsKeepSecrets,
    /// Events tell a viewer no more than it may know.
    EventsKeepSecrets,
    /// Only what reveals something tells anybody what luck decided, or what the seat that acted did not know.
    RevealsAreOwned,
    /// What is dealt afresh depends on the viewer's knowledge alone.
    DealsFromKnowledge,
    /// Everything adds up after every action.
    AuditHolds,
    /// The game ends.
    GameEnds,
}

/// A law that was broken, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Broken {
    pub law: Law,
    pub how: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is broken: {}", self.law, self.how)
    }
}

/// What was tried, so that a test can see that it was not nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub actions: u64,
    pub refusals: u64,
    /// Deals afresh that changed something hidden.
    pub fresh_deals: u64,
    /// Fresh deals that changed what another seat sees.
    pub changed_hands: u64,
    /// Pairs of actions whose events had to look the same.
    pub like_events: u64,
    /// Actions that revealed nothing, however the rest was dealt to a viewer.
    pub quiet: u64,
    /// Events that told a seat what another viewer was not told.
    pub secrets: u64,
}

/// No game goes on for so long.
const MOST_ACTIONS: u64 = 50_000;
/// After so many secrets, dealing afresh must have changed one.
const MANY_SECRETS: u64 = 8;
/// How often the rest is dealt afresh to see whether an action reveals any of it.
const DEALT_OTHERWISE: usize = 3;
/// How many of the actions listed so far are tried again in each position.
const TRIED_AGAIN: usize = 12;
/// How many actions of a seat that the game does not wait for are tried at each step.
const TRIED_EARLY: usize = 4;

macro_rules! ensure {
    ($holds:expr, $law:ident, $($how:tt)*) => {
        if !$holds {
            return Err(Broken { law: Law::$law, how: format!($($how)*) });
        }
    };
}

/// Plays a game at random and holds every position on the way to every law.
///
/// # Errors
///
/// Returns the first law that the game breaks.
///
/// # Panics
///
/// Panics if there is no game with this setup.
pub fn check_laws<G: Game>(setup: &G::Setup, number: u64) -> Result<Report, Broken> {
    round_trip(setup)?;
    check_from::<G>(Start::Setup(setup.clone()), number, u64::MAX)
}

/// Takes a game up at a position, plays at most so many actions at random and holds every position to every law.
///
/// # Errors
///
/// Returns the first law that the game breaks.
///
/// # Panics
///
/// Panics if there is no game at this position.
pub fn check_laws_at<G: Game>(
    position: &G::Position,
    number: u64,
    actions: u64,
) -> Result<Report, Broken> {
    round_trip(position)?;
    check_from::<G>(Start::Position(position.clone()), number, actions)
}

fn check_from<G: Game>(
    start: Start<G::Setup, G::Position>,
    number: u64,
    most_actions: u64,
) -> Result<Report, Broken> {
    // A seed so long that it cannot be in a view by accident.
    let seed: Seed = format!("seed-of-this-game-{number}")
        .parse()
        .expect("a short text");
    let mut record = Record::new::<G>(start, seed, Vec::new());
    let game = record.open().expect("a playable start");
    let mut trial: Trial<G> = Trial::new(game, seed);
    while trial.report.actions < most_actions {
        let Some((seat, action)) = trial.check_position()? else {
            break;
        };
        record.actions.push(Taken { seat, action });
        ensure!(
            trial.report.actions < MOST_ACTIONS,
            GameEnds,
            "{MOST_ACTIONS} actions were not enough"
        );
    }
    let Report {
        secrets,
        changed_hands,
        ..
    } = trial.report;
    let deals_secrets = secrets < MANY_SECRETS || changed_hands > 0;
    ensure!(
        deals_secrets,
        DealsFromKnowledge,
        "{secrets} secrets were told, and none was ever dealt otherwise"
    );
    record.result = trial.game.outcome();
    round_trip(&record)?;
    let replayed: Result<G, _> = record.replay();
    let is_equal = replayed
        .as_ref()
        .is_ok_and(|replayed| *replayed == trial.game);
    ensure!(
        is_equal,
        ReplayIsEqual,
        "{:?} was {:?}",
        replayed,
        trial.game
    );
    Ok(trial.report)
}

struct Trial<G: Game> {
    game: G,
    seed: Seed,
    dice: Dice,
    /// Deals afresh to see what actions reveal.
    other_dice: Dice,
    /// Actions that were legal at some time.
    pool: Vec<G::Action>,
    report: Report,
}

impl<G: Game> Trial<G> {
    fn new(game: G, seed: Seed) -> Trial<G> {
        let mut stream = Dice::new(seed);
        // Another stream than the game's own.
        let dice = Dice::new(stream.seed());
        let other_dice = Dice::new(stream.seed());
        Trial {
            game,
            seed,
            dice,
            other_dice,
            pool: Vec::new(),
            report: Report::default(),
        }
    }

    /// Holds the game to every law and plays one action.
    fn check_position(&mut self) -> Result<Option<(Seat, G::Action)>, Broken> {
        if let Err(how) = self.game.audit() {
            return Err(Broken {
                law: Law::AuditHolds,
                how,
            });
        }
        let to_act = self.game.to_act();
        let outcome = self.game.outcome();
        ensure!(
            to_act.is_empty() == outcome.is_some(),
            SomebodyActs,
            "{to_act:?} may act, the outcome is {outcome:?}"
        );
        let awaited = self.game.awaited();
        ensure!(
            awaited.is_empty() == to_act.is_empty()
                && awaited.iter().all(|seat| to_act.contains(seat)),
            SomebodyActs,
            "{to_act:?} may act, and the game waits for {awaited:?}"
        );
        self.check_position_round_trip()?;
        self.check_views()?;
        self.check_lists()?;
        let seats: Vec<Seat> = to_act.iter().collect();
        let Some(&seat) = self.dice.pick(&seats) else {
            return Ok(None);
        };
        let actions = self.game.list_actions(seat);
        ensure!(
            !actions.is_empty(),
            SomebodyActs,
            "{seat} is to act and can do nothing"
        );
        let nth = self.dice.below(actions.len() as u32) as usize;
        let action = actions[nth].clone();
        round_trip(&action)?;
        self.check_events(seat, nth)?;
        self.check_reveals(seat, &action)?;
        let accepted = self.game.apply(seat, &action, &mut ());
        ensure!(
            accepted.is_ok(),
            ListedIsAccepted,
            "{action:?} by {seat} is listed and refused: {accepted:?}"
        );
        self.report.actions += 1;
        Ok(Some((seat, action)))
    }

    fn check_position_round_trip(&self) -> Result<(), Broken> {
        let position = self.game.position();
        round_trip(&position)?;
        let again = G::from_position(&position, self.seed).map(|game| game.position());
        ensure!(
            again.as_ref() == Ok(&position),
            PositionRoundTrips,
            "{position:?} becomes {again:?}"
        );
        Ok(())
    }

    /// Every listed action must be accepted; others, and other seats, refused without a mark.
    fn check_lists(&mut self) -> Result<(), Broken> {
        let listed: Vec<Vec<G::Action>> = Seat::first(Seat::MAX)
            .map(|seat| self.game.list_actions(seat))
            .collect();
        for action in listed.iter().flatten() {
            if !self.pool.contains(action) {
                self.pool.push(action.clone());
            }
        }
        for (seat, listed) in Seat::first(Seat::MAX).zip(&listed) {
            let may_act = self.game.to_act().contains(seat);
            ensure!(
                may_act || listed.is_empty(),
                ListedIsAccepted,
                "{seat} may not act and is offered {listed:?}"
            );
            // Of those that are early not everything is tried: there are many, and their moment comes.
            let is_awaited = self.game.awaited().contains(seat);
            let n_again = match (is_awaited, may_act) {
                (true, _) => TRIED_AGAIN,
                (false, true) => TRIED_EARLY,
                (false, false) => 1,
            };
            let mut pick = |actions: &[G::Action], n: usize| -> Vec<G::Action> {
                let picked = (0..n).filter_map(|_| self.dice.pick(actions).cloned());
                picked.collect()
            };
            let tried_again = pick(&self.pool, n_again);
            let of_list = match is_awaited {
                true => listed.clone(),
                false => pick(listed, TRIED_EARLY),
            };
            for action in of_list.iter().chain(&tried_again) {
                self.try_action(seat, action, listed)?;
            }
        }
        Ok(())
    }

    fn try_action(
        &mut self,
        seat: Seat,
        action: &G::Action,
        listed: &[G::Action],
    ) -> Result<(), Broken> {
        let mut tried = self.game.clone();
        let answer = tried.apply(seat, action, &mut ());
        let is_listed = listed.contains(action);
        let listing = if is_listed { "listed" } else { "not listed" };
        ensure!(
            answer.is_ok() == is_listed,
            ListedIsAccepted,
            "{action:?} by {seat} is {listing}, and the answer is {answer:?}"
        );
        if answer.is_err() {
            ensure!(
                tried == self.game,
                RefusalLeavesNoMark,
                "{action:?} by {seat} makes {tried:?}"
            );
            self.report.refusals += 1;
        }
        Ok(())
    }

    fn check_views(&mut self) -> Result<(), Broken> {
        for viewer in Viewer::all(self.game.n_seats()) {
            let view = json(&self.game.view(viewer))?;
            let shows_seed = view.contains(self.seed.as_str());
            ensure!(
                !shows_seed,
                ViewsKeepSecrets,
                "{viewer:?} is shown the seed: {view}"
            );

            let fresh = self.fresh_deal(&self.game.clone(), viewer);
            let fresh_view = json(&fresh.view(viewer))?;
            ensure!(
                view == fresh_view,
                ViewsKeepSecrets,
                "{viewer:?} sees {view}, and dealt afresh {fresh_view}"
            );
            self.report.fresh_deals += u64::from(fresh.position() != self.game.position());
            let others = Seat::first(self.game.n_seats())
                .map(Viewer::Seat)
                .filter(|&other| other != viewer);
            let changed = others.filter(|&other| fresh.view(other) != self.game.view(other));
            self.report.changed_hands += changed.count() as u64;

            let stream = Dice::new(self.dice.seed());
            let [mut one, mut other] = [self.game.clone(), fresh];
            one.reshuffle(viewer, &mut stream.clone());
            other.reshuffle(viewer, &mut stream.clone());
            ensure!(
                one == other,
                DealsFromKnowledge,
                "{viewer:?} is dealt {} or {}",
                json(&one.position())?,
                json(&other.position())?
            );
        }
        Ok(())
    }

    /// Two games that are the same to a viewer, and still are after like actions, must have told it the same.
    ///
    /// Luck that everybody sees may take two ways to the same end. Then more or fewer things happen on one of them, or
    /// the same in another order, which does not count.
    fn check_events(&mut self, seat: Seat, nth: usize) -> Result<(), Broken> {
        for viewer in Viewer::all(self.game.n_seats()).filter(|viewer| !viewer.is(seat)) {
            let mut one = self.game.clone();
            let mut other = self.fresh_deal(&one, viewer);
            let [actions, other_actions] = [one.list_actions(seat), other.list_actions(seat)];
            if actions.len() != other_actions.len() {
                continue;
            }
            let [mut events, mut other_events] = [Vec::new(), Vec::new()];
            let taken = one.apply(seat, &actions[nth], &mut events);
            let is_secret = |event: &&G::Event| {
                G::seen_by(event, viewer) != G::seen_by(event, Viewer::Seat(seat))
            };
            self.report.secrets += events.iter().filter(is_secret).count() as u64;
            let other_taken = other.apply(seat, &other_actions[nth], &mut other_events);
            ensure!(
                taken.is_ok() && other_taken.is_ok(),
                ListedIsAccepted,
                "{:?} is listed, and the answer is {taken:?} or {other_taken:?}",
                actions[nth]
            );
            let stream = Dice::new(self.dice.seed());
            let [known, other_known] = [&one, &other].map(|game| {
                let mut fresh = game.clone();
                fresh.reshuffle(viewer, &mut stream.clone());
                fresh
            });
            if events.len() != other_events.len() || known != other_known {
                continue;
            }
            let [told, other_told] = [events, other_events].map(|events| {
                let seen: Vec<G::Event> = events
                    .iter()
                    .map(|event| G::seen_by(event, viewer))
                    .collect();
                seen
            });
            let told_twice: Vec<G::Event> =
                told.iter().map(|event| G::seen_by(event, viewer)).collect();
            ensure!(
                told == told_twice,
                EventsKeepSecrets,
                "{viewer:?} is told {told:?} and then {told_twice:?}"
            );
            ensure!(
                in_any_order(&told)? == in_any_order(&other_told)?,
                EventsKeepSecrets,
                "{viewer:?} is told {told:?} or {other_told:?}"
            );
            self.report.like_events += 1;
        }
        Ok(())
    }

    /// An action that reveals nothing looks the same, and leads to the same, whatever else might be true.
    ///
    /// To the seat that acts it must do so always. What others could not know is then what this seat held and chose, so
    /// to them it must wherever the seat could have done the same.
    fn check_reveals(&mut self, seat: Seat, action: &G::Action) -> Result<(), Broken> {
        let mut one = self.game.clone();
        let mut events = Vec::new();
        let taken = one.apply(seat, action, &mut events);
        if taken.is_err() || events.iter().any(G::reveals) {
            return Ok(());
        }
        for viewer in Viewer::all(self.game.n_seats()) {
            for _ in 0..DEALT_OTHERWISE {
                let mut other = self.game.clone();
                other.reshuffle(viewer, &mut self.other_dice);
                let mut other_events = Vec::new();
                let taken = other.apply(seat, action, &mut other_events);
                ensure!(
                    taken.is_ok() || !viewer.is(seat),
                    RevealsAreOwned,
                    "{action:?} tells {seat} that it can be done, which might be {taken:?}"
                );
                if taken.is_err() {
                    continue;
                }
                let [told, other_told] = [&events, &other_events].map(|events| {
                    let seen = events.iter().map(|event| G::seen_by(event, viewer));
                    seen.collect::<Vec<G::Event>>()
                });
                ensure!(
                    told == other_told,
                    RevealsAreOwned,
                    "{action:?} tells {viewer:?} {told:?}, which might have been {other_told:?}"
                );
                let [view, other_view] = [&one, &other].map(|game| game.view(viewer));
                ensure!(
                    view == other_view,
                    RevealsAreOwned,
                    "{action:?} shows {viewer:?} {view:?}, which might have been {other_view:?}"
                );
                self.report.quiet += 1;
            }
        }
        Ok(())
    }

    fn fresh_deal(&mut self, game: &G, viewer: Viewer) -> G {
        let mut fresh = game.clone();
        fresh.reshuffle(viewer, &mut self.dice);
        fresh
    }
}

/// Events as texts, with every list in them and the whole put into one order.
fn in_any_order(events: &[impl Serialize]) -> Result<Vec<String>, Broken> {
    let texts = events.iter().map(|event| {
        let mut value: Value = serde_json::from_str(&json(event)?).expect("our own text");
        for list in value
            .as_object_mut()
            .into_iter()
            .flat_map(Map::values_mut)
            .filter_map(Value::as_array_mut)
        {
            list.sort_by_key(Value::to_string);
        }
        Ok(value.to_string())
    });
    let mut texts = texts.collect::<Result<Vec<String>, Broken>>()?;
    texts.sort();
    Ok(texts)
}

fn json(value: &impl Serialize) -> Result<String, Broken> {
    serde_json::to_string(value).map_err(|error| Broken {
        law: Law::JsonRoundTrips,
        how: error.to_string(),
    })
}

fn round_trip<T: Serialize + DeserializeOwned + Eq + fmt::Debug>(value: &T) -> Result<(), Broken> {
    let text = json(value)?;
    let again: Result<T, _> = serde_json::from_str(&text);
    let same = again.as_ref().is_ok_and(|again| again == value);
    ensure!(
        same,
        JsonRoundTrips,
        "{value:?} is written {text} and read {again:?}"
    );
    Ok(())
}
