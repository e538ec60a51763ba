// What happened, and what can be done, in words.

import type { Action, Event } from '../../gen/amsterdam';
import { say } from '../../lib/words.svelte';
import type { GamePage, LogLine } from '../game-page';
import { boardOf, type Board } from './board';
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

export const tell: GamePage['tell'] = (step, { names, setup }) => {
  const board = boardOf(setup);
  return (step.events as Event[]).flatMap((event) => lines(event, board, names));
};

function lines(event: Event, board: Board, names: readonly string[]): LogLine[] {
  const seat = 'seat' in event ? event.seat : undefined;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const line = (text: string, target?: Target): LogLine[] => [{ text, seat, target }];
  switch (event.event) {
    case 'contracts_chosen': {
      const chosen = line(say('am-chose-contracts', { name }));
      return event.kept ? [...chosen, ...kept(event.kept, board, name, seat)] : chosen;
    }
    case 'card_drawn':
      return event.card === null || event.card === undefined
        ? line(say('am-drew-card', { name }))
        : line(say('am-drew-this-card', { name, card: cardName(event.card) }));
    case 'card_taken':
      return line(say('am-took-card', { name, card: cardName(event.card) }));
    case 'card_turned_up':
      return line(say('am-turned-up', { card: cardName(event.card) }));
    case 'face_up_cleared':
      return line(say('am-cleared'));
    case 'deck_shuffled':
      return line(say('am-shuffled'));
    case 'route_built': {
      const { route, points } = event;
      const payment = paymentName(board, event);
      const text = say('am-built', { name, route: routeName(board, route), payment, points });
      return line(text, { route });
    }
    case 'bonus_taken':
      return line(say('am-took-bonus', { name }));
    case 'contracts_drawn':
      return line(say('am-drew-contracts', { name, contracts: event.count }));
    case 'contracts_kept':
      return event.kept
        ? kept(event.kept, board, name, seat)
        : line(say('am-kept-contracts', { name, contracts: event.count }));
    case 'passed':
      return line(say('am-passed', { name }));
    case 'last_round_begun':
      return line(say('am-last-round-begun', { name }));
    case 'contract_counted': {
      const { contract, met } = event;
      const found = board.contracts[contract];
      const key = met ? 'am-counted-met' : 'am-counted-open';
      const args = { name, contract: found ? endsName(found) : '', points: signed(event.points) };
      return line(say(key, args), { contract });
    }
    case 'bonus_counted': {
      const { cards, points } = event;
      return line(say('am-counted-bonus', { name, cards, points: signed(points) }));
    }
    case 'seat_counted':
      // The table of points says the same.
      return [];
  }
}

/** Which contracts somebody has kept: a line that points at the first of them. */
function kept(ids: readonly number[], board: Board, name: string, seat?: number): LogLine[] {
  const contracts = ids.map((id) => contractName(board, id)).join(', ');
  const first = ids[0];
  const target = first === undefined ? undefined : { contract: first };
  return [{ text: say('am-kept-these', { name, contracts }), seat, target }];
}

export const offer: GamePage['offer'] = (action, { setup }) =>
  offerOf(action as Action, boardOf(setup));

/** An action in words. */
export function offerOf(action: Action, board: Board): string {
  switch (action.do) {
    case 'draw':
      return say('am-do-draw');
    case 'take':
      return say('am-do-take', { card: cardName(action.card) });
    case 'build': {
      const route = board.routes[action.route];
      if (!route) return routeName(board, action.route);
      const { length, color, cart } = route;
      return say(cart ? 'am-do-build-bonus' : 'am-do-build', {
        route: endsName(route),
        color: colorName(color),
        length,
        points: board.score[String(length)] ?? 0,
      });
    }
    case 'draw_contracts':
      return say('am-do-draw-contracts');
    case 'keep':
      return say('am-do-keep', { contract: contractName(board, action.contract) });
    case 'keep_both':
      return say('am-do-keep-both');
    case 'pass':
      return say('am-do-pass');
  }
}
