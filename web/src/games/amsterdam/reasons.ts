// Why an action cannot be taken, in the words of the table: the server names the reason, the position fills it in.

import type { Problem } from '../../gen';
import type { Action, View } from '../../gen/amsterdam';
import { words, type Args } from '../../lib/words.svelte';
import { count, type Board } from './board';
import { cardName, colorName, routeName } from './naming';

interface Position {
  board: Board;
  view: View;
  eyes: number | undefined;
  names: readonly string[];
}

/** What a refusal says: its own message where there is one, else the text of its rule. */
export function reasonOf(problem: Problem, action: Action, position: Position): string {
  const args = argsOf(action, position);
  return words.find(problem.key, args) ?? problem.message;
}

/** Everything that a message about this action may ask for. */
function argsOf(action: Action, { board, view, eyes, names }: Position): Args {
  const args: Args = { seat: (eyes ?? 0) + 1, name: names[view.turn] ?? '' };
  if (action.do === 'take') return { ...args, card: cardName(action.card) };
  if (action.do !== 'build') return args;
  const route = board.routes[action.route];
  if (!route) return args;
  const owner = view.seats.findIndex(({ routes }) => routes.includes(action.route));
  const wilds = action.wilds ?? 0;
  const isWild = action.color === undefined || wilds > count(view.hand, 'wild');
  const card = isWild ? 'wild' : (action.color ?? 'wild');
  return {
    ...args,
    route: routeName(board, action.route),
    name: names[owner < 0 ? view.turn : owner] ?? '',
    color: colorName(route.color),
    length: route.length,
    left: view.seats[eyes ?? -1]?.carts ?? 0,
    card: cardName(card),
    needed: isCartsShort(view, eyes, route.length)
      ? route.length
      : isWild
        ? wilds
        : route.length - wilds,
    held: count(view.hand, card),
  };
}

/** Carts are asked for before cards. */
const isCartsShort = (view: View, eyes: number | undefined, length: number): boolean =>
  (view.seats[eyes ?? -1]?.carts ?? 0) < length;
