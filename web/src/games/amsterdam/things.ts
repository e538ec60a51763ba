// The names of all that messages are made with.

import { MESSAGES } from '../../gen/amsterdam/messages';
import type { Thing } from '../../gen/amsterdam';
import { aboutOf, type Names } from '../message';
import type { Board } from './board';
import {
  cardName,
  colorName,
  contractName,
  endsName,
  paymentName,
  routeName,
  signed,
} from './naming';

/** What a line of the log points at. */
export type Target = { route: number } | { contract: number };

export const namesOf = (board: Board): Names<Thing> => ({
  card: cardName,
  color: colorName,
  route: (route) => routeName(board, route),
  route_color: (route) => colorName(board.routes[route]?.color ?? 'grey'),
  route_length: (route) => board.routes[route]?.length ?? 0,
  route_points: (route) => board.score[String(board.routes[route]?.length)] ?? 0,
  route_has_cart: (route) => (board.routes[route]?.cart ? 'yes' : 'no'),
  contract: (contract) => contractName(board, contract),
  contracts: (contracts) => contracts.map((contract) => contractName(board, contract)).join(', '),
  contract_ends: (contract) => {
    const found = board.contracts[contract];
    return found ? endsName(found) : '';
  },
  payment: ([route, color, wilds]) => paymentName(board, { route, color, wilds }),
  signed_points: signed,
});

/** What on the board an event or an action is about. */
export function targetOf(told: object): Target | undefined {
  const [kind, made = []] = aboutOf(told, MESSAGES) ?? [];
  const [first] = made;
  if (kind === 'route') return { route: first as number };
  if (kind === 'contract') return { contract: first as number };
  const [contract] = kind === 'contracts' ? (first as number[]) : [];
  return contract === undefined ? undefined : { contract };
}
