export type Color = 'pink' | 'blue' | 'green' | 'black' | 'red' | 'orange';
export type Card = Color | 'wild';
export type Cards = { [card in Card]?: number };
export type Phase = 'choosing' | 'turn' | 'second_card' | 'offer' | 'over';
export type Tally = { routes: number; contracts: number; bonus: number; total: number; met: number };
export type ContractView = { contract: number; met: boolean };
export type SeatView = {
  carts: number;
  score: number;
  cards: number;
  bonus: number;
  contracts: number;
  routes: number[];
  shown: ContractView[] | null;
  tally: Tally | null;
};
export type View = {
  phase: Phase;
  to_act: number[];
  turn: number;
  last_turns: number | null;
  seats: SeatView[];
  face_up: Card[];
  deck: number;
  discard: Cards;
  contract_deck: number;
  bonus_left: number;
  hand: Cards | null;
  contracts: ContractView[] | null;
  offer: number[] | null;
};
export type Action =
  | { do: 'draw' }
  | { do: 'take'; card: Card }
  | { do: 'build'; route: number; color?: Color; wilds?: number }
  | { do: 'draw_contracts' }
  | { do: 'keep'; contract: number }
  | { do: 'keep_both' }
  | { do: 'pass' };
export type Event =
  | { event: 'contracts_chosen'; seat: number; kept: number[] | null }
  | { event: 'card_drawn'; seat: number; card: Card | null }
  | { event: 'card_taken'; seat: number; card: Card }
  | { event: 'card_turned_up'; card: Card }
  | { event: 'face_up_cleared'; cards: Card[] }
  | { event: 'deck_shuffled'; cards: number }
  | {
      event: 'route_built';
      seat: number;
      route: number;
      color: Color | null;
      wilds: number;
      points: number;
    }
  | { event: 'bonus_taken'; seat: number }
  | { event: 'contracts_drawn'; seat: number; count: number; contracts: number[] | null }
  | { event: 'contracts_kept'; seat: number; count: number; kept: number[] | null }
  | { event: 'passed'; seat: number }
  | { event: 'last_round_begun'; seat: number }
  | { event: 'contract_counted'; seat: number; contract: number; met: boolean; points: number }
  | { event: 'bonus_counted'; seat: number; cards: number; points: number }
  | { event: 'seat_counted'; seat: number; tally: Tally };
