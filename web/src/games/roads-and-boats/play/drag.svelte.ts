// Dragging a good from where it lies to another holder.

import { Drag } from '../../../table/play/drag.svelte';
import { GOODS } from '../../../gen/roads-and-boats/tables';
import type { Good, Holder, Region } from '../types';
import type { Choosing, Lifted } from './choosing.svelte';

/** How a holder is written on the elements that take goods. */
export const holderMark = (holder: Holder): string => JSON.stringify(holder);

/** The holder that an element belongs to: a line of a list, or a thing that is drawn. */
export function holderAt(element: Element | null): Holder | undefined {
  const mark = element?.closest<HTMLElement>('[data-holder]')?.dataset.holder;
  if (mark !== undefined) return JSON.parse(mark) as Holder;
  const key = element?.closest('[data-target]')?.getAttribute('data-target') ?? '';
  const [kind = '', rest = ''] = key.split(' ');
  if (kind === 'transporter') return { transporter: Number(rest) };
  return kind === 'region' || kind === 'land' ? { region: regionIn(rest) } : undefined;
}

/** The good that is drawn under an element, and where it lies. */
export function goodAt(element: Element | null): { good: Good; from: Holder } | undefined {
  const key = element?.closest('[data-target]')?.getAttribute('data-target') ?? '';
  const [good, ...rest] = key.split(' ');
  if (!GOODS.includes(good as Good)) return undefined;
  const from: Holder =
    rest[0] === 'on' ? { transporter: Number(rest[1]) } : { region: regionIn(rest[0] ?? '') };
  return { good: good as Good, from };
}

const regionIn = (key: string): Region => {
  const [q = 0, r = 0, nth = 0] = key.split(',').map(Number);
  return nth === 0 ? [q, r] : [q, r, nth];
};

/** Goods are dragged with a mouse or a pen alone: a finger that wanders is scrolling, and has buttons for all of this. */
export const goodDrag = (choosing: Choosing): Drag<Lifted> =>
  new Drag<Lifted>({
    byTouch: false,
    lift: (lifted) => (choosing.lifted = lifted),
    drop: (_, on) => {
      // What the position has ceased to allow meanwhile has been laid down already.
      const { lifted } = choosing;
      choosing.lifted = undefined;
      const to = holderAt(on);
      if (lifted && to) choosing.hand(lifted, to);
    },
    putBack: () => (choosing.lifted = undefined),
  });
