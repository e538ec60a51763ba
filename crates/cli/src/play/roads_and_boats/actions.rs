//! What can be done, in words.

use game::{Game, Seat};
use roads_and_boats::{
    Action, Direction, Duty, Event, Good, Goods, Hex, Holder, Recipe, Region, State,
};

use super::args::{Arg, Args, count, tile_arg, towards_arg};
use super::names::{hex, part};
use crate::play::tell::Teller;

impl Teller<'_, State> {
    /// An action in words.
    pub(super) fn action(&self, action: &Action) -> String {
        let (key, args) = self.action_parts(action);
        self.say(key, &args)
    }

    /// An action with what it usually costs, if it costs anything.
    pub(super) fn priced(&self, seat: Seat, action: &Action) -> String {
        let line = self.action(action);
        match self.price(seat, action) {
            Some(cost) if !cost.is_empty() => self.say(
                "rb-menu-cost",
                &[("action", line.into()), ("cost", self.goods(&cost).into())],
            ),
            _ => line,
        }
    }

    /// What an action costs as it is usually paid.
    fn price(&self, seat: Seat, action: &Action) -> Option<Goods> {
        let mut then = self.game.clone();
        let mut log = Vec::new();
        then.apply(seat, action, &mut log).ok()?;
        for pay in then.usual_payment(None) {
            then.apply(seat, &pay, &mut log).ok()?;
        }
        Some(paid(&log))
    }

    /// An action with its payment, where there is no choice but in which order units are paid.
    pub(super) fn with_payment(&self, seat: Seat, action: &Action) -> Vec<Action> {
        let mut actions = vec![*action];
        let mut then = self.game.clone();
        if then.apply(seat, action, &mut ()).is_ok() && !has_choice(&then, seat) {
            actions.extend(then.usual_payment(None));
        }
        actions
    }

    /// What a recipe takes, in words.
    pub(super) fn inputs(&self, recipe: &Recipe) -> String {
        let wood = (recipe.wood > 0).then(|| {
            let wood = self.say("rb-wood", &[]);
            format!("{wood} ×{}", recipe.wood)
        });
        let goods = (!recipe.goods.is_empty()).then(|| self.goods(&recipe.goods));
        let parts: Vec<String> = goods.into_iter().chain(wood).collect();
        parts.join(" + ")
    }

    /// What is around a piece of land, in words.
    fn around(&self, land: Region) -> String {
        let map = self.game.map();
        let names = Direction::ALL.into_iter().filter_map(|edge| {
            let banks = map.banks(land.hex)?.at(edge);
            let terrain = map.terrain(land.hex.towards(edge))?;
            let name = format!("{} {}", self.direction(edge), self.terrain(terrain));
            banks.contains(&land.nth).then_some(name)
        });
        names.collect::<Vec<_>>().join(", ")
    }

    /// The key of an action's message and what it is made with.
    pub(super) fn action_parts(&self, action: &Action) -> (&'static str, Vec<Arg>) {
        let of = Args(self);
        match *action {
            Action::LayTile {
                hex,
                terrain,
                river,
            } => {
                let mut args = vec![tile_arg(hex), of.terrain(terrain)];
                if river.is_empty() {
                    return ("rb-do-lay", args);
                }
                args.push(("river", self.river(river).into()));
                ("rb-do-lay-river", args)
            }
            Action::Settle { home } => {
                let terrain = self.terrain_at(home.hex).map(|terrain| of.terrain(terrain));
                let around = ("around", self.around(home).into());
                let args = [of.region(home), around].into_iter().chain(terrain);
                ("rb-do-settle", args.collect())
            }
            Action::Call => ("rb-do-call", Vec::new()),
            Action::Waive => ("rb-do-waive", Vec::new()),
            Action::KeepPraying => ("rb-do-keep-praying", Vec::new()),
            Action::StopPraying => ("rb-do-stop-praying", Vec::new()),
            Action::TakePosition { position } => {
                ("rb-do-take-position", vec![count("position", position)])
            }
            Action::Hand { good, from, to } => {
                let key = match (from, to) {
                    (Holder::Region(_), _) => "rb-do-load",
                    (_, Holder::Region(_)) => "rb-do-unload",
                    _ => "rb-do-pass",
                };
                (key, vec![of.good(good), of.from(from), of.to(to)])
            }
            Action::Produce { hex } => self.produce_parts(hex),
            Action::Make { hex, at } => {
                let building = self.building_at(hex).map(|works| works.building);
                let made = building.and_then(|building| building.makes());
                let made = made.map_or(String::new(), |kind| self.transport(kind));
                let made = ("transporter", made.into());
                ("rb-do-make", vec![tile_arg(hex), made, of.place(at)])
            }
            Action::Harness { donkey } => ("rb-do-harness", vec![of.transporter(donkey)]),
            Action::Breed { region } => ("rb-do-breed", vec![of.region(region)]),
            Action::Research { region, topic } => {
                ("rb-do-research", vec![of.region(region), of.topic(topic)])
            }
            Action::Upgrade { hex } => ("rb-do-upgrade", vec![tile_arg(hex), self.upgraded()]),
            Action::Destroy { transporter } => ("rb-do-destroy", vec![of.transporter(transporter)]),
            Action::Step { to, ashore, .. } => match ashore {
                None => ("rb-do-step", vec![of.place(to)]),
                Some(region) => ("rb-do-step-ashore", vec![of.place(to), of.region(region)]),
            },
            Action::Lead { transporter, from } => (
                "rb-do-lead",
                vec![of.transporter(transporter), of.region(from)],
            ),
            Action::Leave { transporter } => ("rb-do-leave", vec![of.transporter(transporter)]),
            Action::Carry { carrier, passenger } => (
                "rb-do-carry",
                vec![of.passenger(passenger), of.carrier(carrier)],
            ),
            Action::SetDown { carrier, at } => {
                ("rb-do-set-down", vec![of.carrier(carrier), of.place(at)])
            }
            Action::Build {
                region,
                building,
                filling,
            } => {
                let mut args = vec![of.region(region), of.building(building)];
                let Some(filling) = filling else {
                    return ("rb-do-build", args);
                };
                args.push(of.filling(filling));
                ("rb-do-build-mine", args)
            }
            Action::Sink { hex, filling } => {
                ("rb-do-sink", vec![tile_arg(hex), of.filling(filling)])
            }
            Action::Road {
                from,
                direction,
                bank,
            } => self.road_parts(from, direction, bank),
            Action::Bridge { from, to } => {
                let from = ("from", part(from).into());
                let to = ("to", part(to).into());
                ("rb-do-bridge", vec![from, to])
            }
            Action::Wall { from, direction } => ("rb-do-wall", self.edge(from, direction)),
            Action::Raze { from, direction } => ("rb-do-raze", self.edge(from, direction)),
            Action::Brick => ("rb-do-brick", Vec::new()),
            Action::Pay { good, from } => ("rb-do-pay", vec![of.good(good), of.from(from)]),
            Action::Withdraw => ("rb-do-withdraw", Vec::new()),
            Action::Agree => ("rb-do-agree", Vec::new()),
            Action::Refuse => ("rb-do-refuse", Vec::new()),
            Action::Wait => ("rb-do-wait", Vec::new()),
            Action::Done if self.position().duty.is_some() => ("rb-do-done-upgrading", Vec::new()),
            Action::Done => ("rb-do-done", vec![of.phase(self.game.phase())]),
        }
    }

    fn produce_parts(&self, hex: Hex) -> (&'static str, Vec<Arg>) {
        let of = Args(self);
        let mut args = vec![tile_arg(hex)];
        let building = self.building_at(hex).map(|works| works.building);
        args.extend(building.map(|building| of.building(building)));
        if let Some(recipe) = building.and_then(|building| building.recipe()) {
            let outputs = format!("{} ×{}", self.good(recipe.output), recipe.gives);
            args.push(("inputs", self.inputs(&recipe).into()));
            args.push(("outputs", outputs.into()));
        }
        ("rb-do-produce", args)
    }

    /// What factories can be turned into now.
    fn upgraded(&self) -> Arg {
        let building = match self.position().duty {
            Some(Duty::Upgrade(topic)) => topic.factory(),
            _ => None,
        };
        let name = building.map_or(String::new(), |building| self.building(building));
        ("building", name.into())
    }

    fn edge(&self, from: Region, direction: Direction) -> Vec<Arg> {
        let of = Args(self);
        vec![
            of.region(from),
            towards_arg(from.hex, direction),
            of.direction(direction),
        ]
    }

    fn road_parts(&self, from: Region, direction: Direction, bank: u8) -> (&'static str, Vec<Arg>) {
        let of = Args(self);
        let there = from.hex.towards(direction);
        let map = self.game.map();
        // The banks of an edge are counted clockwise on either side.
        let nth = map.banks(there).map_or(0, |banks| {
            banks.at(direction.opposite())[usize::from(1 - bank.min(1))]
        });
        let to = match map.regions(there) {
            0 | 1 => hex(there),
            _ => part(Region::new(there, nth)),
        };
        let args = vec![of.region(from), ("to", to.into()), of.direction(direction)];
        let has_river = self
            .rivers(from.hex)
            .iter()
            .flatten()
            .any(|&arm| arm == direction);
        // Where the near land is one, a river leaves two roads to choose from.
        if has_river && self.n_parts(from.hex) == 1 {
            let bank = count("bank", bank + 1);
            return ("rb-do-road-bank", args.into_iter().chain([bank]).collect());
        }
        ("rb-do-road", args)
    }
}

/// Whether it matters how the open bill is paid: with which good, or from where.
fn has_choice(state: &State, seat: Seat) -> bool {
    let Some(bill) = state.position().bill else {
        return false;
    };
    let takes_any_wood = |hex: Hex| {
        let works = state.position().buildings;
        let works = works.iter().find(|works| works.region.hex == hex);
        let recipe = works.and_then(|works| works.building.recipe());
        recipe.is_some_and(|recipe| recipe.wood > 0)
    };
    match bill.action {
        Action::Brick => return true,
        Action::Produce { hex } if takes_any_wood(hex) => return true,
        _ => (),
    }
    let options: Vec<(Good, Holder)> = state
        .list_actions(seat)
        .into_iter()
        .filter_map(|action| match action {
            Action::Pay { good, from } => Some((good, from)),
            _ => None,
        })
        .collect();
    let is_twofold = |&(good, from): &(Good, Holder)| {
        let mut others = options.iter();
        others.any(|&(other, there)| other == good && there != from)
    };
    options.iter().any(is_twofold)
}

/// The goods that were paid.
pub(super) fn paid(events: &[Event]) -> Goods {
    let goods = events.iter().filter_map(|event| match event {
        Event::Paid { good, .. } => Some((*good, 1)),
        _ => None,
    });
    goods.collect()
}
