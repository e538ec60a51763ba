//! The count at the end, against a slow scorer that knows nothing but the rules page.

use std::collections::{BTreeMap, BTreeSet};

use amsterdam::{
    Action, Board, BoardFile, ContractId, Event, Phase, Position, RouteId, SeatPosition, Setup,
    State, Tally, View,
};
use game::{Dice, Game, Seat, Seed, Viewer};
use proptest::prelude::*;

/// Points for a route by its length (AM-BUILD-06).
fn points_of_length(length: u8) -> i32 {
    match length {
        1 => 1,
        2 => 2,
        3 => 4,
        4 => 7,
        _ => panic!("the box has no route of {length} spaces"),
    }
}

/// Points for places in the count of bonus cards (AM-END-03).
fn bonus_places(n_seats: usize) -> &'static [i32] {
    match n_seats {
        2 => &[8, 4],
        3 => &[8, 5, 2],
        4 => &[8, 6, 4, 2],
        _ => panic!("{n_seats} seats do not play (AM-BOX-01)"),
    }
}

/// Whether these routes join two places without a break (AM-CON-04).
fn joins(file: &BoardFile, routes: &[usize], from: &str, to: &str) -> bool {
    let mut neighbours: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for &idx in routes {
        let route = &file.routes[idx];
        neighbours.entry(&route.a).or_default().push(&route.b);
        neighbours.entry(&route.b).or_default().push(&route.a);
    }
    let mut reached = BTreeSet::from([from]);
    let mut frontier = vec![from];
    while let Some(place) = frontier.pop() {
        for &next in neighbours.get(place).into_iter().flatten() {
            if reached.insert(next) {
                frontier.push(next);
            }
        }
    }
    reached.contains(to)
}

/// Every seat's count, from nothing but what lies open at the end.
fn count(file: &BoardFile, view: &View) -> Vec<Tally> {
    let bonus_cards: Vec<u8> = view.seats.iter().map(|seat| seat.bonus).collect();
    let mut tallies = Vec::new();
    for seat in &view.seats {
        let routes: Vec<usize> = seat.routes.iter().map(|id| usize::from(id.0)).collect();
        let mut tally = Tally::default();
        for &idx in &routes {
            tally.routes += points_of_length(file.routes[idx].length);
        }
        for shown in seat.shown.as_ref().expect("contracts shown at the end") {
            let contract = &file.contracts[usize::from(shown.contract.0)];
            let met = joins(file, &routes, &contract.a, &contract.b);
            assert_eq!(shown.met, met);
            if met {
                tally.contracts += i32::from(contract.value);
                tally.met += 1;
            } else {
                tally.contracts -= i32::from(contract.value);
            }
        }
        // As many places are taken by others as there are seats with more cards (AM-END-04).
        let better = bonus_cards.iter().filter(|&&cards| cards > seat.bonus);
        let place = better.count();
        if seat.bonus > 0 {
            tally.bonus = bonus_places(view.seats.len())[place];
        }
        tally.total = tally.routes + tally.contracts + tally.bonus;
        tallies.push(tally);
    }
    tallies
}

/// Seats from the best to the worst, those that are equal together (AM-END-05).
fn ranking(tallies: &[Tally]) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<(i32, u8), Vec<usize>> = BTreeMap::new();
    for (idx, tally) in tallies.iter().enumerate() {
        groups
            .entry((tally.total, tally.met))
            .or_default()
            .push(idx);
    }
    groups.into_values().rev().collect()
}

/// Compares the engine's count of a game that is over with the slow one.
fn check_count(state: &State) {
    let board = Board::amsterdam();
    let view = state.view(Viewer::Table);
    let tallies = count(board.file(), &view);
    let counted: Vec<Tally> = view.seats.iter().filter_map(|seat| seat.tally).collect();
    assert_eq!(counted, tallies);
    for (seat, tally) in view.seats.iter().zip(&tallies) {
        assert_eq!(i32::from(seat.score), tally.routes);
    }

    let outcome = state.outcome().expect("a game that is over");
    let totals: Vec<i32> = tallies.iter().map(|tally| tally.total).collect();
    assert_eq!(outcome.points, totals);
    let mut place = 1;
    for (nth, group) in ranking(&tallies).into_iter().enumerate() {
        for &idx in &group {
            assert_eq!(usize::from(outcome.places[idx]), place);
        }
        if nth == 0 {
            let winners: Vec<usize> = outcome.winners().iter().map(Seat::index).collect();
            assert_eq!(winners, group);
        }
        place += group.len();
    }
}

/// What the events of the last action say about the count.
fn check_told(state: &State, events: &[Event]) {
    let seats = state.view(Viewer::Table).seats;
    let mut contracts: Vec<(usize, ContractId, bool)> = Vec::new();
    let mut sums = vec![[0, 0]; seats.len()];
    let mut told: Vec<Option<Tally>> = vec![None; seats.len()];
    for event in events {
        match event {
            Event::ContractCounted {
                seat,
                contract,
                met,
                points,
            } => {
                contracts.push((seat.index(), *contract, *met));
                sums[seat.index()][0] += points;
            }
            Event::BonusCounted {
                seat,
                cards,
                points,
            } => {
                assert_eq!(*cards, seats[seat.index()].bonus);
                sums[seat.index()][1] += points;
            }
            Event::SeatCounted { seat, tally } => told[seat.index()] = Some(*tally),
            _ => (),
        }
    }
    for (idx, seat) in seats.iter().enumerate() {
        let tally = seat.tally.expect("a game that is over");
        assert_eq!(told[idx], Some(tally));
        assert_eq!(sums[idx], [tally.contracts, tally.bonus]);
        for shown in seat.shown.iter().flatten() {
            assert!(contracts.contains(&(idx, shown.contract, shown.met)));
        }
    }
    let shown = seats.iter().flat_map(|seat| seat.shown.iter().flatten());
    assert_eq!(contracts.len(), shown.count());
}

/// The running score equals the count of the routes, and so do the carts (AM-END-06, AM-BUILD-01).
fn check_running(state: &State) {
    let board = Board::amsterdam();
    for seat in state.seats() {
        let routes = state.routes(seat);
        let length = |id: RouteId| board.file().routes[usize::from(id.0)].length;
        let lengths: Vec<u8> = routes.iter().map(length).collect();
        let points: i32 = lengths.iter().copied().map(points_of_length).sum();
        assert_eq!(i32::from(state.score(seat)), points);
        assert_eq!(state.carts(seat) + lengths.iter().sum::<u8>(), 16);
    }
}

/// Plays at random. Seats that are keen build wherever they can.
fn play(seats: u8, seed: u64, keen: bool) -> State {
    let mut state =
        State::new(&Setup::for_seats(seats), Seed::from(seed)).expect("a playable setup");
    let mut dice = Dice::new(Seed::from(seed ^ 0xdeed));
    let mut events = Vec::new();
    while let Some(seat) = state.to_act().lowest() {
        let mut actions = state.list_actions(seat);
        let is_build = |action: &Action| matches!(action, Action::Build { .. });
        if keen && actions.iter().any(is_build) {
            actions.retain(is_build);
        }
        let action = *dice.pick(&actions).expect("something to do");
        events.clear();
        state
            .apply(seat, &action, &mut events)
            .expect("a listed action");
        check_running(&state);
    }
    check_told(&state, &events);
    state
}

/// A game that is over, with routes, contracts and so bonus cards dealt at random.
fn random_end(n_seats: usize, seed: u64) -> State {
    let board = Board::amsterdam();
    let mut dice = Dice::new(Seed::from(seed));
    let mut seats = vec![SeatPosition::default(); n_seats];
    let mut left = vec![16; n_seats];
    let mut owners: BTreeMap<usize, usize> = BTreeMap::new();
    let mut order: Vec<usize> = (0..board.file().routes.len()).collect();
    dice.shuffle(&mut order);
    let n_routes = dice.below(order.len() as u32 + 1) as usize;
    for idx in order.into_iter().take(n_routes) {
        let owner = dice.below(n_seats as u32) as usize;
        let route = &board.file().routes[idx];
        // A seat cannot have both of a pair, and with two seats nobody has the second (AM-BUILD-07).
        let parallel = |other: &usize| {
            let other = &board.file().routes[*other];
            (&other.a, &other.b, other.length) == (&route.a, &route.b, route.length)
        };
        let twin = owners.iter().find(|(other, _)| parallel(other));
        let is_closed = twin.is_some_and(|(_, &holder)| n_seats == 2 || holder == owner);
        if is_closed || left[owner] < route.length {
            continue;
        }
        left[owner] -= route.length;
        owners.insert(idx, owner);
        let name = board.route_name(RouteId(idx as u8));
        seats[owner].routes.push(name.to_owned());
    }
    let mut contracts: Vec<ContractId> = board.contract_ids().collect();
    dice.shuffle(&mut contracts);
    let n_contracts = n_seats + dice.below((contracts.len() - n_seats) as u32) as usize;
    for (nth, &contract) in contracts.iter().take(n_contracts).enumerate() {
        let holder = if nth < n_seats {
            nth
        } else {
            dice.below(n_seats as u32) as usize
        };
        seats[holder].contracts.push(board.contract_name(contract));
    }
    let few_carts = left.iter().any(|&carts| carts <= 2);
    let position = Position {
        board: None,
        seats,
        first: None,
        phase: Phase::Over,
        turn: None,
        passes: if few_carts { 0 } else { n_seats as u8 },
        last_turns: few_carts.then_some(0),
        face_up: ["pink", "blue", "green", "black", "red"]
            .map(|name| name.parse().expect("a card"))
            .to_vec(),
        deck: None,
        discard: None,
        contract_deck: None,
        stock: None,
    };
    State::from_position(&position, Seed::from(1)).expect("a position that can be")
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn am_end_02_am_end_03_am_end_04_am_end_05_am_end_06_a_game_played_at_random_is_counted_as_the_rules_say(seats in 2_u8..=4, seed: u64, keen: bool) {
        check_count(&play(seats, seed, keen));
    }

    #[test]
    fn am_end_02_am_end_03_am_end_04_am_end_05_am_end_06_am_con_04_any_end_is_counted_as_the_rules_say(seats in 2_usize..=4, seed: u64) {
        let state = random_end(seats, seed);
        check_running(&state);
        check_count(&state);
    }
}

/// The random ends are worth counting: ties, met contracts, shared wins and seats without bonus cards all come up.
#[test]
fn random_ends_are_of_all_kinds() {
    let (mut met, mut unmet, mut none, mut tied, mut by_met, mut shared) = (0, 0, 0, 0, 0, 0);
    for seed in 0..3_000 {
        let state = random_end(2 + seed as usize % 3, seed);
        let seats = state.view(Viewer::Table).seats;
        let tallies: Vec<Tally> = seats.iter().filter_map(|seat| seat.tally).collect();
        for (seat, tally) in seats.iter().zip(&tallies) {
            met += u32::from(tally.met > 0);
            unmet += u32::from(usize::from(tally.met) < seat.contracts);
            none += u32::from(seat.bonus == 0);
            tied += u32::from(
                seats
                    .iter()
                    .filter(|other| other.bonus == seat.bonus)
                    .count()
                    > 1,
            );
        }
        let best = &ranking(&tallies)[0];
        let points = tallies[best[0]].total;
        let equals = tallies.iter().filter(|tally| tally.total == points).count();
        shared += u32::from(best.len() > 1);
        by_met += u32::from(equals > best.len());
    }
    for seen in [met, unmet, none, tied, by_met, shared] {
        assert!(
            seen > 0,
            "met {met}, unmet {unmet}, none {none}, tied {tied}, by met {by_met}, shared {shared}"
        );
    }
}
