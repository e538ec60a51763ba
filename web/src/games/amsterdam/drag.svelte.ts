// Dragging a colour from the hand onto the map.

import type { Card } from '../../gen/amsterdam';
import { Drag } from '../../table/play/drag.svelte';
import { routeAt } from './board/hit';
import type { AmsterdamDoing } from './doing.svelte';

export const cardDrag = (doing: AmsterdamDoing): Drag<Card> =>
  new Drag<Card>({
    byTouch: true,
    lift: (card) => doing.grab(card),
    drop: (_, on) => {
      const route = routeAt(on);
      if (route !== undefined) doing.build(route);
      // The cards go back unless there is something left to choose or to confirm.
      if (doing.paying === undefined && doing.pending === undefined) doing.picked = {};
    },
    putBack: () => doing.cancel(),
  });
