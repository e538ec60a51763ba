// How far a contract is, in words.

import type { View } from '../../gen/amsterdam';
import { say } from '../../lib/words.svelte';
import type { Board } from './board';
import { endsName } from './naming';
import { shortestWay } from './network';

/** What is still missing for a contract that is not met. */
export function missingText(board: Board, view: View, seat: number, id: number): string {
  const contract = board.contracts[id];
  if (!contract || view.phase === 'over') return say('am-contract-open');
  const way = shortestWay(board, view, seat, contract.a, contract.b);
  if (!way) return say('amp-cut-off');
  const { spaces, gaps } = way;
  const [first] = gaps;
  // The contract itself says which places, as long as nothing of the way is built.
  const isWhole = first?.[0] === contract.a && first[1] === contract.b;
  const places = gaps.map(([a, b]) => endsName({ a, b })).join(', ');
  const text = isWhole
    ? say('amp-not-begun', { spaces })
    : say('amp-not-joined', { places, spaces });
  const carts = view.seats[seat]?.carts ?? 0;
  return spaces > carts ? `${text} ${say('amp-too-far')}` : text;
}
