//! Every unit of every good is accounted for: tile by tile, between any two actions, by what happened.
//!
//! The prices are those of the tables of the rules page, copied once more. Goods stay where they are unless a
//! transporter takes them along, come only from producers and the start, and go only into what is paid for, made or
//! lost by a rule (RB-PROD-01, RB-PROD-03, RB-PROD-07, RB-PROD-11, RB-RES-03, RB-SET-05).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::{Dice, Game, Seat, Seed};
use roads_and_boats::{
    Action, Bag, BillPosition, Brick, Building, BuildingPosition, Event, Filling, Good, Goods,
    HeapPosition, Hex, Holder, Map, MapFile, Phase, Place, Position, Region, Setup, StartFile,
    State, Terrain, Topic, Transport, TransporterId, TransporterPosition, built_in,
};

use crate::scaffold::{BLUE, Layout, RED, at, dock, land, of, pay, wall};
use crate::scaffold::{drawn, goods};

use Good::{Boards, Clay, Coins, Fuel, Gold, Goose, Iron, Paper, Stock, Stone, Trunks};

/// How many more there are of each good on each tile. Nothing is left out that is not 0.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Change(BTreeMap<Hex, BTreeMap<Good, i32>>);

impl Change {
    fn add(&mut self, hex: Hex, good: Good, count: i32) {
        let tile = self.0.entry(hex).or_default();
        let sum = tile.entry(good).or_default();
        *sum += count;
        if *sum == 0 {
            tile.remove(&good);
        }
        if self.0[&hex].is_empty() {
            self.0.remove(&hex);
        }
    }

    fn add_all(&mut self, hex: Hex, goods: &Goods, times: i32) {
        for (good, count) in goods.iter() {
            self.add(hex, good, times * i32::from(count));
        }
    }

    /// Everything on a table: heaps, cargo, and what is paid on the open bill, where it was paid.
    fn of(position: &Position, times: i32, into: &mut Change) {
        for heap in &position.goods {
            into.add_all(heap.region.hex, &heap.goods, times);
        }
        for one in transporters(position) {
            into.add_all(one.at.hex(), &one.cargo, times);
        }
        for paid in bills(position).flat_map(|bill| &bill.paid) {
            into.add(place_of(position, paid.from), paid.good, times);
        }
    }
}

fn bills(position: &Position) -> impl Iterator<Item = &BillPosition> {
    position.seats.iter().filter_map(|of| of.bill.as_ref())
}

fn transporters(position: &Position) -> impl Iterator<Item = &TransporterPosition> {
    position.seats.iter().flat_map(|has| &has.transporters)
}

fn transporter(position: &Position, id: TransporterId) -> TransporterPosition {
    let mut all = transporters(position);
    *all.find(|one| one.id == id).expect("a transporter")
}

fn place_of(position: &Position, holder: Holder) -> Hex {
    match holder {
        Holder::Region(region) => region.hex,
        Holder::Transporter(id) => transporter(position, id).at.hex(),
    }
}

/// What something costs: these goods, so many of trunks and boards, so many of anything.
#[derive(Clone, Copy, Default, Debug)]
struct Price {
    goods: Goods,
    wood: i32,
    any: i32,
}

impl Price {
    fn exactly<const N: usize>(of: [(Good, u16); N]) -> Price {
        Price {
            goods: goods(of),
            ..Price::default()
        }
    }

    fn wood(wood: i32) -> Price {
        Price {
            wood,
            ..Price::default()
        }
    }

    fn any(any: i32) -> Price {
        Price {
            any,
            ..Price::default()
        }
    }

    fn is_paid_with(&self, paid: &BTreeMap<Good, i32>) -> bool {
        let mut rest = paid.clone();
        for (good, count) in self.goods.iter() {
            *rest.entry(good).or_default() -= i32::from(count);
        }
        let sum = |goods: &[Good]| -> i32 {
            let counts = goods.iter().filter_map(|good| rest.get(good));
            counts.sum()
        };
        let mut counts = rest.values();
        counts.all(|&count| count >= 0)
            && if self.any > 0 {
                sum(&Good::ALL) == self.any
            } else {
                sum(&[Boards, Trunks]) == self.wood && sum(&Good::ALL) == self.wood
            }
    }
}

fn building_price(building: Building) -> Price {
    let (boards, stone) = match building {
        Building::Woodcutter => (1, 0),
        Building::Quarry => (2, 0),
        Building::ClayPit => (3, 0),
        Building::Mine => (3, 1),
        Building::OilRig => (3, 1),
        Building::Sawmill => (2, 1),
        Building::StoneFactory => (2, 0),
        Building::CoalBurner => (3, 0),
        Building::PaperMill => (1, 1),
        Building::Mint => (2, 1),
        Building::StockExchange => (0, 3),
        Building::RaftFactory => (1, 1),
        Building::WagonFactory => (2, 1),
        Building::RowboatFactory => (2, 1),
        Building::TruckFactory => (2, 2),
        Building::SteamerFactory => (2, 2),
    };
    Price::exactly([(Boards, boards), (Stone, stone)])
}

/// What one set takes, what comes out, how many, and the most a turn.
fn recipe(building: Building) -> (Price, Good, u16, u16) {
    match building {
        Building::Sawmill => (Price::exactly([(Trunks, 1)]), Boards, 2, 6),
        Building::StoneFactory => (Price::exactly([(Clay, 1)]), Stone, 2, 6),
        Building::CoalBurner => (Price::wood(2), Fuel, 1, 6),
        Building::PaperMill => (Price::wood(2), Paper, 1, 1),
        Building::Mint => (Price::exactly([(Gold, 2), (Fuel, 1)]), Coins, 1, 1),
        Building::StockExchange => (Price::exactly([(Coins, 2), (Paper, 1)]), Stock, 1, 6),
        other => panic!("a {other} turns nothing into anything"),
    }
}

fn transport_price(kind: Transport) -> Price {
    match kind {
        Transport::Donkey => panic!("donkeys are not made"),
        Transport::Wagon => Price::exactly([(Boards, 2)]),
        Transport::Truck => Price::exactly([(Iron, 1), (Fuel, 1)]),
        Transport::Raft => Price::exactly([(Trunks, 2)]),
        Transport::Rowboat => Price::exactly([(Boards, 5)]),
        Transport::Steamer => Price::exactly([(Iron, 1), (Fuel, 2)]),
    }
}

fn made_by(building: Building) -> Transport {
    match building {
        Building::RaftFactory => Transport::Raft,
        Building::RowboatFactory => Transport::Rowboat,
        Building::SteamerFactory => Transport::Steamer,
        Building::TruckFactory => Transport::Truck,
        other => panic!("a {other} makes nothing by itself"),
    }
}

fn filled(filling: Filling) -> Bag {
    let (gold, iron) = match filling {
        Filling::Mixed => (3, 3),
        Filling::Gold => (4, 0),
        Filling::Iron => (0, 4),
        Filling::Big => (5, 5),
    };
    Bag { gold, iron }
}

/// How many of each good `used` has.
fn counted(used: &Goods) -> BTreeMap<Good, i32> {
    let counts = used.iter();
    counts.map(|(good, count)| (good, count.into())).collect()
}

/// Bags of mines, and transporters by seat and kind.
type Bags = BTreeMap<Hex, (i32, i32)>;
type Fleet = BTreeMap<(Seat, Transport), i32>;

fn bags(position: &Position) -> Bags {
    let mines = position.buildings.iter();
    mines
        .filter(|works| works.building == Building::Mine)
        .map(|works| {
            let bag = (works.bag.gold.into(), works.bag.iron.into());
            (works.region.hex, bag)
        })
        .collect()
}

fn fleet(position: &Position) -> Fleet {
    let mut fleet = Fleet::new();
    for one in transporters(position) {
        let owner = one.id.owner().expect("a seat of the game");
        *fleet.entry((owner, one.kind)).or_default() += 1;
    }
    fleet
}

/// One action, what it did, and what of that is still to be explained.
struct Books<'a> {
    state: &'a State,
    before: &'a Position,
    action: Action,
    /// The seat for which something is done: which acts, or which asked for what is agreed to.
    of: Seat,
    change: Change,
    /// What was paid for, and on which tile.
    paid: Option<(Hex, Price)>,
    /// What transporters gave for it in this action.
    spent: Vec<(TransporterId, Good)>,
    bags: Bags,
    fleet: Fleet,
    bricks: Vec<Brick>,
    buildings: BTreeMap<Hex, Building>,
}

impl Books<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "a table of what each kind of event does to the goods"
    )]
    fn explain(&mut self, event: &Event) {
        match *event {
            Event::Settled { seat, home } => {
                let start = self.state.map().file().start;
                self.change.add_all(home.hex, &start.goods, -1);
                let donkeys = self.fleet.entry((seat, Transport::Donkey)).or_default();
                *donkeys += i32::from(start.donkeys);
            }
            Event::Yielded { region, good } => {
                let makes = match self.buildings[&region.hex] {
                    Building::Woodcutter => Trunks,
                    Building::Quarry => Stone,
                    Building::ClayPit => Clay,
                    Building::OilRig => Fuel,
                    other => panic!("a {other} makes nothing out of nothing"),
                };
                assert_eq!(good, makes);
                self.change.add(region.hex, good, -1);
            }
            Event::Mined { region, good, .. } => {
                let bag = self.bags.get_mut(&region.hex).expect("a mine");
                match good {
                    Gold => bag.0 -= 1,
                    Iron => bag.1 -= 1,
                    other => panic!("{other} from a mine"),
                }
                self.change.add(region.hex, good, -1);
            }
            Event::GooseBorn { region } => self.change.add(region.hex, Goose, -1),
            Event::Handed { from, to, .. } => {
                let [from, to] = [from, to].map(|holder| place_of(self.before, holder));
                assert_eq!(from, to, "goods are handed on one tile");
            }
            Event::Produced {
                hex, good, count, ..
            } => {
                let (price, output, gives, _) = recipe(self.buildings[&hex]);
                assert_eq!((good, count), (output, gives));
                self.change.add(hex, good, -i32::from(count));
                self.pay(hex, price);
            }
            Event::RanByItself {
                hex,
                ref used,
                good,
                count,
            } => {
                let (price, output, gives, most) = recipe(self.buildings[&hex]);
                assert_eq!(good, output);
                assert_eq!(count % gives, 0);
                let sets = count / gives;
                assert!(sets > 0 && count <= most);
                let all = Price {
                    goods: price
                        .goods
                        .iter()
                        .map(|(good, count)| (good, count * sets))
                        .collect(),
                    wood: price.wood * i32::from(sets),
                    any: 0,
                };
                assert!(
                    all.is_paid_with(&counted(used)),
                    "{used:?} for {count} {good}"
                );
                self.change.add_all(hex, used, 1);
                self.change.add(hex, good, -i32::from(count));
            }
            Event::MadeForNobody { hex, ref used } => {
                let price = transport_price(made_by(self.buildings[&hex]));
                assert!(price.is_paid_with(&counted(used)), "{used:?}");
                self.change.add_all(hex, used, 1);
            }
            Event::Vanished { region, sets } => {
                let sets = i32::from(sets);
                self.change.add(region.hex, Goose, 2 * sets);
                self.change.add(region.hex, Paper, sets);
            }
            Event::TransporterMade { seat, kind, at, .. } => {
                self.pay(at.hex(), transport_price(kind));
                *self.fleet.entry((seat, kind)).or_default() += 1;
                if kind == Transport::Wagon {
                    let donkeys = self.fleet.get_mut(&(seat, Transport::Donkey));
                    *donkeys.expect("a donkey") -= 1;
                }
            }
            Event::DonkeyBorn { seat, .. } => {
                *self.fleet.entry((seat, Transport::Donkey)).or_default() += 1;
            }
            Event::Destroyed { seat, kind, .. } => {
                *self.fleet.get_mut(&(seat, kind)).expect("one of them") -= 1;
            }
            Event::Researched { .. } => {
                let tile = match self.of() {
                    Action::Research { region, .. } => region.hex,
                    other => panic!("{other:?} is no research"),
                };
                self.pay(tile, Price::exactly([(Goose, 2), (Paper, 1)]));
            }
            Event::Upgraded { hex, building, .. } => {
                self.buildings.insert(hex, building);
            }
            Event::Stepped {
                id,
                from,
                to,
                geese,
                flock,
                ..
            } => {
                let cargo = transporter(self.before, id).cargo;
                for (place, times) in [(from, 1), (to, -1)] {
                    self.change.add_all(place.hex(), &cargo, times);
                }
                assert_eq!(flock.is_some(), geese > 0);
                for (region, times) in flock
                    .into_iter()
                    .flat_map(|way| way.into_iter().zip([1, -1]))
                {
                    self.change.add(region.hex, Goose, times * i32::from(geese));
                }
            }
            Event::Paid {
                good,
                from: Holder::Transporter(id),
                ..
            } => self.spent.push((id, good)),
            Event::PushedOff { id, to } => {
                let mut pushed = transporter(self.before, id);
                for &(_, good) in self.spent.iter().filter(|(payer, _)| *payer == id) {
                    pushed.cargo[good] -= 1;
                }
                self.change.add_all(pushed.at.hex(), &pushed.cargo, 1);
                self.change.add_all(to.hex(), &pushed.cargo, -1);
            }
            Event::Built {
                region,
                building,
                filling,
                ..
            } => {
                self.pay(region.hex, building_price(building));
                assert_eq!(self.buildings.insert(region.hex, building), None);
                assert_eq!(filling.is_some(), building == Building::Mine);
                if let Some(filling) = filling {
                    let Bag { gold, iron } = filled(filling);
                    self.bags.insert(region.hex, (gold.into(), iron.into()));
                }
            }
            Event::ShaftSunk { hex, filling, .. } => {
                self.pay(hex, Price::exactly([(Iron, 1), (Fuel, 1)]));
                let bag = self.bags.get_mut(&hex).expect("a mine");
                let Bag { gold, iron } = filled(filling);
                *bag = (bag.0 + i32::from(gold), bag.1 + i32::from(iron));
            }
            Event::RoadBuilt { from, .. } => self.pay(from.hex, Price::exactly([(Stone, 1)])),
            Event::BridgeBuilt { from, .. } => self.pay(from.hex, Price::exactly([(Stone, 1)])),
            Event::WallBuilt { tokens, .. } => {
                let tile = self.side();
                let stone = u16::from(tokens) + self.more_at_sea(tile);
                self.pay(tile, Price::exactly([(Stone, stone)]));
            }
            Event::WallRazed { tokens, .. } => {
                let tile = self.side();
                let boards = u16::from(tokens) + 1 + self.more_at_sea(tile);
                self.pay(tile, Price::exactly([(Boards, boards)]));
            }
            Event::BrickLaid { brick, number } => {
                self.bricks.push(brick);
                assert_eq!(usize::from(number), self.bricks.len());
                if let Brick::Seat(seat) = brick {
                    let home = self.state.home(seat).expect("a home");
                    let dearer = i32::from(number >= 18);
                    let price = i32::from(self.before.bought) + 1 + dearer;
                    self.pay(home.hex, Price::any(price));
                }
            }
            _ => {}
        }
    }

    /// What the action was about: itself, or what the open bill was for.
    fn of(&self) -> Action {
        match (self.action, &self.before.seats[self.of.index()].bill) {
            (Action::Pay { .. } | Action::Agree, Some(bill)) => bill.action,
            (action, _) => action,
        }
    }

    /// The tile from which a wall is built or razed.
    fn side(&self) -> Hex {
        match self.of() {
            Action::Wall { from, .. } | Action::Raze { from, .. } => from.hex,
            other => panic!("{other:?} is no wall"),
        }
    }

    fn more_at_sea(&self, tile: Hex) -> u16 {
        let terrain = self.state.map().terrain(tile).expect("a tile");
        if terrain.is_land() { 0 } else { 2 }
    }

    fn pay(&mut self, tile: Hex, price: Price) {
        assert!(self.paid.is_none(), "one thing is paid for at a time");
        self.paid = Some((tile, price));
    }

    /// What is left must be what was paid, on the tile where it was.
    fn close(mut self, after: &Position) {
        if let Some((tile, price)) = self.paid {
            let left = self.change.0.remove(&tile).unwrap_or_default();
            let paid: BTreeMap<Good, i32> =
                left.iter().map(|(&good, count)| (good, -count)).collect();
            assert!(price.is_paid_with(&paid), "{price:?} is paid with {paid:?}");
        }
        assert_eq!(self.change, Change::default(), "goods came or went");
        assert_eq!(self.bags, bags(after), "the bags of the mines");
        self.fleet.retain(|_, count| *count != 0);
        assert_eq!(self.fleet, fleet(after), "the transporters");
        assert_eq!(Some(self.bricks), after.bricks, "the bricks");
        assert_eq!(self.buildings, buildings(after), "the buildings");
        // What is built stays (RB-TURN-06), and roads and bridges do not come by themselves.
        let (roads, bridges) = (self.before.roads.len(), self.before.bridges.len());
        let is_there = |kept: bool| assert!(kept, "a road or bridge is gone");
        is_there(
            self.before
                .roads
                .iter()
                .all(|road| after.roads.contains(road)),
        );
        is_there(
            self.before
                .bridges
                .iter()
                .all(|bridge| after.bridges.contains(bridge)),
        );
        assert!(after.roads.len() <= roads + 1 && after.bridges.len() <= bridges + 1);
    }
}

fn buildings(position: &Position) -> BTreeMap<Hex, Building> {
    let all = position.buildings.iter();
    all.map(|works| (works.region.hex, works.building))
        .collect()
}

/// Holds one action to its events.
fn check(
    state: &State,
    before: &Position,
    (seat, action): (Seat, Action),
    events: &[Event],
    after: &Position,
) {
    let mut change = Change::default();
    Change::of(after, 1, &mut change);
    Change::of(before, -1, &mut change);
    let mut books = Books {
        state,
        before,
        action,
        of: before.asked(seat).map_or(seat, |(asker, _)| asker),
        change,
        paid: None,
        spent: Vec::new(),
        bags: bags(before),
        fleet: fleet(before),
        bricks: before.bricks.clone().unwrap_or_default(),
        buildings: buildings(before),
    };
    for event in events {
        books.explain(event);
    }
    books.close(after);
    check_hands(before, (seat, action), after);
}

/// A good handed leaves one holder and comes to another, and nothing else changes.
fn check_hands(before: &Position, (seat, action): (Seat, Action), after: &Position) {
    let handed = match (action, before.asked(seat)) {
        (Action::Agree, Some((_, ask))) => ask.action,
        (action, _) => action,
    };
    let Action::Hand { good, from, to } = handed else {
        return;
    };
    if after.seats[seat.index()].ask.is_some() || action == Action::Refuse {
        return;
    }
    let all = |position: &Position| -> BTreeMap<Holder, Goods> {
        let heaps = position.goods.iter();
        let heaps = heaps.map(|heap| (Holder::Region(heap.region), heap.goods));
        let cargo = transporters(position).map(|one| (Holder::Transporter(one.id), one.cargo));
        heaps.chain(cargo).collect()
    };
    let mut expected = all(before);
    expected.get_mut(&from).expect("a holder")[good] -= 1;
    expected.entry(to).or_default()[good] += 1;
    let is_kept = |(holder, goods): &(&Holder, &Goods)| {
        matches!(holder, Holder::Transporter(_)) || !goods.is_empty()
    };
    let kept = |all: &BTreeMap<Holder, Goods>| -> Vec<(Holder, Goods)> {
        let entries = all.iter().filter(is_kept);
        entries.map(|(holder, goods)| (*holder, *goods)).collect()
    };
    assert_eq!(kept(&expected), kept(&all(after)));
}

/// The name of an action or event, without what is in it.
fn name(of: &impl std::fmt::Debug) -> String {
    let text = format!("{of:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Plays so many actions at random, each kind of action as likely, and accounts for all goods after each.
fn play(mut state: State, seed: u64, n_actions: usize, seen: &mut BTreeMap<String, usize>) {
    let mut dice = Dice::new(Seed::from(seed + 500));
    let mut before = state.position();
    for nth in 0..n_actions {
        let seats: Vec<Seat> = state.to_act().iter().collect();
        let Some(&of) = dice.pick(&seats) else { break };
        let listed = state.list_actions(of);
        let names: Vec<String> = listed.iter().map(name).collect();
        let kinds: BTreeSet<&String> = names.iter().collect();
        let rare = ["Done", "Withdraw", "Hand", "Refuse", "Brick"];
        let kinds: Vec<&String> = kinds
            .into_iter()
            .filter(|kind| match kind.ends_with("Call") {
                true => dice.below(16) == 0,
                false => !rare.contains(&kind.as_str()) || dice.below(4) == 0,
            })
            .collect();
        let Some(kind) = dice.pick(&kinds) else {
            continue;
        };
        let of_kind: Vec<Action> = listed
            .iter()
            .zip(&names)
            .filter(|(_, name)| name == kind)
            .map(|(action, _)| *action)
            .collect();
        let action = *dice.pick(&of_kind).unwrap();
        let mut events = Vec::new();
        state.apply(of, &action, &mut events).unwrap();
        let after = state.position();
        for event in &events {
            *seen.entry(name(event)).or_default() += 1;
        }
        let said =
            std::panic::catch_unwind(|| check(&state, &before, (of, action), &events, &after));
        assert!(
            said.is_ok(),
            "game {seed} after {nth} actions: {action:?} with {events:?}"
        );
        before = after;
    }
}

/// The game after all have settled, with works on all tiles that are nobody's home, and all research made.
#[expect(
    clippy::too_many_lines,
    reason = "one position laid out from top to bottom, and drawn from one stream of dice"
)]
fn furnished(setup: &Setup, seed: u64) -> State {
    let mut state = State::new(setup, Seed::from(seed)).unwrap();
    let mut dice = Dice::new(Seed::from(seed + 900));
    while state.turn() == 0 {
        let of = state.awaited().lowest().expect("a seat to settle");
        let action = *dice.pick(&state.list_actions(of)).unwrap();
        state.apply(of, &action, &mut ()).unwrap();
    }
    let mut position = state.position();
    let homes: Vec<Hex> = position
        .seats
        .iter()
        .filter_map(|has| has.home.map(|home| home.hex))
        .collect();
    for tile in &state.map().file().tiles {
        if homes.contains(&tile.hex) && dice.below(2) == 0 {
            continue;
        }
        if tile.terrain == Terrain::Pasture && !homes.contains(&tile.hex) && dice.below(3) == 0 {
            position.goods.push(HeapPosition {
                region: Region::new(tile.hex, 0),
                goods: Goods::of(Goose, 2),
            });
            continue;
        }
        let is_shore = state.map().is_shore(tile.hex);
        let may_be: &[Building] = match tile.terrain {
            Terrain::Sea => &[Building::OilRig],
            Terrain::Desert => continue,
            Terrain::Mountain => &[Building::Mine],
            Terrain::Woods if dice.below(3) == 0 => &[Building::Woodcutter],
            Terrain::Rock if dice.below(2) == 0 => &[Building::Quarry],
            _ if is_shore => &[
                Building::RaftFactory,
                Building::RowboatFactory,
                Building::SteamerFactory,
                Building::ClayPit,
                Building::Sawmill,
            ],
            _ if dice.below(4) == 0 => continue,
            _ => &[
                Building::WagonFactory,
                Building::TruckFactory,
                Building::Sawmill,
                Building::StoneFactory,
                Building::CoalBurner,
                Building::PaperMill,
                Building::Mint,
                Building::StockExchange,
            ],
        };
        let building = *dice.pick(may_be).unwrap();
        let bag = match building {
            Building::Mine => Bag { gold: 5, iron: 2 },
            _ => Bag::default(),
        };
        position.buildings.push(BuildingPosition {
            region: Region::new(tile.hex, 0),
            building,
            made: 0,
            bag,
        });
    }
    // A laden boat each on some coast, where walls may push it off.
    let docks: Vec<Place> = state
        .map()
        .places()
        .into_iter()
        .filter(|place| matches!(place, Place::Dock { .. }))
        .collect();
    for (nth, has) in position.seats.iter_mut().enumerate() {
        let Some(&at) = dice.pick(&docks) else { break };
        let number = has.transporters.len() as u8;
        has.transporters.push(TransporterPosition {
            id: TransporterId::of(Seat::new(nth as u8).unwrap(), number),
            kind: Transport::Raft,
            at,
            cargo: goods([(Stone, 2), (Boards, 1)]),
            carries: None,
            moved: false,
        });
    }
    for has in &mut position.seats {
        has.research = Topic::ALL
            .into_iter()
            .filter(|_| dice.below(2) == 0)
            .collect();
    }
    State::from_position(&position, Seed::from(seed)).unwrap_or_else(|error| panic!("{error}"))
}

/// A start rich enough that everything is tried.
fn rich() -> StartFile {
    StartFile {
        donkeys: 4,
        goods: goods([
            (Boards, 30),
            (Trunks, 12),
            (Stone, 25),
            (Clay, 4),
            (Fuel, 8),
            (Paper, 6),
            (Gold, 6),
            (Iron, 6),
            (Coins, 4),
            (Goose, 9),
        ]),
    }
}

fn setup_of(mut file: MapFile, seats: u8) -> Setup {
    file.start = rich();
    let map = Map::new(file).unwrap_or_else(|error| panic!("{error}"));
    Setup::drawn(Arc::new(map), seats)
}

/// Land and water of every kind close together.
const BAY: &str = "
    p m w p r
    m0 p03 w03 s p
    p w p s p
    d p m w s";

/// No unit of any good comes from nowhere or goes anywhere.
#[test]
fn rb_set_05_rb_prod_01_rb_prod_07_every_unit_of_every_good_is_accounted_for() {
    let mut seen = BTreeMap::new();
    let named = |name: &str| built_in(name).expect("a map of the box").file().clone();
    let mut games = vec![
        (setup_of(drawn(BAY, 3), 3), 2_500),
        (setup_of(drawn(BAY, 2), 2), 2_500),
        (setup_of(drawn(BAY, 1), 1), 2_500),
        (setup_of(named("Mesopotamia"), 1), 1_500),
        (setup_of(named("The Pacific"), 2), 1_000),
        (setup_of(named("Entangled"), 3), 1_000),
        (Setup::on("Differences", 5), 600),
        (Setup::on("Great Plains", 2), 600),
    ];
    for seats in [2, 4] {
        games.push((Setup::free(20, seats), 400));
    }
    for (nth, (setup, n_actions)) in games.iter().enumerate() {
        for game in 0..14 {
            let seed = 100 * nth as u64 + game;
            let state = if game % 2 == 0 {
                State::new(setup, Seed::from(seed)).unwrap()
            } else {
                furnished(setup, seed)
            };
            play(state, seed, *n_actions, &mut seen);
        }
    }
    // None of it is idle: everything that changes how much there is has happened.
    for event in [
        "Settled",
        "Yielded",
        "Mined",
        "GooseBorn",
        "Handed",
        "BillOpened",
        "Paid",
        "BillWithdrawn",
        "Produced",
        "RanByItself",
        "MadeForNobody",
        "Vanished",
        "TransporterMade",
        "DonkeyBorn",
        "Destroyed",
        "Researched",
        "Upgraded",
        "Stepped",
        "Built",
        "ShaftSunk",
        "RoadBuilt",
        "BridgeBuilt",
        "WallBuilt",
        "WallRazed",
        "BrickLaid",
        "PushedOff",
        "Asked",
    ] {
        let count = seen.get(event).copied().unwrap_or(0);
        assert!(count >= 2, "{event} happened {count} times: {seen:?}");
    }
}

/// A leak of a single unit is found, of any good, on the ground or on a transporter.
#[test]
fn a_leak_of_one_unit_is_found() {
    let mut state = State::new(&setup_of(drawn(BAY, 1), 1), Seed::from(1)).unwrap();
    let home = state.list_actions(Seat::FIRST)[0];
    state.apply(Seat::FIRST, &home, &mut ()).unwrap();
    let before = state.position();
    let take = state
        .list_actions(Seat::FIRST)
        .into_iter()
        .find(|action| matches!(action, Action::Hand { .. }))
        .unwrap();
    let mut events = Vec::new();
    state.apply(Seat::FIRST, &take, &mut events).unwrap();
    let after = state.position();
    let taken = (Seat::FIRST, take);
    check(&state, &before, taken, &events, &after);
    let is_found = |after: &Position, events: &[Event]| {
        std::panic::catch_unwind(|| check(&state, &before, taken, events, after)).is_err()
    };
    for good in Good::ALL {
        let mut leaky = after.clone();
        leaky.goods[0].goods[good] += 1;
        assert!(is_found(&leaky, &events), "{good} on the ground");
        let mut leaky = after.clone();
        leaky.seats[0].transporters[1].cargo[good] += 1;
        assert!(is_found(&leaky, &events), "{good} on a transporter");
    }
    // Nor does an event explain what did not happen.
    let lie = Event::GooseBorn {
        region: after.goods[0].region,
    };
    let mut told = events.clone();
    told.push(lie);
    assert!(is_found(&after, &told));
}

/// What a boat has paid for a wall that pushes it off does not go out to sea with it (RB-BUILD-17).
#[test]
fn rb_build_17_a_boat_that_pays_for_the_wall_that_pushes_it_off_takes_the_rest_along() {
    let (donkey, raft) = (of(RED, 0), of(BLUE, 0));
    let table = Layout::of("0,0 pasture; 1,0 sea; 2,0 pasture")
        .phase(Phase::Building)
        .put(donkey, Transport::Donkey, land(0, 0))
        .put(raft, Transport::Raft, dock(at(0, 0), 0))
        .load(raft, Stone, 2)
        .start();
    let mut state = table.0;
    let mut happened = Vec::new();
    for (seat, action) in [
        (RED, wall(at(0, 0), 0)),
        (RED, pay(Stone, raft)),
        (BLUE, Action::Agree),
    ] {
        let before = state.position();
        let mut events = Vec::new();
        state.apply(seat, &action, &mut events).unwrap();
        check(&state, &before, (seat, action), &events, &state.position());
        happened.extend(events);
    }
    let is_pushed = |event: &Event| matches!(event, Event::PushedOff { .. });
    assert!(happened.iter().any(is_pushed), "{happened:?}");
}
