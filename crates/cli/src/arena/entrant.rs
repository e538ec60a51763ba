//! A bot that takes part, with what it may think: `greedy`, `search@250` or `search#400`.

use std::fmt::Write;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use bots::{Budget, Opponent};
use game::Game;
use serde::Serialize;

/// A bot that takes part.
#[derive(Debug)]
pub(super) struct Entrant<G: 'static> {
    /// As it was asked for.
    pub(super) label: String,
    pub(super) bot: &'static Opponent<G>,
    pub(super) thought: Thought,
}

/// How much a bot may think about one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Thought {
    Millis(u64),
    /// So many games thought through, however long that takes.
    Nodes(u64),
}

impl Thought {
    pub(super) fn budget(self) -> Budget {
        match self {
            Thought::Millis(millis) => Budget::of(Duration::from_millis(millis)),
            Thought::Nodes(nodes) => Budget::of_nodes(nodes),
        }
    }
}

impl<G: Game> Entrant<G> {
    /// Reads a bot as it is asked for; it thinks as `usual` if that does not say how much.
    pub(super) fn parse(
        bots: &'static [Opponent<G>],
        label: &str,
        usual: Thought,
    ) -> Result<Entrant<G>> {
        let (name, thought) = match label.find(['@', '#']) {
            None => (label, usual),
            Some(at) => {
                let (name, rest) = label.split_at(at);
                let (sign, number) = rest.split_at(1);
                let what = if sign == "@" { "milliseconds" } else { "nodes" };
                let number: u64 = number.parse().with_context(|| {
                    format!("{label:?} is no bot: after {sign} there has to be a number of {what}, as in {name}{sign}250")
                })?;
                ensure!(
                    number > 0,
                    "{label:?} is no bot: it needs 1 of {what} at least"
                );
                let thought = match sign {
                    "@" => Thought::Millis(number),
                    _ => Thought::Nodes(number),
                };
                (name, thought)
            }
        };
        let Ok(bot) = bots::find(bots, name) else {
            bail!(
                "there is no bot {name:?} for {}: the bots are\n{}",
                G::NAME,
                list(bots).trim_end()
            );
        };
        Ok(Entrant {
            label: label.to_owned(),
            bot,
            thought,
        })
    }

    /// The bot with its budget, the same however it was asked for.
    pub(super) fn full_name(&self) -> String {
        match self.thought {
            Thought::Millis(millis) => format!("{}@{millis}", self.bot.name),
            Thought::Nodes(nodes) => format!("{}#{nodes}", self.bot.name),
        }
    }
}

/// All these bots, in their order, with what they do.
pub(super) fn list<G>(bots: &[Opponent<G>]) -> String {
    let names = bots.iter().map(|bot| bot.name.chars().count());
    let width = names.max().unwrap_or(0);
    let mut lines = String::new();
    for Opponent {
        name, about, level, ..
    } in bots
    {
        let level = level.map_or("–".to_owned(), |level| format!("level {level}"));
        writeln!(lines, "  {name:width$}  {level:7}  {about}").expect("room in memory");
    }
    lines
}

#[cfg(test)]
mod tests {
    use baselines::AMSTERDAM;

    use super::*;

    #[test]
    fn a_bot_may_have_its_own_budget() {
        for (label, name, thought, full) in [
            ("random", "random", Thought::Millis(100), "random@100"),
            ("greedy@250", "greedy", Thought::Millis(250), "greedy@250"),
            ("greedy#400", "greedy", Thought::Nodes(400), "greedy#400"),
        ] {
            let entrant = Entrant::parse(AMSTERDAM, label, Thought::Millis(100)).unwrap();
            assert_eq!((entrant.bot.name, entrant.thought), (name, thought));
            assert_eq!(
                (entrant.label.as_str(), entrant.full_name().as_str()),
                (label, full)
            );
        }
    }

    #[test]
    fn what_is_no_bot_is_named() {
        for (label, part) in [
            ("greedy@", "\"greedy@\" is no bot"),
            ("greedy@fast", "a number of milliseconds"),
            ("greedy#-3", "a number of nodes"),
            ("greedy#0", "1 of nodes at least"),
            ("greedy@1#2", "\"greedy@1#2\" is no bot"),
            ("", "there is no bot \"\""),
            (
                "deep-blue@10",
                "there is no bot \"deep-blue\" for amsterdam",
            ),
            ("deep-blue", "takes any legal action"),
        ] {
            let error = Entrant::parse(AMSTERDAM, label, Thought::Nodes(1)).unwrap_err();
            let said = format!("{error:#}");
            assert!(said.contains(part), "{label}: {said}");
        }
    }
}
