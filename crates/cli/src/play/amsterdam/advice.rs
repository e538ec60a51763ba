//! Advice in words: what a strong player would do, and why.

use amsterdam::{Action, ContractId, RouteId, State};
use anstyle::Style;
use anyhow::Result;
use bots::Choice;
use game::Seat;
use games::Moment;
use serde_json::Value;
use words::Words;

use crate::play::paint::paint;
use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// What is best for a seat, why, and what it can expect then.
    pub(super) fn hint(&self, choice: &Choice<State>, seat: Seat) -> Vec<String> {
        let action = paint(&self.advised(&choice.action), Style::new().bold());
        let reasons = choice.reasons.iter();
        let reasons = reasons.filter_map(|reason| serde_json::to_value(reason).ok());
        let expected = [
            ("points", whole(choice.points[seat.index()].into()).into()),
            ("percent", percent(choice.wins[seat.index()].into()).into()),
        ];
        let mut lines = vec![self.say("term-hint", &[("action", action.into())])];
        lines.extend(reasons.map(|reason| format!("  {}", self.reason(&reason))));
        lines.push(format!("  {}", self.say("term-hint-expects", &expected)));
        lines
    }

    /// An action, with what is paid for it.
    fn advised(&self, action: &Action) -> String {
        match action {
            Action::Build { .. } => {
                format!("{}. {}", self.tell(action), self.payment_of(action))
            }
            _ => self.tell(action),
        }
    }

    /// What speaks for an action.
    fn reason(&self, reason: &Value) -> String {
        let because = reason["because"].as_str().unwrap_or_default();
        let number = |entry: &str| reason[entry].as_u64().and_then(|n| u8::try_from(n).ok());
        let contract = number("contract").map(|id| {
            let contract = self.board().contract(ContractId(id));
            ("contract", self.ends(contract.ends).into())
        });
        let route = number("route").map(|id| ("route", self.route(RouteId(id)).into()));
        let seat = number("seat").and_then(Seat::new);
        let name = seat.map(|seat| ("name", self.name(seat).into()));
        let points = number("points").map(|points| ("points", points.into()));
        let carts = number("carts").map(|carts| ("carts", carts.into()));
        let args: Vec<_> = [contract, route, name, points, carts]
            .into_iter()
            .flatten()
            .collect();
        self.say(&format!("reason-{}", because.replace('_', "-")), &args)
    }

    /// A moment in which a seat gave something away.
    fn turning_point(&self, moment: &Moment) -> Result<Vec<String>> {
        let chance = |choice: &games::Choice| percent(choice.wins[moment.seat.index()]);
        let args = [
            ("number", (moment.nth + 1).into()),
            ("name", self.name(moment.seat).into()),
            ("best", chance(&moment.best).into()),
            ("taken", chance(&moment.taken).into()),
        ];
        let done = serde_json::from_value::<Action>(moment.taken.action.clone())?;
        let better = serde_json::from_value::<Action>(moment.best.action.clone())?;
        let mut lines = vec![
            paint(&self.say("term-turning-point", &args), Style::new().bold()),
            self.say("term-done", &[("action", self.advised(&done).into())]),
            self.say("term-better", &[("action", self.advised(&better).into())]),
        ];
        let reasons = moment.best.reasons.iter();
        lines.extend(reasons.map(|reason| format!("    {}", self.reason(reason))));
        lines[1..3]
            .iter_mut()
            .for_each(|line| line.insert_str(0, "  "));
        Ok(lines)
    }
}

/// The turning points of a game in words.
///
/// # Errors
///
/// Returns an error if a moment is not of this game.
pub(crate) fn turning_points<'a>(
    words: &Words,
    game: &State,
    names: &[String],
    moments: impl Iterator<Item = &'a Moment>,
) -> Result<Vec<String>> {
    let teller = Teller::new(words, game, names);
    let told: Result<Vec<_>> = moments.map(|moment| teller.turning_point(moment)).collect();
    Ok(told?.concat())
}

/// Points are told without decimals.
fn whole(points: f64) -> i32 {
    points.round() as i32
}

fn percent(chance: f64) -> i32 {
    whole(chance * 100.0)
}
